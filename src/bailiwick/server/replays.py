"""Any moment of a match, to any viewer, with just what that viewer may see."""

from __future__ import annotations

import asyncio

import msgspec

from bailiwick.server.desk import Desk
from bailiwick.server.errors import invalid, not_yours, unknown
from bailiwick.server.live import Live, Row, replay
from bailiwick.server.payloads import ENCODER, State, encoded, eyes_of, face, journal, state_of
from bailiwick.server.tables import Table, read_rows


async def moment(desk: Desk, table: Table, user: str | None, seq: int, eyes: str) -> State:
    """The match after its first *seq* rows."""
    live = table.live
    assert live is not None
    if seq > live.seq:
        raise unknown("moment")
    over = live.state.over
    if eyes and not over:
        raise not_yours("everything is revealed when the match is over, not before")
    rows = [row for row in await desk.read(lambda c: read_rows(c, table.id)) if row.seq < seq]
    past = await asyncio.to_thread(rewound, live, rows)
    then = msgspec.structs.replace(table, live=past)
    you = table.seats_of(user)
    seat = eyes_of(then, you) if not eyes or eyes == "all" else seat_from(table, eyes)
    seen = face(past, seat)
    lines = encoded(journal(past, seat, 0))
    state = state_of(seen, then, you, lines, 0, desk.hub.here(table.id))
    # a past question is shown, but it can no longer be taken back or answered
    state = msgspec.structs.replace(state, can_undo=False, undo_why=None)
    if eyes != "all":
        return state
    views = [past.state.view(other) for other in range(len(table.seats))]
    return msgspec.structs.replace(state, views=msgspec.Raw(ENCODER.encode(views)))


def rewound(live: Live, rows: list[Row]) -> Live:
    """A match of its own, played through *rows*."""
    return replay(live.copy(), rows)


def seat_from(table: Table, eyes: str) -> int:
    """A seat's number."""
    if not eyes.isdecimal() or int(eyes) >= len(table.seats):
        raise invalid("eyes is the number of a seat, or all")
    return int(eyes)
