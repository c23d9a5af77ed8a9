"""Monday: the week card, the market, the sticks, three decrees (C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.colonia.actions import CRAFTSMAN_IDS, STALL_IDS
from bailiwick.games.colonia.data import DAY_IDS, EFFECTS, KINDS, REGULAR_STALLS
from bailiwick.games.colonia.rules.bag import draw_to_stall, note_bag

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def prepare_week(state: Colonia) -> None:
    """Turn up the week card and three decrees, and stock the market (C1.1–C1.7)."""
    state.week += 1
    state.reveal()
    state.fewer = state.fewer_next
    state.fewer_next = False
    card = state.week_card()
    state.tell("week-began", state.week, state.data.week_ids[card], state.data.dice[card])
    stock_market(state, card)
    set_sticks(state, card)
    last = state.week == state.last_week
    state.sail_count = state.data.sailing_last_week if last else state.data.sailing[card]
    state.tell("will-sail", state.sail_count)
    turn_up_decrees(state)


def stock_market(state: Colonia, card: int) -> None:
    """From s1 to s7 the printed number of raw materials, as far as the bag goes (C1.2)."""
    for stall in range(REGULAR_STALLS):
        draw_to_stall(state, stall, state.data.stall_raw[REGULAR_STALLS * card + stall])
        tell_stall(state, stall)
    note_bag(state)


def tell_stall(state: Colonia, stall: int) -> None:
    """What lies on a stall, if anything."""
    if state.journal is not None and state.stall_size[stall]:
        row = state.stalls[KINDS * stall : KINDS * stall + KINDS]
        state.tell("stall-holds", STALL_IDS[stall], row[0], row[1], row[2], row[3], row[4])


def set_sticks(state: Colonia, card: int) -> None:
    """Each stick moves down by the regular orders of its craftsman (C1.3)."""
    for craftsman in range(KINDS):
        regular = state.data.regular[KINDS * card + craftsman]
        state.sticks[craftsman] = min(regular, state.data.order_spaces)
        state.new_orders[craftsman] = 0
        state.tell("stick-stands", CRAFTSMAN_IDS[craftsman], state.sticks[craftsman])


def turn_up_decrees(state: Colonia) -> None:
    """The next three decrees, by day; equal days keep the order in which they were drawn (C1.6)."""
    drawn = state.decree_deck[3 * state.week - 3 : 3 * state.week]
    days = state.data.decree_days
    state.decrees = tuple([decree for day in range(3, 7) for decree in drawn if days[decree] == day])
    state.verdicts = [0, 0, 0]
    for decree in state.decrees:
        state.tell("decree-turned", EFFECTS[state.data.effects[decree]], DAY_IDS[days[decree]])
