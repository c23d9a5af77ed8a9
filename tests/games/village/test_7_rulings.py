"""Rulings that no worked example shows (7), and what can be taken back (11.1)."""

from __future__ import annotations

from bailiwick import Match
from bailiwick.games.village.actions import ACTIONS
from bailiwick.games.village.state import Village

from .table import (
    acting,
    alive,
    church,
    council,
    dead,
    do,
    fields,
    meeting,
    offered,
    ready,
    store,
    travelled,
    waiting,
)


def test_r03_time_of_dice_and_banner_add_up_to_the_bridge() -> None:
    state = acting(7)
    state.clock[0] = 9
    do(ready(state), "blue:question")
    assert offered(state, "dead:")
    assert state.clock[0] == 0


def test_r07_and_r40_the_round_keeps_its_start_player_when_the_hand_moves() -> None:
    state = acting(4, 3)
    state.turn, state.start = 1, 2  # seat 0 is second
    do(ready(state), "blue:hand")
    assert (state.start, state.hand_holder, state.active) == (2, 0, 1)


def test_r10_a_journey_is_paid_before_the_card_is_seen() -> None:
    state = acting(7)
    council(state, "guild", guild=2)
    store(state, wagon=1)
    before = ready(state).reveals
    do(state, "blue:travel_a")
    assert (state.reveals, state.revealed, state.clock[0]) == (before, -1, 1)
    do(state, "pay:stock")
    assert state.reveals == before + 1


def test_r14_a_school_monk_works_whatever_the_value_and_uses_no_banner() -> None:
    state = acting(7)
    church(state, "trade")
    state.coins[0] = 2
    for monk in state.monk_piles[2][:]:
        if state.data.action_ids[state.data.monk_action[monk]] == "school_1":
            state.monk_piles[2].remove(monk)
            state.monk_piles[2].insert(0, monk)
    do(ready(state), "blue:monk_rosary", "do")
    assert (state.used, offered(state)) == (0, ["school:new", "school:skip"])


def test_r28_a_marker_gained_this_turn_waits_for_the_next() -> None:
    state = acting(2)
    meeting(state)
    do(ready(state), "white:meeting", "tile:keep")
    assert (state.meeting_markers[0], offered(state)) == (1, ["end"])


def test_r27_plows_still_move_after_the_meeting_place() -> None:
    state = acting(2)
    meeting(state)
    fields(state, 1)
    store(state, plow=1)
    do(ready(state), "white:meeting", "tile:keep")
    assert offered(state) == ["plow:smithy:field_1", "end"]


def test_r29_markers_work_without_a_councilman() -> None:
    state = acting(7)
    council(state, "guild", guild=2)
    meeting(state, markers=1)
    dead(state, "councilman")
    assert offered(ready(state), "adj:0:mark")
    assert "blue:travel_a" in offered(state)


def test_r22_guild_markers_are_no_coins() -> None:
    state = acting(7)
    travelled(state, "travel_a3")
    council(state, "guild", guild=3)
    assert not offered(ready(state), "blue:travel")


def test_r36_stories_and_coins_do_not_run_out() -> None:
    state = acting(7)
    state.headman[0], state.tree[0], state.coins[0] = 1, 500, 500
    do(ready(state), "blue:question", "head:house")
    assert state.house[0] == 500


def test_r38_students_take_empty_professions_only() -> None:
    state = acting(3)
    alive(state, "abbot", "merchant")
    state.students[0] = 1
    do(ready(state), "white:school", "school:place_left")
    assert offered(state) == ["prof:councilman", "prof:traveller", "prof:craftsman"]


def test_v4_9_a_new_merchant_serves_in_the_same_turn() -> None:
    state = acting(3)
    dead(state, "merchant")
    store(state, wagon=1)
    waiting(state, "cust_09")
    state.students[0] = 2
    assert "white:cust_09" not in offered(ready(state))
    do(state, "white:school", "school:place_right", "white:cust_09", "end")
    assert (state.tree[0], state.clock[0], state.breakdown(0)["market"]) == (2, 1, 3)


# ---- undo -----------------------------------------------------------------------------------------


def choose(match: Match, name: str) -> None:
    match.choose(match.state.actors()[0], ACTIONS.index(name))


def test_dice_can_be_put_back_and_changes_undone() -> None:
    match = Match.new("village", 2, 4, {"start_player": "host"})
    before = match.state.hash()
    state = match.state
    assert isinstance(state, Village)
    choose(match, offered(state)[0])
    choose(match, offered(match.state)[0])
    assert match.undo(0) == 1
    assert match.undo(0) == 1
    assert match.state.hash() == before


def test_customers_turned_up_cannot_be_undone() -> None:
    match = Match.new("village", 2, 4, {"start_player": "host"})
    while "blue:steward" not in offered(match.state):
        seat = match.state.actors()[0]
        names = offered(match.state)
        match.choose(seat, ACTIONS.index(names[len(match.log) * 7 % len(names)]))
    seat = match.state.actors()[0]
    choose(match, "blue:steward")
    assert match.can_undo(seat)
    choose(match, offered(match.state, "take:")[0])
    if match.state.actors() == [seat] and "stop" in offered(match.state):
        assert match.can_undo(seat)
        choose(match, "stop")
    assert not match.can_undo(seat)
