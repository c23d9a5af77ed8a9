"""Points and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailiwick.games._template.state import Stones


def breakdown(state: Stones, seat: int) -> dict[str, int]:
    """A point a stone, and a bonus for the last one."""
    last = state.has_bonus and state.left == 0 and state.active == seat
    return {"stones": state.taken[seat], "last": state.data.last_stone_points if last else 0}


def ranking(state: Stones) -> list[int]:
    """More points first; equal points share a place."""
    scores = state.scores()
    return [1 + len([other for other in scores if other > score]) for score in scores]
