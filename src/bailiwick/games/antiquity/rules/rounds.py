"""The round: ten phases, and who is asked in each (4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.estate import EXPLORER
from bailiwick.games.antiquity.rules.countryside import LAND_MENU, land_codes
from bailiwick.games.antiquity.rules.exploration import explore
from bailiwick.games.antiquity.rules.graves import bury, graves_due
from bailiwick.games.antiquity.rules.harvest import cathedral_fish, harvest_from
from bailiwick.games.antiquity.rules.menu import MENU
from bailiwick.games.antiquity.rules.pollution import pollute, tokens_due
from bailiwick.games.antiquity.rules.start import START_CITY, find_waters
from bailiwick.games.antiquity.rules.store import store
from bailiwick.games.antiquity.rules.victory import check_survivors, check_victory
from bailiwick.games.antiquity.terms import (
    DONE,
    EXPLORE,
    FAMINE,
    HARVEST,
    LAND,
    ONE_BY_ONE,
    PLAN,
    POLLUTE,
    START,
    STOCK_FISHERIES,
    STORE,
    TOGETHER,
)

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def advance(state: Antiquity) -> None:
    """Go on with the phase, seat after seat, or begin the next one."""
    if state.phase == PLAN:
        reveal_plans(state)
        check_survivors(state)
        if state.over:
            return
        set_turn_order(state)
        begin(state, LAND)
    while state.step < state.seats:
        seat = state.order[state.seats - 1 - state.step if state.phase == START else state.step]
        state.step += 1
        if state.is_active(seat):
            visit(state, seat)
            if state.stacks[seat]:
                return
    end_phase(state)


def begin(state: Antiquity, phase: int) -> None:
    """A phase in turn order starts with its first seat."""
    state.phase = phase
    state.step = 0
    if phase == HARVEST:
        cathedral_fish(state)
    elif phase == FAMINE:
        state.due = [graves_due(state, seat) if state.is_active(seat) else 0 for seat in range(state.seats)]


def visit(state: Antiquity, seat: int) -> None:
    """What a seat has to decide in this phase."""
    if state.phase == START:
        state.ask(seat, START_CITY)
    elif state.phase == LAND:
        if land_codes(state, seat):
            state.ask(seat, LAND_MENU)
    elif state.phase == STORE:
        store(state, seat)
    elif state.phase == HARVEST:
        harvest_from(state, seat, 0)
    elif state.phase == EXPLORE:
        explore(state, seat)
    elif state.phase == FAMINE:
        bury(state, seat)
    else:
        state.due[seat] = tokens_due(state, seat)
        pollute(state, seat)


def end_phase(state: Antiquity) -> None:
    """From one phase to the next; the beginner's game has neither famine nor pollution (9)."""
    if state.phase == START:
        find_waters(state)
        begin_round(state)
    elif state.phase == EXPLORE and state.rules.beginner:
        end_round(state)
    elif state.phase == FAMINE:
        check_survivors(state)
        if not state.over:
            state.famine += 1
            begin(state, POLLUTE)
    elif state.phase == POLLUTE:
        check_survivors(state)
        if not state.over:
            end_round(state)
    else:
        begin(state, state.phase + 1)


def end_round(state: Antiquity) -> None:
    """P10, then the next round."""
    state.phase = DONE
    check_victory(state)
    if not state.over:
        begin_round(state)


def begin_round(state: Antiquity) -> None:
    """P1: workers in the cities rise. P2: all plan at once, or one by one (V1.1, V2.17)."""
    state.round += 1
    state.phase = PLAN
    state.trades = []
    state.tell("round", state.round, state.famine)
    for seat in state.active():
        state.estates[seat].begin_round()
    state.shown = tuple([estate.clone() for estate in state.estates])
    state.committed = [not state.is_active(seat) for seat in range(state.seats)]
    state.step = ONE_BY_ONE if state.rules.in_turn or is_scarce(state) else TOGETHER
    state.floor = [state.active()[0]] if state.step == ONE_BY_ONE else []
    state.forget_plans()
    for seat in state.active():
        state.ask(seat, MENU)


def is_scarce(state: Antiquity) -> bool:
    """Some pieces of a shared stock are left, but fewer than there are players (V2.17)."""
    players = len(state.active())
    return any(0 < state.stock[pile] < players for pile in range(STOCK_FISHERIES))


def reveal_plans(state: Antiquity) -> None:
    """Everything becomes public; fountains of all players ease the famine (V2.16)."""
    state.reveal()
    state.tell("reveal")
    state.tell_deeds()
    state.shown = ()
    fountains = sum([estate.fountains_built for estate in state.estates])
    if fountains and not state.rules.beginner:
        state.famine = max(0, state.famine - state.data.fountain_famine * fountains)
        state.tell("famine-eased", fountains, state.famine)


def set_turn_order(state: Antiquity) -> None:
    """P3: fewest manned cart shops and explorer first; ties keep their order (V3.1)."""
    counts = [0] * state.seats
    for seat in range(state.seats):
        estate = state.estates[seat]
        counts[seat] = estate.carts() + (1 if estate.works(EXPLORER) else 0)
    ordered: list[int] = []
    for count in range(max(counts) + 1):
        ordered += [seat for seat in state.order if counts[seat] == count]
    state.order = ordered
    for place, seat in enumerate(state.active()):
        state.tell("turn-order", place + 1, seat, counts[seat])
