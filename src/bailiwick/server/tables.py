"""A table: a match with its people. Read from the database, kept in memory while it is in use."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.core.decision import END_TURN
from bailiwick.core.game import Game
from bailiwick.core.match import Seed, read_seed
from bailiwick.core.registry import game as find_game
from bailiwick.server import schema
from bailiwick.server.clocks import PACES, Clock, Pace
from bailiwick.server.live import Live, Row, replay

PERSON, HOTSEAT, BOT, EMPTY, GHOST = "person", "hotseat", "bot", "empty", "ghost"
OPEN, RUNNING, OVER, BROKEN = "open", "running", "over", "broken"
FALLBACK_LEVEL = "greedy"


class Order(msgspec.Struct, frozen=True):
    """A standing order: take this choice whenever it is on offer, as long as the round lasts."""

    code: int
    round: str


class Seat(msgspec.Struct):
    """Who sits here. A bot with a user plays for somebody who may come back."""

    kind: str
    user: str | None = None
    name: str | None = None
    level: str | None = None
    clock: Clock | None = None
    seen: int | None = None
    order: Order | None = None

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
        """Seats whose choice a bot, or a standing order, has to make now."""
        if self.live is None or self.state != RUNNING:
            return []
        return server_acts(self.live, self.seats)


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
    order = None if row.order_code is None else Order(row.order_code, row.order_round)
    return Seat(row.kind, row.user, row.name, row.level, clock, row.seen, order)


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
            "order_code": seat.order.code if seat.order else None,
            "order_round": seat.order.round if seat.order else None,
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
    return {
        "choices": live.noticed([]),
        "waiting": ",".join(map(str, actors)),
        "round": round_of(live),
        "state": OVER if live.state.over else RUNNING,
        "bot_due": bool(server_acts(live, seats)),
    }


def round_of(live: Live) -> str | None:
    """The round, or the week, as the game counts it."""
    at_round = getattr(live.state, "round", getattr(live.state, "week", None))
    return None if at_round is None else str(at_round)


def server_acts(live: Live, seats: list[Seat]) -> list[int]:
    """Seats to act that a bot plays or that have a standing order for this question."""
    return [
        at
        for at in live.state.actors()
        if seats[at].is_played_by_bot or ordered(live, at, seats[at].order) is not None
    ]


def ordered(live: Live, seat: int, order: Order | None) -> int | None:
    """The choice that a standing order makes now: its own, or the end of the turn it made."""
    if order is None or order.round != round_of(live):
        return None
    legal = live.state.legal(seat)
    if order.code in legal:
        return order.code
    return END_TURN if legal == [END_TURN] else None
