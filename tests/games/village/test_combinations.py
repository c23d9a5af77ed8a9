"""Churches and councils together, long chains, and no dead end."""

from __future__ import annotations

import pytest

from bailiwick import Rng, game
from bailiwick.bots import bot_choice, make
from bailiwick.games.village.actions import CUSTOMER_NAMES
from bailiwick.games.village.state import Village

from .table import (
    acting,
    alive,
    build,
    church,
    council,
    do,
    fields,
    goods_of,
    meeting,
    offered,
    ready,
    store,
    top_monk,
    travelled,
    waiting,
)

CHURCHES = ["disinfection", "convent", "trade", "travel"]
COUNCILS = ["finance", "guild", "area", "population"]


@pytest.mark.parametrize("council_name", COUNCILS)
@pytest.mark.parametrize("church_name", CHURCHES)
def test_every_church_with_every_council_plays_on(church_name: str, council_name: str) -> None:
    """A rich village with both, in random hands: no dead end, all invariants, both still there."""
    rng = Rng(f"{church_name} {council_name}")
    for value in range(2, 13):
        state = rich_village(church_name, council_name, value)
        for _ in range(60):
            actors = state.actors()
            if not actors:
                break
            state.choose(actors[0], rng.pick(state.legal(actors[0])))
            state.check()
        assert state.data.church_ids[state.church[0]] == f"church_{church_name}"
        assert state.data.council_ids[state.council[0]] == f"council_{council_name}"


def rich_village(church_name: str, council_name: str, value: int) -> Village:
    """Cards of every area, goods, coins and customers."""
    state = acting(value, 3)
    church(state, church_name, monks=1)
    council(state, council_name, guild=2 if council_name == "guild" else 0)
    meeting(state, markers=1, tile="stable")
    store(state, horse=2, beer=1, plow=2, scroll=1, wagon=1)
    fields(state, 3, plows=1)
    travelled(state, "travel_a3", "travel_b3")
    waiting(state, "cust_16", "cust_17", "cust_23", "cust_30", "cust_14")
    state.coins[0], state.tree[0], state.rat, state.students[0] = 4, 5, 2, 3
    return ready(state)


def test_guild_and_travel_church_pay_with_markers_then_swap() -> None:
    state = acting(7)
    church(state, "travel")
    council(state, "guild", guild=2)
    travelled(state, "travel_a1", "travel_b3")
    first = state.travel_piles[2][0]
    do(ready(state), "blue:travel_c")
    assert state.guild[0] == 0
    do(state, "yes")
    assert (state.journeys[0], state.swaps[0]) == (3, 4)
    assert state.travel[2] != first


def test_guild_and_trade_church_pay_a_steward_monk() -> None:
    state = acting(6)
    church(state, "trade")
    council(state, "guild", guild=2)
    top_monk(state, "steward")
    do(ready(state), "blue:monk_chalice", "do", "no", "stop", "stop")
    assert (state.guild[0], state.windows(0), state.waiting[0]) == (0, 1, 0)


def test_convent_and_area_council_count_the_church_and_its_monks() -> None:
    state = acting(7)
    church(state, "convent", monks=2)
    council(state, "area", marks=(3,))
    assert ready(state).breakdown(0)["bonus"] == 3
    assert state.breakdown(0)["religion"] == 2 + 7


def test_population_council_and_disinfection_with_a_labourer() -> None:
    state = acting(7)
    church(state, "disinfection")
    council(state, "population", marks=(0, 4))
    alive(state, "abbot")
    state.reaper[0], state.rat, state.tree[0] = 1, 1, 4
    do(ready(state), "blue:question", "prof:merchant")
    assert (state.tree[0], state.church_markers[0]) == (3, 0)
    assert state.breakdown(0)["bonus"] == 4
    assert state.breakdown(0)["labourers"] == -5


def test_finance_council_beside_the_tile_after_a_changed_die() -> None:
    state = acting(3)
    council(state, "finance")
    meeting(state, markers=2, tile="council")
    do(ready(state), "adj:1:mark:1")
    assert state.value() == 2
    do(state, "white:council")
    assert (state.coins[0], state.meeting_markers[0]) == (2, 1)
    assert offered(state) == ["white:meeting", "end"]


def test_five_workshops_play_and_customers_in_one_turn() -> None:
    state = acting(5)
    state.board[0] = 1  # 5/9
    build(state, *[f"{kind}_59" for kind in ("stable", "brewery", "smithy", "office", "wainwright")])
    waiting(state, "cust_26", "cust_20", "cust_10")
    do(ready(state), "white:play")
    for kind in ("stable", "brewery", "smithy", "office", "wainwright"):
        do(state, f"white:{kind}")
    assert (state.clock[0], len(goods_of(state))) == (5, 5)
    assert offered(state, "white:cust") == ["white:cust_10", "white:cust_20", "white:cust_26"]
    do(state, "white:cust_26", "white:cust_10")
    assert offered(state) == ["end"]
    assert state.tree[0] == 1


@pytest.mark.parametrize("guild", [0, 1, 2, 3])
@pytest.mark.parametrize("value", range(2, 13))
def test_every_way_to_pay_leads_to_the_effect(value: int, guild: int) -> None:
    """Every banner on offer, paid in every way on offer: the bill is settled, the effect is there."""
    for coins in (0, 1, 4):
        state = rich_village("travel", "guild", value)
        state.coins[0], state.guild[0], state.meeting_markers[0] = coins, guild, 0
        ready(state)
        for code in state.legal(0):
            after = state.clone()
            after.choose(0, code)
            settle_in_every_way(after)


def settle_in_every_way(state: Village) -> None:
    """Follow all payments to the end of the bill."""
    if state.paying < 0:
        assert sum(state.bill[:6]) == 0
        state.check()
        return
    assert state.actors() == [0]
    for code in state.legal(0):
        after = state.clone()
        after.choose(0, code)
        settle_in_every_way(after)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_keep_all_invariants(seats: int) -> None:
    for seed in range(15):
        rng, state = Rng(seed), game("village").new(seats, seed)
        while actors := state.actors():
            state.choose(actors[0], rng.pick(state.legal(actors[0])))
            state.check()


def test_greedy_bots_reach_forty_points_with_two_seats() -> None:
    card = game("village")
    rng = Rng("greedy")
    bots = [make("greedy", card, Rng(seat)) for seat in range(2)]
    scores: list[int] = []
    for seed in range(6):
        state = card.new(2, seed)
        while actors := state.actors():
            state.choose(actors[0], bot_choice(bots[actors[0]], state, actors[0], rng))
        scores += state.scores()
    assert sum(scores) / len(scores) >= 40


def test_a_view_is_plain_and_names_the_customers() -> None:
    state = acting(4)
    view = state.view(0)
    assert [name for name in view["display"] if name is not None] == [
        CUSTOMER_NAMES[customer] for customer in state.display if customer >= 0
    ]
