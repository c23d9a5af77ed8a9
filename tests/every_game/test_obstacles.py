"""Why a piece is not on offer: said in every language, never of one that is, never of what is hidden."""

from __future__ import annotations

import pytest

import bailiwick
from bailiwick import Rng, State
from bailiwick.words import LANGUAGES, Words

from .play import EVERY_TABLE, moments

NONSENSE = ["", ":", "tile", "tile:-1", "cell:0:99", "space:9:h01", "die:0:7", "x" * 300]


def pieces_in(shown: object) -> list[str]:
    """Every piece that a view names."""
    if isinstance(shown, list):
        return [piece for part in shown for piece in pieces_in(part)]
    if not isinstance(shown, dict):
        return []
    own = [part for key, part in shown.items() if key == "piece" and isinstance(part, str)]
    return own + [piece for part in shown.values() for piece in pieces_in(part)]


def lit(state: State, seat: int) -> set[str]:
    """The pieces on offer."""
    return {piece for option in state.options(seat) for piece in option.pieces}


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_what_is_on_offer_has_no_obstacle_and_all_others_can_be_said(id: str, seats: int) -> None:
    game = bailiwick.game(id)
    languages = [Words(game, language, [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
    known: dict[str, None] = dict.fromkeys(NONSENSE)
    for step, (match, rng) in enumerate(moments(id, seats, 300)):
        state = match.state
        for seat in state.actors():
            on_offer = lit(state, seat)
            known |= dict.fromkeys([*sorted(on_offer), *pieces_in(state.view(seat))])
            for _ in range(6):
                piece = rng.pick(list(known))
                obstacle = state.obstacle(seat, piece)
                if obstacle is not None:
                    assert piece not in on_offer
                    assert languages[step % 4].say(obstacle.message)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_obstacles_tell_nothing_that_is_hidden(id: str, seats: int) -> None:
    """A determinization, which differs only in what the seat may not know, answers the same."""
    anew = Rng("obstacles")
    for match, rng in moments(id, seats, 301):
        for seat in match.state.actors():
            pieces = [*pieces_in(match.state.view(seat)), *NONSENSE]
            imagined = match.state.determinize(seat, anew)
            for _ in range(3):
                piece = rng.pick(pieces)
                assert repr(imagined.obstacle(seat, piece)) == repr(match.state.obstacle(seat, piece))


def test_after_the_last_step_of_a_turn_nothing_more_is_to_be_done() -> None:
    state = bailiwick.new("provence", 2, 1, {"end_turn": "ask"})
    state.choose(state.actors()[0], state.legal(state.actors()[0])[0])
    obstacle = state.obstacle(state.actors()[0], "cell:0:0")
    assert obstacle is not None
    assert obstacle.message.key == "why-end-turn"


def test_who_is_not_asked_meets_no_obstacle() -> None:
    state = bailiwick.new("provence", 2, 1)
    waiting = 1 - state.actors()[0]
    assert state.obstacle(waiting, "cell:0:0") is None
