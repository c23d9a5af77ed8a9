"""For admins: all tables by their digest, and the quarantine. No position, no seed, no log."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bailiwick.server import cards, schema
from bailiwick.server.cards import Card
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_yours, unknown
from bailiwick.server.people import Me
from bailiwick.server.session import needed


class Reason(msgspec.Struct):
    """Why a match is set aside."""

    reason: str


@get("/api/admin/tables")
async def get_tables(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], only: FromQuery[str] = ""
) -> list[Card]:
    """The latest tables, or those in one state."""
    me = await admin(desk, request)
    which = sa.true() if not only else schema.matches.c.state == only[:8]
    return await desk.read(lambda c: cards.cards(c, which, me.id))


@post("/api/admin/tables/{id:str}/quarantine", status_code=200)
async def quarantine(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Reason]
) -> Card:
    """Set a match aside."""
    me = await admin(desk, request)
    await desk.set_aside(id, data.reason or "set aside by an admin")
    found = await desk.read(lambda c: cards.one_card(c, id, me.id))
    if found is None:
        raise unknown("table")
    return found


async def admin(desk: Desk, request: Request[Any, Any, Any]) -> Me:
    """Somebody the operator made an admin."""
    me = await needed(desk, request)
    if not me.admin:
        raise not_yours("only admins can do this")
    return me


HANDLERS = [get_tables, quarantine]
