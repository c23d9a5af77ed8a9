"""Phase 4: the Saracens (PV6)."""

from __future__ import annotations

from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.state import Provence

from .builders import actor, begin_turn, column, invade, kingdom, legal, place, play, recruit, stand, table


def four_lords() -> Provence:
    """Four players with a tower on the castle and two tiles each: the defence is 8."""
    state = table(4)
    kingdom(state, 0, "w1 o1 - / - castle_wo+t - / - - -")
    kingdom(state, 1, "l1 l7 - / - castle_wl+t - / - - -")
    kingdom(state, 2, "p1 p3 - / - castle_lp+t - / - - -")
    kingdom(state, 3, "o4 w3 - / - castle_op+t - / - - -")
    return state


def test_ex_g_the_fewest_towers_are_hit() -> None:
    state = table(3)
    marie, jules, emma = 0, 1, 2
    kingdom(state, marie, "w1 w3 - / - castle_wo+tttt - / - - -")
    kingdom(state, jules, "o1 o3 - / - castle_wl+tt - / - - -")
    kingdom(state, emma, "p1 p3 - / - castle_lp+tt - / - - -")
    state.attack = 12
    assert state.defence() == 11

    invade(state, marie)

    assert actor(state) == jules
    play(state, "ruin:0")
    assert actor(state) == emma
    play(state, "ruin:1")
    assert state.ruins == [0, 0b01, 0b10]


def test_ex_h_a_ruined_land_tile_gets_a_tower() -> None:
    state = table(3)
    jules = 1
    kingdom(state, 0, "- - - / - castle_wo+tt - / - - -")
    kingdom(state, jules, "o1 p3+n - / - castle_wl - / - - -")
    kingdom(state, 2, "- - - / - castle_lp+tt - / - - -")
    state.attack = 8
    assert (state.defence(), state.towers) == (7, 11)

    invade(state, 0)
    play(state, "ruin:1")

    assert state.ruins[jules] == 1 << 1
    assert state.nobles == 20
    assert (state.towers_on[CELLS * jules + 1], state.towers_of[jules]) == (1, 1)
    assert (state.defence(), state.towers) == (8, 10)


def test_ex_h2_a_ruined_special_building_gets_none() -> None:
    state = table(3)
    kingdom(state, 0, "fortress+tt w1 - / - castle_wo - / - - -")
    stand(state, 1, 4, "tttt")
    stand(state, 2, 4, "ttt")
    state.attack = 13
    assert state.defence() == 12

    invade(state, 0)
    play(state, "ruin:0")

    assert state.towers_of == [0, 4, 3]
    assert state.defence() == 10


def test_t6_equal_is_safe() -> None:
    """Also Q22."""
    state = four_lords()
    state.attack = 7

    place(state, 0, "op1", 5)

    assert (state.attack, state.defence()) == (8, 8)
    assert actor(state) == 1
    assert state.ruins == [0, 0, 0, 0]


def test_t7_on_a_tie_everybody_is_hit() -> None:
    state = four_lords()
    state.attack = 8

    place(state, 0, "op1", 5)
    for seat in range(4):
        assert actor(state) == seat
        play(state, "ruin:0")

    assert state.ruins == [1, 1, 1, 1]
    assert state.towers_of == [2, 2, 2, 2]
    assert state.defence() == 12


def test_t8_no_invasion_until_the_attack_moves_again() -> None:
    """Also PV6.5."""
    state = four_lords()
    stand(state, 3, 4, "tttt")
    state.attack = 14
    assert state.defence() == 12

    place(state, 0, "ol1", 8)
    assert actor(state) == 1
    assert state.ruins == [0, 0, 0, 0]
    place(state, 1, "wp1", 8)

    assert state.attack == 15
    assert legal(state) == ["ruin:0", "ruin:1", "ruin:8"]


def test_pv6_5_an_attack_still_ahead_waits_for_the_next_saracen() -> None:
    state = four_lords()
    state.attack = 19
    place(state, 0, "op1", 5)
    play(state, "ruin:0", "ruin:0", "ruin:0", "ruin:0")
    assert (state.attack, state.defence()) == (20, 12)

    place(state, 1, "ol1", 5)

    assert actor(state) == 2
    assert state.ruins == [1, 1, 1, 1]


def test_t9_the_last_tower_goes_to_the_active_victim() -> None:
    """Also Q27."""
    state = table(3)
    kingdom(state, 1, "w1 - - / - castle_wo - / - - -")
    kingdom(state, 2, "o1 - - / - castle_wl - / - - -")
    stand(state, 0, 4, "t" * 14)
    state.attack = 18
    defence = state.defence()

    invade(state, 1)

    # each victim has one tile only: nothing to ask
    assert state.ruins == [0, 1, 1]
    assert state.towers_of == [14, 1, 0]
    assert (state.towers, state.defence()) == (0, defence + 1)


def test_t10_towers_are_handed_out_after_all_tiles_are_turned() -> None:
    state = table(3)
    a, b = 1, 2
    kingdom(state, a, "w1 - - / - castle_wo+t - / - - -")
    kingdom(state, b, "w2+t - - / - castle_wl - / - - -")
    stand(state, 0, 4, "t" * 13)
    state.attack = 19
    defence = state.defence()
    assert state.towers == 0

    invade(state, a)

    assert state.towers_of == [13, 2, 0]
    assert (state.towers, state.defence()) == (0, defence)


def test_t29_towers_of_the_same_tile_can_just_hold_the_attack() -> None:
    state = table(4)
    kingdom(state, 0, "w1 - - / - castle_wo - / - - -")
    kingdom(state, 1, "o1 - - / - castle_wl - / - - -")
    state.attack = 3

    place(state, 2, "w2", 0)

    assert (state.attack, state.defence()) == (5, 5)
    assert state.ruins == [0, 0, 0, 0]


def test_t29_a_victim_without_a_tile_is_passed_over() -> None:
    """Also Q25: no tile, no ruin, no tower."""
    state = table(4)
    kingdom(state, 0, "w1 - - / - castle_wo - / - - -")
    kingdom(state, 1, "o1 - - / - castle_wl - / - - -")
    state.attack = 3
    state.journal = []

    place(state, 2, "o6", 0)

    hit = [event.args[0] for event in state.journal if event.key in ("ruined", "nothing-to-ruin")]
    assert hit == [2, 3, 0, 1]
    assert state.ruins == [1, 1, 1, 0]
    assert state.towers_of == [1, 1, 1, 0]
    assert state.defence() == 7


def test_t37_one_check_at_the_end_of_a_turn_with_clearing() -> None:
    state = table(4)
    kingdom(state, 0, "f1 - - / - castle_wl+tttt - / - - -")
    kingdom(state, 1, "w1 o1 - / - castle_wo+tt - / - - -")
    column(state, "w6 o6 ? ?")
    state.attack = 9
    assert state.defence() == 10
    begin_turn(state, 0)

    play(state, "clear:0", "free:1")
    assert (state.attack, state.defence()) == (11, 10)
    assert legal(state)[0] == "land:0"
    state.journal = []
    play(state, "land:0", "place:5")

    assert (state.attack, state.defence()) == (12, 11)
    assert [event.key for event in state.journal].count("invasion") == 1


def test_t38_a_tower_taken_later_in_the_turn_holds_the_attack() -> None:
    state = table(4)
    kingdom(state, 0, "f1 - - / - castle_wl+tttt - / - - -")
    kingdom(state, 1, "w1 o1 - / - castle_wo+tt - / - - -")
    column(state, "l8 o6 ? ?")
    state.attack = 9
    begin_turn(state, 0)

    play(state, "clear:0", "free:1", "land:0", "place:5")

    assert (state.attack, state.defence()) == (11, 11)
    assert state.ruins == [0, 0, 0, 0]
    assert actor(state) == 1


def test_q23_towers_of_phase_3_count_for_the_check() -> None:
    """The Blacksmith's tower comes before the invasion."""
    state = four_lords()
    recruit(state, 0, "blacksmith")
    state.attack, state.attack_moved = 9, True

    play(state, "put:4")

    assert state.defence() == 9
    assert actor(state) == 1


def test_q24_a_lower_defence_alone_is_no_invasion() -> None:
    state = four_lords()
    kingdom(state, 0, "- - f1+t / - - - / - - -")
    column(state, "ol2 lp1 ? ?")
    state.attack = 9
    assert state.defence() == 9
    begin_turn(state, 0)

    play(state, "clear:2", "free:1", "special:" + state.data.tile_ids[state.row[0]])
    play(state, legal(state)[0])

    assert state.defence() == 8
    assert state.ruins == [0, 0, 0, 0]


def test_q26_a_ruin_cannot_be_ruined_again() -> None:
    state = table(2)
    kingdom(state, 0, "w1! o1 p1 / - castle_wo - / - - -")
    stand(state, 1, 4, "t")
    state.attack = 4

    invade(state, 0)

    assert legal(state) == ["ruin:1", "ruin:2"]


def test_pv6_2_victims_are_fixed_before_anything_is_destroyed() -> None:
    """Seat 0 loses his only tower first; seat 1 is hit all the same."""
    state = table(3)
    kingdom(state, 0, "w2+t w1 - / - castle_wo - / - - -")
    kingdom(state, 1, "l2+t l1 - / - castle_wl - / - - -")
    kingdom(state, 2, "p2+t p1 - / - castle_lp+t - / - - -")
    state.attack = 8

    invade(state, 0)
    assert state.view(None)["hit_now"] == [0, 1]
    play(state, "ruin:0")  # now seat 0 alone has the fewest towers

    assert actor(state) == 1
    assert state.view(None)["hit_now"] == [1]
    play(state, "ruin:1")
    assert state.ruins == [0b01, 0b10, 0]


def test_pv6_1_an_invasion_that_was_carried_out_does_not_threaten_any_more() -> None:
    state = table(2)
    state.round = state.data.rounds
    kingdom(state, 0, "w2 w1 - / - castle_wo - / - - -")
    kingdom(state, 1, "l2+t l1 - / - castle_wl - / - - -")
    state.attack = 8

    invade(state, 0)
    assert state.view(None)["attack_moved"]
    play(state, "ruin:0")

    assert state.attack > state.defence()
    assert not state.view(None)["attack_moved"]


def test_pv6_3_the_active_victim_acts_first_then_clockwise() -> None:
    state = four_lords()
    state.attack = 20

    invade(state, 2)

    order = []
    for _ in range(4):
        order.append(actor(state))
        play(state, "ruin:0")
    assert order == [2, 3, 0, 1]


def test_pv6_6_a_ruin_keeps_its_field_and_shows_nothing() -> None:
    state = table(2)
    kingdom(state, 0, "w1! - - / - castle_lp - / - - -")
    begin_turn(state, 0)
    play(state, "land:0")

    assert "place:0" not in legal(state)
    assert state.shown[0] == 0
    assert state.breakdown(0)["tiles"] == 0


def test_pv6_1_a_special_building_moves_no_attack() -> None:
    state = table(2)
    kingdom(state, 0, "w1 - - / - castle_lp - / - - -")
    state.attack = 9

    place(state, 0, "hamlet", 1)

    assert state.ruins == [0, 0]
    assert actor(state) == 1


def test_pv7_0_an_invasion_in_the_last_turn_is_carried_out() -> None:
    state = table(2)
    kingdom(state, 0, "w1 o1 l1 / p1 castle_wo w4 / o3 ol1 p3")
    kingdom(state, 1, "w3 o4 l4 / p4 castle_lp wo1 / - lp1 l3")
    column(state, "wp1 ? ? ?")
    stand(state, 0, 4, "t")
    state.attack = 9
    begin_turn(state, 1, 8)

    play(state, "land:0")

    assert legal(state)[0] == "ruin:0"
    play(state, "ruin:8")
    assert state.over
    assert state.ruins[1] == 1 << 8
