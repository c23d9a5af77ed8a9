rules-title = The rules of Provence (890 Anno Domini)

# Questions

ask-castle = Choose a castle for the middle of your kingdom.
ask-take = Take a tile; you have { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ask-clear-pick = Take a free land tile for the field at the { $cell }.
ask-place = Where does the { $tile } go?
ask-trio = { $trios ->
        [one] You have a new trio:
       *[other] You have { $trios } new trios:
    } recruit a character, or take coins.
ask-to-castle = Move a { $piece } to your castle? You may move { $left } more.
ask-restore = Which ruin do you rebuild?
ask-swap = Which tile changes places?
ask-swap-with = With which tile does the { $tile } change places?
ask-steal = Which { $piece } do you take?
ask-put = { $count ->
        [one] Which of your tiles gets the { $piece }?
       *[other] Which of your tiles gets the { $count } { $piece }s?
    }
ask-put-stolen = Which of your tiles gets { $victim }'s { $piece } from the { $tile }?
ask-token = Which land tile gets a Saracen token? { $left ->
        [one] This is the last one.
       *[other] You have { $left }.
    }
ask-ruin = The Saracens land ({ $attack } against { $defence }). Which of your tiles do they ruin?
ask-keep = Which card do you keep for its points?

# Why not

why-not-yours = This belongs to { $seat }.
why-coins = It costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $have }.
why-take-first = First take a tile; then it is placed.
why-place-first = First place the tile in your hand.
why-not-fallow = Only a fallow tile may be replaced.
why-new = You have placed this tile in this turn.
why-ruin = It is a ruin already.
why-taken = A tile lies here already.
why-castle = The castle is left alone.
why-empty = No tile lies here.
why-no-piece = No { $piece } stands here.
why-no-ruin = This is no ruined land tile.
why-own = Take a { $piece } from another player, not from yourself.
why-safe = Castles are safe in this match.
why-trio = A character comes when three of its crop lie in a line.
why-other-trio = Your new trio is not one of { $crop }.

# Options

opt-castle = Take the { $tile }
opt-land = Take the { $tile } { $cost ->
        [0] for free
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }{ $coins ->
        [0] {""}
        [one] , with { $coins } coin beside it
       *[other] , with { $coins } coins beside it
    }{ $tokens ->
        [0] {""}
        [one] , and { $tokens } Saracen token
       *[other] , and { $tokens } Saracen tokens
    }
opt-free = Take the { $tile } { $cost ->
        [0] for free
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }{ $coins ->
        [0] {""}
        [one] , with { $coins } coin beside it
       *[other] , with { $coins } coins beside it
    }{ $tokens ->
        [0] {""}
        [one] , and { $tokens } Saracen token
       *[other] , and { $tokens } Saracen tokens
    }
opt-special = Take the { $tile } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
opt-inventor = Take the { $tile } for free and discard the Inventor
opt-clear = First replace the { $tile } at the { $cell } with a free land tile
opt-place = At the { $cell }{ $trios ->
        [0] {""}
        [one] : { $trios } trio
       *[other] : { $trios } trios
    } (attack { $attack }, defence { $defence })
opt-recruit = Recruit the { $character } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
opt-decline = Take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } instead of a character ({ $crop })
opt-from = Move the { $piece } from the { $cell } to your castle
opt-stop = Stop here
opt-restore = Rebuild the { $tile } at the { $cell }
opt-swap = The { $tile } at the { $cell }
opt-swap-with = The { $tile } at the { $cell }
opt-steal = Take { $victim }'s { $piece } from the { $tile } at the { $cell }
opt-put = The { $tile } at the { $cell }
opt-token = The { $tile }
opt-ruin = Ruin the { $tile } at the { $cell } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }{ $towers ->
        [0] {""}
        [one] , { $towers } tower
       *[other] , { $towers } towers
    }{ $nobles ->
        [0] {""}
        [one] , { $nobles } noble
       *[other] , { $nobles } nobles
    })
opt-keep = Keep the { $character } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })

# What happened

took-castle = { $seat } takes the { $tile }.
round = Round { $round } begins.
fleet-token = The fleet draws near: a Saracen token lands beside the { $tile }.
treasurer = The Treasurer brings { $seat } 1 coin.
took-land = { $seat } takes the { $tile } { $cost ->
        [0] for free
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }{ $coins ->
        [0] {""}
        [one] {" "}and gains { $coins } coin
       *[other] {" "}and gains { $coins } coins
    }.
revealed = New in the column: { $tile }.
took-special = { $seat } buys the { $tile } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
took-as-inventor = { $seat } discards the Inventor and takes the { $tile } for free.
cleared = { $seat } removes the { $tile } at the { $cell }.
took-free = { $seat } puts the { $tile } in its place{ $coins ->
        [0] {""}
        [one] {" "}and gains { $coins } coin
       *[other] {" "}and gains { $coins } coins
    }.
placed = { $seat } places the { $tile } at the { $cell }.
raised-towers = { $towers ->
        [0] There is no tower left for { $seat }; the defence stays at { $defence }.
        [one] { $seat } raises a tower; the defence stands at { $defence }.
       *[other] { $seat } raises { $towers } towers; the defence stands at { $defence }.
    }
attack-rose = { $saracens ->
        [one] A Saracen draws near
       *[other] { $saracens } Saracens draw near
    }: attack { $attack }, defence { $defence }.
received-nobles = { $nobles ->
        [0] There is no noble left for { $seat }.
        [one] { $seat } receives { $nobles } noble.
       *[other] { $seat } receives { $nobles } nobles.
    }
received-coins = { $seat } receives { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
paid-tax = { $payer } pays { $seat } 1 coin of church tax ({ $crop }).
declined = { $seat } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for a trio ({ $crop }).
recruited = { $seat } recruits the { $character } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }).
moved-to-castle = { $seat } moves a { $piece } from the { $cell } to the castle.
restored = { $seat } rebuilds the { $tile } at the { $cell }.
swapped = { $seat } swaps the { $tile } and the { $other }.
stole = { $seat } takes a { $piece } from { $victim } and puts it on the { $tile } at the { $cell }.
put-pieces = { $seat } puts { $count ->
        [0] no { $piece }
        [one] { $count } { $piece }
       *[other] { $count } { $piece }s
    } on the { $tile } at the { $cell }.
put-token = { $seat } puts a Saracen token beside the { $tile }.
was-robbed = { $payer } loses 1 coin to { $seat }.
invasion = Invasion! Attack { $attack } against defence { $defence }: whoever has the fewest towers loses a tile.
nothing-to-ruin = { $seat } has nothing left to ruin.
ruined = { $seat } loses the { $tile } at the { $cell }: a ruin remains.
drew = The Apprentice of { $seat } draws the { $character }.
kept = { $seat } keeps the { $character } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }).
won = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Score

source-tiles = tiles
source-bonuses = bonuses
source-characters = characters
source-nobles = nobles
source-towers = towers
source-coins = coins
source-scenario = scenario

# Crops, fields, pieces

crop-w = wheat
crop-o = olives
crop-l = lavender
crop-p = poppies
letter-w = W
letter-o = O
letter-l = L
letter-p = P
cell-0 = top left
cell-1 = top
cell-2 = top right
cell-3 = left
cell-4 = centre
cell-5 = right
cell-6 = bottom left
cell-7 = bottom
cell-8 = bottom right
piece-tower = tower
piece-noble = noble
type-tavern = tavern
type-church = church
type-special = special
type-castle = castle
type-fallow = fallow
type-ruin = ruin
element-w = wheat
element-o = olives
element-l = lavender
element-p = poppies
element-tower = tower
element-noble = noble
element-tavern = tavern
element-church = church
element-special = special
element-character = character

# Land tiles

tile-ruin = ruin
tile-w1 = wheat church
tile-w2 = wheat bastion
tile-w3 = wheat estate
tile-w4 = wheat shore tavern
tile-w5 = wheat church
tile-w6 = wheat watchtower
tile-w7 = noble wheat tavern
tile-w8 = wheat shore
tile-o1 = olive church
tile-o2 = olive stronghold
tile-o3 = olive manor
tile-o4 = olive tavern
tile-o5 = noble olive tavern
tile-o6 = olive shore
tile-o7 = olive church
tile-o8 = olive watchtower
tile-l1 = lavender church
tile-l2 = lavender watchtower
tile-l3 = lavender palace
tile-l4 = lavender shore tavern
tile-l5 = lavender church
tile-l6 = lavender manor
tile-l7 = lavender tavern
tile-l8 = lavender gatehouse
tile-p1 = poppy church
tile-p2 = poppy bastion
tile-p3 = poppy manor
tile-p4 = poppy shore tavern
tile-p5 = poppy tavern
tile-p6 = poppy watchtower
tile-p7 = poppy church
tile-p8 = poppy manor
tile-wo1 = wheat and olive tavern
tile-wo2 = wheat and olive watchtower
tile-wl1 = wheat and lavender manor
tile-wl2 = wheat and lavender market
tile-wp1 = wheat and poppy shore
tile-wp2 = wheat and poppy manor
tile-ol1 = olive and lavender land
tile-ol2 = olive and lavender market
tile-op1 = olive and poppy manor
tile-op2 = olive and poppy manor
tile-lp1 = lavender and poppy tavern
tile-lp2 = lavender and poppy market
tile-f1 = fallow land
tile-f2 = fallow land
tile-f3 = fallow land
tile-f4 = fallow land

# Special buildings and castles

tile-cathedral = cathedral
tile-triumphal-arch = triumphal arch
tile-amphitheatre = amphitheatre
tile-pig-farm = pig farm
tile-forge = forge
tile-fortress = fortress
tile-hamlet = hamlet
tile-forest = forest
tile-pasture = pasture
tile-flower-meadow = flower meadow
tile-castle-wo = castle of wheat and olives
tile-castle-wl = castle of wheat and lavender
tile-castle-wp = castle of wheat and poppies
tile-castle-ol = castle of olives and lavender
tile-castle-op = castle of olives and poppies
tile-castle-lp = castle of lavender and poppies

about-tile-cathedral = 2 points, and 2 more for each church in your kingdom.
about-tile-triumphal-arch = 1 point, and 2 more for each special building in your kingdom, this one included.
about-tile-amphitheatre = 1 point, and 1 more for each of your character cards.
about-tile-pig-farm = 1 point, and 2 more for each tavern in your kingdom.
about-tile-forge = 1 point, and 2 more for every two towers in your kingdom.
about-tile-fortress = 3 points; brings 2 towers.
about-tile-hamlet = Brings 1 noble; 1 point for each noble in your kingdom.
about-tile-forest = Shows olives; 1 point for each of your tiles with olives, this one and the castle included.
about-tile-pasture = Shows wheat; 1 point for each of your tiles with wheat, this one and the castle included.
about-tile-flower-meadow = Shows lavender and poppies; 1 point; brings 1 noble.

# Characters

character-apprentice = Apprentice
character-military-architect = Military Architect
character-treasurer = Treasurer
character-caravan-guide = Caravan Guide
character-master-builder = Master Builder
character-cartographer = Cartographer
character-courtesan = Courtesan
character-duchess = Duchess
character-blacksmith = Blacksmith
character-inventor = Inventor
character-thief = Thief
character-minstrel = Minstrel
character-merchant = Merchant
character-mystic = Mystic
character-seamstress = Seamstress
character-strategist = Strategist
character-traitor = Traitor
character-trumpeter = Trumpeter

about-character-apprentice = At the end, draw 2 character cards and keep 1 for its points alone.
about-character-military-architect = Now: move up to 3 of your towers to your castle.
about-character-treasurer = 1 coin at the start of every round from the next one on.
about-character-caravan-guide = At the end, 2 points for each tavern in your kingdom.
about-character-master-builder = Now: turn a ruined land tile face up again and receive its towers and nobles; no new trios.
about-character-cartographer = Now: swap two of your outer tiles with all that stands on them; no new trios.
about-character-courtesan = Now: take a noble from another player and put it on one of your tiles.
about-character-duchess = You win every tie, for bonuses and for victory.
about-character-blacksmith = Now: put a tower from the supply on one of your tiles.
about-character-inventor = Once, at the start of your turn: discard this card to take a special building for free.
about-character-thief = Now: every other player pays you 1 coin.
about-character-minstrel = Now: move up to 3 of your nobles to your castle.
about-character-merchant = Now: receive 2 coins.
about-character-mystic = Now: put 2 Saracen tokens beside land tiles; whoever takes such a tile raises the attack.
about-character-seamstress = Now: receive 1 coin for each noble in your kingdom.
about-character-strategist = Now: put 2 towers from the supply on one of your tiles.
about-character-traitor = Now: take a tower from another player and put it on one of your tiles.
about-character-trumpeter = Now: put a noble from the supply on one of your tiles.

short-character-apprentice = end: draw 2, keep 1
short-character-military-architect = up to 3 ♜ to castle
short-character-treasurer = 1 ● a round
short-character-caravan-guide = end: 2 a tavern
short-character-master-builder = rebuild a ruin
short-character-cartographer = swap 2 tiles
short-character-courtesan = steal 1 ♛
short-character-duchess = wins ties
short-character-blacksmith = +1 ♜
short-character-inventor = a free building
short-character-thief = 1 ● from everyone
short-character-minstrel = up to 3 ♛ to castle
short-character-merchant = +2 ●
short-character-mystic = place 2 ⚔
short-character-seamstress = 1 ● for each ♛
short-character-strategist = +2 ♜
short-character-traitor = steal 1 ♜
short-character-trumpeter = +1 ♛

# Scenarios

scenario-first-steps = First Steps
scenario-burning-coast = The Burning Coast
scenario-royal-court = The Young King's Court
scenario-great-fair = The Great Fair
scenario-fleet-at-anchor = The Fleet at Anchor
scenario-harvest-home = Harvest Home

about-scenario-first-steps = No special rule.
about-scenario-burning-coast = At the end every ruin costs 1 point.
about-scenario-royal-court = Everyone starts with a noble on the castle.
about-scenario-great-fair = Declining a character brings 3 coins instead of 2.
about-scenario-fleet-at-anchor = A Saracen token joins the free land tile in rounds 3 and 6.
about-scenario-harvest-home = At the end: all four crops 3 points, no ruin 2 points.

# Symbols

about-symbol-tower = Tower: put 1 tower on this tile; the common defence rises by 1.
about-symbol-saracen = Saracen: the attack rises by 1.
about-symbol-noble = Noble: put 1 noble on this tile.
about-symbol-coin = Coin: receive 1 coin.
about-symbol-tavern = Tavern: does nothing by itself; the Pig Farm and the Caravan Guide count it.
about-symbol-church = Church: each other player who shows its crop pays you 1 coin; the Cathedral counts it.
about-symbol-special = Special building: always costs 4 coins, one beside each land tile.
about-symbol-fallow = Fallow: on a later turn, replace this tile with any land tile for free, before your normal take.
about-symbol-token = Saracen token: whoever takes the tile beside it raises the attack by 1.
about-symbol-ruin = Ruin: shows no crop and brings no points; a ruined land tile carries a tower.

# Variants

variant-scenario = Scenario
variant-scenario-first-steps = { scenario-first-steps }
variant-scenario-burning-coast = { scenario-burning-coast }
variant-scenario-royal-court = { scenario-royal-court }
variant-scenario-great-fair = { scenario-great-fair }
variant-scenario-fleet-at-anchor = { scenario-fleet-at-anchor }
variant-scenario-harvest-home = { scenario-harvest-home }
variant-scenario-random = drawn at random
variant-start-player = Start player
variant-start-player-random = drawn at random
variant-start-player-host = the host
variant-castles = Castles
variant-castles-draft = chosen in turn
variant-castles-deal = dealt at random
variant-bonus-needs-one = A majority needs at least one
variant-bonus-needs-one-off = no
variant-bonus-needs-one-on = yes
variant-castle-safe-from-theft = Pieces on castles are safe from theft
variant-castle-safe-from-theft-off = no
variant-castle-safe-from-theft-on = yes

# Labels of the board

label-round = round
label-invasion = invasion
label-attack = attack
label-defence = defence
label-margin = margin
label-danger = the attack is ahead
label-hit = fewest towers
label-buildings = special buildings
label-land = land tiles
label-banners = characters at the banners
label-castles = castles
label-hand = in hand
label-drawn = drawn
label-supply = supply
label-deck = land deck
label-pile = cards left
label-tower = tower
label-noble = noble
label-coin = coin
label-saracen = Saracen
label-points = points
