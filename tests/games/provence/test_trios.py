"""Phase 3: trios and what they bring (PV5.1–PV5.5)."""

from __future__ import annotations

import pytest

from bailiwick.games.provence.data import LINES, LINES_THROUGH

from .builders import actor, banner, cards_of, give, kingdom, legal, place, play, recruit, table


def cells(mask: int) -> list[int]:
    return [cell for cell in range(9) if mask >> cell & 1]


def test_2_1_the_eight_lines() -> None:
    assert [cells(line) for line in LINES] == [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ]
    assert [len(lines) for lines in LINES_THROUGH] == [3, 2, 3, 2, 4, 2, 3, 2, 3]


def test_ex_f_three_lavender_in_a_column() -> None:
    state = table(3)
    jules = 1
    kingdom(state, jules, "l1 - - / l4 castle_wp - / - - -")
    banner(state, "l", "thief merchant mystic")
    coins = state.coins[jules]

    place(state, jules, "ol1", 6)

    assert actor(state) == jules
    assert legal(state) == ["recruit:thief", "recruit:merchant", "recruit:mystic", "decline:l"]
    play(state, "decline:l")
    assert state.coins[jules] == coins + 2
    assert actor(state) == 2


def test_t3_two_crops_in_one_line_are_two_trios() -> None:
    """Also Q12."""
    state = table(4)
    kingdom(state, 0, "- - - / ol1 castle_ol - / - - -")
    coins = state.coins[0]

    place(state, 0, "ol2", 5)

    assert [name for name in legal(state) if name.startswith("decline")] == ["decline:o", "decline:l"]
    play(state, "decline:l")
    assert [name for name in legal(state) if name.startswith("decline")] == ["decline:o"]
    play(state, "decline:o")
    assert state.coins[0] == coins + 1 + 4  # ol2 brings a coin
    assert actor(state) == 1


def test_t4_an_incomplete_line_is_no_trio() -> None:
    state = table(2)
    kingdom(state, 0, "w1 - w3 / - castle_wl - / w4 - -")
    banner(state, "w", "thief")
    banner(state, "o", "")

    place(state, 0, "wo1", 8)

    assert legal(state) == ["recruit:thief", "decline:w"]
    play(state, "decline:w")
    assert actor(state) == 1


def test_t5_one_olive_trio_while_the_sides_are_empty() -> None:
    state = table(3)
    kingdom(state, 0, "o1 - o3 / - castle_wo - / o4 - -")
    banner(state, "o", "blacksmith")

    place(state, 0, "o2", 8)

    assert legal(state) == ["recruit:blacksmith", "decline:o"]
    play(state, "decline:o")
    assert actor(state) == 1


def test_t5_three_trios_and_one_card_at_the_banner() -> None:
    """Also Q11: the banner is not refilled, the other two bring coins."""
    state = table(3)
    kingdom(state, 0, "o1 - o3 / - castle_wo o6 / o4 o5 -")
    banner(state, "o", "blacksmith")
    coins = state.coins[0]

    place(state, 0, "o2", 8)
    play(state, "recruit:blacksmith", "put:4")

    # decline:o is all that is left: the kernel takes it twice
    assert state.banners[1] == 0
    assert state.coins[0] == coins + 4
    assert cards_of(state, 0) == ["blacksmith"]
    assert actor(state) == 1


def test_t22_a_swap_makes_no_trio() -> None:
    """Also Q13: a tile placed later makes trios with the swapped ones."""
    state = table(3)
    kingdom(state, 0, "o3 w3 w1 / - castle_lp w4 / - - o1")
    recruit(state, 0, "cartographer")

    play(state, "swap:1", "swap_with:8")

    assert state.shown[0] == 1 << 2 | 1 << 5 | 1 << 8
    assert actor(state) == 1
    place(state, 0, "w2", 6)
    assert actor(state) == 1  # row2 is not complete
    banner(state, "w", "thief")
    place(state, 0, "wo1", 7)
    assert legal(state) == ["recruit:thief", "decline:w"]


def test_q13_a_restored_line_makes_no_trio_but_a_placed_tile_does() -> None:
    state = table(3)
    kingdom(state, 0, "o3! o1 ol1 / - castle_lp - / - - -")
    recruit(state, 0, "master_builder")

    assert state.shown[1] == 0b111
    assert actor(state) == 1
    place(state, 0, "o4", 3)
    assert actor(state) == 1
    place(state, 0, "o2", 6)
    assert legal(state)[-1] == "decline:o"


def test_pv5_1_ruins_and_fallow_tiles_break_a_line() -> None:
    state = table(3)
    kingdom(state, 0, "o3! o1 - / f1 castle_lp - / - - -")

    place(state, 0, "o4", 2)

    assert actor(state) == 1


def test_pv5_1_a_special_building_with_a_crop_makes_trios() -> None:
    state = table(3)
    kingdom(state, 0, "o3 - - / - castle_wo - / - - -")

    place(state, 0, "forest", 8)

    assert legal(state)[-1] == "decline:o"


def test_q10_the_castle_belongs_to_four_lines() -> None:
    state = table(3)
    kingdom(state, 0, "- w1 - / - castle_wo - / - - -")

    place(state, 0, "w3", 7)

    assert legal(state)[-1] == "decline:w"


def test_q14_only_the_banner_of_the_crop_counts() -> None:
    state = table(3)
    kingdom(state, 0, "- w1 - / - castle_wo - / - - -")
    banner(state, "w", "thief")
    banner(state, "o", "merchant")

    place(state, 0, "wo1", 7)

    assert legal(state) == ["recruit:thief", "decline:w"]


def test_pv5_3_a_card_takes_full_effect_before_the_next_trio() -> None:
    state = table(4)
    kingdom(state, 0, "- - - / ol1 castle_ol - / - - -")
    banner(state, "o", "blacksmith")
    place(state, 0, "ol2", 5)

    play(state, "recruit:blacksmith")
    assert legal(state) == ["put:3", "put:4", "put:5"]
    play(state, "put:4")
    assert legal(state)[-1] == "decline:l"


def test_pv5_4_an_empty_banner_pays_coins() -> None:
    state = table(3)
    kingdom(state, 0, "- w1 - / - castle_wl - / - - -")
    banner(state, "w", "")
    coins = state.coins[0]

    place(state, 0, "w2", 7)

    assert state.coins[0] == coins + 2
    assert actor(state) == 1


def test_t32_declining_pays_three_at_the_great_fair() -> None:
    state = table(3, scenario="great_fair")
    kingdom(state, 0, "- w1 - / - castle_wl - / - - -")
    coins = state.coins[0]

    place(state, 0, "w2", 7)
    play(state, "decline:w")

    assert coins == 6
    assert state.coins[0] == coins + 3


def test_q15_a_character_may_be_declined_but_not_its_command() -> None:
    state = table(3)
    kingdom(state, 0, "- - - / - castle_wl - / - - w3")
    recruit(state, 0, "strategist")

    assert legal(state) == ["put:4", "put:8"]


@pytest.mark.parametrize("name", ["treasurer", "caravan_guide", "duchess", "apprentice", "inventor"])
def test_pv5_23_some_cards_do_nothing_now(name: str) -> None:
    state = table(3)
    coins = state.coins[:]

    recruit(state, 0, name)

    assert actor(state) == 1
    assert state.coins == coins
    assert cards_of(state, 0) == [name]


def test_t24_a_card_without_effect_still_counts() -> None:
    state = table(3)
    coins = state.coins[:]
    give(state, 0, "duchess")

    recruit(state, 0, "courtesan")

    assert actor(state) == 1
    assert state.breakdown(0)["characters"] == 3 + 2
    assert state.coins == coins
