"""Half-made choices, valued as what they will become; used by `value`."""

from __future__ import annotations

from typing import Final

from bailiwick.core.decision import Decision
from bailiwick.games.antiquity.actions import GOODS
from bailiwick.games.antiquity.estate import (
    BARBARA,
    FIRST_FOOD,
    FIRST_LUXURY,
    GIORGIO,
    GOLD_GOOD,
    MARIA,
    NICOLO,
    STONE_GOOD,
    STORAGE,
    WOOD_GOOD,
    Estate,
)
from bailiwick.games.antiquity.geometry import DIRECTIONS, hexes_of
from bailiwick.games.antiquity.rules.bank import NONE_YET, BankGet, BankGive
from bailiwick.games.antiquity.rules.building import ChooseSaint, Place, StorageSize
from bailiwick.games.antiquity.rules.founding import (
    AlchemyHex,
    CityHex,
    FisheryPair,
    InnHex,
    RangeGood,
    SiteHex,
)
from bailiwick.games.antiquity.rules.houses import FreeHouse, PlaceHouse
from bailiwick.games.antiquity.rules.land import pairs_from, site_hexes
from bailiwick.games.antiquity.rules.payment import LandPay, Pay
from bailiwick.games.antiquity.rules.rearrange import DropPlace, GraveTo
from bailiwick.games.antiquity.rules.sites import fillable, take_cart, tokens_at
from bailiwick.games.antiquity.rules.trade import Draft
from bailiwick.games.antiquity.state import Antiquity
from bailiwick.games.antiquity.terms import FARM_SITE, FISHERY_SITE, MINE_SITE, WOODCUTTER_SITE
from bailiwick.games.antiquity.worth import (
    best_get,
    give_worth,
    good_worth,
    kind_worth,
    site_worth,
    storage_bonus,
    wood_bonus,
    wood_supply,
    worker_worth,
)

HELD: Final = -6.0
DRAFT: Final = -3.0
CITY_WORTH: Final = 25.0


def prospect(state: Antiquity, seat: int) -> Estate:
    """The estate as it will be when the open questions are paid for."""
    estate = state.estates[seat]
    for decision in state.stacks[seat]:
        if isinstance(decision, Place):
            estate = estate.clone()
            estate.goods[WOOD_GOOD] -= state.data.wood[decision.kind]
            estate.goods[STONE_GOOD] -= state.data.stone[decision.kind]
            spend_cheapest(state, estate, FIRST_LUXURY, state.data.luxury[decision.kind])
        elif isinstance(decision, StorageSize):
            estate = estate.clone()
            estate.goods[WOOD_GOOD] -= state.data.wood[STORAGE]
        elif isinstance(decision, PlaceHouse) and not decision.free:
            estate = estate.clone()
            spend_cheapest(state, estate, FIRST_FOOD, state.data.house_food[decision.house])
            spend_cheapest(state, estate, FIRST_LUXURY, state.data.house_luxury[decision.house])
        elif isinstance(decision, (Pay, LandPay)):
            estate = estate.clone()
            spend_cheapest(state, estate, FIRST_FOOD, decision.food)
            spend_cheapest(state, estate, FIRST_LUXURY, decision.luxury)
        elif isinstance(decision, (BankGive, BankGet)):
            estate = after_bank(state, estate.clone(), decision)
        elif isinstance(decision, (SiteHex, FisheryPair, InnHex, CityHex, RangeGood)):
            estate = after_land_build(state, estate.clone(), decision)
    return estate


def after_land_build(state: Antiquity, estate: Estate, decision: Decision[Antiquity]) -> Estate:
    """A cart is gone, and the price of what it builds."""
    take_cart(estate)
    if isinstance(decision, SiteHex):
        estate.goods[WOOD_GOOD] -= state.data.land_wood[decision.kind]
        if decision.kind == FARM_SITE and not decision.free:
            estate.goods[decision.good] -= 1
    elif isinstance(decision, FisheryPair):
        estate.goods[WOOD_GOOD] -= 1
    elif isinstance(decision, InnHex):
        estate.goods[decision.food] -= 1
    elif isinstance(decision, CityHex):
        estate.goods[WOOD_GOOD] -= 1
        estate.goods[STONE_GOOD] -= 1
        spend_cheapest(state, estate, FIRST_FOOD, 1)
        spend_cheapest(state, estate, FIRST_LUXURY, 2)
    return estate


def after_bank(state: Antiquity, estate: Estate, decision: Decision[Antiquity]) -> Estate:
    """The least missed goods are given, the most wanted one is taken."""
    given = [NONE_YET, NONE_YET]
    if isinstance(decision, BankGive):
        given[0] = decision.first if decision.first != NONE_YET else give_cheapest(state, estate, 0)
        given[1] = give_cheapest(state, estate, given[0])
    elif isinstance(decision, BankGet):
        given = [decision.first, decision.second]
    wanted = best_get(state, estate, given[0], given[1])
    estate.goods[wanted] += 1
    return estate


def give_cheapest(state: Antiquity, estate: Estate, first: int) -> int:
    """The good that is missed least, from *first* on, leaves the pool."""
    best, least = first, 99.0
    for good in range(first, GOODS):
        if estate.goods[good]:
            worth = give_worth(state, estate, good, estate.goods[good])
            if worth < least:
                best, least = good, worth
    estate.goods[best] -= 1
    return best


def spend_cheapest(state: Antiquity, estate: Estate, first: int, amount: int) -> None:
    """Goods of a class, of different kinds as far as there are, the least missed first."""
    for _ in range(amount):
        best, least = -1, 99.0
        for good in range(first, first + 4):
            if estate.goods[good]:
                worth = give_worth(state, estate, good, estate.goods[good])
                if worth < least:
                    best, least = good, worth
        if best >= 0:
            estate.goods[best] -= 1


def pending_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """What the open questions of *seat* promise, besides their price."""
    worth = HELD * estate.held
    for decision in state.stacks[seat]:
        worth += decision_worth(state, seat, estate, decision)
    return worth


def decision_worth(state: Antiquity, seat: int, estate: Estate, decision: Decision[Antiquity]) -> float:
    """One open question."""
    if isinstance(decision, Place):
        return building_gain(state, estate, decision.kind, decision.size)
    if isinstance(decision, StorageSize):
        return building_gain(state, estate, STORAGE, 24 + 2)
    if isinstance(decision, ChooseSaint):
        return 20.0
    if isinstance(decision, (PlaceHouse, FreeHouse)):
        return worker_worth(estate, estate.houses.bit_count()) + nicolo_step(estate)
    if isinstance(decision, Draft):
        return DRAFT
    if isinstance(decision, (DropPlace, GraveTo)):
        return HELD
    return land_question(state, seat, estate, decision)


def building_gain(state: Antiquity, estate: Estate, kind: int, size: int) -> float:
    """A building that still has to be placed."""
    number = len([one for one in estate.kind if one == kind])
    worth = kind_worth(state, estate, kind, number)
    if kind == STORAGE:
        worth += storage_bonus(size)
    if estate.saint in (BARBARA, MARIA) and not estate.kinds >> kind & 1:
        worth += 6.0 if estate.saint == BARBARA else 1.0
    return worth


def nicolo_step(estate: Estate) -> float:
    """A house counts towards San Nicolo."""
    return 5.0 if estate.saint in (NICOLO, MARIA) else 0.0


def land_question(state: Antiquity, seat: int, estate: Estate, decision: Decision[Antiquity]) -> float:
    """A question of the countryside."""
    if isinstance(decision, SiteHex):
        return best_site(state, seat, estate, decision.kind, decision.good)
    if isinstance(decision, RangeGood):
        tokens = tokens_at(state, MINE_SITE, decision.hex).bit_count()
        return site_worth(state, estate, better_mine(state, estate), tokens, 0)
    if isinstance(decision, FisheryPair):
        return best_fishery(state, seat, estate, decision.good)
    if isinstance(decision, InnHex):
        return inn_gain(state, seat, estate)
    if isinstance(decision, CityHex):
        return CITY_WORTH if estate.cities < 3 else 5.0
    return 1.5 if isinstance(decision, AlchemyHex) else 0.0


def better_mine(state: Antiquity, estate: Estate) -> int:
    """Stone or gold, whichever is worth more now."""
    return (
        STONE_GOOD
        if good_worth(state, estate, STONE_GOOD) > good_worth(state, estate, GOLD_GOOD)
        else GOLD_GOOD
    )


def others_of(state: Antiquity, seat: int, good: int) -> int:
    """How many sites of this good *seat* has."""
    others = 0
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat and state.site_good[site] == good:
            others += 1
    return others


def best_site(state: Antiquity, seat: int, estate: Estate, kind: int, good: int) -> float:
    """The largest site of a kind."""
    fill = fillable(state, kind)
    most = 0
    for hex in hexes_of(site_hexes(state, seat, kind)):
        most = max(most, ((1 << hex | state.around(hex)) & fill).bit_count())
    brings = better_mine(state, estate) if kind == MINE_SITE else good
    worth = site_worth(state, estate, brings, most, others_of(state, seat, brings))
    if kind == WOODCUTTER_SITE:
        supply = wood_supply(state, seat, estate)
        worth += wood_bonus(supply + most) - wood_bonus(supply)
    return worth


def best_fishery(state: Antiquity, seat: int, estate: Estate, good: int) -> float:
    """The fishery with most sea around it."""
    fill = fillable(state, FISHERY_SITE)
    most = 0
    for direction, step in enumerate(DIRECTIONS):
        for hex in hexes_of(pairs_from(state, seat, direction)):
            around = state.around(hex) | state.around(hex + step)
            most = max(most, (around & fill).bit_count())
    return site_worth(state, estate, good, most, others_of(state, seat, good))


def inn_gain(state: Antiquity, seat: int, estate: Estate) -> float:
    """Inns are for San Giorgio, and for those whose land is used up."""
    if estate.saint in (GIORGIO, MARIA):
        return 16.0
    left = 0
    for kind in range(3):
        left += site_hexes(state, seat, kind).bit_count()
    return 12.0 if left < 8 else 0.0
