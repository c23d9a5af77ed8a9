"""The council chambers at work (2.11, V4.10, V4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import (
    AREA_COUNCIL,
    AREA_NAMES,
    FINANCE_COUNCIL,
    GUILD_COUNCIL,
    MARK_AREA,
    MARK_PROFESSION,
    PROFESSION_NAMES,
    PROFESSIONS,
)

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

ALL_MARKED: Final = (1 << PROFESSIONS) - 1


def use_council(state: Village, seat: int) -> None:
    """Coins, a wild marker, or a mark on one of five spaces; without room nothing happens (V4.12)."""
    council = state.council[seat]
    effect = council_effect(state, seat, council)
    if effect == "coins":
        coins = state.data.council_coins[council]
        state.coins[seat] += coins
        state.tell("council-coins", seat, coins)
    elif effect == "marker":
        state.guild[seat] += 1
        state.tell("council-marker", seat)
    elif effect == "mark":
        state.ask(seat, COUNCIL_MARK)


def council_effect(state: Village, seat: int, council: int) -> str:
    """What *council* would do for a village now, as a word: coins, marker, mark or nothing."""
    if council == FINANCE_COUNCIL:
        return "coins"
    if council == GUILD_COUNCIL:
        return "marker" if state.guild[seat] < state.data.council_spaces[council] else "nothing"
    return "mark" if state.council_marks[seat] != ALL_MARKED else "nothing"


class CouncilMark(Decision["Village"]):
    """Choose one of the unmarked spaces, useful or not: the end of the match counts (2.11)."""

    def options(self, state: Village, seat: int) -> list[int]:
        first, marks = first_code(state, seat), state.council_marks[seat]
        return [first + space for space in range(PROFESSIONS) if not marks >> space & 1]

    def choose(self, state: Village, seat: int, code: int) -> None:
        state.council_marks[seat] |= 1 << (code - first_code(state, seat))
        if code < MARK_PROFESSION:
            state.tell("marked-area", seat, AREA_NAMES[code - MARK_AREA])
        else:
            state.tell("marked-profession", seat, PROFESSION_NAMES[code - MARK_PROFESSION])

    def describe(self, state: Village, seat: int, code: int) -> Option:
        space = f"council-space:{seat}:{code - first_code(state, seat)}"
        if code < MARK_PROFESSION:
            return Option(code, [space], Message("mark-area", AREA_NAMES[code - MARK_AREA]))
        return Option(code, [space], Message("mark-profession", PROFESSION_NAMES[code - MARK_PROFESSION]))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-mark")

    def rule(self) -> str:
        return "V4.11"


def first_code(state: Village, seat: int) -> int:
    """Areas or professions, whichever the own chamber looks at."""
    return MARK_AREA if state.council[seat] == AREA_COUNCIL else MARK_PROFESSION


COUNCIL_MARK: Final = CouncilMark()
