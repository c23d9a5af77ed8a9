forced = { $seat } has only one possibility:
end-turn = End your turn
ask-end-turn = { $seat }, are you done?
