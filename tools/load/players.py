"""Two people at each of many tables, on Bailiwick or on boardgame.io, and how long news takes.

What to do comes line by line: {"think": seconds a move, "seconds": how long}. Between two lines nobody
plays, so that two of us can take turns on one machine.
"""

from __future__ import annotations

import asyncio
import ctypes
import functools
import gc
import heapq
import itertools
import json
import os
import random
import re
import sys
import time
from collections.abc import Callable
from typing import Any

from wire import Wire

CODES = re.compile(rb'"code":(\d+)')
STATE_ID = re.compile(rb'"_stateID":(\d+)')
CURRENT = re.compile(rb'"currentPlayer":"(\d)"')
SOAK_STEP = 30.0
SETTLE = 2.0  # seconds that are not counted: whoever waited begins at the same moment


class Meter:
    """Latencies, and whether moves are being made, and counted."""

    def __init__(self) -> None:
        self.think = 2.0
        self.counting = False
        self.playing = False
        self.took: list[float] = []
        self.made = 0  # moves, counted or not
        self.refused = 0
        self.finished = 0
        self.tables = 0


class Alarms:
    """Calls at any moment. An event loop's own timers ring on whole milliseconds, as no people do."""

    def __init__(self) -> None:
        self.system = ctypes.CDLL(None, use_errno=True)
        self.timer = self.system.timerfd_create(time.CLOCK_MONOTONIC, os.O_NONBLOCK)
        if self.timer < 0:
            raise OSError(ctypes.get_errno(), "no timer")
        self.waiting: list[tuple[float, int, Callable[[], None]]] = []
        self.counter = itertools.count()

    def listen(self) -> None:
        """From now on, on the running loop."""
        asyncio.get_running_loop().add_reader(self.timer, self.ring)

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        """Once, so many seconds from now."""
        entry = (time.monotonic() + seconds, next(self.counter), call)
        heapq.heappush(self.waiting, entry)
        if self.waiting[0] is entry:
            self.wind()

    def ring(self) -> None:
        """All calls that are due."""
        os.read(self.timer, 8)
        while self.waiting and self.waiting[0][0] <= time.monotonic():
            heapq.heappop(self.waiting)[2]()
        if self.waiting:
            self.wind()

    def wind(self) -> None:
        """To the first call; 1 is TFD_TIMER_ABSTIME."""
        due = max(1, int(self.waiting[0][0] * 1e9))
        moment = (ctypes.c_long * 4)(0, 0, *divmod(due, 10**9))
        self.system.timerfd_settime(self.timer, 1, moment, None)


ALARMS = Alarms()


class Table:
    """Two seats. `sent` is when the choice on its way was sent, by whom, and what it will lead to."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.wires: list[Wire] = []
        self.sent: tuple[float, int, int] | None = None
        self.next: Any = None  # what is to be done when play goes on
        self.thoughts = 0  # only the last one leads to something
        self.shown: set[int] = set()  # seats that have seen the position
        meter.tables += 1
        self.random = random.Random(meter.tables)  # everybody thinks for themselves

    def arrived(self, seat: int, seq: int) -> None:
        """A seat sees the position; is it the opponent who sees the choice?"""
        self.shown.add(seat)
        if self.sent is not None and self.sent[1] != seat and seq >= self.sent[2]:
            self.meter.made += 1
            if self.meter.counting:
                self.meter.took.append(time.perf_counter() - self.sent[0])
            self.sent = None

    def soon(self, send: Any, *args: Any) -> None:
        """After a thought."""
        self.next = send, args
        self.go_on()

    def go_on(self) -> None:
        """Think about what is next."""
        if self.meter.playing and self.next is not None:
            self.thoughts += 1
            thought = self.meter.think * (0.5 + self.random.random())
            if thought:
                ALARMS.call_later(thought, functools.partial(self.act, self.thoughts))
            else:
                self.act(self.thoughts)

    def act(self, thought: int) -> None:
        if self.meter.playing and self.next is not None and thought == self.thoughts:
            (send, args), self.next = self.next, None
            send(*args)

    def say(self, seat: int, seq: int, text: bytes) -> None:
        self.sent = (time.perf_counter(), seat, seq + 1)
        self.wires[seat].say(text)


class BailiwickTable(Table):
    """A match of Provence."""

    def __init__(self, meter: Meter, port: int, row: dict[str, Any], spare: list[dict[str, Any]]) -> None:
        super().__init__(meter)
        self.port, self.id, self.cookies = port, row["id"], row["cookies"]
        self.spare = spare  # tables to go to when this match is over
        self.over = False
        self.last = [-1, -1]

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(self.cookies):
            path = f"/api/tables/{self.id}/live"
            wire = Wire(
                f"127.0.0.1:{self.port}",
                path,
                cookie,
                lambda text, seat=seat, id=self.id: self.heard(seat, text) if id == self.id else None,
            )
            self.wires.append(wire)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", self.port)

    def heard(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"seq":'):
            self.meter.refused += text.startswith(b'{"type":"refused"')
            return
        seq = int(text[7 : text.index(b",")])
        self.arrived(seat, seq)
        at = text.find(b'"decision":{')
        if at >= 0 and seq > self.last[seat]:
            self.last[seat] = seq
            codes = CODES.findall(text, at, text.index(b'"can_undo"', at))
            self.soon(self.choose, seat, seq, self.random.choice(codes))
        elif b'"over":true' in text and not self.over:
            self.over = True
            self.move_on()

    def go_on(self) -> None:
        """Also to the next table, if the match ended when nobody was to play."""
        if self.over:
            self.move_on()
        super().go_on()

    def move_on(self) -> None:
        """The next match, at another table, as long as there is one."""
        if self.spare and self.meter.playing:
            for wire in self.wires:
                wire.transport.close()
            row = self.spare.pop()
            self.meter.finished += 1
            self.id, self.cookies, self.wires, self.last = row["id"], row["cookies"], [], [-1, -1]
            self.over, self.sent, self.next = False, None, None
            self.connecting = asyncio.ensure_future(self.connect())

    def choose(self, seat: int, seq: int, code: bytes) -> None:
        text = b'{"type":"choose","seq":%d,"code":%s,"key":"%d"}' % (seq, code, seq)
        self.say(seat, seq, text)


class BoardgameTable(Table):
    """A match of the game in bgio.js, over socket.io's protocol."""

    def __init__(self, meter: Meter, port: int, id: str) -> None:
        super().__init__(meter)
        self.port, self.id = port, id
        self.last = -1
        self.over = False

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in (0, 1):
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = Wire(f"127.0.0.1:{self.port}", path, "", lambda text, seat=seat: self.heard(seat, text))
            self.wires.append(wire)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", self.port)

    def heard(self, seat: int, text: bytes) -> None:
        if text[:1] == b"0":
            self.wires[seat].say(b"40/kingdoms,")
        elif text == b"2":
            self.wires[seat].say(b"3")
        elif text.startswith(b"40/kingdoms,"):
            self.wires[seat].say(f'42/kingdoms,["sync","{self.id}","{seat}",null,2]'.encode())
        elif b'"_stateID":' in text:
            found, current = STATE_ID.search(text), CURRENT.search(text)
            assert found is not None
            seq = int(found[1])
            self.arrived(seat, seq)
            if current and int(current[1]) == seat and seq > self.last:
                self.last = seq
                self.soon(self.choose, seat, seq)

    def choose(self, seat: int, seq: int) -> None:
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "place", "args": [self.random.randrange(9)], "playerID": str(seat)},
        }
        text = json.dumps(["update", action, seq, self.id, str(seat)])
        self.say(seat, seq, b"42/kingdoms," + text.encode())


async def connect(tables: list[Any], pause: float = 0.1) -> None:
    for start in range(0, len(tables), 50):
        await asyncio.gather(*(table.connect() for table in tables[start : start + 50]))
        await asyncio.sleep(pause)
    while not all(len(table.shown) == 2 for table in tables):
        await asyncio.sleep(pause)
    gc.freeze()
    gc.disable()  # a pause of ours is none of the server's
    print(json.dumps({"event": "connected"}), flush=True)


async def soak(tables: list[Any], meter: Meter, seconds: float) -> None:
    """Play one match after the other, a second of thought a move, and say how it goes each half minute."""
    meter.think, meter.playing = 1.0, True
    await connect(tables, 40 * 50 / len(tables))  # over as long as a match takes: they do not all end at once
    gc.enable()
    meter.counting = True
    for _ in range(int(seconds / SOAK_STEP)):
        await asyncio.sleep(SOAK_STEP)
        took, meter.took = sorted(meter.took), []
        rate = len(took) / SOAK_STEP
        print(json.dumps({"p99": at(took, 0.99) * 1000, "per_second": rate}), flush=True)
    meter.playing = False
    print(json.dumps({"finished": meter.finished, "refused": meter.refused}), flush=True)


async def measure(tables: list[Any], meter: Meter) -> None:
    """Connect, then play as we are told."""
    await connect(tables)
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        print(json.dumps(await play(tables, meter, **order)), flush=True)


async def play(tables: list[Any], meter: Meter, think: float, seconds: float) -> dict[str, Any]:
    """For a while."""
    meter.took, meter.made, meter.think, meter.playing = [], 0, think, True
    for table in tables:
        table.go_on()
    await asyncio.sleep(SETTLE)
    meter.counting = True
    started, busy = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    meter.counting = meter.playing = False
    spent, busy = time.perf_counter() - started, time.process_time() - busy
    await asyncio.sleep(1.0)  # what is on its way arrives
    took = sorted(meter.took)
    return {
        "moves": len(took),
        "made": meter.made,
        "p50": at(took, 0.5) * 1000,
        "p99": at(took, 0.99) * 1000,
        "per_second": len(took) / spent,
        "client_cpu": busy / spent,
        "refused": meter.refused,
        "over": sum(table.over for table in tables),
    }


def at(values: list[float], share: float) -> float:
    """A percentile."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def main() -> None:
    """kind, port, a file with the tables, how many are played at the same time, and seconds of a soak."""
    kind, port, file, count = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    meter = Meter()
    ALARMS.listen()
    with open(file, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    spare = rows[count:]
    tables: list[Any] = (
        [BoardgameTable(meter, port, row["id"]) for row in rows]
        if kind == "boardgame"
        else [BailiwickTable(meter, port, row, spare) for row in rows[:count]]
    )
    await (soak(tables, meter, float(sys.argv[5])) if kind == "soak" else measure(tables, meter))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
