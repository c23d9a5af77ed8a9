"""Board modes, bans, and what is kept secret (9)."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import Match, Rng
from bailiwick.games.burgundy.data import EMPTY
from bailiwick.games.burgundy.rules.setup import castle_spaces
from bailiwick.games.burgundy.state import Burgundy

from .builders import code, legal, new


def start(seats: int, seed: int = 1, **variant: str) -> Burgundy:
    state = bailiwick.new("burgundy", seats, seed, variant)
    assert isinstance(state, Burgundy)
    return state


def sides(state: Burgundy, seat: int) -> list[str]:
    return sorted([state.data.board_ids[side] for side in state.data.cards[state.card[seat]]])


def test_9_1_beginners_all_play_duchy_1_from_h19() -> None:
    state = new(4)
    assert [state.data.board_ids[board] for board in state.board] == ["b1"] * 4


def test_9_2_advanced_open_asks_in_turn_order_board_then_start() -> None:
    state = start(3, mode="advanced_open")
    assert len(set(state.card)) == 3
    for seat in state.order:
        assert state.actors() == [seat]
        assert legal(state, seat) == [f"choose_board:{side}" for side in sides(state, seat)]
        state.choose(seat, state.legal(seat)[1])
        assert len(legal(state, seat)) == 4
        assert legal(state, seat)[0].startswith("choose_start:h")
        state.choose(seat, state.legal(seat)[-1])
    assert state.phase == 0
    state.check()


def test_9_2_advanced_secret_hides_choices_until_all_are_made() -> None:
    state = start(2, mode="advanced_secret")
    assert state.actors() == [0, 1]
    state.choose(0, state.legal(0)[0])
    state.choose(0, state.legal(0)[0])
    hidden, own = state.view(1), state.view(0)
    assert hidden["players"][0]["board"] is None
    assert hidden["players"][0]["start"] is None
    assert hidden["players"][0]["sides"] == own["players"][0]["sides"]
    assert own["players"][0]["board"] is not None
    assert state.actors() == [1]
    barrier = state.barrier()
    state.choose(1, state.legal(1)[0])
    state.choose(1, state.legal(1)[0])
    assert state.barrier() > barrier
    assert state.view(1)["players"][0]["board"] is not None


def test_9_2_a_determinization_draws_secret_boards_anew() -> None:
    state = start(2, 3, mode="advanced_secret")
    state.choose(0, state.legal(0)[0])
    rng = Rng(1)
    imagined = [state.determinize(1, rng) for _ in range(20)]
    assert len({twin.board[0] for twin in imagined}) == 2
    for twin in imagined:
        assert len(twin.legal(0)) == 4
        spaces = twin.data.colour_mask[6 * twin.board[0]]
        assert all(spaces >> (option - code("choose_start:h01")) & 1 for option in twin.legal(0))
    assert {twin.board[0] for twin in [state.determinize(0, rng) for _ in range(9)]} == {state.board[0]}


def test_9_3_random_gives_different_boards_and_no_decisions() -> None:
    state = start(4, mode="random")
    assert len(set(state.board)) == 4
    assert state.phase == 0


def test_9_3_same_gives_one_board_and_asks_for_starts() -> None:
    state = start(3, mode="same")
    assert len(set(state.board)) == 1
    assert state.start == [EMPTY] * 3
    assert all(name.startswith("choose_start") for name in legal(state, state.order[0]))


def test_9_3_free_offers_every_board_to_everybody() -> None:
    state = start(2, mode="free", extra_boards="x2")
    for seat in state.order:
        assert legal(state, seat) == [f"choose_board:b{n}" for n in range(1, 10)] + ["choose_board:x2"]
        state.choose(seat, code("choose_board:b8"))
        state.choose(seat, code("choose_start:h06"))
    assert state.board[0] == state.board[1]


def test_9_9_banned_boards_are_not_offered() -> None:
    state = start(2, mode="free", ban_b8="on")
    assert "choose_board:b8" not in legal(state, state.order[0])
    for seed in range(30):
        assert 7 not in start(4, seed, mode="random", ban_b8="on").board


def test_9_9_in_the_advanced_game_a_banned_side_cannot_be_chosen() -> None:
    """With b2 to b5 banned four cards have one side left, b1: nobody is asked for the board."""
    bans = {f"ban_b{n}": "on" for n in (2, 3, 4, 5, 6, 7, 8, 9)}
    state = start(4, 2, mode="advanced_open", **bans)
    assert all(card < 4 for card in state.card)
    assert legal(state, state.order[0])[0].startswith("choose_start")


@pytest.mark.parametrize(
    ("mode", "bans"), [("random", range(1, 9)), ("same", range(1, 10)), ("advanced_open", range(1, 8))]
)
def test_9_9_too_many_bans_are_refused(mode: str, bans: range) -> None:
    variant = {f"ban_b{n}": "on" for n in bans}
    with pytest.raises(bailiwick.BadInput, match="ban fewer"):
        bailiwick.new("burgundy", 4, 1, {"mode": mode, **variant})


def test_9_9_x2_does_not_join_the_advanced_game() -> None:
    state = start(2, mode="advanced_open", extra_boards="x2")
    assert state.offered_boards >> 9 & 1 == 0


def test_9_5_projected_points_can_be_hidden() -> None:
    assert start(2).view(0)["players"][0]["projected"] is not None
    assert start(2, show_projected="off").view(0)["players"][0]["projected"] is None


def test_9_2_both_secret_answers_may_be_taken_back_until_all_are_in() -> None:
    """They are private: what another seat answers meanwhile does not seal them."""
    match = Match.new("burgundy", 2, 1, {"mode": "advanced_secret"})
    for seat in (0, 0, 1):
        match.choose(seat, match.state.legal(seat)[0])
    assert match.can_undo(0)
    match.choose(1, match.state.legal(1)[0])
    assert not match.can_undo(0)


def test_9_3_x2_joins_the_boards_dealt_by_lot() -> None:
    for mode in ("random", "same"):
        dealt = [start(2, seed, mode=mode, extra_boards="x2").board[0] for seed in range(60)]
        assert set(dealt) == set(range(10))
        assert 9 not in [start(2, seed, mode=mode).board[0] for seed in range(60)]


def test_9_3_random_start_castles_stand_anywhere() -> None:
    places = set()
    for seed in range(60):
        state = start(2, seed, mode="random")
        spaces = castle_spaces(state, state.board[0])
        places.add(spaces.index(state.start[0]))
    assert places == {0, 1, 2, 3}


def test_5_a_determinization_mixes_the_stacks_and_the_goods_nobody_has_seen() -> None:
    state = start(2, 4)
    rng = Rng(1)
    starts = state.data.stack_start
    decks, goods = set(), set()
    for _ in range(5):
        twin = state.determinize(0, rng)
        for stack in range(7):
            first, last = starts[stack] + state.drawn[stack], starts[stack + 1]
            assert sorted(twin.deck[first:last]) == sorted(state.deck[first:last])
        assert twin.goods_deck[:5] == state.goods_deck[:5]  # open on the round spaces
        assert twin.goods_deck[25:31] == state.goods_deck[25:31]  # open in the stores
        assert sorted(twin.goods_deck) == sorted(state.goods_deck)
        decks.add(twin.deck)
        goods.add(twin.goods_deck[5:25])
    assert len(decks) == len(goods) == 5
