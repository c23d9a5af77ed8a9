forced = { $seat } n'a qu'une possibilité :
end-turn = Terminer votre tour
ask-end-turn = { $seat }, avez-vous terminé ?
