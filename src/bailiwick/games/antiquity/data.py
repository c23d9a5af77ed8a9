"""The printed values as flat tables, loaded and checked once."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.antiquity.actions import GOOD_IDS, HEXES, KIND_IDS, SAINT_IDS
from bailiwick.games.antiquity.geometry import NEIGHBOURS, STRIDE, Shape, hex_at, orientations

TILE_HEXES: Final = 61
TERRAINS: Final = "FGMS"
FOREST: Final = 0
GRASS: Final = 1
MOUNTAIN: Final = 2
SEA: Final = 3
TERRAIN_IDS: Final = ["forest", "grassland", "mountain", "sea"]
STOCK_IDS: Final = ["cart_shop", "fountain", "storage_piece", "fishery"]
LAND_IDS: Final = ["woodcutter", "farm", "mine", "fishery", "inn", "city"]


class Board:
    """The hexes of a layout: which exist, their neighbours, tiles and first city sites."""

    def __init__(self, centres: list[tuple[int, int]], start_tiles: list[int]) -> None:
        self.centres = [hex_at(q, r) for q, r in centres]
        self.start_tiles = start_tiles
        self.hexes: list[int] = []  # tile after tile, each in the order of its columns
        self.tile_masks: list[int] = []
        self.start_sites: list[int] = []  # per tile: where a first city may have its centre
        for q, r in centres:
            tile = [hex_at(q + a, r + b) for a, b in local_hexes(4)]
            self.hexes += tile
            self.tile_masks.append(mask_of(tile))
            self.start_sites.append(mask_of([hex_at(q + a, r + b) for a, b in local_hexes(3)]))
        self.mask = mask_of(self.hexes)
        self.around: list[int] = [0] * HEXES
        for q, r in centres:
            for a, b in local_hexes(4):
                near = [hex_at(q + a + x, r + b + y) for x, y in NEIGHBOURS]
                self.around[hex_at(q + a, r + b)] = mask_of([h for h in near if h >= 0]) & self.mask


def local_hexes(radius: int) -> list[tuple[int, int]]:
    """The hexes of a hexagon by columns, each from the top (2.9)."""
    return [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1)
    ]


def mask_of(places: list[int]) -> int:
    """The bits of *places*."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def moved_local(q: int, r: int, mirrored: bool, turns: int) -> tuple[int, int]:
    """A hex of a tile after mirroring and *turns* turns of 60° clockwise (2.9)."""
    if mirrored:
        q, r = -q, q + r
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


class Data(Printed):
    """All printed values of Antiquity."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.load_numbers(tables)
        self.load_buildings(tables)
        self.load_tiles(tables)
        self.load_layouts(tables)
        check_ids(tables)

    def load_numbers(self, tables: Tables) -> None:
        """Single values, prices and limits."""
        self.stock: list[int] = tables.numbers("stock", "pieces")
        self.max_cities: int = tables.number("cities_per_player")
        self.start_wood: int = tables.number("start_wood")
        self.inns_in_the_box: int = tables.number("inns_in_the_box")
        self.tokens: list[int] = [GOOD_IDS.index(good) for good in tables.ids("explorer_tokens")]
        self.tokens_per_player: list[int] = tables.numbers("explorer_tokens", "per_player")
        self.token_famine: list[int] = tables.numbers("explorer_tokens", "famine")
        self.house_food: list[int] = tables.numbers("houses", "food")
        self.house_luxury: list[int] = tables.numbers("houses", "luxury")
        self.saint_goods: int = tables.number("christofori_goods")
        self.maria_conditions: int = tables.number("maria_conditions")
        self.land_wood: list[int] = tables.numbers("land", "wood")
        self.land_stone: list[int] = tables.numbers("land", "stone")
        self.land_food: list[int] = tables.numbers("land", "food")
        self.land_luxury: list[int] = tables.numbers("land", "luxury")
        amounts = tables.numbers("effects", "amount")
        effect = dict(zip(tables.ids("effects"), amounts, strict=True))
        self.zone_range: int = effect["zone_range"]
        self.stable_range: int = effect["stable_range"]
        self.granary_graves: int = effect["granary_graves"]
        self.hospital_graves: int = effect["hospital_graves"]
        self.city_pollution: int = effect["city_pollution"]
        self.fountain_pollution: int = effect["fountain_pollution"]
        self.fountain_famine: int = effect["fountain_famine"]
        self.dump_manned: int = effect["dump_manned"]
        self.dump_unmanned: int = effect["dump_unmanned"]
        self.forced_tokens: int = effect["forced_labour_tokens"]
        self.forced_lost: int = effect["forced_labour_lost"]
        self.random_share: list[int] = tables.numbers("random_terrain", "share")
        self.random_smallest: list[int] = tables.numbers("random_terrain", "smallest")
        self.random_largest: list[int] = tables.numbers("random_terrain", "largest")
        self.random_needs: list[int] = tables.numbers("random_terrain", "start_needs")
        self.random_attempts: int = tables.number("random_terrain_attempts")
        if max(self.house_food) > 4 or max(self.house_luxury) > 4:
            raise BadInput("houses: a price asks for at most 4 different goods of a class")

    def load_buildings(self, tables: Tables) -> None:
        """Prices and footprints; rectangles for storages."""
        self.wood: list[int] = tables.numbers("buildings", "wood")
        self.stone: list[int] = tables.numbers("buildings", "stone")
        self.luxury: list[int] = tables.numbers("buildings", "luxury")
        self.man: list[bool] = [cell is True for cell in tables.cells("buildings", "man")]
        self.cells: list[list[tuple[int, int]]] = []
        for kind, rows in enumerate(tables.lists("buildings", "footprint")):
            self.cells.append(footprint(KIND_IDS[kind], rows))
        self.shapes: list[list[Shape]] = [orientations(cells, 4) for cells in self.cells]
        self.flipped: list[list[Shape]] = [orientations(cells, 8) for cells in self.cells]
        self.rectangles: list[list[Shape]] = []  # by 8 * width + height
        for size in range(64):
            cells = [(x, y) for x in range(size // 8) for y in range(size % 8)]
            self.rectangles.append(orientations(cells, 2) if cells else [])
        sides = [tables.number("first_city_side")] + [tables.number("later_city_side")] * 3
        if not all(4 <= side <= 7 for side in sides):
            raise BadInput("a city grid has 4 to 7 squares on a side")
        self.grids: list[int] = [grid_mask(side) for side in sides]
        self.sides: list[int] = sides

    def load_tiles(self, tables: Tables) -> None:
        """Terrain of each tile face as a number per hex, and its explorer spots."""
        self.tile_ids: list[str] = tables.ids("tiles")
        self.tiles: list[list[int]] = []
        self.spots: list[list[int]] = []
        for tile, columns in zip(self.tile_ids, tables.lists("tiles", "hexes"), strict=True):
            letters = "".join([str(column) for column in columns])
            if len(letters) != TILE_HEXES or any(letter.upper() not in TERRAINS for letter in letters):
                raise BadInput(f"tiles.{tile}.hexes: {TILE_HEXES} letters of {TERRAINS} are needed")
            self.tiles.append([TERRAINS.index(letter.upper()) for letter in letters])
            self.spots.append([at for at, letter in enumerate(letters) if letter.islower()])
            if len(self.spots[-1]) != 2 or any(letters[at] == "s" for at in self.spots[-1]):
                raise BadInput(f"tiles.{tile}.hexes: a tile has two explorer spots, on land")
        self.faces: list[tuple[int, int]] = []  # front and back of every piece of the pool
        fronts, backs = tables.texts("designs", "front"), tables.texts("designs", "back")
        for front, back, pieces in zip(fronts, backs, tables.numbers("designs", "pieces"), strict=True):
            self.faces += [(self.tile_ids.index(front), self.tile_ids.index(back))] * pieces
        if len(self.faces) < 8:
            raise BadInput("designs: four players need at least eight tiles")
        # where the hex at each place of a mirrored and turned tile comes from: 12 lists
        self.origins: list[list[int]] = []
        order = {place: at for at, place in enumerate(local_hexes(4))}
        for mirrored in (False, True):
            for turns in range(6):
                origin = [0] * TILE_HEXES
                for (q, r), at in order.items():
                    origin[order[moved_local(q, r, mirrored, turns)]] = at
                self.origins.append(origin)

    def load_layouts(self, tables: Tables) -> None:
        """The boards for two, three and four, and their fixed maps."""
        self.boards: list[Board] = []
        self.fixed: list[list[int]] = []
        columns, rows = tables.lists("layouts", "q"), tables.lists("layouts", "r")
        starts = tables.lists("layouts", "start")
        for at, tiles in enumerate(tables.lists("fixed_maps", "tiles")):
            centres = [(int(str(q)), int(str(r))) for q, r in zip(columns[at], rows[at], strict=True)]
            self.boards.append(Board(centres, [int(str(tile)) for tile in starts[at]]))
            self.fixed.append([self.tile_ids.index(str(tile)) for tile in tiles])


def footprint(kind: str, rows: list[object]) -> list[tuple[int, int]]:
    """The squares (x, y) of a building in orientation 0."""
    cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(str(row)) if mark == "1"]
    if not 1 <= len(cells) <= 9:
        raise BadInput(f"buildings.{kind}.footprint: 1 to 9 squares marked with 1 are needed")
    return cells


def grid_mask(side: int) -> int:
    """All squares of a city grid."""
    return mask_of([y * STRIDE + x for y in range(side) for x in range(side)])


def check_ids(tables: Tables) -> None:
    """The rows stand in the order the codes rely on."""
    for table, ids in (("goods", GOOD_IDS), ("buildings", KIND_IDS), ("saints", SAINT_IDS)):
        assert tables.ids(table) == ids, f"{table}: the ids must be {ids}"
    assert tables.ids("stock") == STOCK_IDS
    assert tables.ids("land") == LAND_IDS
