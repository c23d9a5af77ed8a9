"""Phase 4: when the attack has passed the defence, those with the fewest towers lose a tile (PV6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.provence.actions import CELLS, OUTER, RUIN
from bailiwick.games.provence.kingdom import is_land, put_towers, ruin_tile
from bailiwick.games.provence.rules.obstacles import cell_obstacle

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def happens(state: Provence) -> bool:
    """The attack moved this turn and is strictly ahead (PV6.1)."""
    return state.attack_moved and state.attack > state.defence()


def victims_now(state: Provence) -> list[int]:
    """All with the fewest towers, from the active player clockwise (PV6.2, PV6.3)."""
    fewest = min(state.towers_of)
    order = [(state.active + step) % state.seats for step in range(state.seats)]
    return [seat for seat in order if state.towers_of[seat] == fewest]


def threatened(state: Provence) -> list[int]:
    """Who would be hit now; once an invasion has begun, who still has to name a tile."""
    for seat in range(state.seats):
        if state.stacks[seat] and isinstance(state.stacks[seat][-1], Ruin):
            return [seat, *state.victims]
    return victims_now(state)


def begin(state: Provence) -> None:
    """Who is hit is fixed before anything is destroyed (PV6.2)."""
    state.victims = victims_now(state)
    state.tell("invasion", state.attack, state.defence())


def ask_next_victim(state: Provence) -> bool:
    """One victim after the other; who has nothing to lose is passed over (PV6.3)."""
    while state.victims:
        seat = state.victims.pop(0)
        if RUIN_TILE.options(state, seat):
            state.ask(seat, RUIN_TILE)
            return True
        state.tell("nothing-to-ruin", seat)
    return False


def finish(state: Provence) -> None:
    """In the same order each ruined tile gets the towers of its back, while there are any (PV6.4)."""
    for at in state.fresh_ruins:
        seat, cell = divmod(at, CELLS)
        land = is_land(state.tile_on[at])
        printed = state.data.land_ruin_towers if land else state.data.special_ruin_towers
        towers = put_towers(state, seat, cell, printed)
        if towers:
            state.tell("raised-towers", seat, towers, state.defence())
    state.fresh_ruins = []


class Ruin(Decision["Provence"]):
    """D7: the victim names a face-up tile; its pieces go back, it is turned (PV6.3)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        return [RUIN + index for index in range(8) if state.is_face_up(seat, OUTER[index])]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        cell = OUTER[code - RUIN]
        state.tell("ruined", seat, state.data.tile_ids[state.tile_on[CELLS * seat + cell]], str(cell))
        ruin_tile(state, seat, cell)
        state.fresh_ruins.append(CELLS * seat + cell)
        state.finish_turn(seat)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        cell = OUTER[code - RUIN]
        at = CELLS * seat + cell
        tile = state.tile_on[at]
        message = Message(
            "opt-ruin",
            state.data.tile_ids[tile],
            str(cell),
            state.towers_on[at],
            state.nobles_on[at],
            state.data.vp[tile],
        )
        return Option(code, [f"cell:{seat}:{cell}"], message)

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return cell_obstacle(state, seat, piece, self.rule(), Message("why-ruin"))

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-ruin", state.attack, state.defence())

    def rule(self) -> str:
        return "PV6.3"


RUIN_TILE: Final = Ruin()
