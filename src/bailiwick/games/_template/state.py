"""What lies on the table: set-up, clone, view, invariants."""

from __future__ import annotations

from bailiwick.core.game import Setup
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games._template import scoring
from bailiwick.games._template.actions import ACTIONS
from bailiwick.games._template.data import Data
from bailiwick.games._template.rules import turn


class Stones(State):
    """One pile, and what each seat has taken from it."""

    def __init__(self, seats: int, rng: Rng, data: Data, source: Stones | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.has_bonus: bool = True if source is None else source.has_bonus
        self.left: int = data.stones if source is None else source.left
        self.active: int = 0 if source is None else source.active
        self.taken: list[int] = [0] * seats if source is None else source.taken[:]

    def advance(self) -> None:
        turn.advance(self)

    def clone(self) -> Stones:
        return Stones(self.seats, self.rng, self.data, self)

    def view(self, seat: int | None) -> dict[str, object]:
        return {"game": "_template", "left": self.left, "taken": self.taken[:], "active": self.active}

    def determinize(self, seat: int | None, rng: Rng) -> Stones:
        twin = self.clone()
        twin.rng = rng.fork()
        return twin

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    def check(self) -> None:
        assert self.left >= 0
        assert self.left + sum(self.taken) == self.data.stones


def deal(setup: Setup) -> Stones:
    """Set-up: all stones on the pile, a random seat begins."""
    data = setup.data
    assert isinstance(data, Data)
    state = Stones(setup.seats, setup.rng, data)
    state.has_bonus = setup.has("bonus")
    state.active = state.rng.below(setup.seats)
    return state
