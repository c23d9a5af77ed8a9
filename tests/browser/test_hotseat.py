"""Several people at one screen: a curtain falls between them where a game has secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Arrive


def test_a_curtain_falls_between_secret_choices(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben", game="burgundy", variant={"mode": "advanced_secret"})
    anna.open(f"/table/{table['id']}")
    curtain = anna.page.get_by_role("dialog", name="The screen changes hands")
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
