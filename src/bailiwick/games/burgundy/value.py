"""What a position is worth to a seat, in points, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.burgundy.actions import DEPOTS, GOODS, SLOTS, SPACES, STORAGE
from bailiwick.games.burgundy.data import (
    ANIMAL_KINDS,
    BANK,
    BIT_AT,
    BOARDING_HOUSE,
    BUILDING_TYPES,
    CASTLE,
    COLOURS,
    FIRST_ANIMAL,
    FIRST_KNOWLEDGE,
    JOKER_TYPE,
    MINE,
    PHASES,
    ROUNDS,
    SHIP,
)
from bailiwick.games.burgundy.rules.effects import (
    BuildingTake,
    CastleAction,
    CityHallPlace,
    WarehouseSell,
)
from bailiwick.games.burgundy.rules.placing import open_spaces, preview
from bailiwick.games.burgundy.rules.ships import ShipDepot, ShipSecondDepot, ShipStore
from bailiwick.games.burgundy.scoring import all_knowledge_points, knowledge_points, total
from bailiwick.games.burgundy.state import Burgundy

EXTRA_ACTION: Final = 4.0
EXTRA_TILE: Final = 4.2
STORED: Final = 0.42  # a stored tile still needs a die
STUCK: Final = 0.3  # a tile that cannot be placed yet
FULL: Final = 0.8  # a full storage leaves no choice
SALE_CHANCE: Final = 0.75
SILVER_TIME: Final = 0.18  # what silver and a worker are worth beyond their points at the end
WORKER_TIME: Final = 0.26
COLOUR_PROMISE: Final = 1.28
SPACE_TIME: Final = 2.5  # rounds it takes to fill a space
PROMISE: Final = 0.75  # of the points of an area that is begun
SOLO_SPACE: Final = 14.0  # alone, filled spaces count most and points bring actions (A8, A9)
SOLO_POINT: Final = 0.15
# permanent knowledge tiles k01 … k14: points they bring per phase still to come
PERMANENT: Final = [0.0, 0.9, 1.2, 1.0, 1.0, 0.8, 1.4, 1.0, 1.9, 1.2, 1.2, 1.0, 1.7, 0.8, 1.4]


def value(state: State, seat: int) -> float:
    """Points so far and in sight: areas begun, tiles in storage, supplies, effects still due."""
    assert isinstance(state, Burgundy)
    if state.over:
        return float(total(state, seat))
    if state.in_setup():
        return setup_worth(state, seat)
    left = phases_left(state)
    worth = booked(state, seat)
    worth += silver_worth(left) * state.silver[seat] + worker_worth(left) * min(state.workers[seat], 8)
    worth += goods_worth(state, seat, left) + areas_worth(state, seat, left)
    worth += tiles_worth(state, seat, left) + storage_worth(state, seat, left)
    worth += pending_worth(state, seat, left)
    if not state.solo:
        worth += 0.35 * left * (state.seats - state.order.index(seat)) / state.seats
    return worth


def setup_worth(state: Burgundy, seat: int) -> float:
    """Many small areas are good, and a start with many neighbours (9.2)."""
    if state.board[seat] < 0:
        return 0.0
    row = SPACES * state.board[seat]
    spaces = state.data.area_spaces[row : row + SPACES]
    worth = float(len([0 for space in range(SPACES) if spaces[space][0] == space]))
    if state.start[seat] >= 0:
        worth += 0.5 * count_bits(state.data.neighbours[row + state.start[seat]])
    return worth


def booked(state: Burgundy, seat: int) -> float:
    """Points scored, and what knowledge tiles would score now."""
    if not state.solo:
        return float(total(state, seat) + all_knowledge_points(state, seat))
    met = state.owed_actions + state.owed_tiles
    return SOLO_SPACE * total(state, seat) + SOLO_POINT * state.counter + EXTRA_ACTION * met - state.target


def phases_left(state: Burgundy) -> float:
    """How much of the match lies ahead, in phases: 5 at the start, 0 after the last round."""
    rest = ROUNDS * PHASES - 1 - (ROUNDS * state.phase + state.round)
    return (rest + 0.5) / ROUNDS


def silver_worth(left: float) -> float:
    """Silver buys tiles while there is time to place them."""
    return 1.0 + SILVER_TIME * min(left, 1.5) / 1.5


def worker_worth(left: float) -> float:
    """A worker is half a point at the end."""
    return 0.5 + WORKER_TIME * min(left, 1.0)


def goods_worth(state: Burgundy, seat: int, left: float) -> float:
    """Goods will be sold, large piles more likely than small ones."""
    each = state.data.sale_points[state.seats - 1]
    chance = SALE_CHANCE * min(1.0, left * 2)
    worth = 0.0
    for good in range(GOODS):
        count = state.goods[GOODS * seat + good]
        if count:
            worth += count + chance * (each * count - count + 1.0) * (0.85 if count == 1 else 1.0)
    return worth


def areas_worth(state: Burgundy, seat: int, left: float) -> float:
    """Every area and colour that is begun promises a part of its points."""
    data = state.data
    row = SPACES * state.board[seat]
    filled = state.filled[seat]
    worth = 0.0
    for space in range(SPACES):
        spaces = data.area_spaces[row + space]
        if spaces[0] == space:
            done = count_bits(filled & data.area[row + space])
            worth += area_promise(state, len(spaces), done, left)
    for colour in range(COLOURS):
        mask = data.colour_mask[COLOURS * state.board[seat] + colour]
        worth += colour_promise(state, seat, colour, count_bits(mask), count_bits(mask & filled), left)
    return worth


def count_bits(mask: int) -> int:
    """How many spaces a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def area_promise(state: Burgundy, size: int, done: int, left: float) -> float:
    """The points of an unfinished area, by how far it is and whether there is time."""
    if done == size or done == 0:
        return 0.0
    missing = size - done
    time = left * ROUNDS
    need = SPACE_TIME * missing
    if need > time * 1.6:
        return 0.0
    finished = state.phase + int((state.round + need) / ROUNDS)
    phase_points = state.data.phase_points[finished] if finished < PHASES else 0
    share = done / size
    hurry = 1.0 if need <= time * 0.8 else 0.5
    return PROMISE * share * hurry * (state.data.area_points[size] + 0.7 * phase_points)


def colour_promise(state: Burgundy, seat: int, colour: int, size: int, done: int, left: float) -> float:
    """The bonus tile still to be won, nearer with every space."""
    if done == size or state.solo:
        return 0.0
    need = SPACE_TIME * (size - done)
    if need > left * ROUNDS * 1.4:
        return 0.0
    share = done / size
    for bonus in range(2):
        if state.bonus_owner[2 * colour + bonus] < 0:
            return COLOUR_PROMISE * share * share * state.data.bonus_points[bonus][state.seats - 1]
    return 0.0


def tiles_worth(state: Burgundy, seat: int, left: float) -> float:
    """What lies in the duchy and goes on paying: mines, knowledge tiles."""
    mines = state.count_types(seat, MINE, MINE)
    pay = silver_worth(left) + (worker_worth(left) if state.knowledge[seat] >> 2 & 1 else 0.0)
    worth = mines * pay * int(left + 0.95)
    known = state.knowledge[seat]
    number = 1
    while number < len(PERMANENT):
        if known >> number & 1:
            worth += PERMANENT[number] * left
        number += 1
    while number <= 26 and not state.solo:
        if known >> number & 1:
            worth += growth(state, number, left)
        number += 1
    return worth


def growth(state: Burgundy, number: int, left: float) -> float:
    """What k15 … k26 will still gain."""
    if number == 15:
        return 1.6 * left
    if number == 24:
        return 1.4 * left
    if number == 25:
        return 1.5 * left
    return 1.0 * left


# ---- tiles not yet placed -------------------------------------------------------------------


def storage_worth(state: Burgundy, seat: int, left: float) -> float:
    """Each stored tile promises what it would bring on its best space; no space is promised twice."""
    worth = 0.0
    free = 0
    claimed = 0
    for stored in range(STORAGE):
        tile = state.storage[STORAGE * seat + stored]
        if tile < 0:
            free += 1
        elif left > 0.15:
            space = best_space(state, seat, tile, claimed, left)
            worth += STORED * placement_worth(state, seat, tile, space, left)
            if space >= 0:
                claimed |= 1 << space
    return worth if free else worth - FULL


def best_space(state: Burgundy, seat: int, tile: int, claimed: int, left: float) -> int:
    """The space open to a tile, whatever the number, where it brings most; −1 if there is none."""
    mask = int(open_spaces(state, seat, tile)) & ~claimed
    row = SPACES * state.board[seat]
    found, best = -1, -1.0
    while mask:
        bit = mask & -mask
        mask ^= bit
        space = BIT_AT[bit % 67]
        gain = preview(state, seat, tile, space) + progress(state, seat, row + space, left)
        if gain > best:
            found, best = space, gain
    return found


def placement_worth(state: Burgundy, seat: int, tile: int, space: int, left: float) -> float:
    """What a tile would bring on a space, its effect included; little while it cannot be placed."""
    if space < 0:
        return STUCK * min(left, 2.0)
    gain = preview(state, seat, tile, space) + progress(state, seat, SPACES * state.board[seat] + space, left)
    return gain + effect_worth(state, seat, state.data.tile_type[tile], left)


def progress(state: Burgundy, seat: int, at: int, left: float) -> float:
    """How much more an area and its colour promise with one space more."""
    data = state.data
    area = data.area[at]
    size = len(data.area_spaces[at])
    done = count_bits(state.filled[seat] & area)
    gain = area_promise(state, size, done + 1, left) - area_promise(state, size, done, left)
    colour = data.space_colour[at]
    mask = data.colour_mask[COLOURS * state.board[seat] + colour]
    spaces, had = count_bits(mask), count_bits(mask & state.filled[seat])
    gain += colour_promise(state, seat, colour, spaces, had + 1, left)
    return gain - colour_promise(state, seat, colour, spaces, had, left) + (SOLO_SPACE if state.solo else 0.0)


def effect_worth(state: Burgundy, seat: int, type: int, left: float) -> float:
    """What a tile does besides its points."""
    if type == CASTLE:
        return EXTRA_ACTION
    if type == MINE:
        return silver_worth(left) * int(left + 0.95)
    if type == SHIP:
        return 1.2 + 0.8 * best_load(state, seat, left)
    if type == BOARDING_HOUSE:
        return state.data.boarding_house_workers * worker_worth(left)
    if type == BANK:
        return state.data.bank_silver * silver_worth(left)
    if FIRST_KNOWLEDGE <= type < CASTLE:
        return knowledge_worth(state, seat, type - FIRST_KNOWLEDGE + 1, left)
    if type < BUILDING_TYPES - 1:
        return EXTRA_TILE * min(1.0, left * 2)
    if type == JOKER_TYPE or type >= FIRST_ANIMAL + 3 * len(ANIMAL_KINDS):
        return 0.0
    return 0.5 * min(left, 2.0)


def knowledge_worth(state: Burgundy, seat: int, number: int, left: float) -> float:
    """A knowledge tile that would be placed now."""
    if number < len(PERMANENT):
        return PERMANENT[number] * left
    if state.solo:
        return 0.0  # A6: what it pays when placed is among its points already
    return knowledge_points(state, seat, number) + growth(state, number, left)


def best_load(state: Burgundy, seat: int, left: float) -> float:
    """The goods on the richest goods space."""
    best = 0
    for depot in range(DEPOTS):
        count = 0
        for good in range(GOODS):
            count += state.depot_goods[GOODS * depot + good]
        if count > best:
            best = count
    each = state.data.sale_points[state.seats - 1]
    return best * (1.0 + (each - 1) * SALE_CHANCE * min(1.0, left * 2))


def pending_worth(state: Burgundy, seat: int, left: float) -> float:
    """Effects that still have to be answered."""
    worth = 0.0
    for decision in state.stacks[seat]:
        if isinstance(decision, CastleAction):
            worth += EXTRA_ACTION
        elif isinstance(decision, BuildingTake):
            worth += best_take(state, seat, decision.colours, left)
        elif isinstance(decision, CityHallPlace):
            worth += EXTRA_TILE
        elif isinstance(decision, WarehouseSell):
            worth += 2.0
        elif isinstance(decision, (ShipDepot, ShipSecondDepot, ShipStore)):
            worth += 0.8 * best_load(state, seat, left)
    return worth


def best_take(state: Burgundy, seat: int, colours: int, left: float) -> float:
    """The tile of these colours that would serve best in storage."""
    best = 0.0
    for slot in range(SLOTS):
        tile = state.slots[slot]
        if tile >= 0 and colours >> state.data.type_colour[state.data.tile_type[tile]] & 1:
            space = best_space(state, seat, tile, 0, left)
            worth = STORED * placement_worth(state, seat, tile, space, left)
            if worth > best:
                best = worth
    return best
