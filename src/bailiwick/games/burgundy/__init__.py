"""The Castles of Burgundy: dice and hexagons, five phases, one duchy each."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant
from bailiwick.games.burgundy.actions import ACTIONS
from bailiwick.games.burgundy.data import Data
from bailiwick.games.burgundy.deal import deal
from bailiwick.games.burgundy.messages import MESSAGES
from bailiwick.games.burgundy.observation import observe
from bailiwick.games.burgundy.value import value

GAME = Game(
    id="burgundy",
    title="The Castles of Burgundy",
    seats=[1, 2, 3, 4],
    version=1,
    variants=[
        Variant("mode", ["beginner", "advanced_open", "advanced_secret", "random", "free", "same"]),
        Variant("extra_boards", ["none", "x2"]),
        Variant("buy_during_effects", ["off", "on"]),
        Variant("k06_workers", ["off", "on"]),
        Variant("k15_value", ["3", "2"]),
        Variant("k26_value", ["2", "3"]),
        Variant("show_projected", ["on", "off"]),
        Variant("solo_side", ["a", "b"]),
        Variant("solo_target", ["50", "45", "55"]),
        *[Variant(f"ban_b{board}", ["off", "on"]) for board in range(1, 10)],
    ],
    actions=ACTIONS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
)
