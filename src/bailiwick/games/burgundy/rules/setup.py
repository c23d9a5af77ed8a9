"""Choosing boards and start castles (9.1 to 9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.core.rng import Rng
from bailiwick.games.burgundy.actions import CHOOSE_BOARD, CHOOSE_START, DUCHIES, SPACES
from bailiwick.games.burgundy.data import CASTLES, COLOURS, EMPTY, spaces_in
from bailiwick.games.burgundy.pieces import space_piece
from bailiwick.games.burgundy.rules.placing import lay
from bailiwick.games.burgundy.rules.stacks import draw

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def boards_for(state: Burgundy, seat: int) -> list[int]:
    """The sides of the seat's card, or every board in the free choice; banned ones are out (9.9)."""
    card = state.card[seat]
    boards = list(range(DUCHIES)) if card == EMPTY else sorted(state.data.cards[card])
    return [board for board in boards if state.offered_boards >> board & 1]


def castle_spaces(state: Burgundy, board: int) -> list[int]:
    """The spaces a start castle may be laid on."""
    return spaces_in(state.data.colour_mask[COLOURS * board + CASTLES])


class ChooseBoard(Decision["Burgundy"]):
    """D10: the side of the card, or any board (9.2, 9.3)."""

    def __init__(self, secret: bool) -> None:
        self.secret = secret

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [CHOOSE_BOARD + board for board in boards_for(state, seat)]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        state.board[seat] = code - CHOOSE_BOARD
        board = state.data.board_ids[state.board[seat]]
        if self.secret:
            state.whisper(seat, "chose-board", seat, board)
            state.ask(seat, ChooseStart(True))
        else:
            state.tell("chose-board", seat, board)

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        board = state.data.board_ids[code - CHOOSE_BOARD]
        return Option(code, [f"board:{board}"], Message("option-board", board))

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-board")

    def rule(self) -> str:
        return "9.2"

    def private(self) -> bool:
        return self.secret


class ChooseStart(Decision["Burgundy"]):
    """D11: the castle space of the start castle (9.2)."""

    def __init__(self, secret: bool) -> None:
        self.secret = secret

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [CHOOSE_START + space for space in castle_spaces(state, state.board[seat])]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        state.start[seat] = code - CHOOSE_START

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        space = code - CHOOSE_START
        data, at = state.data, SPACES * state.board[seat] + space
        message = Message("option-start", data.space_row[at], data.space_place[at], data.space_die[at])
        return Option(code, [space_piece(state, seat, space)], message)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-start")

    def rule(self) -> str:
        return "9.2"

    def private(self) -> bool:
        return self.secret


def ask_choices(state: Burgundy) -> bool:
    """Ask for the next board or start castle; False when all have chosen."""
    if state.mode == "advanced_secret" and not state.solo:
        return ask_in_secret(state)
    for seat in state.order:
        if state.board[seat] == EMPTY:
            state.ask(seat, ChooseBoard(False))
            return True
        if state.start[seat] == EMPTY:
            state.ask(seat, ChooseStart(False))
            return True
    return False


def ask_in_secret(state: Burgundy) -> bool:
    """All at once, each answering both questions; revealed together (9.2)."""
    if state.board[0] == EMPTY:
        for seat in range(state.seats):
            state.ask(seat, ChooseBoard(True))
        return True
    state.reveal()
    for seat in state.order:
        state.tell("chose-board", seat, state.data.board_ids[state.board[seat]])
    return False


def lay_start_castles(state: Burgundy) -> None:
    """From the castle stack, without points or action (V3.8, R1)."""
    for seat in state.order:
        lay(state, seat, draw(state, CASTLES), state.start[seat])
        at = SPACES * state.board[seat] + state.start[seat]
        state.tell("castle-laid", seat, state.data.space_row[at], state.data.space_place[at])


def is_secret(state: Burgundy) -> bool:
    """Are boards being chosen in secret right now (9.2)?"""
    return state.in_setup() and state.mode == "advanced_secret" and not state.solo


def believe_choices(state: Burgundy, viewer: int | None, rng: Rng) -> bool:
    """What others chose in secret is drawn anew for one who may not know it; was there anything?"""
    if not is_secret(state):
        return False
    for seat in range(state.seats):
        if seat == viewer or state.board[seat] == EMPTY:
            continue
        state.board[seat] = rng.pick(boards_for(state, seat))
        if state.start[seat] != EMPTY:
            state.start[seat] = rng.pick(castle_spaces(state, state.board[seat]))
    return True
