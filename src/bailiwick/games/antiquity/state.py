"""What lies on the table: the countryside, each player's estate, and where the round stands."""

from __future__ import annotations

from bailiwick.core.decision import Argument, Event
from bailiwick.core.game import Setup
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.antiquity.actions import ACTIONS, CITIES
from bailiwick.games.antiquity.belief import determinize
from bailiwick.games.antiquity.data import Board, Data
from bailiwick.games.antiquity.estate import WOOD_GOOD, Estate
from bailiwick.games.antiquity.geometry import spread
from bailiwick.games.antiquity.invariants import check
from bailiwick.games.antiquity.rules.rounds import advance
from bailiwick.games.antiquity.rules.terrain import lay_tiles
from bailiwick.games.antiquity.scoring import breakdown, ranking
from bailiwick.games.antiquity.terms import ENDLESS, NO_CODES, NOT_OVER, START, Rules
from bailiwick.games.antiquity.view import view_of


class Antiquity(State):
    """A match of Antiquity. Sets of hexes are the bits of an int; sites are rows of parallel lists."""

    def __init__(
        self, seats: int, rng: Rng, data: Data, rules: Rules, source: Antiquity | None = None
    ) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.rules = rules
        self.board: int = seats - 2
        self._layout: Board = data.boards[seats - 2]
        # ---- the countryside ----
        self.tiles: tuple[int, ...] = (
            () if source is None else source.tiles
        )  # face, mirrored, turns of each tile
        self.forest: int = 0 if source is None else source.forest
        self.grass: int = 0 if source is None else source.grass
        self.mountain: int = 0 if source is None else source.mountain
        self.sea: int = 0 if source is None else source.sea
        self.cut: int = 0 if source is None else source.cut  # grass markers
        self.polluted: int = 0 if source is None else source.polluted
        self.loaded: int = 0 if source is None else source.loaded  # hexes with a good
        self.huts: int = 0 if source is None else source.huts
        self.ranges: tuple[int, ...] = () if source is None else source.ranges
        self.range_good: list[int] = [] if source is None else source.range_good[:]
        self.waters: tuple[int, ...] = () if source is None else source.waters
        self.spots: tuple[int, ...] = () if source is None else source.spots
        self.token: list[int] = [] if source is None else source.token[:]  # -1: taken away
        self.discarded: list[int] = [] if source is None else source.discarded[:]  # unseen, hidden
        # ---- land sites, in the order of their founding ----
        self.site_owner: list[int] = [] if source is None else source.site_owner[:]
        self.site_kind: list[int] = [] if source is None else source.site_kind[:]
        self.site_good: list[int] = [] if source is None else source.site_good[:]
        self.site_hexes: list[int] = [] if source is None else source.site_hexes[:]
        self.site_seat: list[int] = [] if source is None else source.site_seat[:]  # centre, or both huts
        # ---- the players ----
        self.estates: tuple[Estate, ...] = () if source is None else clones(source.estates)
        self.shown: tuple[Estate, ...] = () if source is None else source.shown  # what others saw before P2
        self.inns: list[int] = [0] * seats if source is None else source.inns[:]
        self.centres: list[int] = [-1] * (seats * CITIES) if source is None else source.centres[:]
        self.city_hexes: list[int] = [0] * seats if source is None else source.city_hexes[:]
        self.fallen: list[int] = [0] * seats if source is None else source.fallen[:]  # 16 * round + phase
        # ---- the round ----
        self.order: list[int] = [] if source is None else source.order[:]
        self.phase: int = START if source is None else source.phase
        self.step: int = 0 if source is None else source.step
        self.round: int = 0 if source is None else source.round
        self.famine: int = 0 if source is None else source.famine
        self.stock: list[int] = data.stock[:] if source is None else source.stock[:]
        self.unseen: list[int] = [0, 0, 0] if source is None else source.unseen[:]  # pieces in guessed plans
        self.due: list[int] = [0] * seats if source is None else source.due[:]  # graves or tokens to place
        self.committed: list[bool] = [False] * seats if source is None else source.committed[:]
        self.floor: list[int] = [] if source is None else source.floor[:]  # who plans, when one by one
        self.offers: list[tuple[int, ...]] = [] if source is None else source.offers[:]
        self.trades: list[tuple[int, ...]] = [] if source is None else source.trades[:]
        self.winners: list[bool] = [False] * seats if source is None else source.winners[:]
        self.ending: int = NOT_OVER if source is None else source.ending
        # ---- caches ----
        self._mover: int = -1
        self._plans: list[list[int]] = [NO_CODES] * seats if source is None else source._plans[:]
        self._zones: list[int] = [-1] * seats if source is None else source._zones[:]
        self._deeds: list[list[Event]] = [[] for _ in range(seats)]
        self._zone_keys: list[int] = [0] * seats if source is None else source._zone_keys[:]

    # ---- the kernel's questions -------------------------------------------------------------

    def clone(self) -> Antiquity:
        return Antiquity(self.seats, self.rng, self.data, self.rules, self)

    def choose(self, seat: int, code: int) -> None:
        """As the kernel does; what other seats were offered stays valid meanwhile."""
        self._mover = seat
        try:
            super().choose(seat, code)
        finally:
            self._mover = -1

    def settle(self) -> None:
        """As the kernel does, with the remembered offers of all but the mover's plan."""
        if self._mover < 0:
            self.forget_plans()
            self._zones = [-1] * self.seats
        super().settle()

    def advance(self) -> None:
        advance(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Antiquity:
        return determinize(self, seat, rng)

    def scores(self) -> list[int]:
        return [1 if won else 0 for won in self.winners]

    def breakdown(self, seat: int) -> dict[str, int]:
        return breakdown(self, seat)

    def ranking(self) -> list[int]:
        return ranking(self)

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    def check(self) -> None:
        check(self)

    # ---- what rules ask ---------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        """Not eliminated."""
        return self.fallen[seat] == 0

    def active(self) -> list[int]:
        """The seats still in the game, in turn order (V0.6)."""
        return [seat for seat in self.order if self.fallen[seat] == 0]

    def all_cities(self) -> int:
        """The hexes of all cities."""
        mask = 0
        for hexes in self.city_hexes:
            mask |= hexes
        return mask

    def all_inns(self) -> int:
        """The hexes of all inns."""
        mask = 0
        for hexes in self.inns:
            mask |= hexes
        return mask

    def occupied(self) -> int:
        """Hexes with a city, an inn, a hut or a good (D1)."""
        return self.all_cities() | self.all_inns() | self.huts | self.loaded

    def open_land(self) -> int:
        """Land hexes that nothing occupies."""
        return self._layout.mask & ~(self.sea | self.occupied())

    def tokens_on(self) -> int:
        """The hexes that still have an explorer token."""
        mask = 0
        for at in range(len(self.spots)):
            if self.token[at] >= 0:
                mask |= 1 << self.spots[at]
        return mask

    def around(self, hex: int) -> int:
        """The neighbours of a hex."""
        return self._layout.around[hex]

    def neighbours(self, hexes: int) -> int:
        """The neighbours of a set of hexes, on the map."""
        return spread(hexes) & self._layout.mask

    def layout(self) -> Board:
        """The board of this number of seats."""
        return self._layout

    # ---- what rules do ----------------------------------------------------------------------

    def forget_plans(self) -> None:
        """What the seats were offered in their plans has to be found again."""
        self._plans = [NO_CODES] * self.seats

    def note(
        self,
        seat: int,
        key: str,
        a: Argument = None,
        b: Argument = None,
        c: Argument = None,
        d: Argument = None,
    ) -> None:
        """Write a line of a secret plan: its owner reads it now, everybody at the reveal (V2.16)."""
        if self.journal is not None:
            self.whisper(seat, key, seat, a, b, c, d)
            self._deeds[seat].append(Event(key, seat, a, b, c, d))

    def forget_deeds(self, seat: int) -> None:
        """A plan that was undone leaves no lines."""
        self._deeds[seat] = []

    def tell_deeds(self) -> None:
        """The log of the secret phase becomes public."""
        journal = self.journal
        if journal is not None:
            for seat in self.order:
                journal.extend(self._deeds[seat])
        self._deeds = [[] for _ in range(self.seats)]

    def take_stock(self, pile: int, pieces: int) -> None:
        """Pieces leave a shared pile, which everybody sees at once (R9)."""
        if self.rules.limited_stock and pieces:
            self.stock[pile] -= pieces
            self.forget_plans()
            self.trace()

    def discard_tokens(self, hexes: int) -> None:
        """Explorer tokens on *hexes* go away unseen (R7, R10)."""
        for at in range(len(self.spots)):
            if self.token[at] >= 0 and hexes >> self.spots[at] & 1:
                self.discarded.append(self.token[at])
                self.token[at] = -1
                if self.rules.open_spectators and not self.tokens_on():
                    # the last one: spectators see them all now, and nobody may peek and then undo (5)
                    self.reveal()


def clones(estates: tuple[Estate, ...]) -> tuple[Estate, ...]:
    """Independent copies."""
    return tuple([estate.clone() for estate in estates])


def deal(setup: Setup) -> Antiquity:
    """Set-up S1–S5, up to the first city."""
    data = setup.data
    assert isinstance(data, Data)
    state = Antiquity(setup.seats, setup.rng, data, Rules(setup))
    lay_tiles(state, setup.variant["map_mode"], setup.has("mirror_tiles"))
    for token, pieces in enumerate(data.tokens_per_player):
        state.token += [token] * (pieces * setup.seats)
    state.rng.shuffle(state.token)
    state.estates = tuple([Estate(data) for _ in range(setup.seats)])
    for estate in state.estates:
        estate.goods[WOOD_GOOD] = data.start_wood
    if not state.rules.limited_stock:
        state.stock = [ENDLESS] * len(data.stock)
    state.order = list(range(setup.seats))
    state.rng.shuffle(state.order)
    return state
