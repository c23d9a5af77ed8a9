"""New rows of many logs in as few statements as there can be."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.tables import BROKEN

Values = dict[str, Any]

ROW = [column.name for column in schema.log.c]
TURN = ["choices", "waiting", "round"]  # what most turns change of the digest; no index has it
DIGEST = [*TURN, "state", "bot_due", "bot_claim", "touched"]
CLOCK = ["bank", "since"]
CACHE_KB = 32_000  # of pages of SQLite's, so that a commit only writes


class SetAside(Exception):
    """The match was put into quarantine meanwhile."""


class Append:
    """New rows of one match's log, the columns of TURN or DIGEST if they change, and clocks by seat.

    The standing order of the seat `ended` ends with them.
    """

    def __init__(
        self,
        match: str,
        rows: list[dict[str, Any]],
        digest: dict[str, Any],
        clocks: dict[int, dict[str, Any]],
    ) -> None:
        self.match = match
        self.rows = rows
        self.digest = digest
        self.clocks = clocks
        self.ended: int | None = None

    def changes_more(self) -> bool:
        """Is there anything besides the log?"""
        return bool(self.digest or self.clocks) or self.ended is not None


def write_appends(connection: sa.Connection, appends: list[Append]) -> None:
    """IntegrityError if one of the logs has moved on, SetAside if one is not to be played any more.

    Then, as after any other fault, nothing was written.
    """
    with connection.begin_nested():
        write_many(connection, appends)
    for append in appends:
        notify(connection, "log", append.match)


def notify(connection: sa.Connection, what: str, match: str, more: str = "") -> None:
    """Tell the other server processes, at the moment of the commit (PostgreSQL)."""
    if connection.dialect.name == "postgresql":
        process = connection.get_execution_options().get("process", "-")
        connection.execute(sa.select(sa.func.pg_notify("bailiwick", f"{what} {match} {process} {more}")))


INSERT_ROWS = schema.log.insert()
UPDATE_MATCHES = [
    schema.matches.update()
    .where(schema.matches.c.id == sa.bindparam("at_match"), schema.matches.c.state != BROKEN)
    .values({name: sa.bindparam(f"new_{name}") for name in columns})
    for columns in (TURN, DIGEST)
]
UPDATE_CLOCKS = (
    schema.seats.update()
    .where(schema.seats.c.match == sa.bindparam("at_match"), schema.seats.c.seat == sa.bindparam("at_seat"))
    .values({name: sa.bindparam(f"new_{name}") for name in CLOCK})
)
END_ORDERS = (
    schema.seats.update()
    .where(schema.seats.c.match == sa.bindparam("at_match"), schema.seats.c.seat == sa.bindparam("at_seat"))
    .values(order_code=None, order_round=None)
)
END_VOTES = schema.votes.delete().where(
    schema.votes.c.match == sa.bindparam("at_match"), schema.votes.c.seat == sa.bindparam("at_seat")
)


def write_many(connection: sa.Connection, appends: list[Append]) -> None:
    """As the driver does it best."""
    connection.execute(INSERT_ROWS, [row for append in appends for row in append.rows])
    for columns, update in zip((TURN, DIGEST), UPDATE_MATCHES, strict=True):
        digests = [
            {"at_match": append.match, **renamed(append.digest)}
            for append in appends
            if len(append.digest) == len(columns)
        ]
        if digests and connection.execute(update, digests).rowcount != len(digests):
            raise SetAside
    clocks = [
        {"at_match": append.match, "at_seat": seat, **renamed(clock)}
        for append in appends
        for seat, clock in append.clocks.items()
    ]
    if clocks:
        connection.execute(UPDATE_CLOCKS, clocks)
    late = [
        {"at_match": append.match, "at_seat": seat}
        for append in appends
        for seat, clock in append.clocks.items()
        if acted_late(clock)
    ]
    if late:
        connection.execute(END_VOTES, late)
    ended = [{"at_match": a.match, "at_seat": a.ended} for a in appends if a.ended is not None]
    if ended:
        connection.execute(END_ORDERS, ended)


def acted_late(clock: dict[str, Any]) -> bool:
    """It stands, and had run out: then the others may have voted, and their votes have no object any more."""
    bank: float = clock["bank"]
    return clock["since"] is None and bank <= 0


def renamed(values: dict[str, Any]) -> dict[str, Any]:
    """Parameters must not be called like columns."""
    return {f"new_{name}": value for name, value in values.items()}


# ---- SQLite, without waiting -------------------------------------------------------------------


class DirectAppends:
    """The same on a connection of SQLite's own driver, which never waits for a lock."""

    def __init__(self, engine: sa.Engine) -> None:
        self.connection = engine.raw_connection()
        self.cursor = self.connection.cursor()
        self.cursor.execute("PRAGMA busy_timeout=0")
        self.cursor.execute(f"PRAGMA cache_size={-CACHE_KB}")
        marks = ", ".join("?" * len(ROW))
        self.insert = f"INSERT INTO log ({quoted(ROW)}) VALUES ({marks})"
        which = f"id = ? AND state <> '{BROKEN}'"
        self.turn = f"UPDATE matches SET {assigned(TURN)} WHERE {which}"
        self.update = f"UPDATE matches SET {assigned(DIGEST)} WHERE {which}"
        self.clock = "UPDATE seats SET bank = ?, since = ? WHERE match = ? AND seat = ?"
        self.unvote = "DELETE FROM votes WHERE match = ? AND seat = ?"
        self.end = "UPDATE seats SET order_code = NULL, order_round = NULL WHERE match = ? AND seat = ?"

    def write(self, appends: list[Append]) -> None:
        """A whole transaction, or nothing.

        sqlite3.IntegrityError: one of the logs has moved on. OperationalError: somebody else writes.
        SetAside: one of the matches is in quarantine.
        """
        execute = self.cursor.execute
        rows = [[row[name] for name in ROW] for a in appends for row in a.rows]
        if len(rows) == 1 and not appends[0].changes_more():
            execute(self.insert, rows[0])  # a statement alone is a transaction
            return
        execute("BEGIN IMMEDIATE")
        try:
            self.cursor.executemany(self.insert, rows)
            for a in appends:
                if a.digest:
                    is_turn = len(a.digest) == len(TURN)
                    values = [a.digest[name] for name in (TURN if is_turn else DIGEST)]
                    execute(self.turn if is_turn else self.update, [*values, a.match])
                    if self.cursor.rowcount == 0:
                        raise SetAside
                for seat, clock in a.clocks.items():
                    execute(self.clock, [clock["bank"], clock["since"], a.match, seat])
                    if acted_late(clock):
                        execute(self.unvote, [a.match, seat])
                if a.ended is not None:
                    execute(self.end, [a.match, a.ended])
            execute("COMMIT")
        except BaseException:
            execute("ROLLBACK")
            raise

    def checkpoint(self) -> None:
        """Move what is committed from the write-ahead log to its place, without holding up anybody."""
        self.cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Closed for good: a connection that does not wait must not go back to the pool."""
        self.cursor.close()
        self.connection.invalidate()


def assigned(names: list[str]) -> str:
    """New values of columns for a statement."""
    return ", ".join(f'"{name}" = ?' for name in names)


def quoted(names: list[str]) -> str:
    """Names of columns for a statement."""
    return ", ".join(f'"{name}"' for name in names)
