notice-turn = Du bist am Zug: { $table }
notice-remind = Deine Zeit läuft ab: { $table }
notice-over = Die Partie ist zu Ende: { $table }
notice-seat = Ein Bot spielt auf deinem Platz, denn deine Zeit war um: { $table }
notice-test = Das ist eine Probe: Nachrichten von Bailiwick kommen hier an.
mail-foot =
    { $link }

    Du bekommst diese Mail, weil du Nachrichten bestellt hast. Auf deiner Seite stellst du sie ab: { $page }
confirm-subject = Bailiwick: diese Adresse bestätigen
confirm-body =
    Jemand, hoffentlich du, möchte Nachrichten von Bailiwick an diese Adresse bekommen.

    Bist du das, dann öffne diesen Link und bestätige es: { $link }

    Wenn nicht, tu nichts: es kommt keine weitere Mail.
