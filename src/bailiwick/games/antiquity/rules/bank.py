"""The market's bank: two goods for one (V2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.antiquity.actions import GET, GIVE, GOOD_IDS, GOODS
from bailiwick.games.antiquity.rules.plan import PlanDecision

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity

NONE_YET: Final = -1


class BankGive(PlanDecision):
    """C_GIVE: the first, then the second good; the second is not before the first in the list."""

    def __init__(self, first: int) -> None:
        self.first = first

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        goods = state.estates[seat].goods
        codes: list[int] = []
        if self.first != NONE_YET:
            for good in range(self.first, GOODS):
                if goods[good]:
                    codes.append(GIVE + good)
            return codes
        later = 0
        for good in range(GOODS - 1, -1, -1):
            if goods[good] > 1 or (goods[good] and later):
                codes.append(GIVE + good)
            later += goods[good]
        codes.reverse()
        return codes

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        good = code - GIVE
        state.estates[seat].lose(good, 1)
        if self.first == NONE_YET:
            state.ask(seat, BankGive(good))
        else:
            state.ask(seat, BankGet(self.first, good))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        good = GOOD_IDS[code - GIVE]
        message = Message("opt-give", good, state.estates[seat].goods[code - GIVE])
        return Option(code, [f"good:{seat}:{good}"], message)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-give", 1 if self.first == NONE_YET else 2)

    def rule(self) -> str:
        return "V2.8"


class BankGet(PlanDecision):
    """C_GET: a good of another kind than those given."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return [GET + good for good in range(GOODS) if good != self.first and good != self.second]

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        state.estates[seat].goods[code - GET] += 1
        state.note(seat, "banked", GOOD_IDS[self.first], GOOD_IDS[self.second], GOOD_IDS[code - GET])

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        good = GOOD_IDS[code - GET]
        return Option(code, [f"good:{seat}:{good}"], Message("opt-get", good))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-get", GOOD_IDS[self.first], GOOD_IDS[self.second])

    def rule(self) -> str:
        return "V2.8"
