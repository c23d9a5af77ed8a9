"""The main decision of a turn (4.3): two die actions and at most one purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.core.decision import END_TURN, Decision, Message, Obstacle, Option
from bailiwick.games.burgundy.actions import (
    BUY,
    CASH_SILVER,
    DEPOTS,
    GOODS,
    PLACE,
    SELL,
    SLOTS,
    SPACES,
    STORAGE,
    TAKE,
    WORKERS,
)
from bailiwick.games.burgundy.data import BIT_AT, DISTANCE, FREE_STEP, K12
from bailiwick.games.burgundy.pieces import die_piece, space_piece, store_piece, tile_piece, type_id
from bailiwick.games.burgundy.rules.effects import place_tile
from bailiwick.games.burgundy.rules.goods import sell
from bailiwick.games.burgundy.rules.obstacles import turn_obstacle
from bailiwick.games.burgundy.rules.placing import is_copy, open_spaces, unstore
from bailiwick.games.burgundy.rules.storage import (
    add_purchases,
    buy,
    describe_purchase,
    is_purchase,
    store,
    take_from,
)
from bailiwick.games.burgundy.rules.wording import describe_place, describe_sale, describe_workers, face_of
from bailiwick.games.burgundy.rules.workers import gather_workers, place_cost, reach, sell_cost, take_cost
from bailiwick.games.burgundy.scoring import meet_target

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy

BOTH_DICE: Final = 0b11
PLACES: Final = STORAGE * SPACES


class Turn(Decision["Burgundy"]):
    """D1: take, place, sell, workers, buy, end the turn (V4.10 to V4.14)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        used = state.used[seat]
        if not used & 1:
            add_die_actions(state, seat, 0, codes)
        # V4.9: equal dice are offered once
        if not used & 2 and (used or state.dice[2 * seat] != state.dice[2 * seat + 1]):
            add_die_actions(state, seat, 1, codes)
        add_purchases(state, seat, codes)
        if state.solo and state.silver[seat] > 0:
            codes.append(CASH_SILVER)
        if used == BOTH_DICE:
            codes.append(END_TURN)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == END_TURN:
            state.done = True
        elif code == CASH_SILVER:
            cash_silver(state, seat)
        elif is_purchase(code):
            buy(state, seat, code)
        else:
            use_die(state, seat, code)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == END_TURN:
            return Option(code, [], Message("end-turn"))
        if code == CASH_SILVER:
            return Option(code, [f"silver:{seat}", f"target:{seat}"], Message("option-cash-silver"))
        if is_purchase(code):
            return describe_purchase(state, seat, code)
        return describe_die(state, seat, code)

    def obstacle(self, state: Burgundy, seat: int, piece: str) -> Obstacle | None:
        return turn_obstacle(state, seat, piece)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        if state.used[seat] == BOTH_DICE:
            return Message("ask-buy")
        purchases: list[int] = []
        add_purchases(state, seat, purchases)
        return Message("ask-turn", len(purchases))

    def rule(self) -> str:
        return "V4.10"

    def auto(self) -> bool:
        """V4.8: asked even when nothing but workers is left."""
        return False


TURN: Final = Turn()


def add_die_actions(state: Burgundy, seat: i64, die: i64, codes: list[int]) -> None:
    """All a die can do: V4.10 to V4.13."""
    face: i64 = state.dice[2 * seat + die]
    add_takes(state, seat, TAKE + SLOTS * die, face, codes)
    add_places(state, seat, PLACE + PLACES * die, face, codes)
    add_sales(state, seat, SELL + GOODS * die, face, codes)
    codes.append(WORKERS + die)


def add_takes(state: Burgundy, seat: i64, first: i64, face: i64, codes: list[int]) -> None:
    """Every tile of the depots within reach of the die (V4.10)."""
    steps = reach(state, seat, K12)
    slots = state.slots
    row = 7 * face + 1
    depot: i64
    slot: i64
    for depot in range(DEPOTS):
        apart: i64 = DISTANCE[row + depot]
        if apart <= steps:
            for slot in range(4 * depot, 4 * depot + 4):
                tile: i64 = slots[slot]
                if tile >= 0:
                    codes.append(first + slot)


def add_places(state: Burgundy, seat: i64, first: i64, face: i64, codes: list[int]) -> None:
    """Every stored tile on every open space within reach of the die (V4.11)."""
    data = state.data
    board: i64 = state.board[seat]
    row = 4 * (7 * board + face)
    stored: i64
    for stored in range(STORAGE):
        tile: i64 = state.storage[STORAGE * seat + stored]
        if tile < 0 or is_copy(state, seat, stored):
            continue
        type: i64 = data.tile_type[tile]
        colour: i64 = data.type_colour[type]
        mask = open_spaces(state, seat, tile)
        if mask:
            within: i64 = data.within[row + reach(state, seat, FREE_STEP[colour])]
            mask &= within
        while mask:
            bit = mask & -mask
            space: i64 = BIT_AT[bit % 67]
            codes.append(first + SPACES * stored + space)
            mask ^= bit


def add_sales(state: Burgundy, seat: i64, first: i64, face: i64, codes: list[int]) -> None:
    """Every goods type in the store whose number is within reach of the die (V4.12)."""
    steps = reach(state, seat, 0)
    row = 7 * face + 1
    good: i64
    for good in range(GOODS):
        count: i64 = state.goods[GOODS * seat + good]
        if count > 0 and DISTANCE[row + good] <= steps:
            codes.append(first + good)


def use_die(state: Burgundy, seat: int, code: int) -> None:
    """Pay the workers, mark the die, act."""
    # with a die left the turn goes on after all effects; alone, more may be due first (A7, A8)
    if state.used[seat] == 0 and not state.solo:
        state.ask(seat, TURN)
    if code < PLACE:
        take_with_die(state, seat, (code - TAKE) // SLOTS, (code - TAKE) % SLOTS)
    elif code < SELL:
        place_with_die(state, seat, (code - PLACE) // PLACES, (code - PLACE) % PLACES)
    elif code < WORKERS:
        sell_with_die(state, seat, (code - SELL) // GOODS, (code - SELL) % GOODS)
    else:
        assert code < BUY
        state.used[seat] |= 1 << code - WORKERS
        gather_workers(state, seat)


def take_with_die(state: Burgundy, seat: int, die: int, slot: int) -> None:
    """V4.10."""
    workers = take_cost(state, seat, die, slot // 4)
    state.workers[seat] -= workers
    state.used[seat] |= 1 << die
    tile = take_from(state, slot)
    state.tell("took", seat, type_id(state, tile), slot // 4 + 1, workers)
    store(state, seat, tile)


def place_with_die(state: Burgundy, seat: int, die: int, placement: int) -> None:
    """V4.11."""
    stored, space = placement // SPACES, placement % SPACES
    workers = place_cost(state, seat, die, state.storage[STORAGE * seat + stored], space)
    state.workers[seat] -= workers
    state.used[seat] |= 1 << die
    place_tile(state, seat, unstore(state, seat, stored), space, workers)


def sell_with_die(state: Burgundy, seat: int, die: int, good: int) -> None:
    """V4.12."""
    state.workers[seat] -= sell_cost(state, seat, die, good)
    state.used[seat] |= 1 << die
    sell(state, seat, good)


def cash_silver(state: Burgundy, seat: int) -> None:
    """Alone: a silverling for a point (A8)."""
    state.silver[seat] -= 1
    state.counter += 1
    state.tell("cashed-silver", seat)
    meet_target(state, seat)


def describe_die(state: Burgundy, seat: int, code: int) -> Option:
    """A die action for a person: the die, the target and what it costs and brings."""
    if code < PLACE:
        return describe_take(state, seat, code)
    if code < SELL:
        die, placement = (code - PLACE) // PLACES, (code - PLACE) % PLACES
        tile, space = state.storage[STORAGE * seat + placement // SPACES], placement % SPACES
        message = describe_place(state, seat, tile, space, die, place_cost(state, seat, die, tile, space))
        return Option(
            code, [die_piece(seat, die), tile_piece(tile), space_piece(state, seat, space)], message
        )
    if code < WORKERS:
        die, good = (code - SELL) // GOODS, (code - SELL) % GOODS
        message = describe_sale(state, seat, good, die, sell_cost(state, seat, die, good))
        return Option(code, [die_piece(seat, die), store_piece(state, seat, good)], message)
    die = code - WORKERS
    return Option(code, [die_piece(seat, die), f"workers:{seat}"], describe_workers(state, seat, die))


def describe_take(state: Burgundy, seat: int, code: int) -> Option:
    """Taking a tile with a die."""
    die, slot = (code - TAKE) // SLOTS, (code - TAKE) % SLOTS
    tile, workers = state.slots[slot], take_cost(state, seat, die, slot // 4)
    message = Message("option-take", face_of(state, seat, die), type_id(state, tile), slot // 4 + 1, workers)
    return Option(code, [die_piece(seat, die), tile_piece(tile)], message)
