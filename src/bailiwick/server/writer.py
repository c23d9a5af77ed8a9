"""What waits together is committed together, and nobody is told before.

New rows of SQLite's logs are committed on the event loop, by the last of those that came in together
for all of them: a commit takes a fraction of a millisecond there, and handing it to a thread and back
takes longer. All else, and everything on PostgreSQL, is written by one thread.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from bailiwick.server.appends import Append, DirectAppends, SetAside, write_appends
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]
News = Callable[[], Callable[[], None]]  # makes something ready, and returns what sends it

BATCH = 512
CHECKPOINT = 1_000  # writes until SQLite's write-ahead log is moved to its place


class Taken(Exception):
    """Another writer has appended to this log first."""


class Job:
    """An append or a function on the connection, the news of it, and who waits for its commit."""

    __slots__ = ("answered", "error", "future", "news", "result", "tell", "work")

    def __init__(self, work: Append | Work, future: asyncio.Future[Any], news: News | None = None) -> None:
        self.work = work
        self.future = future
        self.news = news
        self.tell: Callable[[], None] | None = None
        self.result: Any = None
        self.error: BaseException | None = None
        self.answered = False

    def prepare(self) -> None:
        """Make the news ready, if there are any and they are not."""
        if self.news is not None and self.tell is None and self.error is None:
            try:
                self.tell = self.news()
            except Exception as error:
                self.error = error

    def answer(self) -> None:
        """On the event loop, after the commit: it is told even if nobody waits for it any more."""
        self.prepare()
        if self.error is None and self.tell is not None:
            try:
                self.tell()
            except Exception as error:
                self.error = error
        self.answered = True
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)
            self.future.exception()  # `later` has nobody who would look at it

    async def settled(self) -> None:
        """Who waited was cancelled: they keep the table until the disk has answered, whatever it says."""
        while not self.answered:
            self.future = self.future.get_loop().create_future()
            try:
                await self.future
            except (Exception, asyncio.CancelledError):
                continue


class Writer:
    """`append` and `run` return after the commit, also who is cancelled meanwhile.

    *more* says whether others are about to append.
    """

    def __init__(
        self, engine: sa.Engine, loop: asyncio.AbstractEventLoop, more: Callable[[], bool] = lambda: False
    ) -> None:
        self.engine = engine
        self.loop = loop
        self.more = more
        self.notifies = engine.dialect.name == "postgresql"
        self.direct = None if self.notifies else DirectAppends(engine)
        self.unmoved = 0  # writes since the last checkpoint
        self.checkpoint: threading.Thread | None = None
        self.closed = False
        self.waiting: list[Job] = []  # for the last one, or for the next round of the loop
        self.in_thread = 0  # jobs that the thread has not answered yet
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self.thread.start()

    async def append(self, append: Append, news: News) -> None:
        """Make *append* durable, then tell the *news* at once.

        Taken if another process was there first, SetAside if the match is in quarantine by now.
        """
        job = Job(append, self.loop.create_future(), news)
        if self.direct is None:
            self._hand_over([job])
        else:
            self.waiting.append(job)
            if not self.more():
                self._commit_waiting(self.direct)
            elif len(self.waiting) == 1:
                self.loop.call_soon(self._commit_waiting, self.direct)
        try:
            await job.future
            return
        except asyncio.CancelledError:
            pass  # nothing is awaited in here: compiled, that spoils the exception
        await job.settled()
        raise asyncio.CancelledError

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Run *work* in a transaction; its result comes after the commit."""
        job = Job(work, self.loop.create_future())
        self._hand_over([job])
        try:
            result: T = await job.future
            return result
        except asyncio.CancelledError:
            pass
        await job.settled()
        raise asyncio.CancelledError

    def later(self, work: Work) -> None:
        """Run *work* with the next commit; nobody waits for it."""
        self._hand_over([Job(work, self.loop.create_future())])

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.closed = True
        self.queue.put(None)
        for thread in (self.thread, self.checkpoint):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        if self.direct is not None:
            self.direct.close()
            self.direct = None

    # ---- on the event loop --------------------------------------------------------------------

    def _commit_waiting(self, direct: DirectAppends) -> None:
        """One transaction for all; the thread does it if the database is not free at this moment."""
        batch, self.waiting = self.waiting, []
        if not batch:
            return
        if self.in_thread:
            self._hand_over(batch)
            return
        started = time.perf_counter()
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        for job in batch:
            job.prepare()  # while the position is at hand: after the disk the processor has forgotten it
        try:
            direct.write(appends)
        except Exception as error:  # the thread tries again, and says what is wrong with which
            if not isinstance(error, sqlite3.IntegrityError | sqlite3.OperationalError | SetAside):
                note("direct-commit-fault", jobs=len(batch), fault=repr(error))
            self._hand_over(batch)
            return
        ended = time.perf_counter()
        self._answer(batch)
        METRICS.commit(len(batch), ended - started)

    def _hand_over(self, batch: list[Job]) -> None:
        if self.closed:  # nobody would answer
            for job in batch:
                job.error = RuntimeError("the writer has stopped")
                job.answer()
            return
        self.in_thread += len(batch)
        for job in batch:
            job.tell = None  # it may take a while: then the news are made of what is so then
            self.queue.put(job)

    def _take_back(self, batch: list[Job]) -> None:
        self.in_thread -= len(batch)
        self._answer(batch)

    def _answer(self, batch: list[Job]) -> None:
        for job in batch:
            job.answer()
        self.unmoved += len(batch)
        if self.unmoved >= CHECKPOINT and self.checkpoint is None and self.direct is not None:
            self.unmoved = 0
            self.checkpoint = threading.Thread(target=self._move, name="checkpoint", daemon=True)
            self.checkpoint.start()

    def _moved(self) -> None:
        """Move also the little that was committed meanwhile: then the file is used again from its start."""
        self.checkpoint = None
        if self.direct is not None:
            self.direct.checkpoint()

    # ---- in threads ---------------------------------------------------------------------------

    def _move(self) -> None:
        """A checkpoint beside the commits: neither waits for the other."""
        try:
            other = DirectAppends(self.engine)
            try:
                other.checkpoint()
            finally:
                other.close()
        except Exception as error:  # the next one may do better
            note("checkpoint-fault", fault=repr(error))
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._moved)

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
                self.loop.call_soon_threadsafe(self._take_back, batch)

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
        """One transaction too, but a failure is found and is its own."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            appends = [job for job in batch if isinstance(job.work, Append)]
            if appends:
                _append_all(connection, appends)
            for job in batch:
                if not isinstance(job.work, Append):
                    _attempt(connection, job, job.work)


def _append_all(connection: sa.Connection, jobs: list[Job]) -> None:
    """All at once; if one log has moved on meanwhile, or one row cannot be stored, one by one.

    In the order of their matches: then two processes never wait for each other.
    """
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    appends.sort(key=_match_of)
    try:
        write_appends(connection, appends)
    except Exception:
        for job in jobs:
            _append_one(connection, job)


def _match_of(append: Append) -> str:
    return append.match


def _append_one(connection: sa.Connection, job: Job) -> None:
    assert isinstance(job.work, Append)
    try:
        with connection.begin_nested():
            write_appends(connection, [job.work])
    except sa.exc.IntegrityError:
        job.error = Taken()
    except Exception as error:  # its own: the others are written
        job.error = error


def _attempt(connection: sa.Connection, job: Job, work: Work) -> None:
    """A failure of one piece of work is its own; the rest of the batch goes on."""
    try:
        with connection.begin_nested():
            job.result = work(connection)
    except Exception as error:
        job.error = error
