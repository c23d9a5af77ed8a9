"""Victory (P10), the last survivor, and the draws (V10, E3, E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.estate import (
    ALL_KINDS,
    BARBARA,
    CATHEDRAL,
    CHRISTOFORI,
    GIORGIO,
    MARIA,
    NICOLO,
    NO_SAINT,
    Estate,
)
from bailiwick.games.antiquity.rules.zone import encloses, zone_of
from bailiwick.games.antiquity.terms import ALL_GONE, BY_SAINT, LAST_ONE, TOO_LONG

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def meets(state: Antiquity, seat: int, saint: int) -> bool:
    """Is the condition of *saint* fulfilled (2.8)? Maria asks for any two of the four."""
    estate = state.estates[seat]
    if saint == NICOLO:
        return estate.houses.bit_count() == len(state.data.house_food)
    if saint == BARBARA:
        return has_every_building(state, estate)
    if saint == CHRISTOFORI:
        return min(estate.goods[2:]) >= state.data.saint_goods
    if saint == GIORGIO:
        return encloses_someone(state, seat)
    met = sum([1 for other in range(MARIA) if meets(state, seat, other)])
    return met >= state.data.maria_conditions


def has_every_building(state: Antiquity, estate: Estate) -> bool:
    """All 18 kinds and a house; with the option, without a grave (R15)."""
    if estate.kinds != ALL_KINDS or not estate.houses:
        return False
    if state.rules.barbara_graved:
        return True
    clear = 0
    for at in range(len(estate.kind)):
        if estate.is_clear(at):
            clear |= 1 << estate.kind[at]
    return clear & ALL_KINDS == ALL_KINDS


def encloses_someone(state: Antiquity, seat: int) -> bool:
    """The zone of *seat* holds all of another active player's zone (Z9)."""
    for victim in range(state.seats):
        if victim != seat and state.is_active(victim) and encloses(state, seat, victim):
            return True
    return False


def has_won(state: Antiquity, seat: int) -> bool:
    """A grave-free cathedral, and the condition of its saint (V10.1)."""
    estate = state.estates[seat]
    if not state.is_active(seat) or estate.saint == NO_SAINT:
        return False
    return estate.is_clear(estate.slot[CATHEDRAL]) and meets(state, seat, estate.saint)


def clean_zone(state: Antiquity, seat: int) -> int:
    """The tie-break: unpolluted hexes of the zone without cities and inns (V10.3)."""
    hexes = zone_of(state, seat) & ~(state.polluted | state.all_cities() | state.all_inns())
    if state.rules.empty_only:
        hexes &= ~(state.occupied() | state.tokens_on())
    return hexes.bit_count()


def check_victory(state: Antiquity) -> None:
    """At the end of the round: whoever fulfils his saint; the cleaner zone breaks a tie (V10)."""
    winners = [seat for seat in state.active() if has_won(state, seat)]
    if winners:
        best = max([clean_zone(state, seat) for seat in winners])
        finish(state, [seat for seat in winners if clean_zone(state, seat) == best], BY_SAINT)
    elif state.round >= state.rules.max_rounds:
        finish(state, state.active(), TOO_LONG)


def check_survivors(state: Antiquity) -> None:
    """At the end of a phase: the last one wins, nobody left is a draw (E3)."""
    left = state.active()
    if len(left) == 1:
        finish(state, left, LAST_ONE)
    elif not left:
        now = 16 * state.round + state.phase
        finish(state, [seat for seat in range(state.seats) if state.fallen[seat] == now], ALL_GONE)


def finish(state: Antiquity, winners: list[int], ending: int) -> None:
    """The match is over."""
    state.over = True
    state.ending = ending
    for seat in winners:
        state.winners[seat] = True
        state.tell(["", "won-by-saint", "won-as-last", "drew-all-gone", "drew-too-long"][ending], seat)
