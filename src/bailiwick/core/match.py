"""A match is a game, a seed and a log of choices; everything else follows from them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from bailiwick.core.decision import Event
from bailiwick.core.game import Game
from bailiwick.core.registry import game as find_game
from bailiwick.core.state import IllegalChoice
from bailiwick.core.tables import BadInput

Seed = int | str | bytes
RESERVED: Final = ("rules", "seats", "seed", "data")


@mypyc_attr(native_class=False)
class CannotUndo(ValueError):
    """There is nothing this seat may take back; the message says why."""


class Entry:
    """A choice in the log, and what undo has to know about the moment before it."""

    def __init__(self, seat: int, code: int, private: bool, barrier: int) -> None:
        self.seat = seat
        self.code = code
        self.private = private
        self.barrier = barrier


class Match:
    """One play of a game. `choose` adds to the log, `undo` shortens it, `state` is where it leads."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: Seed = 0,
        variant: dict[str, str] | None = None,
        data: Path | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.variant = game.full_variant({} if variant is None else variant)
        self.data = data
        self.state = game.new(seats, seed, self.variant, data, [])
        self.seats = self.state.seats
        self.log: list[Entry] = []

    @staticmethod
    def new(
        id: str,
        seats: int | None = None,
        seed: Seed = 0,
        variant: dict[str, str] | None = None,
        data: Path | None = None,
    ) -> Match:
        """A new match of the game *id*."""
        return Match(find_game(id), seats, seed, variant, data)

    # ---- playing ----------------------------------------------------------------------------

    def choose(self, seat: int, code: int) -> None:
        """Let *seat* choose *code*; IllegalChoice leaves the match as it was."""
        state = self.state
        private = 0 <= seat < self.seats and bool(state.stacks[seat]) and state.stacks[seat][-1].private()
        entry = Entry(seat, code, private, state.barrier())
        state.choose(seat, code)
        self.log.append(entry)

    def undo(self, seat: int, whole_turn: bool = False) -> int:
        """Take back the last choice of *seat*, or all of its turn that may be; says how many."""
        count = 0
        while count == 0 or whole_turn:
            at = self._last_undoable(seat)
            if at is None:
                break
            self.rewind([*self.log[:at], *self.log[at + 1 :]])
            count += 1
        if count == 0:
            raise CannotUndo(self.why_no_undo(seat))
        return count

    def can_undo(self, seat: int) -> bool:
        """May *seat* take back its last choice?"""
        return self._last_undoable(seat) is not None

    def rewind(self, log: list[Entry]) -> None:
        """Make *log* the log of this match."""
        other = self.at(0)
        for entry in log:
            other.choose(entry.seat, entry.code)
        self.state, self.log = other.state, other.log

    def at(self, length: int) -> Match:
        """This match after its first *length* choices."""
        other = Match(self.game, self.seats, self.seed, self.variant, self.data)
        for entry in self.log[:length]:
            other.choose(entry.seat, entry.code)
        return other

    def journal(self, seat: int | None) -> list[Event]:
        """The lines of the journal that *seat* may read; None is a spectator."""
        lines = self.state.journal or []
        return [line for line in lines if line.only < 0 or line.only == seat]

    def _last_undoable(self, seat: int) -> int | None:
        """Another seat's open choice, chance and reveals are barriers; others' private plans are not."""
        for at in range(len(self.log) - 1, -1, -1):
            entry = self.log[at]
            if entry.barrier != self.state.barrier():
                return None
            if entry.seat == seat:
                alone = (
                    at == len(self.log) - 1 and seat in self.state.actors() and not self._others_plan(seat)
                )
                return at if entry.private or alone else None
            if not entry.private:
                return None
        return None

    def _others_plan(self, seat: int) -> bool:
        """Does another seat plan in private? Whether it has chosen since must make no difference."""
        for other in range(self.seats):
            stack = self.state.stacks[other]
            if other != seat and stack and stack[-1].private():
                return True
        return False

    def why_no_undo(self, seat: int) -> str | None:
        """Why *seat* may not take back its last choice; None if it may."""
        if self.can_undo(seat):
            return None
        for at in range(len(self.log) - 1, -1, -1):
            if self.log[at].seat == seat:
                if self.log[at].barrier != self.state.barrier():
                    return f"seat {seat} cannot undo: something was revealed or drawn since its last choice"
                return f"seat {seat} cannot undo: another seat has the turn"
        return f"seat {seat} has not chosen anything yet"

    # ---- files ------------------------------------------------------------------------------

    def text(self) -> str:
        """The match as a text file, with the hash it leads to."""
        header = [self.game.id, f"rules={self.game.version}", f"seats={self.seats}"]
        header.append(f"seed={spell_seed(self.seed)}")
        for variant in self.game.variants:
            if self.variant[variant.key] != variant.values[0]:
                header.append(f"{variant.key}={self.variant[variant.key]}")
        if self.data is not None:
            header.append(f"data={self.game.tables(self.data).fingerprint}")
        lines = [" ".join(header)]
        spelled = self.at(0)
        for entry in self.log:
            name = spelled.state.spell(entry.seat, entry.code)
            lines.append(f"{f'{entry.seat} {entry.code}':<8} # {name}")
            spelled.choose(entry.seat, entry.code)
        scores = " ".join([str(score) for score in self.state.scores()])
        word = "end" if self.state.over else "now"
        lines.append(f"{word} {self.state.hash()} scores {scores}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str, name: str = "match", data: Path | None = None) -> Match:
        """Read and replay a match from its text; BadInput says what is wrong with it, and where."""
        file = MatchFile(text, name)
        id, pairs = file.header()
        match = file.start(find_game(id), pairs, data)
        file.play(match)
        return match

    @staticmethod
    def load(path: Path | str, data: Path | None = None) -> Match:
        """Read and replay a match file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"cannot read {path}: {error}") from error
        return Match.parse(text, str(path), data)

    def save(self, path: Path | str) -> None:
        """Write the match to a file."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(target)


def spell_seed(seed: Seed) -> str:
    """A seed as the match file writes it: 7, "text" or 0x00ff."""
    if isinstance(seed, bytes):
        return "0x" + seed.hex()
    return str(seed) if isinstance(seed, int) else shlex.quote(json.dumps(seed))


def read_seed(text: str) -> Seed:
    """The seed that `spell_seed` wrote."""
    if text.startswith("0x"):
        return bytes.fromhex(text[2:])
    value = json.loads(text)
    if not isinstance(value, (int, str)) or isinstance(value, bool):
        raise ValueError(text)
    return value


class MatchFile:
    """A match file, read line by line; `where` says what is wrong and in which line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines: list[tuple[int, list[str]]] = []
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split() if number > 1 else self._header_words(line)
            if words:
                self.lines.append((number, words))
        if not self.lines:
            raise BadInput(
                f"{name} is empty; a match file begins with a line such as “provence rules=1 seats=2 seed=7”"
            )

    def header(self) -> tuple[str, dict[str, str]]:
        """The game's id and what the header says of the match."""
        number, words = self.lines[0]
        pairs: dict[str, str] = {}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if not equals:
                raise self.where(number, f"{word!r} should be key=value")
            pairs[key] = value
        for key in ("rules", "seats", "seed"):
            if key not in pairs:
                raise self.where(number, f"{key}=… is missing")
        return words[0], pairs

    def start(self, game: Game, pairs: dict[str, str], data: Path | None) -> Match:
        """The match of the header, before its first choice."""
        try:
            game.need_rules(pairs["rules"])
        except BadInput as error:
            raise self.where(1, str(error)) from error
        variant = {
            key: value for key, value in pairs.items() if key not in ("rules", "seats", "seed", "data")
        }
        fingerprint = "" if data is None else game.tables(data).fingerprint
        if pairs.get("data", "") != fingerprint:
            wanted = f"the overlay with fingerprint {pairs['data']}" if "data" in pairs else "no overlay"
            raise self.where(1, f"this match was played with {wanted}; give it with --data")
        try:
            seats, seed = int(pairs["seats"]), read_seed(pairs["seed"])
        except ValueError as fault:  # compiled, one name holds one class of exceptions
            raise self.where(
                1, f"seats and seed must be numbers, not {pairs['seats']} and {pairs['seed']}"
            ) from fault
        try:
            return Match(game, seats, seed, variant, data)
        except BadInput as error:
            raise self.where(1, str(error)) from error

    def play(self, match: Match) -> None:
        """Replay the choices and compare with the last line."""
        for number, words in self.lines[1:-1]:
            if len(words) != 2 or not all(word.isdecimal() for word in words):
                raise self.where(number, f"“{' '.join(words)}” should be a seat and a code, such as “0 12”")
            try:
                match.choose(int(words[0]), int(words[1]))
            except IllegalChoice as error:
                raise self.where(number, str(error)) from error
        number, words = self.lines[-1]
        closes = words[0] in ("end", "now") and len(words) == 3 + match.seats and words[2] == "scores"
        if len(self.lines) < 2 or not closes:
            raise self.where(
                number, "the file is cut short: its last line should be “end <hash> scores …” or “now …”"
            )
        ending = ["end" if match.state.over else "now", match.state.hash()]
        if words[:2] != ending:
            raise self.where(number, f"the match leads to “{' '.join(ending)}”, not “{' '.join(words[:2])}”")
        if words[3:] != [str(score) for score in match.state.scores()]:
            raise self.where(number, f"the scores are {match.state.scores()}, not {' '.join(words[3:])}")

    def where(self, number: int, what: str) -> BadInput:
        return BadInput(f"{self.name}, line {number}: {what}")

    def _header_words(self, line: str) -> list[str]:
        try:
            return shlex.split(line, comments=True)
        except ValueError as error:
            raise BadInput(f"{self.name}, line 1: {error}") from error
