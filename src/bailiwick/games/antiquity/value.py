"""What a position is worth to a seat, for bots that look one step ahead.

There are no points in Antiquity: the numbers weigh workers, goods in hand and on the land, buildings,
room in the cities, and progress towards the patron saint. Half-made choices count as what they will become.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from bailiwick.core.state import State
from bailiwick.games.antiquity.actions import GOODS, KINDS
from bailiwick.games.antiquity.estate import (
    BARBARA,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    DUMP,
    EXPLORER,
    FIRST_FOOD,
    FORCED_LABOUR,
    GIORGIO,
    HARBOUR,
    HOSPITAL,
    HOUSE_KIND,
    MARIA,
    MARKET,
    NICOLO,
    NO_SAINT,
    STABLE,
    STORAGE,
    WOOD_GOOD,
    Estate,
)
from bailiwick.games.antiquity.geometry import anchors
from bailiwick.games.antiquity.pending import pending_worth, prospect
from bailiwick.games.antiquity.rules.graves import graves_due
from bailiwick.games.antiquity.rules.pollution import tokens_due
from bailiwick.games.antiquity.rules.sites import fillable
from bailiwick.games.antiquity.rules.zone import uncovered, zone_of
from bailiwick.games.antiquity.state import Antiquity
from bailiwick.games.antiquity.terms import FARM_SITE, MINE_SITE, PLAN, START, STORE, WOODCUTTER_SITE
from bailiwick.games.antiquity.worth import (
    SAINTLY_STEP,
    bank_gain,
    kind_worth,
    pile_worth,
    seeds,
    site_worth,
    wood_bonus,
    wood_supply,
    worker_worth,
)

WON: Final = 1000.0
LOST: Final = -1000.0
LATER_PHASE: Final = -1.0  # of two equal plans the one that is not yet committed
CART_AT_WORK: Final = 7.0
MANNED: Final = 0.6
IDLE: Final = -0.6
PREFERENCE: Final = [0.0, 0.0, 200.0, 0.0, 0.0]  # San Christofori is the easiest saint for a greedy player


def value(state: State, seat: int) -> float:
    """The worth of a position to *seat*."""
    assert isinstance(state, Antiquity)
    if state.over:
        return WON if state.winners[seat] else LOST
    if not state.is_active(seat):
        return LOST
    if state.phase == START:
        return land_worth(state, seat)
    estate = prospect(state, seat)
    worth = goods_worth(state, seat, estate) + sites_worth(state, seat, estate)
    worth += buildings_worth(state, seat, estate) + workers_worth(state, seat, estate)
    worth += room_worth(state, seat, estate) + land_worth(state, seat)
    worth += saint_worth(state, seat, estate) + pending_worth(state, seat, estate)
    return worth if state.phase == PLAN else worth + LATER_PHASE


def goods_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """Goods in hand; before the storing, those without a place count little."""
    worth = 0.0
    for good in range(GOODS):
        worth += pile_worth(state, estate, good, estate.goods[good])
    total = estate.total_goods()
    if state.phase > STORE or not total or estate.has_power(CHRISTOFORI):
        return worth
    kept = estate.capacity() + carts_ready(estate)
    if estate.free_workers and state.phase == PLAN:
        kept += unmanned_room(estate)
    if total <= kept:
        return worth
    return worth * (kept + 0.35 * (total - kept)) / total


def unmanned_room(estate: Estate) -> int:
    """Squares of a storage that still waits for a worker."""
    for at in range(len(estate.kind)):
        if estate.kind[at] == STORAGE and not estate.manned[at] and estate.is_clear(at):
            return (estate.size[at] >> 3) * (estate.size[at] & 7)
    return 0


def carts_ready(estate: Estate) -> int:
    """Manned cart shops, and those a free worker could still man."""
    idle = 0
    for at in range(len(estate.kind)):
        if estate.kind[at] == CART_SHOP and not estate.manned[at] and estate.is_clear(at):
            idle += 1
    return estate.carts() + min(idle, estate.free_workers)


def sites_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """One good a round from each site, later ones discounted; a second site of a kind is worth less."""
    worth = 0.0
    seen = [0] * GOODS
    for site in range(len(state.site_owner)):
        if state.site_owner[site] != seat:
            continue
        good = state.site_good[site]
        tokens = state.site_hexes[site].bit_count()
        worth += site_worth(state, estate, good, tokens, seen[good])
        seen[good] += 1
    return worth + wood_bonus(wood_supply(state, seat, estate))


def workers_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """Workers, and what those in the cities do."""
    worth = 0.0
    for number in range(estate.houses.bit_count()):
        worth += worker_worth(estate, number)
    builds = estate.goods[WOOD_GOOD] + min(2, seeds(estate))
    if state.phase == PLAN:
        worth += CART_AT_WORK * min(carts_ready(estate), builds)
    else:
        worth += CART_AT_WORK * min(estate.carts(), builds)
    for at in range(len(estate.kind)):
        if estate.manned[at]:
            worth += manned_worth(state, seat, estate, estate.kind[at])
    return worth


def manned_worth(state: Antiquity, seat: int, estate: Estate, kind: int) -> float:
    """What a worker brings in a building this round."""
    if kind == CART_SHOP:
        return MANNED if estate.carts() <= estate.goods[WOOD_GOOD] + seeds(estate) else IDLE
    if kind == EXPLORER:
        return 3.0 if zone_of(state, seat) & state.tokens_on() else IDLE
    if kind == STORAGE:
        return MANNED if not estate.has_power(CHRISTOFORI) and estate.total_goods() else IDLE
    if kind == MARKET:
        return MANNED + max(0.0, bank_gain(state, estate))
    if kind == HOSPITAL:
        return 2.0 if estate.grave_count() else IDLE
    if kind == DUMP and not state.rules.beginner:
        return 2.5
    if kind == STABLE and has_goal(estate, GIORGIO):
        return 4.0
    if kind == HARBOUR:
        return 1.0
    return -2.0 if kind == FORCED_LABOUR else IDLE


def has_goal(estate: Estate, saint: int) -> bool:
    """Does the condition of *saint* count for this player?"""
    return estate.saint in (saint, MARIA)


def buildings_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """Each kind that stands, cart shops and fountains by their number."""
    worth = 0.0
    numbers = [0] * (KINDS + 1)
    for at in range(len(estate.kind)):
        kind = estate.kind[at]
        if kind != HOUSE_KIND:
            worth += kind_worth(state, estate, kind, numbers[kind])
            if not estate.is_clear(at):
                worth -= 1.0
            numbers[kind] += 1
    return worth


def room_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """Empty squares, large holes, and the graves that are coming."""
    worth = 0.0
    for city in range(estate.cities):
        free = estate.free_squares(city)
        worth += 0.12 * count_anchors(state, free, 27) + 0.03 * count_anchors(state, free, 18)
    empty = estate.empty_squares()
    worth += sqrt(float(empty)) * (2.0 if state.rules.beginner else 3.0)
    if state.rules.beginner:
        return worth
    graves = estate.grave_count()
    coming = graves_due(state, seat) if state.phase <= PLAN or state.phase > 7 else state.due[seat]
    return worth - 0.5 * graves - 1.2 * coming - 0.4 * tokens_due(state, seat)


def count_anchors(state: Antiquity, free: int, size: int) -> int:
    """How often a rectangle fits."""
    found = 0
    for shape in state.data.rectangles[size]:
        found += int(anchors(free, shape)).bit_count()
    return found


def land_worth(state: Antiquity, seat: int) -> float:
    """What the zone still offers."""
    zone = zone_of(state, seat)
    worth = 0.0
    for kind, weight in ((WOODCUTTER_SITE, 1.2), (FARM_SITE, 1.2), (MINE_SITE, 1.2)):
        worth += weight * sqrt(float((zone & fillable(state, kind)).bit_count()))
    water = state.neighbours(zone & ~state.sea) & state.sea & ~state.polluted
    worth += 0.8 * sqrt(float(water.bit_count()))
    return worth + 0.5 * (zone & state.tokens_on()).bit_count()


def saint_worth(state: Antiquity, seat: int, estate: Estate) -> float:
    """Progress towards the saint; Maria counts the best two."""
    if estate.saint == NO_SAINT:
        return 0.0
    steps = [0.0, 0.0, 0.0, 0.0]
    if has_goal(estate, NICOLO):
        steps[NICOLO] = 5.0 * estate.houses.bit_count()
    if has_goal(estate, BARBARA):
        steps[BARBARA] = 6.0 * estate.kinds.bit_count() + 8.0 * estate.cities
    if has_goal(estate, CHRISTOFORI):
        for good in range(FIRST_FOOD, GOODS):
            steps[CHRISTOFORI] += SAINTLY_STEP * min(state.data.saint_goods, estate.goods[good])
    if has_goal(estate, GIORGIO):
        steps[GIORGIO] = enclosing_worth(state, seat)
    worth = PREFERENCE[estate.saint] if estate.is_clear(estate.slot[CATHEDRAL]) else -10.0
    if estate.saint != MARIA:
        return worth + steps[estate.saint]
    steps.sort()
    return worth + steps[2] + steps[3] + 0.2 * (steps[0] + steps[1])


def enclosing_worth(state: Antiquity, seat: int) -> float:
    """How much of the best victim's zone is covered, and how near the own zone is to it."""
    best = 0.0
    zone = zone_of(state, seat)
    for victim in range(state.seats):
        if victim == seat or not state.is_active(victim):
            continue
        wanted = zone_of(state, victim)
        missing = uncovered(state, seat, victim).bit_count()
        covered = 1.0 - missing / max(1, wanted.bit_count())
        steps = 0
        reach = zone
        while not reach & wanted and steps < 20:
            reach |= state.neighbours(reach)
            steps += 1
        best = max(best, 60.0 * covered + 4.0 * (20 - steps))
    return best
