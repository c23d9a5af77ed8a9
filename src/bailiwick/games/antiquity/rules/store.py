"""Storing goods (P5): what has no room is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import DISCARD, GOOD_IDS, GOODS
from bailiwick.games.antiquity.estate import CHRISTOFORI, FISH_GOOD, GIORGIO

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def protected_fish(state: Antiquity, seat: int) -> int:
    """San Giorgio's fish lie in the cathedral while his power works (V5.1, R50)."""
    estate = state.estates[seat]
    return estate.cathedral_fish if estate.has_power(GIORGIO) else 0


def room_for(state: Antiquity, seat: int) -> int:
    """How many goods *seat* can keep (V5.1)."""
    estate = state.estates[seat]
    if estate.has_power(CHRISTOFORI):
        return estate.total_goods()
    return estate.capacity() + protected_fish(state, seat)


def store(state: Antiquity, seat: int) -> None:
    """Keep all, lose all, or choose what goes (V5.2)."""
    estate = state.estates[seat]
    room, goods = room_for(state, seat), estate.total_goods()
    if goods <= room:
        return
    fish = protected_fish(state, seat)
    if room > fish:
        state.ask(seat, STORE_DISCARD)
        return
    for good in range(GOODS):
        estate.lose(good, estate.goods[good] - (fish if good == FISH_GOOD else 0))
    state.tell("lost-goods", seat, goods - room)


class StoreDiscard(Decision["Antiquity"]):
    """ST_DISCARD: one good after the other until the rest fits (V5.2)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        estate, fish = state.estates[seat], protected_fish(state, seat)
        codes: list[int] = []
        for good in range(GOODS):
            if estate.goods[good] > (fish if good == FISH_GOOD else 0):
                codes.append(DISCARD + good)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        estate = state.estates[seat]
        estate.lose(code - DISCARD, 1)
        state.tell("discarded", seat, GOOD_IDS[code - DISCARD])
        if estate.total_goods() > room_for(state, seat):
            state.ask(seat, self)
        else:
            state.finish_turn(seat)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        good = GOOD_IDS[code - DISCARD]
        message = Message("opt-discard", good, state.estates[seat].goods[code - DISCARD])
        return Option(code, [f"good:{seat}:{good}"], message)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-discard", state.estates[seat].total_goods() - room_for(state, seat))

    def rule(self) -> str:
        return "V5.2"


STORE_DISCARD: Final = StoreDiscard()
