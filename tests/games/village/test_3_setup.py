"""Chapter 3: set-up."""

from __future__ import annotations

import pytest

from bailiwick import game, new
from bailiwick.games.village.state import Village

from .table import do, new_table, offered


@pytest.mark.parametrize(("seats", "dice", "rat", "end"), [(2, 11, 9, 9), (3, 8, 14, 14), (4, 11, 18, 18)])
def test_v3_numbers_by_seats(seats: int, dice: int, rat: int, end: int) -> None:
    state = new_table(seats)
    assert (len(state.dice), state.rat, state.data.deaths[seats]) == (dice, rat, end)


def test_v3_2_boards_differ() -> None:
    for seed in range(10):
        assert len(set(new_table(4, seed).board)) == 4


def test_v3_3_everybody_is_alive_and_nothing_is_owned() -> None:
    state = new_table(4)
    assert state.villagers == [31] * 4
    assert state.scores() == [0] * 4
    assert state.headman == [0] * 4


def test_v3_5_nothing_is_removed() -> None:
    state = new_table(2)
    assert len(state.deck) == 27
    assert len([customer for customer in state.display if customer >= 0]) == 6
    assert [len(pile) for pile in state.monk_piles] == [3, 4, 5]
    assert [len(pile) for pile in state.travel_piles] == [4, 4, 4, 4, 3]


def test_v3_6_coins_clockwise_from_the_starting_player() -> None:
    for seed in range(8):
        state = new("village", 4, seed)
        assert isinstance(state, Village)
        assert [state.coins[(state.start + n) % 4] for n in range(4)] == [1, 2, 3, 4]


def test_v3_1_the_starting_player_is_drawn() -> None:
    assert len({new("village", 4, seed).actors()[0] for seed in range(30)}) == 4


def test_9_boards_can_be_chosen() -> None:
    state = game("village").new(2, 1, {"board_assignment": "chosen", "start_player": "host"})
    assert isinstance(state, Village)
    assert offered(state) == ["board:58", "board:59", "board:68", "board:69"]
    do(state, "board:68")
    assert offered(state) == ["board:58", "board:59", "board:69"]
    do(state, "board:58")
    assert state.board == [2, 0]
    assert state.actors() == [0]
    assert offered(state)[0].startswith("die:")


def test_9_the_starting_player_chooses_the_first_board() -> None:
    for seed in range(8):
        state = game("village").new(3, seed, {"board_assignment": "chosen"})
        assert isinstance(state, Village)
        order = []
        while -1 in state.board:
            order.append(state.actors()[0])
            do(state, offered(state)[0])
        assert order == [(state.start + n) % 3 for n in range(3)]


@pytest.mark.parametrize(("choice", "rounds"), [("normal", 60), ("half", 30), ("double", 120)])
def test_r35_max_rounds(choice: str, rounds: int) -> None:
    state = game("village").new(2, 1, {"max_rounds": choice})
    assert isinstance(state, Village)
    assert state.rounds == rounds
