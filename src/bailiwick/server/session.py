"""The cookie, and who it says is there."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from bailiwick.server import people
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal
from bailiwick.server.people import Me
from bailiwick.server.texts import hashed

COOKIE = "bailiwick"
Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


async def who(desk: Desk, connection: Connection) -> Me | None:
    """The person behind a request."""
    token = connection.cookies.get(COOKIE, "")
    if not 20 <= len(token) <= 100:
        return None
    return await desk.read(lambda c: people.by_session(c, token))


def session(connection: Connection) -> str:
    """The session of a request, as the database knows it."""
    return hashed(connection.cookies.get(COOKIE, ""))


async def needed(desk: Desk, connection: Connection) -> Me:
    """The same, where somebody has to be there."""
    me = await who(desk, connection)
    if me is None:
        raise Refusal(401, "who", "give a name first: POST /api/guest, or log in")
    return me


def cookie(connection: Connection, token: str) -> Cookie:
    """Unreadable for scripts, not sent along from other sites, secure where the page is."""
    return Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=people.SESSION_DAYS * 86400 if token else 0,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "?"
