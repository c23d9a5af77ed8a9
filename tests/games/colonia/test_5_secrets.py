"""Chapter 5: what screens hide, what a perfect memory knows, and worlds that agree with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.core.rng import Rng
from bailiwick.games.colonia.actions import CARD, ORDER, PASS, VOTE_NO, VOTE_YES
from bailiwick.games.colonia.data import OPEN, TRACKED
from bailiwick.games.colonia.rules.bag import begin_later_draw, draw_blindly, note_bag
from bailiwick.games.colonia.rules.phases import COUNTING, ORDERS
from bailiwick.games.colonia.rules.thursday import can_order_any
from bailiwick.games.colonia.state import Colonia
from bailiwick.games.colonia.view import known_raw

from .table import (
    BLUE,
    FUR,
    GAME,
    IRON,
    LEATHER,
    RED,
    SADDLER,
    YELLOW,
    empty_handed,
    fresh,
    give_raw,
    go,
    heard,
    play_cards,
    seen,
    started,
    week,
)

KINDS = range(5)


def family(state: Colonia, at: int, viewer: int | None) -> Any:
    return seen(state, viewer)["families"][at]


# ---- 5.1 and 5.3: views by screen mode


def test_5_1_screens_hide_what_others_own() -> None:
    state = started(screen_mode="screens")
    for viewer in (BLUE, None):
        seen = family(state, YELLOW, viewer)
        for hidden in ("raw", "raw_count", "raw_known", "drawn_known", "goods", "money", "relics", "points"):
            assert seen[hidden] is None
    assert family(state, YELLOW, YELLOW)["money"] == {"bergen": 5, "bruegge": 5, "london": 5, "nowgorod": 5}


def test_5_3_tracked_shows_what_could_be_remembered_but_no_kinds() -> None:
    state = started(screen_mode="tracked")
    seen = family(state, YELLOW, BLUE)
    assert seen["raw"] is None
    assert seen["raw_count"] == 4
    assert sum(seen["raw_known"].values()) == 0
    assert seen["money"] == family(state, YELLOW, YELLOW)["money"]


def test_5_3_open_shows_everything() -> None:
    state = started(screen_mode="open")
    assert family(state, YELLOW, BLUE) == family(state, YELLOW, YELLOW)
    assert state.determinize(BLUE, Rng(1)).raw == state.raw


def test_5_1_hands_members_and_streets_are_public() -> None:
    state = started(screen_mode="screens")
    seen = family(state, RED, None)
    assert seen["hand"] == [3, 4, 6, 7, 8]
    assert seen["reserve"] == 25
    assert seen["streets"] == {"tue": 5, "wed": 0, "thu": 0, "fri": 0}


def test_5_2_the_journal_tells_all_how_many_were_drawn_and_only_the_drawer_which() -> None:
    state = week()
    assert [event.args for event in heard(state, "drew-raw")] == [[seat, 4] for seat in range(4)]
    drawn = heard(state, "you-drew")
    assert [event.only for event in drawn] == [0, 1, 2, 3]
    for event in drawn:
        assert event.args == state.opening[5 * event.only : 5 * event.only + 5]


def test_5_1_decks_show_only_their_size() -> None:
    state = started()
    payload = json.dumps(state.view(None))
    order = [state.data.ship_ids[ship] for ship in state.ship_deck[state.ship_top :]]
    assert not any(ship in payload for ship in order)
    assert seen(state, None)["ship_deck"] == 12
    assert seen(state, None)["relic_deck"] == 38


# ---- what is learned of blind draws


def test_y21_an_order_shows_what_must_have_been_drawn() -> None:
    state = started("w01", ["home_tuesday", "sail_one", "one_fewer"])
    empty_handed(state)
    give_raw(state, YELLOW, "iron", "iron")
    give_raw(state, YELLOW, "leather", "fur", "fur", "wood")
    state.opening[:5] = [1, 0, 1, 0, 2]
    go(state, ORDERS, 4)
    state.choose(YELLOW, ORDER + SADDLER)
    assert state.shown[:5] == [1, 0, 0, 0, 0]
    assert known_raw(state, YELLOW) == [0, 1, 0, 0, 0]
    for mode in (TRACKED, OPEN):
        state.screen_mode = mode
        for viewer in (BLUE, None):
            assert list(family(state, YELLOW, viewer)["drawn_known"].values()) == [1, 0, 0, 0, 0]


def test_5_3_what_comes_out_of_the_bag_cannot_have_been_drawn_blindly() -> None:
    state = week()
    state.bag[FUR] = 0
    note_bag(state)
    drawn = sum(state.opening[5 * seat + FUR] for seat in range(4))
    assert state.most[FUR] == drawn


# ---- determinizations agree with everything that was seen


def public_facts(state: Colonia) -> list[object]:
    """All a perfect memory knows about everybody."""
    facts: list[object] = [state.money, state.goods, state.loose, state.reserve, state.streets, state.order]
    facts += [
        state.queues,
        state.loads,
        state.berths,
        state.display,
        state.insurer,
        state.supply,
        state.hands,
    ]
    facts += [known_raw(state, seat) for seat in range(state.seats)]
    facts += [sum(state.raw[5 * seat : 5 * seat + 5]) for seat in range(state.seats)]
    facts += [sum(state.bag), sorted(state.relic_deck), sorted(state.ship_deck), sorted(state.decree_deck)]
    return facts


def agrees(world: Colonia, state: Colonia, seat: int) -> None:
    """Conservation, public facts, the seat's own secrets, and the bounds on the blind draws."""
    world.check()
    assert public_facts(world) == public_facts(state)
    assert world.raw[5 * seat : 5 * seat + 5] == state.raw[5 * seat : 5 * seat + 5]
    assert world.picked[seat] == state.picked[seat]
    assert [pick < 0 for pick in world.picked] == [pick < 0 for pick in state.picked]
    assert world.actors() == state.actors()
    for kind in KINDS:
        opening = sum(world.opening[kind::5])
        assert opening + sum(world.later[kind::5]) <= state.most[kind]
        if state.opening_most:
            assert opening <= state.opening_most[kind]
    for at in range(5 * state.seats):
        assert world.opening[at] + world.later[at] >= state.shown[at]
        if state.opening_shown:
            assert world.opening[at] >= state.opening_shown[at]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_world_a_seat_imagines_agrees_with_what_it_has_seen(seats: int) -> None:
    for seed in range(4):
        state = fresh(seats, seed)
        rng, dice = Rng(f"play {seed}"), Rng(f"worlds {seed}")
        while actors := state.actors():
            chooser = rng.pick(actors)
            state.choose(chooser, rng.pick(state.legal(chooser)))
            seat = dice.below(seats)
            agrees(state.determinize(seat, dice), state, seat)


def test_worlds_depend_on_what_is_known_never_on_the_truth() -> None:
    """From two worlds a seat cannot tell apart it imagines the same third one."""
    for seed in range(6):
        state = GAME.new(4, seed)
        rng = Rng(f"play {seed}")
        for step in range(150):
            chooser = rng.pick(state.actors())
            state.choose(chooser, rng.pick(state.legal(chooser)))
            if step % 10 == 0:
                twin = state.determinize(BLUE, Rng(step))
                one, two = state.determinize(BLUE, Rng("x")), twin.determinize(BLUE, Rng("x"))
                assert one.hash() == two.hash()


def turned_over(deck: tuple[int, ...], drawn: int) -> tuple[int, ...]:
    """The deck with the cards that nobody has seen in reverse."""
    return (*deck[:drawn], *reversed(deck[drawn:]))


def other_truth(state: Colonia) -> Colonia:
    """The same table with other decks, another future and other secret answers than blue's."""
    twin = state.clone()
    twin.rng = Rng("another future")
    twin.week_deck = turned_over(state.week_deck, state.week)
    twin.decree_deck = turned_over(state.decree_deck, 3 * state.week)
    twin.ship_deck = turned_over(state.ship_deck, state.ship_top)
    twin.relic_deck = turned_over(state.relic_deck, state.relic_top)
    for seat in range(state.seats):
        if seat != BLUE and state.picked[seat] >= 0 and state.phase == COUNTING:
            twin.picked[seat] = VOTE_YES + VOTE_NO - state.picked[seat]
        elif seat != BLUE and state.picked[seat] >= 0:
            hand = state.hands[seat]
            twin.picked[seat] = next(card for card in range(6) if hand >> card & 1)
    return twin


@pytest.mark.parametrize("mode", ["screens", "tracked", "open"])
def test_decks_dice_and_secret_answers_show_nowhere(mode: str) -> None:
    """View, options, observation and imagined worlds are the same whatever lies face down."""
    for seed in range(3):
        state = GAME.new(4, seed, {"screen_mode": mode})
        assert isinstance(state, Colonia)
        rng = Rng(f"play {seed}")
        while actors := state.actors():
            twin = other_truth(state)
            assert json.dumps(twin.view(BLUE)) == json.dumps(state.view(BLUE))
            assert repr(twin.options(BLUE)) == repr(state.options(BLUE))
            assert GAME.observe(twin, BLUE) == GAME.observe(state, BLUE)
            assert twin.determinize(BLUE, Rng("x")).hash() == state.determinize(BLUE, Rng("x")).hash()
            chooser = rng.pick(actors)
            state.choose(chooser, rng.pick(state.legal(chooser)))


def test_worlds_differ_from_each_other() -> None:
    state = started()
    worlds = {tuple(state.determinize(YELLOW, Rng(seed)).raw) for seed in range(30)}
    assert len(worlds) > 25


def test_a_dry_bag_tells_how_much_was_drawn_of_each_kind() -> None:
    """With nothing left in the bag the sum of all blind draws is known exactly."""
    state = started()
    state.bag = [0] * 5
    note_bag(state)
    for seed in range(20):
        world = state.determinize(YELLOW, Rng(seed))
        assert [sum(world.opening[kind::5]) for kind in KINDS] == [
            sum(state.opening[kind::5]) for kind in KINDS
        ]


def test_a_dry_bag_before_the_later_draw_is_remembered_after_it() -> None:
    state = started()
    state.bag = [0] * 5
    note_bag(state)
    state.bag = [3, 3, 3, 3, 3]
    begin_later_draw(state)
    for seat in range(4):
        for kind in (LEATHER, IRON):
            state.later[5 * seat + kind] += 1
            state.raw[5 * seat + kind] += 1
    state.bag[LEATHER], state.bag[IRON] = 0, 0
    for seed in range(20):
        world = state.determinize(YELLOW, Rng(seed))
        assert [sum(world.opening[kind::5]) for kind in KINDS] == [
            sum(state.opening[kind::5]) for kind in KINDS
        ]


def test_what_was_shown_before_the_later_draw_was_in_the_opening_draw() -> None:
    state = started()
    state.shown[:5] = state.opening[:5]
    begin_later_draw(state)
    for seat in range(4):
        draw_blindly(state, seat, 2, state.later)
    for seed in range(20):
        assert state.determinize(BLUE, Rng(seed)).opening[:5] == state.opening[:5]


def note_dry_bag(state: Colonia) -> None:
    """The bag ran dry for a moment, then everything came back."""
    held, state.bag = state.bag, [0] * 5
    note_bag(state)
    state.bag = held


@pytest.mark.parametrize("seed", range(40, 46))
def test_when_hardly_any_world_fits_the_truth_is_still_not_handed_out(seed: int) -> None:
    """Both blind draws are known kind by kind; only who drew what when is left to guess."""
    state = week(seats=6, seed=seed)
    note_dry_bag(state)
    begin_later_draw(state)
    for seat in range(6):
        draw_blindly(state, seat, 2, state.later)
    note_dry_bag(state)
    state.shown = [state.opening[at] + state.later[at] for at in range(30)]
    worlds = [state.determinize(YELLOW, Rng(number)) for number in range(5)]
    assert len({tuple(world.opening) for world in worlds}) > 1
    for world in worlds:
        agrees(world, state, YELLOW)
        assert world.determinize(YELLOW, Rng("x")).hash() == state.determinize(YELLOW, Rng("x")).hash()


def test_who_is_asked_on_thursday_can_order_in_every_world() -> None:
    state = started("w01", ["home_tuesday", "sail_one", "one_fewer"])
    go(state, ORDERS, 4)
    while state.phase == ORDERS:
        asked = state.actors()[0]
        for seed in range(20):
            world = state.determinize((asked + 1) % 4, Rng(seed))
            assert can_order_any(world, asked)
        state.choose(asked, state.legal(asked)[0] if len(state.legal(asked)) > 1 else PASS)


def test_the_order_drawn_for_first_ties_is_unknown_until_tuesday() -> None:
    """Nobody may plan with who would win a tie of equal cards (C2.6, random_first_order)."""
    state = week(random_first_order="on")
    assert seen(state, BLUE)["order"] is None
    orders = {tuple(state.determinize(BLUE, Rng(seed)).order) for seed in range(40)}
    assert len(orders) > 10
    twin = state.clone()
    twin.order = state.order[::-1]
    assert state.determinize(BLUE, Rng(1)).hash() == twin.determinize(BLUE, Rng(1)).hash()
    assert GAME.observe(state, BLUE) == GAME.observe(twin, BLUE)
    play_cards(state, 3, 3, 3, 3)
    assert state.determinize(BLUE, Rng(1)).order == state.order


# ---- simultaneous answers


def test_a_secret_card_is_imagined_anew() -> None:
    state = week()
    state.choose(YELLOW, CARD + 5)
    picks = {state.determinize(BLUE, Rng(seed)).picked[YELLOW] for seed in range(40)}
    assert picks == {0, 1, 2, 3, 4, 5}
    assert state.determinize(YELLOW, Rng(1)).picked[YELLOW] == 5


def test_a_secret_vote_is_imagined_anew() -> None:
    state = started(decrees=["market_plus_one", "sail_one", "one_fewer"])
    state.choose(YELLOW, VOTE_YES)
    picks = {state.determinize(BLUE, Rng(seed)).picked[YELLOW] for seed in range(40)}
    assert picks == {VOTE_YES, VOTE_NO}


def test_a_secret_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    from bailiwick import Match

    match = Match.new("colonia", 3, 4)
    while seen(match.state, None)["phase"] == "setup":
        match.choose(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
    match.choose(0, CARD)
    match.choose(1, CARD + 1)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.actors() == [0, 2]
    match.choose(0, CARD + 3)
    match.choose(2, CARD + 2)
    assert not match.can_undo(0)


def test_c0_4_a_forced_pass_ends_undo_like_a_chosen_one() -> None:
    """Whether the last action can be taken back must not tell who could not act at all."""
    from bailiwick import Match

    seen_passing = 0
    for seed in range(6):
        match, rng = Match.new("colonia", 4, seed), Rng(seed)
        while actors := match.state.actors():
            lines, chooser = len(match.state.journal or []), rng.pick(actors)
            match.choose(chooser, rng.pick(match.state.legal(chooser)))
            new = (match.state.journal or [])[lines:]
            if any(event.key == "passed" and event.args[0] != chooser for event in new):
                seen_passing += 1
                assert not match.can_undo(chooser)
    assert seen_passing > 20


def test_an_error_tells_only_the_own_options() -> None:
    from bailiwick import IllegalChoice

    state = week()
    state.choose(YELLOW, CARD + 5)
    with pytest.raises(IllegalChoice) as caught:
        state.choose(YELLOW, CARD + 5)
    assert "card" not in str(caught.value)


def test_observations_do_not_depend_on_what_is_hidden() -> None:
    for seed in range(4):
        state = GAME.new(4, seed)
        rng = Rng(seed)
        while actors := state.actors():
            chooser = rng.pick(actors)
            state.choose(chooser, rng.pick(state.legal(chooser)))
            world = state.determinize(BLUE, rng)
            assert GAME.observe(world, BLUE) == GAME.observe(state, BLUE)


def test_play_cards_opens_them_all_at_once() -> None:
    state = week()
    play_cards(state, 3, 4, 5, 6)
    assert state.picked == [-1, -1, -1, -1]
    assert state.played == [3, 4, 5, 6]
