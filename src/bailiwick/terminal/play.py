"""Play a match in the terminal: people and bots, round one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path

from rich.console import Console

import bailiwick
from bailiwick.bots import BOTS, Bot, bot_choice, hint, make
from bailiwick.core.game import Game
from bailiwick.core.match import CannotUndo, Match, Seed
from bailiwick.core.rng import Rng
from bailiwick.core.tables import BadInput
from bailiwick.terminal.narrowing import matching
from bailiwick.terminal.table import (
    board,
    said_options,
    show_events,
    show_hints,
    show_numbered,
    show_options,
    show_result,
)
from bailiwick.words import Words

YOU = "you"
HINTS = 3
HINT_SECONDS = 1.0


class Sitting:
    """A match with its people: *bots* has a program or None (a person) for each seat."""

    def __init__(self, match: Match, bots: list[Bot | None], words: Words, save: Path | None) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.save = save
        self.console = Console()
        self.rng = Rng(secrets.token_bytes(32))
        self.told = 0
        self.looking = -1

    def run(self) -> None:
        """Until the match is over or somebody leaves."""
        while actors := self.match.state.actors():
            seat = next((one for one in actors if self.bots[one] is not None), actors[0])
            bot = self.bots[seat]
            if bot is None:
                if not self.ask(seat):
                    return
            else:
                self.choose(seat, bot_choice(bot, self.match.state, seat, self.rng))
        self.tell(None)
        self.console.print(board(self.match, self.only_person(), self.words))
        show_result(self.console, self.words, self.match)

    def choose(self, seat: int, code: int) -> None:
        """Into the log, and into the file."""
        self.match.choose(seat, code)
        if self.save is not None:
            self.match.save(self.save)

    def only_person(self) -> int | None:
        """The one seat a person has, if there is just one."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else None

    def tell(self, seat: int | None) -> None:
        """What happened since the last look."""
        reader = self.only_person() if seat is None else seat
        lines = self.match.journal(reader)
        show_events(self.console, self.words, lines[self.told :])
        self.told = len(lines)

    def pass_the_keyboard(self, seat: int) -> None:
        """With several people, nobody sees another one's secrets."""
        if self.looking not in (-1, seat):
            self.console.clear()
            self.console.input(self.words.text("pass-keyboard", {"seat": self.words.people[seat]}) + " ")
            self.told = 0 if self.match.state.view(seat) != self.match.state.view(None) else self.told
        self.looking = seat

    def ask(self, seat: int) -> bool:
        """Let a person choose; False when they leave."""
        self.pass_the_keyboard(seat)
        self.tell(seat)
        self.console.print(board(self.match, seat, self.words))
        show_options(self.console, self.words, self.match, seat)
        while True:
            answer = self.console.input(self.words.text("your-choice") + " ").strip().lower()
            if answer == "q":
                return False
            if answer == "u":
                if self.undo(seat):
                    return True
            elif answer in ("b", "h") and self.only_person() != seat:
                self.console.print(self.words.text("only-alone"))
            elif answer == "b":
                self.go_back(seat)
                return True
            elif answer == "h":
                weighed = hint(self.match.game, self.match.state, seat, self.rng, HINT_SECONDS)
                show_hints(self.console, self.words, self.match, seat, weighed[:HINTS])
            elif answer == "?":
                self.console.print(self.words.text("play-help"))
            elif self.answer(seat, answer):
                return True

    def undo(self, seat: int) -> bool:
        """Take back the last choice, or say why not."""
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.console.print(str(error))
            return False
        self.taken_back(seat)
        return True

    def go_back(self, seat: int) -> None:
        """To before the last choice of the only person, whatever bots and dice did since."""
        own = [at for at, entry in enumerate(self.match.log) if entry.seat == seat]
        self.match.rewind(self.match.log[: own[-1] if own else 0])
        self.taken_back(seat)

    def taken_back(self, seat: int) -> None:
        """The journal and the file are shorter now."""
        self.told = min(self.told, len(self.match.journal(seat)))
        if self.save is not None:
            self.match.save(self.save)

    def answer(self, seat: int, text: str) -> bool:
        """A number of the list, a spelled code, or what just one option has; else it is asked again."""
        state = self.match.state
        codes = [*state.legal(seat), *state.extras(seat)]
        spelled = [state.spell(seat, code) for code in codes]
        if text.isdecimal() and 1 <= int(text) <= len(codes):
            return self.take(seat, codes[int(text) - 1])
        if text in spelled:
            return self.take(seat, codes[spelled.index(text)])
        found = self.narrow(seat, text)
        return found is not None and self.take(seat, found)

    def narrow(self, seat: int, text: str) -> int | None:
        """The one option that *text* leaves, or None after showing those it does leave."""
        said = said_options(self.words, self.match.state.options(seat))
        left = list(range(len(said))) if text == "*" else [] if text.isdecimal() else matching(said, text)
        if len(left) == 1:
            return self.match.state.legal(seat)[left[0]]
        if left:
            show_numbered(self.console, said, left)
        else:
            last = len(said) + len(self.match.state.extras(seat))
            self.console.print(self.words.text("not-an-option", {"text": text, "last": last}))
        return None

    def take(self, seat: int, code: int) -> bool:
        """Choose; what only people are offered is asked twice."""
        state = self.match.state
        for option in state.extra_options(seat):
            if option.code == code:
                question = self.words.text("sure", {"text": self.words.say(option.message)})
                if self.console.input(question + " ").strip().lower() != self.words.text("yes"):
                    return False
        self.choose(seat, code)
        return True


def play(
    id: str | None,
    seats: str | None,
    seed: str | None,
    variant: dict[str, str],
    data: Path | None,
    save: Path | None,
    language: str,
) -> None:
    """Seat everybody and play."""
    game = bailiwick.game(id or ask_for_game())
    names = (seats or ",".join([YOU] + ["greedy"] * (max(game.seats[0], 2) - 1))).split(",")
    start = int(seed) if seed is not None and seed.lstrip("-").isdecimal() else seed
    value: Seed = secrets.randbits(64) if start is None else start
    sit(Match(game, len(names), value, variant, data), names, save, language)


def play_on(source: Match, seats: str | None, save: Path | None, language: str) -> None:
    """What if: take a match up from where it stands, against bots."""
    if source.state.over:
        raise BadInput("the match is over there; take it up earlier with --at")
    mine = source.state.actors()[0]
    names = [YOU if seat == mine else "greedy" for seat in range(source.seats)]
    if seats is not None:
        names = seats.split(",")
    if len(names) != source.seats:
        raise BadInput(f"--seats: the match has {source.seats} seats, not {len(names)}")
    sit(source, names, save, language)


def sit(match: Match, names: list[str], save: Path | None, language: str) -> None:
    """Everybody in their seats, and a name for each."""
    bots = [None if name == YOU else make_bot(name, match.game) for name in names]
    if save is not None and save.exists():
        raise BadInput(
            f"{save} exists already; name another file, or look at it with bailiwick replay {save}"
        )
    words = Words(match.game, language, [])
    called = [words.text("player-name") if name == YOU else name.capitalize() for name in names]
    for seat, name in enumerate(called):
        words.people.append(name if called.count(name) == 1 else f"{name} {seat + 1}")
    Sitting(match, bots, words, save).run()


def make_bot(name: str, game: Game) -> Bot:
    """A bot for a seat; the error also says how a person sits down."""
    if name not in BOTS:
        raise BadInput(f"nobody called {name!r} can sit down; use {YOU}, {', '.join(BOTS)}")
    return make(name, game, Rng(secrets.token_bytes(32)))


def ask_for_game() -> str:
    """A short welcome and a choice of games."""
    console = Console()
    ids = bailiwick.games()
    console.print("[bold]Bailiwick[/]: which game would you like to play?")
    for number, id in enumerate(ids, 1):
        console.print(f"{number:>3} {bailiwick.game(id).title}")
    while True:
        answer = console.input("> ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        if answer in ids:
            return answer
        console.print(f"Please type a number from 1 to {len(ids)}.")
