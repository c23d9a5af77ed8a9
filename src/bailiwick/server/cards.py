"""Cards: what the lobby shows of a table. Built from indexed columns, never from a log."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.stored import seat_of
from bailiwick.server.tables import OPEN, OVER, RUNNING, Seat, Table
from bailiwick.server.texts import iso

MOST = 100


class SeatCard(msgspec.Struct, frozen=True):
    """A seat in the lobby."""

    kind: str
    name: str | None
    level: str | None
    me: bool


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    variant: dict[str, str]
    seats: list[SeatCard]
    state: str
    private: bool
    spectator_chat: bool
    pace: str
    my_turn: bool
    waiting_for: list[int]
    choices: int
    created: str
    touched: str
    round: str | None
    host: bool
    reason: str | None = None
    invite: str | None = None


class Lobby(msgspec.Struct, frozen=True):
    """Tables to join, my tables, tables to watch."""

    open: list[Card]
    mine: list[Card]
    running: list[Card]


def card_of(row: sa.Row[Any], seats: list[Seat], user: str | None) -> Card:
    """The card of a row of `matches`."""
    waiting = [int(seat) for seat in row.waiting.split(",") if seat] if row.state == RUNNING else []
    return Card(
        id=row.id,
        game=row.game,
        title=row.title,
        variant=dict(row.variant),
        seats=[seat_card(seat, user) for seat in seats],
        state=row.state,
        private=row.private,
        spectator_chat=row.spectator_chat,
        pace=row.pace,
        my_turn=any(seats[seat].user == user and seats[seat].is_person for seat in waiting),
        waiting_for=waiting,
        choices=row.choices,
        created=iso(row.created),
        touched=iso(row.touched),
        round=row.round,
        host=row.host == user,
        reason="this match could not be loaded" if row.reason else None,
    )


def seat_card(seat: Seat, user: str | None) -> SeatCard:
    """A seat without its person's id."""
    return SeatCard(seat.kind, seat.name, seat.level, user is not None and seat.user == user)


def lobby(connection: sa.Connection, user: str | None) -> Lobby:
    """Three lists, the latest first."""
    matches, seats = schema.matches.c, schema.seats.c
    public = matches.private.is_(False)
    open_to_all = sa.and_(matches.state == OPEN, public)
    running = sa.and_(matches.state == RUNNING, public)
    sits = sa.select(seats.match).where(seats.user == (user or ""))
    mine = sa.or_(matches.id.in_(sits), matches.host == (user or ""))
    over_last = sa.case((matches.state == OVER, 1), else_=0)
    own = cards(connection, mine, user, over_last) if user else []
    known = {card.id for card in own}
    return Lobby(
        [card for card in cards(connection, open_to_all, user) if card.id not in known],
        own,
        [card for card in cards(connection, running, user) if card.id not in known],
    )


def cards(
    connection: sa.Connection,
    which: sa.ColumnElement[bool],
    user: str | None,
    *sooner: sa.ColumnElement[Any],
) -> list[Card]:
    """The cards of the tables that *which* picks, the latest first among equals in what counts *sooner*."""
    query = sa.select(schema.matches).where(which).order_by(*sooner, schema.matches.c.touched.desc())
    rows = connection.execute(query.limit(MOST)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    columns = schema.seats.c
    people = sa.select(schema.seats).where(columns.match.in_(seats)).order_by(columns.match, columns.seat)
    for row in connection.execute(people):
        seats[row.match].append(seat_of(row))
    return [card_of(row, seats[row.id], user) for row in rows]


def one_card(connection: sa.Connection, id: str, user: str | None) -> Card | None:
    """The card of one table."""
    found = cards(connection, schema.matches.c.id == id, user)
    return found[0] if found else None


def invited(card: Card, token: str) -> Card:
    """The card with a link for those it is shown to."""
    return msgspec.structs.replace(card, invite=f"/join/{token}")


def title_of(table: Table) -> str:
    """A table without a title of its own is called after its game."""
    return table.title or table.card.title
