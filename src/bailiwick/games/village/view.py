"""What everybody may see: all of the table but the order of face-down cards (5, V5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.village.actions import (
    AREA_COUNCIL,
    AREA_NAMES,
    BEER,
    COFFINS,
    COUNCIL,
    CUSTOMER,
    CUSTOMER_NAMES,
    CUSTOMERS,
    FIELD,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    LETTER_NAMES,
    LETTERS,
    MEETING,
    MONK_PILES,
    PILE_NAMES,
    PLAY,
    PROFESSION_NAMES,
    PROFESSIONS,
    SCHOOL,
    WHITES,
    WORKSHOP,
)
from bailiwick.games.village.data import HIGHEST, LOWEST
from bailiwick.games.village.printed import cards, values
from bailiwick.games.village.rules.banners import banner_piece, card_of
from bailiwick.games.village.rules.fares import goods_owed, has_ended, toll, travel_time
from bailiwick.games.village.rules.meeting import own_banners
from bailiwick.games.village.rules.payment import UNIT_GOOD, UNITS
from bailiwick.games.village.scoring import breakdown, tie_break

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

HEADMAN_PLACES: Final = ["house", "coin", "stories"]


def view_of(state: Village) -> dict[str, object]:
    """The whole open table, as plain data."""
    return {
        "game": "village",
        "seats": state.seats,
        "round": state.round,
        "rounds": state.rounds,
        "turn": state.turn,
        "active": state.active,
        "start": state.start,
        "over": state.over,
        "hand": {"holder": state.hand_holder, "palm_up": state.palm_up, "stories": state.hand_stories},
        "dice": [die_of(state, die) for die in range(len(state.dice))],
        "value": state.value() if state.second >= 0 else None,
        "acted": state.acted,
        "used": [banner_name(state, b) for b in range(WHITES) if state.used >> b & 1],
        "deaths": {"buried": state.buried(), "end": state.data.deaths[state.seats]},
        "chronicle": {PROFESSION_NAMES[p]: coffins(state, p) for p in range(PROFESSIONS)},
        "graves": {"filled": state.graves, "fields": state.data.graves},
        "rat": {
            "at": state.rat,
            "start": state.data.rat_start[state.seats],
            "fields": state.data.rat_fields,
            "plague": state.plague_left > 0,
        },
        "steward": {
            "banner": values(state.data.steward_banner),
            "time": state.data.steward_time,
            "coins": state.data.steward_coins,
        },
        "display": [None if customer < 0 else CUSTOMER_NAMES[customer] for customer in state.display],
        "deck": len(state.deck),
        "unseen": [CUSTOMER_NAMES[customer] for customer in sorted(state.deck)],
        "supply": supply(state),
        "monk_in_hand": None if state.monk_in_hand < 0 else state.data.monk_ids[state.monk_in_hand],
        "revealed": None if state.revealed < 0 else state.data.travel_ids[state.revealed],
        "bill": bill(state),
        "cards": cards(state.data),
        "clouds": state.data.clouds,
        "players": [village(state, seat) for seat in range(state.seats)],
    }


def bill(state: Village) -> dict[str, object]:
    """What is still to be paid: goods, and units that are a good or a coin."""
    goods = {GOOD_NAMES[good]: state.bill[good] for good in range(GOODS) if state.bill[good]}
    return {"goods": goods, "units": state.bill[UNITS], "good": GOOD_NAMES[state.bill[UNIT_GOOD]]}


def die_of(state: Village, die: int) -> dict[str, object]:
    """A die: where it lies and what it shows."""
    taken = bool(state.dice_taken >> die & 1)
    chosen = -1
    if taken and die == state.first:
        chosen = 0
    elif taken and die == state.second:
        chosen = 1
    return {
        "piece": f"die:{die}",
        "colour": "black" if state.is_black(die) else "white",
        "face": state.dice[die],
        "taken": taken,
        "chosen": chosen,
        "adjusted": chosen >= 0 and bool(state.adjusted >> chosen & 1),
    }


def coffins(state: Village, profession: int) -> dict[str, object]:
    """The coffin fields of a profession, and what the next death there tells."""
    filled = state.chronicle[profession]
    stories = state.data.chronicle[profession]
    return {"filled": filled, "stories": stories, "next": stories[filled] if filled < COFFINS else 0}


def supply(state: Village) -> dict[str, object]:
    """Open cards by name; of face-down piles the cards that are in them, not their order."""
    data = state.data
    return {
        "crafts": [data.craft_ids[c] for c in range(len(data.craft_ids)) if state.craft_supply >> c & 1],
        "churches": [data.church_ids[c] for c in range(len(data.church_ids)) if state.church_supply >> c & 1],
        "councils": [
            data.council_ids[c] for c in range(len(data.council_ids)) if state.council_supply >> c & 1
        ],
        "meetings": state.meetings_left,
        "fields": state.fields_left,
        "monks": {PILE_NAMES[pile]: monk_pile(state, pile) for pile in range(MONK_PILES)},
        "travel": {
            LETTER_NAMES[letter]: [data.travel_ids[card] for card in sorted(state.travel_piles[letter])]
            for letter in range(LETTERS)
        },
    }


def monk_pile(state: Village, pile: int) -> dict[str, object]:
    """The open monk on top, and who is somewhere below."""
    monks, ids = state.monk_piles[pile], state.data.monk_ids
    return {"top": ids[monks[0]] if monks else None, "below": [ids[monk] for monk in sorted(monks[1:])]}


# ---- one village ----------------------------------------------------------------------------------


def village(state: Village, seat: int) -> dict[str, object]:
    """A board and the cards around it."""
    data, board = state.data, state.board[seat]
    parts = breakdown(state, seat)
    return {
        "board": None if board < 0 else data.board_ids[board],
        "play": [] if board < 0 else values(data.play_banner[board]),
        "coins": state.coins[seat],
        "clock": state.clock[seat],
        "reaper": bool(state.reaper[seat]),
        "villagers": [PROFESSION_NAMES[p] for p in range(PROFESSIONS) if state.has(seat, p)],
        "school": {"left": bool(state.students[seat] & 1), "right": bool(state.students[seat] & 2)},
        "headman": HEADMAN_PLACES[state.headman[seat]],
        "tree": state.tree[seat],
        "house": state.house[seat],
        "labourers": state.labourers[seat],
        "workshops": [
            workshop(state, seat, k) for k in range(KINDS) if state.workshop[seat * KINDS + k] >= 0
        ],
        "fields": [
            {
                "piece": f"field:{seat}:{field}",
                "id": FIELD_NAMES[field],
                "plow": bool(state.plows[seat] >> field & 1),
            }
            for field in range(min(state.fields[seat], FIELDS))
        ],
        "church": None if state.church[seat] < 0 else data.church_ids[state.church[seat]],
        "church_markers": state.church_markers[seat],
        "monks": [data.monk_ids[m] for m in range(len(data.monk_ids)) if state.monks[seat] >> m & 1],
        "windows": state.windows(seat),
        "council": None if state.council[seat] < 0 else data.council_ids[state.council[seat]],
        "council_marks": marks(state, seat),
        "guild": state.guild[seat],
        "meeting": bool(state.meeting[seat]),
        "meeting_markers": state.meeting_markers[seat],
        "tile": None if state.tile[seat] < 0 else banner_piece(state, seat, state.tile[seat]),
        "travel": [
            data.travel_ids[card]
            for card in state.travel[seat * LETTERS : seat * LETTERS + LETTERS]
            if card >= 0
        ],
        "next_journey": next_journey(state, seat),
        "swaps_used": [LETTER_NAMES[letter] for letter in range(LETTERS) if state.swaps[seat] >> letter & 1],
        "waiting": customers_in(state.waiting[seat]),
        "served": customers_in(state.served[seat]),
        "value_map": value_map(state, seat),
        "score": parts,
        "total": sum(parts.values()),
        "tie_break": tie_break(state, seat),
    }


def workshop(state: Village, seat: int, kind: int) -> dict[str, object]:
    """A craft building with its goods."""
    card = state.workshop[seat * KINDS + kind]
    return {
        "id": state.data.craft_ids[card],
        "kind": KIND_NAMES[kind],
        "good": GOOD_NAMES[kind],
        "goods": state.goods[seat * GOODS + kind],
        "spaces": state.data.craft_spaces[card],
    }


def marks(state: Village, seat: int) -> list[str]:
    """The marked spaces of an area or a population council."""
    names = AREA_NAMES if state.council[seat] == AREA_COUNCIL else PROFESSION_NAMES
    return [names[space] for space in range(PROFESSIONS) if state.council_marks[seat] >> space & 1]


def customers_in(mask: int) -> list[str]:
    """The customers of a mask."""
    return [CUSTOMER_NAMES[customer] for customer in range(CUSTOMERS) if mask >> customer & 1]


def next_journey(state: Village, seat: int) -> dict[str, object] | None:
    """What the next travel card would cost, or None when the road ends."""
    letter = state.journeys[seat]
    if letter == LETTERS or has_ended(state, seat) or not state.travel_piles[letter]:
        return None
    return {
        "letter": LETTER_NAMES[letter],
        "time": travel_time(state, seat),
        "wagons": state.data.travel_wagons[letter],
        "coins": state.data.travel_coins[letter],
        "toll": toll(state, seat),
        "beer": goods_owed(state, seat, 0)[BEER],
    }


def value_map(state: Village, seat: int) -> dict[str, object]:
    """By value the own white banners that show it, the tile counted (11.1)."""
    return {
        str(value): [
            card_of(state, seat, banner)
            for banner in all_banners(state, seat)
            if shows(state, seat, banner, value)
        ]
        for value in range(LOWEST, HIGHEST + 1)
    }


def all_banners(state: Village, seat: int) -> list[int]:
    """The white banners of a village, the meeting place's too."""
    banners = own_banners(state, seat)
    if state.meeting[seat]:
        banners.append(MEETING)
    return banners


def shows(state: Village, seat: int, banner: int, value: int) -> bool:
    """Does a white banner work with *value*, whoever is alive?"""
    data = state.data
    if state.tile[seat] == banner and data.tile_banner[value]:
        return True
    if banner == SCHOOL:
        return data.school_banner[value]
    if banner == PLAY:
        return state.board[seat] >= 0 and data.play_banner[state.board[seat]][value]
    if banner == COUNCIL:
        return data.council_banner[state.council[seat]][value]
    if banner == MEETING:
        return data.meeting_banner[value]
    if banner < FIELD:
        return data.craft_banner[state.workshop[seat * KINDS + banner - WORKSHOP]][value]
    if banner < CUSTOMER:
        return data.field_banner[value]
    return data.customer_banner[banner - CUSTOMER][value]


def banner_name(state: Village, banner: int) -> str:
    """A used banner, by its card."""
    return card_of(state, state.active, banner)
