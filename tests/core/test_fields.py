"""The hash of a position: the same for ever, and different for whatever differs."""

from __future__ import annotations

from itertools import combinations

import pytest

from bailiwick.core.fields import plain, stable_hash
from bailiwick.core.rng import Rng

DIFFERENT = [
    0,
    1,
    -1,
    None,
    "",
    "0",
    "a",
    ["a", "b"],
    ["ab", ""],
    ["ab"],
    [],
    [0],
    [[]],
    [0, 0],
    [[0], 0],
    [[0, 0]],
    [None],
    1 << 59,
    1 << 60,
    (1 << 60) + 1,
    (1 << 60) + 3,
    -(1 << 60),
    1 << 200,
    (1 << 200) + 1,
    {"a": 1},
    Rng(1),
    Rng(2),
]


def test_values_that_differ_have_different_bytes() -> None:
    for one, other in combinations(DIFFERENT, 2):
        assert plain(one) != plain(other), (one, other)


def test_the_hash_is_the_same_for_ever() -> None:
    assert stable_hash([1, [2, -3], None, "text", 1 << 100]) == "76f52ff9e09c69e4"
    assert stable_hash(Rng(7)) == "185c0782bce73ffd"


@pytest.mark.parametrize("value", [{1, 2}, frozenset([1]), 0.5, [0.5]])
def test_a_position_holds_nothing_without_an_order_or_an_exact_value(value: object) -> None:
    with pytest.raises(TypeError, match="a position holds no"):
        plain(value)
