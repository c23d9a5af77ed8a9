"""A table: a match with its people, in memory while it is in use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bailiwick.core.decision import END_TURN
from bailiwick.core.game import Game
from bailiwick.core.registry import game as find_game
from bailiwick.server.clocks import PACES, Clock, Pace
from bailiwick.server.live import Live

PERSON, BOT, RESIGNED, EMPTY, GHOST = "person", "bot", "resigned", "empty", "ghost"
OPEN, RUNNING, OVER, BROKEN = "open", "running", "over", "broken"
FALLBACK_LEVEL = "greedy"
CLAIM_SECONDS = 30.0  # after this another process may take a bot's turn in hand


@dataclass
class Order:
    """A standing order: take this choice whenever it is on offer, as long as the round lasts."""

    code: int
    round: str


@dataclass
class Seat:
    """Who sits here. A bot with a user plays for somebody who may come back; who resigned may look on.

    A companion plays at the screen of the person `user`, under a name of their own (hot-seat).
    """

    kind: str
    user: str | None = None
    name: str | None = None
    level: str | None = None
    clock: Clock | None = None
    seen: int | None = None
    order: Order | None = None
    companion: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind in (BOT, RESIGNED, GHOST)

    @property
    def is_only_a_bot(self) -> bool:
        """No person sat here, or may come back."""
        return self.kind == BOT and self.user is None and self.name is None


@dataclass
class Table:
    """What everybody at a table may know of it, and the live match once it runs."""

    id: str
    game: str
    rules: int  # the version it began with; it keeps it
    variant: dict[str, str]
    title: str
    host: str
    private: bool
    shuffle: bool
    spectator_chat: bool
    pace: str
    state: str
    created: float
    touched: float
    seats: list[Seat]
    live: Live | None = None
    reason: str | None = None
    lock: Any = None  # kept here as long as the table is in memory

    @property
    def card(self) -> Game:
        return find_game(self.game)

    @property
    def times(self) -> Pace | None:
        return PACES[self.pace]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats this person plays."""
        if user is None:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.user == user and seat.is_person]

    def may_see(self, user: str | None, admin: bool = False) -> bool:
        """Open tables are for all; private ones for their people."""
        if not self.private or admin:
            return True
        return user is not None and (self.host == user or any(seat.user == user for seat in self.seats))

    def bots_to_act(self) -> list[int]:
        """Seats whose choice a bot, or a standing order, has to make now."""
        if self.live is None or self.state != RUNNING:
            return []
        return server_acts(self.live, self.seats)


def digest(live: Live, seats: list[Seat]) -> dict[str, Any]:
    """What lists need to know of a match, so that they never have to load one."""
    actors = live.state.actors()
    return {
        "waiting": ",".join(map(str, actors)),
        "round": round_of(live),
        "state": OVER if live.state.over else RUNNING,
        "bot_due": bool(server_acts(live, seats)),
    }


def round_of(live: Live) -> str | None:
    """The round, or the week, as the game counts it."""
    at_round = getattr(live.state, "round", None)
    if at_round is None:
        at_round = getattr(live.state, "week", None)
    return None if at_round is None else str(at_round)


def server_acts(live: Live, seats: list[Seat]) -> list[int]:
    """Seats to act that a bot plays or that have a standing order for this question."""
    return [
        at
        for at in live.state.actors()
        if seats[at].is_played_by_bot or ordered(live, at, seats[at].order) is not None
    ]


def ordered(live: Live, seat: int, order: Order | None) -> int | None:
    """The choice that a standing order makes now: its own, or the end of the turn it made."""
    if order is None or order.round != round_of(live):
        return None
    legal = live.state.legal(seat)
    if order.code in legal:
        return order.code
    return END_TURN if legal == [END_TURN] else None
