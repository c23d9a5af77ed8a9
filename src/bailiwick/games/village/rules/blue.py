"""Blue banners: one a turn, for a card, customers, the hand or the headman (2.13, 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.village.actions import (
    ABBOT,
    BLUE_CHURCH,
    BLUE_COUNCIL,
    BLUE_CRAFT,
    BLUE_FIELD,
    BLUE_HAND,
    BLUE_MEETING,
    BLUE_MONK,
    BLUE_NAMES,
    BLUE_QUESTION,
    BLUE_STEWARD,
    BLUE_TRAVEL,
    COUNCILMAN,
    CRAFTSMAN,
    GOODS,
    KINDS,
    MONK_PILES,
    WINDOWS,
)
from bailiwick.games.village.rules.fares import can_travel, set_out, travel_time
from bailiwick.games.village.rules.gains import complete
from bailiwick.games.village.rules.headman import use_headman
from bailiwick.games.village.rules.payment import (
    UNIT_GOOD,
    UNITS,
    can_pay_goods,
    can_pay_units,
    pay_coins,
    settle_bill,
)
from bailiwick.games.village.rules.steward import visit_steward

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


# ---- what is on offer -----------------------------------------------------------------------------


def add_blue_banners(state: Village, seat: int, codes: list[int]) -> None:
    """The “?” banner always, and what shows the value of the turn (4.3)."""
    data, value = state.data, state.value()
    codes.append(BLUE_QUESTION)
    if data.hand_banner[value] and can_take_hand(state, seat):
        codes.append(BLUE_HAND)
    if data.steward_banner[value]:
        codes.append(BLUE_STEWARD)
    if data.field_banner[value] and state.fields_left:
        codes.append(BLUE_FIELD)
    if state.has(seat, COUNCILMAN) and data.meeting_banner[value] and can_found_meeting(state, seat):
        codes.append(BLUE_MEETING)
    if data.crafts_on[value] and state.has(seat, CRAFTSMAN):
        add_crafts(state, seat, value, codes)
    if state.has(seat, ABBOT):
        add_religion(state, seat, value, codes)
    if data.councils_on[value] and state.council[seat] < 0 and state.has(seat, COUNCILMAN):
        for council in data.councils_on[value]:
            if state.council_supply >> council & 1:
                codes.append(BLUE_COUNCIL + council)
    if can_travel(state, seat, value):
        codes.append(BLUE_TRAVEL + state.journeys[seat])


def can_take_hand(state: Village, seat: int) -> bool:
    """Palm up, and not by the starting player, unless it is the second turn of two seats (V4.6)."""
    return state.palm_up and (seat != state.start or state.turn >= state.seats)


def can_found_meeting(state: Village, seat: int) -> bool:
    """One meeting place to a village."""
    return state.meetings_left > 0 and not state.meeting[seat]


def add_crafts(state: Village, seat: int, value: int, codes: list[int]) -> None:
    """One craft building of each kind (2.5)."""
    data, supply = state.data, state.craft_supply
    for card in data.crafts_on[value]:
        if supply >> card & 1 and state.workshop[seat * KINDS + data.craft_kind[card]] < 0:
            codes.append(BLUE_CRAFT + card)


def add_religion(state: Village, seat: int, value: int, codes: list[int]) -> None:
    """A first church (2.9), then monks up to six windows (2.10)."""
    data = state.data
    if state.church[seat] < 0:
        for church in data.churches_on[value]:
            if state.church_supply >> church & 1 and can_pay_church(state, seat, church):
                codes.append(BLUE_CHURCH + church)
    elif state.windows(seat) < WINDOWS:
        for pile in range(MONK_PILES):
            if state.monk_piles[pile]:
                monk = state.monk_piles[pile][0]
                if data.monk_banner[monk][value] and can_pay_monk(state, seat, monk):
                    codes.append(BLUE_MONK + pile)


def can_pay_church(state: Village, seat: int, church: int) -> bool:
    """Churches ask for nothing but time, unless an owner of the box knows better."""
    data = state.data
    return state.coins[seat] >= data.church_coins[church] and can_pay_goods(
        state, seat, data.church_needs[church]
    )


def can_pay_monk(state: Village, seat: int, monk: int) -> bool:
    """Units of one good, each of them a coin instead if one likes (R-34)."""
    return can_pay_units(state, seat, state.data.monk_good[monk], state.data.monk_units[monk])


# ---- what they do ---------------------------------------------------------------------------------


def activate_blue(state: Village, seat: int, code: int) -> None:
    """The card leaves the supply, then time, then the rest of the price, then the effect (V4.10)."""
    if code == BLUE_QUESTION:
        state.tell("used-question", seat, state.data.question_time)
        use_headman(state, seat)
    elif code == BLUE_HAND:
        take_hand(state, seat)
    elif code == BLUE_STEWARD:
        state.tell("visited-steward", seat)
        visit_steward(state, seat, len(state.data.steward_time))
    elif BLUE_CHURCH <= code < BLUE_COUNCIL or code >= BLUE_TRAVEL:
        buy_for_goods(state, seat, code)
    else:
        buy_for_time(state, seat, code)


def take_hand(state: Village, seat: int) -> None:
    """All stories on the hand, and the start of the next round; the back side is up now (V4.6)."""
    state.tell("took-hand", seat, state.hand_stories)
    state.tree[seat] += state.hand_stories
    state.hand_stories = 0
    state.hand_holder = seat
    state.palm_up = False


def buy_for_time(state: Village, seat: int, code: int) -> None:
    """Craft buildings, fields, council chambers and meeting places cost nothing but time."""
    state.spend_time(seat, time_of(state, seat, code))
    if code >= BLUE_COUNCIL:
        state.council_supply &= ~(1 << (code - BLUE_COUNCIL))
    elif code >= BLUE_CRAFT:
        state.craft_supply &= ~(1 << (code - BLUE_CRAFT))
    elif code == BLUE_MEETING:
        state.meetings_left -= 1
    else:
        state.fields_left -= 1
    complete(state, seat, code)


def buy_for_goods(state: Village, seat: int, code: int) -> None:
    """Churches, monks and journeys may cost goods and coins as well."""
    state.paying = code
    state.tell("chose-card", seat, BLUE_NAMES[code - BLUE_QUESTION], time_of(state, seat, code))
    if code >= BLUE_TRAVEL:
        set_out(state, seat)
        return
    state.spend_time(seat, time_of(state, seat, code))
    if code >= BLUE_MONK:
        call_monk(state, code - BLUE_MONK)
    else:
        church = code - BLUE_CHURCH
        state.church_supply &= ~(1 << church)
        pay_coins(state, seat, state.data.church_coins[church])
        for good in range(GOODS):
            state.bill[good] = state.data.church_needs[church][good]
    settle_bill(state, seat)


def call_monk(state: Village, pile: int) -> None:
    """He leaves his pile, and the next one is seen at once (V4.10)."""
    monk = state.monk_piles[pile].pop(0)
    if state.monk_piles[pile]:
        state.reveal()
    state.monk_in_hand = monk
    state.bill[UNITS] = state.data.monk_units[monk]
    state.bill[UNIT_GOOD] = state.data.monk_good[monk]


def time_of(state: Village, seat: int, code: int) -> int:
    """The time a blue banner costs."""
    data = state.data
    if code >= BLUE_TRAVEL:
        return travel_time(state, seat)
    if code >= BLUE_COUNCIL:
        return data.council_time[code - BLUE_COUNCIL]
    if code >= BLUE_MONK:
        return data.monk_time[state.monk_piles[code - BLUE_MONK][0]]
    if code >= BLUE_CHURCH:
        return data.church_time[code - BLUE_CHURCH]
    if code >= BLUE_CRAFT:
        return data.craft_time[code - BLUE_CRAFT]
    return data.meeting_time if code == BLUE_MEETING else data.field_build_time
