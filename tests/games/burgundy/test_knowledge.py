"""Every knowledge tile, alone and with those it meets (4.5, V6.4)."""

from __future__ import annotations

import pytest

from bailiwick.games.burgundy.rules import frame
from bailiwick.games.burgundy.scoring import all_knowledge_points, score_end

from .builders import (
    ME,
    choose,
    depot,
    lay_out,
    legal,
    message,
    open_for,
    score,
    starting,
    store,
    stored,
    turn,
)


def take_depots(state) -> set[str]:
    return {name.split(":")[2] for name in starting(state, "take")}


def test_k01_works_only_for_later_placements_and_any_number_of_copies() -> None:
    state = turn(dice=(1, 5), storage=["bank", "bank"], on={"h26": "bank", "h31": "k01"})
    choose(state, "place:0:0:h27", "place:1:1:h32")
    assert state.count_types(ME, 5, 5) == 3


def test_k02_counts_mines_placed_before_it() -> None:
    state = turn(on={"h25": "mine", "h31": "k02"})
    frame.pay_mines(state, ME)
    assert (state.silver[ME], state.workers[ME]) == (1, 1)


def test_k03_each_sale_pays_two_silver() -> None:
    state = turn(dice=(4, 1), goods={"red": 2}, on={"h13": "k03"})
    choose(state, "sell:0:4")
    assert (state.silver[ME], state.workers[ME]) == (2, 0)


def test_k04_each_sale_pays_a_worker() -> None:
    state = turn(dice=(4, 1), goods={"red": 2}, on={"h13": "k04"})
    assert message(state, "sell:0:4").key == "option-sell-helped"
    choose(state, "sell:0:4")
    assert (state.silver[ME], state.workers[ME]) == (1, 1)


def test_t29_k03_and_k04_together_with_four_players() -> None:
    state = turn(4, dice=(4, 1), workers=1, silver=1, goods={"red": 3}, on={"h13": "k03", "h08": "k04"})
    choose(state, "sell:0:4")
    assert (score(state), state.silver[ME], state.workers[ME], state.sold[3]) == (12, 3, 2, 3)


@pytest.mark.parametrize("tile", ["warehouse", "castle"])
def test_v4_42_k03_and_k04_apply_to_warehouse_and_castle_sales(tile: str) -> None:
    on = {"h13": "k03", "h08": "k04"}
    state = turn(dice=(3, 6), storage=[tile], goods={"red": 1}, on=on)
    choose(state, "place:0:0:h12" if tile == "warehouse" else "place:1:0:h07", "free_sell:4")
    assert (state.silver[ME], state.workers[ME]) == (2, 1)


def test_k05_ring_neighbours_include_6_and_1() -> None:
    state = turn(dice=(2, 1), storage=["ship"], on={"h13": "k05"})
    depot(state, 1, red=1)
    depot(state, 2, pink=1)
    depot(state, 6, brown=1)
    choose(state, "place:0:0:h18", "ship_depot:1")
    assert legal(state) == ["ship_second:2", "ship_second:6", "ship_stop"]
    choose(state, "ship_second:6")
    assert store(state) == {"red": 1, "brown": 1}


def test_k06_buys_from_the_numbered_depots_too() -> None:
    state = turn(silver=2, on={"h13": "k06"})
    assert len(starting(state, "buy")) == 4 + 12
    lay_out(state, "6:1", "bank")
    choose(state, "buy:6:1")
    assert stored(state)[0] == "bank"
    assert state.silver[ME] == 0


def test_t48_k07_is_not_retroactive() -> None:
    state = turn(dice=(1, 2), storage=["k07"], on={"h11": "sheep_4", "h06": "cow_3"}, phase="B")
    choose(state, "place:0:0:h13")
    assert score(state) == 0


def test_t8_k08_changes_3_to_6_with_two_workers() -> None:
    """Anne's workers."""
    state = turn(dice=(3, 3), workers=2, on={"h13": "k08"})
    lay_out(state, "6:1", "bank")
    choose(state, "take:0:6:1")
    assert state.workers[ME] == 0


def test_t31_k09_makes_one_step_free_for_buildings() -> None:
    state = turn(dice=(1, 3), storage=["bank", "mine"], on={"h31": "k09", "h30": "mine", "h24": "market"})
    assert message(state, "place:0:0:h29").args[-2] == 0
    choose(state, "place:0:0:h29")
    assert state.workers[ME] == 0


@pytest.mark.parametrize(
    ("knowledge", "reached"),
    [
        ("k09", {"h12": "bank"}),
        ("k10", {"h18": "ship"}),
        ("k11", {"h25": "mine"}),
    ],
)
def test_k09_to_k11_each_helps_only_its_own_colours(knowledge: str, reached: dict[str, str]) -> None:
    """The die lies one step from each of B3 (h12), S2 (h18) and M4 (h25)."""
    for at, tile in {"h12": "bank", "h18": "ship", "h25": "mine"}.items():
        number = {"h12": 3, "h18": 2, "h25": 4}[at]
        state = turn(dice=(number - 1, number - 1), storage=[tile], on={"h31": knowledge})
        offered = f"place:0:0:{at}" in legal(state)
        assert offered == (at in reached)


@pytest.mark.parametrize("tile", ["cow_2", "castle", "k03"])
def test_k10_and_k11_cover_animals_castles_and_knowledge(tile: str) -> None:
    knowledge = "k10" if tile == "cow_2" else "k11"
    number = {"cow_2": 2, "castle": 6, "k03": 5}[tile]
    where = {"cow_2": "h28", "castle": "h07", "k03": "h08"}[tile]
    state = turn(dice=(number - 1, number - 1), storage=[tile], on={"h13": knowledge, "h27": "bank"})
    assert f"place:0:0:{where}" in legal(state)


def test_t32_k08_and_k12_cover_a_distance_of_3_with_one_worker() -> None:
    state = turn(dice=(1, 1), workers=1, on={"h13": "k08", "h08": "k12"})
    lay_out(state, "4:1", "ship")
    assert message(state, "take:0:4:1").args[-1] == 1


def test_t33_k12_without_workers() -> None:
    assert take_depots(turn(dice=(3, 3), on={"h13": "k12"})) == {"2", "3", "4"}


def test_v4_44_free_steps_never_help_a_sale() -> None:
    on = {"h13": "k12", "h08": "k09", "h31": "k10", "h36": "k11"}
    state = turn(dice=(3, 3), goods={"red": 1}, on=on)
    assert starting(state, "sell") == []


def test_k13_workers_with_a_silverling() -> None:
    state = turn(dice=(3, 4), on={"h13": "k13"})
    choose(state, "workers:0")
    assert (state.workers[ME], state.silver[ME]) == (2, 1)


def test_k14_four_workers() -> None:
    state = turn(dice=(3, 4), on={"h13": "k14"})
    choose(state, "workers:0")
    assert (state.workers[ME], state.silver[ME]) == (4, 0)


def test_k13_and_k14_together() -> None:
    state = turn(dice=(3, 4), on={"h13": "k13", "h08": "k14"})
    choose(state, "workers:0")
    assert (state.workers[ME], state.silver[ME]) == (4, 1)


def sold(state, **goods: int) -> None:
    for good, count in goods.items():
        state.sold[state.data.good_ids.index(good)] = count


def test_t9_and_t12_herman_has_sold_four_types() -> None:
    state = turn(on={"h13": "k15"})
    sold(state, red=4, purple=3, pink=3, orange=1)
    assert all_knowledge_points(state, ME) == 12
    state = turn(on={"h13": "k25"})
    sold(state, red=4, purple=3, pink=3, orange=1)
    assert all_knowledge_points(state, ME) == 11


def test_t10_marcs_watchtowers_and_banks() -> None:
    on = {"h13": "k17", "h08": "k22", "h12": "watchtower", "h14": "watchtower"}
    on |= {"h26": "bank", "h09": "bank", "h24": "bank", "h15": "bank"}
    assert all_knowledge_points(turn(on=on), ME) == 8 + 16


@pytest.mark.parametrize(
    ("knowledge", "building"),
    [
        ("k16", "warehouse"),
        ("k17", "watchtower"),
        ("k18", "carpenter"),
        ("k19", "church"),
        ("k20", "market"),
        ("k21", "boarding_house"),
        ("k22", "bank"),
        ("k23", "city_hall"),
    ],
)
def test_k16_to_k23_count_their_building_only(knowledge: str, building: str) -> None:
    every = [
        "warehouse",
        "carpenter",
        "church",
        "market",
        "boarding_house",
        "bank",
        "city_hall",
        "watchtower",
    ]
    spaces = ["h09", "h12", "h14", "h15", "h23", "h24", "h26", "h27"]
    on = {"h13": knowledge, **dict(zip(spaces, every, strict=True)), "h32": building}
    assert all_knowledge_points(turn(on=on), ME) == 8


def test_t11_anne_has_three_kinds_of_animal() -> None:
    on = {
        "h13": "k24",
        "h01": "sheep_2",
        "h05": "sheep_3",
        "h06": "sheep_4",
        "h10": "cow_2",
        "h28": "chicken_3",
    }
    assert all_knowledge_points(turn(on=on), ME) == 12


def test_k26_two_points_per_bonus_tile_large_or_small() -> None:
    state = turn(on={"h13": "k26"})
    state.bonus_owner[0] = state.bonus_owner[3] = ME
    state.bonus_owner[4] = 1
    assert all_knowledge_points(state, ME) == 4


def test_t56_a_stored_knowledge_tile_scores_nothing() -> None:
    on = {"h12": "warehouse", "h26": "warehouse", "h09": "warehouse"}
    state = turn(storage=["k16"], on=on)
    score_end(state)
    assert score(state) == 0


def test_k15_and_k25_ignore_unsold_goods() -> None:
    state = turn(goods={"red": 5}, on={"h13": "k15", "h08": "k25"})
    assert all_knowledge_points(state, ME) == 0


def test_9_6_k15_and_k26_of_the_later_edition() -> None:
    state = turn(on={"h13": "k15", "h08": "k26"}, k15_value="2", k26_value="3")
    sold(state, red=1, pink=2)
    state.bonus_owner[0] = ME
    assert all_knowledge_points(state, ME) == 2 * 2 + 3


def test_9_6_k06_workers_pay_for_a_purchase() -> None:
    state = turn(silver=1, workers=2, on={"h13": "k06"}, k06_workers="on")
    assert starting(state, "buy") == []
    assert len(starting(state, "buy1")) == len(starting(state, "buy2")) == 16
    choose(state, "buy1:black:0")
    assert (state.silver[ME], state.workers[ME]) == (0, 1)
    assert starting(state, "buy2") == []


def test_9_6_without_k06_workers_never_pay() -> None:
    state = turn(silver=1, workers=2, k06_workers="on")
    assert starting(state, "buy1") == starting(state, "buy2") == []


def test_every_knowledge_tile_can_lie_anywhere_knowledge_may() -> None:
    assert open_for(turn(), "k26") == ["h13"]


@pytest.mark.parametrize(
    ("knowledge", "tile", "at", "die"),
    [("k09", "bank", "h12", 6), ("k10", "ship", "h18", 5), ("k11", "mine", "h25", 1)],
)
def test_r14_k08_and_a_free_step_cover_a_distance_of_3_with_one_worker(
    knowledge: str, tile: str, at: str, die: int
) -> None:
    """The free change is one step, then a worker covers two."""
    state = turn(dice=(die, die), workers=1, storage=[tile], on={"h31": knowledge, "h36": "k08"})
    assert message(state, f"place:0:0:{at}").args[-2] == 1
    choose(state, f"place:0:0:{at}")
    assert state.workers[ME] == 0


def test_k08_alone_needs_two_workers_for_a_distance_of_3() -> None:
    state = turn(dice=(6, 6), workers=1, storage=["bank"], on={"h31": "k08"})
    assert "place:0:0:h12" not in legal(state)
    state = turn(dice=(6, 6), workers=2, storage=["bank"], on={"h31": "k08"})
    assert message(state, "place:0:0:h12").args[-2] == 2


def test_k01_with_a_city_hall_places_a_second_one_in_the_same_city() -> None:
    state = turn(dice=(3, 1), storage=["city_hall", "city_hall"], on={"h31": "k01"})
    choose(state, "place:0:0:h26")
    assert "free_place:1:h27" in legal(state)


def test_k06_buys_during_a_castle_from_every_depot_when_switched_on() -> None:
    on = {"h13": "k06", "h08": "k03"}
    state = turn(dice=(6, 1), silver=2, storage=["castle"], on=on, buy_during_effects="on")
    choose(state, "place:0:0:h07")
    assert len(starting(state, "buy")) == 4 + 12


def test_k07_counts_for_the_whole_pasture_and_k24_for_all_pastures() -> None:
    on = {"h13": "k07", "h08": "k24", "h11": "cow_2", "h27": "bank"}
    state = turn(dice=(2, 1), storage=["pig_2"], on=on, phase="E")
    choose(state, "place:0:0:h28")
    assert state.breakdown(ME)["animals"] == 3
    assert all_knowledge_points(state, ME) == 8


def test_k15_and_k25_count_the_same_sales() -> None:
    state = turn(dice=(4, 2), goods={"red": 3, "purple": 1}, on={"h13": "k15", "h08": "k25"})
    choose(state, "sell:0:4", "sell:1:2")
    assert all_knowledge_points(state, ME) == 2 * 3 + 4


def test_k02_after_k13_keeps_mines_and_workers_apart() -> None:
    state = turn(on={"h25": "mine", "h31": "k02", "h13": "k13"})
    frame.pay_mines(state, ME)
    assert (state.silver[ME], state.workers[ME]) == (1, 1)


def test_r14_k08_does_not_double_the_free_step() -> None:
    on = {"h13": "k08", "h08": "k12"}
    assert take_depots(turn(dice=(3, 3), on=on)) == {"2", "3", "4"}
    assert take_depots(turn(dice=(3, 3), workers=1, on=on)) == {"1", "2", "3", "4", "5", "6"}


def test_9_6_workers_pay_for_a_purchase_after_both_dice_too() -> None:
    state = turn(dice=(3, 4), on={"h13": "k06"}, k06_workers="on")
    choose(state, "workers:0", "workers:1")
    assert (state.silver[ME], state.workers[ME]) == (0, 4)
    assert len(starting(state, "buy2")) == 16
    assert starting(state, "buy") == starting(state, "buy1") == []


def test_9_6_two_workers_are_needed_to_pay_without_silver() -> None:
    state = turn(silver=2, workers=1, on={"h13": "k06"}, k06_workers="on")
    assert len(starting(state, "buy")) == len(starting(state, "buy1")) == 16
    assert starting(state, "buy2") == []
