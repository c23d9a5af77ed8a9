# My Village, fr

# questions

ask-board = Choisissez votre plateau village.
ask-first-die = Prenez le premier de vos deux dés.
ask-second-die = Prenez le second dé.
ask-act = Valeur de bannière { $value } : une bannière bleue, ou des blanches ?
ask-more = Valeur de bannière { $value } : une autre bannière blanche ?
ask-pay = Comment payez-vous 1 × { $good } ?
ask-fare = Comment payez-vous le voyage ?
ask-headman = Où va votre chef de village ?
ask-steward-extra = Église du commerce : révéler d'abord un client de plus ?
ask-steward-free = Église du commerce : prendre un client gratuitement ?
ask-steward-pick = Quel client prenez-vous ? ({ $taken } sur { $most } au plus jusqu'ici)
ask-swap = Église du voyage : remettre « { $card } » et garder la carte suivante ?
ask-monk = Utiliser l'action du moine ({ $action }) ?
ask-school = Que se passe-t-il dans votre école ?
ask-profession = Quel métier l'élève va-t-il exercer ?
ask-mark = Quelle case de la chambre du conseil marquez-vous ?
ask-tile = Où placez-vous votre tuile 2/12 ?
ask-death = La faucheuse est là : qui meurt ?
ask-labourer = Votre dernier villageois est mort. Où travaille le journalier ?
ask-disinfect = Invasion de rats ! Utiliser l'église de la désinfection, ou perdre { $lost ->
    [one] { $lost } point d'histoire
   *[other] { $lost } points d'histoire
  } ?

# options

end = Terminer votre tour
take-board = Prendre { $board }
pick-die = Prendre le { $face } { $colour }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
adjust-with-coins = Passer le { $before } à { $face } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } : valeur { $value }
adjust-with-marker = Passer le { $before } à { $face } pour un marqueur de la place du village : valeur { $value }
move-plow = Déplacer une charrue de la forge vers le { $field }
move-marker-as-plow = Poser un marqueur de guilde sur le { $field } comme charrue
blue-question = « ? » : déplacer votre chef de village{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
blue-hand = Prendre la main de premier joueur : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }
blue-steward = Bureau de l'intendant : prendre des clients
buy-workshop = { $card } ({ $time } temps ; { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }) : 1 × { $good }
buy-field = { $card } ({ $time } temps ; { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }) : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
buy-meeting = { $card } ({ $time } temps ; { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }) : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }, un marqueur, la tuile 2/12
buy-church = { $card } ({ $time } temps ; { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }{ $coins ->
    [0] {""}
    [one] , { $coins } pièce
   *[other] , { $coins } pièces
  }{ $goods ->
    [0] {""}
    [one] , { $goods } marchandise
   *[other] , { $goods } marchandises
  })
buy-council = { $card } ({ $time } temps ; { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }) : { $coins ->
    [0] { $effect }
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
buy-monk = { $card } ({ $time } temps, { $units } × { $good } ou pièce) : { $action }
buy-travel = { $card } ({ $time } temps, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
  } ou { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }{ $toll ->
    [0] {""}
    [one] , + { $toll } pièce
   *[other] , + { $toll } pièces
  }{ $beer ->
    [0] {""}
   *[other] , + { $beer } bière
  })
use-school = École
play = Bannière de jeu : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }
produce = { $card } : 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
produce-nothing = { $card } : plein, aucun gain ({ $good }){ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
harvest = { $card } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
use-council = { $card } : { $coins ->
    [0] { $effect }
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
meet = Place du village, votre dernière bannière : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }{ $markers ->
    [0] {""}
   *[other] , un marqueur
  }, la tuile peut bouger{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
serve = Servir : { $card } ({ $first }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
  }{ $third ->
    [0] {""}
   *[other] {" "}+ { $third }
  } → { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  })
pay-stock = 1 × { $good } du bâtiment
pay-guild = Un marqueur de guilde au lieu de 1 × { $good }
pay-coin = 1 pièce au lieu de 1 × { $good }
pay-field = La charrue du { $field }
fare-wagon = { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
  } ou un marqueur de guilde
fare-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
head-house = À la maison principale : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  } en sûreté
head-stories = Chercher des histoires : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }
head-stay = Rester sur place
steward-extra-yes = Révéler un client de plus
steward-extra-no = Laisser l'étalage tel quel
take-free = Prendre gratuitement : { $card }
take-none-free = Pas de client gratuit
take-customer = Prendre : { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } pièce)
   *[other] {" "}({ $coins } pièces)
  }
steward-stop = Ne plus prendre de client
swap-yes = Remettre « { $card } » ({ $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }), garder la carte suivante
swap-no = Garder « { $card } » ({ $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  })
use-monk = L'utiliser : { $action }
skip-monk = La laisser : { $action }
school-new = Un nouvel élève à gauche
school-right = L'élève passe à droite
school-place = L'élève de gauche se met au travail{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }
school-place-right = L'élève de droite se met au travail{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  } : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }
school-skip = Rien
place-villager = Comme { $profession }
mark-area = Marquer : { $area }
mark-profession = Marquer : { $profession }
move-tile = À côté de : { $card }
keep-tile = La laisser où elle est
die-famous = { $profession } : inscrit aux archives ({ $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  })
die-unknown = { $profession } : une tombe anonyme
disinfect-yes = Utiliser l'église : ne rien perdre
disinfect-no = Ne pas l'utiliser : perdre { $lost ->
    [one] { $lost } point d'histoire
   *[other] { $lost } points d'histoire
  }

# what happened

took-board = { $seat } prend { $board }.
round-began = Manche { $round } : { $seat } commence ; { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  } sur la main.
picked-die = { $seat } prend le { $face } { $colour }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
adjusted-with-coins = { $seat } change un { $before } en { $face } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
adjusted-with-marker = { $seat } change un { $before } en { $face } avec un marqueur de la place du village.
plowed = { $seat } déplace une charrue vers le { $field }.
plowed-with-marker = { $seat } pose un marqueur de guilde sur le { $field } comme charrue.
used-question = { $seat } utilise la bannière « ? »{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
headman-to-coin = { $seat } : le chef de village rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
headman-to-house = { $seat } : le chef de village rentre avec { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }.
headman-to-stories = { $seat } : le chef de village recueille { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }.
headman-stayed = { $seat } : le chef de village reste sur place.
took-hand = { $seat } prend la main avec { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  } et commencera.
visited-steward = { $seat } rend visite à l'intendant.
customer-came = Nouveau dans l'étalage : { $card }.
took-customer = { $seat } prend : { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } pièce)
   *[other] {" "}({ $coins } pièces)
  }.
took-free = { $seat } prend gratuitement : { $card }.
built = { $seat } ajoute : { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
built-workshop = { $seat } construit { $card } avec 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
built-field = { $seat } cultive un champ{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
chose-card = { $seat } choisit { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
paid-coins = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
paid-stock = { $seat } paie 1 × { $good }.
paid-guild = { $seat } paie un marqueur de guilde pour 1 × { $good }.
paid-field = { $seat } paie la charrue du { $field }.
produced = { $seat } produit 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
produced-nothing = { $seat } n'a plus de place : { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
harvested = { $seat } récolte le { $card } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
played = { $seat } joue : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }.
used-council = { $seat } utilise : { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }.
council-coins = { $seat } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
council-marker = { $seat } reçoit un marqueur de guilde.
marked-area = { $seat } marque un domaine : { $area }.
marked-profession = { $seat } marque un métier : { $profession }.
met = { $seat } convoque une assemblée : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }{ $markers ->
    [0] {""}
   *[other] , un marqueur
  }.
moved-tile = { $seat } place la tuile 2/12 à côté de : { $card }.
kept-tile = { $seat } laisse la tuile 2/12 où elle est.
served = { $seat } sert : { $card }, { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }.
student-new = { $seat } : un nouvel élève arrive à l'école.
student-right = { $seat } : l'élève passe à droite.
left-school = { $seat } : un élève quitte l'école{ $time ->
    [0] {""}
   *[other] {" "}({ $time } temps)
  }{ $stories ->
    [0] {""}
    [one] {" "}: { $stories } point d'histoire
   *[other] {" "}: { $stories } points d'histoire
  }.
student-placed = { $seat } : l'élève se met au travail ({ $profession }).
school-skipped = { $seat } : rien ne change à l'école.
used-monk = { $seat } utilise le moine : { $action }.
skipped-monk = { $seat } renonce à l'action du moine : { $action }.
joined = { $seat } accueille un moine à l'église ({ $card }) : { $windows ->
    [one] { $windows } vitrail
   *[other] { $windows } vitraux
  }.
revealed-travel = { $seat } atteint « { $card } » ({ $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }).
sent-back = { $seat } remet « { $card } ».
travelled = { $seat } garde « { $card } » : { $pp ->
    [one] { $pp } point de prestige
   *[other] { $pp } points de prestige
  }.
ended-turn = { $seat } a terminé.
died-famous = { $seat } : un villageois meurt ({ $profession }) et entre aux archives : { $stories ->
    [one] { $stories } point d'histoire
   *[other] { $stories } points d'histoire
  }.
died-unknown = { $seat } : un villageois meurt ({ $profession }), oublié de tous.
hired-labourer = { $seat } n'a plus personne et engage un journalier.
labourer-placed = { $seat } : le journalier prend un métier ({ $profession }).
rat-ran = Le rat avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } ; encore { $rat } jusqu'à l'invasion.
plague = C'est l'invasion de rats.
lost-stories = { $seat } perd { $lost ->
    [one] { $lost } point d'histoire
   *[other] { $lost } points d'histoire
  }.
disinfected = { $seat } : l'église tient les rats à distance.
match-over = La partie se termine après la manche { $round } ; { $buried } tombes sont occupées.

# the game

rules-title = Clochemerle (My Village)
variant-board-assignment = Plateaux village
variant-board-assignment-random = distribués
variant-board-assignment-chosen = choisis à tour de rôle
variant-start-player = Premier joueur
variant-start-player-random = tiré au sort
variant-start-player-host = l'hôte
variant-max-rounds = Durée maximale
variant-max-rounds-normal = 60 ou 80 manches
variant-max-rounds-half = la moitié
variant-max-rounds-double = le double
source-house = maison principale
source-religion = religion
source-council = conseil
source-bonus = bonus du conseil
source-crafts = artisanat
source-travel = voyages
source-market = marché
source-harvest = moisson
source-labourers = journaliers

# people, goods, areas

profession-abbot = abbé
profession-councilman = conseiller
profession-traveller = voyageur
profession-craftsman = artisan
profession-merchant = marchand
about-profession-abbot = Nécessaire pour les églises et les moines.
about-profession-councilman = Nécessaire pour la chambre du conseil et la place du village.
about-profession-traveller = Nécessaire pour voyager.
about-profession-craftsman = Nécessaire pour construire des ateliers et y travailler.
about-profession-merchant = Nécessaire pour servir les clients, pas pour les prendre.
good-horse = cheval
good-beer = bière
good-plow = charrue
good-scroll = parchemin
good-wagon = chariot
area-travel = voyages
area-craft = artisanat
area-customers = clients servis
area-religion = religion
area-fields = champs
colour-white = blanc
colour-black = noir
action-stories-2 = 2 points d'histoire
action-stories-3 = 3 points d'histoire
action-school-1 = une action d'école
action-school-2 = deux actions d'école
action-headman = déplacer le chef de village
action-steward = prendre jusqu'à 2 clients
effect-coins = pièces
effect-marker = un marqueur de guilde
effect-mark = marquer une case
effect-nothing = plus d'effet
board-board-58 = le village 5/8
about-board-board-58 = Sa bannière de jeu montre 5/8.
board-board-59 = le village 5/9
about-board-board-59 = Sa bannière de jeu montre 5/9.
board-board-68 = le village 6/8
about-board-board-68 = Sa bannière de jeu montre 6/8.
board-board-69 = le village 6/9
about-board-board-69 = Sa bannière de jeu montre 6/9.

# places and pieces

card-field-1 = champ 1
card-field-2 = champ 2
card-field-3 = champ 3
card-field-4 = champ 4
card-field-5 = champ 5
card-field-6 = champ 6
card-field-7 = champ 7
card-field-8 = champ 8
card-school = École
about-card-school = Un élève arrive, passe à droite ou prend un métier libre.
card-play = Bannière de jeu
about-card-play = Donne gratuitement un point d'histoire.
card-question = Bannière « ? »
about-card-question = Toute valeur fait avancer le chef de village d'une case.
card-hand = Main de premier joueur
about-card-hand = Donne ses points d'histoire et le début de la manche suivante.
card-steward = Bureau de l'intendant
about-card-steward = Prenez jusqu'à quatre clients pour du temps et une pièce ; aucun marchand requis.
card-tile = Tuile 2/12
about-card-tile = La bannière voisine fonctionne aussi avec 2 et 12.
card-headman = Chef de village
about-card-headman = Va de la maison à la pièce et aux histoires ; à la maison elles sont sûres.
card-rat = Rat
about-card-rat = Avance à chaque mort ; au bout, chacun perd la moitié des histoires de l'arbre.
card-labourer = Journalier
about-card-labourer = Remplace le dernier villageois et coûte des points à la fin.
card-meeting = Place du village
about-card-meeting = Point d'histoire, marqueur qui change un dé à volonté, et la tuile 2/12.
card-field = Champ
about-card-field = Donne une pièce, et une de plus avec une charrue.
card-stable-58 = Écurie 5/8
about-card-stable-58 = Fournit des chevaux.
card-stable-59 = Écurie 5/9
about-card-stable-59 = Fournit des chevaux.
card-stable-68 = Écurie 6/8
about-card-stable-68 = Fournit des chevaux.
card-stable-69 = Écurie 6/9
about-card-stable-69 = Fournit des chevaux.
card-brewery-58 = Brasserie 5/8
about-card-brewery-58 = Brasse de la bière.
card-brewery-59 = Brasserie 5/9
about-card-brewery-59 = Brasse de la bière.
card-brewery-68 = Brasserie 6/8
about-card-brewery-68 = Brasse de la bière.
card-brewery-69 = Brasserie 6/9
about-card-brewery-69 = Brasse de la bière.
card-smithy-58 = Forge 5/8
about-card-smithy-58 = Forge des charrues, pour les clients ou les champs.
card-smithy-59 = Forge 5/9
about-card-smithy-59 = Forge des charrues, pour les clients ou les champs.
card-smithy-68 = Forge 6/8
about-card-smithy-68 = Forge des charrues, pour les clients ou les champs.
card-smithy-69 = Forge 6/9
about-card-smithy-69 = Forge des charrues, pour les clients ou les champs.
card-office-58 = Bureau 5/8
about-card-office-58 = Rédige des parchemins.
card-office-59 = Bureau 5/9
about-card-office-59 = Rédige des parchemins.
card-office-68 = Bureau 6/8
about-card-office-68 = Rédige des parchemins.
card-office-69 = Bureau 6/9
about-card-office-69 = Rédige des parchemins.
card-wainwright-58 = Charron 5/8
about-card-wainwright-58 = Fabrique des chariots, pour les clients ou les voyages.
card-wainwright-59 = Charron 5/9
about-card-wainwright-59 = Fabrique des chariots, pour les clients ou les voyages.
card-wainwright-68 = Charron 6/8
about-card-wainwright-68 = Fabrique des chariots, pour les clients ou les voyages.
card-wainwright-69 = Charron 6/9
about-card-wainwright-69 = Fabrique des chariots, pour les clients ou les voyages.
card-council-finance = Conseil des finances
about-card-council-finance = Donne des pièces.
card-council-guild = Conseil des guildes
about-card-council-guild = Donne des marqueurs qui remplacent n'importe quelle marchandise.
card-council-area = Conseil des domaines
about-card-council-area = À la fin, un point par carte dans les domaines marqués.
card-council-population = Conseil de la population
about-card-council-population = À la fin, des points par métier marqué dont le villageois vit.
card-church-disinfection = Église de la désinfection
about-card-church-disinfection = Deux fois par partie, une invasion ne vous coûte rien, avec un abbé.
card-church-convent = Église du couvent
about-card-church-convent = Compte comme un vitrail.
card-church-trade = Église du commerce
about-card-church-trade = Avec un abbé, chez l'intendant, un client de plus à l'étalage et un gratuit.
card-church-travel = Église du voyage
about-card-church-travel = Avec un abbé, une fois par lettre, échanger une carte voyage contre la suivante.
card-monk-quill = Moine à la plume
about-card-monk-quill = Un vitrail, et une action unique.
card-monk-quill-1 = Moine à la plume
about-card-monk-quill-1 = Un vitrail, et une action unique.
card-monk-quill-2 = Moine à la plume
about-card-monk-quill-2 = Un vitrail, et une action unique.
card-monk-quill-3 = Moine à la plume
about-card-monk-quill-3 = Un vitrail, et une action unique.
card-monk-chalice = Moine au calice
about-card-monk-chalice = Un vitrail, et une action unique.
card-monk-chalice-1 = Moine au calice
about-card-monk-chalice-1 = Un vitrail, et une action unique.
card-monk-chalice-2 = Moine au calice
about-card-monk-chalice-2 = Un vitrail, et une action unique.
card-monk-chalice-3 = Moine au calice
about-card-monk-chalice-3 = Un vitrail, et une action unique.
card-monk-chalice-4 = Moine au calice
about-card-monk-chalice-4 = Un vitrail, et une action unique.
card-monk-rosary = Moine au rosaire
about-card-monk-rosary = Un vitrail, et une action unique.
card-monk-rosary-1 = Moine au rosaire
about-card-monk-rosary-1 = Un vitrail, et une action unique.
card-monk-rosary-2 = Moine au rosaire
about-card-monk-rosary-2 = Un vitrail, et une action unique.
card-monk-rosary-3 = Moine au rosaire
about-card-monk-rosary-3 = Un vitrail, et une action unique.
card-monk-rosary-4 = Moine au rosaire
about-card-monk-rosary-4 = Un vitrail, et une action unique.
card-monk-rosary-5 = Moine au rosaire
about-card-monk-rosary-5 = Un vitrail, et une action unique.
card-travel-a = Voyage A
about-card-travel-a = La prochaine lettre de votre voyage ; exige un voyageur.
card-travel-b = Voyage B
about-card-travel-b = La prochaine lettre de votre voyage ; exige un voyageur.
card-travel-c = Voyage C
about-card-travel-c = La prochaine lettre de votre voyage ; exige un voyageur.
card-travel-d = Voyage D
about-card-travel-d = La prochaine lettre de votre voyage ; exige un voyageur.
card-travel-e = Voyage E
about-card-travel-e = La prochaine lettre de votre voyage ; exige un voyageur.
card-travel-a1 = Route du village
about-card-travel-a1 = Le voyage suivant est sans supplément.
card-travel-a2 = Étang du moulin
about-card-travel-a2 = Le voyage suivant est sans supplément.
card-travel-a3 = Barrière de péage
about-card-travel-a3 = Le voyage suivant coûte des pièces en plus.
card-travel-a4 = Sentier du marais
about-card-travel-a4 = Le voyage suivant coûte du temps en plus.
card-travel-b1 = Lisière
about-card-travel-b1 = Le voyage suivant est sans supplément.
card-travel-b2 = Embarcadère du bac
about-card-travel-b2 = Le voyage suivant coûte des pièces en plus.
card-travel-b3 = Auberge du chemin
about-card-travel-b3 = Le voyage suivant coûte une bière en plus.
card-travel-b4 = Route emportée
about-card-travel-b4 = Le voyage suivant coûte du temps en plus.
card-travel-c1 = Bourg
about-card-travel-c1 = Le voyage suivant est sans supplément.
card-travel-c2 = Gardes assoiffés
about-card-travel-c2 = Le voyage suivant coûte une bière en plus.
card-travel-c3 = Col des brigands
about-card-travel-c3 = Le voyage suivant coûte des pièces en plus.
card-travel-c4 = Crête des orages
about-card-travel-c4 = Le voyage suivant coûte du temps en plus.
card-travel-d1 = Port fluvial
about-card-travel-d1 = Le voyage suivant est sans supplément.
card-travel-d2 = Porte de la ville
about-card-travel-d2 = Le voyage suivant coûte des pièces en plus.
card-travel-d3 = Taverne du cellier
about-card-travel-d3 = Le voyage suivant coûte une bière en plus.
card-travel-d4 = Chapelle des pèlerins
about-card-travel-d4 = Ici le voyage prend fin.
card-travel-e1 = Ville de la cathédrale
about-card-travel-e1 = Le terme du plus long voyage.
card-travel-e2 = Cour royale
about-card-travel-e2 = Le terme du plus long voyage.
card-travel-e3 = La mer
about-card-travel-e3 = Le terme du plus long voyage.
card-cust-01 = Courrier
about-card-cust-01 = Demande : cheval.
card-cust-02 = Valet du cocher
about-card-cust-02 = Demande : cheval.
card-cust-03 = Tavernier
about-card-cust-03 = Demande : bière.
card-cust-04 = Veilleur de nuit
about-card-cust-04 = Demande : bière.
card-cust-05 = Bailli de l'échevin
about-card-cust-05 = Demande : charrue.
card-cust-06 = Petit fermier
about-card-cust-06 = Demande : charrue.
card-cust-07 = Notaire
about-card-cust-07 = Demande : parchemin.
card-cust-08 = Maître d'école
about-card-cust-08 = Demande : parchemin.
card-cust-09 = Colporteur
about-card-cust-09 = Demande : chariot.
card-cust-10 = Charretier
about-card-cust-10 = Demande : chariot.
card-cust-11 = Capitaine de cavalerie
about-card-cust-11 = Demande : 2 chevaux.
card-cust-12 = Hôte de la noce
about-card-cust-12 = Demande : 2 bières.
card-cust-13 = Régisseur du manoir
about-card-cust-13 = Demande : 2 charrues.
card-cust-14 = Greffier de la ville
about-card-cust-14 = Demande : 2 parchemins.
card-cust-15 = Marchand de sel
about-card-cust-15 = Demande : 2 chariots.
card-cust-16 = Aubergiste
about-card-cust-16 = Demande : cheval, bière.
card-cust-17 = Fermier aux bœufs
about-card-cust-17 = Demande : cheval, charrue.
card-cust-18 = Messager royal
about-card-cust-18 = Demande : cheval, parchemin.
card-cust-19 = Chevalier errant
about-card-cust-19 = Demande : cheval, chariot.
card-cust-20 = Chef de moisson
about-card-cust-20 = Demande : bière, charrue.
card-cust-21 = Cellérier
about-card-cust-21 = Demande : bière, parchemin.
card-cust-22 = Livreur de bière
about-card-cust-22 = Demande : bière, chariot.
card-cust-23 = Arpenteur
about-card-cust-23 = Demande : charrue, parchemin.
card-cust-24 = Meunier
about-card-cust-24 = Demande : charrue, chariot.
card-cust-25 = Secrétaire de la guilde
about-card-cust-25 = Demande : parchemin, chariot.
card-cust-26 = Intendant du comte
about-card-cust-26 = Demande : cheval, bière, parchemin.
card-cust-27 = Cirque ambulant
about-card-cust-27 = Demande : cheval, bière, chariot.
card-cust-28 = Hobereau
about-card-cust-28 = Demande : cheval, charrue, parchemin.
card-cust-29 = Famille de colons
about-card-cust-29 = Demande : cheval, charrue, chariot.
card-cust-30 = Envoyé de l'évêque
about-card-cust-30 = Demande : cheval, parchemin, chariot.
card-cust-31 = Domaine de l'abbaye
about-card-cust-31 = Demande : bière, charrue, parchemin.
card-cust-32 = Prévôt de la foire
about-card-cust-32 = Demande : bière, charrue, chariot.
card-cust-33 = Maison de commerce
about-card-cust-33 = Demande : bière, parchemin, chariot.

# the terminal board

board-label-deaths = Morts
board-label-rat = Rat
board-label-chronicle = Archives
board-label-graves = Tombes
board-label-dice = Dés
board-label-value = Valeur
board-label-round = Manche
board-label-hand = Main
board-label-display = Clients
board-label-supply = Réserve
board-label-monks = Moines
board-label-travel = Voyages
board-label-coins = Pièces
board-label-clock = Temps
board-label-tree = Arbre
board-label-house = Maison
board-label-school = École
board-label-goods = Biens
board-label-waiting = En attente
board-label-served = Servis
board-label-fields = Champs
board-label-total = Points
board-label-reaper = faucheuse !
board-label-headman = Chef
board-label-banners = Bannières
board-label-last = dernière manche
board-label-crafts = Ateliers
place-house = maison
place-coin = pièce
place-stories = histoires
