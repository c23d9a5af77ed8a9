"""Small positions to test with: the introductory map for two, and estates filled by hand."""

from __future__ import annotations

from bailiwick import game
from bailiwick.games.antiquity.actions import ACTIONS, GOOD_IDS, KIND_IDS
from bailiwick.games.antiquity.estate import HOUSE_KIND, MARIA
from bailiwick.games.antiquity.geometry import anchors, hex_at, hexes_of, q_of, r_of, square_bit
from bailiwick.games.antiquity.rules.countryside import LAND_MENU
from bailiwick.games.antiquity.rules.founding import found_city
from bailiwick.games.antiquity.rules.zone import zone_changed
from bailiwick.games.antiquity.state import Antiquity
from bailiwick.games.antiquity.terms import FAMINE, HARVEST, LAND, POLLUTE, STORE

A, B = 0, 1
CODES = {name: code for code, name in enumerate(ACTIONS)}
Coordinates = list[tuple[int, int]]


def m0(second: tuple[int, int] = (2, 14), **variant: str) -> Antiquity:
    """The map of section 8: intro_2p, the city of A at (-1, 0); round 1, both plan."""
    options = {"map_mode": "fixed", **variant}
    for seed in range(20):
        state = game("antiquity").new(2, seed, options)
        assert isinstance(state, Antiquity)
        if state.actors() == [B]:
            do(state, B, f"hex:{second[0]},{second[1]}")
            do(state, A, "hex:-1,0")
            return state
    raise AssertionError("A is never first")


def table(seats: int, seed: int = 1, **variant: str) -> Antiquity:
    """A match after the first cities, each in the middle of a start tile."""
    state = game("antiquity").new(seats, seed, {"map_mode": "fixed", **variant})
    assert isinstance(state, Antiquity)
    while state.phase == 0:
        seat = state.actors()[0]
        state.choose(seat, state.legal(seat)[18])
    return state


def do(state: Antiquity, seat: int, *names: str) -> None:
    """Choose by name, one after the other."""
    for name in names:
        state.choose(seat, CODES[name])


def offered(state: Antiquity, seat: int) -> list[str]:
    """The names of the options."""
    return [ACTIONS[code] for code in state.legal(seat)]


def goods(state: Antiquity, seat: int, **amounts: int) -> None:
    """Exactly these goods."""
    state.estates[seat].goods = [amounts.get(good, 0) for good in GOOD_IDS]
    state.settle()


def owned(state: Antiquity, seat: int) -> dict[str, int]:
    """The goods of a seat by name."""
    return {GOOD_IDS[at]: n for at, n in enumerate(state.estates[seat].goods) if n}


def kind_of(name: str) -> int:
    return HOUSE_KIND if name == "house" else KIND_IDS.index(name)


def put(state: Antiquity, seat: int, name: str, manned: bool = True, city: int = 0, size: int = 17) -> int:
    """A building on the first place where it fits; says its number."""
    estate, kind = state.estates[seat], kind_of(name)
    data = state.data
    if name == "storage":
        shapes = data.rectangles[size]
    else:
        shapes = data.shapes[kind] if kind != HOUSE_KIND else data.shapes[2]
    for shape in shapes:
        places = int(anchors(estate.free_squares(city), shape))
        if places:
            first = (places & -places).bit_length() - 1
            estate.add(kind, city, shape.mask << first, size if name == "storage" else 0)
            if manned and kind != HOUSE_KIND and data.man[kind]:
                estate.manned[-1] = 1
            take_from_stock(state, name, size)
            state.settle()
            return len(estate.kind) - 1
    raise AssertionError(f"no room for {name}")


def take_from_stock(state: Antiquity, name: str, size: int) -> None:
    """Pieces on the grid are no longer in the stock."""
    if name in ("cart_shop", "fountain", "storage"):
        pile = ["cart_shop", "fountain", "storage"].index(name)
        state.stock[pile] -= (size >> 3) * (size & 7) // 2 if name == "storage" else 1


def put_at(state: Antiquity, seat: int, name: str, squares: Coordinates, manned: bool = True) -> int:
    """A building on exactly these squares (x, y) of the first city."""
    estate, kind = state.estates[seat], kind_of(name)
    width = max(x for x, _ in squares) - min(x for x, _ in squares) + 1
    height = max(y for _, y in squares) - min(y for _, y in squares) + 1
    cells = sum(square_bit(7 * y + x) for x, y in squares)
    estate.add(kind, 0, cells, 8 * max(width, height) + min(width, height) if name == "storage" else 0)
    if manned and kind != HOUSE_KIND and state.data.man[kind]:
        estate.manned[-1] = 1
    state.settle()
    return len(estate.kind) - 1


def saint(state: Antiquity, seat: int, number: int = MARIA) -> int:
    """A cathedral with this saint."""
    at = put(state, seat, "cathedral")
    state.estates[seat].saint = number
    state.settle()
    return at


def workers(state: Antiquity, seat: int, count: int) -> None:
    """That many free workers, with houses for all of them."""
    estate = state.estates[seat]
    for number in range(count):
        put(state, seat, "house")
        estate.houses |= 1 << number
    estate.free_workers = count
    state.settle()


def grave(state: Antiquity, seat: int, at: int) -> None:
    """A grave on the first square of a building."""
    estate = state.estates[seat]
    cells = estate.cells[at]
    estate.graves[estate.city[at]] |= cells & -cells
    if estate.manned[at]:
        estate.manned[at] = 0
        estate.free_workers += 1
    state.settle()


def fill_with_graves(state: Antiquity, seat: int) -> None:
    """A grave on every empty square."""
    estate = state.estates[seat]
    for city in range(estate.cities):
        estate.graves[city] |= estate.free_squares(city)
    state.settle()


def inn(state: Antiquity, seat: int, q: int, r: int) -> None:
    """An inn on a hex."""
    state.inns[seat] |= 1 << hex_at(q, r)
    zone_changed(state, seat)


def second_city(state: Antiquity, seat: int, q: int, r: int) -> None:
    """One more city."""
    found_city(state, seat, hex_at(q, r))
    state.settle()


def clear_plans(state: Antiquity) -> None:
    """Nobody plans any more."""
    for stack in state.stacks:
        stack.clear()
    state.shown = ()
    state.floor = []
    state.committed = [True] * state.seats


def at_land(state: Antiquity, seat: int, carts: int) -> Antiquity:
    """P4: the turn of *seat* with that many manned cart shops; it is the last one of the phase."""
    for _ in range(carts):
        put(state, seat, "cart_shop")
    clear_plans(state)
    state.phase = LAND
    state.step = state.seats
    state.ask(seat, LAND_MENU)
    state.settle()
    return state


def at_phase(state: Antiquity, phase: int) -> Antiquity:
    """The beginning of a phase in turn order."""
    from bailiwick.games.antiquity.rules.rounds import begin

    clear_plans(state)
    assert phase in (STORE, HARVEST, FAMINE, POLLUTE)
    begin(state, phase)
    state.settle()
    return state


def hexes(mask: int) -> Coordinates:
    """A set of hexes as coordinates, sorted."""
    return sorted((q_of(hex), r_of(hex)) for hex in hexes_of(mask))


def mask(places: Coordinates) -> int:
    """Coordinates as a set of hexes."""
    return sum(1 << hex_at(q, r) for q, r in places)


def tokens(state: Antiquity, site: int = -1) -> Coordinates:
    """Where the goods of a site lie; the newest without a number."""
    return hexes(state.site_hexes[site])
