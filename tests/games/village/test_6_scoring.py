"""Chapter 6: points and places."""

from __future__ import annotations

import pytest

from .table import (
    acting,
    alive,
    build,
    church,
    council,
    dead,
    fields,
    meeting,
    ready,
    served,
    store,
    travelled,
    waiting,
)


def test_t10_final_score_58() -> None:
    state = acting(7)
    state.house[0] = 9
    church(state, "trade", monks=4)
    meeting(state)
    council(state, "area", marks=(0, 1))
    build(state, "stable_58", "brewery_58", "smithy_58", "office_58")
    travelled(state, "travel_a3", "travel_b3")
    served(state, "cust_09", "cust_14", "cust_16", "cust_21")
    fields(state, 1)
    ready(state)
    parts = state.breakdown(0)
    assert parts == {
        "house": 9,
        "religion": 14,
        "council": 2,
        "bonus": 6,
        "crafts": 4,
        "travel": 7,
        "market": 15,
        "harvest": 1,
        "labourers": 0,
    }
    assert state.scores()[0] == sum(parts.values()) == 58


def test_t24_population_council() -> None:
    state = acting(7)
    council(state, "population", marks=(0, 3, 4))
    dead(state, "merchant")
    assert ready(state).breakdown(0)["bonus"] == 8


def test_t25_area_council_and_convent() -> None:
    state = acting(7)
    council(state, "area", marks=(2, 3))
    church(state, "convent", monks=5)
    served(state, "cust_01", "cust_02")
    waiting(state, "cust_03")
    ready(state)
    parts = state.breakdown(0)
    assert (parts["religion"], parts["market"], parts["bonus"], state.scores()[0]) == (24, 5, 8, 37)


@pytest.mark.parametrize(
    ("area", "cards"),
    [(0, 2), (1, 3), (2, 1), (3, 4), (4, 2)],
    ids=["travel", "craft", "customers", "religion", "fields"],
)
def test_r32_what_the_area_council_counts(area: int, cards: int) -> None:
    state = acting(7)
    council(state, "area", marks=(area,))
    meeting(state)
    travelled(state, "travel_a1", "travel_b1")
    build(state, "stable_58", "brewery_58", "smithy_58")
    served(state, "cust_01")
    waiting(state, "cust_02", "cust_03")
    church(state, "trade", monks=3)
    fields(state, 2)
    assert ready(state).breakdown(0)["bonus"] == cards


@pytest.mark.parametrize(("monks", "points"), list(enumerate([0, 2, 4, 7, 11, 16, 22])))
def test_2_3_the_window_table(monks: int, points: int) -> None:
    state = acting(7)
    church(state, "trade", monks=monks)
    assert ready(state).breakdown(0)["religion"] == 3 + points


def test_r16_windows_count_without_an_abbot() -> None:
    state = acting(7)
    church(state, "convent")
    dead(state, "abbot")
    assert ready(state).breakdown(0)["religion"] == 2 + 2


def test_v6_3_worth_nothing() -> None:
    state = acting(7)
    state.tree[0], state.coins[0], state.students[0], state.hand_stories = 9, 9, 3, 5
    waiting(state, "cust_30")
    store(state, horse=3)
    assert ready(state).scores()[0] == 1  # the stable itself


def test_v6_2_day_labourers_cost_five() -> None:
    state = acting(7)
    alive(state, "abbot")
    state.labourers[0] = 2
    assert ready(state).scores()[0] == -10


def test_t35_tie_break() -> None:
    state = acting(7)
    state.tree, state.coins = [3, 2], [2, 4]
    store(state, horse=1)
    fields(state, 1, plows=1)
    meeting(state, markers=1, seat=1)
    council(state, "population", marks=(0, 1), seat=1)
    dead(state, "abbot", "councilman", seat=1)
    state.house = [48, 48]
    ready(state)
    assert state.scores() == [50, 50]
    assert state.ranking() == [1, 2]


def test_v6_4_equal_players_share_the_better_place() -> None:
    state = acting(7, 4)
    state.house, state.coins = [5, 9, 5, 1], [1, 0, 1, 0]
    assert ready(state).ranking() == [2, 1, 2, 4]


def test_v6_4_guild_markers_break_ties_other_markers_do_not() -> None:
    state = acting(7)
    council(state, "guild", guild=1)
    state.house = [0, 3]
    assert ready(state).ranking() == [1, 2]
