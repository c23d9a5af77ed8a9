"""How fast random play is, through the same interface everybody uses."""

from __future__ import annotations

from time import perf_counter

from bailiwick import compiled
from bailiwick.core.game import Game
from bailiwick.core.match import Match
from bailiwick.core.rng import Rng
from bailiwick.core.tables import BadInput

CLONES = 20_000


class Figures:
    """What was measured of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game.id
        self.seats = seats
        self.seconds = 0.0
        self.matches = 0
        self.decisions = 0
        self.options = 0
        self.clone_us = 0.0
        self.replay_ms = 0.0

    def as_dict(self) -> dict[str, str | int | float | bool]:
        """Plain data, with rates."""
        return {
            "game": self.game,
            "seats": self.seats,
            "compiled": compiled(),
            "decisions_per_second": self.decisions / self.seconds,
            "matches_per_second": self.matches / self.seconds,
            "decisions_per_match": self.decisions / self.matches,
            "options_per_decision": self.options / self.decisions,
            "clone_us": self.clone_us,
            "replay_ms": self.replay_ms,
        }


def measure(game: Game, seats: int, seconds: float) -> Figures:
    """Play random matches for *seconds*, then time clones and a replay."""
    if seconds <= 0:
        raise BadInput("--seconds must be more than 0")
    figures = Figures(game, seats)
    rng = Rng("bench")
    start = perf_counter()
    while figures.matches == 0 or figures.seconds < seconds:
        play_one(game, figures, rng)
        figures.seconds = perf_counter() - start
    match = random_match(game, seats, rng)
    figures.clone_us = time_clones(match)
    start = perf_counter()
    match.at(len(match.log))
    figures.replay_ms = 1e3 * (perf_counter() - start)
    return figures


def play_one(game: Game, figures: Figures, rng: Rng) -> None:
    """One random match, counted."""
    state = game.new(figures.seats, figures.matches)
    figures.matches += 1
    while actors := state.actors():
        seat = actors[0]
        codes = state.legal(seat)
        figures.decisions += 1
        figures.options += len(codes)
        state.choose(seat, rng.pick(codes))


def random_match(game: Game, seats: int, rng: Rng) -> Match:
    """A whole random match with its log."""
    match = Match(game, seats, 1)
    while actors := match.state.actors():
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))
    return match


def time_clones(match: Match) -> float:
    """Microseconds for a clone of a position in the middle of the match."""
    state = match.at(len(match.log) // 2).state
    start = perf_counter()
    for _ in range(CLONES):
        state.clone()
    return 1e6 * (perf_counter() - start) / CLONES
