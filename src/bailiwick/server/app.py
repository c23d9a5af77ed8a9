"""The application: everything put together for one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Litestar, Request, Response
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from bailiwick.server import clockwork, listening
from bailiwick.server.api import admin, files, games, live, lobby, notices, persons, play, practice
from bailiwick.server.api.docs import DocsPage
from bailiwick.server.botwork import Botwork
from bailiwick.server.database import make_room, open_database, upgrade
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal
from bailiwick.server.guard import Application, guard
from bailiwick.server.herald import Herald, open_herald
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS
from bailiwick.server.settings import Settings
from bailiwick.server.static import StaticFiles
from bailiwick.server.wire import more_to_come
from bailiwick.server.writer import Writer
from bailiwick.version import __version__

BODY_BYTES = 512 * 1024
TOO_BIG = f"that is too big to be a match file, or anything else: at most {BODY_BYTES // 1024} kB are taken"
MODULES = (persons, games, lobby, play, live, practice, notices, files, admin)
HANDLERS = [handler for module in MODULES for handler in module.HANDLERS]


def make_app(settings: Settings) -> Application:
    """The whole server as an ASGI application."""
    return guard(build(settings), settings.origins)


def build(settings: Settings) -> Litestar:
    """The routes and what they stand on, without the guard around them."""
    return Litestar(
        route_handlers=[*HANDLERS, *StaticFiles(settings.static).handlers()],
        dependencies={
            "desk": Provide(the_desk, sync_to_thread=False),
            "herald": Provide(the_herald, sync_to_thread=False),
        },
        lifespan=[lambda app: running(app, settings)],
        exception_handlers={
            Refusal: refuse,
            HTTPException: refuse_http,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Bailiwick", version=__version__, path="/api/docs", render_plugins=[DocsPage()]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        state=AppState(),
    )


def the_desk(state: AppState) -> Desk:
    """The desk of this process."""
    desk = state.desk
    assert isinstance(desk, Desk)
    return desk


def the_herald(state: AppState) -> Herald:
    """The herald of this process."""
    herald = state.herald
    assert isinstance(herald, Herald)
    return herald


@asynccontextmanager
async def running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Open everything, serve, close everything in the other order."""
    engine = open_database(settings.database)
    await asyncio.to_thread(upgrade, engine)
    await asyncio.to_thread(make_room, engine)
    writer = Writer(engine, asyncio.get_running_loop(), more_to_come)
    desk = Desk(settings, engine, writer)
    bots = Botwork(desk)
    desk.wake_bots, desk.weigh = bots.wake, bots.weigh
    app.state.desk = desk
    app.state.herald = herald = await open_herald(desk)
    await clockwork.credit(desk)
    tasks = [
        asyncio.create_task(clockwork.heartbeat(desk)),
        asyncio.create_task(bots.sweep()),
        asyncio.create_task(listening.listen(desk)),
        asyncio.create_task(herald.serve()),
    ]
    note("ready", version=__version__, database=engine.dialect.name)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.close()
        for viewers in list(desk.hub.viewers.values()):
            for viewer in list(viewers):
                viewer.close()
        await writer.close()
        engine.dispose()


# ---- errors -------------------------------------------------------------------------------------


def refuse(_: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    """A status, a word and a sentence; with a stale choice, the state."""
    body: dict[str, Any] = {"error": refusal.error, "detail": refusal.detail}
    if refusal.state is not None:
        body["state"] = refusal.state
    return Response(body, status_code=refusal.status)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: unknown paths, bodies that make no sense."""
    words = {400: "invalid", 404: "unknown", 405: "method", 413: "too-big", 415: "media-type"}
    detail = TOO_BIG if error.status_code == 413 else str(error.detail)
    extra = error.extra if isinstance(error.extra, list) else []
    for item in extra[:3]:
        if isinstance(item, dict):
            detail += f"; {item.get('key', '')}: {item.get('message', '')}"
    body = {"error": words.get(error.status_code, "refused"), "detail": detail[:500]}
    return Response(body, status_code=error.status_code)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Our own fault: noted with its kind, without what was sent."""
    if isinstance(error, (msgspec.ValidationError, msgspec.DecodeError, RecursionError)):
        return Response({"error": "invalid", "detail": str(error)[:300]}, status_code=400)
    if isinstance(error, sa.exc.DataError):  # PostgreSQL's: a NUL, or more than a column holds
        detail = "something in that cannot be stored: it is too long, or has signs that no text has"
        return Response({"error": "invalid", "detail": detail}, status_code=400)
    METRICS.count("errors")
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    line = f"{where.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{where.tb_lineno}" if where else ""
    note("fault", kind=type(error).__name__, where=line, path=str(request.scope.get("path_template")))
    return Response({"error": "fault", "detail": "that is our fault; try again"}, status_code=500)
