"""Notices: who is told of what, when, through which channel, and why not."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from py_vapid import Vapid02

from bailiwick.cli import main
from bailiwick.core.tables import BadInput
from bailiwick.server import notices, schema
from bailiwick.server.herald import Catalogue, sentence
from bailiwick.server.metrics import METRICS
from bailiwick.server.notices import KEPT, Notice
from bailiwick.server.settings import Settings, check, mail_server
from bailiwick.words import LANGUAGES

from .crier import ORIGIN, Browser, Crier, Letters
from .helpers import Person, Served, to_act, until
from .test_clocks import late
from .test_storage import Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crier]:
    with Crier(tmp_path_factory.mktemp("crier")) as crier:
        yield crier


@pytest.fixture
def crier(house: Crier) -> Crier:
    house.served.desk.limits.moments.clear()
    house.hooks.posts.clear()
    house.hooks.status, house.letters.refuses = 201, ""
    house.letters.mails.clear()
    return house


def table(crier: Crier, game: str = "provence", **more: Any) -> tuple[Person, Person, str]:
    """Anna and Bob, both with a webhook, the first one to act, and their running match."""
    people = crier.person("Anna"), crier.person("Bob")
    wish = {"game": game, "pace": "days", "variant": {"end_turn": "auto"}} | more
    id = people[0].new_table("me", "open", **wish)["id"]
    people[1].post(f"/api/tables/{id}/join")
    actor = to_act(id, *people)
    return actor, people[people[0] is actor], id


def whole_turn(id: str, *people: Person) -> Person:
    """Whoever has to act acts until somebody else has to: who it is."""
    actor = to_act(id, *people)
    while to_act(id, *people) is actor:
        actor.choose(id)
    return to_act(id, *people)


# ---- what is told -------------------------------------------------------------------------------


def test_somebody_whose_turn_it_is_is_told_once(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Friday")
    crier.cry()
    crier.cry()
    assert (crier.told(anna), crier.told(bob)) == (["turn"], [])
    anna.choose(id)
    crier.cry()
    crier.cry()
    assert (crier.told(anna), crier.told(bob)) == (["turn"], ["turn"])
    post = crier.posts(bob)[0]
    assert post["text"] == "Your turn: Friday (Provence)"
    assert (post["table"], post["url"]) == (id, f"{ORIGIN}/table/{id}")


def test_each_new_turn_is_told(crier: Crier) -> None:
    anna, bob, id = table(crier)
    for _ in range(3):
        crier.cry()
        whole_turn(id, anna, bob)
    crier.cry()
    assert (crier.told(anna), crier.told(bob)) == (["turn"] * 2, ["turn"] * 2)


def test_who_stops_in_the_middle_of_a_turn_is_not_told_of_it_again(crier: Crier) -> None:
    anna, _, id = table(crier, variant={"end_turn": "ask"})
    crier.cry()
    anna.choose(id)
    assert anna.state(id)["decision"]
    crier.cry()
    assert crier.told(anna) == ["turn"]


def test_who_looks_at_the_table_is_left_in_peace(crier: Crier) -> None:
    anna, bob, id = table(crier)
    with bob.live(id) as socket:
        socket.next("state")
        anna.choose(id)
        crier.cry()
    assert crier.told(bob) == []
    assert crier.outcomes(bob) == [("turn", "looking")]
    crier.cry()
    assert crier.told(bob) == []


def test_a_page_that_nobody_sees_does_not_keep_notices_away(crier: Crier) -> None:
    anna, bob, id = table(crier)
    seat = bob.state(id)["you"][0]
    with bob.live(id) as socket:
        socket.say("away")
        socket.until(lambda message: seat not in message["here"], "presence")
        anna.choose(id)
        crier.cry()
        assert crier.told(bob) == ["turn"]
        socket.say("back")
        assert seat in socket.until(lambda message: message["here"], "presence")["here"]
        assert not anna.state(id)["people"][1 - seat]["here"]
        assert anna.state(id)["people"][seat]["here"]


def test_who_acts_before_the_notice_goes_out_is_not_told(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.plan()
    crier.run(crier.herald.send_due())
    bob.choose(id)
    crier.later()
    crier.cry()
    assert crier.told(bob) == []
    assert crier.outcomes(bob) == [("turn", "moved")]


def test_quick_changes_give_one_notice(crier: Crier) -> None:
    """Turns that come and go while the notice waits."""
    anna, bob, id = table(crier)
    for _ in range(6):
        last = whole_turn(id, anna, bob)
        crier.plan()
    crier.later()
    crier.cry()
    assert len(crier.told(anna) + crier.told(bob)) == 1
    assert crier.told(last) == ["turn"]


def remind(crier: Crier, id: str, share: float) -> None:
    """So much of everybody's time is used."""
    seats = schema.seats.c
    since = time.time() - share * seats.bank
    running = schema.seats.update().where(seats.match == id, seats.since.is_not(None))
    crier.write(lambda c: c.execute(running.values(since=since)).rowcount)


def test_a_reminder_comes_at_80_percent_of_the_time(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Slow")
    crier.cry()
    remind(crier, id, 0.79)
    crier.cry()
    assert crier.told(anna) == ["turn"]
    remind(crier, id, 0.81)
    crier.cry()
    crier.cry()
    assert crier.told(anna) == ["turn", "remind"]
    assert crier.posts(anna)[-1]["text"] == "Your time is running out: Slow (Provence)"
    assert crier.told(bob) == []


def test_who_can_be_told_only_later_is_still_reminded(crier: Crier) -> None:
    anna, bob = crier.person("Anna", hook=False), crier.person("Bob", hook=False)
    id = anna.new_table("me", "open", pace="days")["id"]
    bob.post(f"/api/tables/{id}/join")
    actor = to_act(id, anna, bob)
    actor.post("/api/notices/webhook", url=crier.hook(actor))
    remind(crier, id, 0.85)
    crier.cry()
    assert crier.told(actor) == ["remind"]


def test_a_turn_that_began_before_a_choice_is_reminded_of_again(crier: Crier) -> None:
    anna, bob, id = table(crier)
    remind(crier, id, 0.9)
    crier.cry()
    anna.choose(id)
    bob.choose(id)
    actor = to_act(id, anna, bob)
    before = crier.told(actor).count("remind")
    remind(crier, id, 0.9)
    crier.cry()
    assert crier.told(actor).count("remind") == before + 1


def test_everybody_is_told_of_the_end(crier: Crier) -> None:
    anna, bob, id = table(crier, game="sealed")
    while not anna.state(id)["over"]:
        to_act(id, anna, bob).choose(id)
    crier.cry()
    crier.cry()
    assert (crier.told(anna), crier.told(bob)) == (["over"], ["over"])


def play_first(person: Person, id: str) -> dict[str, Any]:
    """A first option, if this person is asked for one; and how it stood then. A bot may be faster."""
    state = person.state(id)
    if state["decision"]:
        wish = {
            "seq": state["seq"],
            "code": state["decision"]["options"][0]["code"],
            "key": str(state["seq"]),
        }
        assert person.http.post(f"/api/tables/{id}/choices", json=wish).status_code in (200, 409)
    return state


def test_who_resigned_is_told_of_nothing_any_more(crier: Crier) -> None:
    anna, bob, id = table(crier, game="sealed")
    bob.ask("PUT", f"/api/tables/{id}/notices", 200, on=True)
    bob.post(f"/api/tables/{id}/resign")
    assert bob.get("/api/notices")["tables"] == []
    assert bob.ask("PUT", f"/api/tables/{id}/notices", 403, on=True)["error"] == "not-yours"
    until(lambda: play_first(anna, id)["over"])
    crier.cry()
    assert crier.told(anna)[-1] == "over"
    assert crier.told(bob) == []


def test_a_seat_that_was_lost_and_then_resigned_is_no_news(crier: Crier) -> None:
    anna, bob, id = table(crier)
    late(crier.served, id)
    bob.post(f"/api/tables/{id}/vote", seat=anna.state(id)["you"][0])
    anna.post(f"/api/tables/{id}/resign")
    crier.cry()
    assert crier.told(anna) == []
    assert crier.outcomes(anna) == [("seat", "moved")]


def test_who_loses_a_seat_to_a_bot_is_told(crier: Crier) -> None:
    anna, bob, id = table(crier)
    late(crier.served, id)
    seat = anna.state(id)["you"][0]
    assert bob.post(f"/api/tables/{id}/vote", seat=seat)["seats"][seat]["kind"] == "bot"
    crier.cry()
    assert "seat" in crier.told(anna)
    assert "bot" in crier.posts(anna)[-1]["text"]


def test_who_hands_over_on_purpose_is_not(crier: Crier) -> None:
    anna, _, id = table(crier)
    anna.post(f"/api/tables/{id}/hand-over", level="random")
    crier.cry()
    assert crier.told(anna) == []


# ---- who wants it -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "on"),
    [("days-fast", True), ("days", True), ("days-slow", True), ("none", True), ("live", False)],
)
def test_the_pace_says_who_is_told_unless_they_say_otherwise(crier: Crier, pace: str, on: bool) -> None:
    anna, bob, id = table(crier, pace=pace)
    assert anna.get(f"/api/tables/{id}/notices")["on"] is on
    crier.cry()
    assert crier.told(anna) == ["turn"] * on
    assert bob.ask("PUT", f"/api/tables/{id}/notices", 200, on=not on)["on"] is not on
    anna.choose(id)
    crier.cry()
    assert crier.told(bob) == ["turn"] * (not on)


def test_alone_with_bots_nobody_is_told(crier: Crier) -> None:
    anna = crier.person("Anna")
    id = anna.new_table("me", "hotseat:Ben", pace="days")["id"]
    assert anna.get(f"/api/tables/{id}/notices")["on"] is False
    crier.cry()
    assert crier.told(anna) == []


def test_a_table_switched_off_while_a_notice_waits_stays_silent(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.plan()
    bob.ask("PUT", f"/api/tables/{id}/notices", 200, on=False)
    crier.later()
    crier.cry()
    assert crier.outcomes(bob) == [("turn", "off")]


def test_only_those_who_sit_there_switch_a_table(crier: Crier) -> None:
    _, _, id = table(crier)
    stranger = crier.person("Eve", hook=False)
    assert stranger.ask("PUT", f"/api/tables/{id}/notices", 403, on=True)["error"] == "not-yours"
    hidden = crier.person("Anna").new_table("me", "open", private=True)["id"]
    stranger.ask("PUT", f"/api/tables/{hidden}/notices", 404, on=True)


def test_what_happened_before_one_could_be_told_is_not_told(crier: Crier) -> None:
    anna, bob = crier.person("Anna", hook=False), crier.person("Bob", hook=False)
    id = anna.new_table("me", "open", pace="days")["id"]
    bob.post(f"/api/tables/{id}/join")
    for person in (anna, bob):
        person.post("/api/notices/webhook", url=crier.hook(person))
    crier.herald.since = 0.0
    crier.cry()
    assert crier.told(anna) + crier.told(bob) == []


# ---- no secret ----------------------------------------------------------------------------------


def told_bob(crier: Crier, steps: int) -> tuple[list[Any], Any]:
    """Anna plans *steps* cards in secret; all that Bob is told, apart from names and moments."""
    anna, bob = crier.person("Anna"), crier.person("Bob")
    id = anna.new_table("me", "open", game="sealed", title="Secrets", pace="days")["id"]
    bob.post(f"/api/tables/{id}/join")
    crier.cry()
    bob.choose(id)
    for _ in range(steps):
        anna.choose(id)
        crier.cry()
    posts = [
        {key: post[key] for key in post if key not in ("table", "path", "url", "at")}
        for post in crier.posts(bob)
    ]
    return posts, crier.outcomes(bob)


def test_r5_a_secret_choice_of_another_is_neither_told_nor_counted(crier: Crier) -> None:
    assert told_bob(crier, 0) == told_bob(crier, 1) == told_bob(crier, 2)


def test_r5_a_text_is_made_of_reason_title_and_game() -> None:
    """There is nothing else a text could be made of."""
    known = {"id", "user", "match", "kind", "channel", "via", "tries", "language", "title", "game"}
    assert set(Notice._fields) == known | {"address", "p256dh", "auth"}
    one = Notice(1, "u", "m", "turn", "c", "mail", 0, "en", "Friday", "village", "a@b.example", None, None)
    other = one._replace(id=2, match="other", user="v", address="c@d.example", tries=2)
    assert sentence(one) == sentence(other) == "Your turn: Friday (Village)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    said = Catalogue(language)
    assert set(said.bundle._messages) == set(Catalogue("en").bundle._messages)
    for kind in ("turn", "remind", "over", "seat", "test"):
        notice = Notice(1, "u", "m", kind, None, None, 0, language, "Freitag", "provence", None, None, None)
        assert ("Freitag (Provence)" in sentence(notice)) == (kind != "test")
        assert language == "en" or sentence(notice) != sentence(notice._replace(language="en"))


def test_a_person_is_told_in_their_language(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Vrijdag")
    bob.ask("PATCH", "/api/me", 200, language="nl")
    anna.choose(id)
    crier.cry()
    assert crier.posts(bob)[0]["text"] == "Jij bent aan de beurt: Vrijdag (Provence)"


def test_who_never_chose_a_language_gets_that_of_the_page(crier: Crier) -> None:
    anna = crier.person("Anna", hook=False)
    anna.post("/api/notices/webhook", url=crier.hook(anna), language="fr")
    anna.post("/api/notices/webhook", url=crier.hook(anna), language="de")
    assert anna.get("/api/me")["language"] == "fr"


# ---- webhooks -----------------------------------------------------------------------------------


def test_webhooks_and_mail_are_off_unless_the_operator_wants_them(served: Served) -> None:
    anna = served.person("Anna")
    assert anna.post("/api/notices/webhook", 409, url="https://hook.example/")["error"] == "not-now"
    assert anna.post("/api/notices/mail", 409, address="anna@example.org")["error"] == "not-now"
    page = anna.get("/api/notices")
    assert (page["mail"], page["webhooks"], page["channels"]) == (False, False, [])


@pytest.mark.parametrize("url", ["http://hook.example/", "https://127.0.0.1/", "https://10.0.0.7/x", "tea"])
def test_a_webhook_that_would_not_be_called_is_refused_at_once(crier: Crier, url: str) -> None:
    anna = crier.person("Anna", hook=False)
    assert anna.post("/api/notices/webhook", 400, url=url)["error"] == "invalid"
    assert anna.get("/api/notices")["channels"] == []


def test_the_address_of_a_webhook_is_checked_again_at_every_call(crier: Crier) -> None:
    """A name that was public yesterday leads inside today."""
    anna, bob, id = table(crier)

    async def inside(host: str, port: int) -> list[str]:
        return ["169.254.169.254"]

    usual, crier.herald.outside.resolve = crier.herald.outside.resolve, inside
    try:
        anna.choose(id)
        crier.cry()
    finally:
        crier.herald.outside.resolve = usual
    assert crier.told(bob) == []
    assert crier.outcomes(bob) == [("turn", "failed")]
    assert "public" in bob.get("/api/notices")["outcomes"][0]["detail"]


def test_nobody_is_called_by_a_title(crier: Crier) -> None:
    anna, _, _ = table(crier, title="@everyone look")
    crier.cry()
    assert crier.posts(anna)[0]["allowed_mentions"] == {"parse": []}


def test_a_failure_is_tried_again_three_times_and_then_told(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.hooks.status = 500
    waits = []
    for _ in range(3):
        crier.cry()
        waits.append(next_try(crier, bob))
        assert crier.outcomes(bob)[0][1] == ("waits" if len(waits) < 3 else "failed")
        crier.later()
    crier.cry()
    assert crier.told(bob) == ["turn"] * 3
    assert 25 < waits[0] < 35 < 110 < waits[1] < 125
    assert waits[2] is None
    assert bob.get("/api/notices")["outcomes"][0]["detail"] == "the answer was 500"


def next_try(crier: Crier, person: Person) -> Any:
    """In how many seconds the last notice is tried again."""
    columns = schema.notices.c
    query = sa.select(columns.next).where(columns.user == person.me["id"]).order_by(columns.id.desc())
    with crier.served.desk.engine.connect() as connection:
        found = connection.scalars(query).first()
    return None if found is None else found - time.time()


def test_a_failure_that_is_mended_is_no_failure(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.hooks.status = 503
    crier.cry()
    crier.hooks.status = 200
    crier.later()
    crier.cry()
    assert crier.outcomes(bob) == [("turn", "sent")]


def test_a_retry_is_pointless_once_the_person_has_acted(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.hooks.status = 503
    crier.cry()
    bob.choose(id)
    crier.hooks.status = 200
    crier.later()
    crier.cry()
    assert crier.told(bob) == ["turn"]
    assert crier.outcomes(bob) == [("turn", "moved")]


# ---- mail ---------------------------------------------------------------------------------------


def link_in(mail: Any) -> str:
    """The token of the link that confirms an address."""
    text = mail.get_content()
    return str(text.split(f"{ORIGIN}/confirm/")[1].split()[0])


def test_an_address_gets_nothing_but_a_link_until_it_is_confirmed(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Friday")
    bob.post("/api/notices/mail", address="bob@example.org")
    anna.choose(id)
    crier.cry()
    (first,) = crier.letters.to("bob@example.org")
    assert first["Subject"] == "Bailiwick: confirm this address"
    assert "Bob" not in first.get_content()  # a stranger's mail carries no words of who asked for it
    Person(crier.served.url, None).post("/api/notices/confirm", token=link_in(first))
    whole_turn(id, anna, bob)
    whole_turn(id, anna, bob)
    crier.cry()
    mail = crier.letters.to("bob@example.org")[-1]
    assert mail["Subject"] == "Your turn: Friday (Provence)"
    assert f"{ORIGIN}/table/{id}" in mail.get_content()
    assert f"{ORIGIN}/account" in mail["List-Unsubscribe"]
    assert mail["From"] == "Bailiwick <house@games.example>"


def test_a_link_works_once_and_only_for_its_own_address(crier: Crier) -> None:
    bob = crier.person("Bob", hook=False)
    bob.post("/api/notices/mail", address="old@example.org")
    bob.post("/api/notices/mail", address="new@example.org")
    old, new = (link_in(mail) for mail in crier.letters.mails)
    assert bob.post("/api/notices/confirm", 409, token=old)["error"] == "not-now"
    bob.post("/api/notices/confirm", token=new)
    assert bob.post("/api/notices/confirm", 409, token=new)["error"] == "not-now"
    (channel,) = bob.get("/api/notices")["channels"]
    assert (channel["address"], channel["ready"]) == ("new@example.org", True)


def test_an_old_link_does_not_work(crier: Crier) -> None:
    bob = crier.person("Bob", hook=False)
    bob.post("/api/notices/mail", address="bob@example.org")
    old = schema.channels.update().where(schema.channels.c.user == bob.me["id"]).values(created=1.0)
    crier.write(lambda c: c.execute(old).rowcount)
    bob.post("/api/notices/confirm", 409, token=link_in(crier.letters.mails[-1]))


def test_the_mail_that_asks_comes_in_the_language_of_the_page(crier: Crier) -> None:
    bob = crier.person("Bob", hook=False)
    bob.post("/api/notices/mail", address="bob@example.org", language="nl")
    assert crier.letters.mails[-1]["Subject"] == "Bailiwick: bevestig dit adres"


def test_mail_that_cannot_be_sent_says_so(crier: Crier) -> None:
    bob = crier.person("Bob", hook=False)
    crier.letters.refuses = "554 no room for bailiffs"
    answer = bob.post("/api/notices/mail", 409, address="bob@example.org")
    assert answer["detail"] == "the mail could not be sent: 554 no room for bailiffs"
    assert bob.get("/api/notices")["channels"] == []


NO_ADDRESSES = [
    "",
    "bob",
    "@example.org",
    "bob@",
    "bob@localhost",
    "a b@example.org",
    "bob@example.org\r\nBcc: eve@example.org",
    "bob@example.org, eve@example.org",
    "böb@example.org",
    "b" * 300 + "@example.org",
    "Bob <bob@example.org>",
]


@pytest.mark.parametrize("address", NO_ADDRESSES)
def test_what_is_no_address_gets_no_mail(crier: Crier, address: str) -> None:
    bob = crier.person("Bob", hook=False)
    assert bob.post("/api/notices/mail", 400, address=address)["error"] == "invalid"
    assert crier.letters.mails == []


def test_nobody_is_flooded_with_mails_that_ask(crier: Crier) -> None:
    for at in range(5):
        crier.person(f"Bob {at}", hook=False).post("/api/notices/mail", address="victim@example.org")
    crier.person("Bob", hook=False).post("/api/notices/mail", 429, address="Victim@example.org")
    assert len(crier.letters.mails) == 5


def test_a_title_cannot_write_headers(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Hi\r\nBcc: eve@example.org\nX: y")
    bob.post("/api/notices/mail", address="bob@example.org")
    bob.post("/api/notices/confirm", token=link_in(crier.letters.mails[-1]))
    anna.choose(id)
    crier.cry()
    mail = crier.letters.to("bob@example.org")[-1]
    assert mail["Bcc"] is None
    assert mail["Subject"].startswith("Your turn: Hi Bcc:")


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("smtp://localhost", ("localhost", 25, False, None, "")),
        ("smtp://anna:s%40crt@mail.example", ("mail.example", 587, False, "anna", "s@crt")),
        ("smtps://anna:x@mail.example:2465", ("mail.example", 2465, True, "anna", "x")),
    ],
)
def test_a_mail_server_is_a_url(url: str, parts: tuple[Any, ...]) -> None:
    server = mail_server(url)
    assert (server.host, server.port, server.tls, server.user, server.password) == parts


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"mail": "mail.example"}, "smtp://"),
        ({"mail": "smtp://mail.example:x"}, "smtp://"),
        ({"mail": "smtp://mail.example"}, "--mail-from"),
        ({"mail": "smtp://mail.example", "mail_from": "a@b.example"}, "--origin"),
    ],
)
def test_mail_that_could_not_work_is_refused_at_the_start(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        check(Settings(**given))


# ---- push ---------------------------------------------------------------------------------------


def pushed(crier: Crier, browser: Browser) -> list[dict[str, Any]]:
    """What a browser was shown."""
    return [browser.read(post) for post in crier.hooks.posts if browser.endpoint.endswith(post.path)]


def test_a_browser_is_told_what_only_it_can_read(crier: Crier) -> None:
    anna, bob, id = table(crier, title="Friday")
    browser = Browser("bob")
    bob.post("/api/notices/push", **browser.subscription)
    anna.choose(id)
    crier.cry()
    text = {"text": "Your turn: Friday (Provence)", "path": f"/table/{id}", "tag": id}
    assert pushed(crier, browser) == [text]
    post = next(post for post in crier.hooks.posts if post.path == "/push/bob")
    assert b"Friday" not in post.body
    assert post.headers["Content-Encoding"] == "aes128gcm"
    assert post.headers["Topic"] == id
    assert int(post.headers["TTL"]) > 0
    assert Vapid02.verify(post.headers["Authorization"])
    assert bob.get("/api/notices")["push_key"] in post.headers["Authorization"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(crier: Crier, status: int) -> None:
    anna, bob, id = table(crier)
    bob.post("/api/notices/push", **Browser(f"gone-{status}").subscription)
    anna.choose(id)
    crier.hooks.status = status
    crier.cry()
    assert [channel["kind"] for channel in bob.get("/api/notices")["channels"]] == ["webhook"]
    assert ("turn", "failed") in crier.outcomes(bob)


def test_a_browser_belongs_to_who_used_it_last(crier: Crier) -> None:
    anna, bob = crier.person("Anna", hook=False), crier.person("Bob", hook=False)
    browser = Browser("shared")
    for person in (anna, anna, bob):
        person.post("/api/notices/push", **browser.subscription)
    assert [len(person.get("/api/notices")["channels"]) for person in (anna, bob)] == [0, 1]


def test_logging_out_everywhere_silences_all_browsers(crier: Crier) -> None:
    anna = Person(crier.served.url, None)
    anna.post("/api/account", name="Anna of the many devices", password="correct horse")
    anna.post("/api/notices/push", **Browser("lost").subscription)
    anna.post("/api/logout", everywhere=True)
    anna.post("/api/login", name="Anna of the many devices", password="correct horse")
    assert anna.get("/api/notices")["channels"] == []


def test_a_person_has_a_bounded_number_of_browsers(crier: Crier) -> None:
    anna = crier.person("Anna", hook=False)
    for at in range(13):
        anna.post("/api/notices/push", **Browser(f"many-{at}").subscription)
    kept = [channel["address"] for channel in anna.get("/api/notices")["channels"]]
    assert len(kept) == 10
    assert kept[-1].endswith("many-12")


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "x"},
        {"p256dh": ""},
        {"auth": "AAAA"},
        {"auth": "!" * 100 + "A" * 22},
        {"endpoint": "http://push.example/"},
    ],
)
def test_what_is_no_subscription_is_refused(crier: Crier, wrong: dict[str, str]) -> None:
    given = Browser("wrong").subscription | wrong
    assert crier.person("Anna", hook=False).post("/api/notices/push", 400, **given)["error"] == "invalid"


# ---- the page -----------------------------------------------------------------------------------


def test_the_test_button_sends_at_once_and_says_what_came_of_it(crier: Crier) -> None:
    anna = crier.person("Anna")
    anna.post("/api/notices/push", **Browser("test").subscription)
    anna.post("/api/notices/mail", address="anna@example.org")
    anna.post("/api/notices/confirm", token=link_in(crier.letters.mails[-1]))
    for channel in anna.get("/api/notices")["channels"]:
        page = anna.post(f"/api/notices/channels/{channel['id']}/test")
        latest = page["outcomes"][0]
        assert (latest["kind"], latest["via"], latest["outcome"]) == ("test", channel["kind"], "sent")
    crier.hooks.status = 500
    hook = next(channel for channel in page["channels"] if channel["kind"] == "webhook")
    latest = anna.post(f"/api/notices/channels/{hook['id']}/test")["outcomes"][0]
    assert (latest["outcome"], latest["detail"]) == ("failed", "the answer was 500")


def test_a_channel_is_tested_and_removed_by_its_owner_only(crier: Crier) -> None:
    anna, eve = crier.person("Anna"), crier.person("Eve")
    (channel,) = anna.get("/api/notices")["channels"]
    eve.post(f"/api/notices/channels/{channel['id']}/test", 404)
    eve.ask("DELETE", f"/api/notices/channels/{channel['id']}", 404)
    assert anna.ask("DELETE", f"/api/notices/channels/{channel['id']}", 200)["channels"] == []
    assert crier.hooks.posts == []


def test_an_address_that_is_not_confirmed_is_not_tested(crier: Crier) -> None:
    anna = crier.person("Anna", hook=False)
    page = anna.post("/api/notices/mail", address="anna@example.org")
    anna.post(f"/api/notices/channels/{page['channels'][0]['id']}/test", 409)
    assert len(crier.letters.mails) == 1


def test_a_removed_channel_gets_nothing_that_still_waits(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.hooks.status = 500
    crier.cry()
    (channel,) = bob.get("/api/notices")["channels"]
    bob.ask("DELETE", f"/api/notices/channels/{channel['id']}", 200)
    crier.later()
    crier.cry()
    assert crier.told(bob) == ["turn"]


def test_a_person_keeps_the_latest_outcomes_only(crier: Crier) -> None:
    anna = crier.person("Anna")
    (channel,) = anna.get("/api/notices")["channels"]

    def many(connection: sa.Connection) -> None:
        for at in range(KEPT + 5):
            id = notices.add_test(connection, anna.me["id"], channel["id"], float(at))
            (notice,) = notices.read(connection, [id])
            notices.finish(connection, notice, "sent", str(at))

    crier.write(many)
    found = anna.get("/api/notices")["outcomes"]
    assert [outcome["detail"] for outcome in found] == [str(at) for at in range(KEPT + 4, 4, -1)]


def test_the_page_is_for_its_owner(crier: Crier) -> None:
    Person(crier.served.url, None).get("/api/notices", 401)


def test_a_deleted_person_leaves_no_address(crier: Crier) -> None:
    anna, bob, id = table(crier)
    anna.choose(id)
    crier.cry()
    bob.post("/api/notices/mail", address="bob@example.org")
    bob.ask("PUT", f"/api/tables/{id}/notices", 200, on=True)
    bob.ask("DELETE", "/api/account", 200, password="")
    with crier.served.desk.engine.connect() as connection:
        for found in (schema.channels, schema.watches, schema.notices):
            rows = connection.execute(sa.select(found).where(found.c.user == bob.me["id"])).all()
            assert rows == []


def test_logs_hold_no_addresses(crier: Crier, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("bailiwick.server").propagate = True
    anna, bob, id = table(crier)
    bob.post("/api/notices/push", **Browser("logged").subscription)
    bob.post("/api/notices/mail", address="bob@example.org")
    bob.post("/api/notices/confirm", token=link_in(crier.letters.mails[-1]))
    crier.hooks.status, crier.letters.refuses = 410, "550 no"
    anna.choose(id)
    crier.cry()
    for _ in range(3):
        crier.later()
        crier.cry()
    ours = "\n".join(record.getMessage() for record in caplog.records if "bailiwick" in record.name)
    assert "notice-failed" in ours
    for secret in ("example", "/push/", bob.me["id"], "Provence"):
        assert secret not in ours


# ---- nothing is lost ----------------------------------------------------------------------------


def test_what_was_due_before_a_crash_is_sent_after_it(tmp_path: Path) -> None:
    """Never looked at; planned; claimed and perhaps sent: all of it is found again."""
    with Crier(tmp_path) as first:
        key = first.person("Nobody").get("/api/notices")["push_key"]
        unseen, planned, claimed = table(first), table(first), table(first)
        first.cry()
        for (anna, _, id), step in ((planned, "plan"), (claimed, "claim")):
            anna.choose(id)
            first.plan(0.0)
            if step == "claim":
                first.write(lambda c: notices.claim(c, time.time()))
        unseen[0].choose(unseen[2])
        assert [first.told(bob) for _, bob, _ in (unseen, planned, claimed)] == [[], [], []]
        second = Crier(tmp_path, tmp_path / "crier.db")
        with second:
            second.cry()
            second.later()  # the claim of the dead process runs out
            second.cry()
            second.cry()
            assert [second.told(bob) for _, bob, _ in (unseen, planned, claimed)] == [["turn"]] * 3
            assert second.person("Nobody").get("/api/notices")["push_key"] == key


IMPATIENT = """
import sys
import msgspec
from bailiwick.cli import main
from bailiwick.server import notices, run
serve, notices.CLAIM_SECONDS = run.serve, 2.0
run.serve = lambda s: serve(msgspec.structs.replace(s, notice_seconds=0.05, notice_delay=0.1))
sys.exit(main(sys.argv[1:]))
"""


def test_kill_9_loses_no_notice_and_sends_none_more_than_twice(tmp_path: Path) -> None:
    """The server dies right after the last of five choices, whatever the herald was doing."""
    letters = Letters()
    options = ["--mail", letters.url, "--mail-from", "house@games.example", "--origin", ORIGIN]
    database = str(tmp_path / "killed.db")
    first = Process(database, *options, program=("-c", IMPATIENT))
    anna, bob = Person(first.url, "Anna"), Person(first.url, "Bob")
    bob.post("/api/notices/mail", address="bob@example.org")
    bob.post("/api/notices/confirm", token=link_in(letters.mails[0]))
    wish = {"pace": "days", "game": "sealed", "variant": {"end_turn": "auto"}}
    ids = [anna.new_table("me", "open", **wish)["id"] for _ in range(5)]
    for id in ids:
        bob.post(f"/api/tables/{id}/join")
    first.kill()
    second = Process(database, *options, program=("-c", IMPATIENT))
    try:
        until(lambda: all(mails_of(letters, id) for id in ids), 60)
        assert max(mails_of(letters, id) for id in ids) <= 2
    finally:
        second.stop()
        letters.controller.stop()


def mails_of(letters: Letters, id: str) -> int:
    """How many mails were about a table."""
    return sum(f"/table/{id}" in mail.get_content() for mail in letters.mails)


def test_backup_and_restore_carry_it_all(tmp_path: Path) -> None:
    with Crier(tmp_path) as crier:
        anna, bob, id = table(crier)
        bob.ask("PUT", f"/api/tables/{id}/notices", 200, on=False)
        crier.cry()
        pages = [person.get("/api/notices") for person in (anna, bob)]
    assert main(["backup", str(tmp_path / "all.gz"), "--database", str(tmp_path / "crier.db")]) == 0
    assert main(["restore", str(tmp_path / "all.gz"), "--database", str(tmp_path / "new.db")]) == 0
    with Crier(tmp_path, tmp_path / "new.db") as crier:
        for person, page in zip((anna, bob), pages, strict=True):
            again = Person(crier.served.url, None)
            again.http.cookies = person.http.cookies
            assert again.get("/api/notices") == page
        crier.cry()
        assert crier.hooks.posts == []


def test_a_look_that_finds_nothing_writes_nothing(crier: Crier) -> None:
    crier.cry()
    until(lambda: crier.served.desk.writer.in_thread == 0)
    before = METRICS.sums["committed_jobs"]
    crier.cry()
    assert METRICS.sums["committed_jobs"] == before


def test_the_looks_are_served_by_indexes(crier: Crier) -> None:
    """They run every few seconds: no table that grows with play may be read as a whole."""
    crier.person("Anna")
    plans: list[str] = []

    @sa.event.listens_for(crier.served.desk.engine, "before_cursor_execute")
    def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        cursor.execute("EXPLAIN QUERY PLAN " + statement, parameters)
        plans.extend(row[3] for row in cursor.fetchall())

    try:
        with crier.served.desk.engine.connect() as connection:
            notices.look(connection, time.time(), time.time())
            notices.is_any_due(connection, time.time())
    finally:
        sa.event.remove(crier.served.desk.engine, "before_cursor_execute", explain)
    assert plans
    large = tuple(f"SCAN {name}" for name in ("matches", "seats", "log", "watches", "notices"))
    assert [plan for plan in plans if plan.startswith(large) and "INDEX" not in plan] == []
