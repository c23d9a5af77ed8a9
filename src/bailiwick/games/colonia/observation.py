"""A position as numbers for learners, from one seat's point of view; nothing hidden is in it."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.colonia.data import (
    BERTHS,
    CARDS,
    CITIES,
    DECREES,
    HOLDS,
    KINDS,
    LOADS,
    OPEN,
    RELICS,
    SPACES,
    STALLS,
    STREETS,
)
from bailiwick.games.colonia.rules.phases import COUNCIL, COUNTING, INSURING
from bailiwick.games.colonia.rules.queues import members_in, seat_of
from bailiwick.games.colonia.scoring import total
from bailiwick.games.colonia.state import Colonia
from bailiwick.games.colonia.view import known_raw

SEATS: Final = 6
PHASES: Final = INSURING + 1
QUEUE_SHOWN: Final = 10


def observe(state: State, seat: int) -> list[float]:
    """Own seat first, the others in the order of the seats after it; empty seats are zeros."""
    assert isinstance(state, Colonia)
    numbers: list[float] = []
    add_week(state, numbers)
    add_market(state, numbers)
    add_crafts(state, seat, numbers)
    add_harbour(state, seat, numbers)
    add_cathedral(state, seat, numbers)
    for offset in range(SEATS):
        if offset < state.seats:
            add_family(state, (seat + offset) % state.seats, offset == 0, numbers)
        else:
            numbers += [0.0] * FAMILY_NUMBERS
    return numbers


def add_week(state: Colonia, numbers: list[float]) -> None:
    """Week, phase, decrees and dice."""
    numbers.append(float(state.week) / 6.0)
    numbers.append(float(state.last_week - state.week))
    numbers.append(float(state.day) / 7.0)
    numbers.append(1.0 if state.fewer else 0.0)
    numbers.append(1.0 if state.fewer_next else 0.0)
    numbers.append(float(state.sail_count))
    numbers.append(1.0 if state.extra_holds else 0.0)
    numbers.append(float(state.data.dice[state.week_card()]) if state.week else 0.0)
    for phase in range(PHASES):
        numbers.append(1.0 if state.phase == phase else 0.0)
    turned = state.decree_deck[: 3 * state.week]
    for decree in range(DECREES):
        numbers.append(1.0 if decree in turned else 0.0)
        numbers.append(verdict_number(state, decree))


def verdict_number(state: Colonia, decree: int) -> float:
    """0 not of this week, then open, adopted, rejected; the one being voted on counts double."""
    for at in range(len(state.decrees)):
        if state.decrees[at] == decree:
            voting = state.phase == COUNTING and state.decree_at == at
            return float(state.verdicts[at] + 1) * (2.0 if voting else 1.0)
    return 0.0


def add_market(state: Colonia, numbers: list[float]) -> None:
    """What lies on the stalls."""
    for at in range(STALLS * KINDS):
        numbers.append(float(state.stalls[at]))


def add_crafts(state: Colonia, seat: int, numbers: list[float]) -> None:
    """Sticks, prices, supply and who waits where."""
    for craftsman in range(KINDS):
        numbers.append(float(state.sticks[craftsman]))
        numbers.append(float(state.new_orders[craftsman]))
        numbers.append(float(state.supply[craftsman]))
        numbers.append(float(state.queue_length[craftsman]))
        queue = state.queue(craftsman)
        for place in range(QUEUE_SHOWN):
            waiting = place < len(queue)
            numbers.append(1.0 if waiting and seat_of(queue[place]) == seat else 0.0)
            numbers.append(float(members_in(queue[place])) if waiting else 0.0)


def add_harbour(state: Colonia, seat: int, numbers: list[float]) -> None:
    """Holds with their goods, pay, city and loader."""
    for berth in range(BERTHS):
        ship = state.berths[berth]
        for city in range(CITIES):
            numbers.append(1.0 if ship >= 0 and state.data.ship_city[ship] == city else 0.0)
        for hold in range(LOADS):
            owner = state.loads[LOADS * berth + hold]
            numbers.append(1.0 if owner == seat else -1.0 if owner >= 0 else 0.0)
        for hold in range(HOLDS):
            at = HOLDS * ship + hold
            numbers.append(float(state.data.hold_pay[at]) if ship >= 0 else 0.0)
            for good in range(KINDS):
                numbers.append(float(state.data.hold_goods[KINDS * at + good]) if ship >= 0 else 0.0)


def add_cathedral(state: Colonia, seat: int, numbers: list[float]) -> None:
    """Cards on display, their insurers, and what lies in the discard."""
    for space in range(SPACES):
        card = state.display[space]
        for city in range(CITIES):
            here = card >= 0 and state.data.relic_city[card] == city
            numbers.append(float(state.data.relic_cost[card]) if here else 0.0)
        numbers.append(float(state.data.relic_points[card]) if card >= 0 else 0.0)
        insurer = state.insurer[space]
        numbers.append(1.0 if insurer == seat else -1.0 if insurer >= 0 else 0.0)
    for card in range(RELICS):
        numbers.append(1.0 if state.relic_discard >> card & 1 else 0.0)


FAMILY_NUMBERS: Final = 3 + STREETS + CARDS + 3 + 2 * KINDS + 1 + KINDS + CITIES + CITIES + 1 + RELICS


def add_family(state: Colonia, at: int, own: bool, numbers: list[float]) -> None:
    """Members, cards, votes, and what a perfect memory knows of the rest (5.3)."""
    place = state.order.index(at) if state.has_order() else 0
    numbers += [1.0, float(state.reserve[at]), float(place)]
    for street in range(STREETS):
        numbers.append(float(state.streets[STREETS * at + street]))
    for card in range(CARDS):
        numbers.append(1.0 if state.hands[at] >> card & 1 else 0.0)
    asked = state.phase == COUNCIL or state.phase == COUNTING
    picked = float(state.picked[at] + 1) if own and asked else 0.0
    numbers += [float(state.votes[at]), 1.0 if state.passed >> at & 1 else 0.0, picked]
    seen = own or state.screen_mode == OPEN
    known = known_raw(state, at)
    for kind in range(KINDS):
        numbers.append(float(known[kind]))
        numbers.append(float(state.raw[KINDS * at + kind]) if seen else float(known[kind]))
    numbers.append(float(sum(state.raw[KINDS * at : KINDS * at + KINDS])))
    for kind in range(KINDS):
        numbers.append(float(state.goods[KINDS * at + kind]))
    for city in range(CITIES):
        numbers.append(float(state.money[CITIES * at + city]))
    for city in range(CITIES):
        numbers.append(1.0 if state.shrines[at] >> city & 1 else 0.0)
    numbers.append(float(total(state, at)))
    for card in range(RELICS):
        owned = 2.0 if state.enshrined[at] >> card & 1 else 1.0 if state.loose[at] >> card & 1 else 0.0
        numbers.append(owned)
