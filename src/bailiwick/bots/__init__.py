"""Players that are programs. They get a determinization, never the table."""

from __future__ import annotations

from collections.abc import Callable

from bailiwick.core.game import Game
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.core.tables import BadInput


class RandomBot:
    """Any legal option, each equally likely."""

    name = "random"

    def __init__(self, game: Game, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        """A code for *seat*."""
        return self.rng.pick(state.legal(seat))


class GreedyBot:
    """The option after which the game's value function likes the position best; ties at random."""

    name = "greedy"

    def __init__(self, game: Game, rng: Rng) -> None:
        self.value = game.value
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        """A code for *seat*."""
        best: list[int] = []
        best_worth = 0.0
        for code in state.legal(seat):
            after = state.clone()
            after.choose(seat, code)
            worth = self.value(after, seat)
            if not best or worth > best_worth:
                best, best_worth = [code], worth
            elif worth == best_worth:
                best.append(code)
        return self.rng.pick(best)


Bot = RandomBot | GreedyBot
BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """The bot called *name*."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, rng)


def bot_choice(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What *bot* does at the table: it is shown a determinization."""
    return bot.choose(state.determinize(seat, rng), seat)
