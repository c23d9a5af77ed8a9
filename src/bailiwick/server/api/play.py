"""A table: its state, choices, undo, chat, and any moment of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from bailiwick.server import chat, orders, replays
from bailiwick.server.api.lobby import card
from bailiwick.server.chat import ChatLine
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_now, not_yours, unknown
from bailiwick.server.payloads import Line, MessageOut, State, eyes_of, journal, message_of
from bailiwick.server.people import Me
from bailiwick.server.play import Wish, act, current_state
from bailiwick.server.session import Connection, needed, who
from bailiwick.server.tables import Table

BIG = 2**31 - 1
Number = Annotated[int, msgspec.Meta(ge=0, le=BIG)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Choice(msgspec.Struct):
    """A code out of the options at *seq*; the key makes a second try harmless."""

    seq: Number
    code: Number
    key: Key
    seat: int | None = None


class Undo(msgspec.Struct):
    """Take back a step, or the whole turn."""

    seq: Number
    key: Key
    turn: bool = False
    seat: int | None = None


class StandingOrder(msgspec.Struct):
    """A standing order: the code of a pass that is on offer now."""

    code: Number
    seat: int | None = None


class Say(msgspec.Struct):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class JournalOut(msgspec.Struct, frozen=True):
    """All lines this viewer may read, and the moments that still stand."""

    moments: list[int]
    journal: list[Line]


class Why(msgspec.Struct, frozen=True):
    """What keeps a piece from being chosen at *seq*; no message: nothing but the question."""

    seq: int
    rule: str
    message: MessageOut | None


@get("/api/tables/{id:str}")
async def get_table(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> dict[str, Any]:
    """A Card, a State once the match has started, and the chat, in one object."""
    me, _ = await visible(desk, request, id)
    user = None if me is None else me.id
    whole = msgspec.structs.asdict(await card(desk, id, me))
    table = await desk.table(id)
    if table.live is not None:
        state = msgspec.structs.asdict(current_state(desk, table, user))
        whole |= {key: value for key, value in state.items() if value is not msgspec.UNSET}
    whole["chat"] = await desk.read(lambda c: chat.read(c, id)) if chat.may_chat(table, user) else []
    return whole


@post("/api/tables/{id:str}/choices", status_code=200)
async def post_choice(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Choice]
) -> State:
    """Choose; 409 with the current state when the match has moved on."""
    me = await needed(desk, request)
    await visible(desk, request, id)
    await act(desk, id, me.id, Wish(data.seq, data.key, data.code, False, data.seat))
    return current_state(desk, await desk.table(id), me.id)


@post("/api/tables/{id:str}/undo", status_code=200)
async def post_undo(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Undo]
) -> State:
    """Take back, up to the last thing that was revealed."""
    me = await needed(desk, request)
    await visible(desk, request, id)
    await act(desk, id, me.id, Wish(data.seq, data.key, None, data.turn, data.seat))
    return current_state(desk, await desk.table(id), me.id)


@post("/api/tables/{id:str}/order", status_code=200)
async def post_order(
    desk: NamedDependency[Desk],
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[StandingOrder],
) -> State:
    """Pass, and let the server pass on, until the round ends or you act again."""
    me = await needed(desk, request)
    await visible(desk, request, id)
    desk.limits.spend("order", me.id)
    await orders.give(desk, id, me.id, data.code, data.seat)
    return current_state(desk, await desk.table(id), me.id)


@delete("/api/tables/{id:str}/order", status_code=200)
async def delete_order(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> State:
    """Ask me again."""
    me = await needed(desk, request)
    await started(desk, request, id)
    desk.limits.spend("order", me.id)
    await orders.cancel(desk, id, me.id)
    return current_state(desk, await desk.table(id), me.id)


@post("/api/tables/{id:str}/chat")
async def post_chat(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Say]
) -> ChatLine:
    """Say something."""
    me = await needed(desk, request)
    _, table = await visible(desk, request, id)
    return await chat.say(desk, table, me, data.text)


@get("/api/tables/{id:str}/at/{seq:int}")
async def get_moment(
    desk: NamedDependency[Desk],
    request: Request[Any, Any, Any],
    id: FromPath[str],
    seq: Annotated[int, PathParameter(ge=0, le=BIG)],
    eyes: Annotated[str, QueryParameter(max_length=8)] = "",
) -> State:
    """The match after its first *seq* rows, as this viewer may see it; eyes=<seat>|all after the end."""
    me, table = await started(desk, request, id)
    return await replays.moment(desk, table, None if me is None else me.id, seq, eyes)


@get("/api/tables/{id:str}/journal")
async def get_journal(
    desk: NamedDependency[Desk],
    request: Request[Any, Any, Any],
    id: FromPath[str],
    eyes: Annotated[str, QueryParameter(max_length=8)] = "",
) -> JournalOut:
    """What happened, for this viewer; after the end eyes=all tells all of it."""
    me, table = await started(desk, request, id)
    live = table.live
    assert live is not None
    if eyes and not live.state.over:
        raise not_yours("everything is revealed when the match is over, not before")
    you = None if eyes == "all" else table.seats_of(None if me is None else me.id)
    seat = None if you is None else eyes_of(table, you)
    return JournalOut(replays.moments(live, you), journal(live, seat, 0, you))


@get("/api/tables/{id:str}/why")
async def get_why(
    desk: NamedDependency[Desk],
    request: Request[Any, Any, Any],
    id: FromPath[str],
    piece: Annotated[str, QueryParameter(max_length=64)],
) -> Why:
    """Why can't I? The particular obstacle to choosing *piece* now, and its rule."""
    me = await needed(desk, request)
    _, table = await started(desk, request, id)
    live, you = table.live, table.seats_of(me.id)
    seat = eyes_of(table, you)
    assert live is not None
    found = None if seat is None else live.state.obstacle(seat, piece)
    if found is None:
        return Why(live.noticed(you), "", None)
    return Why(live.noticed(you), found.rule, message_of(live.match.game, found.message))


async def visible(desk: Desk, request: Connection, id: str) -> tuple[Me | None, Table]:
    """The table, if this person may see it at all."""
    me = await who(desk, request)
    table = await desk.table(id)
    if not table.may_see(None if me is None else me.id):
        raise unknown("table")
    return me, table


async def started(desk: Desk, request: Connection, id: str) -> tuple[Me | None, Table]:
    """The same, once there is something to see."""
    me, table = await visible(desk, request, id)
    if table.live is None:
        raise not_now("the match has not started yet, or is in quarantine")
    return me, table


HANDLERS = [
    get_table,
    post_choice,
    post_undo,
    post_order,
    delete_order,
    post_chat,
    get_moment,
    get_journal,
    get_why,
]
