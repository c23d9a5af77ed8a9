"""Hexes and squares as bits: neighbours, footprints and where they fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.games.antiquity.actions import COLUMNS, FIRST_Q, FIRST_R, HEXES, ROWS

# A city square (x, y) is bit 8y + x: the eighth column stays empty, so that shifts never wrap.
STRIDE: Final = 8
BYTES: Final = (HEXES + 7) // 8
SOUTH: Final = 1  # (0, +1) one row further down
SOUTH_EAST: Final = ROWS  # (+1, 0)
NORTH_EAST: Final = ROWS - 1  # (+1, -1)
DIRECTIONS: Final = [SOUTH, SOUTH_EAST, NORTH_EAST]
NEIGHBOURS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
BITS_OF_BYTE: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def power_places() -> list[int]:
    """2**n modulo 67 is different for every n below 66: the place of a single bit."""
    places = [0] * 67
    for n in range(63):
        places[(1 << n) % 67] = n
    return places


PLACE_OF: Final = power_places()


def hex_at(q: int, r: int) -> int:
    """The number of the hex (q, r); -1 if it lies outside every layout."""
    column, row = q - FIRST_Q, r - FIRST_R
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def q_of(hex: int) -> int:
    """The first coordinate of a hex."""
    return hex // ROWS + FIRST_Q


def r_of(hex: int) -> int:
    """The second coordinate of a hex."""
    return hex % ROWS + FIRST_R


def distance(a: int, b: int) -> int:
    """Steps between two hexes."""
    q, r = q_of(a) - q_of(b), r_of(a) - r_of(b)
    return max(abs(q), abs(r), abs(q + r))


def spread(hexes: int) -> int:
    """All neighbours of *hexes*, also off the map; the caller cuts off what it does not want."""
    column = hexes << 1 | hexes >> 1
    return column | hexes << ROWS | hexes >> ROWS | hexes << ROWS - 1 | hexes >> ROWS - 1


def core_of(hexes: int) -> int:
    """The hexes all of whose six neighbours are in *hexes*, and they themselves too."""
    inside = hexes & (hexes >> 1) & (hexes << 1)
    inside &= (hexes >> ROWS) & (hexes << ROWS)
    return inside & (hexes >> ROWS - 1) & (hexes << ROWS - 1)


def hexes_of(mask: int) -> list[int]:
    """The numbers of the hexes in *mask*, ascending."""
    found: list[int] = []
    add_hexes(found, mask, 0)
    return found


def add_hexes(codes: list[int], mask: int, base: int) -> None:
    """Append base + number for every hex in *mask*, ascending."""
    data = mask.to_bytes(BYTES, "little")
    for at in range(BYTES):
        byte = data[at]
        if byte:
            first = base + at * 8
            for bit in BITS_OF_BYTE[byte]:
                codes.append(first + bit)


def body_of(start: int, inside: int) -> int:
    """The connected part of *inside* that holds *start*."""
    body = start
    while True:
        larger = (body | spread(body)) & inside
        if larger == body:
            return body
        body = larger


def bodies(inside: int) -> list[int]:
    """The connected parts of *inside*, by their lowest hex."""
    found: list[int] = []
    while inside:
        body = body_of(inside & -inside, inside)
        found.append(body)
        inside &= ~body
    return found


class Shape:
    """A footprint in one orientation: the shifts of its squares and its size."""

    def __init__(self, cells: list[tuple[int, int]], turn: int) -> None:
        left = min([x for x, _ in cells])
        top = min([y for _, y in cells])
        self.turn = turn
        self.shifts: list[int] = sorted([(y - top) * STRIDE + x - left for x, y in cells])
        self.mask: int = sum([1 << shift for shift in self.shifts])


def turned(cells: list[tuple[int, int]], turn: int) -> list[tuple[int, int]]:
    """*cells* after *turn* quarter turns clockwise; from 4 on flipped over first."""
    now = [(-x, y) for x, y in cells] if turn >= 4 else cells
    for _ in range(turn % 4):
        now = [(-y, x) for x, y in now]
    return now


def orientations(cells: list[tuple[int, int]], turns: int) -> list[Shape]:
    """The different orientations among the first *turns*, each under its lowest turn (2.5)."""
    found: list[Shape] = []
    for turn in range(turns):
        shape = Shape(turned(cells, turn), turn)
        if all(other.mask != shape.mask for other in found):
            found.append(shape)
    return found


def anchors(free: i64, shape: Shape) -> i64:
    """The upper left corners at which all squares of *shape* are free."""
    found: i64 = -1
    for shift in shape.shifts:
        amount: i64 = shift
        found &= free >> amount
    return found


def add_squares(codes: list[int], mask: i64, base: int) -> None:
    """Append base + 7y + x for every square in *mask*, in row order."""
    while mask:
        low: i64 = mask & -mask
        place: i64 = PLACE_OF[low % 67]
        codes.append(base + int(place - (place >> 3)))
        mask ^= low


def squares_of(mask: int) -> list[int]:
    """The squares 7y + x in *mask*, in row order."""
    found: list[int] = []
    add_squares(found, mask, 0)
    return found


def square_bit(square: int) -> int:
    """The bit of the square 7y + x."""
    return 1 << square // 7 * STRIDE + square % 7


def first_square(cells: int) -> int:
    """The first square of a building in row order, which names it."""
    low: i64 = cells & -cells
    place: i64 = PLACE_OF[low % 67]
    return int(place - (place >> 3))


def beside(cells: i64) -> i64:
    """The squares that share an edge with *cells*."""
    return (cells << 1) | (cells >> 1) | (cells << 8) | (cells >> 8)
