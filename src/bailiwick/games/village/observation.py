"""The table as numbers for learners, from a seat's point of view: own village first, then clockwise."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.village.actions import (
    CHURCHES,
    COUNCILS,
    CRAFTS,
    CUSTOMERS,
    FIELDS,
    GOODS,
    KINDS,
    LETTERS,
    MONK_PILES,
    PROFESSIONS,
    WHITES,
)
from bailiwick.games.village.scoring import score
from bailiwick.games.village.state import Village

MOST_SEATS: Final = 4
MONKS: Final = 12
TRAVEL_CARDS: Final = 19
BOARDS: Final = 4
FACES: Final = 6
PLACES: Final = 3
VILLAGE_NUMBERS: Final = 224


def observe(state: State, seat: int) -> list[float]:
    """Everything open, nothing hidden; always the same length."""
    assert isinstance(state, Village)
    numbers = shared_numbers(state)
    numbers += turn_numbers(state, seat)
    for place in range(MOST_SEATS):
        if place < state.seats:
            village = village_numbers(state, (seat + place) % state.seats)
            assert len(village) == VILLAGE_NUMBERS
            numbers += village
        else:
            numbers += [0.0] * VILLAGE_NUMBERS
    return numbers


def shared_numbers(state: Village) -> list[float]:
    """The main board and the supply; of face-down piles only which cards are in them."""
    data = state.data
    numbers = [state.buried() / data.deaths[state.seats], state.rat / data.rat_fields, state.hand_stories / 5]
    numbers += [coffins / 2 for coffins in state.chronicle]
    numbers += [
        1.0 if state.palm_up else 0.0,
        state.round / 30,
        state.meetings_left / 4,
        state.fields_left / 8,
    ]
    numbers += flags(state.craft_supply, CRAFTS)
    numbers += flags(state.church_supply, CHURCHES)
    numbers += flags(state.council_supply, COUNCILS)
    numbers += flags(mask_of(state.display), CUSTOMERS)
    numbers += flags(mask_of(state.deck), CUSTOMERS)
    for pile in range(MONK_PILES):
        monks = state.monk_piles[pile]
        numbers += flags(mask_of(monks[:1]), MONKS)
        numbers += flags(mask_of(monks[1:]), MONKS)
    in_piles = 0
    for letter in range(LETTERS):
        in_piles |= mask_of(state.travel_piles[letter])
    return numbers + flags(in_piles, TRAVEL_CARDS)


def turn_numbers(state: Village, seat: int) -> list[float]:
    """Whose turn it is, the dice, and what is being paid."""
    numbers = [1.0 if (state.active - seat) % state.seats == place else 0.0 for place in range(MOST_SEATS)]
    numbers += [1.0 if (state.start - seat) % state.seats == place else 0.0 for place in range(MOST_SEATS)]
    numbers += [1.0 if (state.hand_holder - seat) % state.seats == p else 0.0 for p in range(MOST_SEATS)]
    pool = [0.0] * (2 * FACES)
    for die in range(len(state.dice)):
        if not state.dice_taken >> die & 1:
            pool[state.dice[die] - 1 + (FACES if state.is_black(die) else 0)] += 0.25
    numbers += pool
    for chosen in (state.first, state.second):
        face = state.dice[chosen] if chosen >= 0 else 0
        numbers += [1.0 if face == f else 0.0 for f in range(FACES + 1)]
    numbers += [float(state.adjusted & 1), float(state.adjusted >> 1), 1.0 if state.acted else 0.0]
    numbers += flags(state.used, WHITES)
    numbers += [units / 2 for units in state.bill]
    numbers += flags(1 << state.monk_in_hand if state.monk_in_hand >= 0 else 0, MONKS)
    numbers += flags(1 << state.revealed if state.revealed >= 0 else 0, TRAVEL_CARDS)
    return [*numbers, state.customers_taken / 4, state.lessons / 2]


def village_numbers(state: Village, seat: int) -> list[float]:
    """One village."""
    numbers = [
        state.coins[seat] / 10,
        state.clock[seat] / state.data.clouds,
        float(state.reaper[seat]),
        state.tree[seat] / 10,
        state.house[seat] / 20,
        state.fields[seat] / FIELDS,
        state.church_markers[seat] / 2,
        state.guild[seat] / 3,
        float(state.meeting[seat]),
        state.meeting_markers[seat] / 2,
        float(state.labourers[seat]),
        score(state, seat) / 50,
    ]
    numbers += flags(state.villagers[seat], PROFESSIONS)
    numbers += flags(state.students[seat], 2)
    numbers += flags(1 << state.headman[seat], PLACES)
    numbers += flags(mask_of(state.board[seat : seat + 1]), BOARDS)
    numbers += flags(mask_of(state.workshop[seat * KINDS : seat * KINDS + KINDS]), CRAFTS)
    numbers += [goods / 3 for goods in state.goods[seat * GOODS : seat * GOODS + GOODS]]
    numbers += flags(state.plows[seat], FIELDS)
    numbers += flags(mask_of(state.church[seat : seat + 1]), CHURCHES)
    numbers += flags(mask_of(state.council[seat : seat + 1]), COUNCILS)
    numbers += flags(state.council_marks[seat], PROFESSIONS)
    numbers += flags(state.monks[seat], MONKS)
    numbers += flags(mask_of(state.tile[seat : seat + 1]), WHITES)
    numbers += flags(mask_of(state.travel[seat * LETTERS : seat * LETTERS + LETTERS]), TRAVEL_CARDS)
    numbers += flags(state.swaps[seat], LETTERS)
    numbers += flags(state.waiting[seat], CUSTOMERS)
    return numbers + flags(state.served[seat], CUSTOMERS)


def mask_of(items: list[int]) -> int:
    """Things as a mask; empty places are left out."""
    mask = 0
    for item in items:
        if item >= 0:
            mask |= 1 << item
    return mask


def flags(mask: int, count: int) -> list[float]:
    """The bits of a mask as numbers."""
    return [float(mask >> bit & 1) for bit in range(count)]
