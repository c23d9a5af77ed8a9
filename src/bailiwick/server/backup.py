"""Backup and restore: every row of every table as a line of JSON, packed; the same for both databases."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.database import (
    open_database,
    open_existing,
    refusals,
    revision_of,
    revisions,
    upgrade,
)
from bailiwick.version import __version__

CHUNK = 1000
PIECE_BYTES = 1 << 20
COLUMNS = {table.name: set(table.c.keys()) for table in schema.metadata.sorted_tables}
PASSING = (schema.facts, schema.attempts)  # what a server writes before anybody has a name there


class Head(msgspec.Struct):
    """The first line."""

    bailiwick: Literal["backup"]
    version: str
    revision: str


class End(msgspec.Struct):
    """The last line."""

    rows: int


Row = tuple[str, dict[str, Any]]
HEAD = msgspec.json.Decoder(Head)
ROW: msgspec.json.Decoder[Row | End] = msgspec.json.Decoder(Row | End)


def backup(database: str, file: Path) -> int:
    """Write everything, as it is at one moment, while the server runs on; says how many rows.

    An older file of that name stays until the new one is complete.
    """
    engine = open_existing(database)
    draft = file.with_name(file.name + ".part")
    count = 0
    try:
        with (
            refusals("read the database"),
            gzip.open(draft, "wt", encoding="utf-8") as lines,
            engine.connect() as connection,
        ):
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            head = {"bailiwick": "backup", "version": __version__, "revision": revision_of(engine)}
            lines.write(json.dumps(head) + "\n")
            with connection.begin():
                for name, row in rows(connection):
                    lines.write(json.dumps([name, row]) + "\n")
                    count += 1
            lines.write(json.dumps({"rows": count}) + "\n")
        draft.replace(file)
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error}") from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return count


def rows(connection: sa.Connection) -> Iterator[Row]:
    """All rows, table by table."""
    for table in schema.metadata.sorted_tables:
        for row in connection.execution_options(yield_per=CHUNK).execute(sa.select(table)).mappings():
            yield table.name, {key: to_json(value) for key, value in row.items()}


def to_json(value: Any) -> Any:
    """Bytes as hexadecimal digits."""
    return {"hex": bytes(value).hex()} if isinstance(value, (bytes, memoryview)) else value


def from_json(column: sa.Column[Any], value: Any) -> Any:
    """The other way round; a JSON column keeps its objects."""
    if isinstance(column.type, sa.LargeBinary) and isinstance(value, dict):
        return bytes.fromhex(value["hex"])
    return value


def restore(database: str, file: Path) -> int:
    """Fill a database that knows nobody; an older backup is brought up to date afterwards."""
    refuse_damaged(file)
    engine = open_database(database)
    try:
        with gzip.open(file) as lines:
            upgrade(engine, read_head(lines, file).revision)
            with (
                refusals(f"restore {file}"),
                engine.connect().execution_options(writes=True) as connection,
                connection.begin(),
            ):
                clear(connection, database)
                count = fill(connection, read_rows(lines, file))
        upgrade(engine)
    finally:
        engine.dispose()
    return count


def refuse_damaged(file: Path) -> None:
    """All of it is read once before anything is written: a wrong byte shows at the end."""
    try:
        with gzip.open(file) as stream:
            while stream.read(PIECE_BYTES):
                pass
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadInput(f"{file} is damaged, or no backup of Bailiwick: {error}") from error
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from error


def read_head(lines: Iterator[bytes], file: Path) -> Head:
    """A backup whose tables we know."""
    try:
        head = HEAD.decode(next(lines, b""))
    except msgspec.DecodeError as error:
        raise BadInput(f"{file} is not a backup of Bailiwick: {error}") from error
    if head.revision not in revisions():
        raise BadInput(f"{file} is from a newer version of Bailiwick, {head.version}; update this one first")
    return head


def read_rows(lines: Iterator[bytes], file: Path) -> Iterator[Row]:
    """Row by row, as many as the last line says."""
    count, announced = 0, "more"
    for line in lines:
        try:
            item = ROW.decode(line)
        except msgspec.DecodeError as error:
            raise BadInput(f"{file} is damaged after row {count}: {error}") from error
        if isinstance(item, End):
            announced = str(item.rows)
            break
        refuse_unknown(item, file)
        yield item
        count += 1
    if announced != str(count):
        raise BadInput(f"{file} is cut short: {count} rows of {announced}")


def refuse_unknown(row: Row, file: Path) -> None:
    """A table or column that no version up to this one has had."""
    name, values = row
    if name not in COLUMNS:
        raise BadInput(f"{file} has a table {name!r} that this version of Bailiwick does not know")
    for column in values.keys() - COLUMNS[name]:
        raise BadInput(
            f"{file} has a column {column!r} in {name} that this version of Bailiwick does not know"
        )


def clear(connection: sa.Connection, database: str) -> None:
    """Whatever people have is never overwritten; what a server notes by itself makes room."""
    there = sa.inspect(connection).get_table_names()
    for table in schema.metadata.sorted_tables:
        if table.name not in there:  # an older backup's schema has fewer
            continue
        if table in PASSING:
            connection.execute(table.delete())
        elif connection.scalar(sa.select(sa.literal(1)).select_from(table).limit(1)):
            raise BadInput(f"{database} is not empty; restore into a new database")


def fill(connection: sa.Connection, rows: Iterator[Row]) -> int:
    """Insert the rows of a backup, a thousand at a time."""
    waiting: list[dict[str, Any]] = []
    current, count = "", 0
    for name, row in rows:
        if name != current or len(waiting) == CHUNK:
            insert(connection, current, waiting)
            current, waiting = name, []
        waiting.append(row)
        count += 1
    insert(connection, current, waiting)
    return count


def insert(connection: sa.Connection, name: str, found: list[dict[str, Any]]) -> None:
    """Rows of one table; numbering goes on after them."""
    if not found:
        return
    table = schema.metadata.tables[name]
    values = [{key: from_json(table.c[key], value) for key, value in row.items()} for row in found]
    connection.execute(table.insert(), values)
    if connection.dialect.name == "postgresql" and name in ("chat", "attempts", "notices"):
        connection.execute(
            sa.text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name}))")
        )
