"""White banners of the own village: any number of them, in any order (V4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.village.actions import (
    COUNCIL,
    COUNCILMAN,
    CRAFTSMAN,
    CUSTOMER,
    CUSTOMER_NAMES,
    FIELD,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    KINDS,
    MEETING,
    MERCHANT,
    PLAY,
    SCHOOL,
    WHITE,
    WORKSHOP,
)
from bailiwick.games.village.rules.banners import banner_piece, card_of
from bailiwick.games.village.rules.councils import council_effect, use_council
from bailiwick.games.village.rules.meeting import TILE_PLACE
from bailiwick.games.village.rules.payment import can_pay_goods, settle_bill
from bailiwick.games.village.rules.school import attend_school

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

NOWHERE: Final = -1
MOST_GOODS: Final = 3  # that a customer asks for


# ---- what is on offer -----------------------------------------------------------------------------


def add_white_banners(state: Village, seat: int, codes: list[int]) -> None:
    """The value is on the banner, or the tile beside it shows it; its villager is at work; it is unused."""
    data, value, used = state.data, state.value(), state.used
    tile = state.tile[seat] if data.tile_banner[value] else NOWHERE
    if (data.school_banner[value] or tile == SCHOOL) and not used >> SCHOOL & 1:
        codes.append(WHITE + SCHOOL)
    if (data.play_banner[state.board[seat]][value] or tile == PLAY) and not used >> PLAY & 1:
        codes.append(WHITE + PLAY)
    if state.has(seat, COUNCILMAN):
        add_councils(state, seat, tile, codes)
    if state.has(seat, CRAFTSMAN):
        add_workshops(state, seat, tile, codes)
    if data.field_banner[value]:
        for field in range(state.fields[seat]):
            if not used >> (FIELD + field) & 1:
                codes.append(WHITE + FIELD + field)
    elif FIELD <= tile < CUSTOMER and not used >> tile & 1:
        codes.append(WHITE + tile)
    if state.waiting[seat] and state.has(seat, MERCHANT):
        add_customers(state, seat, tile, codes)


def add_councils(state: Village, seat: int, tile: int, codes: list[int]) -> None:
    """The council chamber and the meeting place (2.11, 2.12)."""
    data, value, council = state.data, state.value(), state.council[seat]
    if (
        council >= 0
        and (data.council_banner[council][value] or tile == COUNCIL)
        and not state.used >> COUNCIL & 1
    ):
        codes.append(WHITE + COUNCIL)
    if state.meeting[seat] and data.meeting_banner[value]:
        codes.append(WHITE + MEETING)


def add_workshops(state: Village, seat: int, tile: int, codes: list[int]) -> None:
    """Craft buildings, full or not (V4.12)."""
    data, value = state.data, state.value()
    for kind in range(KINDS):
        card = state.workshop[seat * KINDS + kind]
        if card < 0 or state.used >> (WORKSHOP + kind) & 1:
            continue
        if data.craft_banner[card][value] or tile == WORKSHOP + kind:
            codes.append(WHITE + WORKSHOP + kind)


def add_customers(state: Village, seat: int, tile: int, codes: list[int]) -> None:
    """Waiting customers who can be given all they want."""
    data, value, waiting = state.data, state.value(), state.waiting[seat]
    for customer in data.customers_on[value]:
        if waiting >> customer & 1 and can_pay_goods(state, seat, data.customer_needs[customer]):
            codes.append(WHITE + CUSTOMER + customer)
    if tile >= CUSTOMER:
        customer = tile - CUSTOMER
        if not data.customer_banner[customer][value] and can_pay_goods(
            state, seat, data.customer_needs[customer]
        ):
            codes.append(WHITE + tile)


# ---- what they do ---------------------------------------------------------------------------------


def activate_white(state: Village, seat: int, banner: int) -> None:
    """Pay the time and the goods, then the whole effect (V4.11)."""
    if banner >= CUSTOMER:
        needs = state.data.customer_needs[banner - CUSTOMER]
        for good in range(GOODS):
            state.bill[good] = needs[good]
        state.paying = WHITE + banner
        settle_bill(state, seat)
    elif banner >= FIELD:
        harvest(state, seat, banner - FIELD)
    elif banner >= WORKSHOP:
        produce(state, seat, banner - WORKSHOP)
    elif banner == SCHOOL:
        attend_school(state, seat, 1)
    elif banner == PLAY:
        state.tree[seat] += state.data.play_stories
        state.tell("played", seat, state.data.play_stories)
    elif banner == COUNCIL:
        time = state.data.council_white_time[state.council[seat]]
        state.spend_time(seat, time)
        state.tell("used-council", seat, card_of(state, seat, COUNCIL), time)
        use_council(state, seat)
    else:
        meet(state, seat)


def harvest(state: Village, seat: int, field: int) -> None:
    """A coin, and one more with a plow (2.6)."""
    coins = harvest_of(state, seat, field)
    state.spend_time(seat, state.data.field_white_time)
    state.coins[seat] += coins
    state.tell("harvested", seat, FIELD_NAMES[field], coins)


def harvest_of(state: Village, seat: int, field: int) -> int:
    """The coins a field would bring now."""
    plow = state.plows[seat] >> field & 1
    return state.data.field_white_coins + (state.data.field_plow_coins if plow else 0)


def produce(state: Village, seat: int, kind: int) -> None:
    """One more good if the building has room; the time is paid in any case (R-24)."""
    place = seat * KINDS + kind
    card = state.workshop[place]
    time = state.data.workshop_time[card]
    state.spend_time(seat, time)
    if state.goods[place] < state.data.craft_spaces[card]:
        state.goods[place] += 1
        state.tell("produced", seat, GOOD_NAMES[kind], time)
    else:
        state.tell("produced-nothing", seat, state.data.craft_ids[card], time)


def meet(state: Village, seat: int) -> None:
    """A story point, a marker if there is room, and the tile may move; the turn's last banner."""
    data = state.data
    state.spend_time(seat, data.meeting_white_time)
    markers = new_markers(state, seat)
    state.tree[seat] += data.meeting_stories
    state.meeting_markers[seat] += markers
    state.tell("met", seat, data.meeting_stories, markers)
    state.ask(seat, TILE_PLACE)


def new_markers(state: Village, seat: int) -> int:
    """One, if the meeting place has room."""
    return 1 if state.meeting_markers[seat] < state.data.meeting_spaces else 0


# ---- what they say --------------------------------------------------------------------------------


def describe_white(state: Village, seat: int, code: int) -> Option:
    """The piece, the effect and the time."""
    banner = code - WHITE
    return Option(code, [banner_piece(state, seat, banner)], white_message(state, seat, banner))


def white_message(state: Village, seat: int, banner: int) -> Message:
    """What a white banner does and costs."""
    data = state.data
    if banner >= CUSTOMER:
        customer = banner - CUSTOMER
        name, points = CUSTOMER_NAMES[customer], data.customer_pp[customer]
        first, second, third = units_of(data.customer_needs[customer])
        return Message("serve", name, points, first, second, third)
    if banner >= FIELD:
        coins = harvest_of(state, seat, banner - FIELD)
        return Message("harvest", FIELD_NAMES[banner - FIELD], coins, data.field_white_time)
    if banner >= WORKSHOP:
        kind = banner - WORKSHOP
        card = state.workshop[seat * KINDS + kind]
        full = state.goods[seat * KINDS + kind] >= data.craft_spaces[card]
        key = "produce-nothing" if full else "produce"
        return Message(key, data.craft_ids[card], GOOD_NAMES[kind], data.workshop_time[card])
    if banner == SCHOOL:
        return Message("use-school")
    if banner == PLAY:
        return Message("play", data.play_stories)
    if banner == COUNCIL:
        council = state.council[seat]
        time, coins = data.council_white_time[council], data.council_coins[council]
        return Message(
            "use-council", data.council_ids[council], time, council_effect(state, seat, council), coins
        )
    return Message("meet", data.meeting_stories, new_markers(state, seat), data.meeting_white_time)


def units_of(needs: list[int]) -> list[int | str]:
    """The goods of a customer one by one; 0 stands for no further one."""
    units: list[int | str] = []
    for good in range(GOODS):
        units.extend([GOOD_NAMES[good]] * needs[good])
    return units + [0] * (MOST_GOODS - len(units))
