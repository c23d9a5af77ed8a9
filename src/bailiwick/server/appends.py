"""New rows of many logs in as few statements as there can be.

SQLite gets them as one JSON text: a statement a row would hand the interpreter's lock to and fro
at every row, which costs more than the writing itself.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.server import schema

Values = dict[str, Any]

ROW = [column.name for column in schema.log.c]
DIGEST = ["choices", "waiting", "round", "state", "bot_due", "bot_claim", "touched"]
CLOCK = ["bank", "since"]


class Append:
    """New rows of one match's log, the digest that goes with them, and clocks by seat."""

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


def write_appends(connection: sa.Connection, appends: list[Append]) -> None:
    """IntegrityError if one of the logs has moved on; then nothing was written."""
    if connection.dialect.name == "postgresql":
        with connection.begin_nested():
            write_many(connection, appends)
        for append in appends:
            notify(connection, "log", append.match)
    else:
        write_json(connection, appends)


def notify(connection: sa.Connection, what: str, match: str, more: str = "") -> None:
    """Tell the other server processes, at the moment of the commit (PostgreSQL)."""
    if connection.dialect.name == "postgresql":
        process = connection.get_execution_options().get("process", "-")
        connection.execute(sa.select(sa.func.pg_notify("bailiwick", f"{what} {match} {process} {more}")))


# ---- a list of parameters -----------------------------------------------------------------------

INSERT_ROWS = schema.log.insert()
UPDATE_MATCHES = (
    schema.matches.update()
    .where(schema.matches.c.id == sa.bindparam("at_match"))
    .values({name: sa.bindparam(f"new_{name}") for name in DIGEST})
)
UPDATE_CLOCKS = (
    schema.seats.update()
    .where(schema.seats.c.match == sa.bindparam("at_match"), schema.seats.c.seat == sa.bindparam("at_seat"))
    .values({name: sa.bindparam(f"new_{name}") for name in CLOCK})
)


def write_many(connection: sa.Connection, appends: list[Append]) -> None:
    """As the driver does it best."""
    connection.execute(INSERT_ROWS, [row for append in appends for row in append.rows])
    digests = [{"at_match": append.match, **renamed(append.digest)} for append in appends]
    connection.execute(UPDATE_MATCHES, digests)
    clocks = [
        {"at_match": append.match, "at_seat": seat, **renamed(clock)}
        for append in appends
        for seat, clock in append.clocks.items()
    ]
    if clocks:
        connection.execute(UPDATE_CLOCKS, clocks)


def renamed(values: dict[str, Any]) -> dict[str, Any]:
    """Parameters must not be called like columns."""
    return {f"new_{name}": value for name, value in values.items()}


# ---- one JSON text ------------------------------------------------------------------------------

LIST = sa.func.json_each(sa.bindparam("list", type_=sa.Text)).table_valued("value")


def item(at: int) -> sa.ColumnElement[Any]:
    """The field *at* of a row of the list."""
    return sa.func.json_extract(LIST.c.value, sa.literal_column(f"'$[{at}]'"))


JSON_ROWS = schema.log.insert().from_select(ROW, sa.select(*[item(at) for at in range(len(ROW))]))
JSON_MATCHES = (
    schema.matches.update()
    .where(schema.matches.c.id == item(0))
    .values({name: item(at) for at, name in enumerate(DIGEST, 1)})
)
JSON_CLOCKS = (
    schema.seats.update()
    .where(schema.seats.c.match == item(0), schema.seats.c.seat == item(1))
    .values({name: item(at) for at, name in enumerate(CLOCK, 2)})
)


STATEMENTS = [JSON_ROWS, JSON_MATCHES, JSON_CLOCKS]


def lists(appends: list[Append]) -> list[str]:
    """The JSON text for each of the statements; clocks are rare, and then the last one is missing."""
    rows = [[row[name] for name in ROW] for append in appends for row in append.rows]
    digests = [[append.match, *[append.digest[name] for name in DIGEST]] for append in appends]
    clocks = [
        [append.match, seat, *[clock[name] for name in CLOCK]]
        for append in appends
        for seat, clock in append.clocks.items()
    ]
    return [msgspec.json.encode(found).decode() for found in (rows, digests, clocks) if found]


def write_json(connection: sa.Connection, appends: list[Append]) -> None:
    """Two or three statements for all; a failed insert undoes itself."""
    for statement, text in zip(STATEMENTS, lists(appends), strict=False):
        connection.execute(statement, {"list": text})


class DirectAppends:
    """The same statements on a connection of SQLite's own driver: about half the processor time."""

    def __init__(self, engine: sa.Engine) -> None:
        self.connection = engine.raw_connection()
        self.cursor = self.connection.cursor()
        self.texts = [str(statement.compile(dialect=engine.dialect)) for statement in STATEMENTS]

    def write(self, appends: list[Append]) -> None:
        """A whole transaction; sqlite3.IntegrityError if one of the logs has moved on."""
        self.cursor.execute("BEGIN IMMEDIATE")
        try:
            for statement, text in zip(self.texts, lists(appends), strict=False):
                self.cursor.execute(statement, (text,))
            self.cursor.execute("COMMIT")
        except BaseException:
            self.cursor.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Back to the pool."""
        self.cursor.close()
        self.connection.close()
