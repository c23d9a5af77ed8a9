"""The drawn examples of the rulebook."""

from __future__ import annotations

from bailiwick.games.antiquity.geometry import square_bit
from bailiwick.games.antiquity.state import Antiquity

from .builders import A, m0, put_at

FIGURE_1 = [
    "TTTMMSS",
    "TTTMMSS",
    "TTUUhSS",
    "hCUUPPh",
    "CCCPPPh",
    "+CaPPPb",
    "+Caa+bb",
]
NAMES = {
    "T": "faculty_theology",
    "M": "market",
    "S": "storage",
    "U": "university",
    "C": "cathedral",
    "P": "faculty_philosophy",
    "a": "cart_shop",
    "b": "cart_shop",
}
MANNED = "abSU"


def figure_1() -> Antiquity:
    """A city of A with two carts, a storage and a university at work (EX-S1)."""
    state = m0()
    estate = state.estates[A]
    squares: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(FIGURE_1):
        for x, letter in enumerate(row):
            squares.setdefault(letter, []).append((x, y))
    for letter, name in NAMES.items():
        put_at(state, A, name, squares[letter], letter in MANNED)
    for number, square in enumerate(squares["h"]):
        put_at(state, A, "house", [square])
        estate.houses |= 1 << number
    for x, y in squares["+"]:
        estate.graves[0] |= square_bit(7 * y + x)
    estate.free_workers = 1
    estate.saint = 2
    state.settle()
    return state
