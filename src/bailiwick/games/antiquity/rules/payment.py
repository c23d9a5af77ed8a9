"""Paying in food and luxury, good by good in canonical order (V0.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import GOOD_IDS, PAY
from bailiwick.games.antiquity.estate import FIRST_FOOD, FIRST_LUXURY, Estate
from bailiwick.games.antiquity.rules.plan import PlanDecision

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def pay_codes(estate: Estate, food: int, luxury: int, after: int) -> list[int]:
    """The next good: food before luxury, and the rest can still be paid after it."""
    first, amount = (FIRST_FOOD, food) if food else (FIRST_LUXURY, luxury)
    distinct = amount > 1 and estate.needs_different()
    codes: list[int] = []
    for good in range(max(first, after), first + 4):
        if not estate.goods[good]:
            continue
        if amount == 1 or rest_payable(estate, good, first, amount - 1, distinct):
            codes.append(PAY + good)
    return codes


def rest_payable(estate: Estate, good: int, first: int, amount: int, distinct: bool) -> bool:
    """After paying *good*, can *amount* more goods of the class be paid?"""
    if distinct:
        return estate.can_pay(first, amount, good + 1, True)
    return estate.can_pay(first, amount + 1, good, False)


def pay_good(estate: Estate, code: int, several: bool) -> int:
    """One good leaves the pool; says from which good on the next one may be."""
    good = code - PAY
    estate.lose(good, 1)
    return good + 1 if several and estate.needs_different() else good


class Pay(PlanDecision):
    """C_PAY inside a plan: one good of the class that is due."""

    def __init__(self, food: int, luxury: int, after: int) -> None:
        self.food = food
        self.luxury = luxury
        self.after = after

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        return pay_codes(state.estates[seat], self.food, self.luxury, self.after)

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        state.note(seat, "paid", GOOD_IDS[code - PAY])
        after = pay_good(state.estates[seat], code, self.food + self.luxury > 1)
        if self.food > 1:
            state.ask(seat, Pay(self.food - 1, self.luxury, after))
        elif self.food == 1 and self.luxury:
            state.ask(seat, Pay(0, self.luxury, 0))
        elif self.food == 0 and self.luxury > 1:
            state.ask(seat, Pay(0, self.luxury - 1, after))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        return describe_pay(state, seat, code)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-pay", self.food, self.luxury)

    def rule(self) -> str:
        return "V0.2"


class LandPay(Decision["Antiquity"]):
    """C_PAY for a new city on the countryside (V4.9)."""

    def __init__(self, food: int, luxury: int, after: int) -> None:
        self.food = food
        self.luxury = luxury
        self.after = after

    def options(self, state: Antiquity, seat: int) -> list[int]:
        return pay_codes(state.estates[seat], self.food, self.luxury, self.after)

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        state.tell("paid", seat, GOOD_IDS[code - PAY])
        after = pay_good(state.estates[seat], code, self.food + self.luxury > 1)
        if self.food > 1:
            state.ask(seat, LandPay(self.food - 1, self.luxury, after))
        elif self.food == 1 and self.luxury:
            state.ask(seat, LandPay(0, self.luxury, 0))
        elif self.food == 0 and self.luxury > 1:
            state.ask(seat, LandPay(0, self.luxury - 1, after))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        return describe_pay(state, seat, code)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-pay", self.food, self.luxury)

    def rule(self) -> str:
        return "V4.9"


def describe_pay(state: Antiquity, seat: int, code: int) -> Option:
    """A good of the pool, and how many there are."""
    good = code - PAY
    message = Message("opt-pay", GOOD_IDS[good], state.estates[seat].goods[good])
    return Option(code, [f"good:{seat}:{GOOD_IDS[good]}"], message)
