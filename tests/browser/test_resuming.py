"""Windows and servers die in the middle; the match does not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import Arrive, NewContext, Watch
from .house import House
from .player import Player, play_together


def sit_together(anna: Player, ben: Player, game: str = "provence") -> dict[str, Any]:
    table = anna.set_table("me", "open", game=game)
    ben.join(table)
    anna.open_table(table)
    ben.open_table(table)
    return table


def stored(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    """What the server tells this person of the match."""
    answer = player.context.request.get(f"{player.url}/api/tables/{table['id']}")
    state: dict[str, Any] = answer.json()
    return {key: state[key] for key in ("seq", "view", "journal", "actors", "scores", "decision")}


def test_a_window_is_closed_and_its_person_comes_back(arrive: Arrive, new_context: NewContext) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = sit_together(anna, ben)
    play_together(anna, ben, until=lambda: anna.choices + ben.choices >= 5)
    cookies = ben.context.storage_state()

    ben.context.close()
    expect(anna.page.locator(".rival").get_by_text("away")).to_be_visible()
    while anna.look()["asked"]:
        anna.choose()
    back = Player(new_context(storage_state=cookies), ben.url, "Ben")
    back.open_table(table)

    expect(anna.page.locator(".rival").get_by_text("away")).to_have_count(0)
    assert back.journal() == anna.journal()
    play_together(anna, back, until=lambda: back.choices >= 3)


def test_two_windows_of_one_person_show_the_same(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = sit_together(anna, ben)
    second = Player(anna.context, anna.url, "Anna's other window")
    second.open_table(table)

    play_together(anna, ben, until=lambda: anna.choices >= 2)

    assert second.sees(anna.seq)
    assert second.journal() == anna.journal()
    assert second.look()["asked"] == anna.look()["asked"]


def test_the_server_is_killed_and_nothing_is_lost(own_house: House, arrive: Arrive, watch: Watch) -> None:
    watch.allow("WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource")
    anna, ben = arrive("Anna", at=own_house), arrive("Ben", at=own_house)
    table = sit_together(anna, ben, "burgundy")
    players = (anna, ben)
    for player in players:
        player.page.evaluate("window.neverReloaded = true")
    play_together(*players, until=lambda: anna.choices + ben.choices >= 12)
    before = stored(anna, table)
    seen = [player.journal() for player in players]

    own_house.kill()
    for player in players:
        expect(player.page.get_by_role("heading", name="The line is down")).to_be_visible()
    own_house.start()
    for player in players:
        expect(player.page.get_by_role("heading", name="The line is down")).to_have_count(0)

    assert stored(anna, table) == before
    assert [player.journal() for player in players] == seen
    goal = anna.choices + ben.choices + 6
    play_together(*players, until=lambda: anna.choices + ben.choices >= goal)
    assert all(player.page.evaluate("window.neverReloaded") for player in players)


def test_a_choice_that_is_on_its_way_when_the_line_breaks_arrives_once(
    own_house: House, arrive: Arrive, watch: Watch
) -> None:
    watch.allow("WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource")
    anna, ben = arrive("Anna", at=own_house), arrive("Ben", at=own_house)
    lost: list[str] = []

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            if "choose" in str(text) and not lost:
                lost.append(str(text))
            else:
                server.send(text)

        route.on_message(hear)

    for player in (anna, ben):
        player.page.route_web_socket("**/live?**", through)
    sit_together(anna, ben)
    acting, other = (anna, ben) if anna.look()["asked"] else (ben, anna)
    seq, spot = acting.seq, acting.look()["lit"][0]

    acting.press(spot)
    acting.page.wait_for_function("bailiwick.busy()")
    own_house.kill()
    expect(acting.page.get_by_role("heading", name="The line is down")).to_be_visible()
    own_house.start()

    for player in (acting, other):
        assert player.sees(seq + 1)
        assert player.seq == seq + 1
    assert len(lost) == 1


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_without_a_line_the_board_is_at_rest_and_the_page_says_so(
    own_house: House, arrive: Arrive, watch: Watch, phone: bool
) -> None:
    watch.allow("WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource")
    anna = arrive("Anna", at=own_house, phone=phone)
    anna.open_table(anna.set_table("me", "hotseat:Ben"))
    look = anna.look()
    assert look["asked"]

    own_house.kill()
    expect(anna.page.get_by_role("heading", name="The line is down")).to_be_visible()
    expect(anna.page.locator("header.top").get_by_role("status")).to_have_text("No connection")
    resting = anna.look()
    assert [resting[part] for part in ("asked", "live", "tickets", "end", "undo")] == [
        False,
        [],
        [],
        None,
        None,
    ]
    anna.press(look["lit"][0])
    anna.page.keyboard.press("e")
    own_house.start()

    expect(anna.page.get_by_role("heading", name="The line is down")).to_have_count(0)
    back = anna.look()
    assert back["seq"] == look["seq"]
    assert back["live"] == look["live"]


def test_a_choice_that_breaks_the_line_each_time_is_given_up(arrive: Arrive) -> None:
    """Whatever the server cannot stand is said three times and not for ever."""
    anna, ben = arrive("Anna"), arrive("Ben")
    said: list[str] = []

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            if "choose" in str(text):
                said.append(str(text))
                route.close(code=1011)
            else:
                server.send(text)

        route.on_message(hear)

    for player in (anna, ben):
        player.page.route_web_socket("**/live?**", through)
    sit_together(anna, ben)
    acting = anna if anna.look()["asked"] else ben
    seq = acting.seq

    acting.press(acting.look()["lit"][0])

    expect(acting.page.get_by_text("did not get through")).to_be_visible()
    assert len(said) == 3
    assert len(set(said)) == 1, "the same choice under the same key"
    assert acting.look()["asked"]
    assert acting.seq == seq
