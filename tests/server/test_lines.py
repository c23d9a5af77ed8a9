"""Messages go out at once where the line takes them, and in order where it does not."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bailiwick.server import people, seating
from bailiwick.server import writer as writer_module
from bailiwick.server.appends import Append
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.hub import BACKLOG, Viewer
from bailiwick.server.metrics import METRICS
from bailiwick.server.play import Wish, act, append_of
from bailiwick.server.seating import NewTable
from bailiwick.server.stored import load_live, read_table
from bailiwick.server.tables import digest
from bailiwick.server.writer import Writer

from .helpers import WAIT, Served, play_on, to_act, two_at_a_table


class SlowLine:
    """A line that is congested until it is `free`."""

    def __init__(self) -> None:
        self.free = False
        self.went: list[bytes] = []

    def __call__(self, message: bytes, soon: bool) -> bool:
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


def test_who_falls_too_far_behind_is_let_go_and_hears_nothing_with_a_gap() -> None:
    line, cuts = SlowLine(), []
    viewer = Viewer("table", None, line)
    viewer.cut = lambda: cuts.append("cut")
    for at in range(BACKLOG):
        viewer.send(b"%d" % at)
    assert not viewer.closed
    viewer.send(b"one too many")
    line.free = True
    viewer.send(b"and one more")
    assert viewer.closed
    assert cuts == ["cut"]
    assert line.went == []
    assert viewer.queue.get_nowait() is None, "none of those that came before it"
    assert viewer.queue.empty()


def test_who_reads_slowly_has_not_fallen_behind_for_good() -> None:
    line = SlowLine()
    viewer = Viewer("table", None, line)
    for at in range(3 * BACKLOG):
        viewer.send(b"%d" % at)
        assert viewer.queue.get_nowait() == b"%d" % at
        viewer.behind -= 1
    assert not viewer.closed


def first_choice(engine: Any) -> Append:
    """A table of two, and its first choice, made but not written."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        anna = people.add_guest(connection, "Anna")
        id, _ = seating.add_table(connection, anna, NewTable("provence", ["me", "hotseat:Bob"]))
        found = read_table(connection, id)
    assert found is not None
    table = found[0]
    live = table.live = load_live(*found, [])
    seat, listed = live.state.actors()[0], digest(live, table.seats)
    live.choose(seat, live.state.legal(seat)[0])
    row = {"match": id, "seq": 0, "seat": seat, "code": 0, "undoes": None, "hidden": False}
    rows = [{**row, "hash": live.hash(), "user": anna.id, "key": "k", "at": 0.0}]
    return append_of(table, live, rows, 0.0, listed)


@asynccontextmanager
async def writing(
    folder: Path, more: Callable[[], bool] = lambda: False
) -> AsyncIterator[tuple[Writer, Append]]:
    """A writer, and something to write."""
    engine = open_database(str(folder / "test.db"))
    upgrade(engine)
    append = first_choice(engine)
    writer = Writer(engine, asyncio.get_running_loop(), more)
    yield writer, append
    await writer.close()
    engine.dispose()


def stored(folder: Path) -> int:
    """How many rows are on the disk."""
    with sqlite3.connect(folder / "test.db") as other:
        return int(other.execute("SELECT count(*) FROM log").fetchone()[0])


def test_a_choice_is_told_even_if_who_made_it_has_gone(tmp_path: Path) -> None:
    """The line breaks while the choice is being written: it is on the disk, so the others hear of it."""

    async def run() -> None:
        told: list[str] = []
        async with writing(tmp_path, lambda: True) as (writer, append):
            waits = asyncio.create_task(writer.append(append, lambda: lambda: told.append("told")))
            await asyncio.sleep(0)
            waits.cancel()
            await asyncio.gather(waits, return_exceptions=True)
            await writer.run(lambda connection: None)
        assert told == ["told"]

    asyncio.run(run())


@pytest.mark.parametrize("times", [1, 3])
def test_who_has_gone_keeps_the_table_until_the_disk_has_answered(served: Served, times: int) -> None:
    """The line breaks while the thread writes: nobody may read the match as it was before."""
    anna, bob, id = two_at_a_table(served)
    actor = to_act(id, anna, bob)
    code = actor.state(id)["decision"]["options"][0]["code"]
    desk, disk = served.desk, threading.Event()

    async def run() -> tuple[bool, int]:
        desk.writer.later(lambda connection: disk.wait(WAIT))
        chooses = asyncio.create_task(act(desk, id, actor.me["id"], Wish(0, "gone", code)))
        await asyncio.sleep(0)
        looks = asyncio.create_task(desk.table(id))
        for _ in range(times):
            chooses.cancel()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        early = chooses.done() or looks.done()
        disk.set()
        live = (await looks).live
        assert live is not None
        assert chooses.cancelled()
        return early, live.seq

    with (anna if actor is bob else bob).live(id) as socket:
        socket.next("state")
        assert asyncio.run_coroutine_threadsafe(run(), desk.writer.loop).result(WAIT) == (False, 1)
        assert socket.until(lambda state: state["seq"] == 1)
    play_on(id, anna, bob, choices=2)


def test_a_writer_that_has_stopped_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        async with writing(tmp_path) as (writer, append):
            pass
        with pytest.raises(RuntimeError, match="stopped"):
            await writer.append(append, lambda: print)
        with pytest.raises(RuntimeError, match="stopped"):
            await writer.run(lambda connection: None)

    asyncio.run(run())


def test_news_are_made_before_the_disk_writes_and_told_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        steps: list[tuple[str, int]] = []

        def news() -> Callable[[], None]:
            steps.append(("made", stored(tmp_path)))
            return lambda: steps.append(("told", stored(tmp_path)))

        async with writing(tmp_path) as (writer, append):
            await writer.append(append, news)
        assert steps == [("made", 0), ("told", 1)]

    asyncio.run(run())


def test_who_comes_alone_does_not_wait_and_the_last_of_many_commits_for_all(tmp_path: Path) -> None:
    async def run() -> None:
        more, before = [False], METRICS.sums.copy()

        def committed() -> tuple[int, int]:
            return tuple(METRICS.sums[name] - before[name] for name in ("commits", "committed_jobs"))

        async with writing(tmp_path, lambda: more[0]) as (writer, append):

            def begin(seq: int) -> Coroutine[Any, Any, None]:
                rows = [{**append.rows[0], "seq": seq}]
                again = Append(append.match, rows, append.digest, append.clocks)
                return writer.append(again, lambda: lambda: None)

            with pytest.raises(StopIteration):
                begin(0).send(None)
            assert committed() == (1, 1), "written before anything else had its turn"
            more[0] = True
            first = asyncio.create_task(begin(1))
            await asyncio.sleep(0)
            assert committed() == (1, 1), "it waits for the other"
            more[0] = False
            await begin(2)
            assert committed() == (2, 3)
            await first
            more[0] = True
            await begin(3)
            assert committed() == (3, 4), "nobody came: the next round of the loop writes it"

    asyncio.run(run())


def lock_it(folder: Path, writer: Writer) -> sqlite3.Connection:
    """Somebody else writes: the direct way does not wait for them."""
    other = sqlite3.connect(folder / "test.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other


def break_it(folder: Path, writer: Writer) -> sqlite3.Connection:
    """A fault that nobody thought of."""
    assert writer.direct is not None
    writer.direct.cursor.close()
    return sqlite3.connect(folder / "test.db", check_same_thread=False)


@pytest.mark.parametrize("spoil", [lock_it, break_it])
def test_a_commit_that_fails_tells_nothing_and_the_thread_tries_again(
    spoil: Callable[[Path, Writer], sqlite3.Connection], tmp_path: Path
) -> None:
    async def run() -> None:
        made, told = [], []

        def news() -> Callable[[], None]:
            made.append(stored(tmp_path))
            return lambda: told.append(stored(tmp_path))

        async with writing(tmp_path) as (writer, append):
            other = spoil(tmp_path, writer)
            waits = asyncio.create_task(writer.append(append, news))
            await asyncio.sleep(0)
            assert made == [0]
            assert told == []
            other.close()
            await waits
        assert made == [0, 1], "made again from the position as it is then"
        assert told == [1]

    asyncio.run(run())


@asynccontextmanager
async def in_one_batch(writer: Writer) -> AsyncIterator[None]:
    """What is written inside is written by the thread, together."""
    disk = threading.Event()
    writer.later(lambda connection: disk.wait(WAIT))
    yield
    await asyncio.sleep(0)
    disk.set()


def test_a_row_that_cannot_be_stored_fails_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with writing(tmp_path) as (writer, append):
            other = first_choice(writer.engine)
            other.rows[0]["key"] = object()
            async with in_one_batch(writer):
                bad = asyncio.create_task(writer.append(other, lambda: print))
                good = asyncio.create_task(writer.append(append, lambda: print))
            await good
            with pytest.raises(sa.exc.DBAPIError):
                await bad
        assert stored(tmp_path) == 1

    asyncio.run(run())


def test_matches_are_written_in_one_order_by_all_processes(tmp_path: Path) -> None:
    """Else two of them could wait for each other for ever."""

    async def run() -> None:
        wrote: list[str] = []
        async with writing(tmp_path) as (writer, append):

            @sa.event.listens_for(writer.engine, "before_cursor_execute")
            def listen(_1: Any, _2: Any, statement: str, rows: Any, _4: Any, _5: Any) -> None:
                if statement.startswith("INSERT INTO log"):
                    wrote.extend(row[0] for row in rows)

            appends = [append, first_choice(writer.engine), first_choice(writer.engine)]
            appends.sort(key=lambda append: append.match, reverse=True)
            async with in_one_batch(writer):
                tasks = [asyncio.create_task(writer.append(each, lambda: print)) for each in appends]
            await asyncio.gather(*tasks)
        assert wrote == sorted(each.match for each in appends)

    asyncio.run(run())


def test_news_that_cannot_be_made_are_an_error_for_who_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with writing(tmp_path) as (writer, append):
            with pytest.raises(ZeroDivisionError):
                await writer.append(append, lambda: lambda: print(1 // 0))
        assert stored(tmp_path) == 1

    asyncio.run(run())


def test_the_write_ahead_log_is_used_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is moved to its place beside the commits, so its file does not grow with them."""

    async def run() -> None:
        monkeypatch.setattr(writer_module, "CHECKPOINT", 50)
        async with writing(tmp_path) as (writer, append):
            for seq in range(1_000):
                rows = [{**append.rows[0], "seq": seq}]
                await writer.append(Append(append.match, rows, append.digest, append.clocks), lambda: print)
                await asyncio.sleep(0)
            grown = (tmp_path / "test.db-wal").stat().st_size
        assert stored(tmp_path) == 1_000
        assert grown < 300 * 3 * 4096, "a thousand commits wrote three pages each"

    asyncio.run(run())


def test_a_checkpoint_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No connection is to be had for a moment: the write-ahead log must not grow for ever."""

    class NoConnection:
        def raw_connection(self) -> None:
            raise sqlite3.OperationalError("unable to open database file")

    async def run() -> None:
        monkeypatch.setattr(writer_module, "CHECKPOINT", 1)
        async with writing(tmp_path) as (writer, append):
            engine, writer.engine = writer.engine, NoConnection()
            await writer.append(append, lambda: lambda: None)
            first = writer.checkpoint
            assert first is not None
            await asyncio.to_thread(first.join)
            await asyncio.sleep(0)
            assert writer.checkpoint is None
            writer.engine = engine
            rows = [{**append.rows[0], "seq": 1}]
            await writer.append(Append(append.match, rows, append.digest, append.clocks), lambda: print)
            assert writer.checkpoint is not None

    asyncio.run(run())
