"""The games there are: those in our own folder, and those other packages offer."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from bailiwick.core.game import Game
from bailiwick.core.tables import BadInput

FOLDER = Path(__file__).parent.parent / "games"
_cards: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    own = [path.parent.name for path in FOLDER.glob("[a-z]*/__init__.py")]
    return tuple(sorted([*own, *offered()]))


def game(id: str) -> Game:
    """The card of the game *id*."""
    if id not in _cards:
        place = offered().get(id, f"bailiwick.games.{id}:GAME")
        if id not in offered() and not (id.isidentifier() and (FOLDER / id / "__init__.py").exists()):
            raise BadInput(f"there is no game {id!r}; there are {', '.join(games())}")
        module, _, name = place.partition(":")
        card = getattr(import_module(module), name)
        assert isinstance(card, Game)
        _cards[id] = card
    return _cards[id]


def offered() -> dict[str, str]:
    """Games of other packages: entry points of the group `bailiwick.games`."""
    return {point.name: point.value for point in entry_points(group="bailiwick.games")}
