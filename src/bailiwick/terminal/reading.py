"""Read a view: it is plain data, and a board asks for what it expects to find."""

from __future__ import annotations

Part = dict[str, object]


def number(part: Part, key: str) -> int:
    """A whole number."""
    value = part[key]
    assert isinstance(value, int), key
    return value


def text(part: Part, key: str) -> str:
    """An id or a name."""
    value = part[key]
    assert isinstance(value, str), key
    return value


def inner(part: Part, key: str) -> Part:
    """A part of the view with keys of its own."""
    return as_part(part[key])


def inners(part: Part, key: str) -> list[Part]:
    """A list of such parts."""
    return [as_part(value) for value in as_list(part[key])]


def numbers(part: Part, key: str) -> list[int]:
    """A list of whole numbers."""
    return [value for value in as_list(part[key]) if isinstance(value, int)]


def texts(part: Part, key: str) -> list[str]:
    """A list of ids."""
    return [value for value in as_list(part[key]) if isinstance(value, str)]


def as_part(value: object) -> Part:
    """*value*, which has keys."""
    assert isinstance(value, dict)
    return value


def as_list(value: object) -> list[object]:
    """*value*, which is a list."""
    assert isinstance(value, list)
    return value
