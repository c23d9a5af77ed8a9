"""The printed values as flat tables, checked once."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.colonia.actions import CITY_IDS, CRAFTSMAN_IDS, GOOD_IDS, RAW_IDS, RELIC_IDS

CITIES: Final = 4
KINDS: Final = 5  # of raw materials, goods and craftsmen
CARDS: Final = 6
CARD_VALUES: Final = [3, 4, 5, 6, 7, 8]
STREETS: Final = 4
STALLS: Final = 9
REGULAR_STALLS: Final = 7
BERTHS: Final = 4
HOLDS: Final = 4
EXTRA_HOLD: Final = 4  # its place after the four printed holds
LOADS: Final = 5
SPACES: Final = 12
EXTRA_SPACES: Final = 2
RELICS: Final = 48
SHIPS: Final = 16
WEEK_CARDS: Final = 14
DECREES: Final = 18

# what screens hide from the others (5.3)
SCREENS: Final = 0
TRACKED: Final = 1
OPEN: Final = 2
SCREEN_MODES: Final = ["screens", "tracked", "open"]

WEDNESDAY: Final = 3
THURSDAY: Final = 4
FRIDAY: Final = 5
SATURDAY: Final = 6
DAY_IDS: Final = ["", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]

# the effects of decrees, in the order of CD.1–CD.18
MARKET_PLUS_ONE: Final = 0
FOREIGN_MERCHANTS: Final = 1
HOME_TUESDAY: Final = 2
DRAW_TWO: Final = 3
HOME_WEDNESDAY: Final = 4
EXTRA_SADDLER: Final = 5
EXTRA_SHOEMAKER: Final = 9
SAIL_ONE: Final = 10
SAIL_TWO: Final = 11
HOME_THURSDAY: Final = 12
DIE_GOOD: Final = 13
EXTRA_HOLDS: Final = 14
TWO_RELICS: Final = 15
ONE_FEWER: Final = 16
EXCHANGE_FIVE: Final = 17
EFFECTS: Final = [
    "market_plus_one",
    "foreign_merchants",
    "home_tuesday",
    "draw_two",
    "home_wednesday",
    "extra_saddler",
    "extra_cartwright",
    "extra_painter",
    "extra_tailor",
    "extra_shoemaker",
    "sail_one",
    "sail_two",
    "home_thursday",
    "die_good",
    "extra_hold",
    "two_relics",
    "one_fewer",
    "exchange_five",
]


def index_of(word: object, words: list[str], what: str) -> int:
    """The position of *word*, or BadInput that lists what there is."""
    if not isinstance(word, str) or word not in words:
        raise BadInput(f"{what} cannot be {word!r}; it can be {', '.join(words)}")
    return words.index(word)


def whole(cell: object, what: str) -> int:
    """A whole number that is not negative."""
    if not isinstance(cell, int) or cell < 0:
        raise BadInput(f"{what} must be a whole number from 0, not {cell!r}")
    return cell


def row_of(cells: list[object], length: int, what: str) -> list[int]:
    """A printed row of *length* numbers."""
    if len(cells) != length:
        raise BadInput(f"{what} needs {length} numbers, not {len(cells)}")
    return [whole(cell, what) for cell in cells]


class Data(Printed):
    """Everything that is counted or compared lies in flat tables; rows are numbered as printed."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.weeks = tables.number("weeks")
        self.raw_copies = tables.number("raw_copies")
        self.good_copies = tables.number("good_copies")
        self.order_spaces = tables.number("order_spaces")
        self.start_money = tables.number("start_money")
        self.start_raw = tables.number("start_raw")
        self.on_display = tables.number("relics_on_display")
        self.sailing_last_week = tables.number("sailing_last_week")
        self.foreign_raw = tables.number("foreign_raw")
        self.extra_orders = tables.number("extra_orders")
        self.home_members = tables.number("home_members")
        self.decree_draw = tables.number("decree_draw")
        self.extra_hold_pay = tables.number("extra_hold_pay")
        self.fewer_members = tables.number("fewer_members")
        self.exchange_limit = tables.number("exchange_limit")
        self.city_bonus = tables.number("city_bonus")
        self.members = [0, 0, 0, *tables.numbers("members", "members")]

        self.recipe_first: list[int] = []
        self.recipe_second: list[int] = []
        for needs in tables.lists("craftsmen", "needs"):
            pair = [index_of(need, RAW_IDS, "craftsmen needs") for need in needs]
            self.recipe_first.append(pair[0])
            self.recipe_second.append(pair[1])

        self.stall_raw: list[int] = []
        for row in tables.lists("week_cards", "raw"):
            self.stall_raw += row_of(row, REGULAR_STALLS, "week_cards raw")
        self.regular: list[int] = []
        for row in tables.lists("week_cards", "regular"):
            self.regular += row_of(row, KINDS, "week_cards regular")
        self.dice = tables.numbers("week_cards", "dice")
        self.sailing = tables.numbers("week_cards", "ships")
        self.week_ids = tables.ids("week_cards")

        self.decree_ids = tables.ids("decrees")
        self.effects = [index_of(key, EFFECTS, "decrees key") for key in tables.texts("decrees", "key")]
        self.decree_days = tables.numbers("decrees", "day")

        self.hold_pays = tables.numbers("hold_pay", "pay")
        self.ship_ids = tables.ids("ships")
        self.ship_city = [index_of(city, CITY_IDS, "ships city") for city in tables.texts("ships", "city")]
        # per ship four holds: number of goods (0: no such hold), pay, and the goods as a mask of
        # "at least one / two / three of this kind" (bit 3 × kind + number − 1) and as counts
        self.hold_size = [0] * (SHIPS * HOLDS)
        self.hold_pay = [0] * (SHIPS * HOLDS)
        self.hold_mask = [0] * (SHIPS * HOLDS)
        self.hold_goods = [0] * (SHIPS * HOLDS * KINDS)
        for ship, holds in enumerate(tables.lists("ships", "holds")):
            self._read_holds(ship, holds)

        self.relic_city = [index_of(city, CITY_IDS, "relics city") for city in tables.texts("relics", "city")]
        self.relic_cost = tables.numbers("relics", "cost")
        self.relic_points = tables.numbers("relics", "points")
        self.is_shrine = [id.endswith("_shrine") for id in tables.ids("relics")]
        self.city_relics = [0] * CITIES
        self.shrine_of = [0] * CITIES
        for card in range(RELICS):
            if self.is_shrine[card]:
                self.shrine_of[self.relic_city[card]] = card
            else:
                self.city_relics[self.relic_city[card]] |= 1 << card
        self.window_points = tables.numbers("windows", "points")
        check(self, tables)

    def _read_holds(self, ship: int, holds: list[object]) -> None:
        if not 1 <= len(holds) <= HOLDS:
            raise BadInput(f"ships {self.ship_ids[ship]} must have 1 to {HOLDS} holds")
        for hold, goods in enumerate(holds):
            assert isinstance(goods, list), "a hold is a list of goods"
            if not 1 <= len(goods) <= len(self.hold_pays):
                raise BadInput(f"ships {self.ship_ids[ship]}: a hold takes 1 to {len(self.hold_pays)} goods")
            at = HOLDS * ship + hold
            self.hold_size[at] = len(goods)
            self.hold_pay[at] = self.hold_pays[len(goods) - 1]
            for good in goods:
                kind = index_of(good, GOOD_IDS, "ships holds")
                self.hold_mask[at] |= 1 << 3 * kind + self.hold_goods[KINDS * at + kind]
                self.hold_goods[KINDS * at + kind] += 1


def check(data: Data, tables: Tables) -> None:
    """Values with which no match could be played are refused; everything else is the owner's word."""
    if tables.ids("relics") != RELIC_IDS or tables.ids("craftsmen") != CRAFTSMAN_IDS:
        raise BadInput("the ids of relics and craftsmen are fixed")
    if tables.numbers("family_cards", "value") != CARD_VALUES:
        raise BadInput("family_cards must be 3 to 8: they are part of the action space")
    for name, value in tables.values.items():
        if isinstance(value.cell, int):
            whole(value.cell, name)
    shrines = [data.relic_city[card] for card in range(RELICS) if data.is_shrine[card]]
    if sorted(shrines) != list(range(CITIES)):
        raise BadInput("each city has exactly one shrine (R26)")
    if not 1 <= data.weeks <= CARDS:
        raise BadInput(f"weeks must be from 1 to {CARDS}: everybody has {CARDS} family cards")
    if tables.number("decrees_per_week") != DECREES // CARDS:
        raise BadInput("decrees_per_week must be 3: there are three spaces for them")
    if min(data.members[3:]) < max(CARD_VALUES):
        raise BadInput("members must be at least 8, or the first Tuesday could not be played (C2.6)")
    if max(data.members) > 60 or not 1 <= data.order_spaces <= 12:
        raise BadInput("members must be at most 60 and order_spaces from 1 to 12")
    if min(data.decree_days) < WEDNESDAY or max(data.decree_days) > SATURDAY:
        raise BadInput("decrees day must be from 3 (Wednesday) to 6 (Saturday)")
    if not 0 <= data.on_display <= SPACES - EXTRA_SPACES:
        raise BadInput(f"relics_on_display must be from 0 to {SPACES - EXTRA_SPACES}")
    if max([*data.sailing, data.sailing_last_week]) > BERTHS:
        raise BadInput(f"week_cards ships must be at most {BERTHS}")
    if not 1 <= data.exchange_limit <= 5 or not 0 <= max(data.home_members, data.decree_draw) <= 3:
        raise BadInput("exchange_limit must be from 1 to 5, home_members and decree_draw at most 3")
    if data.raw_copies * KINDS < 6 * data.start_raw or data.good_copies < 6:
        raise BadInput("there are too few raw materials or goods for six families to start with")
    if min(data.relic_cost) < 1:
        raise BadInput("every relic has a cost of at least 1")
