"""Small positions: a duchy, a storage and two dice, ready for seat 0 to choose."""

from __future__ import annotations

import bailiwick
from bailiwick import Message, State
from bailiwick.games.burgundy.actions import ACTIONS, GOODS, SLOTS, SPACES, STORAGE
from bailiwick.games.burgundy.data import EMPTY, TILES
from bailiwick.games.burgundy.rules.placing import lay, open_spaces
from bailiwick.games.burgundy.state import Burgundy

ME = 0


def new(seats: int = 2, seed: int = 0, **variant: str) -> Burgundy:
    """A match in which seat 0 begins."""
    while True:
        state = bailiwick.new("burgundy", seats, seed, variant)
        assert isinstance(state, Burgundy)
        if state.order[0] == 0:
            return state
        seed += 1


def code(name: str) -> int:
    """The code of a spelling."""
    return ACTIONS.index(name)


def tile(state: State, type: str, copy: int = 0) -> int:
    """A tile of this type."""
    assert isinstance(state, Burgundy)
    data = state.data
    copies = [t for t in range(TILES) if data.type_ids[data.tile_type[t]] == type]
    return copies[copy % len(copies)]


def space(id: str) -> int:
    """h19 is number 18."""
    return int(id[1:]) - 1


def turn(
    seats: int = 2,
    dice: tuple[int, int] = (6, 6),
    workers: int = 0,
    silver: int = 0,
    storage: list[str] | None = None,
    on: dict[str, str] | None = None,
    phase: str = "A",
    goods: dict[str, int] | None = None,
    board: str = "b1",
    start: str = "h19",
    **variant: str,
) -> Burgundy:
    """Seat 0 to choose, with exactly this; no goods on the depots."""
    state = new(seats, **variant)
    state.phase = "ABCDE".index(phase)
    state.depot_goods = [0] * 36
    if (board, start) != ("b1", "h19"):
        rebuild(state, board, start)
    state.dice[:2] = list(dice)
    state.workers[ME], state.silver[ME] = workers, silver
    state.goods[:GOODS] = [0] * GOODS
    for good, count in (goods or {}).items():
        state.goods[state.data.good_ids.index(good)] = count
    for at, type in enumerate(storage or []):
        state.storage[at] = tile(state, type, at)
    put_on(state, on or {})
    state.settle()
    return state


def rebuild(state: Burgundy, board: str, start: str) -> None:
    """Another duchy for seat 0."""
    castle = state.tile_on[state.start[ME]]
    state.board[ME], state.start[ME] = state.data.board_ids.index(board), space(start)
    state.tile_on[:SPACES] = [EMPTY] * SPACES
    state.filled[ME] = state.near[ME] = 0
    lay(state, ME, castle, space(start))


def put_on(state: Burgundy, on: dict[str, str], seat: int = ME) -> None:
    """Tiles that lie in the duchy already: nothing is scored."""
    for copy, (at, type) in enumerate(on.items()):
        lay(state, seat, tile(state, type, copy), space(at))
    state.settle()


def depot(state: Burgundy, number: int, **goods: int) -> None:
    """Goods on the goods space of a depot."""
    for good, count in goods.items():
        state.depot_goods[GOODS * (number - 1) + state.data.good_ids.index(good)] = count
    state.settle()


def clear_depots(state: Burgundy) -> None:
    """No tile in the numbered depots."""
    state.slots[:SLOTS] = [EMPTY] * SLOTS
    state.settle()


def lay_out(state: Burgundy, slot: str, type: str) -> None:
    """A tile in a slot: "2:0", or "black:3"."""
    place, _, number = slot.partition(":")
    at = SLOTS + int(number) if place == "black" else 4 * (int(place) - 1) + int(number)
    state.slots[at] = tile(state, type, 1)
    state.settle()


def legal(state: State, seat: int = ME) -> list[str]:
    """The spelled options of a seat."""
    return [state.spell(seat, option) for option in state.legal(seat)]


def starting(state: State, verb: str, seat: int = ME) -> list[str]:
    """The options of one kind."""
    return [name for name in legal(state, seat) if name.split(":")[0] == verb]


def choose(state: State, *names: str) -> None:
    """Seat 0 chooses, one after the other."""
    for name in names:
        state.choose(ME, code(name))


def score(state: State) -> int:
    """The points of seat 0."""
    return state.scores()[ME]


def stored(state: Burgundy, seat: int = ME) -> list[str]:
    """What lies in the storage."""
    tiles = state.storage[STORAGE * seat : STORAGE * seat + STORAGE]
    return ["" if t == EMPTY else state.data.type_ids[state.data.tile_type[t]] for t in tiles]


def store(state: Burgundy, seat: int = ME) -> dict[str, int]:
    """The goods a seat holds."""
    row = state.goods[GOODS * seat : GOODS * seat + GOODS]
    return {state.data.good_ids[good]: count for good, count in enumerate(row) if count}


def open_for(state: Burgundy, type: str) -> list[str]:
    """The spaces a tile may go to, whatever the number."""
    mask = open_spaces(state, ME, tile(state, type))
    return [f"h{at + 1:02d}" for at in range(SPACES) if mask >> at & 1]


def message(state: State, name: str) -> Message:
    """What an option says."""
    return next(option.message for option in state.options(ME) if option.code == code(name))


def asks(state: State) -> str:
    """The question before seat 0."""
    prompt = state.prompt(ME)
    return "" if prompt is None else prompt.key
