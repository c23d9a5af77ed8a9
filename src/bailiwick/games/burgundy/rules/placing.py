"""Where a tile may go, and what happens at once when it is placed (V4.16, V4.17, 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.games.burgundy.actions import SPACES, STORAGE
from bailiwick.games.burgundy.data import (
    ANY_COLOUR,
    BANK,
    BOARDING_HOUSE,
    BUILDING_TYPES,
    COLOURS,
    EMPTY,
    FIRST_KNOWLEDGE,
    K01,
    K07,
    KNOWLEDGE,
    SHIP,
    WATCHTOWER,
)
from bailiwick.games.burgundy.pieces import type_id
from bailiwick.games.burgundy.scoring import (
    AREA_PHASE,
    AREA_SIZE,
    COLOUR_BONUS,
    END_KNOWLEDGE,
    PASTURES,
    TOWERS,
    gain,
    knowledge_points,
    meet_target,
)

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def open_spaces(state: Burgundy, seat: i64, tile: i64) -> i64:
    """The spaces a tile may be placed on, whatever the die shows (V4.16)."""
    mask = could_hold(state, seat, tile)
    type: i64 = state.data.tile_type[tile]
    if type < BUILDING_TYPES and not state.knowledge[seat] & K01:
        closed: i64 = state.closed[BUILDING_TYPES * seat + type]
        mask &= ~closed
    return mask


def could_hold(state: Burgundy, seat: i64, tile: i64) -> i64:
    """The empty spaces of its colour beside a tile, whatever buildings their city has (V4.16)."""
    data = state.data
    type: i64 = data.tile_type[tile]
    colour: i64 = data.type_colour[type]
    board: i64 = state.board[seat]
    near: i64 = state.near[seat]
    filled: i64 = state.filled[seat]
    mask = near & ~filled
    if colour == ANY_COLOUR:
        return mask
    coloured: i64 = data.colour_mask[COLOURS * board + colour]
    return mask & coloured


def is_copy(state: Burgundy, seat: i64, stored: i64) -> bool:
    """Does a lower storage slot hold the same kind of tile (V4.9)?"""
    row = STORAGE * seat
    types = state.data.tile_type
    own: i64 = state.storage[row + stored]
    type: i64 = types[own]
    other: i64
    for other in range(row, row + stored):
        tile: i64 = state.storage[other]
        if tile >= 0 and types[tile] == type:
            return True
    return False


def unstore(state: Burgundy, seat: int, stored: int) -> int:
    """Take a tile out of its storage slot."""
    tile = state.storage[STORAGE * seat + stored]
    state.storage[STORAGE * seat + stored] = EMPTY
    return tile


def lay(state: Burgundy, seat: int, tile: int, space: int) -> None:
    """Put a tile on a space for good and keep the masks in step."""
    data = state.data
    at = SPACES * state.board[seat] + space
    type = data.tile_type[tile]
    state.tile_on[SPACES * seat + space] = tile
    state.filled[seat] |= 1 << space
    state.near[seat] |= data.neighbours[at]
    if type < BUILDING_TYPES:
        state.closed[BUILDING_TYPES * seat + type] |= data.area[at]
    elif data.type_colour[type] == KNOWLEDGE:
        state.knowledge[seat] |= 2 << type - FIRST_KNOWLEDGE


def put(state: Burgundy, seat: int, tile: int, space: int) -> None:
    """Steps 1 to 3 of a placement: effects without a choice, area, colour (V4.17)."""
    lay(state, seat, tile, space)
    apply_at_once(state, seat, tile, space)
    score_area(state, seat, space)
    score_colour(state, seat, space)
    meet_target(state, seat)


def apply_at_once(state: Burgundy, seat: int, tile: int, space: int) -> None:
    """Points, silver, workers, a step on the track (V4.22 to V4.37)."""
    data = state.data
    type = data.tile_type[tile]
    if data.type_animal[type] >= 0:
        points = animal_points(state, seat, type, space)
        gain(state, seat, PASTURES, points)
        state.tell("scored-animals", seat, points)
    elif type == SHIP:
        if not state.solo:
            move_ahead(state, seat)
    elif type == BOARDING_HOUSE:
        state.workers[seat] += data.boarding_house_workers
        state.tell("got-workers", seat, data.boarding_house_workers)
    elif type == BANK:
        state.silver[seat] += data.bank_silver
        state.tell("got-silver", seat, data.bank_silver)
    elif type == WATCHTOWER:
        gain(state, seat, TOWERS, data.watchtower_points)
        state.tell("scored-watchtower", seat, data.watchtower_points)
    elif pays_at_once(state, type):
        points = knowledge_points(state, seat, type - FIRST_KNOWLEDGE + 1)
        gain(state, seat, END_KNOWLEDGE, points)
        state.tell("scored-knowledge", seat, data.type_ids[type], points)


def pays_at_once(state: Burgundy, type: int) -> bool:
    """Alone, k16 to k24 pay their points once, when placed (A6)."""
    return state.solo and 16 <= type - FIRST_KNOWLEDGE + 1 <= 24


def animal_points(state: Burgundy, seat: int, type: int, space: int) -> int:
    """All tiles of this animal in the pasture, the one on *space* included (V4.27, V4.44)."""
    data = state.data
    more = data.k07_points if state.has(seat, K07) else 0
    points = data.type_value[type] + more
    row = SPACES * seat
    for other in data.area_spaces[SPACES * state.board[seat] + space]:
        tile = state.tile_on[row + other]
        if other != space and tile >= 0:
            there = data.tile_type[tile]
            if data.type_animal[there] == data.type_animal[type]:
                points += data.type_value[there] + more
    return points


def move_ahead(state: Burgundy, seat: int) -> None:
    """One space on, on top of the markers there; counts from the next round (V4.23)."""
    state.steps[seat] += 1
    here = state.steps[seat]
    order = state.order
    order.remove(seat)
    at = 0
    while at < len(order) and state.steps[order[at]] > here:
        at += 1
    order.insert(at, seat)
    state.tell("moved-ahead", seat, here)


def score_area(state: Burgundy, seat: int, space: int) -> None:
    """A finished area scores its size and the phase, once (V4.38)."""
    data = state.data
    at = SPACES * state.board[seat] + space
    area = data.area[at]
    if state.filled[seat] & area != area:
        return
    size = len(data.area_spaces[at])
    gain(state, seat, AREA_SIZE, data.area_points[size])
    gain(state, seat, AREA_PHASE, data.phase_points[state.phase])
    colour = data.colour_ids[data.space_colour[at]]
    state.tell("finished-area", seat, colour, size, data.area_points[size], data.phase_points[state.phase])


def score_colour(state: Burgundy, seat: int, space: int) -> None:
    """A finished colour brings the large or the small bonus tile (V4.39); alone, a tile (A7)."""
    data = state.data
    colour = data.space_colour[SPACES * state.board[seat] + space]
    mask = data.colour_mask[COLOURS * state.board[seat] + colour]
    if state.filled[seat] & mask != mask:
        return
    if state.solo:
        state.owed_tiles += 1
        state.tell("finished-colour", seat, data.colour_ids[colour])
        return
    for size in range(2):
        if state.bonus_owner[2 * colour + size] < 0:
            state.bonus_owner[2 * colour + size] = seat
            points = data.bonus_points[size][state.seats - 1]
            gain(state, seat, COLOUR_BONUS, points)
            state.tell("won-bonus", seat, BONUS_IDS[size], data.colour_ids[colour], points)
            return


BONUS_IDS: Final = ["large", "small"]


def preview(state: Burgundy, seat: int, tile: int, space: int) -> int:
    """The points placing *tile* on *space* would bring at once."""
    data = state.data
    at = SPACES * state.board[seat] + space
    type = data.tile_type[tile]
    points = 0
    if data.type_animal[type] >= 0:
        points += animal_points(state, seat, type, space)
    elif type == WATCHTOWER:
        points += data.watchtower_points
    elif pays_at_once(state, type):
        points += knowledge_points(state, seat, type - FIRST_KNOWLEDGE + 1)
    filled = state.filled[seat] | 1 << space
    if filled & data.area[at] == data.area[at]:
        points += data.area_points[len(data.area_spaces[at])] + data.phase_points[state.phase]
    return points + bonus_preview(state, seat, filled, data.space_colour[at])


def bonus_preview(state: Burgundy, seat: int, filled: int, colour: int) -> int:
    """The bonus tile a colour would bring with these spaces filled."""
    mask = state.data.colour_mask[COLOURS * state.board[seat] + colour]
    if state.solo or filled & mask != mask:
        return 0
    for size in range(2):
        if state.bonus_owner[2 * colour + size] < 0:
            return state.data.bonus_points[size][state.seats - 1]
    return 0


def tell_placed(state: Burgundy, seat: int, tile: int, space: int, workers: int) -> None:
    """The journal's line for a placement."""
    data, at = state.data, SPACES * state.board[seat] + space
    state.tell("placed", seat, type_id(state, tile), data.space_row[at], data.space_place[at], workers)
