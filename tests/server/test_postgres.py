"""PostgreSQL: several server processes share tables live."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bailiwick.cli import main
from bailiwick.server import botwork, schema
from bailiwick.server.database import open_database
from bailiwick.server.play import Wish, act

from .crier import Crier
from .helpers import WAIT, Person, Served, free_port, play_on, to_act, two_at_a_table, until
from .test_operator import play_until_refused
from .test_orders import PASS, colonia, nobody, to_pass
from .test_storage import COMPANIONS, Process, companions_after_upgrade

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) if os.name == "posix" else []
INITDB = shutil.which("initdb") or (str(BINARIES[-1]) if BINARIES else "")


def as_user(folder: Path) -> dict[str, int]:
    """PostgreSQL refuses to run as root: then somebody else owns its folder."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid}
    return {}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A PostgreSQL of our own."""
    assert INITDB, "PostgreSQL is missing here. Install it (Debian: apt-get install postgresql)."
    folder = Path(tempfile.mkdtemp(prefix="bailiwick-pg-"))
    tools = Path(INITDB).parent
    who = as_user(folder)
    data, port = folder / "data", free_port()
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder, **who}
    subprocess.run([INITDB, "-D", data, "-U", "test", "--auth=trust", "--no-sync", "-E", "UTF8"], **quiet)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    start = [tools / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start"]
    subprocess.run(start, **quiet)
    try:
        yield f"postgresql://test@127.0.0.1:{port}"
    finally:
        subprocess.run([tools / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **{**quiet, "check": False})
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(cluster: str, request: pytest.FixtureRequest) -> str:
    """An empty database for one test."""
    name = f"test_{abs(hash(request.node.name)) % 10**8}_{time.monotonic_ns() % 10**6}"
    engine = sa.create_engine(cluster.replace("postgresql:", "postgresql+psycopg:") + "/postgres")
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{cluster}/{name}"


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database, both listening."""
    with Served(database) as one, Served(database) as two:
        for served in (one, two):
            until(lambda served=served: served.desk.listening and served.desk.listening.is_set())
        yield one, two


def on(person: Person, served: Served | Process) -> Person:
    """The same person, through another server."""
    other = Person(served.url, None)
    other.http.cookies = person.http.cookies
    return other


def test_seats_of_an_older_server_know_their_companions(database: str) -> None:
    engine = open_database(database)
    assert companions_after_upgrade(engine) == COMPANIONS
    engine.dispose()


def test_a_choice_on_one_server_is_seen_on_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one)
    bob = on(bob, two)
    with anna.live(id) as hers, bob.live(id) as his:
        states = [hers.next("state"), his.next("state")]
        for _ in range(6):
            at = 0 if states[0]["decision"] else 1
            actor, seq = (hers, his)[at], states[at]["seq"]
            actor.choose(states[at])
            states = [socket.until(lambda s, seq=seq: s["seq"] > seq) for socket in (hers, his)]
            assert states[0]["view"] == states[1]["view"]
            assert states[0]["seq"] == states[1]["seq"]


def test_appends_race_on_the_key_and_nothing_is_lost(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one, game="sealed")
    people = [anna, on(anna, two), bob, on(bob, two)]
    for person in people:
        person.state(id)
    wins = 0
    for step in range(12):
        person = people[step % 4]
        state = person.state(id)
        if not state["decision"]:
            continue
        code = state["decision"]["options"][0]["code"]
        wish = {"seq": state["seq"], "code": code, "key": f"race {step}"}
        answer = person.http.post(f"/api/tables/{id}/choices", json=wish)
        assert answer.status_code in (200, 409)
        wins += answer.status_code == 200
    with one.desk.engine.connect() as connection:
        rows = connection.scalar(sa.select(sa.func.count()).select_from(schema.log))
    assert rows == wins > 0
    views = [json_of(person, id) for person in (anna, on(anna, two))]
    assert views[0] == views[1]


def json_of(person: Person, id: str) -> object:
    """What a person sees, once both servers have heard all news."""
    state = person.state(id)
    return state["view"], state["seq"], state["journal"]


def test_undo_chat_presence_and_seats_travel_too(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one)
    actor, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    far = on(other, two)
    with far.live(id) as socket:
        start = socket.next("state")
        actor.choose(id)
        assert socket.until(lambda s: s["seq"] == 1)
        actor.undo(id)
        assert socket.until(lambda s: s["seq"] == 2)["view"] == start["view"]
        actor.post(f"/api/tables/{id}/chat", text="from afar")
        assert socket.next("chat")["line"]["text"] == "from afar"
        seat = actor.state(id)["you"][0]
        with actor.live(id):
            assert socket.until(lambda m: seat in m["here"], "presence")
        assert socket.until(lambda m: seat not in m["here"], "presence")
        actor.post(f"/api/tables/{id}/resign")
        assert socket.until(lambda s: s["people"][seat]["kind"] == "resigned")
        assert socket.next("chat")["line"]["event"] == "resigned"


def test_r5_secrets_kept_elsewhere_are_no_news_here(pair: tuple[Served, Served]) -> None:
    """Several of them are heard of at once: then there is one row to follow after the other, or none."""
    one, two = pair
    anna, bob, id = two_at_a_table(one, game="sealed")
    with Person(two.url, None).live(id) as theirs, on(anna, two).live(id) as hers:
        lock = two.desk.lock(id)
        asyncio.run_coroutine_threadsafe(lock.acquire(), two.desk.writer.loop).result(WAIT)
        anna.choose(id)
        anna.undo(id)
        anna.choose(id)
        bob.choose(id)
        two.desk.writer.loop.call_soon_threadsafe(lock.release)
        assert hers.until(lambda state: state["seq"] == 3)
        bob.post(f"/api/tables/{id}/chat", text="all of it has been heard")
        theirs.next("chat")
        assert [json.loads(text)["type"] for text in theirs.heard].count("state") == 1


def test_an_order_is_told_to_nobody_else_on_other_servers(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botwork.Botwork, "_play", nobody)
    one, two = pair
    people, id = colonia(one)
    anna = to_pass(people, id)
    seq = anna.state(id)["seq"]
    with Person(two.url, None).live(id) as theirs, on(anna, two).live(id) as hers:
        theirs.until(lambda state: state["seq"] == seq)
        hers.until(lambda state: state["seq"] == seq)
        heard = len(theirs.heard)
        anna.post(f"/api/tables/{id}/order", code=PASS)
        assert hers.next("state")["order"] == PASS
        anna.ask("DELETE", f"/api/tables/{id}/order", 200)
        assert hers.next("state")["order"] is None
        anna.post(f"/api/tables/{id}/chat", text="all of it has been heard")
        theirs.next("chat")
        assert "state" not in [json.loads(text)["type"] for text in theirs.heard[heard:]]


def test_a_new_name_is_seen_on_the_other_server(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one)
    with on(bob, two).live(id) as his:
        his.next("state")
        anna.ask("PATCH", "/api/me", 200, name="Ann")
        assert his.until(lambda state: state["people"][0]["name"] == "Ann")
    assert on(bob, two).state(id)["people"][0]["name"] == "Ann"


def test_a_guest_who_signs_in_on_one_server_keeps_the_seat_on_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob = one.person("Anna"), one.person("Bob")
    table = anna.new_table("me", "open", private=True)
    id = bob.post("/api" + table["invite"])["id"]
    with on(anna, two).live(id) as hers, on(bob, two).live(id) as his:
        hers.next("state")
        his.next("state")
        Person(one.url, None).post("/api/account", name="Annie", password="correct horse")
        anna.post("/api/login", name="Annie", password="correct horse")
        assert hers.closed_with() == 4001
        assert his.until(lambda state: state["people"][0]["name"] == "Annie")
    actor = to_act(id, anna, bob)
    assert on(actor, two).choose(id)["seq"] == 1


@pytest.mark.parametrize("ending", ["logout", "logout everywhere", "delete", "account", "login"])
def test_who_is_gone_from_one_server_is_gone_from_the_other(pair: tuple[Served, Served], ending: str) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one)
    with on(anna, two).live(id) as hers, on(bob, two).live(id) as his:
        hers.next("state")
        his.next("state")
        if ending == "delete":
            anna.ask("DELETE", "/api/account", 200, password="")
        elif ending == "account":
            anna.post("/api/account", name="Anna of Arles", password="correct horse")
        elif ending == "login":
            Person(one.url, None).post("/api/account", name="Annie", password="correct horse")
            anna.post("/api/login", name="Annie", password="correct horse")
        else:
            anna.post("/api/logout", everywhere=ending == "logout everywhere")
        assert hers.closed_with() == 4001
        key = his.say("chat", text="gone?")
        assert his.until(lambda m: m["key"] == key, "accepted")


def test_who_leaves_a_private_table_on_one_server_leaves_it_on_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob = one.person("Anna"), one.person("Bob")
    table = anna.new_table("me", "open", "open", private=True)
    bob.post("/api" + table["invite"])
    with on(bob, two).live(table["id"]) as his:
        his.next("presence")
        bob.post(f"/api/tables/{table['id']}/leave")
        assert his.closed_with() == 4001


def test_a_stale_memory_gets_409_and_the_state_of_the_other_server(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna, bob, id = two_at_a_table(one)
    actor = to_act(id, anna, bob)
    far = on(actor, two)
    state = far.state(id)
    # the news is held back, as if it were still on its way
    two.desk.catch_up = lambda *news: until_never()  # type: ignore[method-assign]
    code = actor.choose(id)["seq"]
    refused = far.choose(id, 409, seq=0, code=state["decision"]["options"][1]["code"])
    assert refused["state"]["seq"] == code == 1


async def until_never() -> None:
    """Nothing is heard."""


def test_a_key_that_postgresql_cannot_store_spoils_nothing(database: str) -> None:
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served)
        actor = to_act(id, anna, bob)
        assert actor.choose(id, 400, key="q\0")["error"] == "invalid"
        actor.choose(id)


def test_what_postgresql_cannot_store_is_refused(database: str) -> None:
    with Served(database) as served:
        anna = served.person("Anna")
        for method, path, status, body in (
            ("GET", "/api/tables/%00", 404, {}),
            ("POST", "/api/tables/%00/join", 404, {}),
            ("PUT", "/api/tables/%00/notices", 404, {"on": True}),
            ("DELETE", "/api/notices/channels/%00", 400, {}),
            ("POST", "/api/login", 400, {"name": "a\0", "password": "correct horse"}),
        ):
            assert anna.ask(method, path, status, **body)["error"] in ("unknown", "invalid")
        with anna.live("%00") as socket:
            assert socket.next("refused")["error"] == "unknown"


def test_a_match_that_is_set_aside_is_put_away_by_all_processes(
    pair: tuple[Served, Served], database: str
) -> None:
    anna, bob, id = two_at_a_table(pair[0])
    far = [on(bob, served) for served in pair]
    for person in far:
        person.state(id)
    at = ["--database", database]
    with far[0].live(id) as here, far[1].live(id) as there:
        for socket in (here, there):
            socket.next("state")
        assert main(["admin", "quarantine", id, *at]) == 0
        for socket in (here, there):
            assert socket.next("refused")["error"] == "broken"
        for person in far:
            assert "view" not in person.state(id)
        assert far[1].post(f"/api/tables/{id}/choices", 423, seq=0, code=0, key="try")["error"] == "broken"
        assert main(["admin", "release", id, *at]) == 0
        for socket in (here, there):
            assert socket.next("state")["view"]
    to_act(id, anna, bob).choose(id)


def test_a_quarantine_that_is_not_heard_of_holds_all_the_same(
    pair: tuple[Served, Served], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob, id = two_at_a_table(pair[0], variant={"end_turn": "auto"})
    monkeypatch.setattr(pair[0].desk, "catch_up", lambda *news: until_never())
    assert main(["admin", "quarantine", id, "--database", database]) == 0
    assert play_until_refused(id, anna, bob)[1].status_code == 423
    assert anna.state(id)["state"] == "broken"


def test_a_bot_is_claimed_by_one_server_only(pair: tuple[Served, Served]) -> None:
    one, two = pair
    anna = one.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    columns = schema.matches.c
    due = schema.matches.update().where(columns.id == id).values(bot_due=True, bot_claim=0.0)
    with one.desk.engine.connect() as first, two.desk.engine.connect() as second:
        with first.begin():
            first.execute(due)
        with first.begin(), second.begin():
            assert botwork.claim(first) == [id]
            assert botwork.claim(second) == []
            first.rollback()


def test_a_bot_that_sits_down_beside_a_choice_is_not_forgotten(pair: tuple[Served, Served]) -> None:
    """Bob leaves elsewhere while Anna's choice makes it his turn: neither writer knows that a bot is due."""
    one, two = pair
    variant = {"end_turn": "auto", "start_player": "host"}  # the castle draft begins with the last seat
    bob, anna = one.person("Bob"), one.person("Anna")
    id = bob.new_table("me", "open", variant=variant)["id"]
    anna.post(f"/api/tables/{id}/join")
    bob = on(bob, two)
    bob.state(id)
    live = one.desk.tables[id].live
    assert live is not None
    while True:
        code = live.state.legal(1)[0]
        then = live.match.at(len(live.match.log))
        then.choose(1, code)
        if then.state.actors() == [0]:
            break
        anna.choose(id)
        until(lambda: bob.state(id)["seq"] == live.seq)

    loop, desk = one.desk.writer.loop, one.desk
    lock = desk.lock(id)
    asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result(WAIT)
    choosing = asyncio.run_coroutine_threadsafe(
        act(desk, id, anna.me["id"], Wish(live.seq, "last of the turn", code)), loop
    )
    until(lambda: lock._waiters)
    bob.post(f"/api/tables/{id}/leave")
    loop.call_soon_threadsafe(lock.release)
    seq = choosing.result(WAIT)
    until(lambda: anna.state(id)["seq"] > seq)


def test_two_processes_play_a_match_with_a_bot_and_one_is_killed(database: str) -> None:
    one, two = Process(database), Process(database)
    try:
        anna = Person(one.url, "Anna")
        bob = Person(two.url, "Bob")
        id = anna.new_table("me", "open", "bot:random", variant={"end_turn": "auto"})["id"]
        bob.post(f"/api/tables/{id}/join")
        with bob.live(id) as his, anna.live(id) as hers:
            for _ in range(4):
                for socket, person in ((hers, anna), (his, bob)):
                    if (state := person.state(id))["decision"]:
                        socket.choose(state)
                        socket.next("accepted")
            told = anna.state(id)["seq"]
            one.kill()
        survivor = on(anna, two)
        assert survivor.state(id)["seq"] >= told
        with survivor.live(id) as hers, bob.live(id) as his:
            hers.next("state")
            his.next("state")
            until(lambda: survivor.state(id)["decision"] or bob.state(id)["decision"], 60)
            actor = survivor if survivor.state(id)["decision"] else bob
            seq = actor.choose(id)["seq"]
            for socket in (hers, his):
                assert socket.until(lambda s: s["seq"] >= seq)
    finally:
        for process in (one, two):
            if process.process.poll() is None:
                process.stop()


def test_workers_share_one_port(database: str) -> None:
    process = Process(database, "--workers", "2")
    try:
        anna, bob = Person(process.url, "Anna"), Person(process.url, "Bob")
        id = anna.new_table("me", "open")["id"]
        bob.post(f"/api/tables/{id}/join")
        with anna.live(id) as hers, bob.live(id) as his, anna.live(id) as again:
            sockets = (hers, his, again)
            for socket in sockets:
                socket.next("state")
            seq = to_act(id, anna, bob).choose(id)["seq"]
            for socket in sockets:
                assert socket.until(lambda s: s["seq"] == seq)
    finally:
        process.stop()


def test_a_backup_of_sqlite_is_restored_into_postgresql(database: str, tmp_path: Path) -> None:
    small, file = str(tmp_path / "small.db"), str(tmp_path / "all.gz")
    with Served(small) as served:
        anna, bob, id = two_at_a_table(served)
        play_on(id, anna, bob, choices=5)
        anna.post(f"/api/tables/{id}/chat", text="we move house")
        before = anna.state(id)
    assert main(["backup", file, "--database", small]) == 0
    assert main(["restore", file, "--database", database]) == 0
    with Served(database) as served:
        moved = Person(served.url, None)
        moved.http.cookies = anna.http.cookies
        after = moved.state(id)
        assert (after["view"], after["chat"]) == (before["view"], before["chat"])
        assert moved.post(f"/api/tables/{id}/chat", text="and are here")["id"] > before["chat"][-1]["id"]
    assert main(["backup", file, "--database", database]) == 0
    engine = open_database(database)
    engine.dispose()


def test_each_notice_is_sent_by_one_process(database: str, tmp_path: Path) -> None:
    """Both look and claim at the same time; somebody who looks at the table elsewhere is left in peace."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with Crier(tmp_path / "one", database) as one, Crier(tmp_path / "two", database) as two:
        for crier in (one, two):
            until(lambda crier=crier: crier.served.desk.listening and crier.served.desk.listening.is_set())
        anna, bob = one.person("Anna"), one.person("Bob")
        ids = [anna.new_table("me", "open", game="sealed", pace="days")["id"] for _ in range(5)]
        for id in ids:
            bob.post(f"/api/tables/{id}/join")
        with on(bob, two.served).live(ids[0]) as socket:
            socket.next("state")
            until(lambda: bob.me["id"] in one.served.desk.hub.here(ids[0]))
            threads = [threading.Thread(target=crier.cry) for crier in (one, two) for _ in range(3)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        told = [post["table"] for crier in (one, two) for post in crier.posts(bob)]
        assert sorted(told) == sorted(ids[1:])
        assert len(one.told(anna) + two.told(anna)) == 5
        assert one.outcomes(bob).count(("turn", "looking")) == 1
        anna.post("/api/notices/mail", address="anna@example.org")
        assert {mail["To"] for crier in (one, two) for mail in crier.letters.mails} == {"anna@example.org"}
