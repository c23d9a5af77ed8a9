"""The number of openings to a fixed depth is the number written down: nothing is offered more or less."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import State

from .play import GAMES

# of the match with seed 1 and the fewest seats: sequences of choices of this length
OPENINGS = {
    "_template": (6, 729),
    "sealed": (4, 120),
    "provence": (5, 5696),
    "burgundy": (3, 597),
    "colonia": (5, 5400),
    "village": (4, 4249),
    "antiquity": (2, 2738),
}


def openings(state: State, depth: int) -> int:
    """How many ways there are to make the next *depth* choices."""
    if depth == 0 or not state.actors():
        return 1
    count = 0
    seat = state.actors()[0]
    for code in state.legal(seat):
        after = state.clone()
        after.choose(seat, code)
        count += openings(after, depth - 1)
    return count


@pytest.mark.parametrize("id", GAMES)
def test_the_number_of_openings_is_the_one_written_down(id: str) -> None:
    game = bailiwick.game(id)
    depth, expected = OPENINGS[id]
    assert openings(game.new(min(game.seats), 1), depth) == expected
