"""Random matches end, replay to the same hash, and lose no piece."""

from __future__ import annotations

import json
import math

import pytest

import bailiwick
from bailiwick import Match

from .play import EVERY_TABLE, GAMES, moments, played


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_a_random_match_ends_and_replays_to_the_same_hash(id: str, seats: int, seed: int) -> None:
    match = played(id, seats, seed)
    again = Match.parse(match.text())

    assert match.state.over
    assert again.state.hash() == match.state.hash()
    assert again.state.scores() == match.state.scores()


@pytest.mark.parametrize("seed", range(100, 103))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_invariants_hold_after_every_choice(id: str, seats: int, seed: int) -> None:
    for match, _ in moments(id, seats, seed):
        match.state.check()
        assert match.state.over != bool(match.state.actors())


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_points_by_source_add_up_and_somebody_is_first(id: str, seats: int) -> None:
    state = played(id, seats, 7).state

    assert [sum(state.breakdown(seat).values()) for seat in range(seats)] == state.scores()
    assert len(state.ranking()) == seats
    assert min(state.ranking()) == 1


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_views_are_plain_json_and_observations_have_one_length(id: str, seats: int) -> None:
    game = bailiwick.game(id)
    lengths = set()
    for step, (match, _) in enumerate(moments(id, seats, 8)):
        if step % 7:
            continue
        for seat in [None, *range(seats)]:
            assert json.loads(json.dumps(match.state.view(seat))) == match.state.view(seat)
        numbers = game.observe(match.state, step % seats)
        assert all(math.isfinite(number) for number in numbers)
        assert math.isfinite(game.value(match.state, step % seats))
        lengths.add(len(numbers))
    assert len(lengths) == 1


@pytest.mark.parametrize("id", sorted({id for id, _ in EVERY_TABLE}))
def test_observations_have_the_same_length_for_every_number_of_seats(id: str) -> None:
    game = bailiwick.game(id)
    assert len({len(game.observe(game.new(seats, 1), 0)) for seats in game.seats}) == 1


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_codes_lie_in_the_action_space_and_are_offered_once(id: str, seats: int) -> None:
    actions = bailiwick.game(id).actions
    assert len(set(actions)) == len(actions)
    for match, _ in moments(id, seats, 9):
        for seat in match.state.actors():
            codes = match.state.legal(seat)
            assert len(set(codes)) == len(codes)
            assert all(0 <= code < len(actions) for code in codes)
            spelled = [match.state.spell(seat, code) for code in codes]
            assert len(set(spelled)) == len(codes)


@pytest.mark.parametrize("id", [id for id in GAMES if bailiwick.game(id).printed_parts])
def test_what_is_printed_is_the_same_in_every_match(id: str) -> None:
    """A server encodes it once."""
    game = bailiwick.game(id)
    first = game.new(game.seats[0], 1).view(None)
    known = {part: first[part] for part in game.printed_parts}
    assert all(known.values())
    for seats in game.seats:
        for seed in range(330, 333):
            for match, _ in moments(id, seats, seed):
                for seat in (None, 0):
                    view = match.state.view(seat)
                    assert {part: view[part] for part in known} == known
