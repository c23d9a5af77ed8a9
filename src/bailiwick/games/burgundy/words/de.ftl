## the game

rules-title = Die Regeln der Burgen von Burgund

## journal

chose-board = { $seat } spielt auf { $board }.
castle-laid = { $seat } beginnt mit einer Burg in Reihe { $row }, Feld{ "\u00A0" }{ $space }.
phase-begins = Phase { $phase } beginnt: jedes fertige Gebiet bringt { $points } Punkte zusätzlich.
round-begins = Runde { $round }: { $good } für Depot { $depot }.
rolled = { $seat } würfelt { $first } und { $second }.
took = { $seat } nimmt { $tile } aus Depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }.
placed = { $seat } legt { $tile } in Reihe { $row } auf Feld{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }.
sold = { $seat } verkauft { $count } × { $good }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } Silber
    }{ $workers ->
        [0] {""}
        [one] , +{ $workers } Arbeiter
       *[other] , +{ $workers } Arbeiter
    }.
worked = { $seat } erhält { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } Silber
    }.
bought = { $seat } kauft { $tile } aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot { $depot }
    } für { $silver ->
        [0] { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeiter
        }
       *[other] { $silver } Silber
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}und { $workers } Arbeiter
           *[other] {" "}und { $workers } Arbeiter
        }
    }.
discarded = { $seat } entfernt { $tile } aus dem Vorrat.
scored-animals = Die Weide bringt { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scored-watchtower = Der Wachturm bringt { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
got-workers = { $seat } erhält { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }.
got-silver = { $seat } erhält { $silver } Silber.
moved-ahead = { $seat } rückt auf Feld { $place } der Zugfolge vor.
nothing-to-load = Es liegen keine Waren da, für die { $seat } Platz hat.
loaded = { $seat } lädt { $count } × { $good }.
loaded-nothing = Das Schiff von { $seat } lädt nichts.
finished-area = { $seat } vollendet ein Gebiet ({ $colour }, Größe { $size }): { $points } + { $more } Punkte.
won-bonus = { $seat } hat alle Felder einer Farbe ({ $colour }) gefüllt und nimmt das { $bonus } Bonusplättchen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
declined = { $seat } nutzt den Effekt nicht ({ $tile }).
lapsed = { $tile } hat für { $seat } gerade keine Wirkung.
mines-paid = Die Minen bringen { $seat } { $silver } Silber{ $workers ->
        [0] {""}
        [one] , +{ $workers } Arbeiter
       *[other] , +{ $workers } Arbeiter
    }.
scored-leftovers = { $seat } wertet Übriges: Waren { $goods }, Silber { $silver }, Arbeiter { $workers }.
scored-knowledge = { $tile } bringt { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ended-with = { $seat } endet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } auf Platz { $place }.

## journal of the solo game

tile-removed = { $tile } verlässt Depot { $depot } und das Spiel.
goods-swept = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } bei den anderen Depots: aus dem Spiel.
took-joker = { $seat } nimmt { $tile } verdeckt als Joker.
gave = { $seat } gibt eine Ware ab ({ $good }).
finished-colour = { $seat } hat alle Felder einer Farbe gefüllt ({ $colour }).
met-target = { $seat } erreicht { $target } Punkte: eine freie Aktion.
cashed-silver = { $seat } tauscht ein Silber gegen einen Punkt.
solo-won = Alle Felder sind gefüllt: { $seat } gewinnt.
solo-lost = { $empty ->
        [one] { $empty } Feld ist
       *[other] { $empty } Felder sind
    } noch leer: { $seat } verliert.

## options

option-take = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }{ $tile } aus Depot { $depot } nehmen{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }
option-place = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }{ $tile } auf eine { $die } legen, Reihe { $row }, Feld{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }{ $points ->
        [0] {""}
        [one] , +{ $points } Punkt
       *[other] , +{ $points } Punkte
    }
option-sell = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }{ $count } × { $good } verkaufen{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } Silber
    }
option-sell-helped = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }{ $count } × { $good } verkaufen{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } Arbeiter)
       *[other] {" "}({ $workers } Arbeiter)
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } Silber
    } und ein Arbeiter
option-workers = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }{ $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    } nehmen{ $silver ->
        [0] {""}
       *[other] , +{ $silver } Silber
    }
option-buy = { $tile } aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot { $depot }
    } für { $silver ->
        [0] { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeiter
        }
       *[other] { $silver } Silber
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}und { $workers } Arbeiter
           *[other] {" "}und { $workers } Arbeiter
        }
    } kaufen
option-discard = { $tile } aus dem Spiel nehmen
option-ship-depot = Bei Depot { $depot } laden: { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
option-ship-none = Nichts laden
option-ship-second = Auch bei Depot { $depot } laden: { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
option-ship-stop = Nur bei Depot { $depot } laden
option-ship-store = { $count } × { $good } behalten
option-skip = Effekt nicht nutzen
option-board = Auf { $board } spielen
option-start = Auf einer { $die } beginnen, Reihe { $row }, Feld{ "\u00A0" }{ $space }
option-joker = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } für { $tile } als Joker geben
option-no-joker = Waren behalten
option-give = Eine Ware abgeben ({ $good })
option-bonus-tile = { $tile } aus dem schwarzen Depot legen
option-cash-silver = Ein Silber gegen einen Punkt tauschen

## questions

ask-turn = { $purchases ->
    [0] Nutze einen Würfel.
   *[other] Nutze einen Würfel oder kaufe ein Plättchen.
}
ask-buy = Beide Würfel sind genutzt. Noch etwas?
ask-discard = Dein Vorrat ist voll. Welches Plättchen weicht ({ $tile } kommt)?
ask-castle-action = Eine weitere Aktion mit beliebiger Zahl: welche?
ask-building-take = { $tile }: Welches Plättchen nimmst du?
ask-city-hall = Rathaus: Lege ein weiteres Plättchen, Zahl beliebig.
ask-warehouse = Warenhaus: Welche Waren verkaufst du?
ask-ship-depot = Wo lädt dein Schiff?
ask-ship-second = Dein Schiff lädt bei Depot { $depot }. Auch daneben?
ask-ship-store = Nicht alle Sorten passen (Platz für { $count }). Welche behältst du?
ask-board = Auf welchem Tableau spielst du?
ask-start = Wo steht deine erste Burg?
ask-joker = { $count } Waren für ein schwarzes Plättchen als Joker geben?
ask-give = Welche Waren gibst du ab? Noch { $count }.
ask-bonus-tile = Eine Farbe ist fertig: Welches schwarze Plättchen legst du sofort?
ask-bonus-space = Wohin legst du { $tile }?

## why not

why-not-yours = Das gehört { $seat }.
why-dice-used = Deine beiden Würfel sind benutzt.
why-die-used = Dieser Würfel hat seine Aktion schon gemacht.
why-equal-dice = Beide Würfel zeigen dieselbe Zahl: Nimm den anderen.
why-no-die = Diese Aktion braucht keinen Würfel.
why-take = Von deinen Würfeln zu Depot { $depot } braucht es { $workers } Arbeiter; du hast { $have }.
why-place = Um das zu legen, braucht es { $workers } Arbeiter; du hast { $have }.
why-sell = Von deinen Würfeln zur Zahl { $number } braucht es { $workers } Arbeiter; du hast { $have }.
why-bought = Du hast in diesem Zug schon ein Plättchen gekauft.
why-silver = Ein Plättchen kostet { $price } Silber; du hast { $have }.
why-sold-out = Es gibt kein Plättchen mehr zu kaufen.
why-buy-later = Gekauft wird vor oder nach einer Aktion, nicht mittendrin.
why-black = { $tile }: nimmt nichts aus dem schwarzen Depot.
why-colour = { $tile }: nimmt andere Plättchen, diese nicht ({ $colour }).
why-filled = Hier liegt ein Plättchen, und es bleibt liegen.
why-far = Keines deiner Plättchen liegt daneben.
why-no-tile = In deinem Vorrat ist kein Plättchen dafür ({ $colour }).
why-no-space = Neben deinen Plättchen ist kein Feld dafür frei ({ $colour }).
why-same-building = { $tile }: Eine Stadt hat jedes Gebäude nur einmal.
why-copy = Davon hast du zwei ({ $tile }): Nimm das andere.
why-ship = Waren werden geladen, wenn ein Schiff gelegt wird.

## where points come from

source-goods = Warenverkauf
source-animals = Tiere
source-watchtower = Wachtürme
source-area-size = Gebiete
source-area-phase = Phasen
source-colour-bonus = Bonusplättchen
source-end-goods = Übrige Waren
source-end-silver = Übriges Silber
source-end-workers = Übrige Arbeiter
source-spaces = Gefüllte Felder
source-k15 = Wissen 15
source-k16 = Wissen 16
source-k17 = Wissen 17
source-k18 = Wissen 18
source-k19 = Wissen 19
source-k20 = Wissen 20
source-k21 = Wissen 21
source-k22 = Wissen 22
source-k23 = Wissen 23
source-k24 = Wissen 24
source-k25 = Wissen 25
source-k26 = Wissen 26

## names

colour-castle = Burgen
colour-mine = Minen
colour-ship = Schiffe
colour-animal = Tiere
colour-knowledge = Wissen
colour-building = Gebäude
colour-black = schwarz
colour-joker = Joker
good-turquoise = Tuch
good-purple = Wein
good-pink = Keramik
good-red = Äpfel
good-brown = Bier
good-orange = Honig
phase-A = A
phase-B = B
phase-C = C
phase-D = D
phase-E = E
bonus-large = große
bonus-small = kleine
board-b1 = Herzogtum 1
board-b2 = Herzogtum 2
board-b3 = Herzogtum 3
board-b4 = Herzogtum 4
board-b5 = Herzogtum 5
board-b6 = Herzogtum 6
board-b7 = Herzogtum 7
board-b8 = Herzogtum 8
board-b9 = Herzogtum 9
board-x2 = Herzogtum 2 von 2019
board-sa = Solotableau, Seite A
board-sb = Solotableau, Seite B
card-card-a = Karte 1
card-card-b = Karte 2
card-card-c = Karte 3
card-card-d = Karte 4
card-card-e = Karte 5
card-card-f = Karte 6
tile-warehouse = Warenhaus
about-tile-warehouse = Verkaufe eine Warensorte deiner Wahl.
tile-carpenter = Schreinerei
about-tile-carpenter = Nimm ein Gebäude aus einem beliebigen nummerierten Depot.
tile-church = Kirche
about-tile-church = Nimm eine Mine, ein Wissen oder eine Burg aus einem beliebigen nummerierten Depot.
tile-market = Markt
about-tile-market = Nimm ein Schiff oder Tiere aus einem beliebigen nummerierten Depot.
tile-boarding-house = Wohnhaus
about-tile-boarding-house = Erhalte 4 Arbeiter.
tile-bank = Bank
about-tile-bank = Erhalte 2 Silber.
tile-city-hall = Rathaus
about-tile-city-hall = Lege ein weiteres Plättchen aus deinem Vorrat, gleich welche Zahl.
tile-watchtower = Wachturm
about-tile-watchtower = Erhalte 4 Punkte.
tile-castle = Burg
about-tile-castle = Sofort eine weitere Aktion mit beliebiger Zahl.
tile-mine = Mine
about-tile-mine = Am Ende jeder Phase ein Silber.
tile-ship = Schiff
about-tile-ship = Lade die Waren eines Depots und rücke in der Zugfolge vor.
tile-joker = Joker
about-tile-joker = Passt auf jede Farbe und tut sonst nichts.
tile-cow-2 = 2 Kühe
about-tile-cow-2 = Werte alle Kühe dieser Weide, diese 2 eingeschlossen.
tile-cow-3 = 3 Kühe
about-tile-cow-3 = Werte alle Kühe dieser Weide, diese 3 eingeschlossen.
tile-cow-4 = 4 Kühe
about-tile-cow-4 = Werte alle Kühe dieser Weide, diese 4 eingeschlossen.
tile-sheep-2 = 2 Schafe
about-tile-sheep-2 = Werte alle Schafe dieser Weide, diese 2 eingeschlossen.
tile-sheep-3 = 3 Schafe
about-tile-sheep-3 = Werte alle Schafe dieser Weide, diese 3 eingeschlossen.
tile-sheep-4 = 4 Schafe
about-tile-sheep-4 = Werte alle Schafe dieser Weide, diese 4 eingeschlossen.
tile-pig-2 = 2 Schweine
about-tile-pig-2 = Werte alle Schweine dieser Weide, diese 2 eingeschlossen.
tile-pig-3 = 3 Schweine
about-tile-pig-3 = Werte alle Schweine dieser Weide, diese 3 eingeschlossen.
tile-pig-4 = 4 Schweine
about-tile-pig-4 = Werte alle Schweine dieser Weide, diese 4 eingeschlossen.
tile-chicken-2 = 2 Hühner
about-tile-chicken-2 = Werte alle Hühner dieser Weide, diese 2 eingeschlossen.
tile-chicken-3 = 3 Hühner
about-tile-chicken-3 = Werte alle Hühner dieser Weide, diese 3 eingeschlossen.
tile-chicken-4 = 4 Hühner
about-tile-chicken-4 = Werte alle Hühner dieser Weide, diese 4 eingeschlossen.
tile-k01 = Wissen 1 (gleiche Gebäude)
about-tile-k01 = Eine Stadt darf dasselbe Gebäude mehrfach enthalten.
tile-k02 = Wissen 2 (Bergleute)
about-tile-k02 = Am Ende einer Phase bringt jede Mine auch einen Arbeiter.
tile-k03 = Wissen 3 (Verkauf für 2 Silber)
about-tile-k03 = Jeder Verkauf bringt 2 Silber statt 1.
tile-k04 = Wissen 4 (Verkauf mit Arbeiter)
about-tile-k04 = Jeder Verkauf bringt auch einen Arbeiter.
tile-k05 = Wissen 5 (zwei Ladungen)
about-tile-k05 = Deine Schiffe dürfen bei zwei benachbarten Depots laden.
tile-k06 = Wissen 6 (überall kaufen)
about-tile-k06 = Dein Kauf darf auch aus einem nummerierten Depot stammen.
tile-k07 = Wissen 7 (Tiere +1)
about-tile-k07 = Jedes gewertete Tierplättchen bringt 1 Punkt mehr.
tile-k08 = Wissen 8 (Arbeiter ±2)
about-tile-k08 = Jeder Arbeiter ändert einen Würfel um 1 oder 2.
tile-k09 = Wissen 9 (Gebäude ±1)
about-tile-k09 = Ein freier Schritt, wenn ein Würfel ein Gebäude legt.
tile-k10 = Wissen 10 (Tiere und Schiffe ±1)
about-tile-k10 = Ein freier Schritt, wenn ein Würfel Tiere oder ein Schiff legt.
tile-k11 = Wissen 11 (Minen, Burgen, Wissen ±1)
about-tile-k11 = Ein freier Schritt, wenn ein Würfel eine Mine, eine Burg oder Wissen legt.
tile-k12 = Wissen 12 (Nehmen ±1)
about-tile-k12 = Ein freier Schritt, wenn ein Würfel ein Plättchen aus einem Depot nimmt.
tile-k13 = Wissen 13 (Arbeiter und Silber)
about-tile-k13 = Die Arbeiteraktion bringt auch ein Silber.
tile-k14 = Wissen 14 (vier Arbeiter)
about-tile-k14 = Die Arbeiteraktion bringt 4 Arbeiter statt 2.
tile-k15 = Wissen 15 (Warensorten)
about-tile-k15 = Am Ende: 3 Punkte (2 in der späteren Ausgabe) je verkaufter Warensorte.
tile-k16 = Wissen 16 (Warenhaus)
about-tile-k16 = Am Ende: 4 Punkte je Warenhaus in deinem Herzogtum.
tile-k17 = Wissen 17 (Wachturm)
about-tile-k17 = Am Ende: 4 Punkte je Wachturm in deinem Herzogtum.
tile-k18 = Wissen 18 (Schreinerei)
about-tile-k18 = Am Ende: 4 Punkte je Schreinerei in deinem Herzogtum.
tile-k19 = Wissen 19 (Kirche)
about-tile-k19 = Am Ende: 4 Punkte je Kirche in deinem Herzogtum.
tile-k20 = Wissen 20 (Markt)
about-tile-k20 = Am Ende: 4 Punkte je Markt in deinem Herzogtum.
tile-k21 = Wissen 21 (Wohnhaus)
about-tile-k21 = Am Ende: 4 Punkte je Wohnhaus in deinem Herzogtum.
tile-k22 = Wissen 22 (Bank)
about-tile-k22 = Am Ende: 4 Punkte je Bank in deinem Herzogtum.
tile-k23 = Wissen 23 (Rathaus)
about-tile-k23 = Am Ende: 4 Punkte je Rathaus in deinem Herzogtum.
tile-k24 = Wissen 24 (Tierarten)
about-tile-k24 = Am Ende: 4 Punkte je Tierart in deinem Herzogtum.
tile-k25 = Wissen 25 (verkaufte Waren)
about-tile-k25 = Am Ende: 1 Punkt je verkaufter Ware.
tile-k26 = Wissen 26 (Bonusplättchen)
about-tile-k26 = Am Ende: 2 Punkte (3 in der späteren Ausgabe) je Bonusplättchen.

## options of the match

variant-mode = Tableaus
variant-mode-beginner = Einsteiger: Herzogtum 1 für alle
variant-mode-advanced-open = Fortgeschrittene: je eine Karte, offen gewählt
variant-mode-advanced-secret = Fortgeschrittene: je eine Karte, geheim gewählt
variant-mode-random = zufällig, alle verschieden
variant-mode-free = freie Wahl in der Zugfolge
variant-mode-same = ein zufälliges Tableau für alle
variant-extra-boards = Zusätzliche Tableaus
variant-extra-boards-none = keine
variant-extra-boards-x2 = Herzogtum 2 von 2019
variant-buy-during-effects = Kauf während Burg oder Rathaus
variant-buy-during-effects-off = aus
variant-buy-during-effects-on = an
variant-k06-workers = Wissen 6: auch mit Arbeitern zahlen
variant-k06-workers-off = aus
variant-k06-workers-on = an
variant-k15-value = Wissen 15: Punkte je Sorte
variant-k15-value-3 = 3
variant-k15-value-2 = 2
variant-k26-value = Wissen 26: Punkte je Bonusplättchen
variant-k26-value-2 = 2
variant-k26-value-3 = 3
variant-show-projected = Voraussichtliche Punkte zeigen
variant-show-projected-on = an
variant-show-projected-off = aus
variant-solo-side = Solotableau
variant-solo-side-a = Seite A, leichter
variant-solo-side-b = Seite B, schwerer
variant-solo-target = Soloziel
variant-solo-target-50 = 50, normal
variant-solo-target-45 = 45, leicht
variant-solo-target-55 = 55, schwer
variant-ban-b1 = Herzogtum 1 steht zur Wahl
variant-ban-b1-off = ja
variant-ban-b1-on = nein
variant-ban-b2 = Herzogtum 2 steht zur Wahl
variant-ban-b2-off = ja
variant-ban-b2-on = nein
variant-ban-b3 = Herzogtum 3 steht zur Wahl
variant-ban-b3-off = ja
variant-ban-b3-on = nein
variant-ban-b4 = Herzogtum 4 steht zur Wahl
variant-ban-b4-off = ja
variant-ban-b4-on = nein
variant-ban-b5 = Herzogtum 5 steht zur Wahl
variant-ban-b5-off = ja
variant-ban-b5-on = nein
variant-ban-b6 = Herzogtum 6 steht zur Wahl
variant-ban-b6-off = ja
variant-ban-b6-on = nein
variant-ban-b7 = Herzogtum 7 steht zur Wahl
variant-ban-b7-off = ja
variant-ban-b7-on = nein
variant-ban-b8 = Herzogtum 8 steht zur Wahl
variant-ban-b8-off = ja
variant-ban-b8-on = nein
variant-ban-b9 = Herzogtum 9 steht zur Wahl
variant-ban-b9-off = ja
variant-ban-b9-on = nein

## on the board

label-phase = Phase
label-round = Runde
label-black = Schwarzes Depot
label-goods-to-come = Kommende Waren
label-white-die = Weißer Würfel
label-order = Zugfolge
label-bonus = Bonusplättchen
label-storage = Vorrat
label-goods = Waren
label-sold = Verkauft
label-silver = Silber
label-workers = Arbeiter
label-score = Punkte
label-target = Ziel
label-card = Karte
