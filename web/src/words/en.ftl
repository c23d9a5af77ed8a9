# The interface of Bailiwick.

game-burgundy = Burgundy
game-provence = Provence
game-colonia = Colonia
game-village = Village
game-antiquity = Antiquity
game-burgundy-line = Dice, hexes and a duchy
game-provence-line = Nine fields and a coast to hold
game-colonia-line = A week of trade in Cologne
game-village-line = Lives, stories and graves
game-antiquity-line = A city on a dying land

pages = Pages
nav-play = Play
nav-watch = Watch
nav-rules = How to play
nav-account = You
about = About and credits
for-programs = For programs
footer = Board games of the Middle Ages, to play together
language = Language
theme = Day or candlelight
night = Candlelight
sign-in = Sign in
loading = One moment …
offline = The line is down
offline-more = Your last choice is saved. Trying again in a few seconds.
offline-short = No connection
not-loaded = This page could not be loaded
not-loaded-more = The line was down, or the server was updated a moment ago. Your choices are saved: load the page again.
try-again = Load again
not-delivered = Your choice did not get through: the line broke each time. Choose again.
no-page = Nothing lies here
no-page-more = This address leads to no page of the house.
no-table = No such table
no-table-more = Perhaps it was removed, or it is private.
to-lobby = To the lobby
close = Close

lobby-title = What shall we play?
lobby-more = Tonight at one table, or over days. Nobody needs an account.
watch-title = Who is playing?
watch-more = Tables in play. Watch quietly, from any side.
join-link = Join with a link
join-link-more = Paste the link that a friend sent you.
link = Link
set-table = Set a table
minutes = { $minutes } min
soon = to come
your-tables = Your tables
tables-wait = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
no-tables = No table yet
no-tables-more = Set one, or sit down at an open one.
no-tables-now = No match under way
finished-tables = Finished
all-tables = Show all { $count }
open-tables = Open tables
running-tables = Tables in play
sit-at-once = sit down at once
none-open = No table is waiting for players
none-open-more = Set a table and send the link to a friend, or play with bots.
none-running = Nobody plays right now
none-running-more = Set a table: others may watch you.
sit-down = Sit down
your-turn = Your turn
thinks = { $names } to play
open-it = Open
waiting-room = Waiting
result = Result
broken = cannot be opened
with = with { $names }
pace-live = live
pace-days-fast = a few days
pace-days = over days
pace-days-slow = unhurried
pace-none = no clock
pace-live-more = One sitting: 10 minutes each, and 30 seconds a turn
pace-days-fast-more = 1 day each, and 4 hours a turn
pace-days-more = 3 days each, and 12 hours a turn
pace-days-slow-more = 3 days each, and 36 hours a turn
pace-none-more = As long as it takes
vote-bot = Time is up: vote for a bot
voted = You have voted.
bot-plays = A bot plays for you until you are back.
clock-late = Most of the time is used.
broken-title = This match cannot be opened
seat-free = free seat

your-name = What is your name?
name = Name
name-more = A name is enough. An account can come later and keeps your matches.
have-account = I have an account
go-on = Go on
invited = You are invited
not-invited = This invitation is no longer good
which-game = Which game?
more-variants = More variants
changed = { $count ->
    [one] one is not as usual
   *[other] { $count } are not as usual
}
turns-end = Turns end by themselves: their last step is final
who-plays = Who plays?
seat-me = You
seat-open = Open to a friend
seat-hotseat = At this screen
bot-level = Bot, { $level }
bot-about = Bot, { $level }: { $about }.
level-random = beginner
level-random-more = plays at random
level-greedy = quick
level-greedy-more = takes what looks best now
level-easy = easy
level-medium = fair
level-hard = hard
add-seat = another seat
remove-seat = Remove this seat
shuffle-seats = Draw by lot who sits where
which-pace = How fast?
table-name = Name of the table
table-of = Table of { $name }
private-table = Private: only with the link
players-chat = Chat among the players only
create-invite = Set the table and invite
create-start = Set the table and play
player = Player { $number }
invite = Send this link to whoever shall join
copy = Copy
copied = Copied
renew-link = New link: earlier ones stop working
link-renewed = This link is new. Earlier ones no longer work.
start = Begin
start-with-bots = Begin, with bots in the free seats
wait-for-host = The match begins when every seat is taken. Who set the table may also begin earlier, with bots in the free seats.
leave = Leave
leave-title = Give the table up?
leave-more = You set this table. If you leave, it is gone for everybody who has sat down.
leave-sure = Leave, and remove the table
you = You
bot = bot
resigned = resigned
colour-0 = Vermilion
colour-1 = Lapis
colour-2 = Orpiment
colour-3 = Malachite
colour-4 = Orchil
colour-5 = Soot
away = away

who-are-you = Who are you?
make-account = Make an account
guest-keeps = You are a guest. An account keeps your matches: those you have now come along.
account-why = An account keeps your name and your matches on every device.
password = Password
as-guest = As a guest
settings = Settings
change-name = Change name
leaving = Leaving
guest-warning = A guest who signs out cannot come back to the matches.
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
remove-account = Remove the account …
remove-guest = Remove my name …
remove-more = Your matches stay with the others; your name leaves them.
remove-sure = Remove it for good
account-made = Your account is made.
welcome = Welcome.
welcome-back = Welcome back.
name-changed = Your name is changed.
signed-out = You are signed out.
account-removed = Your name is removed from this house.

notices = Notices
notices-more = You are told when it is your turn, when your time runs out and when a match is over, but not while you look at the table.
notices-none = None are sent to you yet: choose at least one way.
notice-turn = Your turn
notice-remind = Time is running out
notice-over = End of the match
notice-seat = A bot plays your seat
notice-test = Test
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
push-here = This browser
push-other = Another browser, since { $date }
push-on = Turn on in this browser
push-unsupported = This browser cannot show notices. On an iPhone or iPad, add this page to the home screen first.
push-insecure = Browsers show notices only for addresses that begin with https.
push-denied = This browser does not allow notices from here. Allow them in its settings for this site.
push-failed = The browser’s push service does not answer. Try again later.
mail-address = Mail address
mail-ask = Send me a link to confirm it
mail-waits = Follow the link in the mail that was sent there.
mail-off = This server sends no mail.
webhook-url = Address of your webhook
webhook-set = Use this address
test = Test
remove = Remove
outcomes = What became of the latest
outcomes-empty = Nothing yet: neither sent nor held back.
outcome-sent = sent
outcome-looking = not sent, you were looking at the table
outcome-moved = not sent, you had played already
outcome-off = not sent, notices are off for this table
outcome-failed = failed: { $detail }
outcome-waits = failed, to be tried again: { $detail }
reason-slow = no answer within { $more } seconds
reason-connection = no connection ({ $more })
reason-answer = the answer was { $more }
reason-host = there is no such host
reason-private = that host is not on the public internet
reason-address = that is no address: write https://host/path
reason-mail-silent = the mail server does not answer ({ $more })
reason-mail-open = the mail server offers no encryption for the password
reason-own = a fault of this server ({ $more })
reason-removed = this channel was removed
reason-no-webhooks = this server sends no webhooks
reason-no-mail = this server sends no mail
tell-me = Notify me of this table
tell-me-how = how?
confirm-mail = Notices by mail
confirm-mail-more = Shall notices from Bailiwick be sent to the address where you found this link?
confirm-mail-done = Thank you. They will be sent there.

# What the server refuses

refused = That did not work. Try again in a moment.
refused-who = Give a name first.
refused-not-yours = That is not yours to do.
refused-unknown = That is not here any more, or it is private.
refused-not-now = That cannot be done now.
refused-wrong-password = Name and password do not fit. Try again.
refused-has-account = You are signed in. Sign out before you make another account.
refused-stale = The table has moved on: look at it again.
refused-illegal = That is not on offer any more.
refused-rules-fault = The rules broke down on this choice; nothing has changed. Please send a report from the table.
refused-broken = This match could not be loaded. The others are not affected.
refused-invalid = That does not work as it stands.
refused-no-table = There is no such table: perhaps it was removed, or it is private.
refused-no-invitation = This link leads to no table: perhaps it was removed, or the link is not whole.
refused-started = This match has begun already. You can watch it.
refused-started-private = This match has begun already. Only those who play it can see it.
refused-seat-taken = All seats are taken.
refused-host-only = Only who set the table can begin.
refused-no-seat = You have no seat at this table.
refused-old-link = This link was used already or is too old. Ask for another one on your page.
refused-unconfirmed = This address is not confirmed yet: follow the link in the mail first.
refused-talk = The people at this table keep their talk to themselves.
refused-has-time = This seat still has time.
refused-bot-slow = The bot found no answer in time. Ask it again.
refused-mail = The mail could not be sent. Try again later.
refused-mail-address = That is no mail address: write name@example.org.
refused-password = A password has at least { $more } characters.
refused-empty = Give a name.
refused-long = That is too long: at most { $more } characters.
refused-file = This file cannot be read as a match.
refused-unfinished = Only finished matches can be opened here.
refused-name-taken = { $more } has an account here. Sign in, or take another name.
refused-too-often = That was too often. Try again in { $more } seconds.

# The table

no-board = This game has no board in the browser yet: programs play it, and what happens is told here.
common = The common table
others = The others
parts = Parts of the table
area-of = What { $name } owns
yours = your board
watching-short = you watch
decision = Your decision
options = Options
options-count = { $count ->
    [one] one option
   *[other] { $count } options
}
legal = can be chosen
chosen = chosen
narrowed = { $count ->
    [one] One option left.
   *[other] Press another lit piece.
}
narrowed-tap = { $count ->
    [one] One option left.
   *[other] Tap another lit piece.
}
click-hint = Press a lit piece.
tap-hint = Tap a lit piece to see what it brings.
done-hint = Take something back, or end your turn.
undo = Undo
undo-hint = Take back your last step (with Shift: the whole turn)
undo-turn = Undo the whole turn
undo-locked = Something new was revealed since: this cannot be taken back.
undo-others = Others have played since your last step: it cannot be taken back.
undo-nothing = There is nothing to take back yet.
confirm = Confirm
end-turn = End turn
which = Which of these?
why-not = Why not?
why-now = This is not on offer now. The question is:
rule = rule { $rule }
waiting-for = { $names } to play
look-around = You may look around: nothing waits for you.
watching = You are watching this table.
match-over = The match is over
to-act = to act
next = next
seat-label = Seat { $seat }
journal = Journal
journal-empty = Nothing has happened yet.
journal-filter = Whose lines?
journal-all = All
journal-only = Only { $name }
show-moment = Show the table at this moment
chat = Chat
chat-empty = Nobody has said anything yet.
event-resigned = { $name } has resigned. A bot plays on.
event-bot = A bot plays for { $name } for now.
event-voted = Time was up for { $name }: the others let a bot play.
event-back = { $name } is back.
event-gone = { $name } is gone for good. A bot plays on.
you-resigned = You have resigned. A bot plays on in your seat.
chat-say = Say something
chat-unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
since-mine = Since my turn
see-board = See the board of { $name } large
menu = Settings and more
keys = Keys
rules = How to play
guide = First-turn guide
guide-skip = Skip
guide-next = Next
guide-go = Let’s play
tab-table = Table
tab-rivals = Rivals
tab-journal = Journal
tab-characters = Characters
tab-tiles = Tiles
ask-first = Ask before every choice
no-motion = No moving pieces
report-bug = Report a rule problem
save-file = Save as a file
save-json = Save as JSON
hand-over = Let a bot play for me
take-back = Take my seat back
resign = Resign …
resign-sure = Yes, resign
resign-title = Resign from this match?
resign-more = A bot plays on in your seat, for good: you cannot come back. You may watch, and the match stays in your list. If you only have to go, let a bot play for you: then you can take your seat back.
sure = Are you sure?
yes-do = Yes, do it
cancel = Cancel
curtain = The screen changes hands
curtain-for = Now it is the turn of { $name }
curtain-open = I am here
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
key-arrows = move between the lit pieces
key-all-arrows = move between all pieces; each says what it is
key-enter = choose the piece, or ask why not
key-numbers = take a ticket of the bar
key-list = list of all options
key-end = end the turn, or confirm
key-undo = undo
key-undo-turn = undo the whole turn
key-hint = what a bot would do (alone with bots)
key-since = what happened since my turn
key-skip = show at once what the others did
space-bar = Space
key-journal = journal
key-escape = clear the selection
key-help = these keys
keys-more = A long press (or pointing for a moment) explains any piece.
replay = Replay
replay-start = The beginning
replay-moment = Moment of the match
to-start = To the start
step-back = Step back
step = Step
play-it = Play
pause = Pause
back-to-now = Back to now
through-eyes = Through whose eyes?
eyes-of = Through the eyes of { $name }
play-on = Play on from here
what-if = What if: { $title }
what-if-more = A new table, for you alone: the match up to this moment, then you in one seat and bots in the others. The dice and draws to come are those of this match.
rewind = Take back to here …
rewind-title = Take the match back to this moment?
rewind-sure = Take it back
rewind-more = Everything after this moment is taken back. The dice and draws to come stay the same.
which-seat = Which seat?
which-bots = Which bots?
hint = Hint
hint-more = What would a bot do? Its best options, from what you may know
hints = What a bot would do
hint-best = best
hint-less = −{ $points }
hint-rank = hint { $rank }
order-pass = Pass all round
order-more = Pass now, and whenever you may pass until this round ends. Any choice of your own ends it.
order-on = You pass until this round ends.
order-stop = Ask me again

# The end

finished = finished
wins-by = { $points ->
    [one] wins by one point
   *[other] wins by { $points } points
}
wins-tie = wins on the tie-break
win-shared = A shared victory
by-source = Points by source
how-it-went = How it went
curve-label = Points of every player, round by round
kingdoms-at-end = The kingdoms at the end
duchies-at-end = { $count ->
    [one] The duchy at the end
   *[other] The duchies at the end
}
full-replay = Full replay
see-table = See the table
play-again = Play again

# Small words on boards

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
coins-each = { $coins } coins each
tokens = { $tokens ->
    [one] 1 Saracen token
   *[other] { $tokens } Saracen tokens
}
word-points = { $count ->
    [one] point
   *[other] points
}
word-coins = { $count ->
    [one] coin
   *[other] coins
}
word-towers = { $count ->
    [one] tower
   *[other] towers
}
word-nobles = { $count ->
    [one] noble
   *[other] nobles
}
projected = { $points } if it ended now
free = free
most = most
worth = { $points ->
    [-1] −1 point at the end.
    [1] 1 point at the end.
   *[other] { $points } points at the end.
}
round-word = Round
round-of = Round { $round } of { $rounds }
round-about = Eight rounds, one tile in each; then the points are counted.
empty-cell = empty field
empty-cell-about = Any tile may go on any empty field.
cell-of = { $name }, { $cell }
ruin-of = Beneath it: { $tile }.
kingdom = Kingdom
banner-of = Banner: { $crop }
banner-about = Three of this crop in a row, column or diagonal make a trio: take one of these characters, or coins.
banner-empty = all gone
buildings-gone = No building left
deck = { $left } land tiles to come
to-come = to come
deck-about = { $pile } characters wait in the pile. Still to come:
supply-about = Left in the supply: towers { $towers }, nobles { $nobles }, Saracen tokens { $tokens }. There are coins enough for all.
no-characters = No character yet: a trio of one crop brings one.
my-characters = My characters
no-cards = no cards yet
majorities-about = At the end whoever has most (and second most, with three or four players) scores.
coast-label = Attack { $attack }, defence { $defence }
coast-numbers = attack { $attack }, defence { $defence }
coast-holds = The coast holds by { $by }
coast-even = The coast just holds
coast-falls = The coast falls by { $by }
coast-behind = The Saracens are { $by } ahead
coast-victims = Fewest towers: { $names }
coast-fewest = Fewest towers:
coast-about = When a Saracen moves the attack above the defence, everyone with the fewest towers loses a tile.
supply-coin = There are coins enough for all.
supply-tower = { $left } left in the supply.
supply-noble = { $left } left in the supply.
supply-saracen = Every sabre moves the attack by one.
pending = { $points } if it ended now
pending-about = Most nobles, towers and coins and the scenario's own rule count only at the end: until then these points can change hands.
preview-place = At the { $cell }
preview-trios = { $count ->
    [one] trio of { $crop }: a character, or coins
   *[other] { $count } trios of { $crop }: a character, or coins, for each
}
attack-stays = attack { $attack }
attack-moves = attack { $from } to { $to }
defence-stays = defence { $defence }
defence-moves = defence { $from } to { $to }

# Burgundy

duchy = Duchy
depots = Depots
dice = Dice
die-face = Die { $face }
used = used
set-up = Set-up
phase-round = Phase { $phase }, round { $round }
depot = depot { $depot }
slot-of = { $colour }, depot { $depot }
goods-at = Goods at depot { $depot }
no-goods = none
space = Row { $row }, space { $space }
space-of = { $colour }, number { $die }
space-owner = { $name }, row { $row }, space { $space }
order-by-ships = Turn order, by ships
ships-moved = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
stock = What is left, and what is gone
stock-left = { $count } left
stock-gone = { $count } gone
stock-unseen = { $count } unseen
knowledge-left = Knowledge in the stacks
knowledge-gone = Knowledge gone
goods-unseen = Goods not seen yet; some of them stay in the box
word-workers = { $count ->
    [one] worker
   *[other] workers
}
word-silver = silver
income-word = Income
income = { $silver } silver at the end of each phase
bonus-word = Bonus
area-open = Area of { $size }, { $missing } missing: { $points } points if finished in this phase.
area-done = Area of { $size }, finished.
space-about = Takes a tile of this colour, placed with this number, beside a tile you already have.
storage-about = Three tiles find room here. A tile that is taken lies here until a die places it; with all three places full one of them has to go.
die-about = A die takes a tile from its depot, places a stored tile on its number, sells its goods, or hires workers.
goods-about = Whoever places a ship may load all goods of one depot.
store-about = A die of this number sells them all: points for each, and one silver.
workers-about = A worker changes a die by one, up or down (6 and 1 are neighbours). Any die may hire two.
silver-about = Once a turn, two silver buy a tile from the black depot.
slot-about = An empty place; new tiles come at the start of the next phase.
bonus-about = Whoever first fills all spaces of this colour takes the large one, the second the small one.
board-about = Where the colours and numbers lie; everyone plays on a duchy.
phase-about = Each finished area brings the points of the present phase on top of its size: early is better.
to-come-about = One goods tile comes into play each round, at the depot of the white die.
white-about = The white die tells which depot gets the next goods tile.
depot-about = A die takes tiles from the depot of its number.
black-about = Tiles here cost two silver, once a turn.
alike-to-come = { $count ->
    [0] None of these is left in the stacks.
    [one] One more of these is in the stacks.
   *[other] { $count } more of these are in the stacks.
}
tiles-to-come = Left in the stacks: { $counts }.
order-about = Every ship moves its owner one step ahead, on top of who is there already. In the next round who is further ahead plays first; on one space, who lies on top.
income-about = Every mine brings one silver at the end of each phase.
sold-about = Goods you sold. Some knowledge counts them at the end.
won-about = A whole colour filled first brings the large tile, filled second the small one.
bonus-taken = { $name } has taken it.
solo-goal = Fill all 37 spaces by the end of phase E
solo-filled = { $filled } of { $spaces } spaces filled
target-about = Points count towards the target: when they reach it, they start again from zero, the target falls by 5, and you get an action of your choice. Silver can be exchanged for points.

# Tickets and their groups

ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
chosen-burgundy-die = Die { $face }: what shall it do?
ticket-burgundy-option-take = { $tile }
ticket-burgundy-option-place = { $tile } on a{ "\u00A0" }{ $die }
ticket-burgundy-option-sell = Sell { $good }
ticket-burgundy-option-sell-helped = Sell { $good }
ticket-burgundy-option-workers = { $workers } workers
ticket-burgundy-option-buy = Buy { $tile }
ticket-burgundy-option-discard = { $tile }
ticket-burgundy-option-ship-depot = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-none = Nothing
ticket-burgundy-option-ship-second = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-stop = Only { $depot }
ticket-burgundy-option-ship-store = { $count } × { $good }
ticket-burgundy-option-skip = Do nothing
ticket-burgundy-option-board = { $board }
ticket-burgundy-option-start = On a{ "\u00A0" }{ $die }
ticket-burgundy-option-bonus-tile = { $tile }
group-burgundy-option-take = Take
group-burgundy-option-place = Place
group-burgundy-option-sell = Sell
group-burgundy-option-sell-helped = Sell
group-burgundy-option-workers = Workers
group-burgundy-option-buy = Buy
group-burgundy-option-discard = Remove
group-burgundy-option-ship-depot = Load
group-burgundy-option-board = Duchy
group-burgundy-option-start = Castle

ticket-provence-opt-castle = { $tile }
ticket-provence-opt-land = { $tile }, { $cost ->
    [0] free
   *[other] { $cost }
}
ticket-provence-opt-free = { $tile }
ticket-provence-opt-special = { $tile }, { $cost }
ticket-provence-opt-inventor = { $tile } (Inventor)
ticket-provence-opt-clear = replace fallow land
ticket-provence-opt-place = { $cell }
ticket-provence-opt-recruit = { $character }
ticket-provence-opt-decline = { $coins } coins
ticket-provence-opt-from = from { $cell }
ticket-provence-opt-stop = stop
ticket-provence-opt-restore = { $tile }
ticket-provence-opt-swap = { $tile }
ticket-provence-opt-swap-with = { $tile }
ticket-provence-opt-steal = { $victim }, { $cell }
ticket-provence-opt-put = { $cell }
ticket-provence-opt-token = { $tile }
ticket-provence-opt-ruin = { $tile }
ticket-provence-opt-keep = { $character }
group-provence-opt-land = Land
group-provence-opt-special = Building
group-provence-opt-inventor = Inventor
group-provence-opt-clear = Replace fallow
group-provence-opt-place = Place
group-provence-opt-recruit = Recruit
group-provence-opt-decline = Coins
group-provence-opt-steal = Take
group-provence-opt-put = Put
group-provence-opt-swap = Swap
group-provence-opt-swap-with = Swap
group-provence-opt-ruin = Ruin

# What tells two tickets with the same words apart

apart-depot = { $depot ->
    [0] black depot
   *[other] depot { $depot }
}
apart-cell = { $cell }
apart-space = row { $row }, space { $space }
apart-victim = { $victim }
apart-crop = { $crop }
apart-good = { $good }
apart-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
apart-face = die { $face }
apart-workers = { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
}
short-provence-tile-castle-wo = wheat + olives
short-provence-tile-castle-wl = wheat + lavender
short-provence-tile-castle-wp = wheat + poppies
short-provence-tile-castle-ol = olives + lavender
short-provence-tile-castle-op = olives + poppies
short-provence-tile-castle-lp = lavender + poppies

# First-turn guide

guide-provence-castle-title = Your castle
guide-provence-castle = Choose the castle for the middle of your kingdom. Its two crops belong to four of the eight lines: they are the easiest trios you will make.
guide-provence-take-title = Take a tile
guide-provence-take = The lowest land tile is free. Each tile higher up costs one coin more: a coin goes beside every tile you skip, and whoever takes that tile gets it.
guide-provence-building-title = Or a building
guide-provence-building = Special buildings cost 4 coins, always. They are worth points at the end if they suit your kingdom.
guide-provence-place-title = Place it
guide-provence-place = The tile goes on any empty field. Three of one crop in a row, column or diagonal make a trio. Press a tile to take it, then the field.
guide-provence-banners-title = Trios bring characters
guide-provence-banners = Each trio brings a character from the banner of that crop, or 2 coins. The banners are never refilled: first come, first served.
guide-provence-coast-title = Hold the coast
guide-provence-coast = Sabres raise the attack, towers the common defence. If the attack passes the defence, whoever has the fewest towers loses a tile.
guide-provence-scenario-title = What counts at the end
guide-provence-scenario = Most nobles, towers and coins bring points, beside tiles, buildings and characters. After eight rounds the most points win.

guide-burgundy-boards-title = Your duchy
guide-burgundy-boards = Choose the duchy you play on. Each has the same spaces and numbers; only the colours lie differently.
guide-burgundy-dice-title = Two dice a turn
guide-burgundy-dice = Each die does one thing: take a tile, place a tile, sell goods or hire workers. Press a die and everything it can do lights up.
guide-burgundy-take-title = Take a tile
guide-burgundy-take = A die takes a tile from the depot of its number into your storage, which holds three.
guide-burgundy-place-title = Place it
guide-burgundy-place = A stored tile goes beside your tiles, on a space of its colour with the number of the die. It works at once: rest on a tile, or hold it, to read what it does.
guide-burgundy-workers-title = Workers bend dice
guide-burgundy-workers = Each worker changes a die by one. Open rings with a number show what it would cost.
guide-burgundy-silver-title = Silver buys
guide-burgundy-silver = Once a turn, two silver buy a tile from the black depot.
guide-burgundy-phase-title = Finish areas early
guide-burgundy-phase = A finished area of one colour scores 1, 3, 6, 10 … points for its size, and the points of the phase: ten now, two in the last phase.

# About

about-house = Bailiwick is a house of medieval board games for friends, bots and the curious. Its rules engines, its server and this client are free software under the MIT licence.
about-own = All drawings of tiles, boards and miniatures, and all words, are our own. The games are played by the rules of their authors; buy the boxes, they are beautiful.
about-icons = Icons
about-icons-more = Many symbols come from the collection of game-icons.net, under Creative Commons Attribution 3.0. We recoloured them and put them on our own pieces. The authors of those used here:
about-fonts = Typefaces
about-libraries = Libraries
open-match = Look at a match
open-match-more = A finished match, saved as a file by the terminal or exported from a table, can be replayed here.
match-file = Match file
