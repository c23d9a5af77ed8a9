"""What a seat may see (5): the land is open, plans are private until the reveal, tokens hidden from all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.antiquity.actions import GOOD_IDS, HOUSES, KIND_IDS, KINDS, SAINT_IDS, SQUARES
from bailiwick.games.antiquity.data import LAND_IDS, STOCK_IDS, TERRAIN_IDS
from bailiwick.games.antiquity.estate import (
    HOUSE_KIND,
    IN_HAND,
    Estate,
)
from bailiwick.games.antiquity.geometry import q_of, r_of, squares_of
from bailiwick.games.antiquity.rules.land import hex_piece, hex_pieces
from bailiwick.games.antiquity.rules.plan import square_piece
from bailiwick.games.antiquity.rules.zone import find_zone
from bailiwick.games.antiquity.scoring import progress_of
from bailiwick.games.antiquity.terms import OFFER_ASKS, OFFER_CATHEDRAL_FISH, OFFER_GIVES, PLAN

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

PHASE_IDS: Final = [
    "start",
    "rise",
    "plan",
    "order",
    "land",
    "store",
    "harvest",
    "explore",
    "famine",
    "pollute",
    "victory",
]
ENDING_IDS: Final = ["", "saint", "survivor", "all_gone", "too_long"]


def view_of(state: Antiquity, seat: int | None) -> dict[str, object]:
    """Everything *seat* may know, as plain data; None is a spectator."""
    return {
        "game": "antiquity",
        "seats": state.seats,
        "you": seat,
        "round": state.round,
        "max_rounds": state.rules.max_rounds,
        "phase": PHASE_IDS[state.phase],
        "beginner": state.rules.beginner,
        "famine": state.famine,
        "order": state.order[:],
        "one_by_one": bool(state.floor),
        "committed": [state.phase == PLAN and committed for committed in state.committed],
        "stock": {STOCK_IDS[pile]: state.stock[pile] for pile in range(4)},
        "hexes": [hex_view(state, hex) for hex in state.layout().hexes],
        "ranges": [range_view(state, at) for at in range(len(state.ranges))],
        "sites": [site_view(state, site) for site in range(len(state.site_owner))],
        "tokens_left": token_counts(state),
        "tokens_seen": tokens_seen(state) if sees_tokens(state, seat) else None,
        "trades": [offer_view(trade) for trade in state.trades],
        "offers": [offer_view(offer) for offer in state.offers if seat in offer[:2]],
        "refused": refused_offers(state, seat),
        "over": state.over,
        "ending": ENDING_IDS[state.ending],
        "winners": [one for one in range(state.seats) if state.winners[one]],
        "players": [player_view(state, one, seat) for one in range(state.seats)],
        "houses": [[state.data.house_food[h], state.data.house_luxury[h]] for h in range(HOUSES)],
        "buildings": {KIND_IDS[kind]: building_price(state, kind) for kind in range(KINDS)},
    }


def seen_estate(state: Antiquity, owner: int, viewer: int | None) -> Estate:
    """One's own estate as it is; that of another planner as it was when the phase began."""
    if not state.shown or owner == viewer:
        return state.estates[owner]
    return state.shown[owner]


def terrain_of(state: Antiquity, hex: int) -> str:
    """The terrain a hex has now."""
    for terrain, mask in enumerate((state.forest, state.grass, state.mountain, state.sea)):
        if mask >> hex & 1:
            return TERRAIN_IDS[terrain]
    raise AssertionError(f"no terrain at {hex}")


def owner_of(masks: list[int], hex: int) -> int | None:
    """The seat whose mask holds this hex."""
    for seat, mask in enumerate(masks):
        if mask >> hex & 1:
            return seat
    return None


def hex_view(state: Antiquity, hex: int) -> dict[str, object]:
    """A hex and what lies on it."""
    return {
        "id": hex_piece(hex),
        "q": q_of(hex),
        "r": r_of(hex),
        "terrain": terrain_of(state, hex),
        "cut": bool(state.cut >> hex & 1),
        "polluted": bool(state.polluted >> hex & 1),
        "city": owner_of(state.city_hexes, hex),
        "inn": owner_of(state.inns, hex),
        "hut": bool(state.huts >> hex & 1),
        "token": bool(state.tokens_on() >> hex & 1),
    }


def range_view(state: Antiquity, at: int) -> dict[str, object]:
    """A mountain range and what its mines bring."""
    good = state.range_good[at]
    return {"hexes": hex_pieces(state.ranges[at]), "good": None if good < 0 else GOOD_IDS[good]}


def site_view(state: Antiquity, site: int) -> dict[str, object]:
    """A land site: owner, goods left, and where its worker stands."""
    return {
        "id": f"site:{hex_pieces(state.site_seat[site])[0][4:]}",
        "owner": state.site_owner[site],
        "kind": LAND_IDS[state.site_kind[site]],
        "good": GOOD_IDS[state.site_good[site]],
        "hexes": hex_pieces(state.site_hexes[site]),
        "post": hex_pieces(state.site_seat[site]),
    }


def token_counts(state: Antiquity) -> dict[str, int]:
    """Explorer tokens nobody has seen yet, by good: on the map or taken away unseen."""
    counts = {GOOD_IDS[good]: 0 for good in state.data.tokens}
    for token in state.token + state.discarded:
        if token >= 0:
            counts[GOOD_IDS[state.data.tokens[token]]] += 1
    return counts


def sees_tokens(state: Antiquity, seat: int | None) -> bool:
    """With open spectators they see all tokens as soon as none is left that knowing them could find (5)."""
    return seat is None and state.rules.open_spectators and (state.over or not state.tokens_on())


def tokens_seen(state: Antiquity) -> dict[str, object]:
    """What lies on the map, and what was taken away unseen."""
    lying = range(len(state.spots))
    goods = [GOOD_IDS[good] for good in state.data.tokens]
    return {
        "on_map": {
            hex_piece(state.spots[at]): goods[state.token[at]] for at in lying if state.token[at] >= 0
        },
        "discarded": [goods[token] for token in state.discarded],
    }


def refused_offers(state: Antiquity, seat: int | None) -> list[dict[str, object]]:
    """The offers of this round nobody took, for open spectators once its plans are revealed (5)."""
    if seat is not None or not state.rules.open_spectators or state.shown:
        return []
    played = [one for one in range(state.seats) if state.fallen[one] // 16 in (0, state.round)]
    return [offer_view(offer) for one in played for offer in state.estates[one].refused]


def offer_view(offer: tuple[int, ...]) -> dict[str, object]:
    """An offer or a trade: who, and the goods on both sides."""
    return {
        "proposer": offer[0],
        "partner": offer[1],
        "give": goods_view(list(offer[OFFER_GIVES:OFFER_ASKS])),
        "ask": goods_view(list(offer[OFFER_ASKS:OFFER_CATHEDRAL_FISH])),
    }


def goods_view(amounts: list[int]) -> dict[str, int]:
    """Goods by name, those that are there."""
    return {GOOD_IDS[good]: amount for good, amount in enumerate(amounts) if amount}


def player_view(state: Antiquity, seat: int, viewer: int | None) -> dict[str, object]:
    """A player's goods, workers, cities and progress; how many offers he opened is his own affair."""
    estate = seen_estate(state, seat, viewer)
    zone = find_zone(state, seat, estate)
    centres = state.centres[seat * 4 : seat * 4 + estate.cities]
    return {
        "active": state.is_active(seat),
        "fallen_in_round": state.fallen[seat] // 16,
        "goods": {GOOD_IDS[good]: amount for good, amount in enumerate(estate.goods)},
        "cathedral_fish": estate.cathedral_fish,
        "free_workers": estate.free_workers,
        "city_workers": estate.city_workers(),
        "land_workers": len([owner for owner in state.site_owner if owner == seat]),
        "houses": [house + 1 for house in range(HOUSES) if estate.houses >> house & 1],
        "saint": None if estate.saint < 0 else SAINT_IDS[estate.saint],
        "carts": estate.carts(),
        "capacity": estate.capacity(),
        "due": state.due[seat],
        "working": [KIND_IDS[kind] for kind in range(3, KINDS) if estate.works(kind)],
        "progress": progress_of(state, seat, estate),
        "zone": hex_pieces(zone),
        "inns": hex_pieces(state.inns[seat]),
        "cities": [city_view(seat, estate, city, centres[city]) for city in range(estate.cities)],
        "hand": [held_view(seat, estate, at) for at in range(len(estate.kind)) if estate.city[at] == IN_HAND],
        "used": {
            "hospital": estate.healed,
            "offers": estate.offers_opened if seat == viewer else None,
            "raze": estate.raze_used,
            "biology": estate.biology_used,
            "alchemy": estate.alchemy_used,
        },
    }


def held_view(seat: int, estate: Estate, at: int) -> dict[str, object]:
    """A building in the hand with all that travels with it; a storage keeps its width and height."""
    size = estate.size[at]
    return {
        "id": f"hand:{seat}:{at}",
        "kind": kind_of(estate, at),
        "size": [size >> 3, size & 7] if size else None,
        "manned": bool(estate.manned[at]),
        "graves": estate.load[at],
    }


def kind_of(estate: Estate, at: int) -> str:
    """The id of a building's kind."""
    return "house" if estate.kind[at] == HOUSE_KIND else KIND_IDS[estate.kind[at]]


def city_view(seat: int, estate: Estate, city: int, centre: int) -> dict[str, object]:
    """A city grid: its buildings and graves."""
    return {
        "id": f"city:{seat}:{city}",
        "centre": hex_piece(centre),
        "side": estate.data.sides[city],
        "graves": [square_piece(seat, city * SQUARES + at) for at in squares_of(estate.graves[city])],
        "buildings": [
            {
                "kind": kind_of(estate, at),
                "squares": [square_piece(seat, city * SQUARES + s) for s in squares_of(estate.cells[at])],
                "manned": bool(estate.manned[at]),
                "clear": estate.is_clear(at),
            }
            for at in range(len(estate.kind))
            if estate.city[at] == city
        ],
    }


def building_price(state: Antiquity, kind: int) -> dict[str, object]:
    """What a building costs and covers."""
    data = state.data
    return {
        "wood": data.wood[kind],
        "stone": data.stone[kind],
        "luxury": data.luxury[kind],
        "manned": data.man[kind],
        "cells": [[x, y] for x, y in data.cells[kind]],
    }
