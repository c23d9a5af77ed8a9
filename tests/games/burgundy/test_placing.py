"""Placing tiles: where, points, areas, colours (4.4)."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import Rng
from bailiwick.games.burgundy.state import Burgundy

from .builders import ME, asks, choose, legal, message, open_for, put_on, score, starting, turn


def test_t3_and_t4_cows_score_together() -> None:
    """Marc's cows."""
    state = turn(dice=(1, 2), storage=["cow_4", "cow_4"], on={"h11": "cow_3"})
    choose(state, "place:0:0:h06")
    assert score(state) == 7
    choose(state, "place:1:1:h05")
    assert score(state) == 18


def test_t5_the_cities_of_board_1() -> None:
    state = turn()
    areas = state.view(ME)["players"][ME]["areas"]
    cities = [len(area["spaces"]) for area in areas if area["colour"] == "building"]
    assert sorted(cities) == [1, 3, 3, 5]


def test_t6_and_t7_k07_adds_a_point_for_every_tile_that_scores() -> None:
    state = turn(dice=(1, 2), storage=["sheep_3", "pig_2"], on={"h13": "k07", "h11": "sheep_4"})
    choose(state, "place:0:0:h06")
    assert score(state) == 9
    choose(state, "place:1:1:h05")
    assert score(state) == 12


@pytest.mark.parametrize(("seats", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_t13_the_first_to_fill_all_mines(seats: int, bonus: int) -> None:
    state = turn(seats, dice=(3, 1), storage=["mine"], on={"h25": "mine", "h30": "mine"})
    choose(state, "place:0:0:h34")
    assert score(state) == 6 + 10 + bonus
    assert state.breakdown(ME)["colour_bonus"] == bonus


def test_t15_points_go_on_beyond_100_and_200() -> None:
    state = turn(dice=(3, 1), storage=["watchtower"])
    state.points[0] = 198
    choose(state, "place:0:0:h12")
    assert score(state) == 213
    assert state.view(None)["players"][ME]["score"] == 213


def test_t23_a_city_of_one_in_phase_a() -> None:
    state = turn(dice=(3, 1), storage=["watchtower"])
    choose(state, "place:0:0:h12")
    assert score(state) == 15
    parts = state.breakdown(ME)
    assert (parts["watchtower"], parts["area_size"], parts["area_phase"]) == (4, 1, 10)


@pytest.mark.parametrize(("phase", "finishers", "points"), [("C", 0, 18), ("D", 1, 13), ("D", 2, 10)])
def test_t24_to_t26_finishing_the_mines_first_second_third(phase: str, finishers: int, points: int) -> None:
    state = turn(3, dice=(3, 1), storage=["mine"], phase=phase, on={"h25": "mine", "h30": "mine"})
    for seat in range(finishers):
        state.bonus_owner[2 + seat] = seat + 1
    assert message(state, "place:0:0:h34").args[-1] == points
    choose(state, "place:0:0:h34")
    assert score(state) == points
    assert state.bonus_owner[2:4].count(ME) == (1 if finishers < 2 else 0)


def test_t27_one_bank_per_city() -> None:
    assert open_for(turn(on={"h26": "bank"}), "bank") == ["h12"]


def test_t28_k01_allows_identical_buildings() -> None:
    assert open_for(turn(on={"h26": "bank", "h31": "k01"}), "bank") == ["h12", "h27", "h32"]
    assert open_for(turn(on={"h26": "bank", "h13": "k01"}), "bank") == ["h12", "h14", "h27", "h32"]


def test_r16_identical_buildings_in_different_cities() -> None:
    assert "h12" in open_for(turn(on={"h26": "church"}), "church")


def test_t45_the_third_castle_completes_area_and_colour() -> None:
    state = turn(dice=(4, 1), storage=["castle"], on={"h07": "castle", "h02": "castle"})
    choose(state, "place:0:0:h03")
    assert score(state) == 6 + 10 + 5
    assert asks(state) == "ask-castle-action"


def test_t46_the_start_castle_counts_for_its_area() -> None:
    state = turn(dice=(4, 1), storage=["castle"], phase="B", board="b7", start="h02")
    choose(state, "place:0:0:h03")
    assert score(state) == 3 + 8
    assert asks(state) == "ask-castle-action"


def test_t47_a_pasture_of_five() -> None:
    on = {"h11": "cow_2", "h10": "pig_2", "h05": "cow_3", "h06": "pig_3"}
    state = turn(dice=(6, 1), storage=["cow_4"], phase="D", on=on)
    choose(state, "place:0:0:h01")
    assert score(state) == 9 + 15 + 4
    assert state.breakdown(ME)["colour_bonus"] == 0


def test_v4_27_other_pastures_do_not_count() -> None:
    state = turn(dice=(2, 1), storage=["cow_2"], on={"h11": "cow_4", "h27": "bank"}, phase="E")
    choose(state, "place:0:0:h28")
    assert state.breakdown(ME)["animals"] == 2


def test_v4_16_a_tile_needs_a_neighbour_and_its_own_colour() -> None:
    state = turn()
    assert open_for(state, "mine") == ["h25"]
    assert open_for(state, "ship") == ["h18", "h20"]
    assert open_for(state, "castle") == []


def test_r24_an_area_scores_once() -> None:
    state = turn(dice=(3, 4), storage=["watchtower", "mine"])
    choose(state, "place:0:0:h12")
    before = score(state)
    choose(state, "place:1:1:h25")
    assert score(state) == before


def test_v4_39_a_player_takes_one_bonus_tile_per_colour() -> None:
    state = turn(dice=(3, 1), storage=["mine"], on={"h25": "mine", "h30": "mine"})
    choose(state, "place:0:0:h34")
    put_on(state, {})
    assert state.bonus_owner[2:4] == [ME, -1]


def test_v4_23_a_ship_moves_the_marker_on_top_for_the_next_round() -> None:
    state = turn(4, dice=(2, 1), storage=["ship"])
    state.order = [1, 0, 2, 3]
    choose(state, "place:0:0:h18")
    assert state.order == [0, 1, 2, 3]
    assert state.steps[ME] == 1


def test_placing_options_disappear_with_the_die() -> None:
    state = turn(dice=(3, 5), storage=["watchtower"], goods={"pink": 1})
    choose(state, "sell:0:3")
    assert starting(state, "place") == []
    assert "workers:1" in legal(state)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_placement_brings_the_points_it_promises(seats: int) -> None:
    """Animals, watchtower, area, phase and bonus tile; what comes later by choice is not counted."""
    state = bailiwick.new("burgundy", seats, 11)
    assert isinstance(state, Burgundy)
    rng = Rng(11)
    seen = 0
    while actors := state.actors():
        seat = actors[0]
        options = state.options(seat)
        places = [option for option in options if option.message.key == "option-place"]
        option = rng.pick(places or options)
        before = sum(state.points)
        state.choose(seat, option.code)
        if option in places:
            seen += 1
            assert sum(state.points) - before == option.message.args[-1] or state.over
    assert seen > 10 * seats
