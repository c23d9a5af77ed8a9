"""What a client is answered: over the WebSocket, message by message."""

from __future__ import annotations

import asyncio

import msgspec

from bailiwick.server import chat, presence
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal, invalid, not_yours, refused
from bailiwick.server.hub import Viewer
from bailiwick.server.people import Me
from bailiwick.server.play import Wish, act
from bailiwick.server.said import Said, read

ENCODER = msgspec.json.Encoder()
PAUSE = 1.0  # seconds in which nothing more is heard of somebody who says too much


async def answer(desk: Desk, viewer: Viewer, me: Me | None, text: str | bytes) -> None:
    """Do what a message asks; a refusal goes back to its sender only."""
    if viewer.closed:
        return
    key = ""
    try:
        desk.limits.spend("message", viewer.source if me is None else me.id)
    except Refusal as refusal:
        viewer.send(ENCODER.encode(refused(key_of(text), refusal)))
        await asyncio.sleep(PAUSE)
        return
    try:
        said = read(text)
        key = said.key
        if me is None:
            raise Refusal(401, "who", "give a name first: POST /api/guest, or log in")
        seq = await do(desk, viewer, me, said)
        if seq is not None:
            viewer.send(ENCODER.encode({"type": "accepted", "key": key, "seq": seq}))
    except Refusal as refusal:
        viewer.send(ENCODER.encode(refused(key, refusal)))


async def do(desk: Desk, viewer: Viewer, me: Me, said: Said) -> int | None:
    """What a client can say; a number if it is to be acknowledged."""
    if said.type == "choose" and said.code is not None:
        return await act(desk, viewer.table, me.id, Wish(said.seq, said.key, said.code, False, said.seat))
    if said.type == "undo":
        return await act(desk, viewer.table, me.id, Wish(said.seq, said.key, None, said.turn, said.seat))
    if said.type == "chat":
        table = await desk.table(viewer.table)
        if not table.may_see(me.id):
            raise not_yours("this table is private")
        return (await chat.say(desk, table, me, said.text)).id
    if said.type == "seen":
        await presence.seen(desk, viewer.table, me.id, said.seq)
        return None
    if said.type in ("away", "back"):
        presence.turn(desk, viewer, said.type == "away")
        return None
    raise invalid("a message is choose (with a code), undo, chat, seen, away or back")


def key_of(text: str | bytes) -> str:
    """The key of a message that is not heeded."""
    try:
        return read(text).key
    except Refusal:
        return ""
