"""What a position is worth to a seat, in prestige points, for bots (10.4)."""

from __future__ import annotations

from bailiwick.core.state import State
from bailiwick.games.village.outlook import Outlook
from bailiwick.games.village.prospects import prospects
from bailiwick.games.village.scoring import score
from bailiwick.games.village.state import Village


def value(state: State, seat: int) -> float:
    """The points of *seat*, what its village promises, and what it can still do in this turn."""
    assert isinstance(state, Village)
    if state.over:
        return float(score(state, seat))
    outlook = Outlook(state, seat)
    worth = score(state, seat) + outlook.village()
    if state.active == seat and state.stacks[seat]:
        worth += prospects(state, seat, outlook)
    return worth
