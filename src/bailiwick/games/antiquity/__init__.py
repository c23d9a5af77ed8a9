"""Antiquity: city states of late-medieval Italy on a land that dies under them."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant, number
from bailiwick.games.antiquity.actions import ACTIONS
from bailiwick.games.antiquity.data import Data
from bailiwick.games.antiquity.messages import MESSAGES
from bailiwick.games.antiquity.observation import observe
from bailiwick.games.antiquity.state import deal
from bailiwick.games.antiquity.value import value

GAME = Game(
    id="antiquity",
    title="Antiquity",
    seats=[2, 3, 4],
    version=1,
    variants=[
        Variant("map_mode", ["tiles", "fixed", "random_terrain"]),
        Variant("beginner", ["off", "on"]),
        Variant("player_trade", ["on", "off"]),
        Variant("planning", ["together", "turn_order"]),
        Variant("mirror_tiles", ["on", "off"]),
        Variant("harbour_reach", ["body", "adjacent"]),
        Variant("dump_unmanned", ["1", "0"]),
        Variant("allow_flip", ["off", "on"]),
        Variant("barbara_graved_counts", ["on", "off"]),
        Variant("inn_limit", ["none", "16"]),
        Variant("giorgio_fish_in_cathedral", ["on", "off"]),
        Variant("limited_stock", ["on", "off"]),
        Variant("tiebreak_empty_only", ["off", "on"]),
        number("max_trade_offers", 3, 1, 9),
        number("max_trade_ask", 12, 1, 48),
        number("max_rounds", 40, 1, 99),
        Variant("open_spectators", ["off", "on"]),
    ],
    actions=ACTIONS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
)
