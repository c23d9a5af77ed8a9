"""Step III of a turn: a villager dies, the rat runs, the plague comes (V4.13, V4.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import (
    ABBOT,
    COFFINS,
    DEAD,
    DISINFECTION_CHURCH,
    NO,
    PROFESSION,
    PROFESSION_NAMES,
    PROFESSIONS,
    YES,
)
from bailiwick.games.village.rules.phases import NEXT_TURN, PLAGUE
from bailiwick.games.village.rules.school import PlaceVillager

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

RAT_DIE: Final = 6


class Death(Decision["Village"]):
    """Choose who dies; students are safe (V4.13)."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [DEAD + p for p in range(PROFESSIONS) if state.has(seat, p)]

    def choose(self, state: Village, seat: int, code: int) -> None:
        bury(state, seat, code - DEAD)
        if not state.villagers[seat]:
            state.labourers[seat] += 1
            state.tell("hired-labourer", seat)
            state.ask(seat, LABOURER_TARGET)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        profession = code - DEAD
        name = PROFESSION_NAMES[profession]
        pieces = [f"villager:{seat}:{name}"]
        if state.chronicle[profession] == COFFINS:
            return Option(code, pieces, Message("die-unknown", name))
        return Option(code, pieces, Message("die-famous", name, fame(state, profession)))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-death")

    def rule(self) -> str:
        return "V4.13"


def fame(state: Village, profession: int) -> int:
    """The stories of the next free coffin field in the chronicle (2.4)."""
    return state.data.chronicle[profession][state.chronicle[profession]]


def bury(state: Village, seat: int, profession: int) -> None:
    """In the chronicle while there is room, with stories to tell; else in a nameless grave (R-19, R-20)."""
    state.villagers[seat] &= ~(1 << profession)
    name = PROFESSION_NAMES[profession]
    if state.chronicle[profession] < COFFINS:
        stories = fame(state, profession)
        state.chronicle[profession] += 1
        state.tree[seat] += stories
        state.tell("died-famous", seat, name, stories)
    else:
        state.graves += 1
        state.tell("died-unknown", seat, name)


class LabourerTarget(PlaceVillager):
    """The last villager is dead: a day labourer takes any profession (V4.13, R-21)."""

    def choose(self, state: Village, seat: int, code: int) -> None:
        state.villagers[seat] |= 1 << (code - PROFESSION)
        state.tell("labourer-placed", seat, PROFESSION_NAMES[code - PROFESSION])

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-labourer")

    def rule(self) -> str:
        return "V4.13"


def roll_rat(state: Village) -> None:
    """Every death drives the rat; at the end of its track it brings the plague (V4.13)."""
    roll = state.rng.below(RAT_DIE) + 1
    state.rat = max(0, state.rat - roll)
    state.tell("rat-ran", roll, state.rat)
    state.phase = NEXT_TURN
    if state.rat == 0:
        state.tell("plague")
        state.phase = PLAGUE
        state.plague_left = state.seats


def suffer_plague(state: Village) -> None:
    """One village after the other, the active one first; then the rat starts anew (V4.14, R-39)."""
    if state.plague_left == 0:
        state.rat = state.data.rat_start[state.seats]
        state.phase = NEXT_TURN
        return
    seat = (state.active + state.seats - state.plague_left) % state.seats
    state.plague_left -= 1
    if state.tree[seat] > 1:
        if can_disinfect(state, seat):
            state.ask(seat, DISINFECT)
        else:
            lose_stories(state, seat)


def can_disinfect(state: Village, seat: int) -> bool:
    """Disinfection church, a free marker space, and an abbot (2.9, R-17)."""
    church = state.church[seat]
    return (
        church == DISINFECTION_CHURCH
        and state.church_markers[seat] < state.data.church_spaces[church]
        and state.has(seat, ABBOT)
    )


def lose_stories(state: Village, seat: int) -> None:
    """Half of the stories on the tree, rounded down (R-18)."""
    lost = state.tree[seat] // 2
    state.tree[seat] -= lost
    state.tell("lost-stories", seat, lost)


class Disinfect(Decision["Village"]):
    """Use the church against this plague? (V4.14)"""

    def options(self, state: Village, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == YES:
            state.church_markers[seat] += 1
            state.tell("disinfected", seat)
        else:
            lose_stories(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        pieces = ["church:church_disinfection"]
        if code == YES:
            return Option(code, pieces, Message("disinfect-yes"))
        return Option(code, [f"tree:{seat}"], Message("disinfect-no", state.tree[seat] // 2))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-disinfect", state.tree[seat] // 2)

    def rule(self) -> str:
        return "V4.14"


DEATH: Final = Death()
LABOURER_TARGET: Final = LabourerTarget()
DISINFECT: Final = Disinfect()
