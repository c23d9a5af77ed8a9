"""My Village: dice, banners, lives and deaths."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant
from bailiwick.games.village.actions import ACTIONS
from bailiwick.games.village.data import Data
from bailiwick.games.village.messages import MESSAGES
from bailiwick.games.village.observation import observe
from bailiwick.games.village.state import deal
from bailiwick.games.village.value import value

GAME = Game(
    id="village",
    title="Village (My Village)",
    seats=[2, 3, 4],
    version=1,
    variants=[
        Variant("board_assignment", ["random", "chosen"]),
        Variant("start_player", ["random", "host"]),
        Variant("max_rounds", ["normal", "half", "double"]),
    ],
    actions=ACTIONS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
    secrets=False,
    printed_parts=["cards"],
)
