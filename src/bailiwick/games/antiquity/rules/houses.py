"""Houses and the workers that come with them (V2.5, V2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.antiquity.actions import FREE_HOUSE, HOUSE, HOUSES, NO_FREE_HOUSE
from bailiwick.games.antiquity.estate import FIRST_FOOD, FIRST_LUXURY, HOUSE_KIND, NICOLO, Estate
from bailiwick.games.antiquity.rules.building import (
    cell_pieces,
    city_of,
    covered_cells,
    place_message,
    placements,
)
from bailiwick.games.antiquity.rules.payment import Pay
from bailiwick.games.antiquity.rules.plan import PlanDecision, city_id

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def same_price(state: Antiquity, one: int, other: int) -> bool:
    """Do two houses cost the same (V0.4)?"""
    data = state.data
    return (
        data.house_food[one] == data.house_food[other] and data.house_luxury[one] == data.house_luxury[other]
    )


def add_houses(state: Antiquity, estate: Estate, codes: list[int]) -> None:
    """One unbuilt house of each price that can be paid: the lowest, with Nicolo the highest (V0.4)."""
    data = state.data
    distinct = estate.needs_different()
    foods = purse(estate, FIRST_FOOD, distinct)
    luxuries = purse(estate, FIRST_LUXURY, distinct)
    highest = estate.has_power(NICOLO)
    for house in range(HOUSES):
        if estate.houses >> house & 1:
            continue
        if data.house_food[house] > foods or data.house_luxury[house] > luxuries:
            continue
        if not has_twin(state, estate, house, 1 if highest else -1):
            codes.append(HOUSE + house)


def purse(estate: Estate, first: int, distinct: bool) -> int:
    """The largest price in a class that can be paid."""
    found = 0
    for good in range(first, first + 4):
        if estate.goods[good]:
            found += 1 if distinct else estate.goods[good]
    return found


def has_twin(state: Antiquity, estate: Estate, house: int, step: int) -> bool:
    """Is an unbuilt house of the same price next in this direction?"""
    other = house + step
    while 0 <= other < HOUSES and same_price(state, house, other):
        if not estate.houses >> other & 1:
            return True
        other += step
    return False


class PlaceHouse(PlanDecision):
    """C_PLACE of a house; its worker comes at once (V2.5)."""

    def __init__(self, house: int, free: bool) -> None:
        self.house = house
        self.free = free

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return placements(state, state.estates[seat], HOUSE_KIND, 0)

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        estate, house = state.estates[seat], self.house
        estate.add(HOUSE_KIND, city_of(code), covered_cells(state, HOUSE_KIND, 0, code), 0)
        estate.houses |= 1 << house
        estate.free_workers += 1
        state.note(seat, "built-house", house + 1, city_id(city_of(code)))
        food, luxury = state.data.house_food[house], state.data.house_luxury[house]
        if self.free or not food + luxury:
            return
        if estate.has_power(NICOLO) and estate.has_empty_square() and free_houses(state, estate, house):
            state.ask(seat, FreeHouse(house))
        state.ask(seat, Pay(food, luxury, 0))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        cells = covered_cells(state, HOUSE_KIND, 0, code)
        return Option(code, cell_pieces(seat, city_of(code), cells), place_message("house", code))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-place-house", self.house + 1)

    def rule(self) -> str:
        return "V2.5"


def free_houses(state: Antiquity, estate: Estate, paid: int) -> list[int]:
    """The lower-numbered unbuilt houses, the lowest of each price (V2.9)."""
    found: list[int] = []
    for house in range(paid):
        if not estate.houses >> house & 1 and not has_twin(state, estate, house, -1):
            found.append(house)
    return found


class FreeHouse(PlanDecision):
    """C_FREE_HOUSE: San Nicolo adds a lower-numbered house to a paid one (V2.9)."""

    def __init__(self, paid: int) -> None:
        self.paid = paid

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        codes = [FREE_HOUSE + house for house in free_houses(state, state.estates[seat], self.paid)]
        codes.append(NO_FREE_HOUSE)
        return codes

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        if code != NO_FREE_HOUSE:
            state.ask(seat, PlaceHouse(code - FREE_HOUSE, True))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        if code == NO_FREE_HOUSE:
            return Option(code, [], Message("opt-no-free-house"))
        house = code - FREE_HOUSE + 1
        return Option(code, [f"house:{seat}:{house}"], Message("opt-free-house", house))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-free-house", self.paid + 1)

    def rule(self) -> str:
        return "V2.9"
