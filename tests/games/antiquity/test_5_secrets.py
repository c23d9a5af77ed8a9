"""Chapter 5: secret plans, their order, their undo."""

from __future__ import annotations

import pytest

from bailiwick import CannotUndo, Match, Rng
from bailiwick.games.antiquity.state import Antiquity

from .builders import CODES, offered

PLANS = [
    ["house:1", "square:0:0,0", "build:cart_shop", "place:0:r0:3,3", "man:0:4,3", "commit"],
    ["build:storage", "size:2x1", "place:0:r1:0,0", "house:1", "square:0:3,0", "man:0:0,0", "commit"],
    ["build:granary", "place:0:r2:1,1", "build:market", "place:0:r0:5,5", "commit"],
]


def planning(seats: int = 3, **variant: str) -> Match:
    """Round 1, all seats plan."""
    match = Match.new("antiquity", seats, 6, {"map_mode": "fixed", **variant})
    while match.state.phase == 0:
        seat = match.state.actors()[0]
        match.choose(seat, match.state.legal(seat)[11])
    return match


def play(match: Match, order: list[int]) -> None:
    """Each seat goes through its plan; *order* says whose step is next."""
    steps = [iter(plan) for plan in PLANS]
    for seat in order:
        match.choose(seat, CODES[next(steps[seat])])


def whole_order(rng: Rng) -> list[int]:
    """A random interleaving of the three plans."""
    order = [seat for seat, plan in enumerate(PLANS) for _ in plan]
    rng.shuffle(order)
    return order


def go_on(match: Match) -> int:
    """The hash after some more open choices, the same in every match."""
    for _ in range(12):
        seat = match.state.actors()[0]
        match.choose(seat, match.state.legal(seat)[0])
    return match.state.hash()


@pytest.mark.parametrize("seed", range(12))
def test_any_interleaving_of_private_plans_leads_to_the_same_state(seed: int) -> None:
    one, other = planning(), planning()
    play(one, [seat for seat, plan in enumerate(PLANS) for _ in plan])
    play(other, whole_order(Rng(seed)))
    assert one.state.phase != 2
    assert other.state.view(None) == one.state.view(None)
    assert go_on(other) == go_on(one)


@pytest.mark.parametrize("seed", range(8))
def test_random_plans_interleaved_anew_lead_to_the_same_state(seed: int) -> None:
    """Random private steps of all seats, without trade and with stock for all (8.3)."""
    rng = Rng(seed)
    first = planning(4 if seed % 2 else 3, player_trade="off", limited_stock="off")
    start = len(first.log)
    while first.state.phase == 2:
        seat = rng.pick(first.state.actors())
        first.choose(seat, rng.pick(first.state.legal(seat)))
    steps = [(entry.seat, entry.code) for entry in first.log[start:]]
    second = planning(first.seats, player_trade="off", limited_stock="off")
    queues = [[code for seat, code in steps if seat == one] for one in range(first.seats)]
    while any(queues):
        seat = rng.pick([one for one in range(first.seats) if queues[one]])
        second.choose(seat, queues[seat].pop(0))
    assert second.state.view(None) == first.state.view(None)
    assert plain_hash(second.state) == plain_hash(first.state)


def plain_hash(state: Antiquity) -> int:
    """The hash without who chose last, which is the one thing an interleaving may change."""
    twin = state.clone()
    twin.chooser = 0
    return twin.hash()


def test_a_plan_shows_in_nobody_elses_view() -> None:
    match = planning()
    before = [match.state.view(viewer) for viewer in (None, 1, 2)]
    for name in ["house:1", "square:0:0,0", "build:market", "place:0:r0:3,3"]:
        match.choose(0, CODES[name])
    assert [match.state.view(viewer) for viewer in (None, 1, 2)] == before
    assert match.journal(1) == match.journal(None)
    assert len(match.journal(0)) > len(match.journal(1))


def test_the_stock_is_open_and_live() -> None:
    match = planning()
    match.choose(0, CODES["build:cart_shop"])
    assert match.state.view(1)["stock"]["cart_shop"] == 15


@pytest.mark.parametrize(("size", "noticed"), [("size:2x1", False), ("size:4x1", True)])
def test_a_size_that_takes_no_more_pieces_leaves_no_trace(size: str, noticed: bool) -> None:
    match = planning()
    match.choose(0, CODES["build:storage"])
    before = match.state.traces()
    match.choose(0, CODES[size])
    assert (match.state.traces() > before) == noticed


def test_plans_become_public_at_the_reveal() -> None:
    match = planning()
    play(match, [0] * 6 + [1] * 7 + [2] * 5)
    lines = [repr(line) for line in match.journal(None)]
    assert "built(0, 'cart_shop', '1')" in lines
    assert "manned(1, 'storage')" in lines


def test_undo_inside_the_own_plan_gives_the_stock_back() -> None:
    match = planning()
    match.choose(0, CODES["build:cart_shop"])
    match.choose(1, CODES["house:1"])
    match.choose(0, CODES["place:0:r0:0,0"])
    assert match.undo(0, whole_turn=True) == 2
    assert match.state.stock[0] == 16
    assert "square:0:0,0" in offered(match.state, 1)


def test_a_commit_can_be_taken_back_until_the_reveal() -> None:
    match = planning()
    match.choose(0, CODES["commit"])
    match.choose(1, CODES["commit"])
    match.undo(0)
    assert 0 in match.state.actors()
    match.choose(0, CODES["commit"])
    match.choose(2, CODES["commit"])
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_one_by_one_a_commit_is_final() -> None:
    match = planning(3, planning="turn_order")
    first = match.state.actors()[0]
    match.choose(first, CODES["commit"])
    with pytest.raises(CannotUndo):
        match.undo(first)


def test_tokens_are_hidden_from_everybody() -> None:
    match = planning()
    rng = Rng(1)
    kinds = {tuple(match.state.determinize(0, rng).token) for _ in range(8)}
    assert len(kinds) > 1
    assert all(sorted(token) == sorted(match.state.token) for token in kinds)


def test_a_belief_forgets_the_plans_of_the_others() -> None:
    match = planning()
    for name in ["house:1", "square:0:0,0", "build:market", "place:0:r0:3,3"]:
        match.choose(1, CODES[name])
    imagined = match.state.determinize(0, Rng(2))
    assert imagined.estates[1].kind == []
    assert match.state.determinize(1, Rng(2)).estates[1].kind != []
