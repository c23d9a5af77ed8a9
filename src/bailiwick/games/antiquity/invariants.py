"""What holds in every position (8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.actions import HOUSES
from bailiwick.games.antiquity.estate import HOUSE_KIND, IN_HAND, PILE_KINDS, Estate
from bailiwick.games.antiquity.geometry import distance
from bailiwick.games.antiquity.rules.building import pending_pieces
from bailiwick.games.antiquity.terms import FISHERY_SITE, STOCK_FISHERIES, WOODCUTTER_SITE

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def check(state: Antiquity) -> None:
    """Raise AssertionError if a piece is lost or the position is impossible."""
    check_land(state)
    check_sites(state)
    check_stock(state)
    for seat in range(state.seats):
        check_estate(state.estates[seat])
        if state.is_active(seat):
            check_workers(state, seat)
    assert state.famine >= 0
    assert sorted(state.order) == list(range(state.seats))


def check_land(state: Antiquity) -> None:
    """Terrains divide the map; nothing lies upon another thing; cities keep their distance."""
    terrains = [state.forest, state.grass, state.mountain, state.sea]
    assert sum(terrains) == state.layout().mask
    cities, inns = state.all_cities(), state.all_inns()
    assert sum(state.city_hexes) == cities
    assert sum(state.inns) == inns
    assert cities & inns == 0
    assert (cities | inns) & (state.huts | state.loaded) == 0
    assert state.huts & state.loaded == 0
    assert cities & (state.polluted | state.tokens_on()) == 0
    assert state.cut & ~state.grass == 0
    centres = [centre for centre in state.centres if centre >= 0]
    for at, one in enumerate(centres):
        for other in centres[at + 1 :]:
            assert distance(one, other) >= 4


def check_sites(state: Antiquity) -> None:
    """Each good belongs to one site; the worker's hex keeps its good to the last."""
    loaded = 0
    huts = 0
    for site in range(len(state.site_owner)):
        hexes, post = state.site_hexes[site], state.site_seat[site]
        assert hexes != 0
        assert loaded & hexes == 0
        loaded |= hexes
        assert state.is_active(state.site_owner[site])
        if state.site_kind[site] == FISHERY_SITE:
            assert post.bit_count() == 2
            huts |= post
        else:
            assert hexes & post == post
        if state.site_kind[site] == WOODCUTTER_SITE:
            assert hexes & ~state.grass == 0
            assert hexes & state.polluted == 0
        else:
            assert hexes & ~state.polluted == 0
    assert loaded == state.loaded
    assert huts == state.huts


def check_stock(state: Antiquity) -> None:
    """Pieces in stock, on grids and in half-made builds are always as many as in the box."""
    if not state.rules.limited_stock:
        return
    fisheries = len([kind for kind in state.site_kind if kind == FISHERY_SITE])
    assert state.stock[STOCK_FISHERIES] + fisheries == state.data.stock[STOCK_FISHERIES]
    pending = [pending_pieces(stack) for stack in state.stacks]
    for pile, kind in enumerate(PILE_KINDS):
        used = sum([estate.pieces(kind) for estate in state.estates])
        begun = sum([pieces[pile] for pieces in pending])
        total = state.stock[pile] + used + begun + state.unseen[pile]
        assert total == state.data.stock[pile], f"pile {pile}: {total}"


def check_estate(estate: Estate) -> None:
    """Goods are counted from zero; buildings and open graves do not overlap; no grave on a house."""
    assert min(estate.goods) >= 0
    assert 0 <= estate.cathedral_fish <= estate.goods[5]
    built = [0, 0, 0, 0]
    held = 0
    for at in range(len(estate.kind)):
        city, cells = estate.city[at], estate.cells[at]
        if city == IN_HAND:
            held += 1
            continue
        assert cells & ~estate.data.grids[city] == 0
        assert built[city] & cells == 0
        built[city] |= cells
        if estate.manned[at] and estate.kind[at] != HOUSE_KIND:
            assert estate.is_clear(at)
    assert held == estate.held
    assert built == estate.built
    for city in range(4):
        assert estate.graves[city] & ~estate.data.grids[city] == 0
        assert estate.graves[city] & estate.houses_in(city) == 0
        assert estate.moved[city] & ~estate.graves[city] == 0
        assert city < estate.cities or not built[city] | estate.graves[city]
    houses = len([kind for kind in estate.kind if kind == HOUSE_KIND])
    assert houses == estate.houses.bit_count() <= HOUSES


def check_workers(state: Antiquity, seat: int) -> None:
    """Houses built = free workers, workers in the cities and on the land."""
    estate = state.estates[seat]
    on_land = len([owner for owner in state.site_owner if owner == seat])
    assert estate.free_workers >= 0
    assert estate.houses.bit_count() == estate.free_workers + estate.city_workers() + on_land
