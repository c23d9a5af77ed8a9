"""Placing with all consequences: the extra action of castles and buildings (V4.17, V4.21, V4.30 to V4.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.burgundy.actions import (
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    FREE_WORKERS,
    GOODS,
    SKIP,
    SLOTS,
    SPACES,
    STORAGE,
)
from bailiwick.games.burgundy.data import (
    ANIMALS,
    BIT_AT,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CASTLES,
    CHURCH,
    CITY_HALL,
    KNOWLEDGE,
    MARKET,
    MINES,
    SHIP,
    SHIPS,
    WAREHOUSE,
)
from bailiwick.games.burgundy.pieces import depot_of, type_id
from bailiwick.games.burgundy.rules.goods import sell
from bailiwick.games.burgundy.rules.obstacles import building_obstacle, effect_obstacle, elsewhere
from bailiwick.games.burgundy.rules.placing import is_copy, open_spaces, put, tell_placed, unstore
from bailiwick.games.burgundy.rules.ships import set_sail
from bailiwick.games.burgundy.rules.storage import (
    add_purchases,
    buy,
    describe_purchase,
    is_purchase,
    store,
    take_from,
)
from bailiwick.games.burgundy.rules.wording import describe_free, skip_option
from bailiwick.games.burgundy.rules.workers import gather_workers

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def place_tile(state: Burgundy, seat: int, tile: int, space: int, workers: int) -> None:
    """Steps 1 to 4 of a placement: at the end the tile may ask for a choice (V4.17, V4.20)."""
    tell_placed(state, seat, tile, space, workers)
    put(state, seat, tile, space)
    type = state.data.tile_type[tile]
    if type == CASTLE:
        state.ask(seat, CASTLE_ACTION)
    elif type == SHIP:
        set_sail(state, seat)
    elif type == CARPENTER:
        ask_if_any(state, seat, CARPENTER_TAKES, type)
    elif type == CHURCH:
        ask_if_any(state, seat, CHURCH_TAKES, type)
    elif type == MARKET:
        ask_if_any(state, seat, MARKET_TAKES, type)
    elif type == CITY_HALL:
        ask_if_any(state, seat, CITY_HALL_PLACES, type)
    elif type == WAREHOUSE:
        ask_if_any(state, seat, WAREHOUSE_SELLS, type)


def ask_if_any(state: Burgundy, seat: int, decision: Decision[Burgundy], type: int) -> None:
    """An effect that can do nothing lapses (V4.8, R15)."""
    if len(decision.options(state, seat)) > 1:
        state.ask(seat, decision)
    else:
        state.tell("lapsed", seat, state.data.type_ids[type])


# ---- actions without a die ------------------------------------------------------------------


def add_free_places(state: Burgundy, seat: int, codes: list[int]) -> None:
    """Every stored tile on every space open to it, whatever the number."""
    for stored in range(STORAGE):
        tile = state.storage[STORAGE * seat + stored]
        if tile < 0 or is_copy(state, seat, stored):
            continue
        mask: i64 = open_spaces(state, seat, tile)
        first = FREE_PLACE + SPACES * stored
        while mask:
            bit = mask & -mask
            codes.append(first + BIT_AT[bit % 67])
            mask ^= bit


def add_free_takes(state: Burgundy, colours: int, codes: list[int]) -> None:
    """Every tile of these colours (a mask) in the numbered depots."""
    types, colour = state.data.tile_type, state.data.type_colour
    for slot in range(SLOTS):
        tile = state.slots[slot]
        if tile >= 0 and colours >> colour[types[tile]] & 1:
            codes.append(FREE_TAKE + slot)


def add_free_sales(state: Burgundy, seat: int, codes: list[int]) -> None:
    """Every goods type in the store."""
    for good in range(GOODS):
        if state.goods[GOODS * seat + good] > 0:
            codes.append(FREE_SELL + good)


def act_free(state: Burgundy, seat: int, code: int) -> None:
    """Carry out an action that needs no die."""
    if code == FREE_WORKERS:
        gather_workers(state, seat)
    elif code >= FREE_SELL:
        sell(state, seat, code - FREE_SELL)
    elif code >= FREE_PLACE:
        stored, space = (code - FREE_PLACE) // SPACES, (code - FREE_PLACE) % SPACES
        place_tile(state, seat, unstore(state, seat, stored), space, 0)
    else:
        slot = code - FREE_TAKE
        tile = take_from(state, slot)
        state.tell("took", seat, type_id(state, tile), depot_of(slot), 0)
        store(state, seat, tile)


# ---- the decisions --------------------------------------------------------------------------

ALL_COLOURS: Final = 0b111111


class CastleAction(Decision["Burgundy"]):
    """D3: one action as if with a die of a number of choice; mandatory (V4.21, R2)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        add_free_takes(state, ALL_COLOURS, codes)
        add_free_places(state, seat, codes)
        add_free_sales(state, seat, codes)
        codes.append(FREE_WORKERS)
        if state.buy_during_effects:
            add_purchases(state, seat, codes)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if is_purchase(code):
            state.ask(seat, self)
            buy(state, seat, code)
        else:
            act_free(state, seat, code)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        return describe_purchase(state, seat, code) if is_purchase(code) else describe_free(state, seat, code)

    def obstacle(self, state: Burgundy, seat: int, piece: str) -> Obstacle | None:
        return effect_obstacle(state, seat, piece)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-castle-action")

    def rule(self) -> str:
        return "V4.21"


class BuildingTake(Decision["Burgundy"]):
    """D7: carpenter, church or market take a tile of their colours, or not (V4.31 to V4.33)."""

    def __init__(self, building: int, colours: int) -> None:
        self.building = building
        self.colours = colours

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        add_free_takes(state, self.colours, codes)
        codes.append(SKIP)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == SKIP:
            state.tell("declined", seat, state.data.type_ids[self.building])
        else:
            act_free(state, seat, code)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        return skip_option() if code == SKIP else describe_free(state, seat, code)

    def obstacle(self, state: Burgundy, seat: int, piece: str) -> Obstacle | None:
        return building_obstacle(state, seat, piece, self.rule(), self.building, self.colours)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-building-take", state.data.type_ids[self.building])

    def rule(self) -> str:
        return f"V4.{30 + self.building}"


class CityHallPlace(Decision["Burgundy"]):
    """D8: place one more stored tile, whatever the number, or not (V4.36)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        add_free_places(state, seat, codes)
        codes.append(SKIP)
        if state.buy_during_effects:
            add_purchases(state, seat, codes)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == SKIP:
            state.tell("declined", seat, state.data.type_ids[CITY_HALL])
        elif is_purchase(code):
            state.ask(seat, self)
            buy(state, seat, code)
        else:
            act_free(state, seat, code)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == SKIP:
            return skip_option()
        return describe_purchase(state, seat, code) if is_purchase(code) else describe_free(state, seat, code)

    def obstacle(self, state: Burgundy, seat: int, piece: str) -> Obstacle | None:
        return effect_obstacle(state, seat, piece)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-city-hall")

    def rule(self) -> str:
        return "V4.36"


class WarehouseSell(Decision["Burgundy"]):
    """D9: sell one goods type of choice, or not (V4.30)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        add_free_sales(state, seat, codes)
        codes.append(SKIP)
        return codes

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == SKIP:
            state.tell("declined", seat, state.data.type_ids[WAREHOUSE])
        else:
            act_free(state, seat, code)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        return skip_option() if code == SKIP else describe_free(state, seat, code)

    def obstacle(self, state: Burgundy, seat: int, piece: str) -> Obstacle | None:
        return elsewhere(state, seat, piece)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-warehouse")

    def rule(self) -> str:
        return "V4.30"


CASTLE_ACTION: Final = CastleAction()
CARPENTER_TAKES: Final = BuildingTake(CARPENTER, 1 << BUILDINGS)
CHURCH_TAKES: Final = BuildingTake(CHURCH, 1 << MINES | 1 << KNOWLEDGE | 1 << CASTLES)
MARKET_TAKES: Final = BuildingTake(MARKET, 1 << SHIPS | 1 << ANIMALS)
CITY_HALL_PLACES: Final = CityHallPlace()
WAREHOUSE_SELLS: Final = WarehouseSell()
