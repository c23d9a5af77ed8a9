"""uvicorn's connections, with a short way for what comes and goes all the time: whole text frames.

Everything else (handshakes, pings, closing, fragments, errors) is left to the libraries.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "bailiwick.line"  # in the scope: the Wire itself
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first byte of a frame that is whole
MASKED, WIDE = 0x80, 126  # in the second: the client masks; the length is in the next two
QUEUED = 16  # texts that may wait for the application before we stop reading; frames read at once
UNUSUAL = 512  # bytes that the library reads at once


class Inbox:
    """What a connection has read, until the application takes it: a queue for one who takes."""

    unread: ClassVar[int] = 0  # in all of them

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more; who waits for it goes on in the next round of the loop."""
        Inbox.unread += 1
        self.messages.append(message)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def get(self) -> Any:
        """The oldest, as soon as there is one."""
        while not self.messages:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        Inbox.unread -= 1
        return self.messages.popleft()

    def qsize(self) -> int:
        return len(self.messages)

    def empty(self) -> bool:
        return not self.messages

    def clear(self) -> None:
        """Nobody takes it any more."""
        Inbox.unread -= len(self.messages)
        self.messages.clear()


def more_to_come() -> bool:
    """Has anything been read that the application has not taken yet?"""
    return Inbox.unread > 0


class Http(HttpToolsProtocol):
    """A connection that is freed as soon as it is a WebSocket: it and its parser hold each other."""

    def handle_websocket_upgrade(self) -> None:
        """The last thing it does."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket. Once something unusual comes, the library alone reads it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = self.inbox = Inbox()  # type: ignore[assignment]
        self.is_usual = True
        self.is_served = False  # by the application
        self.rest = b""  # the beginning of a frame, or frames that were too many at once
        self.is_due = False  # they are read in the next round of the loop
        self.held = b""  # frames for which one more in this round of the loop will come
        self.last_call: asyncio.TimerHandle | None = None  # then who did not read our last words is cut off

    def handle_connect(self, event: Request) -> None:
        """The application gets a line of its own."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.is_served = True
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done its part."""
        super().on_task_complete(task)
        self.is_served = False
        if not self.disconnected:
            self.last_call = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """The network has done its part."""
        super().connection_lost(exc)
        if self.last_call is not None:
            self.last_call.cancel()
        self._let_go()

    def _let_go(self) -> None:
        """Much here holds each other. Freed at once, it is no work for the garbage collector."""
        if self.disconnected and not self.is_served:
            self.inbox.clear()
            self.conn.parser.close()
            getattr(self, "scope", {}).clear()
            vars(self).clear()
            self.held, self.rest, self.disconnected = b"", b"", True

    # ---- who does not read is not read either: every ping would have to be answered -------------

    def pause_writing(self) -> None:
        """The other side is slow."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        self._read_on()

    def keepalive_timeout(self) -> None:
        """It does not answer any more: nothing waits until it has read."""
        super().keepalive_timeout()
        self.transport.abort()

    def cut(self) -> None:
        """Who does not read would not hear a goodbye either."""
        if not self.writable.is_set():
            self.transport.abort()

    async def receive(self) -> Any:
        """The next event for the application; when it has taken all, there may be more."""
        message = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self._read_on()
        return message

    def _read_on(self) -> None:
        """In the next round, as soon as neither the application nor the other side has to catch up."""
        if not self.is_due:
            self.is_due = True
            self.loop.call_soon(self._take_turn)

    def _take_turn(self) -> None:
        """First what was too much at once."""
        self.is_due = False
        if self.rest and self._may_read():
            self.data_received(b"")
        if not self.is_due and self._may_read():
            self.transport.resume_reading()

    def _may_read(self) -> bool:
        if self.disconnected or self.read_paused or not self.writable.is_set():
            return False
        return not self.transport.is_closing()

    async def hear(self) -> str | None:
        """The next text for the application; None when the client is gone."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if isinstance(text, str) else ""

    def write(self, text: bytes, soon: bool = False) -> bool:
        """Send *text*, with the next one if *soon*; False if the other side is slow, or gone: then it is not.

        The next one ends the wait, or the end of this round of the loop.
        """
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        size = len(text)
        if size < WIDE:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, WIDE, size >> 8, size & 255))
        else:
            head = bytes((TEXT, WIDE + 1)) + size.to_bytes(8, "big")
        frame = self.held + head + text
        if soon and not self.held:
            self.loop.call_soon(self._release)
        if soon:
            self.held = frame
        else:
            self.held = b""
            self.transport.write(frame)
        return True

    def _release(self) -> None:
        """Nothing more came for them."""
        if self.held and self.conn.state is State.OPEN and not self.transport.is_closing():
            frames, self.held = self.held, b""
            self.transport.write(frames)

    def data_received(self, data: bytes) -> None:
        """Frame by frame, and not too many at once; the beginning of one waits for the rest."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, at, frames = self.rest + data, 0, 0
        while self.is_usual and (
            len(data) - at >= 8 or (len(data) - at >= 6 and data[at + 1] != MASKED | WIDE)
        ):
            kind, size, start = data[at], data[at + 1] - MASKED, at + 6
            if size == WIDE:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size > WIDE:
                size = -1
            if kind not in (TEXT, CLOSE, PING, PONG) or not 0 <= size <= self.config.ws_max_size:
                self.is_usual = False
                break
            end = start + size
            if end > len(data):
                break
            if frames == QUEUED or self.read_paused:
                self._hold()
                break
            if kind != TEXT or not self._take(apply_mask(data[start:end], data[start - 4 : start])):
                super().data_received(data[at:end])
            at, frames = end, frames + 1
        if not self.is_usual and at < len(data):
            super().data_received(data[at : at + UNUSUAL])
            at += UNUSUAL
            if at < len(data):
                self._hold()
        self.rest = data[at:]

    def _hold(self) -> None:
        """The others first."""
        self.transport.pause_reading()
        if self._may_read():
            self._read_on()

    def _take(self, payload: bytes) -> bool:
        """A text for the application; False if it is none, or comes too late."""
        if self.conn.state is not State.OPEN or self.close_sent:
            return False
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True
