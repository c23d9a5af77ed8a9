"""What characters do when they are recruited (PV5.10–PV5.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.provence.actions import (
    CELLS,
    FROM,
    MIDDLE,
    OUTER,
    PUT,
    RESTORE,
    STEAL,
    STOP,
    SWAP,
    SWAP_WITH,
    TOKEN,
)
from bailiwick.games.provence.characters import (
    BLACKSMITH,
    CARTOGRAPHER,
    COURTESAN,
    MASTER_BUILDER,
    MERCHANT,
    MILITARY_ARCHITECT,
    MINSTREL,
    MYSTIC,
    SEAMSTRESS,
    STRATEGIST,
    THIEF,
    TRAITOR,
    TRUMPETER,
)
from bailiwick.games.provence.kingdom import (
    is_land,
    move_noble,
    move_tower,
    put_nobles,
    put_towers,
    restore_tile,
    swap_tiles,
)
from bailiwick.games.provence.rules.obstacles import cell_obstacle, steal_obstacle

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence

TOWER: Final = 0
NOBLE: Final = 1
PIECES: Final = ["tower", "noble"]


def carry_out(state: Provence, seat: int, card: int) -> None:
    """The card's effect; one that cannot be carried out is skipped (PV5.5)."""
    moves = state.data.castle_moves
    if card == MILITARY_ARCHITECT:
        ask_if_any(state, seat, ToCastle(TOWER, moves), castle_sources(state, seat, TOWER) != 0)
    elif card == MINSTREL:
        ask_if_any(state, seat, ToCastle(NOBLE, moves), castle_sources(state, seat, NOBLE) != 0)
    elif card == MASTER_BUILDER:
        ask_if_any(state, seat, RESTORE_RUIN, ruined_lands(state, seat) != 0)
    elif card == CARTOGRAPHER:
        state.ask(seat, SWAP_FIRST)
    elif card == COURTESAN:
        ask_if_any(state, seat, Steal(NOBLE), bool(Steal(NOBLE).options(state, seat)))
    elif card == TRAITOR:
        ask_if_any(state, seat, Steal(TOWER), bool(Steal(TOWER).options(state, seat)))
    elif card == BLACKSMITH:
        ask_if_any(state, seat, Put(TOWER, 1), state.towers > 0)
    elif card == STRATEGIST:
        ask_if_any(state, seat, Put(TOWER, state.data.strategist_towers), state.towers > 0)
    elif card == TRUMPETER:
        ask_if_any(state, seat, Put(NOBLE, 1), state.nobles > 0)
    elif card == MYSTIC:
        ask_if_any(state, seat, PutToken(state.data.mystic_tokens), state.tokens > 0)
    elif card == THIEF:
        collect_from_all(state, seat)
    elif card == MERCHANT:
        receive(state, seat, state.data.merchant_coins)
    elif card == SEAMSTRESS:
        receive(state, seat, state.nobles_of[seat])


def ask_if_any(state: Provence, seat: int, decision: Decision[Provence], possible: bool) -> None:
    """Ask only what can be answered (PV5.5)."""
    if possible:
        state.ask(seat, decision)


def receive(state: Provence, seat: int, coins: int) -> None:
    """Coins from the supply (PV5.21, PV5.22)."""
    if coins:
        state.coins[seat] += coins
        state.tell("received-coins", seat, coins)


def collect_from_all(state: Provence, seat: int) -> None:
    """Thief: every other player with a coin pays one (PV5.20)."""
    for step in range(1, state.seats):
        payer = (seat + step) % state.seats
        if state.coins[payer] > 0:
            state.coins[payer] -= 1
            state.coins[seat] += 1
            state.tell("was-robbed", payer, seat)


def pieces_on(state: Provence, piece: int) -> list[int]:
    """How many of this piece stand on each cell of all kingdoms."""
    return state.towers_on if piece == TOWER else state.nobles_on


def castle_sources(state: Provence, seat: int, piece: int) -> int:
    """The outer cells of *seat* with such a piece, ruins included, as a mask."""
    standing = pieces_on(state, piece)
    mask = 0
    for cell in OUTER:
        if standing[CELLS * seat + cell] > 0:
            mask |= 1 << cell
    return mask


def ruined_lands(state: Provence, seat: int) -> int:
    """The ruined land tiles of *seat* as a mask of cells."""
    mask = 0
    for cell in OUTER:
        if state.ruins[seat] >> cell & 1 and is_land(state.tile_on[CELLS * seat + cell]):
            mask |= 1 << cell
    return mask


def outer_codes(base: int, mask: int) -> list[int]:
    """A code for each outer cell of the mask."""
    return [base + index for index in range(8) if mask >> OUTER[index] & 1]


def own_tile(state: Provence, seat: int, cell: int) -> str:
    """The id of the tile on a cell, as it lies there: a ruin does not show what it was."""
    if state.ruins[seat] >> cell & 1:
        return "ruin"
    return state.data.tile_ids[state.tile_on[CELLS * seat + cell]]


def describe_cell(state: Provence, seat: int, code: int, key: str, cell: int) -> Option:
    """An option about one of the seat's own cells."""
    return Option(code, [f"cell:{seat}:{cell}"], Message(key, own_tile(state, seat, cell), str(cell)))


class ToCastle(Decision["Provence"]):
    """D6.1, D6.2: move up to three towers or nobles to the castle, one at a time (PV5.10, PV5.11)."""

    def __init__(self, piece: int, left: int) -> None:
        self.piece = piece
        self.left = left

    def options(self, state: Provence, seat: int) -> list[int]:
        codes = outer_codes(FROM, castle_sources(state, seat, self.piece))
        codes.append(STOP)
        return codes

    def choose(self, state: Provence, seat: int, code: int) -> None:
        if code == STOP:
            return
        cell = OUTER[code - FROM]
        if self.piece == TOWER:
            move_tower(state, seat, cell, seat, MIDDLE)
        else:
            move_noble(state, seat, cell, seat, MIDDLE)
        state.tell("moved-to-castle", seat, PIECES[self.piece], str(cell))
        if self.left > 1 and castle_sources(state, seat, self.piece):
            state.ask(seat, ToCastle(self.piece, self.left - 1))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        if code == STOP:
            return Option(code, [], Message("opt-stop"))
        cell = OUTER[code - FROM]
        return Option(code, [f"cell:{seat}:{cell}"], Message("opt-from", PIECES[self.piece], str(cell)))

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-no-piece", PIECES[self.piece]))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-to-castle", PIECES[self.piece], self.left)

    def rule(self) -> str:
        return "PV5.10" if self.piece == TOWER else "PV5.11"


class Restore(Decision["Provence"]):
    """D6.3: turn a ruined land tile face up; its towers and nobles come again (PV5.12)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        return outer_codes(RESTORE, ruined_lands(state, seat))

    def choose(self, state: Provence, seat: int, code: int) -> None:
        cell = OUTER[code - RESTORE]
        tile = state.tile_on[CELLS * seat + cell]
        restore_tile(state, seat, cell)
        put_towers(state, seat, cell, state.data.towers[tile])
        put_nobles(state, seat, cell, state.data.nobles[tile])
        state.tell("restored", seat, state.data.tile_ids[tile], str(cell))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        cell = OUTER[code - RESTORE]
        tile = state.data.tile_ids[state.tile_on[CELLS * seat + cell]]
        return Option(code, [f"cell:{seat}:{cell}"], Message("opt-restore", tile, str(cell)))

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-no-ruin"))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-restore")

    def rule(self) -> str:
        return "PV5.12"


class SwapFirst(Decision["Provence"]):
    """D6.4: the first of two tiles that change places (PV5.13)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        return outer_codes(SWAP, occupied(state, seat))

    def choose(self, state: Provence, seat: int, code: int) -> None:
        state.ask(seat, SwapSecond(OUTER[code - SWAP]))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        return describe_cell(state, seat, code, "opt-swap", OUTER[code - SWAP])

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-empty"))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-swap")

    def rule(self) -> str:
        return "PV5.13"


class SwapSecond(Decision["Provence"]):
    """D6.4, second step: the tile that changes places with the first (PV5.13)."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def options(self, state: Provence, seat: int) -> list[int]:
        return outer_codes(SWAP_WITH, occupied(state, seat) & ~(1 << self.cell))

    def choose(self, state: Provence, seat: int, code: int) -> None:
        other = OUTER[code - SWAP_WITH]
        state.tell("swapped", seat, own_tile(state, seat, self.cell), own_tile(state, seat, other))
        swap_tiles(state, seat, self.cell, other)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        return describe_cell(state, seat, code, "opt-swap-with", OUTER[code - SWAP_WITH])

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-empty"))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-swap-with", own_tile(state, seat, self.cell))

    def rule(self) -> str:
        return "PV5.13"


def occupied(state: Provence, seat: int) -> int:
    """The outer cells with a tile, face up or ruined, as a mask."""
    mask = 0
    for cell in OUTER:
        if state.tile_on[CELLS * seat + cell] >= 0:
            mask |= 1 << cell
    return mask


class Steal(Decision["Provence"]):
    """D6.5, D6.6: the piece of another player to take; it moves when its place is named (PV5.14, Q47)."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def options(self, state: Provence, seat: int) -> list[int]:
        standing = pieces_on(state, self.piece)
        codes: list[int] = []
        for offset in range(1, state.seats):
            start = CELLS * ((seat + offset) % state.seats)
            for cell in range(CELLS):
                if standing[start + cell] > 0 and not (state.castle_safe and cell == MIDDLE):
                    codes.append(STEAL + CELLS * (offset - 1) + cell)
        return codes

    def choose(self, state: Provence, seat: int, code: int) -> None:
        offset, cell = divmod(code - STEAL, CELLS)
        state.ask(seat, PutStolen(self.piece, (seat + offset + 1) % state.seats, cell))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        offset, cell = divmod(code - STEAL, CELLS)
        victim = (seat + offset + 1) % state.seats
        message = Message("opt-steal", PIECES[self.piece], victim, own_tile(state, victim, cell), str(cell))
        return Option(code, [f"cell:{victim}:{cell}"], message)

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return steal_obstacle(state, seat, piece, self.rule(), PIECES[self.piece])

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-steal", PIECES[self.piece])

    def rule(self) -> str:
        return "PV5.15" if self.piece == TOWER else "PV5.14"


def own_cells(state: Provence, seat: int) -> list[int]:
    """A put code for every own tile, castle and ruins included (Q19)."""
    start = CELLS * seat
    return [PUT + cell for cell in range(CELLS) if state.tile_on[start + cell] >= 0]


class PutStolen(Decision["Provence"]):
    """Where the stolen piece goes: any own tile; now it moves, in one step (PV5.14, PV5.15)."""

    def __init__(self, piece: int, victim: int, cell: int) -> None:
        self.piece = piece
        self.victim = victim
        self.cell = cell

    def options(self, state: Provence, seat: int) -> list[int]:
        return own_cells(state, seat)

    def choose(self, state: Provence, seat: int, code: int) -> None:
        cell = code - PUT
        if self.piece == TOWER:
            move_tower(state, self.victim, self.cell, seat, cell)
        else:
            move_noble(state, self.victim, self.cell, seat, cell)
        state.tell("stole", seat, PIECES[self.piece], self.victim, own_tile(state, seat, cell), str(cell))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        return describe_cell(state, seat, code, "opt-put", code - PUT)

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-empty"))

    def prompt(self, state: Provence, seat: int) -> Message:
        tile = own_tile(state, self.victim, self.cell)
        return Message("ask-put-stolen", PIECES[self.piece], self.victim, tile)

    def rule(self) -> str:
        return "PV5.15" if self.piece == TOWER else "PV5.14"


class Put(Decision["Provence"]):
    """D6.7–D6.9: towers or a noble from the supply on one own tile (PV5.16–PV5.18)."""

    def __init__(self, piece: int, count: int) -> None:
        self.piece = piece
        self.count = count

    def options(self, state: Provence, seat: int) -> list[int]:
        return own_cells(state, seat)

    def choose(self, state: Provence, seat: int, code: int) -> None:
        cell = code - PUT
        if self.piece == TOWER:
            count = put_towers(state, seat, cell, self.count)
        else:
            count = put_nobles(state, seat, cell, self.count)
        state.tell("put-pieces", seat, count, PIECES[self.piece], own_tile(state, seat, cell), str(cell))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        return describe_cell(state, seat, code, "opt-put", code - PUT)

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-empty"))

    def prompt(self, state: Provence, seat: int) -> Message:
        supply = state.towers if self.piece == TOWER else state.nobles
        return Message("ask-put", PIECES[self.piece], min(self.count, supply))

    def rule(self) -> str:
        if self.piece == NOBLE:
            return "PV5.18"
        return "PV5.16" if self.count == 1 else "PV5.17"


class PutToken(Decision["Provence"]):
    """D6.10: two Saracen tokens beside land tiles, one at a time (PV5.19)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, state: Provence, seat: int) -> list[int]:
        return [TOKEN, TOKEN + 1, TOKEN + 2, TOKEN + 3]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        slot = code - TOKEN
        state.tokens -= 1
        state.column_tokens[slot] += 1
        state.tell("put-token", seat, state.data.tile_ids[state.column[slot]])
        if self.left > 1 and state.tokens > 0:
            state.ask(seat, PutToken(self.left - 1))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        tile = state.data.tile_ids[state.column[code - TOKEN]]
        return Option(code, [f"tile:{tile}"], Message("opt-token", tile))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-token", self.left)

    def rule(self) -> str:
        return "PV5.19"


RESTORE_RUIN: Final = Restore()
SWAP_FIRST: Final = SwapFirst()
