"""What one player owns apart from the countryside: goods, workers, cities, buildings and graves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.games.antiquity.actions import CITIES, GOODS, KINDS, SQUARES
from bailiwick.games.antiquity.data import Data
from bailiwick.games.antiquity.geometry import anchors, beside, first_square

WOOD_GOOD: Final = 0
STONE_GOOD: Final = 1
FISH_GOOD: Final = 5
GOLD_GOOD: Final = 7
FIRST_FOOD: Final = 2
FIRST_LUXURY: Final = 6
SMALLEST_STORAGE: Final = 17  # one piece: 8 * 2 + 1

CART_SHOP: Final = 0
STORAGE: Final = 1
FOUNTAIN: Final = 2
EXPLORER: Final = 3
GRANARY: Final = 4
MARKET: Final = 5
BREWERY: Final = 6
HARBOUR: Final = 7
UNIVERSITY: Final = 8
HOSPITAL: Final = 9
STABLE: Final = 10
CATHEDRAL: Final = 11
FORCED_LABOUR: Final = 12
DUMP: Final = 13
THEOLOGY: Final = 14
BIOLOGY: Final = 15
ALCHEMY_FACULTY: Final = 16
PHILOSOPHY: Final = 17
HOUSE_KIND: Final = 18
ALL_KINDS: Final = (1 << KINDS) - 1
PILE_KINDS: Final = [CART_SHOP, FOUNTAIN, STORAGE]  # what the shared piles hold

NICOLO: Final = 0
BARBARA: Final = 1
CHRISTOFORI: Final = 2
GIORGIO: Final = 3
MARIA: Final = 4
NO_SAINT: Final = -1
IN_HAND: Final = -1


class Estate:
    """One player's pool of goods, workers and city grids. Buildings are rows of parallel lists."""

    def __init__(self, data: Data, source: Estate | None = None) -> None:
        self.data = data
        self.goods: list[int] = [0] * GOODS if source is None else source.goods[:]
        self.cathedral_fish: int = 0 if source is None else source.cathedral_fish
        self.free_workers: int = 0 if source is None else source.free_workers
        self.houses: int = 0 if source is None else source.houses  # bit n-1: house n is built
        self.cities: int = 0 if source is None else source.cities
        self.saint: int = NO_SAINT if source is None else source.saint
        self.kind: list[int] = [] if source is None else source.kind[:]
        self.city: list[int] = [] if source is None else source.city[:]
        self.cells: list[int] = [] if source is None else source.cells[:]
        self.size: list[int] = [] if source is None else source.size[:]  # storages: 8 * width + height
        self.manned: list[int] = [] if source is None else source.manned[:]
        self.lifts: list[int] = [] if source is None else source.lifts[:]
        self.load: list[int] = [] if source is None else source.load[:]  # graves carried in the hand
        self.slot: list[int] = [-1] * KINDS if source is None else source.slot[:]  # of the unique kinds
        self.kinds: int = 0 if source is None else source.kinds  # bit per kind that stands
        self.built: list[int] = [0] * CITIES if source is None else source.built[:]
        self.graves: list[int] = [0] * CITIES if source is None else source.graves[:]
        self.moved: list[int] = [0] * CITIES if source is None else source.moved[:]
        self.held: int = 0 if source is None else source.held
        self.healed: int = 0 if source is None else source.healed
        self.raze_used: bool = False if source is None else source.raze_used
        self.biology_used: bool = False if source is None else source.biology_used
        self.alchemy_used: bool = False if source is None else source.alchemy_used
        self.offers_opened: int = 0 if source is None else source.offers_opened
        self.cathedrals_built: int = 0 if source is None else source.cathedrals_built
        self.fountains_built: int = 0 if source is None else source.fountains_built
        self.refused: list[tuple[int, ...]] = [] if source is None else source.refused[:]
        # what C_ABORT puts back: cities, cells, graves and their moved marks before the first lift
        self.before: tuple[tuple[int, ...], ...] = () if source is None else source.before

    def clone(self) -> Estate:
        return Estate(self.data, self)

    def begin_round(self) -> None:
        """Workers in the cities rise; all marks of the round are cleared (V1.1)."""
        for at in range(len(self.kind)):
            if self.manned[at]:
                self.manned[at] = 0
                self.free_workers += 1
            self.lifts[at] = 0
        self.healed = 0
        self.raze_used = self.biology_used = self.alchemy_used = False
        self.offers_opened = self.cathedrals_built = self.fountains_built = 0
        self.refused = []
        self.moved = [0] * CITIES

    # ---- squares ----------------------------------------------------------------------------

    def free_squares(self, city: int) -> int:
        """The empty squares of a city: no building, no grave."""
        return self.data.grids[city] & ~(self.built[city] | self.graves[city])

    def has_empty_square(self) -> bool:
        """Is any square of any own city empty?"""
        empty = 0
        for city in range(self.cities):
            empty |= self.free_squares(city)
        return empty != 0

    def empty_squares(self) -> int:
        """How many squares are empty."""
        total = 0
        for city in range(self.cities):
            total += self.free_squares(city).bit_count()
        return total

    def grave_count(self) -> int:
        """All graves on the grids."""
        total = 0
        for city in range(self.cities):
            total += self.graves[city].bit_count()
        return total

    def houses_in(self, city: int) -> int:
        """The squares of a city that hold a house."""
        mask = 0
        for at in range(len(self.kind)):
            if self.kind[at] == HOUSE_KIND and self.city[at] == city:
                mask |= self.cells[at]
        return mask

    def fits(self, kind: int, flip: bool) -> bool:
        """Is there a place for a building of this kind?"""
        if kind == STORAGE:
            return self.fits_size(SMALLEST_STORAGE)
        shapes = self.data.flipped[kind] if flip else self.data.shapes[kind]
        for city in range(self.cities):
            free: i64 = self.free_squares(city)
            for shape in shapes:
                if anchors(free, shape):
                    return True
        return False

    def fits_size(self, size: int) -> bool:
        """Is there a place for a storage of this size?"""
        shapes = self.data.rectangles[size]
        for city in range(self.cities):
            free: i64 = self.free_squares(city)
            for shape in shapes:
                if anchors(free, shape):
                    return True
        return False

    # ---- buildings --------------------------------------------------------------------------

    def add(self, kind: int, city: int, cells: int, size: int) -> None:
        """A new building, unmanned."""
        if kind < KINDS:
            self.slot[kind] = len(self.kind)
            self.kinds |= 1 << kind
        self.kind.append(kind)
        self.city.append(city)
        self.cells.append(cells)
        self.size.append(size)
        self.manned.append(0)
        self.lifts.append(0)
        self.load.append(0)
        self.built[city] |= cells

    def remove_cathedral(self) -> None:
        """The cathedral leaves the grid with its saint and the fish that lay in it (V2.10)."""
        gone = self.slot[CATHEDRAL]
        self.built[self.city[gone]] &= ~self.cells[gone]
        for column in (self.kind, self.city, self.cells, self.size, self.manned, self.lifts, self.load):
            del column[gone]
        for kind in range(KINDS):
            if self.slot[kind] > gone:
                self.slot[kind] -= 1
        self.slot[CATHEDRAL] = -1
        self.kinds &= ~(1 << CATHEDRAL)
        self.saint = NO_SAINT
        self.cathedral_fish = 0

    def is_clear(self, at: int) -> bool:
        """No grave lies on this building (D2)."""
        city = self.city[at]
        if city == IN_HAND:
            return self.load[at] == 0
        return not self.cells[at] & self.graves[city]

    def works(self, kind: int) -> bool:
        """Does the one building of this kind work (D3)?"""
        at = self.slot[kind]
        if at < 0 or not self.is_clear(at):
            return False
        if self.manned[at] or not self.data.man[kind]:
            return True
        return kind >= THEOLOGY and self.university_serves(at)

    def university_serves(self, at: int) -> bool:
        """A grave-free, manned university shares an edge with this faculty (D3, R14)."""
        university = self.slot[UNIVERSITY]
        if university < 0 or not self.manned[university] or not self.is_clear(university):
            return False
        if self.city[university] != self.city[at] or self.city[at] == IN_HAND:
            return False
        return int(beside(self.cells[university])) & self.cells[at] != 0

    def has_power(self, saint: int) -> bool:
        """The power of *saint* works: the saint or Maria, and a grave-free cathedral (D4)."""
        if self.saint != saint and self.saint != MARIA:
            return False
        at = self.slot[CATHEDRAL]
        return at >= 0 and self.is_clear(at)

    def can_be_manned(self, at: int) -> bool:
        """Of kind M, grave-free, unmanned, and no faculty that works already (V2.6)."""
        kind = self.kind[at]
        if kind == HOUSE_KIND or self.manned[at] or not self.data.man[kind]:
            return False
        if self.city[at] == IN_HAND or not self.is_clear(at):
            return False
        return kind < THEOLOGY or not self.university_serves(at)

    def carts(self) -> int:
        """Manned cart shops; a grave sends the worker off, so these are grave-free."""
        total = 0
        for at in range(len(self.kind)):
            if self.kind[at] == CART_SHOP and self.manned[at]:
                total += 1
        return total

    def capacity(self) -> int:
        """The squares of all manned storages (V5.1)."""
        total = 0
        for at in range(len(self.kind)):
            if self.kind[at] == STORAGE and self.manned[at]:
                total += (self.size[at] >> 3) * (self.size[at] & 7)
        return total

    def clear_fountains(self) -> int:
        """Grave-free fountains (V9.1)."""
        total = 0
        for at in range(len(self.kind)):
            if self.kind[at] == FOUNTAIN and self.is_clear(at):
                total += 1
        return total

    def pieces(self, kind: int) -> int:
        """How many pieces of the shared stock this player has on his grids."""
        total = 0
        for at in range(len(self.kind)):
            if self.kind[at] == kind:
                total += storage_pieces(self.size[at]) if kind == STORAGE else 1
        return total

    def city_workers(self) -> int:
        """Workers on city buildings, also in the hand."""
        return sum(self.manned)

    def name_of(self, at: int) -> int:
        """A building is named by its city and first square."""
        return self.city[at] * SQUARES + first_square(self.cells[at])

    def named(self, name: int) -> int:
        """The building with this name."""
        city, square = name // SQUARES, name % SQUARES
        for at in range(len(self.kind)):
            if self.city[at] == city and first_square(self.cells[at]) == square:
                return at
        raise AssertionError(f"no building at {name}")

    def building_at(self, city: int, cell: int) -> int:
        """The building on the square with bit *cell*, or -1."""
        for at in range(len(self.kind)):
            if self.city[at] == city and self.cells[at] & cell:
                return at
        return -1

    # ---- goods ------------------------------------------------------------------------------

    def lose(self, good: int, amount: int) -> None:
        """Goods leave the pool; loose fish go before those in the cathedral (R50)."""
        self.goods[good] -= amount
        if good == FISH_GOOD and self.cathedral_fish > self.goods[FISH_GOOD]:
            self.cathedral_fish = self.goods[FISH_GOOD]

    def food(self) -> int:
        """All food goods."""
        goods = self.goods
        return goods[2] + goods[3] + goods[4] + goods[5]

    def total_goods(self) -> int:
        """All goods."""
        return sum(self.goods)

    def can_pay(self, first: int, amount: int, after: int, distinct: bool) -> bool:
        """Can *amount* goods of the class from *first* on be paid, none before *after* (V0.2)?"""
        found = 0
        for good in range(first, first + 4):
            if good < after or not self.goods[good]:
                continue
            found += 1 if distinct else self.goods[good]
        return found >= amount

    def needs_different(self) -> bool:
        """Without a working faculty of philosophy "nD" means n different goods."""
        return not self.works(PHILOSOPHY)

    def can_afford(self, food: int, luxury: int) -> bool:
        """Can a price in food and luxury be paid?"""
        if not food and not luxury:
            return True
        distinct = self.needs_different()
        return self.can_pay(FIRST_FOOD, food, 0, distinct) and self.can_pay(FIRST_LUXURY, luxury, 0, distinct)


def storage_pieces(size: int) -> int:
    """The pieces of a storage: one for every two squares."""
    return (size >> 3) * (size & 7) // 2
