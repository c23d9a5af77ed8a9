"""Changing a die with workers: how far, and what it costs (4.3, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.games.burgundy.actions import SPACES
from bailiwick.games.burgundy.data import DISTANCE, FREE_STEP, K08, K12, K13, K14, MAX_DISTANCE

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def reach(state: Burgundy, seat: i64, free_step: i64) -> i64:
    """The largest distance *seat* can pay for; *free_step* is the tile that gives one for nothing."""
    steps: i64 = state.workers[seat]
    known: i64 = state.knowledge[seat]
    if known & K08:
        steps *= 2
    if known & free_step:
        steps += 1
    return MAX_DISTANCE if steps > MAX_DISTANCE else steps


def cost(state: Burgundy, seat: int, steps: int, free_step: int) -> int:
    """Workers for a change by *steps*: one each, with k08 one for two (R13, R14)."""
    known = state.knowledge[seat]
    rest = steps - 1 if known & free_step and steps > 0 else steps
    return (rest + 1) // 2 if known & K08 else rest


def take_cost(state: Burgundy, seat: int, die: int, depot: int) -> int:
    """Workers to take from depot 0 … 5 with a die (V4.10)."""
    return cost(state, seat, DISTANCE[7 * state.dice[2 * seat + die] + depot + 1], K12)


def place_cost(state: Burgundy, seat: int, die: int, tile: int, space: int) -> int:
    """Workers to place a tile on a space with a die (V4.11)."""
    number = state.data.space_die[SPACES * state.board[seat] + space]
    colour = state.data.type_colour[state.data.tile_type[tile]]
    return cost(state, seat, DISTANCE[7 * state.dice[2 * seat + die] + number], FREE_STEP[colour])


def sell_cost(state: Burgundy, seat: int, die: int, good: int) -> int:
    """Workers to sell goods type 0 … 5 with a die (V4.12); no tile makes this cheaper."""
    return cost(state, seat, DISTANCE[7 * state.dice[2 * seat + die] + good + 1], 0)


def worker_gain(state: Burgundy, seat: int) -> int:
    """Workers a worker action brings (V4.19)."""
    return state.data.k14_workers if state.has(seat, K14) else state.data.worker_action


def worker_silver(state: Burgundy, seat: int) -> int:
    """Silver a worker action brings (V4.19)."""
    return state.data.k13_silver if state.has(seat, K13) else 0


def gather_workers(state: Burgundy, seat: int) -> None:
    """The worker action, with a die or by a castle (V4.19)."""
    workers = worker_gain(state, seat)
    silver = worker_silver(state, seat)
    state.workers[seat] += workers
    state.silver[seat] += silver
    state.tell("worked", seat, workers, silver)
