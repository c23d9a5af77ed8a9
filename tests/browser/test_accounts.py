"""A guest becomes an account, comes back elsewhere, and is gone when they want to be."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Arrive
from .player import Player

PASSWORD = "quill and candle"


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def sign_in(player: Player, name: str) -> None:
    player.open("/account")
    press(player, "I have an account")
    form = player.page.locator("form", has_text="Password")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.locator(".btn.seal").click()
    expect(player.page.get_by_role("status")).to_have_text("Welcome back.")


def test_the_life_of_an_account(arrive: Arrive) -> None:
    ben, wanda, elsewhere = arrive("Ben"), arrive("Wanda"), arrive("Wanda", guest=False)
    table = ben.set_table("me", "open", title="Kept", variant={"start_player": "host"})
    wanda.join(table)
    ben.open_table(table)
    wanda.open_table(table)
    wanda.choose()  # the castle draft begins with the last seat
    assert ben.sees(wanda.seq)

    # a guest makes an account and keeps the match
    wanda.open("/account")
    wanda.page.get_by_label("Password").fill(PASSWORD)
    wanda.page.locator("form .btn.seal").click()
    expect(wanda.page.get_by_role("status")).to_have_text("Your account is made.")
    press(wanda, "Sign out")
    expect(wanda.page.get_by_role("status")).to_have_text("You are signed out.")

    # the account finds it again elsewhere
    for window in (elsewhere, wanda):
        sign_in(window, "Wanda")
        window.open("/")
        expect(window.page.locator(".list").first.locator(".row", has_text="Kept")).to_be_visible()

    # who signs out everywhere is out in the other window too
    wanda.open_table(table)
    expect(wanda.page.locator("section.own h2")).to_have_text("Wanda")
    elsewhere.open("/account")
    press(elsewhere, "Sign out on all devices")
    expect(elsewhere.page.get_by_role("status")).to_have_text("You are signed out.")
    expect(wanda.page.get_by_text("You are watching this table.")).to_be_visible()
    wanda.open("/account")
    expect(wanda.page.get_by_role("heading", level=1)).to_have_text("Who are you?")

    # an account that is removed leaves its seat to a bot, and the match to the other
    sign_in(wanda, "Wanda")
    press(wanda, "Remove the account …")
    wanda.page.locator("section", has_text="Leaving").get_by_label("Password").fill(PASSWORD)
    press(wanda, "Remove it for good")
    expect(wanda.page.get_by_role("status")).to_have_text("Your name is removed from this house.")
    ben.page.get_by_role("button", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("is gone for good. A bot plays on.")
    expect(ben.page.get_by_text("Wanda")).to_have_count(0)
    assert ben.is_asked()
    ben.choose()


def test_a_guest_removes_themselves(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open")
    ben.join(table)
    ben.open("/account")

    press(ben, "Remove my name …")
    expect(ben.page.get_by_text("Your matches stay with the others; your name leaves them.")).to_be_visible()
    press(ben, "Remove it for good")

    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    anna.open_table(table)
    expect(anna.page.get_by_text("Ben", exact=True)).to_have_count(0)
    assert (
        anna.context.request.get(f"{anna.url}/api/tables/{table['id']}").json()["seats"][1]["kind"] == "ghost"
    )
