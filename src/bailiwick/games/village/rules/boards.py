"""Choosing the village boards, where the table wants that (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import BOARD

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


class ChooseBoard(Decision["Village"]):
    """Take one of the boards nobody has taken yet."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [BOARD + board for board in range(len(state.data.board_ids)) if board not in state.board]

    def choose(self, state: Village, seat: int, code: int) -> None:
        state.board[seat] = code - BOARD
        state.tell("took-board", seat, state.data.board_ids[code - BOARD])

    def describe(self, state: Village, seat: int, code: int) -> Option:
        board = state.data.board_ids[code - BOARD]
        return Option(code, [f"board:{board}"], Message("take-board", board))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-board")

    def rule(self) -> str:
        return "V3.2"


CHOOSE_BOARD: Final = ChooseBoard()
