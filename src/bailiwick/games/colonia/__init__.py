"""Colonia: six weeks of trade, votes and relics in medieval Cologne."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant
from bailiwick.games.colonia.actions import ACTIONS
from bailiwick.games.colonia.data import Data
from bailiwick.games.colonia.messages import MESSAGES
from bailiwick.games.colonia.observation import observe
from bailiwick.games.colonia.state import deal
from bailiwick.games.colonia.value import value

GAME = Game(
    id="colonia",
    title="Colonia",
    seats=[3, 4, 5, 6],
    version=1,
    variants=[
        Variant("screen_mode", ["screens", "tracked", "open"]),
        Variant("strict_may", ["off", "on"]),
        Variant("choose_start_good", ["off", "on"]),
        Variant("random_first_order", ["off", "on"]),
        Variant("five_weeks", ["off", "on"]),
        Variant("city_majority_bonus", ["off", "on"]),
    ],
    actions=ACTIONS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
)
