# Die Oberfläche von Bailiwick.

game-burgundy = Burgundy
game-provence = Provence
game-colonia = Colonia
game-village = Village
game-antiquity = Antiquity
game-burgundy-line = Würfel, Sechsecke und ein Herzogtum
game-provence-line = Neun Felder und eine Küste zu halten
game-colonia-line = Eine Woche Handel in Köln
game-village-line = Leben, Geschichten und Gräber
game-antiquity-line = Eine Stadt auf sterbendem Land

pages = Seiten
nav-play = Spielen
nav-watch = Zusehen
nav-rules = Anleitung
nav-account = Du
about = Über uns und Dank
for-programs = Für Programme
footer = Brettspiele des Mittelalters, gemeinsam zu spielen
language = Sprache
theme = Tag oder Kerzenlicht
night = Kerzenlicht
sign-in = Anmelden
loading = Einen Augenblick …
offline = Die Leitung ist unterbrochen
offline-more = Deine letzte Wahl ist gesichert. Neuer Versuch in wenigen Sekunden.
offline-short = Keine Verbindung
not-loaded = Diese Seite ließ sich nicht laden
not-loaded-more = Die Leitung war unterbrochen, oder der Server wurde gerade erneuert. Deine Züge sind gesichert: Lade die Seite neu.
try-again = Neu laden
not-delivered = Deine Wahl kam nicht an: Die Leitung brach jedes Mal ab. Wähle noch einmal.
no-page = Hier liegt nichts
no-page-more = Diese Adresse führt zu keiner Seite des Hauses.
no-table = Diesen Tisch gibt es nicht
no-table-more = Vielleicht wurde er entfernt, oder er ist privat.
to-lobby = Zur Halle
close = Schließen

lobby-title = Was wollen wir spielen?
lobby-more = Heute Abend an einem Tisch oder über mehrere Tage. Niemand braucht ein Konto.
watch-title = Wer spielt gerade?
watch-more = Tische im Spiel. Sieh still zu, von jeder Seite.
join-link = Mit Link beitreten
join-link-more = Füge den Link ein, den dir jemand geschickt hat.
link = Link
set-table = Neuer Tisch
minutes = { $minutes } Min.
soon = kommt noch
your-tables = Deine Tische
tables-wait = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
no-tables = Noch kein Tisch
no-tables-more = Eröffne einen oder setz dich an einen offenen.
no-tables-now = Keine Partie im Gang
finished-tables = Beendet
all-tables = Alle { $count } zeigen
open-tables = Offene Tische
running-tables = Tische im Spiel
sit-at-once = setz dich gleich dazu
none-open = Kein Tisch wartet auf Mitspieler
none-open-more = Eröffne einen Tisch und schicke jemandem den Link, oder spiele mit Bots.
none-running = Gerade spielt niemand
none-running-more = Eröffne einen Tisch: Andere dürfen dir zusehen.
sit-down = Hinsetzen
your-turn = Du bist dran
thinks = { $names } ist dran
open-it = Öffnen
waiting-room = Warten
result = Ergebnis
broken = lässt sich nicht öffnen
with = mit { $names }
pace-live = live
pace-days-fast = einige Tage
pace-days = über mehrere Tage
pace-days-slow = ohne Eile
pace-none = keine Uhr
pace-live-more = In einer Sitzung: 10 Minuten je Person und 30 Sekunden je Zug
pace-days-fast-more = 1 Tag je Person und 4 Stunden je Zug
pace-days-more = 3 Tage je Person und 12 Stunden je Zug
pace-days-slow-more = 3 Tage je Person und 36 Stunden je Zug
pace-none-more = So lange es dauert
vote-bot = Zeit abgelaufen: für einen Bot stimmen
voted = Du hast gestimmt.
bot-plays = Ein Bot spielt für dich, bis du zurück bist.
clock-late = Die meiste Zeit ist verbraucht.
broken-title = Diese Partie lässt sich nicht öffnen
seat-free = freier Platz

your-name = Wie heißt du?
name = Name
name-more = Ein Name genügt. Ein Konto kann später kommen und behält deine Partien.
have-account = Ich habe ein Konto
go-on = Weiter
invited = Du bist eingeladen
not-invited = Diese Einladung gilt nicht mehr
which-game = Welches Spiel?
more-variants = Weitere Varianten
changed = { $count ->
    [one] eine ist nicht wie üblich
   *[other] { $count } sind nicht wie üblich
}
turns-end = Züge enden von selbst: Ihr letzter Schritt ist endgültig
who-plays = Wer spielt mit?
seat-me = Du
seat-open = Offen für jemanden
seat-hotseat = An diesem Bildschirm
bot-level = Bot, { $level }
bot-about = Bot, { $level }: { $about }.
level-random = Anfänger
level-random-more = spielt zufällig
level-greedy = flink
level-greedy-more = nimmt, was gerade am besten aussieht
level-easy = leicht
level-medium = mittel
level-hard = stark
add-seat = noch ein Platz
remove-seat = Diesen Platz entfernen
shuffle-seats = Auslosen, wer wo sitzt
which-pace = Wie schnell?
table-name = Name des Tisches
table-of = Tisch von { $name }
private-table = Privat: nur mit dem Link
players-chat = Gespräch nur unter den Mitspielenden
create-invite = Tisch eröffnen und einladen
create-start = Tisch eröffnen und spielen
player = Spieler { $number }
invite = Schicke diesen Link an alle, die mitspielen sollen
copy = Kopieren
copied = Kopiert
renew-link = Neuer Link: frühere gelten nicht mehr
link-renewed = Dieser Link ist neu. Frühere gelten nicht mehr.
start = Beginnen
start-with-bots = Beginnen, mit Bots auf den freien Plätzen
wait-for-host = Die Partie beginnt, sobald alle Plätze besetzt sind. Wer den Tisch eröffnet hat, kann auch früher beginnen, mit Bots auf den freien Plätzen.
leave = Gehen
leave-title = Den Tisch aufheben?
leave-more = Du hast diesen Tisch eröffnet. Gehst du, gibt es ihn auch für die anderen nicht mehr.
leave-sure = Gehen und den Tisch aufheben
you = Du
bot = Bot
resigned = aufgegeben
colour-0 = Zinnober
colour-1 = Lapis
colour-2 = Auripigment
colour-3 = Malachit
colour-4 = Orseille
colour-5 = Ruß
away = fort

who-are-you = Wer bist du?
make-account = Konto anlegen
guest-keeps = Du bist Gast. Ein Konto behält deine Partien: Die du schon hast, kommen mit.
account-why = Ein Konto behält deinen Namen und deine Partien auf jedem Gerät.
password = Passwort
as-guest = Als Gast
settings = Einstellungen
change-name = Namen ändern
leaving = Gehen
guest-warning = Wer sich als Gast abmeldet, kommt nicht zu seinen Partien zurück.
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
remove-account = Konto löschen …
remove-guest = Meinen Namen löschen …
remove-more = Deine Partien bleiben den anderen; dein Name verschwindet daraus.
remove-sure = Endgültig löschen
account-made = Dein Konto ist angelegt.
welcome = Willkommen.
welcome-back = Willkommen zurück.
name-changed = Dein Name ist geändert.
signed-out = Du bist abgemeldet.
account-removed = Dein Name ist aus diesem Haus gelöscht.

notices = Nachrichten
notices-more = Du erfährst, wenn du am Zug bist, wenn deine Zeit abläuft und wenn eine Partie zu Ende ist, aber nicht, während du auf den Tisch schaust.
notices-none = Du bekommst noch keine: Wähle mindestens einen Weg.
notice-turn = Du bist am Zug
notice-remind = Die Zeit läuft ab
notice-over = Ende der Partie
notice-seat = Ein Bot spielt auf deinem Platz
notice-test = Probe
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
push-here = Dieser Browser
push-other = Ein anderer Browser, seit { $date }
push-on = In diesem Browser einschalten
push-unsupported = Dieser Browser kann keine Nachrichten anzeigen. Lege diese Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
push-insecure = Browser zeigen nur Nachrichten von Adressen, die mit https beginnen.
push-denied = Dieser Browser lässt keine Nachrichten von hier zu. Erlaube sie in seinen Einstellungen für diese Seite.
push-failed = Der Push-Dienst des Browsers antwortet nicht. Versuche es später noch einmal.
mail-address = Mailadresse
mail-ask = Link zum Bestätigen schicken
mail-waits = Folge dem Link in der Mail, die dorthin ging.
mail-off = Dieser Server verschickt keine Mail.
webhook-url = Adresse deines Webhooks
webhook-set = Diese Adresse nehmen
test = Probieren
remove = Entfernen
outcomes = Was aus den letzten wurde
outcomes-empty = Noch nichts: nichts verschickt, nichts zurückgehalten.
outcome-sent = verschickt
outcome-looking = nicht verschickt, du hast auf den Tisch geschaut
outcome-moved = nicht verschickt, du hattest schon gespielt
outcome-off = nicht verschickt, für diesen Tisch ausgeschaltet
outcome-failed = gescheitert: { $detail }
outcome-waits = gescheitert, wird noch einmal versucht: { $detail }
reason-slow = keine Antwort innerhalb von { $more } Sekunden
reason-connection = keine Verbindung ({ $more })
reason-answer = die Antwort war { $more }
reason-host = diesen Host gibt es nicht
reason-private = dieser Host ist nicht im öffentlichen Internet
reason-address = das ist keine Adresse: schreib https://host/pfad
reason-mail-silent = der Mailserver antwortet nicht ({ $more })
reason-mail-open = der Mailserver bietet keine Verschlüsselung für das Passwort
reason-own = ein Fehler dieses Servers ({ $more })
reason-removed = dieser Kanal wurde entfernt
reason-no-webhooks = dieser Server verschickt keine Webhooks
reason-no-mail = dieser Server verschickt keine Mail
tell-me = Von diesem Tisch benachrichtigen
tell-me-how = wie?
confirm-mail = Nachrichten per Mail
confirm-mail-more = Sollen Nachrichten von Bailiwick an die Adresse gehen, bei der du diesen Link gefunden hast?
confirm-mail-done = Danke. Sie gehen dorthin.

# Was der Server ablehnt

refused = Das ging nicht. Versuche es gleich noch einmal.
refused-who = Sag zuerst, wie du heißt.
refused-not-yours = Das steht dir nicht zu.
refused-unknown = Das gibt es nicht mehr, oder es ist privat.
refused-not-now = Das geht jetzt nicht.
refused-wrong-password = Name und Passwort passen nicht zusammen. Versuche es noch einmal.
refused-has-account = Du bist angemeldet. Melde dich ab, bevor du ein anderes Konto anlegst.
refused-stale = Der Tisch ist schon weiter: Sieh noch einmal hin.
refused-illegal = Das steht nicht mehr zur Wahl.
refused-rules-fault = Bei dieser Wahl haben die Regeln versagt; nichts hat sich geändert. Bitte melde es vom Tisch aus.
refused-broken = Diese Partie ließ sich nicht laden. Die anderen sind nicht betroffen.
refused-invalid = So geht das nicht.
refused-no-table = Diesen Tisch gibt es nicht: Vielleicht wurde er entfernt, oder er ist privat.
refused-no-invitation = Dieser Link führt zu keinem Tisch: Vielleicht wurde er entfernt, oder der Link ist nicht vollständig.
refused-started = Diese Partie hat schon begonnen. Du kannst zusehen.
refused-started-private = Diese Partie hat schon begonnen. Nur wer mitspielt, kann sie sehen.
refused-seat-taken = Alle Plätze sind besetzt.
refused-host-only = Nur wer den Tisch eröffnet hat, kann beginnen.
refused-no-seat = Du hast keinen Platz an diesem Tisch.
refused-old-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere auf deiner Seite einen neuen an.
refused-unconfirmed = Diese Adresse ist noch nicht bestätigt: Folge zuerst dem Link in der Mail.
refused-talk = An diesem Tisch bleibt das Gespräch unter den Mitspielenden.
refused-has-time = Dieser Platz hat noch Zeit.
refused-bot-slow = Der Bot fand nicht rechtzeitig eine Antwort. Frag ihn noch einmal.
refused-mail = Die Mail ließ sich nicht verschicken. Versuche es später noch einmal.
refused-mail-address = Das ist keine Mailadresse: Schreib name@example.org.
refused-password = Ein Passwort hat mindestens { $more } Zeichen.
refused-empty = Gib einen Namen an.
refused-long = Das ist zu lang: höchstens { $more } Zeichen.
refused-file = Diese Datei lässt sich nicht als Partie lesen.
refused-unfinished = Nur beendete Partien lassen sich hier öffnen.
refused-name-taken = { $more } hat hier ein Konto. Melde dich an oder nimm einen anderen Namen.
refused-too-often = Das war zu oft. Versuche es in { $more } Sekunden noch einmal.

# Der Tisch

no-board = Dieses Spiel hat im Browser noch kein Brett: Programme spielen es, und hier steht, was geschieht.
common = Der gemeinsame Tisch
others = Die anderen
parts = Teile des Tisches
area-of = Was { $name } gehört
yours = dein Tableau
watching-short = du siehst zu
decision = Deine Entscheidung
options = Möglichkeiten
options-count = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
legal = kann gewählt werden
chosen = gewählt
narrowed = { $count ->
    [one] Noch eine Möglichkeit.
   *[other] Drücke ein weiteres leuchtendes Teil.
}
narrowed-tap = { $count ->
    [one] Noch eine Möglichkeit.
   *[other] Tippe auf ein weiteres leuchtendes Teil.
}
click-hint = Drücke ein leuchtendes Teil.
tap-hint = Tippe auf ein leuchtendes Teil, um zu sehen, was es bringt.
done-hint = Nimm etwas zurück oder beende deinen Zug.
undo = Rückgängig
undo-hint = Letzten Schritt zurücknehmen (mit Umschalt: den ganzen Zug)
undo-turn = Ganzen Zug zurücknehmen
undo-locked = Seither wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
undo-others = Seit deinem letzten Schritt haben andere gespielt: Er lässt sich nicht zurücknehmen.
undo-nothing = Noch gibt es nichts zurückzunehmen.
confirm = Bestätigen
end-turn = Zug beenden
which = Welches davon?
why-not = Warum nicht?
why-now = Das steht jetzt nicht zur Wahl. Die Frage ist:
rule = Regel { $rule }
waiting-for = { $names } ist dran
look-around = Sieh dich ruhig um: Nichts wartet auf dich.
watching = Du siehst an diesem Tisch zu.
match-over = Die Partie ist zu Ende
to-act = am Zug
next = danach
seat-label = Platz { $seat }
journal = Chronik
journal-empty = Noch ist nichts geschehen.
journal-filter = Wessen Zeilen?
journal-all = Alles
journal-only = Nur { $name }
show-moment = Den Tisch in diesem Augenblick zeigen
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
event-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
event-bot = Ein Bot spielt vorerst für { $name }.
event-voted = Die Zeit von { $name } war um: Die anderen lassen einen Bot spielen.
event-back = { $name } ist zurück.
event-gone = { $name } ist für immer fort. Ein Bot spielt weiter.
you-resigned = Du hast aufgegeben. Ein Bot spielt auf deinem Platz weiter.
chat-say = Sag etwas
chat-unread = { $count ->
    [one] eine ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
since-mine = Seit meinem Zug
see-board = Das Tableau von { $name } groß zeigen
menu = Einstellungen und mehr
keys = Tasten
rules = Anleitung
guide = Hilfe für den ersten Zug
guide-skip = Überspringen
guide-next = Weiter
guide-go = Los geht’s
tab-table = Tisch
tab-rivals = Rivalen
tab-journal = Chronik
tab-characters = Personen
tab-tiles = Plättchen
ask-first = Vor jeder Wahl fragen
no-motion = Keine bewegten Teile
report-bug = Regelfehler melden
save-file = Als Datei speichern
save-json = Als JSON speichern
hand-over = Einen Bot für mich spielen lassen
take-back = Meinen Platz zurücknehmen
resign = Aufgeben …
resign-sure = Ja, aufgeben
resign-title = Diese Partie aufgeben?
resign-more = Ein Bot spielt auf deinem Platz weiter, endgültig: Du kannst nicht zurückkommen. Zusehen darfst du, und die Partie bleibt in deiner Liste. Wenn du nur weg musst, lass einen Bot für dich spielen: Dann kannst du deinen Platz zurücknehmen.
sure = Bist du sicher?
yes-do = Ja, machen
cancel = Abbrechen
curtain = Der Bildschirm wechselt die Hände
curtain-for = Jetzt ist { $name } dran
curtain-open = Ich bin da
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
key-arrows = zwischen leuchtenden Teilen gehen
key-all-arrows = zwischen allen Teilen gehen; jedes sagt, was es ist
key-enter = das Teil wählen oder fragen, warum es nicht geht
key-numbers = eine Karte der Leiste nehmen
key-list = Liste aller Möglichkeiten
key-end = Zug beenden oder bestätigen
key-undo = zurücknehmen
key-undo-turn = den ganzen Zug zurücknehmen
key-hint = was ein Bot täte (allein mit Bots)
key-since = was seit meinem Zug geschah
key-skip = sofort zeigen, was die anderen taten
space-bar = Leertaste
key-journal = Chronik
key-escape = Auswahl aufheben
key-help = diese Tasten
keys-more = Langes Drücken (oder kurzes Zeigen) erklärt jedes Teil.
replay = Wiedergabe
replay-start = Der Anfang
replay-moment = Augenblick der Partie
to-start = Zum Anfang
step-back = Schritt zurück
step = Schritt
play-it = Abspielen
pause = Pause
back-to-now = Zurück ins Jetzt
through-eyes = Mit wessen Augen?
eyes-of = Mit den Augen von { $name }
play-on = Von hier weiterspielen
what-if = Was wäre, wenn: { $title }
what-if-more = Ein neuer Tisch, nur für dich: die Partie bis zu diesem Moment, dann du auf einem Platz und Bots auf den anderen. Die Würfe und Züge aus dem Vorrat, die noch kommen, sind die dieser Partie.
rewind = Bis hierher zurücknehmen …
rewind-title = Die Partie bis zu diesem Moment zurücknehmen?
rewind-sure = Zurücknehmen
rewind-more = Alles nach diesem Moment wird zurückgenommen. Kommende Würfe und Züge aus dem Vorrat bleiben dieselben.
which-seat = Welcher Platz?
which-bots = Welche Bots?
hint = Tipp
hint-more = Was täte ein Bot? Seine besten Möglichkeiten, nach dem, was du wissen darfst
hints = Was ein Bot täte
hint-best = beste
hint-less = −{ $points }
hint-rank = Tipp { $rank }
order-pass = Runde lang passen
order-more = Passe jetzt und sooft es geht, bis diese Runde endet. Jede eigene Wahl beendet es.
order-on = Du passt, bis diese Runde endet.
order-stop = Wieder fragen

# Das Ende

finished = beendet
wins-by = { $points ->
    [one] gewinnt mit einem Punkt Vorsprung
   *[other] gewinnt mit { $points } Punkten Vorsprung
}
wins-tie = gewinnt den Gleichstand
win-shared = Ein geteilter Sieg
by-source = Punkte nach Herkunft
how-it-went = Wie es lief
curve-label = Punkte aller Spieler, Runde für Runde
kingdoms-at-end = Die Königreiche am Ende
duchies-at-end = { $count ->
    [one] Das Herzogtum am Ende
   *[other] Die Herzogtümer am Ende
}
full-replay = Ganze Wiedergabe
see-table = Tisch ansehen
play-again = Noch einmal

# Kleine Wörter auf den Tableaus

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
coins-each = je { $coins } Münzen
tokens = { $tokens ->
    [one] 1 Sarazenenmarker
   *[other] { $tokens } Sarazenenmarker
}
word-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
word-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
word-towers = { $count ->
    [one] Turm
   *[other] Türme
}
word-nobles = { $count ->
    [one] Adliger
   *[other] Adlige
}
projected = Stand jetzt { $points }
free = gratis
most = meiste
worth = { $points ->
    [-1] −1 Punkt am Ende.
    [1] 1 Punkt am Ende.
   *[other] { $points } Punkte am Ende.
}
round-word = Runde
round-of = Runde { $round } von { $rounds }
round-about = Acht Runden, in jeder ein Plättchen; dann werden die Punkte gezählt.
empty-cell = leeres Feld
empty-cell-about = Jedes Plättchen darf auf jedes leere Feld.
cell-of = { $name }, { $cell }
ruin-of = Darunter: { $tile }.
kingdom = Königreich
banner-of = Banner: { $crop }
banner-about = Dreimal diese Frucht in Zeile, Spalte oder Diagonale ist ein Trio: Nimm eine dieser Personen oder Münzen.
banner-empty = alle fort
buildings-gone = Kein Gebäude mehr
deck = Noch { $left } Landplättchen
to-come = übrig
deck-about = { $pile } Personen warten im Stapel. Es kommen noch:
supply-about = Noch im Vorrat: Türme { $towers }, Adlige { $nobles }, Sarazenenmarker { $tokens }. Münzen sind genug für alle da.
no-characters = Noch keine Person: Ein Trio einer Frucht bringt eine.
my-characters = Meine Personen
no-cards = noch keine Karten
majorities-about = Am Ende punktet, wer am meisten hat (zu dritt und zu viert auch, wer am zweitmeisten hat).
coast-label = Angriff { $attack }, Verteidigung { $defence }
coast-numbers = Angriff { $attack }, Verteidigung { $defence }
coast-holds = Die Küste hält, { $by } voraus
coast-even = Die Küste hält gerade noch
coast-falls = Die Küste fällt, { $by } zu wenig
coast-behind = Die Sarazenen sind { $by } voraus
coast-victims = Wenigste Türme: { $names }
coast-fewest = Wenigste Türme:
coast-about = Hebt ein Sarazene den Angriff über die Verteidigung, verlieren alle mit den wenigsten Türmen ein Plättchen.
supply-coin = Münzen sind genug für alle da.
supply-tower = Noch { $left } im Vorrat.
supply-noble = Noch { $left } im Vorrat.
supply-saracen = Jeder Säbel hebt den Angriff um eins.
pending = Stand jetzt { $points }
pending-about = Die meisten Adligen, Türme und Münzen und die Regel des Szenarios zählen erst am Ende: Bis dahin können diese Punkte den Besitzer wechseln.
preview-place = Feld { $cell }
preview-trios = { $count ->
    [one] Trio ({ $crop }): eine Person oder Münzen
   *[other] { $count } Trios ({ $crop }): für jedes eine Person oder Münzen
}
attack-stays = Angriff { $attack }
attack-moves = Angriff von { $from } auf { $to }
defence-stays = Verteidigung { $defence }
defence-moves = Verteidigung von { $from } auf { $to }

# Burgundy

duchy = Herzogtum
depots = Depots
dice = Würfel
die-face = Würfel { $face }
used = benutzt
set-up = Aufbau
phase-round = Phase { $phase }, Runde { $round }
depot = Depot { $depot }
slot-of = { $colour }, Depot { $depot }
goods-at = Waren bei Depot { $depot }
no-goods = keine
space = Reihe { $row }, Feld { $space }
space-of = { $colour }, Zahl { $die }
space-owner = { $name }, Reihe { $row }, Feld { $space }
order-by-ships = Zugfolge, durch Schiffe
ships-moved = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
stock = Was noch da ist und was weg ist
stock-left = noch { $count }
stock-gone = { $count } weg
stock-unseen = noch { $count }
knowledge-left = Wissen in den Stapeln
knowledge-gone = Wissen, das weg ist
goods-unseen = Waren, die noch niemand sah; einige bleiben in der Schachtel
word-workers = Arbeiter
word-silver = Silber
income-word = Einkommen
income = { $silver } Silber am Ende jeder Phase
bonus-word = Bonus
area-open = Gebiet aus { $size }, { $missing } fehlen: { $points } Punkte, wenn es in dieser Phase fertig wird.
area-done = Gebiet aus { $size }, fertig.
space-about = Nimmt ein Plättchen dieser Farbe auf, gelegt mit dieser Zahl, neben einem Plättchen, das du schon hast.
storage-about = Hier haben drei Plättchen Platz. Ein genommenes Plättchen liegt hier, bis ein Würfel es legt; sind alle drei Plätze voll, muss eines weichen.
die-about = Ein Würfel nimmt ein Plättchen aus seinem Depot, legt ein gelagertes auf seine Zahl, verkauft seine Waren oder wirbt Arbeiter an.
goods-about = Wer ein Schiff legt, darf alle Waren eines Depots laden.
store-about = Ein Würfel dieser Zahl verkauft sie alle: Punkte für jede, und ein Silber.
workers-about = Ein Arbeiter ändert einen Würfel um eins, hinauf oder hinab (6 und 1 sind Nachbarn). Jeder Würfel kann zwei anwerben.
silver-about = Einmal je Zug kaufen zwei Silber ein Plättchen aus dem schwarzen Depot.
slot-about = Ein leerer Platz; neue Plättchen kommen zu Beginn der nächsten Phase.
bonus-about = Wer als Erster alle Felder dieser Farbe füllt, nimmt das große, der Zweite das kleine.
board-about = Wo Farben und Zahlen liegen; alle spielen auf einem Herzogtum.
phase-about = Jedes fertige Gebiet bringt neben seiner Größe die Punkte der jetzigen Phase: früh ist besser.
to-come-about = In jeder Runde kommt eine Ware ins Spiel, beim Depot des weißen Würfels.
white-about = Der weiße Würfel sagt, welches Depot die nächste Ware bekommt.
depot-about = Ein Würfel nimmt Plättchen aus dem Depot seiner Zahl.
black-about = Plättchen kosten hier zwei Silber, einmal je Zug.
alike-to-come = { $count ->
    [0] In den Stapeln liegt davon keins mehr.
    [one] In den Stapeln liegt davon noch eins.
   *[other] In den Stapeln liegen davon noch { $count }.
}
tiles-to-come = Noch in den Stapeln: { $counts }.
order-about = Jedes Schiff bringt seinen Besitzer einen Schritt voran, oben auf die, die dort schon liegen. In der nächsten Runde spielt zuerst, wer weiter vorn ist; auf einem Feld, wer oben liegt.
income-about = Jede Mine bringt ein Silber am Ende jeder Phase.
sold-about = Waren, die du verkauft hast. Manches Wissen zählt sie am Ende.
won-about = Wer eine ganze Farbe als Erster füllt, bekommt das große Plättchen, der Zweite das kleine.
bonus-taken = { $name } hat es genommen.
solo-goal = Fülle alle 37 Felder bis zum Ende von Phase E
solo-filled = { $filled } von { $spaces } Feldern gefüllt
target-about = Punkte zählen für das Ziel: Sobald sie es erreichen, beginnen sie wieder bei null, das Ziel sinkt um 5, und du bekommst eine Aktion deiner Wahl. Silber lässt sich gegen Punkte tauschen.

# Karten der Leiste und ihre Gruppen

ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
chosen-burgundy-die = Würfel { $face }: Was soll er tun?
ticket-burgundy-option-take = { $tile }
ticket-burgundy-option-place = { $tile } auf eine{ "\u00A0" }{ $die }
ticket-burgundy-option-sell = { $good } verkaufen
ticket-burgundy-option-sell-helped = { $good } verkaufen
ticket-burgundy-option-workers = { $workers } Arbeiter
ticket-burgundy-option-buy = { $tile } kaufen
ticket-burgundy-option-discard = { $tile }
ticket-burgundy-option-ship-depot = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-none = Nichts
ticket-burgundy-option-ship-second = Depot { $depot } ({ $count })
ticket-burgundy-option-ship-stop = Nur { $depot }
ticket-burgundy-option-ship-store = { $count } × { $good }
ticket-burgundy-option-skip = Nichts tun
ticket-burgundy-option-board = { $board }
ticket-burgundy-option-start = Auf eine{ "\u00A0" }{ $die }
ticket-burgundy-option-bonus-tile = { $tile }
group-burgundy-option-take = Nehmen
group-burgundy-option-place = Legen
group-burgundy-option-sell = Verkaufen
group-burgundy-option-sell-helped = Verkaufen
group-burgundy-option-workers = Arbeiter
group-burgundy-option-buy = Kaufen
group-burgundy-option-discard = Abgeben
group-burgundy-option-ship-depot = Laden
group-burgundy-option-board = Herzogtum
group-burgundy-option-start = Burg

ticket-provence-opt-castle = { $tile }
ticket-provence-opt-land = { $tile }, { $cost ->
    [0] gratis
   *[other] { $cost }
}
ticket-provence-opt-free = { $tile }
ticket-provence-opt-special = { $tile }, { $cost }
ticket-provence-opt-inventor = { $tile } (Erfinder)
ticket-provence-opt-clear = Brachland ersetzen
ticket-provence-opt-place = { $cell }
ticket-provence-opt-recruit = { $character }
ticket-provence-opt-decline = { $coins } Münzen
ticket-provence-opt-from = von { $cell }
ticket-provence-opt-stop = aufhören
ticket-provence-opt-restore = { $tile }
ticket-provence-opt-swap = { $tile }
ticket-provence-opt-swap-with = { $tile }
ticket-provence-opt-steal = { $victim }, { $cell }
ticket-provence-opt-put = { $cell }
ticket-provence-opt-token = { $tile }
ticket-provence-opt-ruin = { $tile }
ticket-provence-opt-keep = { $character }
group-provence-opt-land = Land
group-provence-opt-special = Gebäude
group-provence-opt-inventor = Erfinder
group-provence-opt-clear = Brachland
group-provence-opt-place = Legen
group-provence-opt-recruit = Anwerben
group-provence-opt-decline = Münzen
group-provence-opt-steal = Nehmen
group-provence-opt-put = Setzen
group-provence-opt-swap = Tauschen
group-provence-opt-swap-with = Tauschen
group-provence-opt-ruin = Ruine

# Was zwei Karten mit denselben Wörtern unterscheidet

apart-depot = { $depot ->
    [0] schwarzes Depot
   *[other] Depot { $depot }
}
apart-cell = { $cell }
apart-space = Reihe { $row }, Feld { $space }
apart-victim = { $victim }
apart-crop = { $crop }
apart-good = { $good }
apart-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
apart-face = Würfel { $face }
apart-workers = { $workers ->
    [0] kein Arbeiter
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}
short-provence-tile-castle-wo = Weizen + Oliven
short-provence-tile-castle-wl = Weizen + Lavendel
short-provence-tile-castle-wp = Weizen + Mohn
short-provence-tile-castle-ol = Oliven + Lavendel
short-provence-tile-castle-op = Oliven + Mohn
short-provence-tile-castle-lp = Lavendel + Mohn

# Hilfe für den ersten Zug

guide-provence-castle-title = Deine Burg
guide-provence-castle = Wähle die Burg für die Mitte deines Königreichs. Ihre zwei Früchte liegen auf vier der acht Linien: Das werden deine leichtesten Trios.
guide-provence-take-title = Nimm ein Plättchen
guide-provence-take = Das unterste Landplättchen ist gratis. Jedes weiter oben kostet eine Münze mehr: Neben jedes übersprungene kommt eine Münze, und wer dieses Plättchen nimmt, bekommt sie.
guide-provence-building-title = Oder ein Gebäude
guide-provence-building = Sondergebäude kosten immer 4 Münzen. Sie sind am Ende Punkte wert, wenn sie zu deinem Königreich passen.
guide-provence-place-title = Lege es
guide-provence-place = Das Plättchen kommt auf ein beliebiges leeres Feld. Dreimal eine Frucht in Zeile, Spalte oder Diagonale ist ein Trio. Drücke ein Plättchen, um es zu nehmen, dann das Feld.
guide-provence-banners-title = Trios bringen Personen
guide-provence-banners = Jedes Trio bringt eine Person vom Banner dieser Frucht oder 2 Münzen. Die Banner werden nie aufgefüllt: Wer zuerst kommt, mahlt zuerst.
guide-provence-coast-title = Halte die Küste
guide-provence-coast = Säbel heben den Angriff, Türme die gemeinsame Verteidigung. Übersteigt der Angriff die Verteidigung, verliert ein Plättchen, wer die wenigsten Türme hat.
guide-provence-scenario-title = Was am Ende zählt
guide-provence-scenario = Die meisten Adligen, Türme und Münzen bringen Punkte, dazu Plättchen, Gebäude und Personen. Nach acht Runden gewinnen die meisten Punkte.
guide-burgundy-boards-title = Dein Herzogtum
guide-burgundy-boards = Wähle das Herzogtum, auf dem du spielst. Felder und Zahlen sind auf allen gleich; nur die Farben liegen anders.
guide-burgundy-dice-title = Zwei Würfel je Zug
guide-burgundy-dice = Jeder Würfel tut eines: ein Plättchen nehmen, eines legen, Waren verkaufen oder Arbeiter anwerben. Drücke einen Würfel, und alles, was er kann, leuchtet auf.
guide-burgundy-take-title = Nimm ein Plättchen
guide-burgundy-take = Ein Würfel nimmt ein Plättchen aus dem Depot seiner Zahl in deinen Vorrat, der drei fasst.
guide-burgundy-place-title = Lege es
guide-burgundy-place = Ein Plättchen aus dem Vorrat kommt neben deine Plättchen, auf ein Feld seiner Farbe mit der Zahl des Würfels. Es wirkt sofort: Verweile auf einem Plättchen, oder halte es gedrückt, um zu lesen, was es tut.
guide-burgundy-workers-title = Arbeiter biegen Würfel
guide-burgundy-workers = Jeder Arbeiter ändert einen Würfel um eins. Offene Ringe mit einer Zahl zeigen, was es kosten würde.
guide-burgundy-silver-title = Silber kauft
guide-burgundy-silver = Einmal je Zug kaufen zwei Silber ein Plättchen aus dem schwarzen Depot.
guide-burgundy-phase-title = Mach Gebiete früh fertig
guide-burgundy-phase = Ein fertiges Gebiet einer Farbe bringt 1, 3, 6, 10 … Punkte für seine Größe und die Punkte der Phase: jetzt zehn, in der letzten zwei.

# Über uns

about-house = Bailiwick ist ein Haus mittelalterlicher Brettspiele für Freunde, Bots und Neugierige. Die Regelmaschinen, der Server und dieser Client sind freie Software unter der MIT-Lizenz.
about-own = Alle Zeichnungen von Plättchen, Tableaus und Miniaturen und alle Worte sind unsere eigenen. Gespielt wird nach den Regeln der Autoren; kauft die Schachteln, sie sind schön.
about-icons = Symbole
about-icons-more = Viele Symbole stammen aus der Sammlung von game-icons.net, unter Creative Commons Namensnennung 3.0. Wir haben sie umgefärbt und auf unsere eigenen Teile gesetzt. Die Urheber der hier verwendeten:
about-fonts = Schriften
about-libraries = Bibliotheken
open-match = Eine Partie ansehen
open-match-more = Eine beendete Partie, vom Terminal gespeichert oder von einem Tisch ausgeführt, lässt sich hier nachspielen.
match-file = Partiedatei
