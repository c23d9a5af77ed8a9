"""What one takes home from a table: the file of a match, and a report of what went wrong."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .test_pages import finished_match


def take(page: Page, name: str) -> tuple[str, str]:
    """Press the button and read what is saved: the name of the file and its text."""
    with page.expect_download() as saved:
        page.get_by_role("link", name=name).click()
    return saved.value.suggested_filename, saved.value.path().read_text()


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_match_is_saved_and_opened_again(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table, length = finished_match(anna, "provence")
    anna.open(f"/table/{table['id']}")

    name, text = take(anna.page, "Save as a file")
    assert name == f"provence-{table['id']}.txt"
    anna.open("/account")
    match = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    anna.page.get_by_label("Match file").set_input_files(match)

    expect(anna.page.get_by_label("Moment of the match")).to_have_attribute("max", str(length))
    assert table["id"] not in anna.page.url


def test_a_finished_match_is_saved_for_programs(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table, _ = finished_match(anna, "burgundy")
    anna.open(f"/table/{table['id']}")

    name, text = take(anna.page, "Save as JSON")

    assert name == f"burgundy-{table['id']}.json"
    scores = anna.page.locator(".rank strong").all_inner_texts()
    assert sorted(map(str, json.loads(text)["scores"])) == sorted(scores)


@pytest.mark.parametrize("phone", [False, True])
def test_a_report_holds_what_its_reader_sees(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben")
    anna.open_table(table)
    anna.choose()
    anna.page.get_by_role("button", name="Settings and more").click()

    name, text = take(anna.page, "Report a rule problem")

    report, seq = json.loads(text), anna.told["seq"]
    assert name == f"report-{table['id']}-{seq}.json"
    assert (report["game"], report["seq"], report["report"]) == ("provence", seq, "bailiwick")
    assert report["decision"]["prompt"] == anna.told["decision"]["prompt"]
    assert "Anna" not in text
