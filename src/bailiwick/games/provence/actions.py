"""The fixed action space (4.8): every code and its spelling. New codes go at the end."""

from __future__ import annotations

from typing import Final

#                       how many follow        spelled
CASTLE: Final = 1  # 6 castles                castle:castle_wo …
LAND: Final = 7  # 4 slots                    land:0 … land:3
SPECIAL: Final = 11  # 10 special buildings   special:cathedral …
INVENTOR: Final = 21  # 10 special buildings  inventor:cathedral …
CLEAR: Final = 31  # 8 outer cells            clear:0 … clear:8
FREE: Final = 39  # 4 slots                   free:0 … free:3
PLACE: Final = 43  # 8 outer cells            place:0 … place:8
RECRUIT: Final = 51  # 18 characters          recruit:apprentice …
DECLINE: Final = 69  # 4 crops                decline:w …
FROM: Final = 73  # 8 outer cells             from:0 … from:8
STOP: Final = 81  # 1                         stop
RESTORE: Final = 82  # 8 outer cells          restore:0 … restore:8
SWAP: Final = 90  # 8 outer cells             swap:0 … swap:8
SWAP_WITH: Final = 98  # 8 outer cells        swap_with:0 … swap_with:8
STEAL: Final = 106  # 3 seats × 9 cells       steal:+1:0 … the seats after one's own
PUT: Final = 133  # 9 cells                   put:0 … put:8
TOKEN: Final = 142  # 4 slots                 token:0 … token:3
RUIN: Final = 146  # 8 outer cells            ruin:0 … ruin:8
KEEP: Final = 154  # 18 characters            keep:apprentice …
CODES: Final = 172

CELLS: Final = 9
MIDDLE: Final = 4
OUTER: Final = [0, 1, 2, 3, 5, 6, 7, 8]
OUTER_INDEX: Final = [0, 1, 2, 3, -1, 4, 5, 6, 7]
CROPS: Final = "wolp"


def spellings(castles: list[str], specials: list[str], characters: list[str]) -> list[str]:
    """The name of every code; the index is the code."""
    slots = [str(slot) for slot in range(4)]
    outer = [str(cell) for cell in OUTER]
    names = ["end_turn"]
    for verb, things in (
        ("castle", castles),
        ("land", slots),
        ("special", specials),
        ("inventor", specials),
        ("clear", outer),
        ("free", slots),
        ("place", outer),
        ("recruit", characters),
        ("decline", list(CROPS)),
        ("from", outer),
    ):
        names += [f"{verb}:{thing}" for thing in things]
    names.append("stop")
    for verb in ("restore", "swap", "swap_with"):
        names += [f"{verb}:{cell}" for cell in outer]
    names += [f"steal:+{offset}:{cell}" for offset in (1, 2, 3) for cell in range(CELLS)]
    names += [f"put:{cell}" for cell in range(CELLS)]
    names += [f"token:{slot}" for slot in slots]
    names += [f"ruin:{cell}" for cell in outer]
    names += [f"keep:{character}" for character in characters]
    assert len(names) == CODES
    return names
