forced = { $seat } heeft maar één mogelijkheid:
end-turn = Beëindig je beurt
ask-end-turn = { $seat }, ben je klaar?
