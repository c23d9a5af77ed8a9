"""The table as numbers for learners, from a seat's point of view: own kingdom first, then clockwise."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.data import CHARACTERS, FIRST_CASTLE, FIRST_SPECIAL, SPECIALS, TILES
from bailiwick.games.provence.state import Provence

MOST_SEATS: Final = 4
TILE_NUMBERS: Final = 13
CELL_NUMBERS: Final = TILE_NUMBERS + 3
PLAYER_NUMBERS: Final = CELLS * CELL_NUMBERS + CHARACTERS + 5
SCENARIOS: Final = 6


def observe(state: State, seat: int) -> list[float]:
    """Everything open, nothing hidden; always the same length."""
    assert isinstance(state, Provence)
    numbers: list[float] = [
        state.round / 8,
        state.attack / 20,
        state.defence() / 20,
        1.0 if state.attack_moved else 0.0,
        state.towers / 15,
        state.nobles / 20,
        state.tokens / 8,
        len(state.deck) / 48,
    ]
    numbers += [1.0 if state.scenario == scenario else 0.0 for scenario in range(SCENARIOS)]
    for slot in range(4):
        numbers += tile_numbers(state, state.column[slot])
        numbers += [state.column_coins[slot] / 4, state.column_tokens[slot] / 2]
    numbers += tile_numbers(state, state.hand)
    numbers.append(state.hand_tokens / 2)
    numbers += flags(mask_of(state.row, FIRST_SPECIAL), SPECIALS)
    numbers += flags(mask_of(state.castles, FIRST_CASTLE), TILES - FIRST_CASTLE)
    for banner in range(4):
        numbers += flags(state.banners[banner], CHARACTERS)
    for place in range(MOST_SEATS):
        if place < state.seats:
            numbers += player_numbers(state, (seat + place) % state.seats)
        else:
            numbers += [0.0] * PLAYER_NUMBERS
    return numbers


def mask_of(tiles: list[int], first: int) -> int:
    """Tiles as a mask."""
    return sum([1 << tile - first for tile in tiles])


def flags(mask: int, count: int) -> list[float]:
    """The bits of a mask as numbers."""
    return [float(mask >> bit & 1) for bit in range(count)]


def tile_numbers(state: Provence, tile: int) -> list[float]:
    """What is printed on a tile; zeros for none."""
    if tile < 0:
        return [0.0] * TILE_NUMBERS
    data = state.data
    numbers = flags(data.crops[tile], 4)
    numbers += [1.0 if data.types[tile] == kind else 0.0 for kind in (1, 2, 3)]
    numbers += [data.towers[tile] / 2, data.saracens[tile] / 2, data.nobles[tile] / 2, data.coins[tile] / 2]
    numbers += [data.vp[tile] / 3, 1.0 if data.fallow[tile] else 0.0]
    return numbers


def player_numbers(state: Provence, seat: int) -> list[float]:
    """A kingdom, its cards and coins."""
    numbers: list[float] = []
    for cell in range(CELLS):
        at = CELLS * seat + cell
        numbers += tile_numbers(state, state.tile_on[at])
        numbers += [float(state.ruins[seat] >> cell & 1), state.towers_on[at] / 4, state.nobles_on[at] / 4]
    numbers += flags(state.cards[seat], CHARACTERS)
    numbers += [state.coins[seat] / 10, state.towers_of[seat] / 8, state.nobles_of[seat] / 8]
    numbers += [1.0 if state.active == seat else 0.0, state.order(seat) / 3]
    return numbers
