"""A match shown in a terminal: the board, what happened, the options."""

from __future__ import annotations

from importlib import import_module

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from bailiwick.bots import Weighed
from bailiwick.core.decision import Event, Option
from bailiwick.core.match import Match
from bailiwick.words import Words

MANY = 40  # options that would push the board off the screen


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
    """The question and its numbered options, if they are not too many; then what else one may do."""
    prompt = match.state.prompt(seat)
    assert prompt is not None
    console.print(Text(f"{words.people[seat]}: {words.say(prompt)}", style="bold"))
    said = said_options(words, match.state.options(seat))
    if len(said) > MANY:
        console.print(words.text("many-options", {"count": len(said)}))
    else:
        show_numbered(console, said, list(range(len(said))))
    extras = said_options(words, match.state.extra_options(seat))
    if extras:
        console.print(Text(words.text("besides"), style="dim"))
        show_numbered(console, said + extras, list(range(len(said), len(said) + len(extras))))


def said_options(words: Words, options: list[Option]) -> list[str]:
    """Options in the reader's language."""
    return [words.say(option.message) for option in options]


def show_numbered(console: Console, said: list[str], which: list[int]) -> None:
    """Some of the options with their numbers."""
    columns = 1 if len(which) < 9 or console.width < 90 else 2
    grid = Table.grid(padding=(0, 2))
    rows = -(-len(which) // columns)
    for row in range(rows):
        column = which[row::rows]
        grid.add_row(*[Text.assemble((f"{at + 1:>3} ", "bold cyan"), said[at]) for at in column])
    console.print(grid)


def show_hints(console: Console, words: Words, match: Match, seat: int, weighed: Weighed) -> None:
    """A bot's best options, and how many points less each promises than the first."""
    legal = match.state.legal(seat)
    options = {option.code: option for option in match.state.options(seat)}
    for code, worth in weighed:
        text = words.say(options[code].message)
        console.print(Text.assemble((f"{legal.index(code) + 1:>3} ", "bold green"), f"{text}  {worth:+.1f}"))


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
