"""C8: windows, points, ties."""

from __future__ import annotations

from typing import Any

from bailiwick.games.colonia.rules.phases import BUYING
from bailiwick.games.colonia.scoring import award_windows, breakdown, ranking, total
from bailiwick.games.colonia.state import Colonia

from .table import BLUE, GREEN, LONDON, RED, YELLOW, empty_handed, go, on_display, own, seen, started


def last_day(**options: Any) -> Colonia:
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"], **options)
    on_display(state)
    empty_handed(state)
    state.money = [0] * 16
    state.week = state.last_week
    return state


def test_x21_strictly_most_money_wins_the_window() -> None:
    state = last_day()
    for seat, pounds in enumerate([2, 3, 10, 4]):
        state.money[4 * seat + LONDON] = pounds
    award_windows(state)
    assert state.windows == (-1, -1, GREEN, -1)
    assert state.money[4 * GREEN + LONDON] == 0
    assert state.money[4 * RED + LONDON] == 4


def test_x21_equal_money_leaves_the_window() -> None:
    state = last_day()
    for seat, pounds in enumerate([2, 10, 10, 4]):
        state.money[4 * seat + LONDON] = pounds
    award_windows(state)
    assert state.windows == (-1, -1, -1, -1)
    assert state.money[4 * GREEN + LONDON] == 10


def test_x22_green_scores_twenty_three() -> None:
    state = last_day()
    own(state, GREEN, "bergen_r01", "bergen_r04", "london_r05", "london_r07", "nowgorod_r08", "bruegge_r11")
    state.enshrined[GREEN] = 1 << 22
    state.loose[GREEN] &= ~(1 << 22)
    state.shrines[GREEN] = 0b0110
    state.money[4 * GREEN] = 1
    go(state, BUYING, 7)
    assert state.over
    assert total(state, GREEN) == 23
    assert breakdown(state, GREEN) == {"relics": 11, "shrines": 10, "windows": 2}
    assert seen(state, None)["windows"] == {
        "bergen": GREEN,
        "bruegge": None,
        "london": None,
        "nowgorod": None,
    }
    assert seen(state, None)["families"][GREEN]["windows"] == ["bergen"]


def test_y18_money_left_after_the_windows_breaks_the_tie() -> None:
    state = last_day()
    own(state, YELLOW, "bergen_r11", "bruegge_r11", "bergen_r04")
    own(state, BLUE, "london_r11", "nowgorod_r11", "london_r04")
    state.money[0] = 6
    state.money[4:8] = [3, 2, 0, 0]
    go(state, BUYING, 7)
    assert [total(state, seat) for seat in (YELLOW, BLUE)] == [14, 14]
    assert ranking(state)[:2] == [2, 1]


def test_c8_5_goods_then_raw_materials_break_ties() -> None:
    state = last_day()
    state.goods[5 * RED] = 1
    state.raw[5 * GREEN] = 2
    go(state, BUYING, 7)
    assert ranking(state) == [3, 3, 2, 1]


def test_c8_5_equal_in_everything_is_a_shared_victory() -> None:
    state = last_day()
    go(state, BUYING, 7)
    assert ranking(state) == [1, 1, 1, 1]


def test_c8_1_points_behind_screens_are_shown_at_the_end() -> None:
    state = last_day()
    own(state, GREEN, "bergen_r01")
    assert seen(state, RED)["families"][GREEN]["points"] is None
    go(state, BUYING, 7)
    assert seen(state, RED)["families"][GREEN]["points"] == 1
    assert seen(state, None)["families"][GREEN]["relics"] == ["bergen_r01"]


def test_city_majority_bonus_goes_to_all_who_tie() -> None:
    state = last_day(city_majority_bonus="on")
    own(state, GREEN, "bergen_r01")
    own(state, RED, "bergen_r02", "london_r01")
    go(state, BUYING, 7)
    assert breakdown(state, GREEN)["cities"] == 3
    assert breakdown(state, RED)["cities"] == 6
    state.loose[RED], state.enshrined[RED] = 0, state.loose[RED]
    assert breakdown(state, RED)["cities"] == 6
    assert total(state, YELLOW) == 0


def test_five_weeks_end_after_the_fifth() -> None:
    state = started("w01", five_weeks="on")
    assert state.last_week == 5
    assert seen(state, 0)["weeks"] == 5


def test_choose_start_good_asks_everybody() -> None:
    from .table import GAME

    state = GAME.new(3, 1, {"choose_start_good": "on"})
    for seat in range(3):
        assert state.actors() == [seat]
        assert next(state.spell(seat, code) for code in state.legal(seat)) == "good:saddle"
        state.choose(seat, state.legal(seat)[seat])
    assert seen(state, 0)["phase"] == "tue_choose"
