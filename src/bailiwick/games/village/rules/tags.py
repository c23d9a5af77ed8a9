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
    card, piece = card_and_piece(state, code)
    return Option(code, [piece], Message("buy", card, time_of(state, seat, code), points_of(state, code)))


def points_of(state: Village, code: int) -> int:
    """The points printed on a card of the open supply."""
    data = state.data
    if code >= BLUE_COUNCIL:
        return data.council_pp[code - BLUE_COUNCIL]
    if code >= BLUE_CHURCH:
        return data.church_pp[code - BLUE_CHURCH]
    if code >= BLUE_CRAFT:
        return data.craft_pp[code - BLUE_CRAFT]
    return data.meeting_pp if code == BLUE_MEETING else data.field_pp


def card_and_piece(state: Village, code: int) -> tuple[str, str]:
    """The card's name, and what lies in the supply."""
    data = state.data
    if code >= BLUE_COUNCIL:
        card = data.council_ids[code - BLUE_COUNCIL]
        return card, f"council:{card}"
    if code >= BLUE_CHURCH:
        card = data.church_ids[code - BLUE_CHURCH]
        return card, f"church:{card}"
    if code >= BLUE_CRAFT:
        card = data.craft_ids[code - BLUE_CRAFT]
        return card, f"craft:{card}"
    return ("meeting", "supply:meeting") if code == BLUE_MEETING else ("field", "supply:field")


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
