"""Illegal choices change nothing; undo never crosses a barrier."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import CannotUndo, IllegalChoice, Match, Rng

from .play import EVERY_TABLE, moments, new_match, played


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_an_illegal_choice_changes_nothing_and_says_what_may_be_done(id: str, seats: int) -> None:
    size = len(bailiwick.game(id).actions)
    for step, (match, rng) in enumerate(moments(id, seats, 31)):
        if step % 9 or not match.state.actors():
            continue
        before = match.state.hash()
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        wrong = [code for code in range(size) if code not in legal and code not in match.state.extras(seat)]
        tries = [(seat, rng.pick(wrong)), (seat, size), (seat, -1), (seats, legal[0]), (-1, legal[0])]
        tries += [(one, legal[0]) for one in range(seats) if one not in match.state.actors()]
        tries += [(seat, 2**62), (seat, 2**70)]
        for attempt in tries:
            with pytest.raises(IllegalChoice, match=r"seat"):
                match.choose(*attempt)
        assert match.state.hash() == before
        assert len(match.log) == step


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_nothing_can_be_chosen_after_the_end(id: str, seats: int) -> None:
    match = played(id, seats, 32)
    with pytest.raises(IllegalChoice, match="the match is over"):
        match.state.choose(0, 0)


@pytest.mark.parametrize("seed", range(40, 43))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_undo_never_crosses_a_barrier(id: str, seats: int, seed: int) -> None:
    """What an undo takes back is the seat's own, and nothing was drawn or revealed since."""
    for step, (match, rng) in enumerate(moments(id, seats, seed)):
        if step % 5 and id != "_template":
            continue
        seat = rng.below(seats)
        other = match.at(len(match.log))
        if not other.can_undo(seat):
            with pytest.raises(CannotUndo):
                other.undo(seat)
            assert other.state.hash() == match.state.hash()
            continue
        other.undo(seat)
        check_undo(match, other, seat)


def check_undo(match: Match, other: Match, seat: int) -> None:
    """One entry of *seat* is gone; generator, reveals and everybody else's knowledge are as before."""
    assert len(other.log) == len(match.log) - 1
    gone = [(entry.seat, entry.code) for entry in match.log]
    for entry in other.log:
        gone.remove((entry.seat, entry.code))
    assert [one for one, _ in gone] == [seat]
    assert other.state.rng.position() == match.state.rng.position()
    assert other.state.reveals == match.state.reveals
    assert seat in other.state.actors()


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_undo_and_the_same_choice_again_lead_to_the_same_state(id: str, seats: int) -> None:
    match, rng = new_match(id, seats, 50)
    for _ in range(60):
        if not (actors := match.state.actors()):
            break
        seat = rng.pick(actors)
        code = rng.pick(match.state.legal(seat))
        match.choose(seat, code)
        if match.can_undo(seat):
            before = match.state.hash()
            match.undo(seat)
            match.choose(seat, code)
            assert match.state.hash() == before


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_greedy_bots_finish_a_match(id: str, seats: int) -> None:
    from bailiwick.bots import bot_choice, make

    match = Match.new(id, seats, 3)
    rng = Rng(3)
    bots = [make("greedy" if seat == 0 else "random", match.game, Rng(seat)) for seat in range(seats)]
    while actors := match.state.actors():
        seat = actors[0]
        match.choose(seat, bot_choice(bots[seat], match.state, seat, rng))
    assert match.state.over
