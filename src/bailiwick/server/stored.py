"""Tables as the database has them: read, brought back to life from the log, their seats written."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bailiwick.core.match import Seed, read_seed
from bailiwick.server import schema
from bailiwick.server.clocks import Clock
from bailiwick.server.live import Live, Row, replay
from bailiwick.server.tables import Order, Seat, Table


def read_table(connection: sa.Connection, id: str) -> tuple[Table, sa.Row[Any]] | None:
    """A table without its live match, and its row."""
    row = connection.execute(sa.select(schema.matches).where(schema.matches.c.id == id)).first()
    if row is None:
        return None
    table = Table(
        id=row.id,
        game=row.game,
        rules=row.rules,
        variant=dict(row.variant),
        title=row.title,
        host=row.host,
        private=row.private,
        shuffle=row.shuffle,
        spectator_chat=row.spectator_chat,
        pace=row.pace,
        state=row.state,
        created=row.created,
        touched=row.touched,
        reason=row.reason,
        seats=read_seats(connection, id),
    )
    return table, row


def read_seats(connection: sa.Connection, id: str) -> list[Seat]:
    """The seats of a table, in order."""
    query = sa.select(schema.seats).where(schema.seats.c.match == id).order_by(schema.seats.c.seat)
    return [seat_of(row) for row in connection.execute(query)]


def seat_of(row: sa.Row[Any]) -> Seat:
    """A row of `seats`."""
    clock = None if row.bank is None else Clock(row.bank, row.since)
    order = None if row.order_code is None else Order(row.order_code, row.order_round)
    return Seat(row.kind, row.user, row.name, row.level, clock, row.seen, order, row.companion)


def read_rows(connection: sa.Connection, id: str, since: int = 0) -> list[Row]:
    """The log from row *since* on."""
    columns = schema.log.c
    query = (
        sa.select(*[columns[name] for name in Row._fields])
        .where(columns.match == id, columns.seq >= since)
        .order_by(columns.seq)
    )
    return [Row(*row) for row in connection.execute(query)]


def seed_of(row: sa.Row[Any]) -> Seed:
    """The seed as the kernel wants it."""
    return bytes(row.seed) if row.seed_text is None else read_seed(row.seed_text)


def start_live(table: Table, row: sa.Row[Any]) -> Live:
    """The match before its first choice; BadInput if its rules are not known here."""
    table.card.need_rules(str(table.rules))
    return Live(table.card, len(table.seats), seed_of(row), table.variant)


def load_live(table: Table, row: sa.Row[Any], rows: list[Row]) -> Live:
    """The match where its log has led it; anything that goes wrong is for the quarantine."""
    return replay(start_live(table, row), rows)


def seat_rows(table: Table) -> list[dict[str, Any]]:
    """The seats as rows."""
    return [
        {
            "match": table.id,
            "seat": at,
            "kind": seat.kind,
            "user": seat.user,
            "name": seat.name,
            "level": seat.level,
            "bank": seat.clock.bank if seat.clock else None,
            "since": seat.clock.since if seat.clock else None,
            "seen": seat.seen,
            "order_code": seat.order.code if seat.order else None,
            "order_round": seat.order.round if seat.order else None,
            "companion": seat.companion,
        }
        for at, seat in enumerate(table.seats)
    ]


def save_seats(connection: sa.Connection, table: Table) -> None:
    """Write all seats of a table again."""
    connection.execute(schema.seats.delete().where(schema.seats.c.match == table.id))
    connection.execute(schema.seats.insert(), seat_rows(table))
