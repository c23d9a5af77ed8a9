"""The invariants of 8.3, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.burgundy.actions import GOODS, SPACES, STORAGE
from bailiwick.games.burgundy.data import (
    ANY_COLOUR,
    BUILDING_TYPES,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FIRST_KNOWLEDGE,
    GOODS_TILES,
    KNOWLEDGE,
    ROUNDS,
    SHIP,
    STACKS,
    TILES,
    spaces_in,
)

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def check(state: Burgundy) -> None:
    """Raise AssertionError if a piece is lost or the position is impossible."""
    check_tiles(state)
    check_goods(state)
    check_track(state)
    assert state.hand == EMPTY or state.stacks[state.active()]
    assert len(state.bonus_owner) == 2 * COLOURS
    for colour in range(COLOURS):
        large, small = state.bonus_owner[2 * colour : 2 * colour + 2]
        assert large != EMPTY or small == EMPTY
        assert large == EMPTY or large != small
    for seat in range(state.seats):
        check_seat(state, seat)


def check_tiles(state: Burgundy) -> None:
    """Every hex tile is in exactly one place."""
    starts = state.data.stack_start
    undrawn: list[int] = []
    for stack in range(STACKS):
        undrawn += state.deck[starts[stack] + state.drawn[stack] : starts[stack + 1]]
    lying = state.slots + state.storage + state.tile_on + [state.hand]
    open_tiles = [tile % FACE_DOWN for tile in lying if tile != EMPTY]
    assert sorted(undrawn + open_tiles + state.gone) == list(range(TILES))


def check_goods(state: Burgundy) -> None:
    """Every goods tile is in exactly one place, type by type."""
    brought = 0 if state.in_setup() else ROUNDS * state.phase + state.round + 1
    dealt = state.data.start_goods * state.seats
    to_come = state.goods_deck[brought:25]
    unused = state.goods_deck[25 + dealt :]
    assert len(state.goods_deck) == GOODS_TILES
    for good in range(GOODS):
        lying = (
            sum(state.depot_goods[good::GOODS]) + sum(state.goods[good::GOODS]) + sum(state.sold[good::GOODS])
        )
        hidden = to_come.count(good) + unused.count(good)
        assert lying + hidden + state.gone_goods[good] == state.data.good_copies[good]
    assert min(state.depot_goods) >= 0
    assert min(state.gone_goods) >= 0


def check_track(state: Burgundy) -> None:
    """The turn order is a permutation, and nobody stands before someone further ahead."""
    assert sorted(state.order) == sorted(state.round_order) == list(range(state.seats))
    ahead = [state.steps[seat] for seat in state.order]
    assert ahead == sorted(ahead, reverse=True)
    assert max(ahead) < state.data.track_spaces


def check_seat(state: Burgundy, seat: int) -> None:
    """Stores, supplies and the duchy of one seat."""
    assert state.silver[seat] >= 0
    assert state.workers[seat] >= 0
    store = state.goods[GOODS * seat : GOODS * seat + GOODS]
    assert min(store) >= 0
    assert state.solo or len([count for count in store if count]) <= state.data.store_slots
    assert len(state.storage) == STORAGE * state.seats
    if not state.in_setup():
        check_duchy(state, seat)
        if not state.solo:
            assert state.steps[seat] == state.count_types(seat, SHIP, SHIP)


def check_duchy(state: Burgundy, seat: int) -> None:
    """Colours match, masks agree with the tiles, and the tiles form one connected group."""
    data = state.data
    board = SPACES * state.board[seat]
    near = known = 0
    closed = [0] * BUILDING_TYPES
    for space in range(SPACES):
        type = state.type_on(seat, space)
        assert (type != EMPTY) == bool(state.filled[seat] >> space & 1)
        if type == EMPTY:
            continue
        assert data.type_colour[type] in (data.space_colour[board + space], ANY_COLOUR)
        near |= data.neighbours[board + space]
        if type < BUILDING_TYPES:
            closed[type] |= data.area[board + space]
        if data.type_colour[type] == KNOWLEDGE:
            known |= 2 << type - FIRST_KNOWLEDGE
    assert state.near[seat] == near
    assert state.knowledge[seat] == known
    assert state.closed[BUILDING_TYPES * seat : BUILDING_TYPES * seat + BUILDING_TYPES] == closed
    assert connected(state, seat) == state.filled[seat]


def connected(state: Burgundy, seat: int) -> int:
    """The filled spaces one can reach from the start castle over filled spaces."""
    board = SPACES * state.board[seat]
    found = 1 << state.start[seat]
    while True:
        grown = found
        for space in spaces_in(found):
            grown |= state.data.neighbours[board + space] & state.filled[seat]
        if grown == found:
            return found
        found = grown
