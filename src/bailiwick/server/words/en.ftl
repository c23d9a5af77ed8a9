notice-turn = Your turn: { $table }
notice-remind = Your time is running out: { $table }
notice-over = The match is over: { $table }
notice-seat = A bot plays your seat, because your time was up: { $table }
notice-test = This is a test: notices from Bailiwick arrive here.
mail-foot =
    { $link }

    You get this mail because you asked for notices. Switch them off on your page: { $page }
confirm-subject = Bailiwick: confirm this address
confirm-body =
    Somebody, we hope you, wants notices from Bailiwick to be sent to this address.

    If that is you, open this link and confirm it: { $link }

    If it is not, do nothing: no further mail will come.
