"""`bailiwick admin`: list, inspect, quarantine, release, make-admin."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.database import open_existing, refusals
from bailiwick.server.desk import set_aside
from bailiwick.server.live import first_wrong_row
from bailiwick.server.people import account
from bailiwick.server.stored import read_rows, read_table, start_live
from bailiwick.server.tables import OPEN, digest
from bailiwick.server.texts import iso

matches = schema.matches.c


def run(database: str, task: str, name: str | None) -> None:
    """One task on the database."""
    engine = open_existing(database)
    try:
        with (
            refusals("use the database"),
            engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            if task == "list":
                list_matches(connection)
            elif name is None:
                raise BadInput(f"admin {task}: say which {'person' if task == 'make-admin' else 'match'}")
            elif task == "inspect":
                inspect(connection, name)
            elif task == "quarantine":
                refuse_unknown(connection, name)
                set_aside(connection, name, "set aside by the operator")
            elif task == "release":
                release(connection, name)
            else:
                make_admin(connection, name)
    finally:
        engine.dispose()


def list_matches(connection: sa.Connection) -> None:
    """The latest matches by their digest."""
    for row in connection.execute(sa.select(schema.matches).order_by(matches.touched.desc()).limit(200)):
        waits = f"waiting for {row.waiting}" if row.waiting else ""
        print(f"{row.id}  {row.game:10} {row.state:8} {row.choices:5} choices  {iso(row.touched)}  {waits}")
        if row.reason:
            print(f"    {row.reason}")


def refuse_unknown(connection: sa.Connection, id: str) -> None:
    """A name that is no match's."""
    if connection.scalar(sa.select(matches.id).where(matches.id == id)) is None:
        raise BadInput(f"there is no match {id!r}; bailiwick admin list shows them")


def inspect(connection: sa.Connection, id: str) -> None:
    """Replay the stored log row by row and compare each hash."""
    refuse_unknown(connection, id)
    found = read_table(connection, id)
    assert found is not None
    table, row = found
    rows = read_rows(connection, id)
    undone = sum(entry.undoes is not None for entry in rows)
    print(f"{id}: {table.game} rules={row.rules} {table.state}, {len(rows)} rows, {undone} of them undo")
    for at, seat in enumerate(table.seats):
        print(f"  seat {at}: {seat.kind} {seat.name or seat.level or ''}")
    if row.reason:
        print(f"  {row.reason}")
    if has_started(row):
        print(f"  replayed: {first_wrong_row(start_live(table, row), rows)}")


def release(connection: sa.Connection, id: str) -> None:
    """Out of quarantine, if the whole log is right now; a table that had not started is open again."""
    refuse_unknown(connection, id)
    found = read_table(connection, id)
    assert found is not None
    table, row = found
    shown = {"state": OPEN}
    if has_started(row):
        live = start_live(table, row)
        wrong = first_wrong_row(live, read_rows(connection, id))
        if wrong != "no wrong row":
            raise BadInput(f"{id} stays in quarantine: {wrong}")
        shown = digest(live, table.seats)  # and a bot that was due is due again
    connection.execute(schema.matches.update().where(matches.id == id).values(shown | {"reason": None}))
    notify(connection, "seats", id)


def has_started(row: sa.Row[Any]) -> bool:
    """Was the seed drawn?"""
    return row.seed is not None or row.seed_text is not None


def make_admin(connection: sa.Connection, name: str) -> None:
    """A person who may see the quarantine."""
    row = account(connection, name)
    if row is None:
        raise BadInput(f"there is no account {name!r}; guests cannot be admins")
    connection.execute(schema.users.update().where(schema.users.c.id == row.id).values(admin=True))
    print(f"{row.name} is an admin now")
