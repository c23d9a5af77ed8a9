"""What people are to be told while they do not look: found in the database, kept there until it is sent.

Nothing happens at a choice. We look at matches that were touched lately, and after a restart at all of
them. `watches` says of what a person was told already, so nothing is lost and nothing is told twice.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.clocks import REMIND
from bailiwick.server.errors import unknown
from bailiwick.server.tables import OPEN, OVER, PERSON, RESIGNED, RUNNING
from bailiwick.server.texts import iso

TURN, REMINDER, END, SEAT, TEST = "turn", "remind", "over", "seat", "test"
SENT, LOOKING, MOVED, OFF, FAILED = "sent", "looking", "moved", "off", "failed"

KEPT = 50  # outcomes a person
LOCK = 0xBA112
PLAN_MOST = 10  # in one transaction: choices wait behind it
CLAIM_SECONDS = 60.0
CLAIM_MOST = 20
TRIES = 3
BACK_OFF = 30.0  # seconds; four times as long after each try

matches, seats, log = schema.matches.c, schema.seats.c, schema.log.c
channels, watches, notices = schema.channels.c, schema.watches.c, schema.notices.c


class Due(NamedTuple):
    """Something a person is to be told."""

    kind: str
    match: str
    user: str


# ---- looking ------------------------------------------------------------------------------------


def look(connection: sa.Connection, since: float, now: float) -> list[Due]:
    """What has become due at tables touched after *since*; reminders whenever their time has come."""
    if connection.scalar(sa.select(channels.id).where(channels.ready).limit(1)) is None:
        return []  # nobody wants to be told of anything
    every = matches.private.in_((False, True))  # so that the index serves
    touched = every, matches.touched > since, matches.touched > able_since()
    late = seats.since.is_not(None), seats.since + REMIND * seats.bank <= now
    turns = people_to_tell(connection, matches.state == RUNNING, *touched)
    reminders = people_to_tell(connection, matches.state == RUNNING, *late)
    ends = people_to_tell(connection, matches.state == OVER, *touched)
    return [
        *[Due(TURN, at.match, at.user) for at in turns if is_new_turn(connection, at)],
        *[Due(REMINDER, at.match, at.user) for at in reminders if is_untold(connection, at, at.remind)],
        *[Due(END, at.match, at.user) for at in ends if at.over is None],
    ]


class Place(NamedTuple):
    """A person's seat at a table, and of what they were told there."""

    match: str
    user: str
    seat: int
    kind: str
    waiting: str
    turn: int | None
    remind: int | None
    over: int | None

    @property
    def is_concerned(self) -> bool:
        """While the match runs, a person who has to act; then everybody."""
        has_to_act = self.kind == PERSON and str(self.seat) in self.waiting.split(",")
        return has_to_act or not self.waiting


def people_to_tell(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> list[Place]:
    """Those it concerns who can be told and want to be; each once. Who resigned has done with the table."""
    told = watches.turn, watches.remind, watches.over
    query = (
        sa.select(matches.id, seats.user, seats.seat, seats.kind, matches.waiting, *told)
        .join_from(schema.matches, schema.seats, seats.match == matches.id)
        .outerjoin(schema.watches, sa.and_(watches.match == matches.id, watches.user == seats.user))
        .where(*which, seats.kind != RESIGNED, able_since().is_not(None), is_wanted())
        .order_by(matches.id, seats.seat)
    )
    found = [Place(*row) for row in connection.execute(query)]
    return list({(at.match, at.user): at for at in found if at.is_concerned}.values())


def able_since() -> sa.ColumnElement[float | None]:
    """When the person of this seat got a first channel: older news are no news."""
    own = channels.user == seats.user, channels.ready
    return sa.select(sa.func.min(channels.created)).where(*own).scalar_subquery()


def is_wanted() -> sa.ColumnElement[bool]:
    """As they said; else in play over days or without a clock, with others: not live, not alone with bots."""
    there = schema.seats.alias()
    people = sa.select(sa.func.count(there.c.user.distinct())).where(there.c.match == matches.id)
    return sa.func.coalesce(watches.wanted, sa.and_(matches.pace != "live", people.scalar_subquery() > 1))


def is_untold(connection: sa.Connection, at: Place, told: int | None) -> bool:
    """Were they never told, or did they act since?"""
    return told is None or last_row(connection, at.match, at.user) >= told


def is_new_turn(connection: sa.Connection, at: Place) -> bool:
    """Not told yet, and somebody else acted, for all to see, since they did.

    Secret choices of others count for nothing here: a notice must not tell of them (R5).
    """
    if not is_untold(connection, at, at.turn):
        return False
    acted = last_row(connection, at.match, at.user)
    later = sa.select(log.seq).where(log.match == at.match, log.seq > acted, log.hidden.is_(False)).limit(1)
    return acted < 0 or connection.scalar(later) is not None


def last_row(connection: sa.Connection, match: str, user: str | None = None) -> int:
    """The last row of a log, or of one person in it; -1 when there is none."""
    own = () if user is None else (log.user == user,)
    query = sa.select(log.seq).where(log.match == match, *own).order_by(log.seq.desc()).limit(1)
    found = connection.scalar(query)
    return -1 if found is None else found


# ---- planning -----------------------------------------------------------------------------------


def plan(connection: sa.Connection, found: list[Due], when: float) -> None:
    """Write down what is due, unless another process that looked at the same time was first."""
    lock(connection)
    for due in found:
        told = told_of(connection, due.match, due.user)[due.kind]
        again = due.kind != END and told is not None and last_row(connection, due.match, due.user) >= told
        if told is None or again:
            add(connection, due, when)
            mark(connection, due.match, due.user, {due.kind: last_row(connection, due.match) + 1})


def told_of(connection: sa.Connection, match: str, user: str) -> dict[str, Any]:
    """What `watches` remembers of a person at a table."""
    mine = watches.match == match, watches.user == user
    found = connection.execute(sa.select(schema.watches).where(*mine)).mappings().first()
    return dict.fromkeys(watches.keys()) if found is None else dict(found)


def lock(connection: sa.Connection) -> None:
    """One process at a time (PostgreSQL); SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def add(connection: sa.Connection, due: Due, when: float) -> None:
    """One more notice to send at *when*; it takes the place of one that still waits."""
    same = notices.user == due.user, notices.match == due.match, notices.kind == due.kind
    connection.execute(schema.notices.delete().where(*same, notices.outcome.is_(None)))
    row = {"user": due.user, "match": due.match, "kind": due.kind, "at": time.time(), "next": when}
    connection.execute(schema.notices.insert().values(tries=0, **row))


def mark(connection: sa.Connection, match: str, user: str, values: dict[str, Any]) -> None:
    """Remember something of a person at a table."""
    lock(connection)
    mine = schema.watches.update().where(watches.match == match, watches.user == user)
    if connection.execute(mine.values(values)).rowcount == 0:
        connection.execute(schema.watches.insert().values(match=match, user=user, **values))


def lost_seat(connection: sa.Connection, match: str, user: str) -> None:
    """The others voted a bot into this person's seat; in the same transaction."""
    lock(connection)
    able = sa.select(channels.id).where(channels.user == user, channels.ready).limit(1)
    if connection.scalar(able) is not None:
        add(connection, Due(SEAT, match, user), time.time())


def add_test(connection: sa.Connection, user: str, channel: str, now: float) -> int:
    """A test of one channel, claimed by who asked for it."""
    own = sa.select(channels.kind).where(channels.id == channel, channels.user == user)
    via = connection.scalar(own)
    if via is None:
        raise unknown("channel")
    row = {"user": user, "kind": TEST, "channel": channel, "via": via, "at": now, "next": now + CLAIM_SECONDS}
    made = connection.execute(schema.notices.insert().values(tries=0, **row)).inserted_primary_key
    assert made is not None
    return int(made[0])


# ---- sending ------------------------------------------------------------------------------------


def is_any_due(connection: sa.Connection, now: float) -> bool:
    """Is there something to claim?"""
    return connection.scalar(sa.select(notices.id).where(notices.next <= now).limit(1)) is not None


def claim(connection: sa.Connection, now: float) -> list[int]:
    """Take notices whose time has come; two processes never take the same, a dead one's are found again."""
    query = (
        sa.select(notices.id)
        .where(notices.next <= now)
        .order_by(notices.next)
        .limit(CLAIM_MOST)
        .with_for_update(skip_locked=True)
    )
    ids = list(connection.scalars(query))
    if ids:
        taken = schema.notices.update().where(notices.id.in_(ids))
        connection.execute(taken.values(next=now + CLAIM_SECONDS))
    return ids


class Notice(NamedTuple):
    """A claimed notice with all that its text may be made of: no position, no log."""

    id: int
    user: str
    match: str | None
    kind: str
    channel: str | None
    via: str | None
    tries: int
    language: str | None
    title: str | None
    game: str | None
    address: str | None
    p256dh: str | None
    auth: str | None


def read(connection: sa.Connection, ids: list[int]) -> list[Notice]:
    """The claimed notices."""
    users = schema.users.c
    own = [notices[name] for name in Notice._fields[:7]]
    more = users.language, matches.title, matches.game, channels.address, channels.p256dh, channels.auth
    query = (
        sa.select(*own, *more)
        .join_from(schema.notices, schema.users, users.id == notices.user)
        .outerjoin(schema.matches, matches.id == notices.match)
        .outerjoin(schema.channels, channels.id == notices.channel)
        .where(notices.id.in_(ids))
        .order_by(notices.id)
    )
    return [Notice._make(row) for row in connection.execute(query)]


def why_not(connection: sa.Connection, notice: Notice, here: set[str]) -> str | None:
    """The reason why this need not be told any more."""
    if notice.match is None:
        return None
    if notice.user in here:
        return LOOKING
    watch = told_of(connection, notice.match, notice.user)
    if watch["wanted"] is False:
        return OFF
    if has_resigned(connection, notice):
        return MOVED
    if notice.kind in (TURN, REMINDER):
        told = watch[notice.kind]
        acted = told is not None and last_row(connection, notice.match, notice.user) >= told
        return MOVED if acted or not has_to_act(connection, notice) else None
    return None


def has_resigned(connection: sa.Connection, notice: Notice) -> bool:
    """Has this person given the table up meanwhile?"""
    mine = seats.match == notice.match, seats.user == notice.user, seats.kind == RESIGNED
    return connection.scalar(sa.select(seats.seat).where(*mine).limit(1)) is not None


def has_to_act(connection: sa.Connection, notice: Notice) -> bool:
    """Is it this person's turn, now?"""
    query = (
        sa.select(seats.seat, matches.waiting)
        .join(schema.matches, matches.id == seats.match)
        .where(seats.match == notice.match, seats.user == notice.user, matches.state == RUNNING)
        .where(seats.kind == PERSON)
    )
    return any(str(row.seat) in row.waiting.split(",") for row in connection.execute(query))


def spread(connection: sa.Connection, notice: Notice, here: set[str], now: float) -> None:
    """A notice whose time has come becomes one for each of the person's channels, or a reason why not."""
    reason = why_not(connection, notice, here)
    if reason is not None:
        finish(connection, notice, reason)
        return
    own = sa.select(channels.id, channels.kind).where(channels.user == notice.user, channels.ready)
    row = {"user": notice.user, "match": notice.match, "kind": notice.kind, "at": now, "next": now}
    for channel in connection.execute(own).all():
        values = row | {"channel": channel.id, "via": channel.kind, "tries": 0}
        connection.execute(schema.notices.insert().values(values))
    connection.execute(schema.notices.delete().where(notices.id == notice.id))


def finish(connection: sa.Connection, notice: Notice, outcome: str, detail: str = "") -> None:
    """It is done; a person keeps the latest outcomes."""
    this = schema.notices.update().where(notices.id == notice.id)
    done = {"outcome": outcome, "detail": detail[:200] or None, "next": None, "tries": notice.tries + 1}
    connection.execute(this.values(done))
    own = notices.user == notice.user, notices.outcome.is_not(None)
    kept = sa.select(notices.id).where(*own).order_by(notices.id.desc()).limit(KEPT)
    connection.execute(schema.notices.delete().where(*own, notices.id.not_in(kept)))


def put_off(connection: sa.Connection, notice: Notice, detail: str, now: float) -> None:
    """It failed, and will be tried again."""
    this = schema.notices.update().where(notices.id == notice.id)
    again = now + BACK_OFF * 4**notice.tries
    connection.execute(this.values(tries=notice.tries + 1, next=again, detail=detail[:200]))


# ---- for people ---------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True):
    """What became of a notice. `waits`: it is to be tried again; other reasons are in the docs."""

    at: str
    kind: str
    table: str | None
    title: str | None
    game: str | None
    via: str | None
    outcome: str
    detail: str | None


def outcomes(connection: sa.Connection, user: str) -> list[Outcome]:
    """The latest first."""
    query = (
        sa.select(schema.notices, matches.title, matches.game)
        .outerjoin(schema.matches, matches.id == notices.match)
        .where(notices.user == user, sa.or_(notices.outcome.is_not(None), notices.tries > 0))
        .order_by(notices.id.desc())
        .limit(KEPT)
    )
    return [
        Outcome(
            iso(row.at), row.kind, row.match, row.title, row.game, row.via, row.outcome or "waits", row.detail
        )
        for row in connection.execute(query)
    ]


class Watched(msgspec.Struct, frozen=True):
    """A running table of mine, and whether I am told of it."""

    table: str
    title: str
    game: str
    pace: str
    on: bool


def watched(connection: sa.Connection, user: str, match: str | None = None) -> list[Watched]:
    """My tables that are not over and that I did not resign, or one of them."""
    mine = sa.select(seats.match).where(seats.user == user, seats.kind != RESIGNED)
    query = (
        sa.select(matches.id, matches.title, matches.game, matches.pace, is_wanted().label("on"))
        .outerjoin(schema.watches, sa.and_(watches.match == matches.id, watches.user == user))
        .where(matches.id.in_(mine), matches.state.in_((OPEN, RUNNING)))
        .where(sa.true() if match is None else matches.id == match)
        .order_by(matches.touched.desc())
        .limit(KEPT)
    )
    return [Watched(row.id, row.title, row.game, row.pace, bool(row.on)) for row in connection.execute(query)]
