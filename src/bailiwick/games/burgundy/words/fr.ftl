## the game

rules-title = Les règles des Châteaux de Bourgogne

## journal

chose-board = { $seat } a choisi : { $board }.
castle-laid = { $seat } commence avec un château sur la rangée { $row }, case{ "\u00A0" }{ $space }.
phase-begins = La phase { $phase } commence : chaque région terminée rapporte { $points } points de plus.
round-begins = Manche { $round } : { $good } pour le dépôt { $depot }.
rolled = { $seat } obtient { $first } et { $second }.
took = { $seat } prend { $tile } au dépôt { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    }.
placed = { $seat } pose { $tile } sur la rangée { $row }, case{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    }.
sold = { $seat } vend { $count } × { $good } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
        [one] , +{ $silver } pépite d'argent
       *[other] , +{ $silver } pépites d'argent
    }{ $workers ->
        [0] {""}
        [one] , +{ $workers } ouvrier
       *[other] , +{ $workers } ouvriers
    }.
worked = { $seat } reçoit { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $silver ->
        [0] {""}
        [one] , +{ $silver } pépite d'argent
       *[other] , +{ $silver } pépites d'argent
    }.
bought = { $seat } achète { $tile } { $depot ->
        [0] au dépôt noir
       *[other] au dépôt { $depot }
    } pour { $silver ->
        [0] { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }
        [one] { $silver } pépite d'argent
       *[other] { $silver } pépites d'argent
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}et { $workers } ouvrier
           *[other] {" "}et { $workers } ouvriers
        }
    }.
discarded = { $seat } retire { $tile } de sa réserve.
scored-animals = Le pâturage rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $seat }.
scored-watchtower = La tour de guet rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $seat }.
got-workers = { $seat } reçoit { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
got-silver = { $seat } reçoit { $silver ->
        [one] { $silver } pépite d'argent
       *[other] { $silver } pépites d'argent
    }.
moved-ahead = { $seat } avance sur la case { $place } de la piste d'ordre du tour.
nothing-to-load = Il n'y a pas de marchandises pour lesquelles { $seat } ait de la place.
loaded = { $seat } charge { $count } × { $good }.
loaded-nothing = Le navire de { $seat } ne charge rien.
finished-area = { $seat } termine une région ({ $colour }, taille { $size }) : { $points } + { $more } points.
won-bonus = { $seat } a rempli toutes les cases d'une couleur ({ $colour }) et prend la { $bonus } tuile bonus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
declined = { $seat } n'utilise pas l'effet ({ $tile }).
lapsed = { $tile } est sans effet pour { $seat }.
mines-paid = Les mines rapportent à { $seat } { $silver ->
        [one] { $silver } pépite d'argent
       *[other] { $silver } pépites d'argent
    }{ $workers ->
        [0] {""}
        [one] , +{ $workers } ouvrier
       *[other] , +{ $workers } ouvriers
    }.
scored-leftovers = { $seat } compte ses restes : marchandises { $goods }, argent { $silver }, ouvriers { $workers }.
scored-knowledge = { $tile } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $seat }.
ended-with = { $seat } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à la place { $place }.

## journal of the solo game

tile-removed = { $tile } quitte le dépôt { $depot } et la partie.
goods-swept = { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } des autres dépôts : hors du jeu.
took-joker = { $seat } prend { $tile } face cachée comme joker.
gave = { $seat } donne une marchandise ({ $good }).
finished-colour = { $seat } a rempli toutes les cases d'une couleur ({ $colour }).
met-target = { $seat } atteint { $target } points : une action gratuite.
cashed-silver = { $seat } échange une pépite d'argent contre un point.
solo-won = Toutes les cases sont remplies : { $seat } gagne.
solo-lost = { $empty ->
        [one] { $empty } case reste vide
       *[other] { $empty } cases restent vides
    } : { $seat } perd.

## options

option-take = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Prendre { $tile } au dépôt { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    }
option-place = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Poser { $tile } sur un { $die }, rangée { $row }, case{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
option-sell = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Vendre { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
        [one] , +{ $silver } pépite d'argent
       *[other] , +{ $silver } pépites d'argent
    }
option-sell-helped = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Vendre { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } ouvrier)
       *[other] {" "}({ $workers } ouvriers)
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
        [one] , +{ $silver } pépite d'argent
       *[other] , +{ $silver } pépites d'argent
    } et un ouvrier
option-workers = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Recevoir { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $silver ->
        [0] {""}
        [one] , +{ $silver } pépite d'argent
       *[other] , +{ $silver } pépites d'argent
    }
option-buy = Acheter { $tile } { $depot ->
        [0] au dépôt noir
       *[other] au dépôt { $depot }
    } pour { $silver ->
        [0] { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }
        [one] { $silver } pépite d'argent
       *[other] { $silver } pépites d'argent
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}et { $workers } ouvrier
           *[other] {" "}et { $workers } ouvriers
        }
    }
option-discard = Retirer { $tile } du jeu
option-ship-depot = Charger au dépôt { $depot } : { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
option-ship-none = Ne rien charger
option-ship-second = Charger aussi au dépôt { $depot } : { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
option-ship-stop = Charger seulement au dépôt { $depot }
option-ship-store = Garder { $count } × { $good }
option-skip = Ne pas utiliser l'effet
option-board = Plateau : { $board }
option-start = Commencer sur un { $die }, rangée { $row }, case{ "\u00A0" }{ $space }
option-joker = Donner { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } pour { $tile } comme joker
option-no-joker = Garder les marchandises
option-give = Donner une marchandise ({ $good })
option-bonus-tile = Poser { $tile } du dépôt noir
option-cash-silver = Échanger une pépite d'argent contre un point

## questions

ask-turn = { $purchases ->
    [0] Utilisez un dé.
   *[other] Utilisez un dé ou achetez une tuile.
}
ask-buy = Les deux dés sont utilisés. Autre chose ?
ask-discard = Votre réserve est pleine. Quelle tuile fait place à { $tile } ?
ask-castle-action = Une action de plus, numéro au choix : laquelle ?
ask-building-take = { $tile } : quelle tuile prenez-vous ?
ask-city-hall = Hôtel de ville : posez encore une tuile, numéro au choix.
ask-warehouse = Entrepôt : quelles marchandises vendez-vous ?
ask-ship-depot = Où votre navire charge-t-il ?
ask-ship-second = Votre navire charge au dépôt { $depot }. À côté aussi ?
ask-ship-store = Tous les types ne tiennent pas (place pour { $count }). Lequel gardez-vous ?
ask-board = Sur quel plateau jouez-vous ?
ask-start = Où se dresse votre premier château ?
ask-joker = Donner { $count } marchandises pour une tuile noire comme joker ?
ask-give = Quelles marchandises donnez-vous ? Encore { $count }.
ask-bonus-tile = Une couleur est terminée : quelle tuile noire posez-vous aussitôt ?
ask-bonus-space = Où posez-vous { $tile } ?

## why not

why-not-yours = Ceci est à { $seat }.
why-dice-used = Vos deux dés ont servi.
why-die-used = Ce dé a déjà fait son action.
why-equal-dice = Les deux dés montrent le même nombre : prenez l'autre.
why-no-die = Cette action se fait sans dé.
why-take = De vos dés au dépôt { $depot }, il faut { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; vous en avez { $have }.
why-place = Pour poser ceci, il faut { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; vous en avez { $have }.
why-sell = De vos dés au nombre { $number }, il faut { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; vous en avez { $have }.
why-bought = Vous avez déjà acheté une tuile pendant ce tour.
why-silver = Une tuile coûte { $price ->
        [one] { $price } pépite d'argent
       *[other] { $price } pépites d'argent
    } ; vous en avez { $have }.
why-sold-out = Il n'y a plus de tuile à acheter.
why-buy-later = On achète avant ou après une action, pas au milieu.
why-black = { $tile } : ne prend rien dans le dépôt noir.
why-colour = { $tile } : prend d'autres tuiles, pas celles-ci ({ $colour }).
why-filled = Une tuile est posée ici, et elle y reste.
why-far = Aucune de vos tuiles ne la touche.
why-no-tile = Votre réserve n'a pas de tuile pour elle ({ $colour }).
why-no-space = Aucune case libre ne lui convient à côté de vos tuiles ({ $colour }).
why-same-building = { $tile } : une ville n'a qu'un bâtiment de chaque sorte.
why-copy = Vous en avez deux ({ $tile }) : prenez l'autre.
why-ship = Les marchandises se chargent quand on pose un navire.

## where points come from

source-goods = Ventes
source-animals = Animaux
source-watchtower = Tours de guet
source-area-size = Régions
source-area-phase = Phases
source-colour-bonus = Tuiles bonus
source-end-goods = Marchandises restantes
source-end-silver = Argent restant
source-end-workers = Ouvriers restants
source-spaces = Cases remplies
source-k15 = Connaissance 15
source-k16 = Connaissance 16
source-k17 = Connaissance 17
source-k18 = Connaissance 18
source-k19 = Connaissance 19
source-k20 = Connaissance 20
source-k21 = Connaissance 21
source-k22 = Connaissance 22
source-k23 = Connaissance 23
source-k24 = Connaissance 24
source-k25 = Connaissance 25
source-k26 = Connaissance 26

## names

colour-castle = châteaux
colour-mine = mines
colour-ship = navires
colour-animal = animaux
colour-knowledge = connaissances
colour-building = bâtiments
colour-black = noir
colour-joker = joker
good-turquoise = drap
good-purple = vin
good-pink = poterie
good-red = pommes
good-brown = bière
good-orange = miel
phase-A = A
phase-B = B
phase-C = C
phase-D = D
phase-E = E
bonus-large = grande
bonus-small = petite
board-b1 = duché 1
board-b2 = duché 2
board-b3 = duché 3
board-b4 = duché 4
board-b5 = duché 5
board-b6 = duché 6
board-b7 = duché 7
board-b8 = duché 8
board-b9 = duché 9
board-x2 = duché 2 de 2019
board-sa = plateau solo, face A
board-sb = plateau solo, face B
card-card-a = carte 1
card-card-b = carte 2
card-card-c = carte 3
card-card-d = carte 4
card-card-e = carte 5
card-card-f = carte 6
tile-warehouse = Entrepôt
about-tile-warehouse = Vendez un type de marchandises au choix.
tile-carpenter = Menuiserie
about-tile-carpenter = Prenez un bâtiment dans n'importe quel dépôt numéroté.
tile-church = Église
about-tile-church = Prenez une mine, une connaissance ou un château dans n'importe quel dépôt numéroté.
tile-market = Marché
about-tile-market = Prenez un navire ou des animaux dans n'importe quel dépôt numéroté.
tile-boarding-house = Pension
about-tile-boarding-house = Recevez 4 ouvriers.
tile-bank = Banque
about-tile-bank = Recevez 2 pépites d'argent.
tile-city-hall = Hôtel de ville
about-tile-city-hall = Posez une autre tuile de votre réserve, quel que soit le numéro.
tile-watchtower = Tour de guet
about-tile-watchtower = Marquez 4 points.
tile-castle = Château
about-tile-castle = Aussitôt une action de plus, numéro au choix.
tile-mine = Mine
about-tile-mine = Une pépite d'argent à la fin de chaque phase.
tile-ship = Navire
about-tile-ship = Chargez les marchandises d'un dépôt et avancez dans l'ordre du tour.
tile-joker = Joker
about-tile-joker = Convient à toutes les couleurs, sans autre effet.
tile-cow-2 = 2 vaches
about-tile-cow-2 = Comptez toutes les vaches de ce pâturage, ces 2 comprises.
tile-cow-3 = 3 vaches
about-tile-cow-3 = Comptez toutes les vaches de ce pâturage, ces 3 comprises.
tile-cow-4 = 4 vaches
about-tile-cow-4 = Comptez toutes les vaches de ce pâturage, ces 4 comprises.
tile-sheep-2 = 2 moutons
about-tile-sheep-2 = Comptez tous les moutons de ce pâturage, ces 2 compris.
tile-sheep-3 = 3 moutons
about-tile-sheep-3 = Comptez tous les moutons de ce pâturage, ces 3 compris.
tile-sheep-4 = 4 moutons
about-tile-sheep-4 = Comptez tous les moutons de ce pâturage, ces 4 compris.
tile-pig-2 = 2 cochons
about-tile-pig-2 = Comptez tous les cochons de ce pâturage, ces 2 compris.
tile-pig-3 = 3 cochons
about-tile-pig-3 = Comptez tous les cochons de ce pâturage, ces 3 compris.
tile-pig-4 = 4 cochons
about-tile-pig-4 = Comptez tous les cochons de ce pâturage, ces 4 compris.
tile-chicken-2 = 2 poules
about-tile-chicken-2 = Comptez toutes les poules de ce pâturage, ces 2 comprises.
tile-chicken-3 = 3 poules
about-tile-chicken-3 = Comptez toutes les poules de ce pâturage, ces 3 comprises.
tile-chicken-4 = 4 poules
about-tile-chicken-4 = Comptez toutes les poules de ce pâturage, ces 4 comprises.
tile-k01 = Connaissance 1 (bâtiments identiques)
about-tile-k01 = Une ville peut contenir plusieurs fois le même bâtiment.
tile-k02 = Connaissance 2 (mineurs)
about-tile-k02 = À la fin d'une phase, chaque mine rapporte aussi un ouvrier.
tile-k03 = Connaissance 3 (ventes à 2 pépites)
about-tile-k03 = Chaque vente rapporte 2 pépites d'argent au lieu d'une.
tile-k04 = Connaissance 4 (ventes avec ouvrier)
about-tile-k04 = Chaque vente rapporte aussi un ouvrier.
tile-k05 = Connaissance 5 (deux chargements)
about-tile-k05 = Vos navires peuvent charger à deux dépôts voisins.
tile-k06 = Connaissance 6 (acheter partout)
about-tile-k06 = Votre achat peut aussi venir d'un dépôt numéroté.
tile-k07 = Connaissance 7 (animaux +1)
about-tile-k07 = Chaque tuile d'animaux qui marque rapporte 1 point de plus.
tile-k08 = Connaissance 8 (ouvriers ±2)
about-tile-k08 = Chaque ouvrier modifie un dé de 1 ou 2.
tile-k09 = Connaissance 9 (bâtiments ±1)
about-tile-k09 = Un pas gratuit quand un dé pose un bâtiment.
tile-k10 = Connaissance 10 (animaux et navires ±1)
about-tile-k10 = Un pas gratuit quand un dé pose des animaux ou un navire.
tile-k11 = Connaissance 11 (mines, châteaux, connaissances ±1)
about-tile-k11 = Un pas gratuit quand un dé pose une mine, un château ou une connaissance.
tile-k12 = Connaissance 12 (prises ±1)
about-tile-k12 = Un pas gratuit quand un dé prend une tuile dans un dépôt.
tile-k13 = Connaissance 13 (ouvriers et argent)
about-tile-k13 = L'action ouvriers rapporte aussi une pépite d'argent.
tile-k14 = Connaissance 14 (quatre ouvriers)
about-tile-k14 = L'action ouvriers rapporte 4 ouvriers au lieu de 2.
tile-k15 = Connaissance 15 (types vendus)
about-tile-k15 = À la fin : 3 points (2 dans l'édition récente) par type de marchandises vendu.
tile-k16 = Connaissance 16 (entrepôt)
about-tile-k16 = À la fin : 4 points par entrepôt dans votre duché.
tile-k17 = Connaissance 17 (tour de guet)
about-tile-k17 = À la fin : 4 points par tour de guet dans votre duché.
tile-k18 = Connaissance 18 (menuiserie)
about-tile-k18 = À la fin : 4 points par menuiserie dans votre duché.
tile-k19 = Connaissance 19 (église)
about-tile-k19 = À la fin : 4 points par église dans votre duché.
tile-k20 = Connaissance 20 (marché)
about-tile-k20 = À la fin : 4 points par marché dans votre duché.
tile-k21 = Connaissance 21 (pension)
about-tile-k21 = À la fin : 4 points par pension dans votre duché.
tile-k22 = Connaissance 22 (banque)
about-tile-k22 = À la fin : 4 points par banque dans votre duché.
tile-k23 = Connaissance 23 (hôtel de ville)
about-tile-k23 = À la fin : 4 points par hôtel de ville dans votre duché.
tile-k24 = Connaissance 24 (espèces d'animaux)
about-tile-k24 = À la fin : 4 points par espèce d'animaux dans votre duché.
tile-k25 = Connaissance 25 (marchandises vendues)
about-tile-k25 = À la fin : 1 point par marchandise vendue.
tile-k26 = Connaissance 26 (tuiles bonus)
about-tile-k26 = À la fin : 2 points (3 dans l'édition récente) par tuile bonus.

## options of the match

variant-mode = Plateaux
variant-mode-beginner = débutants : duché 1 pour tous
variant-mode-advanced-open = avancé : une carte chacun, choix ouvert
variant-mode-advanced-secret = avancé : une carte chacun, choix secret
variant-mode-random = au hasard, tous différents
variant-mode-free = choix libre dans l'ordre du tour
variant-mode-same = un plateau au hasard pour tous
variant-extra-boards = Plateaux en plus
variant-extra-boards-none = aucun
variant-extra-boards-x2 = duché 2 de 2019
variant-buy-during-effects = Achat pendant un château ou un hôtel de ville
variant-buy-during-effects-off = non
variant-buy-during-effects-on = oui
variant-k06-workers = Connaissance 6 : payer aussi en ouvriers
variant-k06-workers-off = non
variant-k06-workers-on = oui
variant-k15-value = Connaissance 15 : points par type
variant-k15-value-3 = 3
variant-k15-value-2 = 2
variant-k26-value = Connaissance 26 : points par tuile bonus
variant-k26-value-2 = 2
variant-k26-value-3 = 3
variant-show-projected = Montrer les points prévus
variant-show-projected-on = oui
variant-show-projected-off = non
variant-solo-side = Plateau solo
variant-solo-side-a = face A, plus facile
variant-solo-side-b = face B, plus difficile
variant-solo-target = Objectif solo
variant-solo-target-50 = 50, normal
variant-solo-target-45 = 45, facile
variant-solo-target-55 = 55, difficile
variant-ban-b1 = Le duché 1 peut être choisi
variant-ban-b1-off = oui
variant-ban-b1-on = non
variant-ban-b2 = Le duché 2 peut être choisi
variant-ban-b2-off = oui
variant-ban-b2-on = non
variant-ban-b3 = Le duché 3 peut être choisi
variant-ban-b3-off = oui
variant-ban-b3-on = non
variant-ban-b4 = Le duché 4 peut être choisi
variant-ban-b4-off = oui
variant-ban-b4-on = non
variant-ban-b5 = Le duché 5 peut être choisi
variant-ban-b5-off = oui
variant-ban-b5-on = non
variant-ban-b6 = Le duché 6 peut être choisi
variant-ban-b6-off = oui
variant-ban-b6-on = non
variant-ban-b7 = Le duché 7 peut être choisi
variant-ban-b7-off = oui
variant-ban-b7-on = non
variant-ban-b8 = Le duché 8 peut être choisi
variant-ban-b8-off = oui
variant-ban-b8-on = non
variant-ban-b9 = Le duché 9 peut être choisi
variant-ban-b9-off = oui
variant-ban-b9-on = non

## on the board

label-phase = Phase
label-round = manche
label-black = Dépôt noir
label-goods-to-come = Marchandises à venir
label-white-die = Dé blanc
label-order = Ordre du tour
label-bonus = Tuiles bonus
label-storage = Réserve
label-goods = Marchandises
label-sold = Vendues
label-silver = Argent
label-workers = Ouvriers
label-score = Points
label-target = Objectif
label-card = Carte
