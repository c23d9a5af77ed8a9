"""Stones, the smallest complete game: copy this folder to begin a new one."""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.game import Game, Variant
from bailiwick.games._template.actions import ACTIONS
from bailiwick.games._template.data import Data
from bailiwick.games._template.messages import MESSAGES
from bailiwick.games._template.observation import observe
from bailiwick.games._template.state import deal
from bailiwick.games._template.value import value

GAME = Game(
    id="_template",
    title="Stones",
    seats=[2, 3, 4],
    version=1,
    variants=[Variant("bonus", ["on", "off"])],
    actions=ACTIONS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
)
