"""The price of a journey: a wagon or coins, and what the last card's grey banner adds (V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import ALT_COINS, ALT_WAGON, BEER, LETTERS, TRAVELLER, WAGON
from bailiwick.games.village.rules.payment import can_pay_goods, pay_coins, settle_bill
from bailiwick.games.village.rules.travel import last_card

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def can_travel(state: Village, seat: int, value: int) -> bool:
    """A traveller, a next letter whose pile has cards, no chapel, and the fare (2.13, R-11)."""
    letter = state.journeys[seat]
    if letter == LETTERS or not state.has(seat, TRAVELLER) or not state.data.travel_banner[letter][value]:
        return False
    if not state.travel_piles[letter] or has_ended(state, seat):
        return False
    return can_take_wagon(state, seat, letter) or can_pay_fare(state, seat, letter)


def has_ended(state: Village, seat: int) -> bool:
    """After the chapel nobody travels on."""
    last = last_card(state, seat)
    return last >= 0 and state.data.travel_ends[last]


def goods_owed(state: Village, seat: int, wagons: int) -> list[int]:
    """Wagons, and the beer of the grey banner."""
    last = last_card(state, seat)
    return [0, state.data.grey_beer[last] if last >= 0 else 0, 0, 0, wagons]


def toll(state: Village, seat: int) -> int:
    """The coins of the grey banner."""
    last = last_card(state, seat)
    return state.data.grey_coins[last] if last >= 0 else 0


def can_take_wagon(state: Village, seat: int, letter: int) -> bool:
    """Pay with wagons (or guild markers); the toll remains to be paid in coins."""
    goods = goods_owed(state, seat, state.data.travel_wagons[letter])
    return state.coins[seat] >= toll(state, seat) and can_pay_goods(state, seat, goods)


def can_pay_fare(state: Village, seat: int, letter: int) -> bool:
    """Pay with coins; the beer of the grey banner remains to be paid in goods."""
    coins = state.data.travel_coins[letter] + toll(state, seat)
    return state.coins[seat] >= coins and can_pay_goods(state, seat, goods_owed(state, seat, 0))


def travel_time(state: Village, seat: int) -> int:
    """The printed time of the next letter and the time of the grey banner."""
    last = last_card(state, seat)
    grey = state.data.grey_time[last] if last >= 0 else 0
    return state.data.travel_time[state.journeys[seat]] + grey


def set_out(state: Village, seat: int) -> None:
    """Pay the time; then the fare, in the way that is possible or chosen."""
    letter = state.journeys[seat]
    state.spend_time(seat, travel_time(state, seat))
    if not can_pay_fare(state, seat, letter):
        pay_journey(state, seat, ALT_WAGON)
    elif not can_take_wagon(state, seat, letter):
        pay_journey(state, seat, ALT_COINS)
    else:
        state.ask(seat, FARE)


def pay_journey(state: Village, seat: int, code: int) -> None:
    """Coins at once, goods unit by unit."""
    letter = state.journeys[seat]
    by_wagon = code == ALT_WAGON
    goods = goods_owed(state, seat, state.data.travel_wagons[letter] if by_wagon else 0)
    state.bill[BEER] = goods[BEER]
    state.bill[WAGON] = goods[WAGON]
    pay_coins(state, seat, toll(state, seat) + (0 if by_wagon else state.data.travel_coins[letter]))
    settle_bill(state, seat)


class Fare(Decision["Village"]):
    """By wagon or for coins? (V4.10)"""

    def options(self, state: Village, seat: int) -> list[int]:
        return [ALT_WAGON, ALT_COINS]

    def choose(self, state: Village, seat: int, code: int) -> None:
        pay_journey(state, seat, code)

    def describe(self, state: Village, seat: int, code: int) -> Option:
        letter = state.journeys[seat]
        if code == ALT_WAGON:
            pieces = [f"goods:{seat}:wagon", f"guild:{seat}"]
            return Option(code, pieces, Message("fare-wagon", state.data.travel_wagons[letter]))
        return Option(code, [f"coins:{seat}"], Message("fare-coins", state.data.travel_coins[letter]))

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-fare")

    def rule(self) -> str:
        return "V4.10"


FARE: Final = Fare()
