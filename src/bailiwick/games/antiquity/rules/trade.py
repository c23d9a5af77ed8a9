"""Trade between players, bounded: three offers a round, twelve goods asked (section 4.4)."""

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
)
from bailiwick.games.antiquity.estate import FISH_GOOD, MARKET, Estate
from bailiwick.games.antiquity.rules.plan import PlanDecision
from bailiwick.games.antiquity.terms import OFFER_ASKS, OFFER_CATHEDRAL_FISH, OFFER_GIVES

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def add_partners(state: Antiquity, seat: int, estate: Estate, codes: list[int]) -> None:
    """A working market and an offer left: any other active player (T1, T5)."""
    if not state.rules.player_trade or estate.offers_opened >= state.data.max_offers:
        return
    if not estate.works(MARKET):
        return
    for partner in range(state.seats):
        if partner != seat and state.is_active(partner):
            codes.append(PARTNER + partner)


def has_open_offer(state: Antiquity, seat: int) -> bool:
    """Does *seat* wait for an answer?"""
    return any(offer[0] == seat for offer in state.offers)


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
    """Goods go back, also fish of the cathedral; the same offer cannot come again this round (T3, T5)."""
    offer = state.offers.pop(offer_for(state, seat))
    proposer = state.estates[offer[0]]
    for good in range(GOODS):
        proposer.goods[good] += offer[OFFER_GIVES + good]
    proposer.cathedral_fish += offer[OFFER_CATHEDRAL_FISH]
    proposer.refused.append(number_of(offer))
    state.whisper(offer[0], "refused", seat)
    state.whisper(seat, "refused", seat)
    state.reveal()
    state.forget_plans()


def number_of(offer: tuple[int, ...]) -> int:
    """The same for identical offers of one player."""
    number = 0
    for amount in offer[1:OFFER_CATHEDRAL_FISH]:
        number = number * 1000 + amount
    return number


def ask_answer(state: Antiquity, at: int) -> Message:
    """The question an offer puts to its partner."""
    offer = state.offers[at]
    return Message(
        "ask-answer",
        offer[0],
        sum(offer[OFFER_GIVES:OFFER_ASKS]),
        sum(offer[OFFER_ASKS:OFFER_CATHEDRAL_FISH]),
    )


def describe_answer(state: Antiquity, seat: int, code: int) -> Option:
    """Accept or reject the first offer."""
    proposer = state.offers[offer_for(state, seat)][0]
    key = "opt-accept" if code == ACCEPT else "opt-reject"
    return Option(code, [f"offer:{proposer}"], Message(key, proposer))


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
            if sum(self.ask) < state.data.max_ask:
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
        return number_of((seat, self.partner, *self.give, *self.ask)) not in estate.refused

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
        return Message(key, self.partner, sum(self.give), sum(self.ask))

    def rule(self) -> str:
        return "T2"


def with_one_more(amounts: list[int], good: int) -> list[int]:
    """A new list with one more of *good*."""
    more = amounts[:]
    more[good] += 1
    return more
