"""Open WebSockets: who looks at which table, and what each of them was told already."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from bailiwick.server.errors import broken, refused
from bailiwick.server.live import Live
from bailiwick.server.payloads import (
    ENCODER,
    Common,
    Face,
    common,
    encoded,
    eyes_of,
    face,
    journal,
    lines_left,
    printed,
    readable,
    state_of,
)
from bailiwick.server.tables import BROKEN, Table

FORGET_SECONDS = 40.0  # a process that no longer says who is there is gone
Line = Callable[[bytes, bool], bool]  # did it take the message? Soon: more for the same reader follows
BACKLOG = 256  # messages a slow reader may leave lying; then it has to connect again


class Viewer:
    """One open connection. What its line cannot take at once waits in a queue, and holds up no table."""

    def __init__(self, table: str, user: str | None, line: Line | None = None) -> None:
        self.table = table
        self.user = user
        self.line = line
        self.cut: Callable[[], None] | None = None  # ends a line that takes nothing
        self.source = "?"  # the address, by which strangers are counted
        self.session = ""  # hashed
        self.closed = False
        self.away = False  # the page is open, but nobody sees it
        self.sent = 0  # journal lines this viewer has
        self.eyes: int | None = None  # through which it read them
        self.you: list[int] = []  # the seats that counted their moments
        self.has_printed = False  # it was told what is printed on things
        self.seq = -1  # the moment it was last shown
        self.behind = 0  # messages that wait, or are on their way
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: bytes, soon: bool = False) -> None:
        """Send a message, or queue it; a reader that fell too far behind is let go."""
        if self.closed:
            return
        if self.behind == 0 and self.line is not None and self.line(message, soon):
            return
        try:
            self.queue.put_nowait(message)
            self.behind += 1
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End this connection: nothing more is sent or answered, not even what waits."""
        if self.closed:
            return
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
        if self.cut is not None:
            self.cut()


class News(NamedTuple):
    """A message for a viewer, and what they have once it is sent."""

    viewer: Viewer
    message: bytes
    lines: int
    seq: int
    eyes: int | None
    you: list[int]


def send(told: list[News], soon: bool = False) -> None:
    """In this order; *soon* to who is going to be told more at once."""
    for viewer, message, lines, seq, eyes, you in told:
        viewer.sent, viewer.seq, viewer.has_printed = lines, seq, True
        viewer.eyes, viewer.you = eyes, you
        viewer.send(message, soon)


class Hub:
    """All viewers of this process by table."""

    def __init__(self) -> None:
        self.viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self.elsewhere: dict[tuple[str, str], tuple[set[str], float]] = {}  # table, other process
        self.drops = 0  # how often connections were closed because of a log-out

    def enter(self, viewer: Viewer) -> None:
        """A new connection."""
        self.viewers[viewer.table].add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A connection is gone."""
        here = self.viewers[viewer.table]
        here.discard(viewer)
        if not here:
            del self.viewers[viewer.table]

    def at(self, table: str) -> list[Viewer]:
        """The connections that look at *table*."""
        return list(self.viewers.get(table, ()))

    def count(self) -> int:
        """All connections."""
        return sum(map(len, self.viewers.values()))

    def own_people(self, table: str) -> set[str]:
        """The people who look at this table, here."""
        viewers = self.viewers.get(table, ())
        return {viewer.user for viewer in viewers if viewer.user is not None and not viewer.away}

    def here(self, table: str) -> set[str]:
        """The people who look at this table, on any process."""
        people = self.own_people(table)
        for (id, _), (others, heard) in self.elsewhere.items() if self.elsewhere else ():
            if id == table and heard > time.monotonic() - FORGET_SECONDS:
                people |= others
        return people

    def hear(self, table: str, process: str, people: set[str]) -> None:
        """Another process says who is at a table there."""
        if people:
            now = time.monotonic()
            self.elsewhere = {
                at: told for at, told in self.elsewhere.items() if told[1] > now - FORGET_SECONDS
            }
            self.elsewhere[table, process] = people, now
        else:
            self.elsewhere.pop((table, process), None)

    def everybody(self) -> list[Viewer]:
        """All connections, whatever they look at."""
        return [viewer for here in self.viewers.values() for viewer in here]

    def drop_user(self, user: str) -> None:
        """Close all connections of a person: they logged out everywhere, or are no more."""
        self.drops += 1
        for viewer in self.everybody():
            if viewer.user == user:
                viewer.close()

    def drop_sessions(self, sessions: set[str]) -> None:
        """Close the connections of sessions that have ended."""
        self.drops += 1
        for viewer in self.everybody():
            if viewer.session in sessions:
                viewer.close()

    def let_go(self, table: Table) -> None:
        """Who has left a private table does not go on watching it."""
        if table.private:
            for viewer in self.at(table.id):
                if not table.may_see(viewer.user):
                    viewer.close()

    # ---- telling ------------------------------------------------------------------------------

    def tell(self, table: Table, only: int | None = None) -> None:
        """Show everybody the position as it is now; call it after the commit, never before.

        Or that there is none to be seen, since the match is in quarantine.
        """
        self.let_go(table)
        if table.state == BROKEN:
            self.say(table.id, refused("", broken()))
        for told in self.news(table, only):
            send(told)

    def news(self, table: Table, only: int | None = None) -> Iterator[list[News]]:
        """The position as it is now, for everybody who looks at it; to be sent after the commit.

        A choice that just the seat *only* can notice is shown to nobody else. Who chose knows already:
        theirs is a second list, made when it is asked for.
        """
        live = table.live
        viewers = [(viewer, table.seats_of(viewer.user)) for viewer in self.at(table.id)]
        if live is None or not viewers:
            return
        chose = live.history[-1][0] if live.history else -1
        all = common(table, self.here(table.id))
        faces: dict[int | None, Face] = {}
        pages: dict[tuple[int | None, int, int], msgspec.Raw] = {}
        for who_chose in (False, True):
            told = []
            for viewer, you in viewers:
                if (chose in you) is not who_chose or (only is not None and only not in you):
                    continue
                eyes = eyes_of(table, you)
                if eyes not in faces:
                    faces[eyes] = face(live, eyes, all.view)
                told.append(self._page(viewer, table, all, faces[eyes], you, pages))
            yield told

    def show(self, viewer: Viewer, table: Table) -> None:
        """Show one viewer the position."""
        assert table.live is not None
        you = table.seats_of(viewer.user)
        all = common(table, self.here(table.id))
        seen = face(table.live, eyes_of(table, you), all.view)
        send([self._page(viewer, table, all, seen, you, {})])

    def _page(
        self,
        viewer: Viewer,
        table: Table,
        all: Common,
        seen: Face,
        you: list[int],
        pages: dict[tuple[int | None, int, int], msgspec.Raw],
    ) -> News:
        live = table.live
        assert live is not None
        secrets = live.match.game.secrets
        if secrets and (seen.eyes != viewer.eyes or you != viewer.you):
            start = 0  # other eyes read other lines
        else:
            start = lines_left(live, seen.eyes, you, viewer.sent, viewer.seq)
        page = (seen.eyes if secrets else None, start, len(you) if secrets else 0)
        if page not in pages:
            pages[page] = encoded(journal(live, seen.eyes, start, you))
        state = state_of(table, all, seen, you, start, pages[page])
        state.type = "state"
        if not viewer.has_printed and live.match.game.printed_parts:
            state.printed = printed(live)
        lines = readable_count(live, seen.eyes)
        return News(viewer, ENCODER.encode(state), lines, state.seq, seen.eyes, you)

    def say(self, table: str, message: dict[str, Any], only: set[str] | None = None) -> None:
        """A message for everybody at the table, or just for the people *only*."""
        text = ENCODER.encode(message)
        for viewer in self.at(table):
            if only is None or viewer.user in only:
                viewer.send(text)


def readable_count(live: Live, eyes: int | None) -> int:
    """How many lines these eyes may read."""
    return len(readable(live, eyes))
