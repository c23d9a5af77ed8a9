# De bediening van Bailiwick.

game-burgundy = Burgundy
game-provence = Provence
game-colonia = Colonia
game-village = Village
game-antiquity = Antiquity
game-burgundy-line = Dobbelstenen, zeshoeken en een hertogdom
game-provence-line = Negen velden en een kust om te houden
game-colonia-line = Een week handel in Keulen
game-village-line = Levens, verhalen en graven
game-antiquity-line = Een stad op stervend land

pages = Pagina’s
nav-play = Spelen
nav-watch = Kijken
nav-rules = Uitleg
nav-account = Jij
about = Over ons en dank
for-programs = Voor programma’s
footer = Bordspellen uit de middeleeuwen, om samen te spelen
language = Taal
theme = Dag of kaarslicht
night = Kaarslicht
sign-in = Inloggen
loading = Een ogenblik …
offline = De lijn is weg
offline-more = Je laatste keuze is bewaard. Over een paar tellen proberen we het weer.
offline-short = Geen verbinding
not-loaded = Deze pagina kon niet geladen worden
not-loaded-more = De lijn was weg, of de server is net bijgewerkt. Je keuzes zijn bewaard: laad de pagina opnieuw.
try-again = Laad opnieuw
not-delivered = Je keuze kwam niet aan: de lijn viel elke keer weg. Kies opnieuw.
no-page = Hier ligt niets
no-page-more = Dit adres leidt naar geen pagina van dit huis.
no-table = Die tafel is er niet
no-table-more = Misschien is hij weggehaald, of hij is besloten.
to-lobby = Naar de lobby
close = Sluiten

lobby-title = Wat zullen we spelen?
lobby-more = Vanavond aan één tafel, of over meerdere dagen. Niemand heeft een account nodig.
watch-title = Wie speelt er?
watch-more = Tafels waar gespeeld wordt. Kijk rustig mee, van elke kant.
join-link = Meedoen met een link
join-link-more = Plak de link die een vriend je stuurde.
link = Link
set-table = Nieuwe tafel
minutes = { $minutes } min
soon = komt nog
your-tables = Jouw tafels
tables-wait = { $count ->
    [one] één wacht op je
   *[other] { $count } wachten op je
}
no-tables = Nog geen tafel
no-tables-more = Open er een, of schuif aan bij een open tafel.
no-tables-now = Geen partij gaande
finished-tables = Afgelopen
all-tables = Toon alle { $count }
open-tables = Open tafels
running-tables = Tafels in spel
sit-at-once = schuif meteen aan
none-open = Geen tafel wacht op spelers
none-open-more = Open een tafel en stuur een vriend de link, of speel met bots.
none-running = Nu speelt er niemand
none-running-more = Open een tafel: anderen mogen meekijken.
sit-down = Aanschuiven
your-turn = Jouw beurt
thinks = { $names } is aan zet
open-it = Openen
waiting-room = Wachten
result = Uitslag
broken = kan niet geopend worden
with = met { $names }
pace-live = live
pace-days-fast = een paar dagen
pace-days = over meerdere dagen
pace-days-slow = zonder haast
pace-none = geen klok
pace-live-more = In één zitting: 10 minuten elk, en 30 seconden per beurt
pace-days-fast-more = 1 dag elk, en 4 uur per beurt
pace-days-more = 3 dagen elk, en 12 uur per beurt
pace-days-slow-more = 3 dagen elk, en 36 uur per beurt
pace-none-more = Zolang het duurt
vote-bot = De tijd is om: stem voor een bot
voted = Je hebt gestemd.
bot-plays = Een bot speelt voor je tot je terug bent.
clock-late = De meeste tijd is op.
broken-title = Deze partij kan niet geopend worden
seat-free = vrije plaats

your-name = Hoe heet je?
name = Naam
name-more = Een naam is genoeg. Een account kan later en bewaart je partijen.
have-account = Ik heb een account
go-on = Verder
invited = Je bent uitgenodigd
not-invited = Deze uitnodiging geldt niet meer
which-game = Welk spel?
more-variants = Meer varianten
changed = { $count ->
    [one] één is anders dan gewoonlijk
   *[other] { $count } zijn anders dan gewoonlijk
}
turns-end = Beurten eindigen vanzelf: de laatste stap kan niet terug
who-plays = Wie speelt er mee?
seat-me = Jij
seat-open = Open voor een vriend
seat-hotseat = Aan dit scherm
bot-level = Bot, { $level }
bot-about = Bot, { $level }: { $about }.
level-random = beginner
level-random-more = speelt op goed geluk
level-greedy = vlug
level-greedy-more = neemt wat er nu het best uitziet
level-easy = makkelijk
level-medium = redelijk
level-hard = sterk
add-seat = nog een plaats
remove-seat = Deze plaats weghalen
shuffle-seats = Loten wie waar zit
which-pace = Hoe snel?
table-name = Naam van de tafel
table-of = Tafel van { $name }
private-table = Besloten: alleen met de link
players-chat = Gesprek alleen voor de spelers
create-invite = Tafel openen en uitnodigen
create-start = Tafel openen en spelen
player = Speler { $number }
invite = Stuur deze link aan wie mee moet doen
copy = Kopiëren
copied = Gekopieerd
renew-link = Nieuwe link: eerdere vervallen
link-renewed = Deze link is nieuw. Eerdere werken niet meer.
start = Beginnen
start-with-bots = Beginnen, met bots op de vrije plaatsen
wait-for-host = De partij begint zodra alle plaatsen bezet zijn. Wie de tafel opende kan ook eerder beginnen, met bots op de vrije plaatsen.
leave = Weggaan
leave-title = De tafel opheffen?
leave-more = Jij hebt deze tafel geopend. Ga je weg, dan is ze er ook voor de anderen niet meer.
leave-sure = Weggaan en de tafel opheffen
you = Jij
bot = bot
resigned = opgegeven
colour-0 = Vermiljoen
colour-1 = Lapis
colour-2 = Orpiment
colour-3 = Malachiet
colour-4 = Orseille
colour-5 = Roet
away = weg

who-are-you = Wie ben je?
make-account = Account maken
guest-keeps = Je bent een gast. Een account bewaart je partijen: die je nu hebt, gaan mee.
account-why = Een account bewaart je naam en je partijen, op elk apparaat.
password = Wachtwoord
as-guest = Als gast
settings = Instellingen
change-name = Naam veranderen
leaving = Weggaan
guest-warning = Een gast die uitlogt kan niet meer bij zijn partijen.
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
remove-account = Account opheffen …
remove-guest = Mijn naam verwijderen …
remove-more = Je partijen blijven bij de anderen; je naam verdwijnt eruit.
remove-sure = Voorgoed opheffen
account-made = Je account is gemaakt.
welcome = Welkom.
welcome-back = Welkom terug.
name-changed = Je naam is veranderd.
signed-out = Je bent uitgelogd.
account-removed = Je naam is uit dit huis verwijderd.

notices = Berichten
notices-more = Je hoort het als je aan de beurt bent, als je tijd opraakt en als een partij is afgelopen, maar niet terwijl je naar de tafel kijkt.
notices-none = Je krijgt er nog geen: kies minstens één weg.
notice-turn = Jouw beurt
notice-remind = De tijd raakt op
notice-over = Einde van de partij
notice-seat = Een bot speelt op jouw plaats
notice-test = Proef
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
push-here = Deze browser
push-other = Een andere browser, sinds { $date }
push-on = Aanzetten in deze browser
push-unsupported = Deze browser kan geen berichten tonen. Zet deze pagina op een iPhone of iPad eerst op het beginscherm.
push-insecure = Browsers tonen alleen berichten van adressen die met https beginnen.
push-denied = Deze browser laat geen berichten van hier toe. Sta ze toe in de instellingen voor deze site.
push-failed = De pushdienst van de browser antwoordt niet. Probeer het later nog eens.
mail-address = Mailadres
mail-ask = Stuur me een link om het te bevestigen
mail-waits = Volg de link in de mail die daarheen is gestuurd.
mail-off = Deze server verstuurt geen mail.
webhook-url = Adres van je webhook
webhook-set = Dit adres gebruiken
test = Proberen
remove = Weghalen
outcomes = Wat er van de laatste is geworden
outcomes-empty = Nog niets: niets verstuurd en niets achtergehouden.
outcome-sent = verstuurd
outcome-looking = niet verstuurd, je keek naar de tafel
outcome-moved = niet verstuurd, je had al gespeeld
outcome-off = niet verstuurd, berichten staan uit voor deze tafel
outcome-failed = mislukt: { $detail }
outcome-waits = mislukt, wordt opnieuw geprobeerd: { $detail }
reason-slow = geen antwoord binnen { $more } seconden
reason-connection = geen verbinding ({ $more })
reason-answer = het antwoord was { $more }
reason-host = die host bestaat niet
reason-private = die host is niet te bereiken via het openbare internet
reason-address = dat is geen adres: schrijf https://host/pad
reason-mail-silent = de mailserver antwoordt niet ({ $more })
reason-mail-open = de mailserver biedt geen versleuteling voor het wachtwoord
reason-own = een fout van deze server ({ $more })
reason-removed = dit kanaal is verwijderd
reason-no-webhooks = deze server verstuurt geen webhooks
reason-no-mail = deze server verstuurt geen mail
tell-me = Bericht mij over deze tafel
tell-me-how = hoe?
confirm-mail = Berichten per mail
confirm-mail-more = Zullen berichten van Bailiwick naar het adres gaan waar je deze link vond?
confirm-mail-done = Dank je. Ze worden daarheen gestuurd.

# Wat de server weigert

refused = Dat lukte niet. Probeer het zo nog eens.
refused-who = Zeg eerst hoe je heet.
refused-not-yours = Dat is niet aan jou.
refused-unknown = Dat is er niet meer, of het is besloten.
refused-not-now = Dat kan nu niet.
refused-wrong-password = Naam en wachtwoord horen niet bij elkaar. Probeer het nog eens.
refused-has-account = Je bent ingelogd. Log uit voordat je een ander account maakt.
refused-stale = De tafel is al verder: kijk nog eens.
refused-illegal = Dat kan niet meer gekozen worden.
refused-rules-fault = De regels liepen vast op deze keuze; er is niets veranderd. Meld het alsjeblieft vanaf de tafel.
refused-broken = Deze partij kon niet geladen worden. De andere hebben er geen last van.
refused-invalid = Zo gaat het niet.
refused-no-table = Die tafel is er niet: misschien is hij weggehaald, of hij is besloten.
refused-no-invitation = Deze link leidt naar geen tafel: misschien is die weggehaald, of de link is niet heel.
refused-started = Deze partij is al begonnen. Je kunt meekijken.
refused-started-private = Deze partij is al begonnen. Alleen wie meespeelt, kan haar zien.
refused-seat-taken = Alle plaatsen zijn bezet.
refused-host-only = Alleen wie de tafel opende kan beginnen.
refused-no-seat = Je hebt geen plaats aan deze tafel.
refused-old-link = Deze link is al gebruikt of te oud. Vraag op je eigen pagina een nieuwe.
refused-unconfirmed = Dit adres is nog niet bevestigd: volg eerst de link in de mail.
refused-talk = Aan deze tafel blijft het gesprek onder de spelers.
refused-has-time = Deze plaats heeft nog tijd.
refused-bot-slow = De bot vond niet op tijd een antwoord. Vraag het hem nog eens.
refused-mail = De mail kon niet verstuurd worden. Probeer het later nog eens.
refused-mail-address = Dat is geen mailadres: schrijf naam@voorbeeld.org.
refused-password = Een wachtwoord heeft minstens { $more } tekens.
refused-empty = Geef een naam.
refused-long = Dat is te lang: hoogstens { $more } tekens.
refused-file = Dit bestand is niet als partij te lezen.
refused-unfinished = Alleen afgelopen partijen kunnen hier worden geopend.
refused-name-taken = { $more } heeft hier een account. Log in, of neem een andere naam.
refused-too-often = Dat was te vaak. Probeer het over { $more } seconden nog eens.

# De tafel

no-board = Dit spel heeft in de browser nog geen bord: programma’s spelen het, en hier staat wat er gebeurt.
common = De gezamenlijke tafel
others = De anderen
parts = Delen van de tafel
area-of = Wat van { $name } is
yours = jouw bord
watching-short = je kijkt mee
decision = Jouw keuze
options = Mogelijkheden
options-count = { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}
legal = kan gekozen worden
chosen = gekozen
narrowed = { $count ->
    [one] Nog één mogelijkheid.
   *[other] Druk op nog een oplichtend stuk.
}
narrowed-tap = { $count ->
    [one] Nog één mogelijkheid.
   *[other] Tik op nog een oplichtend stuk.
}
click-hint = Druk op een oplichtend stuk.
tap-hint = Tik op een oplichtend stuk om te zien wat het brengt.
done-hint = Neem iets terug, of eindig je beurt.
undo = Neem terug
undo-hint = Neem je laatste stap terug (met Shift: de hele beurt)
undo-turn = Hele beurt terugnemen
undo-locked = Er is sindsdien iets nieuws onthuld: dit kan niet terug.
undo-others = Sinds je laatste stap hebben anderen gespeeld: hij kan niet terug.
undo-nothing = Er is nog niets om terug te nemen.
confirm = Bevestigen
end-turn = Beurt eindigen
which = Welke van deze?
why-not = Waarom niet?
why-now = Dit kan nu niet. De vraag is:
rule = regel { $rule }
waiting-for = { $names } is aan zet
look-around = Kijk gerust rond: niets wacht op je.
watching = Je kijkt mee aan deze tafel.
match-over = De partij is uit
to-act = aan zet
next = straks
seat-label = Plaats { $seat }
journal = Verslag
journal-empty = Er is nog niets gebeurd.
journal-filter = Wiens regels?
journal-all = Alles
journal-only = Alleen { $name }
show-moment = Laat de tafel op dit moment zien
chat = Gesprek
chat-empty = Niemand heeft nog iets gezegd.
event-resigned = { $name } heeft opgegeven. Een bot speelt verder.
event-bot = Een bot speelt voorlopig voor { $name }.
event-voted = De tijd van { $name } was om: de anderen laten een bot spelen.
event-back = { $name } is terug.
event-gone = { $name } is voorgoed weg. Een bot speelt verder.
you-resigned = Je hebt opgegeven. Een bot speelt op jouw plaats verder.
chat-say = Zeg iets
chat-unread = { $count ->
    [one] één ongelezen bericht
   *[other] { $count } ongelezen berichten
}
since-mine = Sinds mijn beurt
see-board = Het bord van { $name } groot zien
menu = Instellingen en meer
keys = Toetsen
rules = Uitleg
guide = Gids voor de eerste beurt
guide-skip = Overslaan
guide-next = Verder
guide-go = Spelen maar
tab-table = Tafel
tab-rivals = Rivalen
tab-journal = Verslag
tab-characters = Personages
tab-tiles = Tegels
ask-first = Vraag vóór elke keuze
no-motion = Geen bewegende stukken
report-bug = Meld een fout in de regels
save-file = Bewaren als bestand
save-json = Opslaan als JSON
hand-over = Laat een bot voor mij spelen
take-back = Neem mijn plaats terug
resign = Opgeven …
resign-sure = Ja, opgeven
resign-title = Deze partij opgeven?
resign-more = Een bot speelt op jouw plaats verder, voorgoed: terugkomen kan niet. Je mag meekijken en de partij blijft in je lijst. Moet je alleen even weg, laat dan een bot voor je spelen: dan kun je je plaats terugnemen.
sure = Weet je het zeker?
yes-do = Ja, doe het
cancel = Annuleren
curtain = Het scherm gaat van hand tot hand
curtain-for = Nu is het de beurt van { $name }
curtain-open = Ik ben er
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min
key-arrows = tussen de oplichtende stukken bewegen
key-all-arrows = tussen alle stukken bewegen; elk zegt wat het is
key-enter = het stuk kiezen, of vragen waarom het niet kan
key-numbers = een kaartje van de balk nemen
key-list = lijst van alle mogelijkheden
key-end = de beurt eindigen, of bevestigen
key-undo = terugnemen
key-undo-turn = de hele beurt terugnemen
key-hint = wat een bot zou doen (alleen met bots)
key-since = wat er sinds mijn beurt gebeurde
key-skip = laat meteen zien wat de anderen deden
space-bar = Spatie
key-journal = verslag
key-escape = de selectie wissen
key-help = deze toetsen
keys-more = Lang drukken (of even aanwijzen) legt elk stuk uit.
replay = Herhaling
replay-start = Het begin
replay-moment = Moment van de partij
to-start = Naar het begin
step-back = Stap terug
step = Stap
play-it = Afspelen
pause = Pauze
back-to-now = Terug naar nu
through-eyes = Door wiens ogen?
eyes-of = Door de ogen van { $name }
play-on = Hiervandaan verder
what-if = Wat als: { $title }
what-if-more = Een nieuwe tafel, voor jou alleen: de partij tot dit moment, dan jij op één plaats en bots op de andere. De worpen en trekkingen die komen, zijn die van deze partij.
rewind = Terugnemen tot hier …
rewind-title = De partij tot dit moment terugnemen?
rewind-sure = Terugnemen
rewind-more = Alles na dit moment wordt teruggenomen. De worpen en trekkingen die komen, blijven dezelfde.
which-seat = Welke plaats?
which-bots = Welke bots?
hint = Tip
hint-more = Wat zou een bot doen? Zijn beste opties, met wat jij mag weten
hints = Wat een bot zou doen
hint-best = beste
hint-less = −{ $points }
hint-rank = tip { $rank }
order-pass = Hele ronde passen
order-more = Pas nu, en telkens als het kan tot deze ronde voorbij is. Elke eigen keuze maakt er een eind aan.
order-on = Je past tot deze ronde voorbij is.
order-stop = Vraag me weer

# Het einde

finished = afgelopen
wins-by = { $points ->
    [one] wint met één punt verschil
   *[other] wint met { $points } punten verschil
}
wins-tie = wint de gelijke stand
win-shared = Een gedeelde overwinning
by-source = Punten naar herkomst
how-it-went = Hoe het ging
curve-label = Punten van elke speler, ronde na ronde
kingdoms-at-end = De koninkrijken aan het eind
duchies-at-end = { $count ->
    [one] Het hertogdom aan het eind
   *[other] De hertogdommen aan het eind
}
full-replay = Hele herhaling
see-table = De tafel zien
play-again = Nog eens

# Kleine woorden op de borden

points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
coins-each = { $coins } munten per stuk
tokens = { $tokens ->
    [one] 1 Saracenenfiche
   *[other] { $tokens } Saracenenfiches
}
word-points = { $count ->
    [one] punt
   *[other] punten
}
word-coins = { $count ->
    [one] munt
   *[other] munten
}
word-towers = { $count ->
    [one] toren
   *[other] torens
}
word-nobles = { $count ->
    [one] edele
   *[other] edelen
}
projected = { $points } als het nu eindigde
free = gratis
most = meeste
worth = { $points ->
    [-1] −1 punt aan het eind.
    [1] 1 punt aan het eind.
   *[other] { $points } punten aan het eind.
}
round-word = Ronde
round-of = Ronde { $round } van { $rounds }
round-about = Acht ronden, in elke ronde één tegel; daarna worden de punten geteld.
empty-cell = leeg veld
empty-cell-about = Elke tegel mag op elk leeg veld.
cell-of = { $name }, { $cell }
ruin-of = Daaronder: { $tile }.
kingdom = Koninkrijk
banner-of = Vaandel: { $crop }
banner-about = Drie keer dit gewas in een rij, kolom of diagonaal is een trio: neem een van deze personages, of munten.
banner-empty = allemaal weg
buildings-gone = Geen gebouw meer
deck = Nog { $left } landtegels
to-come = te gaan
deck-about = Er wachten nog { $pile } personages op de stapel. Nog te komen:
supply-about = Nog in de voorraad: torens { $towers }, edelen { $nobles }, Saracenenfiches { $tokens }. Munten zijn er genoeg voor iedereen.
no-characters = Nog geen personage: een trio van één gewas brengt er een.
my-characters = Mijn personages
no-cards = nog geen kaarten
majorities-about = Aan het eind scoort wie de meeste heeft (en met drie of vier spelers ook wie de op een na meeste heeft).
coast-label = Aanval { $attack }, verdediging { $defence }
coast-numbers = aanval { $attack }, verdediging { $defence }
coast-holds = De kust houdt stand met { $by }
coast-even = De kust houdt nog net stand
coast-falls = De kust valt met { $by }
coast-behind = De Saracenen liggen { $by } voor
coast-victims = Minste torens: { $names }
coast-fewest = Minste torens:
coast-about = Als een Saraceen de aanval boven de verdediging brengt, verliest iedereen met de minste torens een tegel.
supply-coin = Er zijn munten genoeg voor iedereen.
supply-tower = Nog { $left } in de voorraad.
supply-noble = Nog { $left } in de voorraad.
supply-saracen = Elke sabel verhoogt de aanval met één.
pending = { $points } als het nu afliep
pending-about = De meeste edelen, torens en munten en de regel van het scenario tellen pas aan het eind: tot dan kunnen deze punten van eigenaar wisselen.
preview-place = Veld { $cell }
preview-trios = { $count ->
    [one] trio van { $crop }: een personage, of munten
   *[other] { $count } trio's van { $crop }: voor elk een personage, of munten
}
attack-stays = aanval { $attack }
attack-moves = aanval van { $from } naar { $to }
defence-stays = verdediging { $defence }
defence-moves = verdediging van { $from } naar { $to }

# Burgundy

duchy = Hertogdom
depots = Depots
dice = Dobbelstenen
die-face = Dobbelsteen { $face }
used = gebruikt
set-up = Opzet
phase-round = Fase { $phase }, ronde { $round }
depot = depot { $depot }
slot-of = { $colour }, depot { $depot }
goods-at = Goederen bij depot { $depot }
no-goods = geen
space = Rij { $row }, veld { $space }
space-of = { $colour }, getal { $die }
space-owner = { $name }, rij { $row }, veld { $space }
order-by-ships = Speelvolgorde, door schepen
ships-moved = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}
stock = Wat er nog is en wat weg is
stock-left = nog { $count }
stock-gone = { $count } weg
stock-unseen = nog { $count }
knowledge-left = Kennis in de stapels
knowledge-gone = Kennis die weg is
goods-unseen = Goederen die nog niemand zag; enkele blijven in de doos
word-workers = { $count ->
    [one] arbeider
   *[other] arbeiders
}
word-silver = zilver
income-word = Inkomen
income = { $silver } zilver aan het eind van elke fase
bonus-word = Bonus
area-open = Gebied van { $size }, nog { $missing } leeg: { $points } punten als het in deze fase af is.
area-done = Gebied van { $size }, af.
space-about = Neemt een tegel van deze kleur, gelegd met dit getal, naast een tegel die je al hebt.
storage-about = Hier is plaats voor drie tegels. Een genomen tegel ligt hier tot een dobbelsteen hem plaatst; zijn alle drie plaatsen bezet, dan moet er een weg.
die-about = Een dobbelsteen neemt een tegel uit zijn depot, legt een opgeslagen tegel op zijn getal, verkoopt zijn goederen, of huurt arbeiders in.
goods-about = Wie een schip legt, mag alle goederen van één depot laden.
store-about = Een dobbelsteen met dit getal verkoopt ze allemaal: punten per stuk, en één zilver.
workers-about = Een arbeider verandert een dobbelsteen met één, omhoog of omlaag (6 en 1 zijn buren). Elke dobbelsteen kan er twee inhuren.
silver-about = Eén keer per beurt kopen twee zilver een tegel uit het zwarte depot.
slot-about = Een lege plaats; aan het begin van de volgende fase komen nieuwe tegels.
bonus-about = Wie als eerste alle velden van deze kleur vult, neemt de grote, de tweede de kleine.
board-about = Waar de kleuren en getallen liggen; iedereen speelt op een hertogdom.
phase-about = Elk afgemaakt gebied brengt naast zijn grootte de punten van de huidige fase: vroeg is beter.
to-come-about = Elke ronde komt één goederentegel in het spel, bij het depot van de witte dobbelsteen.
white-about = De witte dobbelsteen zegt welk depot de volgende goederentegel krijgt.
depot-about = Een dobbelsteen neemt tegels uit het depot van zijn getal.
black-about = Tegels hier kosten twee zilver, één keer per beurt.
alike-to-come = { $count ->
    [0] Hiervan ligt er geen meer in de stapels.
    [one] Hiervan ligt er nog één in de stapels.
   *[other] Hiervan liggen er nog { $count } in de stapels.
}
tiles-to-come = Nog in de stapels: { $counts }.
order-about = Elk schip zet zijn eigenaar een stap vooruit, boven op wie daar al ligt. In de volgende ronde speelt eerst wie verder is; op één veld wie bovenop ligt.
income-about = Elke mijn brengt één zilver aan het eind van elke fase.
sold-about = Goederen die je verkocht. Sommige kennis telt ze aan het eind.
won-about = Wie een hele kleur als eerste vult, krijgt de grote tegel, de tweede de kleine.
bonus-taken = { $name } heeft hem genomen.
solo-goal = Vul alle 37 velden voor het einde van fase E
solo-filled = { $filled } van { $spaces } velden gevuld
target-about = Punten tellen voor het doel: zodra ze het bereiken, beginnen ze weer bij nul, zakt het doel met 5 en krijg je een actie naar keuze. Zilver is te ruilen voor punten.

# Kaartjes en hun groepen

ways = { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}
chosen-burgundy-die = Dobbelsteen { $face }: wat zal hij doen?
ticket-burgundy-option-take = { $tile }
ticket-burgundy-option-place = { $tile } op een{ "\u00A0" }{ $die }
ticket-burgundy-option-sell = Verkoop { $good }
ticket-burgundy-option-sell-helped = Verkoop { $good }
ticket-burgundy-option-workers = { $workers } arbeiders
ticket-burgundy-option-buy = Koop { $tile }
ticket-burgundy-option-discard = { $tile }
ticket-burgundy-option-ship-depot = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-none = Niets
ticket-burgundy-option-ship-second = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-stop = Alleen { $depot }
ticket-burgundy-option-ship-store = { $count } × { $good }
ticket-burgundy-option-skip = Niets doen
ticket-burgundy-option-board = { $board }
ticket-burgundy-option-start = Op een{ "\u00A0" }{ $die }
ticket-burgundy-option-bonus-tile = { $tile }
group-burgundy-option-take = Nemen
group-burgundy-option-place = Leggen
group-burgundy-option-sell = Verkopen
group-burgundy-option-sell-helped = Verkopen
group-burgundy-option-workers = Arbeiders
group-burgundy-option-buy = Kopen
group-burgundy-option-discard = Wegdoen
group-burgundy-option-ship-depot = Laden
group-burgundy-option-board = Hertogdom
group-burgundy-option-start = Burcht

ticket-provence-opt-castle = { $tile }
ticket-provence-opt-land = { $tile }, { $cost ->
    [0] gratis
   *[other] { $cost }
}
ticket-provence-opt-free = { $tile }
ticket-provence-opt-special = { $tile }, { $cost }
ticket-provence-opt-inventor = { $tile } (Uitvinder)
ticket-provence-opt-clear = braakland vervangen
ticket-provence-opt-place = { $cell }
ticket-provence-opt-recruit = { $character }
ticket-provence-opt-decline = { $coins } munten
ticket-provence-opt-from = van { $cell }
ticket-provence-opt-stop = stoppen
ticket-provence-opt-restore = { $tile }
ticket-provence-opt-swap = { $tile }
ticket-provence-opt-swap-with = { $tile }
ticket-provence-opt-steal = { $victim }, { $cell }
ticket-provence-opt-put = { $cell }
ticket-provence-opt-token = { $tile }
ticket-provence-opt-ruin = { $tile }
ticket-provence-opt-keep = { $character }
group-provence-opt-land = Land
group-provence-opt-special = Gebouw
group-provence-opt-inventor = Uitvinder
group-provence-opt-clear = Braakland
group-provence-opt-place = Leggen
group-provence-opt-recruit = Werven
group-provence-opt-decline = Munten
group-provence-opt-steal = Nemen
group-provence-opt-put = Zetten
group-provence-opt-swap = Wisselen
group-provence-opt-swap-with = Wisselen
group-provence-opt-ruin = Ruïne

# Wat twee kaartjes met dezelfde woorden onderscheidt

apart-depot = { $depot ->
    [0] zwarte depot
   *[other] depot { $depot }
}
apart-cell = { $cell }
apart-space = rij { $row }, veld { $space }
apart-victim = { $victim }
apart-crop = { $crop }
apart-good = { $good }
apart-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
apart-face = dobbelsteen { $face }
apart-workers = { $workers ->
    [0] geen arbeider
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}
short-provence-tile-castle-wo = graan + olijven
short-provence-tile-castle-wl = graan + lavendel
short-provence-tile-castle-wp = graan + klaprozen
short-provence-tile-castle-ol = olijven + lavendel
short-provence-tile-castle-op = olijven + klaprozen
short-provence-tile-castle-lp = lavendel + klaprozen

# Gids voor de eerste beurt

guide-provence-castle-title = Je kasteel
guide-provence-castle = Kies het kasteel voor het midden van je koninkrijk. Zijn twee gewassen liggen op vier van de acht lijnen: dat worden je makkelijkste trio’s.
guide-provence-take-title = Neem een tegel
guide-provence-take = De onderste landtegel is gratis. Elke tegel hoger kost een munt meer: naast elke tegel die je overslaat komt een munt, en wie die tegel neemt krijgt hem.
guide-provence-building-title = Of een gebouw
guide-provence-building = Speciale gebouwen kosten altijd 4 munten. Ze zijn aan het eind punten waard als ze bij je koninkrijk passen.
guide-provence-place-title = Leg hem neer
guide-provence-place = De tegel gaat op een leeg veld naar keuze. Drie keer één gewas in een rij, kolom of diagonaal is een trio. Druk op een tegel om hem te nemen, dan op het veld.
guide-provence-banners-title = Trio’s brengen personages
guide-provence-banners = Elk trio brengt een personage van het vaandel van dat gewas, of 2 munten. De vaandels worden nooit aangevuld: wie het eerst komt, wie het eerst maalt.
guide-provence-coast-title = Houd de kust
guide-provence-coast = Sabels verhogen de aanval, torens de gezamenlijke verdediging. Komt de aanval boven de verdediging, dan verliest wie de minste torens heeft een tegel.
guide-provence-scenario-title = Wat aan het eind telt
guide-provence-scenario = De meeste edelen, torens en munten brengen punten, naast tegels, gebouwen en personages. Na acht ronden winnen de meeste punten.
guide-burgundy-boards-title = Je hertogdom
guide-burgundy-boards = Kies het hertogdom waarop je speelt. Velden en getallen zijn overal gelijk; alleen de kleuren liggen anders.
guide-burgundy-dice-title = Twee dobbelstenen per beurt
guide-burgundy-dice = Elke dobbelsteen doet één ding: een tegel nemen, een tegel leggen, goederen verkopen of arbeiders inhuren. Druk op een dobbelsteen en alles wat hij kan licht op.
guide-burgundy-take-title = Neem een tegel
guide-burgundy-take = Een dobbelsteen neemt een tegel uit het depot van zijn getal naar je opslag, waar er drie in passen.
guide-burgundy-place-title = Leg hem neer
guide-burgundy-place = Een opgeslagen tegel gaat naast je tegels, op een veld van zijn kleur met het getal van de dobbelsteen. Hij werkt meteen: blijf op een tegel, of houd hem ingedrukt, om te lezen wat hij doet.
guide-burgundy-workers-title = Arbeiders buigen dobbelstenen
guide-burgundy-workers = Elke arbeider verandert een dobbelsteen met één. Open ringen met een getal tonen wat het zou kosten.
guide-burgundy-silver-title = Zilver koopt
guide-burgundy-silver = Eén keer per beurt kopen twee zilver een tegel uit het zwarte depot.
guide-burgundy-phase-title = Maak gebieden vroeg af
guide-burgundy-phase = Een afgemaakt gebied van één kleur scoort 1, 3, 6, 10 … punten voor zijn grootte, en de punten van de fase: nu tien, in de laatste fase twee.

# Over ons

about-house = Bailiwick is een huis van middeleeuwse bordspellen voor vrienden, bots en nieuwsgierigen. De regelmachines, de server en deze client zijn vrije software onder de MIT-licentie.
about-own = Alle tekeningen van tegels, borden en miniaturen, en alle woorden, zijn van onszelf. De spellen worden gespeeld naar de regels van hun auteurs; koop de dozen, ze zijn prachtig.
about-icons = Iconen
about-icons-more = Veel symbolen komen uit de verzameling van game-icons.net, onder Creative Commons Naamsvermelding 3.0. We hebben ze anders gekleurd en op onze eigen stukken gezet. De makers van wat hier gebruikt is:
about-fonts = Letters
about-libraries = Bibliotheken
open-match = Een partij bekijken
open-match-more = Een afgelopen partij, bewaard door de terminal of uitgevoerd van een tafel, is hier na te spelen.
match-file = Partijbestand
