"""What stands in a kingdom: laying tiles, moving towers and nobles, ruining and restoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.data import LANDS

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def lay_tile(state: Provence, seat: int, cell: int, tile: int) -> None:
    """The tile lies face up on the cell and shows its crops."""
    state.tile_on[CELLS * seat + cell] = tile
    show_crops(state, seat, cell)


def lift_tile(state: Provence, seat: int, cell: int) -> int:
    """The tile leaves its cell; what stood on it goes back to the supply (Q36)."""
    clear_pieces(state, seat, cell)
    hide_crops(state, seat, cell)
    tile = state.tile_on[CELLS * seat + cell]
    state.tile_on[CELLS * seat + cell] = -1
    return tile


def put_towers(state: Provence, seat: int, cell: int, count: int) -> int:
    """Stand towers from the supply on a tile, as many as are left (PV4.1); says how many."""
    count = min(count, state.towers)
    state.towers -= count
    state.towers_on[CELLS * seat + cell] += count
    state.towers_of[seat] += count
    return count


def put_nobles(state: Provence, seat: int, cell: int, count: int) -> int:
    """Stand nobles from the supply on a tile, as many as are left (PV4.3, Q28); says how many."""
    count = min(count, state.nobles)
    state.nobles -= count
    state.nobles_on[CELLS * seat + cell] += count
    state.nobles_of[seat] += count
    return count


def clear_pieces(state: Provence, seat: int, cell: int) -> None:
    """Towers and nobles on a tile go back to the supply."""
    at = CELLS * seat + cell
    state.towers += state.towers_on[at]
    state.towers_of[seat] -= state.towers_on[at]
    state.towers_on[at] = 0
    state.nobles += state.nobles_on[at]
    state.nobles_of[seat] -= state.nobles_on[at]
    state.nobles_on[at] = 0


def move_tower(state: Provence, owner: int, source: int, seat: int, target: int) -> None:
    """One tower goes from a tile of *owner* to a tile of *seat*."""
    state.towers_on[CELLS * owner + source] -= 1
    state.towers_of[owner] -= 1
    state.towers_on[CELLS * seat + target] += 1
    state.towers_of[seat] += 1


def move_noble(state: Provence, owner: int, source: int, seat: int, target: int) -> None:
    """One noble goes from a tile of *owner* to a tile of *seat*."""
    state.nobles_on[CELLS * owner + source] -= 1
    state.nobles_of[owner] -= 1
    state.nobles_on[CELLS * seat + target] += 1
    state.nobles_of[seat] += 1


def ruin_tile(state: Provence, seat: int, cell: int) -> None:
    """Its pieces go back, the tile is turned face down (PV6.3)."""
    clear_pieces(state, seat, cell)
    hide_crops(state, seat, cell)
    state.ruins[seat] |= 1 << cell


def restore_tile(state: Provence, seat: int, cell: int) -> None:
    """A ruin is turned face up; the pieces on it stay (Q16)."""
    state.ruins[seat] &= ~(1 << cell)
    show_crops(state, seat, cell)


def swap_tiles(state: Provence, seat: int, one: int, other: int) -> None:
    """Two tiles change places with all that stands on them, and keep their side (PV5.13)."""
    hide_crops(state, seat, one)
    hide_crops(state, seat, other)
    for things in (state.tile_on, state.towers_on, state.nobles_on):
        a, b = CELLS * seat + one, CELLS * seat + other
        things[a], things[b] = things[b], things[a]
    state.ruins[seat] = swap_bits(state.ruins[seat], one, other)
    # only the active player swaps, so what was placed this turn lies in this kingdom (PV3.2)
    state.placed = swap_bits(state.placed, one, other)
    show_crops(state, seat, one)
    show_crops(state, seat, other)


def swap_bits(mask: int, one: int, other: int) -> int:
    """The mask of cells after two cells have changed places."""
    return mask if mask >> one & 1 == mask >> other & 1 else mask ^ (1 << one | 1 << other)


def show_crops(state: Provence, seat: int, cell: int) -> None:
    """Note the crops of a cell; a ruin shows none (PV6.6)."""
    if state.ruins[seat] >> cell & 1:
        return
    crops = state.data.crops[state.tile_on[CELLS * seat + cell]]
    for crop in range(4):
        if crops >> crop & 1:
            state.shown[4 * seat + crop] |= 1 << cell


def hide_crops(state: Provence, seat: int, cell: int) -> None:
    """The cell shows no crop any more."""
    for crop in range(4):
        state.shown[4 * seat + crop] &= ~(1 << cell)


def is_land(tile: int) -> bool:
    """Land tiles are numbered first."""
    return 0 <= tile < LANDS
