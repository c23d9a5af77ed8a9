"""Zones of control (Z1–Z9): what a player's cities and inns reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.estate import HARBOUR, STABLE, Estate

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def zone_of(state: Antiquity, seat: int) -> int:
    """The zone of *seat* as things stand (Z6); remembered until its sources or buildings change."""
    estate = state.estates[seat]
    key = (1 if estate.works(STABLE) else 0) + (2 if estate.works(HARBOUR) else 0)
    zone = state._zones[seat]
    if zone < 0 or state._zone_keys[seat] != key:
        zone = find_zone(state, seat, estate)
        state._zones[seat] = zone
        state._zone_keys[seat] = key
    return zone


def zone_changed(state: Antiquity, seat: int) -> None:
    """A new inn or city: the zone has to be found again."""
    state._zones[seat] = -1


def find_zone(state: Antiquity, seat: int, estate: Estate) -> int:
    """Land within two or three steps, and with a harbour the waters with their coasts (Z3–Z5)."""
    if not state.is_active(seat):
        return 0
    sources = state.city_hexes[seat] | state.inns[seat]
    land = state.layout().mask & ~state.sea
    reach = sources
    for _ in range(state.data.stable_range if estate.works(STABLE) else state.data.zone_range):
        reach |= state.neighbours(reach) & land
    if estate.works(HARBOUR):
        reach |= harbour_reach(state, sources)
    return reach & ~sources


def harbour_reach(state: Antiquity, sources: int) -> int:
    """The waters that touch a source, and all their coasts (Z4, R1)."""
    near = state.neighbours(sources) & state.sea
    water = near
    if state.rules.whole_water:
        for body in state.waters:
            if body & near:
                water |= body
    return water | state.neighbours(water)


def encloses(state: Antiquity, seat: int, victim: int) -> bool:
    """Every hex of the victim's zone without a city or inn lies in the zone of *seat* (Z9)."""
    return uncovered(state, seat, victim) == 0


def uncovered(state: Antiquity, seat: int, victim: int) -> int:
    """The hexes of the victim's zone that *seat* still misses."""
    needed = zone_of(state, victim) & ~(state.all_cities() | state.all_inns())
    return needed & ~zone_of(state, seat)
