"""Storage: durability, the lock, drift, quarantine, bounds on memory, migrations."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import bailiwick
from bailiwick import Match
from bailiwick.cli import main
from bailiwick.server import people, schema
from bailiwick.server.appends import DIGEST, TURN, DirectAppends
from bailiwick.server.database import ROOM_BYTES, make_room, open_database, upgrade
from bailiwick.server.imports import spell_seed_plain
from bailiwick.server.live import Live
from bailiwick.server.metrics import METRICS
from bailiwick.server.play import TOUCH_SECONDS, append_of
from bailiwick.server.tables import PERSON, Seat, digest

from .helpers import Person, Served, free_port, play_on, to_act, two_at_a_table, until

GOLDENS = Path(__file__).parents[1] / "golden"


def test_sqlite_is_wal_and_full(served: Served) -> None:
    with served.desk.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_the_connection_that_appends_is_wal_and_full_too(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "direct.db"))
    upgrade(engine)
    direct = DirectAppends(engine)
    assert direct.cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert direct.cursor.execute("PRAGMA synchronous").fetchone() == (2,)
    direct.close()
    engine.dispose()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "new.db"))
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def companions_after_upgrade(engine: sa.Engine) -> list[tuple[str, bool]]:
    """What becomes of the seats of Anna and Mia, her companion, that an older server has written."""
    upgrade(engine, "0005")
    kinds = ["person", "hotseat", "bot", "bot", "resigned", "resigned", "bot"]
    names = ["Anna", "Mia", "Anna", "Mia", "Anna", "Mia", None]
    rows = [
        {"match": "m", "seat": at, "kind": kinds[at], "user": name and "anna", "name": name}
        for at, name in enumerate(names)
    ]
    anna = {"id": "anna", "name": "Anna", "admin": False, "created": 0.0}
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(schema.users.insert().values(anna))
        connection.execute(schema.seats.insert(), rows)
    upgrade(engine)
    seats = schema.seats.c
    with engine.connect() as connection:
        query = sa.select(seats.kind, seats.companion).order_by(seats.seat)
        return [(row.kind, row.companion) for row in connection.execute(query)]


COMPANIONS = [
    ("person", False),
    ("person", True),
    ("bot", False),
    ("bot", True),
    ("resigned", False),
    ("resigned", True),
    ("bot", False),
]


def test_seats_of_an_older_server_know_their_companions(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "old.db"))
    assert companions_after_upgrade(engine) == COMPANIONS
    engine.dispose()


def first_database(file: Path, match: Match, choices: int) -> list[str]:
    """A database of the first server, with *match* after so many *choices*; the session of each seat."""
    engine, live = open_database(str(file)), Live(match.game, match.seats, match.seed, match.variant)
    upgrade(engine, "0001")
    rows = []
    for seq, entry in enumerate(match.log[:choices]):
        live.choose(entry.seat, entry.code)
        row = {"match": "first", "seq": seq, "seat": entry.seat, "code": entry.code, "at": 1.0}
        rows.append(row | {"hash": live.hash(), "hidden": live.history[-1][1]})
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        guests = [people.add_guest(connection, f"Name {seat}") for seat in range(match.seats)]
        seats = [Seat(PERSON, guest.id, guest.name) for guest in guests]
        row = {"id": "first", "game": match.game.id, "rules": 1, "variant": match.variant, "title": ""}
        row |= {"seed_text": spell_seed_plain(match), "host": guests[0].id, "private": True, "shuffle": False}
        row |= {"spectator_chat": True, "pace": "none", "choices": choices, "created": 1.0, "touched": 1.0}
        connection.execute(schema.matches.insert().values(row | digest(live, seats)))
        sat = [
            {"match": "first", "seat": at, "kind": seat.kind, "user": seat.user, "name": seat.name}
            for at, seat in enumerate(seats)
        ]
        connection.execute(schema.seats.insert(), sat)
        connection.execute(schema.log.insert(), rows)
        tokens = [people.open_session(connection, guest.id) for guest in guests]
    engine.dispose()
    return tokens


@pytest.mark.parametrize("golden", ["provence/2-seats", "burgundy/2-seats", "colonia/3-seats-random"])
def test_r11_a_running_match_of_the_first_server_is_played_on(tmp_path: Path, golden: str) -> None:
    """Half of a golden match was played before the upgrade; the other half leads where it always led."""
    match = Match.load(GOLDENS / f"{golden}.txt")
    half = len(match.log) // 2
    tokens = first_database(tmp_path / "first.db", match, half)
    with Served(tmp_path / "first.db") as served:
        players = [Person(served.url, None) for _ in tokens]
        for player, token in zip(players, tokens, strict=True):
            player.http.cookies.set("bailiwick", token)
        (card,) = players[0].get("/api/lobby")["mine"]
        assert (card["id"], card["state"], card["choices"]) == ("first", "running", half)
        for entry in match.log[half:]:
            players[entry.seat].choose("first", code=entry.code)
        assert players[0].get("/api/tables/first/export") == match.text()


def test_bots_that_are_due_are_found_by_an_index_of_them_alone(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "new.db"))
    upgrade(engine)
    matches = schema.matches.c
    query = sa.select(matches.id).where(matches.bot_due.is_(True), matches.bot_claim < 1.0)
    text = str(query.compile(engine, compile_kwargs={"literal_binds": True}))
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all()
    assert "USING INDEX matches_by_bot" in plan[0][-1]
    engine.dispose()


def test_each_row_carries_the_hash_of_the_state_it_leads_to(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=8)
    live = served.desk.tables[id].live
    assert live is not None
    with served.desk.engine.connect() as connection:
        rows = connection.execute(sa.select(schema.log).where(schema.log.c.match == id)).all()
    for row in rows:
        assert row.hash == live.match.at(row.seq + 1).state.hash()


def test_what_lists_show_is_written_when_it_changes(served: Served) -> None:
    """Most choices leave it as it is whose turn of which round it is: then only the log grows."""
    anna, bob, id = two_at_a_table(served)
    written = []
    for seq in range(24):
        to_act(id, anna, bob).choose(id)
        table = served.desk.tables[id]
        assert table.live is not None
        with served.desk.engine.connect() as connection:
            row = connection.execute(sa.select(schema.matches).where(schema.matches.c.id == id)).one()
        shown = digest(table.live, table.seats)
        assert {name: getattr(row, name) for name in shown} == shown
        assert row.touched == table.touched
        if row.choices == seq + 1:
            written.append((row.waiting, row.round))  # a seat may end one round and begin the next
    assert 4 < len(written) < 16
    assert all(a != b for a, b in pairwise(written))


def test_within_a_long_turn_lists_know_that_somebody_is_there(served: Served) -> None:
    _, _, id = two_at_a_table(served)
    table = served.desk.tables[id]
    live = table.live
    assert live is not None
    same, touched = digest(live, table.seats), table.touched
    row = {"seq": 0, "seat": 0, "code": 0, "undoes": None}
    assert append_of(table, live, [row], touched + TOUCH_SECONDS - 1, same).digest == {}
    assert table.touched == touched
    later = append_of(table, live, [row], touched + TOUCH_SECONDS, same).digest
    assert later["touched"] == table.touched == touched + TOUCH_SECONDS
    assert later["waiting"] == same["waiting"]


def test_an_ordinary_turn_touches_no_index(served: Served) -> None:
    """What an index holds is written only when it changes: whether a bot is due, the end, once a minute."""
    _, _, id = two_at_a_table(served)
    table = served.desk.tables[id]
    live = table.live
    assert live is not None
    row = {"seq": 0, "seat": 0, "code": 0, "undoes": None}
    shown = digest(live, table.seats)
    before = shown | {"waiting": "another"}
    assert list(append_of(table, live, [row], table.touched, before).digest) == TURN
    for was in ({"bot_due": True}, {"state": "open"}):
        assert set(append_of(table, live, [row], table.touched, shown | was).digest) == set(DIGEST)


def test_the_write_ahead_log_is_long_from_the_start(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with Served(file) as served:
        log = Path(f"{file}-wal")
        long = log.stat().st_size
        assert long > ROOM_BYTES
        anna, bob, id = two_at_a_table(served)
        play_on(id, anna, bob, choices=20)
        assert log.stat().st_size == long
        assert not sa.inspect(served.desk.engine).has_table("room")
    assert file.stat().st_size < ROOM_BYTES / 8


def test_a_log_that_cannot_be_made_long_is_no_reason_not_to_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "busy.db"
    engine = open_database(str(file))
    upgrade(engine)
    engine.dispose()
    sa.event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=0"))
    with engine.connect().execution_options(writes=True) as other, other.begin(), caplog.at_level("INFO"):
        make_room(engine)
    assert "no-room" in caplog.text
    assert Path(f"{file}-wal").stat().st_size < ROOM_BYTES


def test_a_hot_match_is_never_replayed(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    before = METRICS.sums["cold_loads"]
    play_on(id, anna, bob, choices=10)
    assert METRICS.sums["cold_loads"] == before


def test_memory_holds_a_bounded_number_of_matches_and_all_can_be_played(tmp_path: Path) -> None:
    with Served(tmp_path / "small.db", live_matches=3) as served:
        anna = served.person("Anna")
        ids = []
        for _ in range(8):
            served.desk.limits.moments.clear()
            ids.append(anna.new_table("me", "hotseat:Bob")["id"])
        for id in ids * 2:
            anna.choose(id)
            assert len(served.desk.tables) <= 3
        assert [anna.state(id)["seq"] for id in ids] == [2] * 8
        # a table that fell out of memory still tells those who watch it
        with anna.live(ids[0]) as socket:
            socket.next("state")
            for id in ids[1:]:
                anna.state(id)
            assert ids[0] not in served.desk.tables
            anna.choose(ids[0])
            assert socket.until(lambda state: state["seq"] == 3)


def damage(served: Served, id: str, **values: object) -> None:
    """Somebody changed the stored log."""
    last = sa.select(sa.func.max(schema.log.c.seq)).where(schema.log.c.match == id).scalar_subquery()
    wrong = schema.log.update().where(schema.log.c.match == id, schema.log.c.seq == last)
    with served.desk.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(wrong.values(**values))
    served.desk.drop(id)


@pytest.mark.parametrize("values", [{"hash": "0" * 16}, {"code": 171}, {"seat": 7}, {"seq": 99}])
def test_a_broken_match_is_set_aside_and_says_so(served: Served, values: dict[str, object]) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=3)
    damage(served, id, **values)
    state = anna.state(id)
    assert state["state"] == "broken"
    assert state["reason"]
    assert "view" not in state
    assert anna.post(f"/api/tables/{id}/choices", 423, seq=3, code=1, key="k")["error"] == "broken"
    mine = anna.get("/api/lobby")["mine"]
    assert [card["state"] for card in mine if card["id"] == id] == ["broken"]
    with served.desk.engine.connect() as connection:
        reason = connection.scalar(sa.select(schema.matches.c.reason).where(schema.matches.c.id == id))
    assert reason is not None
    assert "row" in reason


def test_a_match_of_a_game_that_is_gone_breaks_nothing_else(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    gone = schema.matches.update().where(schema.matches.c.id == id).values(game="quidditch")
    with served.desk.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(gone)
    served.desk.drop(id)
    assert anna.state(id)["state"] == "broken"
    assert anna.get("/api/lobby")["mine"]


def test_a_match_whose_rules_are_not_known_here_waits_for_a_program_that_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It keeps the rules it began with: nothing is replayed by others, and nothing is lost."""
    database, rules = str(tmp_path / "rules.db"), "rules=1 of sealed are not known here; rules=2 are"
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served, game="sealed")
        play_on(id, anna, bob, choices=3)
        before = anna.state(id)
        with monkeypatch.context() as update:
            update.setattr(bailiwick.game("sealed"), "version", 2)
            served.desk.drop(id)
            assert anna.state(id)["state"] == "broken"
            mine = anna.get("/api/lobby")["mine"]
            assert [(card["id"], card["state"]) for card in mine] == [(id, "broken")]
            assert main(["admin", "release", id, "--database", database]) != 0
            assert main(["admin", "list", "--database", database]) == 0
            said = capsys.readouterr()
            assert rules in said.err
            assert rules in said.out
        assert main(["admin", "release", id, "--database", database]) == 0
        assert anna.state(id) == before
        to_act(id, anna, bob).choose(id)


def test_a_table_begins_with_the_rules_of_the_day_and_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's table was open through an update; files about it name the rules it is played by."""
    with Served(tmp_path / "begun.db") as served:
        anna, bob = served.person("Anna"), served.person("Bob")
        id = anna.new_table("me", "open", game="sealed")["id"]
        monkeypatch.setattr(bailiwick.game("sealed"), "version", 2)
        bob.post(f"/api/tables/{id}/join")
        assert anna.get(f"/api/tables/{id}/report")["rules"] == 2
        monkeypatch.setattr(bailiwick.game("sealed"), "version", 3)
        assert anna.get(f"/api/tables/{id}/report")["rules"] == 2


def test_a_second_server_on_the_same_file_races_on_the_key_and_loses_nothing(tmp_path: Path) -> None:
    """Two processes with stale memories: one append wins, the other gets the current state."""
    with Served(tmp_path / "one.db") as one, Served(tmp_path / "one.db") as two:
        anna, bob, id = two_at_a_table(one)
        actor = to_act(id, anna, bob)
        elsewhere = Person(two.url, None)
        elsewhere.http.cookies = actor.http.cookies
        here, there = actor.state(id), elsewhere.state(id)
        codes = [option["code"] for option in here["decision"]["options"]]
        assert actor.choose(id, seq=0, code=codes[0])["seq"] == 1
        assert there["seq"] == 0
        wish = {"seq": 0, "code": codes[1], "key": "second"}
        refused = elsewhere.post(f"/api/tables/{id}/choices", 409, **wish)
        assert refused["error"] == "stale"
        assert refused["state"]["seq"] == 1
        assert elsewhere.state(id)["view"] == actor.state(id)["view"]


def test_a_fault_of_the_rules_changes_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, id = two_at_a_table(served, game="sealed")

    def crash(self: object, state: object, seat: int, code: int) -> None:
        raise RuntimeError("the rules of sealed bids are wrong")

    with monkeypatch.context() as patch:
        patch.setattr("sealed.Draft.choose", crash)
        assert anna.choose(id, 422)["error"] == "rules-fault"
    assert anna.state(id)["seq"] == 0
    assert anna.choose(id)["seq"] == 1


class Process:
    """`bailiwick serve` as people start it."""

    def __init__(self, database: str, *more: str, program: tuple[str, str] = ("-m", "bailiwick")) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, *program, "serve", "--port", str(self.port)]
        # a group of its own: the kill takes the server alone, as the kernel would
        self.process = subprocess.Popen(
            [*command, "--database", database, "--quiet", *more],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )
        until(self.is_up, 60)

    def is_up(self) -> bool:
        assert self.process.poll() is None, self.process.stderr and self.process.stderr.read().decode()
        try:
            return Person(self.url, None).http.get("/health").status_code == 200
        except OSError:
            return False
        except Exception:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def test_r3_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Eight tables are played without pause; the server is killed in the middle, and goes on."""
    database = str(tmp_path / "killed.db")
    first = Process(database)
    people = [Person(first.url, f"Player {at}") for at in range(8)]
    ids = [person.new_table("me", "hotseat:Other", variant={"end_turn": "auto"})["id"] for person in people]
    told: dict[str, int] = {}

    def play(person: Person, id: str) -> None:
        try:
            with person.live(id) as socket:
                while True:
                    message = socket.next()
                    if message["type"] == "accepted":
                        told[id] = message["seq"]
                    elif message["type"] == "state" and message["decision"]:
                        socket.choose(message, -1)
        except Exception:
            return

    threads = [
        threading.Thread(target=play, args=pair, daemon=True) for pair in zip(people, ids, strict=True)
    ]
    for thread in threads:
        thread.start()
    until(lambda: sum(told.values()) > 60, 60)
    first.kill()
    for thread in threads:
        thread.join(10)

    started = time.monotonic()
    second = Process(database)
    # no proof of R3's 5 s, which are measured (docs/figures/load.md): only that the start does not hang
    assert time.monotonic() - started < 30
    try:
        for person, id in zip(people, ids, strict=True):
            person.http.base_url = person.url = second.url
            state = person.state(id)
            assert state["seq"] >= told.get(id, 0)
            assert len(told) == 8
            with person.live(id, f"?since=0&seq={told[id]}") as socket:
                again = socket.next("state")
                assert again["journal"] == state["journal"]
                if again["decision"]:
                    socket.choose(again)
                    assert socket.next("accepted")["seq"] == again["seq"] + 1
    finally:
        second.stop()
