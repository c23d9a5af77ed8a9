rules-title = Antiquity

# options of the game
variant-map-mode = Map
variant-map-mode-tiles = tiles drawn by chance
variant-map-mode-fixed = fixed introductory map
variant-map-mode-random-terrain = random terrain
variant-beginner = Beginner's game
variant-beginner-off = no
variant-beginner-on = yes, without famine and pollution
variant-player-trade = Trade between players
variant-player-trade-on = allowed
variant-player-trade-off = not allowed
variant-planning = City building
variant-planning-together = all at once
variant-planning-turn-order = one after another
variant-mirror-tiles = Mirrored tiles
variant-mirror-tiles-on = may be drawn
variant-mirror-tiles-off = never
variant-harbour-reach = Harbour
variant-harbour-reach-body = reaches whole waters
variant-harbour-reach-adjacent = reaches touching sea hexes
variant-dump-unmanned = Dump without worker
variant-dump-unmanned-1 = spares one token
variant-dump-unmanned-0 = spares nothing
variant-allow-flip = Flipping pieces
variant-allow-flip-off = not allowed
variant-allow-flip-on = allowed
variant-barbara-graved-counts = Buildings with graves
variant-barbara-graved-counts-on = count for Santa Barbara
variant-barbara-graved-counts-off = do not count for Santa Barbara
variant-inn-limit = Inns per player
variant-inn-limit-none = no limit
variant-inn-limit-16 = 16
variant-giorgio-fish-in-cathedral = Fish of San Giorgio
variant-giorgio-fish-in-cathedral-on = lie in the cathedral
variant-giorgio-fish-in-cathedral-off = need storage
variant-limited-stock = Shared stock
variant-limited-stock-on = limited
variant-limited-stock-off = unlimited
variant-tiebreak-empty-only = Tie-break
variant-tiebreak-empty-only-off = all clean hexes of the zone
variant-tiebreak-empty-only-on = only empty clean hexes
variant-max-trade-offers = Offers per player and round
variant-max-trade-ask = Goods asked in one offer
variant-max-rounds = Rounds at most
variant-open-spectators = Spectators
variant-open-spectators-off = see what is public
variant-open-spectators-on = also see secrets that are past

source-saint = patron saint
source-survivor = last survivor
source-draw = draw

# names
good-wood = wood
good-stone = stone
good-grain = grain
good-olives = olives
good-sheep = sheep
good-fish = fish
good-wine = wine
good-gold = gold
good-pearls = pearls
good-dye = dye
building-cart-shop = cart shop
building-storage = storage
building-fountain = fountain
building-explorer = explorer
building-granary = granary
building-market = market
building-brewery = brewery
building-harbour = harbour
building-university = university
building-hospital = hospital
building-stable = stable
building-cathedral = cathedral
building-forced-labour = forced labour
building-dump = dump
building-faculty-theology = faculty of theology
building-faculty-biology = faculty of biology
building-faculty-alchemy = faculty of alchemy
building-faculty-philosophy = faculty of philosophy
building-house = house
saint-nicolo = San Nicolo
saint-barbara = Santa Barbara
saint-christofori = San Christofori
saint-giorgio = San Giorgio
saint-maria = Santa Maria
site-woodcutter = woodcutter
site-farm = farm
site-mine = mine
site-fishery = fishery
site-inn = inn
site-city = city
terrain-forest = forest
terrain-grassland = grassland
terrain-mountain = mountain
terrain-sea = sea
city-1 = first city
city-2 = second city
city-3 = third city
city-4 = fourth city
phase-start = First cities
phase-rise = All rise
phase-plan = City building
phase-order = Turn order
phase-land = Countryside
phase-store = Storing goods
phase-harvest = Harvest
phase-explore = Exploration
phase-famine = Famine
phase-pollute = Pollution
phase-victory = Victory
stock-cart-shop = cart shops
stock-fountain = fountains
stock-storage-piece = storage pieces
stock-fishery = fisheries
label-round = Round
label-famine = Famine
label-stock = Stock
label-order = Order
label-goods = Goods
label-workers = Workers
label-houses = Houses
label-saint = Saint
label-progress = Progress
label-offers = Offers
label-refused = Refused offer
label-tokens = Tokens nobody turned up
label-none = none
label-out = out
label-committed = ready
label-legend = F forest, G grassland (small: felled), M mountain, S sea; # polluted, ? token, * worker, ^^ fishery, i inn, + grave; r = row + figure above

# what things do
about-building-cart-shop = While manned, it allows one build on the countryside each round and counts for the turn order.
about-building-storage = While manned, it keeps one good on each of its squares.
about-building-fountain = Eases the famine by one when built, and spares one pollution token each round.
about-building-explorer = While manned, you may turn up one explorer token in your zone each round.
about-building-granary = Famine brings you three graves fewer.
about-building-market = While manned, swap two goods for one with the bank and make offers to other players.
about-building-brewery = Allows you to build inns.
about-building-harbour = While manned, your zone includes the waters beside your cities and inns, with their coasts.
about-building-university = While manned, every faculty that shares an edge with it works without a worker.
about-building-hospital = While manned, it removes up to five graves each round.
about-building-stable = While manned, your zone reaches three hexes instead of two.
about-building-cathedral = Chooses your patron saint: a power and your way to win.
about-building-forced-labour = While manned, every site loses three tokens and brings two goods.
about-building-dump = Spares one pollution token, while manned four, and then keeps others from polluting your zone.
about-building-faculty-theology = While it works, you may raze your cathedral once a round and choose anew.
about-building-faculty-biology = While it works, one farm a round needs no seed.
about-building-faculty-alchemy = While it works, it cleans a hex and its neighbours once a round.
about-building-faculty-philosophy = While it works, prices need not be paid with different goods.
about-building-house = Brings one worker.
about-saint-nicolo = A paid house brings a lower one for free; wins with all 20 workers.
about-saint-barbara = Rearrange your cities; wins with one of every building.
about-saint-christofori = Unlimited storage; wins with three of each food and luxury.
about-saint-giorgio = A fish for every new cathedral; wins when your zone covers all of another player's zone.
about-saint-maria = All four powers; wins with any two of the four conditions.
about-site-woodcutter = Costs 1 wood; fells a forest and its forest neighbours, one wood each round.
about-site-farm = Costs 1 seed; sows grassland and its neighbours, one harvest each round, and pollutes them.
about-site-mine = Costs 1 wood; digs stone or gold from a mountain and its neighbours, and pollutes them.
about-site-fishery = Costs 1 wood; fishes the sea around two coast hexes, and pollutes it.
about-site-inn = Costs 1 food and needs a brewery; your zone spreads from it too.
about-site-city = Costs 1 food, 1 wood, 1 stone and 2 different luxuries; a new grid of 6 by 6 squares.
about-good-wood = Building material from woodcutters.
about-good-stone = Building material from mines.
about-good-grain = Food from farms.
about-good-olives = Food from farms.
about-good-sheep = Food from farms.
about-good-fish = Food from fisheries.
about-good-wine = Luxury from farms.
about-good-gold = Luxury from mines.
about-good-pearls = Luxury from fisheries.
about-good-dye = Luxury from fisheries.

# questions
ask-start = Where will your first city stand?
ask-plan = Round { $round }: build and man your city ({ $workers ->
        [one] { $workers } free worker
       *[other] { $workers } free workers
    }).
ask-hand = Put down what you hold ({ $held }).
ask-size = How large is the storage? { $pieces ->
        [one] { $pieces } piece is there.
       *[other] { $pieces } pieces are there.
    }
ask-place = Where does the { $building } go?
ask-saint = Who is your patron saint?
ask-place-house = Where does house { $house } go?
ask-free-house = San Nicolo adds a house below { $house }: which one?
ask-pay = Pay: { $food } food and { $luxury } luxury to go.
ask-grave-to = Where does the grave go?
ask-give = Which good do you give ({ $which } of 2)?
ask-get = What do you take for { $first } and { $second }?
ask-offer = What do you offer { $seat }? So far { $given }.
ask-ask = What do you ask of { $seat }? You offer { $given } for { $asked }.
ask-answer = { $seat } offers { $given } for { $asked }. Do you accept?
ask-land = Build on the countryside ({ $carts ->
        [one] { $carts } cart shop
       *[other] { $carts } cart shops
    } left).
ask-site = Where does the { $site } go?
ask-range = What do the mines of this range bring, for the whole game?
ask-inn = Where does the inn go?
ask-city = Where is the centre of the new city?
ask-clean = Around which hex do the alchemists clean?
ask-discard = There is no room: { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } must go.
ask-take = Which { $good } does your { $site } take in?
ask-flip = Does your explorer turn up a token?
ask-grave = Place a grave ({ $graves } to go).
ask-pollute = Place pollution ({ $tokens } to go).

# options
opt-commit = End city building
opt-build = Build: { $building } (wood { $wood }, stone { $stone }, luxury { $luxury })
opt-house = Build house { $house } (food { $food }, luxury { $luxury })
opt-size = { $width } by { $height }: room for { $squares } goods
opt-place = { $building }: { $city }, column { $column }, row { $row }{ $turn ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
        [3] , turned three times
        [4] , flipped
        [5] , flipped and turned once
        [6] , flipped and turned twice
       *[other] , flipped and turned three times
    }
opt-saint = { $saint }
opt-free-house = House { $house } for free
opt-no-free-house = No free house
opt-pay = Pay { $good } (of { $amount })
opt-man = Man: { $building }, { $city }, column { $column }, row { $row }
opt-heal = Remove the grave in the { $city }, column { $column }, row { $row }
opt-bank = Trade with the bank: two goods for one
opt-give = Give { $good } (of { $amount })
opt-get = Take { $good }
opt-raze = Raze your cathedral
opt-lift = Lift: { $building }, { $city }, column { $column }, row { $row }
opt-drop = Put down: { $building }
opt-abort = Put everything back
opt-move-grave = Move the grave in the { $city }, column { $column }, row { $row }
opt-grave-to = To the { $city }, column { $column }, row { $row }
opt-partner = Make { $seat } an offer
opt-offer = Offer { $good }
opt-offer-done = That is all you offer { $seat }
opt-ask = Ask for { $good }
opt-send = Send the offer to { $seat }
opt-cancel = Drop the offer to { $seat }
opt-accept = Accept the offer of { $seat }: you get { $given } and give { $asked }
opt-reject = Reject the offer of { $seat }
opt-withdraw = Take your offer to { $seat } back
opt-resign = Give up: you are eliminated and your plan of this round is undone
opt-pass = Pass
opt-woodcutter = Woodcutter (1 wood)
opt-farm-seed = Farm with a seed of { $good }
opt-farm-biology = Farm of { $good } by the biologists, without seed
opt-mine = Mine (1 wood)
opt-fishery = Fishery for { $good } (1 wood)
opt-inn = Inn, paid with { $good }
opt-city = City (1 food, 1 wood, 1 stone, 2 different luxuries)
opt-alchemy = Let the alchemists clean
opt-hex = Hex { $q }, { $r }
opt-site = Hex { $q }, { $r }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
opt-pair = Hexes { $q }, { $r } and { $other }, { $other_row }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
opt-range = { $good }, in all { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
opt-clean = Hex { $q }, { $r }: cleans { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
opt-discard = Lose { $good } (of { $amount })
opt-take = { $good } from hex { $q }, { $r }
opt-flip = The token on hex { $q }, { $r }
opt-skip = Turn up none
opt-grave = A grave in the { $city }, column { $column }, row { $row }
opt-pollute = Hex { $q }, { $r }

# what happened
paid = { $seat } pays { $good }.
built = { $seat } builds: { $building }, { $city }.
built-house = { $seat } builds house { $house }, { $city }.
chose-saint = { $seat } chooses { $saint }.
manned = { $seat } mans: { $building }.
healed = { $seat } removes a grave, { $city }.
banked = { $seat } gives { $first } and { $second } to the bank for { $good }.
razed = { $seat } razes the cathedral.
lifted = { $seat } lifts: { $building }.
dropped = { $seat } puts down: { $building }, { $city }.
put-back = { $seat } puts everything back.
moved-grave = { $seat } moves a grave to the { $city }.
was-offered = { $seat } makes you an offer.
sent-offer = Your offer to { $seat } is sent.
refused = { $seat } refuses the offer.
withdrew = { $seat } takes the offer back.
offer-lapsed = The offer lapses, for { $seat } has resigned.
traded = { $seat } and { $partner } trade:
trade-part = { $seat } gives { $amount } × { $good }.
committed = { $seat } has finished building.
placed-city = { $seat } founds the first city.
round = Round { $round } begins; famine stands at { $famine }.
reveal = The plans are revealed.
famine-eased = { $fountains ->
        [one] { $fountains } new fountain eases
       *[other] { $fountains } new fountains ease
    } the famine to { $famine }.
turn-order = { $seat } is number { $place } in turn order (count { $carts }).
founded = { $seat } builds a { $site } for { $good }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
named-range = { $seat } decides: this range brings { $good }.
founded-inn = { $seat } builds an inn for { $good }.
founded-city = { $seat } founds city number { $cities }.
cleaned = The alchemists of { $seat } clean { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }.
lost-goods = { $seat } loses { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } for want of storage.
discarded = { $seat } loses { $good }.
cathedral-fish = San Giorgio gives { $seat } { $amount } fish.
harvested = { $seat } harvests { $amount } × { $good }; { $left ->
        [one] { $left } token
       *[other] { $left } tokens
    } left.
exhausted = A { $site } of { $seat } is exhausted.
explored = The explorer of { $seat } finds { $good }.
buried = { $seat } places a grave, { $city }.
polluted = { $seat } pollutes a hex.
eliminated = { $seat } has no room for the dead and is out.
resigned = { $seat } resigns and is out.
won-by-saint = { $seat } fulfils the wish of the patron saint and wins.
won-as-last = { $seat } is the last survivor and wins.
drew-all-gone = Nobody is left; { $seat } shares the draw.
drew-too-long = The match has lasted too long; { $seat } shares the draw.
