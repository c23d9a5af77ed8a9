"""Steps are taken back up to what was revealed, and no further."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .player import Player


def begin(arrive: Arrive, game: str, phone: bool = False) -> tuple[Player, Player]:
    """Two people, the acting one first."""
    anna, ben = arrive("Anna", phone=phone), arrive("Ben", phone=phone)
    table = anna.set_table("me", "open", game=game)
    ben.join(table)
    anna.open_table(table)
    ben.open_table(table)
    return (anna, ben) if anna.look()["asked"] else (ben, anna)


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_a_step_is_taken_back_on_both_screens(arrive: Arrive, game: str) -> None:
    acting, other = begin(arrive, game)
    boards = [acting.board(lit=True), other.board(lit=True)]
    journals = [acting.journal(), other.journal()]
    after = acting.choose()
    assert other.sees(after["seq"])
    assert acting.board(lit=True) != boards[0]
    assert after["undo"], "a first step has revealed nothing"

    acting.press(after["undo"])

    assert acting.sees(after["seq"] + 1)
    assert other.sees(after["seq"] + 1)
    assert [acting.board(lit=True), other.board(lit=True)] == boards
    assert [acting.journal(), other.journal()] == journals


def with_shift(player: Player) -> None:
    player.page.keyboard.down("Shift")
    player.press(player.look()["undo"])
    player.page.keyboard.up("Shift")


def with_a_key(player: Player) -> None:
    player.page.keyboard.press("Shift+U")


def in_the_menu(player: Player) -> None:
    player.page.get_by_role("button", name="Settings and more").click()
    player.page.get_by_role("button", name="Undo the whole turn").click()


@pytest.mark.parametrize(("way", "phone"), [(with_shift, False), (with_a_key, False), (in_the_menu, True)])
def test_a_whole_turn_is_taken_back(arrive: Arrive, way: Callable[[Player], None], phone: bool) -> None:
    acting, _ = begin(arrive, "burgundy", phone)
    before, steps = acting.board(lit=True), 0
    while steps < 2:
        look = acting.choose()
        # what reveals something is where taking back ends
        before, steps = (before, steps + 1) if look["undo"] else (acting.board(lit=True), 0)
        assert look["asked"], "a first turn has more than one step that reveals nothing"

    way(acting)

    assert acting.sees(look["seq"] + steps)
    assert acting.board(lit=True) == before


def test_nothing_is_taken_back_once_another_has_chosen(arrive: Arrive) -> None:
    acting, other = begin(arrive, "provence")
    while acting.look()["asked"]:
        after = acting.choose()
    assert other.sees(after["seq"])
    while not acting.look()["asked"]:
        assert acting.sees(other.choose()["seq"])

    undo = acting.page.get_by_role("button", name="Undo")

    expect(undo).to_be_disabled()
    seq = acting.seq
    acting.page.keyboard.press("u")
    refused = acting.page.locator("section.bar .no")
    expect(refused).to_have_text("Something new was revealed since: this cannot be taken back.")
    assert acting.seq == seq
    acting.page.keyboard.press("Escape")
    expect(refused).to_have_count(0)


def test_the_padlock_says_why_on_a_phone_and_in_the_language_of_the_page(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True, locale="de")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    assert anna.look()["asked"]

    anna.page.locator("section.bar .undo").tap(force=True)

    refused = anna.page.locator("section.bar .no")
    expect(refused).to_have_text("Noch gibt es nichts zurückzunehmen.")
    anna.page.locator(".table .piece.live").first.dispatch_event("click")
    expect(refused).to_have_count(0)
