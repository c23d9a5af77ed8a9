"""Who won, and the order of the others (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.antiquity.actions import HOUSES, KINDS
from bailiwick.games.antiquity.estate import Estate
from bailiwick.games.antiquity.rules.zone import find_zone
from bailiwick.games.antiquity.terms import ALL_GONE, BY_SAINT, LAST_ONE, TOO_LONG

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

SOURCES: Final = {BY_SAINT: "saint", LAST_ONE: "survivor", ALL_GONE: "draw", TOO_LONG: "draw"}


def breakdown(state: Antiquity, seat: int) -> dict[str, int]:
    """There are no points: one for a winner or a drawn player, by the way he came to it."""
    parts = {"saint": 0, "survivor": 0, "draw": 0}
    if state.winners[seat]:
        parts[SOURCES[state.ending]] = 1
    return parts


def progress(state: Antiquity, seat: int) -> list[int]:
    """How far *seat* is towards Nicolo, Barbara, Christofori and Giorgio, in hundredths."""
    return progress_of(state, seat, state.estates[seat])


def progress_of(state: Antiquity, seat: int, estate: Estate) -> list[int]:
    """The same for an estate as somebody sees it."""
    houses = estate.houses.bit_count()
    kinds = estate.kinds.bit_count() + (1 if houses else 0)
    goods = sum([min(state.data.saint_goods, amount) for amount in estate.goods[2:]])
    needed = 8 * state.data.saint_goods
    return [
        100 * houses // HOUSES,
        100 * kinds // (KINDS + 1),
        100 * goods // needed,
        enclosure(state, seat, estate),
    ]


def enclosure(state: Antiquity, seat: int, estate: Estate) -> int:
    """The largest part of another player's zone that lies in the own zone, in hundredths."""
    best = 0
    if not state.is_active(seat):
        return best
    zone = find_zone(state, seat, estate)
    built = state.all_cities() | state.all_inns()
    for victim in range(state.seats):
        if victim != seat and state.is_active(victim):
            # while plans are secret the victim's zone is the one everybody has seen
            known = state.shown[victim] if state.shown else state.estates[victim]
            needed = find_zone(state, victim, known) & ~built
            missing = (needed & ~zone).bit_count()
            total = needed.bit_count()
            best = max(best, 100 if not total else 100 * (total - missing) // total)
    return best


def standing(state: Antiquity, seat: int) -> list[int]:
    """Winners, then survivors, then later before earlier eliminated, then progress (section 6)."""
    fallen = state.fallen[seat]
    return [
        1 if state.winners[seat] else 0,
        1 if not fallen else 0,
        fallen,
        0 if state.winners[seat] else max(progress(state, seat)),
    ]


def ranking(state: Antiquity) -> list[int]:
    """The place of each seat; winners share the first one."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    places: list[int] = []
    for seat in range(state.seats):
        ahead = [other for other in standings if other > standings[seat]]
        places.append(1 + len(ahead))
    return places
