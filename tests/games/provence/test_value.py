"""The value function makes a one-ply player that beats random play."""

from __future__ import annotations

import bailiwick
from bailiwick import Rng
from bailiwick.bots import bot_choice, make


def greedy_wins(seed: int) -> bool:
    """A match of greedy against random; they change seats with every seed."""
    state = bailiwick.new("provence", 2, seed)
    rng = Rng(seed)
    greedy = seed % 2
    bots = [
        make("greedy" if seat == greedy else "random", bailiwick.game("provence"), rng) for seat in range(2)
    ]
    while actors := state.actors():
        seat = actors[0]
        state.choose(seat, bot_choice(bots[seat], state, seat, rng))
    return state.ranking()[greedy] == 1


def test_greedy_beats_random_in_95_of_100_matches() -> None:
    assert sum(greedy_wins(seed) for seed in range(100)) >= 95
