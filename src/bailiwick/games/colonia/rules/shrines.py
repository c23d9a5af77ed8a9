"""A shrine doubles one relic of its own city (C7.4–C7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import (
    CITY_IDS,
    ENSHRINE_NO,
    ENSHRINE_YES,
    RELIC_IDS,
    SHRINE,
    SHRINE_EMPTY,
)
from bailiwick.games.colonia.data import RELICS
from bailiwick.games.colonia.rules.rounds import finish_action

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class EnshrineOwned(Decision["Colonia"]):
    """Right after buying a shrine: put an own relic of that city in, or leave it empty (C7.4)."""

    def __init__(self, city: int) -> None:
        self.city = city

    def options(self, state: Colonia, seat: int) -> list[int]:
        relics = state.loose[seat] & state.data.city_relics[self.city]
        codes = [SHRINE + card for card in range(RELICS) if relics >> card & 1]
        codes.append(SHRINE_EMPTY)
        return codes

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        if code == SHRINE_EMPTY:
            state.tell("left-empty", seat, CITY_IDS[self.city])
        else:
            enshrine(state, seat, code - SHRINE)
        finish_action(state, seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        if code == SHRINE_EMPTY:
            return Option(code, [], Message("opt-leave-empty", CITY_IDS[self.city]))
        card = code - SHRINE
        points = state.data.relic_points[card]
        return Option(code, [f"relic:{RELIC_IDS[card]}"], Message("opt-enshrine", RELIC_IDS[card], points))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-enshrine-owned", CITY_IDS[self.city])

    def rule(self) -> str:
        return "C7.4"


class EnshrineBought(Decision["Colonia"]):
    """A relic was bought while the shrine of its city stands empty: put it in or never (C7.5)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [ENSHRINE_YES, ENSHRINE_NO]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        if code == ENSHRINE_YES:
            enshrine(state, seat, self.card)
        else:
            state.tell("kept-loose", seat, RELIC_IDS[self.card])
        finish_action(state, seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        relic = RELIC_IDS[self.card]
        if code == ENSHRINE_NO:
            return Option(code, [], Message("opt-keep-loose", relic))
        return Option(
            code, [f"relic:{relic}"], Message("opt-enshrine", relic, state.data.relic_points[self.card])
        )

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-enshrine-bought", RELIC_IDS[self.card])

    def rule(self) -> str:
        return "C7.5"


def enshrine_after(state: Colonia, seat: int, card: int) -> bool:
    """Does buying *card* raise the question of a shrine? Then it is asked."""
    city = state.data.relic_city[card]
    if state.data.is_shrine[card]:
        if state.loose[seat] & state.data.city_relics[city]:
            state.ask(seat, EnshrineOwned(city))
            return True
        state.tell("left-empty", seat, CITY_IDS[city])
        return False
    if state.has_empty_shrine(seat, city):
        state.ask(seat, EnshrineBought(card))
        return True
    return False


def enshrine(state: Colonia, seat: int, card: int) -> None:
    """Shrine and relic lie openly together until the end (C7.4, R25)."""
    state.loose[seat] &= ~(1 << card)
    state.enshrined[seat] |= 1 << card
    state.tell("enshrined", seat, RELIC_IDS[card])
