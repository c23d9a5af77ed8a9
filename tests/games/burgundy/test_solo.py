"""The solo game (appendix A)."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick.games.burgundy.actions import GOODS, SPACES
from bailiwick.games.burgundy.data import CASTLE, EMPTY, FACE_DOWN
from bailiwick.games.burgundy.rules import frame
from bailiwick.games.burgundy.rules.placing import lay, open_spaces
from bailiwick.games.burgundy.scoring import COLOUR_BONUS, gain, meet_target
from bailiwick.games.burgundy.state import Burgundy

from .builders import ME, asks, choose, code, legal, message, starting, store, stored, tile


def solo(start: int = 7, seed: int = 1, **variant: str) -> Burgundy:
    """Alone on side A, the start castle on sa07."""
    state = bailiwick.new("burgundy", 1, seed, variant)
    assert isinstance(state, Burgundy)
    state.choose(0, code(f"choose_start:h{start:02d}"))
    state.depot_goods = [0] * 36
    state.goods = [0] * 6
    state.dice = [1, 1]
    state.settle()
    return state


def keep(state: Burgundy, *types: str) -> None:
    for at, type in enumerate(types):
        state.storage[at] = tile(state, type, at)
    state.settle()


def put(state: Burgundy, **on: str) -> None:
    for at, type in on.items():
        lay(state, ME, tile(state, type), int(at[1:]) - 1)
    state.settle()


def goods(state: Burgundy, **counts: int) -> None:
    for good, count in counts.items():
        state.goods[state.data.good_ids.index(good)] = count


def test_a1_start_with_silver_workers_goods_and_a_choice_of_castle_space() -> None:
    state = bailiwick.new("burgundy", 1, 1)
    assert isinstance(state, Burgundy)
    assert (state.silver, state.workers, state.goods_held(0), state.target) == ([1], [2], 3, 50)
    assert legal(state) == [f"choose_start:h{n:02d}" for n in (7, 18, 27, 29)]
    assert bailiwick.new("burgundy", 1, 1, {"solo_target": "45"}).view(0)["target"] == 45


@pytest.mark.parametrize("mode", ["free", "random", "same", "advanced_open", "advanced_secret"])
def test_r44_the_mode_of_the_boards_means_nothing_alone(mode: str) -> None:
    state = bailiwick.new("burgundy", 1, 1, {"mode": mode})
    assert len(starting(state, "choose_start")) == len(legal(state)) == 4
    assert state.view(0)["boards"] == []
    assert state.view(0)["players"][0]["board"] == "sa"


def test_a2_the_layout_is_that_of_two_players() -> None:
    state = solo()
    # one of the twelve has left with the first white die (A3)
    assert len([t for t in state.slots[:24] if t != EMPTY]) == 11
    assert len([t for t in state.slots[24:] if t != EMPTY]) == 4


def test_a3_the_first_tile_of_the_depot_leaves_or_of_the_next_one_clockwise() -> None:
    from bailiwick.games.burgundy.rules.solo import remove_first_tile

    state = solo()
    state.slots[20:24] = [EMPTY] * 4
    state.slots[0:4] = [EMPTY, tile(state, "bank"), tile(state, "ship"), EMPTY]
    remove_first_tile(state, 5)
    assert state.slots[0:4] == [EMPTY, EMPTY, tile(state, "ship"), EMPTY]
    assert tile(state, "bank") in state.gone


def test_a4_rivers_connect_for_placing() -> None:
    state = solo(start=7)
    put(state, h10="ship")
    mask = open_spaces(state, ME, tile(state, "ship", 3))
    assert [at + 1 for at in range(SPACES) if mask >> at & 1] == [16, 20]


def test_a5_a_ship_takes_one_depot_and_the_other_goods_leave() -> None:
    state = solo()
    keep(state, "ship")
    state.dice = [3, 3]
    state.depot_goods[0], state.depot_goods[1], state.depot_goods[GOODS + 2] = 2, 1, 3
    state.settle()
    choose(state, "place:0:0:h10", "ship_depot:1")
    assert store(state) == {"turquoise": 2, "purple": 1}
    assert sum(state.depot_goods) == 0
    assert state.gone_goods[2] == 3
    assert state.steps == [0]


def test_a5_five_goods_for_a_joker_that_fits_everywhere() -> None:
    state = solo()
    keep(state, "ship")
    state.dice = [3, 3]
    goods(state, red=3, pink=1, orange=2)
    state.settle()
    choose(state, "place:0:0:h10")
    assert asks(state) == "ask-joker"
    black = state.slots[24]
    choose(state, "joker:0")
    assert legal(state) == ["give:3", "give:4"]
    choose(state, "give:4")
    assert asks(state) == "ask-turn"  # 5 of 3 red and 2 orange: the rest is forced
    assert store(state) == {"pink": 1}
    assert stored(state)[0] == "joker"
    assert state.storage[0] == black + FACE_DOWN
    assert open_spaces(state, ME, state.storage[0]) == state.near[ME] & ~state.filled[ME]


def test_a5_no_exchange_with_fewer_than_five_goods() -> None:
    state = solo()
    keep(state, "ship")
    state.dice = [3, 3]
    goods(state, red=4)
    state.settle()
    choose(state, "place:0:0:h10")
    assert asks(state) == "ask-turn"


def test_a5_a_joker_has_no_effect_but_fills_its_space() -> None:
    state = solo()
    state.storage[0] = tile(state, "watchtower") + FACE_DOWN
    state.dice = [1, 1]
    state.settle()
    choose(state, "place:0:0:h11")
    # a city of one: 1 + 10, nothing for the watchtower
    assert state.counter == 11
    assert state.count_types(ME, 7, 7) == 0


def test_a1_goods_types_are_unlimited() -> None:
    state = solo()
    keep(state, "ship")
    state.dice = [3, 3]
    goods(state, red=1, pink=1, orange=1)
    state.depot_goods[0] = 1
    state.depot_goods[1] = 1
    state.settle()
    choose(state, "place:0:0:h10", "ship_depot:1")
    assert len(store(state)) == 5


def test_a6_sales_pay_two_points_and_k03_k04_do_nothing() -> None:
    state = solo()
    put(state, h08="k03", h12="k04")
    goods(state, turquoise=2)
    state.silver, state.workers = [0], [0]
    state.settle()
    choose(state, "sell:0:1")
    assert (state.counter, state.silver, state.workers) == (4, [1], [0])


def test_a6_k16_to_k24_pay_once_when_placed() -> None:
    state = solo()
    put(state, h04="bank", h11="market", h03="bank")
    keep(state, "k22")
    state.dice = [3, 3]
    state.phase = 4
    state.settle()
    choose(state, "place:0:0:h08")
    assert state.counter == 8 + 1 + 2


@pytest.mark.parametrize(("tile", "points"), [("k15", 0), ("k24", 8), ("k25", 0), ("k26", 0)])
def test_a6_k24_pays_for_kinds_of_animal_and_k15_k25_k26_nothing(tile: str, points: int) -> None:
    state = solo()
    put(state, h06="cow_2", h19="pig_2", h04="bank")
    state.sold = [1] * GOODS
    keep(state, tile)
    state.dice = [3, 3]
    state.phase = 4
    state.settle()
    choose(state, "place:0:0:h08")
    assert state.counter == points + 1 + 2


def test_a6_an_option_says_what_k16_to_k24_pay_when_placed() -> None:
    """Two banks, and a knowledge area of one in phase E: 8 + 1 + 2."""
    state = solo()
    put(state, h04="bank", h11="market", h03="bank")
    keep(state, "k22")
    state.dice = [3, 3]
    state.phase = 4
    state.settle()
    assert message(state, "place:0:0:h08").args[-1] == 11


def finish_mines(state: Burgundy, *black: str) -> None:
    """The third mine goes on sa22, from sa17 beside it; *black* lies in the black depot."""
    put(state, h02="mine", h30="mine", h17="bank")
    keep(state, "mine")
    state.dice = [5, 5]
    state.slots[24:28] = [EMPTY] * 4
    for place, type in enumerate(black):
        state.slots[24 + place] = tile(state, type, 5)
    state.settle()
    choose(state, "place:0:0:h22")


def test_a7_a_finished_colour_brings_a_black_tile_at_once_and_no_points() -> None:
    """No mine space is left, so the mine is not offered."""
    state = solo()
    finish_mines(state, "bank", "castle", "mine", "church")
    assert asks(state) == "ask-bonus-tile"
    assert legal(state) == ["bonus_tile:0", "bonus_tile:1", "bonus_tile:3", "skip"]
    choose(state, "bonus_tile:1")
    assert legal(state) == ["bonus_space:h18", "bonus_space:h27"]
    choose(state, "bonus_space:h18")
    assert asks(state) == "ask-castle-action"
    assert state.type_on(ME, 17) == CASTLE
    assert state.breakdown(ME) == {"spaces": 6}
    assert state.points[COLOUR_BONUS] == 0
    assert all(owner == EMPTY for owner in state.bonus_owner)


def test_a7_the_number_does_not_matter() -> None:
    state = solo()
    finish_mines(state, "church")
    choose(state, "bonus_tile:0")
    spaces = [int(name[-2:]) for name in starting(state, "bonus_space")]
    numbers = {state.data.space_die[SPACES * state.board[ME] + at - 1] for at in spaces}
    assert len(numbers) > 1
    choose(state, f"bonus_space:h{spaces[-1]:02d}")
    assert state.slots[24] == EMPTY


def test_a7_without_a_tile_that_fits_nothing_is_asked() -> None:
    state = solo()
    finish_mines(state, "mine")
    assert asks(state) == "ask-turn"
    assert state.owed_tiles == 0


def test_a7_the_tile_may_be_declined() -> None:
    state = solo()
    state.owed_tiles = 1
    state.stacks[0] = []
    state.settle()
    assert asks(state) == "ask-bonus-tile"
    choose(state, "skip")
    assert asks(state) == "ask-turn"


def test_a8_at_the_target_a_free_action_and_a_lower_target() -> None:
    state = solo()
    state.counter = 49
    state.silver = [1]
    state.settle()
    choose(state, "cash_silver")
    assert (state.counter, state.target) == (0, 45)
    assert asks(state) == "ask-castle-action"


def test_a8_surplus_is_lost() -> None:
    state = solo()
    state.counter = 45
    gain(state, ME, 0, 20)
    meet_target(state, ME)
    assert (state.counter, state.target, state.owed_actions) == (0, 45, 1)


def test_a9_won_with_every_space_filled() -> None:
    state = solo()
    for at in range(SPACES):
        if not state.filled[ME] >> at & 1:
            lay(state, ME, tile(state, "mine"), at)
    assert state.scores() == [37]
    assert state.breakdown(0) == {"spaces": 37}
    state.phase = state.round = 4
    state.journal = []
    frame.end_phase(state)
    assert state.over
    assert state.journal[-1].key == "solo-won"


def test_side_b_can_be_played() -> None:
    state = bailiwick.new("burgundy", 1, 1, {"solo_side": "b"})
    assert legal(state) == [f"choose_start:h{n:02d}" for n in (2, 6, 22, 33)]


def test_a5_loading_nothing_sweeps_every_depot() -> None:
    """R39."""
    state = solo()
    keep(state, "ship")
    state.dice = [3, 3]
    state.depot_goods[0] = 2
    state.settle()
    choose(state, "place:0:0:h10", "ship_none")
    assert sum(state.depot_goods) == state.goods_held(ME) == 0
    assert state.gone_goods[0] == 2


def test_a6_k05_is_without_effect() -> None:
    state = solo()
    put(state, h08="k05")
    keep(state, "ship")
    state.dice = [3, 3]
    state.depot_goods[0] = state.depot_goods[GOODS] = 1
    state.settle()
    choose(state, "place:0:0:h10", "ship_depot:1")
    assert asks(state) == "ask-turn"
    assert state.goods_held(ME) == 1


def test_r43_a_stored_tile_makes_room_for_a_joker() -> None:
    state = solo()
    keep(state, "ship", "bank", "church")
    state.dice = [3, 3]
    goods(state, red=5)
    state.settle()
    choose(state, "place:0:0:h10")
    state.storage[0] = tile(state, "mine") + FACE_DOWN
    state.settle()
    choose(state, "joker:0", "discard:0")
    assert stored(state) == ["joker", "bank", "church"]
    assert tile(state, "mine") in state.gone
    assert store(state) == {}


def test_a5_k09_to_k11_do_not_help_a_joker() -> None:
    state = solo()
    put(state, h08="k09", h12="k10", h13="k11")
    state.storage[0] = tile(state, "bank") + FACE_DOWN
    state.dice, state.workers = [2, 2], [0]
    state.settle()
    spaces = [int(name[-2:]) for name in starting(state, "place")]
    assert {state.data.space_die[SPACES * state.board[ME] + at - 1] for at in spaces} == {2}


def test_a8_a_sale_reaches_the_target_too() -> None:
    state = solo()
    goods(state, turquoise=2)
    state.counter = 46
    state.settle()
    choose(state, "sell:0:1")
    assert (state.counter, state.target) == (0, 45)
    assert asks(state) == "ask-castle-action"


def test_r40_silver_may_be_exchanged_after_both_dice() -> None:
    state = solo()
    state.silver = [1]
    state.settle()
    choose(state, "workers:0", "workers:1")
    assert legal(state) == ["cash_silver", "end_turn"]


def test_r41_the_target_never_falls_below_five() -> None:
    state = solo()
    state.target = 5
    gain(state, ME, 0, 5)
    meet_target(state, ME)
    assert state.target == 5
