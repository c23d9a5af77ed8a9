"""`bailiwick serve`: uvicorn in one process, or in several that share a PostgreSQL."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import socket
import sys

import uvicorn
from uvicorn.supervisors import Multiprocess

from bailiwick.core.tables import BadInput
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
    """Serve until stopped; no database is touched before the address is ours."""
    check(settings)
    with take(settings.host, settings.port) as door:
        engine = open_database(settings.database)
        upgrade(engine)  # once, before the processes start
        engine.dispose()
        to_environment(settings)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        print(f"Bailiwick is at http://{host}:{door.getsockname()[1]}", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            run(settings, door)


def take(host: str, port: int) -> socket.socket:
    """The address is ours from now on: who comes before the server is ready waits."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by its name: asyncio sends what is small at once only where it reads that.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere this would share a port that is in use
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind((host, port))
        door.listen()
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use; choose another with --port") from error
        raise BadInput(f"cannot serve at --host {host} --port {port}: {error.strerror}") from error
    return door


def run(settings: Settings, door: socket.socket) -> None:
    """Let in who comes, in this process or in several."""
    config = uvicorn.Config(
        "bailiwick.server.run:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        **OPTIONS,  # type: ignore[arg-type]
    )
    if settings.workers > 1:
        Multiprocess(config, sockets=[door]).run()
    else:
        uvicorn.Server(config).run(sockets=[door])
