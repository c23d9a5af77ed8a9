"""What lies on the table in Burgundy: clone, questions of the kernel, invariants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.burgundy import scoring
from bailiwick.games.burgundy.actions import (
    ACTIONS,
    BLACK_SLOTS,
    DEPOTS,
    GOODS,
    SLOTS,
    SPACES,
    STORAGE,
)
from bailiwick.games.burgundy.check import check
from bailiwick.games.burgundy.data import (
    BUILDING_TYPES,
    COLOURS,
    EMPTY,
    STACKS,
    Data,
)
from bailiwick.games.burgundy.rules import frame
from bailiwick.games.burgundy.rules.setup import believe_choices
from bailiwick.games.burgundy.rules.stacks import believe_deck, believe_goods
from bailiwick.games.burgundy.scoring import SOURCES
from bailiwick.games.burgundy.view import view_of

SETUP: Final = -1  # the phase while boards are chosen


class Burgundy(State):
    """Rows of all seats lie behind one another: space *h* of seat *s* is at 37 × s + h."""

    def __init__(self, seats: int, rng: Rng, data: Data, source: Burgundy | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.solo = seats == 1
        self.mode: str = "beginner" if source is None else source.mode
        self.offered_boards: int = 0 if source is None else source.offered_boards
        self.buy_during_effects: bool = False if source is None else source.buy_during_effects
        self.k06_workers: bool = False if source is None else source.k06_workers
        self.k15_points: int = 3 if source is None else source.k15_points
        self.k26_points: int = 2 if source is None else source.k26_points
        self.show_projected: bool = True if source is None else source.show_projected

        self.phase: int = SETUP if source is None else source.phase
        self.round: int = 0 if source is None else source.round
        self.turn: int = 0 if source is None else source.turn
        self.white_die: int = 0 if source is None else source.white_die
        self.bought: bool = False if source is None else source.bought
        self.done: bool = False if source is None else source.done
        self.hand: int = EMPTY if source is None else source.hand

        # both decks stay as they were shuffled, so clones share them; `drawn` says how far each is used
        self.deck: tuple[int, ...] = () if source is None else source.deck
        self.goods_deck: tuple[int, ...] = () if source is None else source.goods_deck
        self.drawn: list[int] = [0] * STACKS if source is None else source.drawn[:]
        self.slots: list[int] = [EMPTY] * (SLOTS + BLACK_SLOTS) if source is None else source.slots[:]
        self.depot_goods: list[int] = [0] * (DEPOTS * GOODS) if source is None else source.depot_goods[:]
        self.bonus_owner: list[int] = [EMPTY] * (2 * COLOURS) if source is None else source.bonus_owner[:]
        self.order: list[int] = list(range(seats)) if source is None else source.order[:]
        self.round_order: list[int] = list(range(seats)) if source is None else source.round_order[:]
        self.steps: list[int] = [0] * seats if source is None else source.steps[:]
        self.gone: list[int] = [] if source is None else source.gone[:]
        self.gone_goods: list[int] = [0] * GOODS if source is None else source.gone_goods[:]

        self.card: list[int] = [EMPTY] * seats if source is None else source.card[:]
        self.board: list[int] = [EMPTY] * seats if source is None else source.board[:]
        self.start: list[int] = [EMPTY] * seats if source is None else source.start[:]
        self.tile_on: list[int] = [EMPTY] * (SPACES * seats) if source is None else source.tile_on[:]
        # masks of spaces: filled, beside a filled one, closed to a building type (8 × seat + type)
        self.filled: list[int] = [0] * seats if source is None else source.filled[:]
        self.near: list[int] = [0] * seats if source is None else source.near[:]
        self.closed: list[int] = [0] * (BUILDING_TYPES * seats) if source is None else source.closed[:]
        self.storage: list[int] = [EMPTY] * (STORAGE * seats) if source is None else source.storage[:]
        self.goods: list[int] = [0] * (GOODS * seats) if source is None else source.goods[:]
        self.sold: list[int] = [0] * (GOODS * seats) if source is None else source.sold[:]
        self.silver: list[int] = [0] * seats if source is None else source.silver[:]
        self.workers: list[int] = [0] * seats if source is None else source.workers[:]
        self.knowledge: list[int] = [0] * seats if source is None else source.knowledge[:]
        self.points: list[int] = [0] * (SOURCES * seats) if source is None else source.points[:]
        self.dice: list[int] = [0] * (2 * seats) if source is None else source.dice[:]
        self.used: list[int] = [0] * seats if source is None else source.used[:]

        self.target: int = 0 if source is None else source.target
        self.counter: int = 0 if source is None else source.counter
        self.owed_tiles: int = 0 if source is None else source.owed_tiles
        self.owed_actions: int = 0 if source is None else source.owed_actions

    # ---- what rules ask ---------------------------------------------------------------------

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.round_order[self.turn]

    def has(self, seat: int, knowledge: int) -> bool:
        """Is this knowledge tile active in the duchy of *seat* (V4.28)?"""
        return self.knowledge[seat] & knowledge != 0

    def type_on(self, seat: int, space: int) -> int:
        """The type of the tile on a space, or EMPTY."""
        tile = self.tile_on[SPACES * seat + space]
        return EMPTY if tile < 0 else self.data.tile_type[tile]

    def count_types(self, seat: int, first: int, last: int) -> int:
        """How many tiles of the types *first* … *last* lie in the duchy of *seat*."""
        count = 0
        at: i64
        start: i64 = SPACES * seat
        for at in range(start, start + SPACES):
            tile: i64 = self.tile_on[at]
            if tile >= 0 and first <= self.data.tile_type[tile] <= last:
                count += 1
        return count

    def goods_held(self, seat: int) -> int:
        """Unsold goods tiles in the store of *seat*."""
        return sum(self.goods[GOODS * seat : GOODS * seat + GOODS])

    def in_setup(self) -> bool:
        """Are boards and start castles still being chosen (9.2)?"""
        return self.phase == SETUP

    # ---- the kernel's questions -------------------------------------------------------------

    def advance(self) -> None:
        frame.advance(self)

    def clone(self) -> Burgundy:
        return Burgundy(self.seats, self.rng, self.data, self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Burgundy:
        """Undrawn stacks, goods to come and dice to come are unknown to everybody alike (5)."""
        twin = self.clone()
        twin.rng = rng.fork()
        twin.deck = believe_deck(self, rng)
        twin.goods_deck = believe_goods(self, rng)
        if believe_choices(twin, seat, rng):
            twin.settle()
        return twin

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    def check(self) -> None:
        check(self)
