"""Provence (890 Anno Domini): tile drafting, kingdoms of three by three, and the Saracens' fleet."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant
from bailiwick.core.tables import Tables
from bailiwick.games.provence.actions import spellings
from bailiwick.games.provence.data import Data
from bailiwick.games.provence.messages import MESSAGES
from bailiwick.games.provence.observation import observe
from bailiwick.games.provence.state import deal
from bailiwick.games.provence.value import value

FOLDER = Path(__file__).parent
PRINTED = Tables(FOLDER / "data.toml")

GAME = Game(
    id="provence",
    title="Provence (890 Anno Domini)",
    seats=[2, 3, 4],
    version=1,
    variants=[
        Variant("scenario", [*PRINTED.ids("scenario"), "random"]),
        Variant("start_player", ["random", "host"]),
        Variant("castles", ["draft", "deal"]),
        Variant("bonus_needs_one", ["off", "on"]),
        Variant("castle_safe_from_theft", ["off", "on"]),
    ],
    actions=spellings(PRINTED.ids("castle"), PRINTED.ids("special"), PRINTED.ids("character")),
    messages=MESSAGES,
    folder=FOLDER,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
    secrets=False,
    printed_parts=["tiles", "characters"],
)
