"""A clone is independent, and the hash sees every field."""

from __future__ import annotations

import copy

import pytest

from bailiwick.core.fields import Printed, fields, plain

from .play import EVERY_TABLE, moments


def other(value: object) -> object:
    """A value of the same type that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:]
    if isinstance(value, list):
        return (
            [*value[:-1], other(value[-1])]
            if value and not isinstance(value[-1], (list, type(None)))
            else [*value, []]
        )
    if isinstance(value, tuple):
        return (*value, 0)
    if isinstance(value, dict):
        return {**value, "x": 0} if not value or isinstance(next(iter(value)), str) else {**value, -99: 0}
    raise NotImplementedError(type(value))


def mutable_parts(value: object, path: str = "state") -> dict[int, str]:
    """The lists, dicts and objects inside *value*, by identity; decisions and printed values are shared."""
    found: dict[int, str] = {}
    if isinstance(value, (list, dict)):
        found[id(value)] = path
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            found.update(mutable_parts(item, f"{path}[{key}]"))
    elif not isinstance(value, (int, str, bytes, tuple, type(None), Printed)) and path.count("stacks") == 0:
        found[id(value)] = path
        for name, item in fields(value).items():
            found.update(mutable_parts(item, f"{path}.{name}"))
    return found


@pytest.mark.parametrize(("id_", "seats"), EVERY_TABLE)
def test_the_hash_covers_every_field(id_: str, seats: int) -> None:
    for step, (match, _) in enumerate(moments(id_, seats, 11)):
        if step % 23 != 5:
            continue
        for name, value in fields(match.state).items():
            if isinstance(value, Printed) or name in ("rng", "stacks"):
                continue
            twin = match.state.clone()
            changed = other(copy.copy(value)) if not hasattr(value, "clone") else None
            if changed is None:
                continue
            setattr(twin, name, changed)
            assert twin.hash() != match.state.hash(), name
        twin = match.state.clone()
        twin.rng.word()
        assert twin.hash() != match.state.hash()


@pytest.mark.parametrize(("id_", "seats"), EVERY_TABLE)
def test_a_clone_has_equal_fields_and_shares_none_of_them(id_: str, seats: int) -> None:
    for step, (match, _) in enumerate(moments(id_, seats, 12)):
        if step % 11:
            continue
        twin = match.state.clone()
        assert plain(twin) == plain(match.state)
        assert twin.hash() == match.state.hash()
        shared = mutable_parts(twin).keys() & mutable_parts(match.state).keys()
        assert not shared, [mutable_parts(twin)[part] for part in shared]


@pytest.mark.parametrize(("id_", "seats"), EVERY_TABLE)
def test_playing_on_a_clone_leaves_the_original_alone(id_: str, seats: int) -> None:
    for step, (match, rng) in enumerate(moments(id_, seats, 13)):
        if step % 17 != 3:
            continue
        before = match.state.hash()
        twin = copy.deepcopy(match.state)
        for _ in range(30):
            if actors := twin.actors():
                twin.choose(actors[-1], rng.pick(twin.legal(actors[-1])))
        assert match.state.hash() == before


@pytest.mark.parametrize(("id_", "seats"), EVERY_TABLE)
def test_a_clone_goes_on_exactly_like_the_original(id_: str, seats: int) -> None:
    for step, (match, rng) in enumerate(moments(id_, seats, 14)):
        if step != 9 or not match.state.actors():
            continue
        one, two = match.state.clone(), match.state.clone()
        while actors := one.actors():
            code = rng.pick(one.legal(actors[0]))
            one.choose(actors[0], code)
            two.choose(actors[0], code)
        assert one.hash() == two.hash()
