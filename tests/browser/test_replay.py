"""Any moment of a match can be shown again, just as it was."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from bailiwick.cli import main

from .conftest import Arrive, Watch
from .house import House
from .player import Player
from .positions import likes_trios
from .test_loading import LOST, Failing, Lost
from .test_pages import LONG_NAMES, finished_match

GOLDEN = Path(__file__).parent.parent / "golden" / "provence" / "2-seats.txt"
# the board and the moment it belongs to, in one look
PICTURE = "() => [bailiwick.seq(), bailiwick.board({})]"
SAME = "wanted => JSON.stringify(bailiwick.board({})) === JSON.stringify(wanted)"


def test_every_moment_is_shown_as_it_was(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "bot:random"))
    seen = {}
    while anna.choices < 10 and anna.is_asked():
        anna.choose()
        moment, picture = anna.page.evaluate(PICTURE)
        seen[moment] = picture
    assert anna.is_asked()
    end, now = anna.page.evaluate(PICTURE)

    anna.page.get_by_role("button", name="Settings and more").click()
    anna.page.get_by_role("button", name="Replay").click()
    slider = anna.page.get_by_label("Moment of the match")
    moments = [moment for moment in seen if moment < end]
    for moment in Random(3).sample(moments, len(moments)):
        slider.fill(str(moment))
        anna.page.wait_for_function(SAME, arg=seen[moment])
        expect(slider).to_have_value(str(moment))
        assert anna.look()["live"] == [], "the past cannot be chosen"

    anna.page.get_by_role("button", name="Back to now").click()
    expect(slider).to_have_count(0)
    assert anna.page.evaluate(PICTURE)[1] == now


def test_a_moment_that_comes_late_does_not_displace_the_one_looked_at(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    while anna.choices < 4:
        anna.choose()
    held: list[Route] = []
    anna.page.route("**/at/1*", lambda route: held.append(route))
    anna.open(f"/replay/{table['id']}")
    slider = anna.page.get_by_label("Moment of the match")

    with anna.page.expect_request("**/at/1*"):
        slider.fill("1")
    slider.fill("2")
    expect(slider).to_have_value("2")
    with anna.page.expect_response("**/at/1*"):
        held[0].continue_()
    anna.look()

    expect(slider).to_have_value("2")


MOMENT, MOMENTS = "**/at/*", "**/api/tables/*/journal"


def hot_seat(anna: Player, choices: int = 4) -> dict[str, Any]:
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    while anna.choices < choices:
        anna.choose()
    return table


@pytest.mark.parametrize("what", [Lost, Failing])
def test_a_line_of_the_journal_shows_its_moment_once_the_line_is_back(
    arrive: Arrive, watch: Watch, what: type[Lost]
) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    hot_seat(anna)
    lost = what(anna, MOMENT)
    anna.page.locator("[role=log] button.entry").nth(1).click()
    expect(anna.page.get_by_role("heading", name="The line is down")).to_be_visible()

    lost.down = False

    expect(anna.page.locator("section.replay")).to_be_visible()
    expect(anna.page.get_by_text("No connection")).to_have_count(0)


def test_the_moment_asked_for_last_comes_when_the_line_is_back(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    table = hot_seat(anna)
    lost = Lost(anna, MOMENT)
    anna.open(f"/replay/{table['id']}")
    expect(anna.page.get_by_text("No connection")).to_be_visible()
    lost.down = False
    slider = anna.page.get_by_label("Moment of the match")
    expect(slider).to_have_value("0")

    lost.down = True
    for moment in ("3", "1", "2"):
        slider.fill(moment)
    expect(anna.page.get_by_text("No connection")).to_be_visible()
    lost.down = False

    expect(anna.page.get_by_text("No connection")).to_have_count(0)
    expect(slider).to_have_value("2")
    asked = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert asked[-1].endswith("/at/2")


def test_the_replay_bar_lives_although_its_moments_failed_once(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    table = hot_seat(anna)
    lost = Failing(anna, MOMENTS)
    anna.open(f"/replay/{table['id']}")
    slider = anna.page.get_by_label("Moment of the match")
    expect(slider).to_have_attribute("max", "0")

    lost.down = False

    expect(slider).to_have_attribute("max", "4")


def test_play_goes_on_when_the_line_is_back(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    table = hot_seat(anna)
    anna.open(f"/replay/{table['id']}")
    expect(anna.page.get_by_label("Moment of the match")).to_have_value("0")
    lost = Lost(anna, "**/at/2")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_text("No connection")).to_be_visible()

    lost.down = False

    expect(anna.page.locator("section.replay")).to_have_count(0)  # played up to now


def test_the_result_page_shows_how_it_went_once_the_line_is_back(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    table, _ = finished_match(anna, "provence")
    lost = Failing(anna, MOMENT)
    anna.open(f"/table/{table['id']}")
    expect(anna.page.get_by_text("The line is down")).to_be_visible()

    lost.down = False

    expect(anna.page.get_by_role("img", name="Points of every player")).to_be_visible()


GONE = "no such moment"


class Refused(Lost):
    def fail(self, route: Route) -> None:
        route.fulfill(status=404, json={"error": "unknown", "detail": GONE})


def test_a_moment_that_is_refused_is_said(arrive: Arrive, watch: Watch) -> None:
    watch.allow(LOST)
    anna = arrive("Anna")
    table = hot_seat(anna)
    Refused(anna, "**/at/2")
    anna.open(f"/replay/{table['id']}")
    bar = anna.page.locator("section.replay")
    slider = anna.page.get_by_label("Moment of the match")
    expect(slider).to_have_value("0")

    anna.page.get_by_role("button", name="Play", exact=True).click()

    expect(bar).to_contain_text(GONE)
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider.fill("2")
    expect(slider).to_have_value("1")
    slider.fill("3")
    expect(bar).not_to_contain_text(GONE)


def test_a_match_that_cannot_be_opened_has_no_replay_either(arrive: Arrive, house: House) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    assert main(["admin", "quarantine", table["id"], "--database", str(house.folder / "test.db")]) == 0
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.open(f"/replay/{table['id']}")

    expect(anna.page.get_by_role("heading", name="This match cannot be opened")).to_be_visible()
    assert anna.page.evaluate("bailiwick.quiet()")
    assert not [one for one in asked if "/at/" in one]


@pytest.mark.parametrize("phone", [False, True])
def test_since_my_turn_shows_what_the_others_did(arrive: Arrive, phone: bool) -> None:
    """In Burgundy a new round begins by itself, and its dice are rolled for me before I choose again."""
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "bot:random", game="burgundy")
    anna.open_table(table)
    address = f"{anna.url}/api/tables/{table['id']}"
    while not (state := news_of_others(anna, address)):
        anna.choose()
    lines, own = state
    if phone:
        anna.page.get_by_role("button", name="Journal").click()
    recent = anna.page.locator("[role=log] .entry.recent")
    expect(recent).not_to_have_count(0)
    assert recent.count() <= len(lines)
    # the dice that were rolled for me are marked, what the others did with theirs is not
    hit = anna.page.locator("[role=log] .entry.hit")
    mine = [line for line in lines if line["args"].get("seat") == 0]
    expect(hit).to_have_count(len(mine))
    assert len(mine) < recent.count()

    if phone:
        anna.page.get_by_role("button", name="Since my turn").last.click()
    else:
        anna.page.keyboard.press("s")

    expect(anna.page.locator("section.replay")).to_be_visible()
    requested = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert next(name for name in requested if "/at/" in name).endswith(f"/at/{own}")
    expect(anna.page.locator("section.replay .text")).to_contain_text("Lapis")
    expect(anna.page.locator("section.replay")).to_have_count(0)  # it plays up to now by itself
    assert anna.is_asked()


def news_of_others(anna: Player, address: str) -> tuple[list[Any], int] | None:
    """Lines of the others since my last act, and when that was; if a new round was rolled among them."""
    if not anna.is_asked():
        raise AssertionError("the match is over")
    journal = anna.context.request.get(address).json()["journal"]
    own = max((line["seq"] for line in journal if line["by"] == 0), default=0)
    lines = [line for line in journal if line["seq"] > own]
    rolled = [line for line in lines if line["key"] == "rolled" and line["args"]["seat"] == 0]
    return (lines, own) if own and rolled and len(lines) > 3 else None


def test_a_line_of_the_journal_shows_its_moment(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    while anna.choices < 6:
        anna.choose()
    line = anna.page.locator("[role=log] button.entry").nth(1)
    text = line.inner_text()

    line.click()

    bar = anna.page.locator("section.replay")
    expect(bar).to_be_visible()
    assert text.split("\n")[0][:20] in bar.inner_text()
    anna.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_a_finished_match_is_replayed_from_its_own_address(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, length = finished_match(anna, "provence")
    anna.open(f"/replay/{table['id']}")
    slider = anna.page.get_by_label("Moment of the match")
    expect(slider).to_have_attribute("max", str(length))

    for name, at in (("Step", 1), ("Step", 2), ("Step back", 1), ("To the start", 0)):
        anna.page.get_by_role("button", name=name, exact=True).click()
        expect(slider).to_have_value(str(at))
    slider.fill(str(length - 1))
    expect(slider).to_have_value(str(length - 1))
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("button", name="Result")).to_be_visible()


def test_the_journal_shows_the_lines_of_one_player(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(anna, "provence")
    anna.open(f"/replay/{table['id']}")
    filters = anna.page.get_by_role("group", name="Whose lines?")
    entries = anna.page.locator("[role=log] button.entry")
    expect(filters.get_by_role("button", name="All")).to_have_attribute("aria-pressed", "true")
    everything = entries.all_inner_texts()
    of_ben = [text for text in everything if "Ben" in text]

    filters.get_by_role("button", name="Ben").click()

    expect(filters.get_by_role("button", name="Ben")).to_have_attribute("aria-pressed", "true")
    expect(entries).to_have_count(len(of_ben))
    assert 0 < len(of_ben) < len(everything)
    assert [text.strip() for text in entries.all_inner_texts()] == [text.strip() for text in of_ben]
    expect(anna.page.locator("[role=log] button.head")).to_have_count(8)

    filters.get_by_role("button", name="All").click()
    expect(entries).to_have_count(len(everything))


def test_a_finished_match_is_seen_through_the_eyes_of_each(arrive: Arrive) -> None:
    """Both choose their duchy in secret; after the first choice only one of them has one to look at."""
    anna = arrive("Anna")
    table, _ = finished_match(anna, "burgundy", variant={"mode": "advanced_secret"})
    anna.open(f"/replay/{table['id']}")
    slider = anna.page.get_by_label("Moment of the match")
    slider.fill("1")
    own = anna.page.locator("section.own")
    eyes = anna.page.get_by_role("group", name="Through whose eyes?")

    for name, other, spaces in (("Ben", "Anna", 0), ("Anna", "Ben", 37)):
        look = eyes.get_by_role("button", name=f"Through the eyes of {name}")
        look.click()
        expect(look).to_have_attribute("aria-pressed", "true")
        expect(eyes.locator("[aria-pressed=true]")).to_have_count(1)
        expect(own.get_by_role("heading", name=name)).to_be_visible()
        expect(own.locator("[data-piece^='space:']")).to_have_count(spaces)
        expect(anna.page.locator("section.rival header")).to_contain_text(other)
        expect(slider).to_have_value("1")


def test_a_match_file_is_opened_and_a_broken_one_refused(
    arrive: Arrive, watch: Watch, tmp_path: Path
) -> None:
    watch.allow("Failed to load resource.*api/import")
    broken = tmp_path / "broken.txt"
    broken.write_text("chess seats=2\n")
    anna = arrive("Anna")
    anna.open("/account")
    file = anna.page.get_by_label("Match file")
    file.set_input_files(broken)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    file.set_input_files(GOLDEN)
    expect(anna.page.get_by_label("Moment of the match")).to_be_visible()


def test_a_leap_marks_nothing_as_just_moved_and_a_step_does(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, length = finished_match(anna, "provence")
    anna.open(f"/replay/{table['id']}")
    slider = anna.page.get_by_label("Moment of the match")
    moved = anna.page.locator(".ring.fresh")

    slider.fill(str(length // 2))
    expect(slider).to_have_value(str(length // 2))
    anna.look()
    expect(moved).to_have_count(0)

    for _ in range(6):  # at least one of them moves a piece
        anna.page.get_by_role("button", name="Step", exact=True).click()
        anna.look()
        if moved.count():
            return
    raise AssertionError("nothing moved in six steps")


def test_the_end_tells_which_characters_brought_points_and_offers_the_same_again(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(
        anna, "provence", liked=likes_trios, variant={"scenario": "great_fair"}, title="Fair"
    )
    anna.open(f"/table/{table['id']}")
    row = anna.page.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name="Characters"))
    expect(row).to_be_visible()
    cells = row.get_by_role("cell").all()
    told = [cell.inner_text().split() for cell in cells]
    assert sum(len(numbers) - 1 for numbers in told) > 1, "somebody has characters"
    for total, *parts in told:
        assert int(total) == sum(map(int, parts))

    anna.page.get_by_role("button", name="Play again").click()
    sheet = anna.page.locator("dialog")
    expect(sheet.get_by_label("Scenario")).to_have_value("great_fair")
    expect(sheet.get_by_label("Seat 2")).to_have_value("hotseat")
    expect(sheet.get_by_label("Name of the table")).to_have_value("Fair")
    sheet.get_by_role("button", name="Set the table and play").click()
    expect(anna.page.locator("div.table")).to_be_visible()
    assert anna.page.url.split("/")[-1] != table["id"]


def test_the_result_follows_also_after_since_my_turn(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "bot:random")
    anna.open_table(table)
    while anna.choices < 3 and anna.is_asked():
        anna.choose()
    assert anna.is_asked()
    anna.page.get_by_role("button", name="Since my turn").last.click()
    expect(anna.page.locator("section.replay")).to_be_visible()
    expect(anna.page.locator("section.replay")).to_have_count(0)

    anna.play_alone()

    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(("game", "rounds"), [("provence", 8), ("burgundy", 25)])
def test_the_curve_tells_the_points_of_every_seat_round_by_round(
    arrive: Arrive, game: str, rounds: int
) -> None:
    """A point where each round begins, and one for the end."""
    anna = arrive("Anna")
    table, _ = finished_match(anna, game, seats=("me", "hotseat:Ben", "hotseat:Cleo"))
    anna.open(f"/table/{table['id']}")
    lines = anna.page.get_by_role("img", name="Points of every player").locator(".curve")
    expect(lines).to_have_count(3)

    points = [
        [float(part.split()[1]) for part in re.split("[ML]", str(line.get_attribute("d")))[1:]]
        for line in lines.all()
    ]
    assert [len(line) for line in points] == [rounds + 1] * 3
    address = f"{anna.url}/api/tables/{table['id']}"
    scores = anna.context.request.get(address).json()["scores"]
    by_height = sorted(range(3), key=lambda seat: points[seat][-1])
    assert [scores[seat] for seat in by_height] == sorted(scores, reverse=True)


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_shows_the_points_of_everybody(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Bartholomäus-Friedrich", phone=phone, locale="de-DE")
    table, _ = finished_match(anna, "provence", seats=LONG_NAMES)
    anna.open(f"/table/{table['id']}")
    rows = anna.page.locator("tbody tr")
    expect(rows.first).to_be_visible()
    wide = anna.page.evaluate("document.documentElement.clientWidth")

    for cell in rows.first.get_by_role("cell").all():
        box = cell.bounding_box()
        assert box
        assert box["x"] + box["width"] <= wide
    expect(anna.page.locator("thead th svg")).to_have_count(4)


def test_the_only_possibility_is_said_together_with_what_it_was(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(anna, "provence")
    told = anna.context.request.get(f"{anna.url}/api/tables/{table['id']}").json()["journal"]
    plain = [line for line in told if line["key"] != "round-begins"]
    firsts = {line["seq"]: line["key"] for line in reversed(plain)}
    seq = next(seq for seq, key in firsts.items() if key == "forced")
    anna.open(f"/replay/{table['id']}")
    anna.page.get_by_label("Moment of the match").fill(str(seq))

    text = anna.page.locator("section.replay .text span")
    expect(text).to_contain_text(re.compile(r"only one possibility: \w+"))


def turns_of_two(anna: Player) -> tuple[dict[str, Any], int]:
    """A match up to where the other one is to act, and a moment when the first one was."""
    table, _ = finished_match(anna, "provence", 12)
    address = f"{anna.url}/api/tables/{table['id']}"
    now = anna.context.request.get(address).json()["actors"]
    moments = range(11, -1, -1)
    acted = (
        seq for seq in moments if anna.context.request.get(f"{address}/at/{seq}").json()["actors"] != now
    )
    return table, next(acted)


@pytest.mark.parametrize("phone", [False, True])
def test_the_header_marks_who_acted_then(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table, earlier = turns_of_two(anna)
    anna.open(f"/table/{table['id']}")
    marked = anna.page.locator("header .turn b" if phone else "header .order .now b")
    today = marked.inner_text()
    other = {"Anna": "Ben", "Ben": "Anna"}[today]
    anna.open(f"/replay/{table['id']}")

    anna.page.get_by_label("Moment of the match").fill(str(earlier))

    expect(marked).to_have_text(other)
    anna.page.get_by_role("button", name="Back to now").click()
    expect(marked).to_have_text(today)


def test_a_tapped_line_turns_to_the_board_of_its_moment(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table, _ = finished_match(anna, "provence", 6)
    anna.open_table(table)
    anna.page.get_by_role("button", name="Journal").click()

    anna.page.locator("[role=log] button.entry").nth(1).tap()

    expect(anna.page.locator("section.replay")).to_be_visible()
    expect(anna.page.get_by_role("main", name="Table")).to_be_visible()


def test_alone_the_end_says_what_is_lost_and_counts_spaces_throughout(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(anna, "burgundy", seats=("me",))
    anna.open(f"/table/{table['id']}")
    address = f"{anna.url}/api/tables/{table['id']}"
    empty = anna.context.request.get(address).json()["view"]["players"][0]["empty"]

    expect(anna.page.locator(".result h1")).to_contain_text(f"{empty} spaces are still empty: Anna loses.")
    expect(anna.page.locator(".result .rank")).to_have_count(0)
    expect(anna.page.get_by_role("row", name="Spaces filled")).to_contain_text(str(37 - empty))
    assert anna.page.get_by_text("Points by source").count() == 0
    expect(anna.page.get_by_role("heading", name="The duchy at the end")).to_be_visible()
    curve = anna.page.get_by_role("img", name="Spaces filled").locator(".curve")
    expect(curve).to_have_count(1)
    heights = [float(part.split()[1]) for part in re.split("[ML]", str(curve.get_attribute("d")))[1:]]
    assert heights == sorted(heights, reverse=True), "no space is emptied again"
