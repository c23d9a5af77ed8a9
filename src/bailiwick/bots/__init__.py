"""Players that are programs. They get a determinization, never the table."""

from __future__ import annotations

import time
from collections.abc import Callable

from bailiwick.core.game import Game
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.core.tables import BadInput

GUESSES = 16  # at what a seat may not know, and at chance, before a hint is given

Weighed = list[tuple[int, float]]


class Bot:
    """A level of play: `weigh` is what it thinks of each option; its choice and its hints follow."""

    name: str

    def __init__(self, game: Game, rng: Rng) -> None:
        self.value = game.value
        self.rng = rng

    def weigh(self, state: State, seat: int) -> Weighed:
        """Every legal code with what it is worth to *seat*, in points."""
        raise NotImplementedError

    def choose(self, state: State, seat: int) -> int:
        """The best code for *seat*; ties at random."""
        weighed = self.weigh(state, seat)
        most = max([worth for _, worth in weighed])
        return self.rng.pick([code for code, worth in weighed if worth == most])


class RandomBot(Bot):
    """Any legal option, each equally likely."""

    name = "random"

    def weigh(self, state: State, seat: int) -> Weighed:
        return [(code, 0.0) for code in state.legal(seat)]


class GreedyBot(Bot):
    """The option after which the game's value function likes the position best."""

    name = "greedy"

    def weigh(self, state: State, seat: int) -> Weighed:
        weighed = []
        for code in state.legal(seat):
            after = state.clone()
            after.choose(seat, code)
            weighed.append((code, self.value(after, seat)))
        return weighed


BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}  # weakest first


def make(name: str, game: Game, rng: Rng) -> Bot:
    """The bot called *name*."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, rng)


def bot_choice(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What *bot* does at the table: it is shown a determinization."""
    return bot.choose(state.determinize(seat, rng), seat)


def hint(game: Game, state: State, seat: int, rng: Rng, seconds: float) -> Weighed:
    """What the strongest bot thinks of each option, the best first: how many points less than the best.

    The mean over several guesses at what *seat* may not know, as many as *seconds* allow.
    """
    bot, end = BOTS[list(BOTS)[-1]](game, rng.fork()), time.monotonic() + seconds
    sums = dict.fromkeys(state.legal(seat), 0.0)
    guesses = 0
    while guesses == 0 or (guesses < GUESSES and time.monotonic() < end):
        for code, worth in bot.weigh(state.determinize(seat, rng), seat):
            sums[code] += worth
        guesses += 1
    most = max(sums.values())
    weighed = [(code, (worth - most) / guesses) for code, worth in sums.items()]
    return sorted(weighed, key=lambda one: -one[1])
