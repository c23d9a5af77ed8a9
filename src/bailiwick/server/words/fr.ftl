notice-turn = À vous de jouer : { $table }
notice-remind = Votre temps s’épuise : { $table }
notice-over = La partie est finie : { $table }
notice-seat = Un robot joue à votre place, car votre temps était écoulé : { $table }
notice-test = Ceci est un essai : les messages de Bailiwick arrivent ici.
mail-foot =
    { $link }

    Vous recevez ce courriel parce que vous avez demandé des messages. Vous pouvez les arrêter sur votre page : { $page }
confirm-subject = Bailiwick : confirmez cette adresse
confirm-body =
    Quelqu’un, vous sans doute, souhaite recevoir des messages de Bailiwick à cette adresse.

    Si c’est vous, ouvrez ce lien et confirmez : { $link }

    Sinon, ne faites rien : vous ne recevrez plus de courriel.
