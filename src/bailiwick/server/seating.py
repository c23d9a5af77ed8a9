"""Making tables, sitting down, starting, leaving, and bots that take a seat."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from bailiwick.bots import BOTS
from bailiwick.core.match import Seed
from bailiwick.core.registry import game as find_game
from bailiwick.core.registry import games
from bailiwick.core.tables import BadInput
from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.chat import ChatLine, happened
from bailiwick.server.clocks import PACES, Clock, turn_clocks
from bailiwick.server.errors import broken, invalid, not_now, not_yours, unknown
from bailiwick.server.live import Live
from bailiwick.server.notices import lost_seat
from bailiwick.server.people import Me
from bailiwick.server.stored import read_table, save_seats
from bailiwick.server.tables import (
    BOT,
    BROKEN,
    EMPTY,
    FALLBACK_LEVEL,
    OPEN,
    PERSON,
    RESIGNED,
    RUNNING,
    Seat,
    Table,
    digest,
)
from bailiwick.server.texts import NAME, TITLE, clean, hashed, new_id, new_token

matches, invites = schema.matches.c, schema.invites.c


class NewTable(msgspec.Struct, frozen=True):
    """What a new table shall be. Seats: me, open, bot:<level>, hotseat:<name>."""

    game: str
    seats: list[str]
    variant: dict[str, str] = {}
    private: bool = False
    pace: str = "none"
    title: str = ""
    spectator_chat: bool = True
    shuffle: bool = False


def add_table(connection: sa.Connection, me: Me, wish: NewTable) -> tuple[str, str]:
    """A new table and its invitation; it starts at once when nobody is missing."""
    table = table_of(me, wish)
    insert_table(connection, table)
    save_seats(connection, table)
    if all(seat.kind != EMPTY for seat in table.seats):
        begin(connection, table)
    return table.id, add_invite(connection, table.id)


def insert_table(connection: sa.Connection, table: Table, **more: Any) -> None:
    """The row of a new table; a match that has begun brings *more* columns."""
    row = {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "variant": table.variant,
        "title": table.title,
        "host": table.host,
        "private": table.private,
        "shuffle": table.shuffle,
        "spectator_chat": table.spectator_chat,
        "pace": table.pace,
        "state": table.state,
        "created": table.created,
        "touched": table.touched,
    }
    connection.execute(schema.matches.insert().values(row | more))


def table_of(me: Me, wish: NewTable) -> Table:
    """The table as it was wished for, or a refusal that says what is wrong."""
    if wish.game not in games():
        raise invalid(f"there is no game {wish.game[:40]!r}; there are {', '.join(games())}")
    trial = opening(wish.game, len(wish.seats), 0, {"end_turn": "ask", **wish.variant}).match
    if wish.pace not in PACES:
        raise invalid(f"the pace is {', '.join(PACES)}")
    seats = [seat_from(text, me) for text in wish.seats]
    if wish.seats.count("me") > 1:
        raise invalid("you can sit only once; give companions at this screen a hotseat:<name>")
    now = time.time()
    title = clean(wish.title, "title", TITLE, least=0)
    return Table(
        new_id(),
        trial.game.id,
        trial.game.version,
        trial.variant,
        title,
        me.id,
        wish.private,
        wish.shuffle,
        wish.spectator_chat,
        wish.pace,
        OPEN,
        now,
        now,
        seats,
    )


def opening(game: str, seats: int, seed: Seed, variant: dict[str, str]) -> Live:
    """A match before its first choice, or a refusal that says why it cannot begin."""
    try:
        return Live(find_game(game), seats, seed, variant)
    except BadInput as error:
        raise invalid(str(error)) from None


def seat_from(text: str, me: Me) -> Seat:
    """One word of the wish."""
    kind, _, rest = text.partition(":")
    if text == "me":
        return Seat(PERSON, me.id, me.name)
    if text == "open":
        return Seat(EMPTY)
    if kind == "bot":
        return Seat(BOT, level=level_of(rest))
    if kind == "hotseat":
        return Seat(PERSON, me.id, clean(rest, "name", NAME), companion=True)
    raise invalid(f"a seat is me, open, bot:<level> or hotseat:<name>, not {text[:40]!r}")


def level_of(level: str) -> str:
    """A bot that exists."""
    if level not in BOTS:
        raise invalid(f"there is no bot {level[:40]!r}; there are {', '.join(BOTS)}")
    return level


# ---- invitations --------------------------------------------------------------------------------


def add_invite(connection: sa.Connection, id: str) -> str:
    """A link that lets its bearer sit down; only its hash is kept."""
    token = new_token()
    row = {"token": hashed(token), "match": id, "created": time.time()}
    connection.execute(schema.invites.insert().values(row))
    return token


def revoke_invites(connection: sa.Connection, id: str) -> None:
    """All links to a table stop working."""
    connection.execute(schema.invites.delete().where(invites.match == id))


def renew_invite(connection: sa.Connection, id: str) -> str:
    """A link in the place of all others."""
    revoke_invites(connection, id)
    return add_invite(connection, id)


def table_of_invite(connection: sa.Connection, token: str) -> str:
    """The table a link leads to."""
    found = connection.scalar(sa.select(invites.match).where(invites.token == hashed(token)))
    if found is None:
        raise unknown("invitation")
    return str(found)


# ---- coming and going ---------------------------------------------------------------------------


def reread(connection: sa.Connection, id: str) -> Table:
    """The table as the database knows it now: within a transaction that is the truth."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(matches.id).where(matches.id == id).with_for_update())
    found = read_table(connection, id)
    if found is None:
        raise unknown("table")
    return found[0]


def playable(connection: sa.Connection, id: str) -> Table:
    """The same, unless the match is in quarantine."""
    table = reread(connection, id)
    if table.state == BROKEN:
        raise broken()
    return table


def sit_down(connection: sa.Connection, id: str, me: Me, wanted: int | None) -> None:
    """Take an empty seat; the match starts when the last one is taken."""
    table = playable(connection, id)
    if any(seat.user == me.id for seat in table.seats):
        return
    if table.state != OPEN:
        if table.private:
            raise not_now("this match has started already; only its players see it")
        raise not_now("this match has started already; you can watch it")
    empty = [at for at, seat in enumerate(table.seats) if seat.kind == EMPTY]
    if not empty or (wanted is not None and wanted not in empty):
        raise not_now("that seat is taken; look at the table again")
    table.seats[empty[0] if wanted is None else wanted] = Seat(PERSON, me.id, me.name)
    save_seats(connection, table)
    if len(empty) == 1:
        begin(connection, table)
    touch(connection, id)


def start(connection: sa.Connection, id: str, me: Me, fill: str | None) -> None:
    """The host starts; bots take the empty seats."""
    table = playable(connection, id)
    if table.host != me.id:
        raise not_yours("only who made the table can start it")
    if table.state != OPEN:
        return
    level = None if fill is None else level_of(fill)
    for at, seat in enumerate(table.seats):
        if seat.kind == EMPTY:
            if level is None:
                raise not_now("a seat is still empty; wait for somebody or put a bot there")
            table.seats[at] = Seat(BOT, level=level)
    begin(connection, table)
    touch(connection, id)


def begin(connection: sa.Connection, table: Table) -> None:
    """Draw the seed, seat the people, and let the clocks run; the rules are those of this program."""
    if table.shuffle:
        secrets.SystemRandom().shuffle(table.seats)
    seed = secrets.token_bytes(32)
    live = opening(table.game, len(table.seats), seed, table.variant)
    pace = table.times
    if pace is not None:
        for seat in table.seats:
            seat.clock = Clock(pace.start) if seat.is_person else None
        turn_clocks([seat.clock for seat in table.seats], pace, live.state.actors(), time.time())
    save_seats(connection, table)
    row = digest(live, table.seats) | {"seed": seed, "rules": table.card.version}
    connection.execute(schema.matches.update().where(matches.id == table.id).values(row))


def leave(connection: sa.Connection, id: str, me: Me) -> list[ChatLine] | None:
    """Before the start the seat is free again; later a bot plays on for good. None: the table is gone."""
    table = playable(connection, id)
    own = [at for at, seat in enumerate(table.seats) if seat.user == me.id and seat.kind != RESIGNED]
    if not own and not (table.state == OPEN and table.host == me.id):
        raise not_yours("you do not sit at this table")
    if table.state == OPEN and table.host == me.id:
        remove(connection, id)
        return None
    if table.state not in (OPEN, RUNNING):
        raise not_now("the match is over; nobody has to leave")
    for at in own:
        seat = table.seats[at]
        resigned = Seat(RESIGNED, me.id, seat.name, FALLBACK_LEVEL, companion=seat.companion)
        table.seats[at] = Seat(EMPTY) if table.state == OPEN else resigned
    save_seats(connection, table)
    bots_act(connection, table)
    touch(connection, id)
    return [] if table.state == OPEN else happened(connection, table, own, "resigned")


def resign(connection: sa.Connection, id: str, me: Me) -> list[ChatLine] | None:
    """Give up for good; one may look on."""
    table = playable(connection, id)
    if table.state != RUNNING:
        raise not_now("only a running match can be resigned")
    return leave(connection, id, me)


def after_forgetting(connection: sa.Connection, id: str, seats: list[int]) -> list[ChatLine]:
    """Somebody was deleted who had these *seats*: bots play on there."""
    table = reread(connection, id)
    bots_act(connection, table)
    touch(connection, id)
    return happened(connection, table, seats, "gone") if table.state == RUNNING else []


def hand_over(
    connection: sa.Connection, id: str, user: str, level: str, only: int | None = None
) -> list[ChatLine]:
    """A bot plays this person's seats, or one that the others want it to play, until they come back."""
    table = playable(connection, id)
    own = [at for at in table.seats_of(user) if only is None or at == only]
    if not own or table.state != RUNNING:
        raise not_now("you have no seat in a running match here")
    for at in own:
        seat = table.seats[at]
        clock = seat.clock
        if clock is not None and clock.since is not None:
            clock.stop(time.time())
        seat.kind, seat.level, seat.order = BOT, level, None
    save_seats(connection, table)
    bots_act(connection, table)
    touch(connection, id)
    return happened(connection, table, own, "bot" if only is None else "voted")


def take_back(connection: sa.Connection, id: str, me: Me) -> list[ChatLine]:
    """The person is back; time lost to the bot is given back in part: one turn's worth."""
    table = playable(connection, id)
    own = [at for at, seat in enumerate(table.seats) if seat.user == me.id and seat.kind == BOT]
    if not own:
        raise not_now("no bot holds a seat of yours here")
    waiting = waiting_seats(connection, id)
    for at in own:
        seat = table.seats[at]
        clock = seat.clock
        if clock is not None and table.times is not None:
            clock.bank = max(clock.bank, table.times.turn)
            clock.since = time.time() if at in waiting else None
        seat.kind, seat.level = PERSON, None
    save_seats(connection, table)
    bots_act(connection, table)
    connection.execute(schema.votes.delete().where(schema.votes.c.match == id))
    touch(connection, id)
    return happened(connection, table, own, "back")


def vote(connection: sa.Connection, id: str, me: Me, seat: int) -> list[ChatLine]:
    """Time is up for *seat*: when most of the other people want it, a bot takes it."""
    table = playable(connection, id)
    if not 0 <= seat < len(table.seats) or me.id not in voters(table, seat):
        raise not_yours("only the other people at the table can vote")
    late = table.seats[seat]
    if late.clock is None or late.clock.since is None or late.clock.left(time.time()) > 0:
        raise not_now("this seat still has time")
    assert late.user is not None
    row = {"match": id, "seat": seat, "user": me.id}
    votes = schema.votes.c
    mine = sa.and_(votes.match == id, votes.seat == seat)
    connection.execute(schema.votes.delete().where(mine, votes.user == me.id))
    connection.execute(schema.votes.insert().values(row))
    may = voters(table, seat)
    agreed = may.intersection(connection.scalars(sa.select(votes.user).where(mine)))
    if 2 * len(agreed) <= len(may):
        return []
    told = hand_over(connection, id, late.user, FALLBACK_LEVEL, seat)
    lost_seat(connection, id, late.user)
    connection.execute(schema.votes.delete().where(mine))
    return told


def voters(table: Table, seat: int) -> set[str]:
    """The other people who play here: more than half of them decide over *seat*."""
    late = table.seats[seat].user
    return {s.user for s in table.seats if s.is_person and s.user is not None and s.user != late}


# ---- small things -------------------------------------------------------------------------------


def waiting_seats(connection: sa.Connection, id: str) -> list[int]:
    """The seats to act, from the digest."""
    text = connection.scalar(sa.select(matches.waiting).where(matches.id == id)) or ""
    return [int(seat) for seat in text.split(",") if seat]


def bots_act(connection: sa.Connection, table: Table) -> None:
    """Note whether a bot is due, for the sweep after a restart."""
    due = any(table.seats[seat].is_played_by_bot for seat in waiting_seats(connection, table.id))
    row: dict[str, Any] = {"bot_due": due and table.state == RUNNING, "bot_claim": 0.0}
    connection.execute(schema.matches.update().where(matches.id == table.id).values(row))


def touch(connection: sa.Connection, id: str) -> None:
    """The table changed: lists show it first, other processes hear of it."""
    connection.execute(schema.matches.update().where(matches.id == id).values(touched=time.time()))
    notify(connection, "seats", id)


def remove(connection: sa.Connection, id: str) -> None:
    """An open table that nobody wants any more."""
    for table, column in (
        (schema.matches, matches.id),
        (schema.seats, schema.seats.c.match),
        (schema.chat, schema.chat.c.match),
        (schema.invites, invites.match),
        (schema.watches, schema.watches.c.match),
    ):
        connection.execute(table.delete().where(column == id))
