notice-turn = Jij bent aan de beurt: { $table }
notice-remind = Je tijd raakt op: { $table }
notice-over = De partij is afgelopen: { $table }
notice-seat = Een bot speelt op jouw plaats, want je tijd was om: { $table }
notice-test = Dit is een proef: berichten van Bailiwick komen hier aan.
mail-foot =
    { $link }

    Je krijgt deze mail omdat je om berichten vroeg. Zet ze uit op je pagina: { $page }
confirm-subject = Bailiwick: bevestig dit adres
confirm-body =
    Iemand, hopelijk jij, wil berichten van Bailiwick op dit adres ontvangen.

    Ben jij dat, open dan deze link en bevestig het: { $link }

    Zo niet, doe dan niets: er komt geen mail meer.
