"""Bots think in processes of their own, with a deadline. They are given the log, and shown a guess."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple

from bailiwick.bots import Weighed, bot_choice, hint, make
from bailiwick.core.match import Match, Seed
from bailiwick.core.registry import game as find_game
from bailiwick.core.rng import Rng

START_SECONDS = 30.0
HINT_SECONDS = 1.0

Answer = int | Weighed


class Task(NamedTuple):
    """A match so far, and the seat whose bot has to choose, or which wants a hint."""

    game: str
    seats: int
    seed: Seed
    variant: dict[str, str]
    log: list[tuple[int, int]]
    seat: int
    level: str
    hint: bool = False


def think(task: Task) -> Answer:
    """Replay, hide what the seat may not know, and ask the bot."""
    game = find_game(task.game)
    match = Match(game, task.seats, task.seed, task.variant)
    match.state.journal = None
    for seat, code in task.log:
        match.choose(seat, code)
    rng = Rng(secrets.token_bytes(32))
    if task.hint:
        return hint(game, match.state, task.seat, rng, HINT_SECONDS)
    return bot_choice(make(task.level, game, rng.fork()), match.state, task.seat, rng)


def serve(pipe: Connection) -> None:
    """The life of a worker: it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)  # people come first
    pipe.send("ready")
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(think(task))
        except Exception as error:
            pipe.send(repr(error))


class Worker:
    """One process and our end of its pipe."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(START_SECONDS):
            raise TimeoutError("a bot process did not start")
        self.pipe.recv()

    def ask(self, task: Task, seconds: float) -> Answer | None:
        """The bot's answer, or None when it is late, wrong or dead."""
        try:
            self.pipe.send(task)
            if not self.pipe.poll(seconds):
                return None
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer if isinstance(answer, (int, list)) else None

    def kill(self) -> None:
        """It may hang: no mercy."""
        self.process.kill()
        self.process.join(1.0)
        self.pipe.close()


class Workers:
    """A few processes; whoever is free takes the next task."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.pool = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self.free: list[Worker] = []
        self.closed = False

    def warm_up(self) -> None:
        """Start a process before somebody waits for it."""
        self.pool.submit(lambda: self.free.append(Worker()))

    async def choose(self, task: Task) -> int | None:
        """What the bot chooses within its time, or None."""
        answer = await self._answer(task)
        return answer if isinstance(answer, int) else None

    async def weigh(self, task: Task) -> Weighed | None:
        """What the strongest bot thinks of each option, or None when it is late."""
        answer = await self._answer(task._replace(hint=True))
        return answer if isinstance(answer, list) else None

    async def _answer(self, task: Task) -> Answer | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self._choose, task)

    def _choose(self, task: Task) -> Answer | None:
        if self.closed:
            return None
        worker = self.free.pop() if self.free else Worker()
        answer = worker.ask(task, self.seconds)
        if answer is None or self.closed:
            worker.kill()
        else:
            self.free.append(worker)
        return answer

    def close(self) -> None:
        """End all processes."""
        self.closed = True
        self.pool.shutdown(wait=False, cancel_futures=True)
        while self.free:
            self.free.pop().kill()
