"""Random play for the checks that every game must pass."""

from __future__ import annotations

from collections.abc import Iterator

import bailiwick
from bailiwick import Match, Rng

GAMES = [*bailiwick.games(), "_template"]
EVERY_TABLE = [(id, seats) for id in GAMES for seats in bailiwick.game(id).seats]


def random_variant(id: str, rng: Rng) -> dict[str, str]:
    """Each option of the game at random; half of the time all defaults."""
    variants = bailiwick.game(id).variants
    if rng.below(2):
        return {}
    return {variant.key: rng.pick(variant.values) for variant in variants}


def new_match(id: str, seats: int, seed: int) -> tuple[Match, Rng]:
    """A match with random options that fit the number of seats, and a generator to play it with."""
    rng = Rng(f"{id} {seats} {seed}")
    while True:
        try:
            return Match.new(id, seats, seed, random_variant(id, rng)), rng
        except bailiwick.BadInput:
            continue


def moments(id: str, seats: int, seed: int, people: bool = False) -> Iterator[tuple[Match, Rng]]:
    """A random match, seen before every choice and at its end; *people* also choose extras."""
    match, rng = new_match(id, seats, seed)
    yield match, rng
    while match.state.actors():
        match.choose(*random_choice(match, rng, people))
        yield match, rng


def random_choice(match: Match, rng: Rng, people: bool) -> tuple[int, int]:
    """A seat and its code: a legal one, or now and then of *people* what only they are offered."""
    state = match.state
    extras = [(seat, code) for seat in range(state.seats) for code in state.extras(seat)] if people else []
    if extras and rng.below(30) == 0:
        return rng.pick(extras)
    seat = rng.pick(state.actors())
    return seat, rng.pick(state.legal(seat))


def played(id: str, seats: int, seed: int, people: bool = False) -> Match:
    """A whole random match."""
    for match, _ in moments(id, seats, seed, people):
        last = match
    return last
