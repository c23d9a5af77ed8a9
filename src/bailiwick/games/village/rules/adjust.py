"""Changing dice before the first banner: with coins, or with a marker of the meeting place (V4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.village.actions import ADJUST_COIN, ADJUST_MARK

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

FACES: Final = 6


def steps(first_code: int) -> list[list[list[int]]]:
    """By face and by coins (up to five matter), the codes of the faces those coins reach."""
    return [
        [
            [first_code + to - 1 for to in range(1, FACES + 1) if to != face and abs(to - face) <= coins]
            for coins in range(FACES)
        ]
        for face in range(FACES + 1)
    ]


# by die (the first and the second one taken), face and coins
COIN_STEPS: Final = [steps(ADJUST_COIN), steps(ADJUST_COIN + FACES)]
MARK_STEPS: Final = [steps(ADJUST_MARK), steps(ADJUST_MARK + FACES)]


def add_adjustments(state: Village, seat: int, codes: list[int]) -> None:
    """Each die once; of two equal dice only the first is offered (V4.5)."""
    coins = min(state.coins[seat], FACES - 1)
    marked = state.meeting_markers[seat] > 0
    if (coins == 0 and not marked) or state.adjusted == 3:
        return
    faces = [state.dice[state.first], state.dice[state.second]]
    same_colour = state.is_black(state.first) == state.is_black(state.second)
    dice = 1 if state.adjusted == 0 and same_colour and faces[0] == faces[1] else 2
    for which in range(dice):
        if not state.adjusted >> which & 1:
            codes.extend(COIN_STEPS[which][faces[which]][coins])
            if marked:
                codes.extend(MARK_STEPS[which][faces[which]][FACES - 1])


def adjust(state: Village, seat: int, code: int) -> None:
    """Turn a die to another face and pay for it."""
    die, face = target(state, code)
    before = state.dice[die]
    if code < ADJUST_MARK:
        coins = abs(face - before)
        state.coins[seat] -= coins
        state.tell("adjusted-with-coins", seat, before, face, coins)
    else:
        state.meeting_markers[seat] -= 1
        state.tell("adjusted-with-marker", seat, before, face)
    state.dice[die] = face
    state.adjusted |= 1 << which_die(code)


def which_die(code: int) -> int:
    """0 for the die taken first, 1 for the second."""
    return (code - ADJUST_COIN) // FACES % 2


def target(state: Village, code: int) -> tuple[int, int]:
    """The die and the face that *code* speaks of."""
    die = state.first if which_die(code) == 0 else state.second
    return die, (code - ADJUST_COIN) % FACES + 1


def describe_adjustment(state: Village, seat: int, code: int) -> Option:
    """What is turned to what, the value it makes, and the price."""
    die, face = target(state, code)
    value = state.value() - state.dice[die] + face
    before = state.dice[die]
    if code < ADJUST_MARK:
        return Option(
            code, [f"die:{die}"], Message("adjust-with-coins", before, face, value, abs(face - before))
        )
    return Option(
        code, [f"die:{die}", f"meeting-markers:{seat}"], Message("adjust-with-marker", before, face, value)
    )
