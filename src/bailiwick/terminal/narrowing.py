"""Find options by what a person types: words, and coordinates such as 3,4 or 2 -1."""

from __future__ import annotations

import re

NUMBER = re.compile(r"-?\d+")
WORD = re.compile(r"[^\W\d]+")


def matching(said: list[str], typed: str) -> list[int]:
    """Which of the options *said* begin with the typed numbers, in order, and have all typed words."""
    numbers, words = NUMBER.findall(typed), WORD.findall(typed.lower())
    if not numbers and not words:
        return []
    return [
        at
        for at, text in enumerate(said)
        if NUMBER.findall(text)[: len(numbers)] == numbers and all(word in text.lower() for word in words)
    ]
