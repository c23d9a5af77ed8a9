"""The lobby: tables to join, to play and to watch; making one, sitting down, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bailiwick.server import cards, chat, seating
from bailiwick.server.cards import Card, Lobby
from bailiwick.server.chat import ChatLine
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_yours, unknown
from bailiwick.server.people import Me
from bailiwick.server.seating import NewTable
from bailiwick.server.session import needed, who
from bailiwick.server.tables import FALLBACK_LEVEL


class Join(msgspec.Struct):
    """Which seat, if it matters."""

    seat: int | None = None


class Start(msgspec.Struct):
    """The bots for empty seats."""

    fill: str | None = None


class Level(msgspec.Struct):
    """The bot that takes the seat."""

    level: str = FALLBACK_LEVEL


class Vote(msgspec.Struct):
    """The seat whose time is up."""

    seat: int


class Invite(msgspec.Struct):
    """A link to sit down at a table."""

    invite: str


@get("/api/lobby")
async def get_lobby(desk: NamedDependency[Desk], request: Request[Any, Any, Any]) -> Lobby:
    """Open tables, my tables, running tables."""
    me = await who(desk, request)
    return await desk.read(lambda c: cards.lobby(c, None if me is None else me.id))


@post("/api/tables")
async def post_table(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Card:
    """A new table; it starts at once when no seat is open."""
    me = await needed(desk, request)
    desk.limits.spend("table", me.id)
    id, token = await desk.writer.run(lambda c: seating.add_table(c, me, data))
    desk.wake_bots(await desk.table(id))
    return cards.invited(await card(desk, id, me), token)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Join]
) -> Card:
    """Sit down at an open table."""
    me = await needed(desk, request)
    table = await desk.table(id)
    if not table.may_see(me.id):
        raise unknown("table")
    return await change(desk, id, me, lambda c: seating.sit_down(c, id, me, data.seat))


@get("/api/join/{token:str}")
async def look_at_invite(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], token: FromPath[str]
) -> Card:
    """What an invitation leads to."""
    me = await who(desk, request)
    id = await desk.read(lambda c: seating.table_of_invite(c, token))
    return await card(desk, id, me)


@post("/api/join/{token:str}", status_code=200)
async def join_by_link(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], token: FromPath[str]
) -> Card:
    """Sit down where a link leads."""
    me = await needed(desk, request)
    id = await desk.read(lambda c: seating.table_of_invite(c, token))
    return await change(desk, id, me, lambda c: seating.sit_down(c, id, me, None))


@post("/api/tables/{id:str}/invite")
async def post_invite(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Invite:
    """One more link to this table, for its people."""
    me = await at_table(desk, request, id)
    desk.limits.spend("invite", me.id)
    token = await desk.writer.run(lambda c: seating.add_invite(c, id))
    return Invite(f"/join/{token}")


@put("/api/tables/{id:str}/invite", status_code=200)
async def put_invite(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Invite:
    """A link in the place of all others, which stop working; for the host."""
    me = await host_of(desk, request, id)
    desk.limits.spend("invite", me.id)
    token = await desk.writer.run(lambda c: seating.renew_invite(c, id))
    return Invite(f"/join/{token}")


@delete("/api/tables/{id:str}/invite", status_code=200)
async def delete_invites(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> None:
    """All links to this table stop working; for the host."""
    await host_of(desk, request, id)
    await desk.writer.run(lambda c: seating.revoke_invites(c, id))


@post("/api/tables/{id:str}/start", status_code=200)
async def start(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Start]
) -> Card:
    """Start, with bots in the empty seats."""
    me = await at_table(desk, request, id)
    return await change(desk, id, me, lambda c: seating.start(c, id, me, data.fill))


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Card | None:
    """Free the seat; in a running match a bot plays on. Null when the table is gone."""
    me = await at_table(desk, request, id)
    async with desk.lock(id):
        told = await desk.writer.run(lambda c: seating.leave(c, id, me))
        if told is None:
            desk.drop(id)
            return None
        await show_seats(desk, id, told)
    return await card(desk, id, me)


@post("/api/tables/{id:str}/resign", status_code=200)
async def resign(desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]) -> Card:
    """Give up for good: a bot plays on in this seat, and I may look on."""
    me = await at_table(desk, request, id)
    return await change(desk, id, me, lambda c: seating.resign(c, id, me))


@post("/api/tables/{id:str}/hand-over", status_code=200)
async def hand_over(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Level]
) -> Card:
    """Let a bot play this seat until I come back."""
    me = await at_table(desk, request, id)
    level = seating.level_of(data.level)
    desk.limits.spend("hand-over", me.id)
    return await change(desk, id, me, lambda c: seating.hand_over(c, id, me.id, level))


@post("/api/tables/{id:str}/take-back", status_code=200)
async def take_back(desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]) -> Card:
    """I am back."""
    me = await at_table(desk, request, id)
    return await change(desk, id, me, lambda c: seating.take_back(c, id, me))


@post("/api/tables/{id:str}/vote", status_code=200)
async def vote(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Vote]
) -> Card:
    """Time is up for that seat: let a bot take it."""
    me = await at_table(desk, request, id)
    desk.limits.spend("vote", me.id)
    return await change(desk, id, me, lambda c: seating.vote(c, id, me, data.seat))


async def at_table(desk: Desk, request: Request[Any, Any, Any], id: str) -> Me:
    """Somebody who belongs to the table."""
    me = await needed(desk, request)
    table = await desk.table(id)
    if table.host != me.id and all(seat.user != me.id for seat in table.seats):
        raise not_yours("you do not sit at this table") if table.may_see(me.id) else unknown("table")
    return me


async def host_of(desk: Desk, request: Request[Any, Any, Any], id: str) -> Me:
    """Who made the table."""
    me = await at_table(desk, request, id)
    if (await desk.table(id)).host != me.id:
        raise not_yours("only who made the table can end its links")
    return me


async def change(desk: Desk, id: str, me: Me, work: Callable[[sa.Connection], list[ChatLine] | None]) -> Card:
    """Change who sits at a table, tell everybody, show the card."""
    async with desk.lock(id):
        told = await desk.writer.run(work)
        await show_seats(desk, id, told or [])
    return await card(desk, id, me)


async def show_seats(desk: Desk, id: str, told: list[ChatLine]) -> None:
    """Who sits at the table now, and what happened to its seats, for everybody there; needs the lock."""
    table = await desk.reseat(id)
    for line in told:
        chat.tell(desk, table, line)


async def card(desk: Desk, id: str, me: Me | None) -> Card:
    """The table as the lobby shows it."""
    found = await desk.read(lambda c: cards.one_card(c, id, None if me is None else me.id))
    if found is None:
        raise unknown("table")
    return found


HANDLERS = [
    get_lobby,
    post_table,
    join,
    look_at_invite,
    join_by_link,
    post_invite,
    put_invite,
    delete_invites,
    start,
    leave,
    resign,
    hand_over,
    take_back,
    vote,
]
