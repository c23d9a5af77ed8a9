"""Guests and accounts, their passwords and sessions."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bailiwick.server import channels, schema
from bailiwick.server.appends import notify
from bailiwick.server.errors import Refusal, invalid
from bailiwick.server.limits import too_often
from bailiwick.server.texts import NAME, clean, folded, hashed, new_id, new_token
from bailiwick.words import LANGUAGES

SESSION_DAYS = 90
PASSWORD_LEAST, PASSWORD_MOST = 8, 200
NAME_KEY = 120
NOBODY = "–"  # in the chat: a person who was deleted
ACCOUNT_CHECKS, ACCOUNT_SECONDS = 20, 15 * 60.0
ADDRESS_CHECKS, ADDRESS_SECONDS = 300, 10 * 60.0

HASHER = PasswordHasher()  # argon2id, with the library's current parameters
NOBODYS_PASSWORD = HASHER.hash("nobody has this password")

users, sessions, attempts = schema.users.c, schema.sessions.c, schema.attempts.c


class Me(msgspec.Struct, frozen=True):
    """A person as they see themselves."""

    id: str
    name: str
    guest: bool
    admin: bool
    language: str | None


def me_of(row: sa.Row[Any]) -> Me:
    """A row of `users` without its secrets."""
    return Me(row.id, row.name, row.password is None, row.admin, row.language)


def by_session(connection: sa.Connection, token: str) -> Me | None:
    """Whose session this is."""
    query = (
        sa.select(schema.users)
        .join(schema.sessions, sessions.user == users.id)
        .where(sessions.token == hashed(token), sessions.created > time.time() - SESSION_DAYS * 86400)
    )
    row = connection.execute(query).first()
    return None if row is None else me_of(row)


def open_session(connection: sa.Connection, user: str) -> str:
    """A new session; the token itself is known to the browser alone."""
    token = new_token()
    connection.execute(schema.sessions.insert().values(token=hashed(token), user=user, created=time.time()))
    return token


def close_session(connection: sa.Connection, session: str) -> None:
    """This one; it is given hashed."""
    connection.execute(schema.sessions.delete().where(sessions.token == session))


def close_sessions(connection: sa.Connection, user: str) -> None:
    """All of a person."""
    connection.execute(schema.sessions.delete().where(sessions.user == user))


def drop_old_sessions(connection: sa.Connection, now: float) -> None:
    """Sessions that no longer count."""
    old = sessions.created < now - SESSION_DAYS * 86400
    connection.execute(schema.sessions.delete().where(old))


def add_guest(connection: sa.Connection, name: str) -> Me:
    """A name is enough, unless it is an account's."""
    name = clean(name, "name", NAME)
    refuse_taken(connection, name, None)
    me = Me(new_id(), name, True, False, None)
    row = {"id": me.id, "name": name, "admin": False, "created": time.time()}
    connection.execute(schema.users.insert().values(row))
    return me


def refuse_taken(connection: sa.Connection, name: str, user: str | None) -> None:
    """No guest passes for somebody who has an account."""
    query = sa.select(users.id).where(users.name_key == key_of(name), users.id != (user or ""))
    if connection.execute(query).first() is not None:
        raise Refusal(409, "name-taken", f"{name} has an account here; log in, or take another name")


def key_of(name: str) -> str:
    """What no two accounts share. One sign may stand for many letters: then a short name is too long."""
    key = folded(name)
    if len(key) > NAME_KEY:
        raise invalid(f"the name is too long: {len(key)} letters when it is spelled out, at most {NAME_KEY}")
    return key


def check_password_rules(password: str) -> None:
    """Length is what counts."""
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
        raise invalid(f"a password has {PASSWORD_LEAST} to {PASSWORD_MOST} characters")


def add_account(
    connection: sa.Connection, guest: Me | None, name: str, password: str
) -> tuple[Me, list[str]]:
    """*password* is hashed already. A guest stays the same person and keeps the matches.

    With them, the tables that have changed.
    """
    name = clean(name, "name", NAME)
    if guest is not None and not guest.guest:
        raise Refusal(409, "has-account", "you are logged in; log out before you make another account")
    refuse_taken(connection, name, None if guest is None else guest.id)
    me = add_guest(connection, name) if guest is None else guest
    row = {"name": name, "name_key": key_of(name), "password": password}
    connection.execute(schema.users.update().where(users.id == me.id).values(row))
    tables = rename_seats(connection, me.id, name)
    return Me(me.id, name, False, me.admin, me.language), tables


def rename_seats(connection: sa.Connection, user: str, name: str) -> list[str]:
    """Seats carry their person's name, whoever plays them; those of a hot-seat companion keep their own.

    Returns the tables that have changed; other processes hear of it.
    """
    seats = schema.seats.c
    mine = seats.user == user, seats.companion.is_(False), seats.name != name
    tables = list(connection.scalars(sa.select(seats.match).where(*mine)))
    connection.execute(schema.seats.update().where(*mine).values(name=name))
    for id in tables:
        notify(connection, "seats", id)
    return tables


def hash_password(password: str) -> str:
    """Slow on purpose: call it outside the event loop."""
    return HASHER.hash(password)


def matches_password(stored: str | None, password: str) -> bool:
    """As slow for a name that does not exist as for one that does."""
    try:
        return HASHER.verify(stored or NOBODYS_PASSWORD, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def account(connection: sa.Connection, name: str) -> sa.Row[Any] | None:
    """The account called *name*."""
    return connection.execute(sa.select(schema.users).where(users.name_key == folded(name))).first()


def spend_check(connection: sa.Connection, name: str, address: str) -> None:
    """Count a password check, for the account and for the address it comes from."""
    now = time.time()
    connection.execute(schema.attempts.delete().where(attempts.at < now - ACCOUNT_SECONDS))
    for key, most, seconds in (
        (f"account {folded(name)[:80]}", ACCOUNT_CHECKS, ACCOUNT_SECONDS),
        (f"address {address[:80]}", ADDRESS_CHECKS, ADDRESS_SECONDS),
    ):
        query = sa.select(sa.func.count(), sa.func.min(attempts.at))
        count, first = connection.execute(query.where(attempts.key == key, attempts.at > now - seconds)).one()
        if count >= most:
            raise too_often(first + seconds - now)
        connection.execute(schema.attempts.insert().values(key=key, at=now))


def change(connection: sa.Connection, me: Me, name: str | None, language: str | None) -> tuple[Me, list[str]]:
    """Another name, another language; with them, the tables that have changed."""
    row: dict[str, Any] = {}
    tables: list[str] = []
    if name is not None:
        row["name"] = clean(name, "name", NAME)
        refuse_taken(connection, row["name"], me.id)
        if not me.guest:
            row["name_key"] = key_of(row["name"])
        tables = rename_seats(connection, me.id, row["name"])
    if language is not None:
        if language not in LANGUAGES:
            raise invalid(f"we speak {', '.join(LANGUAGES)}, not {language[:20]!r}")
        row["language"] = language
    if row:
        connection.execute(schema.users.update().where(users.id == me.id).values(row))
    changed = {key: row[key] for key in ("name", "language") if key in row}
    return msgspec.structs.replace(me, **changed), tables


def take_in(connection: sa.Connection, guest: str, me: Me) -> list[str]:
    """A guest turns out to be somebody with an account, who gets all that was theirs; the guest is no more.

    Where both sit at a table, the guest's seat becomes that of a companion. Returns the tables that have
    changed; other processes hear of it.
    """
    seats, matches, log = schema.seats.c, schema.matches.c, schema.log.c
    sits = sa.select(seats.match).where(seats.user == guest)
    own = sa.select(matches.id).where(sa.or_(matches.id.in_(sits), matches.host == guest))
    tables = list(connection.scalars(own.order_by(matches.id).with_for_update()))
    mine = schema.seats.update().where(seats.user == guest)
    both = sa.select(seats.match).where(seats.user == me.id)
    connection.execute(mine.where(seats.match.in_(both)).values(companion=True))
    connection.execute(mine.where(seats.companion.is_(False)).values(name=me.name))
    chosen = schema.log.update().where(log.match.in_(tables), log.user == guest)
    connection.execute(chosen.values(user=me.id))
    connection.execute(schema.matches.update().where(matches.host == guest).values(host=me.id))
    channels.take_in(connection, guest, me.id)
    for table in (schema.votes, schema.watches):
        drop_twins(connection, table, guest, me.id)
    for table in (schema.seats, schema.chat, schema.votes, schema.watches, schema.notices):
        connection.execute(table.update().where(table.c.user == guest).values(user=me.id))
    connection.execute(schema.users.delete().where(users.id == guest))
    for id in tables:
        notify(connection, "seats", id)
    return tables


def drop_twins(connection: sa.Connection, table: sa.Table, guest: str, user: str) -> None:
    """Rows of a guest that *user* has too."""
    other = table.alias()
    same = [other.c[column.name] == column for column in table.primary_key if column.name != "user"]
    twin = sa.exists().where(other.c.user == user, *same)
    connection.execute(table.delete().where(table.c.user == guest, twin))


def forget(connection: sa.Connection, user: str, level: str) -> dict[str, list[int]]:
    """Delete a person. Their seats become ghosts that a bot plays; the matches stay.

    Open tables they made go with them. Returns the tables that have changed, and which seats of them
    they had not resigned.
    """
    seats, matches = schema.seats.c, schema.matches.c
    own = sa.select(matches.id).where(open_table(), matches.host == user)
    left: dict[str, list[int]] = {id: [] for id in connection.scalars(own)}
    theirs = sa.select(seats.match, seats.seat, seats.kind).where(seats.user == user)
    for match, seat, kind in connection.execute(theirs.order_by(seats.match, seats.seat)):
        left.setdefault(match, []).extend([seat] if kind != "resigned" else [])
    for column in (
        seats.match,
        schema.chat.c.match,
        schema.invites.c.match,
        schema.watches.c.match,
        matches.id,
    ):
        connection.execute(sa.delete(column.table).where(column.in_(own)))
    mine = schema.seats.update().where(seats.user == user)
    waiting = sa.select(matches.id).where(open_table())
    nobody = {"user": None, "name": None, "since": None, "companion": False}
    connection.execute(mine.where(seats.match.in_(waiting)).values(kind="empty", level=None, **nobody))
    connection.execute(mine.values(kind="ghost", level=level, **nobody))
    connection.execute(schema.chat.update().where(schema.chat.c.user == user).values(user=None, name=NOBODY))
    for table in (schema.channels, schema.votes, schema.watches, schema.notices):
        connection.execute(table.delete().where(table.c.user == user))
    close_sessions(connection, user)
    connection.execute(schema.users.delete().where(users.id == user))
    return left


def open_table() -> sa.ColumnElement[bool]:
    """A table that has not started yet."""
    return schema.matches.c.state == "open"
