"""What is final is asked for again, elsewhere; options that are numbers have a field with bounds."""

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
    expect(anna.page.get_by_role("dialog", name="Are you sure?")).to_contain_text(GIVE_UP)
    assert barriers(anna.page) == []
    assert unreadable(anna.page) == []
    assert anna.seq == seq
    anna.page.get_by_role("button", name="Yes, do it").click()
    assert anna.sees(seq + 1)


@pytest.mark.parametrize("phone", [False, True])
def test_who_resigns_is_asked_first_and_looks_on_while_the_others_are_told(
    arrive: Arrive, phone: bool
) -> None:
    anna, ben = arrive("Anna", phone=phone), arrive("Ben", phone=phone)
    table = anna.set_table("me", "open", private=True)
    ben.context.request.post(f"{ben.url}/api{table['invite']}", data={})
    anna.open_table(table)
    ben.open_table(table)
    ben.page.get_by_role("button", name="Settings and more").click()
    resign = ben.page.get_by_role("button", name="Resign …")
    place = resign.bounding_box()
    assert place

    resign.dblclick()  # whoever presses twice in haste loses nothing
    ben.page.reload()
    assert ben.look()["over"] is False
    assert ben.context.request.get(f"{ben.url}/api/tables/{table['id']}").json()["you"] == [1]
    ben.page.get_by_role("button", name="Settings and more").click()
    resign.click()
    dialog = ben.page.get_by_role("dialog", name="Resign from this match?")
    expect(dialog).to_contain_text("you cannot come back")
    assert barriers(ben.page) == []
    assert unreadable(ben.page) == []
    dialog.get_by_role("button", name="Yes, resign").click()

    expect(ben.page.get_by_text("You have resigned.")).to_be_visible()
    if phone:
        anna.page.get_by_role("button", name="Rivals").click()
    expect(anna.page.locator(".rival").get_by_text("resigned")).to_be_visible()
    anna.page.get_by_role("button", name="Journal" if phone else "Chat 1").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Ben has resigned. A bot plays on.")
    assert unreadable(anna.page) == []
    assert barriers(anna.page) == []
    ben.open("/")
    ben.page.get_by_role("button", name="Anna to play").click()
    expect(ben.page.get_by_text("You have resigned.")).to_be_visible()
