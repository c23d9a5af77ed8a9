"""Tuesday: everybody secretly plays a family card; votes and player order follow (C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.colonia.actions import CARD
from bailiwick.games.colonia.data import CARD_VALUES, CARDS, STREETS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia


class ChooseFamilyCard(Decision["Colonia"]):
    """Secretly, all at once: one card still in hand (C2.1)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        return [CARD + card for card in range(CARDS) if state.hands[seat] >> card & 1]

    def choose(self, state: Colonia, seat: int, code: int) -> None:
        state.picked[seat] = code - CARD

    def describe(self, state: Colonia, seat: int, code: int) -> Option:
        value = CARD_VALUES[code - CARD]
        pieces = [f"card:{seat}:{value}"]
        need = members_needed(state, value)
        if state.reserve[seat] < need:
            return Option(code, pieces, Message("opt-card-short", value, need, state.reserve[seat]))
        return Option(code, pieces, Message("opt-card", value, need))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-card")

    def rule(self) -> str:
        return "C2.1"

    def private(self) -> bool:
        return True


CHOOSE_FAMILY_CARD = ChooseFamilyCard()


def ask_for_cards(state: Colonia) -> None:
    """All families choose at the same time."""
    for seat in range(state.seats):
        state.picked[seat] = -1
        state.ask(seat, CHOOSE_FAMILY_CARD)


def open_cards(state: Colonia) -> None:
    """All cards are turned over; members go to the council, emblems are sorted (C2.2–C2.8)."""
    state.reveal()
    council: list[int] = []
    for seat in range(state.seats):
        card = state.picked[seat]
        state.picked[seat] = -1
        state.hands[seat] &= ~(1 << card)
        council.append(deploy(state, seat, CARD_VALUES[card]))
    state.order = first_order(state) if state.week == 1 else next_order(state)
    for seat in range(state.seats):
        state.reserve[seat] += state.streets[STREETS * seat]
        state.streets[STREETS * seat] = council[seat]
    for place in range(state.seats):
        state.tell("takes-place", state.order[place], place + 1, state.votes[state.order[place]])
    state.tell("is-mayor", state.mayor())


def discard_cards(state: Colonia) -> None:
    """The family cards of the week leave the game, face up or face down (C7.9, R36)."""
    for seat in range(state.seats):
        state.played[seat] = 0
        state.votes[seat] = 0


def members_needed(state: Colonia, value: int) -> int:
    """A card ties up as many members as its value, one fewer after that decree (C2.2, C1.7)."""
    return max(0, value - state.data.fewer_members) if state.fewer else value


def deploy(state: Colonia, seat: int, value: int) -> int:
    """Send members to the council; who is short loses votes and place (C2.2–C2.4). Says how many went."""
    need = members_needed(state, value)
    state.played[seat] = value
    sent = min(need, state.reserve[seat])
    state.reserve[seat] -= sent
    if sent == need:
        state.votes[seat] = value
        state.tell("played-card", seat, value, sent)
        return sent
    for street in range(STREETS):
        called = min(need - sent, state.streets[STREETS * seat + street])
        state.streets[STREETS * seat + street] -= called
        sent += called
    state.votes[seat] = 0
    state.tell("played-card-short", seat, value, sent)
    return sent


def next_order(state: Colonia) -> list[int]:
    """Highest value first; equal values swap last week's order (C2.5)."""
    order: list[int] = []
    for value in range(max(CARD_VALUES), -1, -1):
        for place in range(state.seats - 1, -1, -1):
            if state.votes[state.order[place]] == value:
                order.append(state.order[place])
    return order


def first_order(state: Colonia) -> list[int]:
    """Highest value first; equal values roll the die, or follow a drawn order (C2.6)."""
    order: list[int] = []
    for value in range(max(CARD_VALUES), -1, -1):
        tied = [seat for seat in state.order if state.votes[seat] == value]
        order += tied if state.random_first_order else roll_off(state, tied)
    return order


def roll_off(state: Colonia, tied: list[int]) -> list[int]:
    """Each of *tied* rolls; higher goes first, equals roll again."""
    if len(tied) < 2:
        return tied
    faces = [state.rng.below(6) + 1 for _ in tied]
    for at, seat in enumerate(tied):
        state.tell("rolled-for-order", seat, faces[at])
    order: list[int] = []
    for group in by_face(tied, faces):
        order += roll_off(state, group)
    return order


def by_face(tied: list[int], faces: list[int]) -> list[list[int]]:
    """Those who rolled the same stay together, the highest first."""
    return [
        [seat for at, seat in enumerate(tied) if faces[at] == face]
        for face in range(6, 0, -1)
        if face in faces
    ]
