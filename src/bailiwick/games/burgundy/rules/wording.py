"""What options say: the die, the target, what it costs and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.burgundy.actions import (
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    FREE_WORKERS,
    GOODS,
    SKIP,
    SPACES,
    STORAGE,
)
from bailiwick.games.burgundy.pieces import depot_of, space_piece, store_piece, tile_piece, type_id
from bailiwick.games.burgundy.rules.goods import sale_points, sale_silver, sale_workers
from bailiwick.games.burgundy.rules.placing import preview
from bailiwick.games.burgundy.rules.workers import worker_gain, worker_silver

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy

NO_DIE: Final = -1


def describe_free(state: Burgundy, seat: int, code: int) -> Option:
    """An action without a die, for a person."""
    if code == FREE_WORKERS:
        return Option(code, [f"workers:{seat}"], describe_workers(state, seat, NO_DIE))
    if FREE_SELL <= code < FREE_WORKERS:
        good = code - FREE_SELL
        return Option(code, [store_piece(state, seat, good)], describe_sale(state, seat, good, NO_DIE, 0))
    if FREE_PLACE <= code < FREE_SELL:
        stored, space = (code - FREE_PLACE) // SPACES, (code - FREE_PLACE) % SPACES
        tile = state.storage[STORAGE * seat + stored]
        pieces = [tile_piece(tile), space_piece(state, seat, space)]
        return Option(code, pieces, describe_place(state, seat, tile, space, NO_DIE, 0))
    slot = code - FREE_TAKE
    tile = state.slots[slot]
    return Option(
        code, [tile_piece(tile)], Message("option-take", 0, type_id(state, tile), depot_of(slot), 0)
    )


def face_of(state: Burgundy, seat: int, die: int) -> int:
    """What a die shows; 0 for an action without one."""
    return 0 if die == NO_DIE else state.dice[2 * seat + die]


def describe_place(state: Burgundy, seat: int, tile: int, space: int, die: int, workers: int) -> Message:
    """Which tile, where, its number, what it costs and the points it brings at once."""
    data, at = state.data, SPACES * state.board[seat] + space
    row, place, number = data.space_row[at], data.space_place[at], data.space_die[at]
    points = preview(state, seat, tile, space)
    face = face_of(state, seat, die)
    return Message("option-place", face, type_id(state, tile), row, place, number, workers, points)


def describe_sale(state: Burgundy, seat: int, good: int, die: int, workers: int) -> Message:
    """How many of which, what it costs and brings."""
    count, points = state.goods[GOODS * seat + good], sale_points(state, seat, good)
    key = "option-sell-helped" if sale_workers(state, seat) else "option-sell"
    face, id = face_of(state, seat, die), state.data.good_ids[good]
    return Message(key, face, count, id, workers, points, sale_silver(state, seat))


def describe_workers(state: Burgundy, seat: int, die: int) -> Message:
    """What a worker action brings."""
    return Message(
        "option-workers", face_of(state, seat, die), worker_gain(state, seat), worker_silver(state, seat)
    )


def skip_option() -> Option:
    """Declining an effect."""
    return Option(SKIP, [], Message("option-skip"))
