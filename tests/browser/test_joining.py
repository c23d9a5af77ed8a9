"""A guest joins by link and plays within half a minute; spectators see everything and decide nothing."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Route, expect

from .conftest import Arrive, Watch
from .player import Player, play_together

FIRST_CHOICE_SECONDS = 30.0


def set_private_table(host: Player) -> str:
    """Through the lobby, as people do; the answer is the link to send."""
    page = host.page
    host.open("/")
    page.get_by_role("button", name="Provence").click()
    page.get_by_role("textbox", name="Name").fill(host.name)
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("Private: only with the link").check()
    page.get_by_role("button", name="Set the table and invite").click()
    link = page.get_by_label("Send this link to whoever shall join")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def test_a_guest_joins_by_link_and_makes_the_first_choice(arrive: Arrive) -> None:
    anna, ben = arrive("Anna", guest=False), arrive("Ben", guest=False)
    link = set_private_table(anna)

    begin = time.monotonic()
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("div.table")).to_be_visible()
    ben.skip_guide()
    expect(anna.page.locator("div.table")).to_be_visible()
    anna.skip_guide()
    while not ben.look()["asked"]:
        assert ben.sees(anna.choose()["seq"])
    ben.choose()

    assert time.monotonic() - begin < FIRST_CHOICE_SECONDS
    assert anna.sees(ben.seq)


def test_the_link_is_the_same_in_every_tab(arrive: Arrive) -> None:
    anna = arrive("Anna", guest=False)
    link = set_private_table(anna)
    asked: list[str] = []
    anna.context.on("request", lambda request: asked.append(f"{request.method} {request.url}"))

    for _ in range(6):
        tab = anna.context.new_page()
        tab.goto(anna.page.url)
        expect(tab.get_by_label("Send this link to whoever shall join")).to_have_value(link)

    assert not [one for one in asked if one.startswith("POST")]


def test_another_device_gets_a_link_of_its_own_and_keeps_it(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "open", private=True)
    anna.open(f"/table/{table['id']}")
    link = anna.page.get_by_label("Send this link to whoever shall join")
    expect(link).to_have_value(re.compile("/join/"))
    given = link.input_value()
    assert given != table["invite"]

    anna.page.reload()

    expect(link).to_have_value(given)


def test_an_open_table_is_found_in_the_lobby(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", title="Sit with Anna")
    anna.open(f"/table/{table['id']}")
    ben.open("/")
    row = ben.page.locator(".row", has_text="Sit with Anna")

    row.get_by_role("button", name="Sit down").click()

    for player in (anna, ben):
        expect(player.page.locator("div.table")).to_be_visible()


def test_a_spectator_sees_the_moves_and_no_options(arrive: Arrive) -> None:
    anna, ben, clara = arrive("Anna"), arrive("Ben"), arrive("Clara")
    table = anna.set_table("me", "open")
    ben.join(table)
    for player in (anna, ben, clara):
        player.open_table(table)

    play_together(anna, ben, until=lambda: anna.choices + ben.choices >= 6)

    assert clara.sees(anna.seq)
    assert clara.journal() == anna.journal()
    assert clara.told["you"] == []
    assert clara.told["decision"] is None
    look = clara.look()
    assert not look["asked"]
    assert [look[part] for part in ("live", "tickets", "list", "menu", "seal", "end", "undo")] == [
        [],
        [],
        [],
        [],
        None,
        None,
        None,
    ]
    answer = clara.context.request.post(
        f"{clara.url}/api/tables/{table['id']}/choices",
        data={"seq": clara.seq, "code": 0, "key": "from-outside"},
    )
    assert answer.status == 403


def test_what_is_said_at_the_table_is_heard(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open")
    ben.join(table)
    for player in (anna, ben):
        player.open_table(table)
        player.page.get_by_role("button", name="Chat").click()

    anna.page.get_by_label("Say something").fill("<b>Good luck</b> & have fun")
    anna.page.keyboard.press("Enter")

    expect(ben.page.get_by_text("<b>Good luck</b> & have fun")).to_be_visible()


def test_a_host_keeps_the_chat_among_the_players(arrive: Arrive) -> None:
    anna, clara = arrive("Anna"), arrive("Clara")
    anna.open("/")
    anna.page.get_by_role("button", name="Provence").click()
    anna.page.get_by_label("Seat 2").select_option(label="At this screen")
    anna.page.get_by_label("Chat among the players only").check()
    anna.page.get_by_role("button", name="Set the table and play").click()
    expect(anna.page.locator("div.table")).to_be_visible()
    anna.skip_guide()
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Between us")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Between us")

    clara.page.goto(anna.page.url)
    clara.page.get_by_role("button", name="Chat").click()

    talk = clara.page.locator(".talk")
    expect(talk).to_contain_text("The people at this table keep their talk to themselves.")
    expect(talk).not_to_contain_text("Between us")
    expect(talk.get_by_label("Say something")).to_have_count(0)


def test_only_what_others_said_is_unread_and_only_until_it_is_seen(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open")
    ben.join(table)
    for player in (anna, ben):
        player.open_table(table)
    badges = [player.page.locator(".talk header .badge") for player in (anna, ben)]
    chat = anna.page.get_by_role("button", name="Chat")
    chat.click()
    for text in ("Good luck", "Have fun"):
        anna.page.get_by_label("Say something").fill(text)
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".talk").get_by_text(text)).to_be_visible()

    expect(badges[1]).to_have_text("2")
    expect(badges[0]).to_have_count(0)
    anna.page.get_by_role("button", name="Journal", exact=True).click()
    expect(badges[0]).to_have_count(0)
    ben.page.get_by_role("button", name="Chat").click()
    expect(badges[1]).to_have_count(0)
    ben.page.reload()
    expect(ben.page.locator("div.table")).to_be_visible()
    expect(badges[1]).to_have_count(0)


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "guest"])
def test_a_dead_link_says_so_in_the_language_of_the_page(arrive: Arrive, watch: Watch, known: bool) -> None:
    watch.allow("404")
    anna = arrive("Anna", guest=known, locale="de")

    anna.open("/join/this-link-leads-nowhere")

    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Diese Einladung gilt nicht mehr")
    expect(anna.page.get_by_role("alert")).to_contain_text("Dieser Link führt zu keinem Tisch")
    expect(anna.page.locator("main button")).to_have_count(0)


def test_a_new_link_ends_the_old_one(arrive: Arrive, watch: Watch) -> None:
    watch.allow("404")
    anna, ben, clara = arrive("Anna"), arrive("Ben"), arrive("Clara")
    table = anna.set_table("me", "open", private=True)
    anna.open(f"/table/{table['id']}")
    link = anna.page.get_by_label("Send this link to whoever shall join")
    expect(link).to_have_value(re.compile("/join/"))
    old = link.input_value()

    anna.page.get_by_role("button", name="New link: earlier ones stop working").click()

    expect(anna.page.get_by_role("status")).to_have_text("This link is new. Earlier ones no longer work.")
    clara.page.goto(old)
    expect(clara.page.get_by_role("heading", level=1)).to_have_text("This invitation is no longer good")
    ben.page.goto(link.input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("div.table")).to_be_visible()


def test_a_link_to_a_match_that_has_begun_offers_to_watch(arrive: Arrive) -> None:
    anna, ben, clara = arrive("Anna"), arrive("Ben"), arrive("Clara")
    table = anna.set_table("me", "open")
    ben.join(table)

    clara.open(table["invite"])

    expect(clara.page.get_by_role("alert")).to_have_text("This match has begun already. You can watch it.")
    clara.page.locator("main").get_by_role("link", name="Watch").click()
    expect(clara.page.locator("div.table")).to_be_visible()


def test_a_link_to_a_private_match_that_has_begun_offers_nothing(arrive: Arrive) -> None:
    anna, ben, clara = arrive("Anna"), arrive("Ben"), arrive("Clara")
    table = anna.set_table("me", "open", private=True)
    ben.open(table["invite"])
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("div.table")).to_be_visible()

    clara.open(table["invite"])

    said = "This match has begun already. Only those who play it can see it."
    expect(clara.page.get_by_role("alert")).to_have_text(said)
    expect(clara.page.locator("main").get_by_role("link")).to_have_text(["To the lobby"])


def test_a_table_that_is_not_there_keeps_the_cover_of_the_house(arrive: Arrive, watch: Watch) -> None:
    watch.allow("404")
    anna = arrive("Anna", locale="fr")

    anna.open("/table/there-is-none")

    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Cette table n’existe pas")
    expect(anna.page.get_by_text("Peut-être a-t-elle été retirée")).to_be_visible()
    expect(anna.page.locator("header.top .brand")).to_be_visible()


def test_an_invitation_tells_what_it_leads_to_and_only_the_host_begins(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", "open", game="burgundy", title="Nine duchies", private=True)
    ben.open(table["invite"])

    page = ben.page.locator("main")
    expect(page.get_by_text("Nine duchies")).to_be_visible()
    expect(page.get_by_text("Burgundy · no clock")).to_be_visible()
    assert page.get_by_role("listitem").all_inner_texts() == ["Anna", "free seat", "free seat"]
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("status")).to_contain_text("The match begins when every seat is taken.")
    expect(page.get_by_role("button", name="Begin")).to_have_count(0)

    anna.open(f"/table/{table['id']}")
    anna.page.get_by_role("button", name="Begin, with bots in the free seats").click()
    expect(ben.page.locator("div.table")).to_be_visible()


def test_who_sits_down_in_the_waiting_room_plays_without_a_reload(arrive: Arrive) -> None:
    """The line was there before the name."""
    anna, ben = arrive("Anna"), arrive("Ben", guest=False)
    table = anna.set_table("me", "open")
    anna.open(f"/table/{table['id']}")
    ben.open(f"/table/{table['id']}")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("textbox", name="Name").fill("Ben")
    ben.page.get_by_role("button", name="Go on").click()

    expect(ben.page.locator("div.table")).to_be_visible()
    expect(ben.page.get_by_text("You are watching this table.")).to_have_count(0)
    expect(ben.page.locator("section.own").get_by_role("heading", name="Ben")).to_be_visible()


def test_a_host_who_leaves_is_asked_and_the_others_are_told(arrive: Arrive, watch: Watch) -> None:
    watch.allow("Failed to load resource.*404")
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", "open")
    ben.join(table)
    for player in (anna, ben):
        player.open(f"/table/{table['id']}")
    leave = anna.page.get_by_role("button", name="Leave", exact=True)
    expect(ben.page.get_by_role("button", name="Leave", exact=True)).to_be_visible()

    leave.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("gone for everybody who has sat down")
    dialog.get_by_role("button", name="Cancel").click()
    leave.click()
    dialog.get_by_role("button", name="Leave, and remove the table").click()

    expect(anna.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="No such table")).to_be_visible()


def test_who_has_no_name_yet_says_it_before_talking(arrive: Arrive) -> None:
    anna, clara = arrive("Anna"), arrive("Clara", guest=False)
    table = anna.set_table("me", "hotseat:Ben", spectator_chat=True)
    clara.open(f"/table/{table['id']}")
    clara.page.get_by_role("button", name="Chat").click()
    field = clara.page.get_by_label("Say something")
    field.fill("Good evening")
    field.press("Enter")
    clara.page.get_by_role("textbox", name="Name").fill("Clara")
    clara.page.get_by_role("button", name="Go on").click()

    expect(clara.page.get_by_role("dialog")).to_have_count(0)
    expect(field).to_have_value("Good evening")
    expect(clara.page.locator("header.off")).to_have_count(0)
    field.press("Enter")

    expect(clara.page.get_by_role("log", name="Chat")).to_contain_text("Clara Good evening")


def test_the_address_of_a_table_leads_there_like_an_invitation(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", title="Sit with Anna")
    ben.open("/")
    ben.page.get_by_role("button", name="Join with a link").click()
    ben.page.get_by_role("dialog").get_by_role("textbox").fill(f"{ben.url}/table/{table['id']}")
    ben.page.get_by_role("button", name="Go on").click()

    expect(ben.page.get_by_role("heading", name="Sit with Anna")).to_be_visible()


@pytest.mark.parametrize("path", ["/table/", "/join/", "/replay", "/rules/chess"])
def test_an_address_of_nothing_says_so(arrive: Arrive, path: str) -> None:
    anna = arrive("Anna")
    anna.open(path)

    expect(anna.page.get_by_role("heading", name="Nothing lies here")).to_be_visible()


def test_a_mangled_link_is_a_dead_link(arrive: Arrive, watch: Watch) -> None:
    watch.allow("Failed to load resource.*join")
    anna = arrive("Anna")
    anna.open("/join/%E0%A4%A")

    expect(anna.page.get_by_role("alert")).to_be_visible()


def test_a_double_press_makes_one_guest(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben", guest=False)
    table = anna.set_table("me", "open", "open")
    ben.open(f"/table/{table['id']}")
    held: list[Route] = []
    ben.page.route("**/api/guest", lambda route: held.append(route))
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("textbox", name="Name").fill("Ben")
    ben.page.get_by_role("button", name="Go on").dblclick()

    expect(ben.page.get_by_role("button", name="Go on")).to_be_disabled()
    assert len(held) == 1
    held[0].continue_()
    expect(ben.page.get_by_role("button", name="Leave", exact=True)).to_be_visible()


def test_the_way_back_from_an_invitation_leads_past_it(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "open", "open")
    ben.open("/")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    ben.open(table["invite"])
    ben.page.get_by_role("button", name="Sit down").click()
    leave = ben.page.get_by_role("button", name="Leave", exact=True)
    expect(leave).to_be_visible()

    ben.page.go_back()
    expect(ben.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ben.open(table["invite"])  # who sits there already is led on at once
    expect(leave).to_be_visible()
    ben.page.go_back()

    expect(ben.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_who_signed_out_elsewhere_keeps_the_words_and_says_a_name(arrive: Arrive, watch: Watch) -> None:
    watch.allow("401")
    anna, clara = arrive("Anna"), arrive("Clara")
    table = anna.set_table("me", "hotseat:Ben", spectator_chat=True)
    clara.open(f"/table/{table['id']}")
    clara.page.get_by_role("button", name="Chat").click()
    field = clara.page.get_by_label("Say something")
    field.fill("Good evening")
    expect(clara.page.locator("header.off")).to_have_count(0)
    with clara.page.expect_websocket():
        assert clara.context.request.post(f"{clara.url}/api/logout", data={"everywhere": False}).ok
    expect(clara.page.locator("header.off")).to_have_count(0)
    field.press("Enter")

    expect(clara.page.locator(".talk").get_by_role("alert")).to_have_text("Give a name first.")
    expect(field).to_have_value("Good evening")
    field.press("Enter")
    clara.page.get_by_role("textbox", name="Name").fill("Clara")
    clara.page.get_by_role("button", name="Go on").click()
    expect(clara.page.get_by_role("dialog")).to_have_count(0)
    expect(clara.page.locator("header.off")).to_have_count(0)
    field.press("Enter")

    expect(clara.page.get_by_role("log", name="Chat")).to_contain_text("Clara Good evening")
    expect(field).to_have_value("")
    expect(clara.page.locator(".talk").get_by_role("alert")).to_have_count(0)


def test_who_signed_out_elsewhere_says_a_name_before_sitting_down(arrive: Arrive, watch: Watch) -> None:
    watch.allow("401")
    anna, ben = arrive("Anna"), arrive("Ben")
    anna.set_table("me", "open", "open", title="A seat for strangers")
    ben.open("/")
    row = ben.page.locator(".row", has_text="A seat for strangers")
    expect(row).to_be_visible()
    assert ben.context.request.post(f"{ben.url}/api/logout", data={"everywhere": False}).ok
    row.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("textbox", name="Name").fill("Ben")
    ben.page.get_by_role("button", name="Go on").click()

    expect(ben.page.get_by_role("button", name="Leave", exact=True)).to_be_visible()
