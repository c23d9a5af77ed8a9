"""A match in memory: the kernel's Match, and which row of the stored log each of its choices is.

The stored log only grows. A choice is a row; taking it back is another row that names the first
one. `seq` counts rows, so it grows with an undo too, and (match, seq) stays the only lock.

People are told another number: how many rows they could notice. A secret choice that changed
nothing the others can see is *hidden*: for them it did not happen yet, and it is not counted.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from bailiwick.core.decision import Event
from bailiwick.core.game import Game
from bailiwick.core.match import Match, Seed
from bailiwick.core.state import State


class Row(NamedTuple):
    """A row of the log, as far as replaying needs it."""

    seq: int
    seat: int
    code: int | None
    undoes: int | None
    hash: str
    hidden: bool
    user: str | None = None
    key: str | None = None


class Step(NamedTuple):
    """The match before a choice: what anybody notices of it, and its hash."""

    outside: tuple[int, int, list[int]]
    hash: str


class Drift(Exception):
    """The stored log does not lead where its hashes say."""


class Live:
    """A match that is being played. Never the truth, always a cache of it."""

    def __init__(self, game: Game, seats: int, seed: Seed, variant: dict[str, str]) -> None:
        self.match = Match(game, seats, seed, variant)
        self.seq = 0
        self.rows: list[int] = []  # the row of each choice that still stands
        self.marks: list[int] = [len(self.events)]  # length of the journal after so many choices
        self.history: list[tuple[int, bool]] = []  # of every row: its seat, and whether it is hidden
        self.hidden = 0  # how many are
        self.keys: dict[tuple[str, str], int] = {}  # idempotency: (user, key) to the seq it led to
        self.cuts: list[tuple[int, int]] = []  # undo: (seq after it, journal lines that were left)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def events(self) -> list[Event]:
        return self.match.state.journal or []

    def hash(self) -> str:
        """The hash a row carries."""
        return self.match.state.hash()

    # ---- counting -----------------------------------------------------------------------------

    def noticed(self, you: list[int] | None, upto: int | None = None) -> int:
        """How many of the first *upto* rows somebody with the seats *you* could notice; None: all."""
        end = self.seq if upto is None else upto
        if you is None or not self.hidden:
            return end
        return sum(1 for seat, hidden in self.history[:end] if not hidden or seat in you)

    def moment(self, you: list[int] | None, count: int) -> int:
        """The row count at which somebody had noticed *count* rows; IndexError if that is to come."""
        if not 0 <= count <= self.noticed(you):
            raise IndexError(count)
        if you is None or not self.hidden:
            return count
        return bisect_left(self.counts(you), count)

    def counts(self, you: list[int] | None) -> list[int]:
        """`noticed` before the first row, after it, after the second, and so on to the last."""
        if you is None or not self.hidden:
            return list(range(self.seq + 1))
        count = 0
        counts = [count]
        for seat, hidden in self.history:
            if not hidden or seat in you:
                count += 1
            counts.append(count)
        return counts

    # ---- changing -----------------------------------------------------------------------------

    def choose(self, seat: int, code: int) -> None:
        """One more choice; IllegalChoice changes nothing."""
        before = self._outside()
        self.match.choose(seat, code)
        hidden = self.match.log[-1].private and not self._told() and before == self._outside()
        self.rows.append(self.seq)
        self.marks.append(len(self.events))
        self.record(seat, hidden)

    def _told(self) -> bool:
        """Does the journal tell everybody something since the last choice?"""
        return any(event.only < 0 for event in self.events[self.marks[-1] :])

    def _outside(self) -> tuple[int, int, list[int]]:
        """What anybody notices: chance and reveals, open things that were touched, who has to act."""
        return self.state.barrier(), self.state.traces(), self.state.actors()

    def record(self, seat: int, hidden: bool) -> None:
        """One more row."""
        self.history.append((seat, hidden))
        self.hidden += hidden
        self.seq += 1

    def takes_back(self, seat: int) -> int:
        """The row that an undo of *seat* would take back: always its last choice that stands."""
        log = self.match.log
        return next(self.rows[at] for at in range(len(log) - 1, -1, -1) if log[at].seat == seat)

    def undo(self, seat: int) -> int:
        """Take back one choice and say which row it was; CannotUndo changes nothing."""
        row = self.takes_back(seat) if any(entry.seat == seat for entry in self.match.log) else -1
        before = self._outside()
        self.match.undo(seat)
        self._drop(self.rows.index(row), before)
        return row

    def _drop(self, at: int, before: tuple[int, int, list[int]]) -> None:
        """The choice *at* is gone from the kernel's log: keep rows and marks beside it."""
        seat, was_hidden = self.history[self.rows[at]]
        del self.rows[at]
        left = self.marks[at]
        self.marks = self.marks[: at + 1]
        if at < len(self.rows):
            self.marks = self._marks_again()
        self.record(seat, was_hidden and before == self._outside())
        self.cuts.append((self.seq, left))

    def _marks_again(self) -> list[int]:
        other = self.match.at(0)
        marks = [len(other.state.journal or [])]
        for entry in self.match.log:
            other.choose(entry.seat, entry.code)
            marks.append(len(other.state.journal or []))
        return marks

    # ---- back beyond barriers, where nobody else is affected -----------------------------------

    def steps(self, length: int) -> list[Step]:
        """What anybody notices, and the hash, after *length* choices and after each later one."""
        again, steps = self.copy(), []
        for at, entry in enumerate(self.match.log):
            if at >= length:
                steps.append(Step(again._outside(), again.hash()))
            again.match.choose(entry.seat, entry.code)
        return steps

    def rewind(self, steps: list[Step]) -> list[Row]:
        """Take back as many choices as there are *steps*, the last one first, with a row for each."""
        length = len(self.match.log) - len(steps)
        before, rows = self._outside(), []
        self.match.rewind(self.match.log[:length])
        for step in reversed(steps):
            row = self.rows.pop()
            self.marks.pop()
            seat, was_hidden = self.history[row]
            hidden = was_hidden and before == step.outside
            rows.append(Row(self.seq, seat, None, row, step.hash, hidden))
            self.record(seat, hidden)
            self.cuts.append((self.seq, self.marks[-1]))
            before = step.outside
        return rows

    # ---- from storage -------------------------------------------------------------------------

    def follow(self, rows: Sequence[Row]) -> None:
        """Apply rows that were stored by this or another process, and compare the last hash."""
        for row in rows:
            if row.seq != self.seq:
                raise Drift(f"row {row.seq} follows row {self.seq - 1}")
            if row.undoes is not None:
                self._follow_undo(row.undoes)
            elif row.code is not None:
                self.choose(row.seat, row.code)
            self.remember(row.user, row.key, self.seq)
        if rows and rows[-1].hash != self.hash():
            raise Drift(f"row {rows[-1].seq} should lead to {rows[-1].hash}, not {self.hash()}")

    def _follow_undo(self, row: int) -> None:
        at = self.rows.index(row)
        log, before = self.match.log, self._outside()
        self.match.rewind([*log[:at], *log[at + 1 :]])
        self._drop(at, before)

    def remember(self, user: str | None, key: str | None, seq: int) -> None:
        """The same key again gets the same answer."""
        if user is not None and key is not None:
            self.keys[user, key] = seq

    def copy(self) -> Live:
        """The same match before its first choice."""
        match = self.match
        return Live(match.game, match.seats, match.seed, match.variant)


def replay(live: Live, rows: Sequence[Row]) -> Live:
    """Bring a new *live* to the end of *rows*; choices that were taken back are left out at once."""
    if not tail_undos_only(rows):
        live.follow(rows)
        return live
    gone = {row.undoes for row in rows}
    for row in rows:
        if row.seq != live.seq:
            raise Drift(f"row {row.seq} follows row {live.seq - 1}")
        if row.code is None:
            live.record(row.seat, row.hidden)
            live.cuts.append((live.seq, live.marks[-1]))
        elif row.seq in gone:
            live.record(row.seat, row.hidden)
        else:
            live.choose(row.seat, row.code)
        live.remember(row.user, row.key, row.seq + 1)
    if rows and rows[-1].hash != live.hash():
        raise Drift(f"row {rows[-1].seq} should lead to {rows[-1].hash}, not {live.hash()}")
    return live


def tail_undos_only(rows: Sequence[Row]) -> bool:
    """Was it always the last standing choice that was taken back? Then a replay can skip both."""
    standing: list[int] = []
    for row in rows:
        if row.undoes is None:
            standing.append(row.seq)
        elif not standing or standing.pop() != row.undoes:
            return False
    return True


def first_wrong_row(live: Live, rows: Sequence[Row]) -> str:
    """Where a log leaves its hashes, for the person who has to mend it."""
    for row in rows:
        try:
            live.follow([row])
        except Exception as error:
            return f"row {row.seq}: {error}"
    return "no wrong row"
