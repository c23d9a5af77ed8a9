"""A state is what a seed and a log of choices lead to. Games subclass it once."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bailiwick.core.decision import (
    END_TURN,
    Argument,
    Decision,
    Event,
    Message,
    Obstacle,
    Option,
)
from bailiwick.core.fields import stable_hash
from bailiwick.core.rng import Rng


@mypyc_attr(native_class=False)
class IllegalChoice(ValueError):
    """A choice that is not on offer. Nothing has changed."""


@mypyc_attr(native_class=False)
class DeadEnd(RuntimeError):
    """Somebody has a decision to make and nobody has an option: a fault of the game's rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, what each seat still has to decide, and the match's chance.

    A subclass's `__init__` sets every field twice in one line: afresh, or copied from *source*.
    """

    def __init__(self, seats: int, rng: Rng, source: State | None = None) -> None:
        self.seats = seats
        self.rng: Rng = rng if source is None else source.rng.clone()
        self.stacks: list[list[Decision[Any]]] = (
            [[] for _ in range(seats)] if source is None else [stack[:] for stack in source.stacks]
        )
        self.over: bool = False if source is None else source.over
        self.reveals: int = 0 if source is None else source.reveals
        self.confirms: bool = False if source is None else source.confirms
        self.chooser: int = -1 if source is None else source.chooser
        self.before_choice: int = 0 if source is None else source.before_choice
        self._journal: list[Event] | None = None
        self._traces: int = 0 if source is None else source._traces
        # the options of each seat, found while settling; never changed in place, so clones share them
        self._offers: list[list[int]] = [] if source is None else source._offers

    # ---- what everybody may ask -------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that may choose now; none when the match is over."""
        return [seat for seat in range(self.seats) if self._offers[seat]]

    def legal(self, seat: int) -> list[int]:
        """The codes *seat* may choose from now; empty if it has nothing to decide."""
        return self._offers[seat][:]

    def options(self, seat: int) -> list[Option]:
        """The legal options of *seat*, described for a person."""
        if not self._offers[seat]:
            return []
        decision = self.stacks[seat][-1]
        return [decision.describe(self, seat, code) for code in self._offers[seat]]

    def extras(self, seat: int) -> list[int]:
        """The codes a person in *seat* may choose besides the legal ones, also while it waits."""
        if self.over or not self.stacks[seat]:
            return []
        return self.stacks[seat][-1].extras(self, seat)

    def extra_options(self, seat: int) -> list[Option]:
        """The extras of *seat*, described for a person."""
        codes = self.extras(seat)
        return [self.stacks[seat][-1].describe(self, seat, code) for code in codes]

    def prompt(self, seat: int) -> Message | None:
        """The question *seat* has to answer now, for a person."""
        return self.stacks[seat][-1].prompt(self, seat) if self._offers[seat] else None

    def obstacle(self, seat: int, piece: str) -> Obstacle | None:
        """What keeps *seat* from choosing *piece* now, for a person; None if it is on offer."""
        for option in self.options(seat):
            if piece in option.pieces:
                return None
        return self.stacks[seat][-1].obstacle(self, seat, piece) if self._offers[seat] else None

    def choose(self, seat: int, code: int) -> None:
        """Take a legal choice or an extra and play on to the next real one. IllegalChoice changes nothing."""
        if not 0 <= seat < self.seats or (code not in self._offers[seat] and code not in self.extras(seat)):
            raise IllegalChoice(self._refusal(seat, code))
        self.chooser = seat
        self.before_choice = self.barrier()
        self._take(seat, code)
        self.settle()

    def hash(self) -> str:
        """64 bits over every field in hexadecimal, the same on every machine, compiled or not."""
        return stable_hash(self)

    def barrier(self) -> int:
        """Grows whenever chance happened or something hidden became known: no undo across it."""
        return self.rng.position() + self.reveals

    @property
    def journal(self) -> list[Event] | None:
        """What happened so far, or None while nobody reads it (searching, learning)."""
        return self._journal

    @journal.setter
    def journal(self, journal: list[Event] | None) -> None:
        self._journal = journal

    # ---- what a game provides ---------------------------------------------------------------

    def advance(self) -> None:
        """Play the automatic part until someone has to decide, or set `over`. Every stack is empty."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without journal."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """What *seat* may see, as plain data; None is a spectator."""
        raise NotImplementedError

    def determinize(self, seat: int | None, rng: Rng) -> State:
        """A state *seat* could believe in: all it may not know is drawn anew from *rng*."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of *seat* by source; their sum is its score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner, by the game's own tie-breaks."""
        raise NotImplementedError

    def spell(self, seat: int, code: int) -> str:
        """The name of *code* as the log and error messages write it."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if a piece is lost or the position is impossible."""
        raise NotImplementedError

    # ---- what rules call --------------------------------------------------------------------

    def ask(self, seat: int, decision: Decision[Any]) -> None:
        """Put a question to *seat*; it comes before those already waiting there."""
        self.stacks[seat].append(decision)

    def reveal(self) -> None:
        """Something hidden becomes known: nobody may take back what came before."""
        self.reveals += 1

    def trace(self) -> None:
        """A private choice touches something open, such as a shared stock: others may notice that."""
        self._traces += 1

    def traces(self) -> int:
        """How often a private choice touched something open."""
        return self._traces

    def finish_turn(self, seat: int) -> None:
        """Ask *seat* to end its turn, if the table wants that and its last step can be undone."""
        if self.confirms and self.chooser == seat and self.barrier() == self.before_choice:
            self.ask(seat, EndTurn())

    def tell(
        self,
        key: str,
        a: Argument = None,
        b: Argument = None,
        c: Argument = None,
        d: Argument = None,
        e: Argument = None,
        f: Argument = None,
    ) -> None:
        """Write a line for everybody into the journal."""
        if self._journal is not None:
            self._journal.append(Event(key, a, b, c, d, e, f))

    def whisper(
        self,
        only: int,
        key: str,
        a: Argument = None,
        b: Argument = None,
        c: Argument = None,
        d: Argument = None,
        e: Argument = None,
        f: Argument = None,
    ) -> None:
        """Write a line that just the seat *only* may read."""
        if self._journal is not None:
            event = Event(key, a, b, c, d, e, f)
            event.only = only
            self._journal.append(event)

    # ---- the mechanism ----------------------------------------------------------------------

    def settle(self) -> None:
        """Take forced choices and advance until somebody has a real choice or the match is over.

        Also to be called after changing fields by hand, as tests do.
        """
        while True:
            while not self.over and self._nobody_is_asked():
                self.advance()
            if self._find_offers():
                return

    def _nobody_is_asked(self) -> bool:
        for stack in self.stacks:  # noqa: SIM110  a generator would be slower compiled
            if stack:
                return False
        return True

    def _find_offers(self) -> bool:
        """The options of every seat that is asked; False if a forced choice was taken instead."""
        offered = False
        offers: list[list[int]] = []
        for seat in range(self.seats):
            stack = self.stacks[seat]
            if not stack:
                offers.append(NOTHING)
                continue
            decision = stack[-1]
            codes = decision.options(self, seat)
            if len(codes) == 1 and decision.auto():
                self._announce_forced(seat, decision, codes[0])
                self._take(seat, codes[0])
                return False
            if codes:
                offered = True
            offers.append(codes)
        if not offered and not self._nobody_is_asked():
            raise DeadEnd(f"nobody can answer: {self.stacks}")
        self._offers = offers
        return True

    def _announce_forced(self, seat: int, decision: Decision[Any], code: int) -> None:
        if self._journal is None:
            return
        if decision.private():
            self.whisper(seat, "forced", seat)
        else:
            self.tell("forced", seat)

    def _take(self, seat: int, code: int) -> None:
        self.stacks[seat].pop().choose(self, seat, code)

    def _refusal(self, seat: int, code: int) -> str:
        if not 0 <= seat < self.seats:
            return f"there is no seat {seat}; seats are 0 to {self.seats - 1}"
        if self.over:
            return f"seat {seat} cannot choose: the match is over"
        offer = self._offers[seat]
        if not offer:
            others = ", ".join([f"seat {actor}" for actor in self.actors()])
            return f"seat {seat} has nothing to decide; waiting for {others}"
        may = ", ".join([self.spell(seat, legal) for legal in offer])
        return f"seat {seat} cannot {self._attempt(seat, code)}; it may {may}"

    def _attempt(self, seat: int, code: int) -> str:
        unknown = f"choose code {code}, which does not exist"
        try:
            return self.spell(seat, code) if code >= 0 else unknown
        except (IndexError, OverflowError):
            return unknown

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} seats={self.seats} actors={self.actors()}>"


NOTHING: Final[list[int]] = []


class EndTurn(Decision[State]):
    """The last step of a turn may still be taken back; the seat says when it is done."""

    def options(self, state: State, seat: int) -> list[int]:
        return [END_TURN]

    def choose(self, state: State, seat: int, code: int) -> None:
        pass

    def describe(self, state: State, seat: int, code: int) -> Option:
        return Option(code, [], Message("end-turn"))

    def obstacle(self, state: State, seat: int, piece: str) -> Obstacle | None:
        return Obstacle("", Message("why-end-turn"))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("ask-end-turn", seat)

    def rule(self) -> str:
        return ""

    def auto(self) -> bool:
        return False
