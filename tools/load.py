"""A thousand live matches on one server process, beside boardgame.io doing comparable work.

    python tools/load.py --bgio DIR      # DIR has node_modules with boardgame.io
    python tools/load.py --soak 10       # minutes of one match after the other: is memory flat?

Server and clients are separate processes on loopback; each is kept on a core of its own.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
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
from typing import Any

import bailiwick
from bailiwick.core.match import Match
from bailiwick.server import people, schema, seating
from bailiwick.server.database import open_database, upgrade
from bailiwick.server.seating import NewTable

HERE = Path(__file__).parent
FIGURES = HERE.parent / "docs" / "figures"
SOAK_STEP = 30  # as in load/players.py


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int, command: list[str]) -> list[str]:
    return (
        ["taskset", "-c", str(core), *command] if shutil.which("taskset") and os.cpu_count() != 1 else command
    )


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


def prepare(database: str, matches: int) -> list[dict[str, Any]]:
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
    log: list[dict[str, Any]] = []
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


def forty_choices(seed: bytes) -> list[dict[str, Any]]:
    match = Match.new("provence", 2, seed, {"end_turn": "ask"})
    rows = []
    for seq in range(40):
        seat = match.state.actors()[0]
        code = match.state.legal(seat)[0]
        match.choose(seat, code)
        row = {"seq": seq, "seat": seat, "code": code, "hash": f"{match.state.hash():016x}"}
        rows.append({**row, "hidden": False, "at": time.time()})
    return rows


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "bailiwick", "serve", "--quiet"]
    command += ["--port", str(port), "--database", database]
    return subprocess.Popen(pinned(0, command), stdout=subprocess.DEVNULL)


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


def clients(
    kind: str, port: int, seconds: float, tables: list[dict[str, Any]], folder: Path, at_once: int = 0
) -> Any:
    """Run the players in a process of their own; some of the tables may be for later."""
    file = folder / f"{kind}.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in tables))
    given = [kind, str(port), str(seconds), str(file), str(at_once or len(tables))]
    command = [sys.executable, str(HERE / "load" / "players.py"), *given]
    process = subprocess.Popen(pinned(1, command), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        yield json.loads(line)
    process.wait()


def run_bailiwick(folder: Path, matches: int, seconds: float) -> dict[str, Any]:
    database, port = str(folder / "load.db"), free_port()
    tables = prepare(database, matches)
    with serving(database, port) as process:
        empty = memory(process.pid)
        for table in tables:
            get(port, f"/api/tables/{table['id']}", table["cookies"][0])
        loaded = memory(process.pid)
        run = clients("bailiwick", port, seconds, tables, folder)
        next(run)
        connected = memory(process.pid)
        next(run)
        cpu = cpu_seconds(process.pid)
        figures = next(run)
        figures["cpu_per_move"] = cost(process.pid, cpu, figures, seconds)
        figures["memory_per_match_kb"] = (loaded - empty) / matches
        figures["memory_per_connection_kb"] = (connected - loaded) / (2 * matches)
        figures["memory_at_the_end_mb"] = memory(process.pid) / 1024
        figures["moves_per_commit"] = per_commit(get(port, "/metrics").decode())
    return dict(figures)


def per_commit(text: str) -> float:
    sums = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    return float(sums["bailiwick_committed_jobs_total"]) / float(sums["bailiwick_commits_total"])


def cost(pid: int, before: float, figures: dict[str, Any], seconds: float) -> float:
    """Microseconds of the server's processor time a move, which other programs do not disturb."""
    return (cpu_seconds(pid) - before) / max(1.0, figures["per_second"] * seconds) * 1e6


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run_boardgame(folder: Path, modules: Path, matches: int, seconds: float) -> dict[str, Any]:
    port = free_port()
    env = {**os.environ, "NODE_PATH": str(modules / "node_modules"), "NODE_ENV": "production"}
    command = pinned(0, ["node", str(HERE / "load" / "bgio.js"), str(port)])
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
    try:
        wait(port, "")
        run = clients("boardgame", port, seconds, [{"id": f"m{at}"} for at in range(matches)], folder)
        next(run)
        next(run)
        cpu = cpu_seconds(process.pid)
        figures = next(run)
        return {**figures, "cpu_per_move": cost(process.pid, cpu, figures, seconds)}
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
        run = clients("soak", port, minutes * 60, tables, folder, matches)
        next(run)
        for _ in range(int(minutes * 60 / SOAK_STEP)):
            steps.append({**next(run), "memory_mb": memory(process.pid) / 1024})
            print(json.dumps(steps[-1]), flush=True)
        return steps, next(run)


def soak_page(steps: list[dict[str, float]], end: dict[str, int], given: Any) -> str:
    rows = [
        f"| {(at + 1) * SOAK_STEP / 60:.1f} | {step['memory_mb']:.0f} | {step['per_second']:,.0f} "
        f"| {step['p99']:.1f} |\n"
        for at, step in enumerate(steps)
        if (at + 1) % 2 == 0
    ]
    return (
        "# Soak\n\n"
        f"`make soak`: {given.matches:,} live two-seat matches of Provence at a time on one server process, "
        "a second of thought a move; whoever ends a match goes on at the next table. "
        f"{end['finished']:,} matches ended and made room, {end['refused']} choices were refused. "
        "The server keeps up to 2,000 matches in memory: memory grows until so many were played, no longer.\n"
        f"Load average of the machine before the run: {given.load:.1f}.\n\n"
        "| minute | memory, MB | moves a second | p99 from sending a choice to the opponent seeing it, ms |\n"
        "| ---: | ---: | ---: | ---: |\n" + "".join(rows)
    )


def report(ours: dict[str, Any], theirs: dict[str, Any] | None, restart: dict[str, float], given: Any) -> str:
    build = "compiled" if bailiwick.compiled() else "interpreted"

    def row(name: str, key: str, digits: int = 1) -> str:
        other = f"{theirs[key]:,.{digits}f}" if theirs else "–"
        return f"| {name} | {ours[key]:,.{digits}f} | {other} |\n"

    return (
        "# Load\n\n"
        f"`make load`: {given.matches:,} live two-seat matches of Provence, one server process ({build}, "
        f"Python {platform.python_version()}) with SQLite `synchronous=FULL`, clients in another process "
        f"on loopback, each on one core of {os.cpu_count()}; {given.seconds:.0f} s a phase. "
        "Beside it boardgame.io's own server with its in-memory storage and a game whose state is about as "
        "big (`tools/load/bgio.js`), "
        "driven by the same client.\n"
        f"Load average of the machine before the run: {given.load:.1f}; above 0 other programs took "
        "their share, and only the two columns of one run can be compared.\n"
        "Nothing is told before its commit; commits are shared by matches.\n\n"
        "| | Bailiwick | boardgame.io |\n| --- | ---: | ---: |\n"
        + row("two seconds of thought: p50 from sending a choice to the opponent seeing it, ms", "p50")
        + row("… p99, ms", "p99")
        + row("no pause: durable moves a second (boardgame.io: in memory)", "per_second", 0)
        + row("… the server's processor time a move, µs", "cpu_per_move", 0)
        + f"| choices a commit, over the run | {ours['moves_per_commit']:.1f} | |\n"
        + f"| memory of a live match, kB | {ours['memory_per_match_kb']:.0f} | |\n"
        + f"| memory of a connection, kB | {ours['memory_per_connection_kb']:.0f} | |\n"
        + f"| memory at the end, MB | {ours['memory_at_the_end_mb']:.0f} | |\n"
        + f"| restart with {given.stored:,} stored matches: ready after, s | {restart['ready']:.1f} | |\n"
        + f"| … and a stored match shown after, s | {restart['first_table']:.1f} | |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=15.0)
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
        ours = run_bailiwick(folder, given.matches, given.seconds)
        print(json.dumps(ours, indent=1))
        theirs = run_boardgame(folder, given.bgio, given.matches, given.seconds) if given.bgio else None
        print(json.dumps(theirs, indent=1))
        restart = run_restart(folder, given.stored)
        print(json.dumps(restart, indent=1))
    publish("load", report(ours, theirs, restart, given), given.write)


def publish(name: str, page: str, write: bool) -> None:
    """Into docs/figures, or just shown."""
    if write:
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"{name}.md").write_text(page, encoding="utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
