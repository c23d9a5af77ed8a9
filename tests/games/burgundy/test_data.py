"""Printed values and their totals (2.2 to 2.8)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import bailiwick
from bailiwick.games.burgundy.actions import ACTIONS, CODES, GOODS, SLOTS, SPACES
from bailiwick.games.burgundy.data import BLACK, COLOURS, PHASES, STACKS, TILES, Data, slot_colour

GAME = bailiwick.game("burgundy")
TABLES = GAME.tables()
DATA = GAME.printed()
assert isinstance(DATA, Data)


def test_2_2_there_are_164_tiles_and_42_goods() -> None:
    colours = Counter(DATA.type_colour[DATA.tile_type[tile]] for tile in range(TILES))
    black = Counter(DATA.type_colour[DATA.tile_type[t]] for t in range(TILES) if DATA.tile_stack[t] == BLACK)

    assert [colours[colour] for colour in range(COLOURS)] == TABLES.numbers("colours", "tiles")
    assert [black[colour] for colour in range(COLOURS)] == TABLES.numbers("colours", "black")
    assert sum(colours.values()) == 164
    assert sum(black.values()) == 40
    assert DATA.good_copies == [7] * GOODS


def test_2_3_seven_of_each_building_and_of_each_animal() -> None:
    types = Counter(DATA.tile_type[tile] for tile in range(TILES))
    assert [types[building] for building in range(8)] == [7] * 8
    values = [
        DATA.type_value[DATA.tile_type[t]] for t in range(TILES) if DATA.type_animal[DATA.tile_type[t]] == 2
    ]
    assert sorted(values) == [2, 2, 3, 3, 3, 4, 4]


def test_2_3_the_black_knowledge_tiles() -> None:
    black = [DATA.type_ids[DATA.tile_type[t]] for t in range(TILES) if DATA.tile_stack[t] == BLACK]
    assert [id for id in black if id[0] == "k"] == ["k07", "k12", "k14", "k15", "k24", "k25"]


@pytest.mark.parametrize(("seats", "filled", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_2_5_slots_by_number_of_players(seats: int, filled: int, black: int) -> None:
    assert len([slot for slot in range(SLOTS) if DATA.slot_players[slot] <= seats]) == filled
    assert DATA.black_slots[seats - 1] == black


@pytest.mark.parametrize(
    ("seats", "phase", "counts"),
    [
        (2, 0, [1, 1, 2, 2, 2, 4]),
        (3, 0, [2, 1, 3, 3, 3, 6]),
        (3, 1, [1, 2, 3, 3, 3, 6]),
        (4, 3, [2, 2, 4, 4, 4, 8]),
    ],
)
def test_2_5_tiles_laid_out_per_phase(seats: int, phase: int, counts: list[int]) -> None:
    used = [slot for slot in range(SLOTS) if DATA.slot_players[slot] <= seats]
    colours = Counter(slot_colour(DATA, slot, phase, seats) for slot in used)
    assert [colours[colour] for colour in range(COLOURS)] == counts


def test_2_8_four_players_use_up_every_stack_exactly() -> None:
    need = Counter(slot_colour(DATA, slot, phase, 4) for slot in range(SLOTS) for phase in range(PHASES))
    need[0] += 4
    need[BLACK] = PHASES * DATA.black_slots[3]
    sizes = [DATA.stack_start[stack + 1] - DATA.stack_start[stack] for stack in range(STACKS)]
    assert [need[stack] for stack in range(STACKS)] == sizes


def board_rows(board: int) -> slice:
    return slice(SPACES * board, SPACES * board + SPACES)


@pytest.mark.parametrize("board", range(12))
def test_2_6_every_board_has_the_same_numbers_of_spaces(board: int) -> None:
    colours = Counter(DATA.space_colour[board_rows(board)])
    assert [colours[colour] for colour in range(COLOURS)] == [4, 3, 6, 6, 6, 12]
    assert TABLES.numbers("colours", "spaces") == [4, 3, 6, 6, 6, 12]


@pytest.mark.parametrize("board", range(10))
def test_2_6_areas_of_the_boards(board: int) -> None:
    areas = set(DATA.area[board_rows(board)])
    assert len(areas) == TABLES.numbers("boards", "areas")[board]
    assert sum(areas) == (1 << SPACES) - 1
    assert max(len(spaces) for spaces in DATA.area_spaces[board_rows(board)]) <= 8


def sizes(board: str, colour: str) -> list[int]:
    row = SPACES * DATA.board_ids.index(board)
    kind = DATA.colour_ids.index(colour)
    first = [
        h for h in range(SPACES) if DATA.area_spaces[row + h][0] == h and DATA.space_colour[row + h] == kind
    ]
    return sorted([len(DATA.area_spaces[row + h]) for h in first], reverse=True)


@pytest.mark.parametrize(
    ("board", "cities", "castles"),
    [
        ("b1", [5, 3, 3, 1], [3, 1]),
        ("b2", [8, 2, 2], [1, 1, 1, 1]),
        ("b3", [5, 5, 1, 1], [1, 1, 1, 1]),
        ("b4", [5, 5, 2], [1, 1, 1, 1]),
        ("b5", [3, 3, 3, 2, 1], [1, 1, 1, 1]),
        ("b6", [6, 4, 2], [1, 1, 1, 1]),
        ("b7", [7, 3, 2], [2, 2]),
        ("b8", [2, 2, 2, 2, 2, 2], [1, 1, 1, 1]),
        ("b9", [6, 6], [1, 1, 1, 1]),
    ],
)
def test_2_6_cities_and_castles_of_the_boards(board: str, cities: list[int], castles: list[int]) -> None:
    assert sizes(board, "building") == cities
    assert sizes(board, "castle") == castles


def test_2_6_die_numbers() -> None:
    assert "".join(map(str, DATA.space_die[:SPACES])) == "6543216545431236126541254312612563413"
    assert Counter(DATA.space_die[:SPACES]) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}


@pytest.mark.parametrize("board", range(12))
def test_2_6_adjacency_is_mutual_and_connects_everything(board: int) -> None:
    near = DATA.neighbours[board_rows(board)]
    for a in range(SPACES):
        assert all(bool(near[b] >> a & 1) == bool(near[a] >> b & 1) for b in range(SPACES))
    found = 1
    for _ in range(SPACES):
        for space in range(SPACES):
            if found >> space & 1:
                found |= near[space]
    assert found == (1 << SPACES) - 1


def test_a4_areas_of_the_solo_boards_do_not_cross_rivers() -> None:
    assert sizes("sa", "ship") == [1] * 6
    assert sizes("sb", "ship") == [1] * 6
    assert sizes("sa", "building") == [3, 2, 2, 2, 1, 1, 1]


def test_4_6_the_action_space() -> None:
    assert len(ACTIONS) == CODES == 654
    assert ACTIONS[0] == "end_turn"
    assert len([name for name in ACTIONS if name.split(":")[0] in FIRST_EDITION]) == 483


FIRST_EDITION = [
    *["take", "place", "sell", "workers", "buy", "end_turn", "discard"],
    *["free_take", "free_place", "free_sell", "free_workers", "skip"],
    *["ship_depot", "ship_none", "ship_second", "ship_stop", "ship_store"],
]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ("[tiles.bank]\nnormal = 4\n", "164 tiles"),
        ("[goods.red]\ncopies = 6\n", "42 goods"),
        ("[boards.b1]\ncolours = 'ABC'\n", "37 letters"),
        ("[tiles.bank]\nnormal = 4\n[tiles.ship]\nnormal = 21\n", "building stack"),
        ("storage_slots = 4\n", "storage_slots"),
        ("[slots.'1:0']\ncolour = 'green'\n", "colour cannot be"),
    ],
)
def test_an_overlay_with_which_nobody_could_play_is_refused(
    tmp_path: Path, overlay: str, complaint: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(overlay, encoding="utf-8")
    with pytest.raises(bailiwick.BadInput, match=complaint):
        GAME.new(4, 1, {}, path)


def test_an_owners_correction_changes_the_match(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("start_silver = 3\n", encoding="utf-8")
    state = GAME.new(2, 1, {}, path)
    assert state.view(None)["players"][0]["silver"] == 3


@pytest.mark.parametrize("board", range(len(DATA.board_ids)))
def test_people_find_a_space_by_its_row_and_its_place_there(board: int) -> None:
    """As the board is drawn, also on the islands of the solo game."""
    start = SPACES * board
    spaces = list(range(start, start + SPACES))
    drawn = sorted(spaces, key=lambda at: (DATA.space_r[at], 2 * DATA.space_q[at] + DATA.space_r[at]))
    rows = Counter(DATA.space_row[at] for at in spaces)
    counted = [(row, place) for row in range(1, len(rows) + 1) for place in range(1, rows[row] + 1)]

    assert [(DATA.space_row[at], DATA.space_place[at]) for at in drawn] == counted
    assert (DATA.space_row[11], DATA.space_place[11]) == (3, 3)  # h12
