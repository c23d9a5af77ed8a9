"""Chapter 2: the totals of the box (2.14)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from bailiwick import game
from bailiwick.games.village.actions import ACTIONS, GOOD_NAMES, KIND_NAMES

from .table import DATA

TABLES = game("village").tables()


def test_2_2_there_are_104_village_cards() -> None:
    decks = ["churches", "monks", "councils", "travel", "crafts", "customers"]
    cards = {deck: len(TABLES.ids(deck)) for deck in decks}
    assert cards == {"churches": 4, "monks": 12, "councils": 4, "travel": 19, "crafts": 20, "customers": 33}
    assert sum(cards.values()) + DATA.meeting_count + DATA.field_count == 104


def test_2_2_dice_and_story_markers() -> None:
    counts = dict(zip(TABLES.ids("components"), TABLES.numbers("components", "count"), strict=True))
    assert counts["white_dice"] + counts["black_dice"] + counts["rat_dice"] == 12
    assert counts["story_markers_1"] + counts["story_markers_2"] + counts["story_markers_5"] == 58
    assert counts["tiles_212"] == DATA.meeting_count


def test_2_3_every_board_plays_on_a_craft_pair() -> None:
    assert TABLES.texts("boards", "play") == ["5/8", "5/9", "6/8", "6/9"]
    assert set(TABLES.texts("boards", "play")) == set(TABLES.texts("crafts", "banner"))


def test_2_4_ten_coffins_and_the_second_merchant_is_worth_one_story() -> None:
    assert sum(len(coffins) for coffins in DATA.chronicle) == 10
    assert DATA.chronicle[4][1] == 1


def test_2_4_rat_starts_on_grey() -> None:
    assert [DATA.rat_start[seats] for seats in (2, 3, 4)] == [9, 14, 18]
    assert all(DATA.rat_start[seats] > 6 for seats in (2, 3, 4))


def test_2_4_steward_prices() -> None:
    assert DATA.steward_time == [1, 2, 2, 3]
    assert DATA.steward_coins == [0, 0, 1, 1]


def test_2_5_each_kind_has_the_four_pairs_once() -> None:
    assert len(set(DATA.craft_ids)) == 20
    pairs = Counter(zip(DATA.craft_kind, TABLES.texts("crafts", "banner"), strict=True))
    assert set(pairs.values()) == {1}
    assert Counter(DATA.craft_kind) == dict.fromkeys(range(5), 4)
    goods = dict(zip(TABLES.texts("crafts", "kind"), TABLES.texts("crafts", "good"), strict=True))
    assert goods == dict(zip(KIND_NAMES, GOOD_NAMES, strict=True))


def test_2_7_customers() -> None:
    assert sum(sum(needs) for needs in DATA.customer_needs) == 64
    assert [sum(needs[good] for needs in DATA.customer_needs) for good in range(5)] == [13, 13, 12, 13, 13]
    assert sum(DATA.customer_pp) == 133
    banners = Counter(TABLES.texts("customers", "banner"))
    assert banners == {"?": 5, "2/12": 3, "3/11": 5, "4/10": 6, "5/9": 5, "6/8": 5, "7": 4}


def test_2_7_every_pair_of_goods_is_asked_for_once() -> None:
    pairs = [
        tuple(good for good in range(5) if needs[good])
        for needs in DATA.customer_needs
        if sum(needs) == 2 and max(needs) == 1
    ]
    assert sorted(pairs) == list(combinations(range(5), 2))
    doubles = [c for c, needs in enumerate(DATA.customer_needs) if max(needs) == 2]
    assert [DATA.customer_any[c] for c in doubles] == [True] * 5
    assert sum(DATA.customer_any) == 5


def test_2_8_travel_cards() -> None:
    assert [DATA.travel_letter.count(letter) for letter in range(5)] == [4, 4, 4, 4, 3]
    ends = [card for card in range(19) if DATA.travel_ends[card]]
    assert [(DATA.travel_ids[card], DATA.travel_pp[card]) for card in ends] == [("travel_d4", 8)]
    assert (DATA.travel_time[2], DATA.travel_wagons[2], DATA.travel_coins[2]) == (2, 1, 2)
    assert any(DATA.grey_beer[card] == 1 for card in range(19) if DATA.travel_letter[card] == 1)


def test_2_10_monks_have_all_six_actions() -> None:
    assert [DATA.monk_pile.count(pile) for pile in range(3)] == [3, 4, 5]
    assert set(DATA.monk_action) == set(range(6))


def test_2_11_finance_council() -> None:
    assert TABLES.texts("councils", "banner")[0] == "3"
    assert (DATA.council_time[0], DATA.council_white_time[0], DATA.council_coins[0]) == (4, 1, 2)


def test_2_14_no_turn_costs_more_than_nine_time() -> None:
    """Two black dice, and five workshops on one value, or the dearest blue banner (R-02)."""
    dice = 2 * DATA.black_die_time
    journeys = [
        DATA.travel_time[letter]
        + max([0, *[DATA.grey_time[c] for c in range(19) if DATA.travel_letter[c] == letter - 1]])
        for letter in range(5)
    ]
    blue = max([*DATA.craft_time, *DATA.church_time, *DATA.council_time, *journeys, DATA.meeting_time])
    monks = max(DATA.monk_time) + DATA.steward_time[1]
    workshops = 5 * max(DATA.workshop_time)
    assert dice + max(blue, monks, workshops, DATA.steward_time[-1]) == 9 < DATA.clouds


def test_10_3_the_spec_names_273_actions_and_boards_add_four() -> None:
    assert len(ACTIONS) == 273 + 4
    assert len(set(ACTIONS)) == len(ACTIONS)
    assert ACTIONS[0] == "end"


def test_12_most_values_are_reconstructed_and_say_what_to_check() -> None:
    assert TABLES.provenance()["R"] > TABLES.provenance()["S"]
    assert all(value.check for value in TABLES.values.values() if value.source == "R")
