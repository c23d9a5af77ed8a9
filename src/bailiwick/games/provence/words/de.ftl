rules-title = Die Regeln von Provence (890 Anno Domini)

# Questions

ask-castle = Wähle eine Burg für die Mitte deines Königreichs.
ask-take = Nimm ein Plättchen; du hast { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
ask-clear-pick = Nimm ein kostenloses Landplättchen für das Feld { $cell }.
ask-place = Wohin legst du „{ $tile }“?
ask-trio = { $trios ->
        [one] Du hast ein neues Trio:
       *[other] Du hast { $trios } neue Trios:
    } Wirb eine Person an oder nimm Münzen.
ask-to-castle = { $piece ->
        [Turm] Einen Turm
       *[Adliger] Einen Adligen
    } auf deine Burg versetzen? Das geht noch { $left }-mal.
ask-restore = Welche Ruine baust du wieder auf?
ask-swap = Welches Plättchen wechselt den Platz?
ask-swap-with = Mit welchem Plättchen tauscht „{ $tile }“ den Platz?
ask-steal = { $piece ->
        [Turm] Welchen Turm
       *[Adliger] Welchen Adligen
    } nimmst du weg?
ask-put = Auf welches deiner Plättchen { $count ->
        [one] kommt der { $piece ->
            [Turm] Turm
           *[Adliger] Adlige
        }
       *[other] kommen die { $count } { $piece ->
            [Turm] Türme
           *[Adliger] Adligen
        }
    }?
ask-put-stolen = Auf welches deiner Plättchen kommt der { $piece ->
        [Turm] Turm
       *[Adliger] Adlige
    } von { $victim } ({ $tile })?
ask-token = Zu welchem Landplättchen legst du einen Sarazenenmarker? { $left ->
        [one] Es ist der letzte.
       *[other] Du hast { $left }.
    }
ask-ruin = Die Sarazenen landen ({ $attack } gegen { $defence }). Welches Plättchen zerstören sie?
ask-keep = Welche Karte behältst du für ihre Punkte?

# Why not

why-not-yours = Das gehört { $seat }.
why-coins = Das kostet { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }; du hast { $have }.
why-take-first = Nimm zuerst ein Plättchen; dann wird es gelegt.
why-place-first = Lege zuerst das Plättchen in deiner Hand.
why-not-fallow = Nur eine Brache darf ersetzt werden.
why-new = Dieses Plättchen hast du in diesem Zug gelegt.
why-ruin = Das ist schon eine Ruine.
why-taken = Hier liegt schon ein Plättchen.
why-castle = Die Burg bleibt unberührt.
why-empty = Hier liegt kein Plättchen.
why-no-piece = Hier steht { $piece ->
        [Turm] kein Turm
       *[Adliger] kein Adliger
    }.
why-no-ruin = Das ist kein zerstörtes Landplättchen.
why-own = Nimm { $piece ->
        [Turm] einen Turm
       *[Adliger] einen Adligen
    } von jemand anderem, nicht von dir.
why-safe = In dieser Partie sind Burgen sicher.
why-trio = Eine Person kommt, wenn drei von ihrer Frucht in einer Linie liegen.
why-other-trio = Dein neues Trio ist keines aus { $crop }.

# Options

opt-castle = „{ $tile }“ nehmen
opt-land = „{ $tile }“ { $cost ->
        [0] kostenlos nehmen
        [one] für { $cost } Münze nehmen
       *[other] für { $cost } Münzen nehmen
    }{ $coins ->
        [0] {""}
        [one] , dazu { $coins } Münze
       *[other] , dazu { $coins } Münzen
    }{ $tokens ->
        [0] {""}
        [one] , mit { $tokens } Sarazenenmarker
       *[other] , mit { $tokens } Sarazenenmarkern
    }
opt-free = „{ $tile }“ { $cost ->
        [0] kostenlos nehmen
        [one] für { $cost } Münze nehmen
       *[other] für { $cost } Münzen nehmen
    }{ $coins ->
        [0] {""}
        [one] , dazu { $coins } Münze
       *[other] , dazu { $coins } Münzen
    }{ $tokens ->
        [0] {""}
        [one] , mit { $tokens } Sarazenenmarker
       *[other] , mit { $tokens } Sarazenenmarkern
    }
opt-special = „{ $tile }“ für { $cost ->
        [one] { $cost } Münze nehmen
       *[other] { $cost } Münzen nehmen
    }
opt-inventor = „{ $tile }“ kostenlos nehmen und den Erfinder ablegen
opt-clear = Zuerst „{ $tile }“ { $cell } durch ein kostenloses Landplättchen ersetzen
opt-place = Feld { $cell }{ $trios ->
        [0] {""}
        [one] : { $trios } Trio
       *[other] : { $trios } Trios
    } (Angriff { $attack }, Verteidigung { $defence })
opt-recruit = „{ $character }“ anwerben ({ $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    })
opt-decline = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } statt einer Person nehmen ({ $crop })
opt-from = { $piece ->
        [Turm] Den Turm
       *[Adliger] Den Adligen
    } { $cell } auf die Burg versetzen
opt-stop = Hier aufhören
opt-restore = „{ $tile }“ { $cell } wieder aufbauen
opt-swap = „{ $tile }“ { $cell }
opt-swap-with = „{ $tile }“ { $cell }
opt-steal = { $victim }: { $piece ->
        [Turm] den Turm
       *[Adliger] den Adligen
    } auf „{ $tile }“ { $cell } wegnehmen
opt-put = „{ $tile }“ { $cell }
opt-token = „{ $tile }“
opt-ruin = „{ $tile }“ { $cell } verlieren ({ $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }{ $towers ->
        [0] {""}
        [one] , { $towers } Turm
       *[other] , { $towers } Türme
    }{ $nobles ->
        [0] {""}
        [one] , { $nobles } Adliger
       *[other] , { $nobles } Adlige
    })
opt-keep = „{ $character }“ behalten ({ $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    })

# What happened

took-castle = { $seat } nimmt „{ $tile }“.
round = Runde { $round } beginnt.
fleet-token = Die Flotte naht: Neben „{ $tile }“ liegt jetzt ein Sarazenenmarker.
treasurer = Der Schatzmeister bringt { $seat } 1 Münze.
took-land = { $seat } nimmt „{ $tile }“ { $cost ->
        [0] kostenlos
        [one] für { $cost } Münze
       *[other] für { $cost } Münzen
    }{ $coins ->
        [0] {""}
        [one] {" "}und erhält { $coins } Münze
       *[other] {" "}und erhält { $coins } Münzen
    }.
revealed = Neu in der Spalte: { $tile }.
took-special = { $seat } kauft „{ $tile }“ für { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }.
took-as-inventor = { $seat } legt den Erfinder ab und nimmt „{ $tile }“ kostenlos.
cleared = { $seat } entfernt „{ $tile }“ { $cell }.
took-free = { $seat } legt „{ $tile }“ an die freie Stelle{ $coins ->
        [0] {""}
        [one] {" "}und erhält { $coins } Münze
       *[other] {" "}und erhält { $coins } Münzen
    }.
placed = { $seat } legt „{ $tile }“ auf das Feld { $cell }.
raised-towers = { $towers ->
        [0] Für { $seat } ist kein Turm mehr da; die Verteidigung bleibt bei { $defence }.
        [one] { $seat } baut einen Turm; die Verteidigung steht auf { $defence }.
       *[other] { $seat } baut { $towers } Türme; die Verteidigung steht auf { $defence }.
    }
attack-rose = { $saracens ->
        [one] Ein Sarazene naht
       *[other] { $saracens } Sarazenen nahen
    }: Angriff { $attack }, Verteidigung { $defence }.
received-nobles = { $nobles ->
        [0] Für { $seat } ist kein Adliger mehr da.
        [one] { $seat } erhält { $nobles } Adligen.
       *[other] { $seat } erhält { $nobles } Adlige.
    }
received-coins = { $seat } erhält { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
paid-tax = { $payer } zahlt { $seat } 1 Münze Kirchensteuer ({ $crop }).
declined = { $seat } nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } für ein Trio ({ $crop }).
recruited = { $seat } wirbt „{ $character }“ an ({ $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }).
moved-to-castle = { $seat } versetzt { $piece ->
        [Turm] einen Turm
       *[Adliger] einen Adligen
    } auf die Burg (bisher { $cell }).
restored = { $seat } baut „{ $tile }“ { $cell } wieder auf.
swapped = { $seat } tauscht „{ $tile }“ und „{ $other }“.
stole = { $seat } nimmt { $victim } { $piece ->
        [Turm] einen Turm
       *[Adliger] einen Adligen
    } weg und stellt ihn auf „{ $tile }“ { $cell }.
put-pieces = { $seat } stellt { $count ->
        [0] { $piece ->
            [Turm] keinen Turm
           *[Adliger] keinen Adligen
        }
        [one] { $count } { $piece ->
            [Turm] Turm
           *[Adliger] Adligen
        }
       *[other] { $count } { $piece ->
            [Turm] Türme
           *[Adliger] Adlige
        }
    } auf „{ $tile }“ { $cell }.
put-token = { $seat } legt einen Sarazenenmarker neben „{ $tile }“.
was-robbed = { $payer } verliert 1 Münze an { $seat }.
invasion = Invasion! Angriff { $attack } gegen Verteidigung { $defence }: Wer die wenigsten Türme hat, verliert ein Plättchen.
nothing-to-ruin = { $seat } hat nichts mehr zu verlieren.
ruined = { $seat } verliert „{ $tile }“ { $cell }: Eine Ruine bleibt.
drew = Der Lehrling von { $seat } zieht „{ $character }“.
kept = { $seat } behält „{ $character }“ ({ $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }).
won = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

# Score

source-tiles = Plättchen
source-bonuses = Boni
source-characters = Personen
source-nobles = Adlige
source-towers = Türme
source-coins = Münzen
source-scenario = Szenario

# Crops, fields, pieces

crop-w = Weizen
crop-o = Oliven
crop-l = Lavendel
crop-p = Mohn
letter-w = W
letter-o = O
letter-l = L
letter-p = M
cell-0 = oben links
cell-1 = oben
cell-2 = oben rechts
cell-3 = links
cell-4 = in der Mitte
cell-5 = rechts
cell-6 = unten links
cell-7 = unten
cell-8 = unten rechts
piece-tower = Turm
piece-noble = Adliger
type-tavern = Taverne
type-church = Kirche
type-special = Gebäude
type-castle = Burg
type-fallow = Brache
type-ruin = Ruine
element-w = Weizen
element-o = Oliven
element-l = Lavendel
element-p = Mohn
element-tower = Turm
element-noble = Adliger
element-tavern = Taverne
element-church = Kirche
element-special = Sonderbau
element-character = Person

# Land tiles

tile-ruin = Ruine
tile-w1 = Weizenkirche
tile-w2 = Weizenbastion
tile-w3 = Weizengut
tile-w4 = Küstentaverne im Weizen
tile-w5 = Weizenkirche
tile-w6 = Weizenwarte
tile-w7 = Edeltaverne im Weizen
tile-w8 = Weizenküste
tile-o1 = Olivenkirche
tile-o2 = Olivenfeste
tile-o3 = Olivenhof
tile-o4 = Oliventaverne
tile-o5 = Edeltaverne unter Oliven
tile-o6 = Olivenküste
tile-o7 = Olivenkirche
tile-o8 = Olivenwarte
tile-l1 = Lavendelkirche
tile-l2 = Lavendelwarte
tile-l3 = Lavendelpalast
tile-l4 = Küstentaverne im Lavendel
tile-l5 = Lavendelkirche
tile-l6 = Lavendelhof
tile-l7 = Lavendeltaverne
tile-l8 = Lavendeltor
tile-p1 = Mohnkirche
tile-p2 = Mohnbastion
tile-p3 = Mohnhof
tile-p4 = Küstentaverne im Mohn
tile-p5 = Mohntaverne
tile-p6 = Mohnwarte
tile-p7 = Mohnkirche
tile-p8 = Mohnhof
tile-wo1 = Weizen-Oliven-Taverne
tile-wo2 = Weizen-Oliven-Warte
tile-wl1 = Weizen-Lavendel-Hof
tile-wl2 = Weizen-Lavendel-Markt
tile-wp1 = Weizen-Mohn-Küste
tile-wp2 = Weizen-Mohn-Hof
tile-ol1 = Oliven-Lavendel-Land
tile-ol2 = Oliven-Lavendel-Markt
tile-op1 = Oliven-Mohn-Hof
tile-op2 = Oliven-Mohn-Hof
tile-lp1 = Lavendel-Mohn-Taverne
tile-lp2 = Lavendel-Mohn-Markt
tile-f1 = Brachland
tile-f2 = Brachland
tile-f3 = Brachland
tile-f4 = Brachland

# Special buildings and castles

tile-cathedral = Kathedrale
tile-triumphal-arch = Triumphbogen
tile-amphitheatre = Amphitheater
tile-pig-farm = Schweinehof
tile-forge = Schmiede
tile-fortress = Festung
tile-hamlet = Weiler
tile-forest = Wald
tile-pasture = Viehweide
tile-flower-meadow = Blumenwiese
tile-castle-wo = Weizen-Oliven-Burg
tile-castle-wl = Weizen-Lavendel-Burg
tile-castle-wp = Weizen-Mohn-Burg
tile-castle-ol = Oliven-Lavendel-Burg
tile-castle-op = Oliven-Mohn-Burg
tile-castle-lp = Lavendel-Mohn-Burg

about-tile-cathedral = 2 Punkte und 2 weitere für jede Kirche in deinem Königreich.
about-tile-triumphal-arch = 1 Punkt und 2 weitere für jedes Sondergebäude in deinem Königreich, dieses eingeschlossen.
about-tile-amphitheatre = 1 Punkt und 1 weiterer für jede deiner Personenkarten.
about-tile-pig-farm = 1 Punkt und 2 weitere für jede Taverne in deinem Königreich.
about-tile-forge = 1 Punkt und 2 weitere für je zwei Türme in deinem Königreich.
about-tile-fortress = 3 Punkte; bringt 2 Türme.
about-tile-hamlet = Bringt 1 Adligen; 1 Punkt für jeden Adligen in deinem Königreich.
about-tile-forest = Zeigt Oliven; 1 Punkt für jedes deiner Plättchen mit Oliven, dieses und die Burg eingeschlossen.
about-tile-pasture = Zeigt Weizen; 1 Punkt für jedes deiner Plättchen mit Weizen, dieses und die Burg eingeschlossen.
about-tile-flower-meadow = Zeigt Lavendel und Mohn; 1 Punkt; bringt 1 Adligen.

# Characters

character-apprentice = Lehrling
character-military-architect = Militärarchitekt
character-treasurer = Schatzmeister
character-caravan-guide = Karawanenführer
character-master-builder = Baumeister
character-cartographer = Kartograf
character-courtesan = Kurtisane
character-duchess = Herzogin
character-blacksmith = Schmied
character-inventor = Erfinder
character-thief = Diebin
character-minstrel = Spielmann
character-merchant = Händlerin
character-mystic = Mystikerin
character-seamstress = Näherin
character-strategist = Stratege
character-traitor = Verräter
character-trumpeter = Trompeter

about-character-apprentice = Am Ende ziehst du 2 Personenkarten und behältst 1, nur für ihre Punkte.
about-character-military-architect = Sofort: Versetze bis zu 3 deiner Türme auf deine Burg.
about-character-treasurer = 1 Münze zu Beginn jeder Runde, ab der nächsten.
about-character-caravan-guide = Am Ende 2 Punkte für jede Taverne in deinem Königreich.
about-character-master-builder = Sofort: Drehe ein zerstörtes Landplättchen wieder um und erhalte seine Türme und Adligen; keine neuen Trios.
about-character-cartographer = Sofort: Tausche zwei deiner äußeren Plättchen mit allem, was darauf steht; keine neuen Trios.
about-character-courtesan = Sofort: Nimm einem anderen Spieler einen Adligen weg und stelle ihn auf eines deiner Plättchen.
about-character-duchess = Du gewinnst jeden Gleichstand, bei Boni und beim Sieg.
about-character-blacksmith = Sofort: Stelle einen Turm aus dem Vorrat auf eines deiner Plättchen.
about-character-inventor = Einmal, zu Beginn deines Zuges: Lege diese Karte ab und nimm ein Sondergebäude kostenlos.
about-character-thief = Sofort: Jeder andere Spieler zahlt dir 1 Münze.
about-character-minstrel = Sofort: Versetze bis zu 3 deiner Adligen auf deine Burg.
about-character-merchant = Sofort: Du erhältst 2 Münzen.
about-character-mystic = Sofort: Lege 2 Sarazenenmarker neben Landplättchen; wer ein solches Plättchen nimmt, erhöht den Angriff.
about-character-seamstress = Sofort: Du erhältst 1 Münze für jeden Adligen in deinem Königreich.
about-character-strategist = Sofort: Stelle 2 Türme aus dem Vorrat auf eines deiner Plättchen.
about-character-traitor = Sofort: Nimm einem anderen Spieler einen Turm weg und stelle ihn auf eines deiner Plättchen.
about-character-trumpeter = Sofort: Stelle einen Adligen aus dem Vorrat auf eines deiner Plättchen.

short-character-apprentice = Ende: aus 2 wähle 1
short-character-military-architect = bis 3 ♜ zur Burg
short-character-treasurer = 1 ● je Runde
short-character-caravan-guide = Ende: 2 je Taverne
short-character-master-builder = Ruine aufbauen
short-character-cartographer = 2 Plättchen tauschen
short-character-courtesan = 1 ♛ stehlen
short-character-duchess = gewinnt Gleichstand
short-character-blacksmith = +1 ♜
short-character-inventor = Gebäude umsonst
short-character-thief = 1 ● von allen
short-character-minstrel = bis 3 ♛ zur Burg
short-character-merchant = +2 ●
short-character-mystic = 2 ⚔ legen
short-character-seamstress = 1 ● je ♛
short-character-strategist = +2 ♜
short-character-traitor = 1 ♜ stehlen
short-character-trumpeter = +1 ♛

# Scenarios

scenario-first-steps = Erste Schritte
scenario-burning-coast = Die brennende Küste
scenario-royal-court = Der Hof des jungen Königs
scenario-great-fair = Der große Jahrmarkt
scenario-fleet-at-anchor = Die Flotte vor Anker
scenario-harvest-home = Erntefest

about-scenario-first-steps = Keine besondere Regel.
about-scenario-burning-coast = Am Ende kostet jede Ruine 1 Punkt.
about-scenario-royal-court = Alle beginnen mit einem Adligen auf der Burg.
about-scenario-great-fair = Wer auf eine Person verzichtet, erhält 3 Münzen statt 2.
about-scenario-fleet-at-anchor = Runde 3 und 6: Sarazenenmarker beim kostenlosen Plättchen.
about-scenario-harvest-home = Am Ende: vier Feldfrüchte 3 Punkte, keine Ruine 2 Punkte.

# Symbols

about-symbol-tower = Turm: Stelle 1 Turm auf dieses Plättchen; die gemeinsame Verteidigung steigt um 1.
about-symbol-saracen = Sarazene: Der Angriff steigt um 1.
about-symbol-noble = Adliger: Stelle 1 Adligen auf dieses Plättchen.
about-symbol-coin = Münze: Du erhältst 1 Münze.
about-symbol-tavern = Taverne: tut selbst nichts; Schweinehof und Karawanenführer zählen sie.
about-symbol-church = Kirche: Jeder andere Spieler, der ihre Feldfrucht zeigt, zahlt dir 1 Münze; die Kathedrale zählt sie.
about-symbol-special = Sondergebäude: kostet immer 4 Münzen, eine neben jedes Landplättchen.
about-symbol-fallow = Brache: Ersetze dieses Plättchen in einem späteren Zug kostenlos durch ein beliebiges Landplättchen, bevor du wie üblich nimmst.
about-symbol-token = Sarazenenmarker: Wer das Plättchen daneben nimmt, erhöht den Angriff um 1.
about-symbol-ruin = Ruine: zeigt keine Feldfrucht und bringt keine Punkte; auf einem zerstörten Landplättchen steht ein Turm.

# Variants

variant-scenario = Szenario
variant-scenario-first-steps = { scenario-first-steps }
variant-scenario-burning-coast = { scenario-burning-coast }
variant-scenario-royal-court = { scenario-royal-court }
variant-scenario-great-fair = { scenario-great-fair }
variant-scenario-fleet-at-anchor = { scenario-fleet-at-anchor }
variant-scenario-harvest-home = { scenario-harvest-home }
variant-scenario-random = ausgelost
variant-start-player = Startspieler
variant-start-player-random = ausgelost
variant-start-player-host = der Gastgeber
variant-castles = Burgen
variant-castles-draft = reihum gewählt
variant-castles-deal = zufällig verteilt
variant-bonus-needs-one = Eine Mehrheit braucht mindestens eins
variant-bonus-needs-one-off = nein
variant-bonus-needs-one-on = ja
variant-castle-safe-from-theft = Burgen sind vor Diebstahl sicher
variant-castle-safe-from-theft-off = nein
variant-castle-safe-from-theft-on = ja

# Labels of the board

label-round = Runde
label-invasion = Invasion
label-attack = Angriff
label-defence = Verteidigung
label-margin = Abstand
label-danger = der Angriff liegt vorn
label-hit = wenigste Türme
label-buildings = Sondergebäude
label-land = Landplättchen
label-banners = Personen bei den Bannern
label-castles = Burgen
label-hand = in der Hand
label-drawn = gezogen
label-supply = Vorrat
label-deck = Landstapel
label-pile = Karten übrig
label-tower = Turm
label-noble = Adliger
label-coin = Münze
label-saracen = Sarazene
label-points = Punkte
