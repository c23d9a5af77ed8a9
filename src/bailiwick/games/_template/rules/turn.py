"""Turns: take one, two or three stones until none is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games._template.actions import TAKE

if TYPE_CHECKING:
    from bailiwick.games._template.state import Stones


def advance(state: Stones) -> None:
    """The next seat takes stones; without stones the match is over."""
    if state.left == 0:
        state.over = True
        state.tell("won", state.ranking().index(1))
        return
    if sum(state.taken) > 0:
        state.active = (state.active + 1) % state.seats
    state.ask(state.active, TAKE_STONES)


class TakeStones(Decision["Stones"]):
    """Take one, two or three stones, as many as are there."""

    def options(self, state: Stones, seat: int) -> list[int]:
        return [TAKE + row for row in range(len(state.data.take)) if state.data.take[row] <= state.left]

    def choose(self, state: Stones, seat: int, code: int) -> None:
        stones = state.data.take[code - TAKE]
        state.left -= stones
        state.taken[seat] += stones
        state.tell("took", seat, stones, state.left)
        state.finish_turn(seat)

    def describe(self, state: Stones, seat: int, code: int) -> Option:
        return Option(code, ["pile:stones"], Message("opt-take", state.data.take[code - TAKE]))

    def prompt(self, state: Stones, seat: int) -> Message:
        return Message("ask-take", state.left)

    def rule(self) -> str:
        return "1"


TAKE_STONES: Final = TakeStones()
