"""Sealed bids: hidden hands, a private draft by all seats at once, then secret simultaneous bids.

It stands outside the package and is never compiled: it proves that the kernel carries private
planning and that somebody else's game plays on it.
"""

from __future__ import annotations

from pathlib import Path

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.core.fields import Printed
from bailiwick.core.game import Game, Setup, Variant
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.core.tables import Tables

CARDS = 24
KEEP, BID, DONE = 1, 1 + CARDS, 1 + 2 * CARDS
ACTIONS = (
    ["end_turn"]
    + [f"keep:{card}" for card in range(CARDS)]
    + [f"bid:{card}" for card in range(CARDS)]
    + ["done"]
)
NO_BID = -1


class Data(Printed):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.hand = tables.number("hand")
        self.kept = tables.number("kept")
        self.prizes = tables.ids("prize")
        self.points = tables.numbers("prize", "points")


class Sealed(State):
    def __init__(self, seats: int, rng: Rng, data: Data, source: Sealed | None = None) -> None:
        super().__init__(seats, rng, source)
        self.data = data
        self.drafting = True if source is None else source.drafting
        self.hands: list[list[int]] = [] if source is None else [hand[:] for hand in source.hands]
        self.plans: list[list[int]] = (
            [[] for _ in range(seats)] if source is None else [p[:] for p in source.plans]
        )
        self.bids: list[int] = [NO_BID] * seats if source is None else source.bids[:]
        self.prizes: list[int] = [] if source is None else source.prizes[:]
        self.prize = -1 if source is None else source.prize
        self.won: list[list[int]] = (
            [[] for _ in range(seats)] if source is None else [w[:] for w in source.won]
        )
        self.thrown: list[int] = [] if source is None else source.thrown[:]

    def advance(self) -> None:
        if self.drafting:
            if not self.plans[0] and not self.prizes:
                self.begin()
            else:
                self.end_draft()
        elif NO_BID not in self.bids:
            self.open_bids()
        elif self.prizes and self.hands[0]:
            self.prize = self.prizes.pop()
            self.reveal()
            self.tell("prize", self.data.prizes[self.prize])
            for seat in range(self.seats):
                self.ask(seat, MakeBid())
        else:
            self.over = True

    def begin(self) -> None:
        deck = list(range(CARDS))
        self.rng.shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(self.data.hand)) for _ in range(self.seats)]
        self.prizes = list(range(len(self.data.prizes)))
        self.rng.shuffle(self.prizes)
        for seat in range(self.seats):
            self.whisper(seat, "dealt", seat, len(self.hands[seat]))
            self.ask(seat, Draft())

    def end_draft(self) -> None:
        """How many each seat kept becomes known; which ones does not."""
        self.drafting = False
        self.reveal()
        for seat in range(self.seats):
            self.hands[seat] = sorted(self.plans[seat])
            self.plans[seat] = []
            self.tell("kept", seat, len(self.hands[seat]))

    def open_bids(self) -> None:
        self.reveal()
        best = max(self.bids)
        winner = self.bids.index(best)
        for seat in range(self.seats):
            self.tell("bid", seat, self.bids[seat])
        self.won[winner].append(self.prize)
        self.thrown += self.bids
        self.bids = [NO_BID] * self.seats
        self.prize = -1

    def clone(self) -> Sealed:
        return Sealed(self.seats, self.rng, self.data, self)

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "game": "sealed",
            "drafting": self.drafting,
            "hand": None if seat is None else self.hands[seat][:],
            "plan": None if seat is None else self.plans[seat][:],
            "hands": [
                0 if self.drafting else len(hand) + (bid >= 0)
                for hand, bid in zip(self.hands, self.bids, strict=True)
            ],
            "bid": None if seat is None else self.bids[seat],
            "prize": self.prize,
            "won": [won[:] for won in self.won],
            "thrown": self.thrown[:],
        }

    def determinize(self, seat: int | None, rng: Rng) -> Sealed:
        twin = self.clone()
        twin.rng = rng.fork()
        rng.shuffle(twin.prizes)
        known = self.thrown + (
            [] if seat is None else self.hands[seat] + self.plans[seat] + [self.bids[seat]]
        )
        deck = [card for card in range(CARDS) if card not in known]
        rng.shuffle(deck)
        for other in range(self.seats):
            if other == seat:
                continue
            if self.drafting:
                done = not self.stacks[other]
                kept = self.data.kept if done else rng.below(self.data.kept)
                cards = [deck.pop() for _ in range(self.data.hand)]
                twin.plans[other] = sorted(cards[:kept])
                twin.hands[other] = sorted(cards[kept:])
                continue
            twin.hands[other] = sorted(deck.pop() for _ in self.hands[other])
            if self.bids[other] >= 0:
                twin.bids[other] = deck.pop()
        return twin

    def scores(self) -> list[int]:
        return [sum(self.data.points[prize] for prize in won) for won in self.won]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"prizes": self.scores()[seat]}

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def spell(self, seat: int, code: int) -> str:
        return ACTIONS[code]

    def check(self) -> None:
        cards = [card for hand in self.hands + self.plans for card in hand]
        cards += [bid for bid in self.bids if bid >= 0] + self.thrown
        assert len(set(cards)) == len(cards)


class Draft(Decision[Sealed]):
    """Keep cards one by one, in private; done when as many as allowed, or with fewer."""

    def options(self, state: Sealed, seat: int) -> list[int]:
        full = len(state.plans[seat]) == state.data.kept
        return [DONE] if full else [KEEP + card for card in state.hands[seat]]

    def choose(self, state: Sealed, seat: int, code: int) -> None:
        if code == DONE:
            return
        state.hands[seat].remove(code - KEEP)
        state.plans[seat].append(code - KEEP)
        state.plans[seat].sort()
        state.whisper(seat, "planned", seat, code - KEEP)
        state.ask(seat, Draft())

    def describe(self, state: Sealed, seat: int, code: int) -> Option:
        if code == DONE:
            return Option(code, [], Message("opt-done"))
        return Option(code, [f"card:{code - KEEP}"], Message("opt-keep", code - KEEP))

    def prompt(self, state: Sealed, seat: int) -> Message:
        return Message("ask-draft")

    def rule(self) -> str:
        return "1"

    def auto(self) -> bool:
        return False

    def private(self) -> bool:
        return True


class MakeBid(Decision[Sealed]):
    """A card from the hand, face down; all are opened together."""

    def options(self, state: Sealed, seat: int) -> list[int]:
        return [BID + card for card in state.hands[seat]]

    def choose(self, state: Sealed, seat: int, code: int) -> None:
        state.hands[seat].remove(code - BID)
        state.bids[seat] = code - BID

    def describe(self, state: Sealed, seat: int, code: int) -> Option:
        return Option(code, [f"card:{code - BID}"], Message("opt-bid", code - BID))

    def prompt(self, state: Sealed, seat: int) -> Message:
        return Message("ask-bid", state.data.prizes[state.prize])

    def rule(self) -> str:
        return "2"

    def private(self) -> bool:
        return True


def deal(setup: Setup) -> Sealed:
    assert isinstance(setup.data, Data)
    return Sealed(setup.seats, setup.rng, setup.data)


def value(state: State, seat: int) -> float:
    return float(state.scores()[seat])


def observe(state: State, seat: int) -> list[float]:
    assert isinstance(state, Sealed)
    return [float(card in state.hands[seat]) for card in range(CARDS)]


GAME = Game(
    id="sealed",
    title="Sealed bids",
    seats=[2, 3, 4],
    version=1,
    variants=[Variant("deal", ["six"])],
    actions=ACTIONS,
    messages={
        "ask-draft": "",
        "ask-bid": "prize",
        "opt-done": "",
        "opt-keep": "card",
        "opt-bid": "card",
        "dealt": "seat cards",
        "planned": "seat card",
        "kept": "seat cards",
        "prize": "prize",
        "bid": "seat card",
    },
    folder=Path(__file__).parent,
    data=Data,
    deal=deal,
    value=value,
    observe=observe,
)
