"""Talk at the table, and what happens to its seats beside the match.

Where a table keeps its talk among its people, spectators neither read nor write.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_yours
from bailiwick.server.people import NOBODY, Me
from bailiwick.server.tables import Table
from bailiwick.server.texts import CHAT, clean, iso

KEPT = 200  # lines shown to somebody who comes in


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said, or an event: this happened to their seat."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str
    event: str | None = None


def may_chat(table: Table, user: str | None) -> bool:
    """The people at the table always; spectators where the table allows it."""
    return table.spectator_chat or any(seat.user == user for seat in table.seats if user is not None)


async def say(desk: Desk, table: Table, me: Me, text: str) -> ChatLine:
    """Store a line, then tell it."""
    if not may_chat(table, me.id):
        raise not_yours("the people at this table keep their talk to themselves")
    desk.limits.spend("chat", me.id)
    own = table.seats_of(me.id)
    said = {"user": me.id, "text": clean(text, "message", CHAT)}
    seat = own[0] if own else None
    line = await desk.writer.run(lambda c: write(c, table.id, seat, name=name_now(c, me), **said))
    tell(desk, table, line)
    return line


def name_now(connection: sa.Connection, me: Me) -> str:
    """A connection may be older than the name."""
    users = schema.users.c
    return connection.scalar(sa.select(users.name).where(users.id == me.id)) or NOBODY


def happened(connection: sa.Connection, table: Table, seats: list[int], event: str) -> list[ChatLine]:
    """Write down what happened to these seats; in the transaction in which it does."""
    told = []
    for at in seats:
        who = {"user": table.seats[at].user, "name": table.seats[at].name or NOBODY}
        told.append(write(connection, table.id, at, **who, text="", event=event))
    return told


def write(connection: sa.Connection, id: str, seat: int | None, **line: Any) -> ChatLine:
    """One more line."""
    row = {"match": id, "seat": seat, "at": time.time(), **line}
    key = connection.execute(schema.chat.insert().values(row)).inserted_primary_key
    assert key is not None
    notify(connection, "chat", id, str(key[0]))
    return ChatLine(int(key[0]), seat, line["name"], line["text"], iso(row["at"]), line.get("event"))


def tell(desk: Desk, table: Table, line: ChatLine) -> None:
    """To everybody who may read it."""
    only = None if table.spectator_chat else {seat.user for seat in table.seats if seat.user is not None}
    desk.hub.say(table.id, {"type": "chat", "line": line}, only)


def read(connection: sa.Connection, id: str, line: int | None = None) -> list[ChatLine]:
    """The last lines of a table, or one of them."""
    columns = schema.chat.c
    query = sa.select(schema.chat).where(columns.match == id).order_by(columns.id.desc()).limit(KEPT)
    if line is not None:
        query = query.where(columns.id == line)
    rows = connection.execute(query).all()
    return [ChatLine(row.id, row.seat, row.name, row.text, iso(row.at), row.event) for row in reversed(rows)]
