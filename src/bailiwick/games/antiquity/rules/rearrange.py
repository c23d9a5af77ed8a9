"""Santa Barbara: lifting, dropping and moving graves (V2.11, V2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.antiquity.actions import DROP, KIND_IDS, LIFT, MOVE_GRAVE, SQUARE, SQUARES
from bailiwick.games.antiquity.estate import HOUSE_KIND, IN_HAND, STORAGE, Estate
from bailiwick.games.antiquity.geometry import add_squares, square_bit
from bailiwick.games.antiquity.rules.building import (
    cell_pieces,
    city_of,
    covered_cells,
    place_message,
    placements,
)
from bailiwick.games.antiquity.rules.plan import PlanDecision, city_id, square_message, square_piece

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

MAX_LIFTS: Final = 2


def add_lifts(estate: Estate, codes: list[int]) -> None:
    """Every building on a grid that was lifted fewer than two times in this phase (V2.11)."""
    for at in range(len(estate.kind)):
        if estate.city[at] != IN_HAND and estate.lifts[at] < MAX_LIFTS:
            codes.append(LIFT + estate.name_of(at))


def add_grave_moves(estate: Estate, codes: list[int]) -> None:
    """Every grave that was not moved yet, if there is an empty square for it (V2.12)."""
    if not estate.has_empty_square():
        return
    for city in range(estate.cities):
        add_squares(codes, estate.graves[city] & ~estate.moved[city], MOVE_GRAVE + city * SQUARES)


def add_drops(state: Antiquity, estate: Estate, codes: list[int]) -> None:
    """The buildings in the hand that fit somewhere, equal ones once."""
    offered: list[int] = []
    for at in range(len(estate.kind)):
        if estate.city[at] != IN_HAND:
            continue
        look = ((estate.kind[at] * 64 + estate.size[at]) * 64 + estate.load[at]) * 2 + estate.manned[at]
        if look not in offered:
            offered.append(look)
            if fits_somewhere(state, estate, at):
                codes.append(DROP + at)


def fits_somewhere(state: Antiquity, estate: Estate, at: int) -> bool:
    """Is there a place for this building in the hand?"""
    kind = estate.kind[at]
    if kind == HOUSE_KIND:
        return estate.has_empty_square()
    if kind == STORAGE:
        return estate.fits_size(estate.size[at])
    return estate.fits(kind, state.rules.allow_flip)


def kind_id(kind: int) -> str:
    """The id of a building or house."""
    return "house" if kind == HOUSE_KIND else KIND_IDS[kind]


def lift(state: Antiquity, seat: int, at: int) -> None:
    """Take a building into the hand with its worker and its graves."""
    estate = state.estates[seat]
    if not estate.held:
        estate.before = (
            tuple(estate.city),
            tuple(estate.cells),
            tuple(estate.graves),
            tuple(estate.moved),
        )
    city, cells = estate.city[at], estate.cells[at]
    estate.load[at] = (estate.graves[city] & cells).bit_count()
    estate.graves[city] &= ~cells
    estate.built[city] &= ~cells
    estate.city[at] = IN_HAND
    estate.lifts[at] += 1
    estate.held += 1
    state.note(seat, "lifted", kind_id(estate.kind[at]))


def abort(state: Antiquity, seat: int) -> None:
    """Everything goes back where it was before the first lift of this group; lifts stay used."""
    estate = state.estates[seat]
    city, cells, graves, moved = estate.before
    estate.city, estate.cells = list(city), list(cells)
    estate.graves, estate.moved = list(graves), list(moved)
    estate.before = ()
    estate.held = 0
    estate.load = [0] * len(estate.kind)
    estate.built = [0] * len(estate.built)
    for at in range(len(estate.kind)):
        estate.built[estate.city[at]] |= estate.cells[at]
    state.note(seat, "put-back")


def first_cells(cells: int, amount: int) -> int:
    """The first *amount* squares in row order."""
    found = 0
    for _ in range(amount):
        low = cells & -cells
        found |= low
        cells ^= low
    return found


class DropPlace(PlanDecision):
    """C_DROP, second step: where a building in the hand goes; its graves come first in row order."""

    def __init__(self, at: int) -> None:
        self.at = at

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        estate = state.estates[seat]
        return placements(state, estate, estate.kind[self.at], estate.size[self.at])

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        estate, at = state.estates[seat], self.at
        city = city_of(code)
        cells = covered_cells(state, estate.kind[at], estate.size[at], code)
        estate.city[at] = city
        estate.cells[at] = cells
        estate.built[city] |= cells
        estate.graves[city] |= first_cells(cells, estate.load[at])
        estate.load[at] = 0
        estate.held -= 1
        if not estate.held:
            estate.before = ()
        state.note(seat, "dropped", kind_id(estate.kind[at]), city_id(city))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        estate = state.estates[seat]
        kind = estate.kind[self.at]
        cells = covered_cells(state, kind, estate.size[self.at], code)
        return Option(code, cell_pieces(seat, city_of(code), cells), place_message(kind_id(kind), code))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-place", kind_id(state.estates[seat].kind[self.at]))

    def rule(self) -> str:
        return "V2.11"


class GraveTo(PlanDecision):
    """C_GRAVE_TO: the empty square a grave moves to; it stays there for this phase (V2.12)."""

    def __init__(self, origin: int) -> None:
        self.origin = origin

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return placements(state, state.estates[seat], HOUSE_KIND, 0)

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        estate = state.estates[seat]
        estate.graves[self.origin // SQUARES] &= ~square_bit(self.origin % SQUARES)
        city, cell = (code - SQUARE) // SQUARES, square_bit((code - SQUARE) % SQUARES)
        estate.graves[city] |= cell
        estate.moved[city] |= cell
        state.note(seat, "moved-grave", city_id(city))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        message = square_message("opt-grave-to", code - SQUARE)
        return Option(code, [square_piece(seat, code - SQUARE)], message)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-grave-to")

    def rule(self) -> str:
        return "V2.12"
