"""Who is looking at a table, and up to where they have seen it."""

from __future__ import annotations

import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.desk import Desk
from bailiwick.server.hub import Viewer
from bailiwick.server.tables import Table


def enter(desk: Desk, viewer: Viewer) -> None:
    """A connection opens; the others hear of a person only once."""
    known = viewer.user is None or viewer.user in desk.hub.own_people(viewer.table)
    desk.hub.enter(viewer)
    tell(desk, viewer.table, share=not known)


def leave(desk: Desk, viewer: Viewer) -> None:
    """A connection is gone."""
    desk.hub.leave(viewer)
    gone = viewer.user is not None and viewer.user not in desk.hub.own_people(viewer.table)
    tell(desk, viewer.table, share=gone)


def turn(desk: Desk, viewer: Viewer, away: bool) -> None:
    """A page is hidden behind another, or seen again."""
    if viewer.away != away:
        viewer.away = away
        tell(desk, viewer.table, share=viewer.user is not None)


def tell(desk: Desk, id: str, share: bool) -> None:
    """Seats that are here, and how many others look on."""
    table = desk.tables.get(id)
    if table is not None:
        desk.hub.say(id, message(desk, table))
    if share:
        announce(desk, id)


def announce(desk: Desk, id: str) -> None:
    """Tell the other processes who is here; said again with every heartbeat, in case one of us dies."""
    if desk.writer.notifies:
        people = " ".join(sorted(desk.hub.own_people(id)))
        desk.writer.later(lambda connection: notify(connection, "here", id, people))


def message(desk: Desk, table: Table) -> dict[str, object]:
    """Presence as it is told."""
    here = desk.hub.here(table.id)
    seats = [at for at, seat in enumerate(table.seats) if seat.is_person and seat.user in here]
    watching = sum(1 for viewer in desk.hub.at(table.id) if not table.seats_of(viewer.user))
    return {"type": "presence", "here": seats, "watching": watching}


async def seen(desk: Desk, id: str, user: str, seq: int) -> None:
    """Remember up to where a person has seen the match; written with the next commit."""
    table = await desk.table(id)
    own = table.seats_of(user)
    if table.live is None or not 0 <= seq <= table.live.noticed(own):
        return
    for at in own:
        table.seats[at].seen = seq
    columns = schema.seats.c
    if own:
        update = schema.seats.update().where(columns.match == id, columns.seat.in_(own)).values(seen=seq)
        desk.writer.later(lambda connection: execute(connection, update))


def execute(connection: sa.Connection, update: sa.Update) -> None:
    """One statement."""
    connection.execute(update)
