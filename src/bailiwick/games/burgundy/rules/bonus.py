"""Alone: a finished colour brings a black tile that is placed at once (A7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.burgundy.actions import BONUS_SPACE, BONUS_TILE, SKIP, SLOTS
from bailiwick.games.burgundy.data import spaces_in
from bailiwick.games.burgundy.pieces import space_piece, tile_piece, type_id
from bailiwick.games.burgundy.rules.effects import place_tile
from bailiwick.games.burgundy.rules.placing import open_spaces
from bailiwick.games.burgundy.rules.solo import black_tiles
from bailiwick.games.burgundy.rules.storage import take_from
from bailiwick.games.burgundy.rules.wording import NO_DIE, describe_place, skip_option

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


class BonusTile(Decision["Burgundy"]):
    """Which tile of the black depot, of those that can be placed; or none (A7)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        fitting = [
            place for place in black_tiles(state) if open_spaces(state, seat, state.slots[SLOTS + place])
        ]
        return [*[BONUS_TILE + place for place in fitting], SKIP]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code != SKIP:
            state.ask(seat, BonusSpace(SLOTS + code - BONUS_TILE))

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == SKIP:
            return skip_option()
        tile = state.slots[SLOTS + code - BONUS_TILE]
        return Option(code, [tile_piece(tile)], Message("option-bonus-tile", type_id(state, tile)))

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-bonus-tile")

    def rule(self) -> str:
        return "A7"


class BonusSpace(Decision["Burgundy"]):
    """Where that tile goes, with its effect; the number does not matter (A7)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [BONUS_SPACE + space for space in spaces_in(open_spaces(state, seat, state.slots[self.slot]))]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        place_tile(state, seat, take_from(state, self.slot), code - BONUS_SPACE, 0)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        tile, space = state.slots[self.slot], code - BONUS_SPACE
        pieces = [tile_piece(tile), space_piece(state, seat, space)]
        return Option(code, pieces, describe_place(state, seat, tile, space, NO_DIE, 0))

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-bonus-space", type_id(state, state.slots[self.slot]))

    def rule(self) -> str:
        return "A7"


BONUS_TILE_OF_COLOUR: Final = BonusTile()


def offer_tile(state: Burgundy, seat: int) -> None:
    """Ask for the tile a finished colour brings, if one can be placed."""
    state.owed_tiles -= 1
    if len(BONUS_TILE_OF_COLOUR.options(state, seat)) > 1:
        state.ask(seat, BONUS_TILE_OF_COLOUR)
