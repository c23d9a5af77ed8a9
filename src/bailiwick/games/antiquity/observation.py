"""The table as numbers for learners, from a seat's point of view: own estate first, then in turn of seats."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.antiquity.actions import CITIES, GOODS, HEXES, HOUSES, KINDS, SQUARES
from bailiwick.games.antiquity.estate import FOUNTAIN, IN_HAND, Estate
from bailiwick.games.antiquity.geometry import hexes_of, squares_of
from bailiwick.games.antiquity.rules.zone import find_zone
from bailiwick.games.antiquity.scoring import progress_of
from bailiwick.games.antiquity.state import Antiquity
from bailiwick.games.antiquity.view import seen_estate

MOST_SEATS: Final = 4
PHASES: Final = 11
PLANES: Final = 11 + 2 * MOST_SEATS
CITY_NUMBERS: Final = 4 * SQUARES
PLAYER_NUMBERS: Final = GOODS + HOUSES + 3 * KINDS + 5 + 4 + 12 + CITIES * CITY_NUMBERS


def observe(state: State, seat: int) -> list[float]:
    """Everything *seat* may see, nothing hidden; always the same length."""
    assert isinstance(state, Antiquity)
    numbers: list[float] = [state.round / 20, state.famine / 20, 1.0 if state.rules.beginner else 0.0]
    numbers += [1.0 if state.phase == phase else 0.0 for phase in range(PHASES)]
    numbers += [pile / 16 for pile in state.stock]
    numbers += [1.0 if state.floor else 0.0]
    numbers += land_planes(state, seat)
    for place in range(MOST_SEATS):
        if place < state.seats:
            other = (seat + place) % state.seats
            numbers += player_numbers(state, other, seen_estate(state, other, seat), other == seat)
        else:
            numbers += [0.0] * PLAYER_NUMBERS
    return numbers


def land_planes(state: Antiquity, seat: int) -> list[float]:
    """A number for every hex: terrain, what lies on it, and whose it is."""
    gold = stone = 0
    for at in range(len(state.ranges)):
        if state.range_good[at] >= 0:
            if state.range_good[at] == 1:
                stone |= state.ranges[at]
            else:
                gold |= state.ranges[at]
    masks = [state.forest, state.grass, state.mountain, state.sea, state.polluted, state.loaded]
    masks += [state.huts, state.tokens_on(), stone, gold, own_sites(state, seat)]
    for place in range(MOST_SEATS):
        other = (seat + place) % state.seats
        if place < state.seats:
            masks.append(state.city_hexes[other] | state.inns[other])
            masks.append(find_zone(state, other, seen_estate(state, other, seat)))
        else:
            masks += [0, 0]
    numbers = [0.0] * (PLANES * HEXES)
    for plane, mask in enumerate(masks):
        for hex in hexes_of(mask):
            numbers[plane * HEXES + hex] = 1.0
    return numbers


def own_sites(state: Antiquity, seat: int) -> int:
    """The hexes with goods of the own sites."""
    mask = 0
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat:
            mask |= state.site_hexes[site]
    return mask


def player_numbers(state: Antiquity, seat: int, estate: Estate, own: bool) -> list[float]:
    """An estate as its viewer sees it: goods, houses, buildings, saint, progress, grids."""
    numbers = [amount / 6 for amount in estate.goods]
    numbers += [float(estate.houses >> house & 1) for house in range(HOUSES)]
    numbers += [float(estate.kinds >> kind & 1) for kind in range(KINDS)]
    numbers += [1.0 if kind > FOUNTAIN and estate.works(kind) else 0.0 for kind in range(KINDS)]
    counts = [0.0] * KINDS
    for site in range(len(state.site_owner)):
        if state.site_owner[site] == seat:
            counts[state.site_good[site]] += state.site_hexes[site].bit_count() / 7
    numbers += counts
    numbers += [1.0 if estate.saint == saint else 0.0 for saint in range(5)]
    numbers += [step / 100 for step in progress_of(state, seat, estate)]
    numbers += [
        1.0 if state.is_active(seat) else 0.0,
        state.order.index(seat) / 3,
        1.0 if state.committed[seat] else 0.0,
        estate.free_workers / 10,
        estate.city_workers() / 10,
        estate.cities / 4,
        estate.carts() / 4,
        estate.capacity() / 12,
        estate.cathedral_fish / 4,
        estate.held / 4,
        state.due[seat] / 10,
        (estate.healed + (estate.offers_opened if own else 0)) / 8,
    ]
    for city in range(CITIES):
        numbers += city_numbers(estate, city)
    return numbers


def city_numbers(estate: Estate, city: int) -> list[float]:
    """The squares of a city: in the grid, what stands there, manned, a grave."""
    numbers = [0.0] * CITY_NUMBERS
    if city >= estate.cities:
        return numbers
    for square in squares_of(estate.data.grids[city]):
        numbers[square] = 1.0
    for at in range(len(estate.kind)):
        if estate.city[at] == city and estate.city[at] != IN_HAND:
            for square in squares_of(estate.cells[at]):
                numbers[SQUARES + square] = (estate.kind[at] + 1) / 19
                numbers[2 * SQUARES + square] = float(estate.manned[at])
    for square in squares_of(estate.graves[city]):
        numbers[3 * SQUARES + square] = 1.0
    return numbers
