"""Wednesday: buy raw materials, a whole stall at a time (C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.colonia.actions import BUY, PASS, STALL_IDS
from bailiwick.games.colonia.data import KINDS, STALLS, STREETS
from bailiwick.games.colonia.rules.rounds import DayDecision, finish_action

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class BuyStall(DayDecision):
    """A stall for as many members as it holds raw materials, or pass for the day (C3.2)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        reserve = state.reserve[seat]
        codes: list[int] = []
        for stall in range(STALLS):
            if 0 < state.stall_size[stall] <= reserve:
                codes.append(BUY + stall)
        codes.append(PASS)
        return codes

    def can_act(self, state: Colonia, seat: int) -> bool:
        return can_buy(state, seat)

    def act(self, state: Colonia, seat: int, code: int) -> None:
        buy_stall(state, seat, code - BUY)
        finish_action(state, seat)

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        stall = code - BUY
        pieces = [f"stall:{STALL_IDS[stall]}"]
        row = state.stalls[KINDS * stall : KINDS * stall + KINDS]
        message = Message("opt-stall", state.stall_size[stall], row[0], row[1], row[2], row[3], row[4])
        return Option(code, pieces, message)

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-stall", state.reserve[seat])

    def rule(self) -> str:
        return "C3.2"


BUY_STALL = BuyStall()


def can_buy(state: Colonia, seat: int) -> bool:
    """Is there a stall this reserve can pay for?"""
    reserve = state.reserve[seat]
    return any(0 < state.stall_size[stall] <= reserve for stall in range(STALLS))


def buy_stall(state: Colonia, seat: int, stall: int) -> None:
    """All raw materials of the stall, and as many members in their place."""
    size = state.stall_size[stall]
    row = state.stalls[KINDS * stall : KINDS * stall + KINDS]
    for kind in range(KINDS):
        state.raw[KINDS * seat + kind] += row[kind]
        state.stalls[KINDS * stall + kind] = 0
    state.stall_size[stall] = 0
    state.stall_buyer[stall] = seat
    state.stall_members[stall] = size
    state.reserve[seat] -= size
    state.tell("bought-stall", seat, STALL_IDS[stall], size)
    state.tell("took-raw", seat, row[0], row[1], row[2], row[3], row[4])


def return_members(state: Colonia) -> None:
    """Unsold raw materials go into the bag; old members come home, new ones line the street (C3.3–C3.4)."""
    for seat in range(state.seats):
        state.reserve[seat] += state.streets[STREETS * seat + 1]
        state.streets[STREETS * seat + 1] = 0
    for stall in range(STALLS):
        if state.stall_size[stall]:
            clear_stall(state, stall)
        buyer = state.stall_buyer[stall]
        if buyer >= 0:
            state.streets[STREETS * buyer + 1] += state.stall_members[stall]
            state.stall_buyer[stall] = -1
            state.stall_members[stall] = 0
    state.tell("market-closed")


def clear_stall(state: Colonia, stall: int) -> None:
    """What nobody bought goes back into the bag."""
    for kind in range(KINDS):
        state.bag[kind] += state.stalls[KINDS * stall + kind]
        state.stalls[KINDS * stall + kind] = 0
    state.stall_size[stall] = 0
