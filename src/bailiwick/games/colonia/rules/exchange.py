"""The decree exchange_five: from a currency, to another, how much (CD.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import (
    CITY_IDS,
    EXCHANGE_AMOUNT,
    EXCHANGE_FROM,
    EXCHANGE_SKIP,
    EXCHANGE_TO,
)
from bailiwick.games.colonia.data import CITIES

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class ExchangeFromCity(Decision["Colonia"]):
    """The currency to give, or nothing at all."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        codes = [EXCHANGE_FROM + city for city in range(CITIES) if state.money[CITIES * seat + city]]
        codes.append(EXCHANGE_SKIP)
        return codes

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        if code == EXCHANGE_SKIP:
            state.tell("exchanged-nothing", seat)
            state.finish_turn(seat)
        else:
            state.ask(seat, ExchangeToCity(code - EXCHANGE_FROM))

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        if code == EXCHANGE_SKIP:
            return Option(code, [], Message("opt-exchange-skip"))
        city = code - EXCHANGE_FROM
        pieces = [f"money:{seat}:{CITY_IDS[city]}"]
        return Option(
            code, pieces, Message("opt-exchange-from", CITY_IDS[city], state.money[CITIES * seat + city])
        )

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-exchange-from", state.data.exchange_limit)

    def rule(self) -> str:
        return "CD.18"


class ExchangeToCity(Decision["Colonia"]):
    """The currency to receive."""

    def __init__(self, giving: int) -> None:
        self.giving = giving

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [EXCHANGE_TO + city for city in range(CITIES) if city != self.giving]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        state.ask(seat, ExchangeHowMuch(self.giving, code - EXCHANGE_TO))

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        city = CITY_IDS[code - EXCHANGE_TO]
        return Option(code, [f"money:{seat}:{city}"], Message("opt-exchange-to", CITY_IDS[self.giving], city))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-exchange-to", CITY_IDS[self.giving])

    def rule(self) -> str:
        return "CD.18"


class ExchangeHowMuch(Decision["Colonia"]):
    """One to five, as far as the money goes."""

    def __init__(self, giving: int, getting: int) -> None:
        self.giving = giving
        self.getting = getting

    def options(self, state: Colonia, seat: int) -> list[int]:
        most = min(state.data.exchange_limit, state.money[CITIES * seat + self.giving])
        return [EXCHANGE_AMOUNT + amount - 1 for amount in range(1, most + 1)]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        amount = code - EXCHANGE_AMOUNT + 1
        state.money[CITIES * seat + self.giving] -= amount
        state.money[CITIES * seat + self.getting] += amount
        state.tell("exchanged", seat, amount, CITY_IDS[self.giving], CITY_IDS[self.getting])
        state.finish_turn(seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        giving, getting = CITY_IDS[self.giving], CITY_IDS[self.getting]
        amount = code - EXCHANGE_AMOUNT + 1
        pieces = [f"amount:{amount}"]
        return Option(code, pieces, Message("opt-exchange-amount", amount, giving, getting))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-exchange-amount", CITY_IDS[self.giving], CITY_IDS[self.getting])

    def rule(self) -> str:
        return "CD.18"


EXCHANGE_FROM_CITY = ExchangeFromCity()
