"""The short way for whole text frames, and everything else that may come down a WebSocket."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import weakref
from base64 import b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from bailiwick.server import wire
from bailiwick.server.answers import answer
from bailiwick.server.hub import Viewer
from bailiwick.server.people import Me
from bailiwick.server.run import OPTIONS

from .helpers import WAIT, Person, Served, two_at_a_table, until

TEXT, MORE, REST, BINARY, CLOSE, PING, PONG = 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A
MASK = b"\x01\x02\x03\x04"


class Raw:
    """A client that decides itself which bytes go out, and when."""

    def __init__(self, person: Person, id: str) -> None:
        host = person.url.removeprefix("http://")
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), WAIT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        assert b" 101 " in self.stream.readline()
        while self.stream.readline() != b"\r\n":
            pass

    def next(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its payload."""
        kind, size = self.stream.read(2)
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        return kind, self.stream.read(size)

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            kind, payload = self.next()
            assert kind == TEXT
            message: dict[str, Any] = json.loads(payload)
            if message["type"] in kinds:
                return message

    def closed_with(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, payload = self.next()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


def frame(kind: int, payload: bytes, masked: bool = True) -> bytes:
    """A frame as browsers send it."""
    bit, size = 0x80 if masked else 0, len(payload)
    if size < 126:
        head = bytes((kind, bit | size))
    elif size < 1 << 16:
        head = bytes((kind, bit | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, bit | 127)) + size.to_bytes(8, "big")
    body = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return head + (MASK if masked else b"") + body


def chat(text: str) -> bytes:
    return json.dumps({"type": "chat", "key": text[:20], "text": text}).encode()


@contextmanager
def opened(served: Served) -> Iterator[Raw]:
    anna, _, id = two_at_a_table(served)
    raw = Raw(anna, id)
    raw.until("state")
    yield raw
    raw.stream.close()
    raw.socket.close()


def the_viewer(served: Served) -> Viewer:
    (viewer,) = [viewer for viewers in served.desk.hub.viewers.values() for viewer in viewers]
    return viewer


def keys(raw: Raw, count: int) -> list[str]:
    return [raw.until("accepted")["key"] for _ in range(count)]


def test_a_text_that_comes_byte_by_byte_is_one_text(served: Served) -> None:
    with opened(served) as raw:
        for byte in frame(TEXT, chat("slow")):
            raw.socket.sendall(bytes([byte]))
        assert keys(raw, 1) == ["slow"]


@pytest.mark.parametrize("cut", [1, 2, 4, 6, 7, 8, 30])
def test_several_texts_in_one_packet_are_read_in_order(served: Served, cut: int) -> None:
    with opened(served) as raw:
        packet = b"".join(frame(TEXT, chat(text)) for text in ("one", "two" * 60, "three"))
        raw.socket.sendall(packet + packet[:cut])
        assert keys(raw, 3) == ["one", ("two" * 60)[:20], "three"]
        raw.socket.sendall(packet[cut:])
        assert keys(raw, 3) == ["one", ("two" * 60)[:20], "three"]


def test_more_than_can_wait_is_read_later(served: Served) -> None:
    with opened(served) as raw:
        count = 4 * wire.QUEUED
        raw.socket.sendall(b"".join(frame(TEXT, b'{"type":"?","key":"%d"}' % at) for at in range(count)))
        assert [raw.until("refused")["key"] for _ in range(count)] == [str(at) for at in range(count)]


def test_a_text_in_fragments_is_put_together_also_with_a_ping_between(served: Served) -> None:
    with opened(served) as raw:
        text = chat("in parts")
        raw.socket.sendall(frame(MORE, text[:10]) + frame(PING, b"there?") + frame(REST, text[10:]))
        while (got := raw.next())[0] == TEXT:
            pass
        assert got == (PONG, b"there?")
        assert keys(raw, 1) == ["in parts"]
        raw.socket.sendall(frame(TEXT, chat("and whole")))
        assert keys(raw, 1) == ["and whole"]


def test_a_ping_is_answered_and_a_close_too(served: Served) -> None:
    with opened(served) as raw:
        raw.socket.sendall(frame(PING, b"hello") + frame(TEXT, chat("after")))
        while (got := raw.next())[0] == TEXT:
            pass
        assert got == (PONG, b"hello")
        assert keys(raw, 1) == ["after"]
        raw.socket.sendall(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert raw.closed_with() == 1000


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, chat("bare"), masked=False), 1002),
        (frame(TEXT, b"x" * 17_000), 1009),
        (frame(TEXT, b"x" * 70_000), 1009),
        (frame(0xC1, chat("reserved bit")), 1002),
        (frame(REST, b"the rest of nothing"), 1002),
        (frame(PING, b"x" * 200), 1002),
    ],
    ids=["not a text", "not masked", "too long", "far too long", "reserved bit", "no beginning", "long ping"],
)
def test_what_must_not_come_closes_the_line_with_the_right_code(
    served: Served, bytes_sent: bytes, code: int
) -> None:
    with opened(served) as raw:
        raw.socket.sendall(frame(TEXT, chat("fine")))
        assert keys(raw, 1) == ["fine"]
        raw.socket.sendall(bytes_sent)
        assert raw.closed_with() == code


def test_messages_of_every_length_arrive_whole(served: Served) -> None:
    """Longer than 65,535 bytes none of ours is; the frame must be right nevertheless."""
    with opened(served) as raw:
        viewer, loop = the_viewer(served), served.desk.writer.loop
        for size in (0, 125, 126, 65_535, 65_536, 200_000):
            text = b'{"type":"size","text":"%s"}' % (b"x" * size)
            loop.call_soon_threadsafe(viewer.send, text)
            assert len(raw.until("size")["text"]) == size


def test_what_will_be_followed_by_more_goes_out_with_it(served: Served) -> None:
    """A position and its "accepted" are one thing for the network; alone, a position does not wait long."""
    with opened(served) as raw:
        viewer, loop = the_viewer(served), served.desk.writer.loop
        line: Any = viewer.line
        packets: list[bytes] = []

        class Listening:
            def __init__(self, transport: Any) -> None:
                self.transport = transport

            def write(self, data: bytes) -> None:
                packets.extend([data] * (b"presence" not in data))
                self.transport.write(data)

            def __getattr__(self, name: str) -> Any:
                return getattr(self.transport, name)

        def send(*texts: tuple[bytes, bool]) -> None:
            line.__self__.transport = Listening(line.__self__.transport)
            for text, soon in texts:
                viewer.send(text, soon)

        loop.call_soon_threadsafe(send, (b'{"type":"one"}', True), (b'{"type":"two"}', False))
        assert [raw.until("one"), raw.until("two")] == [{"type": "one"}, {"type": "two"}]
        assert len(packets) == 1
        loop.call_soon_threadsafe(viewer.send, b'{"type":"three"}', True)
        assert raw.until("three") == {"type": "three"}
        assert len(packets) == 2


def test_a_closed_line_leaves_nothing_for_the_garbage_collector(served: Served) -> None:
    gc.disable()
    try:
        with opened(served):
            line: Any = the_viewer(served).line
            kept = [line.__self__, line.__self__.queue, line.__self__.conn]
            seen = [weakref.ref(thing) for thing in kept]
            del line, kept
        until(lambda: not any(ref() for ref in seen))
    finally:
        gc.enable()


def test_what_nobody_will_take_is_not_waited_for(served: Served) -> None:
    """A commit waits for what was read: a line that is gone must not leave anything there."""
    for table in ("unknown", two_at_a_table(served)[2]):
        raw = Raw(Person(served.url, "Anna"), table)
        raw.socket.sendall(b"".join(frame(TEXT, chat(str(at))) for at in range(20)))
        raw.socket.close()
        raw.stream.close()
        until(lambda: not served.server.server_state.connections)
        until(lambda: not wire.more_to_come())


def say_much(served: Served, id: str, messages: int) -> None:
    """More than the network takes."""
    for _ in range(messages):
        served.desk.hub.say(id, {"type": "size", "text": "x" * 60_000})


def test_who_does_not_read_at_all_is_let_go(served: Served) -> None:
    with opened(served):
        id = the_viewer(served).table
        served.desk.writer.loop.call_soon_threadsafe(say_much, served, id, 600)
        until(lambda: not served.desk.hub.at(id))


def test_logging_out_everywhere_ends_lines_that_nobody_reads(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    raw = Raw(anna, id)
    raw.until("state")
    viewer, loop = the_viewer(served), served.desk.writer.loop

    async def congest() -> None:
        while viewer.behind < 2:
            say_much(served, id, 1)
            await asyncio.sleep(0)

    asyncio.run_coroutine_threadsafe(congest(), loop).result(WAIT)
    assert not viewer.closed
    anna.post("/api/logout", everywhere=True)
    until(lambda: not served.desk.hub.at(id))
    raw.stream.close()
    raw.socket.close()


def test_who_was_let_go_is_not_answered(served: Served) -> None:
    """What they said may have been read already."""
    anna, bob, id = two_at_a_table(served)
    with anna.live(id) as socket:
        socket.next("state")
        viewer = the_viewer(served)

        async def late() -> None:
            viewer.close()
            await answer(served.desk, viewer, Me(**anna.me), chat("late"))

        asyncio.run_coroutine_threadsafe(late(), served.desk.writer.loop).result(WAIT)
        assert socket.closed_with() == 4001
    assert bob.state(id)["chat"] == []


# ---- one line alone, and a network that does as it is told --------------------------------------


class Network(asyncio.Transport):
    """What a line wants of the network."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.closing, self.aborted = True, False, False
        self.sent = b""

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


class Alone:
    """A line, its network, and an application that takes nothing until it is asked to."""

    def __init__(self) -> None:
        self.network = Network()
        config = uvicorn.Config(self.serve, interface="asgi3", **OPTIONS)
        self.line = wire.Wire(config, ServerState(), {}, asyncio.get_running_loop())
        self.accepted, self.ends = asyncio.Event(), asyncio.Event()
        self.line.connection_made(self.network)

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        await self.ends.wait()

    async def take(self, count: int) -> list[str | None]:
        return [await self.line.hear() for _ in range(count)]


@asynccontextmanager
async def alone() -> AsyncIterator[Alone]:
    one = Alone()
    one.line.data_received(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b64encode(bytes(16)) + b"\r\n\r\n"
    )
    await asyncio.wait_for(one.accepted.wait(), WAIT)
    yield one
    one.ends.set()
    await asyncio.gather(*one.line.tasks)
    one.line.connection_lost(None)


async def rounds(count: int = 5) -> None:
    """Some rounds of the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_who_does_not_read_is_not_read() -> None:
    """Each of their pings would have to be answered, and the answers kept."""

    async def run() -> None:
        async with alone() as one:
            one.line.pause_writing()
            assert not one.network.reads
            one.line.resume_writing()
            await rounds()
            assert one.network.reads

    asyncio.run(run())


@pytest.mark.parametrize("first", ["application", "network"])
def test_a_line_reads_on_when_both_sides_have_caught_up(first: str) -> None:
    async def run() -> None:
        async with alone() as one:
            count = wire.QUEUED
            one.line.data_received(frame(TEXT, b"x") * count)
            assert not one.network.reads
            one.line.pause_writing()
            if first == "network":
                one.line.resume_writing()
            taken = await one.take(count)
            await rounds()
            assert one.network.reads is (first == "network")
            one.line.resume_writing()
            await rounds()
            assert one.network.reads
            assert taken == ["x"] * count

    asyncio.run(run())


@pytest.mark.parametrize("beginning", [b"", frame(MORE, b"a") + frame(REST, b"b")], ids=["usual", "unusual"])
def test_a_packet_full_of_texts_is_read_in_turns(beginning: bytes) -> None:
    """However many they are, the application has few of them at a time, and all in the end."""

    async def run() -> None:
        async with alone() as one:
            texts = [str(at) for at in range(1_000)]
            one.line.data_received(beginning + b"".join(frame(TEXT, text.encode()) for text in texts))
            taken, most = await one.take(len(beginning) > 0), 0
            while len(taken) < len(texts) + (len(beginning) > 0):
                most = max(most, one.line.inbox.qsize())
                taken += await one.take(1)
            assert most <= max(wire.QUEUED, wire.UNUSUAL // 7)
            assert taken == ["ab"] * (len(beginning) > 0) + texts
            await rounds()
            assert one.network.reads

    asyncio.run(run())


def test_a_packet_full_of_pings_is_answered_in_turns() -> None:
    async def run() -> None:
        async with alone() as one:
            one.network.sent = b""
            one.line.data_received(frame(PING, b"") * 100 + frame(PONG, b"")[:3])
            assert len(one.network.sent) == 2 * wire.QUEUED
            assert not one.network.reads
            await asyncio.sleep(0)
            assert len(one.network.sent) == 4 * wire.QUEUED
            one.line.pause_writing()
            await rounds(50)
            assert len(one.network.sent) == 4 * wire.QUEUED, "nobody reads them"
            one.line.resume_writing()
            await rounds(50)
            assert one.network.sent == bytes((PONG, 0)) * 100
            assert one.network.reads

    asyncio.run(run())


def test_who_answers_no_ping_is_cut_off_without_a_wait_for_what_they_did_not_read() -> None:
    async def run() -> None:
        async with alone() as one:
            one.line.keepalive_timeout()
            assert one.network.aborted

    asyncio.run(run())


def test_who_does_not_read_our_last_words_is_cut_off() -> None:
    async def run() -> None:
        async with alone() as one:
            one.line.close_timeout = 0.0
            one.ends.set()
            await asyncio.gather(*one.line.tasks)
            assert one.network.closing
            assert not one.network.aborted
            await rounds()
            assert one.network.aborted

    asyncio.run(run())
