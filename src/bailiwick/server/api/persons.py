"""Guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bailiwick.server import channels, people, seating
from bailiwick.server.api.lobby import show_seats
from bailiwick.server.appends import notify
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal
from bailiwick.server.people import Me
from bailiwick.server.session import COOKIE, address, cookie, needed, session, who
from bailiwick.server.tables import FALLBACK_LEVEL

Text = Annotated[str, msgspec.Meta(max_length=400)]


class Name(msgspec.Struct):
    """A guest needs no more."""

    name: Text


class Credentials(msgspec.Struct):
    """An account."""

    name: Text
    password: Text


class Password(msgspec.Struct):
    """To be sure."""

    password: Text


class Logout(msgspec.Struct):
    """Here, or on all devices."""

    everywhere: bool = False


class Changes(msgspec.Struct):
    """What to change; the rest stays."""

    name: Text | None = None
    language: Text | None = None


@get("/api/me")
async def get_me(desk: NamedDependency[Desk], request: Request[Any, Any, Any]) -> Me | None:
    """Who I am; null for somebody unknown."""
    return await who(desk, request)


@patch("/api/me")
async def patch_me(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Changes]
) -> Me:
    """Another name or language."""
    me = await needed(desk, request)
    changed, tables = await desk.writer.run(lambda c: people.change(c, me, data.name, data.language))
    await show_person(desk, tables)
    return changed


@post("/api/guest")
async def post_guest(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Name]
) -> Response[Me]:
    """A new guest; a name is enough."""
    desk.limits.spend("guest", address(request))
    me, token = await desk.writer.run(lambda c: with_session(c, people.add_guest(c, data.name)))
    return Response(me, cookies=[cookie(request, token)])


@post("/api/account")
async def post_account(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """Turn this guest, or nobody, into an account; a guest's matches stay theirs, older sessions end."""
    desk.limits.spend("guest", address(request))
    people.check_password_rules(data.password)
    guest = await who(desk, request)
    password = await asyncio.to_thread(people.hash_password, data.password)

    def add(connection: Any) -> tuple[Me, str, list[str]]:
        me, tables = people.add_account(connection, guest, data.name, password)
        end_sessions(connection, me.id)
        return *with_session(connection, me), tables

    me, token, tables = await desk.writer.run(add)
    desk.hub.drop_user(me.id)
    await show_person(desk, tables)
    return Response(me, cookies=[cookie(request, token)])


@post("/api/login", status_code=200)
async def post_login(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """A new session for an account; the one that this browser had ends, and a guest's matches go along."""
    me = await check(desk, request, data.name, data.password)

    def log_in(connection: Any) -> tuple[str, list[str]]:
        before = people.by_session(connection, request.cookies.get(COOKIE, ""))
        tables: list[str] = []
        if before is not None:
            end_session(connection, request)
            if before.guest:
                tables = people.take_in(connection, before.id, me)
        return people.open_session(connection, me.id), tables

    token, tables = await desk.writer.run(log_in)
    if request.cookies.get(COOKIE):
        desk.hub.drop_sessions({session(request)})
    await show_person(desk, tables)
    return Response(me, cookies=[cookie(request, token)])


@post("/api/logout", status_code=200)
async def post_logout(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Logout]
) -> Response[None]:
    """End this session, or all of this person's, and what is open through it."""
    me = await who(desk, request)
    if me is not None and data.everywhere:
        await desk.writer.run(lambda c: log_out_everywhere(c, me.id))
        desk.hub.drop_user(me.id)
    elif me is not None:
        await desk.writer.run(lambda c: end_session(c, request))
        desk.hub.drop_sessions({session(request)})
    return Response(None, cookies=[cookie(request, "")])


@delete("/api/account", status_code=200)
async def delete_account(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Password]
) -> Response[None]:
    """Delete this person. Seats become ghosts; the matches stay. A guest's password is empty."""
    me = await needed(desk, request)
    if not me.guest:
        await check(desk, request, me.name, data.password)
    left = await desk.writer.run(lambda c: forget(c, me.id))
    desk.hub.drop_user(me.id)
    for id, seats in left.items():
        with contextlib.suppress(Refusal):  # their own open tables are gone
            await bots_play_on(desk, id, seats)
    return Response(None, cookies=[cookie(request, "")])


def with_session(connection: Any, me: Me) -> tuple[Me, str]:
    """A person and the token of a new session."""
    return me, people.open_session(connection, me.id)


def end_session(connection: Any, request: Request[Any, Any, Any]) -> None:
    """The session of this browser, whatever process its tables are connected to."""
    people.close_session(connection, session(request))
    notify(connection, "session", session(request))


def end_sessions(connection: Any, user: str) -> None:
    """All sessions of a person, on all processes."""
    people.close_sessions(connection, user)
    notify(connection, "user", user)


def log_out_everywhere(connection: Any, user: str) -> None:
    """On all devices: none of them shows anything any more."""
    end_sessions(connection, user)
    channels.drop_browsers(connection, user)


def forget(connection: Any, user: str) -> dict[str, list[int]]:
    """Delete a person, on all processes; returns the tables that have changed, and their seats there."""
    left = people.forget(connection, user, FALLBACK_LEVEL)
    notify(connection, "user", user)
    return left


async def show_person(desk: Desk, tables: list[str]) -> None:
    """These tables, where they are in use, show a person who has changed as the database knows them."""
    for id in tables:
        with contextlib.suppress(Refusal):  # it is gone already
            await desk.catch_up(id)


async def bots_play_on(desk: Desk, id: str, seats: list[int]) -> None:
    """At a table with ghosts in these *seats*, which the others are told."""
    async with desk.lock(id):
        desk.drop(id)
        told = await desk.writer.run(lambda c: seating.after_forgetting(c, id, seats))
        await show_seats(desk, id, told)


async def check(desk: Desk, request: Request[Any, Any, Any], name: str, password: str) -> Me:
    """Whose password it is. Counted first, checked outside the event loop."""
    await desk.writer.run(lambda c: people.spend_check(c, name, address(request)))
    row = await desk.read(lambda c: people.account(c, name))
    stored = None if row is None else row.password
    if not await asyncio.to_thread(people.matches_password, stored, password):
        raise Refusal(403, "wrong-password", "name and password do not fit; try again")
    assert row is not None
    return people.me_of(row)


HANDLERS = [get_me, patch_me, post_guest, post_account, post_login, post_logout, delete_account]
