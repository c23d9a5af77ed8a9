rules-title = Les règles de Provence (890 Anno Domini)

# Questions

ask-castle = Choisissez un château pour le centre de votre royaume.
ask-take = Prenez une tuile ; vous avez { $coins ->
        [0] 0 pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
ask-clear-pick = Prenez une tuile terrain gratuite pour la case { $cell }.
ask-place = Où placez-vous « { $tile } » ?
ask-trio = { $trios ->
        [one] Vous avez un nouveau trio :
       *[other] Vous avez { $trios } nouveaux trios :
    } recrutez un personnage ou prenez des pièces.
ask-to-castle = Déplacer { $piece ->
        [tour] une tour
       *[noble] un noble
    } vers votre château ? Encore { $left } fois au plus.
ask-restore = Quelle ruine relevez-vous ?
ask-swap = Quelle tuile change de place ?
ask-swap-with = Avec quelle tuile échanger « { $tile } » ?
ask-steal = { $piece ->
        [tour] Quelle tour
       *[noble] Quel noble
    } prenez-vous ?
ask-put = Sur laquelle de vos tuiles { $count ->
        [one] placer { $piece ->
            [tour] la tour
           *[noble] le noble
        }
       *[other] placer les { $count } { $piece ->
            [tour] tours
           *[noble] nobles
        }
    } ?
ask-put-stolen = Sur laquelle de vos tuiles placer { $piece ->
        [tour] la tour
       *[noble] le noble
    } de { $victim } ({ $tile }) ?
ask-token = À côté de quelle tuile terrain posez-vous un jeton Sarrasin ? { $left ->
        [one] C'est le dernier.
       *[other] Vous en avez { $left }.
    }
ask-ruin = Les Sarrasins débarquent ({ $attack } contre { $defence }). Laquelle de vos tuiles est ruinée ?
ask-keep = Quelle carte gardez-vous pour ses points ?

# Why not

why-not-yours = Ceci est à { $seat }.
why-coins = Cela coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; vous en avez { $have }.
why-take-first = Prenez d'abord une tuile ; ensuite elle est posée.
why-place-first = Posez d'abord la tuile que vous avez en main.
why-not-fallow = Seule une tuile en friche peut être remplacée.
why-new = Vous avez posé cette tuile pendant ce tour.
why-ruin = C'est déjà une ruine.
why-taken = Une tuile est déjà posée ici.
why-castle = On ne touche pas au château.
why-empty = Aucune tuile n'est posée ici.
why-no-piece = { $piece ->
        [tour] Aucune tour ne se trouve
       *[noble] Aucun noble ne se trouve
    } ici.
why-no-ruin = Ce n'est pas une tuile terrain en ruine.
why-own = Prenez { $piece ->
        [tour] une tour
       *[noble] un noble
    } à quelqu'un d'autre, pas à vous.
why-safe = Dans cette partie, les châteaux sont à l'abri.
why-trio = Un personnage vient quand trois tuiles de sa culture sont alignées.
why-other-trio = Votre nouveau trio n'en est pas un de { $crop }.

# Options

opt-castle = Prendre « { $tile } »
opt-land = Prendre « { $tile } » { $cost ->
        [0] gratuitement
        [one] pour { $cost } pièce
       *[other] pour { $cost } pièces
    }{ $coins ->
        [0] {""}
        [one] , avec { $coins } pièce à côté
       *[other] , avec { $coins } pièces à côté
    }{ $tokens ->
        [0] {""}
        [one] , et { $tokens } jeton Sarrasin
       *[other] , et { $tokens } jetons Sarrasin
    }
opt-free = Prendre « { $tile } » { $cost ->
        [0] gratuitement
        [one] pour { $cost } pièce
       *[other] pour { $cost } pièces
    }{ $coins ->
        [0] {""}
        [one] , avec { $coins } pièce à côté
       *[other] , avec { $coins } pièces à côté
    }{ $tokens ->
        [0] {""}
        [one] , et { $tokens } jeton Sarrasin
       *[other] , et { $tokens } jetons Sarrasin
    }
opt-special = Prendre « { $tile } » pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }
opt-inventor = Prendre « { $tile } » gratuitement et défausser l'Inventeur
opt-clear = Remplacer d'abord « { $tile } » { $cell } par une tuile terrain gratuite
opt-place = Case { $cell }{ $trios ->
        [0] {""}
        [one] {" "}: { $trios } trio
       *[other] {" "}: { $trios } trios
    } (attaque { $attack }, défense { $defence })
opt-recruit = Recruter « { $character } » ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
opt-decline = Prendre { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au lieu d'un personnage ({ $crop })
opt-from = Déplacer { $piece ->
        [tour] la tour
       *[noble] le noble
    } { $cell } vers votre château
opt-stop = S'arrêter là
opt-restore = Relever « { $tile } » { $cell }
opt-swap = « { $tile } » { $cell }
opt-swap-with = « { $tile } » { $cell }
opt-steal = Prendre à { $victim } { $piece ->
        [tour] la tour
       *[noble] le noble
    } sur « { $tile } » { $cell }
opt-put = « { $tile } » { $cell }
opt-token = « { $tile } »
opt-ruin = Ruiner « { $tile } » { $cell } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }{ $towers ->
        [0] {""}
        [one] , { $towers } tour
       *[other] , { $towers } tours
    }{ $nobles ->
        [0] {""}
        [one] , { $nobles } noble
       *[other] , { $nobles } nobles
    })
opt-keep = Garder « { $character } » ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })

# What happened

took-castle = { $seat } prend « { $tile } ».
round = La manche { $round } commence.
fleet-token = La flotte approche : un jeton Sarrasin est posé à côté de « { $tile } ».
treasurer = Le Trésorier apporte 1 pièce à { $seat }.
took-land = { $seat } prend « { $tile } » { $cost ->
        [0] gratuitement
        [one] pour { $cost } pièce
       *[other] pour { $cost } pièces
    }{ $coins ->
        [0] {""}
        [one] {" "}et reçoit { $coins } pièce
       *[other] {" "}et reçoit { $coins } pièces
    }.
revealed = Nouveau dans la colonne : { $tile }.
took-special = { $seat } achète « { $tile } » pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
took-as-inventor = { $seat } défausse l'Inventeur et prend « { $tile } » gratuitement.
cleared = { $seat } retire « { $tile } » { $cell }.
took-free = { $seat } met « { $tile } » à la place{ $coins ->
        [0] {""}
        [one] {" "}et reçoit { $coins } pièce
       *[other] {" "}et reçoit { $coins } pièces
    }.
placed = { $seat } place « { $tile } » { $cell }.
raised-towers = { $towers ->
        [0] Il ne reste plus de tour pour { $seat } ; la défense reste à { $defence }.
        [one] { $seat } bâtit une tour ; la défense est à { $defence }.
       *[other] { $seat } bâtit { $towers } tours ; la défense est à { $defence }.
    }
attack-rose = { $saracens ->
        [one] Un Sarrasin approche
       *[other] { $saracens } Sarrasins approchent
    } : attaque { $attack }, défense { $defence }.
received-nobles = { $nobles ->
        [0] Il ne reste plus de noble pour { $seat }.
        [one] { $seat } reçoit { $nobles } noble.
       *[other] { $seat } reçoit { $nobles } nobles.
    }
received-coins = { $seat } { $coins ->
        [0] ne reçoit aucune pièce
        [one] reçoit { $coins } pièce
       *[other] reçoit { $coins } pièces
    }.
paid-tax = { $payer } paie à { $seat } 1 pièce de taxe d'église ({ $crop }).
declined = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour un trio ({ $crop }).
recruited = { $seat } recrute « { $character } » ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }).
moved-to-castle = { $seat } déplace vers le château { $piece ->
        [tour] une tour placée
       *[noble] un noble placé
    } { $cell }.
restored = { $seat } relève « { $tile } » { $cell }.
swapped = { $seat } échange « { $tile } » et « { $other } ».
stole = { $seat } prend { $piece ->
        [tour] une tour
       *[noble] un noble
    } à { $victim } pour « { $tile } » { $cell }.
put-pieces = { $seat } { $count ->
        [0] ne place { $piece ->
            [tour] aucune tour
           *[noble] aucun noble
        }
        [one] place { $count } { $piece }
       *[other] place { $count } { $piece ->
            [tour] tours
           *[noble] nobles
        }
    } sur « { $tile } » { $cell }.
put-token = { $seat } pose un jeton Sarrasin à côté de « { $tile } ».
was-robbed = { $payer } perd 1 pièce au profit de { $seat }.
invasion = Invasion ! Attaque { $attack } contre défense { $defence } : qui a le moins de tours perd une tuile.
nothing-to-ruin = { $seat } n'a plus rien à perdre.
ruined = { $seat } perd « { $tile } » { $cell } : il reste une ruine.
drew = Grâce à l'Apprenti, { $seat } pioche « { $character } ».
kept = { $seat } garde « { $character } » ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }).
won = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Score

source-tiles = tuiles
source-bonuses = bonus
source-characters = personnages
source-nobles = nobles
source-towers = tours
source-coins = pièces
source-scenario = scénario

# Crops, fields, pieces

crop-w = blé
crop-o = olives
crop-l = lavande
crop-p = coquelicots
letter-w = B
letter-o = O
letter-l = L
letter-p = C
cell-0 = en haut à gauche
cell-1 = en haut
cell-2 = en haut à droite
cell-3 = à gauche
cell-4 = au centre
cell-5 = à droite
cell-6 = en bas à gauche
cell-7 = en bas
cell-8 = en bas à droite
piece-tower = tour
piece-noble = noble
type-tavern = taverne
type-church = église
type-special = édifice
type-castle = château
type-fallow = friche
type-ruin = ruine
element-w = blé
element-o = olives
element-l = lavande
element-p = coquelicots
element-tower = tour
element-noble = noble
element-tavern = taverne
element-church = église
element-special = édifice
element-character = personnage

# Land tiles

tile-ruin = ruine
tile-w1 = église des blés
tile-w2 = bastion des blés
tile-w3 = domaine des blés
tile-w4 = taverne côtière des blés
tile-w5 = église des blés
tile-w6 = tour des blés
tile-w7 = taverne noble des blés
tile-w8 = rivage des blés
tile-o1 = église des oliviers
tile-o2 = fort des oliviers
tile-o3 = manoir des oliviers
tile-o4 = taverne des oliviers
tile-o5 = taverne noble des oliviers
tile-o6 = rivage des oliviers
tile-o7 = église des oliviers
tile-o8 = tour des oliviers
tile-l1 = église des lavandes
tile-l2 = tour des lavandes
tile-l3 = palais des lavandes
tile-l4 = taverne côtière des lavandes
tile-l5 = église des lavandes
tile-l6 = manoir des lavandes
tile-l7 = taverne des lavandes
tile-l8 = porte des lavandes
tile-p1 = église des coquelicots
tile-p2 = bastion des coquelicots
tile-p3 = manoir des coquelicots
tile-p4 = taverne côtière des coquelicots
tile-p5 = taverne des coquelicots
tile-p6 = tour des coquelicots
tile-p7 = église des coquelicots
tile-p8 = manoir des coquelicots
tile-wo1 = taverne des blés et oliviers
tile-wo2 = tour des blés et oliviers
tile-wl1 = manoir des blés et lavandes
tile-wl2 = marché des blés et lavandes
tile-wp1 = rivage des blés et coquelicots
tile-wp2 = manoir des blés et coquelicots
tile-ol1 = terres des oliviers et lavandes
tile-ol2 = marché des oliviers et lavandes
tile-op1 = manoir des oliviers et coquelicots
tile-op2 = manoir des oliviers et coquelicots
tile-lp1 = taverne des lavandes et coquelicots
tile-lp2 = marché des lavandes et coquelicots
tile-f1 = friche
tile-f2 = friche
tile-f3 = friche
tile-f4 = friche

# Special buildings and castles

tile-cathedral = cathédrale
tile-triumphal-arch = arc de triomphe
tile-amphitheatre = amphithéâtre
tile-pig-farm = porcherie
tile-forge = forge
tile-fortress = forteresse
tile-hamlet = hameau
tile-forest = forêt
tile-pasture = pâturage
tile-flower-meadow = pré fleuri
tile-castle-wo = château des blés et oliviers
tile-castle-wl = château des blés et lavandes
tile-castle-wp = château des blés et coquelicots
tile-castle-ol = château des oliviers et lavandes
tile-castle-op = château des oliviers et coquelicots
tile-castle-lp = château des lavandes et coquelicots

about-tile-cathedral = 2 points, et 2 de plus par église de votre royaume.
about-tile-triumphal-arch = 1 point, et 2 de plus par édifice spécial de votre royaume, celui-ci compris.
about-tile-amphitheatre = 1 point, et 1 de plus par carte personnage.
about-tile-pig-farm = 1 point, et 2 de plus par taverne de votre royaume.
about-tile-forge = 1 point, et 2 de plus toutes les deux tours de votre royaume.
about-tile-fortress = 3 points ; apporte 2 tours.
about-tile-hamlet = Apporte 1 noble ; 1 point par noble de votre royaume.
about-tile-forest = Montre des olives ; 1 point par tuile à olives de votre royaume, celle-ci et le château compris.
about-tile-pasture = Montre du blé ; 1 point par tuile à blé de votre royaume, celle-ci et le château compris.
about-tile-flower-meadow = Montre de la lavande et des coquelicots ; 1 point ; apporte 1 noble.

# Characters

character-apprentice = Apprenti
character-military-architect = Architecte militaire
character-treasurer = Trésorier
character-caravan-guide = Caravanier
character-master-builder = Maître d'œuvre
character-cartographer = Cartographe
character-courtesan = Courtisane
character-duchess = Duchesse
character-blacksmith = Forgeron
character-inventor = Inventeur
character-thief = Voleuse
character-minstrel = Ménestrel
character-merchant = Marchande
character-mystic = Mystique
character-seamstress = Couturière
character-strategist = Stratège
character-traitor = Traître
character-trumpeter = Trompettiste

about-character-apprentice = À la fin, piochez 2 cartes personnage et gardez-en 1, pour ses points seulement.
about-character-military-architect = Tout de suite : déplacez jusqu'à 3 de vos tours vers votre château.
about-character-treasurer = 1 pièce au début de chaque manche, à partir de la suivante.
about-character-caravan-guide = À la fin, 2 points par taverne de votre royaume.
about-character-master-builder = Tout de suite : retournez une tuile terrain ruinée et recevez ses tours et ses nobles ; pas de nouveau trio.
about-character-cartographer = Tout de suite : échangez deux de vos tuiles extérieures avec tout ce qu'elles portent ; pas de nouveau trio.
about-character-courtesan = Tout de suite : prenez un noble à un autre joueur et placez-le sur une de vos tuiles.
about-character-duchess = Vous gagnez toutes les égalités, pour les bonus comme pour la victoire.
about-character-blacksmith = Tout de suite : placez une tour de la réserve sur une de vos tuiles.
about-character-inventor = Une fois, au début de votre tour : défaussez cette carte pour prendre un édifice spécial gratuitement.
about-character-thief = Tout de suite : chaque autre joueur vous paie 1 pièce.
about-character-minstrel = Tout de suite : déplacez jusqu'à 3 de vos nobles vers votre château.
about-character-merchant = Tout de suite : recevez 2 pièces.
about-character-mystic = Tout de suite : posez 2 jetons Sarrasin à côté de tuiles terrain ; qui prend une telle tuile augmente l'attaque.
about-character-seamstress = Tout de suite : recevez 1 pièce par noble de votre royaume.
about-character-strategist = Tout de suite : placez 2 tours de la réserve sur une de vos tuiles.
about-character-traitor = Tout de suite : prenez une tour à un autre joueur et placez-la sur une de vos tuiles.
about-character-trumpeter = Tout de suite : placez un noble de la réserve sur une de vos tuiles.

short-character-apprentice = fin : 1 carte sur 2
short-character-military-architect = 3 ♜ vers château
short-character-treasurer = 1 ● par manche
short-character-caravan-guide = fin : 2 par taverne
short-character-master-builder = relève une ruine
short-character-cartographer = échange 2 tuiles
short-character-courtesan = vole 1 ♛
short-character-duchess = gagne les égalités
short-character-blacksmith = +1 ♜
short-character-inventor = édifice gratuit
short-character-thief = 1 ● de chacun
short-character-minstrel = 3 ♛ vers château
short-character-merchant = +2 ●
short-character-mystic = pose 2 ⚔
short-character-seamstress = 1 ● par ♛
short-character-strategist = +2 ♜
short-character-traitor = vole 1 ♜
short-character-trumpeter = +1 ♛

# Scenarios

scenario-first-steps = Premiers pas
scenario-burning-coast = La côte en flammes
scenario-royal-court = La cour du jeune roi
scenario-great-fair = La grande foire
scenario-fleet-at-anchor = La flotte au mouillage
scenario-harvest-home = La fête des moissons

about-scenario-first-steps = Pas de règle particulière.
about-scenario-burning-coast = À la fin, chaque ruine coûte 1 point.
about-scenario-royal-court = Chacun commence avec un noble sur son château.
about-scenario-great-fair = Renoncer à un personnage rapporte 3 pièces au lieu de 2.
about-scenario-fleet-at-anchor = Manches 3 et 6 : un jeton Sarrasin sur la tuile gratuite.
about-scenario-harvest-home = À la fin : quatre cultures 3 points, aucune ruine 2 points.

# Symbols

about-symbol-tower = Tour : placez 1 tour sur cette tuile ; la défense commune augmente de 1.
about-symbol-saracen = Sarrasin : l'attaque augmente de 1.
about-symbol-noble = Noble : placez 1 noble sur cette tuile.
about-symbol-coin = Pièce : recevez 1 pièce.
about-symbol-tavern = Taverne : sans effet propre ; la porcherie et le Caravanier la comptent.
about-symbol-church = Église : chaque autre joueur qui montre sa culture vous paie 1 pièce ; la cathédrale la compte.
about-symbol-special = Édifice spécial : coûte toujours 4 pièces, une à côté de chaque tuile terrain.
about-symbol-fallow = Friche : lors d'un tour suivant, remplacez gratuitement cette tuile par une tuile terrain au choix, avant votre prise normale.
about-symbol-token = Jeton Sarrasin : qui prend la tuile voisine augmente l'attaque de 1.
about-symbol-ruin = Ruine : ne montre aucune culture et ne rapporte rien ; une tuile terrain ruinée porte une tour.

# Variants

variant-scenario = Scénario
variant-scenario-first-steps = { scenario-first-steps }
variant-scenario-burning-coast = { scenario-burning-coast }
variant-scenario-royal-court = { scenario-royal-court }
variant-scenario-great-fair = { scenario-great-fair }
variant-scenario-fleet-at-anchor = { scenario-fleet-at-anchor }
variant-scenario-harvest-home = { scenario-harvest-home }
variant-scenario-random = tiré au sort
variant-start-player = Premier joueur
variant-start-player-random = tiré au sort
variant-start-player-host = l'hôte
variant-castles = Châteaux
variant-castles-draft = choisis à tour de rôle
variant-castles-deal = distribués au hasard
variant-bonus-needs-one = Une majorité demande au moins un élément
variant-bonus-needs-one-off = non
variant-bonus-needs-one-on = oui
variant-castle-safe-from-theft = Les châteaux sont à l'abri du vol
variant-castle-safe-from-theft-off = non
variant-castle-safe-from-theft-on = oui

# Labels of the board

label-round = manche
label-invasion = invasion
label-attack = attaque
label-defence = défense
label-margin = marge
label-danger = l'attaque est en tête
label-hit = le moins de tours
label-buildings = édifices spéciaux
label-land = tuiles terrain
label-banners = personnages aux étendards
label-castles = châteaux
label-hand = en main
label-drawn = piochés
label-supply = réserve
label-deck = pioche
label-pile = cartes restantes
label-tower = tour
label-noble = noble
label-coin = pièce
label-saracen = Sarrasin
label-points = points
