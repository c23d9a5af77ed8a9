"""Rounds and turns, and the castle draft before them (PV1.6, PV2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.provence.actions import CASTLE, CELLS, MIDDLE
from bailiwick.games.provence.characters import TREASURER
from bailiwick.games.provence.data import FIRST_CASTLE, FLEET_TOKENS, START_NOBLE
from bailiwick.games.provence.kingdom import lay_tile, put_nobles
from bailiwick.games.provence.rules import end, invasion
from bailiwick.games.provence.rules.take import TAKE

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence

# what comes next when nobody has anything to decide
DRAFT: Final = 0
FINISH: Final = 1
CHECK: Final = 2
INVASION: Final = 3
NEXT: Final = 4
END: Final = 5
DEAL: Final = 6


def advance(state: Provence) -> None:
    """Play on to the next decision: draft, then turns of take, place, trios and invasion (4.1)."""
    if state.step == DRAFT:
        draft_castle(state)
    elif state.step == DEAL:
        deal_castles(state)
    elif state.step == FINISH:
        state.step = CHECK
        state.finish_turn(state.active)
    elif state.step == CHECK:
        state.step = NEXT
        if invasion.happens(state):
            invasion.begin(state)
            state.step = INVASION
    elif state.step == INVASION:
        if not invasion.ask_next_victim(state):
            invasion.finish(state)
            state.step = NEXT
    elif state.step == NEXT:
        next_turn(state)
    else:
        end.advance(state)


def draft_castle(state: Provence) -> None:
    """From the last player back to the start player, each takes one castle (PV1.6)."""
    for place in range(state.seats - 1, -1, -1):
        seat = (state.first + place) % state.seats
        if state.tile_on[CELLS * seat + MIDDLE] < 0:
            state.ask(seat, CASTLE_DRAFT)
            return
    start_match(state)


def deal_castles(state: Provence) -> None:
    """The option to deal castles at random instead (9)."""
    for seat in range(state.seats):
        castle = state.castles.pop()
        lay_tile(state, seat, MIDDLE, castle)
        state.tell("took-castle", seat, state.data.tile_ids[castle])
    state.castles = []
    start_match(state)


def start_match(state: Provence) -> None:
    """The scenario's own set-up, then round 1."""
    if state.rule_is(START_NOBLE):
        for seat in range(state.seats):
            put_nobles(state, seat, MIDDLE, 1)
    state.round = 1
    start_round(state)
    start_turn(state, state.first)


def start_round(state: Provence) -> None:
    """The fleet's token, then the Treasurer's coin (PV2.2, PV2.3)."""
    state.tell("round", state.round)
    if state.rule_is(FLEET_TOKENS) and state.round in state.data.fleet_rounds and state.tokens > 0:
        state.tokens -= 1
        state.column_tokens[0] += 1
        state.tell("fleet-token", state.data.tile_ids[state.column[0]])
    for seat in range(state.seats):
        if state.cards[seat] >> TREASURER & 1:
            state.coins[seat] += 1
            state.tell("treasurer", seat)


def start_turn(state: Provence, seat: int) -> None:
    """Nothing was placed yet, the attack has not moved (PV2.4)."""
    state.active = seat
    state.attack_moved = False
    state.placed = 0
    state.step = FINISH
    state.ask(seat, TAKE)


def next_turn(state: Provence) -> None:
    """The next seat, the next round, or the end after round 8 (PV2.1, PV7.0)."""
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        if state.round == state.data.rounds:
            state.step = END
            return
        state.round += 1
        start_round(state)
    start_turn(state, seat)


class CastleDraft(Decision["Provence"]):
    """D1: take one of the castles still lying out (PV1.6)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        return [CASTLE + castle - FIRST_CASTLE for castle in state.castles]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        castle = code - CASTLE + FIRST_CASTLE
        state.castles.remove(castle)
        lay_tile(state, seat, MIDDLE, castle)
        state.tell("took-castle", seat, state.data.tile_ids[castle])
        state.finish_turn(seat)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        tile = state.data.tile_ids[code - CASTLE + FIRST_CASTLE]
        return Option(code, [f"tile:{tile}"], Message("opt-castle", tile))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-castle")

    def rule(self) -> str:
        return "PV1.6"


CASTLE_DRAFT: Final = CastleDraft()
