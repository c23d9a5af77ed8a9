"""Death, chronicle, rat and plague (V4.13, V4.14)."""

from __future__ import annotations

import pytest

from bailiwick import Rng
from bailiwick.games.village.state import Village

from .table import acting, alive, church, dead, do, offered, ready


def rat_rolls(state: Village, roll: int) -> Village:
    """Give the state a generator whose next roll of the rat die is *roll*."""
    for seed in range(1000):
        rng = Rng(seed)
        if rng.clone().below(6) + 1 == roll:
            state.rng = rng
            return state
    raise AssertionError


def test_t06_death_and_plague() -> None:
    state = acting(7, 3)
    state.reaper[0], state.tree = 1, [4, 1, 8]
    state.chronicle[4], state.rat = 1, 5
    rat_rolls(ready(state), 5)
    do(state, "blue:question", "dead:merchant")
    assert state.chronicle[4] == 2
    assert state.tree == [3, 1, 4]
    assert state.rat == 14
    assert state.actors() == [1]


def test_t19_last_villager() -> None:
    state = acting(7)
    alive(state, "merchant")
    state.chronicle[4], state.clock[0] = 2, 9
    do(ready(state), "blue:question")
    assert (state.graves, state.labourers[0]) == (1, 1)
    assert offered(state) == [
        f"prof:{p}" for p in ("abbot", "councilman", "traveller", "craftsman", "merchant")
    ]
    before = state.rat
    do(state, "prof:abbot")
    assert (state.villagers[0], state.scores()[0]) == (1, -5)
    assert state.rat != before


def test_t20_abbot_dies_church_useless() -> None:
    state = plague_table()
    do(state, "blue:question", "dead:abbot")
    assert (state.tree, state.rat, state.church_markers[0]) == ([4, 4], 9, 0)
    assert state.actors() == [1]


def test_t20_with_the_abbot_alive() -> None:
    state = plague_table()
    do(state, "blue:question", "dead:merchant")
    assert offered(state) == ["yes", "no"]
    refused = do(state.clone(), "no")
    assert (refused.tree, refused.church_markers[0]) == ([4, 4], 0)
    do(state, "yes")
    assert (state.tree, state.church_markers[0], state.rat) == ([8, 4], 1, 9)


def plague_table() -> Village:
    """Seat 0 has the disinfection church, the reaper, and the rat is one field away."""
    state = acting(7)
    church(state, "disinfection")
    state.tree, state.rat, state.reaper[0] = [6, 7], 1, 1
    return ready(state)


def test_2_9_two_markers_at_most() -> None:
    state = plague_table()
    state.church_markers[0] = 2
    do(ready(state), "blue:question", "dead:merchant")
    assert (state.tree[0], state.actors()) == (4, [1])


def test_v4_14_not_asked_when_nothing_would_be_lost() -> None:
    state = plague_table()
    state.tree, state.chronicle[4] = [0, 0], 1
    do(ready(state), "blue:question", "dead:merchant")
    assert (state.tree[0], state.actors()) == (1, [1])


def test_r39_an_owner_who_is_not_active_is_asked_in_turn() -> None:
    state = acting(7, 3)
    church(state, "disinfection", seat=2)
    state.tree, state.rat, state.reaper[0] = [4, 4, 5], 1, 1
    do(ready(state), "blue:question", "dead:merchant")
    assert state.actors() == [2]
    assert state.tree == [3, 2, 5]
    do(state, "no")
    assert (state.tree, state.actors()) == ([3, 2, 3], [1])


def test_r39_the_active_player_is_first_whoever_began_the_round() -> None:
    state = acting(7, 3)
    state.start = 2
    state.turn = 1
    church(state, "disinfection", seat=0)
    state.tree, state.rat, state.reaper[0] = [6, 4, 4], 1, 1
    do(ready(state), "blue:question", "dead:merchant")
    assert (state.actors(), state.tree) == ([0], [8, 4, 4])
    do(state, "yes")
    assert state.tree == [8, 2, 2]


@pytest.mark.parametrize(("tree", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
def test_r18_rounding(tree: int, left: int) -> None:
    state = acting(7)
    state.tree, state.rat, state.reaper[0] = [0, tree], 1, 1
    do(ready(state), "blue:question", "dead:abbot")
    assert state.tree[1] == left


def test_t32_rat_overshoot() -> None:
    state = acting(7)
    state.rat, state.reaper[0] = 2, 1
    rat_rolls(ready(state), 6)
    do(state, "blue:question", "dead:abbot")
    assert (state.rat, state.plague_left) == (9, 0)


def test_v4_13_no_plague_while_the_rat_is_on_its_way() -> None:
    state = acting(7)
    state.rat, state.reaper[0], state.tree = 9, 1, [4, 4]
    rat_rolls(ready(state), 6)
    do(state, "blue:question", "dead:abbot")
    assert (state.rat, state.tree) == (3, [6, 4])


def test_t38_labourer_as_abbot() -> None:
    for profession, asked in (("abbot", True), ("merchant", False)):
        state = acting(7)
        church(state, "disinfection")
        alive(state, "abbot")
        state.chronicle[0], state.tree[0], state.rat, state.reaper[0] = 1, 5, 1, 1
        do(ready(state), "blue:question")
        assert (state.chronicle[0], state.tree[0], state.labourers[0]) == (2, 6, 1)
        do(state, f"prof:{profession}")
        if asked:
            assert offered(state) == ["yes", "no"]
            do(state, "yes")
            assert (state.tree[0], state.church_markers[0]) == (6, 1)
        else:
            assert (state.tree[0], state.actors()) == (3, [1])


@pytest.mark.parametrize("profession", ["abbot", "councilman", "traveller", "craftsman", "merchant"])
def test_r19_first_second_then_an_anonymous_grave(profession: str) -> None:
    for before, stories in ((0, 2), (1, 1), (2, 0)):
        state = acting(7)
        index = ["abbot", "councilman", "traveller", "craftsman", "merchant"].index(profession)
        state.chronicle[index], state.reaper[0] = before, 1
        do(ready(state), "blue:question", f"dead:{profession}")
        assert state.tree[0] == stories
        assert state.graves == (1 if before == 2 else 0)


def test_v4_13_only_the_present_can_die_students_do_not_count() -> None:
    state = acting(7)
    dead(state, "abbot", "traveller")
    state.reaper[0], state.students[0] = 1, 3
    do(ready(state), "blue:question")
    assert offered(state) == ["dead:councilman", "dead:craftsman", "dead:merchant"]


def test_v4_13_somebody_placed_this_turn_can_die() -> None:
    state = acting(3)
    alive(state, "merchant")
    state.students[0], state.clock[0] = 1, 9
    do(ready(state), "white:school", "school:place_left", "prof:abbot", "end")
    assert offered(state) == ["dead:abbot", "dead:merchant"]


def test_v4_13_graves_beyond_thirteen_still_count() -> None:
    state = acting(7)
    state.chronicle, state.graves, state.reaper[0] = [2] * 5, 13, 1
    do(ready(state), "blue:question", "dead:abbot")
    assert (state.graves, state.buried()) == (14, 24)


def test_r02_the_reaper_comes_once() -> None:
    state = acting(7)
    state.spend_time(0, 9)
    assert (state.clock[0], state.reaper[0]) == (9, 0)
    state.spend_time(0, 9)
    assert (state.clock[0], state.reaper[0]) == (8, 1)
    state.spend_time(0, 9)
    assert (state.clock[0], state.reaper[0]) == (7, 1)
    state.settle()
    do(state, "blue:question", "dead:abbot")
    assert state.reaper[0] == 0
