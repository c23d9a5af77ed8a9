"""The words of the rules as numbers: phases, piles, kinds of site, endings; and the options of a match."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.game import Setup

START: Final = 0
PLAN: Final = 2
LAND: Final = 4
STORE: Final = 5
HARVEST: Final = 6
EXPLORE: Final = 7
FAMINE: Final = 8
POLLUTE: Final = 9
DONE: Final = 10

TOGETHER: Final = 0  # how the seats plan in P2
ONE_BY_ONE: Final = 1

STOCK_CARTS: Final = 0
STOCK_FOUNTAINS: Final = 1
STOCK_PIECES: Final = 2
STOCK_FISHERIES: Final = 3
ENDLESS: Final = 999

WOODCUTTER_SITE: Final = 0
FARM_SITE: Final = 1
MINE_SITE: Final = 2
FISHERY_SITE: Final = 3

NO_RANGE_GOOD: Final = -1

NOT_OVER: Final = 0
BY_SAINT: Final = 1
LAST_ONE: Final = 2
ALL_GONE: Final = 3
TOO_LONG: Final = 4

# An offer is a row of numbers: proposer, partner, ten goods given, ten goods asked,
# and how many of the fish given lay in the cathedral; a trade is the same without the last.
OFFER_GIVES: Final = 2
OFFER_ASKS: Final = 12
OFFER_CATHEDRAL_FISH: Final = 22

NO_CODES: Final[list[int]] = []


class Rules(Printed):
    """The options of section 9 as this match plays them; shared by all copies of a state."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(" ".join([f"{key}={value}" for key, value in sorted(setup.variant.items())]))
        self.beginner: bool = setup.has("beginner")
        self.whole_water: bool = setup.variant["harbour_reach"] == "body"
        self.dump_unmanned: bool = setup.variant["dump_unmanned"] == "1"
        self.allow_flip: bool = setup.has("allow_flip")
        self.barbara_graved: bool = setup.has("barbara_graved_counts")
        self.player_trade: bool = setup.has("player_trade")
        self.inn_limit: bool = setup.variant["inn_limit"] == "16"
        self.fish_in_cathedral: bool = setup.has("giorgio_fish_in_cathedral")
        self.limited_stock: bool = setup.has("limited_stock")
        self.empty_only: bool = setup.has("tiebreak_empty_only")
        self.in_turn: bool = setup.variant["planning"] == "turn_order"
        self.max_offers: int = int(setup.variant["max_trade_offers"])
        self.max_ask: int = int(setup.variant["max_trade_ask"])
        self.max_rounds: int = int(setup.variant["max_rounds"])
        self.open_spectators: bool = setup.has("open_spectators")
