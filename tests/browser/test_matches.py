"""Two people in two browsers play whole matches by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .player import play_together


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_two_people_play_a_whole_match_by_clicks(arrive: Arrive, game: str) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", game=game)
    ben.join(table)
    anna.open_table(table)
    ben.open_table(table)

    play_together(anna, ben)

    for player in (anna, ben):
        expect(player.page.locator("div.end h1")).to_be_visible()
        assert player.dark == set()
    assert anna.page.locator(".result").inner_text() == ben.page.locator(".result").inner_text()
    assert min(anna.choices, ben.choices) > 20
