"""Votes on the decrees of the day (CV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import MAYOR_ADOPT, MAYOR_REJECT, VOTE_NO, VOTE_YES
from bailiwick.games.colonia.data import EFFECTS, WEDNESDAY
from bailiwick.games.colonia.rules.decrees import begin_decree, continue_decree
from bailiwick.games.colonia.rules.phases import (
    COUNTING,
    EFFECT,
    LOADING,
    MARKET,
    ORDERS,
    SAILING,
    VOTES,
)
from bailiwick.games.colonia.rules.rounds import begin_round

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia

PENDING: Final = 0
ADOPTED: Final = 1
REJECTED: Final = 2
VERDICT_IDS: Final = ["open", "adopted", "rejected"]
DAY_PHASES: Final = [MARKET, ORDERS, LOADING, SAILING]


class Vote(Decision["Colonia"]):
    """Secretly, all at once: yes or no, with as many votes as the family card says (CV.2)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [VOTE_YES, VOTE_NO]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        state.picked[seat] = code

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        key = "opt-vote-yes" if code == VOTE_YES else "opt-vote-no"
        return Option(code, [decree_piece(state)], Message(key, decree_id(state), state.votes[seat]))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-vote", decree_id(state), state.votes[seat])

    def rule(self) -> str:
        return "CV.2"

    def private(self) -> bool:
        return True


class MayorTiebreak(Decision["Colonia"]):
    """The votes are equal: the mayor decides, however it voted (CV.4)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [MAYOR_ADOPT, MAYOR_REJECT]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        state.tell("mayor-decided", seat)
        decide(state, code == MAYOR_ADOPT)
        state.finish_turn(seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        key = "opt-adopt" if code == MAYOR_ADOPT else "opt-reject"
        return Option(code, [decree_piece(state)], Message(key, decree_id(state)))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-mayor", decree_id(state))

    def rule(self) -> str:
        return "CV.4"


VOTE = Vote()
MAYOR_TIEBREAK = MayorTiebreak()


def decree_id(state: Colonia) -> str:
    """The decree that is voted on."""
    return EFFECTS[state.data.effects[state.decrees[state.decree_at]]]


def decree_piece(state: Colonia) -> str:
    """Its card on the table."""
    return f"decree:{state.data.decree_ids[state.decrees[state.decree_at]]}"


def next_vote(state: Colonia) -> bool:
    """Put the next decree of the day to the vote, or begin the day's work (CV.1)."""
    for at in range(len(state.decrees)):
        if state.verdicts[at] == PENDING and state.data.decree_days[state.decrees[at]] == state.day:
            state.decree_at = at
            return ask_for_votes(state)
    begin_round(state)
    state.phase = DAY_PHASES[state.day - WEDNESDAY]
    return False


def ask_for_votes(state: Colonia) -> bool:
    """Everybody who has votes is asked at the same time (CV.2)."""
    state.phase = COUNTING
    asked = False
    for seat in range(state.seats):
        state.picked[seat] = -1
        if state.votes[seat]:
            state.ask(seat, VOTE)
            asked = True
    return asked


def count_votes(state: Colonia) -> bool:
    """Open the votes; the larger side wins, a tie goes to the mayor (CV.3–CV.4)."""
    state.reveal()
    yes, no = 0, 0
    for seat in state.order:
        if state.picked[seat] == VOTE_YES:
            yes += state.votes[seat]
            state.tell("voted-yes", seat, state.votes[seat])
        elif state.picked[seat] == VOTE_NO:
            no += state.votes[seat]
            state.tell("voted-no", seat, state.votes[seat])
        state.picked[seat] = -1
    state.tell("votes-counted", decree_id(state), yes, no)
    if yes == no:
        state.ask(state.mayor(), MAYOR_TIEBREAK)
        return True
    decide(state, yes > no)
    return False


def decide(state: Colonia, adopted: bool) -> None:
    """The decree leaves the game; an adopted one is carried out first (CV.1, CV.5)."""
    state.verdicts[state.decree_at] = ADOPTED if adopted else REJECTED
    state.tell("decree-adopted" if adopted else "decree-rejected", decree_id(state))
    if adopted:
        state.turn = 0
        begin_decree(state, effect(state))
        state.phase = EFFECT
    else:
        state.phase = VOTES


def effect(state: Colonia) -> int:
    """What the decree at hand does."""
    return state.data.effects[state.decrees[state.decree_at]]


def carry_on(state: Colonia) -> bool:
    """Let the families take part in the decree, in player order; then the next vote."""
    if continue_decree(state, effect(state)):
        return True
    state.phase = VOTES
    return False
