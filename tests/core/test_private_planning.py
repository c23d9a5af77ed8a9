"""Private planning, secret answers and undo among them, shown with the sealed-bid game."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import CannotUndo, Match


def drafting(seats: int = 3) -> Match:
    return Match.new("sealed", seats=seats, seed=4)


def keep(match: Match, seat: int, count: int) -> None:
    for _ in range(count):
        match.choose(seat, match.state.legal(seat)[0])


def test_all_seats_plan_at_once() -> None:
    match = drafting()
    assert match.state.actors() == [0, 1, 2]
    keep(match, 1, 3)
    assert match.state.actors() == [0, 1, 2]


def test_a_plan_is_in_nobody_elses_view() -> None:
    match = drafting()
    before = [match.state.view(viewer) for viewer in (None, 0, 2)]
    keep(match, 1, 2)
    assert [match.state.view(viewer) for viewer in (None, 0, 2)] == before
    assert match.journal(0) == [line for line in match.journal(0) if line.only in (-1, 0)]
    assert len(match.journal(1)) == 3


def test_any_interleaving_leads_to_the_same_state() -> None:
    one, two = drafting(), drafting()
    keep(one, 0, 3)
    keep(one, 1, 3)
    for seat in (0, 1, 0, 1, 0, 1):
        keep(two, seat, 1)
    assert one.state.view(0) == two.state.view(0)
    assert one.state.view(1) == two.state.view(1)
    for match in (one, two):
        keep(match, 2, 4)
        keep(match, 0, 1)
        keep(match, 1, 1)
    assert one.state.view(None) == two.state.view(None)
    assert [one.state.legal(seat) for seat in range(3)] == [two.state.legal(seat) for seat in range(3)]


def test_undo_inside_the_own_plan_leaves_the_others_alone() -> None:
    match = drafting()
    keep(match, 0, 2)
    keep(match, 1, 2)
    other = match.state.view(1)

    match.undo(0)

    assert len(match.state.view(0)["plan"]) == 1
    assert match.state.view(1) == other
    assert match.undo(0, whole_turn=True) == 1


def test_a_secret_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    match = drafting(2)
    for seat in (0, 1):
        keep(match, seat, 4)
    keep(match, 0, 1)
    assert match.state.actors() == [1]
    match.undo(0)
    keep(match, 0, 1)
    keep(match, 1, 1)
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(1)


def test_a_game_from_outside_is_found_by_its_entry_point() -> None:
    assert "sealed" in bailiwick.games()
    assert bailiwick.game("sealed").folder.parent.name == "plugin"
