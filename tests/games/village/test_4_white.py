"""White banners, payment with jokers, plows, tile (V4.11, V4.12)."""

from __future__ import annotations

import pytest

from bailiwick.games.village.actions import CUSTOMER_NAMES, GOOD_NAMES
from bailiwick.games.village.state import Village

from .table import (
    DATA,
    acting,
    build,
    council,
    dead,
    do,
    fields,
    goods_of,
    meeting,
    offered,
    ready,
    store,
    waiting,
)


def test_t05_chain_of_white_banners() -> None:
    state = acting(3)
    dead(state, "councilman")
    council(state, "finance")
    store(state, scroll=2)
    waiting(state, "cust_14", "cust_09")
    state.students[0], state.clock[0] = 1, 5
    ready(state)
    assert offered(state, "white:") == ["white:school", "white:cust_14"]
    do(state, "white:school", "school:place_left")
    assert (state.clock[0], state.has(0, 1)) == (6, True)
    do(state, "white:council")
    assert (state.clock[0], state.coins[0]) == (7, 2)
    do(state, "white:cust_14")
    assert (goods_of(state), state.clock[0], state.scores()[0]) == ({}, 7, 3 + 4 + 1)
    assert offered(state) == ["end"]
    do(state, "end")
    assert state.actors() == [1]


def test_t09_tile_at_the_finance_council() -> None:
    for value in range(2, 13):
        state = acting(value)
        council(state, "finance")
        meeting(state, tile="council")
        ready(state)
        assert ("white:council" in offered(state)) == (value in (2, 3, 12))
        assert ("white:school" in offered(state)) == (value in (3, 11))
        if value in (2, 12):
            do(state, "white:council")
            assert (state.clock[0], state.coins[0]) == (1, 2)


def test_t17_plow_shuffle() -> None:
    state = acting(5)
    build(state, "smithy_58")
    store(state, plow=3)
    fields(state, 1)
    do(ready(state), "plow:smithy:field_1")
    assert (goods_of(state), state.plows[0]) == ({"plow": 2}, 1)
    do(state, "white:smithy")
    assert (goods_of(state), state.clock[0]) == ({"plow": 3}, 1)


def test_r22_a_guild_marker_becomes_a_plow_for_good() -> None:
    state = acting(4)
    council(state, "guild", guild=1)
    fields(state, 2)
    do(ready(state), "plow:guild:field_2")
    assert (state.guild[0], state.plows[0]) == (0, 2)
    do(state, "white:field_2", "white:field_1")
    assert state.coins[0] == 3


def test_r23_plows_move_also_between_white_banners_and_never_back() -> None:
    state = acting(4)
    store(state, plow=1)
    fields(state, 1)
    do(ready(state), "white:field_1")
    assert offered(state) == ["plow:smithy:field_1", "end"]
    do(state, "plow:smithy:field_1")
    assert offered(state) == ["end"]


def test_t18_wild_goods() -> None:
    state = acting(7)
    council(state, "guild", guild=1)
    store(state, horse=1)
    waiting(state, "cust_16")
    do(ready(state), "white:cust_16")
    assert (goods_of(state), state.guild[0]) == ({}, 0)
    assert state.served[0] == 1 << CUSTOMER_NAMES.index("cust_16")
    assert offered(state) == ["end"]


def test_t18_with_a_spare_marker_there_is_a_choice() -> None:
    state = acting(7)
    council(state, "guild", guild=2)
    store(state, horse=1)
    waiting(state, "cust_16")
    do(ready(state), "white:cust_16")
    assert offered(state) == ["pay:stock", "pay:guild"]
    do(state, "pay:guild")
    assert (goods_of(state), state.guild[0]) == ({"horse": 1}, 0)


def test_4_0_plows_on_fields_pay() -> None:
    state = acting(2)
    fields(state, 3, plows=2)
    store(state, plow=1)
    waiting(state, "cust_05")
    do(ready(state), "white:cust_05")
    assert offered(state) == ["pay:stock", "pay:field_1", "pay:field_2"]
    do(state, "pay:field_2")
    assert (state.plows[0], goods_of(state)) == (1, {"plow": 1})


def test_4_0_a_plow_on_a_field_is_enough() -> None:
    state = acting(2)
    fields(state, 1, plows=1)
    waiting(state, "cust_05")
    do(ready(state), "white:cust_05")
    assert (state.plows[0], state.breakdown(0)["market"]) == (0, 3)


def test_4_0_goods_pay_without_craftsman_and_councilman() -> None:
    state = acting(7)
    council(state, "guild", guild=1)
    store(state, horse=1)
    waiting(state, "cust_16")
    dead(state, "craftsman", "councilman")
    assert "white:cust_16" in offered(ready(state))


@pytest.mark.parametrize("name", CUSTOMER_NAMES)
def test_2_7_every_customer_is_served_for_his_goods_at_his_values(name: str) -> None:
    customer = CUSTOMER_NAMES.index(name)
    needs = {GOOD_NAMES[g]: n for g, n in enumerate(DATA.customer_needs[customer]) if n}
    for value in range(2, 13):
        state = acting(value)
        store(state, **needs)
        waiting(state, name)
        legal = f"white:{name}" in offered(ready(state))
        assert legal == DATA.customer_banner[customer][value]
        if legal:
            before = state.scores()[0]
            do(state, f"white:{name}")
            assert state.scores()[0] - before == DATA.customer_pp[customer]
            assert (goods_of(state), state.clock[0], state.waiting[0]) == ({}, 0, 0)


@pytest.mark.parametrize("name", CUSTOMER_NAMES)
def test_2_7_one_good_short_is_not_enough_unless_the_guild_helps(name: str) -> None:
    customer = CUSTOMER_NAMES.index(name)
    value = DATA.customer_banner[customer].index(True)
    needs = {GOOD_NAMES[g]: n for g, n in enumerate(DATA.customer_needs[customer]) if n}
    first = next(iter(needs))
    needs[first] -= 1
    state = acting(value)
    store(state, **needs)
    waiting(state, name)
    assert f"white:{name}" not in offered(ready(state))
    council(state, "guild", guild=1)
    do(ready(state), f"white:{name}")
    assert (goods_of(state), state.guild[0]) == ({}, 0)


def test_t37_dead_merchant() -> None:
    state = acting(4)
    dead(state, "merchant")
    store(state, beer=1)
    waiting(state, "cust_03")
    assert not offered(ready(state), "white:cust")
    assert "blue:steward" in offered(state)


def test_t30_full_building() -> None:
    state = acting(6)
    store(state, beer=3)
    do(ready(state), "white:brewery")
    assert (goods_of(state), state.clock[0]) == ({"beer": 3}, 1)


@pytest.mark.parametrize("kind", ["stable", "brewery", "smithy", "office", "wainwright"])
def test_2_5_production_needs_the_craftsman(kind: str) -> None:
    state = acting(8)
    build(state, f"{kind}_58")
    assert f"white:{kind}" in offered(ready(state))
    produced = do(state.clone(), f"white:{kind}")
    assert (sum(produced.goods), produced.clock[0]) == (1, 1)
    assert f"white:{kind}" not in offered(produced)
    dead(state, "craftsman")
    assert f"white:{kind}" not in offered(ready(state))


def test_2_6_fields_are_separate_banners_and_cost_no_time() -> None:
    state = acting(10)
    fields(state, 2, plows=1)
    do(ready(state), "white:field_1", "white:field_2")
    assert (state.coins[0], state.clock[0], state.plows[0]) == (3, 0, 1)
    assert offered(state) == ["end"]


def test_2_11_guild_council_is_full_at_three() -> None:
    state = acting(11)
    council(state, "guild", guild=3)
    do(ready(state), "white:council")
    assert (state.guild[0], state.clock[0]) == (3, 1)


def test_2_11_area_and_population_marks_are_chosen_among_the_free_spaces() -> None:
    state = acting(3)
    council(state, "area", marks=(0, 1))
    do(ready(state), "white:council")
    assert offered(state) == ["mark:customers", "mark:religion", "mark:fields"]
    do(state, "mark:fields")
    assert state.council_marks[0] == 0b10011
    state = acting(11)
    council(state, "population", marks=(0, 1, 2, 3, 4))
    do(ready(state), "white:council")
    assert (state.clock[0], offered(state)) == (1, ["white:school", "end"])


def test_v4_11_councils_need_the_councilman() -> None:
    state = acting(2)
    council(state, "finance")
    meeting(state, tile="council")
    assert offered(ready(state), "white:") == ["white:council", "white:meeting"]
    dead(state, "councilman")
    assert not offered(ready(state), "white:")


def test_t22_meeting_place_last() -> None:
    state = acting(2)
    meeting(state, markers=1, tile="cust_10")
    waiting_with_wagon(state)
    assert offered(state, "white:") == ["white:meeting", "white:cust_10"]
    do(state, "white:cust_10")
    assert state.tile[0] == 3
    do(state, "white:meeting", "tile:school")
    assert (state.tree[0], state.meeting_markers[0], state.tile[0]) == (1, 2, 0)
    assert offered(state) == ["end"]


def test_t23_meeting_first() -> None:
    state = acting(2)
    meeting(state, markers=1, tile="cust_10")
    waiting_with_wagon(state)
    do(state, "white:meeting", "tile:keep")
    assert offered(state) == ["end"]


def waiting_with_wagon(state: Village) -> None:
    """The carter waits beside the tile, and his wagon is there."""
    state.waiting[0] = 0
    store(state, wagon=1)
    waiting(state, "cust_10")
    ready(state)


def test_v4_11_a_full_meeting_place_gets_no_marker() -> None:
    state = acting(12)
    meeting(state, markers=2)
    do(ready(state), "white:meeting", "tile:keep")
    assert (state.meeting_markers[0], state.tree[0]) == (2, 1)


def test_t41_tile_on_a_2_12_customer() -> None:
    for value in range(2, 13):
        state = acting(value)
        meeting(state, tile="cust_05")
        waiting(state, "cust_05")
        store(state, plow=1)
        assert offered(ready(state)).count("white:cust_05") == (1 if value in (2, 12) else 0)
        if value in (2, 12):
            do(state, "white:cust_05")
            assert state.tile[0] == 3


def test_r26_where_the_tile_may_go() -> None:
    state = acting(2)
    council(state, "finance")
    build(state, "stable_58")
    fields(state, 1)
    waiting(state, "cust_11", "cust_05")
    meeting(state)
    do(ready(state), "white:meeting")
    places = ["school", "play", "council", "stable", "field_1", "cust_05", "cust_11", "keep"]
    assert offered(state) == [f"tile:{place}" for place in places]
    do(state, "tile:field_1", "end")
    assert state.tile[0] == 9


def test_v4_11_staying_beside_a_banner_is_one_option() -> None:
    state = acting(2)
    meeting(state, tile="school")
    do(ready(state), "white:meeting")
    assert offered(state) == ["tile:play", "tile:keep"]
    do(state, "tile:keep")
    assert state.tile[0] == 0


@pytest.mark.parametrize("place", ["school", "play", "stable", "field_1", "cust_04"])
def test_t09_the_tile_works_beside_any_banner(place: str) -> None:
    state = acting(12)
    build(state, "stable_58")
    fields(state, 1)
    store(state, beer=1)
    waiting(state, "cust_04")
    meeting(state, tile=place)
    assert sorted(offered(ready(state), "white:")) == sorted([f"white:{place}", "white:meeting"])
    do(state, f"white:{place}")
    if place == "school":
        do(state, "school:skip")
    assert offered(state, "white:") == ["white:meeting"]


def test_t28_school() -> None:
    state = acting(3)
    state.students[0] = 3
    do(ready(state), "white:school")
    assert (state.students[0], state.clock[0], offered(state)) == (3, 0, ["end"])


def test_t28_placing_from_left_and_right() -> None:
    state = acting(3)
    state.students[0] = 3
    dead(state, "abbot", "merchant")
    do(ready(state), "white:school")
    assert offered(state) == ["school:place_left", "school:place_right", "school:skip"]
    left = do(state.clone(), "school:place_left", "prof:merchant")
    assert (left.students[0], left.clock[0], left.tree[0], left.has(0, 4)) == (2, 1, 0, True)
    do(state, "school:place_right")
    assert offered(state) == ["prof:abbot", "prof:merchant"]
    do(state, "prof:abbot")
    assert (state.students[0], state.clock[0], state.tree[0]) == (1, 1, 2)


@pytest.mark.parametrize(
    ("students", "names"),
    [
        (0, ["new"]),
        (1, ["right", "place_left"]),
        (2, ["new", "place_right"]),
        (3, ["place_left", "place_right"]),
    ],
)
def test_v4_9_the_school_table(students: int, names: list[str]) -> None:
    state = acting(11)
    state.students[0] = students
    dead(state, "abbot")
    do(ready(state), "white:school")
    assert offered(state) == [f"school:{name}" for name in [*names, "skip"]]
    state = acting(11)
    state.students[0] = students
    do(ready(state), "white:school")
    alive_names = [name for name in names if "place" not in name]
    if alive_names:
        assert offered(state) == [f"school:{name}" for name in [*alive_names, "skip"]]


def test_r25_nothing_twice() -> None:
    state = acting(3)
    do(state, "white:school", "school:new")
    assert "white:school" not in offered(state)


def test_t29_headman() -> None:
    state = acting(7)
    state.tree[0] = 4
    ready(state)
    for answer in ((), ("head:stories",), (), ("head:house",)):
        if state.actors() != [0] or "blue:question" not in offered(state):
            state = following(state)
        do(state, "blue:question", *answer)
    assert (state.clock[0], state.coins[0], state.tree[0], state.house[0]) == (4, 2, 0, 7)


def following(state: Village) -> Village:
    """The next turn of seat 0, dice already taken."""
    fresh = acting(7)
    for field in ("clock", "coins", "tree", "house", "headman"):
        setattr(fresh, field, getattr(state, field))
    return ready(fresh)


def test_t39_headman_stays() -> None:
    state = acting(7)
    state.headman[0], state.tree[0], state.clock[0] = 1, 5, 2
    do(ready(state), "blue:question")
    assert (state.clock[0], offered(state)) == (3, ["head:house", "head:stories", "head:stay"])
    do(state, "head:stay")
    assert (state.headman[0], state.tree[0], state.coins[0], state.actors()) == (1, 5, 0, [1])


@pytest.mark.parametrize("place", [0, 2])
def test_t39_from_the_ends_he_steps_to_the_coin(place: int) -> None:
    state = acting(7)
    state.headman[0] = place
    do(ready(state), "blue:question")
    assert (state.headman[0], state.coins[0], state.actors()) == (1, 1, [1])
