"""Random backgammon in open_spiel through its Python interface: decisions a second, as JSON."""

import json
import random
import sys
from time import perf_counter

import pyspiel

seconds = float(sys.argv[1])
random.seed(1)
game = pyspiel.load_game("backgammon")
decisions = 0
start = perf_counter()
while perf_counter() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
print(
    json.dumps(
        {"name": "open_spiel backgammon", "decisions_per_second": decisions / (perf_counter() - start)}
    )
)
