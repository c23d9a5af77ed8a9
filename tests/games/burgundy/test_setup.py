"""Set-up, phases and rounds (3, 4.1)."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick.games.burgundy.actions import GOODS, SLOTS
from bailiwick.games.burgundy.data import EMPTY
from bailiwick.games.burgundy.rules import frame
from bailiwick.games.burgundy.rules.placing import move_ahead
from bailiwick.games.burgundy.state import Burgundy

from .builders import ME, choose, code, legal, new, put_on, space, turn


@pytest.mark.parametrize(
    ("seats", "filled", "black", "removed"), [(2, 12, 4, 11), (3, 18, 6, 8), (4, 24, 8, 5)]
)
def test_t20_set_up(seats: int, filled: int, black: int, removed: int) -> None:
    state = new(seats)

    assert len([tile for tile in state.slots[:SLOTS] if tile != EMPTY]) == filled
    assert len([tile for tile in state.slots[SLOTS:] if tile != EMPTY]) == black
    assert len(state.goods_deck) - 25 - 3 * seats == removed
    assert [state.workers[seat] for seat in state.order] == [1, 2, 3, 4][:seats]
    assert state.silver == [1] * seats
    assert state.scores() == [0] * seats
    assert [state.goods_held(seat) for seat in range(seats)] == [3] * seats


@pytest.mark.parametrize(
    ("seats", "stacks"),
    [(2, [11, 9, 18, 18, 18, 36, 36]), (3, [9, 9, 17, 17, 17, 34, 34]), (4, [8, 8, 16, 16, 16, 32, 32])],
)
def test_v3_9_what_the_stacks_hold_in_phase_a(seats: int, stacks: list[int]) -> None:
    sizes = new(seats).view(None)["stacks"]
    assert isinstance(sizes, dict)
    assert list(sizes.values()) == stacks


def test_v3_8_the_start_castle_scores_nothing_but_counts_as_filled() -> None:
    state = new(2)
    assert state.start == [space("h19")] * 2
    assert state.filled[ME] == 1 << space("h19")
    assert state.scores() == [0, 0]


def test_t21_three_players_alternate_castle_and_mine_in_depot_6() -> None:
    state = new(3)
    found = []
    for _ in range(5):
        found.append(state.data.type_ids[state.data.tile_type[state.slots[20]]])
        if state.phase < 4:
            frame.begin_phase(state)
    assert found == ["castle", "mine", "castle", "mine", "castle"]


def test_t22_spaces_beside_the_start_castle() -> None:
    state = turn()
    near = [f"h{at + 1:02d}" for at in range(37) if state.near[ME] >> at & 1]
    assert near == ["h12", "h13", "h18", "h20", "h25", "h26"]


def ship(state, seat: int) -> None:
    move_ahead(state, seat)


def test_t34_to_t37_turn_order_after_ships() -> None:
    state = new(4)
    assert state.order == [0, 1, 2, 3]
    ship(state, 2)
    ship(state, 3)
    assert state.order == [3, 2, 0, 1]  # T34
    assert state.round_order == [0, 1, 2, 3]  # T37
    ship(state, 0)
    assert state.order == [0, 3, 2, 1]  # T35
    ship(state, 2)
    assert state.order == [2, 0, 3, 1]  # T36


def test_v4_2_the_next_round_is_played_in_the_order_of_the_track() -> None:
    state = new(2)
    move_ahead(state, 1)
    while state.round == 0:
        seat = state.actors()[0]
        state.choose(seat, next(c for c in state.legal(seat) if c in (code("workers:0"), code("workers:1"))))
    assert state.round_order == [1, 0]
    assert state.actors() == [1]


def test_v4_2_a_goods_tile_goes_to_the_depot_of_the_white_die() -> None:
    state = new(2)
    assert state.depot_goods[GOODS * (state.white_die - 1) + state.goods_deck[0]] == 1
    assert sum(state.depot_goods) == 1


def test_t42_both_dice_used_and_silver_for_one_purchase() -> None:
    state = turn(silver=3)
    state.used[ME] = 3
    state.settle()
    assert legal(state) == ["buy:black:0", "buy:black:1", "buy:black:2", "buy:black:3", "end_turn"]
    choose(state, "buy:black:1")
    assert state.silver[ME] == 1
    assert state.actors() == [1]


def test_v4_5_without_a_purchase_the_turn_ends_by_itself() -> None:
    state = turn(dice=(3, 4))
    choose(state, "workers:0", "workers:1")
    assert state.actors() == [1]


def test_r2_nobody_passes_with_an_unused_die() -> None:
    assert "end_turn" not in legal(turn(silver=2))


def test_v4_8_workers_alone_are_still_asked_for() -> None:
    state = turn(dice=(3, 3))
    state.slots = [EMPTY] * 32
    state.settle()
    assert legal(state) == ["workers:0"]


def test_t49_mines_pay_at_the_end_of_a_phase() -> None:
    state = turn(phase="B", on={"h25": "mine", "h30": "mine", "h31": "k02"})
    frame.pay_mines(state, ME)
    assert (state.silver[ME], state.workers[ME]) == (2, 2)


def test_v4_7_without_k02_mines_pay_only_silver() -> None:
    state = turn(phase="B", on={"h25": "mine", "h30": "mine"})
    frame.pay_mines(state, ME)
    assert (state.silver[ME], state.workers[ME]) == (2, 0)


def test_t54_goods_stay_on_the_depots_and_tiles_leave() -> None:
    state = turn()
    state.depot_goods[GOODS * 2 + 3] = 1
    old = [tile for tile in state.slots if tile != EMPTY]
    frame.begin_phase(state)
    assert state.depot_goods[GOODS * 2 + 3] >= 1
    assert not set(old) & set(state.slots)
    assert set(old) <= set(state.gone)
    assert len([tile for tile in state.slots[:SLOTS] if tile != EMPTY]) == 12


def test_v6_1_a_match_has_25_rounds_even_with_a_full_duchy() -> None:
    state = turn(dice=(1, 2))
    put_on(state, {f"h{at:02d}": "mine" for at in range(1, 38)})
    assert state.filled[ME] == (1 << 37) - 1
    assert any(name.startswith("take") for name in legal(state))
    assert "workers:0" in legal(state)


def test_view_shows_the_track_with_the_top_marker_last() -> None:
    state = new(4)
    move_ahead(state, 2)
    move_ahead(state, 3)
    assert state.view(None)["track"] == [[1, 0], [2, 3], [], [], [], [], []]


@pytest.mark.parametrize(("seats", "unseen"), [(2, 31), (3, 28), (4, 25)])
def test_view_counts_the_goods_that_nobody_has_seen(seats: int, unseen: int) -> None:
    """Those of phases B to E and those left over at set-up, together (5)."""
    state = new(seats)
    counts = state.view(None)["goods_unseen"]
    assert isinstance(counts, dict)
    assert sum(counts.values()) == unseen

    deck = state.goods_deck  # what would have come last is left over, and the other way round
    state.goods_deck = deck[:24] + deck[-1:] + deck[25:-1] + deck[24:25]
    assert state.view(None)["goods_unseen"] == counts


def test_v3_4_every_seat_may_start_and_workers_follow_the_turn_order() -> None:
    starters = set()
    for seed in range(20):
        state = bailiwick.new("burgundy", 4, seed)
        assert isinstance(state, Burgundy)
        first = state.order[0]
        starters.add(first)
        assert state.order == [(first + place) % 4 for place in range(4)]
        assert [state.workers[seat] for seat in state.order] == [1, 2, 3, 4]
    assert starters == {0, 1, 2, 3}


def test_v4_4_every_turn_allows_a_purchase() -> None:
    state = turn(silver=4, dice=(1, 2))
    choose(state, "buy:black:0", "workers:0", "workers:1")
    while state.actors() != [ME]:
        seat = state.actors()[0]
        state.choose(seat, next(c for c in state.legal(seat) if c in (code("workers:0"), code("workers:1"))))
    assert "buy:black:1" in legal(state)


def test_v4_7_mines_pay_every_player_after_each_phase() -> None:
    state = turn(3)
    put_on(state, {"h25": "mine"}, 1)
    state.silver = [0, 0, 0]
    frame.end_phase(state)
    assert (state.phase, state.silver) == (1, [0, 1, 0])


def test_v6_1_mines_pay_after_phase_e_before_the_final_scoring() -> None:
    state = turn(phase="E", on={"h25": "mine", "h30": "mine", "h31": "k02"})
    state.round = 4
    frame.end_phase(state)
    assert state.over
    assert (state.breakdown(ME)["end_silver"], state.breakdown(ME)["end_workers"]) == (2, 1)
