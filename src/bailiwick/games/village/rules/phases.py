"""Where a turn stands while nobody has anything to answer."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
NEXT_TURN: Final = 1
PLAYING: Final = 2
RAT: Final = 3
PLAGUE: Final = 4
