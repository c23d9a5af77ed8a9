"""Any moment of a match, to any viewer, with just what that viewer may see."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bailiwick.server.desk import Desk
from bailiwick.server.errors import invalid, not_yours, unknown
from bailiwick.server.live import Live, Row, replay
from bailiwick.server.payloads import State, encoded, eyes_of, journal, whole_state
from bailiwick.server.stored import read_rows
from bailiwick.server.tables import Table


async def moment(desk: Desk, table: Table, user: str | None, seq: int, eyes: str) -> State:
    """The match when this person had noticed *seq* rows; after the end perhaps through other eyes."""
    you = table.seats_of(user)
    live = await past(desk, table, user, seq, eyes)
    then = replace(table, live=live)
    seat = own_eyes(table, then, you) if not eyes or eyes == "all" else seat_from(table, eyes)
    state = whole_state(then, you, desk.hub.here(table.id), seat)
    # a past question is shown, but it can no longer be taken back or answered
    state.seq, state.can_undo, state.undo_why, state.extras = seq, False, None, []
    if eyes == "all":
        state.journal = encoded(journal(live, None, 0, None))
        state.views = encoded([live.state.view(other) for other in range(len(table.seats))])
    return state


def own_eyes(now: Table, then: Table, you: list[int]) -> int | None:
    """Whoever was to act; while secrets are kept, whoever looks *now*: several people may share a screen."""
    assert now.live is not None
    keeps = now.live.match.game.secrets and not now.live.state.over
    return eyes_of(now if keeps else then, you)


async def past(desk: Desk, table: Table, user: str | None, seq: int, eyes: str) -> Live:
    """A match of its own at that moment; eyes=all counts every row, whoever noticed it."""
    live = table.live
    assert live is not None
    if eyes and not live.state.over:
        raise not_yours("everything is revealed when the match is over, not before")
    try:
        end = live.moment(None if eyes == "all" else table.seats_of(user), seq)
    except IndexError:
        raise unknown("moment") from None
    rows = [row for row in await desk.read(lambda c: read_rows(c, table.id)) if row.seq < end]
    return await asyncio.to_thread(rewound, live, rows)


def moments(live: Live, you: list[int] | None) -> list[int]:
    """The moments of choices that still stand, as *you* count them."""
    counts = live.counts(you)
    ends = (counts[row + 1] for row in live.rows)
    return [0, *dict.fromkeys(end for end in ends if end > 0)]


def rewound(live: Live, rows: list[Row]) -> Live:
    """A match of its own, played through *rows*."""
    return replay(live.copy(), rows)


def seat_from(table: Table, eyes: str) -> int:
    """A seat's number."""
    if not eyes.isdecimal() or int(eyes) >= len(table.seats):
        raise invalid("eyes is the number of a seat, or all")
    return int(eyes)
