"""Why a piece is not on offer: the first thing that stands against it (V4.9 to V4.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Obstacle
from bailiwick.games.burgundy.actions import BLACK_SLOTS, DEPOTS, GOODS, SLOTS, SPACES, STORAGE
from bailiwick.games.burgundy.data import ANY_COLOUR, EMPTY, K06, spaces_in
from bailiwick.games.burgundy.pieces import (
    die_piece,
    goods_piece,
    space_piece,
    store_piece,
    tile_piece,
    type_id,
)
from bailiwick.games.burgundy.rules.placing import could_hold, is_copy, open_spaces
from bailiwick.games.burgundy.rules.workers import place_cost, sell_cost, take_cost

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def turn_obstacle(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """On the turn itself: dice, workers, silver (V4.10 to V4.14)."""
    slot = slot_of(state, piece)
    if slot >= SLOTS or piece == f"silver:{seat}":
        return purchase_obstacle(state, seat)
    if slot >= 0:
        return take_obstacle(state, seat, slot)
    for die in range(2):
        if piece == die_piece(seat, die):
            return die_obstacle(state, seat, die)
    if piece == f"workers:{seat}":
        return dice_used("V4.13")
    for good in range(GOODS):
        if piece == store_piece(state, seat, good):
            return sale_obstacle(state, seat, good)
    return (
        place_obstacle(state, seat, piece)
        or copy_obstacle(state, seat, piece)
        or elsewhere(state, seat, piece)
    )


def effect_obstacle(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """While a castle or a city hall acts: no die, no silver (V4.21, V4.36, R5)."""
    if slot_of(state, piece) >= SLOTS or piece == f"silver:{seat}":
        if state.buy_during_effects:
            return purchase_obstacle(state, seat)
        return Obstacle("R5", Message("why-buy-later"))
    if piece in [die_piece(seat, 0), die_piece(seat, 1)]:
        return Obstacle("V4.21", Message("why-no-die"))
    return (
        fit_obstacle(state, seat, piece) or copy_obstacle(state, seat, piece) or elsewhere(state, seat, piece)
    )


def building_obstacle(
    state: Burgundy, seat: int, piece: str, rule: str, building: int, colours: int
) -> Obstacle | None:
    """While carpenter, church or market take a tile (V4.31 to V4.33)."""
    slot = slot_of(state, piece)
    if slot >= SLOTS:
        return Obstacle(rule, Message("why-black", state.data.type_ids[building]))
    if slot >= 0:
        colour = state.data.type_colour[state.data.tile_type[state.slots[slot]]]
        assert not colours >> colour & 1
        taker = state.data.type_ids[building]
        return Obstacle(rule, Message("why-colour", taker, state.data.colour_ids[colour]))
    return elsewhere(state, seat, piece)


# ---- taking, buying, selling ----------------------------------------------------------------


def slot_of(state: Burgundy, piece: str) -> int:
    """The slot of the central board on which this tile lies, or -1."""
    for slot in range(SLOTS + BLACK_SLOTS):
        if state.slots[slot] >= 0 and piece == tile_piece(state.slots[slot]):
            return slot
    return -1


def dice_left(state: Burgundy, seat: int) -> list[int]:
    """The dice that were not used yet."""
    return [die for die in range(2) if not state.used[seat] >> die & 1]


def dice_used(rule: str) -> Obstacle:
    """Nothing that takes a die is left."""
    return Obstacle(rule, Message("why-dice-used"))


def die_obstacle(state: Burgundy, seat: int, die: int) -> Obstacle:
    """A die acts once; of two equal ones the first is offered (V4.9)."""
    if state.used[seat] >> die & 1:
        return Obstacle("V4.10", Message("why-die-used"))
    return Obstacle("V4.9", Message("why-equal-dice"))


def take_obstacle(state: Burgundy, seat: int, slot: int) -> Obstacle:
    """V4.10."""
    dice = dice_left(state, seat)
    if not dice:
        return purchase_obstacle(state, seat) if state.has(seat, K06) else dice_used("V4.10")
    depot = slot // 4
    workers = min([take_cost(state, seat, die, depot) for die in dice])
    return Obstacle("V4.10", Message("why-take", depot + 1, workers, state.workers[seat]))


def purchase_obstacle(state: Burgundy, seat: int) -> Obstacle:
    """V4.14."""
    if state.bought:
        return Obstacle("V4.14", Message("why-bought"))
    if state.silver[seat] < state.data.price:
        return Obstacle("V4.14", Message("why-silver", state.data.price, state.silver[seat]))
    return Obstacle("V4.14", Message("why-sold-out"))


def sale_obstacle(state: Burgundy, seat: int, good: int) -> Obstacle | None:
    """V4.12."""
    dice = dice_left(state, seat)
    if not dice:
        return dice_used("V4.12")
    workers = min([sell_cost(state, seat, die, good) for die in dice])
    return Obstacle("V4.12", Message("why-sell", good + 1, workers, state.workers[seat]))


# ---- placing --------------------------------------------------------------------------------


def place_obstacle(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """A stored tile or a space of one's own on the turn: V4.16, then the dice (V4.11)."""
    found = fit_obstacle(state, seat, piece)
    tiles, spaces = meant(state, seat, piece)
    if found is not None or not tiles:
        return found
    dice = dice_left(state, seat)
    if not dice:
        return dice_used("V4.11")
    costs = [
        place_cost(state, seat, die, tile, space)
        for die in dice
        for tile in tiles
        for space in spaces_in(open_spaces(state, seat, tile) & spaces)
    ]
    if min(costs) > state.workers[seat]:
        return Obstacle("V4.11", Message("why-place", min(costs), state.workers[seat]))
    return None


def stored_tiles(state: Burgundy, seat: int) -> list[int]:
    """What lies in the storage."""
    return [tile for tile in state.storage[STORAGE * seat : STORAGE * seat + STORAGE] if tile != EMPTY]


def meant(state: Burgundy, seat: int, piece: str) -> tuple[list[int], int]:
    """The stored tiles and the mask of spaces that a piece of one's own stands for."""
    stored = stored_tiles(state, seat)
    for tile in stored:
        if piece == tile_piece(tile):
            return [tile], -1
    for space in range(SPACES):
        if piece == space_piece(state, seat, space):
            return [tile for tile in stored if open_spaces(state, seat, tile) >> space & 1], 1 << space
    return [], 0


def fit_obstacle(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """Whatever the dice show: may the tile go anywhere, may anything go on the space (V4.16)?"""
    for tile in stored_tiles(state, seat):
        if piece == tile_piece(tile):
            return tile_obstacle(state, seat, tile)
    for space in range(SPACES):
        if piece == space_piece(state, seat, space):
            return space_obstacle(state, seat, space)
    return None


def copy_obstacle(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """Of equal tiles in the storage the first is offered (V4.9)."""
    for stored in range(STORAGE):
        tile = state.storage[STORAGE * seat + stored]
        if tile != EMPTY and piece == tile_piece(tile) and is_copy(state, seat, stored):
            return Obstacle("V4.9", Message("why-copy", type_id(state, tile)))
    return None


def tile_obstacle(state: Burgundy, seat: int, tile: int) -> Obstacle | None:
    """No space is open to the tile."""
    if open_spaces(state, seat, tile):
        return None
    if could_hold(state, seat, tile):
        return Obstacle("V4.16", Message("why-same-building", type_id(state, tile)))
    colour = state.data.type_colour[state.data.tile_type[tile]]
    id = "joker" if colour == ANY_COLOUR else state.data.colour_ids[colour]
    return Obstacle("V4.16", Message("why-no-space", id))


def space_obstacle(state: Burgundy, seat: int, space: int) -> Obstacle | None:
    """Filled, away from all tiles, without a tile for it, or in a city that has such a building."""
    if state.filled[seat] >> space & 1:
        return Obstacle("V4.16", Message("why-filled"))
    if not state.near[seat] >> space & 1:
        return Obstacle("V4.16", Message("why-far"))
    of_colour = [tile for tile in stored_tiles(state, seat) if could_hold(state, seat, tile) >> space & 1]
    if not of_colour:
        colour = state.data.space_colour[SPACES * state.board[seat] + space]
        return Obstacle("V4.16", Message("why-no-tile", state.data.colour_ids[colour]))
    if not [tile for tile in of_colour if open_spaces(state, seat, tile) >> space & 1]:
        return Obstacle("V4.16", Message("why-same-building", type_id(state, of_colour[0])))
    return None


# ---- what never answers ---------------------------------------------------------------------


def elsewhere(state: Burgundy, seat: int, piece: str) -> Obstacle | None:
    """Goods on the depots come by ship; what others have is theirs."""
    for depot in range(DEPOTS):
        if piece == goods_piece(depot) or piece.startswith(f"good:{depot + 1}:"):
            return Obstacle("V4.24", Message("why-ship"))
    for other in range(state.seats):
        if other != seat and piece in belongings(state, other):
            return Obstacle("", Message("why-not-yours", other))
    return None


def belongings(state: Burgundy, seat: int) -> list[str]:
    """What lies open before a player."""
    return [
        die_piece(seat, 0),
        die_piece(seat, 1),
        *[tile_piece(tile) for tile in stored_tiles(state, seat)],
        *[space_piece(state, seat, space) for space in range(SPACES)],
        *[store_piece(state, seat, good) for good in range(GOODS)],
    ]
