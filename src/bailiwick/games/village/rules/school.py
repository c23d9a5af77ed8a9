"""The school: students move up, or go to work in place of the dead (V4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import (
    PROFESSION,
    PROFESSION_NAMES,
    PROFESSIONS,
    SCHOOL_NEW,
    SCHOOL_PLACE_LEFT,
    SCHOOL_PLACE_RIGHT,
    SCHOOL_RIGHT,
    SCHOOL_SKIP,
)

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

LEFT: Final = 1  # bits of the two spaces
RIGHT: Final = 2
EVERYBODY: Final = (1 << PROFESSIONS) - 1


def attend_school(state: Village, seat: int, lessons: int) -> None:
    """One school action, or as many as a monk grants, one after the other (R-14)."""
    state.lessons = lessons
    next_lesson(state, seat)


def next_lesson(state: Village, seat: int) -> None:
    """Ask again while there are lessons left."""
    if state.lessons:
        state.lessons -= 1
        state.ask(seat, SCHOOL_ACTION)


class SchoolAction(Decision["Village"]):
    """What the two spaces allow, or nothing (V4.9)."""

    def options(self, state: Village, seat: int) -> list[int]:
        students = state.students[seat]
        can_place = state.villagers[seat] != EVERYBODY
        codes: list[int] = []
        if not students & LEFT:
            codes.append(SCHOOL_NEW)
        elif not students & RIGHT:
            codes.append(SCHOOL_RIGHT)
        if can_place and students & LEFT:
            codes.append(SCHOOL_PLACE_LEFT)
        if can_place and students & RIGHT:
            codes.append(SCHOOL_PLACE_RIGHT)
        codes.append(SCHOOL_SKIP)
        return codes

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code in (SCHOOL_PLACE_LEFT, SCHOOL_PLACE_RIGHT):
            leave_school(state, seat, code == SCHOOL_PLACE_RIGHT)
            state.ask(seat, SCHOOL_TARGET)
            return
        if code == SCHOOL_NEW:
            state.students[seat] |= LEFT
            state.tell("student-new", seat)
        elif code == SCHOOL_RIGHT:
            state.students[seat] = RIGHT
            state.tell("student-right", seat)
        else:
            state.tell("school-skipped", seat)
        next_lesson(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        data = state.data
        left, right = f"student:{seat}:left", f"student:{seat}:right"
        if code == SCHOOL_NEW:
            return Option(code, [left], Message("school-new"))
        if code == SCHOOL_RIGHT:
            return Option(code, [left, right], Message("school-right"))
        if code == SCHOOL_PLACE_LEFT:
            return Option(code, [left], Message("school-place", data.school_time))
        if code == SCHOOL_PLACE_RIGHT:
            return Option(code, [right], Message("school-place-right", data.school_time, data.school_stories))
        return Option(code, [], Message("school-skip"))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-school")

    def rule(self) -> str:
        return "V4.9"


def leave_school(state: Village, seat: int, from_right: bool) -> None:
    """It takes time; a student from the right space brings story points (V4.9)."""
    stories = state.data.school_stories if from_right else 0
    state.spend_time(seat, state.data.school_time)
    state.students[seat] &= ~(RIGHT if from_right else LEFT)
    state.tree[seat] += stories
    state.tell("left-school", seat, state.data.school_time, stories)


class PlaceVillager(Decision["Village"]):
    """Choose the empty profession field for somebody new."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [PROFESSION + p for p in range(PROFESSIONS) if not state.has(seat, p)]

    def describe(self, state: Village, seat: int, code: int) -> Option:
        profession = PROFESSION_NAMES[code - PROFESSION]
        return Option(code, [f"villager:{seat}:{profession}"], Message("place-villager", profession))


class SchoolTarget(PlaceVillager):
    """Where the student goes; the area is active at once (V4.9)."""

    def choose(self, state: Village, seat: int, code: int) -> None:
        state.villagers[seat] |= 1 << (code - PROFESSION)
        state.tell("student-placed", seat, PROFESSION_NAMES[code - PROFESSION])
        next_lesson(state, seat)

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-profession")

    def rule(self) -> str:
        return "V4.9"


SCHOOL_ACTION: Final = SchoolAction()
SCHOOL_TARGET: Final = SchoolTarget()
