"""The table as numbers for learners, from a seat's point of view: own duchy first, then clockwise."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.burgundy.actions import BLACK_SLOTS, GOODS, SLOTS, SPACES, STORAGE
from bailiwick.games.burgundy.data import (
    BOARDS,
    BUILDING_TYPES,
    COLOURS,
    EMPTY,
    FIRST_KNOWLEDGE,
    KNOWLEDGE,
    PHASES,
    ROUNDS,
    STACKS,
    TYPES,
)
from bailiwick.games.burgundy.rules.setup import is_secret
from bailiwick.games.burgundy.scoring import total
from bailiwick.games.burgundy.state import Burgundy

MOST_SEATS: Final = 4
KNOWLEDGE_TILES: Final = 26
# a tile: is there one, its colour (or joker), building type, animal kind, value, knowledge number
TILE_NUMBERS: Final = 1 + COLOURS + 1 + BUILDING_TYPES + 4 + 1 + KNOWLEDGE_TILES
SPACE_NUMBERS: Final = COLOURS + 6 + 1 + BUILDING_TYPES + 4 + 1
SUPPLIES: Final = 2 * GOODS + 13 + 2 * COLOURS
PLAYER_NUMBERS: Final = BOARDS + SPACES * SPACE_NUMBERS + STORAGE * TILE_NUMBERS + KNOWLEDGE_TILES + SUPPLIES


def observe(state: State, seat: int) -> list[float]:
    """Everything open, nothing hidden; always the same length."""
    assert isinstance(state, Burgundy)
    numbers = frame_numbers(state)
    for slot in range(SLOTS + BLACK_SLOTS):
        numbers += tile_numbers(state, state.slots[slot])
    numbers += tile_numbers(state, state.hand)
    numbers += [count / 5 for count in state.depot_goods]
    numbers += goods_to_come(state)
    numbers += stack_numbers(state)
    for offset in range(MOST_SEATS):
        if offset < state.seats:
            numbers += player_numbers(state, (seat + offset) % state.seats, seat)
        else:
            numbers += [0.0] * PLAYER_NUMBERS
    return numbers


def one_hot(index: int, size: int) -> list[float]:
    """A one at *index*, zeros elsewhere; EMPTY gives only zeros."""
    numbers = [0.0] * size
    if 0 <= index < size:
        numbers[index] = 1.0
    return numbers


def frame_numbers(state: Burgundy) -> list[float]:
    """Phase, round, white die, switches, solo counters."""
    return [
        *one_hot(state.phase, PHASES),
        *one_hot(state.round, ROUNDS),
        *one_hot(state.white_die - 1, 6),
        *one_hot(state.seats - 1, MOST_SEATS),
        1.0 if state.bought else 0.0,
        1.0 if state.buy_during_effects else 0.0,
        1.0 if state.k06_workers else 0.0,
        state.k15_points / 3,
        state.k26_points / 3,
        state.target / 50,
        state.counter / 50,
    ]


def tile_numbers(state: Burgundy, tile: int) -> list[float]:
    """What a tile is."""
    if tile == EMPTY:
        return [0.0] * TILE_NUMBERS
    data = state.data
    type = data.tile_type[tile]
    colour = data.type_colour[type]
    known = type - FIRST_KNOWLEDGE if colour == KNOWLEDGE else EMPTY
    animal = data.type_animal[type]
    return [
        1.0,
        *one_hot(colour, COLOURS + 1),
        *one_hot(type, BUILDING_TYPES),
        *one_hot(animal, 4),
        data.type_value[type] / 4 if animal >= 0 else 0.0,
        *one_hot(known, KNOWLEDGE_TILES),
    ]


def goods_to_come(state: Burgundy) -> list[float]:
    """The open goods of this phase, in order."""
    numbers: list[float] = []
    for round in range(ROUNDS):
        coming = round > state.round and not state.in_setup()
        numbers += one_hot(state.goods_deck[ROUNDS * state.phase + round] if coming else EMPTY, GOODS)
    return numbers


def stack_numbers(state: Burgundy) -> list[float]:
    """How many tiles of each type are still undrawn: known to all (5)."""
    counts = [0] * TYPES
    starts = state.data.stack_start
    for stack in range(STACKS):
        for at in range(starts[stack] + state.drawn[stack], starts[stack + 1]):
            counts[state.data.tile_type[state.deck[at]]] += 1
    return [count / 7 for count in counts]


def player_numbers(state: Burgundy, seat: int, viewer: int) -> list[float]:
    """Duchy, storage, supplies, dice and place of one seat."""
    hidden = is_secret(state) and seat != viewer
    board = EMPTY if hidden else state.board[seat]
    numbers = one_hot(board, BOARDS)
    for space in range(SPACES):
        numbers += [0.0] * SPACE_NUMBERS if board == EMPTY else space_numbers(state, seat, space)
    for stored in range(STORAGE):
        numbers += tile_numbers(state, state.storage[STORAGE * seat + stored])
    numbers += [
        1.0 if state.knowledge[seat] >> number & 1 else 0.0 for number in range(1, KNOWLEDGE_TILES + 1)
    ]
    return numbers + supply_numbers(state, seat)


def space_numbers(state: Burgundy, seat: int, space: int) -> list[float]:
    """Colour and number of a space, and what lies on it."""
    data = state.data
    at = SPACES * state.board[seat] + space
    type = state.type_on(seat, space)
    animal = EMPTY if type == EMPTY else data.type_animal[type]
    return [
        *one_hot(data.space_colour[at], COLOURS),
        *one_hot(data.space_die[at] - 1, 6),
        0.0 if type == EMPTY else 1.0,
        *one_hot(type, BUILDING_TYPES),
        *one_hot(animal, 4),
        data.type_value[type] / 4 if animal >= 0 else 0.0,
    ]


def supply_numbers(state: Burgundy, seat: int) -> list[float]:
    """Goods, silver, workers, dice left, points, place in the order, bonus tiles."""
    row = GOODS * seat
    numbers = [count / 7 for count in state.goods[row : row + GOODS] + state.sold[row : row + GOODS]]
    numbers += [state.silver[seat] / 10, state.workers[seat] / 10, total(state, seat) / 200]
    for die in range(2):
        unused = state.used[seat] >> die & 1 == 0
        numbers += [state.dice[2 * seat + die] / 6 if unused else 0.0, 1.0 if unused else 0.0]
    numbers += [state.order.index(seat) / MOST_SEATS, state.steps[seat] / 6]
    numbers.append(1.0 if not state.in_setup() and not state.over and state.active() == seat else 0.0)
    numbers += [1.0 if owner == seat else 0.0 for owner in state.bonus_owner]
    numbers.append(state.filled[seat].bit_count() / SPACES)
    numbers += [1.0 if state.card[seat] == EMPTY else 0.0, state.round_order.index(seat) / MOST_SEATS]
    return numbers
