"""Phase 2: place the tile, resolve its symbols; then its new trios (PV4, PV5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.provence.actions import CELLS, CROPS, OUTER, PLACE
from bailiwick.games.provence.data import CHURCH, LINES_THROUGH
from bailiwick.games.provence.kingdom import lay_tile, put_nobles, put_towers
from bailiwick.games.provence.rules.obstacles import place_obstacle
from bailiwick.games.provence.rules.trio import Trio

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


class Place(Decision["Provence"]):
    """D4: any free field of the kingdom (4.4)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        start = CELLS * seat
        return [PLACE + index for index in range(8) if state.tile_on[start + OUTER[index]] < 0]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        tile = state.hand
        state.hand = -1
        cell = OUTER[code - PLACE]
        state.tell("placed", seat, state.data.tile_ids[tile], str(cell))
        settle_tile(state, seat, cell, tile)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        cell = OUTER[code - PLACE]
        tile = state.hand
        trios = 0
        for crop in range(4):
            if state.data.crops[tile] >> crop & 1:
                trios += lines_filled(state.shown[4 * seat + crop] | 1 << cell, cell)
        attack = state.attack + state.data.saracens[tile] + state.hand_tokens
        defence = state.defence() + min(state.data.towers[tile], state.towers)
        pieces = [f"cell:{seat}:{cell}"]
        return Option(code, pieces, Message("opt-place", str(cell), trios, attack, defence))

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return place_obstacle(state, seat, piece)

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-place", state.data.tile_ids[state.hand])

    def rule(self) -> str:
        return "PV4.0"


def settle_tile(state: Provence, seat: int, cell: int, tile: int) -> None:
    """The tile lies down, its symbols take effect in order, its trios are found (PV4, PV5.1)."""
    lay_tile(state, seat, cell, tile)
    state.placed |= 1 << cell
    resolve_symbols(state, seat, cell, tile)
    pending = new_trios(state, seat, cell)
    if pending:
        state.ask(seat, Trio(pending))


def resolve_symbols(state: Provence, seat: int, cell: int, tile: int) -> None:
    """Towers, Saracens, nobles, coins, church, in this order (PV4.1–PV4.5)."""
    data = state.data
    if data.towers[tile]:
        towers = put_towers(state, seat, cell, data.towers[tile])
        if towers:
            state.tell("raised-towers", seat, towers, state.defence())
    saracens = data.saracens[tile] + state.hand_tokens
    if saracens:
        state.tokens += state.hand_tokens
        state.hand_tokens = 0
        state.attack += saracens
        state.attack_moved = True
        state.tell("attack-rose", saracens, state.attack, state.defence())
    if data.nobles[tile]:
        nobles = put_nobles(state, seat, cell, data.nobles[tile])
        if nobles:
            state.tell("received-nobles", seat, nobles)
    if data.coins[tile]:
        state.coins[seat] += data.coins[tile]
        state.tell("received-coins", seat, data.coins[tile])
    if data.types[tile] == CHURCH:
        collect_tax(state, seat, data.crops[tile])


def collect_tax(state: Provence, seat: int, crops: int) -> None:
    """Each other player who shows the church's crop pays one coin, if he has one (PV4.5)."""
    for step in range(1, state.seats):
        payer = (seat + step) % state.seats
        crop = first_shown(state, payer, crops)
        if crop >= 0 and state.coins[payer] > 0:
            state.coins[payer] -= 1
            state.coins[seat] += 1
            state.tell("paid-tax", payer, seat, CROPS[crop])


def first_shown(state: Provence, seat: int, crops: int) -> int:
    """The first of these crops that the seat shows face up, or -1."""
    for crop in range(4):
        if crops >> crop & 1 and state.shown[4 * seat + crop]:
            return crop
    return -1


def lines_filled(cells: int, cell: int) -> int:
    """How many lines through *cell* lie wholly in the mask *cells*."""
    count = 0
    for line in LINES_THROUGH[cell]:
        if cells & line == line:
            count += 1
    return count


def new_trios(state: Provence, seat: int, cell: int) -> int:
    """New trios of each crop, four bits a crop: one for each line through the cell (PV5.1)."""
    pending = 0
    for crop in range(4):
        cells = state.shown[4 * seat + crop]
        if cells >> cell & 1:
            pending |= lines_filled(cells, cell) << 4 * crop
    return pending


PLACE_TILE: Final = Place()
