"""Whole matches on a phone, by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Arrive

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
