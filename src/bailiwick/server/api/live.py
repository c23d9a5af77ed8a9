"""The table's WebSocket: choices go up, news comes down, resumed by what the client has already."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from bailiwick.server import chat, presence, wire
from bailiwick.server.api.play import visible
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal, invalid
from bailiwick.server.hub import Viewer
from bailiwick.server.logs import note
from bailiwick.server.people import Me
from bailiwick.server.play import Wish, act
from bailiwick.server.session import address

MESSAGE_BYTES = 8192


class Said(msgspec.Struct, frozen=True):
    """Any message from a client."""

    type: str
    key: str = ""
    seq: int = -1
    code: int | None = None
    turn: bool = False
    seat: int | None = None
    text: str = ""


DECODER = msgspec.json.Decoder(Said)
ENCODER = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket,
    desk: NamedDependency[Desk],
    id: FromPath[str],
    since: FromQuery[int] = 0,
    seq: FromQuery[int] = 0,
) -> None:
    """`since` and `seq`: how many journal lines the client has, and the seq it was last shown."""
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
    line: Any = (socket.scope["extensions"] or {}).get(wire.EXTENSION)
    viewer = Viewer(id, None if me is None else me.id, line)
    viewer.sent, viewer.seq = max(0, since), seq
    if table.live is not None:
        desk.hub.show(viewer, table)
    presence.enter(desk, viewer)
    sender = asyncio.create_task(pump(socket, viewer))
    reader = asyncio.create_task(listen(socket, desk, viewer, me))
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


async def listen(socket: Socket, desk: Desk, viewer: Viewer, me: Me | None) -> None:
    """Take what the client says, one message after the other."""
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        await answer(desk, viewer, me, text)


async def answer(desk: Desk, viewer: Viewer, me: Me | None, text: str | bytes) -> None:
    """Do what a message asks; a refusal goes back to its sender only."""
    key = ""
    try:
        said = read(text)
        key = said.key
        if me is None:
            raise Refusal(401, "who", "give a name first: POST /api/guest, or log in")
        desk.limits.spend("message", me.id)
        seq = await do(desk, viewer, me, said)
        if seq is not None:
            viewer.send(ENCODER.encode({"type": "accepted", "key": key, "seq": seq}))
    except Refusal as refusal:
        viewer.send(ENCODER.encode(refused(key, refusal)))


def read(text: str | bytes) -> Said:
    """A message that makes sense."""
    if len(text) > MESSAGE_BYTES:
        raise invalid("that message is too long")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise invalid(f"that is no message we know: {str(error)[:200]}") from None


async def do(desk: Desk, viewer: Viewer, me: Me, said: Said) -> int | None:
    """What a client can say; a number if it is to be acknowledged."""
    if said.type == "choose" and said.code is not None:
        return await act(desk, viewer.table, me.id, Wish(said.seq, said.key, said.code, False, said.seat))
    if said.type == "undo":
        return await act(desk, viewer.table, me.id, Wish(said.seq, said.key, None, said.turn, said.seat))
    if said.type == "chat":
        table = await desk.table(viewer.table)
        return (await chat.say(desk, table, me, said.text)).id
    if said.type == "seen":
        await presence.seen(desk, viewer.table, me.id, said.seq)
        return None
    if said.type in ("away", "back"):
        presence.turn(desk, viewer, said.type == "away")
        return None
    raise invalid("a message is choose (with a code), undo, chat, seen, away or back")


def refused(key: str, refusal: Refusal) -> dict[str, object]:
    """A refusal; a stale choice gets the position as it is now."""
    message: dict[str, object] = {
        "type": "refused",
        "key": key,
        "error": refusal.error,
        "detail": refusal.detail,
    }
    if refusal.state is not None:
        message["state"] = refusal.state
    return message


HANDLERS = [live]
