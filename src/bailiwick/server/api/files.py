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
from bailiwick.server.imports import spell_seed_plain
from bailiwick.server.live import Live
from bailiwick.server.payloads import Line, journal
from bailiwick.server.play import current_state
from bailiwick.server.session import needed
from bailiwick.server.tables import Table
from bailiwick.version import __version__


class Import(msgspec.Struct):
    """A match file."""

    text: Annotated[str, msgspec.Meta(max_length=imports.MOST_CHARACTERS)]


class SeatOut(msgspec.Struct, frozen=True):
    """Who sat there at the end."""

    kind: str
    name: str | None
    level: str | None


class ChoiceOut(msgspec.Struct, frozen=True):
    """A choice that stands, and how it is spelled."""

    seat: int
    code: int
    name: str


class MatchOut(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match for programs."""

    game: str
    rules: int
    variant: dict[str, str]
    seats: list[SeatOut]
    seed: str
    choices: list[ChoiceOut]
    hash: str
    ranking: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
    journal: list[Line]


@get("/api/tables/{id:str}/export", media_type=MediaType.TEXT)
async def export(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Response[str]:
    """The whole match as a text file, with its seed: only after the end."""
    _, table = await started(desk, request, id)
    live = finished(table)
    text = await asyncio.to_thread(live.match.text)
    return Response(text, headers=as_file(f"{table.game}-{table.id}.txt"))


@get("/api/tables/{id:str}/export.json")
async def export_json(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Response[MatchOut]:
    """The same as JSON, for programs: with names, scores by source and the whole journal."""
    _, table = await started(desk, request, id)
    live = finished(table)
    body = await asyncio.to_thread(match_out, table, live)
    return Response(body, headers=as_file(f"{table.game}-{table.id}.json"))


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
        "rules": table.rules,
        "variant": table.variant,
        "seats": [{"kind": seat.kind, "level": seat.level} for seat in table.seats],
        **told,
    }
    return Response(body, headers=as_file(f"report-{table.id}-{state['seq']}.json"))


def finished(table: Table) -> Live:
    """The match, if it is over."""
    live = table.live
    assert live is not None
    if not live.state.over:
        raise not_now("a match can be exported when it is over; before, its file would tell its secrets")
    return live


def match_out(table: Table, live: Live) -> MatchOut:
    """Everything there is to know of a finished match."""
    match, again, choices = live.match, live.match.at(0), []
    for entry in match.log:
        choices.append(ChoiceOut(entry.seat, entry.code, again.state.spell(entry.seat, entry.code)))
        again.choose(entry.seat, entry.code)
    return MatchOut(
        game=table.game,
        rules=table.rules,
        variant=match.variant,
        seats=[SeatOut(seat.kind, seat.name, seat.level) for seat in table.seats],
        seed=spell_seed_plain(match),
        choices=choices,
        hash=live.hash(),
        ranking=match.state.ranking(),
        scores=match.state.scores(),
        breakdown=[match.state.breakdown(seat) for seat in range(match.seats)],
        journal=journal(live, None, 0, None),
    )


def as_file(name: str) -> dict[str, str]:
    """To be saved, not shown."""
    return {"content-disposition": f'attachment; filename="{name}"'}


HANDLERS = [export, export_json, post_import, report]
