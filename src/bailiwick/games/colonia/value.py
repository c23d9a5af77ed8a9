"""What a position is worth to a seat, in points: for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.colonia.actions import VOTE_YES
from bailiwick.games.colonia.data import (
    BERTHS,
    CARD_VALUES,
    CITIES,
    EXTRA_HOLD,
    FRIDAY,
    HOLDS,
    KINDS,
    LOADS,
    RELICS,
    SPACES,
    STREETS,
    THURSDAY,
)
from bailiwick.games.colonia.rules.decrees import begin_decree, continue_decree
from bailiwick.games.colonia.rules.phases import BUYING, COUNCIL, COUNTING, INSURING, LOADING, ORDERS
from bailiwick.games.colonia.rules.queues import seat_of
from bailiwick.games.colonia.rules.shrines import EnshrineBought, EnshrineOwned
from bailiwick.games.colonia.rules.tuesday import members_needed
from bailiwick.games.colonia.rules.votes import effect
from bailiwick.games.colonia.scoring import richest, total
from bailiwick.games.colonia.state import Colonia

# points for a unit of money that is kept for a later Sunday, by how much there is of it
SAVED: Final = [0.0, 0.16, 0.36, 0.58, 0.82, 1.07, 1.33, 1.6, 1.88, 2.17, 2.46, 2.76, 3.06, 3.37, 3.68, 4.0]
SAVED_BEYOND: Final = 0.2
LATE_SAVING: Final = 0.9  # part of that when only two Sundays or one are left after this one
LAST_SAVING: Final = 0.8
HOPED: Final = 0.93  # a planned buy is worth a little less than a card in hand
HARBOUR_LATER: Final = 0.8  # part of its pay a hold is worth when its ship stays
PLANNED: Final = 0.9  # part of its pay a hold is worth that could be loaded
STRAY_GOOD: Final = 1.5  # money for a good no hold waits for
DELIVERED_LATER: Final = 0.6  # part of a good that an order is worth when it waits a week
MADE_GOOD: Final = 0.22  # points for a good that raw materials at hand can become
MORE_GOODS: Final = 0.07  # the same beyond five of them
STRAY_RAW: Final = 0.1
MEMBER: Final = 0.04  # points for a free member; members who come home later are worth less
COMING_HOME: Final = 0.04
TIED: Final = 0.03


def value(state: State, seat: int) -> float:
    """Points, and what money, goods, raw materials, orders and members promise."""
    assert isinstance(state, Colonia)
    if state.over:
        return float(total(state, seat))
    return worth(state, seat) + secret_answer(state, seat)


def worth(state: Colonia, seat: int) -> float:
    """The position itself, without what is being answered secretly."""
    points = float(total(state, seat)) + shrine_hope(state, seat) + window_hope(state, seat)
    purse = expected_purse(state, seat)
    for city in range(CITIES):
        points += purse_value(state, seat, city, purse[city])
    return points + raw_value(state, seat) + member_value(state, seat)


def weeks_after(state: Colonia) -> int:
    """Sundays that follow the one at hand."""
    return state.last_week - max(1, state.week)


# ---- money ----------------------------------------------------------------------------------------


def expected_purse(state: Colonia, seat: int) -> list[float]:
    """Money at hand, on loaded ships, and in holds that own goods and orders could fill."""
    purse = [float(state.money[CITIES * seat + city]) for city in range(CITIES)]
    add_loaded_holds(state, seat, purse)
    goods = [float(state.goods[KINDS * seat + good]) for good in range(KINDS)]
    add_orders(state, seat, goods)
    add_open_holds(state, goods, purse)
    return purse


def add_loaded_holds(state: Colonia, seat: int, purse: list[float]) -> None:
    """What loaded holds will pay, less when the ship stays this week."""
    for berth in range(BERTHS):
        ship = state.berths[berth]
        for hold in range(LOADS):
            if ship >= 0 and state.loads[LOADS * berth + hold] == seat:
                extra = hold == EXTRA_HOLD
                pay = state.data.extra_hold_pay if extra else state.data.hold_pay[HOLDS * ship + hold]
                purse[state.data.ship_city[ship]] += float(pay) * sailing_chance(state, berth)


def sailing_chance(state: Colonia, berth: int) -> float:
    """1 for a ship that sails this week, less for one that stays, 0 when it is too late."""
    if berth < state.sail_count and state.phase < BUYING:
        return 1.0
    return HARBOUR_LATER if weeks_after(state) > 0 else 0.0


def add_orders(state: Colonia, seat: int, goods: list[float]) -> None:
    """Orders in the queues count as goods by their chance to be delivered."""
    for craftsman in range(KINDS):
        queue = state.queue(craftsman)
        for place in range(len(queue)):
            if seat_of(queue[place]) == seat:
                goods[craftsman] += delivery_chance(state, craftsman, place + 1)


def delivery_chance(state: Colonia, craftsman: int, place: int) -> float:
    """Above the stick for sure; below it as the dice may fall, or a week later."""
    later = DELIVERED_LATER if weeks_after(state) > 0 else 0.0
    if state.day > THURSDAY or state.phase == 0:
        return later
    below = place - state.sticks[craftsman]
    if below <= 0:
        return 1.0
    soon = chance_of(state.data.dice[state.week_card()], below)
    return soon + (1.0 - soon) * later


def chance_of(dice: int, steps: int) -> float:
    """The chance that *dice* rolls move one stick at least *steps* down: each helps with 1/3."""
    if steps <= 0:
        return 1.0
    if dice < steps:
        return 0.0
    return (chance_of(dice - 1, steps - 1) + 2.0 * chance_of(dice - 1, steps)) / 3.0


def add_open_holds(state: Colonia, goods: list[float], purse: list[float]) -> None:
    """Fill the best holds first with the goods there are; stray goods are worth a little."""
    if state.phase <= LOADING or weeks_after(state) > 0:
        for size in range(len(state.data.hold_pays), 0, -1):
            for berth in range(BERTHS):
                if state.berths[berth] >= 0:
                    fill_holds(state, berth, size, goods, purse)
    if weeks_after(state) > 0:
        stray = STRAY_GOOD * sum(goods) / CITIES
        for city in range(CITIES):
            purse[city] += stray


def fill_holds(state: Colonia, berth: int, size: int, goods: list[float], purse: list[float]) -> None:
    """Plan loads into the open holds of one size of one ship."""
    ship = state.berths[berth]
    for hold in range(HOLDS):
        at = HOLDS * ship + hold
        if state.data.hold_size[at] != size or state.loads[LOADS * berth + hold] >= 0:
            continue
        part = part_at_hand(state, at, goods)
        if part > 0.5:
            for good in range(KINDS):
                goods[good] = max(0.0, goods[good] - float(state.data.hold_goods[KINDS * at + good]))
            pay = float(state.data.hold_pay[at]) * part
            purse[state.data.ship_city[ship]] += pay * sailing_chance(state, berth) * PLANNED


def part_at_hand(state: Colonia, at: int, goods: list[float]) -> float:
    """How surely all the goods of a hold are there."""
    part = 1.0
    for good in range(KINDS):
        need = float(state.data.hold_goods[KINDS * at + good])
        if need > 0.0:
            part = min(part, goods[good] / need)
    return part


def purse_value(state: Colonia, seat: int, city: int, money: float) -> float:
    """The best that money of one city can buy on display, and what is left kept for later."""
    cards: list[int] = []
    for space in range(SPACES):
        card = state.display[space]
        stays = state.phase != INSURING or state.insurer[space] >= 0
        if card >= 0 and stays and state.data.relic_city[card] == city:
            cards.append(card)
    return best_buy(state, seat, cards, 0, money)


def best_buy(state: Colonia, seat: int, cards: list[int], at: int, money: float) -> float:
    """Buy or leave each card in turn."""
    if at == len(cards):
        return saved_value(state, money)
    best = best_buy(state, seat, cards, at + 1, money)
    cost = float(state.data.relic_cost[cards[at]])
    if cost <= money:
        gain = HOPED * card_points(state, seat, cards[at])
        best = max(best, gain + best_buy(state, seat, cards, at + 1, money - cost))
    return best


def card_points(state: Colonia, seat: int, card: int) -> float:
    """The points a card would bring to this seat."""
    city = state.data.relic_city[card]
    if state.data.is_shrine[card]:
        return max(float(best_loose(state, seat, city)), 0.9 * min(2.0, float(weeks_after(state))))
    points = float(state.data.relic_points[card])
    return 2.0 * points if state.has_empty_shrine(seat, city) else points


def saved_value(state: Colonia, money: float) -> float:
    """Money that is kept for the next Sundays."""
    if weeks_after(state) == 0:
        return 0.01 * money
    whole = int(money)
    saving = LAST_SAVING if weeks_after(state) == 1 else LATE_SAVING if weeks_after(state) == 2 else 1.0
    if whole >= 15:
        return saving * (SAVED[15] + SAVED_BEYOND * (money - 15.0))
    return saving * (SAVED[whole] + (SAVED[whole + 1] - SAVED[whole]) * (money - float(whole)))


# ---- relics ---------------------------------------------------------------------------------------


def best_loose(state: Colonia, seat: int, city: int) -> int:
    """The points of the best loose relic of a city."""
    best = 0
    relics = state.loose[seat] & state.data.city_relics[city]
    for card in range(RELICS):
        if relics >> card & 1:
            best = max(best, state.data.relic_points[card])
    return best


def shrine_hope(state: Colonia, seat: int) -> float:
    """An empty shrine may still double a relic; one being asked about will double it now."""
    stack = state.stacks[seat]
    asked = stack[-1] if stack else None
    if isinstance(asked, EnshrineOwned):
        return float(best_loose(state, seat, asked.city))
    if isinstance(asked, EnshrineBought):
        return float(state.data.relic_points[asked.card])
    hope = 0.0
    for city in range(CITIES):
        if state.has_empty_shrine(seat, city):
            hope += min(2.4, 0.8 * float(weeks_after(state)))
    return hope


def window_hope(state: Colonia, seat: int) -> float:
    """In the last week a lead in money of a city is worth most of its window."""
    if weeks_after(state) > 0:
        return 0.0
    hope = 0.0
    for city in range(CITIES):
        if richest(state, city) == seat:
            hope += 0.9 * float(state.data.window_points[city])
    return hope


# ---- raw materials and members ----------------------------------------------------------------------


def raw_value(state: Colonia, seat: int) -> float:
    """Goods that can be made of the raw materials at hand, around the ring of recipes."""
    weeks = float(weeks_after(state)) + (1.0 if state.phase <= ORDERS and state.day <= THURSDAY else 0.0)
    if weeks == 0.0:
        return 0.0
    raw = state.raw[KINDS * seat : KINDS * seat + KINDS]
    made = 0
    for craftsman in range(KINDS):
        first, second = state.data.recipe_first[craftsman], state.data.recipe_second[craftsman]
        count = min(raw[first], raw[second], 3)
        made += count
        raw[first] -= count
        raw[second] -= count
    stray = min(4, sum(raw))
    most = min(made, int(4.0 * weeks))
    return MADE_GOOD * float(min(most, 5)) + MORE_GOODS * float(max(0, most - 5)) + STRAY_RAW * float(stray)


def member_value(state: Colonia, seat: int) -> float:
    """Free members act; those in the streets come home within a week; others are tied up."""
    if weeks_after(state) == 0:
        return 0.04 * float(min(8, state.reserve[seat])) if state.day <= FRIDAY else 0.0
    streets = sum(state.streets[STREETS * seat : STREETS * seat + STREETS])
    free = state.reserve[seat]
    tied = state.data.members[state.seats] - free - streets
    early = 0.06 * float(min(8, free))  # the first few are what orders and loads need
    return early + MEMBER * float(free) + COMING_HOME * float(streets) + TIED * float(tied)


# ---- secret answers ---------------------------------------------------------------------------------


def secret_answer(state: Colonia, seat: int) -> float:
    """A family card or a vote that has been given but not been opened yet."""
    if state.picked[seat] < 0:
        return 0.0
    if state.phase == COUNCIL:
        return card_value(state, seat, CARD_VALUES[state.picked[seat]])
    if state.phase == COUNTING:
        gain = decree_gain(state, seat)
        return gain if state.picked[seat] == VOTE_YES else -gain
    return 0.0


def card_value(state: Colonia, seat: int, card: int) -> float:
    """High cards while members are plenty, low ones when they are short, never one too high."""
    left = state.reserve[seat] - members_needed(state, card)
    if left < 0:
        return -2.0
    comfortable = left + state.streets[STREETS * seat] >= 12
    return 0.05 * float(card) if comfortable else -0.05 * float(card)


def decree_gain(state: Colonia, seat: int) -> float:
    """What the decree does for this seat, compared with what it does for the others."""
    before = [worth(state, at) for at in range(state.seats)]
    twin = state.clone()
    twin.turn = 0
    begin_decree(twin, effect(twin))
    while continue_decree(twin, effect(twin)):
        pass
    gains = [worth(twin, at) - before[at] for at in range(state.seats)]
    return gains[seat] - (sum(gains) - gains[seat]) / float(state.seats - 1)
