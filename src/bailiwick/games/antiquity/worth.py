"""What single goods, buildings and workers are worth to a player; used by `value`."""

from __future__ import annotations

from math import sqrt
from typing import Final

from bailiwick.games.antiquity.actions import FARM_GOODS, GOODS
from bailiwick.games.antiquity.estate import (
    BARBARA,
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    DUMP,
    FIRST_FOOD,
    FOUNTAIN,
    GIORGIO,
    GRANARY,
    MARIA,
    NICOLO,
    NO_SAINT,
    STABLE,
    STONE_GOOD,
    STORAGE,
    WOOD_GOOD,
    Estate,
)
from bailiwick.games.antiquity.state import Antiquity

ROUND_DISCOUNT: Final = 0.85
SITE_AT_WORK: Final = 6.0
WOOD_UNITS: Final = [2.6, 2.4, 2.0, 1.5, 1.2, 1.0, 0.7, 0.4]
STONE_UNITS: Final = [2.5, 2.0, 1.2, 0.8, 0.5, 0.3]
OTHER_UNITS: Final = [3.0, 2.4, 2.0, 0.8, 0.6, 0.4]
LEAST: Final = 0.2
FIRST_STONE: Final = 6.0
SAINTLY: Final = 2.0  # a good on the land that the saint wants
SAINTLY_STEP: Final = 4.0  # the same good in hand

#                        carts store fount expl  gran  market brew harb  univ  hosp
KIND_WORTH: Final = [5.0, 3.0, 0.0, 3.0, 0.2, 5.0, 3.0, 2.0, 0.0, 0.0]
#                        stable cath forced dump theo  biol  alch  phil
KIND_WORTH_REST: Final = [0.5, 30.0, 0.0, 0.0, 0.0, 1.5, 0.5, 0.5]
CART_WORTH: Final = [6.0, 5.0, 3.0, 0.5, -1.0, -2.0]


def unit_worth(state: Antiquity, estate: Estate, good: int, number: int) -> float:
    """The next unit of *good* when there are *number* already."""
    if good == WOOD_GOOD:
        return WOOD_UNITS[number] if number < len(WOOD_UNITS) else LEAST
    if good == STONE_GOOD:
        if number == 0 and estate.slot[CATHEDRAL] < 0:
            return FIRST_STONE
        worth = STONE_UNITS[number] if number < len(STONE_UNITS) else LEAST
        return worth + (2.0 if estate.saint in (BARBARA, MARIA) and number < 4 else 0.0)
    worth = OTHER_UNITS[number] if number < len(OTHER_UNITS) else LEAST
    if estate.saint in (NICOLO, MARIA):
        worth += 1.0
    if estate.saint == GIORGIO and good < 6:
        worth += 1.0
    if good < 6 and not state.rules.beginner and state.famine > estate.food():
        worth += 1.0
    return worth


def pile_worth(state: Antiquity, estate: Estate, good: int, amount: int) -> float:
    """All units of a good in hand."""
    worth = 0.0
    for number in range(min(amount, 10)):
        worth += unit_worth(state, estate, good, number)
    return worth


def good_worth(state: Antiquity, estate: Estate, good: int) -> float:
    """A good that will be harvested: the next unit, and more while the saint wants it."""
    worth = unit_worth(state, estate, good, estate.goods[good])
    if good == WOOD_GOOD:
        return 2.2
    if good >= FIRST_FOOD and estate.saint in (CHRISTOFORI, MARIA, NO_SAINT):
        worth += SAINTLY if estate.goods[good] < state.data.saint_goods else 0.0
    return max(worth, 0.8)


def kind_worth(state: Antiquity, estate: Estate, kind: int, number: int) -> float:
    """A building of this kind when *number* of them stand already."""
    if kind == CART_SHOP:
        return CART_WORTH[min(number, len(CART_WORTH) - 1)]
    if kind == STORAGE and (number or estate.saint in (CHRISTOFORI, MARIA)):
        return 0.0
    worth = KIND_WORTH[kind] if kind < len(KIND_WORTH) else KIND_WORTH_REST[kind - len(KIND_WORTH)]
    if estate.saint in (GIORGIO, MARIA) and kind in (BREWERY, STABLE):
        worth += 12.0
    if state.rules.beginner:
        return worth
    if kind == GRANARY:
        return worth + 8.0
    if kind == DUMP:
        return worth + 3.0
    if kind == FOUNTAIN:
        return worth + 2.0
    return worth


def worker_worth(estate: Estate, number: int) -> float:
    """The next worker when there are *number* already; Nicolo's goal counts on top of it."""
    if number < 6:
        return 5.0
    return 3.5 if number < 10 else 2.0


def site_worth(state: Antiquity, estate: Estate, good: int, tokens: int, others: int) -> float:
    """One good a round, later ones discounted; with *others* of the same good there already, less."""
    if not tokens:
        return 0.0
    series = (1.0 - ROUND_DISCOUNT ** min(tokens, 6)) / (1.0 - ROUND_DISCOUNT)
    share = 0.8 if good == WOOD_GOOD else 0.6
    return SITE_AT_WORK + good_worth(state, estate, good) * series * share**others


def wood_supply(state: Antiquity, seat: int, estate: Estate) -> int:
    """Wood in hand and still to come from the own woodcutters."""
    supply = estate.goods[WOOD_GOOD]
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat and state.site_good[site] == WOOD_GOOD:
            supply += state.site_hexes[site].bit_count()
    return supply


def wood_bonus(supply: int) -> float:
    """Wood in hand and in the woods: whoever runs out of it is stuck."""
    return -20.0 if supply <= 0 else 4.0 * sqrt(float(min(supply, 12)))


def storage_bonus(size: int) -> float:
    """A storage of middling size is best."""
    squares = (size >> 3) * (size & 7)
    return 0.5 * min(squares, 6) - 0.25 * squares


def seeds(estate: Estate) -> int:
    """How many farms the goods in hand could sow."""
    return sum([estate.goods[good] for good in FARM_GOODS])


def get_worth(state: Antiquity, estate: Estate, good: int) -> float:
    """What one more of *good* would bring: use, seed, and the saint's wish."""
    worth = unit_worth(state, estate, good, estate.goods[good])
    if good in FARM_GOODS and not seeds(estate):
        worth += 3.0
    if good >= FIRST_FOOD and estate.saint in (CHRISTOFORI, MARIA):
        worth += SAINTLY_STEP if estate.goods[good] < state.data.saint_goods else 0.0
    return worth


def best_get(state: Antiquity, estate: Estate, first: int, second: int) -> int:
    """The good to take from the bank for the two given."""
    best, most = -1, -1.0
    for good in range(GOODS):
        worth = get_worth(state, estate, good)
        if good not in (first, second) and worth > most:
            best, most = good, worth
    return best


def give_worth(state: Antiquity, estate: Estate, good: int, number: int) -> float:
    """What the *number*-th unit of a good is worth when it is given away."""
    worth = unit_worth(state, estate, good, number - 1)
    if good >= FIRST_FOOD and estate.saint in (CHRISTOFORI, MARIA) and number <= state.data.saint_goods:
        worth += SAINTLY_STEP
    return worth


def cheapest(state: Antiquity, estate: Estate, amount: int) -> float:
    """The least that *amount* goods to give away cost."""
    prices: list[float] = []
    for good in range(GOODS):
        for number in range(max(1, estate.goods[good] - 1), estate.goods[good] + 1):
            if estate.goods[good]:
                prices.append(give_worth(state, estate, good, number))
    prices.sort()
    return sum(prices[:amount]) if len(prices) >= amount else 99.0


def bank_gain(state: Antiquity, estate: Estate) -> float:
    """What the best swap with the bank brings, about."""
    best = best_get(state, estate, -1, -1)
    return 0.3 * (get_worth(state, estate, best) - cheapest(state, estate, 2))
