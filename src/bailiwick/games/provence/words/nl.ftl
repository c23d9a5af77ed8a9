rules-title = De regels van Provence (890 Anno Domini)

# Questions

ask-castle = Kies een kasteel voor het midden van je koninkrijk.
ask-take = Neem een tegel; je hebt { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
ask-clear-pick = Neem een gratis landtegel voor het veld { $cell }.
ask-place = Waar leg je ‘{ $tile }’?
ask-trio = { $trios ->
        [one] Je hebt een nieuw trio:
       *[other] Je hebt { $trios } nieuwe trio's:
    } werf een personage aan of neem munten.
ask-to-castle = Een { $piece } naar je kasteel verplaatsen? Het mag nog { $left } keer.
ask-restore = Welke ruïne bouw je weer op?
ask-swap = Welke tegel wisselt van plaats?
ask-swap-with = Met welke tegel wisselt ‘{ $tile }’ van plaats?
ask-steal = Welke { $piece } pak je af?
ask-put = { $count ->
        [one] Op welke van je tegels zet je de { $piece }?
       *[other] Op welke van je tegels zet je de { $count } { $piece ->
            [toren] torens
           *[edele] edelen
        }?
    }
ask-put-stolen = Op welke van je tegels zet je de { $piece } van { $victim } (‘{ $tile }’)?
ask-token = Bij welke landtegel leg je een Saracenenfiche? { $left ->
        [one] Dit is de laatste.
       *[other] Je hebt er { $left }.
    }
ask-ruin = De Saracenen landen ({ $attack } tegen { $defence }). Welke van je tegels verwoesten ze?
ask-keep = Welke kaart houd je voor de punten?

# Why not

why-not-yours = Dit is van { $seat }.
why-coins = Dit kost { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }; je hebt er { $have }.
why-take-first = Neem eerst een tegel; daarna leg je hem.
why-place-first = Leg eerst de tegel in je hand.
why-not-fallow = Alleen een braakliggende tegel mag worden vervangen.
why-new = Deze tegel heb je in deze beurt gelegd.
why-ruin = Dit is al een ruïne.
why-taken = Hier ligt al een tegel.
why-castle = Het kasteel blijft ongemoeid.
why-empty = Hier ligt geen tegel.
why-no-piece = Hier staat geen { $piece }.
why-no-ruin = Dit is geen verwoeste landtegel.
why-own = Pak een { $piece } van een ander, niet van jezelf.
why-safe = In deze partij zijn kastelen veilig.
why-trio = Een personage komt als drie van zijn gewas op een lijn liggen.
why-other-trio = Je nieuwe trio is er geen van { $crop }.

# Options

opt-castle = Neem ‘{ $tile }’
opt-land = Neem ‘{ $tile }’ { $cost ->
        [0] gratis
        [one] voor { $cost } munt
       *[other] voor { $cost } munten
    }{ $coins ->
        [0] {""}
        [one] , met { $coins } munt ernaast
       *[other] , met { $coins } munten ernaast
    }{ $tokens ->
        [0] {""}
        [one] , en { $tokens } Saracenenfiche
       *[other] , en { $tokens } Saracenenfiches
    }
opt-free = Neem ‘{ $tile }’ { $cost ->
        [0] gratis
        [one] voor { $cost } munt
       *[other] voor { $cost } munten
    }{ $coins ->
        [0] {""}
        [one] , met { $coins } munt ernaast
       *[other] , met { $coins } munten ernaast
    }{ $tokens ->
        [0] {""}
        [one] , en { $tokens } Saracenenfiche
       *[other] , en { $tokens } Saracenenfiches
    }
opt-special = Neem ‘{ $tile }’ voor { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }
opt-inventor = Neem ‘{ $tile }’ gratis en leg de Uitvinder af
opt-clear = Vervang eerst ‘{ $tile }’ { $cell } door een gratis landtegel
opt-place = Veld { $cell }{ $trios ->
        [0] {""}
        [one] : { $trios } trio
       *[other] : { $trios } trio's
    } (aanval { $attack }, verdediging { $defence })
opt-recruit = Werf de { $character } aan ({ $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    })
opt-decline = Neem { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } in plaats van een personage ({ $crop })
opt-from = Verplaats de { $piece } { $cell } naar je kasteel
opt-stop = Hier stoppen
opt-restore = Bouw ‘{ $tile }’ { $cell } weer op
opt-swap = ‘{ $tile }’ { $cell }
opt-swap-with = ‘{ $tile }’ { $cell }
opt-steal = Pak van { $victim } de { $piece } op ‘{ $tile }’ { $cell }
opt-put = ‘{ $tile }’ { $cell }
opt-token = ‘{ $tile }’
opt-ruin = Verwoest ‘{ $tile }’ { $cell } ({ $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }{ $towers ->
        [0] {""}
        [one] , { $towers } toren
       *[other] , { $towers } torens
    }{ $nobles ->
        [0] {""}
        [one] , { $nobles } edele
       *[other] , { $nobles } edelen
    })
opt-keep = Houd de { $character } ({ $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    })

# What happened

took-castle = { $seat } neemt ‘{ $tile }’.
round = Ronde { $round } begint.
fleet-token = De vloot nadert: naast ‘{ $tile }’ komt een Saracenenfiche te liggen.
treasurer = De Schatbewaarder brengt { $seat } 1 munt.
took-land = { $seat } neemt ‘{ $tile }’ { $cost ->
        [0] gratis
        [one] voor { $cost } munt
       *[other] voor { $cost } munten
    }{ $coins ->
        [0] {""}
        [one] {" "}en krijgt { $coins } munt
       *[other] {" "}en krijgt { $coins } munten
    }.
revealed = Nieuw in de kolom: { $tile }.
took-special = { $seat } koopt ‘{ $tile }’ voor { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }.
took-as-inventor = { $seat } legt de Uitvinder af en neemt ‘{ $tile }’ gratis.
cleared = { $seat } haalt ‘{ $tile }’ { $cell } weg.
took-free = { $seat } legt er ‘{ $tile }’ voor in de plaats{ $coins ->
        [0] {""}
        [one] {" "}en krijgt { $coins } munt
       *[other] {" "}en krijgt { $coins } munten
    }.
placed = { $seat } legt ‘{ $tile }’ { $cell }.
raised-towers = { $towers ->
        [0] Er is geen toren meer voor { $seat }; de verdediging blijft { $defence }.
        [one] { $seat } bouwt een toren; de verdediging is nu { $defence }.
       *[other] { $seat } bouwt { $towers } torens; de verdediging is nu { $defence }.
    }
attack-rose = { $saracens ->
        [one] Er nadert een Saraceen
       *[other] Er naderen { $saracens } Saracenen
    }: aanval { $attack }, verdediging { $defence }.
received-nobles = { $nobles ->
        [0] Er is geen edele meer voor { $seat }.
        [one] { $seat } krijgt { $nobles } edele.
       *[other] { $seat } krijgt { $nobles } edelen.
    }
received-coins = { $seat } krijgt { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
paid-tax = { $payer } betaalt { $seat } 1 munt kerkbelasting ({ $crop }).
declined = { $seat } neemt { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } voor een trio ({ $crop }).
recruited = { $seat } werft de { $character } aan ({ $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }).
moved-to-castle = { $seat } verplaatst een { $piece } naar het kasteel (van { $cell }).
restored = { $seat } bouwt ‘{ $tile }’ { $cell } weer op.
swapped = { $seat } verwisselt ‘{ $tile }’ en ‘{ $other }’.
stole = { $seat } pakt een { $piece } af van { $victim } en zet die op ‘{ $tile }’ { $cell }.
put-pieces = { $seat } zet { $count ->
        [0] geen { $piece }
        [one] { $count } { $piece }
       *[other] { $count } { $piece ->
            [toren] torens
           *[edele] edelen
        }
    } op ‘{ $tile }’ { $cell }.
put-token = { $seat } legt een Saracenenfiche naast ‘{ $tile }’.
was-robbed = { $payer } raakt 1 munt kwijt aan { $seat }.
invasion = Invasie! Aanval { $attack } tegen verdediging { $defence }: wie de minste torens heeft, verliest een tegel.
nothing-to-ruin = { $seat } heeft niets meer te verliezen.
ruined = { $seat } verliest ‘{ $tile }’ { $cell }: er blijft een ruïne over.
drew = De Leerling van { $seat } trekt de { $character }.
kept = { $seat } houdt de { $character } ({ $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }).
won = { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

# Score

source-tiles = tegels
source-bonuses = bonussen
source-characters = personages
source-nobles = edelen
source-towers = torens
source-coins = munten
source-scenario = scenario

# Crops, fields, pieces

crop-w = graan
crop-o = olijven
crop-l = lavendel
crop-p = klaprozen
letter-w = G
letter-o = O
letter-l = L
letter-p = K
cell-0 = linksboven
cell-1 = bovenaan
cell-2 = rechtsboven
cell-3 = links
cell-4 = in het midden
cell-5 = rechts
cell-6 = linksonder
cell-7 = onderaan
cell-8 = rechtsonder
piece-tower = toren
piece-noble = edele
type-tavern = taverne
type-church = kerk
type-special = gebouw
type-castle = kasteel
type-fallow = braak
type-ruin = ruïne
element-w = graan
element-o = olijven
element-l = lavendel
element-p = klaprozen
element-tower = toren
element-noble = edele
element-tavern = taverne
element-church = kerk
element-special = speciaal
element-character = personage

# Land tiles

tile-ruin = ruïne
tile-w1 = graankerk
tile-w2 = graanbastion
tile-w3 = graanhoeve
tile-w4 = kusttaverne in het graan
tile-w5 = graankerk
tile-w6 = graantoren
tile-w7 = adellijke graantaverne
tile-w8 = graankust
tile-o1 = olijvenkerk
tile-o2 = olijvenburcht
tile-o3 = olijvenhof
tile-o4 = olijventaverne
tile-o5 = adellijke olijventaverne
tile-o6 = olijvenkust
tile-o7 = olijvenkerk
tile-o8 = olijventoren
tile-l1 = lavendelkerk
tile-l2 = lavendeltoren
tile-l3 = lavendelpaleis
tile-l4 = kusttaverne in de lavendel
tile-l5 = lavendelkerk
tile-l6 = lavendelhof
tile-l7 = lavendeltaverne
tile-l8 = lavendelpoort
tile-p1 = klaprozenkerk
tile-p2 = klaprozenbastion
tile-p3 = klaprozenhof
tile-p4 = kusttaverne in de klaprozen
tile-p5 = klaprozentaverne
tile-p6 = klaprozentoren
tile-p7 = klaprozenkerk
tile-p8 = klaprozenhof
tile-wo1 = taverne van graan en olijven
tile-wo2 = toren van graan en olijven
tile-wl1 = hof van graan en lavendel
tile-wl2 = markt van graan en lavendel
tile-wp1 = kust van graan en klaprozen
tile-wp2 = hof van graan en klaprozen
tile-ol1 = land van olijven en lavendel
tile-ol2 = markt van olijven en lavendel
tile-op1 = hof van olijven en klaprozen
tile-op2 = hof van olijven en klaprozen
tile-lp1 = taverne van lavendel en klaprozen
tile-lp2 = markt van lavendel en klaprozen
tile-f1 = braakland
tile-f2 = braakland
tile-f3 = braakland
tile-f4 = braakland

# Special buildings and castles

tile-cathedral = kathedraal
tile-triumphal-arch = triomfboog
tile-amphitheatre = amfitheater
tile-pig-farm = varkensboerderij
tile-forge = smidse
tile-fortress = vesting
tile-hamlet = gehucht
tile-forest = bos
tile-pasture = graasweide
tile-flower-meadow = bloemenweide
tile-castle-wo = kasteel van graan en olijven
tile-castle-wl = kasteel van graan en lavendel
tile-castle-wp = kasteel van graan en klaprozen
tile-castle-ol = kasteel van olijven en lavendel
tile-castle-op = kasteel van olijven en klaprozen
tile-castle-lp = kasteel van lavendel en klaprozen

about-tile-cathedral = 2 punten, en nog 2 voor elke kerk in je koninkrijk.
about-tile-triumphal-arch = 1 punt, en nog 2 voor elk speciaal gebouw in je koninkrijk, dit gebouw meegeteld.
about-tile-amphitheatre = 1 punt, en nog 1 voor elk van je personages.
about-tile-pig-farm = 1 punt, en nog 2 voor elke taverne in je koninkrijk.
about-tile-forge = 1 punt, en nog 2 voor elke twee torens in je koninkrijk.
about-tile-fortress = 3 punten; brengt 2 torens.
about-tile-hamlet = Brengt 1 edele; 1 punt voor elke edele in je koninkrijk.
about-tile-forest = Toont olijven; 1 punt voor elk van je tegels met olijven, deze en het kasteel meegeteld.
about-tile-pasture = Toont graan; 1 punt voor elk van je tegels met graan, deze en het kasteel meegeteld.
about-tile-flower-meadow = Toont lavendel en klaprozen; 1 punt; brengt 1 edele.

# Characters

character-apprentice = Leerling
character-military-architect = Militair Architect
character-treasurer = Schatbewaarder
character-caravan-guide = Karavaangeleider
character-master-builder = Bouwmeester
character-cartographer = Cartograaf
character-courtesan = Courtisane
character-duchess = Hertogin
character-blacksmith = Smid
character-inventor = Uitvinder
character-thief = Dievegge
character-minstrel = Minstreel
character-merchant = Koopvrouw
character-mystic = Mystica
character-seamstress = Naaister
character-strategist = Strateeg
character-traitor = Verrader
character-trumpeter = Bazuinspeler

about-character-apprentice = Trek aan het einde 2 personagekaarten en houd er 1, alleen voor de punten.
about-character-military-architect = Nu: verplaats tot 3 van je torens naar je kasteel.
about-character-treasurer = 1 munt aan het begin van elke ronde, vanaf de volgende.
about-character-caravan-guide = Aan het einde 2 punten voor elke taverne in je koninkrijk.
about-character-master-builder = Nu: draai een verwoeste landtegel weer open en krijg de torens en edelen ervan; geen nieuwe trio's.
about-character-cartographer = Nu: verwissel twee van je buitenste tegels met alles wat erop staat; geen nieuwe trio's.
about-character-courtesan = Nu: pak een edele af van een andere speler en zet die op een van je tegels.
about-character-duchess = Je wint bij elke gelijke stand, voor bonussen en voor de overwinning.
about-character-blacksmith = Nu: zet een toren uit de voorraad op een van je tegels.
about-character-inventor = Eén keer, aan het begin van je beurt: leg deze kaart af en neem een speciaal gebouw gratis.
about-character-thief = Nu: elke andere speler betaalt je 1 munt.
about-character-minstrel = Nu: verplaats tot 3 van je edelen naar je kasteel.
about-character-merchant = Nu: je krijgt 2 munten.
about-character-mystic = Nu: leg 2 Saracenenfiches naast landtegels; wie zo'n tegel neemt, verhoogt de aanval.
about-character-seamstress = Nu: je krijgt 1 munt voor elke edele in je koninkrijk.
about-character-strategist = Nu: zet 2 torens uit de voorraad op een van je tegels.
about-character-traitor = Nu: pak een toren af van een andere speler en zet die op een van je tegels.
about-character-trumpeter = Nu: zet een edele uit de voorraad op een van je tegels.

short-character-apprentice = einde: trek 2, houd 1
short-character-military-architect = tot 3 ♜ op kasteel
short-character-treasurer = 1 ● per ronde
short-character-caravan-guide = einde: 2 per taverne
short-character-master-builder = ruïne opbouwen
short-character-cartographer = 2 tegels wisselen
short-character-courtesan = steel 1 ♛
short-character-duchess = wint gelijke stand
short-character-blacksmith = +1 ♜
short-character-inventor = gratis gebouw
short-character-thief = 1 ● van iedereen
short-character-minstrel = tot 3 ♛ op kasteel
short-character-merchant = +2 ●
short-character-mystic = leg 2 ⚔
short-character-seamstress = 1 ● per ♛
short-character-strategist = +2 ♜
short-character-traitor = steel 1 ♜
short-character-trumpeter = +1 ♛

# Scenarios

scenario-first-steps = Eerste stappen
scenario-burning-coast = De brandende kust
scenario-royal-court = Het hof van de jonge koning
scenario-great-fair = De grote jaarmarkt
scenario-fleet-at-anchor = De vloot voor anker
scenario-harvest-home = Oogstfeest

about-scenario-first-steps = Geen bijzondere regel.
about-scenario-burning-coast = Aan het einde kost elke ruïne 1 punt.
about-scenario-royal-court = Iedereen begint met een edele op het kasteel.
about-scenario-great-fair = Een personage afslaan levert 3 munten op in plaats van 2.
about-scenario-fleet-at-anchor = In ronde 3 en 6 krijgt de gratis landtegel een Saracenenfiche.
about-scenario-harvest-home = Aan het einde: vier gewassen 3 punten, geen ruïne 2 punten.

# Symbols

about-symbol-tower = Toren: zet 1 toren op deze tegel; de gezamenlijke verdediging stijgt met 1.
about-symbol-saracen = Saraceen: de aanval stijgt met 1.
about-symbol-noble = Edele: zet 1 edele op deze tegel.
about-symbol-coin = Munt: je krijgt 1 munt.
about-symbol-tavern = Taverne: doet zelf niets; de varkensboerderij en de Karavaangeleider tellen haar.
about-symbol-church = Kerk: elke andere speler die haar gewas toont, betaalt je 1 munt; de kathedraal telt haar.
about-symbol-special = Speciaal gebouw: kost altijd 4 munten, één naast elke landtegel.
about-symbol-fallow = Braak: vervang deze tegel in een latere beurt gratis door een landtegel naar keuze, voordat je gewoon een tegel neemt.
about-symbol-token = Saracenenfiche: wie de tegel ernaast neemt, verhoogt de aanval met 1.
about-symbol-ruin = Ruïne: toont geen gewas en levert geen punten op; op een verwoeste landtegel staat een toren.

# Variants

variant-scenario = Scenario
variant-scenario-first-steps = { scenario-first-steps }
variant-scenario-burning-coast = { scenario-burning-coast }
variant-scenario-royal-court = { scenario-royal-court }
variant-scenario-great-fair = { scenario-great-fair }
variant-scenario-fleet-at-anchor = { scenario-fleet-at-anchor }
variant-scenario-harvest-home = { scenario-harvest-home }
variant-scenario-random = door loting
variant-start-player = Startspeler
variant-start-player-random = door loting
variant-start-player-host = de gastheer
variant-castles = Kastelen
variant-castles-draft = om de beurt gekozen
variant-castles-deal = willekeurig uitgedeeld
variant-bonus-needs-one = Voor een meerderheid is er minstens één nodig
variant-bonus-needs-one-off = nee
variant-bonus-needs-one-on = ja
variant-castle-safe-from-theft = Van een kasteel kan niet gestolen worden
variant-castle-safe-from-theft-off = nee
variant-castle-safe-from-theft-on = ja

# Labels of the board

label-round = ronde
label-invasion = invasie
label-attack = aanval
label-defence = verdediging
label-margin = marge
label-danger = de aanval ligt voor
label-hit = minste torens
label-buildings = speciale gebouwen
label-land = landtegels
label-banners = personages bij de vaandels
label-castles = kastelen
label-hand = in de hand
label-drawn = getrokken
label-supply = voorraad
label-deck = landstapel
label-pile = kaarten over
label-tower = toren
label-noble = edele
label-coin = munt
label-saracen = Saraceen
label-points = punten
