"""What a client says at a table: one kind of message for all. Not compiled: its fields are read by type."""

from __future__ import annotations

import msgspec

from bailiwick.server.errors import invalid

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


def read(text: str | bytes) -> Said:
    """A message that makes sense."""
    if len(text) > MESSAGE_BYTES:
        raise invalid("that message is too long")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise invalid(f"that is no message we know: {str(error)[:200]}") from None
