"""Standing orders: a seat passes for the rest of the round, without being asked again."""

from __future__ import annotations

import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.appends import notify
from bailiwick.server.desk import Desk
from bailiwick.server.errors import invalid, not_now, not_yours
from bailiwick.server.tables import RUNNING, Order, Table, round_of

PASS = "pass"  # how games spell it; nothing else can be ordered


async def give(desk: Desk, id: str, user: str, code: int, seat: int | None) -> None:
    """From now on the server passes for this seat, until the round ends or its person acts."""
    async with desk.lock(id):
        table = await desk.running(id)
        seat = seat_asked(table, user, seat)
        assert table.live is not None
        if code not in table.live.state.legal(seat) or table.live.state.spell(seat, code) != PASS:
            raise invalid("a standing order is a pass, given while a pass is on offer")
        order = Order(code, round_of(table.live) or "")
        await desk.writer.run(lambda connection: write(connection, id, [seat], order, True))
        table.seats[seat].order = order
        desk.hub.tell(table, seat)
    desk.wake_bots(table)


async def cancel(desk: Desk, id: str, user: str) -> None:
    """This person's seats are asked again."""
    async with desk.lock(id):
        table = await desk.running(id)
        own = [seat for seat in table.seats_of(user) if table.seats[seat].order is not None]
        due = is_due_without(table, own)
        await desk.writer.run(lambda connection: write(connection, id, own, None, due))
        for seat in own:
            table.seats[seat].order = None
            desk.hub.tell(table, seat)


def seat_asked(table: Table, user: str, wanted: int | None) -> int:
    """The seat of this person that has to choose now."""
    own = table.seats_of(user)
    if not own or (wanted is not None and wanted not in own):
        raise not_yours("that is not your seat")
    asked = [seat for seat in own if table.live is not None and table.live.state.legal(seat)]
    if table.state != RUNNING or not asked or (wanted is not None and wanted not in asked):
        raise not_now("you can give an order when you are asked; it is another seat's turn")
    return asked[0] if wanted is None else wanted


def is_due_without(table: Table, seats: list[int]) -> bool:
    """Has the server something to do here, apart from the orders of these seats?"""
    return any(seat not in seats for seat in table.bots_to_act())


def write(connection: sa.Connection, match: str, seats: list[int], order: Order | None, due: bool) -> None:
    """Remember an order or forget it, and whether the server has something to do."""
    columns, matches = schema.seats.c, schema.matches.c
    which = schema.seats.update().where(columns.match == match, columns.seat.in_(seats))
    code, at_round = (None, None) if order is None else (order.code, order.round)
    connection.execute(which.values(order_code=code, order_round=at_round))
    row = {"bot_due": due} if order is None else {"bot_due": due, "bot_claim": 0.0}
    connection.execute(schema.matches.update().where(matches.id == match).values(row))
    notify(connection, "order", match, " ".join(map(str, seats)))  # nobody else is told


def end(table: Table, seat: int) -> bool:
    """Who acts again has no need of an order: it is forgotten in the same commit. Was there one?"""
    had = table.seats[seat].order is not None
    if had:
        table.seats[seat].order = None
    return had
