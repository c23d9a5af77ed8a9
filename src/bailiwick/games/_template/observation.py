"""The table as numbers for learners, from a seat's point of view."""

from __future__ import annotations

from bailiwick.core.state import State
from bailiwick.games._template.state import Stones


def observe(state: State, seat: int) -> list[float]:
    """Stones left, then what each seat has, one's own first."""
    assert isinstance(state, Stones)
    numbers = [float(state.left)]
    for place in range(4):
        numbers.append(float(state.taken[(seat + place) % state.seats]) if place < state.seats else 0.0)
    return numbers
