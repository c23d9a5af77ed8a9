"""P2: Santa Barbara moves buildings and graves (V2.11, V2.12)."""

from __future__ import annotations

from bailiwick.games.antiquity.estate import BARBARA, MARKET
from bailiwick.games.antiquity.geometry import square_bit
from bailiwick.games.antiquity.rules.rearrange import first_cells

from .builders import A, do, grave, m0, offered, put, put_at, saint, second_city, workers

BLOCK = [(x, y) for x in range(4, 7) for y in range(4, 7)]


def test_ex_20_a_lifted_market_keeps_its_worker() -> None:
    state = m0()
    saint(state, A, BARBARA)
    second_city(state, A, -3, 4)
    at = put(state, A, "market")
    estate = state.estates[A]
    corner = offered_lift(state, at)
    do(state, A, corner, f"drop:{at}", "place:1:r0:0,0")
    assert estate.city[at] == 1
    assert estate.works(MARKET)
    assert estate.held == 0


def offered_lift(state, at: int) -> str:
    """The name under which a building is lifted."""
    name = state.estates[A].name_of(at)
    square = name % 49
    return f"lift:{name // 49}:{square % 7},{square // 7}"


def full_grid():
    """EX-27: a full grid, a dump in one corner, nine graves as a block in another."""
    state = m0()
    saint(state, A, BARBARA)
    estate = state.estates[A]
    cathedral = [(3, 0), (2, 1), (3, 1), (4, 1), (3, 2), (3, 3)]
    estate.cells[0] = sum(square_bit(7 * y + x) for x, y in cathedral)
    estate.built[0] = estate.cells[0]
    cells = [(x, 4 + y) for x in range(3) for y in range(3)]
    put_at(state, A, "dump", cells)
    for x, y in BLOCK:
        estate.graves[0] |= square_bit(7 * y + x)
    while estate.free_squares(0):
        put(state, A, "house")
        estate.houses |= 1 << estate.houses.bit_count()
    state.settle()
    return state, cells


def test_ex_27_a_building_changes_places_with_graves() -> None:
    state, cells = full_grid()
    estate = state.estates[A]
    do(state, A, "lift:0:0,4")
    for (x, y), (to_x, to_y) in zip(BLOCK, cells, strict=True):
        do(state, A, f"grave:0:{x},{y}")
        if f"square:0:{to_x},{to_y}" in offered(state, A):
            do(state, A, f"square:0:{to_x},{to_y}")
    assert "drop:1" in offered(state, A)
    do(state, A, "drop:1")
    if estate.held:
        do(state, A, "place:0:r0:4,4")
    assert estate.cells[1] == sum(square_bit(7 * y + x) for x, y in BLOCK)
    assert estate.graves[0] == sum(square_bit(7 * y + x) for x, y in cells)


def test_ex_27_abort_restores_and_keeps_the_lift_used() -> None:
    state, _ = full_grid()
    estate = state.estates[A]
    before = (estate.cells[:], estate.graves[:])
    for lifts in (1, 2):
        do(state, A, "lift:0:0,4", "grave:0:4,4", "square:0:0,4", "abort")
        assert (estate.cells, estate.graves) == before
        assert estate.lifts[1] == lifts
        assert estate.moved == [0, 0, 0, 0]
    assert "lift:0:0,4" not in offered(state, A)


def test_v2_11_graves_travel_with_their_building() -> None:
    state = m0()
    saint(state, A, BARBARA)
    at = put(state, A, "market")
    grave(state, A, at)
    do(state, A, offered_lift(state, at))
    assert state.estates[A].grave_count() == 0
    do(state, A, f"drop:{at}", "place:0:r0:5,5")
    assert state.estates[A].graves[0] == square_bit(7 * 5 + 5)


def test_v2_11_with_something_in_the_hand_nothing_else_is_offered() -> None:
    state = m0()
    saint(state, A, BARBARA)
    put(state, A, "market")
    do(state, A, "lift:0:0,0" if "lift:0:0,0" in offered(state, A) else offered_lift(state, 0))
    kinds = {name.split(":")[0] for name in offered(state, A)}
    assert kinds <= {"drop", "lift", "grave", "abort"}
    assert "abort" in kinds


def test_v2_11_the_lifted_cathedral_still_gives_its_power() -> None:
    state = m0()
    at = saint(state, A, BARBARA)
    do(state, A, offered_lift(state, at))
    assert state.estates[A].has_power(BARBARA)


def test_v2_11_a_storage_full_of_graves_is_not_like_another_one() -> None:
    state = m0()
    saint(state, A, BARBARA)
    second_city(state, A, -3, 4)
    full = put(state, A, "storage", manned=False, size=8 * 6 + 3)
    plain = put(state, A, "storage", manned=False, city=1, size=8 * 6 + 4)
    estate = state.estates[A]
    estate.graves[0] |= first_cells(estate.cells[full], 16)
    state.settle()
    do(state, A, offered_lift(state, full), offered_lift(state, plain))
    assert {f"drop:{full}", f"drop:{plain}"} <= set(offered(state, A))


def test_v2_11_the_view_shows_what_is_in_the_hand() -> None:
    state = m0()
    saint(state, A, BARBARA)
    at = put(state, A, "storage", size=8 * 4 + 3)
    do(state, A, offered_lift(state, at))
    held = {"id": f"hand:{A}:{at}", "kind": "storage", "size": [4, 3], "manned": True, "graves": 0}
    assert state.view(A)["players"][A]["hand"] == [held]
    assert state.view(None)["players"][A]["hand"] == []


def test_v2_12_a_moved_grave_stays() -> None:
    state = m0()
    saint(state, A, BARBARA)
    state.estates[A].graves[0] |= square_bit(48)
    state.settle()
    do(state, A, "grave:0:6,6", "square:0:5,6")
    assert not [name for name in offered(state, A) if name.startswith("grave")]


def test_v2_11_equal_houses_in_the_hand_are_offered_once() -> None:
    state = m0()
    saint(state, A, BARBARA)
    workers(state, A, 2)
    do(state, A, offered_lift(state, 1), offered_lift(state, 2))
    assert len([name for name in offered(state, A) if name.startswith("drop")]) == 1
