"""Moving plows from the smithy, or a guild marker as a plow, to a field (4.3, R-22, R-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.village.actions import FIELD_NAMES, GOODS, PLOW, PLOW_GUILD, PLOW_SMITHY

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def add_plow_moves(state: Village, seat: int, codes: list[int]) -> None:
    """Every field without a plow, from either place that has one."""
    plows = state.plows[seat]
    if state.goods[seat * GOODS + PLOW]:
        codes.extend([PLOW_SMITHY + field for field in range(state.fields[seat]) if not plows >> field & 1])
    if state.guild[seat]:
        codes.extend([PLOW_GUILD + field for field in range(state.fields[seat]) if not plows >> field & 1])


def move_plow(state: Village, seat: int, code: int) -> None:
    """It lies on the field from now on; only a payment takes it away again (R-23)."""
    if code < PLOW_GUILD:
        field = code - PLOW_SMITHY
        state.goods[seat * GOODS + PLOW] -= 1
        state.tell("plowed", seat, FIELD_NAMES[field])
    else:
        field = code - PLOW_GUILD
        state.guild[seat] -= 1
        state.tell("plowed-with-marker", seat, FIELD_NAMES[field])
    state.plows[seat] |= 1 << field


def describe_plow_move(state: Village, seat: int, code: int) -> Option:
    """From where to which field."""
    if code < PLOW_GUILD:
        field = code - PLOW_SMITHY
        pieces = [f"goods:{seat}:plow", f"field:{seat}:{field}"]
        return Option(code, pieces, Message("move-plow", FIELD_NAMES[field]))
    field = code - PLOW_GUILD
    return Option(
        code, [f"guild:{seat}", f"field:{seat}:{field}"], Message("move-marker-as-plow", FIELD_NAMES[field])
    )
