"""One thread writes. What waits together is committed together, and nobody is told before."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from bailiwick.server.appends import Append, DirectAppends, write_appends
from bailiwick.server.metrics import METRICS

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]

BATCH = 512


class Taken(Exception):
    """Another writer has appended to this log first."""


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
        self.direct: DirectAppends | None = None
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
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
        self.queue.put(Job(work, self.loop.create_future()))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.queue.put(None)
        self.thread.join()

    async def _submit(self, work: Append | Work) -> Any:
        job = Job(work, self.loop.create_future())
        self.queue.put(job)
        return await job.future

    # ---- in the thread ------------------------------------------------------------------------

    def _serve(self) -> None:
        self.direct = None if self.notifies else DirectAppends(self.engine)
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
        if self.direct is not None:
            self.direct.close()

    def _next_batch(self) -> list[Job]:
        """All that waits; empty when the end is reached."""
        batch = []
        job = self.queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self.queue.empty():
                return batch
            job = self.queue.get()
        if batch:
            self.queue.put(None)
        return batch

    def _commit(self, batch: list[Job]) -> None:
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        if self.direct is not None and len(appends) == len(batch):
            try:
                self.direct.write(appends)
            except sqlite3.IntegrityError:
                self._commit_each(batch)
        else:
            self._commit_each(batch)

    def _commit_each(self, batch: list[Job]) -> None:
        """In one transaction too, but a failure is found and is its own."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            appends = [job for job in batch if isinstance(job.work, Append)]
            if appends:
                _append_all(connection, appends)
            for job in batch:
                if not isinstance(job.work, Append):
                    _attempt(connection, job, job.work)


def _append_all(connection: sa.Connection, jobs: list[Job]) -> None:
    """All at once; if one log has moved on meanwhile, one by one."""
    try:
        write_appends(connection, [job.work for job in jobs if isinstance(job.work, Append)])
    except sa.exc.IntegrityError:
        for job in jobs:
            _append_one(connection, job)


def _append_one(connection: sa.Connection, job: Job) -> None:
    assert isinstance(job.work, Append)
    try:
        with connection.begin_nested():
            write_appends(connection, [job.work])
    except sa.exc.IntegrityError:
        job.error = Taken()


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
