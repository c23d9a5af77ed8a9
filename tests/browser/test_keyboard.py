"""A table is set and a whole match is played with the keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .player import PRESSES, Player
from .positions import PEOPLE

FOCUS = "bailiwick.focus()"


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Press Tab until the thing with that name has the focus."""
    passed = []
    for _ in range(most):
        page.keyboard.press("Tab")
        passed.append(page.evaluate(FOCUS))
        if wanted in passed[-1]:
            return
    raise AssertionError(f"Tab never came to {wanted!r}, only to {passed}")


def set_table_against_a_bot(anna: Player, game: str) -> None:
    page = anna.page
    anna.open("/")
    expect(page.get_by_role("button", name="Set a table")).to_be_visible()
    tab_to(page, "Set a table")
    page.keyboard.press("Enter")
    page.keyboard.type(anna.name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Set a table")).to_be_visible()
    tab_to(page, "|burgundy")
    if game == "provence":
        page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS).endswith(f"|{game}")
    tab_to(page, "Seat 2")
    page.keyboard.type("Bot, r")
    tab_to(page, "Set the table")
    page.keyboard.press("Enter")
    expect(page.locator("div.table")).to_be_visible()
    assert anna.is_asked()
    if anna.look()["guide"]:
        page.keyboard.press("Escape")
        expect(page.locator(".note")).to_have_count(0)


def by_arrows(page: Page, look: dict[str, Any], turn: int) -> None:
    """Walk to a lit piece and press it."""
    page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][turn % 4])
    page.keyboard.press("Enter")


def by_list(page: Page, look: dict[str, Any], turn: int) -> None:
    """Open the list of all options and take one."""
    page.keyboard.press("l")
    expect(page.locator("section.bar ul button").first).to_be_focused()
    for _ in range(turn % 3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def by_number(page: Page, look: dict[str, Any], turn: int) -> None:
    """Take a ticket of the bar."""
    page.keyboard.press(str(turn % max(1, len(look["tickets"])) + 1))


WAYS = (by_arrows, by_list, by_number)


def choose(anna: Player, turn: int) -> None:
    """One choice without the pointer."""
    page = anna.page
    look = anna.look()
    begin = look["seq"]
    for press in range(PRESSES):
        if look["menu"]:
            page.keyboard.press("1")
        elif look["seal"] or (look["end"] and turn % 2):
            page.keyboard.press("e")
        elif look["lit"] or look["tickets"]:
            way = WAYS[turn % 3] if press < 4 else by_list
            way(page, look, turn + press)
        else:
            page.keyboard.press("e")
        look = anna.look()
        if look["over"] or look["seq"] != begin or not look["asked"]:
            anna.choices += 1
            return
    raise AssertionError(f"no key led on: {look}")


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_a_whole_match_is_played_by_keyboard(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna", guest=False)
    anna.page.mouse.move(0, 0)
    set_table_against_a_bot(anna, game)

    turn = undone = 0
    while anna.is_asked():
        choose(anna, turn)
        turn += 1
        look = anna.look()
        if not undone and look["undo"] and look["asked"]:
            anna.page.keyboard.press("u")
            assert anna.sees(look["seq"] + 1)
            undone += 1

    expect(anna.page.locator("div.end h1")).to_be_visible()
    assert anna.choices > 20
    assert undone == 1
    tab_to(anna.page, "Full replay")


def test_a_key_leads_to_the_journal(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben"))
    while anna.choices < 3:
        anna.choose()

    anna.page.keyboard.press("j")

    expect(anna.page.locator("[role=log] button").last).to_be_focused()


# the arrow that leads from what has the focus towards a piece
TOWARDS = """wanted => {
    const from = document.activeElement.getBoundingClientRect();
    const to = document.querySelector(`[data-piece='${wanted}']`).getBoundingClientRect();
    const right = to.x + to.width / 2 - from.x - from.width / 2;
    const down = to.y + to.height / 2 - from.y - from.height / 2;
    const level = Math.abs(right) > Math.abs(down);
    return level ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
}"""


def walk_to(page: Page, wanted: str, most: int = 40) -> None:
    """Press Shift and arrows until that piece has the focus."""
    passed = []
    for _ in range(most):
        page.keyboard.press(f"Shift+{page.evaluate(TOWARDS, wanted)}")
        passed.append(page.evaluate("document.activeElement.dataset.piece"))
        if passed[-1] == wanted:
            return
    raise AssertionError(f"the arrows never came to {wanted}, only to {passed}")


def test_pieces_that_are_not_on_offer_are_explained_by_keyboard_too(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    page, seq = anna.page, anna.seq
    dark = anna.told["view"]["black"][0]["tile"]["piece"]
    assert page.locator(f".live[data-piece='{dark}']").count() == 0
    stops = page.locator(".table [tabindex='0']").count()

    walk_to(page, dark)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Tiles here cost two silver")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("Enter")

    expect(tip).to_contain_text("Why not? A tile costs 2 silver")
    assert anna.seq == seq
    assert page.locator(".table [tabindex='0']").count() == stops


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stock_is_opened_and_closed_by_keyboard(arrive: Arrive, seats: int) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table(*PEOPLE[:seats], game="burgundy"))

    walk_to(anna.page, "info:black")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="What is left, and what is gone")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Close")).to_be_focused()

    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".stock")).to_have_count(0)


def test_the_keys_are_explained(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben"))

    anna.page.keyboard.press("?")

    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_have_count(0)
