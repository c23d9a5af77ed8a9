"""P10, elimination and the other ends (V10, E1–E5, section 6)."""

from __future__ import annotations

from bailiwick.games.antiquity.estate import BARBARA, CHRISTOFORI, NICOLO
from bailiwick.games.antiquity.rules.graves import eliminate
from bailiwick.games.antiquity.rules.sites import found_site
from bailiwick.games.antiquity.rules.victory import (
    check_survivors,
    check_victory,
    clean_zone,
    finish,
    has_won,
)
from bailiwick.games.antiquity.rules.zone import zone_of
from bailiwick.games.antiquity.terms import BY_SAINT, FAMINE, LAST_ONE, TOO_LONG

from .builders import (
    A,
    B,
    at_phase,
    do,
    fill_with_graves,
    goods,
    grave,
    hexes,
    inn,
    m0,
    mask,
    put,
    saint,
    table,
)

THREE_EACH = dict.fromkeys(("grain", "olives", "sheep", "fish", "wine", "gold", "pearls", "dye"), 3)


def test_ex_07_christofori() -> None:
    state = m0()
    at = saint(state, A, CHRISTOFORI)
    goods(state, A, **THREE_EACH)
    assert has_won(state, A)
    goods(state, A, **{**THREE_EACH, "dye": 2})
    assert not has_won(state, A)
    goods(state, A, **THREE_EACH)
    grave(state, A, at)
    assert not has_won(state, A)


def test_ex_08_maria_needs_two() -> None:
    state = m0()
    saint(state, A)
    state.estates[A].houses = (1 << 20) - 1
    assert not has_won(state, A)
    goods(state, A, **THREE_EACH)
    assert has_won(state, A)


def test_nicolo_needs_all_twenty() -> None:
    state = m0()
    saint(state, A, NICOLO)
    state.estates[A].houses = (1 << 19) - 1
    assert not has_won(state, A)
    state.estates[A].houses = (1 << 20) - 1
    assert has_won(state, A)


def barbara(option: str = "on"):
    """Every kind of building, as far as kinds go; a grave on the market."""
    state = m0(barbara_graved_counts=option)
    cathedral = saint(state, A, BARBARA)
    market = put(state, A, "market")
    estate = state.estates[A]
    estate.kinds = (1 << 18) - 1
    estate.houses = 1
    grave(state, A, market)
    return state, cathedral


def test_ex_28_graved_buildings_count_except_the_cathedral() -> None:
    state, cathedral = barbara()
    assert has_won(state, A)
    grave(state, A, cathedral)
    assert not has_won(state, A)


def test_ex_28_with_the_option_they_do_not() -> None:
    state, _ = barbara("off")
    assert not has_won(state, A)


def crowded(graves_on_cart: int):
    """EX-12: 20 houses, 26 graves on open squares, a cart shop with graves: 49 squares."""
    state = m0()
    estate = state.estates[A]
    cart = put(state, A, "cart_shop", manned=False)
    for number in range(20):
        put(state, A, "house")
        estate.houses |= 1 << number
    estate.free_workers = 20
    fill_with_graves(state, A)
    cells = estate.cells[cart]
    for _ in range(graves_on_cart):
        estate.graves[0] |= cells & -cells
        cells &= cells - 1
    goods(state, A)
    goods(state, B, fish=3)
    state.famine = 1
    return state


def test_ex_12_no_room_for_a_grave() -> None:
    state = crowded(3)
    assert state.estates[A].grave_count() == 29
    at_phase(state, FAMINE)
    assert state.over
    assert state.ending == LAST_ONE
    assert state.scores() == [0, 1]
    assert state.ranking() == [2, 1]


def test_ex_12_with_one_square_left_play_goes_on() -> None:
    state = crowded(2)
    at_phase(state, FAMINE)
    assert not state.over
    assert state.estates[A].grave_count() == 29
    state.check()


def test_e2_sites_vanish_and_cities_stay() -> None:
    state = table(3)
    state.phase = FAMINE
    put(state, 0, "cart_shop")
    place = hexes(zone_of(state, 0) & state.grass)[:1]
    found_site(state, 0, 1, 2, mask(place), mask(place))
    eliminate(state, 0)
    assert state.site_owner == []
    assert state.loaded == 0
    assert state.city_hexes[0]
    assert state.polluted & mask(place)
    assert zone_of(state, 0) == 0


def test_e3_nobody_left_is_a_draw() -> None:
    state = m0()
    state.phase = FAMINE
    for seat in (A, B):
        eliminate(state, seat)
    check_survivors(state)
    assert state.over
    assert state.scores() == [1, 1]
    assert state.breakdown(A) == {"saint": 0, "survivor": 0, "draw": 1}
    assert state.ranking() == [1, 1]


def test_e3_later_elimination_ranks_higher() -> None:
    state = table(3)
    state.phase = FAMINE
    state.round = 4
    eliminate(state, 1)
    state.round = 6
    eliminate(state, 0)
    check_survivors(state)
    assert state.ranking() == [2, 3, 1]


def test_e5_a_match_has_a_last_round() -> None:
    state = m0(max_rounds="10")
    state.round = 10
    check_victory(state)
    assert state.ending == TOO_LONG
    assert state.scores() == [1, 1]


def tied(clean_a: int, clean_b: int):
    """Both fulfil San Nicolo; their zones are polluted down to so many clean hexes."""
    state = m0()
    for seat, clean in ((A, clean_a), (B, clean_b)):
        saint(state, seat, NICOLO)
        put(state, seat, "stable")
        state.estates[seat].houses = (1 << 20) - 1
        state.polluted |= mask(hexes(zone_of(state, seat))[clean:])
    return state


def test_ex_23_the_cleaner_zone_wins() -> None:
    state = tied(17, 21)
    assert (clean_zone(state, A), clean_zone(state, B)) == (17, 21)
    check_victory(state)
    assert state.scores() == [0, 1]
    assert state.breakdown(B)["saint"] == 1


def test_ex_23_equal_zones_share_the_victory() -> None:
    state = tied(19, 19)
    check_victory(state)
    assert state.ending == BY_SAINT
    assert state.scores() == [1, 1]
    assert state.ranking() == [1, 1]


def test_v10_3_the_option_counts_only_empty_hexes() -> None:
    state = m0(tiebreak_empty_only="on")
    tokens = (zone_of(state, A) & state.tokens_on()).bit_count()
    assert clean_zone(state, A) == 24 - tokens


def test_6_progress_breaks_ties_below_the_winner() -> None:
    state = table(3)
    state.estates[1].houses = 0b1111
    finish(state, [2], BY_SAINT)
    assert state.ranking() == [3, 2, 1]


def test_a_grave_is_never_on_a_house() -> None:
    state = crowded(0)
    at_phase(state, FAMINE)
    names = [state.spell(A, code) for code in state.legal(A)]
    assert len(names) == 3
    do(state, A, names[0])
    assert not state.estates[A].graves[0] & state.estates[A].houses_in(0)


def test_2_8_barbara_needs_a_house_too() -> None:
    state, _ = barbara()
    state.estates[A].houses = 0
    assert not has_won(state, A)


def test_e2_the_eliminated_lose_their_saint_and_win_nothing() -> None:
    state = table(3)
    saint(state, 0, NICOLO)
    state.estates[0].houses = (1 << 20) - 1
    assert has_won(state, 0)
    state.phase = FAMINE
    eliminate(state, 0)
    assert state.estates[0].saint == -1
    assert not has_won(state, 0)


def test_e3_only_those_of_the_last_phase_share_the_draw() -> None:
    state = table(3)
    state.phase, state.round = FAMINE, 5
    eliminate(state, 2)
    check_survivors(state)
    assert not state.over
    state.round = 6
    for seat in (0, 1):
        eliminate(state, seat)
    check_survivors(state)
    assert state.scores() == [1, 1, 0]
    assert state.ranking() == [1, 1, 3]


def test_v10_3_foreign_cities_and_inns_do_not_count_as_clean_hexes() -> None:
    state = m0()
    place = next(hex for hex in hexes(zone_of(state, A)) if not mask([hex]) & state.sea)
    before = clean_zone(state, A)
    inn(state, B, *place)
    assert zone_of(state, A) & mask([place])
    assert clean_zone(state, A) == before - 1
