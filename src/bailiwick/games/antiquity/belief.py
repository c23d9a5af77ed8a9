"""A state a seat could believe in: hidden tokens drawn anew, the others' secret plans unwritten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.rng import Rng
from bailiwick.games.antiquity.actions import GOODS
from bailiwick.games.antiquity.estate import PILE_KINDS, Estate
from bailiwick.games.antiquity.rules.building import pending_pieces
from bailiwick.games.antiquity.rules.menu import MENU
from bailiwick.games.antiquity.terms import OFFER_GIVES
from bailiwick.games.antiquity.view import sees_tokens

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def determinize(state: Antiquity, seat: int | None, rng: Rng) -> Antiquity:
    """Tokens from all those nobody has seen; other planners as they were when the phase began (5)."""
    twin = state.clone()
    twin.rng = rng.fork()
    if not sees_tokens(twin, seat):
        shuffle_tokens(twin, rng)
    if twin.shown:
        forget_plans(state, twin, seat, rng)
    twin.settle()
    return twin


def forget_plans(state: Antiquity, twin: Antiquity, seat: int | None, rng: Rng) -> None:
    """What the others did in this phase is unknown; that they have committed, or not, is known."""
    twin.offers = imagined_offers(state, seat, rng)
    seats = range(twin.seats)
    twin.estates = tuple([twin.estates[one] if one == seat else twin.shown[one].clone() for one in seats])
    for offer in twin.offers:
        if offer[0] != seat:
            set_aside(twin.estates[offer[0]], offer)
    for other in seats:
        if other != seat and twin.is_active(other):
            twin.stacks[other] = [MENU]
    count_unseen(twin)


def set_aside(estate: Estate, offer: tuple[int, ...]) -> None:
    """What a proposer offers is out of his pool until the answer, as far as he was known to have it."""
    for good in range(GOODS):
        estate.lose(good, min(estate.goods[good], offer[OFFER_GIVES + good]))


def shuffle_tokens(twin: Antiquity, rng: Rng) -> None:
    """Tokens on the map and those taken away unseen are one unknown heap."""
    lying = [at for at in range(len(twin.token)) if twin.token[at] >= 0]
    heap = [twin.token[at] for at in lying] + twin.discarded
    rng.shuffle(heap)
    for at in lying:
        twin.token[at] = heap.pop()
    twin.discarded = heap


def imagined_offers(state: Antiquity, seat: int | None, rng: Rng) -> list[tuple[int, ...]]:
    """Everybody sees who is to act: a proposer who is has an offer to answer, one who waits has none."""
    while True:
        offers = [imagined_offer(state, offer, seat, rng) for offer in state.offers]
        asked = [offer[1] for offer in offers]
        if all((offer[0] in state.actors()) == (offer[0] in asked) for offer in offers):
            return offers


def imagined_offer(state: Antiquity, offer: tuple[int, ...], seat: int | None, rng: Rng) -> tuple[int, ...]:
    """Who waits for an answer shows; for whose, and what was offered, only the two know (T3)."""
    proposer, partner = offer[0], offer[1]
    if seat in (proposer, partner):
        return offer
    if not state.committed[partner] and not state.floor:
        others = [one for one in state.actors() if one not in (seat, proposer) and not state.committed[one]]
        partner = rng.pick(others)
    return (proposer, partner, *[0] * (1 + 2 * GOODS))


def count_unseen(twin: Antiquity) -> None:
    """Pieces that have left the open stock and lie in plans nobody can see."""
    if not twin.rules.limited_stock:
        return
    pending = [pending_pieces(stack) for stack in twin.stacks]
    for pile in range(3):
        known = sum([estate.pieces(PILE_KINDS[pile]) for estate in twin.estates])
        known += sum([pieces[pile] for pieces in pending])
        twin.unseen[pile] = twin.data.stock[pile] - twin.stock[pile] - known
