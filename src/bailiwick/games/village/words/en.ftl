# My Village, en

# questions

ask-board = Choose your village board.
ask-first-die = Take the first of your two dice.
ask-second-die = Take the second die.
ask-act = Banner value { $value }: one blue banner, or white ones?
ask-more = Banner value { $value }: another white banner?
ask-pay = How do you pay 1 × { $good }?
ask-fare = How do you pay for the journey?
ask-headman = Where does your headman go?
ask-steward-extra = Trade church: turn up one more customer first?
ask-steward-free = Trade church: take one customer for nothing?
ask-steward-pick = Which customer do you take? ({ $taken } of at most { $most } so far)
ask-swap = Travel church: put “{ $card }” back and keep the next card?
ask-monk = Use the monk's action ({ $action })?
ask-school = What happens in your school?
ask-profession = Which work does the student take up?
ask-mark = Which space of the council chamber do you mark?
ask-tile = Where do you put your 2/12 tile?
ask-death = The reaper has come: who dies?
ask-labourer = Your last villager is dead. Where does the day labourer work?
ask-disinfect = Plague! Use the disinfection church, or lose { $lost ->
    [one] 1 story point
   *[other] { $lost } story points
  }?

# options

end = End your turn
take-board = Take { $board }
pick-die = Take the { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
adjust-with-coins = Turn the { $before } to { $face } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }: value { $value }
adjust-with-marker = Turn the { $before } to { $face } for a meeting-place marker: value { $value }
move-plow = Move a plow from the smithy to { $field }
move-marker-as-plow = Put a guild marker on { $field } as a plow
blue-question = “?”: move your headman{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
blue-hand = Take the starting-player hand: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }
blue-steward = Steward's office: take customers
buy-workshop = { $card } ({ $time } time; { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }): 1 × { $good }
buy-field = { $card } ({ $time } time; { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }): { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
buy-meeting = { $card } ({ $time } time; { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }): { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }, a marker, the 2/12 tile
buy-church = { $card } ({ $time } time; { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
  }{ $goods ->
    [0] {""}
    [one] , 1 good
   *[other] , { $goods } goods
  })
buy-council = { $card } ({ $time } time; { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }): { $coins ->
    [0] { $effect }
    [one] 1 coin
   *[other] { $coins } coins
  }
buy-monk = { $card } ({ $time } time, { $units } × { $good } or coin): { $action }
buy-travel = { $card } ({ $time } time, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
  } or { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }{ $toll ->
    [0] {""}
    [one] , + 1 coin
   *[other] , + { $toll } coins
  }{ $beer ->
    [0] {""}
   *[other] , + { $beer } beer
  })
use-school = School
play = Play banner: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }
produce = { $card }: 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
produce-nothing = { $card }: full, no { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
harvest = { $card }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
use-council = { $card }: { $coins ->
    [0] { $effect }
    [one] 1 coin
   *[other] { $coins } coins
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
meet = Meeting place, your last banner: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }{ $markers ->
    [0] {""}
   *[other] , a marker
  }, the tile may move{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
serve = Serve: { $card } ({ $first }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
  }{ $third ->
    [0] {""}
   *[other] {" "}+ { $third }
  } → { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  })
pay-stock = 1 × { $good } from its building
pay-guild = A guild marker instead of 1 × { $good }
pay-coin = 1 coin instead of 1 × { $good }
pay-field = The plow on { $field }
fare-wagon = { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
  } or a guild marker
fare-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
head-house = To the main house: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  } become safe
head-stories = On for stories: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }
head-stay = Stay where he is
steward-extra-yes = Turn up one more customer
steward-extra-no = Leave the display as it is
take-free = Take for nothing: { $card }
take-none-free = No free customer
take-customer = Take: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 coin)
   *[other] {" "}({ $coins } coins)
  }
steward-stop = Take no more customers
swap-yes = Put “{ $card }” ({ $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }) back, keep the next card
swap-no = Keep “{ $card }” ({ $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  })
use-monk = Use it: { $action }
skip-monk = Leave it: { $action }
school-new = A new student on the left
school-right = The student moves to the right
school-place = The left student goes to work{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }
school-place-right = The right student goes to work{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }
school-skip = Nothing
place-villager = As { $profession }
mark-area = Mark: { $area }
mark-profession = Mark: { $profession }
move-tile = Beside: { $card }
keep-tile = Leave it where it is
die-famous = { $profession }: remembered in the chronicle ({ $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  })
die-unknown = { $profession }: an anonymous grave
disinfect-yes = Use the church: lose nothing
disinfect-no = Do not use it: lose { $lost ->
    [one] 1 story point
   *[other] { $lost } story points
  }

# what happened

took-board = { $seat } takes { $board }.
round-began = Round { $round }: { $seat } starts; { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  } on the hand.
picked-die = { $seat } takes the { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
adjusted-with-coins = { $seat } turns a { $before } into a { $face } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
adjusted-with-marker = { $seat } turns a { $before } into a { $face } with a meeting-place marker.
plowed = { $seat } moves a plow to { $field }.
plowed-with-marker = { $seat } puts a guild marker on { $field } as a plow.
used-question = { $seat } uses the “?” banner{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
headman-to-coin = The headman of { $seat } fetches { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
headman-to-house = The headman of { $seat } comes home with { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }.
headman-to-stories = The headman of { $seat } hears { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }.
headman-stayed = The headman of { $seat } stays where he is.
took-hand = { $seat } takes the hand with { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  } and will start.
visited-steward = { $seat } visits the steward.
customer-came = New on display: { $card }.
took-customer = { $seat } takes: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 coin)
   *[other] {" "}({ $coins } coins)
  }.
took-free = { $seat } takes for nothing: { $card }.
built = { $seat } adds { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
built-workshop = { $seat } builds { $card } with 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
built-field = { $seat } lays out a field{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
chose-card = { $seat } chooses { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
paid-coins = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
paid-stock = { $seat } pays 1 × { $good }.
paid-guild = { $seat } pays a guild marker for 1 × { $good }.
paid-field = { $seat } pays the plow of { $field }.
produced = { $seat } makes 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
produced-nothing = { $seat } has no room at: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
harvested = { $seat } harvests { $card }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
played = { $seat } plays: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }.
used-council = { $seat } uses: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }.
council-coins = { $seat } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
council-marker = { $seat } receives a guild marker.
marked-area = { $seat } marks an area: { $area }.
marked-profession = { $seat } marks a profession: { $profession }.
met = { $seat } calls a meeting: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }{ $markers ->
    [0] {""}
   *[other] , a marker
  }.
moved-tile = { $seat } puts the 2/12 tile beside: { $card }.
kept-tile = { $seat } leaves the 2/12 tile where it is.
served = { $seat } serves: { $card }, { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }.
student-new = A new student comes to the school of { $seat }.
student-right = The student of { $seat } moves to the right.
left-school = A student of { $seat } leaves the school{ $time ->
    [0] {""}
   *[other] {" "}({ $time } time)
  }{ $stories ->
    [0] {""}
    [one] : 1 story point
   *[other] : { $stories } story points
  }.
student-placed = The student of { $seat } goes to work: { $profession }.
school-skipped = Nothing changes in the school of { $seat }.
used-monk = The monk of { $seat } acts: { $action }.
skipped-monk = { $seat } leaves the action of the monk: { $action }.
joined = { $card } joins the church of { $seat }: { $windows ->
    [one] 1 church window
   *[other] { $windows } church windows
  }.
revealed-travel = { $seat } reaches “{ $card }” ({ $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }).
sent-back = { $seat } puts “{ $card }” back.
travelled = { $seat } keeps “{ $card }”: { $pp ->
    [one] 1 prestige point
   *[other] { $pp } prestige points
  }.
ended-turn = { $seat } is done.
died-famous = A villager of { $seat } dies ({ $profession }) and is remembered: { $stories ->
    [one] 1 story point
   *[other] { $stories } story points
  }.
died-unknown = A villager of { $seat } dies ({ $profession }) and is forgotten.
hired-labourer = { $seat } has nobody left and hires a day labourer.
labourer-placed = The day labourer of { $seat } works as: { $profession }.
rat-ran = The rat runs { $steps ->
    [one] 1 field
   *[other] { $steps } fields
  } and is { $rat } from the plague.
plague = The rats bring the plague.
lost-stories = { $seat } loses { $lost ->
    [one] 1 story point
   *[other] { $lost } story points
  }.
disinfected = The church of { $seat } keeps the plague out.
match-over = The match ends after round { $round }; { $buried } graves are filled.

# the game

rules-title = My Village
variant-board-assignment = Village boards
variant-board-assignment-random = dealt
variant-board-assignment-chosen = chosen in turn
variant-start-player = Starting player
variant-start-player-random = drawn
variant-start-player-host = the host
variant-max-rounds = Longest match
variant-max-rounds-normal = 60 or 80 rounds
variant-max-rounds-half = half of that
variant-max-rounds-double = twice that
source-house = main house
source-religion = religion
source-council = council
source-bonus = council bonus
source-crafts = crafts
source-travel = travel
source-market = market
source-harvest = harvest
source-labourers = day labourers

# people, goods, areas

profession-abbot = abbot
profession-councilman = councilman
profession-traveller = traveller
profession-craftsman = craftsman
profession-merchant = merchant
about-profession-abbot = Needed for churches and monks.
about-profession-councilman = Needed for the council chamber and the meeting place.
about-profession-traveller = Needed to travel.
about-profession-craftsman = Needed to build craft buildings and to work in them.
about-profession-merchant = Needed to serve customers, not to take them.
good-horse = horse
good-beer = beer
good-plow = plow
good-scroll = scroll
good-wagon = wagon
area-travel = travel
area-craft = crafts
area-customers = served customers
area-religion = religion
area-fields = fields
colour-white = white
colour-black = black
action-stories-2 = 2 story points
action-stories-3 = 3 story points
action-school-1 = use the school once
action-school-2 = use the school twice
action-headman = move the headman
action-steward = take up to 2 customers
effect-coins = coins
effect-marker = a guild marker
effect-mark = mark a space
effect-nothing = no effect any more
board-board-58 = the village 5/8
about-board-board-58 = Its play banner shows 5/8.
board-board-59 = the village 5/9
about-board-board-59 = Its play banner shows 5/9.
board-board-68 = the village 6/8
about-board-board-68 = Its play banner shows 6/8.
board-board-69 = the village 6/9
about-board-board-69 = Its play banner shows 6/9.

# places and pieces

card-field-1 = field 1
card-field-2 = field 2
card-field-3 = field 3
card-field-4 = field 4
card-field-5 = field 5
card-field-6 = field 6
card-field-7 = field 7
card-field-8 = field 8
card-school = School
about-card-school = A student comes, moves right or takes an empty profession.
card-play = Play banner
about-card-play = Gives a story point, free of charge.
card-question = “?” banner
about-card-question = Any value moves the headman one step.
card-hand = Starting-player hand
about-card-hand = Gives its story points and the start of the next round.
card-steward = Steward's office
about-card-steward = Take up to four customers for time and a coin; no merchant needed.
card-tile = 2/12 tile
about-card-tile = The banner beside it also works with 2 and 12.
card-headman = Headman
about-card-headman = Walks between house, coin and stories; home makes stories safe.
card-rat = Rat
about-card-rat = Runs at every death; at the end everybody loses half of the stories on the tree.
card-labourer = Day labourer
about-card-labourer = Replaces the last villager and costs points at the end.
card-meeting = Meeting place
about-card-meeting = Story point, marker that turns a die to any face, and the 2/12 tile.
card-field = Field
about-card-field = Gives a coin, and one more with a plow on it.
card-stable-58 = Stable 5/8
about-card-stable-58 = Brings horses.
card-stable-59 = Stable 5/9
about-card-stable-59 = Brings horses.
card-stable-68 = Stable 6/8
about-card-stable-68 = Brings horses.
card-stable-69 = Stable 6/9
about-card-stable-69 = Brings horses.
card-brewery-58 = Brewery 5/8
about-card-brewery-58 = Brews beer.
card-brewery-59 = Brewery 5/9
about-card-brewery-59 = Brews beer.
card-brewery-68 = Brewery 6/8
about-card-brewery-68 = Brews beer.
card-brewery-69 = Brewery 6/9
about-card-brewery-69 = Brews beer.
card-smithy-58 = Smithy 5/8
about-card-smithy-58 = Forges plows, for customers or fields.
card-smithy-59 = Smithy 5/9
about-card-smithy-59 = Forges plows, for customers or fields.
card-smithy-68 = Smithy 6/8
about-card-smithy-68 = Forges plows, for customers or fields.
card-smithy-69 = Smithy 6/9
about-card-smithy-69 = Forges plows, for customers or fields.
card-office-58 = Office 5/8
about-card-office-58 = Writes scrolls.
card-office-59 = Office 5/9
about-card-office-59 = Writes scrolls.
card-office-68 = Office 6/8
about-card-office-68 = Writes scrolls.
card-office-69 = Office 6/9
about-card-office-69 = Writes scrolls.
card-wainwright-58 = Wainwright 5/8
about-card-wainwright-58 = Makes wagons, for customers or journeys.
card-wainwright-59 = Wainwright 5/9
about-card-wainwright-59 = Makes wagons, for customers or journeys.
card-wainwright-68 = Wainwright 6/8
about-card-wainwright-68 = Makes wagons, for customers or journeys.
card-wainwright-69 = Wainwright 6/9
about-card-wainwright-69 = Makes wagons, for customers or journeys.
card-council-finance = Finance council
about-card-council-finance = Gives coins.
card-council-guild = Guild council
about-card-council-guild = Gives markers that stand for any good.
card-council-area = Area council
about-card-council-area = At the end, a point for each card in the marked areas.
card-council-population = Population council
about-card-council-population = At the end, points for each marked profession whose villager lives.
card-church-disinfection = Disinfection church
about-card-church-disinfection = Twice a match a plague costs you nothing, with an abbot.
card-church-convent = Convent church
about-card-church-convent = Counts as a church window.
card-church-trade = Trade church
about-card-church-trade = With an abbot, one more customer on display and one for nothing at the steward.
card-church-travel = Travel church
about-card-church-travel = With an abbot, once per letter, swap a travel card for the next one.
card-monk-quill = Quill monk
about-card-monk-quill = A church window, and an action once.
card-monk-quill-1 = Quill monk
about-card-monk-quill-1 = A church window, and an action once.
card-monk-quill-2 = Quill monk
about-card-monk-quill-2 = A church window, and an action once.
card-monk-quill-3 = Quill monk
about-card-monk-quill-3 = A church window, and an action once.
card-monk-chalice = Chalice monk
about-card-monk-chalice = A church window, and an action once.
card-monk-chalice-1 = Chalice monk
about-card-monk-chalice-1 = A church window, and an action once.
card-monk-chalice-2 = Chalice monk
about-card-monk-chalice-2 = A church window, and an action once.
card-monk-chalice-3 = Chalice monk
about-card-monk-chalice-3 = A church window, and an action once.
card-monk-chalice-4 = Chalice monk
about-card-monk-chalice-4 = A church window, and an action once.
card-monk-rosary = Rosary monk
about-card-monk-rosary = A church window, and an action once.
card-monk-rosary-1 = Rosary monk
about-card-monk-rosary-1 = A church window, and an action once.
card-monk-rosary-2 = Rosary monk
about-card-monk-rosary-2 = A church window, and an action once.
card-monk-rosary-3 = Rosary monk
about-card-monk-rosary-3 = A church window, and an action once.
card-monk-rosary-4 = Rosary monk
about-card-monk-rosary-4 = A church window, and an action once.
card-monk-rosary-5 = Rosary monk
about-card-monk-rosary-5 = A church window, and an action once.
card-travel-a = Journey A
about-card-travel-a = The next letter of your journey; needs a traveller.
card-travel-b = Journey B
about-card-travel-b = The next letter of your journey; needs a traveller.
card-travel-c = Journey C
about-card-travel-c = The next letter of your journey; needs a traveller.
card-travel-d = Journey D
about-card-travel-d = The next letter of your journey; needs a traveller.
card-travel-e = Journey E
about-card-travel-e = The next letter of your journey; needs a traveller.
card-travel-a1 = Village road
about-card-travel-a1 = The next journey has no surcharge.
card-travel-a2 = Mill pond
about-card-travel-a2 = The next journey has no surcharge.
card-travel-a3 = Toll gate
about-card-travel-a3 = The next journey costs coins more.
card-travel-a4 = Marsh track
about-card-travel-a4 = The next journey costs time more.
card-travel-b1 = Forest edge
about-card-travel-b1 = The next journey has no surcharge.
card-travel-b2 = Ferry landing
about-card-travel-b2 = The next journey costs coins more.
card-travel-b3 = Roadside inn
about-card-travel-b3 = The next journey costs a beer more.
card-travel-b4 = Washed-out road
about-card-travel-b4 = The next journey costs time more.
card-travel-c1 = Market town
about-card-travel-c1 = The next journey has no surcharge.
card-travel-c2 = Thirsty guards
about-card-travel-c2 = The next journey costs a beer more.
card-travel-c3 = Robbers' pass
about-card-travel-c3 = The next journey costs coins more.
card-travel-c4 = Thunderstorm ridge
about-card-travel-c4 = The next journey costs time more.
card-travel-d1 = River port
about-card-travel-d1 = The next journey has no surcharge.
card-travel-d2 = City gate
about-card-travel-d2 = The next journey costs coins more.
card-travel-d3 = Wine cellar tavern
about-card-travel-d3 = The next journey costs a beer more.
card-travel-d4 = Pilgrims' chapel
about-card-travel-d4 = Here the journey ends.
card-travel-e1 = Cathedral city
about-card-travel-e1 = The end of the longest journey.
card-travel-e2 = Royal court
about-card-travel-e2 = The end of the longest journey.
card-travel-e3 = The sea
about-card-travel-e3 = The end of the longest journey.
card-cust-01 = Courier
about-card-cust-01 = Wants: horse.
card-cust-02 = Coachman's boy
about-card-cust-02 = Wants: horse.
card-cust-03 = Tavern keeper
about-card-cust-03 = Wants: beer.
card-cust-04 = Night watchman
about-card-cust-04 = Wants: beer.
card-cust-05 = Alderman's bailiff
about-card-cust-05 = Wants: plow.
card-cust-06 = Smallholder
about-card-cust-06 = Wants: plow.
card-cust-07 = Notary
about-card-cust-07 = Wants: scroll.
card-cust-08 = Schoolmaster
about-card-cust-08 = Wants: scroll.
card-cust-09 = Pedlar
about-card-cust-09 = Wants: wagon.
card-cust-10 = Carter
about-card-cust-10 = Wants: wagon.
card-cust-11 = Cavalry captain
about-card-cust-11 = Wants: 2 horses.
card-cust-12 = Wedding host
about-card-cust-12 = Wants: 2 beers.
card-cust-13 = Manor reeve
about-card-cust-13 = Wants: 2 plows.
card-cust-14 = Town clerk
about-card-cust-14 = Wants: 2 scrolls.
card-cust-15 = Salt merchant
about-card-cust-15 = Wants: 2 wagons.
card-cust-16 = Innkeeper
about-card-cust-16 = Wants: horse, beer.
card-cust-17 = Ox-team farmer
about-card-cust-17 = Wants: horse, plow.
card-cust-18 = Royal messenger
about-card-cust-18 = Wants: horse, scroll.
card-cust-19 = Knight errant
about-card-cust-19 = Wants: horse, wagon.
card-cust-20 = Harvest foreman
about-card-cust-20 = Wants: beer, plow.
card-cust-21 = Cellarer
about-card-cust-21 = Wants: beer, scroll.
card-cust-22 = Beer carter
about-card-cust-22 = Wants: beer, wagon.
card-cust-23 = Land surveyor
about-card-cust-23 = Wants: plow, scroll.
card-cust-24 = Miller
about-card-cust-24 = Wants: plow, wagon.
card-cust-25 = Guild secretary
about-card-cust-25 = Wants: scroll, wagon.
card-cust-26 = Count's steward
about-card-cust-26 = Wants: horse, beer, scroll.
card-cust-27 = Travelling circus
about-card-cust-27 = Wants: horse, beer, wagon.
card-cust-28 = Country squire
about-card-cust-28 = Wants: horse, plow, scroll.
card-cust-29 = Settler family
about-card-cust-29 = Wants: horse, plow, wagon.
card-cust-30 = Bishop's envoy
about-card-cust-30 = Wants: horse, scroll, wagon.
card-cust-31 = Abbey estate
about-card-cust-31 = Wants: beer, plow, scroll.
card-cust-32 = Fair warden
about-card-cust-32 = Wants: beer, plow, wagon.
card-cust-33 = Trading house
about-card-cust-33 = Wants: beer, scroll, wagon.

# the terminal board

board-label-deaths = Deaths
board-label-rat = Rat
board-label-chronicle = Chronicle
board-label-graves = Graves
board-label-dice = Dice
board-label-value = Value
board-label-round = Round
board-label-hand = Hand
board-label-display = Customers
board-label-supply = Supply
board-label-monks = Monks
board-label-travel = Travel
board-label-coins = Coins
board-label-clock = Time
board-label-tree = Tree
board-label-house = House
board-label-school = School
board-label-goods = Goods
board-label-waiting = Waiting
board-label-served = Served
board-label-fields = Fields
board-label-total = Points
board-label-reaper = reaper!
board-label-headman = Headman
board-label-banners = Banners
board-label-last = last round
board-label-crafts = Crafts
place-house = house
place-coin = coin
place-stories = stories
