"""What blue banners say to people: the piece they point at, and its price (2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.village.actions import (
    BEER,
    BLUE_CHURCH,
    BLUE_COUNCIL,
    BLUE_CRAFT,
    BLUE_HAND,
    BLUE_MEETING,
    BLUE_MONK,
    BLUE_QUESTION,
    BLUE_STEWARD,
    BLUE_TRAVEL,
    GOOD_NAMES,
    LETTER_NAMES,
    PILE_NAMES,
)
from bailiwick.games.village.rules.blue import time_of
from bailiwick.games.village.rules.councils import council_effect
from bailiwick.games.village.rules.fares import goods_owed, toll, travel_time

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def describe_blue(state: Village, seat: int, code: int) -> Option:
    """The piece, and the price."""
    data = state.data
    if code == BLUE_QUESTION:
        return Option(
            code, [f"question:{seat}", f"headman:{seat}"], Message("blue-question", data.question_time)
        )
    if code == BLUE_HAND:
        return Option(code, ["place:hand"], Message("blue-hand", state.hand_stories))
    if code == BLUE_STEWARD:
        return Option(code, ["place:steward"], Message("blue-steward"))
    if code >= BLUE_TRAVEL:
        return describe_journey(state, seat, code)
    if BLUE_MONK <= code < BLUE_COUNCIL:
        return describe_monk(state, code)
    if code >= BLUE_COUNCIL:
        return describe_council(state, seat, code)
    if code >= BLUE_CHURCH:
        return describe_church(state, code)
    return describe_building(state, seat, code)


def describe_building(state: Village, seat: int, code: int) -> Option:
    """A craft building, a field or a meeting place: time, points, and what comes with it."""
    data, time = state.data, time_of(state, seat, code)
    if code >= BLUE_CRAFT:
        craft = code - BLUE_CRAFT
        card, good = data.craft_ids[craft], GOOD_NAMES[data.craft_kind[craft]]
        message = Message("buy-workshop", card, time, data.craft_pp[craft], good)
        return Option(code, [f"craft:{card}"], message)
    if code == BLUE_MEETING:
        message = Message("buy-meeting", "meeting", time, data.meeting_pp, data.meeting_stories)
        return Option(code, ["supply:meeting"], message)
    message = Message("buy-field", "field", time, data.field_pp, data.field_build_coins)
    return Option(code, ["supply:field"], message)


def describe_church(state: Village, code: int) -> Option:
    """Time and points; coins and goods are for boxes where churches ask for them."""
    data, church = state.data, code - BLUE_CHURCH
    card, goods = data.church_ids[church], sum(data.church_needs[church])
    time, points, coins = data.church_time[church], data.church_pp[church], data.church_coins[church]
    return Option(code, [f"church:{card}"], Message("buy-church", card, time, points, coins, goods))


def describe_council(state: Village, seat: int, code: int) -> Option:
    """Time, points, and its first use."""
    data, council = state.data, code - BLUE_COUNCIL
    card, effect = data.council_ids[council], council_effect(state, seat, council)
    time, points, coins = data.council_time[council], data.council_pp[council], data.council_coins[council]
    return Option(code, [f"council:{card}"], Message("buy-council", card, time, points, effect, coins))


def describe_monk(state: Village, code: int) -> Option:
    """His time, his price and his action."""
    data = state.data
    monk = state.monk_piles[code - BLUE_MONK][0]
    action = data.action_ids[data.monk_action[monk]]
    good = GOOD_NAMES[data.monk_good[monk]]
    pile = f"monk_{PILE_NAMES[code - BLUE_MONK]}"
    message = Message("buy-monk", pile, data.monk_time[monk], data.monk_units[monk], good, action)
    return Option(code, [f"monk:{data.monk_ids[monk]}"], message)


def describe_journey(state: Village, seat: int, code: int) -> Option:
    """Time, wagons or coins, and the toll and beer that the last card adds."""
    letter = code - BLUE_TRAVEL
    data = state.data
    beer = goods_owed(state, seat, 0)[BEER]
    wagons, coins = data.travel_wagons[letter], data.travel_coins[letter]
    pile = f"travel_{LETTER_NAMES[letter]}"
    message = Message("buy-travel", pile, travel_time(state, seat), wagons, coins, toll(state, seat), beer)
    return Option(code, [f"pile:{pile}"], message)
