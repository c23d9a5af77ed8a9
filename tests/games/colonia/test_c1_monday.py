"""C1: the week card, the market, sticks and decrees."""

from __future__ import annotations

from bailiwick.games.colonia.rules.monday import prepare_week
from bailiwick.games.colonia.rules.phases import MONDAY

from .table import data, go, play_cards, seen, stall_sizes, started, week


def test_x1_x2_the_week_card_sets_the_sticks() -> None:
    state = week("w01")
    assert state.sticks == [1, 2, 1, 2, 1]
    assert data().dice[state.week_card()] == 5


def test_x3_three_ships_will_sail() -> None:
    state = week("w01")
    assert state.sail_count == 3
    berths = seen(state, None)["berths"]
    assert [ship["sails"] for ship in berths] == [True, True, True, False]


def test_c1_2_the_market_is_stocked_from_the_bag() -> None:
    state = week("w01")
    assert stall_sizes(state) == [6, 5, 4, 4, 4, 3, 2, 0, 0]
    assert sum(state.bag) == 90 - 28 - 16


def test_y20_a_dry_bag_leaves_stalls_empty() -> None:
    state = week("w06")
    state.stalls, state.stall_size = [0] * 45, [0] * 9
    state.bag = [4, 4, 4, 4, 4]
    state.week = 0
    prepare_week(state)
    assert stall_sizes(state) == [4, 4, 4, 4, 4, 0, 0, 0, 0]
    assert state.bag == [0, 0, 0, 0, 0]


def test_y17_in_the_last_week_all_four_ships_sail() -> None:
    state = week("w13")
    assert state.sail_count == 1
    state.last_week = 2
    state.week_deck = tuple([state.week_deck[0]] * 14)
    state.stalls, state.stall_size = [0] * 45, [0] * 9
    go(state, MONDAY, 1)
    assert state.week == 2
    assert state.sail_count == 4


def test_c1_6_decrees_lie_by_day_and_in_drawn_order() -> None:
    state = week(decrees=["one_fewer", "extra_tailor", "draw_two"])
    keys = [decree["key"] for decree in seen(state, None)["decrees"]]
    assert keys == ["extra_tailor", "draw_two", "one_fewer"]


def test_c1_7_fewer_holds_for_one_tuesday_only() -> None:
    state = week()
    state.fewer_next = True
    state.stalls, state.stall_size = [0] * 45, [0] * 9
    go(state, MONDAY, 1)
    assert (state.fewer, state.fewer_next) == (True, False)
    state.stalls, state.stall_size = [0] * 45, [0] * 9
    go(state, MONDAY, 1)
    assert (state.fewer, state.fewer_next) == (False, False)


def test_set_up_gives_everybody_the_same_start() -> None:
    for seats in (3, 4, 5, 6):
        state = week(seats=seats)
        for seat in range(seats):
            assert state.reserve[seat] == data().members[seats]
            assert state.money[4 * seat : 4 * seat + 4] == [5, 5, 5, 5]
            assert sum(state.raw[5 * seat : 5 * seat + 5]) == 4
            assert sum(state.goods[5 * seat : 5 * seat + 5]) == 1
        assert len([card for card in state.display if card >= 0]) == 10
        assert min(state.berths) >= 0
        state.check()


def test_no_order_is_shown_before_the_first_tuesday() -> None:
    state = week()
    assert seen(state, 0)["order"] is None
    play_cards(state, 3, 4, 5, 6)
    assert seen(state, 0)["order"] == [3, 2, 1, 0]
    assert started().view(0)["mayor"] == 0
