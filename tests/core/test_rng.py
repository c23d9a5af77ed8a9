"""The generator: the same for ever, unbiased, different for different seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick import Rng


def test_the_stream_is_the_same_for_ever() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(10)] == [2, 5, 1, 4, 3, 4, 0, 1, 4, 5]
    assert [Rng("seven").word(), Rng(b"\x07").word(), Rng(-7).word()] == [1046052230, 3158108437, 2001181766]


def test_seeds_that_look_alike_differ() -> None:
    firsts = {Rng(seed).word() for seed in (7, "7", b"7", 70, -7)}
    assert len(firsts) == 5


@pytest.mark.parametrize("seed", [1.5, None, True, [1]])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(TypeError, match="bytes"):
        Rng(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match="n must be from 1"):
        Rng(1).below(n)


def test_numbers_are_even() -> None:
    rng = Rng("even")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_shuffles_are_even() -> None:
    rng = Rng("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 2_000) < 200 for count in counts.values())


def test_a_clone_gives_the_same_numbers_and_is_independent() -> None:
    rng = Rng(3)
    for _ in range(21):
        rng.word()
    twin = rng.clone()
    assert [rng.word() for _ in range(40)] == [twin.word() for _ in range(40)]
    twin.word()
    assert twin.position() == rng.position() + 1


def test_a_fork_is_another_stream() -> None:
    rng = Rng(3)
    fork = rng.fork()
    assert [fork.word() for _ in range(8)] != [rng.word() for _ in range(8)]
