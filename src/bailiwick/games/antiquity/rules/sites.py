"""Founding and ending land sites: woodcutters, farms, mines, fisheries (V4.1–V4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.actions import GOOD_IDS
from bailiwick.games.antiquity.data import LAND_IDS
from bailiwick.games.antiquity.estate import CART_SHOP, Estate
from bailiwick.games.antiquity.terms import (
    FARM_SITE,
    FISHERY_SITE,
    MINE_SITE,
    STOCK_FISHERIES,
    WOODCUTTER_SITE,
)

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def terrain_for(state: Antiquity, kind: int) -> int:
    """The hexes of the terrain a site of this kind works on."""
    if kind == WOODCUTTER_SITE:
        return state.forest
    return state.grass if kind == FARM_SITE else state.mountain if kind == MINE_SITE else state.sea


def fillable(state: Antiquity, kind: int) -> int:
    """Hexes of the right terrain, unoccupied and unpolluted (V4.2)."""
    return terrain_for(state, kind) & ~(state.occupied() | state.polluted)


def tokens_at(state: Antiquity, kind: int, hex: int) -> int:
    """The hexes a site with this centre would fill, all that qualify (V4.2)."""
    return (1 << hex | state.around(hex)) & fillable(state, kind)


def coast(state: Antiquity) -> int:
    """Open land with an unpolluted, unoccupied sea hex beside it (D5, V4.6)."""
    return state.neighbours(fillable(state, FISHERY_SITE)) & state.open_land()


def take_cart(estate: Estate) -> None:
    """The worker of a manned cart shop sets out (V4.1)."""
    for at in range(len(estate.kind)):
        if estate.kind[at] == CART_SHOP and estate.manned[at]:
            estate.manned[at] = 0
            return
    raise AssertionError("no manned cart shop")


def found_site(state: Antiquity, seat: int, kind: int, good: int, post: int, hexes: int) -> None:
    """Goods lie on *hexes*, the worker stands on *post*: the centre, or the two hexes of a hut."""
    state.site_owner.append(seat)
    state.site_kind.append(kind)
    state.site_good.append(good)
    state.site_hexes.append(hexes)
    state.site_seat.append(post)
    state.loaded |= hexes
    if kind == WOODCUTTER_SITE:
        state.forest &= ~hexes
        state.grass |= hexes
        state.cut |= hexes
    else:
        state.polluted |= hexes
    if kind == FISHERY_SITE:
        state.huts |= post
        state.discard_tokens(post)
        if state.rules.limited_stock:
            state.stock[STOCK_FISHERIES] -= 1
    state.discard_tokens(hexes)
    take_cart(state.estates[seat])
    state.tell("founded", seat, LAND_IDS[kind], GOOD_IDS[good], hexes.bit_count())


def end_site(state: Antiquity, site: int) -> None:
    """The site leaves the map; a fishery goes back to the supply (V6.5)."""
    state.loaded &= ~state.site_hexes[site]
    if state.site_kind[site] == FISHERY_SITE:
        state.huts &= ~state.site_seat[site]
        if state.rules.limited_stock:
            state.stock[STOCK_FISHERIES] += 1
    for column in (
        state.site_owner,
        state.site_kind,
        state.site_good,
        state.site_hexes,
        state.site_seat,
    ):
        del column[site]
