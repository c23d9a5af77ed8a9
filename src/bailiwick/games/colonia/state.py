"""What lies on the table in Colonia: set-up, clone, invariants."""

from __future__ import annotations

from typing import Final

from bailiwick.core.game import Setup
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.colonia import scoring
from bailiwick.games.colonia.actions import ACTIONS
from bailiwick.games.colonia.data import (
    BERTHS,
    CARDS,
    CITIES,
    DECREES,
    EXTRA_HOLD,
    HOLDS,
    KINDS,
    LOADS,
    RELICS,
    SCREEN_MODES,
    SCREENS,
    SHIPS,
    SPACES,
    STALLS,
    STREETS,
    WEEK_CARDS,
    Data,
)
from bailiwick.games.colonia.rules import week
from bailiwick.games.colonia.rules.queues import members_in, seat_of
from bailiwick.games.colonia.secrets import determinized
from bailiwick.games.colonia.view import view_of

NOBODY: Final = -1
NOTHING: Final = -1


class Colonia(State):
    """Rows of one kind lie in one list: money of seat *s* in city *c* is at 4 × s + c, and so on.

    Decks are tuples, so that clones share them; *ship_top* and *relic_top* say how far they have
    been drawn.
    """

    def __init__(self, seats: int, rng: Rng, data: Data, source: Colonia | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.screen_mode: int = SCREENS if source is None else source.screen_mode
        self.last_week: int = data.weeks if source is None else source.last_week
        self.strict_may: bool = False if source is None else source.strict_may
        self.choose_start_good: bool = False if source is None else source.choose_start_good
        self.random_first_order: bool = False if source is None else source.random_first_order
        self.city_majority_bonus: bool = False if source is None else source.city_majority_bonus

        # the week
        self.week: int = 0 if source is None else source.week
        self.phase: int = week.SETUP if source is None else source.phase
        self.day: int = 0 if source is None else source.day
        self.order: list[int] = list(range(seats)) if source is None else source.order[:]
        self.turn: int = 0 if source is None else source.turn
        self.passed: int = 0 if source is None else source.passed
        self.fewer: bool = False if source is None else source.fewer
        self.fewer_next: bool = False if source is None else source.fewer_next
        self.sail_count: int = 0 if source is None else source.sail_count
        self.week_deck: tuple[int, ...] = () if source is None else source.week_deck
        self.decree_deck: tuple[int, ...] = () if source is None else source.decree_deck
        self.decrees: tuple[int, ...] = () if source is None else source.decrees
        self.verdicts: list[int] = [0, 0, 0] if source is None else source.verdicts[:]
        self.decree_at: int = 0 if source is None else source.decree_at

        # the families
        self.reserve: list[int] = [data.members[seats]] * seats if source is None else source.reserve[:]
        self.streets: list[int] = [0] * (STREETS * seats) if source is None else source.streets[:]
        self.hands: list[int] = [(1 << CARDS) - 1] * seats if source is None else source.hands[:]
        self.played: list[int] = [0] * seats if source is None else source.played[:]
        self.votes: list[int] = [0] * seats if source is None else source.votes[:]
        self.picked: list[int] = [NOTHING] * seats if source is None else source.picked[:]
        self.raw: list[int] = [0] * (KINDS * seats) if source is None else source.raw[:]
        self.goods: list[int] = [0] * (KINDS * seats) if source is None else source.goods[:]
        self.money: list[int] = [data.start_money] * (CITIES * seats) if source is None else source.money[:]
        self.loose: list[int] = [0] * seats if source is None else source.loose[:]
        self.enshrined: list[int] = [0] * seats if source is None else source.enshrined[:]
        self.shrines: list[int] = [0] * seats if source is None else source.shrines[:]
        self.windows: tuple[int, ...] = () if source is None else source.windows

        # what was drawn blindly, and what the table has learned of it (5.3)
        self.opening: list[int] = [0] * (KINDS * seats) if source is None else source.opening[:]
        self.later: list[int] = [0] * (KINDS * seats) if source is None else source.later[:]
        self.shown: list[int] = [0] * (KINDS * seats) if source is None else source.shown[:]
        self.most: list[int] = [data.raw_copies] * KINDS if source is None else source.most[:]
        self.opening_shown: tuple[int, ...] = () if source is None else source.opening_shown
        self.opening_most: tuple[int, ...] = () if source is None else source.opening_most

        # market, craftsmen, harbour, cathedral
        self.bag: list[int] = [data.raw_copies] * KINDS if source is None else source.bag[:]
        self.stalls: list[int] = [0] * (STALLS * KINDS) if source is None else source.stalls[:]
        self.stall_size: list[int] = [0] * STALLS if source is None else source.stall_size[:]
        self.stall_buyer: list[int] = [NOBODY] * STALLS if source is None else source.stall_buyer[:]
        self.stall_members: list[int] = [0] * STALLS if source is None else source.stall_members[:]
        self.sticks: list[int] = [0] * KINDS if source is None else source.sticks[:]
        self.new_orders: list[int] = [0] * KINDS if source is None else source.new_orders[:]
        self.queue_length: list[int] = [0] * KINDS if source is None else source.queue_length[:]
        self.queues: list[int] = [0] * (KINDS * data.order_spaces) if source is None else source.queues[:]
        self.supply: list[int] = [data.good_copies] * KINDS if source is None else source.supply[:]
        self.berths: list[int] = [NOTHING] * BERTHS if source is None else source.berths[:]
        self.loads: list[int] = [NOBODY] * (BERTHS * LOADS) if source is None else source.loads[:]
        self.extra_holds: bool = False if source is None else source.extra_holds
        self.ship_deck: tuple[int, ...] = () if source is None else source.ship_deck
        self.ship_top: int = 0 if source is None else source.ship_top
        self.ship_discard: int = 0 if source is None else source.ship_discard
        self.relic_deck: tuple[int, ...] = () if source is None else source.relic_deck
        self.relic_top: int = 0 if source is None else source.relic_top
        self.relic_discard: int = 0 if source is None else source.relic_discard
        self.display: list[int] = [NOTHING] * SPACES if source is None else source.display[:]
        self.insurer: list[int] = [NOBODY] * SPACES if source is None else source.insurer[:]

    # ---- what rules ask ---------------------------------------------------------------------

    def week_card(self) -> int:
        """The week card that lies open."""
        return self.week_deck[self.week - 1]

    def mayor(self) -> int:
        """The family on top of the stack of emblems (C2.7)."""
        return self.order[0]

    def has_order(self) -> bool:
        """The emblems are first stacked on the first Tuesday (S10)."""
        return self.week > 1 or any(self.played)

    def has_empty_shrine(self, seat: int, city: int) -> bool:
        """Does *seat* own the shrine of *city* with nothing in it?"""
        owns = self.shrines[seat] >> city & 1
        return owns == 1 and self.enshrined[seat] & self.data.city_relics[city] == 0

    def extra_hold_open(self, berth: int) -> bool:
        """Can the extra hold of this ship still be loaded (CD.15)?"""
        return self.extra_holds and self.loads[LOADS * berth + EXTRA_HOLD] == NOBODY

    # ---- the kernel's questions -------------------------------------------------------------

    def advance(self) -> None:
        week.advance(self)

    def clone(self) -> Colonia:
        return Colonia(self.seats, self.rng, self.data, self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Colonia:
        return determinized(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    # ---- invariants -------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing is lost and nothing is impossible (C0.9)."""
        for seat in range(self.seats):
            assert self.members_of(seat) == self.data.members[self.seats], f"members of seat {seat}"
        for kind in range(KINDS):
            self._check_kind(kind)
        self._check_cards()
        counts = [
            self.reserve,
            self.streets,
            self.raw,
            self.goods,
            self.money,
            self.bag,
            self.supply,
            self.stalls,
        ]
        assert min([min(row) for row in counts]) >= 0
        assert sorted(self.order) == list(range(self.seats))
        assert self.over or len(self.decrees) == (3 if self.week else 0)
        for stall in range(STALLS):
            lying = sum(self.stalls[KINDS * stall : KINDS * stall + KINDS])
            assert lying == self.stall_size[stall]

    def members_of(self, seat: int) -> int:
        """All members of a family, wherever they stand."""
        count = self.reserve[seat] + sum(self.streets[STREETS * seat : STREETS * seat + STREETS])
        for stall in range(STALLS):
            count += self.stall_members[stall] if self.stall_buyer[stall] == seat else 0
        for craftsman in range(KINDS):
            for order in self.queue(craftsman):
                count += members_in(order) if seat_of(order) == seat else 0
        return count + self.loads.count(seat) + self.insurer.count(seat)

    def queue(self, craftsman: int) -> list[int]:
        """The orders waiting at a craftsman, the top space first."""
        start = self.data.order_spaces * craftsman
        return self.queues[start : start + self.queue_length[craftsman]]

    def _check_kind(self, kind: int) -> None:
        raw, goods = self.bag[kind], self.supply[kind]
        blind = 0
        for stall in range(STALLS):
            raw += self.stalls[KINDS * stall + kind]
        for seat in range(self.seats):
            at = KINDS * seat + kind
            raw += self.raw[at]
            goods += self.goods[at]
            blind += self.opening[at] + self.later[at]
            assert self.shown[at] <= self.opening[at] + self.later[at]
        assert raw == self.data.raw_copies
        assert goods == self.data.good_copies
        assert self.phase == week.SETUP or blind <= self.most[kind] <= blind + self.bag[kind]
        assert self.queue_length[kind] <= self.data.order_spaces
        assert 0 <= self.sticks[kind] <= self.data.order_spaces

    def _check_cards(self) -> None:
        masks = [self.relic_discard, *self.loose, *self.enshrined]
        masks += [1 << card for card in self.display if card >= 0]
        masks += [1 << card for card in self.relic_deck[self.relic_top :]]
        for seat in range(self.seats):
            masks += [1 << self.data.shrine_of[c] for c in range(CITIES) if self.shrines[seat] >> c & 1]
        assert sum(masks) == (1 << RELICS) - 1
        ships = [1 << ship for ship in [*self.berths, *self.ship_deck[self.ship_top :]] if ship >= 0]
        assert sum(ships) + self.ship_discard == (1 << SHIPS) - 1
        for space in range(SPACES):
            assert self.display[space] >= 0 or self.insurer[space] == NOBODY
        for berth in range(BERTHS):
            for hold in range(HOLDS):
                empty = self.berths[berth] < 0 or not self.data.hold_size[HOLDS * self.berths[berth] + hold]
                assert not empty or self.loads[LOADS * berth + hold] == NOBODY


def deal(setup: Setup) -> Colonia:
    """S1–S5: everything is shuffled; S6–S9 follow as the match begins."""
    data = setup.data
    assert isinstance(data, Data)
    state = Colonia(setup.seats, setup.rng, data)
    state.screen_mode = SCREEN_MODES.index(setup.variant["screen_mode"])
    state.strict_may = setup.has("strict_may")
    state.choose_start_good = setup.has("choose_start_good")
    state.random_first_order = setup.has("random_first_order")
    state.city_majority_bonus = setup.has("city_majority_bonus")
    if setup.has("five_weeks"):
        state.last_week = min(5, state.last_week)
    state.week_deck = shuffled(state.rng, WEEK_CARDS)
    state.decree_deck = shuffled(state.rng, DECREES)
    state.ship_deck = shuffled(state.rng, SHIPS)
    state.relic_deck = shuffled(state.rng, RELICS)
    if state.random_first_order:
        state.rng.shuffle(state.order)
    return state


def shuffled(rng: Rng, cards: int) -> tuple[int, ...]:
    """A deck of *cards* cards in random order."""
    deck = list(range(cards))
    rng.shuffle(deck)
    return tuple(deck)
