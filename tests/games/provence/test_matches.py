"""Whole matches at random: the invariants of 8.2 after every choice."""

from __future__ import annotations

import pytest

from bailiwick.core.rng import Rng
from bailiwick.games.provence import GAME
from bailiwick.games.provence.state import Provence

from .test_variants import SCENARIOS


def random_match(seats: int, seed: int, scenario: str) -> Provence:
    state = GAME.new(seats, seed, {"scenario": scenario})
    assert isinstance(state, Provence)
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_2_nothing_is_lost_and_the_attack_never_falls(seats: int, scenario: str) -> None:
    for seed in range(5):
        state, rng = random_match(seats, seed, scenario), Rng(seed)
        while not state.over:
            attack = state.attack
            (seat,) = state.actors()
            state.choose(seat, rng.pick(state.legal(seat)))

            state.check()
            assert state.attack >= attack
            assert state.defence() == seats + sum(state.towers_on)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_2_the_free_tile_is_on_offer_in_every_turn_and_each_turn_places_one(seats: int) -> None:
    state, rng = random_match(seats, 9, "first_steps"), Rng(9)
    state.journal = []
    while not state.over:
        (seat,) = state.actors()
        offer = [state.spell(seat, code) for code in state.legal(seat)]
        if any(name.startswith(("special", "inventor", "clear", "land")) for name in offer):
            assert offer[0] == "land:0"
        state.choose(seat, rng.pick(state.legal(seat)))

    assert [event.key for event in state.journal].count("placed") == 8 * seats


def test_5_the_deck_is_shown_as_a_set_only() -> None:
    state = random_match(3, 1, "first_steps")
    twin = state.determinize(0, Rng("another world"))

    assert twin.deck != state.deck
    assert twin.pile != state.pile
    assert twin.view(0) == state.view(0) == state.view(None)


def test_8_2_the_check_notices_a_card_that_became_another() -> None:
    state = random_match(3, 1, "first_steps")
    state.banners = [mask & ~0b11 for mask in state.banners]
    state.pile = [card for card in state.pile if card > 1] + [0, 0, 0]

    with pytest.raises(AssertionError):
        state.check()
