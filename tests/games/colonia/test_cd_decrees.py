"""CD: each decree adopted, rejected, and where it finds nothing to do."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.colonia.actions import (
    BUY,
    EXCHANGE_AMOUNT,
    EXCHANGE_FROM,
    EXCHANGE_SKIP,
    EXCHANGE_TO,
    GOOD,
    LOAD_EXTRA,
    PASS,
    RELIC,
)
from bailiwick.games.colonia.rules.decrees import lay_extra_relics, use_roll
from bailiwick.games.colonia.rules.phases import VOTES
from bailiwick.games.colonia.state import Colonia

from .table import (
    BERGEN,
    BLUE,
    BRUEGGE,
    GREEN,
    LONDON,
    RED,
    YELLOW,
    adopt,
    empty_handed,
    give_goods,
    go,
    goods,
    harbour,
    heard,
    members,
    money,
    on_display,
    phase,
    skip_to,
    stall_sizes,
    started,
    streets,
    vote,
)

DAYS = {3: "wed", 4: "thu", 5: "fri", 6: "sat"}
FILLERS = {"wed": "home_tuesday", "thu": "home_wednesday", "fri": "home_thursday", "sat": "two_relics"}


def before_vote(decree: str, day: str, card: str = "w01", **options: Any) -> Colonia:
    """Week 1, the day of the decree, everybody asked to vote on it."""
    others = [FILLERS[other] for other in FILLERS if other != day][-2:]
    state = started(card, [decree, *others], **options)
    skip_to(state, f"{day}_vote")
    return state


# ---- CD.1 market_plus_one


def test_cd_1_every_regular_stall_gets_one_more() -> None:
    state = before_vote("market_plus_one", "wed")
    adopt(state)
    assert stall_sizes(state) == [7, 6, 5, 5, 5, 4, 3, 0, 0]


def test_cd_1_rejected_nothing_changes() -> None:
    state = before_vote("market_plus_one", "wed")
    vote(state)
    assert stall_sizes(state) == [6, 5, 4, 4, 4, 3, 2, 0, 0]


def test_cd_1_stops_when_the_bag_is_empty() -> None:
    state = before_vote("market_plus_one", "wed")
    state.bag = [1, 0, 0, 0, 1]
    adopt(state)
    assert stall_sizes(state) == [7, 6, 4, 4, 4, 3, 2, 0, 0]
    assert sum(state.bag) == 0


def test_cd_1_does_nothing_with_a_bag_that_is_dry_already() -> None:
    state = before_vote("market_plus_one", "wed")
    state.bag = [0] * 5
    adopt(state)
    assert stall_sizes(state) == [6, 5, 4, 4, 4, 3, 2, 0, 0]


@pytest.mark.parametrize(
    "decrees", [["market_plus_one", "foreign_merchants"], ["foreign_merchants", "market_plus_one"]]
)
def test_y12_r5_foreign_stalls_never_get_the_extra_one(decrees: list[str]) -> None:
    state = started("w01", [*decrees, "one_fewer"])
    adopt(state)
    adopt(state)
    assert stall_sizes(state) == [7, 6, 5, 5, 5, 4, 3, 4, 4]
    state.choose(YELLOW, BUY)
    assert state.stall_members[0] == 7


# ---- CD.2 foreign_merchants


def test_cd_2_two_extra_stalls_for_this_wednesday() -> None:
    state = before_vote("foreign_merchants", "wed")
    adopt(state)
    assert stall_sizes(state)[7:] == [4, 4]
    assert BUY + 7 in state.legal(YELLOW)
    skip_to(state, "thu_vote")
    assert stall_sizes(state) == [0] * 9
    state.check()


def test_cd_2_rejected_they_stay_closed() -> None:
    state = before_vote("foreign_merchants", "wed")
    vote(state)
    assert stall_sizes(state)[7:] == [0, 0]
    assert BUY + 7 not in state.legal(YELLOW)


def test_cd_2_a_short_bag_fills_the_first_stall_first() -> None:
    state = before_vote("foreign_merchants", "wed")
    state.bag = [5, 0, 0, 0, 0]
    adopt(state)
    assert stall_sizes(state)[7:] == [4, 1]


# ---- CD.3, CD.5, CD.13 members go home

HOMES = [("home_tuesday", "wed", 0), ("home_wednesday", "thu", 1), ("home_thursday", "fri", 2)]


@pytest.mark.parametrize(("decree", "day", "street"), HOMES)
def test_cd_3_5_13_up_to_three_members_come_home(decree: str, day: str, street: int) -> None:
    state = before_vote(decree, day)
    for seat, count in enumerate([5, 3, 2, 0]):
        row = [0, 0, 0, 0]
        row[street] = count
        members(state, seat, 10, *row)
    votes = list(state.votes)
    adopt(state)
    assert state.reserve == [13, 13, 12, 10]
    assert [streets(state, seat)[street] for seat in range(4)] == [2, 0, 0, 0]
    assert state.votes == votes


@pytest.mark.parametrize(("decree", "day", "street"), HOMES)
def test_cd_3_5_13_rejected_they_stay(decree: str, day: str, street: int) -> None:
    state = before_vote(decree, day)
    before = list(state.reserve)
    vote(state)
    assert state.reserve == before


@pytest.mark.parametrize(("decree", "day", "street"), HOMES)
def test_cd_3_5_13_empty_streets_send_nobody(decree: str, day: str, street: int) -> None:
    state = before_vote(decree, day)
    for seat in range(4):
        members(state, seat, 10)
    adopt(state)
    assert state.reserve == [10, 10, 10, 10]
    assert heard(state, "members-home") == []


# ---- CD.4 draw_two


def test_cd_4_everybody_draws_two_behind_the_screen() -> None:
    state = before_vote("draw_two", "thu")
    adopt(state)
    assert [sum(state.raw[5 * seat : 5 * seat + 5]) for seat in range(4)] == [6, 6, 6, 6]
    assert sum(state.later) == 8
    told = [event for event in heard(state, "you-drew") if event.only < 0]
    assert told == []
    assert {event.only for event in heard(state, "you-drew")} == {0, 1, 2, 3}
    state.check()


def test_cd_4_rejected_nobody_draws() -> None:
    state = before_vote("draw_two", "thu")
    vote(state)
    assert sum(state.raw) == 16


def test_cd_4_a_dry_bag_serves_the_first_in_order() -> None:
    state = before_vote("draw_two", "thu")
    state.bag = [5, 0, 0, 0, 0]
    adopt(state)
    drawn = [sum(state.later[5 * seat : 5 * seat + 5]) for seat in state.order]
    assert drawn == [2, 2, 1, 0]
    assert [event.args for event in heard(state, "drew-raw")][4:] == [[0, 2], [1, 2], [2, 1]]


def test_cd_4_r33_the_mayor_draws_first_wherever_it_sits() -> None:
    state = before_vote("draw_two", "thu")
    state.order = [RED, GREEN, BLUE, YELLOW]
    state.bag = [3, 0, 0, 0, 0]
    adopt(state)
    assert [event.args for event in heard(state, "drew-raw")][4:] == [[RED, 2], [GREEN, 1]]


def test_cd_4_an_empty_bag_gives_nothing() -> None:
    state = before_vote("draw_two", "thu")
    state.bag = [0] * 5
    adopt(state)
    assert sum(state.later) == 0


# ---- CD.6–CD.10 extra orders

CRAFTS = ["saddler", "cartwright", "painter", "tailor", "shoemaker"]


@pytest.mark.parametrize("craftsman", range(5))
def test_cd_6_to_10_the_stick_moves_down_two(craftsman: int) -> None:
    state = before_vote(f"extra_{CRAFTS[craftsman]}", "thu")
    before = list(state.sticks)
    adopt(state)
    before[craftsman] += 2
    assert state.sticks == before


@pytest.mark.parametrize("craftsman", range(5))
def test_cd_6_to_10_rejected_it_stays(craftsman: int) -> None:
    state = before_vote(f"extra_{CRAFTS[craftsman]}", "thu")
    before = list(state.sticks)
    vote(state)
    assert state.sticks == before


@pytest.mark.parametrize("craftsman", range(5))
def test_cd_6_to_10_not_beyond_the_last_space(craftsman: int) -> None:
    state = before_vote(f"extra_{CRAFTS[craftsman]}", "thu")
    state.sticks[craftsman] = 9
    adopt(state)
    assert state.sticks[craftsman] == 10


# ---- CD.11, CD.12 ships sail at once


def loaded_friday(decree: str) -> Colonia:
    """Red has loaded the hold of 9 on the ship at berth I last week."""
    state = before_vote(decree, "fri")
    harbour(state, "bruegge_3", "bergen_1", "london_1", "nowgorod_1")
    state.loads[2] = RED
    members(state, RED, 5)
    return state


def test_y10_two_ships_sail_on_friday_and_three_on_saturday() -> None:
    state = loaded_friday("sail_two")
    empty_handed(state)
    give_goods(state, RED, "painting")
    staying = state.berths[2:]
    go(state, VOTES, 5)
    adopt(state)
    assert money(state, RED) == [5, 14, 5, 5]
    assert streets(state, RED)[3] == 1
    assert state.berths[:2] == staying
    assert min(state.berths) >= 0
    assert state.sail_count == 3
    state.choose(RED, state.legal(RED)[0])
    skip_to(state, "sat_vote")
    assert streets(state, RED)[3] == 0
    assert state.reserve[RED] == 5
    leaving = list(state.berths)
    skip_to(state, "sun_buy")
    assert state.berths[0] == leaving[3]


def test_cd_11_only_the_first_ship_sails() -> None:
    state = loaded_friday("sail_one")
    staying = state.berths[1:]
    adopt(state)
    assert money(state, RED) == [5, 14, 5, 5]
    assert state.berths[:3] == staying
    assert state.ship_discard == 1 << 6


@pytest.mark.parametrize("decree", ["sail_one", "sail_two"])
def test_cd_11_12_rejected_nothing_sails(decree: str) -> None:
    state = loaded_friday(decree)
    before = list(state.berths)
    vote(state)
    assert state.berths == before
    assert money(state, RED) == [5, 5, 5, 5]


@pytest.mark.parametrize("decree", ["sail_one", "sail_two"])
def test_cd_11_12_empty_ships_sail_too_and_the_harbour_is_refilled_in_the_last_week(decree: str) -> None:
    state = before_vote(decree, "fri")
    state.week = state.last_week
    first = state.berths[0]
    adopt(state)
    assert first not in state.berths
    assert min(state.berths) >= 0
    assert heard(state, "was-paid") == []


def test_cd_12_an_empty_ship_deck_is_made_anew() -> None:
    state = before_vote("sail_two", "fri")
    state.ship_deck, state.ship_top = (), 0
    state.ship_discard = (1 << 16) - 1
    for ship in state.berths:
        state.ship_discard &= ~(1 << ship)
    adopt(state)
    assert len(set(state.berths)) == 4
    assert state.ship_discard == 0
    state.check()


# ---- CD.14 die_good


def test_cd_14_everybody_rolls_in_player_order() -> None:
    state = before_vote("die_good", "fri")
    rolls = len(heard(state, "rolled-for-good"))
    before = sum(state.goods)
    adopt(state)
    while phase(state) == "fri_vote":
        state.choose(state.actors()[0], state.legal(state.actors()[0])[0])
    assert [event.args[0] for event in heard(state, "rolled-for-good")[rolls:]] == state.order
    assert sum(state.goods) == before + 4


def test_cd_14_rejected_nobody_rolls() -> None:
    state = before_vote("die_good", "fri")
    before = list(state.goods)
    vote(state)
    assert state.goods == before


def test_cd_14_faces_one_to_five_give_that_good() -> None:
    state = started()
    empty_handed(state)
    for face in range(1, 6):
        assert not use_roll(state, GREEN, face)
    assert goods(state, GREEN) == [1, 1, 1, 1, 1]


def test_cd_14_a_six_lets_choose_among_the_supply() -> None:
    state = started()
    empty_handed(state)
    state.supply = [0, 3, 0, 1, 0]
    state.stacks = [[], [], [], []]
    assert use_roll(state, GREEN, 6)
    assert state.stacks[GREEN][-1].options(state, GREEN) == [GOOD + 1, GOOD + 3]


def test_cd_14_what_is_not_in_supply_is_not_given() -> None:
    state = started()
    empty_handed(state)
    state.supply = [0, 0, 0, 0, 0]
    assert not use_roll(state, GREEN, 2)
    assert not use_roll(state, GREEN, 6)
    assert goods(state, GREEN) == [0, 0, 0, 0, 0]


# ---- CD.15 extra_hold


def test_y11_the_extra_hold_pays_when_its_ship_sails() -> None:
    state = before_vote("extra_hold", "fri")
    harbour(state, "bergen_4", "bruegge_4", "london_4", "nowgorod_4")
    empty_handed(state)
    give_goods(state, BLUE, "shoes")
    state.sail_count = 1
    reserve = state.reserve[BLUE]
    adopt(state)
    assert state.actors() == [BLUE]
    state.choose(BLUE, LOAD_EXTRA + 5 * 2 + 4)
    assert state.reserve[BLUE] == reserve - 1
    assert state.supply[4] == 12
    skip_to(state, "sun_buy")
    assert state.loads[5 * 1 + 4] == BLUE
    assert money(state, BLUE)[LONDON] == 5
    assert not state.extra_holds
    state.sail_count = 2
    skip_to(state, "sun_insure")
    skip_to(state, "tue_choose")
    state.sail_count = 2
    skip_to(state, "sun_buy")
    assert money(state, BLUE)[LONDON] == 7
    state.check()


def test_cd_15_rejected_there_is_none() -> None:
    state = before_vote("extra_hold", "fri")
    empty_handed(state)
    give_goods(state, BLUE, "shoes")
    vote(state)
    assert not state.extra_holds
    assert all(code < LOAD_EXTRA or code == PASS for code in state.legal(BLUE))


def test_cd_15_unused_extra_holds_vanish() -> None:
    state = before_vote("extra_hold", "fri")
    adopt(state)
    assert state.extra_holds
    skip_to(state, "sat_vote")
    assert not state.extra_holds
    assert state.loads[4::5] == [-1, -1, -1, -1]


def test_cd_15_without_goods_everybody_passes() -> None:
    state = before_vote("extra_hold", "fri")
    empty_handed(state)
    adopt(state)
    assert phase(state) != "fri_load"


def test_r21_ships_that_arrive_the_same_friday_have_it_too() -> None:
    state = started("w01", ["sail_two", "extra_hold", "one_fewer"])
    skip_to(state, "fri_vote")
    empty_handed(state)
    give_goods(state, YELLOW, "shoes")
    adopt(state)
    adopt(state)
    assert [LOAD_EXTRA + 5 * berth + 4 in state.legal(YELLOW) for berth in range(4)] == [True] * 4


# ---- CD.16 two_relics


def test_cd_16_two_more_cards_are_sold_this_sunday() -> None:
    state = before_vote("two_relics", "sat")
    adopt(state)
    assert len([card for card in state.display if card >= 0]) == 12
    for city in range(4):
        state.money[city] = 20
    go(state, state.phase, 7)
    assert RELIC + 11 in state.legal(YELLOW)
    skip_to(state, "sun_insure")
    skip_to(state, "tue_choose")
    assert state.display[10:] == [-1, -1]
    state.check()


def test_cd_16_rejected_the_extra_spaces_stay_empty() -> None:
    state = before_vote("two_relics", "sat")
    vote(state)
    assert state.display[10:] == [-1, -1]


def test_cd_16_the_discard_becomes_the_deck_when_needed() -> None:
    state = before_vote("two_relics", "sat")
    state.relic_discard = sum(1 << card for card in state.relic_deck[state.relic_top :])
    state.relic_deck, state.relic_top = (), 0
    adopt(state)
    assert min(state.display) >= 0
    assert state.relic_discard == 0
    state.check()


def test_cd_16_without_any_card_left_the_spaces_stay_empty() -> None:
    state = before_vote("two_relics", "sat")
    state.relic_deck, state.relic_top, state.relic_discard = (), 0, 0
    adopt(state)
    assert state.display[10:] == [-1, -1]


def test_cd_16_only_free_extra_spaces_are_filled() -> None:
    state = started()
    on_display(state, "bergen_r01")
    state.display[10] = state.display[0]
    lay_extra_relics(state)
    assert state.display[10] == state.display[0]
    assert state.display[11] >= 0


# ---- CD.17 one_fewer


def test_cd_17_next_tuesday_takes_one_member_fewer() -> None:
    state = before_vote("one_fewer", "sat")
    adopt(state)
    assert state.fewer_next
    skip_to(state, "tue_choose")
    assert (state.week, state.fewer) == (2, True)
    before = list(state.reserve)
    for seat in range(4):
        state.choose(seat, state.legal(seat)[0])
    assert [streets(state, seat)[0] for seat in range(4)] == [2, 2, 2, 2]
    assert before[0] + 8 - 2 == state.reserve[0]


def test_cd_17_rejected_cards_cost_what_they_say() -> None:
    state = before_vote("one_fewer", "sat")
    vote(state)
    skip_to(state, "tue_choose")
    assert not state.fewer


def test_cd_17_has_no_effect_in_the_last_week() -> None:
    state = before_vote("one_fewer", "sat")
    state.last_week = 1
    adopt(state)
    skip_to(state, "game_end")
    assert state.over


# ---- CD.18 exchange_five


def test_y13_up_to_five_change_hands() -> None:
    state = before_vote("exchange_five", "sat")
    state.money[:4] = [7, 2, 0, 0]
    adopt(state)
    assert state.legal(YELLOW) == [EXCHANGE_FROM + BERGEN, EXCHANGE_FROM + BRUEGGE, EXCHANGE_SKIP]
    state.choose(YELLOW, EXCHANGE_FROM + BERGEN)
    assert state.legal(YELLOW) == [EXCHANGE_TO + 1, EXCHANGE_TO + 2, EXCHANGE_TO + 3]
    state.choose(YELLOW, EXCHANGE_TO + BRUEGGE)
    assert state.legal(YELLOW) == [EXCHANGE_AMOUNT + at for at in range(5)]
    state.choose(YELLOW, EXCHANGE_AMOUNT + 4)
    assert money(state, YELLOW) == [2, 7, 0, 0]
    assert state.actors() == [BLUE]


def test_y27_money_still_to_come_cannot_be_exchanged() -> None:
    state = before_vote("exchange_five", "sat")
    harbour(state, "bergen_2", "bruegge_4", "london_4", "nowgorod_4")
    state.loads[3] = YELLOW
    state.money[:4] = [3, 0, 0, 0]
    adopt(state)
    state.choose(YELLOW, EXCHANGE_FROM + BERGEN)
    state.choose(YELLOW, EXCHANGE_TO + LONDON)
    assert state.legal(YELLOW) == [EXCHANGE_AMOUNT, EXCHANGE_AMOUNT + 1, EXCHANGE_AMOUNT + 2]
    state.choose(YELLOW, EXCHANGE_AMOUNT + 2)
    skip_to(state, "sun_buy")
    assert money(state, YELLOW) == [9, 0, 3, 0]


def test_cd_18_rejected_nobody_is_asked() -> None:
    state = before_vote("exchange_five", "sat")
    vote(state)
    assert phase(state) == "sun_buy"


def test_cd_18_who_has_nothing_is_skipped_and_one_may_decline() -> None:
    state = before_vote("exchange_five", "sat")
    state.money[:4] = [0, 0, 0, 0]
    adopt(state)
    assert state.actors() == [BLUE]
    state.choose(BLUE, EXCHANGE_SKIP)
    assert state.actors() == [GREEN]
    assert heard(state, "exchanged") == []


def test_cd_18_nobody_with_money_means_no_exchange() -> None:
    state = before_vote("exchange_five", "sat")
    state.money = [0] * 16
    adopt(state)
    assert phase(state) != "sat_vote"


def test_cd_18_works_in_the_last_week() -> None:
    state = before_vote("exchange_five", "sat")
    state.week = state.last_week
    adopt(state)
    assert state.actors() == [YELLOW]


# ---- R6 strict_may


def test_r6_strict_may_lets_choose_how_many_come_home() -> None:
    state = before_vote("home_tuesday", "wed", strict_may="on")
    adopt(state)
    assert [state.spell(0, code) for code in state.legal(YELLOW)] == ["take:0", "take:1", "take:2", "take:3"]
    state.choose(YELLOW, state.legal(YELLOW)[1])
    assert (state.reserve[YELLOW], streets(state, YELLOW)[0]) == (23, 7)
    assert state.actors() == [BLUE]


def test_r6_strict_may_lets_choose_how_many_to_draw() -> None:
    state = before_vote("draw_two", "thu", strict_may="on")
    adopt(state)
    state.choose(YELLOW, state.legal(YELLOW)[0])
    state.choose(BLUE, state.legal(BLUE)[2])
    assert [sum(state.later[5 * seat : 5 * seat + 5]) for seat in (YELLOW, BLUE)] == [0, 2]
