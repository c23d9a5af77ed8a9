"""What does not come, for a line that broke or a server that was upgraded, is asked for again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Arrive, Watch
from .player import Player

ABOUT = "**/assets/About-*.js"
LOST = "Failed to load resource"


class Lost:
    """Requests that get no answer, as long as the line is down."""

    def __init__(self, player: Player, part: str) -> None:
        self.down = True
        player.page.route(part, self)

    def __call__(self, route: Route) -> None:
        if self.down:
            self.fail(route)
        else:
            route.continue_()

    def fail(self, route: Route) -> None:
        route.abort()


class Failing(Lost):
    """A server that is being started anew behind its proxy."""

    def fail(self, route: Route) -> None:
        route.fulfill(status=502, body="<h1>Bad gateway</h1>")


@pytest.mark.parametrize(
    ("part", "way", "place"),
    [(ABOUT, "About and credits", "main h1"), ("**/assets/Kingdom-*.js", "Your turn", "div.table")],
    ids=["page", "board"],
)
def test_a_page_whose_part_is_gone_loads_itself_again(
    arrive: Arrive, watch: Watch, part: str, way: str, place: str
) -> None:
    """After an upgrade the parts have other names: whoever left the lobby open asks for an old one."""
    watch.allow(LOST)
    anna = arrive("Anna")
    anna.set_table("me", "hotseat:Ben")
    anna.open("/")
    lost = Lost(anna, part)
    with anna.page.expect_event("domcontentloaded"):
        anna.page.locator("a, .row .btn").filter(has_text=re.compile(f"^{way}$")).first.click()
    lost.down = False

    expect(anna.page.locator(place)).to_be_visible()


def test_a_part_that_never_comes_is_not_loaded_for_ever(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    loads: list[Page] = []
    anna.page.on("domcontentloaded", lambda page: loads.append(page))
    lost = Lost(anna, ABOUT)
    anna.open("/about")

    anna.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    again = anna.page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    assert anna.page.evaluate("bailiwick.quiet()")
    assert len(loads) == 2
    lost.down = False
    again.click()

    expect(anna.page.get_by_role("heading", name="About and credits")).to_be_visible()


TABLE, WORDS = "**/api/tables/*", "**/api/words/provence/*"


@pytest.mark.parametrize(
    ("what", "part", "said"),
    [
        (Lost, TABLE, "The line is down"),
        (Failing, TABLE, "The line is down"),
        (Failing, WORDS, "One moment …"),
    ],
    ids=["no line", "no table", "no words"],
)
def test_a_table_opens_as_soon_as_the_line_is_back(
    arrive: Arrive, watch: Watch, what: type[Lost], part: str, said: str
) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    anna.set_table("me", "hotseat:Ben")
    anna.open("/")
    lost = what(anna, part)
    anna.page.get_by_role("button", name="Your turn").click()
    expect(anna.page.get_by_text(said)).to_be_visible()

    lost.down = False

    expect(anna.page.locator("div.table")).to_be_visible()


def test_an_invitation_is_good_also_after_the_line_was_down(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    invitation = arrive("Ben").set_table("me", "open")["invite"]
    anna = arrive("Anna", guest=False)
    lost = Lost(anna, "**/api/join/*")
    anna.open(invitation)
    expect(anna.page.get_by_text("One moment …")).to_be_visible()

    lost.down = False

    expect(anna.page.get_by_role("heading", name="You are invited")).to_be_visible()
