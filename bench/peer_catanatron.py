"""Four random players of Catanatron: decisions a second, as JSON."""

import json
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
decisions = 0
start = perf_counter()
while perf_counter() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in colours])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
print(json.dumps({"name": "Catanatron", "decisions_per_second": decisions / (perf_counter() - start)}))
