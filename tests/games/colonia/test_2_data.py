"""Chapter 2: the printed values and the totals of 2.12."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bailiwick import BadInput

from .table import GAME, data, seen

TABLES = GAME.tables()


def test_2_2_components_agree_with_the_tables() -> None:
    counts = dict(zip(TABLES.ids("components"), TABLES.numbers("components", "count"), strict=True))
    assert counts["members"] == 6 * 38 == 6 * max(data().members)
    assert counts["family_cards"] == 6 * len(TABLES.ids("family_cards"))
    assert counts["relic_cards"] == len(TABLES.ids("relics"))
    assert counts["week_cards"] == len(TABLES.ids("week_cards"))
    assert counts["decrees"] == len(TABLES.ids("decrees")) == 3 * data().weeks
    assert counts["ships"] == len(TABLES.ids("ships"))
    assert counts["goods"] == 5 * data().good_copies
    assert counts["raw"] == 5 * data().raw_copies
    assert counts["windows"] == len(TABLES.ids("windows"))
    assert counts["notes_of_1"] + 5 * counts["notes_of_5"] == 4 * 120
    assert len(TABLES.ids("families")) == counts["emblems"]


def test_2_4_each_raw_material_serves_two_craftsmen() -> None:
    uses = Counter(str(raw) for needs in TABLES.lists("craftsmen", "needs") for raw in needs)
    assert set(uses.values()) == {2}
    assert TABLES.numbers("craftsmen", "face") == [1, 2, 3, 4, 5]


def test_2_6_members_by_number_of_seats() -> None:
    assert data().members[3:] == [38, 30, 25, 21]


def test_2_7_week_cards() -> None:
    stalls = TABLES.lists("week_cards", "raw")
    assert all(2 <= size <= 6 for row in stalls for size in row if isinstance(size, int))
    assert {sum(data().stall_raw[7 * card : 7 * card + 7]) for card in range(14)} == {26, 28, 29, 30}
    for craftsman in range(5):
        assert sum(data().regular[craftsman::5]) == 21
    assert sum(data().sailing) == 35


def test_2_8_decrees_by_day() -> None:
    assert Counter(data().decree_days) == {3: 3, 4: 7, 5: 5, 6: 3}
    assert len(set(data().effects)) == 18
    assert len([key for key in TABLES.texts("decrees", "key") if key.startswith("extra_")]) == 6


def test_2_9_ships_and_holds() -> None:
    holds = [size for size in data().hold_size if size]
    assert len(holds) == 56
    assert Counter(data().ship_city) == {0: 4, 1: 4, 2: 4, 3: 4}
    for city in range(4):
        ships = [ship for ship in range(16) if data().ship_city[ship] == city]
        assert sum(sum(data().hold_pay[4 * ship : 4 * ship + 4]) for ship in ships) == 63
        for good in range(5):
            assert sum(sum(data().hold_goods[20 * ship + good : 20 * ship + 20 : 5]) for ship in ships) == 5
    assert {data().hold_pay[at] for at in range(64) if data().hold_size[at] == 3} == {9}
    assert 9 in data().hold_pay[16:32]


def test_2_10_relics() -> None:
    assert Counter(data().relic_cost) == {5: 12, 9: 12, 12: 8, 14: 8, 15: 4, 10: 4}
    assert sum(data().relic_points) == 112
    assert sum(data().is_shrine) == 4
    for city in range(4):
        assert sum(data().relic_points[12 * city : 12 * city + 12]) == 28


def test_2_11_windows() -> None:
    assert data().window_points == [2, 2, 2, 2]


def test_every_value_says_where_it_comes_from() -> None:
    sources = TABLES.provenance()
    assert sources["S"] > 0
    assert sources["P"] > 0
    assert sources["R"] > 0
    assert sources["owner"] == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("weeks = 7", "weeks must be"),
        ("order_spaces = 0", "order_spaces"),
        ("[decrees.d01]\nday = 2", "decrees day"),
        ('[decrees.d01]\nkey = "nonsense"', "market_plus_one"),
        ('[ships.bergen_1]\nholds = [["saddle", "gold"]]', "ships holds"),
        ("[week_cards.w01]\nships = 5", "ships must be at most 4"),
        ("[week_cards.w01]\nraw = [1, 2]", "needs 7 numbers"),
        ("[members.seats_3]\nmembers = 7", "members must be at least 8"),
        ("[relics.bergen_r01]\ncost = 0", "cost of at least 1"),
    ],
)
def test_an_overlay_that_cannot_be_played_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=complaint):
        GAME.new(3, 1, data=overlay)


def test_an_owner_can_correct_a_value(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text(
        "order_spaces = 8\n[members.seats_4]\nmembers = 29\n[relics.london_shrine]\ncost = 11\n"
    )
    state = GAME.new(4, 1, data=overlay)
    assert seen(state, 0)["families"][0]["reserve"] == 29
