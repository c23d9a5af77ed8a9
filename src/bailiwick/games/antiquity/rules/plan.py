"""City building in secret (P2): what all questions of a private plan have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message
from bailiwick.games.antiquity.actions import SQUARES, TURNS
from bailiwick.games.antiquity.terms import NO_CODES

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


class PlanDecision(Decision["Antiquity"]):
    """A question inside a secret plan; its options are remembered while other seats plan (V2.0)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        known = state._plans[seat]
        if known:
            return known
        codes = self.codes(state, seat)
        state._plans[seat] = codes
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        state._plans[seat] = NO_CODES
        self.act(state, seat, code)

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        """The legal codes, found afresh."""
        raise NotImplementedError

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        """Carry out *code*."""
        raise NotImplementedError

    def private(self) -> bool:
        return True


def square_piece(seat: int, name: int) -> str:
    """The id of a square of a seat's city: square:0:1:3,4."""
    square = name % SQUARES
    return f"square:{seat}:{name // SQUARES}:{square % 7},{square // 7}"


def square_message(key: str, name: int) -> Message:
    """Something about a square: city, column and row."""
    square = name % SQUARES
    return Message(key, city_id(name // SQUARES), square % 7 + 1, square // 7 + 1)


def city_id(city: int) -> str:
    """How messages name a city: the first to the fourth."""
    return str(city + 1)


def place_parts(at: int) -> tuple[int, int, int]:
    """City, turn and corner square of a placement code."""
    return at // SQUARES // TURNS, at // SQUARES % TURNS, at % SQUARES
