"""The printed values: every table of the spec against data.toml, and their totals (2, 3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from bailiwick.core.tables import Tables
from bailiwick.games.provence import GAME
from bailiwick.games.provence.actions import CODES, spellings
from bailiwick.games.provence.characters import (
    APPRENTICE,
    BLACKSMITH,
    CARAVAN_GUIDE,
    CARTOGRAPHER,
    COURTESAN,
    DUCHESS,
    INVENTOR_CARD,
    MASTER_BUILDER,
    MERCHANT,
    MILITARY_ARCHITECT,
    MINSTREL,
    MYSTIC,
    SEAMSTRESS,
    STRATEGIST,
    THIEF,
    TRAITOR,
    TREASURER,
    TRUMPETER,
)

SPEC = (Path(__file__).parents[3] / "docs" / "games" / "provence.md").read_text(encoding="utf-8")
TABLES: Tables = GAME.tables()
Row = dict[str, str]

# the spec's heading → our column
LAND = {
    "min": "min",
    "crops": "crops",
    "type": "type",
    "T": "towers",
    "S": "saracens",
    "N": "nobles",
    "C": "coins",
    "VP": "vp",
}
SPECIAL = {
    "name": "name",
    "crops": "crops",
    "T": "towers",
    "N": "nobles",
    "C": "coins",
    "VP": "vp",
    "times": "times",
    "element": "element",
    "per": "per",
}
CHARACTER = {"name": "name", "VP": "vp", "when": "when"}
SCENARIO = {
    "name": "name",
    "coins": "coins",
    "N1": "nobles1",
    "N2": "nobles2",
    "T1": "towers1",
    "T2": "towers2",
    "C1": "coins1",
    "C2": "coins2",
    "2p N": "nobles_duel",
    "2p T": "towers_duel",
    "2p C": "coins_duel",
    "special rule": "rule",
}
DEALT = {
    "special buildings in the row": "special",
    "characters at each banner": "per_banner",
    "castles lying out": "castles",
    "defence at the start": "defence",
}


def spec_table(section: str, number: int = 0) -> list[Row]:
    """The *number*-th table below a heading of the spec; the first column is the key of a row."""
    text = SPEC.split(f"\n### {section} " if "." in section else f"\n## {section}. ")[1]
    blocks = [block for block in text.split("\n\n") if block.startswith("|")]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in blocks[number].splitlines()]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[2:]]


def lands() -> list[dict[str, object]]:
    ids = TABLES.ids("land")
    names = TABLES.columns["land"]
    return [{"id": id, **{name: TABLES.values[f"land.{id}.{name}"].cell for name in names}} for id in ids]


@pytest.mark.parametrize(
    ("section", "table", "columns"),
    [
        ("2.3", "land", LAND),
        ("2.4", "special", SPECIAL),
        ("2.6", "character", CHARACTER),
        ("2.7", "scenario", SCENARIO),
    ],
)
def test_2_the_tables_say_what_the_spec_says(section: str, table: str, columns: dict[str, str]) -> None:
    rows = spec_table(section)

    assert [row["id"] for row in rows] == TABLES.ids(table)
    for heading, column in columns.items():
        printed = [str(cell) or "-" for cell in TABLES.cells(table, column)]
        assert printed == [row[heading] for row in rows], heading


def test_2_3_the_spec_names_the_fallow_tiles() -> None:
    fallow = [row["id"] for row in spec_table("2.3") if row["note"] == "fallow"]

    assert fallow == [land["id"] for land in lands() if land["fallow"]] == ["f1", "f2", "f3", "f4"]


def test_2_5_a_castle_for_each_pair_of_crops() -> None:
    assert TABLES.texts("castle", "crops") == [a + b for a, b in combinations("wolp", 2)]
    assert TABLES.ids("castle") == [f"castle_{crops}" for crops in TABLES.texts("castle", "crops")]


@pytest.mark.parametrize(("row", "min"), [(0, "2"), (1, "3"), (2, "4"), (3, "")])
def test_2_3_checked_totals(row: int, min: str) -> None:
    group = [land for land in lands() if str(land["min"]) == min or not min]
    total = spec_table("2.3", 1)[row]
    crops = Counter("".join(str(land["crops"]) for land in group))
    types = Counter(str(land["type"]) for land in group)

    def sum_of(column: str) -> str:
        return str(sum(int(str(land[column])) for land in group))

    assert str(len(group)) == total["tiles"]
    for heading in ("T", "S", "N", "C"):
        assert sum_of(LAND[heading]) == total[heading]
    assert sum_of("vp") == total["VP sum"]
    assert " / ".join(str(crops[crop]) for crop in "wolp") == total["tiles with w / o / l / p"]
    assert (str(types["tavern"]), str(types["church"])) == (total["taverns"], total["churches"])
    assert sum_of("fallow") == total["fallow"]


def test_2_3_each_pair_of_crops_is_on_two_land_tiles() -> None:
    pairs = Counter(str(land["crops"]) for land in lands() if len(str(land["crops"])) == 2)

    assert pairs == Counter({a + b: 2 for a, b in combinations("wolp", 2)})


def test_2_3_churches_have_one_crop_and_fallow_tiles_none() -> None:
    """Also Q39."""
    for land in lands():
        assert land["type"] != "church" or len(str(land["crops"])) == 1
        assert (land["crops"] == "") == (land["fallow"] == 1)


def test_2_3_tiles_of_the_rulebooks_examples() -> None:
    tiles = {str(land["id"]): land for land in lands()}

    assert (tiles["w2"]["crops"], tiles["w2"]["towers"], tiles["w2"]["saracens"]) == ("w", 1, 2)
    assert (tiles["p1"]["crops"], tiles["p1"]["type"]) == ("p", "church")
    assert (tiles["p3"]["crops"], tiles["p3"]["nobles"]) == ("p", 1)
    assert tiles["ol1"]["crops"] == "ol"
    assert TABLES.values["special.fortress.towers"].cell == 2
    forge = [TABLES.values[f"special.forge.{name}"].cell for name in ("times", "element", "per")]
    assert forge == [2, "tower", 2]


def test_2_6_eighteen_characters_worth_fifty() -> None:
    assert len(TABLES.ids("character")) == 18
    assert sum(TABLES.numbers("character", "vp")) == 50


def test_2_7_the_back_of_a_scenario_follows_from_its_front() -> None:
    for thing in ("nobles", "towers", "coins"):
        first = TABLES.numbers("scenario", f"{thing}1")
        second = TABLES.numbers("scenario", f"{thing}2")
        back = [most - (next_most + 1) // 2 for most, next_most in zip(first, second, strict=True)]

        assert TABLES.numbers("scenario", f"{thing}_duel") == back


def test_3_what_is_laid_out() -> None:
    rows = {row[""]: row for row in spec_table("3")}
    for heading, column in DEALT.items():
        wanted = [rows[heading][f"{seats} players"] for seats in (2, 3, 4)]
        assert [str(number) for number in TABLES.numbers("dealt", column)] == wanted
    used = [str(sum(int(str(land["min"])) <= seats for land in lands())) for seats in (2, 3, 4)]
    assert used == [rows["land tiles in play"][f"{seats} players"] for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("towers", 15),
        ("nobles", 20),
        ("tokens", 8),
        ("track_fields", 20),
        ("rounds", 8),
        ("column_slots", 4),
        ("special_price", 4),
        ("decline_coins", 2),
        ("land_ruin_towers", 1),
        ("special_ruin_towers", 0),
        ("apprentice_cards", 2),
        ("castle_moves", 3),
        ("caravan_guide_vp", 2),
        ("merchant_coins", 2),
        ("mystic_tokens", 2),
        ("strategist_towers", 2),
        ("ruin_penalty_vp", -1),
        ("rich_decline_coins", 3),
        ("first_fleet_round", 3),
        ("second_fleet_round", 6),
        ("all_crops_vp", 3),
        ("no_ruin_vp", 2),
    ],
)
def test_2_single_values(name: str, value: int) -> None:
    assert TABLES.number(name) == value


def test_2_every_single_value_is_tested() -> None:
    assert len([name for name in TABLES.values if "." not in name]) == 22


def test_q40_forest_pasture_meadow_and_hamlet_are_special_buildings() -> None:
    assert {"forest", "pasture", "flower_meadow", "hamlet"} < set(TABLES.ids("special"))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("land.w2.saracens", "S"),
        ("land.w2.vp", "R"),
        ("land.p1.type", "S"),
        ("land.o2.towers", "R"),
        ("special.forge.per", "S"),
        ("special.fortress.towers", "S"),
        ("special.fortress.vp", "R"),
        ("character.thief.name", "S"),
        ("character.thief.vp", "R"),
        ("scenario.first_steps.nobles1", "S"),
        ("scenario.first_steps.nobles_duel", "R"),
        ("scenario.great_fair.name", "R"),
        ("castle.castle_wo.crops", "R"),
        ("dealt.3.special", "S"),
        ("towers", "R"),
    ],
)
def test_2_every_value_tells_its_source(name: str, source: str) -> None:
    assert TABLES.values[name].source == source


def test_2_6_characters_are_numbered_by_their_rows() -> None:
    order = [
        APPRENTICE,
        MILITARY_ARCHITECT,
        TREASURER,
        CARAVAN_GUIDE,
        MASTER_BUILDER,
        CARTOGRAPHER,
        COURTESAN,
        DUCHESS,
        BLACKSMITH,
        INVENTOR_CARD,
        THIEF,
        MINSTREL,
        MERCHANT,
        MYSTIC,
        SEAMSTRESS,
        STRATEGIST,
        TRAITOR,
        TRUMPETER,
    ]

    assert order == list(range(18))
    assert [TABLES.ids("character")[at] for at in (THIEF, INVENTOR_CARD, TRUMPETER)] == [
        "thief",
        "inventor",
        "trumpeter",
    ]


def test_4_8_the_action_space_has_171_actions_and_the_end_of_a_turn() -> None:
    names = spellings(TABLES.ids("castle"), TABLES.ids("special"), TABLES.ids("character"))
    kinds = Counter(name.split(":")[0] for name in names)

    assert len(names) == len(set(names)) == CODES == 172
    assert kinds == Counter(
        {
            "end_turn": 1,
            "castle": 6,
            "land": 4,
            "special": 10,
            "inventor": 10,
            "clear": 8,
            "free": 4,
            "place": 8,
            "recruit": 18,
            "decline": 4,
            "from": 8,
            "stop": 1,
            "restore": 8,
            "swap": 8,
            "swap_with": 8,
            "steal": 27,
            "put": 9,
            "token": 4,
            "ruin": 8,
            "keep": 18,
        }
    )
