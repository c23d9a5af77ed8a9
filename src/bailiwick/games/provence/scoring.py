"""Points, majorities and tie-breaks (PV7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.characters import APPRENTICE, CARAVAN_GUIDE, DUCHESS
from bailiwick.games.provence.data import (
    CHARACTER,
    CHARACTERS,
    CHURCH,
    COINS,
    ELEMENT_CHURCH,
    ELEMENT_SPECIAL,
    ELEMENT_TAVERN,
    FIRST_CASTLE,
    FIRST_SPECIAL,
    HARVEST_BONUS,
    MAJORITIES,
    NOBLE,
    NOBLES,
    RUIN_PENALTY,
    SPECIAL_BUILDING,
    TAVERN,
    TOWER,
    TOWERS,
)

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def count_bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def count_type(state: Provence, seat: int, wanted: int) -> int:
    """Face-up tiles of *seat* with this type (PV7.3)."""
    count = 0
    for cell in range(CELLS):
        tile = state.tile_on[CELLS * seat + cell]
        if tile >= 0 and state.data.types[tile] == wanted and not state.ruins[seat] >> cell & 1:
            count += 1
    return count


def owns_kept(state: Provence, seat: int) -> bool:
    """The card an Apprentice kept belongs to the Apprentice's owner (PV7.1)."""
    return state.kept >= 0 and bool(state.cards[seat] >> APPRENTICE & 1)


def element(state: Provence, seat: int, kind: int) -> int:
    """How often *seat* has an element: things, not printed symbols (PV7.3)."""
    if kind < 4:
        return count_bits(state.shown[4 * seat + kind])
    if kind == TOWER:
        return state.towers_of[seat]
    if kind == NOBLE:
        return state.nobles_of[seat]
    if kind == ELEMENT_TAVERN:
        return count_type(state, seat, TAVERN)
    if kind == ELEMENT_CHURCH:
        return count_type(state, seat, CHURCH)
    if kind == ELEMENT_SPECIAL:
        return count_type(state, seat, SPECIAL_BUILDING)
    assert kind == CHARACTER
    return count_bits(state.cards[seat]) + (1 if owns_kept(state, seat) else 0)


def tile_points(state: Provence, seat: int) -> int:
    """Printed points of the face-up tiles (PV7.2)."""
    points = 0
    for cell in range(CELLS):
        tile = state.tile_on[CELLS * seat + cell]
        if tile >= 0 and not state.ruins[seat] >> cell & 1:
            points += state.data.vp[tile]
    return points


def bonus_points(state: Provence, seat: int) -> int:
    """Bonuses of the face-up special buildings (PV7.3)."""
    points = 0
    for cell in range(CELLS):
        tile = state.tile_on[CELLS * seat + cell]
        if FIRST_SPECIAL <= tile < FIRST_CASTLE and not state.ruins[seat] >> cell & 1:
            points += bonus_of(state, seat, tile - FIRST_SPECIAL)
    return points


def bonus_of(state: Provence, seat: int, special: int) -> int:
    """n × (how often the element is there ÷ per, rounded down)."""
    times = state.data.bonus_times[special]
    if times == 0:
        return 0
    return times * (element(state, seat, state.data.bonus_element[special]) // state.data.bonus_per[special])


def character_points(state: Provence, seat: int) -> int:
    """Points of all cards, and two a tavern for the Caravan Guide (PV7.4)."""
    points = state.data.character_vp[state.kept] if owns_kept(state, seat) else 0
    for card in range(CHARACTERS):
        if state.cards[seat] >> card & 1:
            points += state.data.character_vp[card]
    if state.cards[seat] >> CARAVAN_GUIDE & 1:
        points += state.data.caravan_guide_vp * count_type(state, seat, TAVERN)
    return points


def amount(state: Provence, seat: int, kind: int) -> int:
    """What a majority counts: nobles and towers standing, coins in hand (PV7.5)."""
    if kind == NOBLES:
        return state.nobles_of[seat]
    return state.towers_of[seat] if kind == TOWERS else state.coins[seat]


def is_ahead(state: Provence, one: int, other: int, difference: int) -> bool:
    """Value first, then Duchess, nobles, coins, towers, player order (PV7.6)."""
    if difference != 0:
        return difference > 0
    duchess = (state.cards[one] >> DUCHESS & 1) - (state.cards[other] >> DUCHESS & 1)
    if duchess != 0:
        return duchess > 0
    for kind in (NOBLES, COINS, TOWERS):
        gap = amount(state, one, kind) - amount(state, other, kind)
        if gap != 0:
            return gap > 0
    return state.order(one) < state.order(other)


def majority_points(state: Provence, seat: int, kind: int) -> int:
    """The bonus for most, and with three or four players for second most (PV7.5)."""
    mine = amount(state, seat, kind)
    if state.needs_one and mine == 0:
        return 0
    ahead = 0
    for other in range(state.seats):
        if other != seat and is_ahead(state, other, seat, amount(state, other, kind) - mine):
            ahead += 1
    if state.seats == 2:
        return state.data.duel_bonus[kind][state.scenario] if ahead == 0 else 0
    if ahead == 0:
        return state.data.first_bonus[kind][state.scenario]
    return state.data.second_bonus[kind][state.scenario] if ahead == 1 else 0


def rule_points(state: Provence, seat: int) -> int:
    """What the scenario's own rule adds or takes at the end (PV7.7)."""
    if state.rule_is(RUIN_PENALTY):
        return state.data.ruin_penalty_vp * count_bits(state.ruins[seat])
    if not state.rule_is(HARVEST_BONUS):
        return 0
    points = state.data.no_ruin_vp if state.ruins[seat] == 0 else 0
    shown = state.shown[4 * seat : 4 * seat + 4]
    return points + (state.data.all_crops_vp if min(shown) > 0 else 0)


def total(state: Provence, seat: int) -> int:
    """Tiles, bonuses, characters, majorities and the scenario's rule (PV7.8)."""
    points = tile_points(state, seat) + bonus_points(state, seat)
    points += character_points(state, seat) + rule_points(state, seat)
    for kind in range(3):
        points += majority_points(state, seat, kind)
    return points


def breakdown(state: Provence, seat: int) -> dict[str, int]:
    """The points of *seat* by source."""
    parts = {
        "tiles": tile_points(state, seat),
        "bonuses": bonus_points(state, seat),
        "characters": character_points(state, seat),
    }
    for kind in range(3):
        parts[MAJORITIES[kind]] = majority_points(state, seat, kind)
    parts["scenario"] = rule_points(state, seat)
    return parts


def ranking(state: Provence) -> list[int]:
    """The place of each seat; there is always exactly one winner (PV7.8)."""
    totals = [total(state, seat) for seat in range(state.seats)]
    places: list[int] = []
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            if other != seat and is_ahead(state, other, seat, totals[other] - totals[seat]):
                place += 1
        places.append(place)
    return places
