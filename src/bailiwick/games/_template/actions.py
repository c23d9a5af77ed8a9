"""The fixed action space: every code and its spelling. New codes go at the end."""

from __future__ import annotations

from typing import Final

#                  how many follow    spelled
TAKE: Final = 1  # 3 amounts          take:one … take:three

ACTIONS: Final = ["end_turn", "take:one", "take:two", "take:three"]
