"""Step through a match file in the terminal."""

from __future__ import annotations

import sys

from rich.console import Console

from bailiwick.core.match import Match
from bailiwick.terminal.table import board, show_events, show_result
from bailiwick.words import Words


def replay(match: Match, language: str) -> None:
    """Enter shows the next choice, b goes back, a number jumps, q leaves; piped, all of it is printed."""
    words = Words(match.game, language, [f"{seat + 1}" for seat in range(match.seats)])
    words.people = [words.text("seat-name", {"number": number}) for number in words.people]
    console = Console()
    if not sys.stdin.isatty():
        show_events(console, words, match.journal(None))
        console.print(board(match, None, words))
        show_result(console, words, match)
        return
    step = 0
    while True:
        moment = match.at(step)
        console.clear()
        console.print(board(moment, None, words))
        before = len(match.at(step - 1).journal(None)) if step else 0
        show_events(console, words, moment.journal(None)[before:])
        if step == len(match.log) and moment.state.over:
            show_result(console, words, moment)
        ask = words.text("replay-help", {"step": step, "last": len(match.log)})
        answer = console.input(ask + " ").strip().lower()
        if answer == "q":
            return
        if answer == "b":
            step = max(step - 1, 0)
        elif answer.isdecimal():
            step = min(int(answer), len(match.log))
        else:
            step = min(step + 1, len(match.log))
