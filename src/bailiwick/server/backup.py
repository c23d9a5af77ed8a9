"""Backup and restore: every row of every table as a line of JSON, packed; the same for both databases."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.database import open_database, revision_of, upgrade
from bailiwick.version import __version__

CHUNK = 1000


def backup(database: str, file: Path) -> int:
    """Write everything, as it is at one moment, while the server runs on; says how many rows."""
    engine = open_database(database)
    upgrade(engine)
    draft = file.with_name(file.name + ".part")
    count = 0
    try:
        with gzip.open(draft, "wt", encoding="utf-8") as lines, engine.connect() as connection:
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


def rows(connection: sa.Connection) -> Iterator[tuple[str, dict[str, Any]]]:
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
    """Fill an empty database; an older backup is brought up to date afterwards."""
    engine = open_database(database)
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "{}"))
            if not isinstance(head, dict) or head.get("bailiwick") != "backup":
                raise BadInput(f"{file} is not a backup of Bailiwick")
            upgrade(engine, head["revision"])
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                refuse_full(connection, database)
                count = fill(connection, lines, file)
        upgrade(engine)
    except (OSError, EOFError, ValueError) as error:
        raise BadInput(f"cannot read {file}: {error}") from error
    finally:
        engine.dispose()
    return count


def refuse_full(connection: sa.Connection, database: str) -> None:
    """Nothing is ever overwritten."""
    for table in (schema.users, schema.matches):
        if connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise BadInput(f"{database} is not empty; restore into a new database")


def fill(connection: sa.Connection, lines: Iterator[str], file: Path) -> int:
    """Insert the rows of a backup, a thousand at a time."""
    waiting: list[dict[str, Any]] = []
    current, count, announced = "", 0, -1
    for line in lines:
        item = json.loads(line)
        if isinstance(item, dict):
            announced = item["rows"]
            break
        name, row = item
        if name != current or len(waiting) == CHUNK:
            insert(connection, current, waiting)
            current, waiting = name, []
        waiting.append(row)
        count += 1
    insert(connection, current, waiting)
    if announced != count:
        raise BadInput(f"{file} is cut short: {count} rows of {announced if announced >= 0 else 'more'}")
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
