"""What adopted decrees do (CD), and the good everybody starts with (S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import CRAFTSMAN_IDS, GOOD, GOOD_IDS, TAKE
from bailiwick.games.colonia.data import (
    DIE_GOOD,
    DRAW_TWO,
    EFFECTS,
    EXCHANGE_FIVE,
    EXTRA_HOLDS,
    EXTRA_SADDLER,
    EXTRA_SHOEMAKER,
    EXTRA_SPACES,
    FOREIGN_MERCHANTS,
    HOME_THURSDAY,
    HOME_TUESDAY,
    HOME_WEDNESDAY,
    KINDS,
    MARKET_PLUS_ONE,
    ONE_FEWER,
    REGULAR_STALLS,
    SAIL_ONE,
    SAIL_TWO,
    SPACES,
    STALLS,
    STREETS,
    TWO_RELICS,
)
from bailiwick.games.colonia.rules.bag import (
    bag_count,
    begin_later_draw,
    draw_blindly,
    draw_to_stall,
    note_bag,
)
from bailiwick.games.colonia.rules.exchange import EXCHANGE_FROM_CITY
from bailiwick.games.colonia.rules.monday import tell_stall
from bailiwick.games.colonia.rules.saturday import refill_harbour, settle_ships
from bailiwick.games.colonia.rules.sunday import lay_relic

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class PickDieGood(Decision["Colonia"]):
    """The die shows 6: any good of the supply (CD.14, S7)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [GOOD + good for good in range(KINDS) if state.supply[good]]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        take_good(state, seat, code - GOOD)
        state.finish_turn(seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        good = GOOD_IDS[code - GOOD]
        return Option(code, [f"good:{good}"], Message("opt-good", good))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-good")

    def rule(self) -> str:
        return "CD.14"


class TakeUpTo(Decision["Colonia"]):
    """With the option strict_may a family takes as much of a decree as it likes (R6)."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [TAKE + count for count in range(most_to_take(state, seat, self.effect) + 1)]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        take(state, seat, self.effect, code - TAKE)
        state.finish_turn(seat)

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        return Option(code, [], Message("opt-take", code - TAKE))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-take", EFFECTS[self.effect])

    def rule(self) -> str:
        return "R6"


PICK_DIE_GOOD = PickDieGood()


# ---- carried out at once ----------------------------------------------------------------------


def begin_decree(state: Colonia, effect: int) -> None:
    """What a decree does to the table; what it does for each family follows in player order."""
    if effect == MARKET_PLUS_ONE:
        enlarge_market(state)
    elif effect == FOREIGN_MERCHANTS:
        open_foreign_stalls(state)
    elif EXTRA_SADDLER <= effect <= EXTRA_SHOEMAKER:
        move_stick(state, effect - EXTRA_SADDLER, state.data.extra_orders)
    elif effect == SAIL_ONE:
        sail_at_once(state, 1)
    elif effect == SAIL_TWO:
        sail_at_once(state, 2)
    elif effect == EXTRA_HOLDS:
        state.extra_holds = True
    elif effect == TWO_RELICS:
        lay_extra_relics(state)
    elif effect == ONE_FEWER:
        state.fewer_next = True
    elif effect == DRAW_TWO:
        begin_later_draw(state)


def enlarge_market(state: Colonia) -> None:
    """One more raw material on each regular stall while the bag lasts (CD.1, R5)."""
    for stall in range(REGULAR_STALLS):
        draw_to_stall(state, stall, 1)
        tell_stall(state, stall)
    note_bag(state)


def open_foreign_stalls(state: Colonia) -> None:
    """Two extra stalls for this Wednesday (CD.2)."""
    for stall in range(REGULAR_STALLS, STALLS):
        draw_to_stall(state, stall, state.data.foreign_raw)
        tell_stall(state, stall)
    note_bag(state)


def move_stick(state: Colonia, craftsman: int, spaces: int) -> None:
    """A stick moves down, at most to the last order space (CD.6–CD.10, R13)."""
    state.sticks[craftsman] = min(state.sticks[craftsman] + spaces, state.data.order_spaces)
    state.tell("stick-stands", CRAFTSMAN_IDS[craftsman], state.sticks[craftsman])


def sail_at_once(state: Colonia, ships: int) -> None:
    """The first ships leave now; Saturday's number stays (CD.11–CD.12, R7)."""
    settle_ships(state, ships)
    refill_harbour(state)


def lay_extra_relics(state: Colonia) -> None:
    """A card on each free extra space (CD.16)."""
    for space in range(SPACES - EXTRA_SPACES, SPACES):
        if state.display[space] < 0:
            lay_relic(state, space)


# ---- carried out for each family, in player order -----------------------------------------------


def continue_decree(state: Colonia, effect: int) -> bool:
    """The next families take their part; True when one of them has to decide."""
    while state.turn < state.seats:
        seat = state.order[state.turn]
        state.turn += 1
        if take_part(state, seat, effect):
            return True
    return False


def take_part(state: Colonia, seat: int, effect: int) -> bool:
    """What the decree does for one family; True when it has to decide."""
    if effect == DIE_GOOD:
        return roll_for_good(state, seat)
    if effect == EXCHANGE_FIVE:
        return ask_to_exchange(state, seat)
    most = most_to_take(state, seat, effect)
    if most == 0:
        return False
    if state.strict_may:
        state.ask(seat, TakeUpTo(effect))
        return True
    take(state, seat, effect, most)
    return False


def most_to_take(state: Colonia, seat: int, effect: int) -> int:
    """How many members or raw materials a decree lets this family take (CD.3–CD.5, CD.13)."""
    if effect == DRAW_TWO:
        return min(state.data.decree_draw, bag_count(state))
    street = street_of(effect)
    return min(state.data.home_members, state.streets[STREETS * seat + street]) if street >= 0 else 0


def street_of(effect: int) -> int:
    """The street from which a decree sends members home, or −1."""
    if effect == HOME_TUESDAY:
        return 0
    if effect == HOME_WEDNESDAY:
        return 1
    return 2 if effect == HOME_THURSDAY else -1


def take(state: Colonia, seat: int, effect: int, count: int) -> None:
    """Members come home, or raw materials are drawn behind the screen."""
    if effect == DRAW_TWO:
        draw_blindly(state, seat, count, state.later)
        return
    state.streets[STREETS * seat + street_of(effect)] -= count
    state.reserve[seat] += count
    state.tell("members-home", seat, count)


def ask_to_exchange(state: Colonia, seat: int) -> bool:
    """Who has no money at all is skipped (CD.18)."""
    if sum(state.money[4 * seat : 4 * seat + 4]) == 0:
        return False
    state.ask(seat, EXCHANGE_FROM_CITY)
    return True


# ---- dice for goods -----------------------------------------------------------------------------


def roll_for_good(state: Colonia, seat: int) -> bool:
    """1–5 give that craftsman's good, 6 any; True when the family has to choose (CD.14)."""
    return use_roll(state, seat, state.rng.below(6) + 1)


def use_roll(state: Colonia, seat: int, face: int) -> bool:
    """What is not in supply is not given."""
    state.tell("rolled-for-good", seat, face)
    if face <= KINDS:
        if state.supply[face - 1]:
            take_good(state, seat, face - 1)
        return False
    if sum(state.supply) == 0:
        return False
    state.ask(seat, PICK_DIE_GOOD)
    return True


def take_good(state: Colonia, seat: int, good: int) -> None:
    """One good from the supply."""
    state.supply[good] -= 1
    state.goods[KINDS * seat + good] += 1
    state.tell("got-good", seat, GOOD_IDS[good])


def give_start_goods(state: Colonia) -> bool:
    """S7: in seat order everybody rolls for a good, or chooses one with choose_start_good."""
    while state.turn < state.seats:
        seat = state.turn
        state.turn += 1
        if state.choose_start_good:
            state.ask(seat, PICK_DIE_GOOD)
            return True
        if roll_for_good(state, seat):
            return True
    return False
