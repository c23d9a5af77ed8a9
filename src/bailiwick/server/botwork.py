"""Seats that bots play: woken after every change, and found again after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

import sqlalchemy as sa

from bailiwick.bots import Weighed
from bailiwick.server import orders, schema
from bailiwick.server.botprocess import Task, Workers
from bailiwick.server.desk import Desk
from bailiwick.server.errors import Refusal
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS
from bailiwick.server.play import act_as_bot
from bailiwick.server.tables import CLAIM_SECONDS, FALLBACK_LEVEL, Table, ordered

TRIES = 3  # of a bot's choices on which the rules may break down, then the match is set aside
SWEEP_SECONDS = 5.0
SWEEP_MOST = 50


class Botwork:
    """At most one task a table; each plays until a person has to act."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.workers = Workers(desk.settings.bot_workers, desk.settings.bot_seconds)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.workers.warm_up()

    def wake(self, table: Table) -> None:
        """Something changed at *table*: if a bot has to act, it does."""
        if table.id not in self.tasks and table.bots_to_act():
            task = asyncio.create_task(self._play(table.id))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table.id, None))

    async def weigh(self, table: Table, seat: int) -> Weighed | None:
        """What a bot thinks of the options of *seat*; None when it does not answer in time."""
        return await self.workers.weigh(task_of(table, seat))

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.workers.close()

    async def _play(self, id: str) -> None:
        """One bot choice after the other, as long as the match goes on."""
        while True:
            try:
                table = await self.desk.table(id)
                seats = table.bots_to_act()
                if not seats:
                    return
                await self._one_choice(table, seats[0])
            except Refusal:
                return
            except Exception as error:
                note("bot-fault", match=id, kind=type(error).__name__)
                return

    async def _one_choice(self, table: Table, seat: int) -> None:
        live = table.live
        assert live is not None
        seq, legal = live.noticed([seat]), live.state.legal(seat)
        code = ordered(live, seat, table.seats[seat].order) if len(legal) > 1 else legal[0]
        if code is None:
            code = await self.workers.choose(task_of(table, seat))
            METRICS.count("bot_fallbacks" if code not in legal else "bot_answers")
        if code is None or code not in legal:
            code = secrets.choice(legal)
            note("bot-fallback", match=table.id, seat=seat, level=table.seats[seat].level)
        try:
            if not await act_as_bot(self.desk, table.id, seat, seq, code):
                await asyncio.sleep(0)
        except Refusal as fault:
            await self._otherwise(table, seat, seq, [other for other in legal if other != code], fault)

    async def _otherwise(self, table: Table, seat: int, seq: int, codes: list[int], fault: Refusal) -> None:
        """The rules broke down: a bot tries a few others of its *codes*, a person is asked again."""
        player = table.seats[seat]
        if player.is_person and player.user is not None:
            await orders.cancel(self.desk, table.id, player.user)
            return
        secrets.SystemRandom().shuffle(codes)
        for code in codes[: TRIES - 1]:
            try:
                await act_as_bot(self.desk, table.id, seat, seq, code)
                return
            except Refusal as again:
                fault = again
        await self.desk.set_aside(table.id, f"the rules break down on seat {seat}: {fault.__cause__!r}")

    # ---- after a restart, or when another process died ------------------------------------------

    async def sweep(self) -> None:
        """Look for matches that wait for a bot nobody runs."""
        while True:
            try:
                for id in await self.desk.writer.run(claim):
                    with contextlib.suppress(Refusal):
                        self.wake(await self.desk.table(id))
            except Exception as error:
                note("sweep-fault", kind=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)


def claim(connection: sa.Connection) -> list[str]:
    """Take matches whose bot is due and whose last claim has run out; two processes never take the same."""
    columns = schema.matches.c
    now = time.time()
    query = (
        sa.select(columns.id)
        .where(columns.bot_due.is_(True), columns.bot_claim < now)
        .limit(SWEEP_MOST)
        .with_for_update(skip_locked=True)
    )
    ids = list(connection.scalars(query))
    if ids:
        claimed = schema.matches.update().where(columns.id.in_(ids))
        connection.execute(claimed.values(bot_claim=now + CLAIM_SECONDS))
    return ids


def task_of(table: Table, seat: int) -> Task:
    """The match as a worker gets it."""
    assert table.live is not None
    match = table.live.match
    log = [(entry.seat, entry.code) for entry in match.log]
    level = table.seats[seat].level or FALLBACK_LEVEL
    return Task(table.game, match.seats, match.seed, match.variant, log, seat, level)
