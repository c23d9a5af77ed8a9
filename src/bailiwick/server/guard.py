"""Around every request: where it comes from, what the browser may do with the answer, a log line."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
FOREIGN = b'{"error":"origin","detail":"this request comes from another site; open the page itself"}'


def header(scope: Scope, name: bytes) -> str:
    """A header of the request, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_foreign(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Did another site's page send this? Browsers always say; scripts need not."""
    origin = header(scope, b"origin")
    if not origin or origin in origins:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:  # http://[ is nobody's address
        return True


def guard(app: Application, origins: tuple[str, ...] = ()) -> Application:
    """Wrap *app*."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if is_foreign(scope, origins):
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            await app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            await app(scope, receive, send)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def dress(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if scope["method"] not in SAFE and is_foreign(scope, origins):
            await refuse(dress)
        else:
            await app(scope, receive, dress)
        METRICS.count("requests")
        if status >= 500:
            METRICS.count("errors")
        took = round((time.perf_counter() - started) * 1000, 1)
        note("request", method=scope["method"], path=path_pattern(scope), status=status, ms=took)

    return guarded


async def refuse(send: Send) -> None:
    """403 without looking any further."""
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(FOREIGN)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": head})
    await send({"type": "http.response.body", "body": FOREIGN, "more_body": False})


def path_pattern(scope: Scope) -> str:
    """The route, not the path: a path may hold a token."""
    return str(scope.get("path_template") or "?")
