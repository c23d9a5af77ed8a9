"""The smallest WebSocket client that can hold two thousand connections in one process."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

ZERO_MASK = b"\0\0\0\0"  # a mask of zeros leaves the payload as it is


class Wire(asyncio.Protocol):
    """Text frames in, text frames out."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.heard = heard
        self.buffer = b""
        self.open = False
        self.lost = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.head)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(error)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            assert b" 101 " in buffer[:20], buffer[:200]
            self.open, buffer = True, buffer[end + 4 :]
        at = 0
        while True:
            frame = frame_at(buffer, at)
            if frame is None:
                break
            kind, start, end = frame
            if kind == 1:
                self.heard(buffer[start:end])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | end - start]) + ZERO_MASK + buffer[start:end])
            at = end
        self.buffer = buffer[at:]

    def say(self, text: bytes) -> None:
        """One text frame."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + ZERO_MASK + text)


def frame_at(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its payload is; None if it is not all there."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1] & 0x7F, at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(buffer) < start + wide:
            return None
        size, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
    return (buffer[at] & 0x0F, start, start + size) if len(buffer) >= start + size else None
