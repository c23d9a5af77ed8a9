"""The terminal's table of Provence: it fits, and everything on it can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from bailiwick.core.rng import Rng
from bailiwick.games.provence import GAME
from bailiwick.terminal.boards.provence import CELL_WIDTH, KINGDOM_WIDTH, Board, draw
from bailiwick.terminal.reading import Part, as_list, as_part, inner, inners, text, texts
from bailiwick.words import LANGUAGES, Words

PEOPLE = ["Marie", "Jules", "Emma", "Paul de la Tour d'Avignon"]
ENGLISH = Words(GAME, "en", PEOPLE)


def drawn(picture: RenderableType, width: int) -> list[str]:
    console = Console(width=width, legacy_windows=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


def positions(seats: int, seed: int) -> Iterator[Part]:
    """Views of a random match: its start, every fifth decision, its end."""
    state, rng = GAME.new(seats, seed, {"scenario": "random"}), Rng(seed)
    yield state.view(None)
    step = 0
    while actors := state.actors():
        state.choose(actors[0], rng.pick(state.legal(actors[0])))
        step += 1
        if step % 5 == 0 or state.over:
            yield state.view(None)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 80)])
def test_the_table_fits(seats: int, width: int, height: int) -> None:
    for view in positions(seats, seats):
        lines = drawn(draw(view, ENGLISH), width)
        assert max(map(cell_len, lines)) <= width
        assert len(lines) <= height


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_market_shows_every_tile_and_character(seats: int) -> None:
    for view in positions(seats, 10 + seats):
        picture = "\n".join(drawn(draw(view, ENGLISH), 100))
        tiles = [*texts(view, "row"), *[text(slot, "tile") for slot in inners(view, "column")]]
        cards = [card for crop in "wolp" for card in texts(inner(view, "banners"), crop)]
        names = [*[f"tile-{id}" for id in tiles], *[f"character-{id}" for id in cards]]
        for name in names:
            assert ENGLISH.text(name.replace("_", "-")) in picture


def shown_cells(lines: list[str]) -> list[str]:
    """The nine cells of a kingdom drawn alone: a heading, then three rows of three lines and a border."""
    return [
        " ".join([lines[2 + 4 * row + line][1 + 8 * column :][:CELL_WIDTH] for line in range(3)])
        for row in range(3)
        for column in range(3)
    ]


def expected(board: Board, cell: Part) -> list[str]:
    """What must be readable on a cell."""
    pieces = [f"{symbol}{cell[key]}" for symbol, key in (("♜", "towers"), ("♛", "nobles")) if cell[key]]
    if cell["ruin"]:
        return ["ruin", *pieces]
    tile = board.tile(text(cell, "tile"))
    letters = [f" {crop.upper()} " for crop in texts(tile, "crops")]
    points = [str(tile["vp"])] if tile["vp"] else []
    return [*letters, *points, board.kind(text(cell, "tile"), tile)[: CELL_WIDTH - 1], *pieces]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_kingdom_shows_crops_kind_points_and_pieces(seats: int) -> None:
    for view in positions(seats, 20 + seats):
        board = Board(view, ENGLISH)
        for seat, player in enumerate(inners(view, "players")):
            shown = shown_cells(drawn(board.kingdom(seat, player), KINGDOM_WIDTH))
            for at, cell in enumerate(as_list(player["cells"])):
                wanted = ["·"] if cell is None else expected(board, as_part(cell))
                assert all(part in shown[at] for part in wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read_in_every_language(language: str) -> None:
    words = Words(GAME, language, PEOPLE)
    for view in positions(4, 31):
        lines = drawn(draw(view, words), 100)
        assert max(map(cell_len, lines)) <= 100
        assert words.text("label-invasion") in lines[0]
