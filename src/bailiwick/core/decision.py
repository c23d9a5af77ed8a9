"""A decision is a question with a list of options; an event is what happened, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bailiwick.core.state import State

S = TypeVar("S", bound="State")

EVERYONE: Final = -1
END_TURN: Final = 0  # this code means "end my turn" in every game; a game's own codes start at 1

Argument = int | str | None


class Message:
    """Something to be said in the reader's language: a key and what it speaks of."""

    def __init__(
        self,
        key: str,
        a: Argument = None,
        b: Argument = None,
        c: Argument = None,
        d: Argument = None,
        e: Argument = None,
        f: Argument = None,
        g: Argument = None,
    ) -> None:
        self.key = key
        args: list[Argument] = [a, b, c, d, e, f, g]
        while args and args[-1] is None:
            args.pop()
        self.args = args

    def __repr__(self) -> str:
        return f"{self.key}({', '.join([repr(arg) for arg in self.args])})"


class Event(Message):
    """A line of the journal; *only* is the one seat that may read it, or EVERYONE."""

    only: int = EVERYONE


class Option:
    """A legal answer, described: its code, the pieces it concerns, and what it says."""

    def __init__(self, code: int, pieces: list[str], message: Message) -> None:
        self.code = code
        self.pieces = pieces
        self.message = message

    def __repr__(self) -> str:
        return f"Option({self.code}, {self.pieces}, {self.message})"


class Obstacle:
    """Why a piece is no answer: what stands against it, by which rule."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"Obstacle({self.rule}, {self.message})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A question put to one seat. Immutable; one class per question in the rules.

    The kernel takes a decision off the stack before it calls `choose`; a question that
    goes on asks itself again.
    """

    def options(self, state: S, seat: int) -> list[int]:
        """The legal codes, in a fixed order. None at all: the seat waits for another one."""
        raise NotImplementedError

    def extras(self, state: S, seat: int) -> list[int]:
        """Codes that only people are offered, such as resigning, also while the seat waits.

        They are no options: they neither count nor keep a forced choice from being taken.
        """
        return []

    def choose(self, state: S, seat: int, code: int) -> None:
        """Carry out *code*, which is one of the options or extras."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, code: int) -> Option:
        """What *code* means, for a person."""
        raise NotImplementedError

    def obstacle(self, state: S, seat: int, piece: str) -> Obstacle | None:
        """What stands against *piece*, which no option concerns; None: nothing but the question.

        Any text may be asked about. The answer rests on what *seat* may see, on nothing else.
        """
        return None

    def prompt(self, state: S, seat: int) -> Message:
        """The question itself, for a person."""
        raise NotImplementedError

    def rule(self) -> str:
        """The number of the rule that asks."""
        raise NotImplementedError

    def auto(self) -> bool:
        """May the kernel answer when there is only one option?"""
        return True

    def private(self) -> bool:
        """Is the answer hidden from the others until a later reveal?"""
        return False
