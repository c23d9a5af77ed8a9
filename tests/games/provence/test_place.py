"""Phase 2: place a tile and resolve its symbols (PV4)."""

from __future__ import annotations

from bailiwick.games.provence.actions import CELLS

from .builders import actor, begin_turn, column, kingdom, legal, place, play, stand, table


def test_ex_c_a_church_taxes_who_shows_its_crop() -> None:
    """Marie places p1; Emma shows poppies, Jules does not. Also Q8."""
    state = table(3)
    marie, jules, emma = 0, 1, 2
    kingdom(state, marie, "- - - / - castle_wo - / - - -")
    kingdom(state, jules, "w3 - - / - castle_wl - / - - -")
    kingdom(state, emma, "p3 - - / - castle_ol - / - - -")
    state.coins = [2, 3, 3]

    place(state, marie, "p1", 0)

    assert state.coins == [3, 3, 2]


def test_ex_d_towers_and_saracens_of_one_tile() -> None:
    state = table(3)
    emma = 2
    stand(state, 0, 4, "tt")
    state.attack = 3

    place(state, emma, "w2", 1)

    assert state.towers_on[CELLS * emma + 1] == 1
    assert (state.defence(), state.attack) == (6, 5)
    assert state.ruins == [0, 0, 0]


def test_t12_each_payer_pays_once_and_only_what_he_has() -> None:
    """Also Q9."""
    state = table(4)
    kingdom(state, 0, "- - - / - castle_wo - / - - -")
    kingdom(state, 1, "p3 - - / - castle_lp - / - - -")
    kingdom(state, 2, "p2 - - / - castle_op - / - - -")
    kingdom(state, 3, "p4 p6 op1 / - castle_wp - / - - -")
    state.coins = [0, 0, 1, 5]

    place(state, 0, "p1", 0)

    assert state.coins == [2, 0, 0, 4]


def test_q10_the_crop_of_a_castle_is_taxed() -> None:
    state = table(2)
    kingdom(state, 0, "- - - / - castle_wo - / - - -")
    kingdom(state, 1, "- - - / - castle_lp - / - - -")
    state.coins = [4, 4]

    place(state, 0, "p1", 0)

    assert state.coins == [5, 3]


def test_pv4_5_a_special_building_is_taxed_and_a_ruin_is_not() -> None:
    state = table(3)
    kingdom(state, 0, "- - - / - castle_lp - / - - -")
    kingdom(state, 1, "forest - - / - castle_wp - / - - -")
    kingdom(state, 2, "o3! - - / - castle_wl - / - - -")
    state.coins = [4, 4, 4]

    place(state, 0, "o1", 0)

    assert state.coins == [5, 3, 4]


def test_pv4_5_ones_own_crops_are_not_taxed() -> None:
    state = table(2)
    kingdom(state, 0, "o3 - - / - castle_wo - / - - -")
    kingdom(state, 1, "- - - / - castle_lp - / - - -")
    state.coins = [4, 4]

    place(state, 0, "o1", 8)

    assert state.coins[1] == 4
    assert state.coins[0] == 4


def test_q5_nobles_stand_on_their_tile() -> None:
    state = table(2)

    place(state, 0, "l3", 7)

    assert state.nobles_on[7] == 2
    assert (state.nobles, state.nobles_of[0]) == (18, 2)


def test_pv4_1_towers_come_as_far_as_the_supply_goes() -> None:
    state = table(2)
    stand(state, 1, 4, "t" * 14)

    place(state, 0, "o2", 0)

    assert state.towers_on[0] == 1
    assert state.towers == 0


def test_q28_nobles_come_as_far_as_the_supply_goes() -> None:
    state = table(2)
    stand(state, 1, 4, "n" * 19)

    place(state, 0, "l3", 0)

    assert state.nobles_on[0] == 1
    assert state.nobles == 0


def test_pv4_4_coins_come_from_the_supply() -> None:
    state = table(2)

    place(state, 0, "p4", 0)

    assert state.coins == [6, 4]


def test_pv4_0_any_free_field_will_do_but_never_the_castle() -> None:
    state = table(2)
    kingdom(state, 0, "w1 - - / - castle_lp - / - o1! -")
    begin_turn(state)
    play(state, "land:0")

    assert legal(state) == ["place:1", "place:2", "place:3", "place:5", "place:6", "place:8"]


def test_pv4_0_the_last_field_is_no_question() -> None:
    state = table(2)
    kingdom(state, 0, "w1 o1 l1 / p1 castle_wo w2 / o3 - p3")
    column(state, "lp1 ? ? ?")
    begin_turn(state)

    play(state, "land:0")

    assert state.tile_on[7] >= 0
    assert actor(state) == 1


def test_pv4_6_the_defence_is_players_plus_towers() -> None:
    state = table(4)
    stand(state, 2, 4, "ttt")

    assert state.defence() == 7


def test_q29_the_attack_keeps_counting_beyond_the_track() -> None:
    state = table(2)
    state.attack = 19

    place(state, 0, "w2", 0)

    assert state.attack == 21


def test_pv4_2_a_tile_without_saracens_does_not_move_the_attack() -> None:
    state = table(2)
    kingdom(state, 0, "- - w1 / - castle_wl - / - - w3")
    place(state, 0, "wo1", 5)

    assert legal(state)[-1] == "decline:w"  # still the same turn
    assert not state.attack_moved


def test_pv2_4_trios_follow_the_symbols() -> None:
    state = table(2)
    kingdom(state, 0, "- - w1 / - castle_wl - / - - w3")

    place(state, 0, "w2", 5)

    assert state.attack_moved
    assert actor(state) == 0
