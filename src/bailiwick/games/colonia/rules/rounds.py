"""Pass-out rounds: in player order, one action or a pass, until everybody has passed (C0.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def begin_round(state: Colonia) -> None:
    """The mayor starts; nobody has passed."""
    state.turn = 0
    state.passed = 0


def next_in_round(state: Colonia) -> int:
    """The seat whose turn it is, or −1 when all have passed."""
    for _ in range(state.seats):
        seat = state.order[state.turn]
        if not state.passed >> seat & 1:
            return seat
        end_turn(state)
    return -1


def end_turn(state: Colonia) -> None:
    """The turn goes to the next emblem."""
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


def pass_out(state: Colonia, seat: int) -> None:
    """A pass is final for this step; one that was forced looks like any other (C0.4)."""
    state.passed |= 1 << seat
    state.tell("passed", seat)
    end_turn(state)


def must_pass(state: Colonia, seat: int) -> None:
    """Who cannot act passes; like a chosen pass it ends what others may take back (C0.4)."""
    if seat != state.chooser:
        state.reveal()
    pass_out(state, seat)


def finish_action(state: Colonia, seat: int) -> None:
    """One action is a turn."""
    end_turn(state)
    state.finish_turn(seat)
