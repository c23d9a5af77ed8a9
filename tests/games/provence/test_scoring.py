"""The end of the match: points, majorities, tie-breaks (PV7)."""

from __future__ import annotations

import pytest

from bailiwick.games.provence.actions import MIDDLE
from bailiwick.games.provence.data import COINS, NOBLES, TOWERS
from bailiwick.games.provence.scoring import bonus_points, element, majority_points, tile_points
from bailiwick.games.provence.state import Provence

from .builders import (
    actor,
    begin_turn,
    card_number,
    column,
    give,
    kingdom,
    legal,
    on_pile,
    play,
    stand,
    table,
)

FULL = "w1 w3 w4 / o1 castle_wo o3 / o4 l1 -"


def final_example() -> Provence:
    """EX-I: Marie, Jules and Emma after eight rounds of First Steps."""
    state = table(3)
    kingdom(state, 0, "l3+nn o6 cathedral / l6+n castle_wl+n l1 / w6+t w2+t wl1+n")
    kingdom(state, 1, "o3+n p3!+t fortress+tt / lp2 castle_op+ttt p1 / w3+n w4+n wo1")
    kingdom(state, 2, "ol1 p2+t wo2+t / op1+n castle_lp wp1 / o2+tt flower_meadow+n w1")
    give(state, 0, "trumpeter minstrel merchant")
    give(state, 1, "strategist blacksmith thief")
    give(state, 2, "duchess mystic cartographer seamstress")
    state.coins = [5, 5, 5]
    return state


def last_turn(seats: int = 2) -> Provence:
    """The last seat is about to place a tile without symbols on its last field in round 8."""
    state = table(seats)
    kingdom(state, seats - 1, FULL)
    column(state, "lp1 ? ? ?")
    return state


def finish(state: Provence) -> None:
    """The last seat plays its last turn."""
    begin_turn(state, state.seats - 1, 8)
    play(state, "land:0")


def test_ex_i_totals_and_the_duchess() -> None:
    state = final_example()

    assert state.scores() == [23, 20, 23]
    assert state.ranking() == [2, 3, 1]


@pytest.mark.parametrize(
    ("seat", "tiles", "characters", "nobles", "coins", "towers"),
    [(0, 7, 10, 5, 1, 0), (1, 5, 8, 2, 0, 5), (2, 4, 14, 0, 3, 2)],
)
def test_ex_i_in_parts(seat: int, tiles: int, characters: int, nobles: int, coins: int, towers: int) -> None:
    parts = final_example().breakdown(seat)

    assert parts["tiles"] + parts["bonuses"] == tiles
    assert parts["characters"] == characters
    assert (parts["nobles"], parts["coins"], parts["towers"]) == (nobles, coins, towers)
    assert parts["scenario"] == 0


def test_ex_i_is_a_possible_table() -> None:
    state = final_example()
    state.round, state.active = 8, 2

    state.check()


def test_ex_e_the_forge_pays_two_for_two_towers() -> None:
    state = table(3)
    kingdom(state, 1, "forge - - / - castle_wo+tttt - / - - -")

    assert bonus_points(state, 1) == 4
    assert tile_points(state, 1) == 1


def test_t16_an_odd_tower_counts_nothing() -> None:
    """Also Q35."""
    state = table(3)
    kingdom(state, 1, "forge - - / - castle_wo+ttttt - / - - -")

    assert tile_points(state, 1) + bonus_points(state, 1) == 5


def test_t17_the_forest_counts_itself_and_the_castle_but_no_ruin() -> None:
    state = table(3)
    kingdom(state, 0, "forest o3 ol1 / o4! castle_wo - / - - -")

    assert bonus_points(state, 0) == 4


def test_t18_the_arch_counts_itself_and_the_cathedral_does_not() -> None:
    state = table(3)
    kingdom(state, 0, "triumphal_arch cathedral w1 / p1 castle_wo l1! / - - -")

    assert bonus_points(state, 0) == 2 * 2 + 2 * 2
    assert tile_points(state, 0) == 1 + 2 + 1 + 1


@pytest.mark.parametrize(
    ("rows", "bonus"),
    [
        ("cathedral w1 o1 / - castle_wo - / - - -", 4),
        ("triumphal_arch - - / - castle_wo - / - - -", 2),
        ("pig_farm w4 o4 / l4! castle_wo lp1 / - - -", 6),
        ("hamlet+n l3+nn - / - castle_wo+n p3!+n / - - -", 5),
        ("pasture wo1 w1 / w2! castle_wl - / - - -", 4),
        ("flower_meadow lp1 l1 / p1 castle_lp - / - - -", 0),
        ("fortress w2+t - / - castle_wo+tt - / - - -", 0),
        ("cathedral! w1 o1 / - castle_wo - / - - -", 0),
    ],
)
def test_pv7_3_bonuses_count_things(rows: str, bonus: int) -> None:
    state = table(3)
    kingdom(state, 0, rows)

    assert bonus_points(state, 0) == bonus


def test_q34_the_amphitheatre_counts_the_apprentice_and_the_card_he_kept() -> None:
    state = table(3)
    kingdom(state, 0, "amphitheatre - - / - castle_wo - / - - -")
    give(state, 0, "apprentice merchant")
    assert bonus_points(state, 0) == 2

    state.kept = state.pile.pop()

    assert bonus_points(state, 0) == 3
    assert element(state, 1, 9) == 0


def test_pv7_2_ruins_count_nothing() -> None:
    state = table(3)
    kingdom(state, 0, "o2 l4! l3! / - castle_wo fortress! / - - -")

    assert tile_points(state, 0) == -1


def test_pv7_4_the_caravan_guide_counts_taverns_without_ruins() -> None:
    state = table(3)
    kingdom(state, 0, "w4 o4 l4! / - castle_wo pig_farm / - - -")
    give(state, 0, "caravan_guide")

    assert state.breakdown(0)["characters"] == 1 + 4


def apprentice_draws(first: str, second: str) -> Provence:
    state = last_turn()
    give(state, 0, "apprentice")
    on_pile(state, f"{first} {second}")
    finish(state)
    return state


@pytest.mark.parametrize(("name", "vp"), [("cartographer", 4), ("duchess", 3)])
def test_t19_the_apprentice_keeps_one_of_two_cards(name: str, vp: int) -> None:
    state = apprentice_draws("duchess", "cartographer")
    assert actor(state) == 0
    assert legal(state) == ["keep:cartographer", "keep:duchess"]

    play(state, f"keep:{name}")

    assert state.over
    assert state.breakdown(0)["characters"] == 1 + vp
    assert state.breakdown(1)["characters"] == 0
    assert state.discarded.bit_count() == 1


def test_q33_a_kept_duchess_breaks_no_tie() -> None:
    for name, first in (("apprentice", 0), ("duchess", 5)):
        state = table(3)
        give(state, 2, name)
        state.kept = card_number("duchess") if name == "apprentice" else -1

        assert majority_points(state, 2, NOBLES) == first


def test_pv7_1_a_kept_caravan_guide_brings_his_points_only() -> None:
    state = table(3)
    kingdom(state, 0, "w4 o4 - / - castle_wo - / - - -")
    give(state, 0, "apprentice")
    state.kept = card_number("caravan_guide")

    assert state.breakdown(0)["characters"] == 1 + 1


def test_t20_towers_tie_nobles_tie_coins_decide() -> None:
    state = table(3)
    for seat, pieces in enumerate(("tttnn", "tttnn", "ttnnnn")):
        stand(state, seat, MIDDLE, pieces)
    state.coins = [5, 6, 1]

    assert [majority_points(state, seat, TOWERS) for seat in range(3)] == [2, 5, 0]


def test_t21_seat_0_wins_every_tie_of_two() -> None:
    """Also Q42 and Q43: no second prize with two players."""
    state = table(2)
    stand(state, 0, MIDDLE, "ttnnn")
    stand(state, 1, MIDDLE, "ttnnn")

    assert [[majority_points(state, seat, kind) for kind in range(3)] for seat in range(2)] == [
        [4, 4, 2],
        [0, 0, 0],
    ]
    assert state.scores() == [10, 0]


def test_q43_player_order_begins_with_the_start_player() -> None:
    state = table(3)
    state.first = 1

    assert [majority_points(state, seat, NOBLES) for seat in range(3)] == [0, 5, 2]
    assert state.ranking() == [3, 1, 2]


def test_q41_zero_can_win_a_majority() -> None:
    state = table(3)

    assert [majority_points(state, seat, TOWERS) for seat in range(3)] == [5, 2, 0]


def test_pv7_6_the_duchess_is_first_and_the_others_compete_for_second() -> None:
    state = table(4)
    for seat in range(4):
        stand(state, seat, MIDDLE, "t")
    stand(state, 2, MIDDLE, "n")
    give(state, 3, "duchess")

    assert [majority_points(state, seat, TOWERS) for seat in range(4)] == [0, 0, 2, 5]


def test_pv7_6_the_duchess_breaks_ties_only() -> None:
    state = table(3)
    state.coins = [3, 5, 4]
    give(state, 0, "duchess")

    assert [majority_points(state, seat, COINS) for seat in range(3)] == [0, 3, 1]


@pytest.mark.parametrize(
    ("pieces", "coins", "places"),
    [
        (("n", ""), [0, 9], [1, 2]),  # nobles before coins
        (("", "ttt"), [4, 3], [1, 2]),  # coins before towers
        (("", "t"), [4, 4], [2, 1]),  # towers before player order
        (("", ""), [4, 4], [1, 2]),
    ],
)
def test_pv7_6_the_chain_of_tie_breaks(pieces: tuple[str, str], coins: list[int], places: list[int]) -> None:
    state = table(2)
    for seat in range(2):
        stand(state, seat, MIDDLE, pieces[seat])
    state.coins = coins
    level(state)

    assert len(set(state.scores())) == 1
    assert state.ranking() == places


def level(state: Provence) -> None:
    """The seat behind gets characters until both totals are equal."""
    names = {1: "caravan_guide", 2: "treasurer", 3: "merchant", 4: "minstrel"}
    behind = 0 if state.scores()[0] < state.scores()[1] else 1
    while gap := abs(state.scores()[0] - state.scores()[1]):
        size = max(size for size in names if size <= gap)
        give(state, behind, names.pop(size))


def test_q45_what_lies_in_the_column_is_nobodys() -> None:
    state = last_turn(3)
    column(state, "? ? ? ?", coins="0 9 9 9")
    state.coins = [3, 2, 1]

    finish(state)

    assert state.over
    assert state.coins[:2] == [3, 2]
    assert majority_points(state, 0, COINS) == 3


def test_pv7_8_there_is_one_winner_and_totals_may_be_negative() -> None:
    state = table(4)
    kingdom(state, 3, "f1 f2 f3 / f4 castle_wo o2 / l3 - -")

    assert state.scores()[3] == -6
    assert sorted(state.ranking()) == [1, 2, 3, 4]


def test_t30_ruins_cost_a_point_on_the_burning_coast() -> None:
    state = table(3, scenario="burning_coast")
    kingdom(state, 0, "w1! fortress! - / - castle_wo - / - - -")

    assert [state.breakdown(seat)["scenario"] for seat in range(3)] == [-2, 0, 0]


def test_t31_harvest_home_rewards_all_crops_and_whole_kingdoms() -> None:
    state = table(3, scenario="harvest_home")
    kingdom(state, 0, "l1 p1 w3! / - castle_wo - / - - -")
    kingdom(state, 1, "lp1 - - / - castle_op w4 / - - -")
    kingdom(state, 2, "- - - / - castle_wl - / - - -")

    assert [state.breakdown(seat)["scenario"] for seat in range(3)] == [3, 3 + 2, 2]
