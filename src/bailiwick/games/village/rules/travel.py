"""On the road: the card a journey leads to, and sending it back (2.8, V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import ABBOT, LETTERS, NO, TRAVEL_CHURCH, YES

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

NOTHING: Final = -1


def last_card(state: Village, seat: int) -> int:
    """The travel card whose grey banner makes the next journey dearer."""
    journeys = state.journeys[seat]
    return state.travel[seat * LETTERS + journeys - 1] if journeys else NOTHING


def reveal_travel(state: Village, seat: int, letter: int) -> None:
    """The price is paid, the card is seen (R-10); the travel church may send it back."""
    card = state.travel_piles[letter][0]
    state.reveal()
    state.tell("revealed-travel", seat, state.data.travel_ids[card], state.data.travel_pp[card])
    if can_swap(state, seat, letter):
        state.revealed = card
        state.ask(seat, TRAVEL_SWAP)
    else:
        keep_travel(state, seat, letter, 0)


def can_swap(state: Village, seat: int, letter: int) -> bool:
    """Travel church, abbot at work, once per letter, and a next card to take (V4.10, R-12)."""
    return (
        state.church[seat] == TRAVEL_CHURCH
        and state.has(seat, ABBOT)
        and not state.swaps[seat] >> letter & 1
        and len(state.travel_piles[letter]) > 1
    )


def keep_travel(state: Village, seat: int, letter: int, place: int) -> None:
    """The card at *place* of its pile joins the village."""
    card = state.travel_piles[letter].pop(place)
    state.travel[seat * LETTERS + letter] = card
    state.journeys[seat] += 1
    state.revealed = NOTHING
    state.tell("travelled", seat, state.data.travel_ids[card], state.data.travel_pp[card])


class TravelSwap(Decision["Village"]):
    """Keep this card, or put it back and keep the next one, whatever it is (V4.10)."""

    def options(self, state: Village, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, state: Village, seat: int, code: int) -> None:
        letter = state.journeys[seat]
        if code == NO:
            keep_travel(state, seat, letter, 0)
            return
        state.swaps[seat] |= 1 << letter
        state.reveal()
        state.tell("sent-back", seat, state.data.travel_ids[state.revealed])
        keep_travel(state, seat, letter, 1)
        state.rng.shuffle(state.travel_piles[letter])

    def describe(self, state: Village, seat: int, code: int) -> Option:
        card = state.data.travel_ids[state.revealed]
        points = state.data.travel_pp[state.revealed]
        return Option(
            code, [f"travel:{card}"], Message("swap-yes" if code == YES else "swap-no", card, points)
        )

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-swap", state.data.travel_ids[state.revealed])

    def rule(self) -> str:
        return "V4.10"


TRAVEL_SWAP: Final = TravelSwap()
