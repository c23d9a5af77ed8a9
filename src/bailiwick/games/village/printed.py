"""What is printed on every card, as plain data for drawing and for tooltips."""

from __future__ import annotations

from bailiwick.games.village.actions import (
    CUSTOMER_NAMES,
    CUSTOMERS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    LETTER_NAMES,
    LETTERS,
    PILE_NAMES,
)
from bailiwick.games.village.data import HIGHEST, LOWEST, Data


def values(banner: list[bool]) -> list[int]:
    """The values a banner shows."""
    return [value for value in range(LOWEST, HIGHEST + 1) if banner[value]]


def cards(data: Data) -> dict[str, object]:
    """What is printed on every card, for drawing and for tooltips; all views share it."""
    if not data.cards:
        data.cards = printed_cards(data)
    return data.cards


def printed_cards(data: Data) -> dict[str, object]:
    """The same, afresh."""
    return {
        "crafts": {data.craft_ids[card]: craft_card(data, card) for card in range(len(data.craft_ids))},
        "customers": {CUSTOMER_NAMES[c]: customer_card(data, c) for c in range(CUSTOMERS)},
        "travel": {data.travel_ids[card]: travel_card(data, card) for card in range(len(data.travel_ids))},
        "piles": {LETTER_NAMES[letter]: travel_pile(data, letter) for letter in range(LETTERS)},
        "churches": {data.church_ids[c]: church_card(data, c) for c in range(len(data.church_ids))},
        "monks": {data.monk_ids[monk]: monk_card(data, monk) for monk in range(len(data.monk_ids))},
        "councils": {data.council_ids[c]: council_card(data, c) for c in range(len(data.council_ids))},
        "meeting": {
            "banner": values(data.meeting_banner),
            "time": data.meeting_time,
            "white_time": data.meeting_white_time,
            "stories": data.meeting_stories,
            "spaces": data.meeting_spaces,
            "pp": data.meeting_pp,
        },
        "field": {
            "banner": values(data.field_banner),
            "time": data.field_build_time,
            "white_time": data.field_white_time,
            "coins": data.field_build_coins,
            "white_coins": data.field_white_coins,
            "plow_coins": data.field_plow_coins,
            "pp": data.field_pp,
        },
        "windows": data.window_pp,
        "school": values(data.school_banner),
        "hand": values(data.hand_banner),
        "tile": values(data.tile_banner),
        "boards": {data.board_ids[b]: values(data.play_banner[b]) for b in range(len(data.board_ids))},
        "board": village_board(data),
        "black_die_time": data.black_die_time,
        "labourer_pp": data.labourer_pp,
    }


def village_board(data: Data) -> dict[str, object]:
    """What all village boards show alike: school, play banner and the headman's walk."""
    return {
        "school_time": data.school_time,
        "school_stories": data.school_stories,
        "play_stories": data.play_stories,
        "question_time": data.question_time,
        "headman_coins": data.headman_coins,
        "headman_stories": data.headman_stories,
    }


def craft_card(data: Data, card: int) -> dict[str, object]:
    """A craft building."""
    return {
        "kind": KIND_NAMES[data.craft_kind[card]],
        "good": GOOD_NAMES[data.craft_kind[card]],
        "banner": values(data.craft_banner[card]),
        "time": data.craft_time[card],
        "white_time": data.workshop_time[card],
        "spaces": data.craft_spaces[card],
        "pp": data.craft_pp[card],
    }


def goods_of(needs: list[int]) -> dict[str, int]:
    """Goods by name, those that are asked for."""
    return {GOOD_NAMES[good]: needs[good] for good in range(GOODS) if needs[good]}


def customer_card(data: Data, customer: int) -> dict[str, object]:
    """A customer."""
    return {
        "banner": ["?"] if data.customer_any[customer] else values(data.customer_banner[customer]),
        "goods": goods_of(data.customer_needs[customer]),
        "pp": data.customer_pp[customer],
    }


def travel_card(data: Data, card: int) -> dict[str, object]:
    """The light side of a travel card."""
    return {
        "letter": LETTER_NAMES[data.travel_letter[card]],
        "pp": data.travel_pp[card],
        "coins": data.grey_coins[card],
        "beer": data.grey_beer[card],
        "time": data.grey_time[card],
        "ends": data.travel_ends[card],
    }


def travel_pile(data: Data, letter: int) -> dict[str, object]:
    """The dark side of a travel pile."""
    return {
        "banner": values(data.travel_banner[letter]),
        "time": data.travel_time[letter],
        "wagons": data.travel_wagons[letter],
        "coins": data.travel_coins[letter],
        "possible": data.travel_possible[letter],
    }


def church_card(data: Data, church: int) -> dict[str, object]:
    """A church."""
    return {
        "banner": values(data.church_banner[church]),
        "time": data.church_time[church],
        "coins": data.church_coins[church],
        "goods": goods_of(data.church_needs[church]),
        "spaces": data.church_spaces[church],
        "windows": data.church_windows[church],
        "pp": data.church_pp[church],
    }


def monk_card(data: Data, monk: int) -> dict[str, object]:
    """A monk."""
    return {
        "pile": PILE_NAMES[data.monk_pile[monk]],
        "banner": values(data.monk_banner[monk]),
        "time": data.monk_time[monk],
        "units": data.monk_units[monk],
        "good": GOOD_NAMES[data.monk_good[monk]],
        "action": data.action_ids[data.monk_action[monk]],
    }


def council_card(data: Data, council: int) -> dict[str, object]:
    """A council chamber."""
    return {
        "banner": values(data.council_banner[council]),
        "time": data.council_time[council],
        "white_time": data.council_white_time[council],
        "coins": data.council_coins[council],
        "spaces": data.council_spaces[council],
        "pp": data.council_pp[council],
        "bonus": data.council_bonus[council],
    }
