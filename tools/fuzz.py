"""Random matches of every game with invariants after each choice: tools/fuzz.py [GAME …] --matches N

In every second match somebody now and then chooses what only people are offered, such as resigning.
A match that fails is written to fuzz-<game>-<seed>.txt: a log one can replay.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import Progress

import bailiwick
from bailiwick import BadInput, Match, Rng, State

BATCH = 50


def new_match(id: str, seed: int) -> tuple[Match, Rng]:
    """A random number of seats and random options."""
    game = bailiwick.game(id)
    rng = Rng(f"fuzz {id} {seed}")
    while True:
        variant = {one.key: rng.pick(one.values) for one in game.variants}
        try:
            return Match.new(id, rng.pick(game.seats), seed, variant), rng
        except BadInput:
            continue  # some options exclude each other for some numbers of seats


def fuzz(id: str, seed: int) -> str:
    """One match; what went wrong, or nothing."""
    match, rng = new_match(id, seed)
    state = match.state
    try:
        while state.actors():
            state.check()
            match.choose(*random_choice(state, rng, people=seed % 2 == 1))
        state.check()
        if [sum(state.breakdown(seat).values()) for seat in range(state.seats)] != state.scores():
            raise AssertionError("points by source do not add up")
    except Exception as error:  # whatever it is, it is reported with its match
        return f"{id} seed {seed}: {type(error).__name__} {error}\n{keep(match, id, seed)}"
    return ""


def random_choice(state: State, rng: Rng, people: bool) -> tuple[int, int]:
    """A legal choice, or now and then of *people* what only they are offered."""
    extras = [(seat, code) for seat in range(state.seats) for code in state.extras(seat)] if people else []
    if extras and rng.below(50) == 0:
        return rng.pick(extras)
    seat = rng.pick(state.actors())
    return seat, rng.pick(state.legal(seat))


def keep(match: Match, id: str, seed: int) -> str:
    """Write the log up to the failure."""
    path = f"fuzz-{id}-{seed}.txt"
    lines = [f"{entry.seat} {entry.code}" for entry in match.log]
    header = f"{id} seats={match.seats} seed={seed} variant={match.variant}"
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join([header, *lines]) + "\n")
    return f"its {len(lines)} choices are in {path}"


def batch(id: str, first: int, count: int) -> list[str]:
    return [fault for seed in range(first, first + count) if (fault := fuzz(id, seed))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--matches", type=int, default=10_000)
    given = parser.parse_args()
    faults: list[str] = []
    with Progress() as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        for id in given.game or bailiwick.games():
            task = progress.add_task(id, total=given.matches)
            sizes = [(at, min(BATCH, given.matches - at)) for at in range(0, given.matches, BATCH)]
            jobs = {pool.submit(batch, id, at, size): size for at, size in sizes}
            for job in as_completed(jobs):
                faults += job.result()
                progress.advance(task, jobs[job])
    for fault in faults[:10]:
        print(fault)
    print(f"{len(faults)} of the matches failed" if faults else "no match failed")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
