"""The bag of raw materials, and what the table learns of blind draws (C0.8, 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.colonia.data import KINDS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def bag_count(state: Colonia) -> int:
    """How many raw materials are in the bag."""
    bag = state.bag
    return bag[0] + bag[1] + bag[2] + bag[3] + bag[4]


def draw(state: Colonia) -> int:
    """Draw one raw material; the bag is not empty (C0.8)."""
    at = state.rng.below(bag_count(state))
    kind = 0
    while at >= state.bag[kind]:
        at -= state.bag[kind]
        kind += 1
    state.bag[kind] -= 1
    return kind


def draw_to_stall(state: Colonia, stall: int, count: int) -> None:
    """Lay up to *count* raw materials on a stall; a dry bag gives what is left (C1.2)."""
    for _ in range(min(count, bag_count(state))):
        state.stalls[KINDS * stall + draw(state)] += 1
        state.stall_size[stall] += 1


def blind(state: Colonia, kind: int) -> int:
    """How many of *kind* all families together have drawn blindly."""
    count = 0
    for seat in range(state.seats):
        count += state.opening[KINDS * seat + kind] + state.later[KINDS * seat + kind]
    return count


def note_bag(state: Colonia) -> None:
    """What came out of the bag openly cannot have been drawn blindly before (5.3)."""
    for kind in range(KINDS):
        state.most[kind] = min(state.most[kind], blind(state, kind) + state.bag[kind])


def draw_blindly(state: Colonia, seat: int, count: int, drawn: list[int]) -> None:
    """*seat* draws behind its screen; all see how many, only it learns which (S6, CD.4).

    *drawn* keeps which blind draw it was.
    """
    new = [0] * KINDS
    for _ in range(min(count, bag_count(state))):
        new[draw(state)] += 1
    for kind in range(KINDS):
        state.raw[KINDS * seat + kind] += new[kind]
        drawn[KINDS * seat + kind] += new[kind]
    state.tell("drew-raw", seat, sum(new))
    if sum(new):
        state.whisper(seat, "you-drew", new[0], new[1], new[2], new[3], new[4])


def begin_later_draw(state: Colonia) -> None:
    """Keep what was known of the opening draw; from here on the table counts both draws."""
    state.opening_shown = tuple(state.shown)
    state.opening_most = tuple(state.most)
    for kind in range(KINDS):
        state.most[kind] = blind(state, kind) + state.bag[kind]


def put_back(state: Colonia, seat: int, kind: int) -> None:
    """A raw material paid by *seat* goes into the bag; what it never bought, it must have drawn."""
    at = KINDS * seat + kind
    state.raw[at] -= 1
    state.bag[kind] += 1
    state.shown[at] = max(state.shown[at], state.opening[at] + state.later[at] - state.raw[at])
