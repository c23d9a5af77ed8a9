rules-title = Antiquity

# Möglichkeiten des Spiels
variant-map-mode = Karte
variant-map-mode-tiles = ausgeloste Landschaftsteile
variant-map-mode-fixed = feste Einführungskarte
variant-map-mode-random-terrain = zufälliges Gelände
variant-beginner = Anfängerspiel
variant-beginner-off = nein
variant-beginner-on = ja, ohne Hungersnot und Verschmutzung
variant-player-trade = Handel zwischen Spielern
variant-player-trade-on = erlaubt
variant-player-trade-off = nicht erlaubt
variant-planning = Stadtbau
variant-planning-together = alle zugleich
variant-planning-turn-order = nacheinander
variant-mirror-tiles = Gespiegelte Teile
variant-mirror-tiles-on = können gezogen werden
variant-mirror-tiles-off = nie
variant-harbour-reach = Hafen
variant-harbour-reach-body = erreicht ganze Gewässer
variant-harbour-reach-adjacent = erreicht angrenzende Meerfelder
variant-dump-unmanned = Müllhalde ohne Arbeiter
variant-dump-unmanned-1 = erspart ein Plättchen
variant-dump-unmanned-0 = erspart nichts
variant-allow-flip = Teile umdrehen
variant-allow-flip-off = nicht erlaubt
variant-allow-flip-on = erlaubt
variant-barbara-graved-counts = Gebäude mit Gräbern
variant-barbara-graved-counts-on = zählen für Santa Barbara
variant-barbara-graved-counts-off = zählen nicht für Santa Barbara
variant-inn-limit = Herbergen je Spieler
variant-inn-limit-none = unbegrenzt
variant-inn-limit-16 = 16
variant-giorgio-fish-in-cathedral = Fische von San Giorgio
variant-giorgio-fish-in-cathedral-on = liegen in der Kathedrale
variant-giorgio-fish-in-cathedral-off = brauchen ein Lager
variant-limited-stock = Gemeinsamer Vorrat
variant-limited-stock-on = begrenzt
variant-limited-stock-off = unbegrenzt
variant-tiebreak-empty-only = Gleichstand
variant-tiebreak-empty-only-off = alle sauberen Felder der Zone
variant-tiebreak-empty-only-on = nur leere saubere Felder
variant-max-trade-offers = Angebote je Spieler und Runde
variant-max-trade-ask = Verlangte Waren je Angebot
variant-max-rounds = Höchstens so viele Runden
variant-open-spectators = Zuschauer
variant-open-spectators-off = sehen, was öffentlich ist
variant-open-spectators-on = sehen auch vergangene Geheimnisse

source-saint = Schutzheiliger
source-survivor = letzter Überlebender
source-draw = Unentschieden

# Namen
good-wood = Holz
good-stone = Stein
good-grain = Getreide
good-olives = Oliven
good-sheep = Schafe
good-fish = Fisch
good-wine = Wein
good-gold = Gold
good-pearls = Perlen
good-dye = Farbstoff
building-cart-shop = Wagnerei
building-storage = Lager
building-fountain = Brunnen
building-explorer = Entdeckerkontor
building-granary = Kornspeicher
building-market = Markthalle
building-brewery = Brauerei
building-harbour = Hafen
building-university = Universität
building-hospital = Spital
building-stable = Stall
building-cathedral = Kathedrale
building-forced-labour = Zwangsarbeit
building-dump = Müllhalde
building-faculty-theology = Fakultät für Theologie
building-faculty-biology = Fakultät für Biologie
building-faculty-alchemy = Fakultät für Alchemie
building-faculty-philosophy = Fakultät für Philosophie
building-house = Haus
saint-nicolo = San Nicolo
saint-barbara = Santa Barbara
saint-christofori = San Christofori
saint-giorgio = San Giorgio
saint-maria = Santa Maria
site-woodcutter = Holzfällerei
site-farm = Farm
site-mine = Mine
site-fishery = Fischerei
site-inn = Herberge
site-city = Stadt
terrain-forest = Wald
terrain-grassland = Grasland
terrain-mountain = Gebirge
terrain-sea = Meer
city-1 = erste Stadt
city-2 = zweite Stadt
city-3 = dritte Stadt
city-4 = vierte Stadt
phase-start = Erste Städte
phase-rise = Aufstehen
phase-plan = Stadtbau
phase-order = Reihenfolge
phase-land = Umland
phase-store = Waren lagern
phase-harvest = Ernte
phase-explore = Erkundung
phase-famine = Hungersnot
phase-pollute = Verschmutzung
phase-victory = Sieg
stock-cart-shop = Wagnereien
stock-fountain = Brunnen
stock-storage-piece = Lagerteile
stock-fishery = Fischereien
label-round = Runde
label-famine = Hungersnot
label-stock = Vorrat
label-order = Reihenfolge
label-goods = Waren
label-workers = Arbeiter
label-houses = Häuser
label-saint = Heiliger
label-progress = Fortschritt
label-offers = Angebote
label-refused = Abgelehntes Angebot
label-tokens = Plättchen, die niemand aufdeckte
label-none = keiner
label-out = ausgeschieden
label-committed = fertig
label-legend = F Wald, G Grasland (klein: gefällt), M Gebirge, S Meer; # verschmutzt, ? Plättchen, * Arbeiter, ^^ Fischerei, i Herberge, + Grab; r = Zeile + Zahl darüber

# was die Dinge tun
about-building-cart-shop = Solange sie besetzt ist, erlaubt sie jede Runde einen Bau im Umland und zählt für die Reihenfolge.
about-building-storage = Besetzt bewahrt es eine Ware auf jedem seiner Felder.
about-building-fountain = Senkt beim Bau die Hungersnot um eins und erspart jede Runde ein Verschmutzungsplättchen.
about-building-explorer = Solange es besetzt ist, darfst du jede Runde ein Entdeckerplättchen in deiner Zone aufdecken.
about-building-granary = Die Hungersnot bringt dir drei Gräber weniger.
about-building-market = Solange sie besetzt ist, tauschst du mit der Bank zwei Waren gegen eine und machst anderen Angebote.
about-building-brewery = Erlaubt dir, Herbergen zu bauen.
about-building-harbour = Solange er besetzt ist, gehören die Gewässer an deinen Städten und Herbergen samt Küsten zu deiner Zone.
about-building-university = Solange sie besetzt ist, arbeitet jede Fakultät, die mit einer Seite angrenzt, ohne Arbeiter.
about-building-hospital = Besetzt entfernt es jede Runde bis zu fünf Gräber.
about-building-stable = Solange er besetzt ist, reicht deine Zone drei statt zwei Felder weit.
about-building-cathedral = Wählt deinen Schutzheiligen: eine Kraft und deinen Weg zum Sieg.
about-building-forced-labour = Solange sie besetzt ist, verliert jeder Betrieb drei Plättchen und bringt zwei Waren.
about-building-dump = Erspart ein Verschmutzungsplättchen, besetzt vier, und hält dann fremden Schmutz aus deiner Zone.
about-building-faculty-theology = Solange sie arbeitet, darfst du einmal je Runde deine Kathedrale abreißen und neu wählen.
about-building-faculty-biology = Solange sie arbeitet, braucht eine Farm je Runde kein Saatgut.
about-building-faculty-alchemy = Solange sie arbeitet, reinigt sie einmal je Runde ein Feld und seine Nachbarn.
about-building-faculty-philosophy = Solange sie arbeitet, müssen Preise nicht mit verschiedenen Waren bezahlt werden.
about-building-house = Bringt einen Arbeiter.
about-saint-nicolo = Ein bezahltes Haus bringt ein niedrigeres gratis; siegt mit allen 20 Arbeitern.
about-saint-barbara = Ordne deine Städte neu; siegt mit einem Gebäude jeder Art.
about-saint-christofori = Unbegrenztes Lager; siegt mit drei von jeder Nahrung und jedem Luxusgut.
about-saint-giorgio = Ein Fisch für jede neue Kathedrale; siegt, wenn deine Zone die eines anderen ganz bedeckt.
about-saint-maria = Alle vier Kräfte; siegt mit zwei der vier Bedingungen.
about-site-woodcutter = Kostet 1 Holz; fällt einen Wald und die Wälder daneben, jede Runde ein Holz.
about-site-farm = Kostet 1 Saatgut; bestellt Grasland und seine Nachbarn, jede Runde eine Ernte, und verschmutzt sie.
about-site-mine = Kostet 1 Holz; gräbt Stein oder Gold aus einem Berg und seinen Nachbarn und verschmutzt sie.
about-site-fishery = Kostet 1 Holz; befischt das Meer um zwei Küstenfelder und verschmutzt es.
about-site-inn = Kostet 1 Nahrung und braucht eine Brauerei; auch von hier breitet sich deine Zone aus.
about-site-city = Kostet 1 Nahrung, 1 Holz, 1 Stein und 2 verschiedene Luxusgüter; ein neuer Plan von 6 mal 6 Feldern.
about-good-wood = Baustoff aus Holzfällereien.
about-good-stone = Baustoff aus Minen.
about-good-grain = Nahrung von Farmen.
about-good-olives = Nahrung von Farmen.
about-good-sheep = Nahrung von Farmen.
about-good-fish = Nahrung aus Fischereien.
about-good-wine = Luxusgut von Farmen.
about-good-gold = Luxusgut aus Minen.
about-good-pearls = Luxusgut aus Fischereien.
about-good-dye = Luxusgut aus Fischereien.

# Fragen
ask-start = Wo steht deine erste Stadt?
ask-plan = Runde { $round }: Baue und besetze deine Stadt ({ $workers ->
        [one] { $workers } freier Arbeiter
       *[other] { $workers } freie Arbeiter
    }).
ask-hand = Setze ab, was du in der Hand hast ({ $held }).
ask-size = Wie groß wird das Lager? Es gibt { $pieces ->
        [one] { $pieces } Teil
       *[other] { $pieces } Teile
    }.
ask-place = Wohin kommt dieses Gebäude: { $building }?
ask-saint = Wer wird dein Schutzheiliger?
ask-place-house = Wohin kommt Haus { $house }?
ask-free-house = San Nicolo gibt ein Haus unter { $house } dazu: welches?
ask-pay = Bezahle: noch { $food } Nahrung und { $luxury } Luxus.
ask-grave-to = Wohin kommt das Grab?
ask-give = Welche Ware gibst du ({ $which } von 2)?
ask-get = Was nimmst du für { $first } und { $second }?
ask-offer = Was bietest du { $seat } an? Bisher { $given }.
ask-ask = Was verlangst du von { $seat }? Du bietest { $given } für { $asked }.
ask-answer = { $seat } bietet { $given } für { $asked }. Nimmst du an?
ask-land = Baue im Umland (noch { $carts ->
        [one] { $carts } Wagnerei
       *[other] { $carts } Wagnereien
    }).
ask-site = Wohin kommt die { $site }?
ask-range = Was bringen die Minen dieses Gebirges, das ganze Spiel lang?
ask-inn = Wohin kommt die Herberge?
ask-city = Wo ist die Mitte der neuen Stadt?
ask-clean = Um welches Feld reinigen die Alchemisten?
ask-discard = Es fehlt an Platz: { $amount ->
        [one] { $amount } Ware muss
       *[other] { $amount } Waren müssen
    } weg.
ask-take = Welches Feld erntet deine { $site } ({ $good })?
ask-flip = Deckt dein Entdecker ein Plättchen auf?
ask-grave = Setze ein Grab (noch { $graves }).
ask-pollute = Setze Verschmutzung (noch { $tokens }).

# Möglichkeiten
opt-commit = Stadtbau beenden
opt-build = Baue: { $building } (Holz { $wood }, Stein { $stone }, Luxus { $luxury })
opt-house = Baue Haus { $house } (Nahrung { $food }, Luxus { $luxury })
opt-size = { $width } mal { $height }: Platz für { $squares } Waren
opt-place = { $building }: { $city }, Spalte { $column }, Zeile { $row }{ $turn ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
        [3] , dreimal gedreht
        [4] , umgedreht
        [5] , umgedreht und einmal gedreht
        [6] , umgedreht und zweimal gedreht
       *[other] , umgedreht und dreimal gedreht
    }
opt-saint = { $saint }
opt-free-house = Haus { $house } gratis
opt-no-free-house = Kein Gratishaus
opt-pay = Bezahle { $good } (von { $amount })
opt-man = Besetze: { $building }, { $city }, Spalte { $column }, Zeile { $row }
opt-heal = Entferne das Grab: { $city }, Spalte { $column }, Zeile { $row }
opt-bank = Handle mit der Bank: zwei Waren für eine
opt-give = Gib { $good } (von { $amount })
opt-get = Nimm { $good }
opt-raze = Reiße deine Kathedrale ab
opt-lift = Hebe auf: { $building }, { $city }, Spalte { $column }, Zeile { $row }
opt-drop = Setze ab: { $building }
opt-abort = Stelle alles zurück
opt-move-grave = Verlege das Grab: { $city }, Spalte { $column }, Zeile { $row }
opt-grave-to = { $city }, Spalte { $column }, Zeile { $row }
opt-partner = Mache { $seat } ein Angebot
opt-offer = Biete { $good }
opt-offer-done = Das ist alles, was du { $seat } bietest
opt-ask = Verlange { $good }
opt-send = Sende das Angebot an { $seat }
opt-cancel = Verwirf das Angebot an { $seat }
opt-accept = Nimm das Angebot von { $seat } an: du bekommst { $given } und gibst { $asked }
opt-reject = Lehne das Angebot von { $seat } ab
opt-withdraw = Zieh dein Angebot an { $seat } zurück
opt-resign = Gib auf: du scheidest aus und dein Plan dieser Runde verfällt
opt-pass = Passen
opt-woodcutter = Holzfällerei (1 Holz)
opt-farm-seed = Farm mit Saatgut: { $good }
opt-farm-biology = Farm der Biologen, ohne Saatgut: { $good }
opt-mine = Mine (1 Holz)
opt-fishery = Fischerei: { $good } (1 Holz)
opt-inn = Herberge, bezahlt mit { $good }
opt-city = Stadt (1 Nahrung, 1 Holz, 1 Stein, 2 verschiedene Luxusgüter)
opt-alchemy = Lass die Alchemisten reinigen
opt-hex = Feld { $q }, { $r }
opt-site = Feld { $q }, { $r }: { $tokens } Plättchen
opt-pair = Felder { $q }, { $r } und { $other }, { $other_row }: { $tokens } Plättchen
opt-range = { $good }, insgesamt { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }
opt-clean = Feld { $q }, { $r }: reinigt { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }
opt-discard = Verliere { $good } (von { $amount })
opt-take = { $good } von Feld { $q }, { $r }
opt-flip = Das Plättchen auf Feld { $q }, { $r }
opt-skip = Keines aufdecken
opt-grave = Ein Grab: { $city }, Spalte { $column }, Zeile { $row }
opt-pollute = Feld { $q }, { $r }

# was geschah
paid = { $seat } bezahlt { $good }.
built = { $seat } baut: { $building }, { $city }.
built-house = { $seat } baut Haus { $house }, { $city }.
chose-saint = { $seat } wählt { $saint }.
manned = { $seat } besetzt: { $building }.
healed = { $seat } entfernt ein Grab, { $city }.
banked = { $seat } gibt der Bank { $first } und { $second } für { $good }.
razed = { $seat } reißt die Kathedrale ab.
lifted = { $seat } hebt auf: { $building }.
dropped = { $seat } setzt ab: { $building }, { $city }.
put-back = { $seat } stellt alles zurück.
moved-grave = { $seat } verlegt ein Grab, { $city }.
was-offered = { $seat } macht dir ein Angebot.
sent-offer = Dein Angebot an { $seat } ist unterwegs.
refused = { $seat } lehnt das Angebot ab.
withdrew = { $seat } zieht das Angebot zurück.
offer-lapsed = Das Angebot verfällt, denn { $seat } hat aufgegeben.
traded = { $seat } und { $partner } handeln:
trade-part = { $seat } gibt { $amount } × { $good }.
committed = { $seat } hat fertig gebaut.
placed-city = { $seat } gründet die erste Stadt.
round = Runde { $round } beginnt; die Hungersnot steht bei { $famine }.
reveal = Die Pläne werden aufgedeckt.
famine-eased = { $fountains ->
        [one] { $fountains } neuer Brunnen senkt
       *[other] { $fountains } neue Brunnen senken
    } die Hungersnot auf { $famine }.
turn-order = { $seat } ist Nummer { $place } der Reihenfolge (Zahl { $carts }).
founded = { $seat } baut: { $site }, { $good }, { $tokens } Plättchen.
named-range = { $seat } bestimmt: Dieses Gebirge bringt { $good }.
founded-inn = { $seat } baut eine Herberge für { $good }.
founded-city = { $seat } gründet Stadt Nummer { $cities }.
cleaned = Die Alchemisten von { $seat } reinigen { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }.
lost-goods = { $seat } verliert { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    } aus Mangel an Lager.
discarded = { $seat } verliert { $good }.
cathedral-fish = San Giorgio gibt { $seat } { $amount ->
        [one] { $amount } Fisch
       *[other] { $amount } Fische
    }.
harvested = { $seat } erntet { $amount } × { $good }; { $left ->
        [one] { $left } Plättchen bleibt
       *[other] { $left } Plättchen bleiben
    }.
exhausted = Erschöpft: { $site } von { $seat }.
explored = Der Entdecker von { $seat } findet { $good }.
buried = { $seat } setzt ein Grab, { $city }.
polluted = { $seat } verschmutzt ein Feld.
eliminated = { $seat } hat keinen Platz für die Toten und scheidet aus.
resigned = { $seat } gibt auf und scheidet aus.
won-by-saint = { $seat } erfüllt den Wunsch des Schutzheiligen und siegt.
won-as-last = { $seat } überlebt als Letzter und siegt.
drew-all-gone = Niemand bleibt übrig; { $seat } teilt das Unentschieden.
drew-too-long = Die Partie dauerte zu lang; { $seat } teilt das Unentschieden.
