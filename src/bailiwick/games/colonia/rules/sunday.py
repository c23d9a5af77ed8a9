"""Sunday: buy relics, fill shrines, insure what should stay (C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.colonia.actions import CITY_IDS, INSURE, PASS, RELIC, RELIC_IDS, SPACE_IDS
from bailiwick.games.colonia.data import CITIES, RELICS, SPACES
from bailiwick.games.colonia.rules.phases import BUYING, INSURING
from bailiwick.games.colonia.rules.rounds import DayDecision, begin_round, finish_action
from bailiwick.games.colonia.rules.shrines import enshrine_after

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class BuyRelic(DayDecision):
    """Buy a card on display with money of its city, or pass for the day (C7.2)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        codes: list[int] = []
        for space in range(SPACES):
            if can_buy(state, seat, space):
                codes.append(RELIC + space)
        codes.append(PASS)
        return codes

    def can_act(self, state: Colonia, seat: int) -> bool:
        return can_buy_any(state, seat)

    def act(self, state: Colonia, seat: int, code: int) -> None:
        card = buy_relic(state, seat, code - RELIC)
        if not enshrine_after(state, seat, card):
            finish_action(state, seat)

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        space = code - RELIC
        card = state.display[space]
        pieces = [f"relic:{RELIC_IDS[card]}", f"space:{SPACE_IDS[space]}"]
        cost, city = state.data.relic_cost[card], CITY_IDS[state.data.relic_city[card]]
        if state.data.is_shrine[card]:
            return Option(code, pieces, Message("opt-shrine", RELIC_IDS[card], cost, city))
        points = state.data.relic_points[card]
        return Option(code, pieces, Message("opt-relic", RELIC_IDS[card], cost, city, points))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-relic")

    def rule(self) -> str:
        return "C7.2"


class InsureRelic(DayDecision):
    """Put a member on a card so that it stays until it is bought, or pass (C7.6)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        codes: list[int] = []
        for space in range(SPACES):
            if is_uninsured(state, space):
                codes.append(INSURE + space)
        codes.append(PASS)
        return codes

    def can_act(self, state: Colonia, seat: int) -> bool:
        return can_insure_any(state, seat)

    def act(self, state: Colonia, seat: int, code: int) -> None:
        insure(state, seat, code - INSURE)
        finish_action(state, seat)

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        space = code - INSURE
        card = RELIC_IDS[state.display[space]]
        return Option(code, [f"relic:{card}", f"space:{SPACE_IDS[space]}"], Message("opt-insure", card))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-insure", state.reserve[seat])

    def rule(self) -> str:
        return "C7.6"


BUY_RELIC = BuyRelic()
INSURE_RELIC = InsureRelic()


def begin_buying(state: Colonia) -> None:
    """No vote on Sunday; the mayor starts (C7.1)."""
    state.day = 7
    begin_round(state)
    state.phase = BUYING


def begin_insuring(state: Colonia) -> None:
    """After all have passed buying (C7.6)."""
    begin_round(state)
    state.phase = INSURING


def can_buy(state: Colonia, seat: int, space: int) -> bool:
    """A card lies there and the money of its city suffices."""
    card = state.display[space]
    return (
        card >= 0 and state.data.relic_cost[card] <= state.money[CITIES * seat + state.data.relic_city[card]]
    )


def is_uninsured(state: Colonia, space: int) -> bool:
    """A card lies there and nobody stands on it (R22)."""
    return state.display[space] >= 0 and state.insurer[space] < 0


def can_buy_any(state: Colonia, seat: int) -> bool:
    """Is there a card this family can pay for?"""
    return any(can_buy(state, seat, space) for space in range(SPACES))


def can_insure_any(state: Colonia, seat: int) -> bool:
    """A member at hand and a card without one."""
    if state.reserve[seat] == 0:
        return False
    return any(is_uninsured(state, space) for space in range(SPACES))


def buy_relic(state: Colonia, seat: int, space: int) -> int:
    """Pay and take the card; the member of whoever insured it goes home (C7.2). Says which card."""
    card = state.display[space]
    city = state.data.relic_city[card]
    state.money[CITIES * seat + city] -= state.data.relic_cost[card]
    state.display[space] = -1
    state.tell("bought-relic", seat, RELIC_IDS[card], state.data.relic_cost[card], CITY_IDS[city])
    if state.insurer[space] >= 0:
        state.reserve[state.insurer[space]] += 1
        state.tell("insurance-ended", state.insurer[space])
        state.insurer[space] = -1
    if state.data.is_shrine[card]:
        state.shrines[seat] |= 1 << city
    else:
        state.loose[seat] |= 1 << card
    return card


def insure(state: Colonia, seat: int, space: int) -> None:
    """One member stands on the card until it is bought."""
    state.reserve[seat] -= 1
    state.insurer[space] = seat
    state.tell("insured", seat, RELIC_IDS[state.display[space]])


def clear_display(state: Colonia) -> None:
    """Uninsured cards go to the discard; insured ones move to the lowest spaces (C7.8)."""
    free = 0
    for space in range(SPACES):
        card, insurer = state.display[space], state.insurer[space]
        state.display[space] = -1
        state.insurer[space] = -1
        if insurer >= 0:
            state.display[free] = card
            state.insurer[free] = insurer
            free += 1
        elif card >= 0:
            state.relic_discard |= 1 << card


def refill_display(state: Colonia) -> None:
    """Draw until ten cards lie on display (C7.8)."""
    for space in range(state.data.on_display):
        if state.display[space] < 0:
            lay_relic(state, space)


def lay_relic(state: Colonia, space: int) -> None:
    """The top relic card; an empty deck is made anew from the discard, if there is one."""
    if state.relic_top == len(state.relic_deck):
        deck = [card for card in range(RELICS) if state.relic_discard >> card & 1]
        if not deck:
            return
        state.rng.shuffle(deck)
        state.relic_deck = tuple(deck)
        state.relic_discard = 0
        state.relic_top = 0
    state.reveal()
    state.display[space] = state.relic_deck[state.relic_top]
    state.relic_top += 1
    state.tell("relic-laid", RELIC_IDS[state.display[space]])
