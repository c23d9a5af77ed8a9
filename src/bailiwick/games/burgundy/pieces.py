"""Names of the things on the table: what options point at and what views show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.burgundy.actions import DEPOTS, DUCHIES
from bailiwick.games.burgundy.data import EMPTY, FACE_DOWN

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def tile_piece(tile: int) -> str:
    """A hex tile: tile:17, for ever, wherever it lies."""
    return f"tile:{tile % FACE_DOWN}"


def die_piece(seat: int, die: int) -> str:
    """A die of a seat."""
    return f"die:{seat}:{die}"


def space_piece(state: Burgundy, seat: int, space: int) -> str:
    """A space of a duchy."""
    return f"space:{seat}:{space_id(state, state.board[seat], space)}"


def goods_piece(depot: int) -> str:
    """The goods space of depot 0 … 5."""
    return f"goods:{depot + 1}"


def store_piece(state: Burgundy, seat: int, good: int) -> str:
    """The pile of one goods type in the store of a seat."""
    return f"store:{seat}:{state.data.good_ids[good]}"


def space_id(state: Burgundy, board: int, space: int) -> str:
    """h01 … h37; sa01 … or sb01 … on the solo boards."""
    return f"{state.data.board_ids[board] if board >= DUCHIES else 'h'}{space + 1:02d}"


def type_id(state: Burgundy, tile: int) -> str:
    """What a tile is: bank, cow_3, k07, castle, …; joker when it lies face down."""
    return "" if tile == EMPTY else state.data.type_ids[state.data.tile_type[tile]]


def depot_of(slot: int) -> int:
    """The number of the depot a slot belongs to, 0 for the black one."""
    return slot // 4 + 1 if slot < 4 * DEPOTS else 0
