"""A table: a match with its people. Read from the database, kept in memory while it is in use."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.core.game import Game
from bailiwick.core.match import Seed, read_seed
from bailiwick.core.registry import game as find_game
from bailiwick.server import schema
from bailiwick.server.clocks import PACES, Clock, Pace
from bailiwick.server.live import Live, Row, replay

PERSON, HOTSEAT, BOT, EMPTY, GHOST = "person", "hotseat", "bot", "empty", "ghost"
OPEN, RUNNING, OVER, BROKEN = "open", "running", "over", "broken"
FALLBACK_LEVEL = "greedy"


class Seat(msgspec.Struct):
    """Who sits here. A bot with a user plays for somebody who may come back."""

    kind: str
    user: str | None = None
    name: str | None = None
    level: str | None = None
    clock: Clock | None = None
    seen: int | None = None

    @property
    def is_person(self) -> bool:
        return self.kind in (PERSON, HOTSEAT)

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind in (BOT, GHOST)

    @property
    def is_only_a_bot(self) -> bool:
        """No person sat here, or may come back."""
        return self.kind == BOT and self.user is None and self.name is None

    @property
    def shown_kind(self) -> str:
        return PERSON if self.kind == HOTSEAT else self.kind


class Table(msgspec.Struct):
    """What everybody at a table may know of it, and the live match once it runs."""

    id: str
    game: str
    variant: dict[str, str]
    title: str
    host: str
    private: bool
    shuffle: bool
    spectator_chat: bool
    pace: str
    state: str
    created: float
    touched: float
    seats: list[Seat]
    live: Live | None = None
    reason: str | None = None

    @property
    def card(self) -> Game:
        return find_game(self.game)

    @property
    def times(self) -> Pace | None:
        return PACES[self.pace]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats this person plays."""
        if user is None:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.user == user and seat.is_person]

    def may_see(self, user: str | None, admin: bool = False) -> bool:
        """Open tables are for all; private ones for their people."""
        if not self.private or admin:
            return True
        return user is not None and (self.host == user or any(seat.user == user for seat in self.seats))

    def bots_to_act(self) -> list[int]:
        """Seats whose choice a bot has to make now."""
        if self.live is None or self.state != RUNNING:
            return []
        return [seat for seat in self.live.state.actors() if self.seats[seat].is_played_by_bot]


def read_table(connection: sa.Connection, id: str) -> tuple[Table, sa.Row[Any]] | None:
    """A table without its live match, and its row."""
    row = connection.execute(sa.select(schema.matches).where(schema.matches.c.id == id)).first()
    if row is None:
        return None
    table = Table(
        id=row.id,
        game=row.game,
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
    return Seat(row.kind, row.user, row.name, row.level, clock, row.seen)


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
    """The match before its first choice."""
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
        }
        for at, seat in enumerate(table.seats)
    ]


def save_seats(connection: sa.Connection, table: Table) -> None:
    """Write all seats of a table again."""
    connection.execute(schema.seats.delete().where(schema.seats.c.match == table.id))
    connection.execute(schema.seats.insert(), seat_rows(table))


def digest(live: Live, seats: list[Seat]) -> dict[str, Any]:
    """What lists need to know of a match, so that they never have to load one."""
    actors = live.state.actors()
    at_round = getattr(live.state, "round", None)
    return {
        "choices": live.noticed([]),
        "waiting": ",".join(map(str, actors)),
        "round": None if at_round is None else str(at_round),
        "state": OVER if live.state.over else RUNNING,
        "bot_due": any(seats[seat].is_played_by_bot for seat in actors),
    }
