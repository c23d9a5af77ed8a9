"""Step I of a turn: rolling the pool and taking two dice (V4.1, V4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import DIE
from bailiwick.games.village.rules.act import ACT

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

FACES: Final = 6
BLACK: Final = 6  # codes of black dice follow those of white dice


class PickDie(Decision["Village"]):
    """Take a die; dice of the same colour and face are one option (V4.4)."""

    def options(self, state: Village, seat: int) -> list[int]:
        found = 0
        codes: list[int] = []
        white_dice = state.data.white_dice[state.seats]
        dice = state.dice
        for die in range(len(dice)):
            if state.dice_taken >> die & 1:
                continue
            kind = dice[die] - 1 + (BLACK if die >= white_dice else 0)
            if not found >> kind & 1:
                found |= 1 << kind
                codes.append(DIE + kind)
        codes.sort()
        return codes

    def choose(self, state: Village, seat: int, code: int) -> None:
        die = die_of(state, code)
        state.dice_taken |= 1 << die
        time = state.data.black_die_time if state.is_black(die) else 0
        state.spend_time(seat, time)
        state.tell("picked-die", seat, colour_of(state, die), state.dice[die], time)
        if state.first < 0:
            state.first = die
            state.ask(seat, PICK_DIE)
        else:
            state.second = die
            state.ask(seat, ACT)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        die = die_of(state, code)
        time = state.data.black_die_time if state.is_black(die) else 0
        message = Message("pick-die", colour_of(state, die), state.dice[die], time)
        return Option(code, [f"die:{die}"], message)

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-first-die" if state.first < 0 else "ask-second-die")

    def rule(self) -> str:
        return "V4.4"

    def auto(self) -> bool:
        return False


def die_of(state: Village, code: int) -> int:
    """The first die in the pool that *code* speaks of."""
    for die in range(len(state.dice)):
        kind = state.dice[die] - 1 + (BLACK if state.is_black(die) else 0)
        if not state.dice_taken >> die & 1 and DIE + kind == code:
            return die
    raise ValueError(f"no such die in the pool: {code}")


def colour_of(state: Village, die: int) -> str:
    """The colour of a die, as a word."""
    return "black" if state.is_black(die) else "white"


def roll_dice(state: Village) -> None:
    """All white and black dice of this number of seats (V3.8, V4.1)."""
    number = state.data.white_dice[state.seats] + state.data.black_dice[state.seats]
    state.dice = [state.rng.below(FACES) + 1 for _ in range(number)]
    state.dice_taken = 0


PICK_DIE: Final = PickDie()
