"""C2: family cards, votes and order."""

from __future__ import annotations

from bailiwick.games.colonia.rules.phases import COUNCIL, TUESDAY
from bailiwick.games.colonia.rules.tuesday import by_face, deploy, next_order
from bailiwick.games.colonia.state import Colonia

from .table import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    go,
    heard,
    members,
    phase,
    play_cards,
    seen,
    skip_to,
    streets,
    week,
)


def second_week(seats: int = 4) -> Colonia:
    state = week(seats=seats)
    state.week = 2
    go(state, TUESDAY, 2)
    return state


def test_x4_a_card_of_six_brings_six_votes() -> None:
    state = week()
    play_cards(state, 8, 7, 6, 5)
    assert state.votes[GREEN] == 6
    assert streets(state, GREEN) == [6, 0, 0, 0]
    assert state.reserve[GREEN] == 24


def test_x5_the_highest_card_makes_the_mayor() -> None:
    state = week()
    play_cards(state, 8, 7, 6, 5)
    assert state.mayor() == YELLOW
    assert state.order == [0, 1, 2, 3]


def test_x6_equal_cards_swap_last_weeks_order() -> None:
    """Purple sits on seat 1 here."""
    purple = BLUE
    state = second_week()
    state.order = [purple, YELLOW, GREEN, RED]
    play_cards(state, 5, 7, 3, 5)
    assert state.order == [purple, RED, YELLOW, GREEN]


def test_y1_a_shortfall_calls_members_from_the_street() -> None:
    state = second_week()
    members(state, YELLOW, 4, 5)
    play_cards(state, 6, 5, 4, 3)
    assert state.votes[YELLOW] == 0
    assert state.reserve[YELLOW] == 3
    assert streets(state, YELLOW)[0] == 6
    assert state.order[-1] == YELLOW


def test_y2_streets_are_emptied_in_the_order_of_the_week() -> None:
    state = second_week()
    members(state, YELLOW, 1, 3, 4)
    play_cards(state, 7, 5, 4, 3)
    assert (state.votes[YELLOW], state.reserve[YELLOW]) == (0, 0)
    assert streets(state, YELLOW) == [7, 1, 0, 0]


def test_c2_4_who_has_not_even_that_sends_all_there_are() -> None:
    state = week()
    members(state, YELLOW, 1, 1, 0, 0, 1)
    assert deploy(state, YELLOW, 8) == 3
    assert state.votes[YELLOW] == 0
    assert state.reserve[YELLOW] == 0


def test_y3_three_equal_cards_are_reversed() -> None:
    state = second_week()
    state.order = [0, 1, 2, 3]
    play_cards(state, 5, 5, 5, 8)
    assert state.order == [3, 2, 1, 0]


def test_y4_zeros_are_reversed_too_and_do_not_vote() -> None:
    state = week()
    state.order, state.votes = [0, 1, 2, 3], [0, 4, 0, 6]
    assert next_order(state) == [3, 1, 2, 0]


def test_y5_one_fewer_member_but_all_votes() -> None:
    state = second_week()
    state.fewer = True
    members(state, YELLOW, 7)
    play_cards(state, 8, 3, 4, 5)
    assert state.votes[YELLOW] == 8
    assert state.mayor() == YELLOW
    assert (state.reserve[YELLOW], streets(state, YELLOW)[0]) == (0, 7)


def test_y25_ties_of_the_first_week_are_rolled_off() -> None:
    assert by_face([0, 1, 2], [4, 4, 2]) == [[0, 1], [2]]
    assert by_face([0, 1], [3, 5]) == [[1], [0]]
    state = week()
    play_cards(state, 8, 8, 8, 7)
    assert state.order[3] == RED
    assert len(heard(state, "rolled-for-order")) >= 3


def rolled_order(seats: list[int], rolls: list[tuple[int, int]]) -> list[int]:
    """Who goes first by the rolls of the journal: each group rolls once, its equals roll again."""
    if len(seats) == 1:
        return seats
    faces = dict(rolls[: len(seats)])
    del rolls[: len(seats)]
    assert sorted(faces) == sorted(seats)
    order: list[int] = []
    for face in range(6, 0, -1):
        equals = [seat for seat in seats if faces[seat] == face]
        order += rolled_order(equals, rolls) if equals else []
    return order


def test_y25_equal_rolls_are_rolled_again() -> None:
    again = 0
    for seed in range(30):
        state = week(seed=seed)
        play_cards(state, 8, 8, 8, 7)
        rolls = [
            (int(str(event.args[0])), int(str(event.args[1]))) for event in heard(state, "rolled-for-order")
        ]
        again += len(rolls) > 3
        assert state.order == [*rolled_order([YELLOW, BLUE, GREEN], rolls), RED]
        assert rolls == []
    assert again > 3


def test_c7_9_r36_cards_and_votes_are_gone_when_the_week_ends() -> None:
    state = week()
    play_cards(state, 8, 7, 6, 5)
    skip_to(state, "tue_choose")
    assert state.week == 2
    assert [(family["played"], family["votes"]) for family in seen(state, None)["families"]] == [(0, 0)] * 4
    assert seen(state, None)["families"][YELLOW]["hand"] == [3, 4, 5, 6, 7]


def test_random_first_order_needs_no_dice() -> None:
    state = week(random_first_order="on")
    drawn = list(state.order)
    play_cards(state, 8, 8, 8, 8)
    assert state.order == drawn
    assert heard(state, "rolled-for-order") == []


def test_c2_1_cards_stay_secret_until_the_last_one_is_in() -> None:
    state = week()
    for seat in (0, 1, 2):
        state.choose(seat, 6 - seat)
    assert phase(state) == "tue_choose"
    assert seen(state, 3)["families"][0]["submitted"] is True
    assert "picked" not in seen(state, 3)["families"][0]
    assert seen(state, 0)["families"][0]["picked"] == "card:8"
    assert heard(state, "played-card") == []
    assert state.actors() == [3]


def test_c2_1_a_played_card_is_gone_and_the_last_one_is_forced() -> None:
    state = week()
    play_cards(state, 8, 7, 6, 5)
    assert state.hands[0] == 0b011111
    state.hands = [0b000001] * 4
    state.week = 5
    go(state, TUESDAY, 2)
    assert state.phase != COUNCIL
    assert state.votes == [3, 3, 3, 3]


def test_r14_a_card_that_cannot_be_covered_may_be_chosen() -> None:
    state = second_week()
    members(state, YELLOW, 0)
    go(state, TUESDAY, 2)
    assert len(state.legal(YELLOW)) == 6
    assert state.options(YELLOW)[0].message.key == "opt-card-short"


def test_order_has_room_for_six() -> None:
    state = week(seats=6)
    play_cards(state, 3, 4, 5, 6, 7, 8)
    assert state.order == [5, 4, 3, 2, 1, 0]
    assert state.mayor() == PURPLE
