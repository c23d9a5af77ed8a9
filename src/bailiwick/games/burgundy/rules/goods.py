"""Selling goods (V4.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.burgundy.actions import GOODS
from bailiwick.games.burgundy.data import K03, K04
from bailiwick.games.burgundy.scoring import SALES, gain, meet_target

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def sale_points(state: Burgundy, seat: int, good: int) -> int:
    """Points for all tiles of one type: as many for each as there are players."""
    return state.goods[GOODS * seat + good] * state.data.sale_points[state.seats - 1]


def sale_silver(state: Burgundy, seat: int) -> int:
    """Silver for a whole sale; alone k03 is without effect (A6)."""
    return state.data.k03_silver if state.has(seat, K03) and not state.solo else state.data.sale_silver


def sale_workers(state: Burgundy, seat: int) -> int:
    """Workers for a whole sale; alone k04 is without effect (A6)."""
    return state.data.k04_workers if state.has(seat, K04) and not state.solo else 0


def sell(state: Burgundy, seat: int, good: int) -> None:
    """Always the whole type, never a part (V4.18)."""
    at = GOODS * seat + good
    count = state.goods[at]
    points, silver, workers = (
        sale_points(state, seat, good),
        sale_silver(state, seat),
        sale_workers(state, seat),
    )
    state.goods[at] = 0
    state.sold[at] += count
    state.silver[seat] += silver
    state.workers[seat] += workers
    gain(state, seat, SALES, points)
    state.tell("sold", seat, count, state.data.good_ids[good], points, silver, workers)
    meet_target(state, seat)
