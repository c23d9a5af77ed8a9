"""The desk: tables in use, each loaded once, with a bound on how many."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

import sqlalchemy as sa

from bailiwick.bots import Weighed
from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.errors import broken, unknown
from bailiwick.server.hub import Hub
from bailiwick.server.limits import Limits
from bailiwick.server.live import Live, Row, first_wrong_row
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS
from bailiwick.server.settings import Settings
from bailiwick.server.stored import load_live, read_rows, read_seats, read_table, start_live
from bailiwick.server.tables import BROKEN, CLAIM_SECONDS, OPEN, RUNNING, Seat, Table, digest
from bailiwick.server.texts import new_id
from bailiwick.server.writer import Writer

T = TypeVar("T")

FEW_UNDOS = 20


class Desk:
    """Everything a request needs: the database, the tables in memory, the open connections."""

    def __init__(self, settings: Settings, engine: sa.Engine, writer: Writer) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = writer
        self.hub = Hub()
        self.limits = Limits()
        self.process = new_id()
        engine.update_execution_options(process=self.process)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listening: asyncio.Event | None = None  # set once we hear other processes (PostgreSQL)
        self.wake_bots: Callable[[Table], None] = lambda table: None
        self.weigh: Callable[[Table, int], Awaitable[Weighed | None]] = no_answer

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run *query* beside the event loop."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    def lock(self, id: str) -> asyncio.Lock:
        """One change of a table at a time in this process; between processes the log's key decides."""
        table = self.tables.get(id)
        found = self.locks.get(id) if table is None else table.lock
        if found is None:
            found = self.locks[id] = asyncio.Lock()
        return found

    # ---- tables -------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table *id* as the disk knows it, from memory or by replaying its log.

        Who waits for a commit has the lock. What is shown must be read before the next `await`.
        """
        async with self.lock(id):
            return await self.table_locked(id)

    async def table_locked(self, id: str) -> Table:
        """The same, for those who hold the lock."""
        table = self.tables.get(id)
        if table is None or table.state == BROKEN:  # which may have been released meanwhile
            table = await asyncio.to_thread(self._load, id) if id.isprintable() else None
            if table is None:
                raise unknown("table")
            self.keep(table)
        self.tables.move_to_end(id)
        return table

    async def running(self, id: str) -> Table:
        """The same, if it can be played; for those who hold the lock."""
        table = await self.table_locked(id)
        if table.state == BROKEN:
            raise broken()
        return table

    def keep(self, table: Table) -> None:
        """Put a table into memory; the one unused longest makes room."""
        table.lock = self.lock(table.id)
        self.tables[table.id] = table
        while len(self.tables) > self.settings.live_matches:
            self.tables.popitem(last=False)

    def drop(self, id: str) -> None:
        """Forget what memory says of a table; the database knows."""
        self.tables.pop(id, None)

    def _load(self, id: str) -> Table | None:
        with self.engine.connect() as connection, connection.begin():
            found = read_table(connection, id)
            if found is None:
                return None
            table, row = found
            rows = read_rows(connection, id)
        if table.state in (OPEN, BROKEN):
            return table
        METRICS.count("cold_loads")
        try:
            table.live = load_live(table, row, rows)
        except BadInput as error:  # its game, or its rules, are not known here
            self._quarantine(table, str(error))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            try:
                reason += "; " + first_wrong_row(start_live(table, row), rows)
            except Exception:
                reason += "; it does not even begin"
            self._quarantine(table, reason)
        return table

    def _quarantine(self, table: Table, reason: str) -> None:
        """A match that cannot be loaded is set aside and says so; nothing else is affected."""
        METRICS.count("broken")
        note("quarantine", match=table.id, reason=reason)
        table.state, table.reason, table.live = BROKEN, reason, None
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            set_aside(connection, table.id, reason)

    async def set_aside(self, id: str, reason: str) -> None:
        """Put a match into quarantine, and tell everybody at the table."""
        async with self.lock(id):
            await self.writer.run(lambda connection: set_aside(connection, id, reason))
            self.drop(id)
            self.hub.tell(await self.table_locked(id))
        METRICS.count("broken")
        note("quarantine", match=id, reason=reason)

    async def catch_up(self, id: str, whom: list[int] | None = None) -> None:
        """Another process wrote to this log, or changed who sits there: follow it, and tell.

        New rows are told to those who can notice them, all else to the seats *whom*, or to everybody.
        """
        async with self.lock(id):
            table = self.tables.get(id)
            seq = None  # how far we were
            idle = True  # until the database says that a process has the bots in hand
            if table is None:
                if not self.hub.at(id):
                    return
                table = await self.table_locked(id)
            elif table.live is None:
                self.drop(id)
                table = await self.table_locked(id)
            else:
                live, seq = table.live, table.live.seq
                rows, news = await self.read(lambda c: (read_rows(c, id, live.seq), read_news(c, id)))
                if news[2] != BROKEN and followed(live, rows):
                    table.seats, table.host, table.state, table.touched, idle = news
                else:
                    self.drop(id)
                    table = await self.table_locked(id)
            if whom is None:
                self.hub.tell(table)
            else:
                self.tell_since(table, seq)
                for seat in whom:
                    self.hub.tell(table, seat)
            if idle and table.bots_to_act() and await self.writer.run(claim_of(table)):
                self.wake_bots(table)

    def tell_since(self, table: Table, seq: int | None) -> None:
        """Show the position to those who can notice a row from *seq* on; None: to those who are behind."""
        live = table.live
        if live is None:
            return
        if seq is None:
            for viewer in self.hub.at(table.id):
                if viewer.seq != live.noticed(table.seats_of(viewer.user)):
                    self.hub.show(viewer, table)
            return
        rows = live.history[seq:]
        if not all(hidden for _, hidden in rows):
            self.hub.tell(table)
            return
        for seat in sorted({seat for seat, _ in rows}):
            self.hub.tell(table, seat)

    async def reseat(self, id: str) -> Table:
        """Who sits at a table has changed on the disk: read it, and tell everybody; needs the lock."""
        table = self.tables.get(id)
        if table is None or table.live is None:
            self.drop(id)
            table = await self.table_locked(id)
        else:
            news = await self.read(lambda c: read_news(c, id))
            table.seats, table.host, table.state, table.touched, _ = news
        self.hub.tell(table)
        self.wake_bots(table)
        return table


async def no_answer(table: Table, seat: int) -> Weighed | None:
    """Until bots are at work."""
    return None


def followed(live: Live, rows: list[Row]) -> bool:
    """Could *live* follow? If not, or if so much was taken back, it is replayed from the start."""
    if sum(row.undoes is not None for row in rows) > FEW_UNDOS:
        return False
    try:
        live.follow(rows)
    except Exception:
        return False
    return True


def read_news(connection: sa.Connection, id: str) -> tuple[list[Seat], str, str, float, bool]:
    """What others may have changed: seats, host, state, when it was last touched; is no bot at work?"""
    columns = schema.matches.c
    query = sa.select(columns.host, columns.state, columns.touched, columns.bot_due, columns.bot_claim)
    row = connection.execute(query.where(columns.id == id)).one()
    idle = not row.bot_due or row.bot_claim < time.time()
    return read_seats(connection, id), row.host, row.state, row.touched, idle


def claim_of(table: Table) -> Callable[[sa.Connection], bool]:
    """Take the bots of *table* in hand, if they have to act as far as the database knows, and nobody has.

    Who appends beside a change of seats does not know the bot that is due; who changes seats beside an
    append does not know that it is.
    """
    assert table.live is not None
    columns, now = schema.matches.c, time.time()
    free = sa.or_(columns.bot_due.is_(False), columns.bot_claim < now)
    mine = schema.matches.update().where(columns.id == table.id, columns.state == RUNNING, free)
    waiting = digest(table.live, table.seats)["waiting"]
    claim = mine.where(columns.waiting == waiting).values(bot_due=True, bot_claim=now + CLAIM_SECONDS)
    return lambda connection: connection.execute(claim).rowcount == 1


def set_aside(connection: sa.Connection, id: str, reason: str) -> None:
    """Mark a match as broken; other processes put it away too."""
    row = {"state": BROKEN, "reason": reason[:2000], "bot_due": False}
    connection.execute(schema.matches.update().where(schema.matches.c.id == id).values(row))
    notify(connection, "seats", id)
