"""Chapter 2: the printed values and their totals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bailiwick import BadInput, game
from bailiwick.games.antiquity.actions import ACTIONS, COUNT, GOOD_IDS, KIND_IDS
from bailiwick.games.antiquity.data import Data, moved_local
from bailiwick.games.antiquity.geometry import bodies, distance, hex_at

from .builders import hexes, table

DATA = game("antiquity").printed()
assert isinstance(DATA, Data)
KIND = {name: at for at, name in enumerate(KIND_IDS)}


def terrain_counts(faces: list[int]) -> list[int]:
    counts = Counter(terrain for face in faces for terrain in DATA.tiles[face])
    return [counts[terrain] for terrain in range(4)]


def test_every_code_has_a_name() -> None:
    assert len(ACTIONS) == COUNT


def test_2_2_goods_in_canonical_order() -> None:
    tables = game("antiquity").tables()
    assert tables.texts("goods", "class") == ["building"] * 2 + ["food"] * 4 + ["luxury"] * 4
    assert tables.ids("goods") == GOOD_IDS


def test_2_3_supplies() -> None:
    assert DATA.stock == [16, 16, 16, 12]
    assert (DATA.max_cities, DATA.start_wood) == (4, 6)


def test_2_5_areas_sum_to_95_and_orientations_are_as_printed() -> None:
    areas = [len(cells) for cells in DATA.cells]
    assert areas == [3, 2, 1, 3, 4, 4, 5, 6, 4, 6, 4, 6, 6, 9, 8, 8, 8, 8]
    assert sum(areas) == 95
    turns = [len(shapes) for shapes in DATA.shapes]
    assert turns == [4, 2, 1, 2, 4, 1, 4, 4, 1, 2, 1, 4, 2, 1, 4, 4, 4, 4]


def test_2_5_only_brewery_and_forced_labour_are_chiral() -> None:
    chiral = [KIND_IDS[k] for k in range(18) if len(DATA.flipped[k]) > len(DATA.shapes[k])]
    assert chiral == ["brewery", "forced_labour"]


def test_2_5_faculties_and_university_fill_a_later_city() -> None:
    free = DATA.grids[1]
    kinds = [KIND[name] for name in KIND_IDS if name.startswith("faculty")] + [KIND["university"]]
    assert fill(free, kinds)


def fill(free: int, kinds: list[int]) -> bool:
    """Can the pieces cover all free squares?"""
    if not kinds:
        return free == 0
    low = free & -free
    for kind in kinds:
        for shape in DATA.shapes[kind]:
            for shift in shape.shifts:
                place = low.bit_length() - 1 - shift
                if place >= 0:
                    cells = shape.mask << place
                    left = [k for k in kinds if k != kind]
                    if cells & free == cells and cells & low and fill(free & ~cells, left):
                        return True
    return False


def test_2_5_totals_for_one_of_each() -> None:
    assert (sum(DATA.wood), sum(DATA.stone), sum(DATA.luxury)) == (8, 9, 4)


def test_2_6_house_totals() -> None:
    assert (sum(DATA.house_food), sum(DATA.house_luxury)) == (37, 21)
    assert DATA.house_food[16] == 2
    assert DATA.house_luxury[16] == 3


def test_2_9_tiles_have_61_hexes_and_their_printed_terrain() -> None:
    printed = [
        [23, 18, 10, 10],
        [28, 16, 10, 7],
        [27, 14, 11, 9],
        [30, 18, 2, 11],
        [30, 17, 6, 8],
        [22, 17, 14, 8],
        [36, 8, 10, 7],
        [24, 13, 17, 7],
    ]
    assert [terrain_counts([face]) for face in range(8)] == printed
    assert terrain_counts(list(range(8))) == [220, 121, 80, 67]
    assert all(len(tile) == 61 for tile in DATA.tiles)


def test_2_9_explorer_spots() -> None:
    columns = [(q, r) for q in range(-4, 5) for r in range(max(-4, -4 - q), min(4, 4 - q) + 1)]
    spots = [[columns[at] for at in spots] for spots in DATA.spots]
    assert spots[0] == [(-3, 2), (3, -1)]
    assert spots[5] == [(0, -3), (1, 0)]
    assert all(len(pair) == 2 for pair in spots)


@pytest.mark.parametrize(("seats", "count"), [(2, 244), (3, 366), (4, 488)])
def test_2_9_layouts_are_whole(seats: int, count: int) -> None:
    board = DATA.boards[seats - 2]
    assert board.mask.bit_count() == count
    assert len(bodies(board.mask)) == 1
    starts = [board.centres[tile] for tile in board.start_tiles]
    assert all(distance(a, b) >= 14 for a in starts for b in starts if a != b)
    assert [board.start_sites[tile].bit_count() for tile in board.start_tiles] == [37] * seats


@pytest.mark.parametrize(
    ("seats", "terrain", "ranges"),
    [(2, [97, 64, 51, 32], 5), (3, [154, 95, 68, 49], 8), (4, [220, 121, 80, 67], 12)],
)
def test_2_9_control_values_of_the_fixed_maps(seats: int, terrain: list[int], ranges: int) -> None:
    state = game("antiquity").new(seats, 1, {"map_mode": "fixed"})
    masks = [state.forest, state.grass, state.mountain, state.sea]
    assert [mask.bit_count() for mask in masks] == terrain
    assert len(state.ranges) == ranges
    assert len(state.spots) == 4 * seats


def test_2_9_spots_of_the_map_for_two() -> None:
    state = game("antiquity").new(2, 1, {"map_mode": "fixed"})
    spots = [(-7, 9), (-3, 2), (-3, 16), (-2, 9), (0, 12), (3, -1), (4, 2), (5, 5)]
    assert hexes(sum(1 << spot for spot in state.spots)) == spots


def moved_tile(mirrored: bool, turns: int) -> dict[tuple[int, int], str]:
    """Tile t0 after a transformation: its letters by place."""
    columns = [(q, r) for q in range(-4, 5) for r in range(max(-4, -4 - q), min(4, 4 - q) + 1)]
    letters = "".join(str(column) for column in game("antiquity").tables().lists("tiles", "hexes")[0])
    return {
        moved_local(*place, mirrored, turns): letter for place, letter in zip(columns, letters, strict=True)
    }


def test_ex_21_mirror_and_rotation() -> None:
    plain, mirrored, turned = moved_tile(False, 0), moved_tile(True, 0), moved_tile(False, 1)
    assert (plain[4, -4], plain[4, 0], plain[0, 0]) == ("S", "F", "G")
    assert [place for place, letter in mirrored.items() if letter.islower()] == [(3, -1), (-3, 2)]
    assert (mirrored[4, -4], mirrored[-4, 0]) == ("F", "S")
    assert sorted(place for place, letter in turned.items() if letter.islower()) == [(-2, -1), (1, 2)]
    assert (turned[4, 0], turned[-4, 0]) == ("S", "G")


def test_origins_agree_with_the_transformation() -> None:
    columns = [(q, r) for q in range(-4, 5) for r in range(max(-4, -4 - q), min(4, 4 - q) + 1)]
    for mirrored in (False, True):
        for turns in range(6):
            origin = DATA.origins[6 * mirrored + turns]
            for at, place in enumerate(columns):
                assert origin[columns.index(moved_local(*place, mirrored, turns))] == at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_9_random_terrain_keeps_its_quotas(seats: int) -> None:
    state = table(seats, 3, map_mode="random_terrain")
    board = DATA.boards[seats - 2].mask.bit_count()
    assert state.tiles == ()
    assert len(state.spots) == 4 * seats
    assert state.mountain.bit_count() == 16 * board // 100
    assert state.forest.bit_count() == board - sum(share * board // 100 for share in (14, 16, 25))


def test_s2_tokens_are_one_of_each_per_player() -> None:
    state = game("antiquity").new(3, 5)
    assert Counter(state.token) == {0: 3, 1: 3, 2: 3, 3: 3}


def test_an_overlay_with_a_broken_tile_is_refused(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[tiles.t0]\nhexes = ["FFFGG"]\n', encoding="utf-8")
    with pytest.raises(BadInput, match="61 letters"):
        game("antiquity").new(2, 1, data=overlay)


def test_hexes_outside_the_layouts_have_no_number() -> None:
    assert hex_at(40, 0) == -1
