"""Random play of our games against other engines of the field, in one run on one core.

Writes docs/figures/speed.md. The order is peers, ours compiled, ours interpreted, peers again; a
peer's figure is the mean of its two runs, so that a machine that slows down hurts both sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
REPORT = ROOT / "docs" / "figures" / "speed.md"


def output(command: list[str], environment: dict[str, str] | None = None) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def peer(python: str, script: str, seconds: float) -> dict[str, float]:
    """One peer, measured in its own venv."""
    return json.loads(output([python, str(HERE / script), str(seconds)]))


def ours(seconds: float, pure: bool) -> list[dict[str, float]]:
    """bailiwick bench, compiled or interpreted."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bailiwick", "bench", "--json", "--seconds", str(seconds), "--seats"]
    rows = []
    for game in json.loads(output([sys.executable, "-m", "bailiwick", "games", "--json"], environment)):
        rows += json.loads(output([*command, str(min(4, max(game["seats"]))), game["id"]], environment))
    assert all(row["compiled"] != pure for row in rows)
    return rows


def first_match_seconds() -> float:
    """A new process that imports the package and deals a match."""
    code = (
        "from time import perf_counter as now; t = now(); import bailiwick; "
        "bailiwick.new('provence', 4, 1); print(now() - t)"
    )
    return min(float(output([sys.executable, "-c", code])) for _ in range(5))


def main() -> None:
    """Measure everything and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python of the peers' venv")
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    scripts = ("peer_backgammon.py", "peer_catanatron.py")
    print("peers …", file=sys.stderr)
    before = [peer(given.peers, script, given.seconds) for script in scripts]
    print("ours, compiled …", file=sys.stderr)
    compiled = ours(given.seconds, pure=False)
    print("ours, interpreted …", file=sys.stderr)
    interpreted = ours(given.seconds, pure=True)
    print("peers again …", file=sys.stderr)
    after = [peer(given.peers, script, given.seconds) for script in scripts]
    rates = [
        (a["decisions_per_second"] + b["decisions_per_second"]) / 2
        for a, b in zip(before, after, strict=True)
    ]
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(report(rates, compiled, interpreted), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))


def report(peers: list[float], compiled: list[dict[str, float]], interpreted: list[dict[str, float]]) -> str:
    """The figures as a page."""
    backgammon, catanatron = peers
    lines = [
        "# Speed of random play",
        "",
        f"One core, Python {platform.python_version()}, {platform.machine()}; `make bench-peers`. "
        "Everything was measured in one run through each project's Python interface.",
        "",
        f"Peers: open_spiel's backgammon {backgammon:,.0f} decisions/s, Catanatron with four random players "
        f"{catanatron:,.0f} decisions/s.",
        "",
        "| game | seats | build | decisions/s | × backgammon | × Catanatron | clone µs | replay ms |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in [*compiled, *interpreted]:
        rate = row["decisions_per_second"]
        build = "compiled" if row["compiled"] else "interpreted"
        ratios = f"{rate / backgammon:.1f} | {rate / catanatron:.1f}"
        times = f"{row['clone_us']:.2f} | {row['replay_ms']:.2f}"
        lines.append(f"| {row['game']} | {row['seats']} | {build} | {rate:,.0f} | {ratios} | {times} |")
    lines += ["", f"Import and first match of Provence in a new process: {first_match_seconds():.2f} s.", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
