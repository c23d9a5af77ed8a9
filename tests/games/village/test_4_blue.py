"""Blue banners: conditions, costs, effects (2.13, V4.10)."""

from __future__ import annotations

import pytest

from bailiwick.games.village.actions import BLUE_NAMES
from bailiwick.games.village.state import Village

from .table import (
    DATA,
    acting,
    alive,
    build,
    church,
    council,
    dead,
    do,
    fields,
    goods_of,
    meeting,
    offered,
    ready,
    store,
    top_monk,
    travelled,
)


def test_t03_finance_council() -> None:
    state = do(acting(3), "blue:council_finance")
    assert (state.clock[0], state.coins[0], state.council[0]) == (4, 2, 0)


def test_t03_needs_councilman_no_chamber_and_the_value() -> None:
    state = acting(3)
    dead(state, "councilman")
    assert "blue:council_finance" not in offered(ready(state))
    state = acting(3)
    council(state, "guild")
    assert not offered(ready(state), "blue:council")
    assert "blue:council_finance" not in offered(acting(11))


@pytest.mark.parametrize("value", range(2, 13))
def test_2_13_banners_show_their_values(value: int) -> None:
    """A village with money and everybody alive sees exactly the cards that show the value."""
    state = acting(value, 3)
    state.coins[0] = 9
    church(state, "trade", seat=1)
    ready(state)
    expected = ["question"]
    expected += ["steward", "field"] if value in (4, 10) else []
    expected += ["meeting"] if value in (2, 12) else []
    expected += [card for card in DATA.craft_ids if str(value) in "/".join(card[-2:]).split("/")]
    expected += [f"church_{name}" for name in ("disinfection", "convent", "travel")] if value == 7 else []
    expected += {3: ["council_finance", "council_area"], 11: ["council_guild", "council_population"]}.get(
        value, []
    )
    expected += ["travel_a"] if value == 7 else []
    assert [name[5:] for name in offered(state, "blue:")] == expected
    assert set(expected) <= set(BLUE_NAMES)


@pytest.mark.parametrize("craft", DATA.craft_ids)
def test_2_5_every_craft_building_comes_with_a_good(craft: str) -> None:
    value = int(craft[-2])
    state = acting(value)
    kind = craft.split("_")[0]
    do(state, f"blue:{craft}")
    assert state.clock[0] == 2
    assert list(goods_of(state).values()) == [1]
    assert state.scores()[0] == 1
    again = acting(value)
    build(again, f"{kind}_{'69' if craft.endswith('58') else '58'}")
    assert not offered(ready(again), f"blue:{kind}")
    again = acting(value)
    dead(again, "craftsman")
    assert not offered(ready(again), f"blue:{kind}")


def test_2_5_a_card_that_is_gone_cannot_be_had() -> None:
    state = acting(5)
    build(state, "stable_58", seat=1)
    assert offered(ready(state), "blue:stable") == ["blue:stable_59"]


def test_2_6_fields_need_nobody_and_have_no_limit_but_the_supply() -> None:
    state = acting(4)
    alive(state, "abbot")
    fields(state, 7)
    do(ready(state), "blue:field")
    assert (state.fields[0], state.coins[0], state.clock[0], state.scores()[0]) == (8, 1, 2, 8)
    state = acting(10)
    fields(state, 8, seat=1)
    assert "blue:field" not in offered(ready(state))


@pytest.mark.parametrize("name", ["disinfection", "convent", "trade", "travel"])
def test_2_9_churches(name: str) -> None:
    state = do(acting(7), f"blue:church_{name}")
    assert state.clock[0] == 3
    assert state.scores()[0] == {"convent": 2 + 2}.get(name, 3)
    state = acting(7)
    dead(state, "abbot")
    assert not offered(ready(state), "blue:church")
    state = acting(7)
    church(state, name, seat=1)
    assert f"blue:church_{name}" not in offered(ready(state))
    assert len(offered(state, "blue:church")) == 3


def test_2_9_one_church_to_a_village() -> None:
    state = acting(7)
    church(state, "trade")
    assert not offered(ready(state), "blue:church")


def test_2_11_guild_council_comes_with_a_marker() -> None:
    state = do(acting(11), "blue:council_guild")
    assert (state.guild[0], state.clock[0], state.scores()[0]) == (1, 4, 3)


def test_2_11_area_council_marks_any_space() -> None:
    state = do(acting(3), "blue:council_area")
    assert offered(state) == [
        f"mark:{area}" for area in ("travel", "craft", "customers", "religion", "fields")
    ]
    do(state, "mark:religion")
    assert (state.council_marks[0], state.clock[0], state.actors()) == (8, 4, [1])


def test_2_11_population_council_marks_also_the_dead() -> None:
    state = acting(11)
    dead(state, "abbot")
    do(ready(state), "blue:council_population", "mark:abbot")
    assert state.council_marks[0] == 1
    assert state.scores()[0] == 0


def test_2_12_meeting_place() -> None:
    state = do(acting(12), "blue:meeting")
    assert offered(state) == ["tile:school", "tile:play", "tile:keep"]
    do(state, "tile:school")
    assert (state.tree[0], state.meeting_markers[0], state.clock[0], state.tile[0]) == (1, 1, 2, 0)
    assert state.scores()[0] == 2
    state = acting(2)
    council(state, "finance")
    assert "blue:meeting" in offered(ready(state))
    dead(state, "councilman")
    assert "blue:meeting" not in offered(ready(state))
    state = acting(2)
    meeting(state)
    assert "blue:meeting" not in offered(ready(state))


def test_2_12_no_meeting_place_left() -> None:
    state = acting(2)
    state.meetings_left = 0
    state.settle()
    assert "blue:meeting" not in offered(state)


# ---- monks ----------------------------------------------------------------------------------------


def test_t08_monk_price() -> None:
    state = acting(7)
    church(state, "trade")
    store(state, horse=2)
    state.coins[0] = 1
    assert top_monk(state, "stories_2") in ("blue:monk_rosary", "blue:monk_chalice")
    do(ready(state), "blue:monk_rosary")
    assert offered(state) == ["pay:stock", "pay:coin"]
    one_of_each = state.clone()
    do(one_of_each, "pay:coin", "skip")
    assert (goods_of(one_of_each), one_of_each.coins[0]) == ({"horse": 1}, 0)
    do(state, "pay:stock")
    assert offered(state) == ["pay:stock", "pay:coin"]
    do(state, "pay:stock", "skip")
    assert (goods_of(state), state.coins[0]) == ({}, 1)


def test_2_10_monk_conditions() -> None:
    state = acting(7)
    state.coins[0] = 2
    assert not offered(ready(state), "blue:monk")
    church(state, "trade")
    assert offered(ready(state), "blue:monk") == ["blue:monk_rosary"]
    dead(state, "abbot")
    assert not offered(ready(state), "blue:monk")


@pytest.mark.parametrize(
    ("pile", "value", "good"), [("quill", 5, "scroll"), ("chalice", 8, "beer"), ("rosary", 7, "horse")]
)
def test_2_10_each_pile_takes_its_good_a_coin_or_a_guild_marker(pile: str, value: int, good: str) -> None:
    state = acting(value)
    church(state, "trade")
    council(state, "guild", guild=1)
    state.coins[0] = 1
    store(state, **{good: 1})
    do(ready(state), f"blue:monk_{pile}")
    assert offered(state) == ["pay:stock", "pay:guild", "pay:coin"]
    do(state, "pay:guild", "pay:coin", "skip")
    assert (state.guild[0], state.coins[0], goods_of(state)) == (0, 0, {good: 1})
    assert state.windows(0) == 1
    assert state.clock[0] == 1


def test_2_10_not_enough_for_a_monk() -> None:
    state = acting(7)
    church(state, "trade")
    store(state, horse=1)
    assert not offered(ready(state), "blue:monk")


def test_t26_window_limit() -> None:
    state = acting(7)
    church(state, "convent", monks=5)
    state.coins[0] = 9
    assert not offered(ready(state), "blue:monk")
    state = acting(7)
    church(state, "trade", monks=5)
    state.coins[0] = 9
    assert offered(ready(state), "blue:monk")


def test_v4_10_an_empty_pile_of_monks() -> None:
    state = acting(5)
    church(state, "trade")
    state.coins[0] = 9
    for monk in state.monk_piles[0]:
        state.monks[1] |= 1 << monk
    state.monk_piles[0] = []
    assert not offered(ready(state), "blue:monk")


@pytest.mark.parametrize(("action", "stories"), [("stories_2", 2), ("stories_3", 3)])
def test_2_10_monks_with_stories(action: str, stories: int) -> None:
    state = monk_table(action)
    do(state, "do")
    assert state.tree[0] == stories
    assert state.windows(0) == 1


def monk_table(action: str) -> Village:
    """A monk with *action* was paid for; his action is asked."""
    state = acting(7)
    church(state, "trade")
    state.coins[0] = 2
    banner = top_monk(state, action)
    value = {"blue:monk_quill": 5, "blue:monk_chalice": 6, "blue:monk_rosary": 7}[banner]
    state.dice[0], state.dice[1] = 1, value - 1
    do(ready(state), banner)
    assert offered(state) == ["do", "skip"]
    return state


def test_2_10_school_twice() -> None:
    state = monk_table("school_2")
    do(state, "do", "school:new", "school:right")
    assert state.students[0] == 2
    assert (state.windows(0), state.actors()) == (1, [1])


def test_2_10_school_once() -> None:
    state = monk_table("school_1")
    do(state, "do", "school:skip")
    assert (state.students[0], state.windows(0)) == (0, 1)


def test_2_10_headman_monk() -> None:
    state = monk_table("headman")
    do(state, "do")
    assert (state.headman[0], state.coins[0], state.clock[0]) == (1, 1, 2)


def test_r41_headman_monk_may_stay() -> None:
    state = monk_table("headman")
    state.headman[0] = 1
    do(state, "do", "head:stay")
    assert (state.headman[0], state.clock[0], state.windows(0)) == (1, 2, 1)


def test_r13_waived_monk_action() -> None:
    state = monk_table("stories_3")
    do(state, "skip")
    assert (state.tree[0], state.windows(0), state.actors()) == (0, 1, [1])


def test_r13_the_abbot_is_checked_only_at_activation_and_the_next_monk_is_seen() -> None:
    state = acting(7)
    church(state, "trade")
    state.coins[0] = 2
    below = state.monk_piles[2][1]
    before = ready(state).reveals
    do(state, "blue:monk_rosary")
    assert state.monk_piles[2][0] == below
    assert state.reveals > before
    assert state.monk_in_hand >= 0
    assert state.windows(0) == 0


# ---- journeys -------------------------------------------------------------------------------------


def test_t07_travel_c() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b3")
    store(state, beer=1)
    state.coins[0] = 2
    top = state.travel_piles[2][0]
    do(ready(state), "blue:travel_c")
    assert (state.clock[0], state.coins[0], goods_of(state)) == (2, 0, {})
    assert state.travel[2] == top


def test_t07_with_a_wagon() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b3")
    store(state, beer=1, wagon=1)
    state.coins[0] = 2
    do(ready(state), "blue:travel_c", "alt:wagon")
    assert (state.coins[0], goods_of(state)) == (2, {})


def test_t07_without_a_beer() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b3")
    state.coins[0] = 2
    assert not offered(ready(state), "blue:travel")
    council(state, "guild", guild=1)
    do(ready(state), "blue:travel_c")
    assert (state.guild[0], state.coins[0]) == (0, 0)


def test_t21_chapel() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b1", "travel_c1", "travel_d4")
    state.coins[0] = 9
    assert not offered(ready(state), "blue:travel")
    state = acting(7)
    travelled(state, "travel_a1", "travel_b1", "travel_c1", "travel_d1")
    assert not offered(ready(state), "blue:travel")
    state.coins[0] = 2
    assert offered(ready(state), "blue:travel") == ["blue:travel_e"]
    state.coins[0] = 0
    store(state, wagon=1)
    assert offered(ready(state), "blue:travel") == ["blue:travel_e"]


def test_r09_a_card_that_is_paid_for_joins_even_the_chapel() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b1", "travel_c1")
    chapel = state.data.travel_ids.index("travel_d4")
    state.travel_piles[3].remove(chapel)
    state.travel_piles[3].insert(0, chapel)
    state.coins[0] = 2
    do(ready(state), "blue:travel_d")
    assert (state.travel[3], state.breakdown(0)["travel"], state.actors()) == (chapel, 2 + 3 + 4 + 8, [1])


def test_r11_an_empty_pile() -> None:
    state = acting(7, 4)
    travelled(state, "travel_a1", "travel_b1", "travel_c1", "travel_d1")
    for seat in (1, 2, 3):
        travelled(state, *[f"travel_{letter}{seat + 1}" for letter in "abcd"], f"travel_e{seat}", seat=seat)
    state.coins[0] = 9
    assert not offered(ready(state), "blue:travel")


def test_2_8_after_e_the_journey_is_complete() -> None:
    state = acting(7)
    travelled(state, *[f"travel_{letter}1" for letter in "abcde"])
    state.coins[0] = 9
    assert not offered(ready(state), "blue:travel")


def test_v4_10_needs_a_traveller() -> None:
    state = acting(7)
    state.coins[0] = 2
    assert "blue:travel_a" in offered(ready(state))
    dead(state, "traveller")
    assert "blue:travel_a" not in offered(ready(state))


def test_t31_travel_swap() -> None:
    state = acting(7)
    church(state, "travel")
    state.coins[0] = 2
    first, second = state.travel_piles[0][:2]
    do(ready(state), "blue:travel_a")
    assert offered(state) == ["yes", "no"]
    assert state.revealed == first
    do(state, "yes")
    assert state.travel[0] == second
    assert first in state.travel_piles[0]
    assert len(state.travel_piles[0]) == 3
    assert state.swaps[0] == 1


def test_t31_keeping_the_card_leaves_the_swap() -> None:
    state = acting(7)
    church(state, "travel")
    state.coins[0] = 2
    first = state.travel_piles[0][0]
    do(ready(state), "blue:travel_a", "no")
    assert (state.travel[0], state.swaps[0]) == (first, 0)


def test_t31_no_offer_without_a_next_card() -> None:
    state = acting(7, 3)
    church(state, "travel")
    for seat in (0, 1, 2):
        travelled(state, *[f"travel_{letter}{seat + 1}" for letter in "abcd"], seat=seat)
    travelled(state, "travel_e1", seat=1)
    travelled(state, "travel_e2", seat=2)
    state.coins[0] = 2
    do(ready(state), "blue:travel_e")
    assert (state.journeys[0], state.actors()) == (5, [1])


def test_t31_once_per_letter_and_only_with_the_abbot() -> None:
    for change in ("used", "abbot"):
        state = acting(7)
        church(state, "travel")
        if change == "used":
            state.swaps[0] = 1
        else:
            dead(state, "abbot")
        state.coins[0] = 2
        do(ready(state), "blue:travel_a")
        assert (state.journeys[0], state.actors()) == (1, [1])


def test_2_9_other_churches_swap_no_travel_card() -> None:
    for name in ("disinfection", "convent", "trade"):
        state = acting(7)
        church(state, name)
        state.coins[0] = 2
        do(ready(state), "blue:travel_a")
        assert (state.journeys[0], state.actors()) == (1, [1])


def test_t34_travel_payment_choice() -> None:
    state = acting(7)
    travelled(state, "travel_a3")
    store(state, wagon=1)
    state.coins[0] = 3
    by_wagon = do(ready(state).clone(), "blue:travel_b", "alt:wagon")
    assert (by_wagon.coins[0], goods_of(by_wagon)) == (2, {})
    by_coins = do(state.clone(), "blue:travel_b", "alt:coins")
    assert (by_coins.coins[0], goods_of(by_coins)) == (0, {"wagon": 1})
    state.coins[0] = 2
    do(ready(state), "blue:travel_b")
    assert (state.coins[0], goods_of(state), state.journeys[0]) == (1, {}, 2)


def test_2_8_grey_time_is_added() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b1", "travel_c4")
    state.coins[0] = 2
    do(ready(state), "blue:travel_d")
    assert state.clock[0] == 2 + 3


def test_2_8_a_guild_marker_is_a_wagon() -> None:
    state = acting(7)
    council(state, "guild", guild=2)
    store(state, wagon=1)
    state.coins[0] = 0
    do(ready(state), "blue:travel_a")
    assert offered(state) == ["pay:stock", "pay:guild"]
    do(state, "pay:guild")
    assert (state.guild[0], goods_of(state)) == (1, {"wagon": 1})


def test_2_8_one_marker_cannot_be_wagon_and_beer() -> None:
    state = acting(7)
    travelled(state, "travel_a1", "travel_b3")
    council(state, "guild", guild=1)
    assert not offered(ready(state), "blue:travel")
    store(state, wagon=1)
    do(ready(state), "blue:travel_c")
    assert (state.guild[0], goods_of(state)) == (0, {})
