"""C5 and C6: loading on Friday, sailing on Saturday."""

from __future__ import annotations

from bailiwick.games.colonia.actions import BUY, LOAD, ORDER, PASS
from bailiwick.games.colonia.rules.friday import load_hold
from bailiwick.games.colonia.rules.phases import LOADING
from bailiwick.games.colonia.rules.saturday import sail, settle_ships
from bailiwick.games.colonia.state import Colonia

from .table import (
    BLUE,
    BRUEGGE,
    RED,
    YELLOW,
    empty_handed,
    give_goods,
    give_raw,
    go,
    harbour,
    members,
    money,
    phase,
    play_cards,
    seen,
    skip_to,
    started,
    streets,
)

QUIET = ["home_tuesday", "home_wednesday", "one_fewer"]


def friday() -> Colonia:
    state = started("w01", QUIET)
    skip_to(state, "fri_load")
    empty_handed(state)
    harbour(state, "bergen_2", "bruegge_3", "london_4", "nowgorod_4")
    return state


def test_y22_r31_two_cartwheels_need_two_tiles() -> None:
    state = friday()
    give_goods(state, YELLOW, "cartwheel")
    give_goods(state, BLUE, "painting")
    go(state, LOADING, 5)
    assert state.actors() == [BLUE]
    state = friday()
    give_goods(state, YELLOW, "cartwheel", "cartwheel")
    go(state, LOADING, 5)
    reserve = state.reserve[YELLOW]
    assert state.legal(YELLOW) == [LOAD + 2, PASS]
    state.choose(YELLOW, LOAD + 2)
    assert state.supply[1] == 12
    assert [ship["sails"] for ship in seen(state, None)["berths"]] == [True, True, True, False]
    skip_to(state, "sun_buy")
    assert [ship["sails"] for ship in seen(state, None)["berths"]] == [False] * 4
    assert money(state, YELLOW) == [10, 5, 5, 5]
    assert state.reserve[YELLOW] == reserve - 1
    assert streets(state, YELLOW)[3] == 1


def test_c5_3_a_hold_is_loaded_once() -> None:
    state = friday()
    give_goods(state, YELLOW, "painting", "painting")
    give_goods(state, BLUE, "painting")
    go(state, LOADING, 5)
    state.choose(YELLOW, LOAD)
    assert state.actors() != [BLUE] or LOAD not in state.legal(BLUE)


def test_c5_2_without_a_member_nothing_can_be_loaded() -> None:
    state = friday()
    give_goods(state, YELLOW, "painting")
    give_goods(state, BLUE, "painting")
    members(state, YELLOW, 0)
    go(state, LOADING, 5)
    assert state.actors() == [BLUE]


def test_c5_3_ships_that_stay_can_be_loaded_too() -> None:
    state = friday()
    give_goods(state, YELLOW, "painting", "clothing")
    go(state, LOADING, 5)
    assert LOAD + 4 * 3 in state.legal(YELLOW)


def test_x15_x17_two_ships_sail_the_others_move_up() -> None:
    state = friday()
    ships = list(state.berths)
    state.loads[5 * 2] = RED
    state.sail_count = 2
    sail(state)
    assert state.berths[:2] == ships[2:]
    assert state.loads[0] == RED
    assert min(state.berths) >= 0
    assert state.ship_discard == 1 << ships[0] | 1 << ships[1]


def test_x16_the_hold_of_nine_pays_nine_gulden() -> None:
    state = friday()
    give_goods(state, RED, "cartwheel", "painting", "shoes")
    load_hold(state, RED, 1, 2)
    state.sail_count = 2
    sail(state)
    assert money(state, RED)[BRUEGGE] == 14
    assert streets(state, RED)[3] == 1
    state.check()


def test_c6_3_y17_after_the_last_saturday_no_ship_comes() -> None:
    state = friday()
    state.week = state.last_week
    state.sail_count = 4
    sail(state)
    assert state.berths == [-1, -1, -1, -1]


def test_c6_6_the_ships_just_settled_are_in_the_new_deck() -> None:
    state = friday()
    state.ship_deck, state.ship_top = (), 0
    state.ship_discard = sum(1 << ship for ship in range(16) if ship not in state.berths)
    settle_ships(state, 4)
    assert state.ship_discard == (1 << 16) - 1
    state.sail_count = 0
    sail(state)
    assert len(set(state.berths)) == 4


def test_y24_members_come_home_a_week_later() -> None:
    """Five families with 25 members each; blue plays 6 in week 1 and spends 7, 4 and 2 more."""
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"], seats=5)
    blue = 2
    assert state.votes[blue] == 6
    skip_to(state, "wed_buy")
    state.stall_size[1], state.stalls[5:10] = 4, [0, 4, 0, 0, 0]
    state.stall_size[2], state.stalls[10:15] = 3, [3, 0, 0, 0, 0]
    while phase(state) == "wed_buy":
        seat = state.actors()[0]
        wanted = [code for code in (BUY + 1, BUY + 2) if seat == blue and code in state.legal(seat)]
        state.choose(seat, wanted[0] if wanted else PASS)
    assert state.reserve[blue] == 25 - 6 - 7
    skip_to(state, "thu_order")
    empty_handed(state)
    give_raw(state, blue, "leather", "iron", "leather", "iron", "iron", "wood")
    go(state, state.phase, 4)
    state.sticks = [5, 5, 5, 5, 5]
    for craftsman in (0, 1, 0):
        state.choose(blue, ORDER + craftsman)
    assert state.reserve[blue] == 25 - 6 - 7 - 4
    skip_to(state, "fri_load")
    harbour(state, "bergen_1", "london_3", "bruegge_4", "nowgorod_4")
    empty_handed(state)
    give_goods(state, blue, "saddle", "cartwheel")
    go(state, LOADING, 5)
    state.choose(blue, LOAD)
    state.choose(blue, LOAD + 1)
    skip_to(state, "tue_choose")
    assert state.week == 2
    assert state.reserve[blue] == 6
    assert streets(state, blue) == [6, 7, 4, 2]
    assert [option.message.key for option in state.options(blue)][3:] == ["opt-card-short", "opt-card-short"]
    play_cards(state, 3, 3, 5, 3, 3)
    assert state.reserve[blue] == 7
    assert streets(state, blue)[0] == 5
