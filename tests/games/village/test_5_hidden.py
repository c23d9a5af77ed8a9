"""Chapter 5: what nobody knows, and only that, is drawn anew by `determinize`."""

from __future__ import annotations

from bailiwick import Rng
from bailiwick.core.fields import fields
from bailiwick.games.village.state import Village

from .table import acting, church, do, new_table, ready

UNKNOWN = {"rng", "deck", "monk_piles", "travel_piles"}


def beliefs(state: Village, count: int = 60) -> list[Village]:
    rng = Rng("belief")
    return [state.determinize(0, rng) for _ in range(count)]


def test_v5_1_everybody_sees_the_same() -> None:
    state = new_table(3)
    assert state.view(None) == state.view(0) == state.view(1) == state.view(2)


def test_only_the_unknown_changes() -> None:
    state = new_table(4)
    for belief in beliefs(state, 5):
        for name, value in fields(state).items():
            if name not in UNKNOWN:
                assert fields(belief)[name] == value, name
        belief.check()


def test_piles_keep_their_cards_and_get_every_order() -> None:
    state = new_table(4)
    for belief in beliefs(state, 5):
        assert sorted(belief.deck) == sorted(state.deck)
        for mine, real in zip(belief.monk_piles, state.monk_piles, strict=True):
            assert sorted(mine) == sorted(real)
            assert mine[0] == real[0]
        for mine, real in zip(belief.travel_piles, state.travel_piles, strict=True):
            assert sorted(mine) == sorted(real)
    seen = beliefs(state)
    assert len({belief.deck[0] for belief in seen}) > 15
    assert len({belief.monk_piles[0][1] for belief in seen}) == 2
    assert len({tuple(belief.travel_piles[4]) for belief in seen}) == 6


def test_a_revealed_travel_card_is_known_while_the_swap_is_asked() -> None:
    state = acting(7)
    church(state, "travel")
    state.coins[0] = 2
    do(ready(state), "blue:travel_a")
    for belief in beliefs(state, 20):
        assert belief.travel_piles[0][0] == state.revealed
    assert len({belief.travel_piles[0][1] for belief in beliefs(state)}) == 3


def test_the_future_of_dice_and_rat_is_new() -> None:
    state = new_table(2)
    assert len({belief.rng.below(1000) for belief in beliefs(state, 20)}) > 10


def test_a_card_put_back_is_shuffled_in() -> None:
    """After a swap nobody knows where the card lies."""
    tops = set()
    for seed in range(40):
        state = acting(7, seed=seed)
        church(state, "travel")
        state.coins[0] = 2
        first = state.travel_piles[0][0]
        do(ready(state), "blue:travel_a", "yes")
        tops.add(state.travel_piles[0].index(first))
    assert tops == {0, 1, 2}


def test_the_view_names_the_cards_of_hidden_piles_without_their_order() -> None:
    state = new_table(2)
    for belief in beliefs(state, 5):
        assert belief.view(None) == state.view(None)
