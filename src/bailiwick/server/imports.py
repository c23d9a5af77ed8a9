"""A match file from outside is hostile: measured, parsed, replayed, and only then stored."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.core.match import Match, spell_seed
from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.errors import invalid, not_now
from bailiwick.server.live import Live
from bailiwick.server.people import Me
from bailiwick.server.seating import insert_table
from bailiwick.server.stored import save_seats
from bailiwick.server.tables import FALLBACK_LEVEL, GHOST, RUNNING, Seat, Table, digest
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


class Played(msgspec.Struct, frozen=True):
    """A match that was played elsewhere, replayed and ready to be stored."""

    table: Table
    live: Live
    rows: list[dict[str, Any]]


def played(me: Me, match: Match, seats: list[Seat], title: str = "") -> Played:
    """A private table of *me* at which *match* was played so far; every row has the hash it leads to."""
    id, now = new_id(), time.time()
    live = Live(match.game, match.seats, match.seed, match.variant)
    rows = []
    for seq, entry in enumerate(match.log):
        live.choose(entry.seat, entry.code)
        row = {"match": id, "seq": seq, "seat": entry.seat, "code": entry.code, "at": now}
        rows.append(row | {"hash": live.hash(), "hidden": live.history[-1][1]})
    table = Table(
        id,
        match.game.id,
        match.game.version,
        match.variant,
        title,
        me.id,
        True,
        False,
        True,
        "none",
        RUNNING,
        now,
        now,
        seats,
    )
    return Played(table, live, rows)


def ghosts(match: Match) -> list[Seat]:
    """Nobody here knows who sat there."""
    return [Seat(GHOST, level=FALLBACK_LEVEL) for _ in range(match.seats)]


def store(connection: sa.Connection, played: Played) -> str:
    """Write a table with its seats and its log; its id."""
    table, live = played.table, played.live
    seed = spell_seed_plain(live.match)
    digested = digest(live, table.seats)
    insert_table(connection, table, seed_text=seed, choices=live.noticed([]), **digested)
    save_seats(connection, table)
    if played.rows:
        connection.execute(schema.log.insert(), played.rows)
    return table.id


def spell_seed_plain(match: Match) -> str:
    """The seed as `read_seed` reads it: without the quotes a header line needs."""
    return json.dumps(match.seed) if isinstance(match.seed, str) else spell_seed(match.seed)
