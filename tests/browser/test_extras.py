"""Extras are asked twice in the menu; options that are numbers have a field with bounds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import Arrive
from .page_checks import barriers, unreadable

GIVE_UP = "Give up: you are eliminated and your plan of this round is undone"
NUMBER = {"variants": {"start_player": ["40"]}, "numbers": {"start_player": [1, 99]}}


def with_a_number(page: Page) -> None:
    """Provence, as if one of its options were a number."""

    def answer(route: Route) -> None:
        cards: list[dict[str, Any]] = route.fetch().json()
        route.fulfill(json=[{**card, **NUMBER} if card["id"] == "provence" else card for card in cards])

    page.route("**/api/games", answer)


def with_an_extra(page: Page) -> None:
    """The first option of every question is also an extra, with a text of its own."""

    def pass_on(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state" and message["decision"]:
                code = message["decision"]["options"][0]["code"]
                message["extras"] = [{"code": code, "pieces": [], "message": {"key": "end-turn", "args": {}}}]
            client.send(json.dumps(message))

        server.on_message(tell)

    def say(route: Route) -> None:
        route.fulfill(
            body=f"{route.fetch().text()}\nend-turn = {GIVE_UP}\n", content_type="text/plain; charset=utf-8"
        )

    page.route_web_socket("**/live*", pass_on)
    page.route("**/api/words/**", say)


@pytest.mark.parametrize("phone", [False, True])
def test_an_option_that_is_a_number_stays_within_its_bounds(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    with_a_number(anna.page)
    anna.open("/")
    anna.page.locator("button", has_text="Set a table").first.click()
    anna.page.locator("input[value=provence]").check(force=True)
    anna.page.locator("summary").click()
    field = anna.page.locator("input[type=number]")
    for typed, kept in (("17", "17"), ("0", "1"), ("1000", "99"), ("", "40")):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(kept)
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_an_extra_is_done_at_the_second_press(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    with_an_extra(anna.page)
    anna.open_table(anna.set_table("me", "hotseat:Ben"))
    seq = anna.seq
    anna.page.get_by_role("button", name="Settings and more").click()
    anna.page.get_by_role("button", name=f"{GIVE_UP} …").click()
    assert barriers(anna.page) == []
    assert unreadable(anna.page) == []
    assert anna.seq == seq
    anna.page.get_by_role("button", name=f"Yes. {GIVE_UP}").click()
    assert anna.sees(seq + 1)
