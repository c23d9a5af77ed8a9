"""Section 9: numbers as options, and open spectators (section 5)."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from bailiwick import Match, Rng
from bailiwick.games.antiquity.geometry import hex_at
from bailiwick.games.antiquity.rules.victory import check_victory
from bailiwick.games.antiquity.terms import FAMINE, TOO_LONG
from bailiwick.terminal.boards.antiquity import draw
from bailiwick.words import LANGUAGES, Words

from .builders import A, B, at_land, do, goods, m0, offered, put, table
from .test_5_secrets import planning


@pytest.mark.parametrize("most", [1, 2, 5])
def test_t5_as_many_offers_as_the_table_wants(most: int) -> None:
    state = m0(max_trade_offers=str(most))
    put(state, A, "market")
    for _ in range(most):
        assert "partner:1" in offered(state, A)
        do(state, A, "partner:1", "cancel")
    assert "partner:1" not in offered(state, A)


@pytest.mark.parametrize("most", [1, 20])
def test_t2_as_many_goods_asked_as_the_table_wants(most: int) -> None:
    state = m0(max_trade_ask=str(most))
    put(state, A, "market")
    do(state, A, "partner:1", "offer:done", *["ask:gold"] * most)
    assert offered(state, A) == ["send", "cancel"]


@pytest.mark.parametrize(("rounds", "over"), [("6", False), ("7", True)])
def test_e5_the_longest_match(rounds: str, over: bool) -> None:
    state = m0(max_rounds=rounds)
    state.round = int(rounds) if over else 5
    check_victory(state)
    assert state.over == over
    assert not over or state.ending == TOO_LONG


@pytest.mark.parametrize("language", LANGUAGES)
def test_t3_an_offer_names_its_goods(language: str) -> None:
    state = m0()
    put(state, A, "market")
    goods(state, A, wood=2, fish=1)
    goods(state, B, gold=1)
    do(state, A, "partner:1", "offer:wood", "offer:wood", "offer:fish", "offer:done", "ask:gold", "send")
    words = Words(Match.new("antiquity").game, language, ["Anna", "Bob"])
    said = [words.say(option.message) for option in state.options(B)]
    named = [words.text(f"good-{good}") for good in ("wood", "fish", "gold")]
    assert f"2 {named[0]}, 1 {named[1]}" in said[0]
    assert f"1 {named[2]}" in said[0]
    question = state.prompt(B)
    assert question is not None
    assert f"2 {named[0]}" in words.say(question)


def test_t2_a_gift_is_asked_for_with_nothing() -> None:
    state = m0()
    put(state, A, "market")
    do(state, A, "partner:1", "offer:done", "ask:gold")
    words = Words(Match.new("antiquity").game, "en", ["Anna", "Bob"])
    question = state.prompt(A)
    assert question is not None
    assert words.say(question) == "What do you ask of Bob? You offer nothing for 1 gold."


# ---- open spectators ----------------------------------------------------------------------------


def refused(option: str):
    state = table(3, open_spectators=option)
    put(state, A, "market")
    do(state, A, "partner:1", "offer:wood", "offer:done", "ask:gold", "send")
    do(state, B, "reject")
    return state


def test_5_a_refused_offer_is_shown_to_open_spectators_after_the_reveal() -> None:
    state = refused("on")
    assert state.view(None)["refused"] == []
    for seat in range(3):
        do(state, seat, "commit")
    assert state.view(None)["refused"] == [
        {"proposer": 0, "partner": 1, "give": {"wood": 1}, "ask": {"gold": 1}}
    ]
    assert [state.view(seat)["refused"] for seat in range(3)] == [[], [], []]


def test_5_other_spectators_never_see_it() -> None:
    state = refused("off")
    for seat in range(3):
        do(state, seat, "commit")
    assert state.view(None)["refused"] == []


@pytest.mark.parametrize("option", ["on", "off"])
def test_5_tokens_show_to_open_spectators_when_none_is_left_to_find(option: str) -> None:
    state = table(2, open_spectators=option)
    assert state.view(None)["tokens_seen"] is None
    state.discarded += [token for token in state.token if token >= 0]
    state.token = [-1] * len(state.token)
    seen = state.view(None)["tokens_seen"]
    assert (seen is None) == (option == "off")
    assert seen is None or len(seen["discarded"]) == len(state.discarded)
    assert [state.view(seat)["tokens_seen"] for seat in (A, B)] == [None, None]


def test_5_after_the_end_open_spectators_see_what_lay_on_the_map() -> None:
    state = table(2, open_spectators="on")
    do(state, A, "resign")
    seen = state.view(None)["tokens_seen"]
    assert len(seen["on_map"]) + len(seen["discarded"]) == 8
    assert state.view(B)["tokens_seen"] is None


def test_5_the_refused_offers_of_the_eliminated_go_with_their_round() -> None:
    state = refused("on")
    for seat in range(3):
        do(state, seat, "commit")
    state.fallen[A] = 16 * state.round + FAMINE
    assert len(state.view(None)["refused"]) == 1
    state.round += 1
    assert state.view(None)["refused"] == []


@pytest.mark.parametrize("option", ["on", "off"])
def test_5_nobody_peeks_at_the_last_token_and_takes_the_step_back(option: str) -> None:
    """The woodcutter at (0, -3) covers six hexes; the only token left lies on one of them."""
    state = at_land(m0(open_spectators=option), A, 1)
    state.spots = (hex_at(0, -4), *state.spots[1:])
    state.discarded += state.token[1:]
    state.token[1:] = [-1] * len(state.token[1:])
    before = state.barrier()
    do(state, A, "woodcutter", "hex:0,-3")
    assert not state.tokens_on()
    assert (state.view(None)["tokens_seen"] is None) == (option == "off")
    assert (state.barrier() > before) == (option == "on")


def test_5_plans_in_progress_are_hidden_from_open_spectators() -> None:
    match = planning(3, open_spectators="on")
    before = match.state.view(None)
    do(match.state, 0, "house:1", "square:0:0,0", "build:market", "place:0:r0:3,3")
    assert match.state.view(None) == before


@pytest.mark.parametrize("seed", range(6))
def test_r5_open_spectators_leak_nothing_before_its_time(seed: int) -> None:
    """For every viewer: what it may not know yet can be anything, and the picture is the same."""
    rng = Rng(f"open {seed}")
    match = Match.new(
        "antiquity", 2 + seed % 3, seed, {"open_spectators": "on", "beginner": "on", "max_rounds": "6"}
    )
    step = 0
    while True:
        viewer = [None, *range(match.seats)][step % (match.seats + 1)]
        imagined = match.state.determinize(viewer, rng)
        assert json.dumps(imagined.view(viewer)) == json.dumps(match.state.view(viewer))
        if match.state.over:
            break
        seat = rng.pick(match.state.actors())
        match.choose(seat, rng.pick(match.state.legal(seat)))
        step += 1


@pytest.mark.parametrize("seed", range(3))
def test_r5_the_option_changes_nothing_for_the_seats(seed: int) -> None:
    rng = Rng(f"seats {seed}")
    closed = Match.new("antiquity", 3, seed, {"max_rounds": "5"})
    opened = Match.new("antiquity", 3, seed, {"max_rounds": "5", "open_spectators": "on"})
    while actors := closed.state.actors():
        for seat in range(3):
            assert json.dumps(opened.state.view(seat)) == json.dumps(closed.state.view(seat))
        seat = rng.pick(actors)
        code = rng.pick(closed.state.legal(seat))
        closed.choose(seat, code)
        opened.choose(seat, code)


def test_5_the_terminal_shows_open_spectators_what_is_past() -> None:
    console = Console(width=140, record=True, file=StringIO())
    state = refused("on")
    for seat in range(3):
        do(state, seat, "commit")
    words = Words(Match.new("antiquity").game, "en", ["Anna", "Bob", "Carl"])
    console.print(draw(state.view(None), words))
    state.over = True
    console.print(draw(state.view(None), words))
    said = console.export_text()
    assert "Refused offer: 1 wood → 1 gold" in said
    assert said.count("Tokens nobody turned up") == 1
