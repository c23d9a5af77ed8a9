"""News from other processes: PostgreSQL's LISTEN, one connection in one thread; with SQLite we look."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import psycopg
import sqlalchemy as sa

from bailiwick.server import chat, presence, schema
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal
from bailiwick.server.logs import note
from bailiwick.server.tables import BROKEN

RETRY_SECONDS = 1.0
LOOK_SECONDS = 3.0


async def listen(desk: Desk) -> None:
    """Hear until cancelled."""
    if not desk.writer.notifies:
        await look(desk)
        return
    loop = asyncio.get_running_loop()
    queue: asyncio.Queue[str] = asyncio.Queue()
    stop = threading.Event()
    ready = asyncio.Event()
    thread = threading.Thread(target=hear, args=(desk, loop, queue, stop, ready), daemon=True, name="listen")
    thread.start()
    desk.listening = ready
    try:
        while True:
            news = await queue.get()
            try:
                await heed(desk, news)
            except Exception as error:  # one piece of news must not deafen us
                note("listen-fault", kind=type(error).__name__)
    finally:
        stop.set()


async def look(desk: Desk) -> None:
    """SQLite tells nothing, but only the operator writes beside us: sets matches aside, releases them."""
    known = await desk.read(quarantined)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            for id in known ^ await desk.read(quarantined):
                known ^= {id}
                await heed(desk, f"seats {id} -")
        except Exception as error:  # the next look may do better
            note("listen-fault", kind=type(error).__name__)


def quarantined(connection: sa.Connection) -> set[str]:
    """The matches that are set aside."""
    columns = schema.matches.c
    return set(connection.scalars(sa.select(columns.id).where(columns.state == BROKEN)))


def hear(
    desk: Desk,
    loop: asyncio.AbstractEventLoop,
    queue: asyncio.Queue[str],
    stop: threading.Event,
    ready: asyncio.Event,
) -> None:
    """In the thread. After a lost connection every table in memory may be behind: `lost` says so."""
    url = desk.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stop.is_set():
        try:
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute("LISTEN bailiwick")
                loop.call_soon_threadsafe(queue.put_nowait, "lost - -")
                loop.call_soon_threadsafe(ready.set)
                while not stop.is_set():
                    for news in connection.notifies(timeout=0.5):
                        loop.call_soon_threadsafe(queue.put_nowait, news.payload)
        except psycopg.Error as error:
            note("listen-lost", kind=type(error).__name__)
            stop.wait(RETRY_SECONDS)
        except RuntimeError:
            return  # the loop is closed


async def heed(desk: Desk, news: str) -> None:
    """One piece of news: what, which table (or person, or session), who says so, and perhaps more."""
    what, id, process, *rest = news.split(" ")
    if process == desk.process:
        return
    with contextlib.suppress(Refusal):
        if what == "log":
            await desk.catch_up(id, [])
        elif what == "seats":
            await desk.catch_up(id)
        elif what == "order":
            await desk.catch_up(id, [int(seat) for seat in rest if seat])
        elif what == "chat" and desk.hub.at(id):
            table = await desk.table(id)
            for line in await desk.read(lambda connection: chat.read(connection, id, int(rest[0]))):
                chat.tell(desk, table, line)
        elif what == "here":
            desk.hub.hear(id, process, set(filter(None, rest)))
            presence.tell(desk, id, share=False)
        elif what == "user":
            desk.hub.drop_user(id)
        elif what == "session":
            desk.hub.drop_sessions({id})
        elif what == "lost":
            await check_sessions(desk)
            for known in list(desk.tables):
                await desk.catch_up(known)


async def check_sessions(desk: Desk) -> None:
    """Somebody may have logged out while we heard nothing."""
    here = {viewer.session for viewer in desk.hub.everybody() if viewer.user is not None}
    if here:
        sessions = schema.sessions.c
        query = sa.select(sessions.token).where(sessions.token.in_(here))
        standing = await desk.read(lambda connection: set(connection.scalars(query)))
        desk.hub.drop_sessions(here - standing)
