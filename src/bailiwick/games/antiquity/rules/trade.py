"""Trade between players, bounded in offers a round and goods asked (section 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.antiquity.actions import (
    ACCEPT,
    ASK,
    CANCEL,
    GOOD_IDS,
    GOODS,
    OFFER,
    OFFER_DONE,
    PARTNER,
    REJECT,
    SEND,
    WITHDRAW,
)
from bailiwick.games.antiquity.estate import FISH_GOOD, MARKET, Estate
from bailiwick.games.antiquity.rules.plan import PlanDecision
from bailiwick.games.antiquity.terms import OFFER_ASKS, OFFER_CATHEDRAL_FISH, OFFER_GIVES

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def add_partners(state: Antiquity, seat: int, estate: Estate, codes: list[int]) -> None:
    """A working market and an offer left: any other active player (T1, T5)."""
    if not state.rules.player_trade or estate.offers_opened >= state.rules.max_offers:
        return
    if not estate.works(MARKET):
        return
    for partner in range(state.seats):
        if partner != seat and state.is_active(partner):
            codes.append(PARTNER + partner)


def offer_of(state: Antiquity, seat: int) -> int:
    """The offer for whose answer *seat* waits, or -1."""
    for at in range(len(state.offers)):
        if state.offers[at][0] == seat:
            return at
    return -1


def offer_for(state: Antiquity, seat: int) -> int:
    """The first offer *seat* has to answer, or -1 (T3)."""
    for at in range(len(state.offers)):
        if state.offers[at][1] == seat:
            return at
    return -1


def add_answers(state: Antiquity, seat: int, at: int, codes: list[int]) -> None:
    """Accept, if all that is asked is there, or reject (T3)."""
    goods, offer = state.estates[seat].goods, state.offers[at]
    payable = True
    for good in range(GOODS):
        if goods[good] < offer[OFFER_ASKS + good]:
            payable = False
    if payable:
        codes.append(ACCEPT)
    codes.append(REJECT)


def accept(state: Antiquity, seat: int) -> None:
    """Goods change hands, everybody hears of it, and a committed partner plans again (T4)."""
    offer = state.offers.pop(offer_for(state, seat))
    proposer = offer[0]
    giver, taker = state.estates[proposer], state.estates[seat]
    state.tell("traded", proposer, seat)
    for good in range(GOODS):
        given, asked = offer[OFFER_GIVES + good], offer[OFFER_ASKS + good]
        taker.lose(good, asked)
        giver.goods[good] += asked
        taker.goods[good] += given
        tell_part(state, proposer, good, given)
        tell_part(state, seat, good, asked)
    state.trades.append(offer[:OFFER_CATHEDRAL_FISH])
    show_trade(state, offer)
    if state.committed[seat]:
        state.committed[seat] = False
        if state.floor:
            state.floor.append(seat)
    state.reveal()
    state.forget_plans()


def tell_part(state: Antiquity, seat: int, good: int, amount: int) -> None:
    """One kind of good that a trader gives."""
    if amount:
        state.tell("trade-part", seat, amount, GOOD_IDS[good])


def show_trade(state: Antiquity, offer: tuple[int, ...]) -> None:
    """What the others know of both traders' goods follows the trade."""
    shown = [estate.clone() for estate in state.shown]
    for good in range(GOODS):
        gain = offer[OFFER_ASKS + good] - offer[OFFER_GIVES + good]
        mine, theirs = shown[offer[0]].goods, shown[offer[1]].goods
        mine[good] = max(0, mine[good] + gain)
        theirs[good] = max(0, theirs[good] - gain)
    for estate in shown:
        estate.cathedral_fish = min(estate.cathedral_fish, estate.goods[FISH_GOOD])
    state.shown = tuple(shown)


def reject(state: Antiquity, seat: int) -> None:
    """The goods go back; the same offer cannot come again this round (T3, T5)."""
    offer = end_offer(state, offer_for(state, seat), "refused", seat)
    state.estates[offer[0]].refused.append(offer[:OFFER_CATHEDRAL_FISH])


def withdraw(state: Antiquity, seat: int) -> None:
    """T_WITHDRAW: the proposer takes the offer back before it is answered (T3)."""
    end_offer(state, offer_of(state, seat), "withdrew", seat)


def cancel_offers(state: Antiquity, seat: int) -> None:
    """Offers from and to *seat*, sent or half-made, come to nothing (E4)."""
    for at in range(len(state.offers) - 1, -1, -1):
        if seat in state.offers[at][:2]:
            end_offer(state, at, "offer-lapsed", seat)
    for other in range(state.seats):
        draft = state.stacks[other][-1] if state.stacks[other] else None
        if isinstance(draft, Draft) and draft.partner == seat:
            state.stacks[other].pop()
            state.whisper(other, "offer-lapsed", seat)


def end_offer(state: Antiquity, at: int, key: str, seat: int) -> tuple[int, ...]:
    """The goods go back to the proposer, also fish of the cathedral; both hear what *seat* did (T3)."""
    offer = state.offers.pop(at)
    proposer = state.estates[offer[0]]
    for good in range(GOODS):
        proposer.goods[good] += offer[OFFER_GIVES + good]
    proposer.cathedral_fish += offer[OFFER_CATHEDRAL_FISH]
    state.whisper(offer[0], key, seat)
    state.whisper(offer[1], key, seat)
    state.reveal()
    state.forget_plans()
    return offer


def goods_said(amounts: list[int]) -> str:
    """Goods with their numbers, as messages write them: wood:2+fish:1."""
    return "+".join([f"{GOOD_IDS[good]}:{amount}" for good, amount in enumerate(amounts) if amount])


def ask_answer(state: Antiquity, at: int) -> Message:
    """The question an offer puts to its partner."""
    return offer_message("ask-answer", state.offers[at])


def offer_message(key: str, offer: tuple[int, ...]) -> Message:
    """Something about an offer, with the goods on both sides."""
    given, asked = offer[OFFER_GIVES:OFFER_ASKS], offer[OFFER_ASKS:OFFER_CATHEDRAL_FISH]
    return Message(key, offer[0], goods_said(list(given)), goods_said(list(asked)))


def describe_answer(state: Antiquity, seat: int, code: int) -> Option:
    """Accept or reject the first offer."""
    offer = state.offers[offer_for(state, seat)]
    message = offer_message("opt-accept", offer) if code == ACCEPT else Message("opt-reject", offer[0])
    return Option(code, [f"offer:{offer[0]}"], message)


def describe_withdrawal(state: Antiquity, seat: int) -> Option:
    """Take back the offer that waits for its answer."""
    partner = state.offers[offer_of(state, seat)][1]
    return Option(WITHDRAW, [f"offer:{seat}"], Message("opt-withdraw", partner))


class Draft(PlanDecision):
    """T_GIVE, T_ASK, T_SEND, T_CANCEL: an offer takes shape, good by good in canonical order (T2)."""

    def __init__(self, partner: int, give: list[int], ask: list[int], asking: bool, after: int) -> None:
        self.partner = partner
        self.give = give
        self.ask = ask
        self.asking = asking
        self.after = after

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        estate = state.estates[seat]
        if self.asking:
            if sum(self.ask) < state.rules.max_ask:
                codes += [ASK + good for good in range(self.after, GOODS)]
            if self.can_send(estate, seat):
                codes.append(SEND)
        else:
            for good in range(self.after, GOODS):
                if estate.goods[good] > self.give[good]:
                    codes.append(OFFER + good)
            codes.append(OFFER_DONE)
        codes.append(CANCEL)
        return codes

    def can_send(self, estate: Estate, seat: int) -> bool:
        """Not empty on both sides, and not refused before (T2, T5)."""
        if not sum(self.give) + sum(self.ask):
            return False
        return (seat, self.partner, *self.give, *self.ask) not in estate.refused

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        if code == SEND:
            self.send(state, seat)
        elif code == OFFER_DONE:
            state.ask(seat, Draft(self.partner, self.give, self.ask, True, 0))
        elif code >= ASK and code < ASK + GOODS:
            ask = with_one_more(self.ask, code - ASK)
            state.ask(seat, Draft(self.partner, self.give, ask, True, code - ASK))
        elif code != CANCEL:
            give = with_one_more(self.give, code - OFFER)
            state.ask(seat, Draft(self.partner, give, self.ask, False, code - OFFER))

    def send(self, state: Antiquity, seat: int) -> None:
        """The goods given are put aside; only the partner hears of the offer (T3)."""
        estate = state.estates[seat]
        fish = estate.cathedral_fish
        for good in range(GOODS):
            estate.lose(good, self.give[good])
        state.offers.append((seat, self.partner, *self.give, *self.ask, fish - estate.cathedral_fish))
        state.trace()
        state.whisper(self.partner, "was-offered", seat)
        state.whisper(seat, "sent-offer", self.partner)
        state.forget_plans()

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        if code in (SEND, CANCEL, OFFER_DONE):
            key = {SEND: "opt-send", CANCEL: "opt-cancel", OFFER_DONE: "opt-offer-done"}[code]
            return Option(code, [], Message(key, self.partner))
        if code >= ASK:
            good = GOOD_IDS[code - ASK]
            return Option(code, [f"good:{self.partner}:{good}"], Message("opt-ask", good))
        good = GOOD_IDS[code - OFFER]
        return Option(code, [f"good:{seat}:{good}"], Message("opt-offer", good))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        key = "ask-ask" if self.asking else "ask-offer"
        return Message(key, self.partner, goods_said(self.give), goods_said(self.ask))

    def rule(self) -> str:
        return "T2"


def with_one_more(amounts: list[int], good: int) -> list[int]:
    """A new list with one more of *good*."""
    more = amounts[:]
    more[good] += 1
    return more
