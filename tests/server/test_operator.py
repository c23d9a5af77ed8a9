"""`bailiwick backup`, `restore` and `admin`, from the command line."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from bailiwick.cli import main
from bailiwick.server import botwork, listening, schema
from bailiwick.server.database import open_database, upgrade

from .helpers import Person, Served, play_on, to_act, two_at_a_table, until


def contents(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row, but for the heartbeat."""
    engine = open_database(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted(
                (tuple(map(repr, row)) for row in connection.execute(sa.select(table))), key=str
            )
            for table in schema.metadata.sorted_tables
            if table.name != "facts"
        }
    engine.dispose()
    return found


def test_r11_backup_and_restore_round_trip_while_the_server_runs(tmp_path: Path) -> None:
    database, copy, file = (str(tmp_path / name) for name in ("one.db", "two.db", "all.gz"))
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served, pace="days")
        anna.post("/api/account", name="Anna", password="correct horse")
        play_on(id, anna, bob, choices=7)
        anna.post(f"/api/tables/{id}/chat", text="half-time")
        assert main(["backup", file, "--database", database]) == 0
        before = anna.state(id)
    assert main(["restore", file, "--database", copy]) == 0
    assert contents(copy) == contents(database)
    with Served(copy) as served:
        again = Person(served.url, None)
        again.post("/api/login", name="Anna", password="correct horse")
        after = again.state(id)
        for key in ("seq", "view", "journal", "decision", "chat", "seats"):
            assert after[key] == before[key]


def test_restore_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = str(tmp_path / "one.db"), str(tmp_path / "all.gz")
    with Served(database) as served:
        served.person("Anna")
    assert main(["backup", file, "--database", database]) == 0
    assert main(["restore", file, "--database", database]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_a_database_that_knows_nobody_makes_room_for_a_backup(tmp_path: Path) -> None:
    """A server has run there once, and somebody tried to log in."""
    database, copy, file = (str(tmp_path / name) for name in ("one.db", "two.db", "all.gz"))
    for path in (database, copy):
        with Served(path) as served:
            Person(served.url, None).post("/api/login", 403, name="Anna", password="correct horse")
    with Served(database) as served:
        served.person("Anna")
    assert main(["backup", file, "--database", database]) == 0
    assert main(["restore", file, "--database", copy]) == 0
    assert contents(copy) == contents(database)
    assert facts(copy) == facts(database)


def facts(database: str) -> dict[str, str]:
    engine = open_database(database)
    with engine.connect() as connection:
        found = {row.key: row.value for row in connection.execute(sa.select(schema.facts))}
    engine.dispose()
    return found


def test_a_backup_that_knows_nobody_can_be_restored_again(tmp_path: Path) -> None:
    database, copy, file = (str(tmp_path / name) for name in ("one.db", "two.db", "all.gz"))
    with Served(database):
        pass
    assert main(["backup", file, "--database", database]) == 0
    assert main(["restore", file, "--database", copy]) == 0
    assert main(["restore", file, "--database", copy]) == 0
    assert facts(copy) == facts(database) != {}


@pytest.mark.parametrize(
    "arguments", [["backup", "all.gz"], ["admin", "list"], ["admin", "make-admin", "Anna"]]
)
@pytest.mark.parametrize("begun", [False, True])
def test_only_serve_and_restore_make_a_database(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    begun: bool,
) -> None:
    """It may be missing, or hold nothing of ours."""
    monkeypatch.chdir(tmp_path)
    database, older = Path("none.db"), Path("all.gz")
    older.write_bytes(b"an older backup")
    if begun:
        database.touch()
    assert main([*arguments, "--database", str(database)]) == 2
    assert capsys.readouterr().err == (
        "bailiwick: there is no database of Bailiwick at none.db; name it with --database\n"
    )
    assert database.exists() == begun
    assert older.read_bytes() == b"an older backup"


def test_a_backup_that_fails_leaves_the_older_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = tmp_path / "one.db", tmp_path / "all.gz"
    with Served(database) as served:
        served.person("Anna")
    assert main(["backup", str(file), "--database", str(database)]) == 0
    older, pages = file.read_bytes(), database.read_bytes()
    at = pages.rindex(b"Anna") // 4096 * 4096
    database.write_bytes(pages[:at] + b"\xff" * 4096 + pages[at + 4096 :])
    assert main(["backup", str(file), "--database", str(database)]) == 2
    assert "cannot read the database: database disk image is malformed" in capsys.readouterr().err
    assert file.read_bytes() == older
    assert sorted(tmp_path.glob("all.gz*")) == [file]


def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    copy, file = str(tmp_path / "two.db"), tmp_path / "all.gz"
    anna = {"id": "a", "name": "Anna", "admin": False, "created": 1.0}
    head = {"bailiwick": "backup", "version": "0.1.0", "revision": "0001"}
    lines = [head, ["users", anna], {"rows": 1}]
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode()))
    assert main(["restore", str(file), "--database", copy]) == 0
    with Served(copy) as served:
        assert served.person("Bob").me["name"] == "Bob"
    assert any("'Anna'" in row for row in contents(copy)["users"])


Lines = list[bytes]


def packed(lines: Lines) -> bytes:
    return gzip.compress(b"".join(lines))


def headed(lines: Lines, **changes: str | None) -> bytes:
    """With another first line; None leaves a field out."""
    head = {key: value for key, value in (json.loads(lines[0]) | changes).items() if value is not None}
    return packed([json.dumps(head).encode(), b"\n", *lines[1:]])


def with_row(lines: Lines, row: object) -> bytes:
    """One row more, and counted."""
    rows = json.loads(lines[-1])["rows"] + 1
    return packed([*lines[:-1], json.dumps(row).encode(), b"\n", json.dumps({"rows": rows}).encode()])


def flipped(packed: bytes, at: int) -> bytes:
    return packed[:at] + bytes([packed[at] ^ 0xFF]) + packed[at + 1 :]


def renamed(lines: Lines) -> bytes:
    """A wrong letter that still unpacks."""
    return gzip.compress(b"".join(lines), compresslevel=0).replace(b"Anna", b"Anne")


DAMAGES: dict[str, tuple[Callable[[Lines], bytes], str]] = {
    "cut": (lambda lines: packed(lines[:-2]), "is cut short"),
    "cut anywhere": (lambda lines: packed(lines)[:-20], "is damaged"),
    "flipped": (lambda lines: flipped(packed(lines), 12), "is damaged"),
    "renamed": (renamed, "is damaged"),
    "garbage": (lambda _: b"\x1f\x8bgarbage", "is damaged"),
    "not a backup": (lambda _: packed([b'{"hello": "world"}']), "is not a backup of Bailiwick"),
    "empty": (lambda _: packed([]), "is not a backup of Bailiwick"),
    "newer": (lambda lines: headed(lines, revision="9999"), "is from a newer version of Bailiwick"),
    "no revision": (lambda lines: headed(lines, revision=None), "is not a backup of Bailiwick"),
    "unknown table": (lambda lines: with_row(lines, ["dragons", {"id": 1}]), "a table 'dragons'"),
    "unknown column": (lambda lines: with_row(lines, ["users", {"crown": 1}]), "a column 'crown' in users"),
    "twice": (lambda lines: with_row(lines, json.loads(lines[1])), "UNIQUE constraint failed"),
    "no row": (lambda lines: with_row(lines, 7), "is damaged after row"),
}


@pytest.mark.parametrize("damage", [*DAMAGES, "missing"])
def test_a_damaged_backup_restores_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    database, file = str(tmp_path / "one.db"), tmp_path / "all.gz"
    with Served(database) as served:
        for name in ("Anna", "Bob"):
            served.person(name)
    assert main(["backup", str(file), "--database", database]) == 0
    change, complaint = DAMAGES.get(damage, (None, "cannot read"))
    if change is None:
        file.unlink()
    else:
        file.write_bytes(change(gzip.decompress(file.read_bytes()).splitlines(keepends=True)))
    copy = tmp_path / "two.db"
    assert main(["restore", str(file), "--database", str(copy)]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
    if copy.exists():
        assert not any(contents(str(copy)).values())


OPENING = [["serve", "--port", "0"], ["admin", "list"], ["backup", "all.gz"], ["restore", "all.gz"]]


@pytest.mark.parametrize("arguments", OPENING)
@pytest.mark.parametrize("fault", ["newer", "no database"])
def test_a_database_that_cannot_be_read_is_left_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    fault: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    upgraded("one.db")
    assert main(["backup", "all.gz", "--database", "one.db"]) == 0
    if fault == "newer":
        upgraded("one.db", "9999")
    else:
        Path("one.db").write_text("Thursday: order one good from a craftsman.\n" * 100)
    before, backup = Path("one.db").read_bytes(), Path("all.gz").read_bytes()
    capsys.readouterr()
    assert main([*arguments, "--database", "one.db"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert ("from a newer version" if fault == "newer" else "file is not a database") in said.err
    assert Path("one.db").read_bytes() == before
    assert Path("all.gz").read_bytes() == backup


def upgraded(database: str, revision: str = "") -> None:
    """As a server makes it; or one of a version yet to come."""
    engine = open_database(database)
    upgrade(engine)
    if revision:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    engine.dispose()


def test_admin_lists_inspects_and_sets_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "one.db")
    at = ["--database", database]
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served)
        play_on(id, anna, bob, choices=3)
        assert main(["admin", "list", *at]) == 0
        assert id in capsys.readouterr().out
        assert main(["admin", "inspect", id, *at]) == 0
        said = capsys.readouterr().out
        assert "3 rows" in said
        assert "no wrong row" in said
        assert main(["admin", "quarantine", id, *at]) == 0
        served.desk.drop(id)
        assert anna.state(id)["state"] == "broken"
        assert main(["admin", "release", id, *at]) == 0
        assert anna.state(id)["state"] == "running"
        assert main(["admin", "inspect", "nothing", *at]) == 2
        assert main(["admin", "inspect", *at]) == 2


def test_an_open_table_that_was_set_aside_is_open_again(tmp_path: Path) -> None:
    database = str(tmp_path / "one.db")
    with Served(database) as served:
        anna, bob = served.person("Anna"), served.person("Bob")
        id = anna.new_table("me", "open")["id"]
        assert main(["admin", "quarantine", id, "--database", database]) == 0
        assert anna.state(id)["state"] == "broken"
        assert bob.post(f"/api/tables/{id}/join", 423)["error"] == "broken"
        assert anna.post(f"/api/tables/{id}/start", 423, fill="random")["error"] == "broken"
        assert main(["admin", "release", id, "--database", database]) == 0
        assert anna.state(id)["state"] == "open"
        assert anna.state(id)["reason"] is None
        bob.post(f"/api/tables/{id}/join")
        to_act(id, anna, bob).choose(id)


def play_until_refused(id: str, *people: Person) -> tuple[int, httpx.Response]:
    """Last options as long as they are taken: how many rows there are then, and the refusal."""
    for _ in range(30):
        actor = to_act(id, *people)
        state = actor.state(id)
        seq, code = state["seq"], state["decision"]["options"][-1]["code"]
        wish = {"seq": seq, "code": code, "key": f"try {seq}"}
        answer = actor.http.post(f"/api/tables/{id}/choices", json=wish)
        if not answer.is_success:
            return seq, answer
    raise AssertionError("nothing is refused")


def state_of(served: Served, id: str) -> str:
    """As the database has it."""
    with served.desk.engine.connect() as connection:
        return str(connection.scalar(sa.select(schema.matches.c.state).where(schema.matches.c.id == id)))


@pytest.mark.parametrize("busy", [False, True])
def test_a_match_that_is_being_played_can_be_set_aside(
    tmp_path: Path, busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the next change of turn on it is refused, whether the thread writes that or the event loop."""
    monkeypatch.setattr(listening, "LOOK_SECONDS", 3600.0)
    database = str(tmp_path / "one.db")
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served, variant={"end_turn": "auto"})
        play_on(id, anna, bob, choices=3)
        assert main(["admin", "quarantine", id, "--database", database]) == 0
        if busy:
            served.desk.writer.in_thread += 1
        seq, refusal = play_until_refused(id, anna, bob)
        assert refusal.status_code == 423
        assert "set aside" in refusal.json()["detail"]
        assert state_of(served, id) == "broken"
        assert anna.state(id)["state"] == "broken"
        with served.desk.engine.connect() as connection:
            rows = sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.match == id)
            assert connection.scalar(rows) == seq

        assert main(["admin", "release", id, "--database", database]) == 0
        assert to_act(id, anna, bob).choose(id)["seq"] == seq + 1


def test_who_looks_at_a_match_hears_that_it_is_set_aside_and_that_it_is_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator does it in another process, which has no way to tell this one."""
    monkeypatch.setattr(listening, "LOOK_SECONDS", 0.1)
    database = str(tmp_path / "one.db")
    with Served(database) as served:
        anna, bob, id = two_at_a_table(served)
        with anna.live(id) as hers, bob.live(id) as his:
            seq = hers.next("state")["seq"]
            his.next("state")
            assert main(["admin", "quarantine", id, "--database", database]) == 0
            for socket in (hers, his):
                assert socket.next("refused")["error"] == "broken"
            assert (
                anna.post(f"/api/tables/{id}/choices", 423, seq=seq, code=0, key="late")["error"] == "broken"
            )
            with Person(served.url, None).live(id) as theirs:
                until(lambda: len(served.desk.hub.at(id)) == 3)
                assert main(["admin", "release", id, "--database", database]) == 0
                for socket in (hers, his, theirs):
                    assert socket.next("state")["seq"] == seq
            to_act(id, anna, bob).choose(id)


def test_a_bot_goes_on_in_a_match_that_is_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "one.db")
    monkeypatch.setattr(botwork.Botwork, "wake", lambda self, table: None)
    with Served(database) as served:
        anna = served.person("Anna")
        id = anna.new_table("me", "bot:random", variant={"start_player": "host"})["id"]
        assert main(["admin", "quarantine", id, "--database", database]) == 0
        assert main(["admin", "release", id, "--database", database]) == 0
        with served.desk.engine.connect() as connection:
            assert connection.scalar(sa.select(schema.matches.c.bot_due)) is True


def test_an_admin_sees_the_digest_of_all_tables_and_can_set_one_aside(tmp_path: Path) -> None:
    database = str(tmp_path / "one.db")
    with Served(database) as served:
        anna, _, id = two_at_a_table(served, private=False)
        chief = Person(served.url, None)
        chief.post("/api/account", name="Chief", password="correct horse")
        assert main(["admin", "make-admin", "nobody", "--database", database]) == 2
        assert main(["admin", "make-admin", "chief", "--database", database]) == 0
        assert chief.get("/api/me")["admin"]
        assert [card["id"] for card in chief.get("/api/admin/tables")] == [id]
        assert "view" not in chief.get("/api/admin/tables")[0]
        with anna.live(id) as hers, Person(served.url, None).live(id) as theirs:
            for socket in (hers, theirs):
                socket.next("state")
            chief.post(f"/api/admin/tables/{id}/quarantine", reason="odd")
            for socket in (hers, theirs):
                assert socket.next("refused")["error"] == "broken"
        chief.post("/api/admin/tables/nothing/quarantine", 404, reason="odd")
        assert anna.state(id)["state"] == "broken"
        assert [card["id"] for card in chief.get("/api/admin/tables?only=broken")] == [id]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--workers", "2"], "needs PostgreSQL"),
        (["serve", "--workers", "0"], "at least one process"),
        (["serve", "--bots", "0"], "at least one process has to think"),
        (["serve", "--bots", "-1"], "at least one process has to think"),
        (["serve", "--port", "99999"], "a port is a number from 0 to 65535"),
        (["serve", "--port", "-1"], "a port is a number from 0 to 65535"),
        (["serve", "--host", "nobody.invalid"], "cannot serve at --host nobody.invalid --port 8000"),
        (["serve", "--database", "mysql://x"], "give a file name"),
        (["serve", "--port", "0", "--database", "/nowhere/at/all.db"], "cannot open the database"),
        (["serve", "--database", ":memory:"], "needs a file"),
    ],
)
def test_wrong_input_gets_one_clear_message(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
