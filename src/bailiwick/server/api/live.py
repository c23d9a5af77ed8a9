"""The table's WebSocket: choices go up, news comes down, resumed by what the client has already."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bailiwick.server import presence, wire
from bailiwick.server.answers import ENCODER, answer
from bailiwick.server.api.play import visible
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal, refused
from bailiwick.server.hub import Viewer
from bailiwick.server.logs import note
from bailiwick.server.people import Me
from bailiwick.server.session import address, session

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket,
    desk: NamedDependency[Desk],
    id: FromPath[str],
    since: FromQuery[int] = 0,
    seq: FromQuery[int] = 0,
    eyes: FromQuery[int | None] = None,
    you: FromQuery[list[int] | None] = None,
) -> None:
    """`since`: how many journal lines the client has; the others are those of the state it was last shown."""
    drops = desk.hub.drops
    try:
        me, _ = await visible(desk, socket, id)
        desk.limits.spend("socket", address(socket) if me is None else me.id)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(ENCODER.encode(refused("", refusal)).decode())
        await socket.close(4000 + refusal.status, refusal.error)
        return
    await socket.accept()
    table = await desk.table(id)
    if drops != desk.hub.drops:  # somebody logged out meanwhile: the client comes again, as who it is by then
        await socket.close(4001, "closed")
        return
    line = cast(wire.Wire, (socket.scope["extensions"] or {})[wire.EXTENSION])
    viewer = Viewer(id, None if me is None else me.id, line.write)
    viewer.cut, viewer.source, viewer.session = line.cut, address(socket), session(socket)
    viewer.sent, viewer.seq, viewer.eyes, viewer.you = max(0, since), seq, eyes, you or []
    if table.live is not None:
        desk.hub.show(viewer, table)
    presence.enter(desk, viewer)
    sender = asyncio.create_task(pump(socket, viewer))
    reader = asyncio.create_task(listen(line, desk, viewer, me))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        presence.leave(desk, viewer)
        for task in (sender, reader):
            task.cancel()
        _, fault = await asyncio.gather(sender, reader, return_exceptions=True)
        if isinstance(fault, Exception):
            note("socket-fault", match=id, fault=repr(fault))
        del socket.receive, socket.send  # they and the socket hold each other


async def pump(socket: Socket, viewer: Viewer) -> None:
    """Send what is queued, in order."""
    while (message := await viewer.queue.get()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        viewer.behind -= 1
    await socket.close(4001, "closed")


async def listen(line: wire.Wire, desk: Desk, viewer: Viewer, me: Me | None) -> None:
    """Take what the client says, one message after the other; between two of them others have their turn."""
    while (text := await line.hear()) is not None:
        await answer(desk, viewer, me, text)
        if not line.inbox.empty():
            await asyncio.sleep(0)


HANDLERS = [live]
