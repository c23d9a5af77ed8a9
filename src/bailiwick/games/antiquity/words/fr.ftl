rules-title = Antiquity

# options du jeu
variant-map-mode = Carte
variant-map-mode-tiles = tuiles tirées au sort
variant-map-mode-fixed = carte d'initiation
variant-map-mode-random-terrain = terrain aléatoire
variant-beginner = Partie d'initiation
variant-beginner-off = non
variant-beginner-on = oui, sans famine ni pollution
variant-player-trade = Commerce entre joueurs
variant-player-trade-on = permis
variant-player-trade-off = interdit
variant-planning = Construction en ville
variant-planning-together = tous ensemble
variant-planning-turn-order = l'un après l'autre
variant-mirror-tiles = Tuiles en miroir
variant-mirror-tiles-on = peuvent sortir
variant-mirror-tiles-off = jamais
variant-harbour-reach = Port
variant-harbour-reach-body = atteint toute l'étendue d'eau
variant-harbour-reach-adjacent = atteint les cases de mer voisines
variant-dump-unmanned = Décharge sans ouvrier
variant-dump-unmanned-1 = épargne un jeton
variant-dump-unmanned-0 = n'épargne rien
variant-allow-flip = Retourner les pièces
variant-allow-flip-off = interdit
variant-allow-flip-on = permis
variant-barbara-graved-counts = Bâtiments avec des tombes
variant-barbara-graved-counts-on = comptent pour Santa Barbara
variant-barbara-graved-counts-off = ne comptent pas pour Santa Barbara
variant-inn-limit = Auberges par joueur
variant-inn-limit-none = sans limite
variant-inn-limit-16 = 16
variant-giorgio-fish-in-cathedral = Poissons de San Giorgio
variant-giorgio-fish-in-cathedral-on = restent dans la cathédrale
variant-giorgio-fish-in-cathedral-off = demandent un entrepôt
variant-limited-stock = Réserve commune
variant-limited-stock-on = limitée
variant-limited-stock-off = illimitée
variant-tiebreak-empty-only = Égalité
variant-tiebreak-empty-only-off = toutes les cases propres de la zone
variant-tiebreak-empty-only-on = seulement les cases propres et vides
variant-max-trade-offers = Offres par joueur et manche
variant-max-trade-ask = Biens demandés par offre
variant-max-rounds = Manches au plus
variant-open-spectators = Spectateurs
variant-open-spectators-off = voient ce qui est public
variant-open-spectators-on = voient aussi les secrets passés

source-saint = saint patron
source-survivor = dernier survivant
source-draw = partie nulle

# noms
good-wood = bois
good-stone = pierre
good-grain = blé
good-olives = olives
good-sheep = moutons
good-fish = poisson
good-wine = vin
good-gold = or
good-pearls = perles
good-dye = teinture
building-cart-shop = charronnerie
building-storage = entrepôt
building-fountain = fontaine
building-explorer = bureau d'exploration
building-granary = grenier
building-market = marché
building-brewery = brasserie
building-harbour = port
building-university = université
building-hospital = hôpital
building-stable = écurie
building-cathedral = cathédrale
building-forced-labour = travaux forcés
building-dump = décharge
building-faculty-theology = faculté de théologie
building-faculty-biology = faculté de biologie
building-faculty-alchemy = faculté d'alchimie
building-faculty-philosophy = faculté de philosophie
building-house = maison
saint-nicolo = San Nicolo
saint-barbara = Santa Barbara
saint-christofori = San Christofori
saint-giorgio = San Giorgio
saint-maria = Santa Maria
site-woodcutter = coupe de bois
site-farm = ferme
site-mine = mine
site-fishery = pêcherie
site-inn = auberge
site-city = ville
terrain-forest = forêt
terrain-grassland = prairie
terrain-mountain = montagne
terrain-sea = mer
city-1 = première ville
city-2 = deuxième ville
city-3 = troisième ville
city-4 = quatrième ville
phase-start = Premières villes
phase-rise = Lever
phase-plan = Construction en ville
phase-order = Ordre du tour
phase-land = Campagne
phase-store = Stockage
phase-harvest = Récolte
phase-explore = Exploration
phase-famine = Famine
phase-pollute = Pollution
phase-victory = Victoire
stock-cart-shop = charronneries
stock-fountain = fontaines
stock-storage-piece = pièces d'entrepôt
stock-fishery = pêcheries
label-round = Manche
label-famine = Famine
label-stock = Réserve
label-order = Ordre
label-goods = Biens
label-workers = Ouvriers
label-houses = Maisons
label-saint = Saint
label-progress = Progrès
label-offers = Offres
label-refused = Offre refusée
label-tokens = Jetons que personne n’a retournés
label-none = aucun
label-out = éliminé
label-committed = prêt
label-legend = F forêt, G prairie (minuscule : abattue), M montagne, S mer ; # pollué, ? jeton, * ouvrier, ^^ pêcherie, i auberge, + tombe ; r = rangée + chiffre au-dessus

# ce que font les choses
about-building-cart-shop = Occupée, elle permet une construction à la campagne par manche et compte pour l'ordre du tour.
about-building-storage = Occupé, il garde un bien sur chacune de ses cases.
about-building-fountain = Réduit la famine d'un point à sa construction et épargne un jeton de pollution par manche.
about-building-explorer = Occupé, il permet de retourner un jeton d'exploration de votre zone par manche.
about-building-granary = La famine vous coûte trois tombes de moins.
about-building-market = Occupé, il échange deux biens contre un avec la banque et permet de faire des offres.
about-building-brewery = Permet de construire des auberges.
about-building-harbour = Occupé, il ajoute à votre zone les eaux voisines de vos villes et auberges, avec leurs côtes.
about-building-university = Occupée, elle fait fonctionner sans ouvrier chaque faculté qui la touche par un côté.
about-building-hospital = Occupé, il retire jusqu'à cinq tombes par manche.
about-building-stable = Occupée, elle porte votre zone à trois cases au lieu de deux.
about-building-cathedral = Choisit votre saint patron : un pouvoir et votre voie vers la victoire.
about-building-forced-labour = Occupés, ils tirent de chaque exploitation trois jetons pour deux biens.
about-building-dump = Épargne un jeton de pollution, quatre si elle est occupée ; alors personne d'autre ne pollue votre zone.
about-building-faculty-theology = En service, elle permet une fois par manche de raser votre cathédrale et de choisir à nouveau.
about-building-faculty-biology = En service, elle dispense une ferme par manche de semence.
about-building-faculty-alchemy = En service, elle nettoie une fois par manche une case et ses voisines.
about-building-faculty-philosophy = En service, elle dispense de payer avec des biens différents.
about-building-house = Apporte un ouvrier.
about-saint-nicolo = Une maison payée en offre une de numéro inférieur ; gagne avec les 20 ouvriers.
about-saint-barbara = Réaménagez vos villes ; gagne avec un bâtiment de chaque sorte.
about-saint-christofori = Stockage illimité ; gagne avec trois de chaque nourriture et de chaque luxe.
about-saint-giorgio = Un poisson par nouvelle cathédrale ; gagne si votre zone couvre toute celle d'un autre joueur.
about-saint-maria = Les quatre pouvoirs ; gagne avec deux des quatre conditions.
about-site-woodcutter = Coûte 1 bois ; abat une forêt et ses voisines, un bois par manche.
about-site-farm = Coûte 1 semence ; cultive une prairie et ses voisines, une récolte par manche, et les pollue.
about-site-mine = Coûte 1 bois ; extrait pierre ou or d'une montagne et de ses voisines, et les pollue.
about-site-fishery = Coûte 1 bois ; exploite la mer autour de deux cases de côte, et la pollue.
about-site-inn = Coûte 1 nourriture et demande une brasserie ; votre zone part aussi de là.
about-site-city = Coûte 1 nourriture, 1 bois, 1 pierre et 2 luxes différents ; un nouveau plan de 6 cases sur 6.
about-good-wood = Matériau venu des coupes de bois.
about-good-stone = Matériau venu des mines.
about-good-grain = Nourriture venue des fermes.
about-good-olives = Nourriture venue des fermes.
about-good-sheep = Nourriture venue des fermes.
about-good-fish = Nourriture venue des pêcheries.
about-good-wine = Luxe venu des fermes.
about-good-gold = Luxe venu des mines.
about-good-pearls = Luxe venu des pêcheries.
about-good-dye = Luxe venu des pêcheries.

# questions
ask-start = Où sera votre première ville ?
ask-plan = Manche { $round } : construisez et occupez votre ville ({ $workers ->
        [one] { $workers } ouvrier libre
       *[other] { $workers } ouvriers libres
    }).
ask-hand = Posez ce que vous avez en main ({ $held }).
ask-size = Quelle taille pour l'entrepôt ? Il reste { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }.
ask-place = Où va ce bâtiment : { $building } ?
ask-saint = Qui sera votre saint patron ?
ask-place-house = Où va la maison { $house } ?
ask-free-house = San Nicolo ajoute une maison sous la { $house } : laquelle ?
ask-pay = Payez : encore { $food } nourriture et { $luxury } luxe.
ask-grave-to = Où va la tombe ?
ask-give = Quel bien donnez-vous ({ $which } sur 2) ?
ask-get = Que prenez-vous pour ces biens : { $first } et { $second } ?
ask-offer = Qu'offrez-vous à { $seat } ? Jusqu'ici { $given }.
ask-ask = Que demandez-vous à { $seat } ? Vous offrez { $given } contre { $asked }.
ask-answer = { $seat } offre { $given } contre { $asked }. Acceptez-vous ?
ask-land = Construisez à la campagne (encore { $carts ->
        [one] { $carts } charronnerie
       *[other] { $carts } charronneries
    }).
ask-site = Où va cette exploitation : { $site } ?
ask-range = Que donneront les mines de ce massif, pour toute la partie ?
ask-inn = Où va l'auberge ?
ask-city = Où est le centre de la nouvelle ville ?
ask-clean = Autour de quelle case nettoient les alchimistes ?
ask-discard = La place manque : { $amount ->
        [one] { $amount } bien doit
       *[other] { $amount } biens doivent
    } partir.
ask-take = Quelle case récoltez-vous ({ $site }, { $good }) ?
ask-flip = Votre explorateur retourne-t-il un jeton ?
ask-grave = Placez une tombe (encore { $graves }).
ask-pollute = Placez la pollution (encore { $tokens }).

# choix
opt-commit = Terminer la construction en ville
opt-build = Construire : { $building } (bois { $wood }, pierre { $stone }, luxe { $luxury })
opt-house = Construire la maison { $house } (nourriture { $food }, luxe { $luxury })
opt-size = { $width } sur { $height } : place pour { $squares } biens
opt-place = { $building } : { $city }, colonne { $column }, rangée { $row }{ $turn ->
        [0] {""}
        [1] , un quart de tour
        [2] , deux quarts de tour
        [3] , trois quarts de tour
        [4] , à l'envers
        [5] , à l'envers et un quart de tour
        [6] , à l'envers et deux quarts de tour
       *[other] , à l'envers et trois quarts de tour
    }
opt-saint = { $saint }
opt-free-house = La maison { $house } gratuitement
opt-no-free-house = Pas de maison gratuite
opt-pay = Payer : { $good } (sur { $amount })
opt-man = Occuper : { $building }, { $city }, colonne { $column }, rangée { $row }
opt-heal = Retirer la tombe : { $city }, colonne { $column }, rangée { $row }
opt-bank = Commercer avec la banque : deux biens contre un
opt-give = Donner : { $good } (sur { $amount })
opt-get = Prendre : { $good }
opt-raze = Raser votre cathédrale
opt-lift = Soulever : { $building }, { $city }, colonne { $column }, rangée { $row }
opt-drop = Poser : { $building }
opt-abort = Tout remettre en place
opt-move-grave = Déplacer la tombe : { $city }, colonne { $column }, rangée { $row }
opt-grave-to = Vers : { $city }, colonne { $column }, rangée { $row }
opt-partner = Faire une offre à { $seat }
opt-offer = Offrir : { $good }
opt-offer-done = C'est tout ce que vous offrez à { $seat }
opt-ask = Demander : { $good }
opt-send = Envoyer l'offre à { $seat }
opt-cancel = Abandonner l'offre à { $seat }
opt-accept = Accepter l'offre de { $seat } : vous recevez { $given } et donnez { $asked }
opt-reject = Refuser l'offre de { $seat }
opt-withdraw = Retirer votre offre à { $seat }
opt-resign = Abandonner : vous êtes éliminé et votre plan de cette manche est annulé
opt-pass = Passer
opt-woodcutter = Coupe de bois (1 bois)
opt-farm-seed = Ferme avec semence : { $good }
opt-farm-biology = Ferme des biologistes, sans semence : { $good }
opt-mine = Mine (1 bois)
opt-fishery = Pêcherie : { $good } (1 bois)
opt-inn = Auberge, payée avec : { $good }
opt-city = Ville (1 nourriture, 1 bois, 1 pierre, 2 luxes différents)
opt-alchemy = Faire nettoyer les alchimistes
opt-hex = Case { $q }, { $r }
opt-site = Case { $q }, { $r } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
opt-pair = Cases { $q }, { $r } et { $other }, { $other_row } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
opt-range = { $good }, en tout { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }
opt-clean = Case { $q }, { $r } : nettoie { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }
opt-discard = Perdre : { $good } (sur { $amount })
opt-take = { $good } de la case { $q }, { $r }
opt-flip = Le jeton de la case { $q }, { $r }
opt-skip = N'en retourner aucun
opt-grave = Une tombe : { $city }, colonne { $column }, rangée { $row }
opt-pollute = Case { $q }, { $r }

# ce qui s'est passé
paid = { $seat } paie : { $good }.
built = { $seat } construit : { $building }, { $city }.
built-house = { $seat } construit la maison { $house }, { $city }.
chose-saint = { $seat } choisit { $saint }.
manned = { $seat } occupe : { $building }.
healed = { $seat } retire une tombe, { $city }.
banked = { $seat } donne à la banque { $first } et { $second } contre { $good }.
razed = { $seat } rase la cathédrale.
lifted = { $seat } soulève : { $building }.
dropped = { $seat } pose : { $building }, { $city }.
put-back = { $seat } remet tout en place.
moved-grave = { $seat } déplace une tombe, { $city }.
was-offered = { $seat } vous fait une offre.
sent-offer = Votre offre à { $seat } est partie.
refused = { $seat } refuse l'offre.
withdrew = { $seat } retire l'offre.
offer-lapsed = L'offre tombe, car { $seat } a abandonné.
traded = { $seat } et { $partner } commercent :
trade-part = { $seat } donne { $amount } × { $good }.
committed = { $seat } a fini de construire.
placed-city = { $seat } fonde la première ville.
round = La manche { $round } commence ; la famine est à { $famine }.
reveal = Les plans sont révélés.
famine-eased = { $fountains ->
        [one] { $fountains } nouvelle fontaine ramène
       *[other] { $fountains } nouvelles fontaines ramènent
    } la famine à { $famine }.
turn-order = { $seat } est numéro { $place } dans l'ordre du tour (compte { $carts }).
founded = { $seat } ouvre : { $site }, { $good }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
named-range = { $seat } décide : ce massif donne ceci : { $good }.
founded-inn = { $seat } construit une auberge contre ceci : { $good }.
founded-city = { $seat } fonde la ville numéro { $cities }.
cleaned = Les alchimistes de { $seat } nettoient { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }.
lost-goods = { $seat } perd { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } faute d'entrepôt.
discarded = { $seat } perd ceci : { $good }.
cathedral-fish = San Giorgio donne { $amount ->
        [one] { $amount } poisson
       *[other] { $amount } poissons
    } à { $seat }.
harvested = { $seat } récolte { $amount } × { $good } ; il reste { $left ->
        [one] { $left } jeton
       *[other] { $left } jetons
    }.
exhausted = Épuisé : { $site } de { $seat }.
explored = L'explorateur de { $seat } trouve ceci : { $good }.
buried = { $seat } place une tombe, { $city }.
polluted = { $seat } pollue une case.
eliminated = { $seat } n'a plus de place pour les morts et quitte la partie.
resigned = { $seat } abandonne et quitte la partie.
won-by-saint = { $seat } exauce le vœu du saint patron et gagne.
won-as-last = { $seat } survit en dernier et gagne.
drew-all-gone = Il ne reste personne ; { $seat } partage la partie nulle.
drew-too-long = La partie a trop duré ; { $seat } partage la partie nulle.
