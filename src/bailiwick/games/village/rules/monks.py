"""A monk's one-time action, and the window he takes afterwards (2.10, V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import DO, SKIP
from bailiwick.games.village.rules.headman import use_headman
from bailiwick.games.village.rules.school import attend_school
from bailiwick.games.village.rules.steward import visit_steward

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

NOBODY: Final = -1


def ask_monk(state: Village, seat: int) -> None:
    """The price is paid: what about his action?"""
    state.ask(seat, MONK_ACTION)


def add_monk(state: Village, seat: int) -> None:
    """The action is over, he joins the village with his window (R-13)."""
    monk = state.monk_in_hand
    state.monks[seat] |= 1 << monk
    state.monk_in_hand = NOBODY
    state.tell("joined", seat, state.data.monk_ids[monk], state.windows(seat))


class MonkAction(Decision["Village"]):
    """Use the action printed on the monk, or let it be (V4.10)."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [DO, SKIP]

    def choose(self, state: Village, seat: int, code: int) -> None:
        action = state.data.action_ids[action_of(state)]
        if code == SKIP:
            state.tell("skipped-monk", seat, action)
            return
        state.tell("used-monk", seat, action)
        perform(state, seat, action_of(state))

    def describe(self, state: Village, seat: int, code: int) -> Option:
        piece = f"monk:{state.data.monk_ids[state.monk_in_hand]}"
        action = state.data.action_ids[action_of(state)]
        return Option(code, [piece], Message("use-monk" if code == DO else "skip-monk", action))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-monk", state.data.action_ids[action_of(state)])

    def rule(self) -> str:
        return "V4.10"


def action_of(state: Village) -> int:
    """What the monk in hand can do."""
    return state.data.monk_action[state.monk_in_hand]


def perform(state: Village, seat: int, action: int) -> None:
    """Story points, school lessons, the headman's step or customers (2.10, R-14)."""
    data = state.data
    state.tree[seat] += data.action_stories[action]
    if data.action_school[action]:
        attend_school(state, seat, data.action_school[action])
    if data.action_headman[action]:
        use_headman(state, seat)
    if data.action_steward[action]:
        visit_steward(state, seat, data.steward_monk_customers)


MONK_ACTION: Final = MonkAction()
