"""Graves (P8, P9) and the end of a player who has no room for one (4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import SQUARE, SQUARES
from bailiwick.games.antiquity.estate import GRANARY, NO_SAINT, Estate
from bailiwick.games.antiquity.geometry import add_squares, square_bit
from bailiwick.games.antiquity.rules.plan import city_id, square_message, square_piece
from bailiwick.games.antiquity.rules.sites import end_site
from bailiwick.games.antiquity.rules.zone import zone_changed

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def graves_due(state: Antiquity, seat: int) -> int:
    """The famine less the granary's share and the food at hand, which is not spent (V8.1)."""
    estate = state.estates[seat]
    spared = state.data.granary_graves if estate.works(GRANARY) else 0
    return max(0, state.famine - spared - estate.food())


def bury(state: Antiquity, seat: int) -> None:
    """Ask for the next grave that is due; without a square the player is out (V8.4)."""
    if state.due[seat]:
        if can_bury(state.estates[seat]):
            state.ask(seat, PLACE_GRAVE)
        else:
            eliminate(state, seat)
            state.tell("eliminated", seat)


def can_bury(estate: Estate) -> bool:
    """Is there any square for a grave?"""
    return estate.has_empty_square() or any(crowded_squares(estate, city) for city in range(estate.cities))


def crowded_squares(estate: Estate, city: int) -> int:
    """Building squares without a grave, except houses (V8.2)."""
    return estate.built[city] & ~estate.graves[city] & ~estate.houses_in(city)


class PlaceGrave(Decision["Antiquity"]):
    """GR_PLACE: an empty square while there is one, then a building (V8.2)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        estate = state.estates[seat]
        codes: list[int] = []
        for city in range(estate.cities):
            add_squares(codes, estate.free_squares(city), SQUARE + city * SQUARES)
        if not codes:
            for city in range(estate.cities):
                add_squares(codes, crowded_squares(estate, city), SQUARE + city * SQUARES)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        at = code - SQUARE
        place_grave(state, seat, at // SQUARES, square_bit(at % SQUARES))
        state.due[seat] -= 1
        bury(state, seat)
        if not state.stacks[seat] and state.is_active(seat):
            state.finish_turn(seat)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        at = code - SQUARE
        return Option(code, [square_piece(seat, at)], square_message("opt-grave", at))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-grave", state.due[seat])

    def rule(self) -> str:
        return "V8.2"


def place_grave(state: Antiquity, seat: int, city: int, cell: int) -> None:
    """A grave; a building under it stops and its worker is free but idle (V8.3)."""
    estate = state.estates[seat]
    estate.graves[city] |= cell
    if estate.built[city] & cell:
        at = estate.building_at(city, cell)
        if estate.manned[at]:
            estate.manned[at] = 0
            estate.free_workers += 1
    state.tell("buried", seat, city_id(city))


def eliminate(state: Antiquity, seat: int) -> None:
    """Out: sites vanish, cities and inns stay as obstacles (E2)."""
    state.fallen[seat] = 16 * state.round + state.phase
    state.due[seat] = 0
    estate = state.estates[seat]
    estate.saint = NO_SAINT
    estate.cathedrals_built = estate.fountains_built = 0
    for site in range(len(state.site_owner) - 1, -1, -1):
        if state.site_owner[site] == seat:
            end_site(state, site)
    zone_changed(state, seat)


PLACE_GRAVE: Final = PlaceGrave()
