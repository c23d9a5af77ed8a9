"""Rounds and turns: what happens by itself between two decisions (V4.1 to V4.3, V4.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.village.rules.boards import CHOOSE_BOARD
from bailiwick.games.village.rules.death import DEATH, roll_rat, suffer_plague
from bailiwick.games.village.rules.dice import PICK_DIE, roll_dice
from bailiwick.games.village.rules.monks import add_monk
from bailiwick.games.village.rules.phases import NEXT_TURN, PLAGUE, PLAYING, RAT, SET_UP

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

NOBODY: Final = -1


def advance(state: Village) -> None:
    """Nobody has anything to answer: play on."""
    if state.phase == SET_UP:
        choose_boards(state)
    elif state.phase == NEXT_TURN:
        next_turn(state)
    elif state.phase == PLAYING:
        end_turn(state)
    elif state.phase == RAT:
        roll_rat(state)
    elif state.phase == PLAGUE:
        suffer_plague(state)


def choose_boards(state: Village) -> None:
    """If boards are chosen, the starting player takes the first one (9)."""
    for offset in range(state.seats):
        seat = (state.start + offset) % state.seats
        if state.board[seat] == NOBODY:
            state.ask(seat, CHOOSE_BOARD)
            return
    state.phase = NEXT_TURN
    prepare_round(state)


def prepare_round(state: Village) -> None:
    """The hand's holder starts; the hand shows its palm and gets a story point; all dice roll (V4.1)."""
    state.round += 1
    state.turn = NOBODY
    state.start = state.hand_holder
    state.palm_up = True
    state.hand_stories += state.data.hand_stories
    roll_dice(state)
    state.tell("round-began", state.round, state.start, state.hand_stories)


def next_turn(state: Village) -> None:
    """Everybody plays in turn, twice around with two seats; then the round ends (V4.2, V4.3)."""
    state.turn += 1
    if state.turn == state.seats * state.data.turns[state.seats]:
        end_round(state)
        return
    state.active = (state.start + state.turn) % state.seats
    state.first = NOBODY
    state.second = NOBODY
    state.adjusted = 0
    state.acted = False
    state.used = 0
    state.phase = PLAYING
    state.ask(state.active, PICK_DIE)


def end_round(state: Village) -> None:
    """Enough graves, or too many rounds: the match is over (V4.3, R-35)."""
    if state.buried() >= state.data.deaths[state.seats] or state.round >= state.rounds:
        state.over = True
        state.tell("match-over", state.round, state.buried())
        return
    prepare_round(state)


def end_turn(state: Village) -> None:
    """The banner is done: a monk takes his window, and the reaper who came along takes his due."""
    seat = state.active
    if state.monk_in_hand >= 0:
        add_monk(state, seat)
    state.phase = NEXT_TURN
    if state.reaper[seat]:
        state.reaper[seat] = 0
        state.phase = RAT
        state.ask(seat, DEATH)
    elif state.used == 0:
        # after white banners the seat has said that it is done
        state.finish_turn(seat)
