## the game

rules-title = The rules of The Castles of Burgundy

## journal

chose-board = { $seat } plays on { $board }.
castle-laid = { $seat } starts with a castle in row { $row }, space{ "\u00A0" }{ $space }.
phase-begins = Phase { $phase } begins: each finished area brings { $points } points more.
round-begins = Round { $round }: { $good } for depot { $depot }.
rolled = { $seat } rolls { $first } and { $second }.
took = { $seat } takes { $tile } from depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }.
placed = { $seat } places { $tile } in row { $row }, space{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }.
sold = { $seat } sells { $count } × { $good }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } silver
    }{ $workers ->
        [0] {""}
        [one] , +{ $workers } worker
       *[other] , +{ $workers } workers
    }.
worked = { $seat } gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } silver
    }.
bought = { $seat } buys { $tile } from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    } for { $silver ->
        [0] { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
       *[other] { $silver } silver
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}and { $workers } worker
           *[other] {" "}and { $workers } workers
        }
    }.
discarded = { $seat } removes { $tile } from storage.
scored-animals = The pasture brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scored-watchtower = The watchtower brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
got-workers = { $seat } gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
got-silver = { $seat } gets { $silver } silver.
moved-ahead = { $seat } moves ahead to space { $place } of the turn-order track.
nothing-to-load = There are no goods that { $seat } has room for.
loaded = { $seat } loads { $count } × { $good }.
loaded-nothing = The ship of { $seat } loads nothing.
finished-area = { $seat } finishes an area ({ $colour }, size { $size }): { $points } + { $more } points.
won-bonus = { $seat } has filled every space of one colour ({ $colour }) and takes the { $bonus } bonus tile: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
declined = { $seat } does not use the effect of { $tile }.
lapsed = { $tile } has no effect now for { $seat }.
mines-paid = The mines pay { $seat } { $silver } silver{ $workers ->
        [0] {""}
        [one] , +{ $workers } worker
       *[other] , +{ $workers } workers
    }.
scored-leftovers = { $seat } scores what is left: goods { $goods }, silver { $silver }, workers { $workers }.
scored-knowledge = { $tile } brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ended-with = { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, in place { $place }.

## journal of the solo game

tile-removed = { $tile } leaves depot { $depot } and the game.
goods-swept = { $count ->
        [one] { $count } good on the other depots leaves
       *[other] { $count } goods on the other depots leave
    } the game.
took-joker = { $seat } takes { $tile } face down as a joker.
gave = { $seat } gives one good ({ $good }).
finished-colour = { $seat } has filled every space of one colour ({ $colour }).
met-target = { $seat } reaches { $target } points: a free action.
cashed-silver = { $seat } exchanges one silver for a point.
solo-won = Every space is filled: { $seat } wins.
solo-lost = { $empty ->
        [one] { $empty } space is
       *[other] { $empty } spaces are
    } still empty: { $seat } loses.

## options

option-take = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Take { $tile } from depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
option-place = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Place { $tile } on a { $die }, row { $row }, space{ "\u00A0" }{ $space }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
option-sell = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Sell { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } silver
    }
option-sell-helped = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Sell { $count } × { $good }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } silver
    } and a worker
option-workers = { $face ->
        [0] {""}
       *[other] { $face } ▸{" "}
    }Get { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $silver ->
        [0] {""}
       *[other] , +{ $silver } silver
    }
option-buy = Buy { $tile } from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    } for { $silver ->
        [0] { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
       *[other] { $silver } silver
    }{ $silver ->
        [0] {""}
       *[other] { $workers ->
            [0] {""}
            [one] {" "}and { $workers } worker
           *[other] {" "}and { $workers } workers
        }
    }
option-discard = Remove { $tile } from the game
option-ship-depot = Load at depot { $depot }: { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
option-ship-none = Load nothing
option-ship-second = Load at depot { $depot } too: { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
option-ship-stop = Load only at depot { $depot }
option-ship-store = Keep { $count } × { $good }
option-skip = Do not use the effect
option-board = Play on { $board }
option-start = Start on a { $die }, row { $row }, space{ "\u00A0" }{ $space }
option-joker = Give { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } for { $tile } as a joker
option-no-joker = Keep the goods
option-give = Give one good ({ $good })
option-bonus-tile = Place { $tile } from the black depot
option-cash-silver = Exchange one silver for a point

## questions

ask-turn = { $purchases ->
    [0] Use a die.
   *[other] Use a die, or buy a tile.
}
ask-buy = Both dice are used. Anything else?
ask-discard = Your storage is full. Which tile makes room for { $tile }?
ask-castle-action = An extra action with any number: which?
ask-building-take = { $tile }: which tile do you take?
ask-city-hall = City hall: place another tile, any number.
ask-warehouse = Warehouse: which goods do you sell?
ask-ship-depot = Where does your ship load?
ask-ship-second = Your ship loads at depot { $depot }. Next to it as well?
ask-ship-store = Not all types fit (room for { $count }). Which one do you keep?
ask-board = Which board do you play on?
ask-start = Where does your first castle stand?
ask-joker = Give { $count } goods for a black tile as a joker?
ask-give = Which goods do you give? { $count } to go.
ask-bonus-tile = A colour is finished: which black tile do you place at once?
ask-bonus-space = Where do you place { $tile }?

## why not

why-not-yours = This belongs to { $seat }.
why-dice-used = Both your dice are used.
why-die-used = This die has done its action.
why-equal-dice = Both dice show the same number: use the other one.
why-no-die = This action needs no die.
why-take = From your dice to depot { $depot } it takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; you have { $have }.
why-place = To place this it takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; you have { $have }.
why-sell = From your dice to the number { $number } it takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; you have { $have }.
why-bought = You have bought a tile in this turn already.
why-silver = A tile costs { $price } silver; you have { $have }.
why-sold-out = There is no tile left to buy.
why-buy-later = Tiles are bought before or after an action, not in the middle of it.
why-black = { $tile }: it takes nothing from the black depot.
why-colour = { $tile }: it takes other tiles, not these ({ $colour }).
why-filled = A tile lies here, and stays for good.
why-far = None of your tiles lies next to it.
why-no-tile = Your storage has no tile for it ({ $colour }).
why-no-space = No space for it is free beside your tiles ({ $colour }).
why-same-building = { $tile }: a city holds only one of each building.
why-copy = You have two of these ({ $tile }): use the other one.
why-ship = Goods are loaded when a ship is placed.

## where points come from

source-goods = Goods sold
source-animals = Animals
source-watchtower = Watchtowers
source-area-size = Areas
source-area-phase = Phases
source-colour-bonus = Bonus tiles
source-end-goods = Goods left
source-end-silver = Silver left
source-end-workers = Workers left
source-spaces = Spaces filled
source-k15 = Knowledge 15
source-k16 = Knowledge 16
source-k17 = Knowledge 17
source-k18 = Knowledge 18
source-k19 = Knowledge 19
source-k20 = Knowledge 20
source-k21 = Knowledge 21
source-k22 = Knowledge 22
source-k23 = Knowledge 23
source-k24 = Knowledge 24
source-k25 = Knowledge 25
source-k26 = Knowledge 26

## names

colour-castle = castles
colour-mine = mines
colour-ship = ships
colour-animal = animals
colour-knowledge = knowledge
colour-building = buildings
colour-black = black
colour-joker = joker
good-turquoise = cloth
good-purple = wine
good-pink = pottery
good-red = apples
good-brown = ale
good-orange = honey
phase-A = A
phase-B = B
phase-C = C
phase-D = D
phase-E = E
bonus-large = large
bonus-small = small
board-b1 = duchy 1
board-b2 = duchy 2
board-b3 = duchy 3
board-b4 = duchy 4
board-b5 = duchy 5
board-b6 = duchy 6
board-b7 = duchy 7
board-b8 = duchy 8
board-b9 = duchy 9
board-x2 = duchy 2 of 2019
board-sa = solo board, side A
board-sb = solo board, side B
card-card-a = card 1
card-card-b = card 2
card-card-c = card 3
card-card-d = card 4
card-card-e = card 5
card-card-f = card 6
tile-warehouse = Warehouse
about-tile-warehouse = Sell one type of goods of your choice.
tile-carpenter = Carpenter
about-tile-carpenter = Take a building from any numbered depot.
tile-church = Church
about-tile-church = Take a mine, knowledge or castle tile from any numbered depot.
tile-market = Market
about-tile-market = Take a ship or animal tile from any numbered depot.
tile-boarding-house = Boarding house
about-tile-boarding-house = Get 4 workers.
tile-bank = Bank
about-tile-bank = Get 2 silver.
tile-city-hall = City hall
about-tile-city-hall = Place another tile from your storage, whatever the number.
tile-watchtower = Watchtower
about-tile-watchtower = Score 4 points.
tile-castle = Castle
about-tile-castle = An extra action at once, with a number of your choice.
tile-mine = Mine
about-tile-mine = One silver at the end of every phase.
tile-ship = Ship
about-tile-ship = Load the goods of one depot and move ahead in turn order.
tile-joker = Joker
about-tile-joker = Fits any colour and does nothing else.
tile-cow-2 = 2 cows
about-tile-cow-2 = Score all cows in this pasture, these 2 included.
tile-cow-3 = 3 cows
about-tile-cow-3 = Score all cows in this pasture, these 3 included.
tile-cow-4 = 4 cows
about-tile-cow-4 = Score all cows in this pasture, these 4 included.
tile-sheep-2 = 2 sheep
about-tile-sheep-2 = Score all sheep in this pasture, these 2 included.
tile-sheep-3 = 3 sheep
about-tile-sheep-3 = Score all sheep in this pasture, these 3 included.
tile-sheep-4 = 4 sheep
about-tile-sheep-4 = Score all sheep in this pasture, these 4 included.
tile-pig-2 = 2 pigs
about-tile-pig-2 = Score all pigs in this pasture, these 2 included.
tile-pig-3 = 3 pigs
about-tile-pig-3 = Score all pigs in this pasture, these 3 included.
tile-pig-4 = 4 pigs
about-tile-pig-4 = Score all pigs in this pasture, these 4 included.
tile-chicken-2 = 2 chickens
about-tile-chicken-2 = Score all chickens in this pasture, these 2 included.
tile-chicken-3 = 3 chickens
about-tile-chicken-3 = Score all chickens in this pasture, these 3 included.
tile-chicken-4 = 4 chickens
about-tile-chicken-4 = Score all chickens in this pasture, these 4 included.
tile-k01 = Knowledge 1 (same buildings)
about-tile-k01 = A city may hold the same building more than once.
tile-k02 = Knowledge 2 (miners)
about-tile-k02 = At the end of a phase each of your mines also brings a worker.
tile-k03 = Knowledge 3 (sales for 2 silver)
about-tile-k03 = Each sale brings 2 silver instead of 1.
tile-k04 = Knowledge 4 (sales with a worker)
about-tile-k04 = Each sale also brings a worker.
tile-k05 = Knowledge 5 (two loads)
about-tile-k05 = Your ships may load at two adjacent depots.
tile-k06 = Knowledge 6 (buy anywhere)
about-tile-k06 = Your purchase may also come from a numbered depot.
tile-k07 = Knowledge 7 (animals +1)
about-tile-k07 = Every animal tile that scores brings 1 point more.
tile-k08 = Knowledge 8 (workers ±2)
about-tile-k08 = Each worker changes a die by 1 or 2.
tile-k09 = Knowledge 9 (buildings ±1)
about-tile-k09 = A free step when a die places a building.
tile-k10 = Knowledge 10 (animals and ships ±1)
about-tile-k10 = A free step when a die places an animal or a ship.
tile-k11 = Knowledge 11 (mines, castles, knowledge ±1)
about-tile-k11 = A free step when a die places a mine, a castle or knowledge.
tile-k12 = Knowledge 12 (taking ±1)
about-tile-k12 = A free step when a die takes a tile from a depot.
tile-k13 = Knowledge 13 (workers and silver)
about-tile-k13 = The worker action also brings one silver.
tile-k14 = Knowledge 14 (four workers)
about-tile-k14 = The worker action brings 4 workers instead of 2.
tile-k15 = Knowledge 15 (goods types)
about-tile-k15 = At the end: 3 points (2 in the later edition) per goods type you have sold.
tile-k16 = Knowledge 16 (warehouse)
about-tile-k16 = At the end: 4 points per warehouse in your duchy.
tile-k17 = Knowledge 17 (watchtower)
about-tile-k17 = At the end: 4 points per watchtower in your duchy.
tile-k18 = Knowledge 18 (carpenter)
about-tile-k18 = At the end: 4 points per carpenter in your duchy.
tile-k19 = Knowledge 19 (church)
about-tile-k19 = At the end: 4 points per church in your duchy.
tile-k20 = Knowledge 20 (market)
about-tile-k20 = At the end: 4 points per market in your duchy.
tile-k21 = Knowledge 21 (boarding house)
about-tile-k21 = At the end: 4 points per boarding house in your duchy.
tile-k22 = Knowledge 22 (bank)
about-tile-k22 = At the end: 4 points per bank in your duchy.
tile-k23 = Knowledge 23 (city hall)
about-tile-k23 = At the end: 4 points per city hall in your duchy.
tile-k24 = Knowledge 24 (kinds of animal)
about-tile-k24 = At the end: 4 points per different kind of animal in your duchy.
tile-k25 = Knowledge 25 (goods sold)
about-tile-k25 = At the end: 1 point per goods tile you have sold.
tile-k26 = Knowledge 26 (bonus tiles)
about-tile-k26 = At the end: 2 points (3 in the later edition) per bonus tile you have.

## options of the match

variant-mode = Boards
variant-mode-beginner = beginners: duchy 1 for all
variant-mode-advanced-open = advanced: a card each, chosen openly
variant-mode-advanced-secret = advanced: a card each, chosen in secret
variant-mode-random = random, all different
variant-mode-free = free choice in turn order
variant-mode-same = one random board for all
variant-extra-boards = Extra boards
variant-extra-boards-none = none
variant-extra-boards-x2 = duchy 2 of 2019
variant-buy-during-effects = Buying during a castle or city hall
variant-buy-during-effects-off = off
variant-buy-during-effects-on = on
variant-k06-workers = Knowledge 6: workers pay too
variant-k06-workers-off = off
variant-k06-workers-on = on
variant-k15-value = Knowledge 15: points per type
variant-k15-value-3 = 3
variant-k15-value-2 = 2
variant-k26-value = Knowledge 26: points per bonus tile
variant-k26-value-2 = 2
variant-k26-value-3 = 3
variant-show-projected = Show projected points
variant-show-projected-on = on
variant-show-projected-off = off
variant-solo-side = Solo board
variant-solo-side-a = side A, easier
variant-solo-side-b = side B, harder
variant-solo-target = Solo target
variant-solo-target-50 = 50, normal
variant-solo-target-45 = 45, easy
variant-solo-target-55 = 55, hard
variant-ban-b1 = Duchy 1 may be chosen
variant-ban-b1-off = yes
variant-ban-b1-on = no
variant-ban-b2 = Duchy 2 may be chosen
variant-ban-b2-off = yes
variant-ban-b2-on = no
variant-ban-b3 = Duchy 3 may be chosen
variant-ban-b3-off = yes
variant-ban-b3-on = no
variant-ban-b4 = Duchy 4 may be chosen
variant-ban-b4-off = yes
variant-ban-b4-on = no
variant-ban-b5 = Duchy 5 may be chosen
variant-ban-b5-off = yes
variant-ban-b5-on = no
variant-ban-b6 = Duchy 6 may be chosen
variant-ban-b6-off = yes
variant-ban-b6-on = no
variant-ban-b7 = Duchy 7 may be chosen
variant-ban-b7-off = yes
variant-ban-b7-on = no
variant-ban-b8 = Duchy 8 may be chosen
variant-ban-b8-off = yes
variant-ban-b8-on = no
variant-ban-b9 = Duchy 9 may be chosen
variant-ban-b9-off = yes
variant-ban-b9-on = no

## on the board

label-phase = Phase
label-round = round
label-black = Black depot
label-goods-to-come = Goods to come
label-white-die = White die
label-order = Turn order
label-bonus = Bonus tiles
label-storage = Storage
label-goods = Goods
label-sold = Sold
label-silver = Silver
label-workers = Workers
label-score = Points
label-target = Target
label-card = Card
