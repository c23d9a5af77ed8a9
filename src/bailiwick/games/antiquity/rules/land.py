"""What a player may do on the countryside, as sets of hexes (V4.2–V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Argument, Message
from bailiwick.games.antiquity.actions import hex_name
from bailiwick.games.antiquity.estate import BREWERY, STONE_GOOD, WOOD_GOOD, Estate
from bailiwick.games.antiquity.geometry import DIRECTIONS, core_of, hexes_of, q_of, r_of
from bailiwick.games.antiquity.rules.sites import coast, fillable
from bailiwick.games.antiquity.rules.zone import zone_of

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

LAND_INN: Final = 4  # rows of the price table after the four kinds of site
LAND_CITY: Final = 5


def site_hexes(state: Antiquity, seat: int, kind: int) -> int:
    """Where *seat* may found a woodcutter, farm or mine (V4.2)."""
    return zone_of(state, seat) & fillable(state, kind)


def inn_hexes(state: Antiquity, seat: int) -> int:
    """Open land in the zone, polluted or not (V4.8)."""
    return zone_of(state, seat) & state.open_land()


def city_sites(state: Antiquity, seat: int) -> int:
    """Centres of seven open land hexes, none beside a city, at least one in the zone (V4.9)."""
    cities = state.all_cities()
    zone = zone_of(state, seat)
    room = core_of(state.open_land() & ~state.neighbours(cities))
    return room & (zone | state.neighbours(zone))


def cleanable(state: Antiquity, seat: int) -> int:
    """Hexes of the zone with a polluted, unoccupied hex under them or beside them (V4.10)."""
    dirty = state.polluted & ~state.occupied()
    return zone_of(state, seat) & (dirty | state.neighbours(dirty))


def pairs_from(state: Antiquity, seat: int, direction: int) -> int:
    """First hexes of the fishery sites that lie in this direction (V4.6)."""
    shore, zone = coast(state), zone_of(state, seat)
    step = DIRECTIONS[direction]
    return shore & (shore >> step) & (zone | zone >> step)


def has_pair(state: Antiquity, seat: int) -> bool:
    """Is there any fishery site?"""
    shore = coast(state)
    return state.neighbours(shore & zone_of(state, seat)) & shore != 0


def can_found_inn(state: Antiquity, seat: int, estate: Estate) -> bool:
    """A brewery, food, room, and an inn left if they are counted (V4.8, R48)."""
    if not estate.works(BREWERY) or estate.food() < state.data.land_food[LAND_INN]:
        return False
    if state.rules.inn_limit and state.inns[seat].bit_count() >= state.data.inns_in_the_box:
        return False
    return inn_hexes(state, seat) != 0


def can_found_city(state: Antiquity, seat: int, estate: Estate) -> bool:
    """A grid left, the price, and a site (V4.9)."""
    data = state.data
    if estate.cities >= data.max_cities:
        return False
    if estate.goods[WOOD_GOOD] < data.land_wood[LAND_CITY]:
        return False
    if estate.goods[STONE_GOOD] < data.land_stone[LAND_CITY]:
        return False
    if not estate.can_afford(data.land_food[LAND_CITY], data.land_luxury[LAND_CITY]):
        return False
    return city_sites(state, seat) != 0


def hex_piece(hex: int) -> str:
    """The id of a hex: hex:2,-1."""
    return f"hex:{hex_name(hex)}"


def hex_pieces(hexes: int) -> list[str]:
    """The ids of a set of hexes."""
    return [hex_piece(hex) for hex in hexes_of(hexes)]


def hex_message(key: str, hex: int, more: Argument) -> Message:
    """Something about a hex: its coordinates, and what else there is to say."""
    return Message(key, q_of(hex), r_of(hex), more)
