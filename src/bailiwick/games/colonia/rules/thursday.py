"""Thursday: order goods from the craftsmen, roll for extra orders, deliver (C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.colonia.actions import CRAFTSMAN_IDS, GOOD_IDS, ORDER, PASS
from bailiwick.games.colonia.data import KINDS, STREETS
from bailiwick.games.colonia.rules.bag import put_back
from bailiwick.games.colonia.rules.decrees import move_stick
from bailiwick.games.colonia.rules.queues import members_in, seat_of, written
from bailiwick.games.colonia.rules.rounds import DayDecision, finish_action

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class PlaceOrder(DayDecision):
    """Order one good from a craftsman, or pass for the day (C4.2)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        codes: list[int] = []
        for craftsman in range(KINDS):
            if can_order(state, seat, craftsman):
                codes.append(ORDER + craftsman)
        codes.append(PASS)
        return codes

    def can_act(self, state: Colonia, seat: int) -> bool:
        return can_order_any(state, seat)

    def act(self, state: Colonia, seat: int, code: int) -> None:
        place_order(state, seat, code - ORDER)
        finish_action(state, seat)

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        craftsman = code - ORDER
        space = state.queue_length[craftsman] + 1
        message = Message(
            "opt-order",
            CRAFTSMAN_IDS[craftsman],
            CRAFTSMAN_IDS[craftsman],
            state.new_orders[craftsman] + 1,
            space,
            state.sticks[craftsman],
        )
        pieces = [f"craftsman:{CRAFTSMAN_IDS[craftsman]}", f"space:{CRAFTSMAN_IDS[craftsman]}:{space}"]
        return Option(code, pieces, message)

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-order", state.reserve[seat])

    def rule(self) -> str:
        return "C4.2"


PLACE_ORDER = PlaceOrder()


def can_order(state: Colonia, seat: int, craftsman: int) -> bool:
    """Both raw materials, one member more than there are new orders here, a free space (C4.2)."""
    return (
        state.raw[KINDS * seat + state.data.recipe_first[craftsman]] > 0
        and state.raw[KINDS * seat + state.data.recipe_second[craftsman]] > 0
        and state.reserve[seat] > state.new_orders[craftsman]
        and state.queue_length[craftsman] < state.data.order_spaces
    )


def can_order_any(state: Colonia, seat: int) -> bool:
    """Is there a craftsman this family can go to?"""
    return any(can_order(state, seat, craftsman) for craftsman in range(KINDS))


def place_order(state: Colonia, seat: int, craftsman: int) -> None:
    """Pay the recipe into the bag; this week's n-th order here takes n members (C4.2–C4.3)."""
    put_back(state, seat, state.data.recipe_first[craftsman])
    put_back(state, seat, state.data.recipe_second[craftsman])
    state.new_orders[craftsman] += 1
    members = state.new_orders[craftsman]
    state.reserve[seat] -= members
    queue_order(state, craftsman, seat, members)
    state.tell("ordered", seat, GOOD_IDS[craftsman], CRAFTSMAN_IDS[craftsman], members)


def queue_order(state: Colonia, craftsman: int, seat: int, members: int) -> None:
    """The members stand on the first free space below the queue."""
    at = state.data.order_spaces * craftsman + state.queue_length[craftsman]
    state.queues[at] = written(seat, members)
    state.queue_length[craftsman] += 1


def make_goods(state: Colonia) -> None:
    """Extra orders by dice, delivery, members to the street, sticks back (C4.4–C4.7)."""
    for _ in range(state.data.dice[state.week_card()]):
        use_extra_die(state, state.rng.below(6) + 1)
    for seat in range(state.seats):
        state.reserve[seat] += state.streets[STREETS * seat + 2]
        state.streets[STREETS * seat + 2] = 0
    for craftsman in range(KINDS):
        deliver(state, craftsman)
        state.sticks[craftsman] = 0
        state.new_orders[craftsman] = 0


def use_extra_die(state: Colonia, face: int) -> None:
    """1–5 move that craftsman's stick, 6 moves all (C4.4)."""
    state.tell("rolled-extra", face)
    if face <= KINDS:
        move_stick(state, face - 1, 1)
        return
    for craftsman in range(KINDS):
        move_stick(state, craftsman, 1)


def deliver(state: Colonia, craftsman: int) -> None:
    """From the top space down to the stick, each order brings its owner one good (C4.5–C4.7)."""
    spaces = state.data.order_spaces
    length = state.queue_length[craftsman]
    # R10: when the goods run out, the remaining orders wait with their members.
    done = min(state.sticks[craftsman], length, state.supply[craftsman])
    start = spaces * craftsman
    for at in range(start, start + done):
        seat, members = seat_of(state.queues[at]), members_in(state.queues[at])
        state.goods[KINDS * seat + craftsman] += 1
        state.streets[STREETS * seat + 2] += members
        state.tell("delivered", seat, GOOD_IDS[craftsman], members)
    state.supply[craftsman] -= done
    for at in range(start, start + spaces):
        state.queues[at] = state.queues[at + done] if at + done < start + length else 0
    state.queue_length[craftsman] = length - done
