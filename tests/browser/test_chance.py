"""What these tests stand on: the same presses lead to the same match."""

from __future__ import annotations

import pytest

from .conftest import Arrive

CHOICES = 12


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_the_same_presses_lead_to_the_same_match(arrive: Arrive, game: str) -> None:
    matches = []
    for _ in range(2):
        anna = arrive("Anna")
        anna.open_table(anna.set_table("me", "bot:random", game=game))
        while anna.choices < CHOICES and anna.is_asked():
            anna.choose()
        assert anna.is_asked()
        matches.append((anna.seq, anna.journal(), anna.board(lit=True)))

    assert matches[0] == matches[1]
