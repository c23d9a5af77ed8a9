"""Chapter 4.1: zones of control, as drawn in the figures (EX-S2, EX-S8)."""

from __future__ import annotations

from bailiwick.games.antiquity.estate import GIORGIO
from bailiwick.games.antiquity.rules.graves import eliminate
from bailiwick.games.antiquity.rules.victory import has_won
from bailiwick.games.antiquity.rules.zone import uncovered, zone_of
from bailiwick.games.antiquity.terms import FAMINE

from .builders import A, B, grave, hexes, inn, m0, mask, put, saint, table

PLAIN = [(-4, 0), (-4, 1), (-4, 2), (-4, 3), (-3, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, -2)]
PLAIN += [(-2, -1), (-2, 2), (-2, 3), (-1, -3), (-1, -2), (-1, 2), (-1, 3), (0, -3), (0, -2), (1, -3)]
PLAIN += [(1, -2), (1, -1), (2, -2), (2, -1)]
WATER = [
    (-1, 4),
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 0),
    (1, 1),
    (1, 2),
    (1, 3),
    (2, 0),
    (2, 1),
    (3, -1),
    (3, 0),
]


def zone(state, seat: int = A):
    return hexes(zone_of(state, seat))


def test_ex_s2_the_plain_zone_has_24_hexes() -> None:
    assert zone(m0()) == sorted(PLAIN)


def test_ex_s2_a_harbour_adds_the_water_and_its_coast() -> None:
    state = m0()
    put(state, A, "harbour")
    assert zone(state) == sorted(PLAIN + WATER)
    assert len(zone(state)) == 37


def test_ex_s2_a_with_the_adjacent_option_29_hexes() -> None:
    state = m0(harbour_reach="adjacent")
    put(state, A, "harbour")
    assert zone(state) == sorted([*PLAIN, (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)])


def test_ex_s2_b_an_inn_moves_the_zone() -> None:
    state = m0()
    inn(state, A, 2, -2)
    assert len(zone(state)) == 27
    assert set(zone(state)) - set(PLAIN) == {(3, -3), (3, -2), (3, -1), (4, -2)}
    assert (2, -2) not in zone(state)


def test_ex_s2_c_an_inn_touches_another_water() -> None:
    state = m0()
    inn(state, A, 2, -2)
    put(state, A, "harbour")
    assert len(zone(state)) == 45
    assert {(1, -4), (2, -4), (2, -3), (3, -4), (4, -4), (4, -3)} <= set(zone(state))


def test_ex_s2_d_a_stable_reaches_three_steps() -> None:
    state = m0()
    put(state, A, "stable")
    new = {(-4, 4), (-3, 4), (-2, 4), (-1, 4), (0, -4), (1, -4), (3, -3), (3, -2), (3, -1)}
    assert len(zone(state)) == 33
    assert set(zone(state)) - set(PLAIN) == new
    put(state, A, "harbour")
    assert len(zone(state)) == 44


def test_z6_a_grave_on_the_stable_ends_its_reach() -> None:
    state = m0()
    at = put(state, A, "stable")
    grave(state, A, at)
    assert len(zone(state)) == 24


def enclosed():
    state = m0()
    inn(state, A, 0, 14)
    saint(state, A, GIORGIO)
    return state


def test_ex_s8_enclosure_with_a_stable_wins() -> None:
    state = enclosed()
    put(state, A, "stable")
    assert len(zone(state, B)) == 16
    assert len(set(zone(state, B)) - {(0, 14)}) == 15
    assert has_won(state, A)


def test_ex_s8_without_stable_six_hexes_are_missing() -> None:
    state = enclosed()
    missing = [(-1, 17), (0, 17), (1, 16), (2, 11), (3, 11), (3, 12)]
    assert hexes(uncovered(state, A, B)) == missing
    assert not has_won(state, A)


def test_ex_s8_the_victims_stable_saves_him() -> None:
    state = enclosed()
    put(state, A, "stable")
    put(state, B, "stable")
    assert len(hexes(uncovered(state, A, B))) == 4
    assert not has_won(state, A)


def test_r16_an_empty_zone_counts_as_enclosed() -> None:
    state = enclosed()
    everything = state.layout().mask
    state.sea = everything & ~mask([(0, 14)])
    for seat in (A, B):
        state._zones[seat] = -1
    assert uncovered(state, A, B) == 0


def test_z9_inns_of_others_in_the_victims_zone_need_not_be_covered() -> None:
    state = table(3)
    victim = hexes(zone_of(state, 1))
    state.inns[2] |= mask(victim[:1])
    for seat in range(3):
        state._zones[seat] = -1
    assert mask(victim[:1]) & uncovered(state, 0, 1) == 0


def test_e2_an_eliminated_player_cannot_be_enclosed() -> None:
    state = table(3)
    saint(state, 0, GIORGIO)
    state.phase = FAMINE
    eliminate(state, 1)
    assert uncovered(state, 0, 1) == 0
    assert not has_won(state, 0)
