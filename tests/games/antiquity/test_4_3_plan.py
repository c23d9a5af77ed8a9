"""P2: buildings, houses, workers, bank, saints, hospital."""

from __future__ import annotations

from bailiwick.games.antiquity.estate import (
    BARBARA,
    CHRISTOFORI,
    GIORGIO,
    MARKET,
    NICOLO,
    PHILOSOPHY,
    THEOLOGY,
)
from bailiwick.games.antiquity.geometry import square_bit
from bailiwick.games.antiquity.rules.rounds import is_scarce
from bailiwick.games.antiquity.terms import POLLUTE

from .builders import (
    A,
    B,
    at_phase,
    do,
    fill_with_graves,
    goods,
    grave,
    m0,
    offered,
    owned,
    put,
    put_at,
    saint,
    second_city,
    table,
    workers,
)
from .figures import figure_1


def built(state, name: str) -> bool:
    return f"build:{name}" in offered(state, A)


def test_ex_s1_the_city_of_figure_1() -> None:
    state = figure_1()
    estate = state.estates[A]
    assert estate.carts() == 2
    assert "bank" not in offered(state, A)
    assert estate.capacity() == 6
    assert estate.works(THEOLOGY)
    assert estate.works(PHILOSOPHY)
    assert not estate.has_empty_square()
    assert "man:0:0,0" not in offered(state, A)
    assert "man:0:3,0" in offered(state, A)


def test_ex_s1_the_next_grave_goes_on_a_building() -> None:
    state = figure_1()
    state.famine = 1
    goods(state, A)
    at_phase(state, 8)
    squares = offered(state, A)
    assert len(squares) == 49 - 4 - 3
    assert "square:0:4,2" not in squares


def test_ex_s16_a_university_serves_its_neighbours() -> None:
    state = figure_1()
    estate = state.estates[A]
    estate.manned[estate.slot[8]] = 0
    assert not estate.works(THEOLOGY)
    assert not estate.works(PHILOSOPHY)


def test_r14_touching_corners_is_not_enough() -> None:
    state = m0()
    put_at(state, A, "university", [(0, 0), (1, 0), (0, 1), (1, 1)])
    put_at(
        state,
        A,
        "faculty_theology",
        [(x + 2, y + 2) for x in range(3) for y in range(3) if (x, y) != (2, 2)],
        False,
    )
    assert not state.estates[A].works(THEOLOGY)


def test_ex_01_the_first_menu() -> None:
    state = m0()
    assert "house:1" in offered(state, A)
    assert "house:2" not in offered(state, A)
    assert "house:5" not in offered(state, A)
    for house in range(1, 5):
        do(state, A, f"house:{house}", f"square:0:{house},0")
    assert state.estates[A].free_workers == 4
    state.check()


def test_ex_s9_house_17() -> None:
    state = m0()
    goods(state, A, grain=2, gold=1, dye=1, pearls=1)
    assert "house:17" not in offered(state, A)
    goods(state, A, grain=1, fish=1, gold=1, dye=1, pearls=1)
    do(state, A, "house:17", "square:0:0,0")
    assert owned(state, A) == {}
    assert state.estates[A].free_workers == 1


def test_ex_s10_philosophy() -> None:
    state = m0()
    goods(state, A, pearls=2)
    assert not built(state, "stable")
    put(state, A, "faculty_philosophy")
    do(state, A, "build:stable", "place:0:r0:0,4")
    assert owned(state, A) == {}


def test_v0_2_goods_are_paid_in_canonical_order() -> None:
    state = m0()
    goods(state, A, wine=1, gold=1, dye=2)
    do(state, A, "build:stable", "place:0:r0:0,0")
    assert offered(state, A) == ["pay:wine", "pay:gold"]
    do(state, A, "pay:gold")
    assert owned(state, A) == {"wine": 1, "dye": 1}


def test_ex_05_fountains_ease_the_famine_at_the_reveal() -> None:
    state = m0()
    state.famine = 1
    for seat, count in ((A, 1), (B, 2)):
        goods(state, seat, gold=count)
        for x in range(count):
            do(state, seat, "build:fountain", f"place:0:r0:{x},0")
    assert state.famine == 1
    do(state, A, "commit")
    do(state, B, "commit")
    # level 0 in the famine phase, then one more
    assert state.phase == POLLUTE
    assert state.famine == 1
    assert state.estates[A].grave_count() == 0


def test_ex_06_nicolo_adds_a_lower_house() -> None:
    state = m0()
    saint(state, A, NICOLO)
    workers(state, A, 6)
    goods(state, A, grain=1, wine=1, gold=1)
    do(state, A, "house:10", "square:0:6,6")
    assert offered(state, A) == ["free-house:7", "free-house:8", "free-house:9", "free-house:none"]
    do(state, A, "free-house:9", "square:0:5,6")
    assert state.estates[A].free_workers == 8
    assert owned(state, A) == {}


def test_ex_06_without_a_square_for_it_no_free_house() -> None:
    state = m0()
    saint(state, A, NICOLO)
    workers(state, A, 6)
    goods(state, A, grain=1, wine=1, gold=1)
    estate = state.estates[A]
    free = estate.free_squares(0)
    estate.graves[0] |= free & (free - 1)
    state.settle()
    do(state, A, "house:10")
    assert state.estates[A].free_workers == 7
    assert "commit" in offered(state, A)


def test_v0_4_nicolo_is_offered_the_highest_of_equal_houses() -> None:
    state = m0()
    goods(state, A, grain=1)
    assert "house:5" in offered(state, A)
    saint(state, A, NICOLO)
    assert "house:6" in offered(state, A)
    assert "house:5" not in offered(state, A)


def test_ex_09_raze_and_choose_anew() -> None:
    state = m0()
    saint(state, A, CHRISTOFORI)
    put(state, A, "faculty_theology")
    goods(state, A, stone=1)
    do(state, A, "raze")
    assert state.estates[A].saint == -1
    do(state, A, "build:cathedral")
    do(state, A, next(name for name in offered(state, A) if name.startswith("place")), "saint:giorgio")
    assert "raze" not in offered(state, A)
    do(state, A, "commit")
    do(state, B, "commit")
    assert owned(state, A).get("fish") == 1


def test_ex_08_maria_is_never_razed() -> None:
    state = m0()
    saint(state, A)
    put(state, A, "faculty_theology")
    assert "raze" not in offered(state, A)


def test_ex_16_storages_take_pieces() -> None:
    state = m0()
    do(state, A, "build:storage")
    assert state.stock[2] == 15
    assert "size:3x3" not in offered(state, A)
    do(state, A, "size:4x3", "place:0:r1:0,0")
    assert state.stock[2] == 10
    assert owned(state, A) == {"wood": 5}
    do(state, A, "house:1", "square:0:6,6", "man:0:0,0")
    assert state.estates[A].capacity() == 12


def test_ex_19_the_bank() -> None:
    state = m0()
    goods(state, A, wood=2)
    at = put(state, A, "market", manned=False)
    assert "bank" not in offered(state, A)
    workers(state, A, 1)
    do(
        state,
        A,
        state.spell(A, next(code for code in state.legal(A) if state.spell(A, code).startswith("man"))),
    )
    assert state.estates[A].manned[at]
    do(state, A, "bank", "get:grain")
    assert owned(state, A) == {"grain": 1}


def test_v2_8_the_bank_never_gives_back_what_it_takes() -> None:
    state = m0()
    goods(state, A, wood=1, gold=1)
    put(state, A, "market")
    do(state, A, "bank")
    assert "get:wood" not in offered(state, A)
    assert "get:gold" not in offered(state, A)
    assert len(offered(state, A)) == 8


def test_v2_7_the_hospital_removes_five_graves() -> None:
    state = m0()
    put(state, A, "hospital")
    fill_with_graves(state, A)
    for _ in range(5):
        do(state, A, next(name for name in offered(state, A) if name.startswith("heal")))
    assert not [name for name in offered(state, A) if name.startswith("heal")]


def test_v2_6_equal_cart_shops_are_offered_once() -> None:
    state = m0()
    for _ in range(3):
        put(state, A, "cart_shop", manned=False)
    workers(state, A, 2)
    assert len([name for name in offered(state, A) if name.startswith("man")]) == 1


def test_v2_1_a_graved_building_still_stands() -> None:
    state = m0()
    grave(state, A, put(state, A, "market"))
    assert not built(state, "market")
    assert not state.estates[A].works(MARKET)


def test_v2_1_a_second_city_can_be_built_in() -> None:
    state = m0()
    second_city(state, A, -3, 4)
    do(state, A, "build:market")
    assert "place:1:r0:4,4" in offered(state, A)
    assert "place:1:r0:5,5" not in offered(state, A)


def test_r38_flipping_is_an_option() -> None:
    turns = {}
    for option in ("off", "on"):
        state = m0(allow_flip=option)
        do(state, A, "build:brewery")
        turns[option] = {name.split(":")[2] for name in offered(state, A)}
    assert turns["off"] == {"r0", "r1", "r2", "r3"}
    assert len(turns["on"]) == 8


def test_ex_29_scarce_stock_is_taken_in_turn_order() -> None:
    state = table(3)
    state.stock[0] = 2
    for seat in list(state.actors()):
        do(state, seat, "commit")
    while state.phase != 2:
        seat = state.actors()[0]
        state.choose(seat, state.legal(seat)[0])
    first = state.order[0]
    assert state.actors() == [first]
    goods(state, first, wood=2)
    for place in ("place:0:r0:0,5", "place:0:r0:2,5"):
        if "build:cart_shop" in offered(state, first):
            do(state, first, "build:cart_shop", place)
    do(state, first, "commit")
    goods(state, state.actors()[0], wood=2)
    assert state.actors() == [state.order[1]]
    assert "build:cart_shop" not in offered(state, state.actors()[0])


def test_ex_29_three_left_for_three_players_is_enough() -> None:
    state = table(3)
    state.stock[0] = 3
    for seat in list(state.actors()):
        do(state, seat, "commit")
    while state.phase != 2:
        seat = state.actors()[0]
        state.choose(seat, state.legal(seat)[0])
    assert state.actors() == [0, 1, 2]


def test_r9_a_piece_is_taken_when_the_build_begins() -> None:
    state = m0()
    state.stock[0] = 1
    state.settle()
    do(state, A, "build:cart_shop")
    assert "build:cart_shop" not in offered(state, B)
    do(state, A, "place:0:r0:0,0")
    state.stock[0] = 16


def test_v0_2_different_goods_are_paid_forwards_only() -> None:
    state = m0()
    goods(state, A, grain=2, olives=2, sheep=1, fish=1)
    do(state, A, "house:9", "square:0:0,0")
    assert offered(state, A) == ["pay:grain", "pay:olives"]
    do(state, A, "pay:grain")
    assert offered(state, A) == ["pay:olives", "pay:sheep"]
    do(state, A, "pay:olives")
    assert offered(state, A) == ["pay:sheep", "pay:fish"]


def test_v0_2_with_philosophy_equal_goods_are_paid_and_never_backwards() -> None:
    state = m0()
    put(state, A, "faculty_philosophy")
    goods(state, A, grain=2, olives=1, sheep=1)
    do(state, A, "house:9", "square:0:0,4")
    # the first grain is paid without a question: olives and sheep alone would not do
    assert offered(state, A) == ["pay:grain", "pay:olives"]
    do(state, A, "pay:olives")
    assert owned(state, A) == {"grain": 1}


def test_v0_2_after_the_food_every_luxury_may_be_paid() -> None:
    state = m0()
    goods(state, A, fish=1, wine=1, gold=1, dye=1)
    do(state, A, "house:10", "square:0:0,0")
    assert offered(state, A) == ["pay:wine", "pay:gold"]


def test_v2_9_a_free_house_brings_no_further_one() -> None:
    state = m0()
    saint(state, A, NICOLO)
    goods(state, A, grain=1, wine=1, gold=1)
    do(state, A, "house:10", "square:0:6,6", "free-house:9", "square:0:5,6")
    assert "commit" in offered(state, A)
    assert state.estates[A].free_workers == 2
    assert owned(state, A) == {}


def test_v2_10_a_graved_cathedral_is_not_razed() -> None:
    state = m0()
    at = saint(state, A, CHRISTOFORI)
    put(state, A, "faculty_theology")
    assert "raze" in offered(state, A)
    grave(state, A, at)
    assert "raze" not in offered(state, A)


def test_r50_with_the_cathedral_its_fish_lose_their_place() -> None:
    state = m0()
    saint(state, A, GIORGIO)
    put(state, A, "faculty_theology")
    goods(state, A, fish=2)
    state.estates[A].cathedral_fish = 2
    do(state, A, "raze")
    assert owned(state, A) == {"fish": 2}
    assert state.estates[A].cathedral_fish == 0


def test_r50_loose_fish_are_spent_first() -> None:
    state = m0()
    saint(state, A, GIORGIO)
    put(state, A, "market")
    goods(state, A, fish=3)
    state.estates[A].cathedral_fish = 2
    do(state, A, "bank", "get:grain")
    assert owned(state, A) == {"fish": 1, "grain": 1}
    assert state.estates[A].cathedral_fish == 1


def test_v2_8_the_second_good_is_not_before_the_first() -> None:
    state = m0()
    goods(state, A, wood=1, grain=2, dye=1)
    put(state, A, "market")
    do(state, A, "bank")
    assert offered(state, A) == ["give:wood", "give:grain"]
    do(state, A, "give:grain")
    assert offered(state, A) == ["give:grain", "give:dye"]


def test_d3_a_university_serves_no_faculty_of_another_city() -> None:
    state = m0()
    second_city(state, A, -3, 4)
    put_at(state, A, "university", [(0, 0), (1, 0), (0, 1), (1, 1)])
    at = put(state, A, "faculty_theology", manned=False, city=1)
    cells = [(x + 2, y) for x in range(3) for y in range(3) if (x, y) != (2, 2)]
    state.estates[A].cells[at] = sum(square_bit(7 * y + x) for x, y in cells)
    assert not state.estates[A].works(THEOLOGY)
    state.estates[A].city[at] = 0
    assert state.estates[A].works(THEOLOGY)


def test_v1_1_the_marks_of_the_round_are_cleared() -> None:
    state = m0()
    estate = state.estates[A]
    put(state, A, "hospital")
    saint(state, A, BARBARA)
    fill_with_graves(state, A)
    do(state, A, *[name for name in offered(state, A) if name.startswith("heal")][:3])
    grave_name = next(name for name in offered(state, A) if name.startswith("grave"))
    do(state, A, grave_name)
    do(state, A, offered(state, A)[0])
    assert (estate.healed, sum(estate.moved) > 0) == (3, True)
    estate.begin_round()
    assert (estate.healed, estate.moved, sum(estate.manned)) == (0, [0, 0, 0, 0], 0)
    assert estate.free_workers == 1


def test_v2_17_an_empty_stock_and_few_fisheries_are_not_scarce() -> None:
    state = table(3)
    state.stock[0] = 0
    state.stock[3] = 1
    assert not is_scarce(state)
    state.stock[1] = 2
    assert is_scarce(state)
