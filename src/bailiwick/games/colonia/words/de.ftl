# questions
rules-title = Colonia
ask-card = Welche Familienkarte spielst du diese Woche?
ask-vote = Wie stimmst du über „{ $decree }“ ab, mit { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }?
ask-mayor = Stimmengleichheit bei „{ $decree }“: Du entscheidest als Bürgermeister.
ask-good = Welche Ware nimmst du?
ask-take = „{ $decree }“: Wie viele nimmst du?
ask-exchange-from = Welche Währung gibst du? Du darfst bis zu { $limit } tauschen.
ask-exchange-to = Du gibst { $city }. Welche Währung möchtest du?
ask-exchange-amount = Wie viel { $giving } für { $getting }?
ask-stall = Einen Stand kaufen oder passen? Du hast { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } im Vorrat.
ask-order = Etwas bestellen oder passen? Du hast { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } im Vorrat.
ask-load = Einen Laderaum füllen oder passen? Du hast { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } im Vorrat.
ask-relic = Eine Reliquie kaufen oder passen?
ask-enshrine-owned = Welche Reliquie kommt in den Schrein von { $city }?
ask-enshrine-bought = In deinen leeren Schrein legen: { $relic }? Jetzt oder nie.
ask-insure = Eine Reliquie reservieren oder passen? Du hast { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } im Vorrat.

# options
opt-pass = Passen bis zum Ende dieses Schritts
opt-card = Karte { $value }: { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } in den Rat
opt-card-short = Karte { $value }: braucht { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }, nur { $reserve } im Vorrat: keine Stimmen, letzter Platz
opt-vote-yes = Ja zu „{ $decree }“ ({ $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    })
opt-vote-no = Nein zu „{ $decree }“ ({ $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    })
opt-adopt = „{ $decree }“ annehmen
opt-reject = „{ $decree }“ ablehnen
opt-good = Nehmen: { $good }
opt-take = { $count } nehmen
opt-exchange-from = { $city } geben (du hast { $money })
opt-exchange-skip = Nichts tauschen
opt-exchange-to = { $giving } gegen { $getting }
opt-exchange-amount = { $amount } { $giving } gegen { $amount } { $getting }
opt-stall = Für { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } Leder
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } Eisen
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } Holz
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } Leinen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } Pelz
    }
opt-order = { $craftsman }: { $recipe } für { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }, auf Feld { $space } (Stäbchen auf { $stick })
opt-load-one = { $city } (Liegeplatz { $berth }): { $good }; 1 Mitglied, bringt { $pay }
opt-load-two = { $city } (Liegeplatz { $berth }): { $first } + { $second }; 1 Mitglied, bringt { $pay }
opt-load-three = { $city } (Liegeplatz { $berth }): { $first } + { $second } + { $third }; 1 Mitglied, bringt { $pay }
opt-load-extra = { $city } (Liegeplatz { $berth }), zusätzlicher Laderaum: { $good }; 1 Mitglied, bringt { $pay }
opt-relic = { $relic } für { $cost } { $city }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
opt-shrine = { $relic } für { $cost } { $city }: verdoppelt eine Reliquie dieser Stadt
opt-enshrine = { $relic } in den Schrein: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zählen doppelt
opt-leave-empty = Den Schrein von { $city } für eine spätere Reliquie leer lassen
opt-keep-loose = Nicht in den Schrein legen: { $relic }
opt-insure = Mit 1 Mitglied reservieren: { $relic }

# Monday and Tuesday
week-began = Woche { $week } beginnt ({ $card }, { $dice } Würfe für Zusatzaufträge).
stall-holds = { $stall }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } Leder
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } Eisen
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } Holz
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } Leinen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } Pelz
    }
stick-stands = { $craftsman }: Das Stäbchen liegt auf { $space }.
will-sail = Am Samstag fahren ab: { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
decree-turned = { $day }: Der Rat stimmt über „{ $decree }“ ab.
played-card = { $seat } spielt { $value } und schickt { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } in den Rat.
played-card-short = { $seat } spielt { $value }, hat aber zu wenig Mitglieder: { $members ->
        [one] { $members } Mitglied geht
       *[other] { $members } Mitglieder gehen
    } ohne Stimme in den Rat.
rolled-for-order = { $seat } würfelt { $face } um die Reihenfolge.
takes-place = { $seat } ist Nummer { $place } mit { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }.
is-mayor = { $seat } ist diese Woche Bürgermeister.

# votes and decrees
voted-yes = { $seat }: ja ({ $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }).
voted-no = { $seat }: nein ({ $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }).
votes-counted = „{ $decree }“: { $yes } dafür, { $no } dagegen.
mayor-decided = { $seat } entscheidet als Bürgermeister.
decree-adopted = „{ $decree }“ ist angenommen.
decree-rejected = „{ $decree }“ ist abgelehnt.
drew-raw = { $seat } zieht { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    } aus dem Beutel.
you-drew = Du hast gezogen{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } Leder
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } Eisen
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } Holz
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } Leinen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } Pelz
    }
members-home = { $seat } holt { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } nach Hause.
rolled-for-good = { $seat } würfelt { $face } um eine Ware.
got-good = { $seat } erhält: { $good }.
exchanged = { $seat } tauscht { $amount } { $giving } gegen { $amount } { $getting }.
exchanged-nothing = { $seat } tauscht nichts.

# Wednesday to Sunday
passed = { $seat } passt.
bought-stall = { $seat } kauft { $stall } für { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }.
took-raw = { $seat } nimmt{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } Leder
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } Eisen
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } Holz
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } Leinen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } Pelz
    }
market-closed = Der Markt schließt; die Mitglieder kehren von der Straße heim.
ordered = { $seat } bestellt: { $good } ({ $craftsman }, { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }).
rolled-extra = Zusatzaufträge: Der Würfel zeigt { $face }.
delivered = { $seat } bekommt geliefert: { $good }; { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    } auf die Straße.
loaded-one = { $seat } lädt für { $city } (Liegeplatz { $berth }): { $good }.
loaded-two = { $seat } lädt für { $city } (Liegeplatz { $berth }): { $first } + { $second }.
loaded-three = { $seat } lädt für { $city } (Liegeplatz { $berth }): { $first } + { $second } + { $third }.
loaded-extra = { $seat } füllt den zusätzlichen Laderaum für { $city } (Liegeplatz { $berth }): { $good }.
was-paid = { $seat } erhält { $pay } { $city }.
sailed = Ein Schiff fährt nach { $city }.
arrived = Ein Schiff nach { $city } legt an Liegeplatz { $berth } an.
bought-relic = { $seat } kauft { $relic } für { $cost } { $city }.
insurance-ended = { $seat } holt das Mitglied von dieser Karte nach Hause.
left-empty = { $seat } besitzt den Schrein von { $city }; er bleibt leer.
kept-loose = { $seat } legt nicht in den Schrein: { $relic }.
enshrined = { $seat } legt in den Schrein: { $relic }.
insured = { $seat } reserviert { $relic }.
relic-laid = Ausgelegt: { $relic }.
won-window = { $seat } gewinnt das Fenster von { $city } und gibt { $money } ab.
window-stays = Niemand gewinnt das Fenster von { $city }.

# points
source-relics = Reliquien
source-shrines = Schreine
source-windows = Fenster
source-cities = Städte

# options before the match
variant-screen-mode = Sichtschirme
variant-screen-mode-screens = verbergen, was andere besitzen
variant-screen-mode-tracked = zeigen, was man sich merken könnte
variant-screen-mode-open = keine: alles liegt offen
variant-strict-may = Selbst wählen, wie viel man von einem Erlass nimmt
variant-strict-may-off = aus
variant-strict-may-on = an
variant-choose-start-good = Erste Ware wählen
variant-choose-start-good-off = aus
variant-choose-start-good-on = an
variant-random-first-order = Gleichstand der ersten Woche nach Losreihenfolge
variant-random-first-order-off = aus
variant-random-first-order-on = an
variant-five-weeks = Nur fünf Wochen
variant-five-weeks-off = aus
variant-five-weeks-on = an
variant-city-majority-bonus = Bonus für die meisten Reliquien einer Stadt
variant-city-majority-bonus-off = aus
variant-city-majority-bonus-on = an

# pieces
city-bergen = Bergen
city-bruegge = Brügge
city-london = London
city-nowgorod = Nowgorod
currency-bergen = Mark
currency-bruegge = Gulden
currency-london = Pfund
currency-nowgorod = Griwna
about-city-bergen = Schiffe nach Bergen zahlen in Mark; dasselbe Geld kosten die Reliquien.
about-city-bruegge = Schiffe nach Brügge zahlen in Gulden; dasselbe Geld kosten die Reliquien.
about-city-london = Schiffe nach London zahlen in Pfund; dasselbe Geld kosten die Reliquien.
about-city-nowgorod = Schiffe nach Nowgorod zahlen in Griwna; dasselbe Geld kosten die Reliquien.
raw-leather = Leder
raw-iron = Eisen
raw-wood = Holz
raw-linen = Leinen
raw-fur = Pelz
about-raw-leather = Braucht: Sattler, Schuhmacher.
about-raw-iron = Braucht: Sattler, Stellmacher.
about-raw-wood = Braucht: Stellmacher, Maler.
about-raw-linen = Braucht: Maler, Schneider.
about-raw-fur = Braucht: Schneider, Schuhmacher.
craftsman-saddler = Sattler
craftsman-cartwright = Stellmacher
craftsman-painter = Maler
craftsman-tailor = Schneider
craftsman-shoemaker = Schuhmacher
about-craftsman-saddler = Macht aus Leder + Eisen: Sattel. Würfelseite 1.
about-craftsman-cartwright = Macht aus Eisen + Holz: Wagenrad. Würfelseite 2.
about-craftsman-painter = Macht aus Holz + Leinen: Gemälde. Würfelseite 3.
about-craftsman-tailor = Macht aus Leinen + Pelz: Kleidung. Würfelseite 4.
about-craftsman-shoemaker = Macht aus Pelz + Leder: Schuhe. Würfelseite 5.
recipe-saddler = Leder + Eisen → Sattel
recipe-cartwright = Eisen + Holz → Wagenrad
recipe-painter = Holz + Leinen → Gemälde
recipe-tailor = Leinen + Pelz → Kleidung
recipe-shoemaker = Pelz + Leder → Schuhe
good-saddle = Sattel
good-cartwheel = Wagenrad
good-painting = Gemälde
good-clothing = Kleidung
good-shoes = Schuhe
about-good-saddle = Hergestellt von: Sattler, aus Leder + Eisen; auf ein Schiff laden.
about-good-cartwheel = Hergestellt von: Stellmacher, aus Eisen + Holz; auf ein Schiff laden.
about-good-painting = Hergestellt von: Maler, aus Holz + Leinen; auf ein Schiff laden.
about-good-clothing = Hergestellt von: Schneider, aus Leinen + Pelz; auf ein Schiff laden.
about-good-shoes = Hergestellt von: Schuhmacher, aus Pelz + Leder; auf ein Schiff laden.
stall-s1 = Stand 1
stall-s2 = Stand 2
stall-s3 = Stand 3
stall-s4 = Stand 4
stall-s5 = Stand 5
stall-s6 = Stand 6
stall-s7 = Stand 7
stall-f1 = Fremdhändlerstand 1
stall-f2 = Fremdhändlerstand 2
about-stall = Kostet so viele Mitglieder, wie Rohstoffe darauf liegen; du nimmst alle.
day-mon = Montag
day-tue = Dienstag
day-wed = Mittwoch
day-thu = Donnerstag
day-fri = Freitag
day-sat = Samstag
day-sun = Sonntag
about-day-mon = Eine Wochenkarte füllt den Markt, die Ratserlasse werden aufgedeckt.
about-day-tue = Familienkarten geben Stimmen und Reihenfolge; die Mitglieder kehren nächsten Dienstag zurück.
about-day-wed = Kaufe Rohstoffe; die Mitglieder kehren nächsten Mittwoch zurück.
about-day-thu = Lass Waren herstellen; die Mitglieder kehren am Donnerstag nach der Lieferung zurück.
about-day-fri = Belade Schiffe; die Mitglieder kehren am Freitag nach der Abfahrt zurück.
about-day-sat = Die ersten Schiffe fahren ab und zahlen im Geld ihrer Stadt.
about-day-sun = Kaufe Reliquien und reserviere dann Karten, die bleiben sollen.
decree-market-plus-one = Reicher Markt
decree-foreign-merchants = Fremde Händler
decree-home-tuesday = Heim aus dem Rat
decree-draw-two = Zwei aus dem Beutel
decree-home-wednesday = Heim vom Markt
decree-extra-saddler = Fleißige Werkstatt: Sattler
decree-extra-cartwright = Fleißige Werkstatt: Stellmacher
decree-extra-painter = Fleißige Werkstatt: Maler
decree-extra-tailor = Fleißige Werkstatt: Schneider
decree-extra-shoemaker = Fleißige Werkstatt: Schuhmacher
decree-sail-one = Ein Schiff fährt früher
decree-sail-two = Zwei Schiffe fahren früher
decree-home-thursday = Heim aus den Werkstätten
decree-die-good = Geschenk des Zufalls
decree-extra-hold = Platz an Deck
decree-two-relics = Reliquien aus der Ferne
decree-one-fewer = Kurze Sitzung
decree-exchange-five = Geldwechsler
about-decree-market-plus-one = Jeder gewöhnliche Stand erhält einen Rohstoff mehr.
about-decree-foreign-merchants = Diesen Mittwoch zwei zusätzliche Stände mit je vier Rohstoffen.
about-decree-home-tuesday = Jeder holt bis zu drei Mitglieder von der Dienstagsstraße heim.
about-decree-draw-two = Jeder zieht zwei Rohstoffe aus dem Beutel.
about-decree-home-wednesday = Jeder holt bis zu drei Mitglieder von der Mittwochsstraße heim.
about-decree-extra-saddler = Sattler: Diese Woche werden zwei Aufträge mehr erfüllt.
about-decree-extra-cartwright = Stellmacher: Diese Woche werden zwei Aufträge mehr erfüllt.
about-decree-extra-painter = Maler: Diese Woche werden zwei Aufträge mehr erfüllt.
about-decree-extra-tailor = Schneider: Diese Woche werden zwei Aufträge mehr erfüllt.
about-decree-extra-shoemaker = Schuhmacher: Diese Woche werden zwei Aufträge mehr erfüllt.
about-decree-sail-one = Das Schiff an Liegeplatz I fährt sofort ab und wird ersetzt.
about-decree-sail-two = Die Schiffe an den Liegeplätzen I und II fahren sofort ab und werden ersetzt.
about-decree-home-thursday = Jeder holt bis zu drei Mitglieder von der Donnerstagsstraße heim.
about-decree-die-good = Jeder würfelt und erhält diese Ware; bei einer 6 wählt man frei.
about-decree-extra-hold = Diesen Freitag hat jedes Schiff einen Laderaum mehr: eine beliebige Ware, bringt 2.
about-decree-two-relics = Zwei Reliquienkarten mehr liegen an diesem Sonntag aus.
about-decree-one-fewer = Nächsten Dienstag schickt jede Familie ein Mitglied weniger, als die Karte sagt.
about-decree-exchange-five = Jeder darf bis zu fünf einer Währung in eine andere tauschen.
ship-bergen-1 = Schiff nach Bergen (1)
ship-bergen-2 = Schiff nach Bergen (2)
ship-bergen-3 = Schiff nach Bergen (3)
ship-bergen-4 = Schiff nach Bergen (4)
ship-bruegge-1 = Schiff nach Brügge (1)
ship-bruegge-2 = Schiff nach Brügge (2)
ship-bruegge-3 = Schiff nach Brügge (3)
ship-bruegge-4 = Schiff nach Brügge (4)
ship-london-1 = Schiff nach London (1)
ship-london-2 = Schiff nach London (2)
ship-london-3 = Schiff nach London (3)
ship-london-4 = Schiff nach London (4)
ship-nowgorod-1 = Schiff nach Nowgorod (1)
ship-nowgorod-2 = Schiff nach Nowgorod (2)
ship-nowgorod-3 = Schiff nach Nowgorod (3)
ship-nowgorod-4 = Schiff nach Nowgorod (4)
about-ship-bergen-1 = Seine Laderäume zahlen bei der Abfahrt in Mark; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bergen-2 = Seine Laderäume zahlen bei der Abfahrt in Mark; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bergen-3 = Seine Laderäume zahlen bei der Abfahrt in Mark; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bergen-4 = Seine Laderäume zahlen bei der Abfahrt in Mark; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bruegge-1 = Seine Laderäume zahlen bei der Abfahrt in Gulden; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bruegge-2 = Seine Laderäume zahlen bei der Abfahrt in Gulden; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bruegge-3 = Seine Laderäume zahlen bei der Abfahrt in Gulden; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-bruegge-4 = Seine Laderäume zahlen bei der Abfahrt in Gulden; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-london-1 = Seine Laderäume zahlen bei der Abfahrt in Pfund; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-london-2 = Seine Laderäume zahlen bei der Abfahrt in Pfund; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-london-3 = Seine Laderäume zahlen bei der Abfahrt in Pfund; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-london-4 = Seine Laderäume zahlen bei der Abfahrt in Pfund; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-nowgorod-1 = Seine Laderäume zahlen bei der Abfahrt in Griwna; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-nowgorod-2 = Seine Laderäume zahlen bei der Abfahrt in Griwna; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-nowgorod-3 = Seine Laderäume zahlen bei der Abfahrt in Griwna; jeder wird einmal mit genau den gezeigten Waren gefüllt.
about-ship-nowgorod-4 = Seine Laderäume zahlen bei der Abfahrt in Griwna; jeder wird einmal mit genau den gezeigten Waren gefüllt.
relic-bergen-r01 = Zahn (Bergen)
relic-bergen-r02 = Eisennagel (Bergen)
relic-bergen-r03 = Holzsplitter (Bergen)
relic-bergen-r04 = Dorn (Bergen)
relic-bergen-r05 = Stofffetzen (Bergen)
relic-bergen-r06 = Feder (Bergen)
relic-bergen-r07 = Fingerknochen (Bergen)
relic-bergen-r08 = Sandale (Bergen)
relic-bergen-r09 = Hand (Bergen)
relic-bergen-r10 = Armknochen (Bergen)
relic-bergen-r11 = Schädel (Bergen)
relic-bergen-shrine = Schrein (Bergen)
relic-bruegge-r01 = Zahn (Brügge)
relic-bruegge-r02 = Eisennagel (Brügge)
relic-bruegge-r03 = Holzsplitter (Brügge)
relic-bruegge-r04 = Dorn (Brügge)
relic-bruegge-r05 = Stofffetzen (Brügge)
relic-bruegge-r06 = Feder (Brügge)
relic-bruegge-r07 = Fingerknochen (Brügge)
relic-bruegge-r08 = Sandale (Brügge)
relic-bruegge-r09 = Hand (Brügge)
relic-bruegge-r10 = Armknochen (Brügge)
relic-bruegge-r11 = Schädel (Brügge)
relic-bruegge-shrine = Schrein (Brügge)
relic-london-r01 = Zahn (London)
relic-london-r02 = Eisennagel (London)
relic-london-r03 = Holzsplitter (London)
relic-london-r04 = Dorn (London)
relic-london-r05 = Stofffetzen (London)
relic-london-r06 = Feder (London)
relic-london-r07 = Fingerknochen (London)
relic-london-r08 = Sandale (London)
relic-london-r09 = Hand (London)
relic-london-r10 = Armknochen (London)
relic-london-r11 = Schädel (London)
relic-london-shrine = Schrein (London)
relic-nowgorod-r01 = Zahn (Nowgorod)
relic-nowgorod-r02 = Eisennagel (Nowgorod)
relic-nowgorod-r03 = Holzsplitter (Nowgorod)
relic-nowgorod-r04 = Dorn (Nowgorod)
relic-nowgorod-r05 = Stofffetzen (Nowgorod)
relic-nowgorod-r06 = Feder (Nowgorod)
relic-nowgorod-r07 = Fingerknochen (Nowgorod)
relic-nowgorod-r08 = Sandale (Nowgorod)
relic-nowgorod-r09 = Hand (Nowgorod)
relic-nowgorod-r10 = Armknochen (Nowgorod)
relic-nowgorod-r11 = Schädel (Nowgorod)
relic-nowgorod-shrine = Schrein (Nowgorod)
about-relic-bergen-r01 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r02 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r03 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r04 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r05 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r06 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r07 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r08 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r09 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r10 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-r11 = Kostet Mark; zählt die Punkte, im Schrein von Bergen doppelt.
about-relic-bergen-shrine = Verdoppelt eine Reliquie von Bergen: eine, die du hast, oder eine, die du später kaufst.
about-relic-bruegge-r01 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r02 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r03 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r04 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r05 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r06 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r07 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r08 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r09 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r10 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-r11 = Kostet Gulden; zählt die Punkte, im Schrein von Brügge doppelt.
about-relic-bruegge-shrine = Verdoppelt eine Reliquie von Brügge: eine, die du hast, oder eine, die du später kaufst.
about-relic-london-r01 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r02 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r03 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r04 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r05 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r06 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r07 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r08 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r09 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r10 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-r11 = Kostet Pfund; zählt die Punkte, im Schrein von London doppelt.
about-relic-london-shrine = Verdoppelt eine Reliquie von London: eine, die du hast, oder eine, die du später kaufst.
about-relic-nowgorod-r01 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r02 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r03 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r04 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r05 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r06 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r07 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r08 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r09 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r10 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-r11 = Kostet Griwna; zählt die Punkte, im Schrein von Nowgorod doppelt.
about-relic-nowgorod-shrine = Verdoppelt eine Reliquie von Nowgorod: eine, die du hast, oder eine, die du später kaufst.
window-window-bergen = Fenster von Bergen
window-window-bruegge = Fenster von Brügge
window-window-london = Fenster von London
window-window-nowgorod = Fenster von Nowgorod
about-window-window-bergen = Geht am Ende an den, der allein am meisten Mark hat und alles abgibt.
about-window-window-bruegge = Geht am Ende an den, der allein am meisten Gulden hat und alles abgibt.
about-window-window-london = Geht am Ende an den, der allein am meisten Pfund hat und alles abgibt.
about-window-window-nowgorod = Geht am Ende an den, der allein am meisten Griwna hat und alles abgibt.
week-card-w01 = Wochenkarte 1
week-card-w02 = Wochenkarte 2
week-card-w03 = Wochenkarte 3
week-card-w04 = Wochenkarte 4
week-card-w05 = Wochenkarte 5
week-card-w06 = Wochenkarte 6
week-card-w07 = Wochenkarte 7
week-card-w08 = Wochenkarte 8
week-card-w09 = Wochenkarte 9
week-card-w10 = Wochenkarte 10
week-card-w11 = Wochenkarte 11
week-card-w12 = Wochenkarte 12
week-card-w13 = Wochenkarte 13
week-card-w14 = Wochenkarte 14
about-week-card-w01 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w02 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w03 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w04 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w05 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w06 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w07 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w08 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w09 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w10 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w11 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w12 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w13 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
about-week-card-w14 = Sagt, was der Markt erhält, was die Handwerker leisten und wie viele Schiffe fahren.
card-3 = Familienkarte 3
card-4 = Familienkarte 4
card-5 = Familienkarte 5
card-6 = Familienkarte 6
card-7 = Familienkarte 7
card-8 = Familienkarte 8
about-card-3 = 3 Stimmen und Rang 3 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
about-card-4 = 4 Stimmen und Rang 4 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
about-card-5 = 5 Stimmen und Rang 5 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
about-card-6 = 6 Stimmen und Rang 6 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
about-card-7 = 7 Stimmen und Rang 7 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
about-card-8 = 8 Stimmen und Rang 8 diese Woche, für ebenso viele Mitglieder; einmal je Partie.
family-yellow = Overstolz (gelb)
family-blue = Hardefust (blau)
family-green = Scherffgen (grün)
family-red = Kannengiesser (rot)
family-orange = Ger (orange)
family-purple = Lyskirchen (lila)

# the board
phase-setup = Aufbau
phase-mon-prepare = die Woche wird vorbereitet
phase-tue-choose = Familienkarten
phase-wed-vote = Abstimmung am Mittwoch
phase-thu-vote = Abstimmung am Donnerstag
phase-fri-vote = Abstimmung am Freitag
phase-sat-vote = Abstimmung am Samstag
phase-wed-buy = Markt
phase-thu-order = Handwerker
phase-fri-load = Beladen
phase-sat-sail = Abfahrt
phase-sun-buy = Reliquien
phase-sun-insure = Reservieren
phase-game-end = Spielende
board-week = Woche { $week } von { $weeks }
board-dice = { $dice } Würfel
board-market = Markt
board-craftsmen = Handwerker
board-harbour = Hafen
board-cathedral = Dom
board-families = Familien
board-decrees = Erlasse
board-reserve = Vorrat
board-streets = Straßen
board-hand = Karten
board-votes = Stimmen
board-raw = Rohst.
board-goods = Waren
board-money = Geld
board-relics = Reliq.
board-points = Punkte
board-stick = Stäbchen
board-next = nächster
board-queue = Schlange
board-sails = fährt
board-stays = bleibt
board-extra = zusätzl.
board-mayor = Bürgermeister
board-submitted = hat gewählt
board-supply = Vorrat
board-hidden = verdeckt
board-decree = { $day }: { $name } ({ $verdict }). { $about }
board-deck = Stapel { $count }
verdict-open = offen
verdict-adopted = angenommen
verdict-rejected = abgelehnt
