"""The course of the week: which phase follows which (C0.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.colonia.data import FRIDAY, SATURDAY, THURSDAY, WEDNESDAY
from bailiwick.games.colonia.rules import (
    friday,
    monday,
    saturday,
    sunday,
    thursday,
    tuesday,
    votes,
    wednesday,
)
from bailiwick.games.colonia.rules.bag import draw_blindly, note_bag
from bailiwick.games.colonia.rules.decrees import give_start_goods
from bailiwick.games.colonia.rules.phases import (
    BUYING,
    COUNCIL,
    COUNTING,
    EFFECT,
    INSURING,
    LOADING,
    MARKET,
    MONDAY,
    ORDERS,
    SAILING,
    SETUP,
    TUESDAY,
    VOTES,
)
from bailiwick.games.colonia.rules.rounds import ask_next
from bailiwick.games.colonia.scoring import award_windows

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia

__all__ = ["SETUP", "advance"]

ASKED: Final = True
GO_ON: Final = False


def advance(state: Colonia) -> None:
    """Play on until somebody is asked or the match is over."""
    while not step(state):
        pass


def step(state: Colonia) -> bool:
    """One piece of the week; True once somebody has been asked or the match is over."""
    phase = state.phase
    if phase == MARKET:
        return ask_next(state, wednesday.BUY_STALL) or close_market(state)
    if phase == ORDERS:
        return ask_next(state, thursday.PLACE_ORDER) or close_workshops(state)
    if phase == LOADING:
        return ask_next(state, friday.LOAD_HOLD) or close_harbour(state)
    if phase == BUYING:
        return ask_next(state, sunday.BUY_RELIC) or close_cathedral(state)
    if phase == INSURING:
        return ask_next(state, sunday.INSURE_RELIC) or end_week(state)
    if phase == VOTES:
        return votes.next_vote(state)
    if phase == COUNTING:
        return votes.count_votes(state)
    if phase == EFFECT:
        return votes.carry_on(state)
    return step_automatic(state)


def step_automatic(state: Colonia) -> bool:
    """The pieces in which nobody takes turns."""
    phase = state.phase
    if phase == SETUP:
        if state.turn == 0:
            draw_openings(state)
        return give_start_goods(state) or lay_out(state)
    if phase == MONDAY:
        monday.prepare_week(state)
        state.phase = TUESDAY
        return GO_ON
    if phase == TUESDAY:
        tuesday.ask_for_cards(state)
        state.phase = COUNCIL
        return ASKED
    if phase == COUNCIL:
        tuesday.open_cards(state)
        return begin_votes(state, WEDNESDAY)
    assert phase == SAILING
    saturday.sail(state)
    sunday.begin_buying(state)
    return GO_ON


def draw_openings(state: Colonia) -> None:
    """S6: everybody draws raw materials blindly, in seat order."""
    for seat in range(state.seats):
        draw_blindly(state, seat, state.data.start_raw, state.opening)
    note_bag(state)


def lay_out(state: Colonia) -> bool:
    """S8–S9: four ships into the harbour, ten relics into the cathedral."""
    saturday.refill_harbour(state)
    sunday.refill_display(state)
    state.phase = MONDAY
    return GO_ON


def begin_votes(state: Colonia, day: int) -> bool:
    """A day from Wednesday to Saturday begins with its decrees (CV.1)."""
    state.day = day
    state.phase = VOTES
    return GO_ON


def close_market(state: Colonia) -> bool:
    """C3.3–C3.4."""
    wednesday.return_members(state)
    return begin_votes(state, THURSDAY)


def close_workshops(state: Colonia) -> bool:
    """C4.4–C4.7."""
    thursday.make_goods(state)
    return begin_votes(state, FRIDAY)


def close_harbour(state: Colonia) -> bool:
    """C5.5."""
    friday.return_members(state)
    return begin_votes(state, SATURDAY)


def close_cathedral(state: Colonia) -> bool:
    """After the last Sunday's buying the match ends; otherwise relics are insured (C7.7, C8.1)."""
    if state.week == state.last_week:
        award_windows(state)
        state.over = True
        return ASKED
    sunday.begin_insuring(state)
    return GO_ON


def end_week(state: Colonia) -> bool:
    """C7.8–C7.9."""
    sunday.clear_display(state)
    sunday.refill_display(state)
    tuesday.discard_cards(state)
    state.phase = MONDAY
    return GO_ON
