## the game

rules-title = De regels van De Burchten van Bourgondië

## journal

chose-board = { $seat } speelt op { $board }.
castle-laid = { $seat } begint met een burcht op rij { $row }, veld{ "\u00A0" }{ $space }.
phase-begins = Fase { $phase } begint: elk voltooid gebied levert { $points } punten extra op.
round-begins = Ronde { $round }: { $good } voor depot { $depot }.
rolled = { $seat } gooit { $first } en { $second }.
took = { $seat } neemt { $tile } uit depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }.
placed = { $seat } legt { $tile } op rij { $row }, veld{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }.
sold = { $seat } verkoopt { $count } × { $good }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } zilver
    }{ $workers ->
        [0] {""}
        [one] , +{ $workers } arbeider
       *[other] , +{ $workers } arbeiders
    }.
worked = { $seat } krijgt { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } zilver
    }.
bought = { $seat } koopt { $tile } uit { $depot ->
        [0] het zwarte depot
       *[other] depot { $depot }
    } voor { $silver ->
        [0] { $workers ->
            [one] { $workers } arbeider
           *[other] { $workers } arbeiders
        }
       *[other] { $silver } zilver
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}en { $workers } arbeider
           *[other] {" "}en { $workers } arbeiders
        }
    }.
discarded = { $seat } haalt { $tile } uit de opslag.
scored-animals = De weide levert { $seat } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
scored-watchtower = De wachttoren levert { $seat } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
got-workers = { $seat } krijgt { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }.
got-silver = { $seat } krijgt { $silver } zilver.
moved-ahead = { $seat } schuift op naar veld { $place } van het volgordespoor.
nothing-to-load = Er zijn geen goederen waarvoor { $seat } plaats heeft.
loaded = { $seat } laadt { $count } × { $good }.
loaded-nothing = Het schip van { $seat } laadt niets.
finished-area = { $seat } voltooit een gebied ({ $colour }, grootte { $size }): { $points } + { $more } punten.
won-bonus = { $seat } heeft alle velden van één kleur ({ $colour }) gevuld en pakt de { $bonus } bonustegel: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
declined = { $seat } gebruikt het effect van { $tile } niet.
lapsed = { $tile } heeft nu geen effect voor { $seat }.
mines-paid = De mijnen leveren { $seat } { $silver } zilver{ $workers ->
        [0] {""}
        [one] , +{ $workers } arbeider
       *[other] , +{ $workers } arbeiders
    } op.
scored-leftovers = { $seat } telt wat over is: goederen { $goods }, zilver { $silver }, arbeiders { $workers }.
scored-knowledge = { $tile } levert { $seat } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
ended-with = { $seat } eindigt met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, op plaats { $place }.

## journal of the solo game

tile-removed = { $tile } verdwijnt uit depot { $depot } en uit het spel.
goods-swept = { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    } bij de andere depots: uit het spel.
took-joker = { $seat } neemt { $tile } gedekt als joker.
gave = { $seat } geeft een goederentegel ({ $good }).
finished-colour = { $seat } heeft alle velden van één kleur gevuld ({ $colour }).
met-target = { $seat } haalt { $target } punten: een gratis actie.
cashed-silver = { $seat } ruilt één zilver voor een punt.
solo-won = Alle velden zijn gevuld: { $seat } wint.
solo-lost = { $empty ->
        [one] { $empty } veld is
       *[other] { $empty } velden zijn
    } nog leeg: { $seat } verliest.

## options

option-take = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Neem { $tile } uit depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }
option-place = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Leg { $tile } op een { $die }, rij { $row }, veld{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }{ $points ->
        [0] {""}
        [one] , +{ $points } punt
       *[other] , +{ $points } punten
    }
option-sell = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Verkoop { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } zilver
    }
option-sell-helped = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Verkoop { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } arbeider)
       *[other] {" "}({ $workers } arbeiders)
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } zilver
    } en een arbeider
option-workers = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Neem { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } zilver
    }
option-buy = Koop { $tile } uit { $depot ->
        [0] het zwarte depot
       *[other] depot { $depot }
    } voor { $silver ->
        [0] { $workers ->
            [one] { $workers } arbeider
           *[other] { $workers } arbeiders
        }
       *[other] { $silver } zilver
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}en { $workers } arbeider
           *[other] {" "}en { $workers } arbeiders
        }
    }
option-discard = Haal { $tile } uit het spel
option-ship-depot = Laad bij depot { $depot }: { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    }
option-ship-none = Laad niets
option-ship-second = Laad ook bij depot { $depot }: { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    }
option-ship-stop = Laad alleen bij depot { $depot }
option-ship-store = Bewaar { $count } × { $good }
option-skip = Gebruik het effect niet
option-board = Speel op { $board }
option-start = Begin op een { $die }, rij { $row }, veld{ "\u00A0" }{ $space }
option-joker = Geef { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    } voor { $tile } als joker
option-no-joker = Houd de goederen
option-give = Geef een goederentegel ({ $good })
option-bonus-tile = Leg { $tile } uit het zwarte depot
option-cash-silver = Ruil één zilver voor een punt

## questions

ask-turn = { $purchases ->
    [0] Gebruik een dobbelsteen.
   *[other] Gebruik een dobbelsteen of koop een tegel.
}
ask-buy = Beide dobbelstenen zijn gebruikt. Nog iets?
ask-discard = Je opslag is vol. Welke tegel maakt plaats voor { $tile }?
ask-castle-action = Een extra actie met een getal naar keuze: welke?
ask-building-take = { $tile }: welke tegel neem je?
ask-city-hall = Stadhuis: leg nog een tegel, getal naar keuze.
ask-warehouse = Warenhuis: welke goederen verkoop je?
ask-ship-depot = Waar laadt je schip?
ask-ship-second = Je schip laadt bij depot { $depot }. Ook ernaast?
ask-ship-store = Niet alle soorten passen (plaats voor { $count }). Welke bewaar je?
ask-board = Op welk bord speel je?
ask-start = Waar staat je eerste burcht?
ask-joker = { $count } goederen geven voor een zwarte tegel als joker?
ask-give = Welke goederen geef je? Nog { $count }.
ask-bonus-tile = Een kleur is af: welke zwarte tegel leg je meteen?
ask-bonus-space = Waar leg je { $tile }?

## why not

why-not-yours = Dit is van { $seat }.
why-dice-used = Je dobbelstenen zijn allebei gebruikt.
why-die-used = Deze dobbelsteen heeft zijn actie al gedaan.
why-equal-dice = Beide dobbelstenen tonen hetzelfde getal: gebruik de andere.
why-no-die = Voor deze actie is geen dobbelsteen nodig.
why-take = Van je dobbelstenen naar depot { $depot } kost { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }; je hebt er { $have }.
why-place = Dit leggen kost { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }; je hebt er { $have }.
why-sell = Van je dobbelstenen naar het getal { $number } kost { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    }; je hebt er { $have }.
why-bought = Je hebt deze beurt al een tegel gekocht.
why-silver = Een tegel kost { $price } zilver; je hebt { $have }.
why-sold-out = Er is geen tegel meer te koop.
why-buy-later = Kopen doe je voor of na een actie, niet er middenin.
why-black = { $tile }: neemt niets uit het zwarte depot.
why-colour = { $tile }: neemt andere tegels, niet deze ({ $colour }).
why-filled = Hier ligt een tegel, en die blijft liggen.
why-far = Geen van je tegels ligt ernaast.
why-no-tile = In je opslag ligt er geen tegel voor ({ $colour }).
why-no-space = Naast je tegels is er geen veld voor vrij ({ $colour }).
why-same-building = { $tile }: een stad heeft elk gebouw maar één keer.
why-copy = Hiervan heb je er twee ({ $tile }): gebruik de andere.
why-ship = Goederen worden geladen als er een schip wordt gelegd.

## where points come from

source-goods = Verkochte goederen
source-animals = Dieren
source-watchtower = Wachttorens
source-area-size = Gebieden
source-area-phase = Fasen
source-colour-bonus = Bonustegels
source-end-goods = Goederen over
source-end-silver = Zilver over
source-end-workers = Arbeiders over
source-spaces = Gevulde velden
source-k15 = Kennis 15
source-k16 = Kennis 16
source-k17 = Kennis 17
source-k18 = Kennis 18
source-k19 = Kennis 19
source-k20 = Kennis 20
source-k21 = Kennis 21
source-k22 = Kennis 22
source-k23 = Kennis 23
source-k24 = Kennis 24
source-k25 = Kennis 25
source-k26 = Kennis 26

## names

colour-castle = burchten
colour-mine = mijnen
colour-ship = schepen
colour-animal = dieren
colour-knowledge = kennis
colour-building = gebouwen
colour-black = zwart
colour-joker = joker
good-turquoise = laken
good-purple = wijn
good-pink = aardewerk
good-red = appels
good-brown = bier
good-orange = honing
phase-A = A
phase-B = B
phase-C = C
phase-D = D
phase-E = E
bonus-large = grote
bonus-small = kleine
board-b1 = hertogdom 1
board-b2 = hertogdom 2
board-b3 = hertogdom 3
board-b4 = hertogdom 4
board-b5 = hertogdom 5
board-b6 = hertogdom 6
board-b7 = hertogdom 7
board-b8 = hertogdom 8
board-b9 = hertogdom 9
board-x2 = hertogdom 2 van 2019
board-sa = solobord, kant A
board-sb = solobord, kant B
card-card-a = kaart 1
card-card-b = kaart 2
card-card-c = kaart 3
card-card-d = kaart 4
card-card-e = kaart 5
card-card-f = kaart 6
tile-warehouse = Warenhuis
about-tile-warehouse = Verkoop één soort goederen naar keuze.
tile-carpenter = Schrijnwerkerij
about-tile-carpenter = Neem een gebouw uit een genummerd depot naar keuze.
tile-church = Kerk
about-tile-church = Neem een mijn-, kennis- of burchttegel uit een genummerd depot naar keuze.
tile-market = Markt
about-tile-market = Neem een schip- of diertegel uit een genummerd depot naar keuze.
tile-boarding-house = Woonhuis
about-tile-boarding-house = Krijg 4 arbeiders.
tile-bank = Bank
about-tile-bank = Krijg 2 zilver.
tile-city-hall = Stadhuis
about-tile-city-hall = Leg nog een tegel uit je opslag, ongeacht het getal.
tile-watchtower = Wachttoren
about-tile-watchtower = Krijg 4 punten.
tile-castle = Burcht
about-tile-castle = Meteen een extra actie met een getal naar keuze.
tile-mine = Mijn
about-tile-mine = Aan het eind van elke fase één zilver.
tile-ship = Schip
about-tile-ship = Laad de goederen van één depot en schuif op in de speelvolgorde.
tile-joker = Joker
about-tile-joker = Past op elke kleur en doet verder niets.
tile-cow-2 = 2 koeien
about-tile-cow-2 = Krijg punten voor alle koeien in deze weide, deze 2 inbegrepen.
tile-cow-3 = 3 koeien
about-tile-cow-3 = Krijg punten voor alle koeien in deze weide, deze 3 inbegrepen.
tile-cow-4 = 4 koeien
about-tile-cow-4 = Krijg punten voor alle koeien in deze weide, deze 4 inbegrepen.
tile-sheep-2 = 2 schapen
about-tile-sheep-2 = Krijg punten voor alle schapen in deze weide, deze 2 inbegrepen.
tile-sheep-3 = 3 schapen
about-tile-sheep-3 = Krijg punten voor alle schapen in deze weide, deze 3 inbegrepen.
tile-sheep-4 = 4 schapen
about-tile-sheep-4 = Krijg punten voor alle schapen in deze weide, deze 4 inbegrepen.
tile-pig-2 = 2 zwijnen
about-tile-pig-2 = Krijg punten voor alle zwijnen in deze weide, deze 2 inbegrepen.
tile-pig-3 = 3 zwijnen
about-tile-pig-3 = Krijg punten voor alle zwijnen in deze weide, deze 3 inbegrepen.
tile-pig-4 = 4 zwijnen
about-tile-pig-4 = Krijg punten voor alle zwijnen in deze weide, deze 4 inbegrepen.
tile-chicken-2 = 2 kippen
about-tile-chicken-2 = Krijg punten voor alle kippen in deze weide, deze 2 inbegrepen.
tile-chicken-3 = 3 kippen
about-tile-chicken-3 = Krijg punten voor alle kippen in deze weide, deze 3 inbegrepen.
tile-chicken-4 = 4 kippen
about-tile-chicken-4 = Krijg punten voor alle kippen in deze weide, deze 4 inbegrepen.
tile-k01 = Kennis 1 (gelijke gebouwen)
about-tile-k01 = Een stad mag hetzelfde gebouw meermaals bevatten.
tile-k02 = Kennis 2 (mijnwerkers)
about-tile-k02 = Aan het eind van een fase levert elke mijn ook een arbeider op.
tile-k03 = Kennis 3 (verkoop voor 2 zilver)
about-tile-k03 = Elke verkoop levert 2 zilver op in plaats van 1.
tile-k04 = Kennis 4 (verkoop met arbeider)
about-tile-k04 = Elke verkoop levert ook een arbeider op.
tile-k05 = Kennis 5 (twee ladingen)
about-tile-k05 = Je schepen mogen bij twee aangrenzende depots laden.
tile-k06 = Kennis 6 (overal kopen)
about-tile-k06 = Je aankoop mag ook uit een genummerd depot komen.
tile-k07 = Kennis 7 (dieren +1)
about-tile-k07 = Elke diertegel die telt levert 1 punt meer op.
tile-k08 = Kennis 8 (arbeiders ±2)
about-tile-k08 = Elke arbeider verandert een dobbelsteen met 1 of 2.
tile-k09 = Kennis 9 (gebouwen ±1)
about-tile-k09 = Een gratis stap als een dobbelsteen een gebouw legt.
tile-k10 = Kennis 10 (dieren en schepen ±1)
about-tile-k10 = Een gratis stap als een dobbelsteen een dier of een schip legt.
tile-k11 = Kennis 11 (mijnen, burchten, kennis ±1)
about-tile-k11 = Een gratis stap als een dobbelsteen een mijn, een burcht of kennis legt.
tile-k12 = Kennis 12 (nemen ±1)
about-tile-k12 = Een gratis stap als een dobbelsteen een tegel uit een depot neemt.
tile-k13 = Kennis 13 (arbeiders en zilver)
about-tile-k13 = De arbeidersactie levert ook één zilver op.
tile-k14 = Kennis 14 (vier arbeiders)
about-tile-k14 = De arbeidersactie levert 4 arbeiders op in plaats van 2.
tile-k15 = Kennis 15 (soorten goederen)
about-tile-k15 = Aan het eind: 3 punten (2 in de latere uitgave) per soort goederen die je hebt verkocht.
tile-k16 = Kennis 16 (warenhuis)
about-tile-k16 = Aan het eind: 4 punten per warenhuis in je hertogdom.
tile-k17 = Kennis 17 (wachttoren)
about-tile-k17 = Aan het eind: 4 punten per wachttoren in je hertogdom.
tile-k18 = Kennis 18 (schrijnwerkerij)
about-tile-k18 = Aan het eind: 4 punten per schrijnwerkerij in je hertogdom.
tile-k19 = Kennis 19 (kerk)
about-tile-k19 = Aan het eind: 4 punten per kerk in je hertogdom.
tile-k20 = Kennis 20 (markt)
about-tile-k20 = Aan het eind: 4 punten per markt in je hertogdom.
tile-k21 = Kennis 21 (woonhuis)
about-tile-k21 = Aan het eind: 4 punten per woonhuis in je hertogdom.
tile-k22 = Kennis 22 (bank)
about-tile-k22 = Aan het eind: 4 punten per bank in je hertogdom.
tile-k23 = Kennis 23 (stadhuis)
about-tile-k23 = Aan het eind: 4 punten per stadhuis in je hertogdom.
tile-k24 = Kennis 24 (diersoorten)
about-tile-k24 = Aan het eind: 4 punten per diersoort in je hertogdom.
tile-k25 = Kennis 25 (verkochte goederen)
about-tile-k25 = Aan het eind: 1 punt per goederentegel die je hebt verkocht.
tile-k26 = Kennis 26 (bonustegels)
about-tile-k26 = Aan het eind: 2 punten (3 in de latere uitgave) per bonustegel die je hebt.

## options of the match

variant-mode = Borden
variant-mode-beginner = beginners: hertogdom 1 voor allen
variant-mode-advanced-open = gevorderd: elk een kaart, open gekozen
variant-mode-advanced-secret = gevorderd: elk een kaart, geheim gekozen
variant-mode-random = willekeurig, allemaal verschillend
variant-mode-free = vrije keuze in volgorde
variant-mode-same = één willekeurig bord voor allen
variant-extra-boards = Extra borden
variant-extra-boards-none = geen
variant-extra-boards-x2 = hertogdom 2 van 2019
variant-buy-during-effects = Kopen tijdens een burcht of stadhuis
variant-buy-during-effects-off = uit
variant-buy-during-effects-on = aan
variant-k06-workers = Kennis 6: arbeiders betalen mee
variant-k06-workers-off = uit
variant-k06-workers-on = aan
variant-k15-value = Kennis 15: punten per soort
variant-k15-value-3 = 3
variant-k15-value-2 = 2
variant-k26-value = Kennis 26: punten per bonustegel
variant-k26-value-2 = 2
variant-k26-value-3 = 3
variant-show-projected = Verwachte punten tonen
variant-show-projected-on = aan
variant-show-projected-off = uit
variant-solo-side = Solobord
variant-solo-side-a = kant A, makkelijker
variant-solo-side-b = kant B, moeilijker
variant-solo-target = Solodoel
variant-solo-target-50 = 50, normaal
variant-solo-target-45 = 45, makkelijk
variant-solo-target-55 = 55, moeilijk
variant-ban-b1 = Hertogdom 1 mag gekozen worden
variant-ban-b1-off = ja
variant-ban-b1-on = nee
variant-ban-b2 = Hertogdom 2 mag gekozen worden
variant-ban-b2-off = ja
variant-ban-b2-on = nee
variant-ban-b3 = Hertogdom 3 mag gekozen worden
variant-ban-b3-off = ja
variant-ban-b3-on = nee
variant-ban-b4 = Hertogdom 4 mag gekozen worden
variant-ban-b4-off = ja
variant-ban-b4-on = nee
variant-ban-b5 = Hertogdom 5 mag gekozen worden
variant-ban-b5-off = ja
variant-ban-b5-on = nee
variant-ban-b6 = Hertogdom 6 mag gekozen worden
variant-ban-b6-off = ja
variant-ban-b6-on = nee
variant-ban-b7 = Hertogdom 7 mag gekozen worden
variant-ban-b7-off = ja
variant-ban-b7-on = nee
variant-ban-b8 = Hertogdom 8 mag gekozen worden
variant-ban-b8-off = ja
variant-ban-b8-on = nee
variant-ban-b9 = Hertogdom 9 mag gekozen worden
variant-ban-b9-off = ja
variant-ban-b9-on = nee

## on the board

label-phase = Fase
label-round = ronde
label-black = Zwart depot
label-goods-to-come = Komende goederen
label-white-die = Witte dobbelsteen
label-order = Speelvolgorde
label-bonus = Bonustegels
label-storage = Opslag
label-goods = Goederen
label-sold = Verkocht
label-silver = Zilver
label-workers = Arbeiders
label-score = Punten
label-target = Doel
label-card = Kaart
