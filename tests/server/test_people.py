"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from bailiwick.server import channels, listening, notices, people, schema
from bailiwick.server.errors import Refusal

from .helpers import WAIT, Person, Served, to_act, two_at_a_table


def account(served: Served, name: str, password: str = "correct horse") -> Person:
    person = Person(served.url, None)
    person.me = person.post("/api/account", name=name, password=password)
    return person


def test_a_name_is_enough_for_a_guest(served: Served) -> None:
    anna = served.person("  Anna\u202e  of\tArles ")
    assert anna.me["name"] == "Anna of Arles"
    assert anna.me["guest"]
    assert anna.get("/api/me") == anna.me


def test_somebody_unknown_is_nobody(served: Served) -> None:
    assert Person(served.url, None).get("/api/me") is None


def test_a_guest_who_makes_an_account_keeps_the_matches(served: Served) -> None:
    guest = served.person("Gerda")
    id = guest.new_table("me", "bot:random")["id"]
    me = guest.post("/api/account", name="Gerda II", password="correct horse")
    assert not me["guest"]
    assert me["id"] == guest.me["id"]
    later = Person(served.url, None)
    later.post("/api/login", name="gerda ii", password="correct horse")
    assert [card["id"] for card in later.get("/api/lobby")["mine"]] == [id]
    assert later.state(id)["people"][0]["name"] == "Gerda II"


def sign_in(guest: Person, name: str) -> None:
    guest.me = guest.post("/api/login", name=name, password="correct horse")


def rows_of(served: Served, user: str) -> list[str]:
    """Where the database still knows a person."""
    with served.desk.engine.connect() as connection:
        return [
            f"{table.name}.{column.name}"
            for table in schema.metadata.sorted_tables
            for column in table.columns
            if column.name in ("user", "host") or (table.name == "users" and column.name == "id")
            if connection.execute(sa.select(table).where(column == user)).first() is not None
        ]


def test_a_guest_who_signs_in_brings_the_matches_along(served: Served) -> None:
    """Played as guest, hosted, with a companion: in memory, and as the disk has it."""
    account(served, "Gisela")
    guest, bob = served.person("Gast"), served.person("Bob")
    begun = guest.new_table("me", "hotseat:Mia", "bot:random", private=True)["id"]
    hosted = guest.new_table("open", "open", "open", private=True)
    bob.post("/api" + hosted["invite"])
    sign_in(guest, "gisela")
    for _ in range(2):
        assert {card["id"] for card in guest.get("/api/lobby")["mine"]} == {begun, hosted["id"]}
        state = guest.state(begun)
        assert [person["name"] for person in state["people"]] == ["Gisela", "Mia", None]
        assert state["you"] == [0, 1]
        assert guest.state(hosted["id"])["host"]
        served.desk.drop(begun)
        served.desk.drop(hosted["id"])
    with guest.live(begun) as socket:
        socket.choose(socket.until(lambda state: state["decision"]))
        assert socket.next("accepted")
    guest.post(f"/api/tables/{hosted['id']}/start", fill="random")
    assert guest.state(hosted["id"])["state"] == "running"


def test_a_wrong_password_leaves_a_guest_as_they_are(served: Served) -> None:
    account(served, "Gitta")
    guest = served.person("Gast")
    id = guest.new_table("me", "bot:random")["id"]
    guest.post("/api/login", 403, name="Gitta", password="wrong horse")
    assert guest.get("/api/me") == guest.me
    assert [card["id"] for card in guest.get("/api/lobby")["mine"]] == [id]
    assert guest.state(id)["you"] == [0]


def test_a_second_sign_in_takes_nothing_from_the_first_account(served: Served) -> None:
    first = account(served, "Gunda")
    account(served, "Grit")
    id = first.new_table("me", "bot:random")["id"]
    sign_in(first, "Grit")
    assert first.get("/api/lobby")["mine"] == []
    sign_in(first, "Gunda")
    assert [card["id"] for card in first.get("/api/lobby")["mine"]] == [id]


def test_the_others_at_the_table_see_who_the_guest_is_now(served: Served) -> None:
    account(served, "Greta")
    guest, bob, id = two_at_a_table(served)
    with guest.live(id) as closes, bob.live(id) as his:
        closes.next("state")
        his.next("state")
        sign_in(guest, "Greta")
        assert closes.closed_with() == 4001
        assert his.until(lambda state: state["people"][0]["name"] == "Greta")["seq"] == 0
    to_act(id, guest, bob).choose(id)


def test_a_guest_at_the_table_of_their_own_account_is_its_companion(served: Served) -> None:
    """Both seats are played on, at one screen, and each keeps its name."""
    holder, guest = account(served, "Gero"), served.person("Gast")
    id = holder.new_table("me", "open")["id"]
    guest.post(f"/api/tables/{id}/join")
    sign_in(guest, "Gero")
    for _ in range(2):
        state = holder.state(id)
        assert state["you"] == [0, 1]
        assert [person["name"] for person in state["people"]] == ["Gero", "Gast"]
        served.desk.drop(id)
    for _ in range(4):
        holder.choose(id)


def test_a_guest_who_signs_in_leaves_no_trace_of_a_guest(served: Served) -> None:
    """Choices, talk, votes, notices, channels, switches: some of it the account has too."""
    holder, guest = account(served, "Gudrun"), served.person("Gast")
    id = guest.new_table("me", "open", "open", game="sealed")["id"]
    holder.post(f"/api/tables/{id}/join")
    served.person("Bob").post(f"/api/tables/{id}/join")
    guest.choose(id)
    guest.post(f"/api/tables/{id}/chat", text="good evening")
    theirs, hers = guest.me["id"], holder.me["id"]

    def fill(connection: sa.Connection) -> None:
        for user, seat in ((theirs, 2), (hers, 2), (theirs, 1)):
            connection.execute(schema.votes.insert().values(match=id, seat=seat, user=user))
        for user in (theirs, hers):
            notices.mark(connection, id, user, {"wanted": user == hers})
            notices.add(connection, notices.Due("turn", id, user), 1e12)
            channels.add_webhook(connection, user, f"https://{user}.example.org")
        channels.add_push(connection, theirs, channels.Subscription("https://push.example.org", "k", "a"))

    asyncio.run_coroutine_threadsafe(served.desk.writer.run(fill), served.desk.writer.loop).result(WAIT)
    known = set(rows_of(served, theirs))
    assert known == {f"{table}.user" for table in TABLES} | {"users.id", "matches.host"}
    sign_in(guest, "Gudrun")
    assert rows_of(served, theirs) == []
    assert set(rows_of(served, hers)) == known
    guest.undo(id)
    with served.desk.engine.connect() as connection:
        told = notices.told_of(connection, id, hers)
        has = {channel.address for channel in channels.channels_of(connection, hers)}
    assert told["wanted"] is True
    assert has == {f"https://{hers}.example.org", "https://push.example.org"}


TABLES = ("sessions", "seats", "log", "chat", "votes", "channels", "watches", "notices")


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(served: Served) -> None:
    account(served, "Hugo")
    stranger = Person(served.url, None)
    wrong = stranger.post("/api/login", 403, name="Hugo", password="wrong horse")
    assert stranger.post("/api/login", 403, name="Nobody at all", password="wrong horse") == wrong


def test_nobody_passes_for_an_account(served: Served) -> None:
    account(served, "Irène")
    stranger = Person(served.url, None)
    assert stranger.post("/api/guest", 409, name="IRÈNE")["error"] == "name-taken"
    assert stranger.post("/api/account", 409, name="irène", password="12345678")["error"] == "name-taken"


def test_a_name_of_signs_that_stand_for_many_letters_is_too_long(served: Served) -> None:
    """It would not fit into PostgreSQL: ten of these are 180 letters."""
    person = served.person("Cyd")
    long = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 10
    for path in ("/api/account", "/api/guest"):
        assert "too long" in person.post(path, 400, name=long, password="correct horse")["detail"]
    person.post("/api/account", name=long[:5], password="correct horse")
    assert person.ask("PATCH", "/api/me", 400, name=long)["error"] == "invalid"


def test_short_passwords_are_refused(served: Served) -> None:
    assert Person(served.url, None).post("/api/account", 400, name="Jo", password="1234567")


def test_log_out_ends_this_session_only(served: Served) -> None:
    here = account(served, "Klara")
    there = Person(served.url, None)
    there.post("/api/login", name="Klara", password="correct horse")
    token = here.http.cookies["bailiwick"]
    here.post("/api/logout", everywhere=False)
    here.http.cookies.set("bailiwick", token)
    assert here.get("/api/me") is None
    assert there.get("/api/me")["name"] == "Klara"


def test_logging_out_closes_the_tables_that_are_open_through_this_session(served: Served) -> None:
    here = account(served, "Lotte")
    there = Person(served.url, None)
    there.post("/api/login", name="Lotte", password="correct horse")
    id = here.new_table("me", "bot:random")["id"]
    with here.live(id) as closes, there.live(id) as stays, Person(served.url, None).live(id) as watches:
        for socket in (closes, stays, watches):
            socket.next("state")
        here.post("/api/logout", everywhere=False)
        assert closes.closed_with() == 4001
        key = stays.say("chat", text="still here")
        assert stays.until(lambda m: m["key"] == key, "accepted")
        assert watches.next("chat")["line"]["text"] == "still here"


def test_a_guest_who_makes_an_account_opens_the_tables_again_as_who_they_are_now(served: Served) -> None:
    guest = served.person("Livia")
    id = guest.new_table("me", "bot:random")["id"]
    with guest.live(id) as closes, Person(served.url, None).live(id) as stays:
        for socket in (closes, stays):
            socket.next("state")
        guest.post("/api/account", name="Livia of Arles", password="correct horse")
        assert closes.closed_with() == 4001
        with guest.live(id) as again:
            assert again.next("state")["you"] == [0]
        guest.post(f"/api/tables/{id}/chat", text="back again")
        assert stays.next("chat")["line"]["name"] == "Livia of Arles"


@pytest.mark.parametrize("before", ["a guest", "another account", "the same account"])
def test_signing_in_ends_the_session_that_this_browser_had(served: Served, before: str) -> None:
    name, other = f"Lucia after {before}", f"Linus of {before}"
    account(served, name)
    browser = served.person("Gast") if before == "a guest" else account(served, other)
    if before == "the same account":
        browser.post("/api/login", name=name, password="correct horse")
    token = browser.http.cookies["bailiwick"]
    id = served.person("Host").new_table("me", "bot:random")["id"]
    with browser.live(id) as closes, Person(served.url, None).live(id) as stays:
        for socket in (closes, stays):
            socket.next("state")
        browser.post("/api/login", name=name, password="correct horse")
        assert closes.closed_with() == 4001
        key = stays.say("seen", seq=0)
        assert stays.until(lambda m: m["key"] == key, "refused")["error"] == "who"
    assert browser.get("/api/me")["name"] == name
    browser.http.cookies.set("bailiwick", token)
    assert browser.get("/api/me") is None


def test_signing_in_closes_nothing_of_others_without_a_session(served: Served) -> None:
    account(served, "Lutz")
    browser = Person(served.url, None)
    id = served.person("Host").new_table("me", "bot:random")["id"]
    with Person(served.url, None).live(id) as stays:
        stays.next("state")
        browser.post("/api/login", name="Lutz", password="correct horse")
        key = stays.say("seen", seq=0)
        assert stays.until(lambda m: m["key"] == key, "refused")["error"] == "who"


@pytest.mark.parametrize("everywhere", [False, True])
def test_who_logs_out_while_a_table_opens_has_to_come_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, everywhere: bool
) -> None:
    """Their session was good when it was looked at; then they had to wait for the table."""
    anna = served.person("Lena")
    id = anna.new_table("me", "hotseat:Leo")["id"]
    desk, loop, looked = served.desk, served.desk.writer.loop, threading.Event()
    lock, by_session = desk.lock(id), people.by_session

    def look(connection: sa.Connection, token: str) -> people.Me | None:
        found = by_session(connection, token)
        looked.set()
        return found

    asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result(WAIT)
    monkeypatch.setattr(people, "by_session", look)

    def log_out() -> None:
        assert looked.wait(WAIT)
        anna.post("/api/logout", everywhere=everywhere)
        loop.call_soon_threadsafe(lock.release)

    leaving = threading.Thread(target=log_out)
    leaving.start()
    with anna.live(id) as socket:
        leaving.join(WAIT)
        assert socket.closed_with() == 4001
        assert socket.heard == []


def test_who_logged_out_while_a_process_heard_nothing_is_found_when_it_hears_again(served: Served) -> None:
    gone, stays = served.person("Lore"), served.person("Luc")
    id = gone.new_table("me", "bot:random")["id"]
    with gone.live(id) as closed, stays.live(id) as open, Person(served.url, None).live(id) as watches:
        for socket in (closed, open, watches):
            socket.next("state")
        with (
            served.desk.engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            people.close_sessions(connection, gone.me["id"])
        lost = listening.heed(served.desk, "lost - -")
        asyncio.run_coroutine_threadsafe(lost, served.desk.writer.loop).result(WAIT)
        assert closed.closed_with() == 4001
        open.say("chat", text="still here")
        for socket in (open, watches):
            assert socket.next("chat")["line"]["text"] == "still here"


def test_log_out_everywhere_ends_all_sessions_and_open_tables(served: Served) -> None:
    here = account(served, "Ludo")
    there = Person(served.url, None)
    there.post("/api/login", name="Ludo", password="correct horse")
    id = here.new_table("me", "bot:random")["id"]
    with there.live(id) as socket:
        socket.next("state")
        here.post("/api/logout", everywhere=True)
        assert socket.closed_with() == 4001
    assert there.get("/api/me") is None


def test_passwords_and_sessions_are_stored_hashed(served: Served) -> None:
    person = account(served, "Maud", "a very secret horse")
    with served.desk.engine.connect() as connection:
        stored = connection.scalar(
            sa.select(schema.users.c.password).where(schema.users.c.id == person.me["id"])
        )
        tokens = connection.scalars(sa.select(schema.sessions.c.token)).all()
    assert stored is not None
    assert stored.startswith("$argon2id$")
    assert person.http.cookies["bailiwick"] not in tokens


def test_too_many_password_checks_are_refused_even_with_the_right_one(served: Served) -> None:
    account(served, "Nora")
    stranger = Person(served.url, None)
    for _ in range(20):
        stranger.post("/api/login", 403, name="Nora", password="wrong horse")
    assert stranger.post("/api/login", 429, name="Nora", password="correct horse")["error"] == "too-often"


@pytest.mark.parametrize(
    ("name", "address", "times", "minutes"),
    [("Nils", "192.0.2.{at}", 20, 15), ("Nils {at}", "192.0.2.7", 300, 10)],
    ids=["account", "address"],
)
def test_password_checks_are_limited_as_promised(
    served: Served, monkeypatch: pytest.MonkeyPatch, name: str, address: str, times: int, minutes: int
) -> None:
    now = time.time()
    clock = SimpleNamespace(time=lambda: now)
    monkeypatch.setattr(people, "time", clock)
    with (
        served.desk.engine.connect().execution_options(writes=True) as connection,
        connection.begin() as work,
    ):

        def check(at: int) -> None:
            people.spend_check(connection, name.format(at=at), address.format(at=at))

        for at in range(times):
            check(at)
            now += 1
        with pytest.raises(Refusal, match=f"try again in {minutes * 60 - times} seconds"):
            check(times)
        now += minutes * 60 - times
        check(times)  # the first is forgotten, and no other
        with pytest.raises(Refusal, match="try again in 1 seconds"):
            check(times)
        work.rollback()


def test_name_and_language_can_be_changed(served: Served) -> None:
    person = served.person("Otto")
    id = person.new_table("me", "hotseat:Olga")["id"]
    changed = person.ask("PATCH", "/api/me", 200, name="Ottilie", language="nl")
    assert (changed["name"], changed["language"]) == ("Ottilie", "nl")
    assert [seat["name"] for seat in person.state(id)["people"]] == ["Ottilie", "Olga"]
    assert person.ask("PATCH", "/api/me", 400, language="xx")["error"] == "invalid"


@pytest.mark.parametrize("how", ["rename", "account"])
def test_open_tables_show_a_new_name_at_once(served: Served, how: str) -> None:
    anna, bob, id = two_at_a_table(served)
    with bob.live(id) as his:
        assert [person["name"] for person in his.next("state")["people"]] == ["Anna", "Bob"]
        name = f"Anna by {how}"
        if how == "rename":
            anna.ask("PATCH", "/api/me", 200, name=name)
        else:
            anna.post("/api/account", name=name, password="correct horse")
        assert his.until(lambda state: state["people"][0]["name"] == name)["seq"] == 0


def test_who_is_renamed_speaks_by_the_new_name_on_an_old_line(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    with anna.live(id) as socket:
        anna.ask("PATCH", "/api/me", 200, name="Annette")
        socket.say("chat", text="it is me")
        assert socket.next("chat")["line"]["name"] == "Annette"


@pytest.mark.parametrize("call", ["hand-over", "resign"])
def test_a_companion_keeps_the_name_while_a_bot_plays(served: Served, call: str) -> None:
    """In memory, in the lobby and on the disk, and after the person has come back."""
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Mia", "hotseat:Anna")["id"]
    anna.post(f"/api/tables/{id}/{call}")
    anna.post("/api/account", name=f"Anna {call}", password="correct horse")
    for _ in range(2):
        for part in ("people", "seats"):
            names = [seat["name"] for seat in anna.state(id)[part]]
            assert names == [f"Anna {call}", "Mia", "Anna"]
        served.desk.drop(id)
    if call == "hand-over":
        anna.post(f"/api/tables/{id}/take-back")
        anna.ask("PATCH", "/api/me", 200, name="Anna of Arles")
        assert [seat["name"] for seat in anna.state(id)["people"]] == ["Anna of Arles", "Mia", "Anna"]


def test_deleting_a_person_leaves_a_ghost_and_the_match(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    anna.post("/api/account", name="Anna the Brief", password="correct horse")
    anna.ask("DELETE", "/api/account", 403, password="wrong horse")
    anna.ask("DELETE", "/api/account", 200, password="correct horse")
    seats = bob.state(id)["seats"]
    assert seats[0] == {"kind": "ghost", "name": None, "level": "greedy", "me": False}
    with bob.live(id) as socket:
        assert socket.until(lambda state: state["decision"])["actors"] == [1]
    assert anna.get("/api/me") is None


def test_the_others_are_told_that_somebody_is_gone(served: Served) -> None:
    """Of each seat that was not given up before, and without a name that is to be forgotten."""
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "hotseat:Mia", "open")["id"]
    bob.post(f"/api/tables/{id}/join")
    anna.post(f"/api/tables/{id}/chat", text="bye")
    with bob.live(id) as socket:
        socket.next("state")
        anna.ask("DELETE", "/api/account", 200, password="")
        told = [socket.next("chat")["line"] for _ in range(2)]
    assert [(line["seat"], line["name"], line["event"]) for line in told] == [
        (0, people.NOBODY, "gone"),
        (1, people.NOBODY, "gone"),
    ]
    said = bob.state(id)["chat"]
    assert said[1:] == told
    assert {line["name"] for line in said} == {people.NOBODY}


def test_who_had_resigned_before_is_not_gone_again(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    anna.post(f"/api/tables/{id}/resign")
    anna.ask("DELETE", "/api/account", 200, password="")
    assert [line["event"] for line in bob.state(id)["chat"]] == ["resigned"]
    assert bob.state(id)["seats"][0]["kind"] == "ghost"


def test_deleting_the_host_frees_open_tables(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    hers = anna.new_table("me", "open", "open")["id"]
    his = bob.new_table("me", "open", "open")["id"]
    anna.post(f"/api/tables/{his}/join")
    anna.ask("DELETE", "/api/account", 200, password="")
    bob.get(f"/api/tables/{hers}", 404)
    assert [seat["kind"] for seat in bob.state(his)["seats"]] == ["person", "empty", "empty"]
