"""Nobody can hold a table hostage: clocks that run, a vote, a bot that plays on, and the way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Arrive, Watch
from .page_checks import barriers, unreadable
from .player import Player
from .test_pages import finished_match


def sitting(arrive: Arrive, pace: str, phone: bool = False) -> tuple[Player, Player]:
    """Two people at a table: who has to act, and who waits."""
    people = [arrive("Anna", phone=phone), arrive("Ben", phone=phone)]
    table = people[0].set_table("me", "open", pace=pace)
    people[1].join(table)
    for person in people:
        person.page.clock.install()
        person.open_table(table)
    acting = [person for person in people if person.look()["asked"]]
    return acting[0], next(person for person in people if person is not acting[0])


@pytest.mark.parametrize("phone", [False, True])
def test_a_clock_runs_down_by_itself_and_the_others_may_vote(
    arrive: Arrive, watch: Watch, phone: bool
) -> None:
    watch.allow("Failed to load resource.*vote")
    late, waiting = sitting(arrive, "live", phone)
    clock = waiting.page.locator("header .clock")
    expect(clock).to_have_text(re.compile(r"^10:\d\d|^9:\d\d"))
    waiting.page.clock.fast_forward("08:30")
    expect(clock).to_have_text(re.compile(r"^[12]:\d\d"))
    expect(clock).to_have_class(re.compile("late"))
    waiting.page.clock.fast_forward("02:30")
    if phone:
        waiting.page.get_by_role("button", name="Rivals").click()
    vote = waiting.page.get_by_role("button", name="Time is up: vote for a bot")
    expect(vote).to_be_visible()
    assert unreadable(waiting.page) == []

    vote.click()

    # the browser's clock was pushed on, the server's was not: the server decides
    expect(waiting.page.get_by_role("status")).to_have_text("This seat still has time.")
    expect(late.page.get_by_role("button", name="Time is up: vote for a bot")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_no_clock_stands_over_a_match_that_is_over(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table, _ = finished_match(anna, "provence", pace="live")
    anna.open(f"/replay/{table['id']}")
    anna.page.get_by_role("button", name="Step", exact=True).click()
    expect(anna.page.get_by_label("Moment of the match")).to_have_value("1")

    expect(anna.page.locator("header .clock")).to_have_count(0)
    assert unreadable(anna.page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_plays_until_its_person_takes_the_seat_back(arrive: Arrive, phone: bool) -> None:
    _, ben = sitting(arrive, "none", phone)
    ben.page.get_by_role("button", name="Settings and more").click()
    ben.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ben.page.get_by_text("A bot plays for you until you are back.")).to_be_visible()
    assert unreadable(ben.page) == []
    assert barriers(ben.page) == []
    ben.page.reload()
    expect(ben.page.get_by_text("A bot plays for you until you are back.")).to_be_visible()

    ben.page.get_by_role("button", name="Take my seat back").click()

    expect(ben.page.get_by_text("You may look around: nothing waits for you.")).to_be_visible()


def test_a_second_tab_knows_that_a_bot_plays_and_takes_the_seat_back(arrive: Arrive) -> None:
    _, ben = sitting(arrive, "none")
    tab = Player(ben.context, ben.url, "Ben")
    tab.page.goto(ben.page.url)
    tab.skip_guide()
    ben.page.get_by_role("button", name="Settings and more").click()
    ben.page.get_by_role("button", name="Let a bot play for me").click()

    expect(tab.page.get_by_text("A bot plays for you until you are back.")).to_be_visible()
    tab.page.get_by_role("button", name="Take my seat back").click()

    for page in (tab.page, ben.page):
        expect(page.get_by_text("You may look around: nothing waits for you.")).to_be_visible()
