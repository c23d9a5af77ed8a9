# questions
rules-title = Colonia
ask-card = Welke familiekaart speel je deze week?
ask-vote = Hoe stem je over “{ $decree }”, met { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }?
ask-mayor = De stemmen over “{ $decree }” staken: jij beslist als burgemeester.
ask-good = Welke handelswaar neem je?
ask-take = “{ $decree }”: hoeveel neem je er?
ask-exchange-from = Welke munt geef je? Je mag er tot { $limit } wisselen.
ask-exchange-to = Je geeft { $city }. Welke munt wil je ervoor?
ask-exchange-amount = Hoeveel { $giving } voor { $getting }?
ask-stall = Een kraam kopen of passen? Je hebt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } vrij.
ask-order = Iets bestellen of passen? Je hebt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } vrij.
ask-load = Een ruim laden of passen? Je hebt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } vrij.
ask-relic = Een relikwie kopen of passen?
ask-enshrine-owned = Welke relikwie gaat in het schrijn van { $city }?
ask-enshrine-bought = In je lege schrijn leggen: { $relic }? Het is nu of nooit.
ask-insure = Een relikwie beschermen of passen? Je hebt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } vrij.

# options
opt-pass = Passen voor de rest van deze stap
opt-card = Kaart { $value }: { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } naar de raad
opt-card-short = Kaart { $value }: { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } nodig, slechts { $reserve } vrij: geen stemmen, laatste plaats
opt-vote-yes = Ja tegen “{ $decree }” ({ $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    })
opt-vote-no = Nee tegen “{ $decree }” ({ $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    })
opt-adopt = “{ $decree }” aannemen
opt-reject = “{ $decree }” verwerpen
opt-good = Nemen: { $good }
opt-take = Neem er { $count }
opt-exchange-from = { $city } geven (je hebt { $money })
opt-exchange-skip = Niets wisselen
opt-exchange-to = { $giving } voor { $getting }
opt-exchange-amount = { $amount } { $giving } voor { $amount } { $getting }
opt-stall = Voor { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leer
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } ijzer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } hout
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linnen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } bont
    }
opt-order = { $craftsman }: { $recipe } voor { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    }, op veld { $space } (staafje op { $stick })
opt-load-one = { $city } (ligplaats { $berth }): { $good }; 1 familielid, brengt { $pay } op
opt-load-two = { $city } (ligplaats { $berth }): { $first } + { $second }; 1 familielid, brengt { $pay } op
opt-load-three = { $city } (ligplaats { $berth }): { $first } + { $second } + { $third }; 1 familielid, brengt { $pay } op
opt-load-extra = { $city } (ligplaats { $berth }), extra ruim: { $good }; 1 familielid, brengt { $pay } op
opt-relic = { $relic } voor { $cost } { $city }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
opt-shrine = { $relic } voor { $cost } { $city }: verdubbelt één relikwie van die stad
opt-enshrine = { $relic } in het schrijn: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } tellen dubbel
opt-leave-empty = Het schrijn van { $city } leeg laten voor een latere relikwie
opt-keep-loose = Buiten het schrijn houden: { $relic }
opt-insure = Beschermen met 1 familielid: { $relic }

# Monday and Tuesday
week-began = Week { $week } begint ({ $card }, { $dice } worpen voor extra opdrachten).
stall-holds = { $stall }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leer
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } ijzer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } hout
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linnen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } bont
    }
stick-stands = { $craftsman }: het staafje staat op { $space }.
will-sail = Op zaterdag vertrekken: { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }.
decree-turned = { $day }: de raad stemt over “{ $decree }”.
played-card = { $seat } speelt { $value } en stuurt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } naar de raad.
played-card-short = { $seat } speelt { $value } maar komt te kort: { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } naar de raad, zonder stem.
rolled-for-order = { $seat } gooit { $face } voor de volgorde.
takes-place = { $seat } is nummer { $place } met { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }.
is-mayor = { $seat } is deze week burgemeester.

# votes and decrees
voted-yes = { $seat }: ja ({ $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }).
voted-no = { $seat }: nee ({ $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }).
votes-counted = “{ $decree }”: { $yes } voor, { $no } tegen.
mayor-decided = { $seat } beslist als burgemeester.
decree-adopted = “{ $decree }” is aangenomen.
decree-rejected = “{ $decree }” is verworpen.
drew-raw = { $seat } trekt { $count ->
        [one] { $count } grondstof
       *[other] { $count } grondstoffen
    } uit de zak.
you-drew = Je trok{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leer
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } ijzer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } hout
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linnen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } bont
    }
members-home = { $seat } haalt { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } naar huis.
rolled-for-good = { $seat } gooit { $face } voor een handelswaar.
got-good = { $seat } krijgt: { $good }.
exchanged = { $seat } wisselt { $amount } { $giving } voor { $amount } { $getting }.
exchanged-nothing = { $seat } wisselt niets.

# Wednesday to Sunday
passed = { $seat } past.
bought-stall = { $seat } koopt { $stall } voor { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    }.
took-raw = { $seat } neemt{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leer
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } ijzer
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } hout
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linnen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } bont
    }
market-closed = De markt sluit; familieleden komen van de straat naar huis.
ordered = { $seat } bestelt: { $good } ({ $craftsman }, { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    }).
rolled-extra = Extra opdrachten: de dobbelsteen toont { $face }.
delivered = { $seat } krijgt geleverd: { $good }; { $members ->
        [one] { $members } familielid
       *[other] { $members } familieleden
    } naar de straat.
loaded-one = { $seat } laadt voor { $city } (ligplaats { $berth }): { $good }.
loaded-two = { $seat } laadt voor { $city } (ligplaats { $berth }): { $first } + { $second }.
loaded-three = { $seat } laadt voor { $city } (ligplaats { $berth }): { $first } + { $second } + { $third }.
loaded-extra = { $seat } laadt het extra ruim voor { $city } (ligplaats { $berth }): { $good }.
was-paid = { $seat } ontvangt { $pay } { $city }.
sailed = Een schip vertrekt naar { $city }.
arrived = Een schip voor { $city } neemt ligplaats { $berth } in.
bought-relic = { $seat } koopt { $relic } voor { $cost } { $city }.
insurance-ended = { $seat } haalt het familielid van die kaart naar huis.
left-empty = { $seat } bezit het schrijn van { $city }; het staat leeg.
kept-loose = { $seat } houdt buiten het schrijn: { $relic }.
enshrined = { $seat } legt in het schrijn: { $relic }.
insured = { $seat } beschermt { $relic }.
relic-laid = Te koop: { $relic }.
won-window = { $seat } wint het venster van { $city } en levert { $money } in.
window-stays = Niemand wint het venster van { $city }.

# points
source-relics = relikwieën
source-shrines = schrijnen
source-windows = vensters
source-cities = steden

# options before the match
variant-screen-mode = Schermen
variant-screen-mode-screens = verbergen wat anderen bezitten
variant-screen-mode-tracked = tonen wat te onthouden was
variant-screen-mode-open = geen: alles ligt open
variant-strict-may = Kies hoeveel je van een decreet neemt
variant-strict-may-off = uit
variant-strict-may-on = aan
variant-choose-start-good = Kies de eerste handelswaar
variant-choose-start-good-off = uit
variant-choose-start-good-on = aan
variant-random-first-order = Gelijke kaarten in week 1 volgens loting
variant-random-first-order-off = uit
variant-random-first-order-on = aan
variant-five-weeks = Slechts vijf weken
variant-five-weeks-off = uit
variant-five-weeks-on = aan
variant-city-majority-bonus = Bonus voor de meeste relikwieën van een stad
variant-city-majority-bonus-off = uit
variant-city-majority-bonus-on = aan

# pieces
city-bergen = Bergen
city-bruegge = Brugge
city-london = Londen
city-nowgorod = Novgorod
currency-bergen = Mark
currency-bruegge = Gulden
currency-london = Pond
currency-nowgorod = Grivna
about-city-bergen = Schepen naar Bergen betalen in Mark; met datzelfde geld koop je de relikwieën.
about-city-bruegge = Schepen naar Brugge betalen in Gulden; met datzelfde geld koop je de relikwieën.
about-city-london = Schepen naar Londen betalen in Pond; met datzelfde geld koop je de relikwieën.
about-city-nowgorod = Schepen naar Novgorod betalen in Grivna; met datzelfde geld koop je de relikwieën.
raw-leather = leer
raw-iron = ijzer
raw-wood = hout
raw-linen = linnen
raw-fur = bont
about-raw-leather = Nodig voor: Zadelmaker, Schoenmaker.
about-raw-iron = Nodig voor: Zadelmaker, Wagenmaker.
about-raw-wood = Nodig voor: Wagenmaker, Schilder.
about-raw-linen = Nodig voor: Schilder, Kleermaker.
about-raw-fur = Nodig voor: Kleermaker, Schoenmaker.
craftsman-saddler = Zadelmaker
craftsman-cartwright = Wagenmaker
craftsman-painter = Schilder
craftsman-tailor = Kleermaker
craftsman-shoemaker = Schoenmaker
about-craftsman-saddler = Maakt van leer + ijzer: zadel. Dobbelsteenzijde 1.
about-craftsman-cartwright = Maakt van ijzer + hout: wagenwiel. Dobbelsteenzijde 2.
about-craftsman-painter = Maakt van hout + linnen: schilderij. Dobbelsteenzijde 3.
about-craftsman-tailor = Maakt van linnen + bont: kleding. Dobbelsteenzijde 4.
about-craftsman-shoemaker = Maakt van bont + leer: schoenen. Dobbelsteenzijde 5.
recipe-saddler = leer + ijzer → zadel
recipe-cartwright = ijzer + hout → wagenwiel
recipe-painter = hout + linnen → schilderij
recipe-tailor = linnen + bont → kleding
recipe-shoemaker = bont + leer → schoenen
good-saddle = zadel
good-cartwheel = wagenwiel
good-painting = schilderij
good-clothing = kleding
good-shoes = schoenen
about-good-saddle = Gemaakt door: Zadelmaker, van leer + ijzer; laad het op een schip.
about-good-cartwheel = Gemaakt door: Wagenmaker, van ijzer + hout; laad het op een schip.
about-good-painting = Gemaakt door: Schilder, van hout + linnen; laad het op een schip.
about-good-clothing = Gemaakt door: Kleermaker, van linnen + bont; laad het op een schip.
about-good-shoes = Gemaakt door: Schoenmaker, van bont + leer; laad het op een schip.
stall-s1 = kraam 1
stall-s2 = kraam 2
stall-s3 = kraam 3
stall-s4 = kraam 4
stall-s5 = kraam 5
stall-s6 = kraam 6
stall-s7 = kraam 7
stall-f1 = vreemde kraam 1
stall-f2 = vreemde kraam 2
about-stall = Kost evenveel familieleden als er grondstoffen liggen; je neemt ze allemaal.
day-mon = Maandag
day-tue = Dinsdag
day-wed = Woensdag
day-thu = Donderdag
day-fri = Vrijdag
day-sat = Zaterdag
day-sun = Zondag
about-day-mon = Een weekkaart vult de markt en de raadsdecreten worden opengelegd.
about-day-tue = Familiekaarten bepalen stemmen en volgorde; de leden komen volgende dinsdag terug.
about-day-wed = Koop grondstoffen; de leden komen volgende woensdag terug.
about-day-thu = Laat waren maken; de leden komen terug op de donderdag na de levering.
about-day-fri = Laad schepen; de leden komen terug op de vrijdag na het vertrek.
about-day-sat = De eerste schepen vertrekken en betalen in het geld van hun stad.
about-day-sun = Koop relikwieën en bescherm daarna kaarten die moeten blijven.
decree-market-plus-one = Rijke markt
decree-foreign-merchants = Vreemde kooplui
decree-home-tuesday = Thuis van de raad
decree-draw-two = Twee uit de zak
decree-home-wednesday = Thuis van de markt
decree-extra-saddler = Drukke werkplaats: Zadelmaker
decree-extra-cartwright = Drukke werkplaats: Wagenmaker
decree-extra-painter = Drukke werkplaats: Schilder
decree-extra-tailor = Drukke werkplaats: Kleermaker
decree-extra-shoemaker = Drukke werkplaats: Schoenmaker
decree-sail-one = Een schip vertrekt vroeg
decree-sail-two = Twee schepen vertrekken vroeg
decree-home-thursday = Thuis van de werkplaatsen
decree-die-good = Geschenk van het lot
decree-extra-hold = Ruimte aan dek
decree-two-relics = Relikwieën van ver
decree-one-fewer = Korte zitting
decree-exchange-five = Geldwisselaar
about-decree-market-plus-one = Elke gewone kraam krijgt een extra grondstof.
about-decree-foreign-merchants = Deze woensdag twee extra kramen met elk vier grondstoffen.
about-decree-home-tuesday = Iedereen haalt tot drie leden van de dinsdagstraat naar huis.
about-decree-draw-two = Iedereen trekt twee grondstoffen uit de zak.
about-decree-home-wednesday = Iedereen haalt tot drie leden van de woensdagstraat naar huis.
about-decree-extra-saddler = Zadelmaker: deze week worden twee opdrachten meer uitgevoerd.
about-decree-extra-cartwright = Wagenmaker: deze week worden twee opdrachten meer uitgevoerd.
about-decree-extra-painter = Schilder: deze week worden twee opdrachten meer uitgevoerd.
about-decree-extra-tailor = Kleermaker: deze week worden twee opdrachten meer uitgevoerd.
about-decree-extra-shoemaker = Schoenmaker: deze week worden twee opdrachten meer uitgevoerd.
about-decree-sail-one = Het schip op ligplaats I vertrekt meteen en wordt vervangen.
about-decree-sail-two = De schepen op ligplaats I en II vertrekken meteen en worden vervangen.
about-decree-home-thursday = Iedereen haalt tot drie leden van de donderdagstraat naar huis.
about-decree-die-good = Iedereen gooit de dobbelsteen en krijgt die waar; bij een 6 kies je zelf.
about-decree-extra-hold = Deze vrijdag heeft elk schip een extra ruim: één waar naar keuze, brengt 2 op.
about-decree-two-relics = Er komen twee relikwiekaarten bij voor deze zondag.
about-decree-one-fewer = Volgende dinsdag stuurt elke familie één lid minder dan de kaart zegt.
about-decree-exchange-five = Iedereen mag tot vijf van één munt in een andere wisselen.
ship-bergen-1 = schip naar Bergen (1)
ship-bergen-2 = schip naar Bergen (2)
ship-bergen-3 = schip naar Bergen (3)
ship-bergen-4 = schip naar Bergen (4)
ship-bruegge-1 = schip naar Brugge (1)
ship-bruegge-2 = schip naar Brugge (2)
ship-bruegge-3 = schip naar Brugge (3)
ship-bruegge-4 = schip naar Brugge (4)
ship-london-1 = schip naar Londen (1)
ship-london-2 = schip naar Londen (2)
ship-london-3 = schip naar Londen (3)
ship-london-4 = schip naar Londen (4)
ship-nowgorod-1 = schip naar Novgorod (1)
ship-nowgorod-2 = schip naar Novgorod (2)
ship-nowgorod-3 = schip naar Novgorod (3)
ship-nowgorod-4 = schip naar Novgorod (4)
about-ship-bergen-1 = De ruimen betalen in Mark bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bergen-2 = De ruimen betalen in Mark bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bergen-3 = De ruimen betalen in Mark bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bergen-4 = De ruimen betalen in Mark bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bruegge-1 = De ruimen betalen in Gulden bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bruegge-2 = De ruimen betalen in Gulden bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bruegge-3 = De ruimen betalen in Gulden bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-bruegge-4 = De ruimen betalen in Gulden bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-london-1 = De ruimen betalen in Pond bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-london-2 = De ruimen betalen in Pond bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-london-3 = De ruimen betalen in Pond bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-london-4 = De ruimen betalen in Pond bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-nowgorod-1 = De ruimen betalen in Grivna bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-nowgorod-2 = De ruimen betalen in Grivna bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-nowgorod-3 = De ruimen betalen in Grivna bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
about-ship-nowgorod-4 = De ruimen betalen in Grivna bij vertrek; elk ruim wordt één keer geladen, met precies de getoonde waren.
relic-bergen-r01 = Tand (Bergen)
relic-bergen-r02 = IJzeren spijker (Bergen)
relic-bergen-r03 = Houtsplinter (Bergen)
relic-bergen-r04 = Doorn (Bergen)
relic-bergen-r05 = Lapje stof (Bergen)
relic-bergen-r06 = Veer (Bergen)
relic-bergen-r07 = Vingerkootje (Bergen)
relic-bergen-r08 = Sandaal (Bergen)
relic-bergen-r09 = Hand (Bergen)
relic-bergen-r10 = Armbeen (Bergen)
relic-bergen-r11 = Schedel (Bergen)
relic-bergen-shrine = Schrijn (Bergen)
relic-bruegge-r01 = Tand (Brugge)
relic-bruegge-r02 = IJzeren spijker (Brugge)
relic-bruegge-r03 = Houtsplinter (Brugge)
relic-bruegge-r04 = Doorn (Brugge)
relic-bruegge-r05 = Lapje stof (Brugge)
relic-bruegge-r06 = Veer (Brugge)
relic-bruegge-r07 = Vingerkootje (Brugge)
relic-bruegge-r08 = Sandaal (Brugge)
relic-bruegge-r09 = Hand (Brugge)
relic-bruegge-r10 = Armbeen (Brugge)
relic-bruegge-r11 = Schedel (Brugge)
relic-bruegge-shrine = Schrijn (Brugge)
relic-london-r01 = Tand (Londen)
relic-london-r02 = IJzeren spijker (Londen)
relic-london-r03 = Houtsplinter (Londen)
relic-london-r04 = Doorn (Londen)
relic-london-r05 = Lapje stof (Londen)
relic-london-r06 = Veer (Londen)
relic-london-r07 = Vingerkootje (Londen)
relic-london-r08 = Sandaal (Londen)
relic-london-r09 = Hand (Londen)
relic-london-r10 = Armbeen (Londen)
relic-london-r11 = Schedel (Londen)
relic-london-shrine = Schrijn (Londen)
relic-nowgorod-r01 = Tand (Novgorod)
relic-nowgorod-r02 = IJzeren spijker (Novgorod)
relic-nowgorod-r03 = Houtsplinter (Novgorod)
relic-nowgorod-r04 = Doorn (Novgorod)
relic-nowgorod-r05 = Lapje stof (Novgorod)
relic-nowgorod-r06 = Veer (Novgorod)
relic-nowgorod-r07 = Vingerkootje (Novgorod)
relic-nowgorod-r08 = Sandaal (Novgorod)
relic-nowgorod-r09 = Hand (Novgorod)
relic-nowgorod-r10 = Armbeen (Novgorod)
relic-nowgorod-r11 = Schedel (Novgorod)
relic-nowgorod-shrine = Schrijn (Novgorod)
about-relic-bergen-r01 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r02 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r03 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r04 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r05 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r06 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r07 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r08 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r09 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r10 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-r11 = Te betalen in Mark; telt zijn punten, of het dubbele in het schrijn van Bergen.
about-relic-bergen-shrine = Verdubbelt één relikwie van Bergen: een die je al hebt of een die je later koopt.
about-relic-bruegge-r01 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r02 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r03 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r04 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r05 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r06 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r07 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r08 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r09 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r10 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-r11 = Te betalen in Gulden; telt zijn punten, of het dubbele in het schrijn van Brugge.
about-relic-bruegge-shrine = Verdubbelt één relikwie van Brugge: een die je al hebt of een die je later koopt.
about-relic-london-r01 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r02 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r03 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r04 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r05 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r06 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r07 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r08 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r09 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r10 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-r11 = Te betalen in Pond; telt zijn punten, of het dubbele in het schrijn van Londen.
about-relic-london-shrine = Verdubbelt één relikwie van Londen: een die je al hebt of een die je later koopt.
about-relic-nowgorod-r01 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r02 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r03 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r04 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r05 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r06 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r07 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r08 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r09 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r10 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-r11 = Te betalen in Grivna; telt zijn punten, of het dubbele in het schrijn van Novgorod.
about-relic-nowgorod-shrine = Verdubbelt één relikwie van Novgorod: een die je al hebt of een die je later koopt.
window-window-bergen = venster van Bergen
window-window-bruegge = venster van Brugge
window-window-london = venster van Londen
window-window-nowgorod = venster van Novgorod
about-window-window-bergen = Gaat aan het einde naar wie alleen de meeste Mark heeft; die levert alles in.
about-window-window-bruegge = Gaat aan het einde naar wie alleen de meeste Gulden heeft; die levert alles in.
about-window-window-london = Gaat aan het einde naar wie alleen de meeste Pond heeft; die levert alles in.
about-window-window-nowgorod = Gaat aan het einde naar wie alleen de meeste Grivna heeft; die levert alles in.
week-card-w01 = weekkaart 1
week-card-w02 = weekkaart 2
week-card-w03 = weekkaart 3
week-card-w04 = weekkaart 4
week-card-w05 = weekkaart 5
week-card-w06 = weekkaart 6
week-card-w07 = weekkaart 7
week-card-w08 = weekkaart 8
week-card-w09 = weekkaart 9
week-card-w10 = weekkaart 10
week-card-w11 = weekkaart 11
week-card-w12 = weekkaart 12
week-card-w13 = weekkaart 13
week-card-w14 = weekkaart 14
about-week-card-w01 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w02 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w03 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w04 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w05 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w06 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w07 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w08 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w09 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w10 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w11 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w12 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w13 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
about-week-card-w14 = Zegt wat de markt krijgt, wat de handwerkers maken en hoeveel schepen vertrekken.
card-3 = familiekaart 3
card-4 = familiekaart 4
card-5 = familiekaart 5
card-6 = familiekaart 6
card-7 = familiekaart 7
card-8 = familiekaart 8
about-card-3 = 3 stemmen en rang 3 deze week, voor evenveel leden; één keer per partij.
about-card-4 = 4 stemmen en rang 4 deze week, voor evenveel leden; één keer per partij.
about-card-5 = 5 stemmen en rang 5 deze week, voor evenveel leden; één keer per partij.
about-card-6 = 6 stemmen en rang 6 deze week, voor evenveel leden; één keer per partij.
about-card-7 = 7 stemmen en rang 7 deze week, voor evenveel leden; één keer per partij.
about-card-8 = 8 stemmen en rang 8 deze week, voor evenveel leden; één keer per partij.
family-yellow = Overstolz (geel)
family-blue = Hardefust (blauw)
family-green = Scherffgen (groen)
family-red = Kannengiesser (rood)
family-orange = Ger (oranje)
family-purple = Lyskirchen (paars)

# the board
phase-setup = opbouw
phase-mon-prepare = de week wordt voorbereid
phase-tue-choose = familiekaarten
phase-wed-vote = stemming van woensdag
phase-thu-vote = stemming van donderdag
phase-fri-vote = stemming van vrijdag
phase-sat-vote = stemming van zaterdag
phase-wed-buy = markt
phase-thu-order = handwerkers
phase-fri-load = laden
phase-sat-sail = vertrek
phase-sun-buy = relikwieën
phase-sun-insure = beschermen
phase-game-end = het einde
board-week = Week { $week } van { $weeks }
board-dice = { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }
board-market = Markt
board-craftsmen = Handwerkers
board-harbour = Haven
board-cathedral = Kathedraal
board-families = Families
board-decrees = Decreten
board-reserve = voorraad
board-streets = straten
board-hand = kaarten
board-votes = stemmen
board-raw = grondst.
board-goods = waren
board-money = geld
board-relics = relikw.
board-points = punten
board-stick = staafje
board-next = volgende
board-queue = wachtrij
board-sails = vertrekt
board-stays = blijft
board-extra = extra
board-mayor = burgemeester
board-submitted = heeft gekozen
board-supply = voorraad
board-hidden = verborgen
board-decree = { $day }: { $name } ({ $verdict }). { $about }
board-deck = stapel { $count }
verdict-open = open
verdict-adopted = aangenomen
verdict-rejected = verworpen
