"""C4: orders, extra dice, delivery, queues."""

from __future__ import annotations

import pytest

from bailiwick.games.colonia.actions import ORDER, PASS
from bailiwick.games.colonia.rules.decrees import move_stick
from bailiwick.games.colonia.rules.phases import ORDERS
from bailiwick.games.colonia.rules.thursday import can_order, deliver, queue_order, use_extra_die
from bailiwick.games.colonia.state import Colonia

from .table import (
    BLUE,
    GREEN,
    PAINTER,
    RED,
    SADDLER,
    SHOEMAKER,
    TAILOR,
    YELLOW,
    adopt,
    empty_handed,
    give_raw,
    go,
    goods,
    heard,
    members,
    phase,
    skip_to,
    started,
    streets,
)

QUIET = ["home_tuesday", "sail_one", "one_fewer"]


def thursday(card: str = "w01", seats: int = 4) -> Colonia:
    """Thursday, everybody empty-handed."""
    state = started(card, QUIET, seats)
    skip_to(state, "wed_buy")
    empty_handed(state)
    return state


def order_of(state: Colonia, craftsman: int) -> list[tuple[int, int]]:
    return [(order & 7, order >> 3) for order in state.queue(craftsman)]


def test_x10_x11_the_second_order_of_the_week_costs_two_members() -> None:
    state = thursday()
    give_raw(state, YELLOW, "leather", "iron")
    give_raw(state, BLUE, "leather", "iron")
    go(state, ORDERS, 4)
    leather, reserve = state.bag[0], list(state.reserve)
    state.choose(YELLOW, ORDER + SADDLER)
    assert order_of(state, SADDLER) == [(YELLOW, 1)]
    assert state.bag[0] == leather + 1
    state.choose(BLUE, ORDER + SADDLER)
    assert [event.args for event in heard(state, "ordered")][-1] == [BLUE, "saddle", "saddler", 2]
    assert reserve[BLUE] - state.reserve[BLUE] == 2


def test_x12_a_six_moves_all_sticks() -> None:
    state = thursday()
    use_extra_die(state, 4)
    assert state.sticks == [1, 2, 1, 3, 1]
    use_extra_die(state, 6)
    assert state.sticks == [2, 3, 2, 4, 2]


@pytest.mark.parametrize(("card", "dice"), [("w01", 5), ("w07", 6), ("w08", 3)])
def test_x12_as_many_rolls_as_the_week_card_says(card: str, dice: int) -> None:
    state = thursday(card)
    go(state, ORDERS, 4)
    assert phase(state) != "thu_order"
    assert len(heard(state, "rolled-extra")) == dice


def test_c4_4_every_face_of_the_die_comes_up() -> None:
    faces: set[object] = set()
    for seed in range(20):
        state = started("w07", QUIET, seed=seed)
        skip_to(state, "fri_vote")
        faces |= {event.args[0] for event in heard(state, "rolled-extra")}
    assert faces == {1, 2, 3, 4, 5, 6}


def test_x13_the_stick_decides_who_gets_a_painting() -> None:
    """Red, green, red, yellow wait at the painter; the stick is on 3 (C4.5)."""
    state = thursday()
    for seat in (RED, GREEN, RED, YELLOW):
        queue_order(state, PAINTER, seat, 1)
    state.sticks[PAINTER] = 3
    deliver(state, PAINTER)
    assert [goods(state, seat)[PAINTER] for seat in (RED, GREEN, YELLOW)] == [2, 1, 0]


def test_x14_undelivered_orders_slide_up() -> None:
    state = thursday()
    for seat, count in ((RED, 1), (GREEN, 2), (BLUE, 3), (YELLOW, 4)):
        queue_order(state, PAINTER, seat, count)
    state.sticks[PAINTER] = 2
    deliver(state, PAINTER)
    assert order_of(state, PAINTER) == [(BLUE, 3), (YELLOW, 4)]
    assert state.queues[10 * PAINTER + 2] == 0


def test_y7_old_orders_do_not_raise_the_price() -> None:
    state = thursday()
    queue_order(state, PAINTER, YELLOW, 3)
    state.reserve[YELLOW] -= 3
    give_raw(state, RED, "wood", "linen")
    give_raw(state, GREEN, "wood", "linen")
    state.order = [RED, GREEN, YELLOW, BLUE]
    go(state, ORDERS, 4)
    state.choose(RED, ORDER + PAINTER)
    assert order_of(state, PAINTER) == [(YELLOW, 3), (RED, 1)]
    state.week_deck = (12, *state.week_deck[1:])
    state.sticks[PAINTER] = 1
    state.new_orders[PAINTER] = 1
    queue_order(state, PAINTER, GREEN, 2)
    use_extra_die(state, 3)
    deliver(state, PAINTER)
    assert [goods(state, seat)[PAINTER] for seat in (YELLOW, RED, GREEN)] == [1, 1, 0]
    assert [streets(state, seat)[2] for seat in (YELLOW, RED)] == [3, 1]
    assert order_of(state, PAINTER) == [(GREEN, 2)]


def test_c4_3_r30_the_first_order_of_a_week_costs_one() -> None:
    state = thursday()
    for _ in range(3):
        queue_order(state, PAINTER, YELLOW, 3)
    give_raw(state, RED, "wood", "linen")
    members(state, RED, 1)
    assert can_order(state, RED, PAINTER)


def test_y8_too_few_members_for_the_next_order() -> None:
    state = thursday()
    state.new_orders[TAILOR] = 3
    give_raw(state, RED, "linen", "fur")
    members(state, RED, 3)
    assert not can_order(state, RED, TAILOR)
    members(state, RED, 4)
    assert can_order(state, RED, TAILOR)


def test_y9_r10_without_goods_the_order_waits_with_its_members() -> None:
    state = thursday()
    state.supply[SHOEMAKER] = 1
    queue_order(state, SHOEMAKER, RED, 1)
    queue_order(state, SHOEMAKER, GREEN, 2)
    state.sticks[SHOEMAKER] = 3
    deliver(state, SHOEMAKER)
    assert goods(state, RED)[SHOEMAKER] == 1
    assert order_of(state, SHOEMAKER) == [(GREEN, 2)]
    assert streets(state, GREEN)[2] == 0


def test_y23_six_dice_and_one_regular_order_each() -> None:
    state = thursday("w07")
    for face in (6, 2, 2, 5, 1, 6):
        use_extra_die(state, face)
    assert state.sticks == [4, 5, 3, 3, 4]


def test_y30_extra_saddler_before_the_dice() -> None:
    state = started("w01", ["extra_saddler", "sail_one", "one_fewer"])
    skip_to(state, "thu_vote")
    adopt(state)
    assert state.sticks[SADDLER] == 3
    for face in (1, 1, 6, 4, 3):
        use_extra_die(state, face)
    assert state.sticks == [6, 3, 3, 4, 2]


def test_c4_2_a_full_column_takes_no_order() -> None:
    state = thursday()
    give_raw(state, RED, "wood", "linen")
    for _ in range(10):
        queue_order(state, PAINTER, YELLOW, 1)
    assert not can_order(state, RED, PAINTER)


def test_r13_a_stick_stops_at_the_last_space() -> None:
    state = thursday()
    move_stick(state, PAINTER, 50)
    assert state.sticks[PAINTER] == 10


def test_c4_2_both_raw_materials_are_needed() -> None:
    state = thursday()
    give_raw(state, RED, "wood", "leather")
    assert not any(can_order(state, RED, craftsman) for craftsman in range(5))


def test_c4_6_old_members_come_home_before_new_ones_line_the_street() -> None:
    state = thursday()
    members(state, YELLOW, 5, 0, 0, 4)
    give_raw(state, YELLOW, "iron", "wood")
    go(state, ORDERS, 4)
    state.choose(YELLOW, ORDER + 1)
    assert phase(state) != "thu_order"
    assert streets(state, YELLOW)[2] == 1
    assert state.reserve[YELLOW] == 5 - 1 + 4
    assert state.sticks == [0] * 5
    assert state.new_orders == [0] * 5


def test_c0_4_a_forced_pass_looks_like_any_other() -> None:
    """Blue could order and passes; green could not: the journal says the same of both."""
    state = thursday()
    give_raw(state, YELLOW, "iron", "wood")
    give_raw(state, BLUE, "iron", "wood")
    state.journal = []
    go(state, ORDERS, 4)
    state.choose(YELLOW, ORDER + 1)
    state.choose(BLUE, PASS)
    lines = [(event.key, event.args[0]) for event in state.journal[:5]]
    assert lines == [
        ("ordered", YELLOW),
        ("passed", BLUE),
        ("passed", GREEN),
        ("passed", RED),
        ("passed", YELLOW),
    ]
    assert heard(state, "forced") == []
