"""Resigning (E4), and taking an offer back (T3): what only people are offered."""

from __future__ import annotations

import pytest

from bailiwick import CannotUndo, IllegalChoice, Match, Rng
from bailiwick.bots import BOTS, bot_choice, make
from bailiwick.games.antiquity.estate import CHRISTOFORI, NICOLO, NO_SAINT
from bailiwick.games.antiquity.rules.harvest import cathedral_fish
from bailiwick.games.antiquity.terms import LAST_ONE, PLAN

from .builders import ACTIONS, CODES, A, B, do, goods, offered, owned, put, saint, table
from .test_5_secrets import planning

C = 2


def extras(state, seat: int) -> list[str]:
    """The names of what only people are offered."""
    return [ACTIONS[code] for code in state.extras(seat)]


def steps(match: Match, seat: int, *names: str) -> None:
    for name in names:
        match.choose(seat, CODES[name])


def test_v0_1_resigning_is_no_option() -> None:
    state = table(3)
    assert all(extras(state, seat) == ["resign"] for seat in range(3))
    assert not any("resign" in offered(state, seat) for seat in range(3))


def test_v0_1_one_real_option_is_still_taken_at_once() -> None:
    """One gold and no other luxury: the price of a fountain asks nothing."""
    state = table(2)
    goods(state, A, gold=1)
    do(state, A, "build:fountain", "place:0:r0:0,0")
    assert owned(state, A) == {}
    assert "commit" in offered(state, A)


def test_e4_only_between_the_steps_of_a_plan() -> None:
    state = table(2)
    do(state, A, "build:granary")
    assert extras(state, A) == []
    with pytest.raises(IllegalChoice):
        do(state, A, "resign")


def test_e4_the_plan_is_undone_and_its_pieces_return() -> None:
    state = table(3)
    do(state, A, "house:1", "square:0:6,6", "build:cart_shop", "place:0:r0:0,0", "man:0:1,0")
    do(state, A, "build:storage", "size:4x1", "place:0:r0:0,3")
    assert state.stock[:3] == [15, 16, 14]
    do(state, A, "resign")
    state.check()
    assert state.stock[:3] == [16, 16, 16]
    assert not state.is_active(A)
    assert state.estates[A].kind == []
    assert state.actors() == [B, C]


def test_e2_pieces_of_earlier_rounds_stay() -> None:
    state = table(3)
    put(state, A, "cart_shop")
    state.shown = tuple(estate.clone() for estate in state.estates)
    do(state, A, "build:cart_shop", "place:0:r0:3,3", "resign")
    state.check()
    assert state.stock[0] == 15


def test_e4_a_cathedral_built_in_it_does_not_count() -> None:
    state = table(3)
    goods(state, A, stone=1)
    saint(state, B, NICOLO)
    do(state, A, "build:cathedral", "place:0:r0:0,0", "saint:giorgio")
    assert state.estates[A].cathedrals_built == 1
    do(state, A, "resign")
    assert sum(estate.cathedrals_built for estate in state.estates) == 0
    state.estates[B].saint = 3
    cathedral_fish(state)
    assert state.estates[B].goods[5] == 0


def test_e2_the_saint_is_gone_for_everybody() -> None:
    state = table(3)
    saint(state, A, CHRISTOFORI)
    state.shown = tuple(estate.clone() for estate in state.estates)
    do(state, A, "resign")
    assert state.estates[A].saint == NO_SAINT
    assert [state.view(viewer)["players"][A]["saint"] for viewer in (A, B, None)] == [None] * 3


def trading():
    state = table(3)
    put(state, A, "market")
    goods(state, A, wood=2, fish=1)
    goods(state, B, gold=1)
    state.shown = tuple(estate.clone() for estate in state.estates)
    return state


def test_e4_an_offer_to_him_lapses_and_the_goods_return() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send")
    do(state, B, "resign")
    assert state.offers == []
    assert owned(state, A) == {"wood": 2, "fish": 1}
    assert [name for name in offered(state, A) if name.startswith("partner")] == ["partner:2"]


def test_e4_an_offer_from_him_lapses_too() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send")
    assert state.actors() == [B, C]
    do(state, A, "resign")
    assert state.offers == []
    assert "accept" not in offered(state, B)
    assert owned(state, A) == {"wood": 2, "fish": 1}


def test_e4_a_half_made_offer_to_him_is_dropped() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood")
    do(state, B, "resign")
    assert "commit" in offered(state, A)
    assert state.estates[A].offers_opened == 1
    assert owned(state, A) == {"wood": 2, "fish": 1}


def test_e4_what_was_traded_stays_traded() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send")
    do(state, B, "accept")
    do(state, A, "resign")
    assert owned(state, A) == {"wood": 1, "fish": 1, "gold": 1}
    assert owned(state, B) == {"wood": 1}


def test_e3_the_last_but_one_resigns_and_the_last_one_wins_at_once() -> None:
    state = table(2)
    do(state, B, "build:cart_shop")
    do(state, A, "resign")
    state.check()
    assert state.over
    assert state.ending == LAST_ONE
    assert state.ranking() == [2, 1]
    assert state.stock[:3] == [16, 16, 16]
    assert [state.extras(seat) for seat in (A, B)] == [[], []]


def test_e4_who_has_committed_may_still_resign() -> None:
    state = table(3)
    do(state, A, "commit")
    do(state, A, "resign")
    do(state, B, "commit")
    assert state.phase == PLAN
    do(state, C, "commit")
    assert not state.is_active(A)
    assert state.phase != PLAN


def test_e4_the_phase_ends_when_the_only_one_who_planned_resigns() -> None:
    state = table(3)
    do(state, A, "commit")
    do(state, B, "commit")
    do(state, C, "resign")
    assert state.phase != PLAN
    assert not state.over


@pytest.mark.parametrize("place", range(3))
def test_e4_one_by_one_the_next_player_plans(place: int) -> None:
    state = table(3, planning="turn_order")
    quitter = state.order[place]
    others = [seat for seat in state.order if seat != quitter]
    do(state, quitter, "resign")
    for seat in others:
        assert state.actors() == [seat]
        do(state, seat, "commit")
    assert state.phase != PLAN


def test_e4_one_by_one_a_proposer_resigns_while_his_partner_plans() -> None:
    state = table(3, planning="turn_order")
    first, second = state.order[:2]
    put(state, first, "market")
    do(state, first, "commit")
    put(state, second, "market")
    do(state, second, f"partner:{first}", "offer:wood", "offer:done", "send")
    do(state, first, "accept")
    assert state.floor == [second, first]
    do(state, second, "resign")
    assert state.actors() == [first]
    do(state, first, "commit")
    assert state.actors() == [state.order[2]]


def test_resigning_is_a_barrier_for_everybody() -> None:
    match = planning()
    steps(match, 1, "house:1", "square:0:0,0")
    steps(match, 0, "build:granary", "place:0:r0:3,3", "resign")
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    steps(match, 1, "build:market")
    match.undo(1)
    assert "commit" in offered(match.state, 1)


def test_a_resigned_plan_leaves_no_lines_and_everybody_reads_of_the_end() -> None:
    match = planning()
    steps(match, 0, "build:granary", "place:0:r0:3,3", "resign")
    for seat in (1, 2):
        steps(match, seat, "commit")
    lines = [repr(line) for line in match.journal(None)]
    assert "resigned(0)" in lines
    assert not any(line.startswith("built(0") for line in lines)


def test_others_see_no_difference_between_two_plans_that_were_given_up() -> None:
    one, other = planning(), planning()
    steps(one, 0, "build:granary", "place:0:r0:3,3", "resign")
    steps(other, 0, "house:1", "square:0:0,0", "resign")
    for viewer in (None, 1, 2):
        assert one.state.view(viewer) == other.state.view(viewer)
        assert repr(one.journal(viewer)) == repr(other.journal(viewer))


def test_a_match_with_resignations_replays() -> None:
    match = planning()
    steps(match, 0, "build:granary", "place:0:r0:3,3", "resign")
    steps(match, 1, "house:1", "square:0:0,0")
    steps(match, 2, "resign")
    assert match.state.over
    assert Match.parse(match.text()).state.hash() == match.state.hash()


def test_a_rival_of_the_resigned_is_known_by_belief() -> None:
    match = planning()
    steps(match, 0, "resign")
    imagined = match.state.determinize(1, Rng(4))
    assert imagined.actors() == [1, 2]
    imagined.check()


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_never_resign(bot: str) -> None:
    match = planning()
    player, rng = make(bot, match.game, Rng(1)), Rng(2)
    for _ in range(40):
        seat = match.state.actors()[0]
        match.choose(seat, bot_choice(player, match.state, seat, rng))
    assert CODES["resign"] not in [entry.code for entry in match.log]


# ---- T_WITHDRAW ---------------------------------------------------------------------------------


def test_t3_an_offer_is_taken_back() -> None:
    state = trading()
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send")
    assert state.actors() == [B, C]
    assert extras(state, A) == ["withdraw", "resign"]
    assert extras(state, B) == ["resign"]
    do(state, A, "withdraw")
    assert owned(state, A) == {"wood": 2, "fish": 1}
    assert "accept" not in offered(state, B)
    assert state.actors() == [A, B, C]


def test_t5_what_was_taken_back_used_an_offer_up_and_may_come_again() -> None:
    state = trading()
    for _ in range(3):
        do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send", "withdraw")
    assert "partner:1" not in offered(state, A)


def test_t3_taking_back_is_final_and_both_read_of_it() -> None:
    match = planning(2)
    steps(match, 0, "house:1", "square:0:6,0", "build:market", "place:0:r0:0,0", "man:0:0,0")
    steps(match, 0, "partner:1", "offer:wood", "offer:done", "send", "withdraw")
    with pytest.raises(CannotUndo):
        match.undo(0)
    for seat in (0, 1):
        assert "withdrew(0)" in [repr(line) for line in match.journal(seat)]
    assert "withdrew(0)" not in [repr(line) for line in match.journal(None)]


# ---- people who trade and resign ----------------------------------------------------------------

EAGER = {"send", "accept", "build:market", "house:1", "house:2"}


def eager_choice(match: Match, rng: Rng) -> tuple[int, int]:
    """Mostly what leads to trade; now and then an offer is taken back, or somebody resigns."""
    state = match.state
    waiting = [seat for seat in range(state.seats) if "withdraw" in extras(state, seat)]
    if waiting and rng.below(3) == 0:
        return rng.pick(waiting), CODES["withdraw"]
    planners = [seat for seat in range(state.seats) if "resign" in extras(state, seat)]
    if planners and state.round > 2 and rng.below(60) == 0:
        return rng.pick(planners), CODES["resign"]
    seat = rng.pick(state.actors())
    eager = [name for name in offered(state, seat) if name in EAGER or name.startswith(("man:", "partner:"))]
    if eager and rng.below(2):
        return seat, CODES[rng.pick(eager)]
    return seat, rng.pick(state.legal(seat))


@pytest.mark.parametrize("mode", ["together", "turn_order"])
@pytest.mark.parametrize("seed", [101, 109, 125])
def test_trade_among_people_who_withdraw_and_resign(seed: int, mode: str) -> None:
    rng = Rng(f"eager {seed} {mode}")
    variant = {"planning": mode, "max_rounds": "7", "max_trade_offers": "9"}
    match = Match.new("antiquity", 2 + seed % 3, seed, variant)
    step = 0
    while match.state.actors():
        match.choose(*eager_choice(match, rng))
        match.state.check()
        viewer = [None, *range(match.seats)][step % (match.seats + 1)]
        imagined = match.state.determinize(viewer, rng)
        imagined.check()
        assert imagined.view(viewer) == match.state.view(viewer)
        assert imagined.actors() == match.state.actors()
        step += 1
    names = {ACTIONS[entry.code] for entry in match.log}
    assert {"withdraw", "send"} <= names
    assert Match.parse(match.text()).state.hash() == match.state.hash()
