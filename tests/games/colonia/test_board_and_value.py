"""The terminal board, and the greedy bot's reading of a position."""

from __future__ import annotations

import pytest
from rich.console import Console

from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.terminal.boards.colonia import draw
from bailiwick.words import LANGUAGES, Words

from .table import GAME


@pytest.mark.parametrize("mode", ["screens", "tracked", "open"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_fits_a_hundred_by_forty(language: str, mode: str) -> None:
    state = GAME.new(6, 7, {"screen_mode": mode})
    words = Words(GAME, language, ["Anna", "Bert", "Cleo", "Dirk", "Eva", "Finn"])
    console = Console(width=100, file=None, record=True, quiet=True)
    rng = Rng(7)
    step = 0
    while actors := state.actors():
        if step % 40 == 0:
            lines = console.render_lines(draw(state.view(0), words))
            assert len(lines) <= 40
        seat = rng.pick(actors)
        state.choose(seat, rng.pick(state.legal(seat)))
        step += 1
    assert console.render_lines(draw(state.view(None), words))


def greedy(state: State, seat: int, rng: Rng) -> int:
    world = state.determinize(seat, rng)
    best, chosen = float("-inf"), -1
    for code in world.legal(seat):
        after = world.clone()
        after.choose(seat, code)
        worth = GAME.value(after, seat)
        if worth > best:
            best, chosen = worth, code
    return chosen


def test_greedy_families_gather_relics() -> None:
    """Far above random play (about 8); tools measure the exact mean over many matches."""
    points: list[int] = []
    for seed in range(4):
        state, rng = GAME.new(3, seed), Rng(seed)
        while actors := state.actors():
            state.choose(actors[0], greedy(state, actors[0], rng))
        points += state.scores()
    assert sum(points) / len(points) > 14


def test_at_the_end_the_value_is_the_score() -> None:
    state, rng = GAME.new(3, 1), Rng(1)
    while actors := state.actors():
        seat = rng.pick(actors)
        state.choose(seat, rng.pick(state.legal(seat)))
    assert [GAME.value(state, seat) for seat in range(3)] == [float(points) for points in state.scores()]
