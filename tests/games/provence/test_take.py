"""Phase 1: take a tile (PV3)."""

from __future__ import annotations

import pytest

from bailiwick.core.state import IllegalChoice
from bailiwick.games.provence.actions import LAND
from bailiwick.games.provence.scoring import character_points

from .builders import (
    banner,
    begin_turn,
    cards_of,
    column,
    give,
    kingdom,
    legal,
    number_of,
    place,
    play,
    row,
    stand,
    table,
)


def test_ex_b_a_special_building_costs_a_coin_beside_each_land_tile() -> None:
    state = table(3)
    row(state, "cathedral")
    state.coins[0] = 6
    before, deck = state.column[:], len(state.deck)
    begin_turn(state)

    play(state, "special:cathedral")

    assert state.coins[0] == 2
    assert state.column_coins == [1, 1, 1, 1]
    assert len(state.row) == 3
    assert (state.column, len(state.deck)) == (before, deck)


def test_t1_skipped_tiles_get_a_coin_and_the_taken_one_brings_its_own() -> None:
    """Also Q3: its coins come by themselves."""
    state = table(3)
    column(state, "o1 o2 o3 ol1", coins="0 1 1 0")
    state.coins[0] = 3
    begin_turn(state)

    play(state, "land:2")

    assert state.coins[0] == 2
    assert state.column_coins == [1, 2, 0, 0]
    assert state.hand == number_of("o3")
    assert state.column[:3] == [number_of("o1"), number_of("o2"), number_of("ol1")]


def test_t2_coins_beside_a_tile_do_not_help_to_pay_for_it() -> None:
    """Also Q2; specials need 4 coins."""
    state = table(3)
    column(state, "? ? ? ?", coins="0 0 0 3")
    state.coins[0] = 2
    begin_turn(state)

    assert legal(state) == ["land:0", "land:1", "land:2"]
    with pytest.raises(IllegalChoice, match="seat 0 cannot land:3; it may land:0, land:1, land:2"):
        state.choose(0, LAND + 3)


def test_pv3_1_the_free_tile_is_always_there() -> None:
    """With nothing else to choose the kernel takes it, and asks where it goes."""
    state = table(3)
    column(state, "o1 ? ? ?")
    state.coins[0] = 0
    begin_turn(state)

    assert state.hand == number_of("o1")
    assert legal(state) == [f"place:{cell}" for cell in (0, 1, 2, 3, 5, 6, 7, 8)]


def test_pv3_1_coins_and_tokens_slide_down_with_their_tiles() -> None:
    state = table(3)
    column(state, "o1 o2 o3 ol1", coins="0 1 2 3", tokens="0 0 1 2")
    begin_turn(state)

    play(state, "land:0")

    assert state.column_coins == [1, 2, 3, 0]
    assert state.column_tokens == [0, 1, 2, 0]


def test_t13_a_token_is_a_saracen_for_whoever_takes_the_tile() -> None:
    """Also Q6: then it goes back to the supply."""
    state = table(3)
    column(state, "o1 wl2 ? ?", tokens="1 1 0 0")
    state.attack = 6
    state.coins[1] = 2
    stand(state, 0, 4, "ttttt")  # far from any invasion
    begin_turn(state, 1)

    play(state, "land:1", "place:0")

    assert state.attack == 8
    assert state.coins[1] == 2 - 1 + 1
    assert state.tokens == 7
    assert state.column_tokens == [1, 0, 0, 0]
    assert state.column_coins == [1, 0, 0, 0]


def test_t14_the_inventor_takes_a_building_for_his_card() -> None:
    state = table(3)
    row(state, "hamlet")
    give(state, 0, "inventor")
    state.coins[0] = 0
    begin_turn(state)

    play(state, "inventor:hamlet", "place:2")

    assert cards_of(state, 0) == []
    assert state.nobles_on[2] == 1
    assert state.column_coins == [0, 0, 0, 0]
    assert state.coins[0] == 0
    assert character_points(state, 0) == 0
    assert number_of("hamlet") not in state.row


def test_q32_an_inventor_never_used_keeps_his_points() -> None:
    state = table(3)
    give(state, 0, "inventor")

    assert character_points(state, 0) == 3


def test_pv3_4_the_inventor_is_offered_beside_the_normal_price() -> None:
    state = table(2)
    row(state, "forge hamlet forest")
    give(state, 0, "inventor")
    begin_turn(state)

    assert legal(state)[4:] == [
        "special:forge",
        "special:hamlet",
        "special:forest",
        "inventor:forge",
        "inventor:hamlet",
        "inventor:forest",
    ]


def test_pv1_3_the_row_is_never_refilled() -> None:
    state = table(2)
    state.coins = [4, 4]
    begin_turn(state)
    taken = legal(state)[-1]
    play(state, taken, "place:0")

    assert len(state.row) == 2
    assert taken not in legal(state)


def test_t15_clearing_a_fallow_tile_brings_any_tile_of_the_column_for_nothing() -> None:
    """Also Q36: what stood on it goes back."""
    state = table(3)
    kingdom(state, 0, "- - f1+t / - castle_wl - / - - -")
    kingdom(state, 1, "- - - / - castle_op - / - - -")
    stand(state, 1, 4, "t" * 10)
    column(state, "? ? ? o3", coins="0 0 0 2")
    state.coins[0] = 1
    defence = state.defence()
    begin_turn(state)
    assert state.towers == 4

    play(state, "clear:2", "free:3")

    assert (state.towers, state.defence()) == (5, defence - 1)
    assert state.tile_on[2] == number_of("o3")
    assert state.nobles_on[2] == 1
    assert state.coins[0] == 3
    assert state.column_coins == [0, 0, 0, 0]
    assert len(state.column) == 4
    assert state.removed == [number_of("f1")]
    assert [name for name in legal(state) if name.startswith("land")] == [
        "land:0",
        "land:1",
        "land:2",
        "land:3",
    ]


def test_t36_an_inventor_recruited_by_clearing_serves_in_the_same_turn() -> None:
    """Also Q31."""
    state = table(2)
    kingdom(state, 0, "w1 - - / - castle_wl - / - - f1")
    column(state, "? ? ? w3")
    banner(state, "w", "inventor")
    row(state, "forge")
    state.coins[0] = 0
    begin_turn(state)

    play(state, "clear:8", "free:3")
    assert state.column_coins == [0, 0, 0, 0]
    assert (state.nobles_on[8], state.coins[0]) == (1, 1)
    assert legal(state) == ["recruit:inventor", "decline:w"]

    play(state, "recruit:inventor")
    inventions = [f"inventor:{state.data.tile_ids[tile]}" for tile in state.row]
    assert "inventor:forge" in inventions
    assert legal(state) == ["land:0", "land:1", *inventions]


def test_q37_clearing_is_optional_and_waits_for_a_later_turn() -> None:
    state = table(2)
    place(state, 0, "f1", 2)
    place(state, 1, "ol1", 2)

    assert "clear:2" in legal(state)
    play(state, "land:0", "place:0")
    place(state, 1, "o1", 3)
    assert "clear:2" in legal(state)


def test_pv3_2_a_fallow_replacement_cannot_be_cleared_in_the_same_turn() -> None:
    state = table(2)
    kingdom(state, 0, "f1 - - / - castle_wl - / - - -")
    column(state, "f2 ? ? ?")
    begin_turn(state)

    play(state, "clear:0", "free:0")

    assert state.tile_on[0] == number_of("f2")
    assert not [name for name in legal(state) if name.startswith("clear")]


def test_pv3_2_a_swap_does_not_make_a_fallow_replacement_an_old_tile() -> None:
    state = table(3)
    kingdom(state, 0, "w1 f1 - / - castle_wl - / o1 - f2")
    column(state, "f3 w3 ? ?")
    banner(state, "w", "cartographer")
    begin_turn(state)

    play(state, "clear:1", "free:0", "clear:8", "free:0")
    play(state, "recruit:cartographer", "swap:1", "swap_with:6")

    assert state.tile_on[6] == number_of("f3")
    assert "clear:6" not in legal(state)


def test_pv3_2_an_old_fallow_tile_may_go_after_a_swap_with_its_new_neighbour() -> None:
    state = table(3)
    kingdom(state, 0, "w1 f1 - / - castle_wl - / - - f2")
    column(state, "w3 ? ? ?")
    banner(state, "w", "cartographer")
    begin_turn(state)

    play(state, "clear:8", "free:0", "recruit:cartographer", "swap:1", "swap_with:8")

    assert state.tile_on[8] == number_of("f1")
    assert "clear:8" in legal(state)


def test_pv3_2_a_ruined_fallow_tile_cannot_be_cleared() -> None:
    state = table(2)
    kingdom(state, 0, "f1! - - / - castle_wl - / - - -")
    begin_turn(state)

    assert "clear:0" not in legal(state)


def test_pv3_2_two_fallow_tiles_may_go_in_one_turn() -> None:
    state = table(2)
    kingdom(state, 0, "f1 f2 - / - castle_wl - / - - -")
    column(state, "o1 p1 ? ?")
    begin_turn(state)

    play(state, "clear:0", "free:0", "clear:1", "free:0")

    assert state.removed == [number_of("f1"), number_of("f2")]
    assert [state.tile_on[0], state.tile_on[1]] == [number_of("o1"), number_of("p1")]


def test_q38_each_take_refills_at_once() -> None:
    state = table(2)
    kingdom(state, 0, "f1 - - / - castle_wl - / - - -")
    begin_turn(state)
    deck = state.deck[:]

    play(state, "clear:0", "free:1")
    assert state.column[3] == deck[-1]
    play(state, "land:0")
    assert state.column[2:] == [deck[-1], deck[-2]]


def test_pv3_2_tokens_beside_a_freely_taken_tile_come_along() -> None:
    state = table(2)
    kingdom(state, 0, "f1 - - / - castle_wl - / - - -")
    column(state, "ol1 ? ? ?", tokens="2 0 0 0")
    begin_turn(state)

    play(state, "clear:0", "free:0")

    assert state.attack == 2
    assert state.attack_moved
    assert state.tokens == 8
