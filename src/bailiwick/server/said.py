"""What a client says at a table: one kind of message for all. Not compiled: its fields are read by type."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bailiwick.server.errors import invalid

MESSAGE_BYTES = 8192
BIG = 2**31 - 1
Number = Annotated[int, msgspec.Meta(ge=0, le=BIG)]


class Said(msgspec.Struct, frozen=True):
    """Any message from a client."""

    type: str
    key: str = ""
    seq: Annotated[int, msgspec.Meta(ge=-1, le=BIG)] = -1
    code: Number | None = None
    turn: bool = False
    seat: Number | None = None
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
