# questions
rules-title = Colonia
ask-card = Quelle carte Famille jouez-vous cette semaine ?
ask-vote = Que votez-vous pour « { $decree } », avec { $votes } voix ?
ask-mayor = Égalité des voix pour « { $decree } » : en tant que maire, vous tranchez.
ask-good = Quelle marchandise prenez-vous ?
ask-take = « { $decree } » : combien en prenez-vous ?
ask-exchange-from = Quelle monnaie donnez-vous ? Vous pouvez en changer jusqu’à { $limit }.
ask-exchange-to = Vous donnez : { $city }. Quelle monnaie voulez-vous ?
ask-exchange-amount = Combien à changer ({ $giving } contre { $getting }) ?
ask-stall = Acheter un stand ou passer ? Vous avez { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } en réserve.
ask-order = Commander ou passer ? Vous avez { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } en réserve.
ask-load = Charger une soute ou passer ? Vous avez { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } en réserve.
ask-relic = Acheter une relique ou passer ?
ask-enshrine-owned = Quelle relique placez-vous dans le reliquaire ({ $city }) ?
ask-enshrine-bought = La placer dans votre reliquaire vide : { $relic } ? C’est maintenant ou jamais.
ask-insure = Assurer une relique ou passer ? Vous avez { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } en réserve.

# options
opt-pass = Passer jusqu’à la fin de cette étape
opt-card = Carte { $value } : { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } au conseil
opt-card-short = Carte { $value } : exige { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }, { $reserve } en réserve : aucune voix, dernière place
opt-vote-yes = Oui à « { $decree } » ({ $votes } voix)
opt-vote-no = Non à « { $decree } » ({ $votes } voix)
opt-adopt = Adopter « { $decree } »
opt-reject = Rejeter « { $decree } »
opt-good = Prendre : { $good }
opt-take = En prendre { $count }
opt-exchange-from = Donner : { $city } (vous en avez { $money })
opt-exchange-skip = Ne rien changer
opt-exchange-to = { $giving } contre { $getting }
opt-exchange-amount = { $giving } contre { $getting } : { $amount }
opt-stall = Pour { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } cuir
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } fer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } bois
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } lin
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fourrure
    }
opt-order = { $craftsman } : { $recipe } pour { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }, case { $space } (bâtonnet sur { $stick })
opt-load-one = { $city } (place { $berth }) : { $good } ; 1 membre, rapporte { $pay }
opt-load-two = { $city } (place { $berth }) : { $first } + { $second } ; 1 membre, rapporte { $pay }
opt-load-three = { $city } (place { $berth }) : { $first } + { $second } + { $third } ; 1 membre, rapporte { $pay }
opt-load-extra = { $city } (place { $berth }), soute supplémentaire : { $good } ; 1 membre, rapporte { $pay }
opt-relic = { $relic } pour { $cost } { $city } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
opt-shrine = { $relic } pour { $cost } { $city } : double une relique de cette ville
opt-enshrine = Dans le reliquaire : { $relic } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, comptés double)
opt-leave-empty = Laisser le reliquaire ({ $city }) vide pour une relique à venir
opt-keep-loose = La garder hors du reliquaire : { $relic }
opt-insure = Assurer avec 1 membre : { $relic }

# Monday and Tuesday
week-began = La semaine { $week } commence ({ $card }, { $dice } lancers de commandes supplémentaires).
stall-holds = { $stall }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } cuir
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } fer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } bois
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } lin
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fourrure
    }
stick-stands = { $craftsman } : le bâtonnet est sur { $space }.
will-sail = Départs samedi : { $ships ->
        [one] { $ships } bateau
       *[other] { $ships } bateaux
    }.
decree-turned = { $day } : le conseil votera sur « { $decree } ».
played-card = { $seat } joue { $value } et envoie { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } au conseil.
played-card-short = { $seat } joue { $value } mais manque de membres : { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } au conseil, sans voix.
rolled-for-order = { $seat } obtient { $face } pour l’ordre du tour.
takes-place = { $seat } est numéro { $place } avec { $votes } voix.
is-mayor = { $seat } est maire cette semaine.

# votes and decrees
voted-yes = { $seat } : oui ({ $votes } voix).
voted-no = { $seat } : non ({ $votes } voix).
votes-counted = « { $decree } » : { $yes } pour, { $no } contre.
mayor-decided = { $seat } tranche en tant que maire.
decree-adopted = « { $decree } » est adopté.
decree-rejected = « { $decree } » est rejeté.
drew-raw = { $seat } pioche { $count ->
        [one] { $count } matière première
       *[other] { $count } matières premières
    } dans le sac.
you-drew = Vous avez pioché{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } cuir
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } fer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } bois
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } lin
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fourrure
    }
members-home = { $seat } fait rentrer { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }.
rolled-for-good = { $seat } obtient { $face } pour une marchandise.
got-good = { $seat } reçoit : { $good }.
exchanged = { $seat } change { $giving } contre { $getting } : { $amount }.
exchanged-nothing = { $seat } ne change rien.

# Wednesday to Sunday
passed = { $seat } passe.
bought-stall = { $seat } achète { $stall } pour { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }.
took-raw = { $seat } prend{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } cuir
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } fer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } bois
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } lin
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fourrure
    }
market-closed = Le marché ferme ; les membres dans la rue rentrent.
ordered = { $seat } commande : { $good } ({ $craftsman }, { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }).
rolled-extra = Commandes supplémentaires : le dé donne { $face }.
delivered = Livraison pour { $seat } : { $good } ; { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } dans la rue.
loaded-one = { $seat } charge pour { $city } (place { $berth }) : { $good }.
loaded-two = { $seat } charge pour { $city } (place { $berth }) : { $first } + { $second }.
loaded-three = { $seat } charge pour { $city } (place { $berth }) : { $first } + { $second } + { $third }.
loaded-extra = { $seat } charge la soute supplémentaire pour { $city } (place { $berth }) : { $good }.
was-paid = { $seat } touche { $pay } { $city }.
sailed = Un bateau part pour { $city }.
arrived = Un bateau pour { $city } prend la place { $berth }.
bought-relic = { $seat } achète { $relic } pour { $cost } { $city }.
insurance-ended = { $seat } récupère le membre posé sur cette carte.
left-empty = { $seat } possède le reliquaire ({ $city }) ; il reste vide.
kept-loose = { $seat } garde hors du reliquaire : { $relic }.
enshrined = { $seat } place dans le reliquaire : { $relic }.
insured = { $seat } assure : { $relic }.
relic-laid = Exposée : { $relic }.
won-window = { $seat } remporte le vitrail ({ $city }) et rend { $money }.
window-stays = Personne ne remporte le vitrail ({ $city }).

# points
source-relics = reliques
source-shrines = reliquaires
source-windows = vitraux
source-cities = villes

# options before the match
variant-screen-mode = Écrans
variant-screen-mode-screens = cachent ce que les autres possèdent
variant-screen-mode-tracked = montrent ce qu’on pouvait retenir
variant-screen-mode-open = aucun : tout est visible
variant-strict-may = Choisir combien prendre d’un décret
variant-strict-may-off = non
variant-strict-may-on = oui
variant-choose-start-good = Choisir la première marchandise
variant-choose-start-good-off = non
variant-choose-start-good-on = oui
variant-random-first-order = Égalités de la première semaine par tirage
variant-random-first-order-off = non
variant-random-first-order-on = oui
variant-five-weeks = Cinq semaines seulement
variant-five-weeks-off = non
variant-five-weeks-on = oui
variant-city-majority-bonus = Bonus pour le plus de reliques d’une ville
variant-city-majority-bonus-off = non
variant-city-majority-bonus-on = oui

# pieces
city-bergen = Bergen
city-bruegge = Bruges
city-london = Londres
city-nowgorod = Novgorod
currency-bergen = Marks
currency-bruegge = Florins
currency-london = Livres
currency-nowgorod = Grivnas
about-city-bergen = Les bateaux pour Bergen paient en Marks, monnaie qui sert aussi à acheter ses reliques.
about-city-bruegge = Les bateaux pour Bruges paient en Florins, monnaie qui sert aussi à acheter ses reliques.
about-city-london = Les bateaux pour Londres paient en Livres, monnaie qui sert aussi à acheter ses reliques.
about-city-nowgorod = Les bateaux pour Novgorod paient en Grivnas, monnaie qui sert aussi à acheter ses reliques.
raw-leather = cuir
raw-iron = fer
raw-wood = bois
raw-linen = lin
raw-fur = fourrure
about-raw-leather = Utile à : Bourrelier, Cordonnier.
about-raw-iron = Utile à : Bourrelier, Charron.
about-raw-wood = Utile à : Charron, Peintre.
about-raw-linen = Utile à : Peintre, Tailleur.
about-raw-fur = Utile à : Tailleur, Cordonnier.
craftsman-saddler = Bourrelier
craftsman-cartwright = Charron
craftsman-painter = Peintre
craftsman-tailor = Tailleur
craftsman-shoemaker = Cordonnier
about-craftsman-saddler = Transforme cuir + fer en : selle. Face 1 du dé.
about-craftsman-cartwright = Transforme fer + bois en : roue de chariot. Face 2 du dé.
about-craftsman-painter = Transforme bois + lin en : tableau. Face 3 du dé.
about-craftsman-tailor = Transforme lin + fourrure en : vêtement. Face 4 du dé.
about-craftsman-shoemaker = Transforme fourrure + cuir en : chaussures. Face 5 du dé.
recipe-saddler = cuir + fer → selle
recipe-cartwright = fer + bois → roue de chariot
recipe-painter = bois + lin → tableau
recipe-tailor = lin + fourrure → vêtement
recipe-shoemaker = fourrure + cuir → chaussures
good-saddle = selle
good-cartwheel = roue de chariot
good-painting = tableau
good-clothing = vêtement
good-shoes = chaussures
about-good-saddle = Fabrication : Bourrelier, avec cuir + fer ; à charger sur un bateau.
about-good-cartwheel = Fabrication : Charron, avec fer + bois ; à charger sur un bateau.
about-good-painting = Fabrication : Peintre, avec bois + lin ; à charger sur un bateau.
about-good-clothing = Fabrication : Tailleur, avec lin + fourrure ; à charger sur un bateau.
about-good-shoes = Fabrication : Cordonnier, avec fourrure + cuir ; à charger sur un bateau.
stall-s1 = le stand 1
stall-s2 = le stand 2
stall-s3 = le stand 3
stall-s4 = le stand 4
stall-s5 = le stand 5
stall-s6 = le stand 6
stall-s7 = le stand 7
stall-f1 = le stand étranger 1
stall-f2 = le stand étranger 2
about-stall = Coûte autant de membres qu’il porte de matières premières ; vous prenez tout.
day-mon = Lundi
day-tue = Mardi
day-wed = Mercredi
day-thu = Jeudi
day-fri = Vendredi
day-sat = Samedi
day-sun = Dimanche
about-day-mon = Une carte Semaine garnit le marché et les décrets sont dévoilés.
about-day-tue = Les cartes Famille donnent les voix et l’ordre ; les membres reviennent mardi prochain.
about-day-wed = Achetez des matières premières ; les membres reviennent mercredi prochain.
about-day-thu = Faites fabriquer des marchandises ; les membres reviennent le jeudi après la livraison.
about-day-fri = Chargez les bateaux ; les membres reviennent le vendredi après le départ.
about-day-sat = Les premiers bateaux partent et paient dans la monnaie de leur ville.
about-day-sun = Achetez des reliques, puis assurez celles qui doivent rester.
decree-market-plus-one = Marché abondant
decree-foreign-merchants = Marchands étrangers
decree-home-tuesday = Retour du conseil
decree-draw-two = Deux du sac
decree-home-wednesday = Retour du marché
decree-extra-saddler = Atelier actif : Bourrelier
decree-extra-cartwright = Atelier actif : Charron
decree-extra-painter = Atelier actif : Peintre
decree-extra-tailor = Atelier actif : Tailleur
decree-extra-shoemaker = Atelier actif : Cordonnier
decree-sail-one = Un bateau part plus tôt
decree-sail-two = Deux bateaux partent plus tôt
decree-home-thursday = Retour des ateliers
decree-die-good = Cadeau du sort
decree-extra-hold = Place sur le pont
decree-two-relics = Reliques lointaines
decree-one-fewer = Séance courte
decree-exchange-five = Changeur
about-decree-market-plus-one = Chaque stand ordinaire reçoit une matière première de plus.
about-decree-foreign-merchants = Ce mercredi, deux stands de plus avec quatre matières premières chacun.
about-decree-home-tuesday = Chacun fait rentrer jusqu’à trois membres de la rue du mardi.
about-decree-draw-two = Chacun pioche deux matières premières dans le sac.
about-decree-home-wednesday = Chacun fait rentrer jusqu’à trois membres de la rue du mercredi.
about-decree-extra-saddler = Bourrelier : deux commandes de plus sont exécutées cette semaine.
about-decree-extra-cartwright = Charron : deux commandes de plus sont exécutées cette semaine.
about-decree-extra-painter = Peintre : deux commandes de plus sont exécutées cette semaine.
about-decree-extra-tailor = Tailleur : deux commandes de plus sont exécutées cette semaine.
about-decree-extra-shoemaker = Cordonnier : deux commandes de plus sont exécutées cette semaine.
about-decree-sail-one = Le bateau de la place I part aussitôt et est remplacé.
about-decree-sail-two = Les bateaux des places I et II partent aussitôt et sont remplacés.
about-decree-home-thursday = Chacun fait rentrer jusqu’à trois membres de la rue du jeudi.
about-decree-die-good = Chacun lance le dé et reçoit la marchandise indiquée ; un 6 donne le choix.
about-decree-extra-hold = Ce vendredi, chaque bateau a une soute de plus : une marchandise au choix, rapporte 2.
about-decree-two-relics = Deux cartes Relique de plus sont exposées pour ce dimanche.
about-decree-one-fewer = Mardi prochain, chaque famille envoie un membre de moins que sa carte.
about-decree-exchange-five = Chacun peut changer jusqu’à cinq d’une monnaie en une autre.
ship-bergen-1 = bateau pour Bergen (1)
ship-bergen-2 = bateau pour Bergen (2)
ship-bergen-3 = bateau pour Bergen (3)
ship-bergen-4 = bateau pour Bergen (4)
ship-bruegge-1 = bateau pour Bruges (1)
ship-bruegge-2 = bateau pour Bruges (2)
ship-bruegge-3 = bateau pour Bruges (3)
ship-bruegge-4 = bateau pour Bruges (4)
ship-london-1 = bateau pour Londres (1)
ship-london-2 = bateau pour Londres (2)
ship-london-3 = bateau pour Londres (3)
ship-london-4 = bateau pour Londres (4)
ship-nowgorod-1 = bateau pour Novgorod (1)
ship-nowgorod-2 = bateau pour Novgorod (2)
ship-nowgorod-3 = bateau pour Novgorod (3)
ship-nowgorod-4 = bateau pour Novgorod (4)
about-ship-bergen-1 = Ses soutes paient en Marks au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bergen-2 = Ses soutes paient en Marks au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bergen-3 = Ses soutes paient en Marks au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bergen-4 = Ses soutes paient en Marks au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bruegge-1 = Ses soutes paient en Florins au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bruegge-2 = Ses soutes paient en Florins au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bruegge-3 = Ses soutes paient en Florins au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-bruegge-4 = Ses soutes paient en Florins au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-london-1 = Ses soutes paient en Livres au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-london-2 = Ses soutes paient en Livres au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-london-3 = Ses soutes paient en Livres au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-london-4 = Ses soutes paient en Livres au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-nowgorod-1 = Ses soutes paient en Grivnas au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-nowgorod-2 = Ses soutes paient en Grivnas au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-nowgorod-3 = Ses soutes paient en Grivnas au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
about-ship-nowgorod-4 = Ses soutes paient en Grivnas au départ ; chacune se charge une fois, avec exactement les marchandises indiquées.
relic-bergen-r01 = Dent (Bergen)
relic-bergen-r02 = Clou de fer (Bergen)
relic-bergen-r03 = Éclat de bois (Bergen)
relic-bergen-r04 = Épine (Bergen)
relic-bergen-r05 = Morceau d’étoffe (Bergen)
relic-bergen-r06 = Plume (Bergen)
relic-bergen-r07 = Phalange (Bergen)
relic-bergen-r08 = Sandale (Bergen)
relic-bergen-r09 = Main (Bergen)
relic-bergen-r10 = Os du bras (Bergen)
relic-bergen-r11 = Crâne (Bergen)
relic-bergen-shrine = Reliquaire (Bergen)
relic-bruegge-r01 = Dent (Bruges)
relic-bruegge-r02 = Clou de fer (Bruges)
relic-bruegge-r03 = Éclat de bois (Bruges)
relic-bruegge-r04 = Épine (Bruges)
relic-bruegge-r05 = Morceau d’étoffe (Bruges)
relic-bruegge-r06 = Plume (Bruges)
relic-bruegge-r07 = Phalange (Bruges)
relic-bruegge-r08 = Sandale (Bruges)
relic-bruegge-r09 = Main (Bruges)
relic-bruegge-r10 = Os du bras (Bruges)
relic-bruegge-r11 = Crâne (Bruges)
relic-bruegge-shrine = Reliquaire (Bruges)
relic-london-r01 = Dent (Londres)
relic-london-r02 = Clou de fer (Londres)
relic-london-r03 = Éclat de bois (Londres)
relic-london-r04 = Épine (Londres)
relic-london-r05 = Morceau d’étoffe (Londres)
relic-london-r06 = Plume (Londres)
relic-london-r07 = Phalange (Londres)
relic-london-r08 = Sandale (Londres)
relic-london-r09 = Main (Londres)
relic-london-r10 = Os du bras (Londres)
relic-london-r11 = Crâne (Londres)
relic-london-shrine = Reliquaire (Londres)
relic-nowgorod-r01 = Dent (Novgorod)
relic-nowgorod-r02 = Clou de fer (Novgorod)
relic-nowgorod-r03 = Éclat de bois (Novgorod)
relic-nowgorod-r04 = Épine (Novgorod)
relic-nowgorod-r05 = Morceau d’étoffe (Novgorod)
relic-nowgorod-r06 = Plume (Novgorod)
relic-nowgorod-r07 = Phalange (Novgorod)
relic-nowgorod-r08 = Sandale (Novgorod)
relic-nowgorod-r09 = Main (Novgorod)
relic-nowgorod-r10 = Os du bras (Novgorod)
relic-nowgorod-r11 = Crâne (Novgorod)
relic-nowgorod-shrine = Reliquaire (Novgorod)
about-relic-bergen-r01 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r02 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r03 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r04 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r05 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r06 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r07 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r08 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r09 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r10 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-r11 = Se paie en Marks ; rapporte ses points, ou le double dans le reliquaire (Bergen).
about-relic-bergen-shrine = Double une relique (Bergen) : une que vous possédez déjà ou achèterez plus tard.
about-relic-bruegge-r01 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r02 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r03 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r04 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r05 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r06 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r07 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r08 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r09 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r10 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-r11 = Se paie en Florins ; rapporte ses points, ou le double dans le reliquaire (Bruges).
about-relic-bruegge-shrine = Double une relique (Bruges) : une que vous possédez déjà ou achèterez plus tard.
about-relic-london-r01 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r02 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r03 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r04 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r05 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r06 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r07 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r08 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r09 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r10 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-r11 = Se paie en Livres ; rapporte ses points, ou le double dans le reliquaire (Londres).
about-relic-london-shrine = Double une relique (Londres) : une que vous possédez déjà ou achèterez plus tard.
about-relic-nowgorod-r01 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r02 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r03 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r04 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r05 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r06 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r07 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r08 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r09 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r10 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-r11 = Se paie en Grivnas ; rapporte ses points, ou le double dans le reliquaire (Novgorod).
about-relic-nowgorod-shrine = Double une relique (Novgorod) : une que vous possédez déjà ou achèterez plus tard.
window-window-bergen = vitrail (Bergen)
window-window-bruegge = vitrail (Bruges)
window-window-london = vitrail (Londres)
window-window-nowgorod = vitrail (Novgorod)
about-window-window-bergen = À la fin, il va à qui a seul le plus de Marks, et qui rend tout.
about-window-window-bruegge = À la fin, il va à qui a seul le plus de Florins, et qui rend tout.
about-window-window-london = À la fin, il va à qui a seul le plus de Livres, et qui rend tout.
about-window-window-nowgorod = À la fin, il va à qui a seul le plus de Grivnas, et qui rend tout.
week-card-w01 = carte Semaine 1
week-card-w02 = carte Semaine 2
week-card-w03 = carte Semaine 3
week-card-w04 = carte Semaine 4
week-card-w05 = carte Semaine 5
week-card-w06 = carte Semaine 6
week-card-w07 = carte Semaine 7
week-card-w08 = carte Semaine 8
week-card-w09 = carte Semaine 9
week-card-w10 = carte Semaine 10
week-card-w11 = carte Semaine 11
week-card-w12 = carte Semaine 12
week-card-w13 = carte Semaine 13
week-card-w14 = carte Semaine 14
about-week-card-w01 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w02 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w03 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w04 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w05 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w06 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w07 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w08 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w09 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w10 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w11 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w12 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w13 = Indique l’offre du marché, la production des artisans et le nombre de départs.
about-week-card-w14 = Indique l’offre du marché, la production des artisans et le nombre de départs.
card-3 = carte Famille 3
card-4 = carte Famille 4
card-5 = carte Famille 5
card-6 = carte Famille 6
card-7 = carte Famille 7
card-8 = carte Famille 8
about-card-3 = 3 voix et rang 3 cette semaine, pour autant de membres ; une fois par partie.
about-card-4 = 4 voix et rang 4 cette semaine, pour autant de membres ; une fois par partie.
about-card-5 = 5 voix et rang 5 cette semaine, pour autant de membres ; une fois par partie.
about-card-6 = 6 voix et rang 6 cette semaine, pour autant de membres ; une fois par partie.
about-card-7 = 7 voix et rang 7 cette semaine, pour autant de membres ; une fois par partie.
about-card-8 = 8 voix et rang 8 cette semaine, pour autant de membres ; une fois par partie.
family-yellow = Overstolz (jaune)
family-blue = Hardefust (bleu)
family-green = Scherffgen (vert)
family-red = Kannengiesser (rouge)
family-orange = Ger (orange)
family-purple = Lyskirchen (violet)

# the board
phase-setup = mise en place
phase-mon-prepare = préparation de la semaine
phase-tue-choose = cartes Famille
phase-wed-vote = vote du mercredi
phase-thu-vote = vote du jeudi
phase-fri-vote = vote du vendredi
phase-sat-vote = vote du samedi
phase-wed-buy = marché
phase-thu-order = artisans
phase-fri-load = chargement
phase-sat-sail = départ
phase-sun-buy = reliques
phase-sun-insure = assurance
phase-game-end = fin de la partie
board-week = Semaine { $week } sur { $weeks }
board-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
board-market = Marché
board-craftsmen = Artisans
board-harbour = Port
board-cathedral = Cathédrale
board-families = Familles
board-decrees = Décrets
board-reserve = réserve
board-streets = rues
board-hand = cartes
board-votes = voix
board-raw = mat.
board-goods = march.
board-money = argent
board-relics = reliques
board-points = points
board-stick = bâtonnet
board-next = suivante
board-queue = file
board-sails = part
board-stays = reste
board-extra = suppl.
board-mayor = maire
board-submitted = a choisi
board-supply = stock
board-hidden = caché
board-decree = { $day } : { $name } ({ $verdict }). { $about }
board-deck = pioche { $count }
verdict-open = ouvert
verdict-adopted = adopté
verdict-rejected = rejeté
