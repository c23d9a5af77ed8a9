"""One thread writes. What waits together is committed together, and nobody is told before."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.metrics import METRICS

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]

BATCH = 512
INSERT_ROW = schema.log.insert()
UPDATE_MATCH = (
    schema.matches.update()
    .where(schema.matches.c.id == sa.bindparam("match_id"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("choices", "waiting", "round", "state")})
    .values(bot_due=sa.bindparam("new_bot_due"), bot_claim=sa.bindparam("new_bot_claim"))
    .values(touched=sa.bindparam("new_touched"))
)
UPDATE_CLOCK = (
    schema.seats.update()
    .where(schema.seats.c.match == sa.bindparam("match_id"), schema.seats.c.seat == sa.bindparam("at_seat"))
    .values(bank=sa.bindparam("new_bank"), since=sa.bindparam("new_since"))
)


class Taken(Exception):
    """Another writer has appended to this log first."""


class Append:
    """New rows of one match's log, and the digest that goes with them."""

    def __init__(
        self, rows: list[dict[str, Any]], digest: dict[str, Any], clocks: list[dict[str, Any]]
    ) -> None:
        self.rows = rows
        self.digest = digest
        self.clocks = clocks


class Job:
    """An append or a function on the connection, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Append | Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """A queue and a thread. `append` and `run` return after the commit."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.notifies = engine.dialect.name == "postgresql"
        self.queue: deque[Job] = deque()
        self.ready = threading.Condition()
        self.closing = False
        self.thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self.thread.start()

    async def append(self, append: Append) -> None:
        """Make *append* durable; Taken if another process was there first."""
        await self._submit(append)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Run *work* in a transaction; its result comes after the commit."""
        result: T = await self._submit(work)
        return result

    def later(self, work: Work) -> None:
        """Run *work* with the next commit; nobody waits for it."""
        self._enqueue(Job(work, self.loop.create_future()))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self.ready:
            self.closing = True
            self.ready.notify()
        self.thread.join()

    async def _submit(self, work: Append | Work) -> Any:
        job = Job(work, self.loop.create_future())
        self._enqueue(job)
        return await asyncio.shield(job.future)

    def _enqueue(self, job: Job) -> None:
        with self.ready:
            self.queue.append(job)
            self.ready.notify()

    # ---- in the thread ------------------------------------------------------------------------

    def _serve(self) -> None:
        while batch := self._next_batch():
            started = time.perf_counter()
            try:
                self._commit(batch)
            except Exception as error:
                for job in batch:
                    job.error = error
            METRICS.commit(len(batch), time.perf_counter() - started)
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(_answer, batch)

    def _next_batch(self) -> list[Job]:
        with self.ready:
            while not self.queue and not self.closing:
                self.ready.wait()
            return [self.queue.popleft() for _ in range(min(BATCH, len(self.queue)))]

    def _commit(self, batch: list[Job]) -> None:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            appends = [job for job in batch if isinstance(job.work, Append)]
            if appends:
                self._append_all(connection, appends)
            for job in batch:
                if not isinstance(job.work, Append):
                    _attempt(connection, job, job.work)

    def _append_all(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """All at once; if one log has moved on meanwhile, one by one."""
        try:
            with connection.begin_nested():
                self._write(connection, [job.work for job in jobs if isinstance(job.work, Append)])
        except sa.exc.IntegrityError:
            for job in jobs:
                self._append_one(connection, job)

    def _append_one(self, connection: sa.Connection, job: Job) -> None:
        assert isinstance(job.work, Append)
        try:
            with connection.begin_nested():
                self._write(connection, [job.work])
        except sa.exc.IntegrityError:
            job.error = Taken()

    def _write(self, connection: sa.Connection, appends: list[Append]) -> None:
        connection.execute(INSERT_ROW, [row for append in appends for row in append.rows])
        connection.execute(UPDATE_MATCH, [append.digest for append in appends])
        clocks = [clock for append in appends for clock in append.clocks]
        if clocks:
            connection.execute(UPDATE_CLOCK, clocks)
        if self.notifies:
            for append in appends:
                notify(connection, "log", append.digest["match_id"])


def _attempt(connection: sa.Connection, job: Job, work: Work) -> None:
    """A failure of one piece of work is its own; the rest of the batch goes on."""
    try:
        with connection.begin_nested():
            job.result = work(connection)
    except Exception as error:
        job.error = error


def _answer(batch: list[Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
            job.future.exception()  # `later` has nobody who would look at it
        else:
            job.future.set_result(job.result)


def notify(connection: sa.Connection, what: str, match: str, more: str = "") -> None:
    """Tell the other server processes, at the moment of the commit (PostgreSQL)."""
    if connection.dialect.name == "postgresql":
        process = connection.get_execution_options().get("process", "-")
        connection.execute(sa.select(sa.func.pg_notify("bailiwick", f"{what} {match} {process} {more}")))
