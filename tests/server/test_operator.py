"""`bailiwick backup`, `restore` and `admin`, from the command line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from bailiwick.cli import main
from bailiwick.server import botwork, schema
from bailiwick.server.database import open_database

from .helpers import Person, Served, play_on, to_act, two_at_a_table


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


@pytest.mark.parametrize("damage", ["cut", "garbage", "not a backup", "missing"])
def test_a_damaged_backup_restores_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    database, file = str(tmp_path / "one.db"), tmp_path / "all.gz"
    with Served(database) as served:
        for name in ("Anna", "Bob"):
            served.person(name)
    assert main(["backup", str(file), "--database", database]) == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(gzip.compress(b"".join(lines[:-2])))
    elif damage == "garbage":
        file.write_bytes(b"\x1f\x8bgarbage")
    elif damage == "not a backup":
        file.write_bytes(gzip.compress(json.dumps({"hello": "world"}).encode()))
    else:
        file.unlink()
    copy = str(tmp_path / "two.db")
    assert main(["restore", str(file), "--database", copy]) == 2
    assert "bailiwick: " in capsys.readouterr().err
    if damage == "cut":
        assert contents(copy)["users"] == []


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
def test_a_match_that_is_being_played_can_be_set_aside(tmp_path: Path, busy: bool) -> None:
    """From the next change of turn on it is refused, whether the thread writes that or the event loop."""
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
        chief.post(f"/api/admin/tables/{id}/quarantine", reason="odd")
        assert anna.state(id)["state"] == "broken"
        assert [card["id"] for card in chief.get("/api/admin/tables?only=broken")] == [id]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--workers", "2"], "needs PostgreSQL"),
        (["serve", "--workers", "0"], "at least one process"),
        (["serve", "--bots", "0"], "at least one process has to think"),
        (["serve", "--bots", "-1"], "at least one process has to think"),
        (["serve", "--database", "mysql://x"], "give a file name"),
        (["serve", "--database", "/nowhere/at/all.db"], "cannot open the database"),
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
