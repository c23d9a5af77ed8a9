"""Drawing from the shuffled stacks, and what nobody knows of them (V3.1, V3.2, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.rng import Rng
from bailiwick.games.burgundy.data import PHASES, ROUNDS, STACKS

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def draw(state: Burgundy, stack: int) -> int:
    """The top tile of a stack; it cannot be empty (R19)."""
    at = state.data.stack_start[stack] + state.drawn[stack]
    assert at < state.data.stack_start[stack + 1]
    state.drawn[stack] += 1
    return state.deck[at]


def believe_deck(state: Burgundy, rng: Rng) -> tuple[int, ...]:
    """The tiles still undrawn in each stack, in another order."""
    deck = list(state.deck)
    starts = state.data.stack_start
    for stack in range(STACKS):
        first, last = starts[stack] + state.drawn[stack], starts[stack + 1]
        rest = deck[first:last]
        rng.shuffle(rest)
        deck[first:last] = rest
    return tuple(deck)


def believe_goods(state: Burgundy, rng: Rng) -> tuple[int, ...]:
    """Goods of the phases to come and goods that left the game unseen, mixed anew."""
    deck = list(state.goods_deck)
    known = ROUNDS * (state.phase + 1)
    dealt = PHASES * ROUNDS + state.data.start_goods * state.seats
    hidden = deck[known : PHASES * ROUNDS] + deck[dealt:]
    rng.shuffle(hidden)
    deck[known : PHASES * ROUNDS] = hidden[: PHASES * ROUNDS - known]
    deck[dealt:] = hidden[PHASES * ROUNDS - known :]
    return tuple(deck)
