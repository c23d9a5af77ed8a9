"""Why not? The particular thing that stands against a piece, with its rule."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import Rng
from bailiwick.core.decision import Decision
from bailiwick.games.provence.actions import CELLS
from bailiwick.games.provence.rules.effects import RESTORE_RUIN, SWAP_FIRST, TOWER, Put, Steal, ToCastle
from bailiwick.games.provence.rules.invasion import RUIN_TILE
from bailiwick.games.provence.rules.take import Take
from bailiwick.games.provence.rules.trio import Trio
from bailiwick.games.provence.state import Provence

from .builders import kingdom, printed, table


def why(state: Provence, piece: str) -> tuple[str, str, list[int | str | None]]:
    """Rule, key and arguments of an obstacle."""
    obstacle = state.obstacle(0, piece)
    assert obstacle is not None
    return obstacle.rule, obstacle.message.key, obstacle.message.args


def poor(coins: int) -> Provence:
    """Seat 0 takes a tile with so many coins."""
    state = table()
    state.coins[0] = coins
    state.settle()
    return state


def test_pv3_1_and_pv3_3_what_costs_too_much() -> None:
    state = poor(1)
    ids = state.data.tile_ids
    assert state.obstacle(0, f"tile:{ids[state.column[1]]}") is None
    assert why(state, f"tile:{ids[state.column[3]]}") == ("PV3.1", "why-coins", [3, 1])
    assert why(state, f"tile:{ids[state.row[0]]}") == ("PV3.3", "why-coins", [4, 1])


def test_pv3_2_own_cells_while_a_tile_is_taken() -> None:
    state = poor(1)
    assert why(state, "cell:0:0") == ("PV3.1", "why-take-first", [])
    assert why(state, "cell:0:4") == ("PV3.2", "why-not-fallow", [])
    fallow = next(id for tile, id in enumerate(state.data.tile_ids) if state.data.fallow[tile])
    kingdom(state, 0, f"{fallow}! - - - - - - - -")
    state.settle()
    assert why(state, "cell:0:0") == ("PV3.2", "why-ruin", [])


def test_pv3_2_a_fallow_tile_of_this_turn_stays() -> None:
    state = poor(1)
    fallow = next(id for tile, id in enumerate(state.data.tile_ids) if state.data.fallow[tile])
    kingdom(state, 0, f"{fallow} - - - - - - - -")
    state.settle()
    assert state.obstacle(0, "cell:0:0") is None
    state.placed = 1
    state.settle()
    assert why(state, "cell:0:0") == ("PV3.2", "why-new", [])


def test_pv4_0_a_tile_in_hand_needs_a_free_field() -> None:
    state = poor(3)
    state.choose(0, state.legal(0)[0])
    assert state.obstacle(0, "cell:0:0") is None
    assert why(state, "cell:0:4") == ("PV4.0", "why-taken", [])
    assert why(state, f"tile:{state.data.tile_ids[state.column[0]]}") == ("PV4.0", "why-place-first", [])
    assert why(state, "cell:1:0") == ("", "why-not-yours", [1])


def test_pv5_2_characters_come_with_trios_of_their_crop() -> None:
    state = poor(3)
    lying = next(card for card in range(18) if state.banners[0] >> card & 1)
    assert why(state, f"character:{state.data.character_ids[lying]}") == ("PV5.2", "why-trio", [])


@pytest.mark.parametrize("seed", range(8))
def test_on_a_turn_all_that_lies_open_says_why_and_the_coins_named_help(seed: int) -> None:
    rng, state = Rng(f"obstacles {seed}"), bailiwick.new("provence", 2 + seed % 3, seed)
    helped = 0
    while actors := state.actors():
        seat = rng.pick(actors)
        assert isinstance(state, Provence)
        offered = {piece for option in state.options(seat) for piece in option.pieces}
        for piece in cells_and_tiles(state):
            obstacle = state.obstacle(seat, piece)
            if isinstance(state.stacks[seat][-1], Take):
                assert (obstacle is None) == (piece in offered), piece
            if obstacle is not None and obstacle.message.key == "why-coins":
                helped += coins_help(state, seat, piece, obstacle.message.args[0])
        state.choose(seat, rng.pick(state.legal(seat)))
    assert helped > 5


def cells_and_tiles(state: Provence) -> list[str]:
    cells = [f"cell:{seat}:{cell}" for seat in range(state.seats) for cell in range(CELLS)]
    lying = [card for crop in range(4) for card in range(18) if state.banners[crop] >> card & 1]
    cards = [f"character:{printed().character_ids[card]}" for card in lying]
    return [*cells, *cards, *[f"tile:{state.data.tile_ids[tile]}" for tile in [*state.column, *state.row]]]


def coins_help(state: Provence, seat: int, piece: str, cost: int | str | None) -> bool:
    twin = state.clone()
    assert isinstance(twin, Provence)
    assert isinstance(cost, int)
    twin.coins[seat] = cost
    twin.settle()
    assert twin.obstacle(seat, piece) is None
    return True


def asked(decision: Decision[Provence], rows: str = "", rival: str = "", **variant: str) -> Provence:
    """Seat 0 before a question of a character or an invasion, with these kingdoms."""
    state = table(**variant)
    kingdom(state, 0, rows)
    kingdom(state, 1, rival)
    state.stacks[0] = [decision]
    state.settle()
    return state


def test_pv5_2_a_character_of_another_crop() -> None:
    state = asked(Trio(1))
    lying = next(card for card in range(18) if state.banners[1] >> card & 1)
    assert why(state, f"character:{state.data.character_ids[lying]}") == ("PV5.2", "why-other-trio", ["o"])
    assert why(state, "banner:l") == ("PV5.2", "why-other-trio", ["l"])
    assert state.obstacle(0, "banner:w") is None


def test_pv5_10_to_the_castle_from_where_a_tower_stands() -> None:
    state = asked(ToCastle(TOWER, 3), "w1+t w2 - - - - - - -")
    assert state.obstacle(0, "cell:0:0") is None
    assert why(state, "cell:0:1") == ("PV5.10", "why-no-piece", ["tower"])
    assert why(state, "cell:0:2") == ("PV5.10", "why-empty", [])
    assert why(state, "cell:0:4") == ("PV5.10", "why-castle", [])


def test_pv5_12_only_ruined_land_is_rebuilt() -> None:
    state = asked(RESTORE_RUIN, "w1! w2! w3 - - - - - -")
    assert state.obstacle(0, "cell:0:0") is None
    assert why(state, "cell:0:2") == ("PV5.12", "why-no-ruin", [])


def test_pv5_13_and_pv5_16_need_a_tile() -> None:
    assert why(asked(SWAP_FIRST, "w1 w2 - - - - - - -"), "cell:0:2") == ("PV5.13", "why-empty", [])
    assert why(asked(Put(TOWER, 1), "w1 - - - - - - - -"), "cell:0:2") == ("PV5.16", "why-empty", [])


def test_pv5_15_a_tower_is_taken_from_others_where_one_stands() -> None:
    state = asked(Steal(TOWER), "w1+t - - - - - - - -", "w2+t w3+t w4 - - - - - -")
    assert state.obstacle(0, "cell:1:0") is None
    assert why(state, "cell:0:0") == ("PV5.15", "why-own", ["tower"])
    assert why(state, "cell:1:2") == ("PV5.15", "why-no-piece", ["tower"])
    assert why(state, "cell:1:4") == ("PV5.15", "why-no-piece", ["tower"])
    safe = asked(Steal(TOWER), "", "w2+t w3+t - - - - - - -", castle_safe_from_theft="on")
    assert why(safe, "cell:1:4") == ("PV5.15", "why-safe", [])


def test_pv6_3_castles_and_ruins_are_not_ruined() -> None:
    state = asked(RUIN_TILE, "w1 w2! w3 - - - - - -")
    assert state.obstacle(0, "cell:0:0") is None
    assert why(state, "cell:0:1") == ("PV6.3", "why-ruin", [])
    assert why(state, "cell:0:4") == ("PV6.3", "why-castle", [])
    assert why(state, "cell:0:8") == ("PV6.3", "why-empty", [])
