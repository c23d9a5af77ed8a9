"""Whole matches on a phone, by taps."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .player import Player
from .positions import PEOPLE, keys, likes_trios, play_to

SCROLLS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_a_whole_match_is_played_by_taps(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "bot:random", game=game)
    anna.open_table(table)
    assert not anna.page.evaluate(SCROLLS)

    anna.play_alone()

    expect(anna.page.locator("div.end h1")).to_be_visible()
    assert anna.choices > 20
    assert not anna.page.evaluate(SCROLLS)


def test_the_first_tap_shows_and_the_second_does(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    look = anna.look()
    spot = look["lit"][0]

    anna.press(spot)
    shown = anna.look()
    assert shown["seq"] == look["seq"]
    assert shown["seal"]["says"] == "Confirm"
    assert shown["hint"] != look["hint"]

    anna.press(spot)
    assert anna.sees(look["seq"] + 1)


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_everything_one_presses_is_as_large_as_a_fingertip(arrive: Arrive, game: str, width: int) -> None:
    anna = arrive("Anna", phone=True, viewport={"width": width, "height": 740})
    anna.open_table(anna.set_table("me", "bot:random", game=game))
    small: set[str] = set()
    while anna.choices < 20 and anna.is_asked():
        small |= set(anna.page.evaluate("bailiwick.small()"))
        anna.choose()
    for tab in anna.page.locator("nav.tabs button").all():
        tab.click()
        small |= set(anna.page.evaluate("bailiwick.small()"))

    assert not small
    assert not anna.page.evaluate(SCROLLS)


Box = dict[str, float]
# where a finger hits each piece of the table, its name with it
REACHES = """() => [...document.querySelectorAll(".phone-table .piece > .hit")]
    .map((hit) => [hit.parentNode.dataset.piece, hit.getBoundingClientRect().toJSON()])"""


def ship_that_chooses(host: Player, seats: int, seed: int) -> tuple[dict[str, Any], list[str]]:
    """A match played without a window up to a ship that cannot load all kinds, and the kinds' pieces."""
    table = host.set_table(*PEOPLE[:seats], game="burgundy")
    liked = ("option-place", "option-ship-depot")
    state = play_to(
        host,
        table,
        lambda state: keys(state)[0] == "option-ship-store",
        lambda option: option["message"]["key"] in liked,
        seed,
    )
    return table, [option["pieces"][0] for option in state["decision"]["options"]]


def overlap(one: Box, other: Box) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(across, down) > 0.1


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize(("seats", "seed", "kinds"), [(2, 17, 4), (3, 50, 5), (4, 24, 4)])
def test_goods_and_tiles_of_the_depots_are_as_large_as_a_fingertip(
    arrive: Arrive, seats: int, seed: int, kinds: int, width: int
) -> None:
    anna = arrive("Anna", phone=True, viewport={"width": width, "height": 844})
    table, goods = ship_that_chooses(anna, seats, seed)
    anna.open_table(table)
    anna.page.locator(".switch button").first.click()

    shown: list[tuple[str, Box]] = anna.page.evaluate(REACHES)
    kept = [one for one in shown if one[0].startswith("good:")]
    depots = [one for one in shown if one[0].startswith(("goods:", "tile:"))]
    assert [piece for piece, _ in kept] == goods
    assert len(goods) == kinds
    assert sum(piece.startswith("goods:") for piece, _ in depots) == 6
    for together in (kept, depots):
        assert not [piece for piece, box in together if min(box["width"], box["height"]) < 44]
        assert not [(a[0], b[0]) for a, b in combinations(together, 2) if overlap(a[1], b[1])]
    assert not anna.page.evaluate(SCROLLS)

    spots = {spot["piece"]: spot for spot in anna.look()["lit"]}
    assert set(goods) <= set(spots), "all of them can be pressed without scrolling"
    seq = anna.seq
    anna.press(spots[goods[-1]])
    anna.press(spots[goods[-1]])
    assert anna.sees(seq + 1)


class Fingers:
    """Two fingers on the glass."""

    def __init__(self, player: Player) -> None:
        self.wire = player.context.new_cdp_session(player.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        at: list[dict[str, Any]] = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 5) -> None:
        """Each finger along its way."""
        self.touch("touchStart", *[start for start, _ in ways])
        for step in range(1, steps + 1):
            part = step / steps
            self.touch(
                "touchMove",
                *[(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways],
            )
        self.touch("touchEnd")


@pytest.mark.parametrize(
    ("game", "board"), [("provence", "section.king svg.kingdom"), ("burgundy", "section.board > svg")]
)
def test_two_fingers_make_a_board_larger_and_one_moves_it(arrive: Arrive, game: str, board: str) -> None:
    anna = arrive("Anna", phone=True)
    anna.open_table(anna.set_table("me", "hotseat:Ben", game=game))
    while anna.choices < 3:
        anna.choose()
    drawing = anna.page.locator(board)
    whole = part(drawing.get_attribute("viewBox"))
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers, seq = Fingers(anna), anna.seq

    fingers.drag(((x - 20, y), (x - 50, y)), ((x + 20, y), (x + 50, y)))
    near = part(drawing.get_attribute("viewBox"))
    assert near[2] == pytest.approx(whole[2] / 2.5, rel=0.05)
    fingers.drag(((x, y), (x + 40, y + 40)))
    aside = part(drawing.get_attribute("viewBox"))
    assert aside[2:] == near[2:]
    assert aside[0] < near[0]
    assert aside[1] < near[1]
    assert anna.seq == seq
    assert not anna.look()["seal"], "fingers that move press nothing"

    fingers.drag(((x - 50, y), (x - 5, y)), ((x + 50, y), (x + 5, y)))
    assert part(drawing.get_attribute("viewBox")) == pytest.approx(whole)
    while anna.seq == seq:
        anna.choose()


# two taps of one moment, as fast as a finger can
TWICE = """({ x, y }) => {
    const tap = { bubbles: true, clientX: x, clientY: y };
    for (const _ of [1, 2]) document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", tap));
}"""


def test_a_double_tap_shows_a_large_board_whole_and_decides_nothing(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "hotseat:Ben")
    play_to(anna, table, lambda state: "opt-place" in keys(state))
    anna.open_table(table)
    drawing = anna.page.locator("section.king svg.kingdom")
    whole = part(drawing.get_attribute("viewBox"))
    lit, seq = anna.look()["lit"][0], anna.seq
    x, y = lit["x"], lit["y"]
    Fingers(anna).drag(((x - 20, y), (x - 50, y)), ((x + 20, y), (x + 50, y)))
    assert part(drawing.get_attribute("viewBox")) != whole

    anna.page.evaluate(TWICE, lit)

    assert part(drawing.get_attribute("viewBox")) == whole
    assert anna.look()["seal"], "the first tap still shows what it would do"
    assert anna.seq == seq


def part(box: str | None) -> list[float]:
    assert box is not None
    return [float(number) for number in box.split()]


# how far parts of my board reach under the sheet, or under the dice and the storage above it
COVERED = """() => {
    const top = (one) => document.querySelector(one)?.getBoundingClientRect().top ?? innerHeight;
    const edge = Math.min(top("section.bar"), top(".phone-table .hold"));
    return [...document.querySelectorAll(".king .piece > .hit, .board .piece > .hit")]
        .map((hit) => [hit.parentNode.dataset.piece, hit.getBoundingClientRect().bottom - edge])
        .filter(([piece, over]) => /^(cell|space):/.test(piece) && over > 1);
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_the_sheet_covers_nothing_of_my_board(arrive: Arrive, game: str, width: int, height: int) -> None:
    anna = arrive("Anna", phone=True, viewport={"width": width, "height": height})
    anna.open_table(anna.set_table("me", "bot:random", game=game))
    covered: list[Any] = []
    while anna.choices < 20 and anna.is_asked():
        anna.look()
        if game == "burgundy":
            anna.page.locator(".switch button").last.click()
        covered += anna.page.evaluate(COVERED)
        anna.choose()

    assert not covered


def test_an_answer_about_no_piece_has_a_button(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table(*PEOPLE)
    state = play_to(anna, table, lambda state: "opt-stop" in keys(state), likes_trios, seed=5)
    anna.open_table(table)

    anna.page.get_by_role("button", name="Stop here").tap()
    anna.page.get_by_role("button", name="Confirm").tap()

    assert anna.sees(state["seq"] + 1)


def test_every_tab_begins_at_its_top(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    anna.open_table(anna.set_table(*PEOPLE, game="burgundy"))
    page = anna.page.locator("main.page")
    anna.page.get_by_role("button", name="Rivals").click()
    page.evaluate("page => page.scrollTo(0, 300)")
    assert page.evaluate("page => page.scrollTop") > 100

    anna.page.get_by_role("button", name="Tiles").last.click()
    assert page.evaluate("page => page.scrollTop") == 0
