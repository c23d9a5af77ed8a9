"""The steward's office: taking customers from the display (V4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import ABBOT, CUSTOMER_NAMES, NO, STOP, TAKE, TRADE_CHURCH, YES

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

EMPTY: Final = -1


def visit_steward(state: Village, seat: int, most: int) -> None:
    """Up to *most* customers for time and coins; the trade church comes first (V4.7)."""
    state.customers_taken = 0
    state.customers_most = most
    if state.church[seat] == TRADE_CHURCH and state.has(seat, ABBOT):
        if state.deck and on_display(state) <= state.data.display:
            state.ask(seat, STEWARD_EXTRA)
        else:
            ask_free(state, seat)
    else:
        ask_next(state, seat)


def on_display(state: Village) -> int:
    """How many customers are on show."""
    return len(state.display) - state.display.count(EMPTY)


def ask_free(state: Village, seat: int) -> None:
    """The trade church gives one customer for nothing."""
    if on_display(state):
        state.ask(seat, STEWARD_FREE)
    else:
        ask_next(state, seat)


def ask_next(state: Village, seat: int) -> None:
    """Another one? Not beyond the limit, without the coins, or from an empty display."""
    taken = state.customers_taken
    if taken < state.customers_most and next_coins(state) <= state.coins[seat] and on_display(state):
        state.ask(seat, STEWARD_PICK)
    else:
        refill(state)


def next_time(state: Village) -> int:
    """The time the next customer costs (2.4)."""
    taken, totals = state.customers_taken, state.data.steward_time
    return totals[taken] - (totals[taken - 1] if taken else 0)


def next_coins(state: Village) -> int:
    """The coins the next customer costs (2.4)."""
    taken, totals = state.customers_taken, state.data.steward_coins
    return totals[taken] - (totals[taken - 1] if taken else 0)


def take_customer(state: Village, seat: int, customer: int) -> None:
    """From the display to the own queue."""
    state.display[state.display.index(customer)] = EMPTY
    state.waiting[seat] |= 1 << customer


def show_customer(state: Village) -> None:
    """Turn up the top card of the pile, in the first free place."""
    customer = state.deck.pop(0)
    state.display[state.display.index(EMPTY)] = customer
    state.reveal()
    state.tell("customer-came", CUSTOMER_NAMES[customer])


def refill(state: Village) -> None:
    """Fill the display up again; a seventh customer stays until taken (V4.7, R-30)."""
    while state.deck and on_display(state) < state.data.display:
        show_customer(state)


class StewardExtra(Decision["Village"]):
    """Trade church: turn up one more customer first? (V4.7, R-30)"""

    def options(self, state: Village, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == YES:
            show_customer(state)
        ask_free(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        return Option(
            code, ["place:deck"], Message("steward-extra-yes" if code == YES else "steward-extra-no")
        )

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-steward-extra")

    def rule(self) -> str:
        return "V4.7"


class TakeCustomer(Decision["Village"]):
    """Any customer on display, or stop."""

    def options(self, state: Village, seat: int) -> list[int]:
        codes = [TAKE + customer for customer in state.display if customer >= 0]
        codes.append(STOP)
        return codes


class StewardFree(TakeCustomer):
    """Trade church: one customer for nothing (V4.7)."""

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code != STOP:
            take_customer(state, seat, code - TAKE)
            state.tell("took-free", seat, CUSTOMER_NAMES[code - TAKE])
        ask_next(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        if code == STOP:
            return Option(code, [], Message("take-none-free"))
        customer = CUSTOMER_NAMES[code - TAKE]
        return Option(code, [f"customer:{customer}"], Message("take-free", customer))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-steward-free")

    def rule(self) -> str:
        return "V4.7"


class StewardPick(TakeCustomer):
    """The next customer at its price (V4.7, R-08)."""

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == STOP:
            refill(state)
            return
        time, coins = next_time(state), next_coins(state)
        state.spend_time(seat, time)
        state.coins[seat] -= coins
        state.customers_taken += 1
        take_customer(state, seat, code - TAKE)
        state.tell("took-customer", seat, CUSTOMER_NAMES[code - TAKE], time, coins)
        ask_next(state, seat)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        if code == STOP:
            return Option(code, [], Message("steward-stop"))
        customer = CUSTOMER_NAMES[code - TAKE]
        message = Message("take-customer", customer, next_time(state), next_coins(state))
        return Option(code, [f"customer:{customer}"], message)

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-steward-pick", state.customers_taken, state.customers_most)

    def rule(self) -> str:
        return "V4.7"


STEWARD_EXTRA: Final = StewardExtra()
STEWARD_FREE: Final = StewardFree()
STEWARD_PICK: Final = StewardPick()
