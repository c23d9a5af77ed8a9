rules-title = Antiquity

# opties van het spel
variant-map-mode = Kaart
variant-map-mode-tiles = door het lot getrokken tegels
variant-map-mode-fixed = vaste kennismakingskaart
variant-map-mode-random-terrain = willekeurig terrein
variant-beginner = Beginnersspel
variant-beginner-off = nee
variant-beginner-on = ja, zonder hongersnood en vervuiling
variant-player-trade = Handel tussen spelers
variant-player-trade-on = toegestaan
variant-player-trade-off = niet toegestaan
variant-planning = Stadsbouw
variant-planning-together = allen tegelijk
variant-planning-turn-order = de een na de ander
variant-mirror-tiles = Gespiegelde tegels
variant-mirror-tiles-on = kunnen getrokken worden
variant-mirror-tiles-off = nooit
variant-harbour-reach = Haven
variant-harbour-reach-body = bereikt hele wateren
variant-harbour-reach-adjacent = bereikt aangrenzende zeevelden
variant-dump-unmanned = Vuilstort zonder bewoner
variant-dump-unmanned-1 = spaart één fiche
variant-dump-unmanned-0 = spaart niets
variant-allow-flip = Stukken omdraaien
variant-allow-flip-off = niet toegestaan
variant-allow-flip-on = toegestaan
variant-barbara-graved-counts = Gebouwen met graven
variant-barbara-graved-counts-on = tellen voor Santa Barbara
variant-barbara-graved-counts-off = tellen niet voor Santa Barbara
variant-inn-limit = Herbergen per speler
variant-inn-limit-none = geen grens
variant-inn-limit-16 = 16
variant-giorgio-fish-in-cathedral = Vis van San Giorgio
variant-giorgio-fish-in-cathedral-on = ligt in de kathedraal
variant-giorgio-fish-in-cathedral-off = heeft een pakhuis nodig
variant-limited-stock = Gedeelde voorraad
variant-limited-stock-on = beperkt
variant-limited-stock-off = onbeperkt
variant-tiebreak-empty-only = Gelijke stand
variant-tiebreak-empty-only-off = alle schone velden van de zone
variant-tiebreak-empty-only-on = alleen lege schone velden
variant-max-trade-offers = Aanbiedingen per speler en ronde
variant-max-trade-ask = Gevraagde goederen per aanbod
variant-max-rounds = Hoogstens zoveel ronden
variant-open-spectators = Toeschouwers
variant-open-spectators-off = zien wat openbaar is
variant-open-spectators-on = zien ook geheimen die voorbij zijn

source-saint = beschermheilige
source-survivor = laatste overlevende
source-draw = gelijkspel

# namen
good-wood = hout
good-stone = steen
good-grain = graan
good-olives = olijven
good-sheep = schapen
good-fish = vis
good-wine = wijn
good-gold = goud
good-pearls = parels
good-dye = verfstof
building-cart-shop = wagenmakerij
building-storage = pakhuis
building-fountain = fontein
building-explorer = expeditiekantoor
building-granary = graanschuur
building-market = markthal
building-brewery = brouwerij
building-harbour = haven
building-university = universiteit
building-hospital = ziekenhuis
building-stable = stal
building-cathedral = kathedraal
building-forced-labour = dwangarbeid
building-dump = vuilstort
building-faculty-theology = faculteit theologie
building-faculty-biology = faculteit biologie
building-faculty-alchemy = faculteit alchemie
building-faculty-philosophy = faculteit filosofie
building-house = huis
saint-nicolo = San Nicolo
saint-barbara = Santa Barbara
saint-christofori = San Christofori
saint-giorgio = San Giorgio
saint-maria = Santa Maria
site-woodcutter = houthakkerij
site-farm = boerderij
site-mine = mijn
site-fishery = visserij
site-inn = herberg
site-city = stad
terrain-forest = bos
terrain-grassland = grasland
terrain-mountain = gebergte
terrain-sea = zee
city-1 = eerste stad
city-2 = tweede stad
city-3 = derde stad
city-4 = vierde stad
phase-start = Eerste steden
phase-rise = Opstaan
phase-plan = Stadsbouw
phase-order = Spelersvolgorde
phase-land = Platteland
phase-store = Goederen opslaan
phase-harvest = Oogst
phase-explore = Ontdekking
phase-famine = Hongersnood
phase-pollute = Vervuiling
phase-victory = Overwinning
stock-cart-shop = wagenmakerijen
stock-fountain = fonteinen
stock-storage-piece = pakhuisstukken
stock-fishery = visserijen
label-round = Ronde
label-famine = Hongersnood
label-stock = Voorraad
label-order = Volgorde
label-goods = Goederen
label-workers = Bewoners
label-houses = Huizen
label-saint = Heilige
label-progress = Voortgang
label-offers = Aanbiedingen
label-refused = Afgewezen aanbod
label-tokens = Fiches die niemand omdraaide
label-none = geen
label-out = uit
label-committed = klaar
label-legend = F bos, G grasland (klein: gekapt), M gebergte, S zee; # vervuild, ? fiche, * bewoner, ^^ visserij, i herberg, + graf; r = rij + getal erboven

# wat dingen doen
about-building-cart-shop = Zolang ze bezet is, mag je elke ronde één keer op het platteland bouwen en telt ze voor de volgorde.
about-building-storage = Bezet bewaart het één goed op elk van zijn vakken.
about-building-fountain = Verlaagt bij de bouw de hongersnood met één en spaart elke ronde één vervuilingsfiche.
about-building-explorer = Zolang het bezet is, mag je elke ronde één ontdekkersfiche in je zone omdraaien.
about-building-granary = De hongersnood kost je drie graven minder.
about-building-market = Zolang ze bezet is, ruil je twee goederen tegen één met de bank en doe je anderen een aanbod.
about-building-brewery = Maakt het mogelijk herbergen te bouwen.
about-building-harbour = Zolang ze bezet is, horen de wateren bij je steden en herbergen met hun kusten bij je zone.
about-building-university = Zolang ze bezet is, werkt elke faculteit die er met een zijde aan grenst zonder bewoner.
about-building-hospital = Bezet haalt het elke ronde tot vijf graven weg.
about-building-stable = Zolang hij bezet is, reikt je zone drie velden ver in plaats van twee.
about-building-cathedral = Kiest je beschermheilige: een kracht en jouw weg naar de winst.
about-building-forced-labour = Zolang ze bezet is, verliest elk bedrijf drie fiches en brengt het twee goederen op.
about-building-dump = Spaart één vervuilingsfiche, bezet vier, en houdt dan andermans vuil uit je zone.
about-building-faculty-theology = Zolang ze werkt mag je eens per ronde je kathedraal slopen en opnieuw kiezen.
about-building-faculty-biology = Zolang ze werkt heeft één boerderij per ronde geen zaaigoed nodig.
about-building-faculty-alchemy = Zolang ze werkt reinigt ze eens per ronde een veld en zijn buren.
about-building-faculty-philosophy = Zolang ze werkt hoeven prijzen niet met verschillende goederen betaald te worden.
about-building-house = Brengt één bewoner.
about-saint-nicolo = Een betaald huis brengt gratis een lager huis; wint met alle 20 bewoners.
about-saint-barbara = Richt je steden opnieuw in; wint met één van elk gebouw.
about-saint-christofori = Onbeperkte opslag; wint met drie van elk voedsel en elk luxegoed.
about-saint-giorgio = Een vis voor elke nieuwe kathedraal; wint als jouw zone die van een ander geheel bedekt.
about-saint-maria = Alle vier krachten; wint met twee van de vier voorwaarden.
about-site-woodcutter = Kost 1 hout; velt een bos en de bossen ernaast, elke ronde één hout.
about-site-farm = Kost 1 zaaigoed; bebouwt grasland en de buren, elke ronde één oogst, en vervuilt ze.
about-site-mine = Kost 1 hout; wint steen of goud uit een berg en de buren, en vervuilt ze.
about-site-fishery = Kost 1 hout; bevist de zee rond twee kustvelden, en vervuilt haar.
about-site-inn = Kost 1 voedsel en vraagt een brouwerij; ook van hieruit strekt je zone zich uit.
about-site-city = Kost 1 voedsel, 1 hout, 1 steen en 2 verschillende luxegoederen; een nieuw plan van 6 bij 6 vakken.
about-good-wood = Bouwmateriaal van houthakkerijen.
about-good-stone = Bouwmateriaal uit mijnen.
about-good-grain = Voedsel van boerderijen.
about-good-olives = Voedsel van boerderijen.
about-good-sheep = Voedsel van boerderijen.
about-good-fish = Voedsel van visserijen.
about-good-wine = Luxegoed van boerderijen.
about-good-gold = Luxegoed uit mijnen.
about-good-pearls = Luxegoed van visserijen.
about-good-dye = Luxegoed van visserijen.

# vragen
ask-start = Waar komt je eerste stad?
ask-plan = Ronde { $round }: bouw en bezet je stad ({ $workers ->
        [one] { $workers } vrije bewoner
       *[other] { $workers } vrije bewoners
    }).
ask-hand = Zet neer wat je in de hand hebt ({ $held }).
ask-size = Hoe groot wordt het pakhuis? { $pieces ->
        [one] Er is { $pieces } stuk.
       *[other] Er zijn { $pieces } stukken.
    }
ask-place = Waar komt dit gebouw: { $building }?
ask-saint = Wie wordt je beschermheilige?
ask-place-house = Waar komt huis { $house }?
ask-free-house = San Nicolo geeft een huis onder { $house } erbij: welk?
ask-pay = Betaal: nog { $food } voedsel en { $luxury } luxe.
ask-grave-to = Waar gaat het graf heen?
ask-give = Welk goed geef je ({ $which } van 2)?
ask-get = Wat neem je voor { $first } en { $second }?
ask-offer = Wat bied je { $seat } aan? Tot nu toe { $given }.
ask-ask = Wat vraag je van { $seat }? Je biedt { $given } voor { $asked }.
ask-answer = { $seat } biedt { $given } voor { $asked }. Neem je dat aan?
ask-land = Bouw op het platteland (nog { $carts ->
        [one] { $carts } wagenmakerij
       *[other] { $carts } wagenmakerijen
    }).
ask-site = Waar komt de { $site }?
ask-range = Wat leveren de mijnen van dit gebergte, het hele spel lang?
ask-inn = Waar komt de herberg?
ask-city = Waar is het midden van de nieuwe stad?
ask-clean = Rond welk veld reinigen de alchemisten?
ask-discard = Er is geen plaats: { $amount ->
        [one] { $amount } goed moet
       *[other] { $amount } goederen moeten
    } weg.
ask-take = Welk veld met { $good } oogst je { $site }?
ask-flip = Draait je expeditie een fiche om?
ask-grave = Plaats een graf (nog { $graves }).
ask-pollute = Plaats vervuiling (nog { $tokens }).

# keuzes
opt-commit = Stadsbouw beëindigen
opt-build = Bouw: { $building } (hout { $wood }, steen { $stone }, luxe { $luxury })
opt-house = Bouw huis { $house } (voedsel { $food }, luxe { $luxury })
opt-size = { $width } bij { $height }: plaats voor { $squares } goederen
opt-place = { $building }: { $city }, kolom { $column }, rij { $row }{ $turn ->
        [0] {""}
        [1] , één keer gedraaid
        [2] , twee keer gedraaid
        [3] , drie keer gedraaid
        [4] , omgekeerd
        [5] , omgekeerd en één keer gedraaid
        [6] , omgekeerd en twee keer gedraaid
       *[other] , omgekeerd en drie keer gedraaid
    }
opt-saint = { $saint }
opt-free-house = Huis { $house } gratis
opt-no-free-house = Geen gratis huis
opt-pay = Betaal { $good } (van { $amount })
opt-man = Bezet: { $building }, { $city }, kolom { $column }, rij { $row }
opt-heal = Haal het graf weg: { $city }, kolom { $column }, rij { $row }
opt-bank = Handel met de bank: twee goederen voor één
opt-give = Geef { $good } (van { $amount })
opt-get = Neem { $good }
opt-raze = Sloop je kathedraal
opt-lift = Til op: { $building }, { $city }, kolom { $column }, rij { $row }
opt-drop = Zet neer: { $building }
opt-abort = Zet alles terug
opt-move-grave = Verplaats het graf: { $city }, kolom { $column }, rij { $row }
opt-grave-to = Naar de { $city }, kolom { $column }, rij { $row }
opt-partner = Doe { $seat } een aanbod
opt-offer = Bied { $good } aan
opt-offer-done = Dat is alles wat je { $seat } biedt
opt-ask = Vraag { $good }
opt-send = Stuur het aanbod naar { $seat }
opt-cancel = Laat het aanbod aan { $seat } vallen
opt-accept = Neem het aanbod van { $seat } aan: je krijgt { $given } en geeft { $asked }
opt-reject = Wijs het aanbod van { $seat } af
opt-withdraw = Trek je aanbod aan { $seat } in
opt-resign = Geef op: je ligt eruit en je plan van deze ronde vervalt
opt-pass = Passen
opt-woodcutter = Houthakkerij (1 hout)
opt-farm-seed = Boerderij met zaaigoed: { $good }
opt-farm-biology = Boerderij van de biologen, zonder zaaigoed: { $good }
opt-mine = Mijn (1 hout)
opt-fishery = Visserij voor { $good } (1 hout)
opt-inn = Herberg, betaald met { $good }
opt-city = Stad (1 voedsel, 1 hout, 1 steen, 2 verschillende luxegoederen)
opt-alchemy = Laat de alchemisten reinigen
opt-hex = Veld { $q }, { $r }
opt-site = Veld { $q }, { $r }: { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }
opt-pair = Velden { $q }, { $r } en { $other }, { $other_row }: { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }
opt-range = { $good }, in totaal { $hexes ->
        [one] { $hexes } veld
       *[other] { $hexes } velden
    }
opt-clean = Veld { $q }, { $r }: reinigt { $hexes ->
        [one] { $hexes } veld
       *[other] { $hexes } velden
    }
opt-discard = Verlies { $good } (van { $amount })
opt-take = { $good } van veld { $q }, { $r }
opt-flip = Het fiche op veld { $q }, { $r }
opt-skip = Geen fiche omdraaien
opt-grave = Een graf: { $city }, kolom { $column }, rij { $row }
opt-pollute = Veld { $q }, { $r }

# wat er gebeurde
paid = { $seat } betaalt { $good }.
built = { $seat } bouwt: { $building }, { $city }.
built-house = { $seat } bouwt huis { $house }, { $city }.
chose-saint = { $seat } kiest { $saint }.
manned = { $seat } bezet: { $building }.
healed = { $seat } haalt een graf weg, { $city }.
banked = { $seat } geeft de bank { $first } en { $second } voor { $good }.
razed = { $seat } sloopt de kathedraal.
lifted = { $seat } tilt op: { $building }.
dropped = { $seat } zet neer: { $building }, { $city }.
put-back = { $seat } zet alles terug.
moved-grave = { $seat } verplaatst een graf naar de { $city }.
was-offered = { $seat } doet je een aanbod.
sent-offer = Je aanbod aan { $seat } is verstuurd.
refused = { $seat } wijst het aanbod af.
withdrew = { $seat } trekt het aanbod in.
offer-lapsed = Het aanbod vervalt, want { $seat } heeft opgegeven.
traded = { $seat } en { $partner } handelen:
trade-part = { $seat } geeft { $amount } × { $good }.
committed = { $seat } is klaar met bouwen.
placed-city = { $seat } sticht de eerste stad.
round = Ronde { $round } begint; de hongersnood staat op { $famine }.
reveal = De plannen worden onthuld.
famine-eased = { $fountains ->
        [one] { $fountains } nieuwe fontein verlaagt
       *[other] { $fountains } nieuwe fonteinen verlagen
    } de hongersnood tot { $famine }.
turn-order = { $seat } is nummer { $place } in de volgorde (telling { $carts }).
founded = { $seat } bouwt een { $site } voor { $good }: { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }.
named-range = { $seat } beslist: dit gebergte levert { $good }.
founded-inn = { $seat } bouwt een herberg voor { $good }.
founded-city = { $seat } sticht stad nummer { $cities }.
cleaned = De alchemisten van { $seat } reinigen { $hexes ->
        [one] { $hexes } veld
       *[other] { $hexes } velden
    }.
lost-goods = { $seat } verliest { $amount ->
        [one] { $amount } goed
       *[other] { $amount } goederen
    } bij gebrek aan opslag.
discarded = { $seat } verliest { $good }.
cathedral-fish = San Giorgio geeft { $seat } { $amount ->
        [one] { $amount } vis
       *[other] { $amount } vissen
    }.
harvested = { $seat } oogst { $amount } × { $good }; nog { $left ->
        [one] { $left } fiche
       *[other] { $left } fiches
    }.
exhausted = Een { $site } van { $seat } is uitgeput.
explored = De expeditie van { $seat } vindt { $good }.
buried = { $seat } plaatst een graf, { $city }.
polluted = { $seat } vervuilt een veld.
eliminated = { $seat } heeft geen plaats voor de doden en ligt eruit.
resigned = { $seat } geeft op en ligt eruit.
won-by-saint = { $seat } vervult de wens van de beschermheilige en wint.
won-as-last = { $seat } overleeft als laatste en wint.
drew-all-gone = Niemand is over; { $seat } deelt in het gelijkspel.
drew-too-long = De partij duurde te lang; { $seat } deelt in het gelijkspel.
