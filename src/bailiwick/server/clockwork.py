"""A heartbeat in the database, so that time during which no server ran is on nobody's clock."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from bailiwick.server import people, presence, schema
from bailiwick.server.desk import Desk
from bailiwick.server.logs import note

BEAT_SECONDS = 10.0
KEY = "alive"


async def credit(desk: Desk) -> None:
    """At the start: give back the time since the last heartbeat."""
    gap = await desk.writer.run(lambda connection: give_back(connection, time.time()))
    if gap:
        note("credit", seconds=round(gap, 1))


def give_back(connection: sa.Connection, now: float) -> float:
    """Shift the start of every running clock by the time nobody served."""
    facts, seats = schema.facts.c, schema.seats.c
    text = connection.scalar(sa.select(facts.value).where(facts.key == KEY))
    beat(connection, now)
    people.drop_old_sessions(connection, now)
    if text is None:
        return 0.0
    last = float(text)
    gap = now - last
    if gap <= 2 * BEAT_SECONDS and connection.dialect.name == "postgresql":
        return 0.0  # another process is serving
    running = schema.seats.update().where(seats.since.is_not(None))
    # a clock that began after the last beat lost only the time since it began
    began = sa.case((seats.since > last, seats.since), else_=sa.literal(last))
    connection.execute(running.values(since=seats.since + (sa.literal(now) - began)))
    return gap


async def heartbeat(desk: Desk) -> None:
    """We are alive."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        desk.writer.later(lambda connection: beat(connection, time.time()))
        for id in list(desk.hub.viewers):
            presence.announce(desk, id)


def beat(connection: sa.Connection, now: float) -> None:
    """Write the moment down."""
    connection.execute(schema.facts.delete().where(schema.facts.c.key == KEY))
    connection.execute(schema.facts.insert().values(key=KEY, value=repr(now)))
