"""Trade between players (T1–T6)."""

from __future__ import annotations

import pytest

from bailiwick import CannotUndo, Match, Rng
from bailiwick.games.antiquity.estate import BARBARA, GIORGIO
from bailiwick.games.antiquity.observation import observe
from bailiwick.games.antiquity.state import Antiquity

from .builders import CODES, A, B, do, goods, m0, offered, owned, put, saint, table


def trading():
    state = m0()
    put(state, A, "market")
    goods(state, A, wood=2)
    goods(state, B, fish=1)
    return state


def test_t4_goods_change_hands() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:fish", "send")
    assert owned(state, A) == {"wood": 1}
    assert state.actors() == [B]
    assert offered(state, B) == ["accept", "reject"]
    do(state, B, "accept")
    assert owned(state, A) == {"wood": 1, "fish": 1}
    assert owned(state, B) == {"wood": 1}
    assert state.actors() == [A, B]


def test_t3_what_is_not_there_cannot_be_accepted() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:done", "ask:gold", "send")
    assert offered(state, B) == ["reject"]
    do(state, B, "reject")
    assert "commit" in offered(state, A)


@pytest.mark.parametrize(("answer", "left"), [("reject", 2), ("accept", 1)])
def test_r50_a_refused_offer_puts_giorgios_fish_back_into_the_cathedral(answer: str, left: int) -> None:
    state = trading()
    saint(state, A, GIORGIO)
    goods(state, A, fish=3)
    state.estates[A].cathedral_fish = 2
    do(state, A, "partner:1", "offer:fish", "offer:fish", "offer:done", "send")
    assert state.estates[A].cathedral_fish == 1
    do(state, B, answer)
    assert state.estates[A].cathedral_fish == left


def test_t3_whoever_is_asked_believes_that_the_goods_are_set_aside() -> None:
    state = trading()
    state.shown = tuple(estate.clone() for estate in state.estates)
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:fish", "send")
    imagined = state.determinize(B, Rng(1))
    assert owned(imagined, A) == {"wood": 1}
    do(imagined, B, "reject")
    assert owned(imagined, A) == {"wood": 2}


def test_t5_a_refused_offer_is_not_sent_again() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:fish", "send")
    do(state, B, "reject")
    assert owned(state, A) == {"wood": 2}
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:fish")
    assert "send" not in offered(state, A)
    assert "cancel" in offered(state, A)


def test_ex_30_three_drafts_a_round() -> None:
    state = trading()
    for _ in range(3):
        do(state, A, "partner:1", "cancel")
    assert "partner:1" not in offered(state, A)


def test_ex_30_an_offer_waits_for_the_end_of_a_build() -> None:
    state = trading()
    goods(state, B, wood=1, fish=1)
    do(state, B, "build:market")
    do(state, A, "partner:1", "offer:wood", "offer:done", "send")
    assert "place:0:r0:0,0" in offered(state, B)
    do(state, B, "place:0:r0:0,0")
    assert offered(state, B) == ["accept", "reject"]


def test_t3_an_offer_waits_while_a_building_is_in_the_hand() -> None:
    state = trading()
    saint(state, B, BARBARA)
    lift = next(name for name in offered(state, B) if name.startswith("lift"))
    do(state, B, lift)
    do(state, A, "partner:1", "offer:wood", "offer:done", "send")
    assert "abort" in offered(state, B)
    do(state, B, "abort")
    assert offered(state, B) == ["accept", "reject"]


def test_t4_a_committed_partner_plans_again() -> None:
    state = trading()
    do(state, B, "commit")
    do(state, A, "partner:1", "offer:wood", "offer:done", "send")
    do(state, B, "accept")
    assert not state.committed[B]
    assert "commit" in offered(state, B)


def test_t4_one_by_one_the_partner_acts_first() -> None:
    state = m0(planning="turn_order")
    first, second = state.order
    put(state, first, "market")
    goods(state, first, wood=2)
    goods(state, second, wood=1)
    do(state, first, f"partner:{second}", "offer:wood", "offer:done", "send")
    assert state.actors() == [second]
    do(state, second, "accept")
    assert state.actors() == [first]


def test_t2_twelve_goods_at_most_are_asked() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:done", *["ask:gold"] * 12)
    assert offered(state, A) == ["send", "cancel"]


def test_t2_an_empty_offer_is_not_sent() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:done")
    assert "send" not in offered(state, A)


def test_t3_two_may_wait_for_each_other() -> None:
    state = trading()
    put(state, B, "market")
    do(state, A, "partner:1", "offer:wood", "offer:done")
    do(state, B, "partner:0", "offer:fish", "offer:done", "send")
    do(state, A, "send")
    assert state.actors() == [A, B]
    do(state, A, "accept")
    do(state, B, "accept")
    assert owned(state, A) == {"wood": 1, "fish": 1}


def test_t6_trade_can_be_switched_off() -> None:
    state = m0(player_trade="off")
    put(state, A, "market")
    assert "partner:1" not in offered(state, A)


def test_t3_an_offer_is_withdrawn_by_undo_and_an_answer_is_final() -> None:
    match = Match.new("antiquity", 2, 4, {"map_mode": "fixed"})
    for _ in range(2):
        seat = match.state.actors()[0]
        match.choose(seat, match.state.legal(seat)[5])
    names = ["house:1", "square:0:6,0", "build:market", "place:0:r0:0,0", "man:0:0,0"]
    for name in [*names, "partner:1", "offer:wood", "offer:done", "send"]:
        match.choose(0, CODES[name])
    assert match.state.actors() == [1]
    match.undo(0)
    assert "send" in offered(match.state, 0)
    match.choose(0, CODES["send"])
    match.choose(1, CODES["reject"])
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_t5_a_refused_offer_may_go_to_somebody_else() -> None:
    state = table(3)
    put(state, A, "market")
    do(state, A, "partner:1", "offer:wood", "offer:done", "send")
    do(state, 1, "reject")
    do(state, A, "partner:2", "offer:wood", "offer:done")
    assert "send" in offered(state, A)


def test_t1_no_offers_to_the_eliminated() -> None:
    state = table(3)
    put(state, A, "market")
    state.fallen[1] = 1
    state.settle()
    assert [name for name in offered(state, A) if name.startswith("partner")] == ["partner:2"]


def test_t4_one_by_one_a_committed_partner_plans_before_the_proposer_goes_on() -> None:
    state = m0(planning="turn_order")
    first, second = state.order
    do(state, first, "commit")
    put(state, second, "market")
    do(state, second, f"partner:{first}", "offer:wood", "offer:done", "send")
    do(state, first, "accept")
    assert state.actors() == [first]
    do(state, first, "commit")
    assert state.actors() == [second]


def test_5_an_offer_is_seen_by_the_two_alone() -> None:
    state = table(3)
    put(state, A, "market")
    do(state, A, "partner:1", "offer:wood", "offer:done", "send")
    assert [len(state.view(viewer)["offers"]) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    do(state, 1, "accept")
    assert len(state.view(None)["trades"]) == 1


def after_drafts(drafts: int) -> Antiquity:
    """The plans are revealed; A has opened so many offers and cancelled them."""
    state = table(3)
    put(state, A, "market")
    for _ in range(drafts):
        do(state, A, "partner:1", "cancel")
    for seat in range(3):
        do(state, seat, "commit")
    return state


def test_5_how_many_offers_were_opened_is_known_to_their_owner() -> None:
    state = after_drafts(1)
    opened = [state.view(viewer)["players"][A]["used"]["offers"] for viewer in (A, B, None)]
    assert opened == [1, None, None]


def test_5_no_learner_counts_the_offers_of_others() -> None:
    one, two = after_drafts(1), after_drafts(2)
    assert observe(one, B) == observe(two, B)
    assert observe(one, A) != observe(two, A)
