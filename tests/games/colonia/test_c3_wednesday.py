"""C3 and C0.3: buying at the market, passing out."""

from __future__ import annotations

from bailiwick.games.colonia.actions import BUY, PASS
from bailiwick.games.colonia.rules.phases import MARKET

from .table import BLUE, GREEN, RED, YELLOW, adopt, go, heard, members, seen, skip_to, started, streets

QUIET = ["draw_two", "sail_one", "one_fewer"]


def test_x8_a_stall_costs_as_many_members_as_it_holds() -> None:
    state = started("w01", QUIET)
    raw, reserve = sum(state.raw[:5]), state.reserve[YELLOW]
    state.choose(YELLOW, BUY)
    assert sum(state.raw[:5]) == raw + 6
    assert state.reserve[YELLOW] == reserve - 6
    assert (state.stall_buyer[0], state.stall_members[0], state.stall_size[0]) == (YELLOW, 6, 0)
    state.check()


def test_x9_a_pass_is_final_for_the_day() -> None:
    state = started("w01", QUIET)
    for seat in range(4):
        state.choose(seat, BUY + seat)
    state.choose(YELLOW, PASS)
    reserve = state.reserve[BLUE]
    state.choose(BLUE, BUY + 6)
    assert state.reserve[BLUE] == reserve - 2
    state.choose(GREEN, BUY + 5)
    assert state.actors() == [RED]
    state.choose(RED, PASS)
    assert state.actors() == [BLUE]
    assert seen(state, None)["passed"] == [YELLOW, RED]
    skip_to(state, "thu_vote")
    assert seen(state, None)["passed"] == []


def test_c0_3_the_last_one_in_keeps_acting_alone() -> None:
    state = started("w01", QUIET)
    for seat in (0, 1, 2):
        state.choose(seat, PASS)
    for stall in (6, 5, 4):
        assert state.actors() == [RED]
        state.choose(RED, BUY + stall)
    assert state.actors() == [RED]


def test_y19_who_can_pay_no_stall_passes_automatically() -> None:
    state = started("w01", QUIET)
    for stall in range(9):
        for kind in range(5):
            state.bag[kind] += state.stalls[5 * stall + kind]
            state.stalls[5 * stall + kind] = 0
    state.stall_size = [0] * 9
    for stall, size in ((0, 4), (1, 5), (2, 6)):
        state.stalls[5 * stall] = state.stall_size[stall] = size
    members(state, YELLOW, 3)
    go(state, MARKET, 3)
    assert state.actors() == [BLUE]
    assert state.passed == 1 << YELLOW
    assert [event.args for event in heard(state, "passed")] == [[YELLOW]]


def test_c3_2_the_last_members_can_buy_a_stall() -> None:
    state = started("w01", QUIET)
    members(state, YELLOW, 2)
    go(state, MARKET, 3)
    assert state.legal(YELLOW) == [BUY + 6, PASS]
    members(state, YELLOW, 1)
    go(state, MARKET, 3)
    assert state.actors() == [BLUE]


def test_c3_3_unsold_raw_materials_go_back_into_the_bag() -> None:
    state = started("w01", QUIET)
    state.choose(YELLOW, BUY)
    bag = sum(state.bag)
    skip_to(state, "thu_vote")
    assert sum(state.bag) == bag + 22
    assert state.stall_size == [0] * 9


def test_y28_old_members_come_home_before_new_ones_line_the_street() -> None:
    state = started("w01", ["foreign_merchants", "sail_one", "one_fewer"])
    adopt(state)
    members(state, GREEN, 10, 6, 5)
    bag = sum(state.bag)
    state.choose(YELLOW, PASS)
    state.choose(BLUE, PASS)
    state.choose(GREEN, BUY + 8)
    state.choose(RED, PASS)
    state.choose(GREEN, PASS)
    assert sum(state.bag) == bag + 28 + 4
    assert streets(state, GREEN) == [6, 4, 0, 0]
    assert state.reserve[GREEN] == 10 - 4 + 5
    assert state.stall_buyer == [-1] * 9


def test_c3_2_empty_stalls_are_not_offered() -> None:
    state = started("w01", QUIET)
    state.choose(YELLOW, BUY + 6)
    assert BUY + 6 not in state.legal(BLUE)
    assert BUY + 7 not in state.legal(BLUE)
    assert state.legal(BLUE)[-1] == PASS
