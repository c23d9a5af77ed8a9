"""P3 and P5–P9: order, storing, harvest, exploration, famine, pollution."""

from __future__ import annotations

from bailiwick.games.antiquity.actions import HEX
from bailiwick.games.antiquity.estate import CHRISTOFORI, GIORGIO, GRANARY, NICOLO
from bailiwick.games.antiquity.rules.exploration import EXPLORE_FLIP
from bailiwick.games.antiquity.rules.graves import eliminate, graves_due
from bailiwick.games.antiquity.rules.harvest import cathedral_fish
from bailiwick.games.antiquity.rules.pollution import clean_hexes, tokens_due
from bailiwick.games.antiquity.rules.rounds import reveal_plans, set_turn_order
from bailiwick.games.antiquity.rules.sites import found_site
from bailiwick.games.antiquity.rules.zone import zone_of
from bailiwick.games.antiquity.terms import EXPLORE, FAMINE, HARVEST, POLLUTE, STORE

from .builders import (
    A,
    B,
    at_land,
    at_phase,
    clear_plans,
    do,
    fill_with_graves,
    goods,
    grave,
    hexes,
    inn,
    m0,
    mask,
    offered,
    owned,
    put,
    saint,
    second_city,
    table,
)


def site(state, seat: int, places, good: int = 0, kind: int = 1) -> None:
    """A land site on these hexes, its worker on the first."""
    put(state, seat, "cart_shop")
    found_site(state, seat, kind, good, mask(places[:1]), mask(places))


def test_ex_s11_turn_order() -> None:
    state = table(3)
    state.order = [2, 0, 1]
    for seat, carts in ((0, 4), (1, 4), (2, 5)):
        for _ in range(carts):
            put(state, seat, "cart_shop")
    set_turn_order(state)
    assert state.order == [0, 1, 2]


def test_v0_6_eliminated_players_have_no_place_in_the_turn_order() -> None:
    state = table(3)
    state.order = [2, 0, 1]
    state.journal = []
    eliminate(state, 0)
    set_turn_order(state)
    lines = [repr(line) for line in state.journal if line.key == "turn-order"]
    assert lines == ["turn-order(1, 2, 0)", "turn-order(2, 1, 0)"]


def test_v3_1_the_explorer_counts() -> None:
    state = m0()
    state.order = [A, B]
    put(state, A, "explorer")
    set_turn_order(state)
    assert state.order == [B, A]


def test_ex_02_goods_last_until_the_next_storing() -> None:
    state = m0()
    goods(state, A)
    site(state, A, [(-4, 0), (-4, 1)], kind=0)
    at_phase(state, HARVEST)
    assert owned(state, A) == {"wood": 1}
    at_phase(state, STORE)
    assert owned(state, A) == {"wood": 1}  # lost, and harvested again from the last hex


def test_v5_2_the_player_chooses_what_is_lost() -> None:
    state = m0()
    put(state, A, "storage")
    goods(state, A, wood=2, gold=1)
    at_phase(state, STORE)
    assert offered(state, A) == ["discard:wood", "discard:gold"]
    do(state, A, "discard:wood")
    assert owned(state, A) == {"wood": 1, "gold": 1}


def test_ex_26_giorgios_fish_lie_in_the_cathedral() -> None:
    for graved, left in ((False, {"fish": 2}), (True, {})):
        state = m0()
        at = saint(state, A, GIORGIO)
        put(state, A, "brewery")
        goods(state, A, fish=3, wood=1)
        state.estates[A].cathedral_fish = 2
        at_land(state, A, 1)
        do(state, A, "inn:fish", "hex:-1,-2")
        assert state.estates[A].cathedral_fish == 2
        if graved:
            state = m0()
            at = saint(state, A, GIORGIO)
            goods(state, A, fish=2, wood=1)
            state.estates[A].cathedral_fish = 2
            grave(state, A, at)
            at_phase(state, STORE)
        assert owned(state, A) == left


def test_ex_s12_forced_labour() -> None:
    state = m0()
    goods(state, A)
    put(state, A, "forced_labour")
    site(state, A, [(-4, 0), (-4, 1), (-4, 2), (-4, 3), (-3, 3)], good=2)
    site(state, A, [(-1, -3), (-1, -2)], good=6)
    site(state, A, [(1, -3)], good=7)
    free = state.estates[A].free_workers
    at_phase(state, HARVEST)
    for _ in range(3):
        name = offered(state, A)[0]
        assert name != "hex:-4,0"
        do(state, A, name)
        if state.phase != HARVEST:
            break
    assert owned(state, A) == {"grain": 2, "wine": 1}
    assert state.estates[A].free_workers == free + 2
    assert [mask.bit_count() for mask in state.site_hexes] == [2]


def test_v6_3_the_workers_hex_goes_last() -> None:
    state = m0()
    site(state, A, [(-4, 1), (-4, 0), (-4, 2)], good=2)
    at_phase(state, HARVEST)
    assert offered(state, A) == ["hex:-4,0", "hex:-4,2"]


def test_ex_s13_cathedral_fish() -> None:
    state = m0()
    saint(state, A, GIORGIO)
    saint(state, B, NICOLO)
    goods(state, A)
    goods(state, B)
    for seat in (A, B):
        state.estates[seat].cathedrals_built = 1
    at_phase(state, HARVEST)
    assert owned(state, A) == {"fish": 2}
    assert state.estates[A].cathedral_fish == 2
    assert owned(state, B) == {}


def exploring(level: int, token: int):
    state = m0()
    put(state, A, "explorer")
    clear_plans(state)
    state.phase, state.step = EXPLORE, state.seats
    state.famine = level
    for at in range(len(state.token)):
        state.token[at] = token
    state.ask(A, EXPLORE_FLIP)
    goods(state, A)
    return state


def test_v7_1_food_raises_the_famine_and_wine_does_not() -> None:
    for token, good, rise in ((0, "olives", 1), (1, "sheep", 1), (2, "wine", 0), (3, "grain", 1)):
        state = exploring(0, token)
        assert offered(state, A) == ["hex:-3,2", "skip"]
        before = state.famine
        EXPLORE_FLIP.choose(state, A, state.legal(A)[0])
        assert owned(state, A) == {good: 1}
        assert state.famine == before + rise


def test_ex_04_two_flips_raise_the_famine_twice() -> None:
    state = exploring(2, 3)
    EXPLORE_FLIP.choose(state, A, state.legal(A)[0])
    put(state, B, "explorer")
    inn(state, B, 0, 10)
    hex = next(hex for hex in state.spots if zone_of(state, B) >> hex & 1)
    EXPLORE_FLIP.choose(state, B, HEX + hex)
    assert state.famine == 4


def test_ex_03_famine() -> None:
    state = m0()
    put(state, A, "granary")
    goods(state, A, grain=2)
    goods(state, B, fish=6)
    state.famine = 6
    assert graves_due(state, A) == 1
    at_phase(state, FAMINE)
    do(state, A, "square:0:6,6")
    assert owned(state, A) == {"grain": 2}
    assert state.estates[A].grave_count() == 1
    assert state.famine == 7


def test_ex_11_empty_squares_come_first() -> None:
    state = m0()
    put(state, A, "market", manned=False)
    fill_with_graves(state, A)
    state.estates[A].graves[0] &= ~(1 << 54)
    goods(state, A)
    goods(state, B, fish=2)
    state.famine = 2
    at_phase(state, FAMINE)
    assert offered(state, A) == [f"square:0:{x},{y}" for y in (0, 1) for x in (0, 1)]
    assert state.estates[A].graves[0] >> 54 & 1


def test_ex_31_the_number_of_graves_is_fixed_before() -> None:
    state = m0()
    granary = put(state, A, "granary")
    fill_with_graves(state, A)
    goods(state, A)
    goods(state, B, fish=9)
    state.famine = 8
    at_phase(state, FAMINE)
    assert state.due[A] == 5
    name = state.estates[A].name_of(granary)
    do(state, A, f"square:0:{name % 7},{name // 7}")
    assert state.due[A] == 4
    assert not state.estates[A].works(GRANARY)


def test_ex_10_a_grave_on_the_harbour_takes_the_sea_away() -> None:
    state = m0()
    at = put(state, A, "harbour")
    sea = state.sea & clean_hexes(state, A)
    assert sea
    grave(state, A, at)
    assert not state.sea & clean_hexes(state, A)


def test_v8_3_a_grave_sends_the_worker_off() -> None:
    state = m0()
    at = put(state, A, "market")
    fill_with_graves(state, A)
    goods(state, A)
    goods(state, B, fish=2)
    state.famine = 1
    at_phase(state, FAMINE)
    do(state, A, "square:0:0,0")
    assert not state.estates[A].manned[at]
    assert state.estates[A].free_workers == 1


def test_ex_s14_pollution_reduction() -> None:
    state = m0()
    second_city(state, A, -3, 4)
    second_city(state, A, -3, 8)
    put(state, A, "fountain")
    at = put(state, A, "dump")
    assert tokens_due(state, A) == 4
    state.estates[A].manned[at] = 0
    assert tokens_due(state, A) == 7


def test_r12_an_unmanned_dump_may_spare_nothing() -> None:
    state = m0(dump_unmanned="0")
    put(state, A, "dump", manned=False)
    assert tokens_due(state, A) == 3


def test_r31_a_fountain_with_a_grave_spares_nothing() -> None:
    state = m0()
    grave(state, A, put(state, A, "fountain"))
    assert tokens_due(state, A) == 3


def test_ex_s15_tokens_without_a_hex_become_graves() -> None:
    state = m0()
    second_city(state, A, -3, 4)
    zone = hexes(zone_of(state, A))
    state.polluted |= mask(zone[3:])
    state.order = [A, B]
    at_phase(state, POLLUTE)
    for q, r in zone[:2]:
        do(state, A, f"hex:{q},{r}")
    assert state.due[A] == 3
    assert {name.split(":")[1] for name in offered(state, A)} == {"0", "1"}
    do(state, A, "square:0:0,0", "square:1:0,0", "square:1:1,0")
    assert state.estates[A].grave_count() == 3


def test_ex_13_a_manned_dump_keeps_others_out() -> None:
    state = m0()
    inn(state, A, 1, 16)
    both = zone_of(state, A) & zone_of(state, B)
    assert both.bit_count() == 5
    assert both & clean_hexes(state, A) == both
    put(state, B, "dump")
    assert not both & clean_hexes(state, A)
    assert both & clean_hexes(state, B) == both


def test_r10_pollution_discards_an_explorer_token() -> None:
    state = m0()
    state.order = [A, B]
    at_phase(state, POLLUTE)
    do(state, A, "hex:-3,2")
    assert len(state.discarded) == 1
    assert not state.tokens_on() & mask([(-3, 2)])


def test_ex_24_the_beginners_game() -> None:
    state = m0(beginner="on")
    while state.round < 6:
        for seat in list(state.actors()):
            do(state, seat, "commit" if state.phase == 2 else offered(state, seat)[-1])
    assert state.famine == 0
    assert state.polluted == 0
    assert [estate.grave_count() for estate in state.estates] == [0, 0]


def test_v5_1_christofori_keeps_everything() -> None:
    state = m0()
    saint(state, A, CHRISTOFORI)
    goods(state, A, wood=9, gold=3)
    at_phase(state, STORE)
    assert owned(state, A) == {"wood": 9, "gold": 3}


def test_r50_with_the_option_giorgios_fish_need_storage() -> None:
    state = m0(giorgio_fish_in_cathedral="off")
    saint(state, A, GIORGIO)
    state.estates[A].cathedrals_built = 1
    at_phase(state, HARVEST)
    assert state.estates[A].cathedral_fish == 0


def test_v6_5_an_exhausted_fishery_goes_back_to_the_supply() -> None:
    state = at_land(m0(), A, 1)
    goods(state, A, wood=1)
    do(state, A, "fishery:pearls", "pair:-1,3:s")
    assert state.stock[3] == 11
    assert len(state.site_hexes) == 1
    do(state, A, offered(state, A)[0])
    free = state.estates[A].free_workers
    at_phase(state, HARVEST)
    assert state.stock[3] == 12
    assert state.huts == 0
    assert owned(state, A) == {"pearls": 2}
    assert state.estates[A].free_workers == free + 1


def test_9_the_beginners_game_tracks_no_famine() -> None:
    state = m0(beginner="on")
    put(state, A, "explorer")
    clear_plans(state)
    state.token = [3] * len(state.token)
    EXPLORE_FLIP.choose(state, A, HEX + next(h for h in state.spots if zone_of(state, A) >> h & 1))
    assert state.famine == 0
    state.journal = []
    state.estates[A].fountains_built = 1
    reveal_plans(state)
    assert "famine-eased" not in [line.key for line in state.journal]


def test_v9_2_an_unmanned_dump_keeps_nobody_out() -> None:
    state = m0()
    inn(state, A, 0, 12)
    both = zone_of(state, A) & zone_of(state, B)
    put(state, B, "dump", manned=False)
    assert both & clean_hexes(state, A)


def test_e2_the_fountains_of_the_eliminated_ease_no_later_famine() -> None:
    state = table(3)
    state.phase = FAMINE
    state.estates[0].fountains_built = state.estates[0].cathedrals_built = 1
    saint(state, 1, GIORGIO)
    goods(state, 1)
    eliminate(state, 0)
    state.famine = 5
    reveal_plans(state)
    assert state.famine == 5
    cathedral_fish(state)
    assert owned(state, 1) == {}
