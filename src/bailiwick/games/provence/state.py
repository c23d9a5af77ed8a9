"""What lies on the table in Provence: set-up, clone, views, invariants."""

from __future__ import annotations

from bailiwick.core.game import Setup
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.provence import scoring
from bailiwick.games.provence.actions import CELLS, MIDDLE, STEAL, spellings
from bailiwick.games.provence.data import (
    CHARACTERS,
    FIRST_CASTLE,
    FIRST_SPECIAL,
    LANDS,
    TILES,
    Data,
)
from bailiwick.games.provence.rules import turn
from bailiwick.games.provence.view import view_of

NO_TILE = -1
NO_CARD = -1


class Provence(State):
    """Cells of all kingdoms lie in one row: cell *c* of seat *s* is at 9 × s + c."""

    def __init__(self, seats: int, rng: Rng, data: Data, source: Provence | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.scenario: int = 0 if source is None else source.scenario
        self.needs_one: bool = False if source is None else source.needs_one
        self.castle_safe: bool = False if source is None else source.castle_safe
        self.first: int = 0 if source is None else source.first
        self.round: int = 0 if source is None else source.round
        self.active: int = 0 if source is None else source.active
        self.step: int = turn.DRAFT if source is None else source.step

        self.deck: list[int] = [] if source is None else source.deck[:]
        self.column: list[int] = [] if source is None else source.column[:]
        self.column_coins: list[int] = [0, 0, 0, 0] if source is None else source.column_coins[:]
        self.column_tokens: list[int] = [0, 0, 0, 0] if source is None else source.column_tokens[:]
        self.row: list[int] = [] if source is None else source.row[:]
        self.castles: list[int] = [] if source is None else source.castles[:]
        self.banners: list[int] = [0, 0, 0, 0] if source is None else source.banners[:]
        self.pile: list[int] = [] if source is None else source.pile[:]
        self.drawn: list[int] = [] if source is None else source.drawn[:]
        self.discarded: int = 0 if source is None else source.discarded
        self.removed: list[int] = [] if source is None else source.removed[:]
        self.towers: int = data.tower_pieces if source is None else source.towers
        self.nobles: int = data.noble_pieces if source is None else source.nobles
        self.tokens: int = data.token_pieces if source is None else source.tokens
        self.attack: int = 0 if source is None else source.attack

        cells = CELLS * seats
        self.coins: list[int] = [0] * seats if source is None else source.coins[:]
        self.cards: list[int] = [0] * seats if source is None else source.cards[:]
        self.kept: int = NO_CARD if source is None else source.kept
        self.tile_on: list[int] = [NO_TILE] * cells if source is None else source.tile_on[:]
        self.towers_on: list[int] = [0] * cells if source is None else source.towers_on[:]
        self.nobles_on: list[int] = [0] * cells if source is None else source.nobles_on[:]
        # masks of cells: ruins of each seat, and where each seat shows each crop (4 × seat + crop)
        self.ruins: list[int] = [0] * seats if source is None else source.ruins[:]
        self.shown: list[int] = [0] * (4 * seats) if source is None else source.shown[:]
        self.towers_of: list[int] = [0] * seats if source is None else source.towers_of[:]
        self.nobles_of: list[int] = [0] * seats if source is None else source.nobles_of[:]

        self.hand: int = NO_TILE if source is None else source.hand
        self.hand_tokens: int = 0 if source is None else source.hand_tokens
        self.attack_moved: bool = False if source is None else source.attack_moved
        self.placed: int = 0 if source is None else source.placed
        self.victims: list[int] = [] if source is None else source.victims[:]
        self.fresh_ruins: list[int] = [] if source is None else source.fresh_ruins[:]

    # ---- what rules ask ---------------------------------------------------------------------

    def defence(self) -> int:
        """Never stored: the start value and one for each tower standing (PV4.6)."""
        return self.data.start_defence[self.seats - 2] + self.data.tower_pieces - self.towers

    def rule_is(self, rule: int) -> bool:
        """Does the scenario bring this special rule (2.7)?"""
        return self.data.scenario_rule[self.scenario] == rule

    def order(self, seat: int) -> int:
        """The place of *seat* in player order: 0 is the start player (Q43)."""
        return (seat - self.first) % self.seats

    def is_face_up(self, seat: int, cell: int) -> bool:
        """Is there a tile that is no ruin?"""
        return self.tile_on[CELLS * seat + cell] >= 0 and not self.ruins[seat] >> cell & 1

    # ---- the kernel's questions -------------------------------------------------------------

    def advance(self) -> None:
        turn.advance(self)

    def clone(self) -> Provence:
        return Provence(self.seats, self.rng, self.data, self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self)

    def determinize(self, seat: int | None, rng: Rng) -> Provence:
        """Only the order of the two face-down piles is unknown, to everybody alike (5)."""
        twin = self.clone()
        twin.rng = rng.fork()
        rng.shuffle(twin.deck)
        rng.shuffle(twin.pile)
        return twin

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def spell(self, seat: int, code: int) -> str:
        if STEAL <= code < STEAL + 3 * CELLS:
            offset, cell = divmod(code - STEAL, CELLS)
            return f"steal:{(seat + offset + 1) % self.seats}:{cell}"
        return spellings(
            self.data.tile_ids[FIRST_CASTLE:],
            self.data.tile_ids[FIRST_SPECIAL:FIRST_CASTLE],
            self.data.character_ids,
        )[code]

    def check(self) -> None:
        """The invariants of 8.2."""
        assert self.towers + sum(self.towers_on) == self.data.tower_pieces
        assert self.nobles + sum(self.nobles_on) == self.data.noble_pieces
        assert self.tokens + sum(self.column_tokens) + self.hand_tokens == self.data.token_pieces
        assert min(self.coins) >= 0
        assert min(self.column_coins) >= 0
        assert len(self.column) == self.data.slots
        lands = [tile for tile in self.tile_on if 0 <= tile < LANDS]
        hand = [self.hand] if 0 <= self.hand < LANDS else []
        everywhere = self.deck + self.column + self.removed + lands + hand
        in_play = [tile for tile in range(LANDS) if self.data.min_seats[tile] <= self.seats]
        assert sorted(everywhere) == in_play
        placed = [
            tile for tile in self.tile_on + self.row + [self.hand] if FIRST_SPECIAL <= tile < FIRST_CASTLE
        ]
        assert len(placed) == self.data.dealt_specials[self.seats - 2] == len(dict.fromkeys(placed))
        cards = self.pile + self.drawn + ([self.kept] if self.kept >= 0 else [])
        for mask in [self.discarded, *self.banners, *self.cards]:
            cards += [card for card in range(CHARACTERS) if mask >> card & 1]
        assert sorted(cards) == list(range(CHARACTERS))
        for seat in range(self.seats):
            self._check_kingdom(seat)

    def _check_kingdom(self, seat: int) -> None:
        start = CELLS * seat
        assert self.towers_of[seat] == sum(self.towers_on[start : start + CELLS])
        assert self.nobles_of[seat] == sum(self.nobles_on[start : start + CELLS])
        assert not self.ruins[seat] >> MIDDLE & 1
        outer = 0
        shown = [0, 0, 0, 0]
        for cell in range(CELLS):
            tile = self.tile_on[start + cell]
            assert tile >= 0 or self.towers_on[start + cell] + self.nobles_on[start + cell] == 0
            assert tile < 0 or (tile >= FIRST_CASTLE) == (cell == MIDDLE)
            assert tile < TILES
            outer += 1 if tile >= 0 and cell != MIDDLE else 0
            for crop in range(4):
                if self.is_face_up(seat, cell) and self.data.crops[tile] >> crop & 1:
                    shown[crop] |= 1 << cell
        assert self.shown[4 * seat : 4 * seat + 4] == shown
        if self.round > 0 and self.active != seat:
            assert outer == self.round - (0 if self.order(seat) < self.order(self.active) else 1)


def deal(setup: Setup) -> Provence:
    """Set-up PV1.1–PV1.7, up to the castle draft."""
    data = setup.data
    assert isinstance(data, Data)
    state = Provence(setup.seats, setup.rng, data)
    rng = state.rng
    at = setup.seats - 2
    chosen = setup.variant["scenario"]
    state.scenario = (
        rng.below(len(data.scenario_ids)) if chosen == "random" else data.scenario_ids.index(chosen)
    )
    state.needs_one = setup.has("bonus_needs_one")
    state.castle_safe = setup.has("castle_safe_from_theft")
    state.first = 0 if setup.variant["start_player"] == "host" else rng.below(setup.seats)
    state.active = state.first

    state.deck = [tile for tile in range(LANDS) if data.min_seats[tile] <= setup.seats]
    rng.shuffle(state.deck)
    state.column = [state.deck.pop() for _ in range(data.slots)]
    specials = list(range(FIRST_SPECIAL, FIRST_CASTLE))
    rng.shuffle(specials)
    state.row = sorted(specials[: data.dealt_specials[at]])
    state.coins = [data.start_coins[state.scenario]] * setup.seats
    state.pile = list(range(CHARACTERS))
    rng.shuffle(state.pile)
    for banner in range(4):
        for _ in range(data.dealt_per_banner[at]):
            state.banners[banner] |= 1 << state.pile.pop()
    castles = list(range(FIRST_CASTLE, TILES))
    rng.shuffle(castles)
    state.castles = sorted(castles[: data.dealt_castles[at]])
    if setup.variant["castles"] == "deal":
        rng.shuffle(state.castles)
        state.step = turn.DEAL
    return state
