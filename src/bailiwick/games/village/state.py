"""What lies on the table: the shared supply, the four villages, and the turn that is being played."""

from __future__ import annotations

from typing import Final

from bailiwick.core.game import Setup
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.village.actions import (
    ACTIONS,
    CHURCHES,
    COUNCILS,
    CRAFTS,
    CUSTOMERS,
    GOODS,
    LETTERS,
    MONK_PILES,
    PROFESSIONS,
)
from bailiwick.games.village.data import Data
from bailiwick.games.village.invariants import check
from bailiwick.games.village.rules.flow import advance
from bailiwick.games.village.scoring import breakdown, ranking, score
from bailiwick.games.village.view import view_of

NONE: Final = -1
BILL: Final = 7  # five goods, then units that are “good or coin”, and which good that is


class Village(State):
    """A match of My Village. Fields with an entry per seat come first; masks have a bit per card."""

    def __init__(self, seats: int, rng: Rng, data: Data, rounds: int, source: Village | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data: Data = data
        self.rounds: int = rounds  # the match ends at the latest after this one
        old = source
        # one village per seat
        self.board: list[int] = [NONE] * seats if old is None else old.board[:]
        self.coins: list[int] = [0] * seats if old is None else old.coins[:]
        self.clock: list[int] = [0] * seats if old is None else old.clock[:]
        self.reaper: list[int] = [0] * seats if old is None else old.reaper[:]
        self.villagers: list[int] = [ALL_VILLAGERS] * seats if old is None else old.villagers[:]
        self.students: list[int] = [0] * seats if old is None else old.students[:]
        self.headman: list[int] = [0] * seats if old is None else old.headman[:]
        self.tree: list[int] = [0] * seats if old is None else old.tree[:]
        self.house: list[int] = [0] * seats if old is None else old.house[:]
        self.workshop: list[int] = [NONE] * (seats * GOODS) if old is None else old.workshop[:]
        self.goods: list[int] = [0] * (seats * GOODS) if old is None else old.goods[:]
        self.fields: list[int] = [0] * seats if old is None else old.fields[:]
        self.plows: list[int] = [0] * seats if old is None else old.plows[:]
        self.church: list[int] = [NONE] * seats if old is None else old.church[:]
        self.church_markers: list[int] = [0] * seats if old is None else old.church_markers[:]
        self.monks: list[int] = [0] * seats if old is None else old.monks[:]
        self.council: list[int] = [NONE] * seats if old is None else old.council[:]
        self.council_marks: list[int] = [0] * seats if old is None else old.council_marks[:]
        self.guild: list[int] = [0] * seats if old is None else old.guild[:]
        self.meeting: list[int] = [0] * seats if old is None else old.meeting[:]
        self.meeting_markers: list[int] = [0] * seats if old is None else old.meeting_markers[:]
        self.tile: list[int] = [NONE] * seats if old is None else old.tile[:]
        self.travel: list[int] = [NONE] * (seats * LETTERS) if old is None else old.travel[:]
        self.journeys: list[int] = [0] * seats if old is None else old.journeys[:]
        self.swaps: list[int] = [0] * seats if old is None else old.swaps[:]
        self.waiting: list[int] = [0] * seats if old is None else old.waiting[:]
        self.served: list[int] = [0] * seats if old is None else old.served[:]
        self.labourers: list[int] = [0] * seats if old is None else old.labourers[:]
        # the supply; the first card of a pile is its top
        self.craft_supply: int = (1 << CRAFTS) - 1 if old is None else old.craft_supply
        self.church_supply: int = (1 << CHURCHES) - 1 if old is None else old.church_supply
        self.council_supply: int = (1 << COUNCILS) - 1 if old is None else old.council_supply
        self.meetings_left: int = data.meeting_count if old is None else old.meetings_left
        self.fields_left: int = data.field_count if old is None else old.fields_left
        self.monk_piles: list[list[int]] = [] if old is None else [pile[:] for pile in old.monk_piles]
        self.travel_piles: list[list[int]] = [] if old is None else [pile[:] for pile in old.travel_piles]
        self.deck: list[int] = [] if old is None else old.deck[:]
        self.display: list[int] = [] if old is None else old.display[:]
        # the main board
        self.chronicle: list[int] = [0] * PROFESSIONS if old is None else old.chronicle[:]
        self.graves: int = 0 if old is None else old.graves
        self.rat: int = data.rat_start[seats] if old is None else old.rat
        # the round
        self.round: int = 0 if old is None else old.round
        self.start: int = 0 if old is None else old.start
        self.hand_holder: int = 0 if old is None else old.hand_holder
        self.palm_up: bool = True if old is None else old.palm_up
        self.hand_stories: int = 0 if old is None else old.hand_stories
        self.dice: list[int] = [] if old is None else old.dice[:]
        self.dice_taken: int = 0 if old is None else old.dice_taken
        # the turn
        self.phase: int = 0 if old is None else old.phase
        self.turn: int = NONE if old is None else old.turn
        self.active: int = 0 if old is None else old.active
        self.first: int = NONE if old is None else old.first
        self.second: int = NONE if old is None else old.second
        self.adjusted: int = 0 if old is None else old.adjusted
        self.acted: bool = False if old is None else old.acted
        self.used: int = 0 if old is None else old.used
        # a banner that is being carried out
        self.paying: int = NONE if old is None else old.paying
        self.bill: list[int] = [0] * BILL if old is None else old.bill[:]
        self.monk_in_hand: int = NONE if old is None else old.monk_in_hand
        self.revealed: int = NONE if old is None else old.revealed
        self.customers_taken: int = 0 if old is None else old.customers_taken
        self.customers_most: int = 0 if old is None else old.customers_most
        self.lessons: int = 0 if old is None else old.lessons
        self.plague_left: int = 0 if old is None else old.plague_left

    # ---- what rules ask and do everywhere ---------------------------------------------------

    def value(self) -> int:
        """The banner value of the turn: the sum of the two dice (V4.4)."""
        return self.dice[self.first] + self.dice[self.second]

    def has(self, seat: int, profession: int) -> bool:
        """Is this villager alive and at work?"""
        return self.villagers[seat] >> profession & 1 == 1

    def is_black(self, die: int) -> bool:
        return die >= self.data.white_dice[self.seats]

    def windows(self, seat: int) -> int:
        """Church windows: one for each monk, and one for the convent church (2.3)."""
        church = self.church[seat]
        return self.monks[seat].bit_count() + (self.data.church_windows[church] if church >= 0 else 0)

    def buried(self) -> int:
        """How many coffin fields are occupied."""
        return sum(self.chronicle) + self.graves

    def spend_time(self, seat: int, time: int) -> None:
        """Move the time marker; past the bridge the reaper comes along, once at most (4.0, R-02)."""
        clock = self.clock[seat] + time
        if clock >= self.data.clouds:
            clock %= self.data.clouds
            self.reaper[seat] = 1
        self.clock[seat] = clock

    # ---- what the kernel asks ---------------------------------------------------------------

    def advance(self) -> None:
        advance(self)

    def clone(self) -> Village:
        return Village(self.seats, self.rng, self.data, self.rounds, self)

    def view(self, seat: int | None) -> dict[str, object]:
        """There is no private information: everybody sees the same (V5.1)."""
        return view_of(self)

    def determinize(self, seat: int | None, rng: Rng) -> Village:
        """New chance, and new orders for the cards nobody has seen (5)."""
        belief = self.clone()
        belief.rng = rng.fork()
        belief.deck = shuffled(self.deck, 0, rng)
        belief.monk_piles = [shuffled(pile, 1, rng) for pile in self.monk_piles]
        belief.travel_piles = [
            shuffled(pile, 1 if pile and pile[0] == self.revealed else 0, rng) for pile in self.travel_piles
        ]
        return belief

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return breakdown(self, seat)

    def ranking(self) -> list[int]:
        return ranking(self)

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    def check(self) -> None:
        check(self)


ALL_VILLAGERS: Final = (1 << PROFESSIONS) - 1


def shuffled(pile: list[int], known: int, rng: Rng) -> list[int]:
    """*pile* with everything below its first *known* cards in a new order."""
    below = pile[known:]
    rng.shuffle(below)
    return pile[:known] + below


def deal(setup: Setup) -> Village:
    """Everything in its place for the first round (V3.1 to V3.8)."""
    data = setup.data
    assert isinstance(data, Data)
    rng, seats = setup.rng, setup.seats
    state = Village(seats, rng, data, round_cap(data, setup))
    state.start = rng.below(seats) if setup.variant["start_player"] == "random" else 0
    state.hand_holder = state.start
    boards = shuffled([0, 1, 2, 3], 0, rng)
    for seat in range(seats):
        state.coins[seat] = data.start_coins[(seat - state.start) % seats]
        if setup.variant["board_assignment"] == "random":
            state.board[seat] = boards[seat]
    state.monk_piles = [shuffled(cards_of(data.monk_pile, pile), 0, rng) for pile in range(MONK_PILES)]
    state.travel_piles = [shuffled(cards_of(data.travel_letter, letter), 0, rng) for letter in range(LETTERS)]
    customers = shuffled(list(range(CUSTOMERS)), 0, rng)
    state.display = [*customers[: data.display], NONE]
    state.deck = customers[data.display :]
    return state


def round_cap(data: Data, setup: Setup) -> int:
    """The round after which the match ends in any case (R-35), or half or twice as many."""
    rounds = data.rounds[setup.seats]
    choice = setup.variant["max_rounds"]
    return rounds // 2 if choice == "half" else rounds * 2 if choice == "double" else rounds


def cards_of(column: list[int], pile: int) -> list[int]:
    """The cards that belong to *pile*."""
    return [card for card in range(len(column)) if column[card] == pile]
