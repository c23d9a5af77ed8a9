"""What people type: names, titles and chat lines, cleaned once where they come in."""

from __future__ import annotations

import secrets
import string
import unicodedata
from datetime import UTC, datetime
from hashlib import sha256

from bailiwick.server.errors import invalid

NAME, TITLE, CHAT = 40, 80, 500
ID_LETTERS = string.ascii_letters + string.digits  # no sign: an id is a word on a command line
JOINERS = "\u200c\u200d"  # they make letters and emoji, unlike other invisible characters


def clean(text: str, what: str, most: int, least: int = 1) -> str:
    """One line without control characters, not too long; refused if nothing is left."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    kept = "".join(c for c in line if c in JOINERS or unicodedata.category(c)[0] != "C").strip()
    if len(kept.strip(JOINERS)) < least:
        raise invalid(f"give a {what} of at least {least} letter{'s' if least > 1 else ''}")
    if len(kept) > most:
        raise invalid(f"the {what} is too long: {len(kept)} characters, at most {most}")
    return kept


def folded(name: str) -> str:
    """Names that look alike are the same account: Anna, ANNA and full-width Ａnna."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def new_id() -> str:
    """A short public id; it gives no rights."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret of 192 bits: a session or an invitation."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return sha256(token.encode()).hexdigest()


def iso(at: float) -> str:
    """A moment, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
