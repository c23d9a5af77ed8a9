"""Messages go out at once where the line takes them, and in order where it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bailiwick.server import people, seating
from bailiwick.server.appends import Append
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.hub import Viewer
from bailiwick.server.play import append_of
from bailiwick.server.seating import NewTable
from bailiwick.server.tables import load_live, read_table
from bailiwick.server.writer import Writer


class SlowLine:
    """A line that is congested until it is `free`."""

    def __init__(self) -> None:
        self.free = False
        self.went: list[bytes] = []

    def __call__(self, message: bytes) -> bool:
        if self.free:
            self.went.append(message)
        return self.free


def test_a_free_line_takes_a_message_at_once() -> None:
    line = SlowLine()
    line.free = True
    viewer = Viewer("table", None, line)
    viewer.send(b"one")
    assert line.went == [b"one"]
    assert viewer.queue.empty()


def test_what_a_congested_line_does_not_take_waits_in_order() -> None:
    line = SlowLine()
    viewer = Viewer("table", None, line)
    viewer.send(b"one")
    line.free = True
    viewer.send(b"two")
    assert line.went == [], "nothing overtakes the first"
    assert [viewer.queue.get_nowait(), viewer.queue.get_nowait()] == [b"one", b"two"]


def first_choice(engine: Any) -> Append:
    """A table of two, and its first choice, made but not written."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        anna = people.add_guest(connection, "Anna")
        id, _ = seating.add_table(connection, anna, NewTable("provence", ["me", "hotseat:Bob"]))
        found = read_table(connection, id)
    assert found is not None
    table = found[0]
    live = table.live = load_live(*found, [])
    seat = live.state.actors()[0]
    live.choose(seat, live.state.legal(seat)[0])
    row = {"match": id, "seq": 0, "seat": seat, "code": 0, "undoes": None, "hidden": False}
    rows = [{**row, "hash": live.hash(), "user": anna.id, "key": "k", "at": 0.0}]
    return append_of(table, live, rows, 0.0)


def test_a_choice_is_told_even_if_who_made_it_has_gone(tmp_path: Path) -> None:
    """The line breaks while the choice is being written: it is on the disk, so the others hear of it."""

    async def run() -> list[str]:
        told: list[str] = []
        engine = open_database(str(tmp_path / "test.db"))
        upgrade(engine)
        append = first_choice(engine)
        writer = Writer(engine, asyncio.get_running_loop())
        waits = asyncio.create_task(writer.append(append, lambda: lambda: told.append("told")))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        await writer.run(lambda connection: None)
        writer.close()
        engine.dispose()
        return told

    assert asyncio.run(run()) == ["told"]
