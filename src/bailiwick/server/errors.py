"""A refusal: a status, a word for programs and a sentence that says what to do."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct):
    """The body of every error."""

    error: str
    detail: str


class Refusal(Exception):
    """Something that was asked for cannot be; *state* goes along with a stale choice."""

    def __init__(self, status: int, error: str, detail: str, state: msgspec.Raw | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.error = error
        self.detail = detail
        self.state = state


def refused(key: str, refusal: Refusal) -> dict[str, object]:
    """A refusal as it is said over a WebSocket; a stale choice gets the position as it is now."""
    message: dict[str, object] = {
        "type": "refused",
        "key": key,
        "error": refusal.error,
        "detail": refusal.detail,
    }
    if refusal.state is not None:
        message["state"] = refusal.state
    return message


def invalid(detail: str) -> Refusal:
    """What was sent makes no sense."""
    return Refusal(400, "invalid", detail)


def unknown(what: str) -> Refusal:
    """Not there, or not for you: the answer is the same."""
    return Refusal(404, "unknown", f"there is no such {what}; perhaps it was removed, or it is private")


def not_yours(detail: str) -> Refusal:
    """You may look but not touch."""
    return Refusal(403, "not-yours", detail)


def not_now(detail: str) -> Refusal:
    """It could be done at another time."""
    return Refusal(409, "not-now", detail)


def broken() -> Refusal:
    """The match is in quarantine."""
    return Refusal(423, "broken", "this match is set aside, in quarantine; the others are not affected")
