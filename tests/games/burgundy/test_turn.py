"""The main decision: dice, workers, storage, purchases (4.3)."""

from __future__ import annotations

import pytest

from bailiwick.games.burgundy.data import K09, K12
from bailiwick.games.burgundy.rules.workers import cost

from .builders import (
    ME,
    choose,
    clear_depots,
    lay_out,
    legal,
    message,
    put_on,
    score,
    starting,
    stored,
    tile,
    turn,
)


def test_t1_two_workers_lead_from_2_over_1_to_6() -> None:
    state = turn(dice=(2, 2), workers=2)
    lay_out(state, "6:1", "bank")
    assert message(state, "take:0:6:1").args[-1] == 2
    choose(state, "take:0:6:1")
    assert state.workers[ME] == 0
    assert stored(state) == ["bank", "", ""]


@pytest.mark.parametrize(
    ("steps", "plain", "free", "k08", "both"),
    [(0, 0, 0, 0, 0), (1, 1, 0, 1, 0), (2, 2, 1, 1, 1), (3, 3, 2, 2, 1)],
)
def test_4_3_worker_cost(steps: int, plain: int, free: int, k08: int, both: int) -> None:
    state = turn()
    assert cost(state, ME, steps, K12) == plain
    state.knowledge[ME] = K12
    assert cost(state, ME, steps, K12) == free
    assert cost(state, ME, steps, K09) == plain
    state.knowledge[ME] = 1 << 8
    assert cost(state, ME, steps, K12) == k08
    state.knowledge[ME] = K12 | 1 << 8
    assert cost(state, ME, steps, K12) == both


def test_v4_10_only_depots_within_reach_are_offered() -> None:
    state = turn(dice=(3, 3), workers=1)
    depots = {name.split(":")[2] for name in starting(state, "take")}
    assert depots == {"2", "3", "4"}


def test_t53_equal_dice_are_offered_once() -> None:
    state = turn(dice=(4, 4), silver=2)
    dice = {name.split(":")[1] for name in legal(state) if name.split(":")[0] in ("take", "workers", "sell")}
    assert dice == {"0"}
    assert starting(state, "buy")
    choose(state, "workers:0")
    assert "workers:1" in legal(state)


def test_v4_9_identical_stored_tiles_are_offered_once() -> None:
    state = turn(dice=(3, 4), storage=["bank", "bank", "mine"])
    assert {name.split(":")[2] for name in starting(state, "place")} == {"0", "2"}


def test_v4_11_place_names_die_tile_space_and_cost() -> None:
    state = turn(dice=(2, 5), workers=1, storage=["watchtower"])
    option = next(o for o in state.options(ME) if state.spell(ME, o.code) == "place:0:0:h12")
    assert option.pieces == ["die:0:0", f"tile:{tile(state, 'watchtower')}", "space:0:h12"]
    assert option.message.args == [2, "watchtower", 3, 3, 3, 1, 15]
    choose(state, "place:0:0:h12")
    assert state.workers[ME] == 0
    assert state.used[ME] == 1


def test_v4_12_sell_the_whole_type() -> None:
    state = turn(dice=(4, 1), workers=1, goods={"red": 3, "purple": 2})
    assert starting(state, "sell") == ["sell:0:4", "sell:1:2"]
    choose(state, "sell:0:4")
    assert (score(state), state.silver[ME], state.sold[3]) == (6, 1, 3)
    choose(state, "sell:1:2")
    assert state.workers[ME] == 0


def test_t41_a_full_storage_gives_up_one_of_its_three_tiles() -> None:
    state = turn(dice=(2, 5), storage=["bank", "castle", "church"])
    lay_out(state, "2:0", "k03")
    choose(state, "take:0:2:0")
    assert legal(state) == ["discard:0", "discard:1", "discard:2"]
    choose(state, "discard:1")
    assert stored(state) == ["bank", "k03", "church"]
    assert tile(state, "castle", 1) in state.gone


def test_r6_a_purchase_with_full_storage_discards_too() -> None:
    state = turn(dice=(2, 5), silver=2, storage=["bank", "castle", "church"])
    lay_out(state, "black:0", "k07")
    choose(state, "buy:black:0", "discard:0")
    assert stored(state) == ["k07", "castle", "church"]
    assert state.silver[ME] == 0


def test_v4_14_one_purchase_a_turn_before_between_or_after_the_dice() -> None:
    state = turn(dice=(2, 5), silver=6)
    choose(state, "workers:0", "buy:black:0")
    assert not starting(state, "buy")
    choose(state, "workers:1")
    assert state.actors() == [1]


def test_t43_no_second_purchase_with_k06() -> None:
    state = turn(silver=4, on={"h13": "k06"})
    choose(state, "buy:black:0")
    assert state.silver[ME] == 2
    assert not starting(state, "buy")


def test_v4_13_workers_need_no_number() -> None:
    state = turn(dice=(2, 5))
    choose(state, "workers:1")
    assert state.workers[ME] == 2
    assert state.used[ME] == 2


def test_r7_a_tile_that_can_never_be_placed_may_be_taken() -> None:
    state = turn(dice=(2, 5))
    put_on(state, {"h25": "mine", "h30": "mine", "h34": "mine"})
    lay_out(state, "2:0", "mine")
    assert "take:0:2:0" in legal(state)


def test_an_empty_depot_offers_nothing() -> None:
    state = turn(dice=(2, 5), workers=3)
    clear_depots(state)
    assert starting(state, "take") == []
