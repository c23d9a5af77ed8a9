"""Memory stays flat, however many matches are played."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

from bailiwick import Rng
from bailiwick.server import people, seating
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.desk import Desk
from bailiwick.server.hub import Viewer
from bailiwick.server.play import Wish, act
from bailiwick.server.seating import NewTable
from bailiwick.server.settings import Settings
from bailiwick.server.writer import Writer


async def play_matches(desk: Desk, user: people.Me, count: int) -> None:
    """Whole matches, with somebody watching."""
    rng = Rng(count)
    wish = NewTable("provence", ["me", "hotseat:Other"], variant={"end_turn": "auto"})
    for _ in range(count):
        id, _ = await desk.writer.run(lambda connection: seating.add_table(connection, user, wish))
        table = await desk.table(id)
        viewer = Viewer(id, user.id)
        desk.hub.enter(viewer)
        while table.live is not None and (actors := table.live.state.actors()):
            code = rng.pick(table.live.state.legal(actors[0]))
            seq = table.live.seq
            await act(desk, id, user.id, Wish(seq, f"key {seq}", code, seat=actors[0]))
            while not viewer.queue.empty():
                viewer.queue.get_nowait()
        desk.hub.leave(viewer)


async def grown(database: Path) -> int:
    """Bytes by which memory has grown over twelve matches, after six to warm up."""
    engine = open_database(str(database))
    upgrade(engine)
    writer = Writer(engine, asyncio.get_running_loop())
    desk = Desk(Settings(database=str(database), live_matches=4), engine, writer)
    user = await writer.run(lambda connection: people.add_guest(connection, "Anna"))
    await play_matches(desk, user, 6)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    await play_matches(desk, user, 12)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await writer.close()
    engine.dispose()
    return after - before


def test_memory_is_flat_over_many_matches(tmp_path: Path) -> None:
    """Four live matches fit into memory; twelve went through it."""
    assert asyncio.run(grown(tmp_path / "soak.db")) < 400_000
