"""The table as numbers."""

from __future__ import annotations

import bailiwick

from .builders import ME, new, turn

OBSERVE = bailiwick.game("burgundy").observe


def test_everybody_sees_which_bonus_tiles_are_gone_and_who_has_them() -> None:
    pictures = []
    for at, seat in ((0, 0), (1, 0), (2, 0), (0, 1)):
        state = turn()
        state.bonus_owner[at] = seat
        pictures.append(tuple(OBSERVE(state, ME)))
    assert len(set(pictures)) == 4


def test_a_seat_sees_itself_first() -> None:
    state = new(3)
    state.workers = [1, 2, 3]
    assert len({tuple(OBSERVE(state, seat)) for seat in range(3)}) == 3


def test_secret_boards_are_not_in_the_numbers() -> None:
    """9.2: until everybody has chosen."""
    pictures = []
    for choice in range(2):
        state = bailiwick.new("burgundy", 2, 3, {"mode": "advanced_secret"})
        state.choose(0, state.legal(0)[choice])
        state.choose(0, state.legal(0)[choice])
        pictures.append([OBSERVE(state, seat) for seat in range(2)])
    assert pictures[0][1] == pictures[1][1]
    assert pictures[0][0] != pictures[1][0]
