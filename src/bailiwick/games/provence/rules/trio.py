"""Phase 3: each new trio brings a character of its crop's banner, or coins (PV5.2–PV5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Obstacle, Option
from bailiwick.games.provence.actions import CROPS, DECLINE, RECRUIT
from bailiwick.games.provence.data import CHARACTERS, RICH_DECLINE
from bailiwick.games.provence.rules.effects import carry_out
from bailiwick.games.provence.rules.obstacles import trio_obstacle

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def decline_pay(state: Provence) -> int:
    """Two coins, three at the great fair (PV5.4)."""
    return state.data.rich_decline_coins if state.rule_is(RICH_DECLINE) else state.data.decline_coins


class Trio(Decision["Provence"]):
    """D5: recruit or decline for one of the pending trios; *pending* has four bits a crop (PV5.2)."""

    def __init__(self, pending: int) -> None:
        self.pending = pending

    def waits(self, crop: int) -> int:
        return self.pending >> 4 * crop & 15

    def options(self, state: Provence, seat: int) -> list[int]:
        lying = 0
        for crop in range(4):
            if self.waits(crop):
                lying |= state.banners[crop]
        codes = [RECRUIT + card for card in range(CHARACTERS) if lying >> card & 1]
        codes += [DECLINE + crop for crop in range(4) if self.waits(crop)]
        return codes

    def choose(self, state: Provence, seat: int, code: int) -> None:
        if code >= DECLINE:
            self.use_up(state, seat, code - DECLINE)
            coins = decline_pay(state)
            state.coins[seat] += coins
            state.tell("declined", seat, CROPS[code - DECLINE], coins)
            return
        card = code - RECRUIT
        self.use_up(state, seat, banner_of(state, card))
        recruit(state, seat, card)

    def use_up(self, state: Provence, seat: int, crop: int) -> None:
        """One entry of this crop is done; the others are asked after the card's effect (PV5.3)."""
        rest = self.pending - (1 << 4 * crop)
        if rest:
            state.ask(seat, Trio(rest))

    def describe(self, state: Provence, seat: int, code: int) -> Option:
        if code >= DECLINE:
            crop = CROPS[code - DECLINE]
            return Option(code, [f"banner:{crop}"], Message("opt-decline", crop, decline_pay(state)))
        card = code - RECRUIT
        name = state.data.character_ids[card]
        return Option(
            code, [f"character:{name}"], Message("opt-recruit", name, state.data.character_vp[card])
        )

    def obstacle(self, state: Provence, seat: int, piece: str) -> Obstacle | None:
        return trio_obstacle(state, seat, piece)

    def prompt(self, state: Provence, seat: int) -> Message:
        return Message("ask-trio", sum([self.waits(crop) for crop in range(4)]))

    def rule(self) -> str:
        return "PV5.2"


def banner_of(state: Provence, card: int) -> int:
    """The crop at whose banner the card lies."""
    crop = 0
    while not state.banners[crop] >> card & 1:
        crop += 1
    return crop


def recruit(state: Provence, seat: int, card: int) -> None:
    """The card moves to the player's area and takes effect at once; no refill (PV5.3)."""
    state.banners[banner_of(state, card)] ^= 1 << card
    state.cards[seat] |= 1 << card
    state.tell("recruited", seat, state.data.character_ids[card], state.data.character_vp[card])
    carry_out(state, seat, card)
