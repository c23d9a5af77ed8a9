# L’interface de Bailiwick.

game-burgundy = Burgundy
game-provence = Provence
game-colonia = Colonia
game-village = Village
game-antiquity = Antiquity
game-burgundy-line = Des dés, des hexagones, un duché
game-provence-line = Neuf champs et une côte à tenir
game-colonia-line = Une semaine de négoce à Cologne
game-village-line = Des vies, des récits, des tombes
game-antiquity-line = Une cité sur une terre qui meurt

pages = Pages
nav-play = Jouer
nav-watch = Regarder
nav-rules = Règles
nav-account = Vous
about = À propos et crédits
for-programs = Pour les programmes
footer = Des jeux de plateau du Moyen Âge, à jouer ensemble
language = Langue
theme = Jour ou chandelle
night = Lumière de chandelle
sign-in = Se connecter
loading = Un instant …
offline = La ligne est coupée
offline-more = Votre dernier choix est enregistré. Nouvel essai dans quelques secondes.
offline-short = Pas de connexion
not-loaded = Cette page n’a pas pu être chargée
not-loaded-more = La ligne était coupée, ou le serveur vient d’être mis à jour. Vos choix sont enregistrés : rechargez la page.
try-again = Recharger
not-delivered = Votre choix n’est pas arrivé : la ligne a été coupée à chaque fois. Choisissez de nouveau.
no-page = Il n’y a rien ici
no-page-more = Cette adresse ne mène à aucune page de la maison.
no-table = Cette table n’existe pas
no-table-more = Peut-être a-t-elle été retirée, ou elle est privée.
to-lobby = Vers l’accueil
close = Fermer

lobby-title = À quoi jouons-nous ?
lobby-more = Ce soir à une table, ou sur plusieurs jours. Pas besoin de compte.
watch-title = Qui joue ?
watch-more = Les tables en jeu. Regardez tranquillement, de tous les côtés.
join-link = Rejoindre par lien
join-link-more = Collez le lien qu’un ami vous a envoyé.
link = Lien
set-table = Nouvelle table
minutes = { $minutes } min
soon = à venir
your-tables = Vos tables
tables-wait = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
no-tables = Pas encore de table
no-tables-more = Ouvrez-en une, ou asseyez-vous à une table ouverte.
no-tables-now = Aucune partie en cours
finished-tables = Terminées
all-tables = Les montrer toutes ({ $count })
open-tables = Tables ouvertes
running-tables = Tables en jeu
sit-at-once = asseyez-vous tout de suite
none-open = Aucune table n’attend de joueurs
none-open-more = Ouvrez une table et envoyez le lien à un ami, ou jouez avec des robots.
none-running = Personne ne joue en ce moment
none-running-more = Ouvrez une table : d’autres pourront vous regarder.
sit-down = S’asseoir
your-turn = À vous
thinks = À { $names } de jouer
open-it = Ouvrir
waiting-room = En attente
result = Résultat
broken = ne peut être ouverte
with = avec { $names }
pace-live = en direct
pace-days-fast = quelques jours
pace-days = sur plusieurs jours
pace-days-slow = sans hâte
pace-none = sans horloge
pace-live-more = D’une traite : 10 minutes chacun, et 30 secondes par tour
pace-days-fast-more = 1 jour chacun, et 4 heures par tour
pace-days-more = 3 jours chacun, et 12 heures par tour
pace-days-slow-more = 3 jours chacun, et 36 heures par tour
pace-none-more = Le temps qu’il faudra
vote-bot = Temps écoulé : voter pour un robot
voted = Vous avez voté.
bot-plays = Un robot joue pour vous jusqu’à votre retour.
clock-late = Presque tout le temps est écoulé.
broken-title = Cette partie ne peut être ouverte
seat-free = place libre

your-name = Quel est votre nom ?
name = Nom
name-more = Un nom suffit. Un compte peut venir plus tard et garde vos parties.
have-account = J’ai un compte
go-on = Continuer
invited = Vous êtes invité
not-invited = Cette invitation n’est plus valable
which-game = Quel jeu ?
more-variants = Autres variantes
changed = { $count ->
    [one] une n’est pas comme d’habitude
   *[other] { $count } ne sont pas comme d’habitude
}
turns-end = Les tours finissent d’eux-mêmes : leur dernier pas ne se reprend pas
who-plays = Qui joue ?
seat-me = Vous
seat-open = Ouverte à un ami
seat-hotseat = À cet écran
bot-level = Robot, { $level }
bot-about = Robot, { $level } : { $about }.
level-random = débutant
level-random-more = joue au hasard
level-greedy = rapide
level-greedy-more = prend ce qui paraît le mieux sur le moment
level-easy = facile
level-medium = moyen
level-hard = fort
add-seat = une place de plus
remove-seat = Retirer cette place
shuffle-seats = Tirer au sort qui s’assied où
which-pace = À quel rythme ?
table-name = Nom de la table
table-of = Table de { $name }
private-table = Privée : seulement avec le lien
players-chat = Discussion réservée aux joueurs
create-invite = Ouvrir la table et inviter
create-start = Ouvrir la table et jouer
player = Joueur { $number }
invite = Envoyez ce lien à qui doit vous rejoindre
copy = Copier
copied = Copié
renew-link = Nouveau lien : les précédents cessent de fonctionner
link-renewed = Ce lien est nouveau. Les précédents ne fonctionnent plus.
start = Commencer
start-with-bots = Commencer, avec des robots aux places libres
wait-for-host = La partie commence quand toutes les places sont prises. Qui a ouvert la table peut aussi commencer plus tôt, avec des robots aux places libres.
leave = Quitter
leave-title = Supprimer la table ?
leave-more = Vous avez ouvert cette table. Si vous partez, elle disparaît aussi pour les autres.
leave-sure = Partir et supprimer la table
you = Vous
bot = robot
resigned = abandon
colour-0 = Vermillon
colour-1 = Lapis
colour-2 = Orpiment
colour-3 = Malachite
colour-4 = Orseille
colour-5 = Suie
away = absent

who-are-you = Qui êtes-vous ?
make-account = Créer un compte
guest-keeps = Vous êtes invité. Un compte garde vos parties : celles que vous avez déjà vous suivent.
account-why = Un compte garde votre nom et vos parties, sur tous vos appareils.
password = Mot de passe
as-guest = En invité
settings = Réglages
change-name = Changer de nom
leaving = Partir
guest-warning = Un invité qui se déconnecte ne retrouve plus ses parties.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
remove-account = Supprimer le compte …
remove-guest = Effacer mon nom …
remove-more = Vos parties restent aux autres ; votre nom en disparaît.
remove-sure = Supprimer pour de bon
account-made = Votre compte est créé.
welcome = Bienvenue.
welcome-back = Vous revoilà.
name-changed = Votre nom est changé.
signed-out = Vous êtes déconnecté.
account-removed = Votre nom est effacé de cette maison.

notices = Messages
notices-more = Vous êtes prévenu quand c’est à vous de jouer, quand votre temps s’épuise et quand une partie est finie, mais pas pendant que vous regardez la table.
notices-none = Vous n’en recevez pas encore : choisissez au moins un moyen.
notice-turn = À vous de jouer
notice-remind = Le temps s’épuise
notice-over = Fin de la partie
notice-seat = Un robot joue à votre place
notice-test = Essai
channel-push = Navigateur
channel-mail = Courriel
channel-webhook = Webhook
push-here = Ce navigateur
push-other = Un autre navigateur, depuis le { $date }
push-on = Activer dans ce navigateur
push-unsupported = Ce navigateur ne sait pas afficher de messages. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
push-insecure = Les navigateurs n’affichent que les messages d’adresses qui commencent par https.
push-denied = Ce navigateur n’autorise pas nos messages. Autorisez-les dans ses réglages pour ce site.
push-failed = Le service d’envoi du navigateur ne répond pas. Réessayez plus tard.
mail-address = Adresse électronique
mail-ask = M’envoyer un lien pour la confirmer
mail-waits = Suivez le lien du courriel qui vient d’y être envoyé.
mail-off = Ce serveur n’envoie pas de courriel.
webhook-url = Adresse de votre webhook
webhook-set = Utiliser cette adresse
test = Essayer
remove = Retirer
outcomes = Ce que sont devenus les derniers
outcomes-empty = Rien encore : ni envoyé, ni retenu.
outcome-sent = envoyé
outcome-looking = pas envoyé, vous regardiez la table
outcome-moved = pas envoyé, vous aviez déjà joué
outcome-off = pas envoyé, les messages sont coupés pour cette table
outcome-failed = échec : { $detail }
outcome-waits = échec, nouvel essai à venir : { $detail }
reason-slow = pas de réponse en { $more } secondes
reason-connection = pas de connexion ({ $more })
reason-answer = la réponse était { $more }
reason-host = cet hôte n’existe pas
reason-private = cet hôte n’est pas sur l’internet public
reason-address = ce n’est pas une adresse : écrivez https://hôte/chemin
reason-mail-silent = le serveur de courrier ne répond pas ({ $more })
reason-mail-open = le serveur de courrier n’offre pas de chiffrement pour le mot de passe
reason-own = une erreur de ce serveur ({ $more })
reason-removed = ce canal a été supprimé
reason-no-webhooks = ce serveur n’envoie pas de webhooks
reason-no-mail = ce serveur n’envoie pas de courrier
tell-me = Me prévenir pour cette table
tell-me-how = comment ?
confirm-mail = Messages par courriel
confirm-mail-more = Faut-il envoyer les messages de Bailiwick à l’adresse où vous avez trouvé ce lien ?
confirm-mail-done = Merci. Ils y seront envoyés.

# Ce que le serveur refuse

refused = Cela n’a pas marché. Réessayez dans un instant.
refused-who = Donnez d’abord un nom.
refused-not-yours = Cela ne vous revient pas.
refused-unknown = Cela n’existe plus, ou c’est privé.
refused-not-now = Ce n’est pas possible maintenant.
refused-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Réessayez.
refused-has-account = Vous êtes connecté. Déconnectez-vous avant de créer un autre compte.
refused-stale = La partie a avancé : regardez de nouveau la table.
refused-illegal = Ce n’est plus proposé.
refused-rules-fault = Les règles ont échoué sur ce choix ; rien n’a changé. Signalez-le depuis la table, s’il vous plaît.
refused-broken = Cette partie n’a pas pu être chargée. Les autres ne sont pas touchées.
refused-invalid = Cela ne va pas ainsi.
refused-no-table = Cette table n’existe pas : peut-être a-t-elle été retirée, ou elle est privée.
refused-no-invitation = Ce lien ne mène à aucune table : peut-être a-t-elle été retirée, ou le lien est incomplet.
refused-started = Cette partie a déjà commencé. Vous pouvez la regarder.
refused-started-private = Cette partie a déjà commencé. Seules les personnes qui y jouent peuvent la voir.
refused-seat-taken = Toutes les places sont prises.
refused-host-only = Seul celui qui a ouvert la table peut commencer.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-old-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre sur votre page.
refused-unconfirmed = Cette adresse n’est pas encore confirmée : suivez d’abord le lien du courriel.
refused-talk = À cette table, la discussion reste entre les joueurs.
refused-has-time = Cette place a encore du temps.
refused-bot-slow = Le robot n’a pas trouvé de réponse à temps. Redemandez-lui.
refused-mail = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
refused-mail-address = Ce n’est pas une adresse : écrivez nom@exemple.org.
refused-password = Un mot de passe a au moins { $more } caractères.
refused-empty = Donnez un nom.
refused-long = C’est trop long : { $more } caractères au plus.
refused-file = Ce fichier ne peut être lu comme une partie.
refused-unfinished = Seules les parties terminées s’ouvrent ici.
refused-name-taken = { $more } a un compte ici. Connectez-vous, ou prenez un autre nom.
refused-too-often = C’était trop souvent. Réessayez dans { $more } secondes.

# La table

no-board = Ce jeu n’a pas encore de plateau dans le navigateur : des programmes y jouent, et voici ce qui s’y passe.
common = La table commune
others = Les autres
parts = Parties de la table
area-of = Ce que possède { $name }
yours = votre plateau
watching-short = vous regardez
decision = Votre choix
options = Possibilités
options-count = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
legal = peut être choisi
chosen = choisi
narrowed = { $count ->
    [one] Une seule possibilité.
   *[other] Pressez une autre pièce éclairée.
}
narrowed-tap = { $count ->
    [one] Une seule possibilité.
   *[other] Touchez une autre pièce éclairée.
}
click-hint = Pressez une pièce éclairée.
tap-hint = Touchez une pièce éclairée pour voir ce qu’elle apporte.
done-hint = Reprenez quelque chose, ou finissez votre tour.
undo = Annuler
undo-hint = Reprendre le dernier pas (avec Maj : tout le tour)
undo-turn = Annuler tout le tour
undo-locked = Quelque chose a été révélé depuis : on ne peut plus le reprendre.
undo-others = D’autres ont joué depuis votre dernier pas : on ne peut plus le reprendre.
undo-nothing = Il n’y a encore rien à reprendre.
confirm = Confirmer
end-turn = Finir le tour
which = Lequel ?
why-not = Pourquoi pas ?
why-now = Ce n’est pas proposé maintenant. La question est :
rule = règle { $rule }
waiting-for = À { $names } de jouer
look-around = Regardez à loisir : rien ne vous attend.
watching = Vous regardez cette table.
match-over = La partie est finie
to-act = au trait
next = ensuite
seat-label = Place { $seat }
journal = Journal
journal-empty = Il ne s’est encore rien passé.
journal-filter = Les lignes de qui ?
journal-all = Tout
journal-only = Seulement { $name }
show-moment = Montrer la table à ce moment
chat = Discussion
chat-empty = Personne n’a encore rien dit.
event-resigned = { $name } a abandonné. Un robot continue.
event-bot = Un robot joue pour { $name } pour l’instant.
event-voted = Le temps de { $name } était écoulé : les autres font jouer un robot.
event-back = { $name } est de retour.
event-gone = { $name } est parti pour de bon. Un robot continue.
you-resigned = Vous avez abandonné. Un robot continue à votre place.
chat-say = Dites quelque chose
chat-unread = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
since-mine = Depuis mon tour
see-board = Voir en grand le plateau de { $name }
menu = Réglages et plus
keys = Touches
rules = Règles
guide = Guide du premier tour
guide-skip = Passer
guide-next = Suite
guide-go = Jouons
tab-table = Table
tab-rivals = Rivaux
tab-journal = Journal
tab-characters = Personnages
tab-tiles = Tuiles
ask-first = Demander avant chaque choix
no-motion = Pas de pièces animées
report-bug = Signaler une erreur de règle
save-file = Enregistrer en fichier
save-json = Enregistrer en JSON
hand-over = Laisser un robot jouer pour moi
take-back = Reprendre ma place
resign = Abandonner …
resign-sure = Oui, abandonner
resign-title = Abandonner cette partie ?
resign-more = Un robot continue à votre place, pour de bon : vous ne pourrez pas revenir. Vous pourrez regarder, et la partie reste dans votre liste. Si vous devez seulement partir, laissez un robot jouer pour vous : vous pourrez alors reprendre votre place.
sure = Êtes-vous sûr ?
yes-do = Oui, le faire
cancel = Annuler
curtain = L’écran change de mains
curtain-for = C’est le tour de { $name }
curtain-open = Me voici
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
key-arrows = aller d’une pièce éclairée à l’autre
key-all-arrows = aller d’une pièce à l’autre, éclairée ou non ; chacune dit ce qu’elle est
key-enter = choisir la pièce, ou demander pourquoi pas
key-numbers = prendre un billet de la barre
key-list = liste de toutes les possibilités
key-end = finir le tour, ou confirmer
key-undo = annuler
key-undo-turn = annuler tout le tour
key-hint = ce que ferait un robot (seul avec des robots)
key-since = ce qui s’est passé depuis mon tour
key-skip = montrer tout de suite ce que les autres ont fait
space-bar = Espace
key-journal = journal
key-escape = effacer la sélection
key-help = ces touches
keys-more = Une longue pression (ou pointer un instant) explique chaque pièce.
replay = Relecture
replay-start = Le début
replay-moment = Moment de la partie
to-start = Au début
step-back = Un pas en arrière
step = Un pas
play-it = Lire
pause = Pause
back-to-now = Revenir au présent
through-eyes = Par les yeux de qui ?
eyes-of = Par les yeux de { $name }
play-on = Continuer d’ici
what-if = Et si : { $title }
what-if-more = Une nouvelle table, pour vous seul : la partie jusqu’à ce moment, puis vous à une place et des robots aux autres. Les dés et les tirages à venir sont ceux de cette partie.
rewind = Revenir à ce moment …
rewind-title = Reprendre la partie à ce moment ?
rewind-sure = Reprendre ici
rewind-more = Tout ce qui suit ce moment est repris. Les dés et les tirages à venir restent les mêmes.
which-seat = Quelle place ?
which-bots = Quels robots ?
hint = Conseil
hint-more = Que ferait un robot ? Ses meilleurs choix, d’après ce que vous pouvez savoir
hints = Ce que ferait un robot
hint-best = le meilleur
hint-less = −{ $points }
hint-rank = conseil { $rank }
order-pass = Passer tout le tour
order-more = Passez maintenant, et chaque fois que possible jusqu’à la fin de cette manche. Tout choix de votre part y met fin.
order-on = Vous passez jusqu’à la fin de cette manche.
order-stop = Me redemander

# La fin

finished = terminée
wins-by = { $points ->
    [one] gagne d’un point
   *[other] gagne de { $points } points
}
wins-tie = gagne au départage
win-shared = Une victoire partagée
by-source = Points par origine
how-it-went = Le cours de la partie
curve-label = Points de chaque joueur, manche par manche
kingdoms-at-end = Les royaumes à la fin
duchies-at-end = { $count ->
    [one] Le duché à la fin
   *[other] Les duchés à la fin
}
full-replay = Relecture entière
see-table = Voir la table
play-again = Rejouer

# Petits mots sur les plateaux

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
coins-each = { $coins } pièces chacun
tokens = { $tokens ->
    [one] { $tokens } jeton sarrasin
   *[other] { $tokens } jetons sarrasins
}
word-points = { $count ->
    [one] point
   *[other] points
}
word-coins = { $count ->
    [one] pièce
   *[other] pièces
}
word-towers = { $count ->
    [one] tour
   *[other] tours
}
word-nobles = { $count ->
    [one] noble
   *[other] nobles
}
projected = { $points } si c’était fini
free = gratuit
most = le plus
worth = { $points ->
    [-1] −1 point à la fin.
    [one] { $points } point à la fin.
   *[other] { $points } points à la fin.
}
round-word = Manche
round-of = Manche { $round } sur { $rounds }
round-about = Huit manches, une tuile par manche ; puis on compte les points.
empty-cell = champ libre
empty-cell-about = Toute tuile peut aller sur tout champ libre.
cell-of = { $name }, { $cell }
ruin-of = Dessous : { $tile }.
kingdom = Royaume
banner-of = Étendard : { $crop }
banner-about = Trois fois cette culture en ligne, colonne ou diagonale font un trio : prenez un de ces personnages, ou des pièces.
banner-empty = plus personne
buildings-gone = Plus d’édifice
deck = Encore { $left } tuiles terrain
to-come = à venir
deck-about = { $pile } personnages attendent dans la pioche. Encore à venir :
supply-about = Il reste dans la réserve : tours { $towers }, nobles { $nobles }, jetons Sarrasin { $tokens }. Il y a assez de pièces pour tous.
no-characters = Pas encore de personnage : un trio d’une culture en amène un.
my-characters = Mes personnages
no-cards = pas de carte
majorities-about = À la fin, celui qui en a le plus marque (à trois ou quatre joueurs, le deuxième aussi).
coast-label = Attaque { $attack }, défense { $defence }
coast-numbers = attaque { $attack }, défense { $defence }
coast-holds = La côte tient de { $by }
coast-even = La côte tient tout juste
coast-falls = La côte cède de { $by }
coast-behind = Les Sarrasins ont { $by } d’avance
coast-victims = Le moins de tours : { $names }
coast-fewest = Le moins de tours :
coast-about = Quand un Sarrasin porte l’attaque au-dessus de la défense, tous ceux qui ont le moins de tours perdent une tuile.
supply-coin = Il y a assez de pièces pour tous.
supply-tower = Encore { $left } dans la réserve.
supply-noble = Encore { $left } dans la réserve.
supply-saracen = Chaque sabre fait monter l’attaque d’un.
pending = { $points } si tout s’arrêtait là
pending-about = Le plus de nobles, de tours et de pièces et la règle du scénario ne comptent qu’à la fin : d’ici là, ces points peuvent changer de mains.
preview-place = Case { $cell }
preview-trios = { $count ->
    [one] trio ({ $crop }) : un personnage, ou des pièces
   *[other] { $count } trios ({ $crop }) : pour chacun un personnage, ou des pièces
}
attack-stays = attaque { $attack }
attack-moves = attaque de { $from } à { $to }
defence-stays = défense { $defence }
defence-moves = défense de { $from } à { $to }

# Burgundy

duchy = Duché
depots = Dépôts
dice = Dés
die-face = Dé { $face }
used = utilisé
set-up = Mise en place
phase-round = Phase { $phase }, manche { $round }
depot = dépôt { $depot }
slot-of = { $colour }, dépôt { $depot }
goods-at = Marchandises au dépôt { $depot }
no-goods = aucune
space = Rangée { $row }, case { $space }
space-of = { $colour }, numéro { $die }
space-owner = { $name }, rangée { $row }, case { $space }
order-by-ships = Ordre du tour, par navires
ships-moved = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
stock = Ce qui reste, ce qui est parti
stock-left = encore { $count }
stock-gone = { $count } hors jeu
stock-unseen = encore { $count }
knowledge-left = Connaissances dans les piles
knowledge-gone = Connaissances hors jeu
goods-unseen = Marchandises encore cachées ; quelques-unes restent dans la boîte
word-workers = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
word-silver = argent
income-word = Revenu
income = { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
} à la fin de chaque phase
bonus-word = Bonus
area-open = Région de { $size }, { $missing } à remplir : { $points } points si elle est finie dans cette phase.
area-done = Région de { $size }, finie.
space-about = Reçoit une tuile de cette couleur, posée avec ce nombre, à côté d’une tuile que vous avez déjà.
storage-about = Trois tuiles y trouvent place. Une tuile prise y attend qu’un dé la pose ; si les trois places sont occupées, l’une d’elles doit partir.
die-about = Un dé prend une tuile à son dépôt, pose une tuile en réserve sur son nombre, vend ses marchandises, ou engage des ouvriers.
goods-about = Qui pose un navire peut charger toutes les marchandises d’un dépôt.
store-about = Un dé de ce nombre les vend toutes : des points pour chacune, et une pépite d’argent.
workers-about = Un ouvrier change un dé d’un point, en plus ou en moins (6 et 1 sont voisins). Tout dé peut en engager deux.
silver-about = Une fois par tour, deux pépites d’argent achètent une tuile du dépôt noir.
slot-about = Une place vide ; de nouvelles tuiles viennent au début de la phase suivante.
bonus-about = Le premier qui remplit toutes les cases de cette couleur prend la grande, le deuxième la petite.
board-about = Où se trouvent les couleurs et les nombres ; chacun joue sur un duché.
phase-about = Chaque région finie rapporte, en plus de sa taille, les points de la phase : tôt, c’est mieux.
to-come-about = À chaque manche, une marchandise entre en jeu au dépôt du dé blanc.
white-about = Le dé blanc dit quel dépôt reçoit la marchandise suivante.
depot-about = Un dé prend des tuiles au dépôt de son nombre.
black-about = Ici les tuiles coûtent deux pépites d’argent, une fois par tour.
alike-to-come = { $count ->
    [0] Il n’en reste pas dans les piles.
    [one] Il en reste { $count } dans les piles.
   *[other] Il en reste { $count } dans les piles.
}
tiles-to-come = Encore dans les piles : { $counts }.
order-about = Chaque navire avance son propriétaire d’un pas, par-dessus qui s’y trouve déjà. À la manche suivante, qui est plus loin joue d’abord ; sur une même case, qui est au-dessus.
income-about = Chaque mine rapporte une pépite d’argent à la fin de chaque phase.
sold-about = Les marchandises vendues. Certaines connaissances les comptent à la fin.
won-about = Une couleur entière remplie en premier rapporte la grande tuile, en deuxième la petite.
bonus-taken = { $name } l’a prise.
solo-goal = Remplissez les 37 cases avant la fin de la phase E
solo-filled = { $filled } cases remplies sur { $spaces }
target-about = Les points comptent pour l’objectif : dès qu’ils l’atteignent, ils repartent de zéro, l’objectif baisse de 5 et vous obtenez une action de votre choix. Les pépites d’argent s’échangent contre des points.

# Billets et groupes

ways = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
chosen-burgundy-die = Dé { $face } : que doit-il faire ?
ticket-burgundy-option-take = { $tile }
ticket-burgundy-option-place = { $tile } sur un{ "\u00A0" }{ $die }
ticket-burgundy-option-sell = Vente : { $good }
ticket-burgundy-option-sell-helped = Vente : { $good }
ticket-burgundy-option-workers = { $workers } ouvriers
ticket-burgundy-option-buy = Acheter { $tile }
ticket-burgundy-option-discard = { $tile }
ticket-burgundy-option-ship-depot = Dépôt { $depot } ({ $count })
ticket-burgundy-option-ship-none = Rien
ticket-burgundy-option-ship-second = Dépôt { $depot } ({ $count })
ticket-burgundy-option-ship-stop = Seulement { $depot }
ticket-burgundy-option-ship-store = { $count } × { $good }
ticket-burgundy-option-skip = Ne rien faire
ticket-burgundy-option-board = { $board }
ticket-burgundy-option-start = Sur un{ "\u00A0" }{ $die }
ticket-burgundy-option-bonus-tile = { $tile }
group-burgundy-option-take = Prendre
group-burgundy-option-place = Poser
group-burgundy-option-sell = Vendre
group-burgundy-option-sell-helped = Vendre
group-burgundy-option-workers = Ouvriers
group-burgundy-option-buy = Acheter
group-burgundy-option-discard = Retirer
group-burgundy-option-ship-depot = Charger
group-burgundy-option-board = Duché
group-burgundy-option-start = Château

ticket-provence-opt-castle = { $tile }
ticket-provence-opt-land = { $tile }, { $cost ->
    [0] gratuit
   *[other] { $cost }
}
ticket-provence-opt-free = { $tile }
ticket-provence-opt-special = { $tile }, { $cost }
ticket-provence-opt-inventor = { $tile } (Inventeur)
ticket-provence-opt-clear = remplacer la friche
ticket-provence-opt-place = { $cell }
ticket-provence-opt-recruit = { $character }
ticket-provence-opt-decline = { $coins } pièces
ticket-provence-opt-from = { $cell }
ticket-provence-opt-stop = arrêter
ticket-provence-opt-restore = { $tile }
ticket-provence-opt-swap = { $tile }
ticket-provence-opt-swap-with = { $tile }
ticket-provence-opt-steal = { $victim }, { $cell }
ticket-provence-opt-put = { $cell }
ticket-provence-opt-token = { $tile }
ticket-provence-opt-ruin = { $tile }
ticket-provence-opt-keep = { $character }
group-provence-opt-land = Terre
group-provence-opt-special = Édifice
group-provence-opt-inventor = Inventeur
group-provence-opt-clear = Friche
group-provence-opt-place = Poser
group-provence-opt-recruit = Recruter
group-provence-opt-decline = Pièces
group-provence-opt-steal = Prendre
group-provence-opt-put = Placer
group-provence-opt-swap = Échanger
group-provence-opt-swap-with = Échanger
group-provence-opt-ruin = Ruine

# Ce qui distingue deux billets aux mêmes mots

apart-depot = { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
}
apart-cell = { $cell }
apart-space = rangée { $row }, case { $space }
apart-victim = { $victim }
apart-crop = { $crop }
apart-good = { $good }
apart-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
apart-face = dé { $face }
apart-workers = { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
short-provence-tile-castle-wo = blé + olives
short-provence-tile-castle-wl = blé + lavande
short-provence-tile-castle-wp = blé + coquelicots
short-provence-tile-castle-ol = olives + lavande
short-provence-tile-castle-op = olives + coquelicots
short-provence-tile-castle-lp = lavande + coquelicots

# Guide du premier tour

guide-provence-castle-title = Votre château
guide-provence-castle = Choisissez le château pour le milieu de votre royaume. Ses deux cultures sont sur quatre des huit lignes : ce seront vos trios les plus faciles.
guide-provence-take-title = Prenez une tuile
guide-provence-take = La tuile terrain la plus basse est gratuite. Chaque tuile plus haut coûte une pièce de plus : une pièce est posée à côté de chaque tuile sautée, et qui prend cette tuile la gagne.
guide-provence-building-title = Ou un édifice
guide-provence-building = Les édifices spéciaux coûtent toujours 4 pièces. Ils valent des points à la fin s’ils conviennent à votre royaume.
guide-provence-place-title = Posez-la
guide-provence-place = La tuile va sur n’importe quel champ libre. Trois fois une culture en ligne, colonne ou diagonale font un trio. Pressez une tuile pour la prendre, puis le champ.
guide-provence-banners-title = Les trios amènent des personnages
guide-provence-banners = Chaque trio amène un personnage de l’étendard de cette culture, ou 2 pièces. Les étendards ne sont jamais regarnis : premier arrivé, premier servi.
guide-provence-coast-title = Tenez la côte
guide-provence-coast = Les sabres font monter l’attaque, les tours la défense commune. Si l’attaque dépasse la défense, qui a le moins de tours perd une tuile.
guide-provence-scenario-title = Ce qui compte à la fin
guide-provence-scenario = Le plus de nobles, de tours et de pièces rapporte des points, outre tuiles, édifices et personnages. Après huit manches, qui a le plus de points gagne.
guide-burgundy-boards-title = Votre duché
guide-burgundy-boards = Choisissez le duché sur lequel vous jouez. Tous ont les mêmes cases et les mêmes nombres ; seules les couleurs y sont placées autrement.
guide-burgundy-dice-title = Deux dés par tour
guide-burgundy-dice = Chaque dé fait une chose : prendre une tuile, poser une tuile, vendre ou engager des ouvriers. Pressez un dé : tout ce qu’il peut faire s’éclaire.
guide-burgundy-take-title = Prenez une tuile
guide-burgundy-take = Un dé prend une tuile au dépôt de son nombre pour votre réserve, qui en contient trois.
guide-burgundy-place-title = Posez-la
guide-burgundy-place = Une tuile en réserve va à côté de vos tuiles, sur une case de sa couleur portant le nombre du dé. Elle agit aussitôt : restez sur une tuile, ou appuyez longuement, pour lire ce qu’elle fait.
guide-burgundy-workers-title = Les ouvriers corrigent les dés
guide-burgundy-workers = Chaque ouvrier change un dé d’un point. Les anneaux ouverts avec un nombre montrent le prix.
guide-burgundy-silver-title = L’argent achète
guide-burgundy-silver = Une fois par tour, deux pépites d’argent achètent une tuile du dépôt noir.
guide-burgundy-phase-title = Finissez tôt les régions
guide-burgundy-phase = Une région finie d’une couleur rapporte 1, 3, 6, 10 … points pour sa taille, et les points de la phase : dix maintenant, deux dans la dernière.

# À propos

about-house = Bailiwick est une maison de jeux de plateau médiévaux pour amis, robots et curieux. Ses moteurs de règles, son serveur et ce client sont des logiciels libres sous licence MIT.
about-own = Tous les dessins de tuiles, de plateaux et de miniatures, et tous les mots, sont les nôtres. Les jeux se jouent selon les règles de leurs auteurs ; achetez les boîtes, elles sont belles.
about-icons = Icônes
about-icons-more = Beaucoup de symboles viennent de la collection de game-icons.net, sous Creative Commons Attribution 3.0. Nous les avons recolorés et posés sur nos propres pièces. Les auteurs de ceux d’ici :
about-fonts = Caractères
about-libraries = Bibliothèques
open-match = Revoir une partie
open-match-more = Une partie terminée, enregistrée par le terminal ou exportée d'une table, peut être rejouée ici.
match-file = Fichier de partie
