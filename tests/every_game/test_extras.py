"""What only people are offered, such as resigning: everything that holds for choices holds for it."""

from __future__ import annotations

import json

import pytest

import bailiwick
from bailiwick import CannotUndo, IllegalChoice, Match, Rng
from bailiwick.words import LANGUAGES, Words

from .play import EVERY_TABLE, moments, played
from .test_choices import check_undo
from .test_secrets import seen


@pytest.mark.parametrize("seed", range(300, 303))
@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_matches_of_people_end_without_a_dead_end_and_replay_to_the_same_hash(
    id: str, seats: int, seed: int
) -> None:
    for match, _ in moments(id, seats, seed, people=True):
        match.state.check()
        assert match.state.over != bool(match.state.actors())
    assert Match.parse(match.text()).state.hash() == match.state.hash()


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_extras_are_never_among_the_options_and_can_be_said(id: str, seats: int) -> None:
    game = bailiwick.game(id)
    languages = [Words(game, language, [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
    for step, (match, _) in enumerate(moments(id, seats, 310, people=True)):
        for seat in range(seats):
            extras = match.state.extras(seat)
            assert not set(extras) & set(match.state.legal(seat))
            assert all(0 <= code < len(game.actions) for code in extras)
            said = [languages[step % 4].say(option.message) for option in match.state.extra_options(seat)]
            assert len(set(said)) == len(extras)
    for words in languages:
        for event in match.state.journal or []:
            assert words.say(event)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_with_extras_too_the_unknown_does_not_show(id: str, seats: int) -> None:
    rng = Rng(320)
    for step, (match, _) in enumerate(moments(id, seats, 320, people=True)):
        viewer = [None, *range(seats)][step % (seats + 1)]
        imagined = match.state.determinize(viewer, rng)
        assert seen(imagined, viewer) == seen(match.state, viewer)
        imagined.check()


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_extras_take_part_in_undo_like_any_choice(id: str, seats: int) -> None:
    for step, (match, rng) in enumerate(moments(id, seats, 330, people=True)):
        seat = rng.below(seats)
        extras = match.state.extras(seat)
        if step % 3 or not extras:
            continue
        other = match.at(len(match.log))
        other.choose(seat, rng.pick(extras))
        before = other.at(len(other.log))
        if other.can_undo(seat):
            other.undo(seat)
            check_undo(before, other, seat)
        else:
            with pytest.raises(CannotUndo):
                other.undo(seat)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_an_extra_is_refused_when_it_is_not_offered(id: str, seats: int) -> None:
    """Codes that were an extra once are illegal at every moment without them, also after the end."""
    known = {
        code for match, _ in moments(id, seats, 340) for at in range(seats) for code in match.state.extras(at)
    }
    for step, (match, _) in enumerate(moments(id, seats, 341)):
        if step % 5:
            continue
        before = match.state.hash()
        for seat in range(seats):
            for code in known - set(match.state.extras(seat)) - set(match.state.legal(seat)):
                with pytest.raises(IllegalChoice):
                    match.choose(seat, code)
        assert match.state.hash() == before


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_views_stay_plain_data_and_ranks_are_given(id: str, seats: int) -> None:
    state = played(id, seats, 350, people=True).state
    assert min(state.ranking()) == 1
    assert [sum(state.breakdown(seat).values()) for seat in range(seats)] == state.scores()
    for viewer in [None, *range(seats)]:
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)
