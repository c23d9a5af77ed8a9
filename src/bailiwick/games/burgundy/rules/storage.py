"""Tiles from the depots to the storage: taking, buying, making room (V4.10, V4.14, V4.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.burgundy.actions import (
    BLACK_SLOTS,
    BUY,
    BUY_WITH_ONE,
    BUY_WITH_TWO,
    DISCARD,
    SLOTS,
    STORAGE,
)
from bailiwick.games.burgundy.data import EMPTY, FACE_DOWN, K06
from bailiwick.games.burgundy.pieces import depot_of, tile_piece, type_id

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy

SOURCES_OF_TILES: Final = SLOTS + BLACK_SLOTS


def take_from(state: Burgundy, slot: int) -> int:
    """Lift the tile off a slot of the central board."""
    tile = state.slots[slot]
    state.slots[slot] = EMPTY
    return tile


def store(state: Burgundy, seat: int, tile: int) -> None:
    """To the lowest empty storage slot; if there is none, a stored tile has to go (V4.15)."""
    for at in range(STORAGE * seat, STORAGE * seat + STORAGE):
        if state.storage[at] < 0:
            state.storage[at] = tile
            return
    state.hand = tile
    state.ask(seat, DISCARD_ONE)


class Discard(Decision["Burgundy"]):
    """D2: which of the three stored tiles leaves the game for the new one (V4.15, R30)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [DISCARD, DISCARD + 1, DISCARD + 2]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        at = STORAGE * seat + code - DISCARD
        state.tell("discarded", seat, type_id(state, state.storage[at]))
        state.gone.append(state.storage[at] % FACE_DOWN)
        state.storage[at] = state.hand
        state.hand = EMPTY

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        tile = state.storage[STORAGE * seat + code - DISCARD]
        return Option(code, [tile_piece(tile)], Message("option-discard", type_id(state, tile)))

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-discard", type_id(state, state.hand))

    def rule(self) -> str:
        return "V4.15"


DISCARD_ONE: Final = Discard()


# ---- purchases (V4.14) ----------------------------------------------------------------------


def slot_of_source(source: int) -> int:
    """Purchases list the black depot first, the board's slots list it last."""
    return source + SLOTS if source < BLACK_SLOTS else source - BLACK_SLOTS


def can_pay(state: Burgundy, seat: int, workers: int) -> bool:
    """Price 2 in silver; with k06 and the later edition's switch partly in workers (9.6)."""
    price = state.data.price
    return workers <= price and state.workers[seat] >= workers and state.silver[seat] >= price - workers


def add_purchases(state: Burgundy, seat: int, codes: list[int]) -> None:
    """Once a turn: a black tile, with k06 any tile (V4.14, V4.43)."""
    if state.bought:
        return
    if can_pay(state, seat, 0):
        add_sources(state, seat, BUY, codes)
    if state.k06_workers and state.has(seat, K06):
        if can_pay(state, seat, 1):
            add_sources(state, seat, BUY_WITH_ONE, codes)
        if can_pay(state, seat, 2):
            add_sources(state, seat, BUY_WITH_TWO, codes)


def add_sources(state: Burgundy, seat: int, first: int, codes: list[int]) -> None:
    """A code for every tile that is for sale."""
    slots = state.slots
    for slot in range(SLOTS, SOURCES_OF_TILES):
        if slots[slot] >= 0:
            codes.append(first + slot - SLOTS)
    if state.has(seat, K06):
        for slot in range(SLOTS):
            if slots[slot] >= 0:
                codes.append(first + BLACK_SLOTS + slot)


def can_buy(state: Burgundy, seat: int) -> bool:
    """Is a purchase left (V4.5)?"""
    if state.bought or (state.silver[seat] < state.data.price and not state.k06_workers):
        return False
    codes: list[int] = []
    add_purchases(state, seat, codes)
    return len(codes) > 0


def is_purchase(code: int) -> bool:
    """Is this code a purchase?"""
    return BUY <= code < DISCARD or BUY_WITH_ONE <= code < BUY_WITH_TWO + SOURCES_OF_TILES


def workers_paid(code: int) -> int:
    """How many workers a purchase takes (9.6)."""
    if code >= BUY_WITH_TWO:
        return 2
    return 1 if code >= BUY_WITH_ONE else 0


def source_of(code: int) -> int:
    """The slot of the central board a purchase takes from."""
    workers = workers_paid(code)
    first = BUY if workers == 0 else BUY_WITH_ONE if workers == 1 else BUY_WITH_TWO
    return slot_of_source(code - first)


def buy(state: Burgundy, seat: int, code: int) -> None:
    """Pay, take the tile to the storage; no die is needed (V4.14)."""
    workers = workers_paid(code)
    silver = state.data.price - workers
    state.workers[seat] -= workers
    state.silver[seat] -= silver
    state.bought = True
    slot = source_of(code)
    tile = take_from(state, slot)
    state.tell("bought", seat, type_id(state, tile), silver, workers, depot_of(slot))
    store(state, seat, tile)


def describe_purchase(state: Burgundy, seat: int, code: int) -> Option:
    """A purchase for a person: the tile, its depot and what one pays with."""
    slot = source_of(code)
    tile, workers = state.slots[slot], workers_paid(code)
    pieces = [tile_piece(tile), f"workers:{seat}:{workers}" if workers else f"silver:{seat}"]
    silver = state.data.price - workers
    message = Message("option-buy", type_id(state, tile), silver, workers, depot_of(slot))
    return Option(code, pieces, message)
