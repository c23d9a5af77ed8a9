"""A POST to an address somebody named: https, public hosts only, the checked address, no redirects."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit, urlunsplit

import h11

from bailiwick.version import __version__

LENGTH = 2000
HEAD_BYTES = 16 * 1024
SIGNS = "!$%&'()*+,/:;=?@[]~"
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str, int], Awaitable[list[str]]]
Connect = Callable[..., Awaitable[Streams]]


class Undelivered(Exception):
    """It did not arrive. `gone`: the address is no longer there; `hopeless`: trying again is no use."""

    def __init__(self, detail: str, gone: bool = False, hopeless: bool = False) -> None:
        super().__init__(detail)
        self.detail = detail
        self.gone = gone
        self.hopeless = gone or hopeless


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Outside:
    """The way out. A test hands in its own names, roads and trust; the checks are always these."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        connect: Connect = asyncio.open_connection,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.resolve = resolve
        self.connect = connect
        self.trust = trust or ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes, seconds: float) -> None:
        """Deliver *body*, all within *seconds*; what is not a success is Undelivered."""
        try:
            async with asyncio.timeout(seconds):
                status = await self._post(https_parts(url), headers, body)
        except TimeoutError:
            raise Undelivered(f"no answer within {seconds:.0f} seconds") from None
        except (OSError, h11.ProtocolError) as error:
            raise Undelivered(f"no connection: {reason(error)}") from None
        if not 200 <= status < 300:
            raise Undelivered(f"the answer was {status}", gone=status in (404, 410))

    async def check(self, url: str) -> None:
        """Would *url* be allowed?"""
        parts = https_parts(url)
        try:
            await self._addresses(parts)
        except OSError as error:
            raise Undelivered(f"no such host: {reason(error)}", hopeless=True) from None

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> int:
        reader, writer = await self._reach(parts)
        try:
            return await exchange(reader, writer, request_of(parts, headers, body), body)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _reach(self, parts: SplitResult) -> Streams:
        """A connection to one of the addresses that were checked: the name is not looked up again."""
        host, error = parts.hostname, OSError("no address")
        for address in await self._addresses(parts):
            try:
                return await self.connect(address, parts.port or 443, ssl=self.trust, server_hostname=host)
            except OSError as failed:
                error = failed
        raise error

    async def _addresses(self, parts: SplitResult) -> list[str]:
        assert parts.hostname is not None
        found = await self.resolve(parts.hostname, parts.port or 443)
        if not found or not all(map(is_public, found)):
            raise Undelivered("that host is not on the public internet", hopeless=True)
        return found


def https_parts(url: str) -> SplitResult:
    """A URL we would call; its host in ASCII."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise Undelivered("that is no address: write https://…", hopeless=True) from None
    if parts.scheme != "https" or not host or parts.username is not None or len(url) > LENGTH:
        raise Undelivered("that is no address we call: write https://host/path", hopeless=True)
    shown = f"[{host}]" if ":" in host else host
    return parts._replace(netloc=shown if port is None else f"{shown}:{port}")


def is_public(text: str) -> bool:
    """An address anybody could reach; one inside another address counts as itself."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast and not address.is_reserved


def request_of(parts: SplitResult, headers: dict[str, str], body: bytes) -> h11.Request:
    """The head of the request."""
    target = quote(urlunsplit(("", "", parts.path or "/", parts.query, "")), safe=SIGNS)
    head = {
        "Host": parts.netloc,
        "User-Agent": f"Bailiwick/{__version__}",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    return h11.Request(method="POST", target=target, headers=list(head.items()))


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    """Say it, and read the status of the answer."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
    said: list[Any] = [request, h11.Data(data=body), h11.EndOfMessage()]
    writer.write(b"".join(line.send(part) or b"" for part in said))
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise OSError("closed without an answer")


def reason(error: Exception) -> str:
    """What went wrong, short and without addresses."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"certificate: {error.verify_message}"[:120]
    if isinstance(error, socket.gaierror):
        return "the name is not known"
    if isinstance(error, OSError) and error.errno and not isinstance(error, ssl.SSLError):
        return os.strerror(error.errno)
    return type(error).__name__
