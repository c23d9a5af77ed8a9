"""Rounds, the hand, dice and how they are changed (V4.1 to V4.6)."""

from __future__ import annotations

import pytest

from bailiwick.games.village.actions import ACTIONS
from bailiwick.games.village.rules.phases import NEXT_TURN
from bailiwick.games.village.state import Village

from .table import acting, do, meeting, new_table, offered, picking, ready


def next_turn(state: Village, value: int) -> Village:
    """The next seat takes two dice of *value*, made to fit."""
    first, second = [die for die in range(len(state.dice)) if not state.dice_taken >> die & 1][:2]
    low = max(1, value - 6)
    state.dice[first], state.dice[second] = low, value - low
    state.settle()
    return do(state, f"die:{'b' if state.is_black(first) else 'w'}{low}", pick(state, value - low))


def pick(state: Village, face: int) -> str:
    """A die of *face*, white if there is one."""
    return next(name for name in offered(state, "die:") if name.endswith(str(face)))


def test_t01_preparation() -> None:
    state = new_table(3)
    before = state.hand_stories
    state.stacks[0], state.turn, state.phase = [], 2, NEXT_TURN
    state.settle()
    assert state.hand_stories == before + 1
    assert len(state.dice) == 8
    assert [state.is_black(die) for die in range(8)] == [False] * 6 + [True] * 2
    assert state.actors() == [0]


def test_t02_making_a_value_with_a_black_die() -> None:
    state = picking(new_table(), "w1", "w4", "b2")
    state.coins[0] = 2
    do(state, "die:w1", "die:b2")
    assert (state.value(), state.clock[0], state.coins[0]) == (3, 2, 2)


def test_t02_making_a_value_with_coins() -> None:
    state = picking(new_table(), "w1", "w4", "b2")
    state.coins[0] = 2
    do(state, "die:w1", "die:w4", "adj:1:coin:2")
    assert (state.value(), state.clock[0], state.coins[0]) == (3, 0, 0)


def test_t11_bridge_by_dice() -> None:
    state = picking(new_table(), "b2", "b3")
    state.board[0], state.clock[0] = 0, 7
    do(state, "die:b2", "die:b3")
    assert (state.clock[0], state.reaper[0], state.value()) == (1, 1, 5)
    do(state, "white:play", "end")
    assert offered(state) == [
        f"dead:{p}" for p in ("abbot", "councilman", "traveller", "craftsman", "merchant")
    ]
    do(state, "dead:abbot")
    assert state.tree[0] == 3


def test_v4_4_equal_dice_are_offered_once_and_both_picks_are_asked() -> None:
    state = picking(new_table(3), *["w4"] * 6, *["b4"] * 2)
    assert offered(state) == ["die:w4", "die:b4"]
    do(state, "die:w4")
    assert offered(state) == ["die:w4", "die:b4"]


def test_v4_5_coins_reach_as_far_as_they_go() -> None:
    state = acting(5)  # a 1 and a 4
    state.coins[0] = 2
    ready(state)
    assert offered(state, "adj:") == ["adj:0:coin:2", "adj:0:coin:3"] + [
        f"adj:1:coin:{v}" for v in (2, 3, 5, 6)
    ]


def test_v4_5_a_marker_turns_a_die_to_any_face_without_a_councilman() -> None:
    state = acting(5)
    meeting(state, markers=1)
    state.villagers[0] = 1
    ready(state)
    assert offered(state, "adj:0:mark") == [f"adj:0:mark:{v}" for v in (2, 3, 4, 5, 6)]
    do(state, "adj:0:mark:6")
    assert (state.value(), state.meeting_markers[0]) == (10, 0)


def test_v4_5_each_die_once_coins_and_marker_on_different_dice() -> None:
    state = acting(5)
    meeting(state, markers=1)
    state.coins[0] = 9
    ready(state)
    do(state, "adj:1:coin:5")
    assert not offered(state, "adj:1")
    do(state, "adj:0:mark:6")
    assert not offered(state, "adj:")
    assert (state.value(), state.coins[0]) == (11, 8)


def test_v4_5_of_two_equal_dice_only_the_first_is_offered() -> None:
    state = acting(2)
    state.coins[0] = 5
    ready(state)
    assert offered(state, "adj:1") == []
    assert len(offered(state, "adj:0")) == 5
    do(state, "adj:0:coin:2")
    assert offered(state, "adj:0") == []
    assert len(offered(state, "adj:1")) == 4


def test_v4_5_equal_faces_of_two_colours_are_two_dice() -> None:
    state = picking(new_table(), "w3", "b3")
    state.coins[0] = 1
    do(state, "die:w3", "die:b3")
    assert offered(state, "adj:") == [f"adj:{die}:coin:{v}" for die in (0, 1) for v in (2, 4)]


def test_v4_5_a_die_that_became_equal_leaves_the_other_one_free() -> None:
    state = acting(5)  # a 1 and a 4
    state.coins[0] = 4
    do(ready(state), "adj:0:coin:4")
    assert offered(state, "adj:") == ["adj:1:coin:3", "adj:1:coin:5"]


def test_v4_4_a_single_face_is_never_a_value() -> None:
    state = acting(5)  # a 1 and a 4
    assert "blue:steward" not in offered(state)
    assert "blue:stable_58" in offered(state)


def test_t36_no_mixing() -> None:
    state = acting(5)
    state.board[0], state.coins[0] = 0, 5
    ready(state)
    assert offered(state, "adj:")
    do(state, "white:play")
    assert offered(state) == ["end"]


def test_t36_after_a_blue_banner_the_turn_is_over() -> None:
    state = acting(5)
    do(state, "blue:stable_58")
    assert state.actors() == [1]


def test_v4_5a_the_question_banner_is_always_there() -> None:
    for value in range(2, 13):
        assert "blue:question" in offered(acting(value))


def test_t12_hand_with_two_players() -> None:
    state = acting(4)
    state.hand_stories = 3
    ready(state)
    assert "blue:hand" not in offered(state)
    do(state, "blue:question")
    next_turn(state, 10)
    do(state, "blue:hand")
    assert (state.tree[1], state.palm_up, state.hand_holder, state.hand_stories) == (3, False, 1, 0)
    next_turn(state, 4)
    assert "blue:hand" not in offered(state)
    do(state, "blue:question", "head:stay")
    next_turn(state, 7)
    do(state, "blue:question")
    assert (state.start, state.hand_stories, state.palm_up, state.actors()) == (1, 1, True, [1])


def test_t12_the_start_player_takes_the_hand_in_the_second_turn() -> None:
    state = acting(4)
    state.hand_stories = 3
    ready(state)
    do(state, "blue:question")
    next_turn(state, 7)
    do(state, "blue:question")
    next_turn(state, 4)
    do(state, "blue:hand")
    assert (state.tree[0], state.hand_holder) == (3, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_t13_hand_with_more_players(seats: int) -> None:
    state = acting(4, seats)
    assert "blue:hand" not in offered(state)
    for seat in range(1, seats):
        do(state, "blue:question")
        next_turn(state, 10)
        assert (state.actors(), "blue:hand" in offered(state)) == ([seat], True)
        if seat < seats - 1:
            taken = do(state.clone(), "blue:hand")
            next_turn(taken, 4)
            assert "blue:hand" not in offered(taken)


def test_t14_the_hand_collects_stories() -> None:
    state = new_table(3)
    while state.round < 3:
        seat = state.actors()[0]
        codes = state.legal(seat)
        question = ACTIONS.index("blue:question")
        state.choose(seat, question if question in codes else codes[0])
    assert (state.hand_stories, state.start) == (3, 0)


def test_t27_a_round_is_always_completed() -> None:
    state = acting(5, 3)
    state.chronicle, state.graves, state.reaper[0] = [2, 2, 2, 2, 1], 4, 1
    ready(state)
    do(state, "blue:question", "dead:merchant")
    assert state.buried() == 14
    for seat in (1, 2):
        assert state.actors() == [seat]
        next_turn(state, 7)
        state.reaper[seat] = 1
        do(state, "blue:question", "dead:abbot")
        assert not state.over or seat == 2
    assert state.over
    assert (state.round, state.buried(), state.graves) == (1, 16, 6)


def test_v4_3_the_last_grave_that_is_needed_ends_the_match() -> None:
    for buried, over in ((8, False), (9, True)):
        state = acting(5)
        state.graves, state.turn = buried, 3
        do(ready(state), "blue:question")
        assert state.over == over


def test_t27_deaths_after_the_last_grave_still_bring_stories() -> None:
    state = acting(5, 3)
    state.graves, state.reaper[0] = 14, 1
    do(ready(state), "blue:question", "dead:merchant")
    assert (state.tree[0], state.chronicle[4], state.over) == (2, 1, False)


def test_r35_the_match_ends_after_its_last_round() -> None:
    state = acting(5)
    state.round, state.turn = state.rounds, 3
    ready(state)
    do(state, "blue:question")
    assert state.over


def test_ask_to_end_the_turn_only_when_the_last_step_can_be_undone() -> None:
    state = acting(5)
    state.confirms = True
    do(state, "blue:stable_58")
    assert offered(state) == ["end"]
    do(state, "end")
    assert state.actors() == [1]
    state = acting(5)
    state.confirms, state.board[0] = True, 0
    ready(state)
    do(state, "white:play", "end")
    assert state.actors() == [1]
