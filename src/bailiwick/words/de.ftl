forced = { $seat } hat nur eine Möglichkeit:
end-turn = Zug beenden
ask-end-turn = { $seat }, bist du fertig?
