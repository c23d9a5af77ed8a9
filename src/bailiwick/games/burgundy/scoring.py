"""Points by source, final scoring, ranking with tie-breaks (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.burgundy.actions import GOODS, SPACES
from bailiwick.games.burgundy.data import ANIMAL_KINDS, FIRST_ANIMAL, FIRST_KNOWLEDGE

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy

SALES: Final = 0
PASTURES: Final = 1
TOWERS: Final = 2
AREA_SIZE: Final = 3
AREA_PHASE: Final = 4
COLOUR_BONUS: Final = 5
END_GOODS: Final = 6
END_SILVER: Final = 7
END_WORKERS: Final = 8
END_KNOWLEDGE: Final = 9
SOURCES: Final = 10
SOURCE_IDS: Final = [
    "goods",
    "animals",
    "watchtower",
    "area_size",
    "area_phase",
    "colour_bonus",
    "end_goods",
    "end_silver",
    "end_workers",
]
FIRST_END_TILE: Final = 15  # k15 … k26 score at the end
LAST_KNOWLEDGE: Final = 26


def gain(state: Burgundy, seat: int, source: int, points: int) -> None:
    """Book points where they come from; the solo game also counts them towards its target (A8)."""
    state.points[SOURCES * seat + source] += points
    if state.solo:
        state.counter += points


def meet_target(state: Burgundy, seat: int) -> None:
    """Alone: at the target the counter starts again, the target falls, a free action is due (A8)."""
    if not state.solo or state.counter < state.target:
        return
    state.tell("met-target", seat, state.target)
    state.counter = 0
    state.target = max(state.target - state.data.solo_target_step, state.data.solo_target_step)
    state.owed_actions += 1


def total(state: Burgundy, seat: int) -> int:
    """Victory points as they stand; alone, the number of filled spaces (A9)."""
    if state.solo:
        return SPACES - empty_spaces(state, seat)
    return sum(state.points[SOURCES * seat : SOURCES * seat + SOURCES])


def breakdown(state: Burgundy, seat: int) -> dict[str, int]:
    """Points by source; at the end each knowledge tile that counts is a source of its own."""
    if state.solo:
        return {"spaces": total(state, seat)}
    found = {id: state.points[SOURCES * seat + source] for source, id in enumerate(SOURCE_IDS)}
    if state.over:
        anywhere = 0
        for known in state.knowledge:
            anywhere |= known
        for number in numbers_in(anywhere):
            has = state.knowledge[seat] >> number & 1
            found[f"k{number}"] = knowledge_points(state, seat, number) if has else 0
    return found


def numbers_in(known: int) -> list[int]:
    """The numbers of the tiles k15 … k26 in a mask of knowledge tiles."""
    return [number for number in range(FIRST_END_TILE, LAST_KNOWLEDGE + 1) if known >> number & 1]


def empty_spaces(state: Burgundy, seat: int) -> int:
    """Spaces of the duchy without a tile."""
    return len([0 for space in range(SPACES) if not state.filled[seat] >> space & 1])


def count_buildings(state: Burgundy, seat: int, type: int) -> int:
    """Placed buildings of one type."""
    return state.count_types(seat, type, type)


def count_animal_kinds(state: Burgundy, seat: int) -> int:
    """Different kinds of animal in the duchy: every kind has three types of tile in a row."""
    found = 0
    for kind in range(len(ANIMAL_KINDS)):
        first = FIRST_ANIMAL + 3 * kind
        if state.count_types(seat, first, first + 2) > 0:
            found += 1
    return found


def count_bonus_tiles(state: Burgundy, seat: int) -> int:
    """Bonus tiles, large or small."""
    return len([owner for owner in state.bonus_owner if owner == seat])


def knowledge_points(state: Burgundy, seat: int, number: int) -> int:
    """What k15 … k26 would pay if the match ended now (V6.4); the tile need not be placed."""
    sold = state.sold[GOODS * seat : GOODS * seat + GOODS]
    each = state.data.knowledge_points[number]
    if number == 15:
        return state.k15_points * len([count for count in sold if count > 0])
    if number == 24:
        return each * count_animal_kinds(state, seat)
    if number == 25:
        return each * sum(sold)
    if number == 26:
        return state.k26_points * count_bonus_tiles(state, seat)
    if number < FIRST_END_TILE:
        return 0
    return each * count_buildings(state, seat, state.data.knowledge_building[number])


def all_knowledge_points(state: Burgundy, seat: int) -> int:
    """The points of all placed tiles k15 … k26."""
    return sum([knowledge_points(state, seat, number) for number in numbers_in(state.knowledge[seat])])


def leftover_points(state: Burgundy, seat: int) -> list[int]:
    """Unsold goods, silver and workers at the end (V6.2)."""
    workers = state.workers[seat] // state.data.workers_per_point
    return [state.goods_held(seat), state.silver[seat], workers]


def projected(state: Burgundy, seat: int) -> int:
    """The score if the match ended now (9.5)."""
    now = total(state, seat)
    if state.over or state.solo:
        return now
    return now + sum(leftover_points(state, seat)) + all_knowledge_points(state, seat)


def score_end(state: Burgundy) -> None:
    """Leftovers and knowledge tiles (V6.2 to V6.4)."""
    for seat in range(state.seats):
        left = leftover_points(state, seat)
        tiles = all_knowledge_points(state, seat)
        for source, points in zip(
            [END_GOODS, END_SILVER, END_WORKERS, END_KNOWLEDGE], [*left, tiles], strict=True
        ):
            gain(state, seat, source, points)
        state.tell("scored-leftovers", seat, left[0], left[1], left[2])
        for number in numbers_in(state.knowledge[seat]):
            tile = state.data.type_ids[FIRST_KNOWLEDGE + number - 1]
            state.tell("scored-knowledge", seat, tile, knowledge_points(state, seat, number))
    scores = state.scores()
    ranks = state.ranking()
    for seat in range(state.seats):
        state.tell("ended-with", seat, scores[seat], ranks[seat])


def tell_solo_end(state: Burgundy) -> None:
    """Won if every space is filled; otherwise the empty ones are the measure (A9)."""
    empty = empty_spaces(state, 0)
    state.tell("solo-lost" if empty else "solo-won", 0, empty)


def ranking(state: Burgundy) -> list[int]:
    """More points, then more empty spaces, then later in the turn order of the track (V6.5)."""
    scores = state.scores()
    keys = [(scores[seat], empty_spaces(state, seat), state.order.index(seat)) for seat in range(state.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]
