"""Five great medieval board games, to play and to study."""

from __future__ import annotations

from pathlib import Path

import bailiwick.games  # noqa: F401  first: loaded later, the package would take the name of games()
from bailiwick.core import state as _state
from bailiwick.core.decision import Event, Message, Option
from bailiwick.core.game import Game
from bailiwick.core.match import CannotUndo, Match, Seed
from bailiwick.core.registry import game, games
from bailiwick.core.rng import Rng
from bailiwick.core.state import DeadEnd, IllegalChoice, State
from bailiwick.core.tables import BadInput
from bailiwick.version import __version__

__all__ = [
    "BadInput",
    "CannotUndo",
    "DeadEnd",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Message",
    "Option",
    "Rng",
    "State",
    "__version__",
    "compiled",
    "game",
    "games",
    "new",
]


def compiled() -> bool:
    """Do the kernel and the rules run as native code?"""
    return not str(_state.__file__).endswith(".py")


def new(
    id: str,
    seats: int | None = None,
    seed: Seed = 0,
    variant: dict[str, str] | None = None,
    data: Path | None = None,
) -> State:
    """A new match of the game *id*, played on to its first decision."""
    return game(id).new(seats, seed, variant, data)
