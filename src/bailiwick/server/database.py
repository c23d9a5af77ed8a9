"""Opening the database, SQLite or PostgreSQL, at the current schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine.interfaces import DBAPIConnection

from bailiwick.core.tables import BadInput
from bailiwick.server.logs import note
from bailiwick.server.settings import database_url

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0xBA111
ROOM_BYTES = 16 << 20  # more than is written between two checkpoints
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=0",
    "busy_timeout=10000",
    "foreign_keys=ON",
)


def open_database(text: str) -> sa.Engine:
    """An engine on the database *text* names; nothing is created yet."""
    url = sa.make_url(database_url(text))
    if url.get_backend_name() == "sqlite":
        return open_sqlite(url)
    return sa.create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)


def open_sqlite(url: sa.URL) -> sa.Engine:
    """WAL, so that readers never wait; FULL, so that a commit is on the disk.

    The server moves the write-ahead log to its place beside the commits, else SQLite does it on closing.
    """
    engine = sa.create_engine(url, pool_size=8, max_overflow=24)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: Any) -> None:
        connection.isolation_level = None  # transactions are ours: see `begin`
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def make_room(engine: sa.Engine) -> None:
    """Make SQLite's write-ahead log as long as it will get: a commit that lengthens it takes twice as long.

    A transaction that does not fit into memory is written there; taken back, it leaves only its length.
    """
    if engine.dialect.name != "sqlite":
        return
    connection = engine.raw_connection()
    cursor = connection.cursor()
    usual = cursor.execute("PRAGMA cache_size").fetchone()[0]
    try:
        for statement in ("PRAGMA cache_size=10", "BEGIN IMMEDIATE", "CREATE TABLE room (bytes BLOB)"):
            cursor.execute(statement)
        cursor.execute("INSERT INTO room VALUES (zeroblob(?))", [ROOM_BYTES])
    except sqlite3.OperationalError as error:  # a full disk, say: it can be played on all the same
        note("no-room", fault=repr(error))
    finally:
        connection.rollback()
        cursor.execute(f"PRAGMA cache_size={usual}")
        connection.close()  # back to the pool: the last one that closes takes the log away


@contextmanager
def refusals(doing: str) -> Iterator[None]:
    """What the database will not do is said in one sentence: it cannot do this, and why."""
    try:
        yield
    except sa.exc.StatementError as error:
        reason, _, _ = str(error.orig).partition("\n")
        raise BadInput(f"cannot {doing}: {reason}") from error


def open_existing(text: str) -> sa.Engine:
    """An engine on a database that a server has made, at the current schema; no other is made here."""
    engine = open_database(text)
    if not is_begun(engine):
        engine.dispose()
        raise BadInput(f"there is no database of Bailiwick at {engine.url.database}; name it with --database")
    upgrade(engine)
    return engine


def is_begun(engine: sa.Engine) -> bool:
    """Whether a server has ever opened it; a file that is missing stays so."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        return False
    with refusals("open the database"):
        return revision_of(engine) != ""


def upgrade(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the schema to *revision*; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with (
            refusals("open the database"),
            engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise BadInput("the database is from a newer version of Bailiwick; update this one first") from error


def revision_of(engine: sa.Engine) -> str:
    """The revision the schema has now; empty when there is none."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() or ""


def revisions() -> set[str]:
    """All that the schema has had up to this version."""
    return {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
