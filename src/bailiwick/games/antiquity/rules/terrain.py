"""The countryside of a match: tiles from the pool, a fixed map, or random terrain (2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.rng import Rng
from bailiwick.games.antiquity.data import FOREST, GRASS, MOUNTAIN, SEA, TILE_HEXES
from bailiwick.games.antiquity.geometry import DIRECTIONS, bodies, distance, hexes_of, spread
from bailiwick.games.antiquity.terms import NO_RANGE_GOOD

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

SPOT_RING: Final = (2, 3)
SPOT_GAP: Final = 4
RANDOM_ROWS: Final = [SEA, MOUNTAIN, GRASS]  # the rows of the table random_terrain, before the forest


def lay_tiles(state: Antiquity, mode: str, mirrors: bool) -> None:
    """Terrain and explorer spots of the map this match is played on (S1)."""
    if mode == "fixed":
        lay_printed(state, [face * 12 for face in state.data.fixed[state.seats - 2]])
    elif mode == "tiles" or not lay_random(state):
        lay_printed(state, draw_tiles(state, mirrors))
    state.ranges = tuple(bodies(state.mountain))
    state.range_good = [NO_RANGE_GOOD] * len(state.ranges)


def draw_tiles(state: Antiquity, mirrors: bool) -> list[int]:
    """Two pieces per player from the pool: side, mirrored or not, turned by chance."""
    rng = state.rng
    pool = list(range(len(state.data.faces)))
    rng.shuffle(pool)
    tiles: list[int] = []
    for piece in pool[: len(state.layout().centres)]:
        face = state.data.faces[piece][rng.below(2)]
        mirrored = rng.below(2) if mirrors else 0
        tiles.append(face * 12 + mirrored * 6 + rng.below(6))
    return tiles


def lay_printed(state: Antiquity, tiles: list[int]) -> None:
    """Printed tiles on the places of the layout."""
    masks = [0, 0, 0, 0]
    spots: list[int] = []
    hexes = state.layout().hexes
    for place, tile in enumerate(tiles):
        printed, origin = state.data.tiles[tile // 12], state.data.origins[tile % 12]
        marked = state.data.spots[tile // 12]
        for at in range(TILE_HEXES):
            hex = hexes[place * TILE_HEXES + at]
            masks[printed[origin[at]]] |= 1 << hex
            if origin[at] in marked:
                spots.append(hex)
    state.tiles = tuple(tiles)
    set_terrain(state, masks, sorted(spots))


def set_terrain(state: Antiquity, masks: list[int], spots: list[int]) -> None:
    """The four terrains as sets of hexes, and the explorer spots."""
    state.forest, state.grass = masks[FOREST], masks[GRASS]
    state.mountain, state.sea = masks[MOUNTAIN], masks[SEA]
    state.spots = tuple(spots)


def lay_random(state: Antiquity) -> bool:
    """Random terrain until every start tile has a fair site; False when it never comes (2.9)."""
    for _ in range(state.data.random_attempts):
        masks = random_masks(state)
        spots = random_spots(state, masks[SEA])
        if spots and all(has_fair_start(state, masks, tile) for tile in state.layout().start_tiles):
            state.tiles = ()
            set_terrain(state, masks, sorted(spots))
            return True
    return False


def random_masks(state: Antiquity) -> list[int]:
    """Blobs of sea, mountain and grassland up to their quotas; the rest is forest."""
    rng, data, board = state.rng, state.data, state.layout().mask
    quotas = [data.random_share[row] * board.bit_count() // 100 for row in range(3)]
    unused = quotas[:]
    masks = [0, 0, 0, 0]
    empty = board
    while max(unused) > 0:
        row = 0
        for other in range(1, 3):
            if unused[other] * quotas[row] > unused[row] * quotas[other]:
                row = other
        smallest, largest = data.random_smallest[row], data.random_largest[row]
        size = min(unused[row], smallest + rng.below(largest - smallest + 1))
        blob = grow_blob(rng, empty, size)
        masks[RANDOM_ROWS[row]] |= blob
        unused[row] -= blob.bit_count()
        empty &= ~blob
    masks[FOREST] = empty
    return masks


def grow_blob(rng: Rng, empty: int, size: int) -> int:
    """A connected set of at most *size* empty hexes."""
    blob = 1 << rng.pick(hexes_of(empty))
    while blob.bit_count() < size:
        edge = hexes_of(spread(blob) & empty & ~blob)
        if not edge:
            break
        blob |= 1 << rng.pick(edge)
    return blob


def random_spots(state: Antiquity, sea: int) -> list[int]:
    """Two explorer spots on each tile, on land, some way from its centre and from each other."""
    layout = state.layout()
    spots: list[int] = []
    for centre in layout.centres:
        ring = [hex for hex in hexes_of(layout.mask & ~sea) if distance(hex, centre) in SPOT_RING]
        pairs = [(a, b) for a in ring for b in ring if a < b and distance(a, b) >= SPOT_GAP]
        if not pairs:
            return []
        pair = state.rng.pick(pairs)
        spots += [pair[0], pair[1]]
    return spots


def has_fair_start(state: Antiquity, masks: list[int], tile: int) -> bool:
    """Is there a first city on this tile with enough of everything in its zone?"""
    layout = state.layout()
    for centre in hexes_of(layout.start_sites[tile]):
        if is_fair(state, masks, 1 << centre | layout.around[centre]):
            return True
    return False


def is_fair(state: Antiquity, masks: list[int], city: int) -> bool:
    """Forest, grassland and mountain within two steps, and a place for a fishery."""
    board, needs = state.layout().mask, state.data.random_needs
    sea = masks[SEA] & ~city
    land = board & ~sea
    reach = city
    for _ in range(state.data.zone_range):
        reach |= spread(reach) & land
    zone = reach & ~city
    for row, terrain in ((1, MOUNTAIN), (2, GRASS), (3, FOREST)):
        if (zone & masks[terrain]).bit_count() < needs[row]:
            return False
    shore = spread(sea) & land & ~city
    pairs = 0
    for step in DIRECTIONS:
        pairs += (shore & (shore >> step) & (zone | zone >> step)).bit_count()
    return pairs >= needs[0]
