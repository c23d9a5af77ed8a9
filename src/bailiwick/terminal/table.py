"""A match shown in a terminal: the board, what happened, the options."""

from __future__ import annotations

from importlib import import_module

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from bailiwick.core.decision import Event
from bailiwick.core.match import Match
from bailiwick.words import Words


def board(match: Match, seat: int | None, words: Words) -> RenderableType:
    """The board of the game, drawn from what *seat* may see."""
    drawing = import_module(f"bailiwick.terminal.boards.{match.game.id}")
    picture: RenderableType = drawing.draw(match.state.view(seat), words)
    return picture


def show_events(console: Console, words: Words, events: list[Event]) -> None:
    """Lines of the journal."""
    for event in events:
        console.print(Text("  " + words.say(event), style="dim" if event.key == "forced" else ""))


def show_options(console: Console, words: Words, match: Match, seat: int) -> None:
    """The question and its numbered options."""
    prompt = match.state.prompt(seat)
    assert prompt is not None
    console.print(Text(f"{words.people[seat]}: {words.say(prompt)}", style="bold"))
    options = match.state.options(seat)
    columns = 1 if len(options) < 9 or console.width < 90 else 2
    grid = Table.grid(padding=(0, 2))
    rows = -(-len(options) // columns)
    for row in range(rows):
        cells = []
        for at in range(row, len(options), rows):
            cells.append(Text.assemble((f"{at + 1:>3} ", "bold cyan"), words.say(options[at].message)))
        grid.add_row(*cells)
    console.print(grid)


def show_result(console: Console, words: Words, match: Match) -> None:
    """Points by source, a column for each player, the winner first."""
    state = match.state
    places = state.ranking()
    seats = sorted(range(state.seats), key=lambda one: places[one])
    table = Table(title=words.text("final-score"))
    table.add_column("")
    for seat in seats:
        table.add_column(f"{places[seat]}. {words.people[seat]}", justify="right")
    parts = [state.breakdown(seat) for seat in seats]
    for source in parts[0]:
        name = words.text(f"source-{source}".replace("_", "-"))
        table.add_row(name, *[str(part[source]) for part in parts])
    table.add_section()
    totals = [str(state.scores()[seat]) for seat in seats]
    table.add_row(words.text("total"), *totals, style="bold")
    console.print(table)
