"""After round 8: the Apprentice's last card, then the match is over (PV7.0, PV7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.provence.actions import KEEP
from bailiwick.games.provence.characters import APPRENTICE

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def advance(state: Provence) -> None:
    """Whoever owns the Apprentice draws two cards and keeps one; otherwise the match is over."""
    for seat in range(state.seats):
        if state.cards[seat] >> APPRENTICE & 1 and state.kept < 0 and state.pile:
            draw(state, seat)
            return
    state.over = True
    winner = state.ranking().index(1)
    state.tell("won", winner, state.scores()[winner])


def draw(state: Provence, seat: int) -> None:
    """Two random cards of the pile, seen by everybody (PV7.1)."""
    state.drawn = [state.pile.pop() for _ in range(min(state.data.apprentice_cards, len(state.pile)))]
    state.drawn.sort()
    state.reveal()
    for card in state.drawn:
        state.tell("drew", seat, state.data.character_ids[card])
    state.ask(seat, APPRENTICE_KEEP)


class ApprenticeKeep(Decision["Provence"]):
    """D8: keep one card for its points; its effect never counts (PV7.1)."""

    def options(self, state: Provence, seat: int) -> list[int]:
        return [KEEP + card for card in state.drawn]

    def choose(self, state: Provence, seat: int, code: int) -> None:
        state.kept = code - KEEP
        for card in state.drawn:
            if card != state.kept:
                state.discarded |= 1 << card
        state.drawn = []
        state.tell("kept", seat, state.data.character_ids[state.kept], state.data.character_vp[state.kept])
        state.finish_turn(seat)

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        card = state.data.character_ids[code - KEEP]
        message = Message("opt-keep", card, state.data.character_vp[code - KEEP])
        return Option(code, [f"character:{card}"], message)

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-keep")

    def rule(self) -> str:
        return "PV7.1"


APPRENTICE_KEEP: Final = ApprenticeKeep()
