"""What a seat cannot know, drawn anew so that it agrees with all that seat has seen (5.3).

The result depends on what the seat knows and on *rng*, never on the hidden truth: hidden cards are
sorted before they are shuffled, and blind draws are dealt from what is publicly unaccounted for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.rng import Rng
from bailiwick.games.colonia.actions import VOTE_YES
from bailiwick.games.colonia.data import CARDS, KINDS, OPEN
from bailiwick.games.colonia.rules.phases import COUNCIL, COUNTING, ORDERS
from bailiwick.games.colonia.rules.thursday import PlaceOrder, can_order_any

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


def determinized(state: Colonia, seat: int | None, rng: Rng) -> Colonia:
    """A state *seat* could believe in."""
    twin = state.clone()
    twin.rng = rng.fork()
    twin.week_deck = reshuffled(state.week_deck, state.week, rng)
    twin.decree_deck = reshuffled(state.decree_deck, 3 * state.week, rng)
    twin.ship_deck = reshuffled(state.ship_deck, state.ship_top, rng)
    twin.relic_deck = reshuffled(state.relic_deck, state.relic_top, rng)
    me = -1 if seat is None else seat
    guess_first_order(twin, rng)
    guess_answers(twin, me, rng)
    if state.screen_mode != OPEN and not state.over:
        guess_draws(twin, me, rng)
    twin.settle()
    return twin


def reshuffled(deck: tuple[int, ...], drawn: int, rng: Rng) -> tuple[int, ...]:
    """The cards drawn so far were seen; the rest could lie in any order."""
    rest = sorted(deck[drawn:])
    rng.shuffle(rest)
    return deck[:drawn] + tuple(rest)


def guess_first_order(twin: Colonia, rng: Rng) -> None:
    """With random_first_order the order drawn for ties lies hidden until the first Tuesday."""
    if twin.random_first_order and not twin.has_order():
        twin.order = list(range(twin.seats))
        rng.shuffle(twin.order)


def guess_answers(twin: Colonia, me: int, rng: Rng) -> None:
    """Answers that others have given secretly could be any they were allowed (CV.2, C2.1)."""
    for seat in range(twin.seats):
        if seat == me or twin.picked[seat] < 0:
            continue
        if twin.phase == COUNCIL:
            twin.picked[seat] = rng.pick([card for card in range(CARDS) if twin.hands[seat] >> card & 1])
        elif twin.phase == COUNTING:
            twin.picked[seat] = VOTE_YES + rng.below(2)


# ---- raw materials drawn blindly ----------------------------------------------------------------


def guess_draws(twin: Colonia, me: int, rng: Rng) -> None:
    """Deal the blind draws of the others again until the whole agrees with what was seen.

    Some deal always does, for the truth is one; but the truth itself is never handed out.
    """
    others = [seat for seat in range(twin.seats) if seat != me]
    opening_first = False
    while True:
        opening_first = not opening_first
        guess = Draws(twin.opening, twin.later)
        for seat in others:
            guess.forget(seat)
        if deal_draws(twin, guess, others, rng, opening_first):
            put_in(twin, guess, others)
            if waiting_customer_can_order(twin, others):
                return


class Draws:
    """Who drew what at the start and what later, by seat and kind."""

    def __init__(self, opening: list[int], later: list[int]) -> None:
        self.opening = opening[:]
        self.later = later[:]

    def forget(self, seat: int) -> None:
        """Empty the draws of *seat*."""
        for at in range(KINDS * seat, KINDS * seat + KINDS):
            self.opening[at] = 0
            self.later[at] = 0


def deal_draws(twin: Colonia, guess: Draws, others: list[int], rng: Rng, opening_first: bool) -> bool:
    """Deal each seat as many as it drew, at least what it has shown; False when it does not fit."""
    if not twin.opening_most:
        pool = unaccounted(twin.most, guess.opening, twin.shown, others)
        for seat in others:
            size = sum(twin.opening[KINDS * seat : KINDS * seat + KINDS])
            deal_row(
                guess.opening, KINDS * seat, twin.shown[KINDS * seat : KINDS * seat + KINDS], size, pool, rng
            )
        return True
    if opening_first:
        return deal_opening_first(twin, guess, others, rng)
    return deal_both_at_once(twin, guess, others, rng)


def deal_opening_first(twin: Colonia, guess: Draws, others: list[int], rng: Rng) -> bool:
    """The opening draw, then the later one with what the first leaves to be explained."""
    pool = unaccounted(list(twin.opening_most), guess.opening, list(twin.opening_shown), others)
    for seat in others:
        size = sum(twin.opening[KINDS * seat : KINDS * seat + KINDS])
        least = list(twin.opening_shown[KINDS * seat : KINDS * seat + KINDS])
        deal_row(guess.opening, KINDS * seat, least, size, pool, rng)
    missing = [max(0, twin.shown[at] - guess.opening[at]) for at in range(KINDS * twin.seats)]
    held = [guess.opening[at] + guess.later[at] for at in range(KINDS * twin.seats)]
    rest = unaccounted(twin.most, held, missing, others)
    sizes = [sum(twin.later[KINDS * seat : KINDS * seat + KINDS]) for seat in range(twin.seats)]
    for seat in others:
        if sum(missing[KINDS * seat : KINDS * seat + KINDS]) > sizes[seat]:
            return False
    if min(rest) < 0:
        return False
    for seat in others:
        least = missing[KINDS * seat : KINDS * seat + KINDS]
        deal_row(guess.later, KINDS * seat, least, sizes[seat], rest, rng)
    return True


def deal_both_at_once(twin: Colonia, guess: Draws, others: list[int], rng: Rng) -> bool:
    """Both draws together, then split; the opening must fit what came out of the bag before."""
    both = [guess.opening[at] + guess.later[at] for at in range(KINDS * twin.seats)]
    pool = unaccounted(twin.most, both, twin.shown, others)
    room = unaccounted(list(twin.opening_most), guess.opening, list(twin.opening_shown), others)
    for seat in others:
        start = KINDS * seat
        opening = sum(twin.opening[start : start + KINDS])
        size = opening + sum(twin.later[start : start + KINDS])
        deal_row(both, start, twin.shown[start : start + KINDS], size, pool, rng)
        least = list(twin.opening_shown[start : start + KINDS])
        bound = [min(room[kind], both[start + kind] - least[kind]) for kind in range(KINDS)]
        if sum(bound) < opening - sum(least):
            return False
        deal_row(guess.opening, start, least, opening, bound, rng)
        for kind in range(KINDS):
            room[kind] -= guess.opening[start + kind] - least[kind]
            guess.later[start + kind] = both[start + kind] - guess.opening[start + kind]
    return True


def unaccounted(most: list[int], held: list[int], least: list[int], others: list[int]) -> list[int]:
    """Per kind: what may have been drawn blindly in all, less what is held or explained already."""
    pool = most[:]
    for at in range(len(held)):
        pool[at % KINDS] -= held[at]
    for seat in others:
        for kind in range(KINDS):
            pool[kind] -= least[KINDS * seat + kind]
    return pool


def deal_row(row: list[int], start: int, least: list[int], size: int, pool: list[int], rng: Rng) -> None:
    """Write *least* and random raw materials of *pool* into a row, *size* in all."""
    for kind in range(KINDS):
        row[start + kind] = least[kind]
    for _ in range(size - sum(least)):
        at = rng.below(sum(pool))
        kind = 0
        while at >= pool[kind]:
            at -= pool[kind]
            kind += 1
        pool[kind] -= 1
        row[start + kind] += 1


def put_in(twin: Colonia, guess: Draws, others: list[int]) -> None:
    """Exchange the blind draws of *others* for the guess; the bag balances the difference."""
    for seat in others:
        for kind in range(KINDS):
            at = KINDS * seat + kind
            more = guess.opening[at] + guess.later[at] - twin.opening[at] - twin.later[at]
            twin.raw[at] += more
            twin.bag[kind] -= more
            twin.opening[at] = guess.opening[at]
            twin.later[at] = guess.later[at]


def waiting_customer_can_order(twin: Colonia, others: list[int]) -> bool:
    """A family that is asked for an order on Thursday can place one (C0.4)."""
    if twin.phase != ORDERS:
        return True
    for seat in others:
        stack = twin.stacks[seat]
        if stack and isinstance(stack[-1], PlaceOrder) and not can_order_any(twin, seat):
            return False
    return True
