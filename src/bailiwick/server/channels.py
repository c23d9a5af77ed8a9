"""Where a person wants to be told: browsers, a mail address, a URL of their own."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.errors import not_now, unknown
from bailiwick.server.texts import hashed, iso, new_id
from bailiwick.words import LANGUAGES

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
BROWSERS = 10
CONFIRM_SECONDS = 2 * 86400.0

columns = schema.channels.c


class Channel(msgspec.Struct, frozen=True):
    """A channel as its owner sees it, and nobody else."""

    id: str
    kind: str
    address: str
    ready: bool
    created: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser hands out when somebody allows it to show notices."""

    endpoint: str
    p256dh: str
    auth: str


def channels_of(connection: sa.Connection, user: str) -> list[Channel]:
    """All channels of a person."""
    query = sa.select(schema.channels).where(columns.user == user).order_by(columns.created, columns.id)
    return [
        Channel(row.id, row.kind, row.address, row.ready, iso(row.created))
        for row in connection.execute(query)
    ]


def add_push(connection: sa.Connection, user: str, given: Subscription) -> str:
    """A browser belongs to who used it last; the oldest makes room."""
    drop(connection, columns.kind == PUSH, columns.address == given.endpoint)
    own = columns.user == user, columns.kind == PUSH
    newest = sa.select(columns.id).where(*own).order_by(columns.created.desc()).limit(BROWSERS - 1)
    drop(connection, *own, columns.id.not_in(newest))
    keys = {"p256dh": given.p256dh, "auth": given.auth}
    return insert(connection, user, PUSH, given.endpoint, ready=True, **keys)


def add_webhook(connection: sa.Connection, user: str, url: str) -> str:
    """One a person."""
    drop(connection, columns.user == user, columns.kind == WEBHOOK)
    return insert(connection, user, WEBHOOK, url, ready=True)


def add_mail(connection: sa.Connection, user: str, address: str, token: str) -> str:
    """One a person; *token* is in the link that confirms it."""
    drop(connection, columns.user == user, columns.kind == MAIL)
    return insert(connection, user, MAIL, address, ready=False, token=hashed(token))


def insert(connection: sa.Connection, user: str, kind: str, address: str, **more: Any) -> str:
    """A new channel."""
    row = {"id": new_id(), "user": user, "kind": kind, "address": address, "created": time.time(), **more}
    connection.execute(schema.channels.insert().values(row))
    return str(row["id"])


def confirm(connection: sa.Connection, token: str) -> None:
    """The link was followed: from now on mail may be sent there."""
    now = time.time()
    asked = columns.token == hashed(token), columns.created > now - CONFIRM_SECONDS
    found = schema.channels.update().where(*asked)
    if connection.execute(found.values(ready=True, token=None, created=now)).rowcount == 0:
        raise not_now("this link was used already or is too old; ask for another one on your page")


def remove(connection: sa.Connection, user: str, id: str) -> None:
    """Nothing is sent there any more."""
    if drop(connection, columns.user == user, columns.id == id) == 0:
        raise unknown("channel")


def drop_browsers(connection: sa.Connection, user: str) -> None:
    """Logged out on all devices: none of them shows anything any more."""
    drop(connection, columns.user == user, columns.kind == PUSH)


def take_in(connection: sa.Connection, guest: str, user: str) -> None:
    """What a guest had is *user*'s now; a mail address or URL that *user* has stays."""
    has = sa.select(columns.kind).where(columns.user == user, columns.kind != PUSH)
    drop(connection, columns.user == guest, columns.kind.in_(has))
    connection.execute(schema.channels.update().where(columns.user == guest).values(user=user))


def drop(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    """Channels and what was still to be sent through them; says how many."""
    ids = sa.select(columns.id).where(*which)
    notices = schema.notices.c
    waiting = schema.notices.delete().where(notices.channel.in_(ids), notices.outcome.is_(None))
    connection.execute(waiting)
    return connection.execute(schema.channels.delete().where(*which)).rowcount


def learn_language(connection: sa.Connection, user: str, language: str | None) -> None:
    """Who never chose a language is told in that of the page they asked on."""
    users = schema.users.c
    if language in LANGUAGES:
        unset = schema.users.update().where(users.id == user, users.language.is_(None))
        connection.execute(unset.values(language=language))
