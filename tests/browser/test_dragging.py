"""What one drags follows the pointer, what it may be laid on is lit, and where it is laid it stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Mouse, expect

from .conftest import Arrive
from .player import Player
from .positions import PEOPLE, Told, keys, likes_fallow, play_to


class Hand:
    """A mouse that holds a piece."""

    def __init__(self, person: Player, piece: str) -> None:
        self.person, self.page = person, person.page
        self.mouse: Mouse = person.page.mouse
        self.mouse.move(*self.middle(piece))
        self.mouse.down()

    def middle(self, piece: str) -> tuple[float, float]:
        self.person.look()
        places = self.page.locator(f'.pane [data-piece="{piece}"]')
        box = (
            places.locator(".hit").bounding_box() if places.locator(".hit").count() else places.bounding_box()
        )
        assert box, piece
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def over(self, piece: str) -> None:
        x, y = self.middle(piece)
        self.mouse.move(x - 3, y, steps=4)
        self.mouse.move(x, y)

    def carries(self) -> tuple[float, float]:
        """The middle of what follows the pointer."""
        box = self.page.locator(".flight > g").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lit(self) -> set[str]:
        pieces = self.page.locator(".pane .piece.live").all()
        return {str(piece.get_attribute("data-piece")) for piece in pieces}

    def let_go(self) -> None:
        self.mouse.up()


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < 12 and abs(one[1] - other[1]) < 12


def market(state: Told) -> str:
    return f"tile:{state['view']['column'][0]['tile']}"


def test_a_tile_of_the_market_is_dragged_onto_a_field(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: "opt-land" in keys(state))
    anna.open_table(table)
    seat, tile = state["decision"]["seat"], market(state)
    fields = {
        f"cell:{seat}:{at}" for at, cell in enumerate(state["view"]["players"][seat]["cells"]) if not cell
    }

    hand = Hand(anna, tile)
    hand.over(f"cell:{seat}:0")
    assert near(hand.carries(), hand.middle(f"cell:{seat}:0"))
    assert hand.lit() == {tile, *fields}

    hand.let_go()
    assert anna.sees(state["seq"] + 2)
    label = anna.page.locator(f'.own [data-piece="cell:{seat}:0"]').get_attribute("aria-label")
    assert "empty" not in str(label)
    expect(anna.page.locator(".flight > g")).to_have_count(0)


def test_a_tile_for_land_that_was_fallow_is_laid_there_only(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE)
    state = play_to(anna, table, lambda state: "opt-free" in keys(state), likes_fallow)
    anna.open_table(table)
    tile, freed = state["decision"]["options"][0]["pieces"]
    seat, cells = state["decision"]["seat"], state["view"]["players"][state["decision"]["seat"]]["cells"]
    other = next(
        f"cell:{seat}:{at}" for at, cell in enumerate(cells) if not cell and not freed.endswith(str(at))
    )

    hand = Hand(anna, tile)
    hand.over(other)
    assert hand.lit() == {tile, freed}
    hand.let_go()
    anna.look()
    assert anna.seq == state["seq"]

    hand = Hand(anna, tile)
    hand.over(freed)
    hand.let_go()
    assert anna.sees(state["seq"] + 1)


def test_the_tile_in_hand_is_dragged_onto_a_field(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: "opt-place" in keys(state))
    anna.open_table(table)
    seat = state["decision"]["seat"]
    target = state["decision"]["options"][0]["pieces"][0]

    hand = Hand(anna, f"hand:{state['view']['hand']['tile']}")
    hand.over(target)
    assert near(hand.carries(), hand.middle(target))

    hand.let_go()
    assert anna.sees(state["seq"] + 1)
    placed = anna.told["view"]["players"][seat]["cells"][int(target.split(":")[2])]
    assert placed["tile"] == state["view"]["hand"]["tile"]


def test_what_is_let_go_elsewhere_lies_where_it_lay(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: "opt-land" in keys(state))
    anna.open_table(table)
    lit = {spot["piece"] for spot in anna.look()["lit"]}

    hand = Hand(anna, market(state))
    hand.over("info:coast")
    hand.let_go()

    assert {spot["piece"] for spot in anna.look()["lit"]} == lit
    assert anna.seq == state["seq"]
    expect(anna.page.locator(".flight > g")).to_have_count(0)


def takes_at_one_price(state: Told) -> str | None:
    """A tile that only one die reaches."""
    options = [one for one in state["decision"]["options"] if one["message"]["key"] == "option-take"]
    tiles = [piece for one in options for piece in one["pieces"] if piece.startswith("tile:")]
    return next((tile for tile in tiles if tiles.count(tile) == 1), None)


@pytest.mark.parametrize("onto", ["storage", "die"])
def test_a_tile_of_a_depot_is_dragged_into_the_storage(arrive: Arrive, onto: str) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE, game="burgundy")
    state = play_to(anna, table, lambda state: takes_at_one_price(state) is not None)
    anna.open_table(table)
    seat, tile = state["decision"]["seat"], takes_at_one_price(state)
    option = next(one for one in state["decision"]["options"] if tile in one["pieces"])
    target = f"storage:{seat}" if onto == "storage" else option["pieces"][0]

    hand = Hand(anna, str(tile))
    hand.over(target)
    assert hand.lit() == {str(tile), f"storage:{seat}", option["pieces"][0]}

    hand.let_go()
    assert anna.sees(state["seq"] + 1)
    stored = [one["piece"] for one in anna.told["view"]["players"][seat]["storage"] if one]
    assert tile in stored
