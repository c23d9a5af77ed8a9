"""Every field of an object by name, compiled or not: what hashing, pickling and checks look at."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import mypyc_attr

WIDE: Final = 1 << 60  # beyond it numbers are marks: what follows is a text, a list, an object
NONE: Final = WIDE
TEXT: Final = WIDE + 1
BIG: Final = WIDE + 2
LIST: Final = WIDE + 3
OBJECT: Final = -WIDE
NOTHING: Final[dict[str, object]] = {}
PACKERS: Final[dict[int, Struct]] = {}  # by how many numbers they take
NATIVE: Final[dict[type, tuple[list[str], bool]]] = {}  # by class: its compiled fields; are these all?


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """Values printed on a game's components: never part of a position, known by a fingerprint."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint


def names(thing: object) -> list[str]:
    """The names of the fields of *thing*, sorted; a leading underscore marks a mere cache."""
    kind = type(thing)
    if kind not in NATIVE:
        compiled = [name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("_")]
        NATIVE[kind] = sorted(compiled), kind.__dictoffset__ == 0
    native, is_all = NATIVE[kind]
    if is_all:
        return native
    own = getattr(thing, "__dict__", NOTHING)
    return sorted([*native, *[name for name in own if not name.startswith("_")]]) if own else native


def fields(thing: object) -> dict[str, object]:
    """The fields of *thing*, sorted by name."""
    return {name: getattr(thing, name) for name in names(thing)}


class Digest:
    """A value taken apart: its numbers in one list, its texts in another."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.texts: list[str] = []

    def add(self, value: object) -> None:
        """Anything that a position may hold."""
        if isinstance(value, int):
            self.number(value)
        elif isinstance(value, list):
            self.numbers.append(LIST + len(value))
            for item in value:
                if isinstance(item, int):
                    self.number(item)
                else:
                    self.add(item)
        elif value is None:
            self.numbers.append(NONE)
        elif isinstance(value, str):
            self.numbers.append(TEXT)
            self.text(value)
        else:
            self.add_object(value)

    def number(self, number: int) -> None:
        """Numbers wider than 60 bits (masks of many cells) are written as texts."""
        if -WIDE < number < WIDE:
            self.numbers.append(number)
        else:
            self.numbers.append(BIG)
            self.text(str(number))

    def text(self, text: str) -> None:
        """Its length tells it from the next one."""
        self.numbers.append(len(text))
        self.texts.append(text)

    def add_object(self, value: object) -> None:
        """Everything that is neither a number, a list nor a text."""
        if isinstance(value, tuple):
            self.add(list(value))
        elif isinstance(value, bytes):
            self.add(value.hex())
        elif isinstance(value, dict):
            self.add([[key, value[key]] for key in sorted(value)])
        elif isinstance(value, Printed):
            self.add(value.fingerprint)
        elif isinstance(value, (set, frozenset, float)):
            raise TypeError(f"{value!r}: a position holds no {type(value).__name__}")
        else:
            found = names(value)
            self.numbers.append(OBJECT - len(found))
            self.text(type(value).__name__)
            for name in found:
                self.add(getattr(value, name))

    def bytes(self) -> bytes:
        """The same bytes on every machine."""
        count = len(self.numbers)
        if count not in PACKERS:
            PACKERS[count] = Struct(f"<{count}q")
        return "".join(self.texts).encode() + PACKERS[count].pack(*self.numbers)


def plain(value: object) -> bytes:
    """*value* with every field as bytes: equal bytes mean equal values, compiled or not."""
    digest = Digest()
    digest.add(value)
    return digest.bytes()


def stable_hash(value: object) -> str:
    """64 bits over every field of *value*, in hexadecimal: the same for equal positions, today and later."""
    return blake2b(plain(value), digest_size=8).hexdigest()
