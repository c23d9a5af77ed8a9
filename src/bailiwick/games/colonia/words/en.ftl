# questions
rules-title = Colonia
ask-card = Which family card do you play this week?
ask-vote = How do you vote on “{ $decree }”, with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }?
ask-mayor = The votes on “{ $decree }” are equal: as mayor, you decide.
ask-good = Which good do you take?
ask-take = “{ $decree }”: how many do you take?
ask-exchange-from = Which currency do you give? You may exchange up to { $limit }.
ask-exchange-to = You give { $city }. Which currency do you want?
ask-exchange-amount = { $giving } for { $getting }: how much?
ask-stall = Buy a stall or pass? You have { $members ->
        [one] { $members } member
       *[other] { $members } members
    } at hand.
ask-order = Order a good or pass? You have { $members ->
        [one] { $members } member
       *[other] { $members } members
    } at hand.
ask-load = Load a hold or pass? You have { $members ->
        [one] { $members } member
       *[other] { $members } members
    } at hand.
ask-relic = Buy a relic or pass?
ask-enshrine-owned = Which relic goes into the shrine of { $city }?
ask-enshrine-bought = Put it into your empty shrine: { $relic }? It is now or never.
ask-insure = Insure a relic or pass? You have { $members ->
        [one] { $members } member
       *[other] { $members } members
    } at hand.

# options
opt-pass = Pass for the rest of this step
opt-card = Card { $value }: { $members ->
        [one] { $members } member
       *[other] { $members } members
    } to the council
opt-card-short = Card { $value }: needs { $members ->
        [one] { $members } member
       *[other] { $members } members
    }, only { $reserve } at hand: no votes, last place
opt-vote-yes = Yes to “{ $decree }” ({ $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    })
opt-vote-no = No to “{ $decree }” ({ $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    })
opt-adopt = Adopt “{ $decree }”
opt-reject = Reject “{ $decree }”
opt-good = Take: { $good }
opt-take = Take { $count }
opt-exchange-from = Give { $city } (you have { $money })
opt-exchange-skip = Exchange nothing
opt-exchange-to = { $giving } for { $getting }
opt-exchange-amount = { $giving } for { $getting }: { $amount }
opt-stall = For { $members ->
        [one] { $members } member
       *[other] { $members } members
    }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leather
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } iron
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } wood
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fur
    }
opt-order = { $craftsman }: { $recipe } for { $members ->
        [one] { $members } member
       *[other] { $members } members
    }, on space { $space } (stick on { $stick })
opt-load-one = { $city } (berth { $berth }): { $good }; 1 member, pays { $pay }
opt-load-two = { $city } (berth { $berth }): { $first } + { $second }; 1 member, pays { $pay }
opt-load-three = { $city } (berth { $berth }): { $first } + { $second } + { $third }; 1 member, pays { $pay }
opt-load-extra = { $city } (berth { $berth }), extra hold: { $good }; 1 member, pays { $pay }
opt-relic = { $relic } for { $cost } { $city }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
opt-shrine = { $relic } for { $cost } { $city }: doubles one relic of its city
opt-enshrine = Enshrine { $relic }: its { $points ->
        [one] { $points } point
       *[other] { $points } points
    } count twice
opt-leave-empty = Leave the shrine of { $city } empty for a later relic
opt-keep-loose = Keep it outside the shrine: { $relic }
opt-insure = Insure with 1 member: { $relic }

# Monday and Tuesday
week-began = Week { $week } begins ({ $card }, { $dice } extra-order rolls).
stall-holds = { $stall }{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leather
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } iron
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } wood
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fur
    }
stick-stands = { $craftsman }: the stick stands on { $space }.
will-sail = Sailing on Saturday: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
decree-turned = { $day }: the council will vote on “{ $decree }”.
played-card = { $seat } plays { $value } and sends { $members ->
        [one] { $members } member
       *[other] { $members } members
    } to the council.
played-card-short = { $seat } plays { $value } but is short of members: { $members ->
        [one] { $members } member goes
       *[other] { $members } members go
    } to the council, without a vote.
rolled-for-order = { $seat } rolls { $face } for the order.
takes-place = { $seat } is number { $place } with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
is-mayor = { $seat } is mayor this week.

# votes and decrees
voted-yes = { $seat }: yes ({ $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }).
voted-no = { $seat }: no ({ $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }).
votes-counted = “{ $decree }”: { $yes } yes, { $no } no.
mayor-decided = { $seat } decides as mayor.
decree-adopted = “{ $decree }” is adopted.
decree-rejected = “{ $decree }” is rejected.
drew-raw = { $seat } draws { $count ->
        [one] { $count } raw material
       *[other] { $count } raw materials
    } from the bag.
you-drew = You drew{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leather
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } iron
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } wood
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fur
    }
members-home = { $seat } takes { $members ->
        [one] { $members } member
       *[other] { $members } members
    } home.
rolled-for-good = { $seat } rolls { $face } for a good.
got-good = { $seat } receives: { $good }.
exchanged = { $seat } exchanges { $giving } for { $getting }: { $amount }.
exchanged-nothing = { $seat } exchanges nothing.

# Wednesday to Sunday
passed = { $seat } passes.
bought-stall = { $seat } buys { $stall } for { $members ->
        [one] { $members } member
       *[other] { $members } members
    }.
took-raw = { $seat } takes{ $leather ->
        [0] { "" }
       *[other] { " · " }{ $leather } leather
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }{ $iron } iron
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }{ $wood } wood
    }{ $linen ->
        [0] { "" }
       *[other] { " · " }{ $linen } linen
    }{ $fur ->
        [0] { "" }
       *[other] { " · " }{ $fur } fur
    }
market-closed = The market closes; members come home from the street.
ordered = { $seat } orders: { $good } ({ $craftsman }, { $members ->
        [one] { $members } member
       *[other] { $members } members
    }).
rolled-extra = Extra orders: the die shows { $face }.
delivered = { $seat } is brought: { $good }; { $members ->
        [one] { $members } member goes
       *[other] { $members } members go
    } to the street.
loaded-one = { $seat } loads for { $city } (berth { $berth }): { $good }.
loaded-two = { $seat } loads for { $city } (berth { $berth }): { $first } + { $second }.
loaded-three = { $seat } loads for { $city } (berth { $berth }): { $first } + { $second } + { $third }.
loaded-extra = { $seat } loads the extra hold for { $city } (berth { $berth }): { $good }.
was-paid = { $seat } is paid { $pay } { $city }.
sailed = A ship sails to { $city }.
arrived = A ship for { $city } takes berth { $berth }.
bought-relic = { $seat } buys { $relic } for { $cost } { $city }.
insurance-ended = { $seat } takes the member from that card home.
left-empty = { $seat } owns the shrine of { $city }; it stands empty.
kept-loose = { $seat } keeps it outside the shrine: { $relic }.
enshrined = { $seat } enshrines { $relic }.
insured = { $seat } insures { $relic }.
relic-laid = On display: { $relic }.
won-window = { $seat } wins the window of { $city } and hands in { $money }.
window-stays = Nobody wins the window of { $city }.

# points
source-relics = relics
source-shrines = shrines
source-windows = windows
source-cities = cities

# options before the match
variant-screen-mode = Screens
variant-screen-mode-screens = hide what others own
variant-screen-mode-tracked = show what could be remembered
variant-screen-mode-open = none: everything is open
variant-strict-may = Choose how much of a decree to take
variant-strict-may-off = off
variant-strict-may-on = on
variant-choose-start-good = Choose the first good
variant-choose-start-good-off = off
variant-choose-start-good-on = on
variant-random-first-order = Ties of the first week by a drawn order
variant-random-first-order-off = off
variant-random-first-order-on = on
variant-five-weeks = Five weeks only
variant-five-weeks-off = off
variant-five-weeks-on = on
variant-city-majority-bonus = Bonus for most relics of a city
variant-city-majority-bonus-off = off
variant-city-majority-bonus-on = on

# pieces
city-bergen = Bergen
city-bruegge = Bruges
city-london = London
city-nowgorod = Novgorod
currency-bergen = Mark
currency-bruegge = Gulden
currency-london = Pounds
currency-nowgorod = Grivna
about-city-bergen = Ships to Bergen pay in Mark, and its relics cost the same money.
about-city-bruegge = Ships to Bruges pay in Gulden, and its relics cost the same money.
about-city-london = Ships to London pay in Pounds, and its relics cost the same money.
about-city-nowgorod = Ships to Novgorod pay in Grivna, and its relics cost the same money.
raw-leather = leather
raw-iron = iron
raw-wood = wood
raw-linen = linen
raw-fur = fur
about-raw-leather = Needed by: Saddler, Shoemaker.
about-raw-iron = Needed by: Saddler, Cartwright.
about-raw-wood = Needed by: Cartwright, Painter.
about-raw-linen = Needed by: Painter, Tailor.
about-raw-fur = Needed by: Tailor, Shoemaker.
craftsman-saddler = Saddler
craftsman-cartwright = Cartwright
craftsman-painter = Painter
craftsman-tailor = Tailor
craftsman-shoemaker = Shoemaker
about-craftsman-saddler = Turns leather + iron into: saddle. Die face 1.
about-craftsman-cartwright = Turns iron + wood into: cartwheel. Die face 2.
about-craftsman-painter = Turns wood + linen into: painting. Die face 3.
about-craftsman-tailor = Turns linen + fur into: clothing. Die face 4.
about-craftsman-shoemaker = Turns fur + leather into: shoes. Die face 5.
recipe-saddler = leather + iron → saddle
recipe-cartwright = iron + wood → cartwheel
recipe-painter = wood + linen → painting
recipe-tailor = linen + fur → clothing
recipe-shoemaker = fur + leather → shoes
good-saddle = saddle
good-cartwheel = cartwheel
good-painting = painting
good-clothing = clothing
good-shoes = shoes
about-good-saddle = Made by: Saddler, from leather + iron; load it on a ship.
about-good-cartwheel = Made by: Cartwright, from iron + wood; load it on a ship.
about-good-painting = Made by: Painter, from wood + linen; load it on a ship.
about-good-clothing = Made by: Tailor, from linen + fur; load it on a ship.
about-good-shoes = Made by: Shoemaker, from fur + leather; load it on a ship.
stall-s1 = stall 1
stall-s2 = stall 2
stall-s3 = stall 3
stall-s4 = stall 4
stall-s5 = stall 5
stall-s6 = stall 6
stall-s7 = stall 7
stall-f1 = foreign stall 1
stall-f2 = foreign stall 2
about-stall = Costs as many members as raw materials lie on it; you take them all.
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
about-day-mon = A week card stocks the market and the council’s decrees are turned up.
about-day-tue = Family cards give votes and player order; members used return next Tuesday.
about-day-wed = Buy raw materials; members used return next Wednesday.
about-day-thu = Have goods made; members return the Thursday after delivery.
about-day-fri = Load ships; members return the Friday after the ship has sailed.
about-day-sat = The first ships sail and pay in the money of their city.
about-day-sun = Buy relics, then insure cards that should stay.
decree-market-plus-one = Rich market
decree-foreign-merchants = Foreign merchants
decree-home-tuesday = Home from the council
decree-draw-two = Two from the bag
decree-home-wednesday = Home from the market
decree-extra-saddler = Busy workshop: Saddler
decree-extra-cartwright = Busy workshop: Cartwright
decree-extra-painter = Busy workshop: Painter
decree-extra-tailor = Busy workshop: Tailor
decree-extra-shoemaker = Busy workshop: Shoemaker
decree-sail-one = One ship sails early
decree-sail-two = Two ships sail early
decree-home-thursday = Home from the workshops
decree-die-good = Gift of chance
decree-extra-hold = Room on deck
decree-two-relics = Relics from afar
decree-one-fewer = Short session
decree-exchange-five = Money changer
about-decree-market-plus-one = Every regular stall gets one more raw material.
about-decree-foreign-merchants = Two extra stalls with four raw materials each this Wednesday.
about-decree-home-tuesday = Everybody takes up to three members from Tuesday’s street home.
about-decree-draw-two = Everybody draws two raw materials from the bag.
about-decree-home-wednesday = Everybody takes up to three members from Wednesday’s street home.
about-decree-extra-saddler = Saddler: two more orders are fulfilled this week.
about-decree-extra-cartwright = Cartwright: two more orders are fulfilled this week.
about-decree-extra-painter = Painter: two more orders are fulfilled this week.
about-decree-extra-tailor = Tailor: two more orders are fulfilled this week.
about-decree-extra-shoemaker = Shoemaker: two more orders are fulfilled this week.
about-decree-sail-one = The ship at berth I sails at once and is replaced.
about-decree-sail-two = The ships at berths I and II sail at once and are replaced.
about-decree-home-thursday = Everybody takes up to three members from Thursday’s street home.
about-decree-die-good = Everybody rolls the die and receives that good; a 6 gives a free choice.
about-decree-extra-hold = This Friday every ship in harbour has an extra hold: any one good, pays 2.
about-decree-two-relics = Two more relic cards are laid out for this Sunday.
about-decree-one-fewer = Next Tuesday each family sends one member fewer than its card says.
about-decree-exchange-five = Everybody may swap up to five of one currency into another.
ship-bergen-1 = ship to Bergen (1)
ship-bergen-2 = ship to Bergen (2)
ship-bergen-3 = ship to Bergen (3)
ship-bergen-4 = ship to Bergen (4)
ship-bruegge-1 = ship to Bruges (1)
ship-bruegge-2 = ship to Bruges (2)
ship-bruegge-3 = ship to Bruges (3)
ship-bruegge-4 = ship to Bruges (4)
ship-london-1 = ship to London (1)
ship-london-2 = ship to London (2)
ship-london-3 = ship to London (3)
ship-london-4 = ship to London (4)
ship-nowgorod-1 = ship to Novgorod (1)
ship-nowgorod-2 = ship to Novgorod (2)
ship-nowgorod-3 = ship to Novgorod (3)
ship-nowgorod-4 = ship to Novgorod (4)
about-ship-bergen-1 = Its holds pay in Mark when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bergen-2 = Its holds pay in Mark when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bergen-3 = Its holds pay in Mark when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bergen-4 = Its holds pay in Mark when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bruegge-1 = Its holds pay in Gulden when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bruegge-2 = Its holds pay in Gulden when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bruegge-3 = Its holds pay in Gulden when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-bruegge-4 = Its holds pay in Gulden when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-london-1 = Its holds pay in Pounds when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-london-2 = Its holds pay in Pounds when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-london-3 = Its holds pay in Pounds when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-london-4 = Its holds pay in Pounds when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-nowgorod-1 = Its holds pay in Grivna when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-nowgorod-2 = Its holds pay in Grivna when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-nowgorod-3 = Its holds pay in Grivna when it sails; each hold is loaded once, with exactly the goods shown.
about-ship-nowgorod-4 = Its holds pay in Grivna when it sails; each hold is loaded once, with exactly the goods shown.
relic-bergen-r01 = Tooth (Bergen)
relic-bergen-r02 = Iron nail (Bergen)
relic-bergen-r03 = Splinter of wood (Bergen)
relic-bergen-r04 = Thorn (Bergen)
relic-bergen-r05 = Scrap of cloth (Bergen)
relic-bergen-r06 = Feather (Bergen)
relic-bergen-r07 = Finger bone (Bergen)
relic-bergen-r08 = Sandal (Bergen)
relic-bergen-r09 = Hand (Bergen)
relic-bergen-r10 = Arm bone (Bergen)
relic-bergen-r11 = Skull (Bergen)
relic-bergen-shrine = Shrine (Bergen)
relic-bruegge-r01 = Tooth (Bruges)
relic-bruegge-r02 = Iron nail (Bruges)
relic-bruegge-r03 = Splinter of wood (Bruges)
relic-bruegge-r04 = Thorn (Bruges)
relic-bruegge-r05 = Scrap of cloth (Bruges)
relic-bruegge-r06 = Feather (Bruges)
relic-bruegge-r07 = Finger bone (Bruges)
relic-bruegge-r08 = Sandal (Bruges)
relic-bruegge-r09 = Hand (Bruges)
relic-bruegge-r10 = Arm bone (Bruges)
relic-bruegge-r11 = Skull (Bruges)
relic-bruegge-shrine = Shrine (Bruges)
relic-london-r01 = Tooth (London)
relic-london-r02 = Iron nail (London)
relic-london-r03 = Splinter of wood (London)
relic-london-r04 = Thorn (London)
relic-london-r05 = Scrap of cloth (London)
relic-london-r06 = Feather (London)
relic-london-r07 = Finger bone (London)
relic-london-r08 = Sandal (London)
relic-london-r09 = Hand (London)
relic-london-r10 = Arm bone (London)
relic-london-r11 = Skull (London)
relic-london-shrine = Shrine (London)
relic-nowgorod-r01 = Tooth (Novgorod)
relic-nowgorod-r02 = Iron nail (Novgorod)
relic-nowgorod-r03 = Splinter of wood (Novgorod)
relic-nowgorod-r04 = Thorn (Novgorod)
relic-nowgorod-r05 = Scrap of cloth (Novgorod)
relic-nowgorod-r06 = Feather (Novgorod)
relic-nowgorod-r07 = Finger bone (Novgorod)
relic-nowgorod-r08 = Sandal (Novgorod)
relic-nowgorod-r09 = Hand (Novgorod)
relic-nowgorod-r10 = Arm bone (Novgorod)
relic-nowgorod-r11 = Skull (Novgorod)
relic-nowgorod-shrine = Shrine (Novgorod)
about-relic-bergen-r01 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r02 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r03 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r04 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r05 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r06 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r07 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r08 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r09 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r10 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-r11 = Paid for in Mark; counts its points, or twice as many in the shrine of Bergen.
about-relic-bergen-shrine = Doubles one relic of Bergen: one you own now, or one you buy later.
about-relic-bruegge-r01 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r02 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r03 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r04 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r05 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r06 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r07 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r08 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r09 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r10 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-r11 = Paid for in Gulden; counts its points, or twice as many in the shrine of Bruges.
about-relic-bruegge-shrine = Doubles one relic of Bruges: one you own now, or one you buy later.
about-relic-london-r01 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r02 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r03 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r04 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r05 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r06 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r07 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r08 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r09 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r10 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-r11 = Paid for in Pounds; counts its points, or twice as many in the shrine of London.
about-relic-london-shrine = Doubles one relic of London: one you own now, or one you buy later.
about-relic-nowgorod-r01 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r02 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r03 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r04 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r05 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r06 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r07 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r08 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r09 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r10 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-r11 = Paid for in Grivna; counts its points, or twice as many in the shrine of Novgorod.
about-relic-nowgorod-shrine = Doubles one relic of Novgorod: one you own now, or one you buy later.
window-window-bergen = window of Bergen
window-window-bruegge = window of Bruges
window-window-london = window of London
window-window-nowgorod = window of Novgorod
about-window-window-bergen = At the end it goes to whoever alone has most Mark, who hands all of it in.
about-window-window-bruegge = At the end it goes to whoever alone has most Gulden, who hands all of it in.
about-window-window-london = At the end it goes to whoever alone has most Pounds, who hands all of it in.
about-window-window-nowgorod = At the end it goes to whoever alone has most Grivna, who hands all of it in.
week-card-w01 = week card 1
week-card-w02 = week card 2
week-card-w03 = week card 3
week-card-w04 = week card 4
week-card-w05 = week card 5
week-card-w06 = week card 6
week-card-w07 = week card 7
week-card-w08 = week card 8
week-card-w09 = week card 9
week-card-w10 = week card 10
week-card-w11 = week card 11
week-card-w12 = week card 12
week-card-w13 = week card 13
week-card-w14 = week card 14
about-week-card-w01 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w02 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w03 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w04 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w05 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w06 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w07 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w08 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w09 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w10 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w11 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w12 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w13 = Says what the market gets, what the craftsmen produce and how many ships sail.
about-week-card-w14 = Says what the market gets, what the craftsmen produce and how many ships sail.
card-3 = family card 3
card-4 = family card 4
card-5 = family card 5
card-6 = family card 6
card-7 = family card 7
card-8 = family card 8
about-card-3 = 3 votes and rank 3 this week, for as many members; once per match.
about-card-4 = 4 votes and rank 4 this week, for as many members; once per match.
about-card-5 = 5 votes and rank 5 this week, for as many members; once per match.
about-card-6 = 6 votes and rank 6 this week, for as many members; once per match.
about-card-7 = 7 votes and rank 7 this week, for as many members; once per match.
about-card-8 = 8 votes and rank 8 this week, for as many members; once per match.
family-yellow = Overstolz (yellow)
family-blue = Hardefust (blue)
family-green = Scherffgen (green)
family-red = Kannengiesser (red)
family-orange = Ger (orange)
family-purple = Lyskirchen (purple)

# the board
phase-setup = set-up
phase-mon-prepare = the week is prepared
phase-tue-choose = family cards
phase-wed-vote = Wednesday’s vote
phase-thu-vote = Thursday’s vote
phase-fri-vote = Friday’s vote
phase-sat-vote = Saturday’s vote
phase-wed-buy = market
phase-thu-order = craftsmen
phase-fri-load = loading
phase-sat-sail = sailing
phase-sun-buy = relics
phase-sun-insure = insuring
phase-game-end = the end
board-week = Week { $week } of { $weeks }
board-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-market = Market
board-craftsmen = Craftsmen
board-harbour = Harbour
board-cathedral = Cathedral
board-families = Families
board-decrees = Decrees
board-reserve = reserve
board-streets = streets
board-hand = cards
board-votes = votes
board-raw = raw
board-goods = goods
board-money = money
board-relics = relics
board-points = points
board-stick = stick
board-next = next
board-queue = queue
board-sails = sails
board-stays = stays
board-extra = extra
board-mayor = mayor
board-submitted = has chosen
board-supply = supply
board-hidden = hidden
board-decree = { $day }: { $name } ({ $verdict }). { $about }
board-deck = deck { $count }
verdict-open = open
verdict-adopted = adopted
verdict-rejected = rejected
