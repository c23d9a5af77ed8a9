"""A match file from outside is hostile: measured, parsed, replayed, and only then stored."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa

from bailiwick.core.match import Match, spell_seed
from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.errors import invalid, not_now
from bailiwick.server.people import Me
from bailiwick.server.tables import FALLBACK_LEVEL, GHOST
from bailiwick.server.texts import new_id

MOST_CHARACTERS = 200_000
MOST_LINES = 5_000
MOST_IN_A_LINE = 500


def read(text: str) -> Match:
    """The match of a file, or a refusal that says which line is wrong."""
    lines = text.splitlines()
    if len(text) > MOST_CHARACTERS or len(lines) > MOST_LINES:
        raise invalid(f"a match file has at most {MOST_LINES} lines and {MOST_CHARACTERS} characters")
    if any(len(line) > MOST_IN_A_LINE for line in lines):
        raise invalid(f"a line of a match file has at most {MOST_IN_A_LINE} characters")
    try:
        match = Match.parse(text, "the file")
    except BadInput as error:
        raise invalid(str(error)[:500]) from None
    except (ValueError, IndexError, KeyError, OverflowError, RecursionError, RuntimeError):
        raise invalid("the file cannot be read as a match") from None
    if not match.state.over:
        raise not_now("only finished matches can be imported: the file tells everything that is hidden")
    return match


def store(connection: sa.Connection, me: Me, match: Match) -> str:
    """A finished table of ghosts that belongs to who brought it."""
    id, now = new_id(), time.time()
    row = {
        "id": id,
        "game": match.game.id,
        "rules": match.game.version,
        "variant": match.variant,
        "seed_text": spell_seed_plain(match),
        "title": "",
        "host": me.id,
        "private": True,
        "shuffle": False,
        "spectator_chat": True,
        "pace": "none",
        "state": "over",
        "choices": len(match.log),
        "waiting": "",
        "created": now,
        "touched": now,
    }
    connection.execute(schema.matches.insert().values(row))
    seat = {"match": id, "kind": GHOST, "level": FALLBACK_LEVEL}
    connection.execute(schema.seats.insert(), [seat | {"seat": at} for at in range(match.seats)])
    rows = rows_of(match, id, now)
    if rows:
        connection.execute(schema.log.insert(), rows)
    return id


def rows_of(match: Match, id: str, now: float) -> list[dict[str, Any]]:
    """The log with the hash after each choice."""
    again = match.at(0)
    rows = []
    for seq, entry in enumerate(match.log):
        again.choose(entry.seat, entry.code)
        row = {"match": id, "seq": seq, "seat": entry.seat, "code": entry.code, "at": now}
        rows.append(row | {"hash": f"{again.state.hash():016x}", "hidden": False})
    return rows


def spell_seed_plain(match: Match) -> str:
    """The seed as `read_seed` reads it: without the quotes a header line needs."""
    return json.dumps(match.seed) if isinstance(match.seed, str) else spell_seed(match.seed)
