"""Alone with bots: what if, go back, hints."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bailiwick.server import practice
from bailiwick.server.api.lobby import card
from bailiwick.server.api.play import started, visible
from bailiwick.server.cards import Card
from bailiwick.server.desk import Desk
from bailiwick.server.payloads import State
from bailiwick.server.play import current_state
from bailiwick.server.practice import Fork, Hint, Rewind
from bailiwick.server.session import needed


@post("/api/tables/{id:str}/fork")
async def post_fork(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Fork]
) -> Card:
    """What if: a new private table that goes on from a moment of this finished match."""
    me = await needed(desk, request)
    _, table = await started(desk, request, id)
    desk.limits.spend("table", me.id)
    new = await practice.fork(desk, table, me, data)
    desk.wake_bots(await desk.table(new))
    return await card(desk, new, me)


@post("/api/tables/{id:str}/rewind", status_code=200)
async def post_rewind(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Rewind]
) -> State:
    """Go back to a moment of a match against bots, and play on from there."""
    me = await needed(desk, request)
    await visible(desk, request, id)
    desk.limits.spend("rewind", me.id)
    await practice.rewind(desk, id, me, data)
    return current_state(desk, await desk.table(id), me.id)


@post("/api/tables/{id:str}/hint", status_code=200)
async def post_hint(desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]) -> Hint:
    """The three options a bot likes best, in a match against bots."""
    me = await needed(desk, request)
    _, table = await visible(desk, request, id)
    desk.limits.spend("hint", me.id)
    return await practice.hint(desk, table, me)


HANDLERS = [post_fork, post_rewind, post_hint]
