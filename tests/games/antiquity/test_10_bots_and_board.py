"""Greedy players, the number of options, and the board in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bailiwick import Match, Message, Rng, game
from bailiwick.bots import bot_choice, make
from bailiwick.games.antiquity.actions import COMMIT, PASS
from bailiwick.games.antiquity.state import Antiquity
from bailiwick.games.antiquity.terms import BY_SAINT
from bailiwick.terminal.table import board
from bailiwick.words import LANGUAGES, Words

INTRO = {"map_mode": "fixed", "beginner": "on", "player_trade": "off"}


def greedy_match(seats: int, seed: int, variant: dict[str, str], bots: list[str]) -> Antiquity:
    """A match of greedy and random players."""
    state = game("antiquity").new(seats, seed, variant)
    assert isinstance(state, Antiquity)
    rng = Rng(seed)
    players = [make(name, game("antiquity"), Rng(seed + at)) for at, name in enumerate(bots)]
    while actors := state.actors():
        seat = rng.pick(actors)
        state.choose(seat, bot_choice(players[seat], state, seat, rng))
    return state


@pytest.mark.parametrize("seed", [1, 2])
def test_a_greedy_player_outlives_a_random_one(seed: int) -> None:
    state = greedy_match(2, seed, {"map_mode": "fixed"}, ["greedy", "random"])
    assert state.scores() == [1, 0]


def test_greedy_players_fulfil_a_saint_in_the_introductory_game() -> None:
    endings = [greedy_match(2, seed, INTRO, ["greedy", "greedy"]).ending for seed in range(3)]
    assert BY_SAINT in endings


@pytest.mark.parametrize("seed", range(3))
def test_no_question_has_more_than_a_few_hundred_options_and_no_plan_gets_stuck(seed: int) -> None:
    """Players with plenty of everything who rarely stop by themselves."""
    rng = Rng(seed)
    state = game("antiquity").new(2 + seed % 3, seed, {"max_rounds": "10", "beginner": "on"})
    assert isinstance(state, Antiquity)
    round = 0
    while actors := state.actors():
        if state.phase == 2 and state.round != round:
            round = state.round
            for estate in state.estates:
                estate.goods = [max(4, amount) for amount in estate.goods]
            state.settle()
            continue
        seat = rng.pick(actors)
        codes = state.legal(seat)
        assert len(codes) <= 400
        code = rng.pick(codes)
        if code in (COMMIT, PASS) and rng.below(4):
            code = rng.pick(codes)
        state.choose(seat, code)
    assert state.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_a_terminal_in_every_language(seats: int) -> None:
    match = Match.new("antiquity", seats, 3)
    rng = Rng(3)
    for _ in range(150):
        actors = match.state.actors()
        seat = rng.pick(actors)
        match.choose(seat, rng.pick(match.state.legal(seat)))
    for language in LANGUAGES:
        console = Console(width=100, file=io.StringIO())
        words = Words(match.game, language, ["Anna", "Bert", "Carla", "Dirk"])
        console.print(board(match, 0, words))
        lines = console.file.getvalue().splitlines()
        assert 30 <= len(lines) <= 42
        assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 new fountain eases the famine to 3.", "2 new fountains ease the famine to 3."),
        ("nl", "1 nieuwe fontein verlaagt de", "2 nieuwe fonteinen verlagen de"),
        ("de", "1 neuer Brunnen senkt die", "2 neue Brunnen senken die"),
        ("fr", "1 nouvelle fontaine ramène la", "2 nouvelles fontaines ramènent la"),
    ],
)
def test_sentences_agree_with_their_numbers(language: str, one: str, several: str) -> None:
    words = Words(game("antiquity"), language, ["Anna", "Bert"])
    assert words.say(Message("famine-eased", 1, 3)).startswith(one)
    assert words.say(Message("famine-eased", 2, 3)).startswith(several)


def test_a_placement_says_how_a_piece_is_turned_and_flipped() -> None:
    words = Words(game("antiquity"), "en", ["Anna", "Bert"])
    said = [words.say(Message("opt-place", "brewery", "1", 1, 2, turn)) for turn in (0, 1, 6)]
    place = "brewery: first city, column 1, row 2"
    assert said == [place, f"{place}, turned once", f"{place}, flipped and turned twice"]
