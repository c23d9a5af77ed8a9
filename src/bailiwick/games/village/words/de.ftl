# My Village, de

# questions

ask-board = Wähle dein Dorf.
ask-first-die = Nimm den ersten deiner zwei Würfel.
ask-second-die = Nimm den zweiten Würfel.
ask-act = Bannerwert { $value }: ein blaues Banner oder weiße?
ask-more = Bannerwert { $value }: noch ein weißes Banner?
ask-pay = Womit bezahlst du 1 × { $good }?
ask-fare = Womit bezahlst du die Reise?
ask-headman = Wohin geht dein Oberhaupt?
ask-steward-extra = Handelskirche: zuerst noch einen Kunden aufdecken?
ask-steward-free = Handelskirche: einen Kunden kostenlos nehmen?
ask-steward-pick = Welchen Kunden nimmst du? (bisher { $taken } von höchstens { $most })
ask-swap = Reisekirche: „{ $card }“ zurücklegen und die nächste Karte behalten?
ask-monk = Die Aktion des Mönchs nutzen ({ $action })?
ask-school = Was geschieht in deiner Schule?
ask-profession = Welchen Beruf ergreift der Schüler?
ask-mark = Welches Feld des Rathauses markierst du?
ask-tile = Wohin legst du dein 2/12-Plättchen?
ask-death = Gevatter Tod ist da: Wer stirbt?
ask-labourer = Dein letzter Dorfbewohner ist tot. Wo arbeitet der Tagelöhner?
ask-disinfect = Rattenplage! Die Desinfektionskirche nutzen oder { $lost ->
    [one] 1 Geschichtenpunkt
   *[other] { $lost } Geschichtenpunkte
  } verlieren?

# options

end = Zug beenden
take-board = { $board } nehmen
pick-die = Nimm die { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
adjust-with-coins = Die { $before } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } auf { $face } drehen: Wert { $value }
adjust-with-marker = Die { $before } für einen Marker des Versammlungsplatzes auf { $face } drehen: Wert { $value }
move-plow = Einen Pflug von der Schmiede auf { $field } legen
move-marker-as-plow = Einen Gildenmarker als Pflug auf { $field } legen
blue-question = „?“: dein Oberhaupt ziehen{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
blue-hand = Die Startspieler-Hand nehmen: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }
blue-steward = Marktvogtei: Kunden nehmen
buy-workshop = { $card } ({ $time } Zeit; { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }): 1 × { $good }
buy-field = { $card } ({ $time } Zeit; { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }): { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
buy-meeting = { $card } ({ $time } Zeit; { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }): { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }, ein Marker, das 2/12-Plättchen
buy-church = { $card } ({ $time } Zeit; { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
  }{ $goods ->
    [0] {""}
    [one] , 1 Gut
   *[other] , { $goods } Güter
  })
buy-council = { $card } ({ $time } Zeit; { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }): { $coins ->
    [0] { $effect }
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
buy-monk = { $card } ({ $time } Zeit, { $units } × { $good } oder Münze): { $action }
buy-travel = { $card } ({ $time } Zeit, { $wagons ->
    [one] 1 Wagen
   *[other] { $wagons } Wagen
  } oder { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }{ $toll ->
    [0] {""}
    [one] , + 1 Münze
   *[other] , + { $toll } Münzen
  }{ $beer ->
    [0] {""}
   *[other] , + { $beer } Bier
  })
use-school = Schule
play = Spiel-Banner: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }
produce = { $card }: 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
produce-nothing = { $card }: voll, kein weiteres Gut ({ $good }){ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
harvest = { $card }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
use-council = { $card }: { $coins ->
    [0] { $effect }
    [one] 1 Münze
   *[other] { $coins } Münzen
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
meet = Versammlungsplatz, dein letztes Banner: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }{ $markers ->
    [0] {""}
   *[other] , ein Marker
  }, das Plättchen darf ziehen{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
serve = Bedienen: { $card } ({ $first }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
  }{ $third ->
    [0] {""}
   *[other] {" "}+ { $third }
  } → { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  })
pay-stock = 1 × { $good } aus dem Gebäude
pay-guild = Ein Gildenmarker statt 1 × { $good }
pay-coin = 1 Münze statt 1 × { $good }
pay-field = Den Pflug von { $field }
fare-wagon = { $wagons ->
    [one] 1 Wagen
   *[other] { $wagons } Wagen
  } oder ein Gildenmarker
fare-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
head-house = Ins Haupthaus: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  } in Sicherheit
head-stories = Weiter zu den Geschichten: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }
head-stay = Stehen bleiben
steward-extra-yes = Noch einen Kunden aufdecken
steward-extra-no = Die Auslage so lassen
take-free = Kostenlos nehmen: { $card }
take-none-free = Keinen kostenlosen Kunden
take-customer = Nehmen: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 Münze)
   *[other] {" "}({ $coins } Münzen)
  }
steward-stop = Keine weiteren Kunden nehmen
swap-yes = „{ $card }“ ({ $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }) zurücklegen, die nächste Karte behalten
swap-no = „{ $card }“ ({ $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }) behalten
use-monk = Nutzen: { $action }
skip-monk = Verzichten: { $action }
school-new = Ein neuer Schüler links
school-right = Der Schüler rückt nach rechts
school-place = Der linke Schüler geht arbeiten{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }
school-place-right = Der rechte Schüler geht arbeiten{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }
school-skip = Nichts
place-villager = Als { $profession }
mark-area = Markieren: { $area }
mark-profession = Markieren: { $profession }
move-tile = Neben: { $card }
keep-tile = Liegen lassen
die-famous = { $profession }: in der Chronik verewigt ({ $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  })
die-unknown = { $profession }: ein anonymes Grab
disinfect-yes = Die Kirche nutzen: nichts verlieren
disinfect-no = Nicht nutzen: { $lost ->
    [one] 1 Geschichtenpunkt
   *[other] { $lost } Geschichtenpunkte
  } verlieren

# what happened

took-board = { $seat } nimmt { $board }.
round-began = Runde { $round }: { $seat } beginnt; { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  } auf der Hand.
picked-die = { $seat } nimmt die { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
adjusted-with-coins = { $seat } macht für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } aus einer { $before } eine { $face }.
adjusted-with-marker = { $seat } macht mit einem Marker des Versammlungsplatzes aus einer { $before } eine { $face }.
plowed = { $seat } legt einen Pflug auf { $field }.
plowed-with-marker = { $seat } legt einen Gildenmarker als Pflug auf { $field }.
used-question = { $seat } nutzt das „?“-Banner{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
headman-to-coin = Das Oberhaupt von { $seat } holt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
headman-to-house = Das Oberhaupt von { $seat } kommt mit { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkten
  } heim.
headman-to-stories = Das Oberhaupt von { $seat } erfährt { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }.
headman-stayed = Das Oberhaupt von { $seat } bleibt stehen.
took-hand = { $seat } nimmt die Hand mit { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkten
  } und wird beginnen.
visited-steward = { $seat } besucht die Marktvogtei.
customer-came = Neu in der Auslage: { $card }.
took-customer = { $seat } nimmt: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 Münze)
   *[other] {" "}({ $coins } Münzen)
  }.
took-free = { $seat } nimmt kostenlos: { $card }.
built = { $seat } fügt hinzu: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
built-workshop = { $seat } baut { $card } mit 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
built-field = { $seat } legt ein Kornfeld an{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
chose-card = { $seat } wählt { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
paid-coins = { $seat } bezahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
paid-stock = { $seat } bezahlt 1 × { $good }.
paid-guild = { $seat } bezahlt einen Gildenmarker für 1 × { $good }.
paid-field = { $seat } bezahlt den Pflug von { $field }.
produced = { $seat } stellt 1 × { $good } her{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
produced-nothing = { $seat } hat keinen Platz: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
harvested = { $seat } erntet { $card }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
played = { $seat } spielt: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }.
used-council = { $seat } nutzt: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }.
council-coins = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
council-marker = { $seat } erhält einen Gildenmarker.
marked-area = { $seat } markiert einen Bereich: { $area }.
marked-profession = { $seat } markiert einen Beruf: { $profession }.
met = { $seat } ruft eine Versammlung ein: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }{ $markers ->
    [0] {""}
   *[other] , ein Marker
  }.
moved-tile = { $seat } legt das 2/12-Plättchen neben: { $card }.
kept-tile = { $seat } lässt das 2/12-Plättchen liegen.
served = { $seat } bedient: { $card }, { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }.
student-new = Ein neuer Schüler kommt in die Schule von { $seat }.
student-right = Der Schüler von { $seat } rückt nach rechts.
left-school = Ein Schüler von { $seat } verlässt die Schule{ $time ->
    [0] {""}
   *[other] {" "}({ $time } Zeit)
  }{ $stories ->
    [0] {""}
    [one] : 1 Geschichtenpunkt
   *[other] : { $stories } Geschichtenpunkte
  }.
student-placed = Der Schüler von { $seat } geht arbeiten: { $profession }.
school-skipped = In der Schule von { $seat } ändert sich nichts.
used-monk = Der Mönch von { $seat } handelt: { $action }.
skipped-monk = { $seat } verzichtet auf die Aktion des Mönchs: { $action }.
joined = { $card } kommt zur Kirche von { $seat }: { $windows ->
    [one] 1 Kirchenfenster
   *[other] { $windows } Kirchenfenster
  }.
revealed-travel = { $seat } erreicht „{ $card }“ ({ $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }).
sent-back = { $seat } legt „{ $card }“ zurück.
travelled = { $seat } behält „{ $card }“: { $pp ->
    [one] 1 Ruhmespunkt
   *[other] { $pp } Ruhmespunkte
  }.
ended-turn = { $seat } ist fertig.
died-famous = Ein Dorfbewohner von { $seat } stirbt ({ $profession }) und kommt in die Chronik: { $stories ->
    [one] 1 Geschichtenpunkt
   *[other] { $stories } Geschichtenpunkte
  }.
died-unknown = Ein Dorfbewohner von { $seat } stirbt ({ $profession }) und wird vergessen.
hired-labourer = { $seat } hat niemanden mehr und stellt einen Tagelöhner ein.
labourer-placed = Der Tagelöhner von { $seat } arbeitet als: { $profession }.
rat-ran = Die Ratte läuft { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } weit; noch { $rat } bis zur Plage.
plague = Die Rattenplage bricht aus.
lost-stories = { $seat } verliert { $lost ->
    [one] 1 Geschichtenpunkt
   *[other] { $lost } Geschichtenpunkte
  }.
disinfected = Die Kirche von { $seat } hält die Plage fern.
match-over = Die Partie endet nach Runde { $round }; { $buried } Gräber sind belegt.

# the game

rules-title = My Village
variant-board-assignment = Dorfpläne
variant-board-assignment-random = verteilt
variant-board-assignment-chosen = reihum gewählt
variant-start-player = Startspieler
variant-start-player-random = ausgelost
variant-start-player-host = der Gastgeber
variant-max-rounds = Längste Partie
variant-max-rounds-normal = 60 oder 80 Runden
variant-max-rounds-half = halb so viele
variant-max-rounds-double = doppelt so viele
source-house = Haupthaus
source-religion = Religion
source-council = Rat
source-bonus = Ratsbonus
source-crafts = Handwerk
source-travel = Reisen
source-market = Markt
source-harvest = Ernte
source-labourers = Tagelöhner

# people, goods, areas

profession-abbot = Abt
profession-councilman = Ratsherr
profession-traveller = Reisender
profession-craftsman = Handwerker
profession-merchant = Händler
about-profession-abbot = Nötig für Kirchen und Mönche.
about-profession-councilman = Nötig für Rathaus und Versammlungsplatz.
about-profession-traveller = Nötig zum Reisen.
about-profession-craftsman = Nötig, um Handwerksgebäude zu bauen und zu nutzen.
about-profession-merchant = Nötig, um Kunden zu bedienen, nicht um sie zu nehmen.
good-horse = Pferd
good-beer = Bier
good-plow = Pflug
good-scroll = Schriftrolle
good-wagon = Wagen
area-travel = Reisen
area-craft = Handwerk
area-customers = bediente Kunden
area-religion = Religion
area-fields = Kornfelder
colour-white = weiße
colour-black = schwarze
action-stories-2 = 2 Geschichtenpunkte
action-stories-3 = 3 Geschichtenpunkte
action-school-1 = einmal die Schule nutzen
action-school-2 = zweimal die Schule nutzen
action-headman = das Oberhaupt ziehen
action-steward = bis zu 2 Kunden nehmen
effect-coins = Münzen
effect-marker = ein Gildenmarker
effect-mark = ein Feld markieren
effect-nothing = keine Wirkung mehr
board-board-58 = das Dorf 5/8
about-board-board-58 = Sein Spiel-Banner zeigt 5/8.
board-board-59 = das Dorf 5/9
about-board-board-59 = Sein Spiel-Banner zeigt 5/9.
board-board-68 = das Dorf 6/8
about-board-board-68 = Sein Spiel-Banner zeigt 6/8.
board-board-69 = das Dorf 6/9
about-board-board-69 = Sein Spiel-Banner zeigt 6/9.

# places and pieces

card-field-1 = Kornfeld 1
card-field-2 = Kornfeld 2
card-field-3 = Kornfeld 3
card-field-4 = Kornfeld 4
card-field-5 = Kornfeld 5
card-field-6 = Kornfeld 6
card-field-7 = Kornfeld 7
card-field-8 = Kornfeld 8
card-school = Schule
about-card-school = Ein Schüler kommt, rückt weiter oder übernimmt einen freien Beruf.
card-play = Spiel-Banner
about-card-play = Gibt kostenlos einen Geschichtenpunkt.
card-question = „?“-Banner
about-card-question = Jeder Wert zieht das Oberhaupt einen Schritt.
card-hand = Startspieler-Hand
about-card-hand = Gibt ihre Geschichtenpunkte und den Start der nächsten Runde.
card-steward = Marktvogtei
about-card-steward = Nimm bis zu vier Kunden für Zeit und eine Münze; kein Händler nötig.
card-tile = 2/12-Plättchen
about-card-tile = Das Banner daneben gilt auch bei 2 und 12.
card-headman = Oberhaupt
about-card-headman = Geht zwischen Haus, Münze und Geschichten; daheim sind sie sicher.
card-rat = Ratte
about-card-rat = Läuft bei jedem Tod; am Ziel verlieren alle die Hälfte der Geschichten am Baum.
card-labourer = Tagelöhner
about-card-labourer = Ersetzt den letzten Dorfbewohner und kostet am Ende Punkte.
card-meeting = Versammlungsplatz
about-card-meeting = Geschichtenpunkt, Marker zum freien Drehen eines Würfels und das 2/12-Plättchen.
card-field = Kornfeld
about-card-field = Gibt eine Münze, mit Pflug eine weitere.
card-stable-58 = Stall 5/8
about-card-stable-58 = Liefert Pferde.
card-stable-59 = Stall 5/9
about-card-stable-59 = Liefert Pferde.
card-stable-68 = Stall 6/8
about-card-stable-68 = Liefert Pferde.
card-stable-69 = Stall 6/9
about-card-stable-69 = Liefert Pferde.
card-brewery-58 = Brauerei 5/8
about-card-brewery-58 = Braut Bier.
card-brewery-59 = Brauerei 5/9
about-card-brewery-59 = Braut Bier.
card-brewery-68 = Brauerei 6/8
about-card-brewery-68 = Braut Bier.
card-brewery-69 = Brauerei 6/9
about-card-brewery-69 = Braut Bier.
card-smithy-58 = Schmiede 5/8
about-card-smithy-58 = Schmiedet Pflüge, für Kunden oder Felder.
card-smithy-59 = Schmiede 5/9
about-card-smithy-59 = Schmiedet Pflüge, für Kunden oder Felder.
card-smithy-68 = Schmiede 6/8
about-card-smithy-68 = Schmiedet Pflüge, für Kunden oder Felder.
card-smithy-69 = Schmiede 6/9
about-card-smithy-69 = Schmiedet Pflüge, für Kunden oder Felder.
card-office-58 = Schreibstube 5/8
about-card-office-58 = Schreibt Schriftrollen.
card-office-59 = Schreibstube 5/9
about-card-office-59 = Schreibt Schriftrollen.
card-office-68 = Schreibstube 6/8
about-card-office-68 = Schreibt Schriftrollen.
card-office-69 = Schreibstube 6/9
about-card-office-69 = Schreibt Schriftrollen.
card-wainwright-58 = Wagnerei 5/8
about-card-wainwright-58 = Baut Wagen, für Kunden oder Reisen.
card-wainwright-59 = Wagnerei 5/9
about-card-wainwright-59 = Baut Wagen, für Kunden oder Reisen.
card-wainwright-68 = Wagnerei 6/8
about-card-wainwright-68 = Baut Wagen, für Kunden oder Reisen.
card-wainwright-69 = Wagnerei 6/9
about-card-wainwright-69 = Baut Wagen, für Kunden oder Reisen.
card-council-finance = Finanzrat
about-card-council-finance = Gibt Münzen.
card-council-guild = Gildenrat
about-card-council-guild = Gibt Marker, die jedes Gut ersetzen.
card-council-area = Bereichsrat
about-card-council-area = Am Ende ein Punkt für jede Karte in den markierten Bereichen.
card-council-population = Bevölkerungsrat
about-card-council-population = Am Ende Punkte für jeden markierten Beruf, dessen Bewohner lebt.
card-church-disinfection = Desinfektionskirche
about-card-church-disinfection = Zweimal pro Partie kostet eine Plage nichts, mit Abt.
card-church-convent = Klosterkirche
about-card-church-convent = Zählt als Kirchenfenster.
card-church-trade = Handelskirche
about-card-church-trade = Mit Abt in der Marktvogtei ein Kunde mehr in der Auslage und einer kostenlos.
card-church-travel = Reisekirche
about-card-church-travel = Mit Abt einmal pro Buchstabe eine Reisekarte gegen die nächste tauschen.
card-monk-quill = Mönch mit Feder
about-card-monk-quill = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-quill-1 = Mönch mit Feder
about-card-monk-quill-1 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-quill-2 = Mönch mit Feder
about-card-monk-quill-2 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-quill-3 = Mönch mit Feder
about-card-monk-quill-3 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-chalice = Mönch mit Kelch
about-card-monk-chalice = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-chalice-1 = Mönch mit Kelch
about-card-monk-chalice-1 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-chalice-2 = Mönch mit Kelch
about-card-monk-chalice-2 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-chalice-3 = Mönch mit Kelch
about-card-monk-chalice-3 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-chalice-4 = Mönch mit Kelch
about-card-monk-chalice-4 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary = Mönch mit Rosenkranz
about-card-monk-rosary = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary-1 = Mönch mit Rosenkranz
about-card-monk-rosary-1 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary-2 = Mönch mit Rosenkranz
about-card-monk-rosary-2 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary-3 = Mönch mit Rosenkranz
about-card-monk-rosary-3 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary-4 = Mönch mit Rosenkranz
about-card-monk-rosary-4 = Ein Kirchenfenster und eine einmalige Aktion.
card-monk-rosary-5 = Mönch mit Rosenkranz
about-card-monk-rosary-5 = Ein Kirchenfenster und eine einmalige Aktion.
card-travel-a = Reise A
about-card-travel-a = Der nächste Buchstabe deiner Reise; braucht einen Reisenden.
card-travel-b = Reise B
about-card-travel-b = Der nächste Buchstabe deiner Reise; braucht einen Reisenden.
card-travel-c = Reise C
about-card-travel-c = Der nächste Buchstabe deiner Reise; braucht einen Reisenden.
card-travel-d = Reise D
about-card-travel-d = Der nächste Buchstabe deiner Reise; braucht einen Reisenden.
card-travel-e = Reise E
about-card-travel-e = Der nächste Buchstabe deiner Reise; braucht einen Reisenden.
card-travel-a1 = Dorfstraße
about-card-travel-a1 = Die nächste Reise kostet keinen Aufpreis.
card-travel-a2 = Mühlteich
about-card-travel-a2 = Die nächste Reise kostet keinen Aufpreis.
card-travel-a3 = Zollschranke
about-card-travel-a3 = Die nächste Reise kostet zusätzlich Münzen.
card-travel-a4 = Moorpfad
about-card-travel-a4 = Die nächste Reise kostet zusätzlich Zeit.
card-travel-b1 = Waldrand
about-card-travel-b1 = Die nächste Reise kostet keinen Aufpreis.
card-travel-b2 = Fähranleger
about-card-travel-b2 = Die nächste Reise kostet zusätzlich Münzen.
card-travel-b3 = Wirtshaus am Weg
about-card-travel-b3 = Die nächste Reise kostet zusätzlich ein Bier.
card-travel-b4 = Ausgespülter Weg
about-card-travel-b4 = Die nächste Reise kostet zusätzlich Zeit.
card-travel-c1 = Marktflecken
about-card-travel-c1 = Die nächste Reise kostet keinen Aufpreis.
card-travel-c2 = Durstige Wachen
about-card-travel-c2 = Die nächste Reise kostet zusätzlich ein Bier.
card-travel-c3 = Räuberpass
about-card-travel-c3 = Die nächste Reise kostet zusätzlich Münzen.
card-travel-c4 = Gewittergrat
about-card-travel-c4 = Die nächste Reise kostet zusätzlich Zeit.
card-travel-d1 = Flusshafen
about-card-travel-d1 = Die nächste Reise kostet keinen Aufpreis.
card-travel-d2 = Stadttor
about-card-travel-d2 = Die nächste Reise kostet zusätzlich Münzen.
card-travel-d3 = Weinkellerschenke
about-card-travel-d3 = Die nächste Reise kostet zusätzlich ein Bier.
card-travel-d4 = Pilgerkapelle
about-card-travel-d4 = Hier endet die Reise.
card-travel-e1 = Domstadt
about-card-travel-e1 = Das Ziel der längsten Reise.
card-travel-e2 = Königshof
about-card-travel-e2 = Das Ziel der längsten Reise.
card-travel-e3 = Das Meer
about-card-travel-e3 = Das Ziel der längsten Reise.
card-cust-01 = Kurier
about-card-cust-01 = Will: Pferd.
card-cust-02 = Kutscherjunge
about-card-cust-02 = Will: Pferd.
card-cust-03 = Schankwirt
about-card-cust-03 = Will: Bier.
card-cust-04 = Nachtwächter
about-card-cust-04 = Will: Bier.
card-cust-05 = Büttel des Schöffen
about-card-cust-05 = Will: Pflug.
card-cust-06 = Kleinbauer
about-card-cust-06 = Will: Pflug.
card-cust-07 = Notar
about-card-cust-07 = Will: Schriftrolle.
card-cust-08 = Schulmeister
about-card-cust-08 = Will: Schriftrolle.
card-cust-09 = Hausierer
about-card-cust-09 = Will: Wagen.
card-cust-10 = Fuhrmann
about-card-cust-10 = Will: Wagen.
card-cust-11 = Rittmeister
about-card-cust-11 = Will: 2 Pferde.
card-cust-12 = Hochzeitsherr
about-card-cust-12 = Will: 2 Biere.
card-cust-13 = Gutsverwalter
about-card-cust-13 = Will: 2 Pflüge.
card-cust-14 = Stadtschreiber
about-card-cust-14 = Will: 2 Schriftrollen.
card-cust-15 = Salzhändler
about-card-cust-15 = Will: 2 Wagen.
card-cust-16 = Gastwirt
about-card-cust-16 = Will: Pferd, Bier.
card-cust-17 = Ochsenbauer
about-card-cust-17 = Will: Pferd, Pflug.
card-cust-18 = Königlicher Bote
about-card-cust-18 = Will: Pferd, Schriftrolle.
card-cust-19 = Fahrender Ritter
about-card-cust-19 = Will: Pferd, Wagen.
card-cust-20 = Erntemeister
about-card-cust-20 = Will: Bier, Pflug.
card-cust-21 = Kellermeister
about-card-cust-21 = Will: Bier, Schriftrolle.
card-cust-22 = Bierkutscher
about-card-cust-22 = Will: Bier, Wagen.
card-cust-23 = Landvermesser
about-card-cust-23 = Will: Pflug, Schriftrolle.
card-cust-24 = Müller
about-card-cust-24 = Will: Pflug, Wagen.
card-cust-25 = Gildenschreiber
about-card-cust-25 = Will: Schriftrolle, Wagen.
card-cust-26 = Haushofmeister des Grafen
about-card-cust-26 = Will: Pferd, Bier, Schriftrolle.
card-cust-27 = Wanderzirkus
about-card-cust-27 = Will: Pferd, Bier, Wagen.
card-cust-28 = Landjunker
about-card-cust-28 = Will: Pferd, Pflug, Schriftrolle.
card-cust-29 = Siedlerfamilie
about-card-cust-29 = Will: Pferd, Pflug, Wagen.
card-cust-30 = Gesandter des Bischofs
about-card-cust-30 = Will: Pferd, Schriftrolle, Wagen.
card-cust-31 = Klostergut
about-card-cust-31 = Will: Bier, Pflug, Schriftrolle.
card-cust-32 = Marktaufseher
about-card-cust-32 = Will: Bier, Pflug, Wagen.
card-cust-33 = Handelshaus
about-card-cust-33 = Will: Bier, Schriftrolle, Wagen.

# the terminal board

board-label-deaths = Tote
board-label-rat = Ratte
board-label-chronicle = Chronik
board-label-graves = Gräber
board-label-dice = Würfel
board-label-value = Wert
board-label-round = Runde
board-label-hand = Hand
board-label-display = Kunden
board-label-supply = Vorrat
board-label-monks = Mönche
board-label-travel = Reisen
board-label-coins = Münzen
board-label-clock = Zeit
board-label-tree = Baum
board-label-house = Haus
board-label-school = Schule
board-label-goods = Güter
board-label-waiting = Wartend
board-label-served = Bedient
board-label-fields = Felder
board-label-total = Punkte
board-label-reaper = Tod!
board-label-headman = Oberhaupt
board-label-banners = Banner
board-label-last = letzte Runde
board-label-crafts = Handwerk
place-house = Haus
place-coin = Münze
place-stories = Geschichten
