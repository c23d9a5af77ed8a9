"""Paying goods unit by unit; only what leaves the rest of the bill payable is offered (V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import (
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    PAY_COIN,
    PAY_FIELD,
    PAY_GUILD,
    PAY_STOCK,
    PLOW,
)
from bailiwick.games.village.rules.gains import complete

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

UNITS: Final = 5  # in the bill, after the goods: units that are “good or coin”
UNIT_GOOD: Final = 6  # which good that is
NOTHING: Final = -1


# ---- can it be paid? ------------------------------------------------------------------------------


def available(state: Village, seat: int, good: int) -> int:
    """Goods in the building that makes them, and plows on fields (4.0)."""
    stock = state.goods[seat * GOODS + good]
    return stock + state.plows[seat].bit_count() if good == PLOW else stock


def missing(state: Village, seat: int, needs: list[int]) -> int:
    """How many of *needs* the own goods do not cover."""
    short = 0
    for good in range(GOODS):
        need = needs[good]
        if need:
            short += max(0, need - available(state, seat, good))
    return short


def can_pay_goods(state: Village, seat: int, needs: list[int]) -> bool:
    """Guild markers stand in for what is missing (4.0)."""
    return missing(state, seat, needs) <= state.guild[seat]


def can_pay_units(state: Village, seat: int, good: int, units: int) -> bool:
    """Each unit is a good or a coin, in any mix (R-34)."""
    return available(state, seat, good) + state.guild[seat] + state.coins[seat] >= units


# ---- paying ---------------------------------------------------------------------------------------


def pay_coins(state: Village, seat: int, coins: int) -> None:
    """Hand in coins, if any."""
    if coins:
        state.coins[seat] -= coins
        state.tell("paid-coins", seat, coins)


def settle_bill(state: Village, seat: int) -> None:
    """Pay what can be paid in one way only, ask for the rest, then carry the banner out."""
    while True:
        good = next_good(state)
        if good == NOTHING:
            code = state.paying
            state.paying = NOTHING
            complete(state, seat, code)
            return
        codes = payments(state, seat, good)
        if len(codes) > 1:
            state.ask(seat, PAY)
            return
        pay(state, seat, good, codes[0])


def next_good(state: Village) -> int:
    """The good of the next unit on the bill."""
    for good in range(GOODS):
        if state.bill[good]:
            return good
    return state.bill[UNIT_GOOD] if state.bill[UNITS] else NOTHING


def payments(state: Village, seat: int, good: int) -> list[int]:
    """The ways to pay one unit of *good*."""
    codes: list[int] = []
    owed = state.bill[good]
    if state.goods[seat * GOODS + good]:
        codes.append(PAY_STOCK)
    if state.guild[seat] and (owed == 0 or has_spare_marker(state, seat, good)):
        codes.append(PAY_GUILD)
    if owed == 0 and state.coins[seat]:
        codes.append(PAY_COIN)
    if good == PLOW:
        codes.extend([PAY_FIELD + field for field in range(FIELDS) if state.plows[seat] >> field & 1])
    return codes


def has_spare_marker(state: Village, seat: int, good: int) -> bool:
    """A marker may go where a good would do only if the others still suffice for the rest."""
    return missing(state, seat, state.bill) < state.guild[seat] or available(state, seat, good) == 0


def pay(state: Village, seat: int, good: int, code: int) -> None:
    """Hand in one unit."""
    if code == PAY_STOCK:
        state.goods[seat * GOODS + good] -= 1
        state.tell("paid-stock", seat, GOOD_NAMES[good])
    elif code == PAY_GUILD:
        state.guild[seat] -= 1
        state.tell("paid-guild", seat, GOOD_NAMES[good])
    elif code == PAY_COIN:
        state.coins[seat] -= 1
        state.tell("paid-coins", seat, 1)
    else:
        state.plows[seat] &= ~(1 << (code - PAY_FIELD))
        state.tell("paid-field", seat, FIELD_NAMES[code - PAY_FIELD])
    state.bill[good if state.bill[good] else UNITS] -= 1


class Pay(Decision["Village"]):
    """One unit of the bill."""

    def options(self, state: Village, seat: int) -> list[int]:
        return payments(state, seat, next_good(state))

    def choose(self, state: Village, seat: int, code: int) -> None:
        pay(state, seat, next_good(state), code)
        settle_bill(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        good = GOOD_NAMES[next_good(state)]
        if code == PAY_STOCK:
            return Option(code, [f"goods:{seat}:{good}"], Message("pay-stock", good))
        if code == PAY_GUILD:
            return Option(code, [f"guild:{seat}"], Message("pay-guild", good))
        if code == PAY_COIN:
            return Option(code, [f"coins:{seat}"], Message("pay-coin", good))
        field = code - PAY_FIELD
        return Option(code, [f"field:{seat}:{field}"], Message("pay-field", FIELD_NAMES[field]))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-pay", GOOD_NAMES[next_good(state)])

    def rule(self) -> str:
        return "V4.10"


PAY: Final = Pay()
