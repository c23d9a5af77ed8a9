"""`bailiwick serve`: uvicorn in one process, or in several that share a PostgreSQL."""

from __future__ import annotations

import gc
import sys

import uvicorn

from bailiwick.server import logs
from bailiwick.server.app import make_app
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.guard import Application
from bailiwick.server.settings import Settings, check, from_environment, to_environment
from bailiwick.server.wire import Http, Wire

OPTIONS = {
    "http": Http,
    "ws": Wire,
    "ws_per_message_deflate": False,
    "ws_max_size": 16 * 1024,
    "ws_ping_interval": 25.0,
    "ws_ping_timeout": 25.0,
    "access_log": False,
    "log_level": "warning",
    "server_header": False,
    "timeout_graceful_shutdown": 3,
    "lifespan": "on",
}
SWITCH_SECONDS = 0.001  # a thread that reads or replays gives way to the event loop after this
GARBAGE = 1_000, 5, 10_000  # choices and connections leave none: short looks, hardly ever a long one


def application() -> Application:
    """What a worker process serves."""
    settings = from_environment()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    logs.set_up(settings.quiet)
    return make_app(settings)


def serve(settings: Settings) -> None:
    """Serve until stopped."""
    check(settings)
    engine = open_database(settings.database)
    upgrade(engine)  # once, before the processes start
    engine.dispose()
    to_environment(settings)
    print(f"Bailiwick is at http://{settings.host}:{settings.port}", flush=True)
    uvicorn.run(
        "bailiwick.server.run:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        **OPTIONS,  # type: ignore[arg-type]
    )
