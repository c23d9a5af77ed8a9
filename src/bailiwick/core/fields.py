"""Every field of an object by name, compiled or not: what hashing, pickling and checks look at."""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """Values printed on a game's components: never part of a position, known by a fingerprint."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint


def fields(thing: object) -> dict[str, object]:
    """The fields of *thing*, sorted by name; a leading underscore marks a mere cache."""
    found: dict[str, object] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return {name: found[name] for name in sorted(found) if not name.startswith("_")}


def plain(value: object) -> object:
    """*value* as nested lists of numbers and text, the same on every machine."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return [[key, plain(value[key])] for key in sorted(value)]
    if isinstance(value, Printed):
        return value.fingerprint
    if isinstance(value, (set, frozenset, float)):
        raise TypeError(f"{value!r}: a position holds no {type(value).__name__}")
    return [type(value).__name__, [[name, plain(item)] for name, item in fields(value).items()]]


def stable_hash(value: object) -> int:
    """64 bits over every field of *value*: equal positions have equal hashes, today and later."""
    return int.from_bytes(blake2b(repr(plain(value)).encode(), digest_size=8).digest(), "big")
