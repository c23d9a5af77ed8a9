"""On a laptop the whole table is on the screen: nobody scrolls to see a board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .positions import PEOPLE, play_to

# what is higher than the room it has; journal and chat are lists and meant to scroll
TALLER = """() => [...document.querySelectorAll("html, body, body *")]
    .filter((one) => !one.closest("[role=log], .sr, svg") && one.clientHeight)
    .filter((one) => getComputedStyle(one).overflowY !== "visible" || one === document.documentElement)
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollHeight} high in ${one.clientHeight}`)"""
MIDDLE = {"provence": 36, "burgundy": 90}


@pytest.mark.parametrize("moment", ["opening", "middle"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_the_whole_table_is_on_the_screen(arrive: Arrive, game: str, seats: int, moment: str) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE[:seats], game=game)
    if moment == "middle":
        play_to(anna, table, lambda state: state["seq"] > MIDDLE[game])
    anna.open_table(table)
    assert anna.page.evaluate("bailiwick.quiet()")

    assert anna.page.evaluate(TALLER) == []
    rivals = anna.page.locator(".rail .rival > svg")
    expect(rivals).to_have_count(seats - 1)
    boards = [*rivals.all(), *anna.page.locator(".pane svg:visible").all()]
    for board in boards:
        expect(board).to_be_in_viewport(ratio=0.999)


# how much of whose board it is can be read: all of the words, or none
READABLE = """() => {
    const small = document.querySelector(".own .who small"), text = document.createRange();
    text.selectNodeContents(small);
    const words = text.getBoundingClientRect(), room = small.getBoundingClientRect();
    if (words.top >= room.bottom) return "none";
    return words.right <= room.right + 1 ? "all" : "some";
}"""


@pytest.mark.parametrize(
    ("name", "readable"), [("Maximiliane", "all"), ("Wilhelmina Wolkenstein-Waldburg", "none")]
)
def test_a_long_name_leaves_no_half_word_beside_it(arrive: Arrive, name: str, readable: str) -> None:
    anna = arrive(name, locale="de-DE")
    anna.open_table(anna.set_table("me", f"hotseat:{name}", game="burgundy"))
    assert anna.page.evaluate("bailiwick.quiet()")

    assert anna.page.evaluate(READABLE) == readable
    cut = [one for one in anna.page.evaluate("bailiwick.clipped()") if "<b " in one or "<h2 " in one]
    assert cut == [], "whose name has no room says it when it is pointed at"
