"""What a seat can still get out of its turn: a cheap look ahead for bots that try one choice at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.village.actions import (
    ABBOT,
    BLUE_MONK,
    BLUE_TRAVEL,
    COUNCIL,
    COUNCILMAN,
    CRAFTSMAN,
    CUSTOMER,
    FIELD,
    FINANCE_COUNCIL,
    GOODS,
    GUILD_COUNCIL,
    KINDS,
    MEETING,
    MERCHANT,
    MONK_PILES,
    PLAY,
    PROFESSIONS,
    SCHOOL,
    WHITE,
    WINDOWS,
    WORKSHOP,
)
from bailiwick.games.village.data import HIGHEST, LOWEST, VALUES
from bailiwick.games.village.outlook import AT_COIN, Outlook
from bailiwick.games.village.rules.act import Act
from bailiwick.games.village.rules.blue import can_found_meeting, can_pay_church, can_pay_monk, can_take_hand
from bailiwick.games.village.rules.councils import CouncilMark
from bailiwick.games.village.rules.dice import PickDie
from bailiwick.games.village.rules.fares import can_travel, travel_time
from bailiwick.games.village.rules.headman import Headman
from bailiwick.games.village.rules.meeting import TilePlace
from bailiwick.games.village.rules.monks import MonkAction
from bailiwick.games.village.rules.payment import UNITS, can_pay_goods
from bailiwick.games.village.rules.school import SchoolAction, SchoolTarget
from bailiwick.games.village.rules.steward import StewardExtra, TakeCustomer
from bailiwick.games.village.rules.white import harvest_of

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

PLANNED: Final = 0.9  # a bird in the bush
AT_HOUSE: Final = 0


def prospects(state: Village, seat: int, outlook: Outlook) -> float:
    """The gain *seat* may expect from the question it is asked now."""
    question = state.stacks[seat][-1]
    if isinstance(question, PickDie):
        return PLANNED * best_dice(state, seat, outlook)
    if isinstance(question, Act):
        if state.acted:
            return PLANNED * white_chain(state, seat, outlook, state.value())
        plans = all_plans(state, seat, outlook)
        return PLANNED * best_value(state, seat, outlook, plans, state.first, state.second)
    later = 0.0
    if state.used:
        later = PLANNED * white_chain(state, seat, outlook, state.value())
    if isinstance(question, (SchoolAction, SchoolTarget)):
        return later + school_gain(state, seat, outlook)
    if isinstance(question, (TakeCustomer, StewardExtra)):
        return later + steward_gain(state, seat, outlook)
    if isinstance(question, Headman):
        return later + headman_gain(state, seat, outlook)
    if isinstance(question, MonkAction):
        return later + monk_action_gain(state, seat, outlook, state.monk_in_hand)
    if isinstance(question, CouncilMark):
        return later + 2.0
    if isinstance(question, TilePlace):
        return later + 0.2
    return later + unpaid_gain(state, seat, outlook)


def unpaid_gain(state: Village, seat: int, outlook: Outlook) -> float:
    """What is being paid for, less what is still to be paid."""
    owed = outlook.good * sum(state.bill[:GOODS]) + outlook.coin * state.bill[UNITS]
    if state.paying >= WHITE:
        return customer_gain(state, outlook, state.paying - WHITE - CUSTOMER)
    if state.paying >= BLUE_TRAVEL:
        return journey_points(state, seat) - 2 * outlook.coin
    if state.paying >= BLUE_MONK:
        return monk_action_gain(state, seat, outlook, state.monk_in_hand) - owed
    return journey_points(state, seat) - owed if state.revealed >= 0 else 0.0


# ---- dice -----------------------------------------------------------------------------------------


def best_dice(state: Village, seat: int, outlook: Outlook) -> float:
    """The best pair that can still be made from the pool."""
    plans = all_plans(state, seat, outlook)
    best = -9.0
    firsts = [state.first] if state.first >= 0 else free_dice(state)
    for first in firsts:
        black = outlook.time * state.data.black_die_time
        price = black if state.first < 0 and state.is_black(first) else 0.0
        for second in free_dice(state):
            if second != first:
                cost = price + (black if state.is_black(second) else 0.0)
                best = max(best, best_value(state, seat, outlook, plans, first, second) - cost)
    return best


def free_dice(state: Village) -> list[int]:
    """The dice in the pool."""
    return [die for die in range(len(state.dice)) if not state.dice_taken >> die & 1]


def best_value(
    state: Village, seat: int, outlook: Outlook, plans: list[float], first: int, second: int
) -> float:
    """The best banner value these two dice reach with coins or a marker."""
    low, high = state.dice[first], state.dice[second]
    total = low + high
    best = plans[total]
    coins, marked = state.coins[seat], state.meeting_markers[seat] > 0
    if state.adjusted == 3:
        return best
    for value in range(LOWEST, HIGHEST + 1):
        gain = plans[value]
        if gain <= best:
            continue
        steps = abs(value - total)
        by_first = not state.adjusted & 1 and 1 <= value - high <= 6
        by_second = not state.adjusted & 2 and 1 <= value - low <= 6
        if steps <= coins and (by_first or by_second or state.adjusted == 0):
            best = max(best, gain - steps * outlook.coin)
        if marked and (by_first or by_second):
            best = max(best, gain - 0.8 * outlook.marker)
    return best


def all_plans(state: Village, seat: int, outlook: Outlook) -> list[float]:
    """For each banner value the best blue banner, or all white ones."""
    head = headman_gain(state, seat, outlook) - outlook.time * state.data.question_time
    plans = [head] * VALUES
    for value in range(LOWEST, HIGHEST + 1):
        blue = blue_gain(state, seat, outlook, value)
        plans[value] = max(head, blue, white_chain(state, seat, outlook, value))
    return plans


# ---- blue -----------------------------------------------------------------------------------------


def blue_gain(state: Village, seat: int, outlook: Outlook, value: int) -> float:
    """The best blue banner of *value*."""
    data, time = state.data, outlook.time
    best = 0.0
    if data.hand_banner[value] and can_take_hand(state, seat):
        best = max(best, state.hand_stories * outlook.story + 0.5)
    if data.steward_banner[value]:
        best = max(best, steward_gain(state, seat, outlook))
    if data.field_banner[value] and state.fields_left:
        best = max(best, data.field_pp + outlook.coin + outlook.left - time * data.field_build_time)
    if state.has(seat, COUNCILMAN):
        if data.meeting_banner[value] and can_found_meeting(state, seat):
            worth = data.meeting_pp + outlook.story + 0.8 * outlook.marker + 2.0 * outlook.left
            best = max(best, worth - time * data.meeting_time)
        if state.council[seat] < 0:
            best = max(best, council_gain(state, outlook, value))
    if state.has(seat, CRAFTSMAN):
        best = max(best, craft_gain(state, seat, outlook, value))
    if state.has(seat, ABBOT):
        best = max(best, religion_gain(state, seat, outlook, value))
    if can_travel(state, seat, value):
        worth = journey_points(state, seat) + 1.8 * outlook.left - 1.5 * outlook.coin
        best = max(best, worth - time * travel_time(state, seat))
    return best


def council_gain(state: Village, outlook: Outlook, value: int) -> float:
    """The best council chamber of *value*."""
    data, best = state.data, 0.0
    for council in data.councils_on[value]:
        if state.council_supply >> council & 1:
            first = 2.0 if council > GUILD_COUNCIL else 2 * outlook.coin
            worth = data.council_pp[council] + outlook.council(council) + first + 2.0 * outlook.left
            best = max(best, worth - outlook.time * data.council_time[council])
    return best


def craft_gain(state: Village, seat: int, outlook: Outlook, value: int) -> float:
    """The best craft building of *value*; customers who wait for its good count."""
    data, best = state.data, 0.0
    for card in data.crafts_on[value]:
        kind = data.craft_kind[card]
        if state.craft_supply >> card & 1 and state.workshop[seat * KINDS + kind] < 0:
            worth = data.craft_pp[card] + outlook.workshop(card) + outlook.good
            worth += 0.8 * outlook.left - outlook.time * data.craft_time[card]
            best = max(best, worth + wanted_by_waiting(state, seat, kind))
    return best


def wanted_by_waiting(state: Village, seat: int, good: int) -> float:
    """Roughly what a first unit of *good* adds to the waiting customers."""
    waiting, worth = state.waiting[seat], 0.0
    if waiting:
        for customer in range(len(state.data.customer_pp)):
            needs = state.data.customer_needs[customer]
            if waiting >> customer & 1 and needs[good]:
                worth += 0.6 * state.data.customer_pp[customer] / sum(needs)
    return worth


def religion_gain(state: Village, seat: int, outlook: Outlook, value: int) -> float:
    """The best church, or the best monk, of *value*."""
    data, best = state.data, 0.0
    if state.church[seat] < 0:
        for church in data.churches_on[value]:
            if state.church_supply >> church & 1 and can_pay_church(state, seat, church):
                worth = data.church_pp[church] + 6.5 * outlook.left - outlook.time * data.church_time[church]
                best = max(best, worth + 2 * data.church_windows[church])
        return best
    if state.windows(seat) >= WINDOWS:
        return best
    for pile in range(MONK_PILES):
        if state.monk_piles[pile]:
            monk = state.monk_piles[pile][0]
            if data.monk_banner[monk][value] and can_pay_monk(state, seat, monk):
                worth = outlook.next_window() + monk_action_gain(state, seat, outlook, monk)
                price = outlook.time * data.monk_time[monk] + outlook.coin * data.monk_units[monk]
                best = max(best, worth - price)
    return best


def monk_action_gain(state: Village, seat: int, outlook: Outlook, monk: int) -> float:
    """What a monk's action brings."""
    data = state.data
    action = data.monk_action[monk]
    worth = data.action_stories[action] * outlook.story
    worth += data.action_school[action] * school_gain(state, seat, outlook)
    if data.action_headman[action]:
        worth += max(0.0, headman_gain(state, seat, outlook) - outlook.time * data.question_time)
    return worth + (steward_gain(state, seat, outlook) if data.action_steward[action] else 0.0)


def steward_gain(state: Village, seat: int, outlook: Outlook) -> float:
    """The best two customers on display."""
    queue = max(0.4, 1.0 - 0.12 * state.waiting[seat].bit_count())
    best, second = 0.0, 0.0
    for customer in state.display:
        if customer >= 0:
            worth = outlook.customer(customer) * queue - outlook.time
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + 0.9 * second


def headman_gain(state: Village, seat: int, outlook: Outlook) -> float:
    """A coin, new stories, or the stories brought home; the time is not counted."""
    if state.headman[seat] != AT_COIN:
        nearer = 0.1 * state.tree[seat] if state.headman[seat] != AT_HOUSE else 0.05 * state.tree[seat]
        return outlook.coin * state.data.headman_coins + nearer
    home = state.tree[seat] * (1.0 - outlook.story)
    return max(home, state.data.headman_stories * (outlook.story - 0.1) - 0.1 * state.tree[seat])


def journey_points(state: Village, seat: int) -> float:
    """The points of the next travel card, on average."""
    pile = state.travel_piles[state.journeys[seat]]
    points = 0
    for card in pile:
        points += state.data.travel_pp[card]
    return points / max(1, len(pile))


# ---- white ----------------------------------------------------------------------------------------


def white_chain(state: Village, seat: int, outlook: Outlook, value: int) -> float:
    """All unused white banners of *value* that bring something."""
    data, used = state.data, state.used
    if used >> MEETING & 1:
        return 0.0
    tile = state.tile[seat] if data.tile_banner[value] else -1
    gain = 0.0
    if (data.play_banner[state.board[seat]][value] or tile == PLAY) and not used >> PLAY & 1:
        gain += data.play_stories * outlook.story
    if (data.school_banner[value] or tile == SCHOOL) and not used >> SCHOOL & 1:
        gain += school_gain(state, seat, outlook)
    if state.has(seat, COUNCILMAN):
        gain += council_chain(state, seat, outlook, value, tile)
    if state.has(seat, CRAFTSMAN):
        gain += workshop_chain(state, seat, outlook, value, tile)
    for field in range(state.fields[seat]):
        if (data.field_banner[value] or tile == FIELD + field) and not used >> (FIELD + field) & 1:
            gain += harvest_of(state, seat, field) * outlook.coin
    if state.waiting[seat] and state.has(seat, MERCHANT):
        gain += customer_chain(state, seat, outlook, value, tile)
    return gain


def council_chain(state: Village, seat: int, outlook: Outlook, value: int, tile: int) -> float:
    """The council chamber and the meeting place."""
    data, council = state.data, state.council[seat]
    gain = 0.0
    shown = council >= 0 and (data.council_banner[council][value] or tile == COUNCIL)
    if shown and not state.used >> COUNCIL & 1:
        gain += max(0.0, council_use(state, seat, outlook) - outlook.time * data.council_white_time[council])
    if state.meeting[seat] and data.meeting_banner[value]:
        room = state.meeting_markers[seat] < data.meeting_spaces
        gain += data.meeting_stories * outlook.story + (0.8 * outlook.marker if room else 0.0)
    return gain


def council_use(state: Village, seat: int, outlook: Outlook) -> float:
    """One use of the own council chamber."""
    council = state.council[seat]
    if council == FINANCE_COUNCIL:
        return state.data.council_coins[council] * outlook.coin
    if council == GUILD_COUNCIL:
        return outlook.marker if state.guild[seat] < state.data.council_spaces[council] else 0.0
    return 2.5 if state.council_marks[seat].bit_count() < PROFESSIONS else 0.0


def workshop_chain(state: Village, seat: int, outlook: Outlook, value: int, tile: int) -> float:
    """Craft buildings with room for another good."""
    data, gain = state.data, 0.0
    for kind in range(KINDS):
        card = state.workshop[seat * KINDS + kind]
        if card < 0 or state.used >> (WORKSHOP + kind) & 1:
            continue
        if data.craft_banner[card][value] or tile == WORKSHOP + kind:
            goods = state.goods[seat * KINDS + kind]
            if goods < data.craft_spaces[card]:
                gain += max(
                    0.0, outlook.good + (0.6 if goods == 0 else 0.1) - outlook.time * data.workshop_time[card]
                )
    return gain


def customer_chain(state: Village, seat: int, outlook: Outlook, value: int, tile: int) -> float:
    """Customers who can be served now, one by one."""
    data, gain, waiting = state.data, 0.0, state.waiting[seat]
    for customer in range(len(data.customer_pp)):
        if not waiting >> customer & 1:
            continue
        shown = data.customer_banner[customer][value] or tile == CUSTOMER + customer
        if shown and can_pay_goods(state, seat, data.customer_needs[customer]):
            gain += customer_gain(state, outlook, customer)
    return gain


def customer_gain(state: Village, outlook: Outlook, customer: int) -> float:
    """His points, less what he was worth waiting and his goods in the store."""
    data = state.data
    goods = outlook.good * sum(data.customer_needs[customer])
    return max(0.0, data.customer_pp[customer] - outlook.customer(customer) - goods)


def school_gain(state: Village, seat: int, outlook: Outlook) -> float:
    """One school action."""
    students = state.students[seat]
    if students and state.villagers[seat].bit_count() < PROFESSIONS:
        missing = 0.0
        for profession in range(PROFESSIONS):
            if not state.has(seat, profession):
                missing = max(missing, outlook.villager(profession))
        return max(0.2 * outlook.left, missing + outlook.story - outlook.left - outlook.time)
    return 0.8 * outlook.left if students != 3 else 0.0
