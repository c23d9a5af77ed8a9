"""Pass-out rounds: in player order, one action or a pass, until everybody has passed (C0.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import PASS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class DayDecision(Decision["Colonia"]):
    """One action of a step, or pass for the rest of it (C0.3). Each step says what its actions are."""

    def can_act(self, state: Colonia, seat: int) -> bool:
        """Has this family any action at all? If not, it passes unasked (C0.4)."""
        raise NotImplementedError

    def act(self, state: Colonia, seat: int, code: int) -> None:
        """Carry out an action."""
        raise NotImplementedError

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        """An action for a person."""
        raise NotImplementedError

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        if code == PASS:
            pass_out(state, seat)
            state.finish_turn(seat)
        else:
            self.act(state, seat, code)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        if code == PASS:
            return Option(code, [], Message("opt-pass"))
        return self.describe_action(state, seat, code)


def ask_next(state: Colonia, decision: DayDecision) -> bool:
    """Ask the next family that can act; the others pass (C0.4). False when all have passed."""
    seat = next_in_round(state)
    while seat >= 0:
        if decision.can_act(state, seat):
            state.ask(seat, decision)
            return True
        must_pass(state, seat)
        seat = next_in_round(state)
    return False


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
