"""A placed ship loads goods (V4.23 to V4.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.burgundy.actions import (
    DEPOTS,
    GOODS,
    SHIP_DEPOT,
    SHIP_NONE,
    SHIP_SECOND,
    SHIP_STOP,
    SHIP_STORE,
)
from bailiwick.games.burgundy.data import K05
from bailiwick.games.burgundy.pieces import goods_piece
from bailiwick.games.burgundy.rules.solo import offer_joker, sweep_goods

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def free_store_slots(state: Burgundy, seat: int) -> int:
    """How many new goods types fit into the store; alone there is no limit (A1)."""
    if state.solo:
        return GOODS
    free = state.data.store_slots
    for at in range(GOODS * seat, GOODS * seat + GOODS):
        if state.goods[at] > 0:
            free -= 1
    return free


def count_storable(state: Burgundy, seat: int, depot: int) -> int:
    """Goods on a space that fit: of a type in the store, or any while a slot is free (V4.24)."""
    free = free_store_slots(state, seat)
    count = 0
    for good in range(GOODS):
        if free > 0 or state.goods[GOODS * seat + good] > 0:
            count += state.depot_goods[GOODS * depot + good]
    return count


def has_storable(state: Burgundy, seat: int, depot: int) -> bool:
    """Does a goods space hold anything that fits (V4.24)?"""
    return count_storable(state, seat, depot) > 0


def set_sail(state: Burgundy, seat: int) -> None:
    """Ask where the ship loads, if there is anything to load (V4.24)."""
    for depot in range(DEPOTS):
        if has_storable(state, seat, depot):
            state.ask(seat, SHIP_LOADS)
            return
    state.tell("nothing-to-load", seat)
    if state.solo:
        offer_joker(state, seat)


def load(state: Burgundy, seat: int, first: int, second: int) -> None:
    """All fitting goods of one or two spaces; if types must be left, ask which (V4.26)."""
    free = free_store_slots(state, seat)
    new = new_types(state, seat, first, second)
    for good in range(GOODS):
        if state.goods[GOODS * seat + good] > 0 or len(new) <= free:
            load_type(state, seat, good, first, second)
    if len(new) > free > 0:
        state.ask(seat, ShipStore(first, second))


def new_types(state: Burgundy, seat: int, first: int, second: int) -> list[int]:
    """Goods types on the chosen spaces that the store does not hold yet."""
    return [
        good
        for good in range(GOODS)
        if state.goods[GOODS * seat + good] == 0 and pooled(state, good, first, second) > 0
    ]


def pooled(state: Burgundy, good: int, first: int, second: int) -> int:
    """Tiles of one type on the chosen one (second = first) or two goods spaces (R10)."""
    count = state.depot_goods[GOODS * first + good]
    return count if second == first else count + state.depot_goods[GOODS * second + good]


def load_type(state: Burgundy, seat: int, good: int, first: int, second: int) -> None:
    """Move all tiles of one type from the chosen spaces to the store."""
    count = pooled(state, good, first, second)
    if count == 0:
        return
    state.depot_goods[GOODS * first + good] = 0
    state.depot_goods[GOODS * second + good] = 0
    state.goods[GOODS * seat + good] += count
    state.tell("loaded", seat, count, state.data.good_ids[good])


class ShipDepot(Decision["Burgundy"]):
    """D4: the goods space the ship loads from; an empty one may be chosen too (V4.24, R8)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes = [SHIP_DEPOT + depot for depot in range(DEPOTS) if has_storable(state, seat, depot)]
        if len(codes) < DEPOTS:
            codes.append(SHIP_NONE)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == SHIP_NONE:
            state.tell("loaded-nothing", seat)
        else:
            depot = code - SHIP_DEPOT
            if state.has(seat, K05) and not state.solo and second_depots(state, seat, depot):
                state.ask(seat, ShipSecondDepot(depot))
            else:
                load(state, seat, depot, depot)
        if state.solo:
            sweep_goods(state)
            offer_joker(state, seat)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == SHIP_NONE:
            return Option(code, [f"ship:{seat}"], Message("option-ship-none"))
        depot = code - SHIP_DEPOT
        message = Message("option-ship-depot", depot + 1, count_storable(state, seat, depot))
        return Option(code, [goods_piece(depot)], message)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-ship-depot")

    def rule(self) -> str:
        return "V4.24"


SHIP_LOADS: Final = ShipDepot()


def second_depots(state: Burgundy, seat: int, first: int) -> list[int]:
    """The ring neighbours of a depot with something storable (V4.25, R9)."""
    beside = sorted([(first + 1) % DEPOTS, (first - 1) % DEPOTS])
    return [depot for depot in beside if has_storable(state, seat, depot)]


class ShipSecondDepot(Decision["Burgundy"]):
    """D5: with k05 an adjacent goods space as well (V4.25)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [*[SHIP_SECOND + depot for depot in second_depots(state, seat, self.first)], SHIP_STOP]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        load(state, seat, self.first, self.first if code == SHIP_STOP else code - SHIP_SECOND)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == SHIP_STOP:
            return Option(code, [goods_piece(self.first)], Message("option-ship-stop", self.first + 1))
        depot = code - SHIP_SECOND
        message = Message("option-ship-second", depot + 1, count_storable(state, seat, depot))
        return Option(code, [goods_piece(depot)], message)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-ship-second", self.first + 1)

    def rule(self) -> str:
        return "V4.25"


class ShipStore(Decision["Burgundy"]):
    """D6: which new goods type to keep while there is room for some of them (V4.26)."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [SHIP_STORE + good for good in new_types(state, seat, self.first, self.second)]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        load_type(state, seat, code - SHIP_STORE, self.first, self.second)
        if free_store_slots(state, seat) > 0 and new_types(state, seat, self.first, self.second):
            state.ask(seat, self)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        good = code - SHIP_STORE
        count = pooled(state, good, self.first, self.second)
        pieces = [
            f"good:{depot + 1}:{state.data.good_ids[good]}"
            for depot in dict.fromkeys([self.first, self.second])
            if state.depot_goods[GOODS * depot + good]
        ]
        return Option(code, pieces, Message("option-ship-store", count, state.data.good_ids[good]))

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-ship-store", free_store_slots(state, seat))

    def rule(self) -> str:
        return "V4.26"
