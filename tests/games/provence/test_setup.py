"""Set-up and the course of rounds (PV1, PV2)."""

from __future__ import annotations

import pytest

from bailiwick.games.provence import GAME
from bailiwick.games.provence.actions import CELLS, MIDDLE
from bailiwick.games.provence.data import LANDS
from bailiwick.games.provence.state import Provence

from .builders import actor, begin_turn, column, give, legal, place, play, table

SEATS = (2, 3, 4)


def fresh(seats: int, seed: int = 1, **variant: str) -> Provence:
    state = GAME.new(seats, seed, variant)
    assert isinstance(state, Provence)
    return state


def characters_out(state: Provence) -> list[int]:
    return [banner.bit_count() for banner in state.banners]


def test_ex_a_three_players_set_up() -> None:
    state = fresh(3)

    assert state.defence() == 3
    assert state.attack == 0
    assert len(state.row) == 4
    assert sum(characters_out(state)) == 12
    assert len(state.deck) + len(state.column) == 37


@pytest.mark.parametrize(
    ("seats", "lands", "specials", "per_banner", "pile"),
    [(2, 26, 3, 2, 10), (3, 37, 4, 3, 6), (4, 48, 5, 3, 6)],
)
def test_3_the_table_is_laid_for_the_players(
    seats: int, lands: int, specials: int, per_banner: int, pile: int
) -> None:
    state = fresh(seats)

    assert len(state.deck) == lands - 4
    assert len(state.column) == 4
    assert len(state.row) == specials
    assert characters_out(state) == [per_banner] * 4
    assert len(state.pile) == pile
    assert len(state.castles) == seats
    assert (state.defence(), state.attack) == (seats, 0)
    state.check()


@pytest.mark.parametrize("seats", SEATS)
def test_pv1_2_marked_tiles_stay_in_the_box(seats: int) -> None:
    state = fresh(seats)

    assert all(state.data.min_seats[tile] <= seats for tile in state.deck + state.column)


@pytest.mark.parametrize("seats", SEATS)
def test_q1_the_draft_goes_from_the_last_player_back_to_the_first(seats: int) -> None:
    state = fresh(seats)
    order = []
    while state.castles:
        order.append(state.order(actor(state)))
        play(state, legal(state)[0])

    # the start player has no choice: the kernel hands over the castle that is left
    assert order == list(range(seats - 1, 0, -1))
    assert actor(state) == state.first
    assert all(state.tile_on[CELLS * seat + MIDDLE] >= 0 for seat in range(seats))


def test_pv1_6_each_castle_lies_in_one_kingdom_only() -> None:
    state = fresh(4)
    out = state.castles[:]
    play(state, legal(state)[2])

    assert len(legal(state)) == 3
    play(state, legal(state)[0], legal(state)[1])
    assert sorted(state.tile_on[CELLS * seat + MIDDLE] for seat in range(4)) == out


def test_pv1_7_supplies() -> None:
    state = fresh(4)

    assert (state.towers, state.nobles, state.tokens) == (15, 20, 8)
    assert state.coins == [4, 4, 4, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_pv2_1_eight_rounds_fill_every_kingdom(seats: int) -> None:
    state = table(seats)
    while not state.over:
        play(state, legal(state)[0])

    assert state.round == 8
    assert all(tile >= 0 for tile in state.tile_on)


def test_pv2_4_the_order_of_seats_never_changes() -> None:
    state = fresh(3, 5)
    while state.round == 0:
        play(state, legal(state)[0])
    turns = [state.active]
    while not state.over:
        play(state, legal(state)[0])
        if state.active != turns[-1]:
            turns.append(state.active)

    assert turns == [(state.first + turn) % 3 for turn in range(24)]


def test_q4_the_column_never_runs_short_however_much_is_cleared() -> None:
    """A refill for each take and for each fallow tile: 22, 31 and 40 draws at most (2.3)."""
    for seats, most in ((2, 22), (3, 31), (4, 40)):
        data = table(seats).data
        lands = [tile for tile in range(LANDS) if data.min_seats[tile] <= seats]
        need = 4 + 8 * seats + sum(data.fallow[tile] for tile in lands)

        assert need == most
        assert need <= len(lands)


def test_t27_the_treasurer_pays_from_the_next_round_on() -> None:
    """Taken by seat 2 in round 3: a coin at the start of rounds 4 to 8 (PV2.3, Q30)."""
    state = table(3)
    begin_turn(state, 2, 3)
    give(state, 2, "treasurer")
    paid = []
    state.journal = []
    while not state.over:
        play(state, legal(state)[0])
        for event in state.journal:
            if event.key == "treasurer":
                assert event.args == [2]
                paid.append(state.round)
        state.journal = []

    assert paid == [4, 5, 6, 7, 8]


def test_q46_the_treasurer_pays_before_seat_0_acts() -> None:
    state = table(3)
    give(state, 1, "treasurer")
    before = state.coins[1]
    place(state, 2, "ol1", 0)

    assert (state.round, actor(state)) == (2, 0)
    assert state.coins[1] == before + 1


def test_t33_the_fleet_drops_a_token_beside_slot_0_in_rounds_3_and_6() -> None:
    state = table(3, scenario="fleet_at_anchor")
    column(state, "p1 ? ? ?", tokens="1 0 0 0")
    state.round = 5
    place(state, 2, "ol1", 0)

    assert state.round == 6
    assert state.column_tokens == [2, 0, 0, 0]

    play(state, "land:0", "place:0")
    assert state.attack == 2
    assert state.tokens == 8


def test_pv2_2_the_fleet_needs_a_token_in_the_supply() -> None:
    state = table(3, scenario="fleet_at_anchor")
    column(state, "? ? ? ?", tokens="0 0 4 4")
    state.round = 2
    place(state, 2, "ol1", 0)

    assert (state.column_tokens, state.tokens) == ([0, 0, 4, 4], 0)


@pytest.mark.parametrize("round", range(2, 9))
def test_pv2_2_the_fleet_comes_in_no_other_round(round: int) -> None:
    state = table(3, scenario="fleet_at_anchor")
    state.round = round - 1
    place(state, 2, "ol1", 0)

    assert sum(state.column_tokens) == (1 if round in (3, 6) else 0)
