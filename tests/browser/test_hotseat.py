"""Several people at one screen: a curtain falls between them where a game has secrets."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Route, expect

from .conftest import Arrive
from .player import Player
from .positions import play_to


def curtain_of(anna: Player) -> Locator:
    return anna.page.get_by_role("dialog", name="The screen changes hands")


def test_a_curtain_falls_between_secret_choices(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben", game="burgundy", variant={"mode": "advanced_secret"})
    anna.open(f"/table/{table['id']}")
    curtain = curtain_of(anna)
    turns = []
    while len(turns) < 2:
        expect(curtain).to_be_visible()
        turns.append(curtain.get_by_role("heading").inner_text())
        box, screen = curtain.bounding_box(), anna.page.viewport_size
        assert box is not None
        assert screen is not None
        assert (box["width"], box["height"]) == (screen["width"], screen["height"])
        curtain.get_by_role("button", name="I am here").click()
        expect(curtain).to_have_count(0)
        anna.skip_guide()
        while anna.look()["asked"] and not anna.look()["curtain"]:
            anna.choose()
            if curtain.count() or anna.told["view"].get("phase"):
                break

    assert turns == ["Now it is the turn of Anna", "Now it is the turn of Ben"]


def secret_duchies(anna: Player) -> dict[str, Any]:
    """Ben has been sent away, and Anna is to choose her duchy."""
    table = anna.set_table("me", "hotseat:Ben", game="burgundy", variant={"mode": "advanced_secret"})
    anna.open(f"/table/{table['id']}")
    curtain_of(anna).get_by_role("button", name="I am here").click()
    anna.skip_guide()
    return table


def look_back(anna: Player) -> None:
    anna.page.get_by_role("button", name="Settings and more").click()
    anna.page.get_by_role("button", name="Replay").click()
    expect(anna.page.locator("section.replay")).to_be_visible()


def test_the_past_keeps_the_secrets_of_who_sat_there_before(arrive: Arrive) -> None:
    """Ben sits down after Anna, looks back, and finds nothing of her duchy."""
    anna = arrive("Anna")
    secret_duchies(anna)
    while not anna.look()["curtain"]:
        anna.choose()
    curtain_of(anna).get_by_role("button", name="I am here").click()
    own = anna.page.locator("section.own").get_by_role("heading", name="Ben")
    expect(own).to_be_visible()
    end = anna.seq
    assert end > 1

    look_back(anna)
    for moment in range(1, end):
        anna.page.get_by_role("button", name="Step", exact=True).click()
        expect(anna.page.get_by_label("Moment of the match")).to_have_value(str(moment))
        expect(own).to_be_visible()
        expect(anna.page.locator("[data-piece^='space:']")).to_have_count(0)


def test_the_curtain_falls_over_the_past_and_ends_it(arrive: Arrive) -> None:
    """The turn passes on while Anna looks back: by her other window."""
    anna = arrive("Anna")
    table = secret_duchies(anna)
    anna.choose()
    look_back(anna)

    play_to(anna, table, lambda state: state["decision"]["seat"] == 1)

    expect(curtain_of(anna)).to_be_visible()
    expect(anna.page.locator("section.replay")).to_have_count(0)


def test_no_key_reaches_through_the_curtain(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = secret_duchies(anna)
    play_to(anna, table, lambda state: state["decision"]["seat"] == 1)
    expect(curtain_of(anna)).to_be_visible()
    seq = anna.seq
    for key in ("1", "e", "s", "?"):
        anna.page.keyboard.press(key)

    assert anna.look()["curtain"]
    assert anna.seq == seq
    expect(anna.page.locator("section.replay, dialog:not(.curtain)")).to_have_count(0)


def test_what_was_open_goes_when_the_curtain_falls_and_the_keyboard_stays_before_it(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = secret_duchies(anna)
    page = anna.page
    page.keyboard.press("l")
    expect(page.locator(".bar ul")).to_be_visible()
    page.get_by_role("button", name="Settings and more").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    play_to(anna, table, lambda state: state["decision"]["seat"] == 1)

    expect(curtain_of(anna)).to_be_visible()
    expect(page.locator(".bar ul, dialog:not(.curtain)")).to_have_count(0)
    for _ in range(8):
        page.keyboard.press("Tab")
        # from the last thing it goes to the browser's own, and back
        assert page.evaluate("document.activeElement.matches('.curtain *, body')")
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(curtain_of(anna).get_by_role("heading")).to_have_text("Now it is the turn of Ben")


def test_a_look_back_that_comes_after_the_curtain_does_not_land(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = secret_duchies(anna)
    anna.choose()
    held: list[Route] = []
    anna.page.route("**/at/*", lambda route: held.append(route))
    anna.page.get_by_role("button", name="Settings and more").click()
    anna.page.get_by_role("button", name="Replay").click()
    play_to(anna, table, lambda state: state["decision"]["seat"] == 1)
    expect(curtain_of(anna)).to_be_visible()

    with anna.page.expect_response("**/at/*"):
        held[0].continue_()

    anna.look()
    expect(anna.page.locator("section.replay")).to_have_count(0)


def test_an_open_game_needs_no_curtain(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    seats = set()

    while anna.choices < 8:
        assert not anna.look()["curtain"]
        anna.choose()
        seats.add(anna.told["decision"]["seat"])

    assert seats == {0, 1}
