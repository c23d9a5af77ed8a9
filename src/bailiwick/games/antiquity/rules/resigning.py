"""Resigning in a plan (E4), and who plans on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.antiquity.estate import PILE_KINDS
from bailiwick.games.antiquity.rules.building import pending_pieces
from bailiwick.games.antiquity.rules.graves import eliminate
from bailiwick.games.antiquity.rules.trade import cancel_offers
from bailiwick.games.antiquity.terms import ONE_BY_ONE

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def resign(state: Antiquity, seat: int) -> None:
    """Offers lapse, the plan is undone, and *seat* is out (E4)."""
    state.tell("resigned", seat)
    cancel_offers(state, seat)
    undo_plan(state, seat)
    eliminate(state, seat)
    show_estate(state, seat)
    state.committed[seat] = True
    if seat in state.floor:
        state.floor.remove(seat)
    left = state.active()
    if len(left) == 1 and not state.committed[left[0]]:
        # nothing the last one plans can matter any more: the phase is over, and E3 follows
        undo_plan(state, left[0])
        state.committed[left[0]] = True
    state.reveal()
    state.forget_plans()
    go_on(state)


def undo_plan(state: Antiquity, seat: int) -> None:
    """The estate is as it was when the phase began, with what was traded; pieces return to the stock."""
    estate, before = state.estates[seat], state.shown[seat].clone()
    pending = pending_pieces(state.stacks[seat])
    for pile, kind in enumerate(PILE_KINDS):
        state.take_stock(pile, before.pieces(kind) - estate.pieces(kind) - pending[pile])
    state.stacks[seat].clear()
    state.estates = (*state.estates[:seat], before, *state.estates[seat + 1 :])
    state.forget_deeds(seat)


def show_estate(state: Antiquity, seat: int) -> None:
    """What the others see of *seat* is what there is."""
    seen = state.estates[seat].clone()
    state.shown = (*state.shown[:seat], seen, *state.shown[seat + 1 :])


def go_on(state: Antiquity) -> None:
    """The next one plans, when it goes one by one; when all have committed, the phase is over (V2.17)."""
    waiting = [other for other in state.active() if not state.committed[other]]
    if not waiting:
        for stack in state.stacks:
            stack.clear()
    elif state.step == ONE_BY_ONE and not state.floor:
        state.floor = [waiting[0]]
