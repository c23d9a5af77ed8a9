"""Why a piece is not on offer: the first thing that stands against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Obstacle
from bailiwick.games.provence.actions import CELLS, CROPS, MIDDLE

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def cell_of(seat: int, piece: str) -> int:
    """The cell of *seat* that this piece is, or -1."""
    for cell in range(CELLS):
        if piece == f"cell:{seat}:{cell}":
            return cell
    return -1


def banner_of_piece(state: Provence, piece: str) -> int:
    """The crop at whose banner this character lies, or -1."""
    for crop in range(4):
        for card in range(len(state.data.character_ids)):
            if state.banners[crop] >> card & 1 and piece == f"character:{state.data.character_ids[card]}":
                return crop
    return -1


def take_obstacle(state: Provence, seat: int, piece: str) -> Obstacle | None:
    """Coins for tiles (PV3.1, PV3.3); of one's own tiles only fallow ones may be replaced (PV3.2)."""
    coins, ids = state.coins[seat], state.data.tile_ids
    for slot in range(len(state.column)):
        if piece == f"tile:{ids[state.column[slot]]}":
            return Obstacle("PV3.1", Message("why-coins", slot, coins))
    for tile in state.row:
        if piece == f"tile:{ids[tile]}":
            return Obstacle("PV3.3", Message("why-coins", state.data.special_price, coins))
    cell = cell_of(seat, piece)
    if cell < 0:
        return elsewhere(state, seat, piece)
    if state.tile_on[CELLS * seat + cell] < 0:
        return Obstacle("PV3.1", Message("why-take-first"))
    if not state.data.fallow[state.tile_on[CELLS * seat + cell]]:
        return Obstacle("PV3.2", Message("why-not-fallow"))
    return Obstacle("PV3.2", Message("why-ruin" if state.ruins[seat] >> cell & 1 else "why-new"))


def place_obstacle(state: Provence, seat: int, piece: str) -> Obstacle | None:
    """Only a free field takes a tile, and the tile in hand comes first (PV4.0)."""
    if cell_of(seat, piece) >= 0:
        return Obstacle("PV4.0", Message("why-taken"))
    for tile in [*state.column, *state.row]:
        if piece == f"tile:{state.data.tile_ids[tile]}":
            return Obstacle("PV4.0", Message("why-place-first"))
    return elsewhere(state, seat, piece)


def trio_obstacle(state: Provence, seat: int, piece: str) -> Obstacle | None:
    """A character comes with a trio of its own crop (PV5.2)."""
    crop = banner_of_piece(state, piece)
    for other in range(4):
        if piece == f"banner:{CROPS[other]}":
            crop = other
    if crop >= 0:
        return Obstacle("PV5.2", Message("why-other-trio", CROPS[crop]))
    return elsewhere(state, seat, piece)


def cell_obstacle(state: Provence, seat: int, piece: str, rule: str, otherwise: Message) -> Obstacle | None:
    """A question about one's own outer tiles: no castle, no empty field, *otherwise* what is wrong there."""
    cell = cell_of(seat, piece)
    if cell < 0:
        return elsewhere(state, seat, piece)
    if cell == MIDDLE:
        return Obstacle(rule, Message("why-castle"))
    if state.tile_on[CELLS * seat + cell] < 0:
        return Obstacle(rule, Message("why-empty"))
    return Obstacle(rule, otherwise)


def steal_obstacle(state: Provence, seat: int, piece: str, rule: str, stolen: str) -> Obstacle | None:
    """Only from others, only where one stands (PV5.14, PV5.15)."""
    if cell_of(seat, piece) >= 0:
        return Obstacle(rule, Message("why-own", stolen))
    for other in range(state.seats):
        cell = cell_of(other, piece)
        if cell >= 0:
            safe = state.castle_safe and cell == MIDDLE
            return Obstacle(rule, Message("why-safe") if safe else Message("why-no-piece", stolen))
    return elsewhere(state, seat, piece)


def elsewhere(state: Provence, seat: int, piece: str) -> Obstacle | None:
    """What others have is theirs; characters come with trios."""
    for other in range(state.seats):
        if other != seat and cell_of(other, piece) >= 0:
            return Obstacle("", Message("why-not-yours", other))
    return Obstacle("PV5.2", Message("why-trio")) if banner_of_piece(state, piece) >= 0 else None
