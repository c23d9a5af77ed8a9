"""The characters by number: their row in data.toml."""

from __future__ import annotations

from typing import Final

APPRENTICE: Final = 0
MILITARY_ARCHITECT: Final = 1
TREASURER: Final = 2
CARAVAN_GUIDE: Final = 3
MASTER_BUILDER: Final = 4
CARTOGRAPHER: Final = 5
COURTESAN: Final = 6
DUCHESS: Final = 7
BLACKSMITH: Final = 8
INVENTOR_CARD: Final = 9
THIEF: Final = 10
MINSTREL: Final = 11
MERCHANT: Final = 12
MYSTIC: Final = 13
SEAMSTRESS: Final = 14
STRATEGIST: Final = 15
TRAITOR: Final = 16
TRUMPETER: Final = 17
