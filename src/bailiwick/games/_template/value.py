"""What a position is worth to a seat, in points."""

from __future__ import annotations

from bailiwick.core.state import State


def value(state: State, seat: int) -> float:
    """The points so far."""
    return float(state.scores()[seat])
