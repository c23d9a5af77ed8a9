"""Step II of a turn: change dice, move plows, then one blue banner or any number of white ones (4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import ALT_WAGON, BLUE_QUESTION, END, MEETING, PLOW_SMITHY, WHITE
from bailiwick.games.village.rules.adjust import add_adjustments, adjust, describe_adjustment
from bailiwick.games.village.rules.blue import activate_blue, add_blue_banners
from bailiwick.games.village.rules.plows import add_plow_moves, describe_plow_move, move_plow
from bailiwick.games.village.rules.tags import describe_blue
from bailiwick.games.village.rules.white import activate_white, add_white_banners, describe_white

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


class Act(Decision["Village"]):
    """Use the banner value. The question comes again until the turn's banners are done."""

    def options(self, state: Village, seat: int) -> list[int]:
        codes: list[int] = []
        if not state.acted:
            add_adjustments(state, seat, codes)
        if state.fields[seat]:
            add_plow_moves(state, seat, codes)
        if not state.acted:
            add_blue_banners(state, seat, codes)
        if not state.used >> MEETING & 1:
            add_white_banners(state, seat, codes)
        if state.acted:
            codes.append(END)
        return codes

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == END:
            state.tell("ended-turn", seat)
        elif code < BLUE_QUESTION:
            adjust(state, seat, code)
            state.ask(seat, ACT)
        elif code < WHITE:
            state.acted = True
            activate_blue(state, seat, code)
        elif code < PLOW_SMITHY:
            state.acted = True
            state.used |= 1 << (code - WHITE)
            state.ask(seat, ACT)
            activate_white(state, seat, code - WHITE)
        else:
            move_plow(state, seat, code)
            state.ask(seat, ACT)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        if code == END:
            return Option(code, [], Message("end"))
        if code < BLUE_QUESTION:
            return describe_adjustment(state, seat, code)
        if code < WHITE:
            return describe_blue(state, seat, code)
        if code < PLOW_SMITHY:
            return describe_white(state, seat, code)
        assert code < ALT_WAGON
        return describe_plow_move(state, seat, code)

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-more" if state.acted else "ask-act", state.value())

    def rule(self) -> str:
        return "4.3"

    def auto(self) -> bool:
        return False


ACT: Final = Act()
