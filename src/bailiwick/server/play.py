"""Choices and undo: one way in, whether they come by WebSocket, by POST or from a bot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from bailiwick.core.match import CannotUndo
from bailiwick.core.state import IllegalChoice
from bailiwick.server import orders
from bailiwick.server.appends import Append, SetAside
from bailiwick.server.clocks import turn_clocks
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal, broken, invalid, not_now, not_yours
from bailiwick.server.hub import send
from bailiwick.server.live import Live, Step
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS
from bailiwick.server.payloads import State, encoded, eyes_of, whole_state
from bailiwick.server.tables import CLAIM_SECONDS, OVER, RUNNING, Table, digest
from bailiwick.server.writer import Taken

KEY_LENGTH = 64
TOUCH_SECONDS = 60.0  # lists are at most so far behind when a table was last touched


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to do: choose `code`, go `back` so many steps, or undo a step or a turn."""

    seq: int
    key: str
    code: int | None = None
    turn: bool = False
    seat: int | None = None
    back: list[Step] | None = None


async def act(desk: Desk, id: str, user: str, wish: Wish) -> int:
    """Carry out a person's wish and tell everybody; returns the seq it led to.

    The seat comes from the session. `wish.seat` only picks among this person's own (hot-seat).
    """
    check_key(wish.key)
    async with desk.lock(id):
        table = await desk.running(id)
        if not table.may_see(user):
            raise not_yours("this table is private")
        live = table.live
        if live is None:
            raise not_now("the match has not started yet")
        own = table.seats_of(user)
        done = live.keys.get((user, wish.key))
        if done is not None:
            return live.noticed(own, done)
        seat = seat_for(table, own, wish)
        if wish.seq != live.noticed(own):  # it must be made in sight of all that this person could notice
            METRICS.count("stale")
            raise stale(desk, table, user)
        return await commit(desk, table, seat, wish, user)


def check_key(key: str) -> None:
    """It is stored beside the choice: what cannot be printed cannot be stored everywhere."""
    if not 1 <= len(key) <= KEY_LENGTH or not key.isprintable():
        raise invalid(f"each choice carries a key of its own, 1 to {KEY_LENGTH} printable characters")


async def act_as_bot(desk: Desk, id: str, seat: int, seq: int, code: int) -> bool:
    """A bot's choice, unless the match has moved on or the seat has its person back.

    It is refused when the rules break down on it.
    """
    async with desk.lock(id):
        table = await desk.table_locked(id)
        live = table.live
        if live is None or table.state != RUNNING or seat not in table.bots_to_act():
            return False
        if live.noticed([seat]) != seq or code not in live.state.legal(seat):
            return False
        try:
            await commit(desk, table, seat, Wish(seq, "", code), None)
        except Refusal as refusal:
            if refusal.error == "rules-fault":
                raise
            return False
    return True


def seat_for(table: Table, own: list[int], wish: Wish) -> int:
    """The seat that a person acts for now who has the seats *own*."""
    if not own:
        raise not_yours("you have no seat at this table; you can watch")
    if wish.seat is not None:
        if wish.seat not in own:
            raise not_yours(f"seat {wish.seat} is not yours")
        return wish.seat
    seat = eyes_of(table, own)
    assert seat is not None
    return seat


def stale(desk: Desk, table: Table, user: str) -> Refusal:
    """409, and the position as it is now."""
    detail = "the match has moved on since you were asked; look at the position as it is now"
    return Refusal(409, "stale", detail, encoded(current_state(desk, table, user)))


def current_state(desk: Desk, table: Table, user: str | None) -> State:
    """All that a person may know now."""
    you = table.seats_of(user)
    return whole_state(table, you, desk.hub.here(table.id), eyes_of(table, you))


async def commit(desk: Desk, table: Table, seat: int, wish: Wish, user: str | None) -> int:
    """Try it on the live match, make it durable, then tell. If another process was first, follow it."""
    live = table.live
    assert live is not None
    listed = digest(live, table.seats)
    try:
        rows = carry_out(live, seat, wish)
    except Refusal:
        raise
    except Exception as error:  # a fault of the rules: the stored match is as it was
        desk.drop(table.id)
        note("rules-fault", match=table.id, seq=live.seq, seat=seat, code=wish.code, fault=repr(error))
        raise rules_fault(error) from error
    ended = user is not None and orders.end(table, seat)
    now = time.time()
    for row, (_, hidden) in zip(rows, live.history[-len(rows) :], strict=True):
        row["hidden"] = hidden
        row |= {"match": table.id, "user": user, "key": None, "at": now}
    rows[-1]["key"] = wish.key or None
    rows[-1]["hash"] = live.hash()

    def news() -> Callable[[], None]:
        told = desk.hub.news(table, seat if all_hidden(live, len(rows)) else None)
        first = next(told, [])

        def tell() -> None:
            send(first)
            live.remember(user, wish.key, live.seq)
            if live.state.over:
                table.state = OVER
            METRICS.count("choices" if wish.code is not None else "undos", len(rows))
            for rest in told:
                send(rest, soon=True)  # "accepted" follows
            desk.wake_bots(table)

        return tell

    append = append_of(table, live, rows, now, listed)
    if ended:
        append.ended = seat
    try:
        await desk.writer.append(append, news)
    except Taken:
        desk.drop(table.id)
        fresh = await desk.running(table.id)
        desk.tell_since(fresh, live.seq - len(rows))
        if fresh.live is not None and (user or "", wish.key) in fresh.live.keys:
            return fresh.live.noticed(fresh.seats_of(user), fresh.live.keys[user or "", wish.key])
        raise stale(desk, fresh, user or "") from None
    except SetAside:
        desk.drop(table.id)
        raise broken() from None
    except BaseException:
        desk.drop(table.id)
        raise
    return live.noticed(table.seats_of(user))


def all_hidden(live: Live, count: int) -> bool:
    """Is there nothing in the last *count* rows that another seat could notice?"""
    return live.hidden > 0 and all(hidden for _, hidden in live.history[-count:])


def rules_fault(error: Exception) -> Refusal:
    """The rules of the game failed; nothing has changed."""
    refusal = Refusal(
        422, "rules-fault", "the rules broke down on this choice; please send a report from the table"
    )
    refusal.__cause__ = error  # compiled, `from` does not see to it
    return refusal


def carry_out(live: Live, seat: int, wish: Wish) -> list[dict[str, Any]]:
    """Change the live match and say which rows that makes."""
    if wish.code is not None:
        return [choose(live, seat, wish.code)]
    if wish.back is not None:
        return [row._asdict() for row in live.rewind(wish.back)]
    rows = [take_back(live, seat)]
    while wish.turn and live.match.can_undo(seat):
        rows.append(take_back(live, seat))
    return rows


def choose(live: Live, seat: int, code: int) -> dict[str, Any]:
    """A choice that the kernel lets in."""
    try:
        live.choose(seat, code)
    except IllegalChoice as error:
        METRICS.count("refused")
        raise Refusal(422, "illegal", str(error)) from None
    return {"seq": live.seq - 1, "seat": seat, "code": code, "undoes": None}


def take_back(live: Live, seat: int) -> dict[str, Any]:
    """An undo that the kernel lets through."""
    if live.state.over:
        raise Refusal(422, "cannot-undo", "the match is over")
    try:
        row = live.undo(seat)
    except CannotUndo as error:
        METRICS.count("refused")
        raise Refusal(422, "cannot-undo", str(error)) from None
    return {"seq": live.seq - 1, "seat": seat, "code": None, "undoes": row, "hash": live.hash()}


def append_of(
    table: Table, live: Live, rows: list[dict[str, Any]], now: float, listed: dict[str, Any]
) -> Append:
    """The rows, what lists will show otherwise than *listed*, and the clocks, for one transaction."""
    columns = digest(live, table.seats)
    due, secret = columns["bot_due"], all_hidden(live, len(rows))
    is_late = not secret and now >= table.touched + TOUCH_SECONDS
    if is_late or due or due != listed["bot_due"] or columns["state"] != listed["state"]:
        if not secret:
            table.touched = now  # lists show it: a secret choice leaves no trace there
        claim = now + CLAIM_SECONDS if due else 0.0
        columns |= {"choices": live.noticed([]), "touched": table.touched, "bot_claim": claim}
    elif columns != listed:
        columns = {"choices": live.noticed([]), "waiting": columns["waiting"], "round": columns["round"]}
    else:
        columns = {}
    clocks: dict[int, dict[str, Any]] = {}
    if table.times is not None:
        own = [seat.clock if seat.is_person else None for seat in table.seats]
        for at in turn_clocks(own, table.times, live.state.actors(), now):
            clock = own[at]
            assert clock is not None
            clocks[at] = {"bank": clock.bank, "since": clock.since}
    return Append(table.id, rows, columns, clocks)
