"""Setting a table: what is asked at once, what is folded, and what the bots are like."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import Arrive, Watch
from .player import Player


def sheet(host: Player, game: str) -> Locator:
    host.open("/")
    host.page.get_by_role("button", name=game).click()
    dialog = host.page.locator("dialog")
    expect(dialog.get_by_label("Seat 1")).to_be_visible()
    return dialog


def test_variants_are_check_marks_that_say_what_is_allowed(arrive: Arrive) -> None:
    anna = arrive("Anna")
    dialog = sheet(anna, "Burgundy")
    dialog.get_by_label("Boards").first.select_option("free")
    dialog.get_by_text("More variants").click()
    expect(dialog.get_by_label("Duchy 3 may be chosen")).to_be_checked()
    dialog.get_by_label("Duchy 3 may be chosen").uncheck()
    dialog.get_by_label("Show projected points").uncheck()
    expect(dialog.get_by_label("Turns end by themselves")).not_to_be_checked()
    expect(dialog.get_by_label("Solo board")).to_have_count(0)
    dialog.get_by_role("button", name="another seat").click()  # leaves the variants as they are
    dialog.get_by_role("button", name="Set the table and invite").click()

    sub = anna.page.locator(".room .sub").first
    expect(sub).to_contain_text("Boards: free choice in turn order")
    expect(sub).to_contain_text("Duchy 3 may be chosen: no")
    expect(sub).to_contain_text("Show projected points: off")
    expect(sub).not_to_contain_text("End of turn")


def test_turns_end_by_themselves_where_the_host_wants_it(arrive: Arrive) -> None:
    anna = arrive("Anna")
    dialog = sheet(anna, "Provence")
    dialog.get_by_text("More variants").click()
    dialog.get_by_label("Turns end by themselves").check()
    expect(dialog.get_by_title("one is not as usual")).to_be_visible()
    dialog.get_by_role("button", name="Set the table and invite").click()

    expect(anna.page.locator(".room .sub").first).to_contain_text("End of turn: ends by itself")
    id = anna.page.url.split("/")[-1]
    made = anna.context.request.get(f"{anna.url}/api/tables/{id}").json()
    assert made["variant"]["end_turn"] == "auto"


def test_variants_wait_for_their_words(arrive: Arrive) -> None:
    anna = arrive("Anna")
    held: list[Route] = []
    anna.page.route("**/api/words/burgundy/*", lambda route: held.append(route))

    dialog = sheet(anna, "Burgundy")
    expect(dialog.get_by_label("boards")).to_have_count(0)
    expect(dialog.get_by_text("More variants")).to_have_count(0)

    held[0].continue_()
    expect(dialog.get_by_label("Boards").first).to_be_visible()
    expect(dialog.get_by_text("More variants")).to_be_visible()


def test_solo_options_are_asked_of_one_person_alone(arrive: Arrive) -> None:
    dialog = sheet(arrive("Anna"), "Burgundy")

    dialog.get_by_label("Remove this seat").click()

    expect(dialog.get_by_label("Solo board")).to_be_visible()
    expect(dialog.get_by_label("Solo target")).to_be_visible()


def test_the_sheet_and_the_waiting_room_say_how_a_bot_plays(arrive: Arrive) -> None:
    anna = arrive("Anna")
    dialog = sheet(anna, "Provence")
    dialog.get_by_role("button", name="another seat").click()
    dialog.get_by_label("Seat 3").select_option(label="Bot, beginner")

    expect(dialog.get_by_text("Bot, beginner: plays at random.")).to_be_visible()
    dialog.get_by_role("button", name="Set the table and invite").click()
    expect(anna.page.locator(".room").get_by_text("Bot, beginner")).to_be_visible()


def test_a_scenario_says_what_it_is_about(arrive: Arrive) -> None:
    dialog = sheet(arrive("Anna"), "Provence")
    expect(dialog.get_by_text("No special rule.")).to_be_visible()

    dialog.get_by_label("Scenario").select_option("burning_coast")

    expect(dialog.get_by_text("At the end every ruin costs 1 point.")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_button_that_sets_the_table_is_always_in_sight(arrive: Arrive, phone: bool) -> None:
    dialog = sheet(arrive("Anna", phone=phone), "Burgundy")
    dialog.get_by_text("More variants").click()

    expect(dialog.get_by_role("button", name="Set the table and invite")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_is_refused_is_said_where_it_was_pressed(arrive: Arrive, watch: Watch, phone: bool) -> None:
    watch.allow("429")
    anna = arrive("Anna", phone=phone)
    often = {"error": "too-often", "detail": "that was too often; try again in 9 seconds"}
    anna.page.route("**/api/tables", lambda route: route.fulfill(status=429, json=often))
    dialog = sheet(anna, "Burgundy")
    dialog.get_by_role("button", name="Set the table and invite").click()

    alert = dialog.get_by_role("alert")
    expect(alert).to_have_text("That was too often. Try again in 9 seconds.")
    assert alert.evaluate("""alert => {
      const { x, y, width, height } = alert.getBoundingClientRect();
      return [1, height - 1].every((down) => document.elementFromPoint(x + width / 2, y + down) === alert);
    }""")
