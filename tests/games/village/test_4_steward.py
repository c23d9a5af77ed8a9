"""The steward's office and the trade church (V4.7)."""

from __future__ import annotations

from bailiwick.games.village.state import Village

from .table import acting, church, dead, do, offered, ready, top_monk


def shown(state: Village) -> int:
    return len([customer for customer in state.display if customer >= 0])


def take(state: Village) -> Village:
    """Take the first customer on display."""
    return do(state, offered(state, "take:")[0])


def test_t04_steward() -> None:
    state = acting(4)
    state.coins[0] = 1
    do(ready(state), "blue:steward")
    for _ in range(3):
        take(state)
    fourth = take(state.clone())
    do(state, "stop")
    assert (state.clock[0], state.coins[0], state.waiting[0].bit_count()) == (2, 0, 3)
    assert (shown(state), len(state.deck)) == (6, 24)
    assert (fourth.clock[0], fourth.waiting[0].bit_count(), fourth.actors()) == (3, 4, [1])


def test_t15_steward_without_coins() -> None:
    state = do(acting(10), "blue:steward")
    take(take(state))
    assert (state.clock[0], state.waiting[0].bit_count(), state.actors()) == (2, 2, [1])


def test_t15_stop_at_once() -> None:
    state = do(acting(10), "blue:steward", "stop")
    assert (state.clock[0], state.waiting[0], state.actors()) == (0, 0, [1])


def test_t16_trade_church_and_steward_monk() -> None:
    state = acting(6)
    church(state, "trade")
    state.coins[0] = 2
    assert top_monk(state, "steward") == "blue:monk_chalice"
    do(ready(state), "blue:monk_chalice", "do", "yes")
    assert shown(state) == 7
    take(take(take(state)))
    assert (state.waiting[0].bit_count(), state.clock[0], shown(state), state.windows(0)) == (3, 3, 6, 1)
    assert state.actors() == [1]


def test_2_10_a_monk_brings_two_customers_at_most() -> None:
    state = acting(6)
    church(state, "convent")
    state.coins[0] = 5
    top_monk(state, "steward")
    do(ready(state), "blue:monk_chalice", "do")
    take(take(state))
    assert (state.waiting[0].bit_count(), state.coins[0], state.clock[0]) == (2, 3, 3)
    assert state.actors() == [1]


def test_t33_refill_with_a_short_pile() -> None:
    state = acting(4)
    state.coins[0] = 1
    for customer in state.deck[1:]:
        state.served[1] |= 1 << customer
    state.deck = state.deck[:1]
    do(ready(state), "blue:steward")
    for _ in range(4):
        take(state)
    assert (shown(state), state.deck) == (3, [])


def test_v4_7_an_empty_display_ends_the_loop() -> None:
    state = acting(4)
    for customer in [*state.deck, *state.display[:5]]:
        state.served[1] |= 1 << customer
    state.deck, state.display = [], [-1, -1, -1, -1, -1, state.display[5], -1]
    do(ready(state), "blue:steward")
    take(state)
    assert (state.clock[0], state.actors()) == (1, [1])


def test_t40_display_stays_at_seven() -> None:
    state = acting(4)
    church(state, "trade")
    do(ready(state), "blue:steward", "yes", "stop", "stop")
    assert (shown(state), state.clock[0], state.actors()) == (7, 0, [1])
    again = acting(4)
    church(again, "trade")
    again.display, again.deck = state.display, state.deck
    do(ready(again), "blue:steward")
    assert len(offered(again, "take:")) == 7
    assert "stop" in offered(again)
    take(take(again))
    do(again, "stop")
    assert (shown(again), again.clock[0], again.waiting[0].bit_count()) == (6, 1, 2)


def test_r31_trade_church_with_an_empty_pile() -> None:
    state = acting(4)
    church(state, "trade")
    for customer in state.deck:
        state.served[1] |= 1 << customer
    state.deck = []
    do(ready(state), "blue:steward")
    assert len(offered(state, "take:")) == 6
    take(state)
    do(state, "stop")
    assert (state.clock[0], state.waiting[0].bit_count(), shown(state)) == (0, 1, 5)


def test_2_9_the_trade_church_needs_its_abbot() -> None:
    state = acting(4)
    church(state, "trade")
    dead(state, "abbot")
    do(ready(state), "blue:steward")
    take(state)
    assert state.clock[0] == 1


def test_2_9_other_churches_are_no_help_at_the_steward() -> None:
    for name in ("disinfection", "convent", "travel"):
        state = acting(4)
        church(state, name)
        do(ready(state), "blue:steward")
        take(state)
        assert state.clock[0] == 1


def test_t33_later_visits_choose_from_what_is_left() -> None:
    state = acting(4)
    state.coins[0] = 1
    for customer in state.deck:
        state.served[1] |= 1 << customer
    state.deck = []
    left = state.display[5:6]
    for customer in state.display[:5]:
        state.served[1] |= 1 << customer
    state.display = [-1, -1, -1, -1, -1, *left, -1]
    do(ready(state), "blue:steward")
    assert offered(state) == [f"take:cust_{left[0] + 1:02}", "stop"]


def test_v4_7_merchant_is_not_needed_and_new_cards_are_a_reveal() -> None:
    state = acting(4)
    dead(state, "merchant")
    before = ready(state).reveals
    do(state, "blue:steward")
    take(state)
    do(state, "stop")
    assert state.reveals == before + 1
