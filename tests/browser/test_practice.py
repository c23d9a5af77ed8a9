"""Alone with bots: hints, going back, and what if."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .page_checks import barriers, unreadable
from .player import Player
from .test_pages import finished_match

HINTS = "ol[aria-label='What a bot would do'] button"


def go_to(anna: Player, moment: int) -> None:
    """Slide to a moment of the replay and wait until it is shown."""
    slider = anna.page.get_by_label("Moment of the match")
    expect(slider).not_to_have_attribute("max", "0")
    with anna.page.expect_response(f"**/at/{moment}"):
        slider.fill(str(moment))
    anna.look()


def practise(arrive: Arrive, choices: int, phone: bool = False, game: str = "provence") -> Player:
    """Anna against a bot, after some choices of her own."""
    anna = arrive("Anna", phone=phone)
    anna.open_table(anna.set_table("me", "bot:random", game=game))
    while anna.choices < choices and anna.is_asked():
        anna.choose()
    assert anna.is_asked()
    return anna


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_is_lit_on_the_board_and_can_be_followed(arrive: Arrive, phone: bool) -> None:
    anna = practise(arrive, 3, phone)
    before = anna.seq

    anna.page.get_by_role("button", name="Hint", exact=True).click()

    hints = anna.page.locator(HINTS)
    expect(hints.first).to_be_visible()
    expect(hints.first).to_contain_text("best")
    assert hints.count() == min(3, len(anna.told["decision"]["options"]))
    assert anna.page.get_by_label("hint 1").count() > 0, "the pieces of the best option say so"
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []
    hints.first.click()
    if phone:
        anna.page.get_by_role("button", name="Confirm").click()
    assert anna.sees(before + 1)
    expect(hints).to_have_count(0)


def test_the_key_h_shows_hints_and_takes_them_away(arrive: Arrive) -> None:
    anna = practise(arrive, 1)
    hints = anna.page.locator(HINTS)
    anna.page.keyboard.press("h")
    expect(hints.first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(hints).to_have_count(0)


def test_where_people_sit_there_are_no_hints(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben"))
    assert anna.is_asked()
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_match_against_a_bot_is_played_on_from_any_moment(arrive: Arrive, phone: bool) -> None:
    anna = practise(arrive, 8, phone)
    before, length = anna.seq, len(anna.told["actors"])
    anna.page.get_by_role("button", name="Settings and more").click()
    anna.page.get_by_role("button", name="Replay").click()
    slider = anna.page.get_by_label("Moment of the match")
    go_to(anna, 2)
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []

    anna.page.get_by_role("button", name="Take back to here").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Everything after this moment is taken back.")
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert anna.context.request.get(anna.page.url.replace("/table/", "/api/tables/")).json()["seq"] == before
    anna.page.get_by_role("button", name="Take back to here").click()
    dialog.get_by_role("button", name="Take it back").click()

    expect(slider).to_have_count(0)
    assert anna.sees(before + 1)
    assert anna.is_asked()
    state = anna.context.request.get(anna.page.url.replace("/table/", "/api/tables/") + "/journal").json()
    assert state["moments"][:3] == [0, 1, 2]
    assert len(state["moments"]) < before
    assert length == 1
    anna.choose()


def test_a_finished_match_is_played_on_at_a_table_of_its_own(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(anna, "provence")
    anna.open(f"/replay/{table['id']}")
    go_to(anna, 20)

    anna.page.get_by_role("button", name="Play on from here").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_label("Anna")).to_be_checked()
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []
    dialog.get_by_role("button", name="Play on from here").click()

    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("div.table")).to_be_visible()
    anna.skip_guide()
    assert table["id"] not in anna.page.url
    expect(anna.page.locator("h1.name")).to_contain_text("What if: A test")
    assert anna.is_asked()
    new = anna.page.url.rsplit("/", 1)[-1]
    views = [
        anna.context.request.get(f"{anna.url}/api/tables/{id}/at/20").json()["view"]
        for id in (table["id"], new)
    ]
    assert views[0] == views[1]
    anna.choose()
