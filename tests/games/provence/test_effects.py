"""What characters do at once (PV5.10–PV5.22)."""

from __future__ import annotations

from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.scoring import tile_points

from .builders import actor, begin_turn, column, kingdom, legal, play, recruit, stand, table

PLAIN = "- - - / - castle_wo - / - - -"


def test_t28_the_military_architect_stops_when_no_tower_is_left() -> None:
    state = table(3)
    kingdom(state, 0, "w2+t - - / - castle_wo+tt - / - - o1!+t")
    recruit(state, 0, "military_architect")
    assert legal(state) == ["from:0", "from:8", "stop"]

    play(state, "from:0", "from:8")

    assert state.towers_on[4] == 4
    assert actor(state) == 1


def test_pv5_10_the_military_architect_moves_at_most_three() -> None:
    state = table(3)
    kingdom(state, 0, "w2+tttt - - / - castle_wo - / - - -")
    recruit(state, 0, "military_architect")
    defence = state.defence()

    play(state, "from:0", "from:0", "from:0")

    assert (state.towers_on[0], state.towers_on[4]) == (1, 3)
    assert state.defence() == defence
    assert actor(state) == 1


def test_pv5_5_up_to_may_be_none() -> None:
    state = table(3)
    kingdom(state, 0, "w2+t - - / - castle_wo - / - - -")
    recruit(state, 0, "military_architect")

    play(state, "stop")

    assert state.towers_on[0] == 1
    assert actor(state) == 1


def test_pv5_11_the_minstrel_moves_nobles() -> None:
    state = table(3)
    kingdom(state, 0, "l3+nn - p3!+n / - castle_wo+t - / - - -")
    recruit(state, 0, "minstrel")

    play(state, "from:0", "from:2", "stop")

    assert (state.nobles_on[0], state.nobles_on[2], state.nobles_on[4]) == (1, 0, 2)


def test_t11_the_master_builder_brings_back_towers_and_nobles_only() -> None:
    """Also Q16: the tower of the ruin stays."""
    state = table(2)
    kingdom(state, 0, "o2!+t - - / - castle_wl - / - - p3!")
    stand(state, 1, 4, "t" * 9)
    state.attack = 9
    defence, coins = state.defence(), state.coins[:]
    assert state.towers == 5
    recruit(state, 0, "master_builder")
    assert legal(state) == ["restore:0", "restore:8"]

    play(state, "restore:0")

    assert state.towers_on[0] == 3
    assert (state.towers, state.defence(), state.attack) == (3, defence + 2, 9)
    assert tile_points(state, 0) == -1
    assert state.shown[1] == 1
    assert state.coins == coins


def test_pv5_12_nobles_come_again_as_far_as_the_supply_goes() -> None:
    state = table(2)
    kingdom(state, 0, "l3! - - / - castle_wl - / - - p3!")
    stand(state, 1, 4, "n" * 19)
    recruit(state, 0, "master_builder")

    play(state, "restore:0")

    assert (state.nobles_on[0], state.nobles) == (1, 0)


def test_pv5_12_no_coins_and_no_tax_come_again() -> None:
    state = table(2)
    kingdom(state, 0, "p1! p4! - / - castle_wl - / - - -")
    kingdom(state, 1, "p3 - - / - castle_wp - / - - -")
    coins = state.coins[:]
    recruit(state, 0, "master_builder")
    play(state, "restore:0")
    recruit(state, 0, "master_builder")

    assert state.ruins[0] == 0  # the second ruin was the only one left
    assert state.coins == coins
    assert state.attack == 0


def test_pv5_12_a_ruined_special_building_stays_a_ruin() -> None:
    state = table(2)
    kingdom(state, 0, "fortress! - - / - castle_wl - / - - -")

    recruit(state, 0, "master_builder")

    assert state.ruins[0] == 1
    assert actor(state) == 1


def test_pv5_13_the_cartographer_moves_tiles_with_their_pieces_and_sides() -> None:
    state = table(2)
    kingdom(state, 0, "o2!+t w3+n - / - castle_wl - / - - p1")
    recruit(state, 0, "cartographer")
    assert legal(state) == ["swap:0", "swap:1", "swap:8"]

    play(state, "swap:0")
    assert legal(state) == ["swap_with:1", "swap_with:8"]
    play(state, "swap_with:1")

    assert state.ruins[0] == 1 << 1
    assert (state.nobles_on[0], state.towers_on[1]) == (1, 1)
    assert [state.data.tile_ids[tile] for tile in state.tile_on[:2]] == ["w3", "o2"]
    assert state.shown[:2] == [1 << 0 | 1 << 4, 0]


def test_q17_the_castle_is_never_swapped() -> None:
    state = table(2)
    kingdom(state, 0, "o2 - - / - castle_wl - / - - p1")
    recruit(state, 0, "cartographer")

    assert legal(state) == ["swap:0", "swap:8"]


def test_pv5_14_the_courtesan_names_both_tiles() -> None:
    """Castles are open to her (Q18); her noble may stand on a ruin."""
    state = table(3)
    kingdom(state, 0, "w2! - - / - castle_wo - / - - -")
    kingdom(state, 1, "w3+n - - / - castle_wl+n - / - - -")
    kingdom(state, 2, "- - - / - castle_lp - / - - p3+n")
    recruit(state, 0, "courtesan")
    assert legal(state) == ["steal:1:0", "steal:1:4", "steal:2:8"]

    play(state, "steal:1:4", "put:0")

    assert state.nobles_of == [1, 1, 1]
    assert state.nobles_on[0] == 1
    assert state.nobles == 17


def test_pv5_14_steal_names_absolute_seats() -> None:
    state = table(3)
    kingdom(state, 0, "w3+n - - / - castle_wo - / - - -")
    kingdom(state, 1, "p3+n - - / - castle_wl - / - - -")
    recruit(state, 2, "courtesan")

    assert legal(state) == ["steal:0:0", "steal:1:0"]


def test_t34_a_stolen_tower_moves_only_when_both_tiles_are_named() -> None:
    """Also Q47."""
    state = table(3)
    kingdom(state, 0, "w3 - - / - castle_wo - / - - -")
    kingdom(state, 1, "o2+tt - - / - castle_wl - / - - -")
    stand(state, 2, 4, "tttt")
    recruit(state, 0, "traitor")

    play(state, "steal:1:0")
    assert state.towers_on[CELLS] == 2
    assert (state.defence(), state.towers) == (9, 9)

    play(state, "put:4")
    assert (state.towers_on[CELLS], state.towers_on[4]) == (1, 1)
    assert (state.defence(), state.towers) == (9, 9)


def test_a_ruin_is_told_as_a_ruin() -> None:
    """What it was before lies face down."""
    state = table(3)
    kingdom(state, 0, "w3 - - / - castle_wo - / - - -")
    kingdom(state, 1, "o2!+t - - / - castle_wl+t - / - - -")
    recruit(state, 0, "traitor")

    assert [option.message.args[2] for option in state.options(0)] == ["ruin", "castle_wl"]
    play(state, "steal:1:0")
    assert state.prompt(0).args[2] == "ruin"


def test_t35_castles_safe_from_theft_leave_nothing_to_steal() -> None:
    for safe, noble_moves in (("on", False), ("off", True)):
        state = table(3, castle_safe_from_theft=safe)
        kingdom(state, 0, "w2 - - / - castle_wo - / - - -")
        stand(state, 1, 4, "n")
        stand(state, 2, 4, "n")
        recruit(state, 0, "courtesan")

        assert (actor(state) == 0) == noble_moves
        assert state.breakdown(0)["characters"] == 2


def test_pv5_16_the_blacksmith_builds_anywhere_at_home() -> None:
    """Castle and ruins included (Q19)."""
    state = table(3)
    kingdom(state, 0, "w2! - - / - castle_wo - / - - p3")
    recruit(state, 0, "blacksmith")
    assert legal(state) == ["put:0", "put:4", "put:8"]

    play(state, "put:0")

    assert (state.towers_on[0], state.towers) == (1, 14)


def test_pv5_16_no_tower_left_no_question() -> None:
    state = table(3)
    stand(state, 1, 4, "t" * 15)

    recruit(state, 0, "blacksmith")

    assert actor(state) == 1


def test_q20_the_strategist_puts_both_towers_on_one_tile() -> None:
    state = table(3)
    kingdom(state, 0, "w2 - - / - castle_wo - / - - p3")
    recruit(state, 0, "strategist")

    play(state, "put:8")

    assert state.towers_on[8] == 2
    assert actor(state) == 1


def test_t23_the_strategist_takes_the_last_tower() -> None:
    state = table(3)
    kingdom(state, 0, "w2 - - / - castle_wo - / - - -")
    stand(state, 1, 4, "t" * 14)
    defence = state.defence()
    recruit(state, 0, "strategist")

    play(state, "put:4")

    assert (state.towers_on[4], state.towers) == (1, 0)
    assert state.defence() == defence + 1


def test_q21_the_traitor_steals_a_tower_and_the_trumpeter_brings_a_noble() -> None:
    state = table(3)
    kingdom(state, 0, "w2 - - / - castle_wo - / - - -")
    recruit(state, 0, "trumpeter")

    play(state, "put:4")

    assert (state.nobles_on[4], state.nobles) == (1, 19)
    assert state.towers == 15


def test_pv5_18_no_noble_left_no_question() -> None:
    state = table(3)
    stand(state, 1, 4, "n" * 20)

    recruit(state, 0, "trumpeter")

    assert actor(state) == 1


def test_q7_the_mystic_does_not_move_the_attack() -> None:
    state = table(2)
    kingdom(state, 0, PLAIN)
    state.attack = 9
    recruit(state, 0, "mystic")
    assert legal(state) == ["token:0", "token:1", "token:2", "token:3"]

    play(state, "token:0", "token:1")

    assert state.column_tokens == [1, 1, 0, 0]
    assert (state.attack, state.tokens) == (9, 6)
    assert actor(state) == 1
    assert state.ruins == [0, 0]


def test_pv5_19_both_tokens_may_lie_at_one_tile() -> None:
    state = table(2)
    recruit(state, 0, "mystic")

    play(state, "token:3", "token:3")

    assert state.column_tokens == [0, 0, 0, 2]


def test_pv5_19_the_mystic_places_what_the_supply_has() -> None:
    state = table(2)
    column(state, "? ? ? ?", tokens="0 0 0 7")
    recruit(state, 0, "mystic")

    play(state, "token:0")

    assert (state.column_tokens, state.tokens) == ([1, 0, 0, 7], 0)
    assert actor(state) == 1


def test_t26_the_thief_takes_a_coin_from_everybody_who_has_one() -> None:
    """Also Q9."""
    state = table(4)
    state.coins = [1, 0, 2, 7]

    recruit(state, 0, "thief")

    assert state.coins == [3, 0, 1, 6]


def test_pv5_21_the_merchant_brings_two_coins() -> None:
    state = table(2)

    recruit(state, 0, "merchant")

    assert state.coins == [6, 4]


def test_t25_the_seamstress_counts_all_nobles_at_home() -> None:
    state = table(2)
    kingdom(state, 0, "l3+nn - - / - castle_wl+n - / - - w3+n")

    recruit(state, 0, "seamstress")

    assert state.coins[0] == 4 + 4


def test_q44_no_decision_ever_removes_a_piece_by_choice() -> None:
    state = table(2)
    kingdom(state, 0, "l3+nn - - / - castle_wl+t - / - - w3+n")
    begin_turn(state)

    assert {name.split(":")[0] for name in legal(state)} <= {"land", "special"}
