"""Whole matches as text lead to the hash they were written with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bailiwick
from bailiwick import Match

from .play import GAMES

FOLDER = Path(__file__).parent.parent / "golden"
GOLDENS = sorted(FOLDER.glob("*/*.txt"))

HASHES = """
import sys
sys.path.insert(0, {plugin!r})
from bailiwick import Rng, new
for id, seats in {tables!r}:
    rng = Rng(id)
    state = new(id, seats, 5)
    while actors := state.actors():
        state.choose(actors[-1], rng.pick(state.legal(actors[-1])))
    print(id, seats, state.hash())
"""


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_leads_to_its_hash(path: Path) -> None:
    match = Match.load(path)
    assert match.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", [id for id in GAMES if id in bailiwick.games()])
def test_there_is_a_golden_for_every_number_of_seats(id: str) -> None:
    seats = {Match.load(path).seats for path in (FOLDER / id).glob("*.txt")}
    assert seats == set(bailiwick.game(id).seats)


def test_hashes_do_not_depend_on_the_hash_seed() -> None:
    tables = [(id, bailiwick.game(id).seats[-1]) for id in GAMES]
    code = HASHES.format(plugin=str(FOLDER.parent / "plugin"), tables=tables)
    outputs = []
    for hash_seed in ("0", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        outputs.append(
            subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
        )
    assert outputs[0].stdout == outputs[1].stdout
    assert outputs[0].stdout.count(b"\n") == len(tables)
