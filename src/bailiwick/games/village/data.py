"""Printed values as flat tables of small numbers, read from data.toml and checked once."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.village.actions import (
    CHURCHES,
    CUSTOMERS,
    GOOD_NAMES,
    KIND_NAMES,
    LETTER_NAMES,
    PILE_NAMES,
)
from bailiwick.games.village.checks import check

LOWEST: Final = 2
HIGHEST: Final = 12
VALUES: Final = 13  # tables by banner value: the places 0 and 1 stay empty


class Data(Printed):
    """All printed values of the game; `xs_on[value]` lists the xs whose banner shows *value*."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.cards: dict[str, object] = {}  # as all views show them
        self._read_boards(tables)
        self._read_main_board(tables)
        self._read_crafts_and_fields(tables)
        self._read_customers(tables)
        self._read_travel(tables)
        self._read_religion(tables)
        self._read_councils(tables)
        check(self, tables)

    def _read_boards(self, tables: Tables) -> None:
        self.board_ids = tables.ids("boards")
        self.play_banner = banners(tables, "boards", "play")
        self.clouds = tables.number("life_clouds")
        self.school_banner = single_banner(tables, "school_banner")
        self.school_time = tables.number("school_time")
        self.school_stories = tables.number("school_stories")
        self.play_stories = tables.number("play_stories")
        self.question_time = tables.number("question_time")
        self.headman_coins = tables.number("headman_coins")
        self.headman_stories = tables.number("headman_stories")
        self.window_pp = tables.numbers("windows", "pp")

    def _read_main_board(self, tables: Tables) -> None:
        firsts, seconds = tables.numbers("chronicle", "first"), tables.numbers("chronicle", "second")
        self.chronicle = [[first, second] for first, second in zip(firsts, seconds, strict=True)]
        self.graves = tables.number("anonymous_graves")
        self.rat_fields = tables.number("rat_fields")
        # rows of the table of players stand for 2, 3 and 4 seats
        self.white_dice = [0, 0, *tables.numbers("players", "white_dice")]
        self.black_dice = [0, 0, *tables.numbers("players", "black_dice")]
        self.turns = [0, 0, *tables.numbers("players", "turns")]
        self.deaths = [0, 0, *tables.numbers("players", "deaths")]
        self.rat_start = [0, 0, *tables.numbers("players", "rat_start")]
        self.rounds = [0, 0, *tables.numbers("players", "rounds")]
        self.start_coins = tables.numbers("start_coins", "coins")
        self.black_die_time = tables.number("black_die_time")
        self.hand_banner = single_banner(tables, "hand_banner")
        self.hand_stories = tables.number("hand_stories")
        self.steward_banner = single_banner(tables, "steward_banner")
        self.steward_time = tables.numbers("steward", "time")
        self.steward_coins = tables.numbers("steward", "coins")
        self.steward_monk_customers = tables.number("steward_monk_customers")
        self.display = tables.number("display")
        self.labourer_pp = tables.number("labourer_pp")

    def _read_crafts_and_fields(self, tables: Tables) -> None:
        self.craft_ids = tables.ids("crafts")
        self.craft_kind = indexes(tables, "crafts", "kind", KIND_NAMES)
        self.craft_good = indexes(tables, "crafts", "good", GOOD_NAMES)
        self.craft_banner = banners(tables, "crafts", "banner")
        self.craft_time = tables.numbers("crafts", "build_time")
        self.workshop_time = tables.numbers("crafts", "white_time")
        self.craft_spaces = tables.numbers("crafts", "spaces")
        self.craft_pp = tables.numbers("crafts", "pp")
        self.crafts_on = listed_by_value(self.craft_banner)
        self.field_count = tables.numbers("fields", "count")[0]
        self.field_banner = banners(tables, "fields", "banner")[0]
        self.field_build_time = tables.numbers("fields", "build_time")[0]
        self.field_build_coins = tables.numbers("fields", "build_coins")[0]
        self.field_white_time = tables.numbers("fields", "white_time")[0]
        self.field_white_coins = tables.numbers("fields", "white_coins")[0]
        self.field_plow_coins = tables.numbers("fields", "plow_coins")[0]
        self.field_pp = tables.numbers("fields", "pp")[0]

    def _read_customers(self, tables: Tables) -> None:
        self.customer_ids = tables.ids("customers")
        self.customer_banner = banners(tables, "customers", "banner")
        self.customer_any = [cell == "?" for cell in tables.texts("customers", "banner")]
        columns = [tables.numbers("customers", good) for good in GOOD_NAMES]
        self.customer_needs = [[column[c] for column in columns] for c in range(CUSTOMERS)]
        self.customer_pp = tables.numbers("customers", "pp")
        self.customers_on = listed_by_value(self.customer_banner)

    def _read_travel(self, tables: Tables) -> None:
        self.travel_banner = banners(tables, "travel_piles", "banner")
        self.travel_time = tables.numbers("travel_piles", "time")
        self.travel_wagons = tables.numbers("travel_piles", "wagons")
        self.travel_coins = tables.numbers("travel_piles", "coins")
        self.travel_possible = tables.texts("travel_piles", "possible")
        self.travel_cards = tables.numbers("travel_piles", "cards")
        self.travel_ids = tables.ids("travel")
        self.travel_letter = indexes(tables, "travel", "letter", LETTER_NAMES)
        self.travel_pp = tables.numbers("travel", "pp")
        self.grey_coins = tables.numbers("travel", "coins")
        self.grey_beer = tables.numbers("travel", "beer")
        self.grey_time = tables.numbers("travel", "time")
        self.travel_ends = [bool(cell) for cell in tables.cells("travel", "ends")]

    def _read_religion(self, tables: Tables) -> None:
        self.church_ids = tables.ids("churches")
        self.church_banner = banners(tables, "churches", "banner")
        self.church_time = tables.numbers("churches", "time")
        self.church_coins = tables.numbers("churches", "coins")
        columns = [tables.numbers("churches", good) for good in GOOD_NAMES]
        self.church_needs = [[column[c] for column in columns] for c in range(CHURCHES)]
        self.church_spaces = tables.numbers("churches", "spaces")
        self.church_windows = tables.numbers("churches", "windows")
        self.church_pp = tables.numbers("churches", "pp")
        self.churches_on = listed_by_value(self.church_banner)
        self.monk_ids = tables.ids("monks")
        self.monk_pile = indexes(tables, "monks", "pile", PILE_NAMES)
        self.monk_banner = banners(tables, "monks", "banner")
        self.monk_time = tables.numbers("monks", "time")
        self.monk_units = tables.numbers("monks", "units")
        self.monk_good = indexes(tables, "monks", "good", GOOD_NAMES)
        self.monk_cards = tables.numbers("monk_piles", "cards")
        self.action_ids = tables.ids("monk_actions")
        self.monk_action = indexes(tables, "monks", "action", self.action_ids)
        self.action_stories = tables.numbers("monk_actions", "stories")
        self.action_school = tables.numbers("monk_actions", "school")
        self.action_headman = [bool(cell) for cell in tables.cells("monk_actions", "headman")]
        self.action_steward = [bool(cell) for cell in tables.cells("monk_actions", "steward")]

    def _read_councils(self, tables: Tables) -> None:
        self.council_ids = tables.ids("councils")
        self.council_banner = banners(tables, "councils", "banner")
        self.council_time = tables.numbers("councils", "build_time")
        self.council_white_time = tables.numbers("councils", "white_time")
        self.council_coins = tables.numbers("councils", "coins")
        self.council_spaces = tables.numbers("councils", "spaces")
        self.council_pp = tables.numbers("councils", "pp")
        self.council_bonus = tables.numbers("councils", "bonus")
        self.councils_on = listed_by_value(self.council_banner)
        self.meeting_count = tables.numbers("meetings", "count")[0]
        self.meeting_banner = banners(tables, "meetings", "banner")[0]
        self.meeting_time = tables.numbers("meetings", "build_time")[0]
        self.meeting_white_time = tables.numbers("meetings", "white_time")[0]
        self.meeting_stories = tables.numbers("meetings", "stories")[0]
        self.meeting_spaces = tables.numbers("meetings", "spaces")[0]
        self.meeting_pp = tables.numbers("meetings", "pp")[0]
        self.tile_banner = single_banner(tables, "tile_banner")


# ---- reading --------------------------------------------------------------------------------------


def single_banner(tables: Tables, name: str) -> list[bool]:
    """The banner that stands alone under *name*."""
    return read_banner(name, tables.text(name))


def banners(tables: Tables, table: str, column: str) -> list[list[bool]]:
    """A column of banners."""
    texts, ids = tables.texts(table, column), tables.ids(table)
    return [read_banner(f"{table}.{ids[row]}.{column}", text) for row, text in enumerate(texts)]


def read_banner(name: str, text: str) -> list[bool]:
    """By value, whether the banner shows it; "?" shows every value."""
    shows = [False] * VALUES
    for part in text.split("/"):
        if text == "?":
            return [value >= LOWEST for value in range(VALUES)]
        if not part.isdecimal() or not LOWEST <= int(part) <= HIGHEST:
            raise BadInput(f'{name}: {text!r} is no banner; write values from 2 to 12 such as "5/8", or "?"')
        shows[int(part)] = True
    return shows


def indexes(tables: Tables, table: str, column: str, names: list[str]) -> list[int]:
    """A column of names as numbers."""
    texts, ids = tables.texts(table, column), tables.ids(table)
    for row, text in enumerate(texts):
        if text not in names:
            raise BadInput(f"{table}.{ids[row]}.{column}: {text!r} is none of {', '.join(names)}")
    return [names.index(text) for text in texts]


def listed_by_value(banner: list[list[bool]]) -> list[list[int]]:
    """For each value the things whose banner shows it."""
    return [[i for i in range(len(banner)) if banner[i][value]] for value in range(VALUES)]
