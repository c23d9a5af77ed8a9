"""A thousand live matches on one server process, beside boardgame.io doing comparable work.

    python tools/load.py --bgio DIR      # DIR has node_modules with boardgame.io
    python tools/load.py --soak 10       # minutes of one match after the other: is memory flat?

Servers and clients are separate processes on loopback: the servers on the core at which the disk's
interrupts arrive, the clients on another.
Both servers run at the same time and are played on in turns, for some seconds each, again and again:
what other programs do to one of them they are likely to do to the other, and the median forgets it.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import bailiwick
from bailiwick.core.match import Match
from bailiwick.server import people, schema, seating
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.seating import NewTable

HERE = Path(__file__).parent
FIGURES = HERE.parent / "docs" / "figures"
SOAK_STEP = 30  # as in load/players.py
TURNS = 2  # of each server in a round, with and without thought
SPARE = 4  # tables for each match: without a pause a fast server plays to the end, and the pair moves on

Row = dict[str, Any]
Turns = dict[str, list[float]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int, command: list[str]) -> list[str]:
    return (
        ["taskset", "-c", str(core), *command] if shutil.which("taskset") and os.cpu_count() != 1 else command
    )


def core_of_the_disk() -> int:
    """Where its interrupts arrive: another core would first have to be woken by that one."""
    with contextlib.suppress(OSError):
        lines = Path("/proc/interrupts").read_text().splitlines()
        cores = len(lines[0].split())
        rows = [
            line.split()[1 : cores + 1]
            for line in lines
            if re.search(r"nvme|virtio\d+-req|ahci|ata_|scsi", line)
        ]
        counts = [sum(map(int, column)) for column in zip(*rows, strict=True)]
        return counts.index(max(counts)) if counts else 0
    return 0


SERVERS = core_of_the_disk()
CLIENTS = 0 if SERVERS else 1


def memory(pid: int) -> float:
    """Resident memory in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def get(port: int, path: str, cookie: str = "") -> bytes:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return bytes(answer.read())


def prepare(database: str, matches: int) -> list[Row]:
    """People and running two-seat matches of Provence, written as the server writes them."""
    engine = open_database(database)
    upgrade(engine)
    tables = []
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for at in range(matches):
            pair = [people.add_guest(connection, f"Person {at} {seat}") for seat in (0, 1)]
            cookies = [f"bailiwick={people.open_session(connection, me.id)}" for me in pair]
            id, _ = seating.add_table(connection, pair[0], NewTable("provence", ["me", "open"]))
            seating.sit_down(connection, id, pair[1], None)
            tables.append({"id": id, "cookies": cookies})
    engine.dispose()
    return tables


def store(database: str, matches: int) -> str:
    """Many matches with forty choices each; returns the id of one."""
    engine = open_database(database)
    upgrade(engine)
    log: list[Row] = []
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        me = people.add_guest(connection, "Archivist")
        for at in range(matches):
            id, _ = seating.add_table(connection, me, NewTable("provence", ["me", "hotseat:Other"]))
            seed = secrets.token_bytes(32) if at == matches - 1 else b"the same seed for all"
            connection.execute(schema.matches.update().where(schema.matches.c.id == id).values(seed=seed))
            if at == 0 or seed != b"the same seed for all":
                log = forty_choices(seed)
            connection.execute(schema.log.insert(), [{**row, "match": id} for row in log])
    engine.dispose()
    return id


def forty_choices(seed: bytes) -> list[Row]:
    match = Match.new("provence", 2, seed, {"end_turn": "ask"})
    rows = []
    for seq in range(40):
        seat = match.state.actors()[0]
        code = match.state.legal(seat)[0]
        match.choose(seat, code)
        row = {"seq": seq, "seat": seat, "code": code, "hash": match.state.hash()}
        rows.append({**row, "hidden": False, "at": time.time()})
    return rows


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "bailiwick", "serve", "--quiet"]
    command += ["--port", str(port), "--database", database]
    return subprocess.Popen(pinned(SERVERS, command), stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def serving(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    process = start(database, port)
    try:
        wait(port, "/health")
        yield process
    finally:
        process.terminate()
        process.wait(30)


def wait(port: int, path: str) -> float:
    """Seconds until the path is served, or anything at all."""
    started = time.perf_counter()
    while time.perf_counter() - started < 60:
        with contextlib.suppress(OSError):
            if path:
                get(port, path)
            else:
                socket.create_connection(("127.0.0.1", port)).close()
            return time.perf_counter() - started
        time.sleep(0.02)
    raise SystemExit("the server did not start")


class Players:
    """The people at the tables of one server, in a process of their own; some tables may be for later."""

    def __init__(
        self, kind: str, port: int, tables: list[Row], folder: Path, at_once: int = 0, soak: float = 0
    ) -> None:
        file = folder / f"{kind}.jsonl"
        file.write_text("".join(json.dumps(row) + "\n" for row in tables))
        given = [kind, str(port), str(file), str(at_once or len(tables)), str(soak)]
        command = [sys.executable, str(HERE / "load" / "players.py"), *given]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(pinned(CLIENTS, command), stdin=pipe, stdout=pipe, text=True)
        self.hear()  # all are connected

    def hear(self) -> Row:
        assert self.process.stdout is not None
        return dict(json.loads(self.process.stdout.readline()))

    def play(self, think: float, seconds: float) -> Row:
        """For a while; nobody plays before or after."""
        assert self.process.stdin is not None
        print(json.dumps({"think": think, "seconds": seconds}), file=self.process.stdin, flush=True)
        return self.hear()

    def close(self) -> None:
        self.process.communicate()


class Contender:
    """A server, those who play on it, and what came out of each turn."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], players: Players) -> None:
        self.name, self.process, self.players = name, process, players
        self.turns: dict[str, list[float]] = {}

    def play(self, think: float, seconds: float) -> None:
        before = cpu_seconds(self.process.pid)
        found = self.players.play(think, seconds)
        cpu = (cpu_seconds(self.process.pid) - before) / max(1, found["made"]) * 1e6
        kept = {"p50": found["p50"], "p99": found["p99"]} if think else {"per_second": found["per_second"]}
        for key, value in {**kept, "cpu_calm" if think else "cpu_busy": cpu}.items():
            self.turns.setdefault(key, []).append(value)
        print(json.dumps({"server": self.name, "think": think, "cpu": cpu, **found}), flush=True)


def run_round(folder: Path, given: Any, ours: Turns, theirs: Turns) -> dict[str, float]:
    """Both servers, fresh; then they are played on in turns."""
    database, port = str(folder / "load.db"), free_port()
    tables = prepare(database, given.matches * SPARE)
    with serving(database, port) as process, boardgame(given.bgio) as (other, other_port):
        empty = memory(process.pid)
        for table in tables[: given.matches]:
            get(port, f"/api/tables/{table['id']}", table["cookies"][0])
        loaded = memory(process.pid)
        players = Players("bailiwick", port, tables, folder, given.matches)
        contenders = [Contender("bailiwick", process, players)]
        connected = memory(process.pid)
        if other is not None:
            rows = [{"id": f"m{at}"} for at in range(given.matches)]
            contenders.append(Contender("boardgame", other, Players("boardgame", other_port, rows, folder)))
        for think, seconds in ((2.0, given.seconds), (0.0, given.seconds / 3)):
            for _ in range(TURNS):
                for contender in contenders:
                    contender.play(think, seconds)
        for contender, turns in zip(contenders, (ours, theirs), strict=False):
            contender.players.close()
            for key, values in contender.turns.items():
                turns.setdefault(key, []).extend(values)
        return {
            "memory_per_match_kb": (loaded - empty) / given.matches,
            "memory_per_connection_kb": (connected - loaded) / (2 * given.matches),
            "memory_at_the_end_mb": memory(process.pid) / 1024,
            "moves_per_commit": per_commit(get(port, "/metrics").decode()),
        }


def per_commit(text: str) -> float:
    sums = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    return float(sums["bailiwick_committed_jobs_total"]) / float(sums["bailiwick_commits_total"])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def boardgame(modules: Path | None) -> Iterator[tuple[subprocess.Popen[bytes] | None, int]]:
    if modules is None:
        yield None, 0
        return
    port = free_port()
    env = {**os.environ, "NODE_PATH": str(modules / "node_modules"), "NODE_ENV": "production"}
    command = pinned(SERVERS, ["node", str(HERE / "load" / "bgio.js"), str(port)])
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
    try:
        wait(port, "")
        yield process, port
    finally:
        process.terminate()
        process.wait(30)


def run_restart(folder: Path, matches: int) -> dict[str, float]:
    database, port = str(folder / "many.db"), free_port()
    id = store(database, matches)
    started = time.perf_counter()
    process = start(database, port)
    try:
        wait(port, "/health")
        ready = time.perf_counter() - started
        get(port, f"/api/tables/{id}")
        return {"ready": ready, "first_table": time.perf_counter() - started}
    finally:
        process.terminate()
        process.wait(30)


def run_soak(folder: Path, matches: int, minutes: float) -> tuple[list[dict[str, float]], dict[str, int]]:
    """Whoever ends a match goes on at the next table; memory, rate and latency each half minute."""
    database, port = str(folder / "soak.db"), free_port()
    tables = prepare(database, int(matches * (2 + minutes)))
    steps = []
    with serving(database, port) as process:
        players = Players("soak", port, tables, folder, matches, minutes * 60)
        for _ in range(int(minutes * 60 / SOAK_STEP)):
            steps.append({**players.hear(), "memory_mb": memory(process.pid) / 1024})
            print(json.dumps(steps[-1]), flush=True)
        return steps, players.hear()


def soak_page(steps: list[dict[str, float]], end: dict[str, int], given: Any) -> str:
    rows = [
        f"| {minute + 1} | {two[-1]['memory_mb']:.0f} | {sum(step['per_second'] for step in two) / 2:,.0f} "
        f"| {max(step['p99'] for step in two):.0f} |\n"
        for minute, two in enumerate(zip(steps[::2], steps[1::2], strict=False))
    ]
    return (
        "# Soak\n\n"
        f"`make soak`: {given.matches:,} live two-seat matches of Provence at a time on one server process, "
        "a second of thought a move; whoever ends a match goes on at the next table. "
        f"{end['finished']:,} matches ended and made room, {end['refused']} choices were refused. "
        "The server keeps up to 2,000 matches in memory: memory grows until so many were played, no longer.\n"
        f"Load average of the machine before the run: {given.load:.1f}.\n\n"
        "| minute | memory, MB | moves a second "
        "| p99 from sending a choice to the opponent seeing it, ms, in the worse half |\n"
        "| ---: | ---: | ---: | ---: |\n" + "".join(rows)
    )


def report(
    ours: Turns, theirs: Turns, memory: dict[str, float], restart: dict[str, float], given: Any
) -> str:
    build = "compiled" if bailiwick.compiled() else "interpreted"
    turns = given.rounds * TURNS

    def row(name: str, key: str, digits: int = 1) -> str:
        return f"| {name} | {spread(ours[key], digits)} | {spread(theirs.get(key, []), digits)} |\n"

    return (
        "# Load\n\n"
        f"`make load`: {given.matches:,} live two-seat matches of Provence, one server process ({build}, "
        f"Python {platform.python_version()}) with SQLite `synchronous=FULL`, clients in another process "
        f"on loopback, servers on one core of {os.cpu_count()} (the one that hears the disk) and clients on "
        "another. "
        "Beside it boardgame.io's own server with its in-memory storage and a game whose state is about as "
        "big (`tools/load/bgio.js`), driven by the same client.\n"
        f"The two are played on in turns of {given.seconds:.0f} s with thought and {given.seconds / 3:.0f} s "
        f"without, {turns} of each, on {given.rounds} fresh pairs of servers. "
        "A figure is the median of the turns; the lowest and the highest are in brackets, because other "
        "machines on the same hardware disturb them. People act at any moment, not on whole milliseconds.\n"
        "Nothing is told before its commit; commits are shared by matches.\n\n"
        "| | Bailiwick | boardgame.io |\n| --- | ---: | ---: |\n"
        + row("two seconds of thought: p50 from sending a choice to the opponent seeing it, ms", "p50", 2)
        + row("… p99, ms", "p99")
        + f"| … lower in how many of {turns} pairs of turns: p50, p99 | {lower(ours, theirs, 'p50')}, "
        + f"{lower(ours, theirs, 'p99')} | {lower(theirs, ours, 'p50')}, {lower(theirs, ours, 'p99')} |\n"
        + row("… the server's processor time a move, µs", "cpu_calm", 0)
        + row("no pause: durable moves a second (boardgame.io: in memory)", "per_second", 0)
        + row("… the server's processor time a move, µs", "cpu_busy", 0)
        + f"| choices a commit, over a round | {memory['moves_per_commit']:.1f} | |\n"
        + f"| memory of a live match, kB | {memory['memory_per_match_kb']:.0f} | |\n"
        + f"| memory of a connection, kB | {memory['memory_per_connection_kb']:.0f} | |\n"
        + f"| memory at the end, MB | {memory['memory_at_the_end_mb']:.0f} | |\n"
        + f"| restart with {given.stored:,} stored matches: ready after, s | {restart['ready']:.1f} | |\n"
        + f"| … and a stored match shown after, s | {restart['first_table']:.1f} | |\n"
    )


def lower(turns: Turns, others: Turns, key: str) -> int:
    """In how many turns a figure was below that of the other server's turn beside it."""
    return sum(one < other for one, other in zip(turns.get(key, []), others.get(key, []), strict=False))


def spread(values: list[float], digits: int) -> str:
    """The median, and what it lies between."""
    if not values:
        return "–"
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=12.0, help="of a turn with thought")
    parser.add_argument("--rounds", type=int, default=4, help="fresh pairs of servers")
    parser.add_argument("--bgio", type=Path, help="a folder whose node_modules has boardgame.io")
    parser.add_argument("--write", action="store_true", help="write the page in docs/figures")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="write docs/figures/soak.md instead")
    given = parser.parse_args()
    given.load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="bailiwick-load-") as name:
        folder = Path(name)
        if given.soak:
            publish("soak", soak_page(*run_soak(folder, given.matches, given.soak), given), given.write)
            return
        ours: Turns = {}
        theirs: Turns = {}
        for at in range(given.rounds):
            (folder / str(at)).mkdir()
            memory = run_round(folder / str(at), given, ours, theirs)
        restart = run_restart(folder, given.stored)
        publish("load", report(ours, theirs, memory, restart, given), given.write)


def publish(name: str, page: str, write: bool) -> None:
    """Into docs/figures, or just shown."""
    if write:
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"{name}.md").write_text(page, encoding="utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
