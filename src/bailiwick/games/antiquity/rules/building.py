"""City buildings in a plan: size, place, price, saint (V2.1–V2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import (
    KIND_IDS,
    PLACE,
    SAINT,
    SAINT_IDS,
    SIZE,
    SQUARE,
    SQUARES,
    TURNS,
)
from bailiwick.games.antiquity.estate import (
    CATHEDRAL,
    FOUNTAIN,
    HOUSE_KIND,
    STONE_GOOD,
    STORAGE,
    WOOD_GOOD,
    Estate,
    storage_pieces,
)
from bailiwick.games.antiquity.geometry import Shape, add_squares, anchors, squares_of
from bailiwick.games.antiquity.rules.payment import Pay
from bailiwick.games.antiquity.rules.plan import PlanDecision, city_id, place_parts, square_piece
from bailiwick.games.antiquity.terms import STOCK_CARTS, STOCK_FOUNTAINS, STOCK_PIECES

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

PILES: Final = [STOCK_CARTS, STOCK_PIECES, STOCK_FOUNTAINS]  # of the kinds 0, 1 and 2


def can_build(state: Antiquity, estate: Estate, kind: int) -> bool:
    """A kind that may be built again or stands nowhere yet, that can be paid and has a place (V2.1)."""
    if kind > FOUNTAIN:
        if estate.slot[kind] >= 0:
            return False
    elif not state.stock[PILES[kind]]:
        return False
    data = state.data
    if estate.goods[WOOD_GOOD] < data.wood[kind] or estate.goods[STONE_GOOD] < data.stone[kind]:
        return False
    if data.luxury[kind] and not estate.can_afford(0, data.luxury[kind]):
        return False
    return estate.fits(kind, state.rules.allow_flip)


def start_build(state: Antiquity, seat: int, kind: int) -> None:
    """The piece leaves the shared stock at once (R9); then its size, then its place."""
    if kind <= FOUNTAIN:
        state.take_stock(PILES[kind], 1)
    if kind == STORAGE:
        state.ask(seat, STORAGE_SIZE)
    else:
        state.ask(seat, Place(kind, 0))


def shapes_of(state: Antiquity, kind: int, size: int) -> list[Shape]:
    """The orientations a building may have."""
    if kind == STORAGE:
        return state.data.rectangles[size]
    return state.data.flipped[kind] if state.rules.allow_flip else state.data.shapes[kind]


def placements(state: Antiquity, estate: Estate, kind: int, size: int) -> list[int]:
    """Every place where all squares are empty; a house needs just a square."""
    codes: list[int] = []
    if kind == HOUSE_KIND:
        for city in range(estate.cities):
            add_squares(codes, estate.free_squares(city), SQUARE + city * SQUARES)
        return codes
    shapes = shapes_of(state, kind, size)
    for city in range(estate.cities):
        free: i64 = estate.free_squares(city)
        for shape in shapes:
            add_squares(codes, anchors(free, shape), PLACE + (city * TURNS + shape.turn) * SQUARES)
    return codes


def covered_cells(state: Antiquity, kind: int, size: int, code: int) -> int:
    """The squares of a placement within its city."""
    if kind == HOUSE_KIND:
        square = (code - SQUARE) % SQUARES
        return 1 << square // 7 * 8 + square % 7
    _, turn, square = place_parts(code - PLACE)
    for shape in shapes_of(state, kind, size):
        if shape.turn == turn:
            return shape.mask << square // 7 * 8 + square % 7
    raise AssertionError(f"no turn {turn} of {kind}")


def city_of(code: int) -> int:
    """The city of a placement or square code."""
    if code >= SQUARE:
        return (code - SQUARE) // SQUARES
    return (code - PLACE) // SQUARES // TURNS


def cell_pieces(seat: int, city: int, cells: int) -> list[str]:
    """The ids of the squares a placement covers."""
    return [square_piece(seat, city * SQUARES + square) for square in squares_of(cells)]


def place_message(building: str, code: int) -> Message:
    """A placement: city, column and row of the upper left corner, quarter turns."""
    if code >= SQUARE:
        square, turn = (code - SQUARE) % SQUARES, 0
    else:
        _, turn, square = place_parts(code - PLACE)
    return Message("opt-place", building, city_id(city_of(code)), square % 7 + 1, square // 7 + 1, turn)


def pending_pieces(stack: list[Decision[Antiquity]]) -> list[int]:
    """Pieces one player took from the stock whose building has no place yet."""
    pending = [0, 0, 0]
    for decision in stack:
        if isinstance(decision, StorageSize):
            pending[STOCK_PIECES] += 1
        elif isinstance(decision, Place) and decision.kind <= FOUNTAIN:
            pending[PILES[decision.kind]] += storage_pieces(decision.size) if decision.size else 1
    return pending


class StorageSize(PlanDecision):
    """C_SIZE: width and height of a new storage, one piece for every two squares (V2.1)."""

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        # one piece was taken with C_BUILD
        pieces = state.stock[STOCK_PIECES] + 1
        estate = state.estates[seat]
        codes: list[int] = []
        for width in range(2, 8):
            for height in range(1, width + 1):
                area = width * height
                if area % 2 == 0 and area <= 2 * pieces and estate.fits_size(8 * width + height):
                    codes.append(SIZE + 7 * (width - 1) + height - 1)
        return codes

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        width, height = (code - SIZE) // 7 + 1, (code - SIZE) % 7 + 1
        state.take_stock(STOCK_PIECES, width * height // 2 - 1)
        state.ask(seat, Place(STORAGE, 8 * width + height))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        width, height = (code - SIZE) // 7 + 1, (code - SIZE) % 7 + 1
        return Option(code, ["stock:storage_piece"], Message("opt-size", width, height, width * height))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-size", state.stock[STOCK_PIECES] + 1)

    def rule(self) -> str:
        return "V2.1"

    def auto(self) -> bool:
        return False  # how many sizes there are depends on what others took


class Place(PlanDecision):
    """C_PLACE: where a new building goes; its price is paid then (V2.1)."""

    def __init__(self, kind: int, size: int) -> None:
        self.kind = kind
        self.size = size

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return placements(state, state.estates[seat], self.kind, self.size)

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        estate, kind = state.estates[seat], self.kind
        city = city_of(code)
        estate.add(kind, city, covered_cells(state, kind, self.size, code), self.size)
        estate.lose(WOOD_GOOD, state.data.wood[kind])
        estate.lose(STONE_GOOD, state.data.stone[kind])
        state.note(seat, "built", KIND_IDS[kind], city_id(city))
        if kind == FOUNTAIN:
            estate.fountains_built += 1
        if kind == CATHEDRAL:
            estate.cathedrals_built += 1
            state.ask(seat, CHOOSE_SAINT)
        if state.data.luxury[kind]:
            state.ask(seat, Pay(0, state.data.luxury[kind], 0))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        cells = covered_cells(state, self.kind, self.size, code)
        return Option(code, cell_pieces(seat, city_of(code), cells), place_message(KIND_IDS[self.kind], code))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-place", KIND_IDS[self.kind])

    def rule(self) -> str:
        return "V2.1"


class ChooseSaint(PlanDecision):
    """C_SAINT: a new cathedral chooses its patron at once (V2.3)."""

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return [SAINT, SAINT + 1, SAINT + 2, SAINT + 3, SAINT + 4]

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        state.estates[seat].saint = code - SAINT
        state.note(seat, "chose-saint", SAINT_IDS[code - SAINT])

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        saint = SAINT_IDS[code - SAINT]
        return Option(code, [f"saint:{saint}"], Message("opt-saint", saint))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-saint")

    def rule(self) -> str:
        return "V2.3"


STORAGE_SIZE: Final = StorageSize()
CHOOSE_SAINT: Final = ChooseSaint()
