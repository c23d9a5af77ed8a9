"""Saturday: ships sail and pay (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.colonia.actions import CITY_IDS
from bailiwick.games.colonia.data import BERTHS, CITIES, EXTRA_HOLD, HOLDS, LOADS, SHIPS, STREETS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def sail(state: Colonia) -> None:
    """The first ships are settled and replaced; after the last Saturday none come (C6.2–C6.6)."""
    settle_ships(state, state.sail_count)
    if state.week < state.last_week:
        refill_harbour(state)


def settle_ships(state: Colonia, count: int) -> None:
    """Ships at the first berths pay their loads and leave; the others move up (C6.2–C6.5)."""
    for berth in range(count):
        ship = state.berths[berth]
        for hold in range(LOADS):
            settle_hold(state, ship, hold, state.loads[LOADS * berth + hold])
        state.ship_discard |= 1 << ship
        state.tell("sailed", CITY_IDS[state.data.ship_city[ship]])
    state.berths = state.berths[count:] + [-1] * count
    state.loads = state.loads[LOADS * count :] + [-1] * (LOADS * count)


def settle_hold(state: Colonia, ship: int, hold: int, owner: int) -> None:
    """A loaded hold pays in the ship's currency; its member goes to Friday's street (C6.2, C6.4)."""
    if owner < 0:
        return
    city = state.data.ship_city[ship]
    pay = state.data.extra_hold_pay if hold == EXTRA_HOLD else state.data.hold_pay[HOLDS * ship + hold]
    state.money[CITIES * owner + city] += pay
    state.streets[STREETS * owner + 3] += 1
    state.tell("was-paid", owner, pay, CITY_IDS[city])


def refill_harbour(state: Colonia) -> None:
    """New ships come to the lowest free berths (C6.6)."""
    for berth in range(BERTHS):
        if state.berths[berth] < 0:
            state.berths[berth] = draw_ship(state)
            state.tell("arrived", CITY_IDS[state.data.ship_city[state.berths[berth]]], berth + 1)


def draw_ship(state: Colonia) -> int:
    """The top ship; an empty deck is made anew from the discard."""
    if state.ship_top == len(state.ship_deck):
        deck = [ship for ship in range(SHIPS) if state.ship_discard >> ship & 1]
        state.rng.shuffle(deck)
        state.ship_deck = tuple(deck)
        state.ship_discard = 0
        state.ship_top = 0
    state.reveal()
    state.ship_top += 1
    return state.ship_deck[state.ship_top - 1]
