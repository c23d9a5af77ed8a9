"""P4: sites, inns, cities and alchemy."""

from __future__ import annotations

from bailiwick.games.antiquity.geometry import hexes_of
from bailiwick.games.antiquity.rules.land import city_sites

from .builders import (
    A,
    B,
    at_land,
    do,
    goods,
    hexes,
    inn,
    m0,
    mask,
    offered,
    owned,
    put,
    tokens,
)


def test_ex_s3_woodcutters() -> None:
    sizes = {"0,-3": 6, "-1,-2": 3, "-4,0": 2, "-1,3": 4}
    for hex, size in sizes.items():
        state = at_land(m0(), A, 2)
        goods(state, A, wood=2)
        do(state, A, "woodcutter", f"hex:{hex}")
        assert len(tokens(state)) == size


def test_ex_s3_felled_hexes_become_grassland() -> None:
    state = at_land(m0(), A, 2)
    goods(state, A, wood=2)
    do(state, A, "woodcutter", "hex:0,-3")
    felled = [(-1, -3), (-1, -2), (0, -4), (0, -3), (1, -4), (1, -3)]
    assert tokens(state) == sorted(felled)
    assert owned(state, A) == {"wood": 1}
    assert mask(felled) & ~state.grass == 0
    assert mask(felled) & state.polluted == 0


def test_ex_s4_a_mine_names_its_range() -> None:
    state = at_land(m0(), A, 2)
    goods(state, A, wood=4)
    do(state, A, "mine", "hex:-3,2", "range:gold")
    range = [(-3, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-3, 4), (-2, -2), (-2, -1), (-2, 2), (-2, 4)]
    named = [at for at, good in enumerate(state.range_good) if good >= 0]
    assert [hexes(state.ranges[at]) for at in named] == [range]
    assert tokens(state) == [(-3, 1), (-3, 2), (-3, 3), (-2, 2)]
    assert len(state.discarded) == 1
    do(state, A, "mine", "hex:-2,-1")
    assert state.site_good == [7, 7]


def test_ex_s5_fisheries() -> None:
    for first, step, size in (("-1,2", "s", 3), ("-1,3", "s", 2), ("2,-2", "ne", 4)):
        state = at_land(m0(), A, 1)
        goods(state, A, wood=1)
        do(state, A, "fishery:fish")
        assert f"pair:{first}:{step}" in offered(state, A)
        assert "pair:-2,3:se" not in offered(state, A)
        do(state, A, f"pair:{first}:{step}")
        assert (state.polluted & state.sea).bit_count() == size


def test_ex_s5_a_used_coast_is_no_coast() -> None:
    state = at_land(m0(), A, 2)
    goods(state, A, wood=2)
    do(state, A, "fishery:fish", "pair:-1,2:s", "fishery:dye")
    assert "pair:-1,3:s" not in offered(state, A)
    assert tokens(state) == [(0, 1), (0, 2), (0, 3)]


def test_ex_s6_city_sites() -> None:
    state = at_land(m0(), A, 1)
    goods(state, A, wood=1, stone=1, grain=1, gold=1, dye=1)
    assert hexes(city_sites(state, A)) == [(-3, 4), (-2, 4)]
    do(state, A, "city", "hex:-3,4")
    assert owned(state, A) == {}
    assert state.estates[A].cities == 2
    assert state.estates[A].free_workers == 1
    assert state.due[A] == 6


def test_ex_s7_goods_of_older_sites_are_never_taken_over() -> None:
    state = at_land(m0(), A, 2)
    goods(state, A, wood=2)
    do(state, A, "woodcutter", "hex:-1,-2")
    assert tokens(state) == [(-1, -3), (-1, -2), (0, -3)]
    do(state, A, "woodcutter", "hex:1,-3")
    assert state.site_hexes[1] == mask([(1, -3), (1, -4)])


def test_ex_14_alchemy_cleans_what_nothing_lies_on() -> None:
    state = m0()
    put(state, A, "faculty_alchemy")
    state.polluted = mask([(1, -2), (2, -2)])
    state.loaded = mask([(2, -2)])
    at_land(state, A, 0)
    do(state, A, "alchemy", "hex:1,-1")
    assert hexes(state.polluted & mask([(1, -2), (2, -2)])) == [(2, -2)]


def test_ex_15_a_cut_forest_is_free_grassland() -> None:
    state = at_land(m0(), A, 3)
    goods(state, A, wood=1, grain=2)
    do(state, A, "woodcutter", "hex:-1,-2")
    do(state, A, "farm:grain:seed", "hex:0,-2")
    assert (-1, -2) not in tokens(state)
    state.loaded &= ~mask([(-1, -3), (-1, -2), (0, -3)])
    state.site_hexes[0] = 0
    do(state, A, "farm:grain:seed", "hex:-1,-2")
    assert (-1, -2) in hexes(state.loaded)


def test_ex_17_carts_and_workers() -> None:
    state = m0()
    put(state, A, "brewery")
    at_land(state, A, 3)
    goods(state, A, grain=3)
    order = state.order[:]
    do(state, A, "inn:grain", "hex:-1,-2", "farm:grain:seed", "hex:0,-2")
    assert state.estates[A].carts() == 1
    assert state.estates[A].free_workers == 1
    assert state.site_owner == [A]
    assert state.order == order


def test_ex_18_an_inn_serves_at_once() -> None:
    state = m0()
    put(state, A, "brewery")
    put(state, A, "faculty_alchemy")
    state.polluted = mask([(-4, 0)])
    at_land(state, A, 2)
    goods(state, A, grain=2)
    do(state, A, "inn:grain", "hex:2,-2", "farm:grain:seed", "hex:4,-2")
    assert tokens(state) == [(3, -2), (3, -1), (4, -2), (4, -1)]
    assert len(state.discarded) == 1
    assert owned(state, A) == {}
    assert state.estates[A].carts() == 0


def test_ex_22_the_thirteenth_fishery_is_not_offered() -> None:
    state = m0()
    state.stock[3] = 0
    at_land(state, A, 1)
    goods(state, A, wood=1)
    assert "mine" in offered(state, A)
    assert not [name for name in offered(state, A) if name.startswith("fishery")]


def test_ex_25_biology_gives_one_farm_without_seed() -> None:
    state = m0()
    put(state, A, "faculty_biology")
    at_land(state, A, 2)
    goods(state, A)
    assert "farm:wine:biology" in offered(state, A)
    assert "farm:wine:seed" not in offered(state, A)
    goods(state, A, wine=1)
    do(state, A, "farm:wine:biology", "hex:1,-1")
    assert "farm:wine:seed" in offered(state, A)
    assert "farm:olives:biology" not in offered(state, A)


def test_v4_8_no_inn_without_brewery_and_none_on_sea() -> None:
    state = at_land(m0(), A, 1)
    goods(state, A, fish=1, grain=1)
    assert "inn:fish" not in offered(state, A)
    put(state, A, "brewery")
    put(state, A, "harbour")
    do(state, A, "inn:fish")
    assert "hex:0,1" not in offered(state, A)


def test_r48_the_inn_limit_is_an_option() -> None:
    state = m0(inn_limit="16")
    put(state, A, "brewery")
    state.inns[A] = sum(1 << hex for hex in state.layout().hexes[-16:])
    at_land(state, A, 1)
    goods(state, A, grain=1)
    assert "inn:grain" not in offered(state, A)


def test_s6_a_city_on_sea_makes_grassland() -> None:
    from bailiwick import game

    state = game("antiquity").new(2, 3, {"map_mode": "fixed"})
    first = state.actors()[0]
    assert len(state.legal(first)) == 74
    do(state, first, "hex:2,0")
    assert state.sea & state.city_hexes[first] == 0
    other = state.actors()[0]
    assert other != first
    assert len(state.legal(other)) == 37


def test_pass_ends_the_turn() -> None:
    state = at_land(m0(), A, 1)
    inn(state, B, 0, 14)
    do(state, A, "pass")
    assert state.phase != 4


def test_v4_9_a_city_covers_pollution_and_tokens() -> None:
    state = m0()
    state.polluted = mask([(-3, 4), (-3, 2)])
    state.spots = (*state.spots[1:], next(hex for hex in hexes_of(mask([(-3, 5)]))))
    at_land(state, A, 1)
    goods(state, A, wood=1, stone=1, grain=1, gold=1, dye=1)
    do(state, A, "city", "hex:-3,4")
    assert state.polluted & state.city_hexes[A] == 0
    assert state.polluted & mask([(-3, 2)])
    assert state.tokens_on() & state.city_hexes[A] == 0


def test_v4_9_four_cities_are_all() -> None:
    state = at_land(m0(), A, 1)
    goods(state, A, wood=1, stone=1, grain=1, gold=1, dye=1)
    assert "city" in offered(state, A)
    state.estates[A].cities = 4
    state.settle()
    assert "city" not in offered(state, A)


def test_v4_10_the_alchemists_clean_once_a_round() -> None:
    state = m0()
    put(state, A, "faculty_alchemy")
    state.polluted = mask([(-4, 0), (2, -2)])
    at_land(state, A, 1)
    goods(state, A, wood=1)
    do(state, A, "alchemy", "hex:1,-1")
    assert "woodcutter" in offered(state, A)
    assert "alchemy" not in offered(state, A)
    used = {"hospital": 0, "offers": None, "raze": False, "biology": False, "alchemy": True}
    assert state.view(B)["players"][A]["used"] == used


def test_r7_inns_and_huts_discard_explorer_tokens() -> None:
    for names, place in (
        (["inn:grain", "hex:-1,3"], (-1, 3)),
        (["fishery:fish", "pair:-1,2:s"], (-1, 3)),
    ):
        state = m0()
        put(state, A, "brewery")
        state.spots = (*state.spots[1:], next(hex for hex in hexes_of(mask([place]))))
        at_land(state, A, 2)
        goods(state, A, wood=1, grain=1)
        do(state, A, *names)
        assert state.tokens_on() & mask([place]) == 0
        assert len(state.discarded) == 1
