"""What one may do alone with bots: play on from a finished match, go back, ask for a hint."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from bailiwick.core.match import Match
from bailiwick.server import imports
from bailiwick.server.cards import title_of
from bailiwick.server.desk import Desk
from bailiwick.server.errors import invalid, not_now, not_yours, unknown
from bailiwick.server.live import Live
from bailiwick.server.people import Me
from bailiwick.server.play import KEY_LENGTH, Wish, check_key, commit
from bailiwick.server.replays import moments, past
from bailiwick.server.seating import level_of
from bailiwick.server.tables import BOT, FALLBACK_LEVEL, PERSON, Seat, Table
from bailiwick.server.texts import TITLE, clean

WHAT_IF = "What if: "
HINTS = 3
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=KEY_LENGTH)]


class Fork(msgspec.Struct, frozen=True):
    """From which moment on, in which seat, against which bots; eyes as in at/{seq}."""

    seq: Number
    seat: Number
    level: str = FALLBACK_LEVEL
    title: Annotated[str, msgspec.Meta(max_length=400)] = ""
    eyes: Annotated[str, msgspec.Meta(max_length=8)] = ""


async def fork(desk: Desk, table: Table, me: Me, wish: Fork) -> str:
    """A new table that begins as this finished match did, up to a moment; its id."""
    live = table.live
    assert live is not None
    if not live.state.over:
        raise not_now("a match can be played on from any moment when it is over; before, it has secrets")
    level = level_of(wish.level)
    if wish.seat >= len(table.seats):
        raise invalid(f"the seat is a number from 0 to {len(table.seats) - 1}")
    title = clean(wish.title, "title", TITLE, least=0) or what_if(table)
    then = (await past(desk, table, me.id, wish.seq, wish.eyes)).match
    if then.state.over:
        raise not_now("the match is over at that moment; choose an earlier one")
    played = await asyncio.to_thread(imports.played, me, then, sitting(then, me, wish.seat, level), title)
    return await desk.writer.run(lambda connection: imports.store(connection, played))


class Rewind(msgspec.Struct, frozen=True):
    """The moment to go back to; the key makes a second try harmless."""

    seq: Number
    key: Key


async def rewind(desk: Desk, id: str, me: Me, wish: Rewind) -> None:
    """Take back all choices since a moment, chance and reveals included: nobody else is affected."""
    check_key(wish.key)
    async with desk.lock(id):
        table = await desk.running(id)
        seat = practising(table, me.id)
        live = table.live
        assert live is not None
        if (me.id, wish.key) in live.keys:
            return
        if live.state.over:
            raise not_now("the match is over; play on from that moment at a table of its own: POST …/fork")
        length = standing(live, seat, wish.seq)
        steps = await asyncio.to_thread(live.steps, length)
        await commit(desk, table, seat, Wish(wish.seq, wish.key, back=steps), me.id)


class HintOption(msgspec.Struct, frozen=True):
    """A good option: `value` is how many points less it promises than the best one, so 0 or below."""

    code: int
    value: float


class Hint(msgspec.Struct, frozen=True):
    """A bot's best options at the moment *seq*, the best first."""

    seq: int
    options: list[HintOption]


async def hint(desk: Desk, table: Table, me: Me) -> Hint:
    """What a bot would do, from what this seat may know."""
    seat = practising(table, me.id)
    live = table.live
    assert live is not None
    if not live.state.legal(seat):
        raise not_now("there is nothing for you to choose now")
    seq = live.noticed([seat])
    weighed = await desk.weigh(table, seat)
    if weighed is None:
        raise not_now("the bot found no answer in time; ask it again")
    return Hint(seq, [HintOption(code, round(worth, 2)) for code, worth in weighed[:HINTS]])


def practising(table: Table, user: str) -> int:
    """The seat of the only person that ever sat here, or a refusal."""
    own = table.seats_of(user)
    if not own:
        raise not_yours("you have no seat at this table")
    alone = len(own) == 1 and all(seat.is_only_a_bot for at, seat in enumerate(table.seats) if at not in own)
    if not alone:
        raise not_now("that is for practice: all other seats have to be bots from the start")
    if table.live is None:
        raise not_now("the match has not started yet")
    return own[0]


def standing(live: Live, seat: int, seq: int) -> int:
    """How many choices stand that were made up to the moment *seq*, as *seat* counts."""
    if seq not in moments(live, [seat]):
        raise unknown("moment")
    end = live.moment([seat], seq)
    length = sum(row < end for row in live.rows)
    if length == len(live.rows):
        raise not_now("the match stands there now; choose an earlier moment")
    return length


def what_if(table: Table) -> str:
    """A title for who gave none; a fork of a fork asks only once."""
    return f"{WHAT_IF}{title_of(table).removeprefix(WHAT_IF)}"[:TITLE].strip()


def sitting(match: Match, me: Me, seat: int, level: str) -> list[Seat]:
    """The person in one seat, bots in all others."""
    own = Seat(PERSON, me.id, me.name)
    return [own if at == seat else Seat(BOT, level=level) for at in range(match.seats)]
