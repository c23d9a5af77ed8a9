"""Phase 1: take a tile, after clearing fallow ones if you like (PV3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.provence.actions import (
    CELLS,
    CLEAR,
    FREE,
    INVENTOR,
    LAND,
    OUTER,
    SPECIAL,
)
from bailiwick.games.provence.characters import INVENTOR_CARD
from bailiwick.games.provence.data import FIRST_SPECIAL, SPECIALS
from bailiwick.games.provence.kingdom import lift_tile
from bailiwick.games.provence.rules.obstacles import elsewhere, take_obstacle
from bailiwick.games.provence.rules.place import PLACE_TILE, settle_tile

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence

SLOTS: Final = 4


def may_clear(state: Provence, seat: int, cell: int) -> bool:
    """A face-up fallow tile that was not placed this turn (PV3.2)."""
    tile = state.tile_on[CELLS * seat + cell]
    return tile >= 0 and state.data.fallow[tile] and not (state.ruins[seat] | state.placed) >> cell & 1


def pay_for_slot(state: Provence, seat: int, slot: int) -> None:
    """One coin beside each tile that is skipped (PV3.1)."""
    state.coins[seat] -= slot
    for skipped in range(slot):
        state.column_coins[skipped] += 1


def take_from_column(state: Provence, seat: int, slot: int) -> int:
    """The tile with its coins and tokens; the others slide down, a new one is revealed (PV3.1)."""
    tile = state.column.pop(slot)
    state.coins[seat] += state.column_coins.pop(slot)
    state.hand_tokens = state.column_tokens.pop(slot)
    state.column.append(state.deck.pop())
    state.column_coins.append(0)
    state.column_tokens.append(0)
    state.reveal()
    return tile


class Take(Decision["Provence"]):
    """D2: a land tile, a special building, the Inventor's gift, or first a fallow tile away (4.3)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        coins = state.coins[seat]
        codes = [LAND + slot for slot in range(min(coins + 1, SLOTS))]
        if coins >= state.data.special_price:
            codes += [SPECIAL + tile - FIRST_SPECIAL for tile in state.row]
        if state.cards[seat] >> INVENTOR_CARD & 1:
            codes += [INVENTOR + tile - FIRST_SPECIAL for tile in state.row]
        for index in range(8):
            if may_clear(state, seat, OUTER[index]):
                codes.append(CLEAR + index)
        return codes

    def choose(self, state: Provence, seat: int, code: int) -> None:
        if code < SPECIAL:
            take_land(state, seat, code - LAND)
        elif code < INVENTOR:
            take_special(state, seat, FIRST_SPECIAL + code - SPECIAL)
        elif code < CLEAR:
            take_as_inventor(state, seat, FIRST_SPECIAL + code - INVENTOR)
        else:
            clear_fallow(state, seat, OUTER[code - CLEAR])

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        if code < SPECIAL:
            return describe_slot(state, code, "opt-land", code - LAND, code - LAND)
        if code < CLEAR:
            index = (code - SPECIAL) % SPECIALS
            tile = state.data.tile_ids[FIRST_SPECIAL + index]
            if code < INVENTOR:
                return Option(code, [f"tile:{tile}"], Message("opt-special", tile, state.data.special_price))
            return Option(code, [f"tile:{tile}", "character:inventor"], Message("opt-inventor", tile))
        cell = OUTER[code - CLEAR]
        tile = state.data.tile_ids[state.tile_on[CELLS * seat + cell]]
        return Option(code, [f"cell:{seat}:{cell}"], Message("opt-clear", tile, str(cell)))

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return take_obstacle(state, seat, piece)

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-take", state.coins[seat])

    def rule(self) -> str:
        return "PV3.1"


def take_land(state: Provence, seat: int, slot: int) -> None:
    """Pay for the skipped tiles, take this one in hand (PV3.1)."""
    gained = state.column_coins[slot]
    pay_for_slot(state, seat, slot)
    state.hand = take_from_column(state, seat, slot)
    state.tell("took-land", seat, state.data.tile_ids[state.hand], slot, gained)
    state.tell("revealed", state.data.tile_ids[state.column[SLOTS - 1]])
    state.ask(seat, PLACE_TILE)


def take_special(state: Provence, seat: int, tile: int) -> None:
    """Four coins, one beside each land tile; the column does not move (PV3.3)."""
    pay_for_slot(state, seat, state.data.special_price)
    state.row.remove(tile)
    state.hand = tile
    state.tell("took-special", seat, state.data.tile_ids[tile], state.data.special_price)
    state.ask(seat, PLACE_TILE)


def take_as_inventor(state: Provence, seat: int, tile: int) -> None:
    """The card leaves the game, the building is free (PV3.4)."""
    state.cards[seat] ^= 1 << INVENTOR_CARD
    state.discarded |= 1 << INVENTOR_CARD
    state.row.remove(tile)
    state.hand = tile
    state.tell("took-as-inventor", seat, state.data.tile_ids[tile])
    state.ask(seat, PLACE_TILE)


def clear_fallow(state: Provence, seat: int, cell: int) -> None:
    """The fallow tile leaves the game, its pieces go back; a free tile will take its place (PV3.2)."""
    tile = lift_tile(state, seat, cell)
    state.removed.append(tile)
    state.tell("cleared", seat, state.data.tile_ids[tile], str(cell))
    state.ask(seat, TAKE)
    state.ask(seat, ClearPick(cell))


class ClearPick(Decision["Provence"]):
    """D3: any land tile of the column, without paying, for the cell just cleared (PV3.2)."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def options(self, state: Provence, seat: int) -> list[int]:
        return [FREE, FREE + 1, FREE + 2, FREE + 3]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        slot = code - FREE
        gained = state.column_coins[slot]
        tile = take_from_column(state, seat, slot)
        state.tell("took-free", seat, state.data.tile_ids[tile], gained)
        state.tell("revealed", state.data.tile_ids[state.column[SLOTS - 1]])
        settle_tile(state, seat, self.cell, tile)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        option = describe_slot(state, code, "opt-free", code - FREE, 0)
        option.pieces.append(f"cell:{seat}:{self.cell}")
        return option

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return elsewhere(state, seat, piece)

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-clear-pick", str(self.cell))

    def rule(self) -> str:
        return "PV3.2"


def describe_slot(state: Provence, code: int, key: str, slot: int, cost: int) -> Option:
    """A land tile of the column with what it costs and what comes with it."""
    tile = state.data.tile_ids[state.column[slot]]
    message = Message(key, tile, cost, state.column_coins[slot], state.column_tokens[slot])
    return Option(code, [f"tile:{tile}"], message)


TAKE: Final = Take()
