"""Why not? The particular thing that stands against a piece, with its rule."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import Rng
from bailiwick.games.burgundy.actions import GOODS, SLOTS
from bailiwick.games.burgundy.data import EMPTY
from bailiwick.games.burgundy.pieces import space_piece, store_piece, tile_piece
from bailiwick.games.burgundy.rules.obstacles import stored_tiles
from bailiwick.games.burgundy.rules.turn import Turn
from bailiwick.games.burgundy.state import Burgundy

from .builders import ME, asks, choose, open_for, starting, tile, turn


def why(state: Burgundy, piece: str) -> tuple[str, str, list[int | str | None]]:
    """Rule, key and arguments of an obstacle."""
    obstacle = state.obstacle(ME, piece)
    assert obstacle is not None
    return obstacle.rule, obstacle.message.key, obstacle.message.args


def in_depot(state: Burgundy, number: int) -> str:
    """A tile of a depot; 0 is the black one."""
    first = SLOTS if number == 0 else 4 * (number - 1)
    return tile_piece(next(tile for tile in state.slots[first : first + 4] if tile >= 0))


def clear_depots(state: Burgundy) -> None:
    """Nothing lies on the central board."""
    state.slots = [EMPTY] * len(state.slots)
    state.settle()


def test_v4_10_a_depot_out_of_reach_names_its_workers() -> None:
    state = turn(dice=(1, 2), workers=1)
    assert why(state, in_depot(state, 4)) == ("V4.10", "why-take", [4, 2, 1])
    state = turn(dice=(1, 2), workers=2)
    assert state.obstacle(ME, in_depot(state, 4)) is None


def test_v4_10_after_both_dice_nothing_is_taken() -> None:
    state = turn(dice=(1, 2), silver=2)
    choose(state, "workers:0")
    choose(state, "workers:1")
    assert why(state, in_depot(state, 4)) == ("V4.10", "why-dice-used", [])
    assert why(state, f"workers:{ME}") == ("V4.13", "why-dice-used", [])
    assert why(state, "die:0:1") == ("V4.10", "why-die-used", [])


def test_v4_43_with_k06_any_tile_is_a_matter_of_silver_then() -> None:
    state = turn(dice=(1, 2), silver=2, on={"h13": "k06"})
    choose(state, "workers:0")
    choose(state, "workers:1")
    assert state.obstacle(ME, in_depot(state, 4)) is None
    state = turn(dice=(1, 2), silver=2, on={"h13": "k06"})
    choose(state, "buy:black:0")
    choose(state, "workers:0")
    assert why(state, in_depot(state, 5)) == ("V4.10", "why-take", [5, 3, 2])


def test_v4_9_of_equal_dice_and_tiles_the_first_is_offered() -> None:
    state = turn(dice=(3, 3), storage=["mine", "mine"])
    assert why(state, "die:0:1") == ("V4.9", "why-equal-dice", [])
    state = turn(dice=(3, 1), storage=["mine", "mine"], on={"h25": "mine", "h30": "mine"})
    clear_depots(state)
    assert why(state, tile_piece(state.storage[1])) == ("V4.9", "why-copy", ["mine"])


def test_v4_14_black_tiles_and_silver() -> None:
    state = turn(silver=1)
    assert why(state, in_depot(state, 0)) == ("V4.14", "why-silver", [2, 1])
    assert why(state, f"silver:{ME}") == ("V4.14", "why-silver", [2, 1])
    state = turn(silver=4)
    choose(state, "buy:black:0")
    assert why(state, f"silver:{ME}") == ("V4.14", "why-bought", [])
    state = turn(silver=2)
    clear_depots(state)
    assert why(state, f"silver:{ME}") == ("V4.14", "why-sold-out", [])


def test_v4_12_goods_out_of_reach() -> None:
    state = turn(dice=(1, 2), goods={"orange": 2, "turquoise": 1})
    assert why(state, "store:0:orange") == ("V4.12", "why-sell", [6, 1, 0])
    assert state.obstacle(ME, "store:0:turquoise") is None


def test_v4_16_spaces_and_what_they_lack() -> None:
    state = turn(dice=(1, 2), storage=["bank"])
    assert why(state, "space:0:h19") == ("V4.16", "why-filled", [])
    assert why(state, "space:0:h01") == ("V4.16", "why-far", [])
    assert why(state, "space:0:h18") == ("V4.16", "why-no-tile", ["ship"])


def test_v4_16_a_second_bank_finds_no_city() -> None:
    open_to_a_bank = open_for(turn(), "bank")
    state = turn(storage=["bank"], on={open_to_a_bank[0]: "bank"})
    state.closed[state.data.type_ids.index("bank")] = -1
    state.settle()
    assert why(state, tile_piece(state.storage[0])) == ("V4.16", "why-same-building", ["bank"])
    assert why(state, f"space:0:{open_to_a_bank[1]}") == ("V4.16", "why-same-building", ["bank"])


def test_v4_16_a_tile_without_a_space() -> None:
    state = turn(storage=["cow_4"])
    assert why(state, tile_piece(state.storage[0])) == ("V4.16", "why-no-space", ["animal"])


def test_v4_11_a_space_whose_number_is_too_far() -> None:
    state = turn(dice=(1, 1), storage=["mine"], workers=0)
    asked = why(state, tile_piece(state.storage[0]))
    assert asked[:2] == ("V4.11", "why-place")
    assert asked[2][0] > asked[2][1] == 0


def test_v4_21_and_r5_a_castle_needs_no_die_and_no_silver() -> None:
    state = turn(dice=(6, 1), silver=4, storage=["castle"], on={"h13": "k26"})
    choose(state, starting(state, "place")[0])
    assert asks(state) == "ask-castle-action"
    assert why(state, "die:0:1") == ("V4.21", "why-no-die", [])
    assert why(state, f"silver:{ME}") == ("R5", "why-buy-later", [])


def test_v4_32_a_church_takes_no_ships() -> None:
    state = turn(dice=(3, 1), workers=5, storage=["church"])
    clear_depots(state)
    ship, mine, black = (tile(state, type) for type in ("ship", "mine", "bank"))
    state.slots[0], state.slots[1], state.slots[SLOTS] = ship, mine, black
    choose(state, starting(state, "place")[0])
    assert asks(state) == "ask-building-take"
    assert state.obstacle(ME, tile_piece(mine)) is None
    assert why(state, tile_piece(ship)) == ("V4.32", "why-colour", ["church", "ship"])
    assert why(state, tile_piece(black)) == ("V4.32", "why-black", ["church"])


def test_what_others_have_is_theirs_and_goods_come_by_ship() -> None:
    state = turn()
    assert why(state, "die:1:0") == ("", "why-not-yours", [1])
    assert why(state, "space:1:h02") == ("", "why-not-yours", [1])
    assert why(state, "goods:3") == ("V4.24", "why-ship", [])


@pytest.mark.parametrize("seed", range(6))
def test_on_a_turn_everything_of_ones_own_says_why_and_the_remedy_helps(seed: int) -> None:
    """Whatever names a number of workers or silver is on offer with as many."""
    rng, state = Rng(f"obstacles {seed}"), bailiwick.new("burgundy", 2 + seed % 3, seed)
    helped = 0
    while actors := state.actors():
        seat = rng.pick(actors)
        assert isinstance(state, Burgundy)
        if isinstance(state.stacks[seat][-1], Turn):
            offered = {piece for option in state.options(seat) for piece in option.pieces}
            for piece in asked_about(state, seat):
                obstacle = state.obstacle(seat, piece)
                assert (obstacle is None) == (piece in offered), piece
                if obstacle is not None:
                    helped += remedy_helps(state, seat, piece, obstacle.message.key, obstacle.message.args)
        state.choose(seat, rng.pick(state.legal(seat)))
    assert helped > 20


def asked_about(state: Burgundy, seat: int) -> list[str]:
    """All that a turn could use: depots, storage, duchy, goods, dice, purse."""
    return [
        *[tile_piece(tile) for tile in [*state.slots, *stored_tiles(state, seat)] if tile >= 0],
        *[space_piece(state, seat, space) for space in range(37)],
        *[store_piece(state, seat, good) for good in range(GOODS) if state.goods[GOODS * seat + good]],
        *[f"die:{seat}:{die}" for die in range(2)],
        f"silver:{seat}",
        f"workers:{seat}",
    ]


def remedy_helps(state: Burgundy, seat: int, piece: str, key: str, args: list[int | str | None]) -> bool:
    twin = state.clone()
    assert isinstance(twin, Burgundy)
    need = args[-2] if len(args) > 1 else None
    if key in ("why-take", "why-place", "why-sell"):
        assert isinstance(need, int)
        assert args[-1] == twin.workers[seat] < need
        twin.workers[seat] = need
    elif key == "why-silver":
        assert isinstance(need, int)
        twin.silver[seat] = need
    else:
        return False
    twin.settle()
    found = twin.obstacle(seat, piece)
    # of equal things the first one is offered
    assert found is None or found.rule == "V4.9" or found.message.key == "why-sold-out", (piece, key, args)
    return True
