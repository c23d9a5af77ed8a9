"""The only source of chance: a keyed BLAKE2b stream that gives the same numbers for ever."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORDS: Final = 16
RANGE: Final = 1 << 32


def key_of(seed: int | str | bytes) -> bytes:
    """The 256-bit key of a seed; equal-looking seeds of different types differ."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str, bytes)):
        raise TypeError(f"a seed is an int, a str or bytes, not {type(seed).__name__}")
    if isinstance(seed, int):
        data = b"int:" + str(seed).encode()
    elif isinstance(seed, str):
        data = b"str:" + seed.encode()
    else:
        data = b"bytes:" + seed
    return blake2b(data, digest_size=32, person=b"bailiwick seed").digest()


class Rng:
    """Block *n* of the stream is BLAKE2b(n) under the key: sixteen 32-bit words, used in order."""

    def __init__(self, seed: int | str | bytes, source: Rng | None = None) -> None:
        self.key: bytes = key_of(seed) if source is None else source.key
        self.block: int = 0 if source is None else source.block
        self.at: int = WORDS if source is None else source.at
        # derived from key and block, never changed in place, so clones share it
        self._words: list[int] = [] if source is None else source._words

    def clone(self) -> Rng:
        return Rng(0, self)

    def position(self) -> int:
        """How many words were used: it moves exactly when chance happens."""
        return self.block * WORDS + self.at

    def word(self) -> int:
        """The next 32 bits."""
        if self.at == WORDS:
            digest = blake2b(self.block.to_bytes(8, "little"), key=self.key).digest()
            self._words = list(unpack("<16I", digest))
            self.block += 1
            self.at = 0
        elif not self._words:
            digest = blake2b((self.block - 1).to_bytes(8, "little"), key=self.key).digest()
            self._words = list(unpack("<16I", digest))
        word = self._words[self.at]
        self.at += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n−1, each equally likely."""
        if n < 1 or n > RANGE:
            raise ValueError(f"below({n}): n must be from 1 to 2**32")
        bound: i64 = n
        limit: i64 = RANGE - RANGE % bound
        while True:
            word: i64 = self.word()
            if word < limit:
                return int(word % bound)

    def pick(self, items: list[T]) -> T:
        """One of *items*, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put *items* in a random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Rng:
        """A new, independent stream taken from this one."""
        return Rng(b"".join([self.word().to_bytes(4, "little") for _ in range(8)]))
