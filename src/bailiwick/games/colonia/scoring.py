"""Points, the church windows, the end and its ties (C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.colonia.actions import CITY_IDS
from bailiwick.games.colonia.data import CITIES, KINDS, RELICS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def award_windows(state: Colonia) -> None:
    """Each window goes to the family with strictly most money of its city, which hands it in (C8.2)."""
    owners: list[int] = []
    for city in range(CITIES):
        owner = richest(state, city)
        owners.append(owner)
        if owner >= 0:
            state.tell("won-window", owner, CITY_IDS[city], state.money[CITIES * owner + city])
            state.money[CITIES * owner + city] = 0
        else:
            state.tell("window-stays", CITY_IDS[city])
    state.windows = tuple(owners)


def richest(state: Colonia, city: int) -> int:
    """The seat with strictly most money of *city*, or −1."""
    best, owner = 0, -1
    for seat in range(state.seats):
        money = state.money[CITIES * seat + city]
        if money > best:
            best, owner = money, seat
        elif money == best:
            owner = -1
    return owner


def points_in(state: Colonia, cards: int) -> int:
    """The printed points of a mask of relic cards."""
    points = 0
    card = 0
    while cards:
        if cards & 1:
            points += state.data.relic_points[card]
        cards >>= 1
        card += 1
    return points


def window_points(state: Colonia, seat: int) -> int:
    """The windows of a family, once they are awarded."""
    points = 0
    for city in range(len(state.windows)):
        if state.windows[city] == seat:
            points += state.data.window_points[city]
    return points


def bonus_points(state: Colonia, seat: int) -> int:
    """The house rule city_majority_bonus: most relics of a city, ties included."""
    if not state.city_majority_bonus or not state.over:
        return 0
    points = 0
    for city in range(CITIES):
        counts = [relics_of(state, other, city) for other in range(state.seats)]
        if counts[seat] > 0 and counts[seat] == max(counts):
            points += state.data.city_bonus
    return points


def relics_of(state: Colonia, seat: int, city: int) -> int:
    """How many relics of *city* a family owns, loose or enshrined."""
    owned = (state.loose[seat] | state.enshrined[seat]) & state.data.city_relics[city]
    return len([card for card in range(RELICS) if owned >> card & 1])


def total(state: Colonia, seat: int) -> int:
    """Loose relics once, enshrined ones twice, windows (C8.3)."""
    points = points_in(state, state.loose[seat]) + 2 * points_in(state, state.enshrined[seat])
    return points + window_points(state, seat) + bonus_points(state, seat)


def breakdown(state: Colonia, seat: int) -> dict[str, int]:
    """The points of a family by source."""
    points = {
        "relics": points_in(state, state.loose[seat]),
        "shrines": 2 * points_in(state, state.enshrined[seat]),
        "windows": window_points(state, seat),
    }
    if state.city_majority_bonus:
        points["cities"] = bonus_points(state, seat)
    return points


def tie_key(state: Colonia, seat: int) -> list[int]:
    """Points, then money left, goods, raw materials (C8.4–C8.5)."""
    return [
        total(state, seat),
        sum(state.money[CITIES * seat : CITIES * seat + CITIES]),
        sum(state.goods[KINDS * seat : KINDS * seat + KINDS]),
        sum(state.raw[KINDS * seat : KINDS * seat + KINDS]),
    ]


def ranking(state: Colonia) -> list[int]:
    """The place of each seat; who is equal in everything shares a place (C8.6)."""
    keys = [tie_key(state, seat) for seat in range(state.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]
