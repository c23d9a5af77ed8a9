"""The end: leftovers, knowledge, ranking (6)."""

from __future__ import annotations

import bailiwick
from bailiwick import Match, Rng
from bailiwick.games.burgundy.rules.placing import lay, move_ahead
from bailiwick.games.burgundy.scoring import projected, ranking, score_end

from .builders import ME, new, put_on, score, space, tile, turn


def test_t50_final_scoring_with_three_players() -> None:
    on = {"h13": "k15", "h08": "k22", "h04": "k24", "h31": "k25", "h36": "k26"}
    on |= {"h12": "bank", "h26": "bank", "h11": "pig_2", "h28": "cow_2"}
    state = turn(3, silver=3, workers=5, goods={"red": 3}, on=on)
    state.points[0] = 140
    state.sold[:6] = [4, 3, 0, 0, 0, 2]
    state.bonus_owner[0] = state.bonus_owner[3] = ME
    assert projected(state, ME) == 186
    score_end(state)
    assert score(state) == 186


def test_v6_2_one_point_for_two_workers_rounded_down() -> None:
    state = turn(workers=3)
    state.goods = [0] * 12
    score_end(state)
    assert state.breakdown(ME)["end_workers"] == 1


def test_v6_3_stored_tiles_score_nothing() -> None:
    state = turn(storage=["bank", "castle", "k25"])
    score_end(state)
    assert score(state) == 0


def fill(state, seat: int, spaces: int) -> None:
    for at in range(spaces):
        if not state.filled[seat] >> at & 1:
            lay(state, seat, tile(state, "mine"), at)


def test_t51_a_tie_goes_to_the_one_with_more_empty_spaces() -> None:
    state = new(2)
    state.points[0] = state.points[10] = 180
    fill(state, 0, 30)
    fill(state, 1, 31)
    assert ranking(state) == [1, 2]


def test_t52_then_to_the_later_in_turn_order() -> None:
    state = new(2)
    state.points[0] = state.points[10] = 180
    assert state.order == [0, 1]
    assert ranking(state) == [2, 1]
    move_ahead(state, 1)
    assert ranking(state) == [1, 2]


def test_v6_5_points_come_first() -> None:
    state = new(3)
    state.points[0], state.points[10], state.points[20] = 5, 9, 7
    assert ranking(state) == [3, 1, 2]


def test_the_breakdown_names_every_knowledge_tile_that_scored() -> None:
    match = Match.new("burgundy", 4, 5)
    rng = Rng(5)
    while actors := match.state.actors():
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))
    parts = [match.state.breakdown(seat) for seat in range(4)]
    assert len({tuple(part) for part in parts}) == 1
    assert [sum(part.values()) for part in parts] == match.state.scores()


def test_r26_the_last_ships_count_for_the_tie_break() -> None:
    state = new(2)
    put_on(state, {"h20": "ship"})
    lay(state, 1, tile(state, "ship", 1), space("h20"))
    move_ahead(state, 0)
    assert ranking(state) == [2, 1]


def test_8_3_every_player_uses_fifty_dice() -> None:
    match = Match.new("burgundy", 3, 8)
    rng = Rng(8)
    dice = [0, 0, 0]
    purchases = [0, 0, 0]
    while actors := match.state.actors():
        seat = actors[0]
        code = rng.pick(match.state.legal(seat))
        verb = match.state.spell(seat, code).split(":")[0]
        dice[seat] += verb in ("take", "place", "sell", "workers")
        purchases[seat] += verb == "buy"
        before = match.state.scores()
        match.choose(seat, code)
        assert all(new >= old for new, old in zip(match.state.scores(), before, strict=True))
    assert dice == [50, 50, 50]
    assert max(purchases) <= 25


def test_greedy_play_reaches_150_points_with_two_seats_on_duchy_1() -> None:
    """A sample; the average over many matches is in the docs."""
    from bailiwick.bots import bot_choice, make

    scores: list[int] = []
    for seed in range(4):
        state = bailiwick.new("burgundy", 2, seed)
        rng = Rng(seed)
        bot = make("greedy", bailiwick.game("burgundy"), rng)
        while actors := state.actors():
            state.choose(actors[0], bot_choice(bot, state, actors[0], rng))
        scores += state.scores()
    assert sum(scores) / len(scores) >= 140
