"""Match files: export after the end, import of somebody else's, and reports of rule bugs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bailiwick.server import imports
from bailiwick.server.api.lobby import card
from bailiwick.server.api.play import started
from bailiwick.server.cards import Card
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_now
from bailiwick.server.play import current_state
from bailiwick.server.session import needed
from bailiwick.version import __version__


class Import(msgspec.Struct):
    """A match file."""

    text: Annotated[str, msgspec.Meta(max_length=imports.MOST_CHARACTERS)]


@get("/api/tables/{id:str}/export", media_type=MediaType.TEXT)
async def export(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Response[str]:
    """The whole match as a text file, with its seed: only after the end."""
    _, table = await started(desk, request, id)
    live = table.live
    assert live is not None
    if not live.state.over:
        raise not_now("a match can be exported when it is over; before, its file would tell its secrets")
    text = await asyncio.to_thread(live.match.text)
    return Response(text, headers=as_file(f"{table.game}-{table.id}.txt"))


@post("/api/import")
async def post_import(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], data: JSONBody[Import]
) -> Card:
    """Store a finished match from its file, after replaying it."""
    me = await needed(desk, request)
    desk.limits.spend("import", me.id)
    match = await asyncio.to_thread(imports.read, data.text)
    played = await asyncio.to_thread(imports.played, me, match, imports.ghosts(match))
    id = await desk.writer.run(lambda connection: imports.store(connection, played))
    return await card(desk, id, me)


@get("/api/tables/{id:str}/report")
async def report(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Response[dict[str, Any]]:
    """The position as this viewer sees it, to be sent with a bug report; it tells no more than the screen."""
    me, table = await started(desk, request, id)
    state = msgspec.structs.asdict(current_state(desk, table, None if me is None else me.id))
    told = {key: value for key, value in state.items() if key != "people" and value is not msgspec.UNSET}
    body = {
        "report": "bailiwick",
        "version": __version__,
        "table": table.id,
        "game": table.game,
        "rules": table.card.version,
        "variant": table.variant,
        "seats": [{"kind": seat.shown_kind, "level": seat.level} for seat in table.seats],
        **told,
    }
    return Response(body, headers=as_file(f"report-{table.id}-{state['seq']}.json"))


def as_file(name: str) -> dict[str, str]:
    """To be saved, not shown."""
    return {"content-disposition": f'attachment; filename="{name}"'}


HANDLERS = [export, post_import, report]
