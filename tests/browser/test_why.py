"""Why can't I? A piece that is not on offer says what it is, what stands against it, and by which rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .player import Player
from .positions import Told, play_to
from .test_phone import Fingers

# the place of a piece that is not lit
REFUSED = "piece => bailiwick.piece(document.querySelector(`.table [data-piece='${piece}']:not(.live)`))"


def land_tile(anna: Player) -> str:
    """Provence, while a tile that was taken waits for its place."""
    while not anna.look()["prompt"].startswith("Where does"):
        anna.choose()
    return f"tile:{anna.told['view']['column'][0]['tile']}"


def black_tile(anna: Player) -> str:
    """Burgundy, in the first turn: nobody has two silver."""
    if anna.touch:
        anna.page.get_by_role("button", name="Depots", exact=True).click()
    piece: str = anna.told["view"]["black"][0]["tile"]["piece"]
    return piece


# what is pressed, what is said of it, why it is not on offer, and the rule
CASES: dict[str, tuple[Callable[[Player], str], str, str, str]] = {
    "provence": (
        land_tile,
        "The lowest land tile is free.",
        "Why not? First place the tile in your hand.",
        "rule PV4.0",
    ),
    "burgundy": (
        black_tile,
        "Tiles here cost two silver, once a turn.",
        "Why not? A tile costs 2 silver; you have ",
        "rule V4.14",
    ),
}


@pytest.mark.parametrize("phone", [False, True], ids=["click", "hold"])
@pytest.mark.parametrize("game", CASES)
def test_a_piece_that_is_not_on_offer_says_why(arrive: Arrive, game: str, phone: bool) -> None:
    find, said, why, rule = CASES[game]
    anna = arrive("Anna", phone=phone)
    anna.open_table(anna.set_table("me", "hotseat:Ben", game=game))
    piece = find(anna)
    seq = anna.seq
    spot = anna.page.evaluate(REFUSED, piece)

    if phone:
        Fingers(anna).touch("touchStart", (spot["x"], spot["y"]))
    else:
        anna.press(spot)

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text(said)
    expect(tip).to_contain_text(why)
    expect(tip).to_contain_text(rule)
    assert anna.seq == seq


def test_a_piece_on_offer_is_explained_without_an_excuse(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    lit = next(spot for spot in anna.look()["lit"] if spot["piece"].startswith("tile:"))

    anna.page.mouse.move(lit["x"], lit["y"])

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text("A die takes tiles from the depot of its number.")
    assert "Why not?" not in tip.inner_text()


def empty_slots(state: Told) -> list[str]:
    slots = [slot for depot in state["view"]["depots"] for slot in depot["slots"]]
    return [slot["piece"] for slot in slots if slot["used"] and not slot["tile"]]


def test_what_has_no_obstacle_of_its_own_is_measured_by_the_question(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, empty_slots)
    anna.open_table(table)

    anna.press(anna.page.evaluate(REFUSED, empty_slots(state)[0]))

    asked = f"Why not? This is not on offer now. The question is: {anna.look()['prompt']}"
    expect(anna.page.get_by_role("tooltip")).to_contain_text(asked)


def test_a_number_beside_the_silver_belongs_to_it(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    number = anna.page.locator(".hold text.big").last.bounding_box()
    assert number is not None

    anna.page.touchscreen.tap(number["x"] + number["width"] / 2, number["y"] + number["height"] / 2)

    expect(anna.page.get_by_role("tooltip")).to_contain_text("two silver buy a tile")
