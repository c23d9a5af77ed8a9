"""What everybody may see (5): the whole table but the face-down stacks and secret choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.burgundy.actions import BLACK_SLOTS, DEPOTS, GOODS, SLOTS, SPACES, STORAGE
from bailiwick.games.burgundy.data import (
    COLOURS,
    EMPTY,
    FACE_DOWN,
    PHASES,
    ROUNDS,
    STACKS,
    TILES,
    slot_colour,
    spaces_in,
)
from bailiwick.games.burgundy.pieces import die_piece, space_id, space_piece, tile_piece, type_id
from bailiwick.games.burgundy.rules.placing import BONUS_IDS
from bailiwick.games.burgundy.rules.setup import boards_for, is_secret
from bailiwick.games.burgundy.scoring import breakdown, empty_spaces, knowledge_points, projected, total

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy

Shown = dict[str, object]


def view_of(state: Burgundy, seat: int | None) -> Shown:
    """The table as *seat* sees it; after the set-up everybody sees the same (5)."""
    shown: Shown = {
        "phase": "" if state.in_setup() else state.data.phase_ids[state.phase],
        "round": 0 if state.in_setup() else state.round + 1,
        "phase_points": 0 if state.in_setup() else state.data.phase_points[state.phase],
        "next_phase_points": next_phase_points(state),
        "over": state.over,
        "solo": state.solo,
        "mode": state.mode,
        "white_die": state.white_die,
        "round_goods": round_goods(state),
        "round_order": state.round_order[:],
        "order": state.order[:],
        "turn": state.turn,
        "active": None if state.in_setup() or state.over else state.active(),
        "bought": state.bought,
        "hand": show_tile(state, state.hand),
        "track": track(state),
        "depots": [show_depot(state, depot) for depot in range(DEPOTS)],
        "black": [show_slot(state, SLOTS + slot) for slot in range(black_slots(state))],
        "bonus": [show_bonus(state, colour) for colour in range(COLOURS)],
        "stacks": stack_sizes(state),
        "gone": count_types(state, list(state.gone)),
        "to_come": count_types(state, undrawn(state)),
        "goods_gone": goods_row(state, state.gone_goods),
        "goods_unseen": goods_row(state, unseen_goods(state)),
        "players": [show_player(state, other, seat) for other in range(state.seats)],
    }
    if state.in_setup():
        shown["boards"] = [show_board(state, board) for board in boards_to_choose(state)]
    if state.solo:
        shown["target"] = state.target
        shown["counter"] = state.counter
    return shown


def next_phase_points(state: Burgundy) -> int:
    """Points for an area in the phase after this one."""
    return 0 if state.phase + 1 >= PHASES else state.data.phase_points[state.phase + 1]


def round_goods(state: Burgundy) -> list[str]:
    """The open goods of this phase still to come, the next one first."""
    if state.in_setup():
        return []
    first, last = ROUNDS * state.phase + state.round + 1, ROUNDS * (state.phase + 1)
    return [state.data.good_ids[good] for good in state.goods_deck[first:last]]


def unseen_goods(state: Burgundy) -> list[int]:
    """Goods of the phases to come and those left over at set-up, together: which are which is hidden (5)."""
    first = 0 if state.in_setup() else ROUNDS * (state.phase + 1)
    dealt = state.data.start_goods * state.seats
    hidden = state.goods_deck[first : ROUNDS * PHASES] + state.goods_deck[ROUNDS * PHASES + dealt :]
    return [hidden.count(good) for good in range(GOODS)]


def track(state: Burgundy) -> list[list[int]]:
    """The spaces of the turn-order track, each with its markers from bottom to top."""
    return [
        [seat for seat in reversed(state.order) if state.steps[seat] == space]
        for space in range(state.data.track_spaces)
    ]


def black_slots(state: Burgundy) -> int:
    """Used slots of the black depot."""
    return min(BLACK_SLOTS, state.data.black_slots[state.seats - 1])


def show_tile(state: Burgundy, tile: int) -> Shown | None:
    """A tile with its piece id."""
    if tile == EMPTY:
        return None
    type = state.data.tile_type[tile]
    colour = "joker" if tile >= FACE_DOWN else state.data.colour_ids[state.data.type_colour[type]]
    return {"piece": tile_piece(tile), "tile": type_id(state, tile), "colour": colour}


def show_slot(state: Burgundy, slot: int) -> Shown:
    """A slot of the central board and what lies on it."""
    if slot >= SLOTS:
        return {"piece": f"slot:black:{slot - SLOTS}", "tile": show_tile(state, state.slots[slot])}
    data = state.data
    used = data.slot_players[slot] <= data.layout_players[state.seats - 1]
    colour = data.colour_ids[slot_colour(data, slot, max(state.phase, 0), state.seats)]
    piece = f"slot:{slot // 4 + 1}:{slot % 4}"
    return {"piece": piece, "colour": colour, "used": used, "tile": show_tile(state, state.slots[slot])}


def show_depot(state: Burgundy, depot: int) -> Shown:
    """A numbered depot: four slots and its goods space."""
    return {
        "number": depot + 1,
        "slots": [show_slot(state, 4 * depot + slot) for slot in range(4)],
        "goods": goods_row(state, state.depot_goods[GOODS * depot : GOODS * depot + GOODS]),
    }


def goods_row(state: Burgundy, counts: list[int]) -> dict[str, int]:
    """Goods by type, only those there are."""
    return {state.data.good_ids[good]: counts[good] for good in range(GOODS) if counts[good]}


def show_bonus(state: Burgundy, colour: int) -> Shown:
    """The two bonus tiles of a colour: what they are worth and who has them."""
    shown: Shown = {"colour": state.data.colour_ids[colour]}
    for size in range(2):
        owner = state.bonus_owner[2 * colour + size]
        shown[BONUS_IDS[size]] = {
            "piece": f"bonus:{state.data.colour_ids[colour]}:{BONUS_IDS[size]}",
            "points": state.data.bonus_points[size][state.seats - 1],
            "owner": None if owner == EMPTY else owner,
        }
    return shown


def stack_sizes(state: Burgundy) -> dict[str, int]:
    """Tiles left in each stack."""
    names = [*state.data.colour_ids, "black"]
    starts = state.data.stack_start
    return {names[stack]: starts[stack + 1] - starts[stack] - state.drawn[stack] for stack in range(STACKS)}


def undrawn(state: Burgundy) -> list[int]:
    """The tiles still in the stacks; which they are is known, their order is not (5)."""
    starts = state.data.stack_start
    found: list[int] = []
    for stack in range(STACKS):
        found += state.deck[starts[stack] + state.drawn[stack] : starts[stack + 1]]
    return sorted(found)


def count_types(state: Burgundy, tiles: list[int]) -> dict[str, int]:
    """Tiles counted by type, in printed order."""
    counts: dict[str, int] = {}
    for tile in sorted(tiles):
        assert tile < TILES
        id = type_id(state, tile)
        counts[id] = counts.get(id, 0) + 1
    return counts


# ---- players --------------------------------------------------------------------------------


def show_player(state: Burgundy, seat: int, viewer: int | None) -> Shown:
    """Everything a player has; a secret choice only to the player (9.2)."""
    board = EMPTY if is_secret(state) and seat != viewer else state.board[seat]
    data = state.data
    row = GOODS * seat
    return {
        "seat": seat,
        "card": None if state.card[seat] == EMPTY else data.card_ids[state.card[seat]],
        "sides": [data.board_ids[side] for side in data.cards[state.card[seat]]]
        if state.card[seat] >= 0
        else [],
        "board": None if board == EMPTY else data.board_ids[board],
        "start": None
        if board == EMPTY or state.start[seat] == EMPTY
        else space_id(state, board, state.start[seat]),
        "spaces": [] if board == EMPTY else [show_space(state, seat, space) for space in range(SPACES)],
        "areas": [] if board == EMPTY else show_areas(state, seat),
        "storage": [
            show_tile(state, tile) for tile in state.storage[STORAGE * seat : STORAGE * seat + STORAGE]
        ],
        "goods": goods_row(state, state.goods[row : row + GOODS]),
        "sold": goods_row(state, state.sold[row : row + GOODS]),
        "silver": state.silver[seat],
        "workers": state.workers[seat],
        "dice": [show_die(state, seat, die) for die in range(2)],
        "score": total(state, seat),
        "sources": dict(breakdown(state, seat).items()),
        "projected": projected(state, seat) if state.show_projected else None,
        "knowledge": show_knowledge(state, seat),
        "empty": empty_spaces(state, seat),
        "steps": state.steps[seat],
        "bonus": [
            f"{data.colour_ids[at // 2]}:{BONUS_IDS[at % 2]}"
            for at in range(2 * COLOURS)
            if state.bonus_owner[at] == seat
        ],
    }


def show_die(state: Burgundy, seat: int, die: int) -> Shown:
    """A die, its face and whether it was used this round."""
    used = state.used[seat] >> die & 1 == 1
    return {"piece": die_piece(seat, die), "face": state.dice[2 * seat + die], "used": used}


def boards_to_choose(state: Burgundy) -> list[int]:
    """The boards that somebody may still be asked about (9.2, 9.3)."""
    if state.solo:
        return []  # A1: the solo board is known
    asked = [seat for seat in range(state.seats) if state.card[seat] >= 0 or state.mode == "free"]
    return sorted({board for seat in asked for board in boards_for(state, seat)})


def show_board(state: Burgundy, board: int) -> Shown:
    """A board as it is printed."""
    spaces = [printed_space(state, board, space) for space in range(SPACES)]
    return {"board": state.data.board_ids[board], "spaces": spaces}


def printed_space(state: Burgundy, board: int, space: int) -> Shown:
    """Where a space lies (pointy-top axial), its colour, number and neighbours; all views share it."""
    data = state.data
    at = SPACES * board + space
    if not data.printed_spaces[at]:
        data.printed_spaces[at] = {
            "id": space_id(state, board, space),
            "q": data.space_q[at],
            "r": data.space_r[at],
            "row": data.space_row[at],
            "place": data.space_place[at],
            "colour": data.colour_ids[data.space_colour[at]],
            "die": data.space_die[at],
            "near": [space_id(state, board, other) for other in spaces_in(data.neighbours[at])],
            "tile": None,
        }
    return data.printed_spaces[at]


def show_space(state: Burgundy, seat: int, space: int) -> Shown:
    """A space of a duchy and what lies on it."""
    shown = printed_space(state, state.board[seat], space).copy()
    shown["piece"] = space_piece(state, seat, space)
    shown["tile"] = show_tile(state, state.tile_on[SPACES * seat + space])
    return shown


def show_areas(state: Burgundy, seat: int) -> list[Shown]:
    """Every area: its spaces, how many are missing, what it would score now."""
    data = state.data
    row = SPACES * state.board[seat]
    phase = data.phase_points[max(state.phase, 0)]
    shown: list[Shown] = []
    for space in range(SPACES):
        spaces = data.area_spaces[row + space]
        if spaces[0] != space:
            continue
        missing = len([other for other in spaces if not state.filled[seat] >> other & 1])
        shown.append(
            {
                "colour": data.colour_ids[data.space_colour[row + space]],
                "spaces": [space_id(state, state.board[seat], other) for other in spaces],
                "missing": missing,
                "points": data.area_points[len(spaces)] + phase if missing else 0,
            }
        )
    return shown


def show_knowledge(state: Burgundy, seat: int) -> list[Shown]:
    """Active knowledge tiles and what they would pay now."""
    return [
        {"tile": f"k{number:02d}", "points": knowledge_points(state, seat, number)}
        for number in range(1, 27)
        if state.knowledge[seat] >> number & 1
    ]
