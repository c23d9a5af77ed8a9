"""Castles, buildings, ships (V4.20 to V4.37)."""

from __future__ import annotations

import pytest

from .builders import (
    ME,
    asks,
    choose,
    clear_depots,
    code,
    depot,
    lay_out,
    legal,
    message,
    put_on,
    score,
    starting,
    store,
    stored,
    tile,
    turn,
)


def test_t14_a_market_without_ships_and_animals_lapses() -> None:
    state = turn(dice=(3, 1), storage=["market"])
    clear_depots(state)
    lay_out(state, "black:0", "ship")
    before = state.slots[24:]
    choose(state, "place:0:0:h12")
    assert asks(state) == "ask-turn"
    assert state.slots[24:] == before
    assert stored(state) == ["", "", ""]


@pytest.mark.parametrize(
    ("building", "taken", "left"),
    [
        ("carpenter", ["bank"], ["castle", "mine", "k03", "ship", "cow_2"]),
        ("church", ["castle", "mine", "k03"], ["bank", "ship", "cow_2"]),
        ("market", ["ship", "cow_2"], ["bank", "castle", "mine", "k03"]),
    ],
)
def test_v4_31_to_v4_33_what_buildings_take(building: str, taken: list[str], left: list[str]) -> None:
    state = turn(dice=(3, 1), storage=[building])
    clear_depots(state)
    for slot, type in enumerate(taken + left):
        lay_out(state, f"{1 + slot // 4}:{slot % 4}", type)
    choose(state, "place:0:0:h12")
    assert starting(state, "free_take") == [f"free_take:1:{slot}" for slot in range(len(taken))]
    assert "skip" in legal(state)
    choose(state, "free_take:1:0")
    assert stored(state)[0] == taken[0]


def test_v4_31_may_be_declined() -> None:
    state = turn(dice=(3, 1), storage=["carpenter"])
    choose(state, "place:0:0:h12", "skip")
    assert stored(state) == ["", "", ""]
    assert asks(state) == "ask-turn"


def test_t30_a_warehouse_without_goods_lapses() -> None:
    state = turn(dice=(3, 1), storage=["warehouse"])
    choose(state, "place:0:0:h12")
    assert asks(state) == "ask-turn"
    assert state.silver[ME] == 0


def test_v4_30_a_warehouse_sells_any_type() -> None:
    state = turn(dice=(3, 1), storage=["warehouse"], goods={"pink": 2, "red": 1}, phase="E")
    choose(state, "place:0:0:h12")
    assert legal(state) == ["free_sell:3", "free_sell:4", "skip"]
    choose(state, "free_sell:3")
    assert (state.breakdown(ME)["goods"], state.silver[ME]) == (4, 1)


def test_v4_34_to_v4_37_workers_silver_points() -> None:
    state = turn(dice=(3, 1), storage=["boarding_house"])
    choose(state, "place:0:0:h12")
    assert state.workers[ME] == 4
    state = turn(dice=(3, 1), storage=["bank"])
    choose(state, "place:0:0:h12")
    assert state.silver[ME] == 2


def test_t38_a_chain_of_castle_city_hall_and_ship() -> None:
    state = turn(dice=(6, 1), storage=["castle", "city_hall", "ship"], on={"h13": "k26"})
    depot(state, 4, pink=2)
    choose(state, "place:0:0:h07")
    assert asks(state) == "ask-castle-action"
    choose(state, "free_place:1:h12")
    assert asks(state) == "ask-city-hall"
    choose(state, "free_place:2:h18")
    assert legal(state) == ["ship_depot:4", "ship_none"]
    choose(state, "ship_depot:4")
    assert state.used[ME] == 1
    assert score(state) == 11
    assert store(state) == {"pink": 2}
    assert state.steps[ME] == 1
    assert stored(state) == ["", "", ""]


def test_t39_castle_workers_with_k13_and_k14() -> None:
    state = turn(dice=(6, 1), storage=["castle"], on={"h13": "k13", "h08": "k14"})
    choose(state, "place:0:0:h07", "free_workers")
    assert (state.workers[ME], state.silver[ME]) == (4, 1)


def test_t40_boarding_house_without_k13_and_k14() -> None:
    state = turn(dice=(3, 1), storage=["boarding_house"], on={"h13": "k13", "h08": "k14"})
    choose(state, "place:0:0:h12")
    assert (state.workers[ME], state.silver[ME]) == (4, 0)


def test_v4_21_a_castle_takes_places_sells_or_works_without_workers() -> None:
    state = turn(dice=(6, 1), storage=["castle", "bank"], goods={"red": 1}, on={"h13": "k26"})
    choose(state, "place:0:0:h07")
    kinds = {name.split(":")[0] for name in legal(state)}
    assert kinds == {"free_take", "free_place", "free_sell", "free_workers"}
    assert len(starting(state, "free_take")) == 12


def test_v4_21_a_castle_with_nothing_but_workers_is_answered_by_itself() -> None:
    state = turn(dice=(6, 1), storage=["castle"], on={"h13": "k26"})
    clear_depots(state)
    choose(state, "place:0:0:h07")
    assert state.workers[ME] == 2
    assert asks(state) == "ask-turn"


def test_v4_36_a_city_hall_ignores_the_number() -> None:
    state = turn(dice=(3, 1), storage=["city_hall", "mine", "ship"])
    choose(state, "place:0:0:h12")
    assert starting(state, "free_place") == ["free_place:1:h25", "free_place:2:h18", "free_place:2:h20"]
    choose(state, "free_place:1:h25")
    assert stored(state) == ["", "", "ship"]


def test_v4_9_a_city_hall_offers_identical_tiles_once() -> None:
    state = turn(dice=(3, 1), storage=["city_hall", "ship", "ship"])
    choose(state, "place:0:0:h12")
    assert legal(state) == ["free_place:1:h18", "free_place:1:h20", "skip"]


def test_v4_36_a_city_hall_with_nothing_to_place_lapses() -> None:
    state = turn(dice=(3, 1), storage=["city_hall"])
    choose(state, "place:0:0:h12")
    assert asks(state) == "ask-turn"


def test_t57_no_purchase_during_a_castle_unless_switched_on() -> None:
    state = turn(dice=(6, 1), silver=2, storage=["castle"], on={"h13": "k26"})
    choose(state, "place:0:0:h07")
    assert starting(state, "buy") == []

    state = turn(dice=(6, 1), silver=2, storage=["castle"], on={"h13": "k26"}, buy_during_effects="on")
    choose(state, "place:0:0:h07")
    assert len(starting(state, "buy")) == 4
    choose(state, "buy:black:0")
    assert asks(state) == "ask-castle-action"
    assert starting(state, "buy") == []


def test_r5_a_tile_bought_during_a_city_hall_can_be_placed_by_it() -> None:
    state = turn(dice=(3, 1), silver=2, storage=["city_hall"], buy_during_effects="on")
    lay_out(state, "black:0", "mine")
    choose(state, "place:0:0:h12")
    assert asks(state) == "ask-city-hall"
    choose(state, "buy:black:0", "free_place:0:h25")
    assert state.silver[ME] == 0
    assert asks(state) == "ask-turn"


def test_r5_a_purchase_during_a_castle_with_full_storage_discards_first() -> None:
    state = turn(dice=(6, 1), silver=2, storage=["castle", "bank", "church"], buy_during_effects="on")
    put_on(state, {"h13": "k26"})
    choose(state, "place:0:0:h07")
    state.storage[0] = tile(state, "mine")
    state.settle()
    choose(state, "buy:black:0")
    assert legal(state) == ["discard:0", "discard:1", "discard:2"]
    choose(state, "discard:0")
    assert asks(state) == "ask-castle-action"


# ---- ships ----------------------------------------------------------------------------------


def test_t2_a_ship_loads_known_types_and_asks_for_new_ones() -> None:
    """Carl's ship."""
    state = turn(dice=(2, 1), storage=["ship"], goods={"turquoise": 1, "purple": 1})
    depot(state, 5, turquoise=1, pink=1, brown=1)
    choose(state, "place:0:0:h18", "ship_depot:5")
    assert legal(state) == ["ship_store:3", "ship_store:5"]
    assert store(state) == {"turquoise": 2, "purple": 1}
    choose(state, "ship_store:3")
    assert store(state) == {"turquoise": 2, "purple": 1, "pink": 1}
    assert state.view(None)["depots"][4]["goods"] == {"brown": 1}


def test_t44_k05_pools_two_adjacent_goods_spaces() -> None:
    state = turn(dice=(2, 1), storage=["ship"], goods={"turquoise": 1}, on={"h13": "k05"})
    depot(state, 6, purple=1, pink=1)
    depot(state, 1, red=2, turquoise=1)
    depot(state, 3, orange=1)
    choose(state, "place:0:0:h18", "ship_depot:6")
    assert legal(state) == ["ship_second:1", "ship_stop"]
    choose(state, "ship_second:1")
    assert store(state) == {"turquoise": 2}
    assert legal(state) == ["ship_store:2", "ship_store:3", "ship_store:4"]
    choose(state, "ship_store:4", "ship_store:2")
    assert store(state) == {"turquoise": 2, "purple": 1, "red": 2}
    assert state.view(None)["depots"][5]["goods"] == {"pink": 1}


def test_v4_25_k05_may_stop_after_one_space() -> None:
    state = turn(dice=(2, 1), storage=["ship"], on={"h13": "k05"})
    depot(state, 6, purple=1)
    depot(state, 1, red=2)
    choose(state, "place:0:0:h18", "ship_depot:6", "ship_stop")
    assert store(state) == {"purple": 1}


def test_t55_a_full_store_with_other_types_loads_nothing() -> None:
    state = turn(dice=(2, 1), storage=["ship"], goods={"turquoise": 1, "purple": 1, "pink": 1})
    depot(state, 5, brown=1)
    choose(state, "place:0:0:h18")
    assert asks(state) == "ask-turn"
    assert state.steps[ME] == 1


def test_v4_24_loading_nothing_is_offered_while_a_space_has_nothing_storable() -> None:
    state = turn(dice=(2, 1), storage=["ship"])
    for number in range(1, 7):
        depot(state, number, red=1)
    choose(state, "place:0:0:h18")
    assert code("ship_none") not in state.legal(ME)

    state = turn(dice=(2, 1), storage=["ship"])
    depot(state, 5, red=1)
    choose(state, "place:0:0:h18", "ship_none")
    assert store(state) == {}


def test_v4_26_a_type_in_the_store_is_loaded_though_the_store_is_full() -> None:
    state = turn(dice=(2, 1), storage=["ship"], goods={"turquoise": 1, "purple": 1, "pink": 1})
    depot(state, 5, brown=1, pink=2)
    choose(state, "place:0:0:h18")
    assert message(state, "ship_depot:5").args == [5, 2]
    choose(state, "ship_depot:5")
    assert store(state) == {"turquoise": 1, "purple": 1, "pink": 3}
    assert state.view(None)["depots"][4]["goods"] == {"brown": 1}
