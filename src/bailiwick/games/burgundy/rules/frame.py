"""Phases, rounds, turns (4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.burgundy.actions import GOODS, SLOTS
from bailiwick.games.burgundy.data import BLACK, EMPTY, K02, MINE, PHASES, ROUNDS, slot_colour
from bailiwick.games.burgundy.rules.bonus import offer_tile
from bailiwick.games.burgundy.rules.effects import CASTLE_ACTION
from bailiwick.games.burgundy.rules.setup import ask_choices, lay_start_castles
from bailiwick.games.burgundy.rules.solo import remove_first_tile
from bailiwick.games.burgundy.rules.stacks import draw
from bailiwick.games.burgundy.rules.storage import can_buy
from bailiwick.games.burgundy.rules.turn import BOTH_DICE, TURN
from bailiwick.games.burgundy.scoring import score_end, tell_solo_end

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def advance(state: Burgundy) -> None:
    """Nothing is pending: the turn goes on, or the next turn, round or phase begins."""
    if state.in_setup():
        if not ask_choices(state):
            lay_start_castles(state)
            begin_phase(state)
        return
    seat = state.round_order[state.turn]
    if not state.done and turn_goes_on(state, seat):
        return
    if not state.done:
        state.done = True
        state.finish_turn(seat)
        if state.stacks[seat]:
            return
    end_turn(state)


def turn_goes_on(state: Burgundy, seat: int) -> bool:
    """Ask what is due; with both dice used and no purchase left the turn is over (V4.5)."""
    if state.solo and pay_what_is_owed(state, seat):
        return True
    can_cash = state.solo and state.silver[seat] > 0
    if state.used[seat] == BOTH_DICE and not can_cash and not can_buy(state, seat):
        return False
    state.ask(seat, TURN)
    return True


def pay_what_is_owed(state: Burgundy, seat: int) -> bool:
    """Alone: tiles for finished colours, actions for targets met (A7, A8)."""
    while state.owed_tiles:
        offer_tile(state, seat)
        if state.stacks[seat]:
            return True
    if state.owed_actions:
        state.owed_actions -= 1
        state.ask(seat, CASTLE_ACTION)
        return True
    return False


def end_turn(state: Burgundy) -> None:
    """The next player, the next round or the end of the phase (V4.5, V4.6)."""
    state.turn += 1
    if state.turn < state.seats:
        begin_turn(state)
    elif state.round < ROUNDS - 1:
        state.round += 1
        begin_round(state)
    else:
        end_phase(state)


def begin_turn(state: Burgundy) -> None:
    """V4.4."""
    state.bought = False
    state.done = False
    state.ask(state.round_order[state.turn], TURN)


def begin_phase(state: Burgundy) -> None:
    """Old tiles leave the game, the slots are filled anew; goods on the depots stay (V4.1, R20)."""
    state.phase += 1
    state.round = 0
    for slot in range(len(state.slots)):
        if state.slots[slot] != EMPTY:
            state.gone.append(state.slots[slot])
            state.slots[slot] = EMPTY
    players = state.data.layout_players[state.seats - 1]
    for slot in range(SLOTS):
        if state.data.slot_players[slot] <= players:
            state.slots[slot] = draw(state, slot_colour(state.data, slot, state.phase, state.seats))
    for slot in range(SLOTS, SLOTS + state.data.black_slots[state.seats - 1]):
        state.slots[slot] = draw(state, BLACK)
    state.reveal()
    state.tell("phase-begins", state.data.phase_ids[state.phase], state.data.phase_points[state.phase])
    begin_round(state)


def begin_round(state: Burgundy) -> None:
    """Turn order from the track, all dice, one goods tile to the white die's depot (V4.2)."""
    state.round_order = state.order[:]
    state.turn = 0
    rng = state.rng
    state.white_die = rng.below(6) + 1
    for seat in state.round_order:
        state.dice[2 * seat] = rng.below(6) + 1
        state.dice[2 * seat + 1] = rng.below(6) + 1
        state.used[seat] = 0
    good = state.goods_deck[ROUNDS * state.phase + state.round]
    state.depot_goods[GOODS * (state.white_die - 1) + good] += 1
    state.tell("round-begins", state.round + 1, state.data.good_ids[good], state.white_die)
    if state.solo:
        remove_first_tile(state, state.white_die - 1)
    for seat in state.round_order:
        state.tell("rolled", seat, state.dice[2 * seat], state.dice[2 * seat + 1])
    begin_turn(state)


def end_phase(state: Burgundy) -> None:
    """Mines pay, after phase E too; then the next phase or the end (V4.7, V6.1)."""
    for seat in range(state.seats):
        pay_mines(state, seat)
    if state.phase < PHASES - 1:
        begin_phase(state)
        return
    state.over = True
    if state.solo:
        tell_solo_end(state)
    else:
        score_end(state)


def pay_mines(state: Burgundy, seat: int) -> None:
    """A silverling for each mine, with k02 a worker too (V4.7, V4.41)."""
    mines = state.count_types(seat, MINE, MINE)
    if mines == 0:
        return
    workers = mines if state.has(seat, K02) else 0
    state.silver[seat] += mines
    state.workers[seat] += workers
    state.tell("mines-paid", seat, mines, workers)
