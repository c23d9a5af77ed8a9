"""Exploration (P7): a hidden token may be turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import GOOD_IDS, HEX, SKIP
from bailiwick.games.antiquity.estate import EXPLORER
from bailiwick.games.antiquity.geometry import add_hexes
from bailiwick.games.antiquity.rules.land import hex_message, hex_piece
from bailiwick.games.antiquity.rules.zone import zone_of

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def explore(state: Antiquity, seat: int) -> None:
    """A working explorer and a token in the zone (V7.1)."""
    if state.estates[seat].works(EXPLORER) and zone_of(state, seat) & state.tokens_on():
        state.ask(seat, EXPLORE_FLIP)


class ExploreFlip(Decision["Antiquity"]):
    """EX_FLIP or EX_SKIP: at most one token a round (V7.1)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, zone_of(state, seat) & state.tokens_on(), HEX)
        codes.append(SKIP)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        if code == SKIP:
            state.finish_turn(seat)
            return
        at = spot_at(state, code - HEX)
        token = state.token[at]
        state.token[at] = -1
        good = state.data.tokens[token]
        state.estates[seat].goods[good] += 1
        state.reveal()
        state.tell("explored", seat, GOOD_IDS[good])
        if not state.rules.beginner:
            state.famine += state.data.token_famine[token]

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        if code == SKIP:
            return Option(code, [], Message("opt-skip"))
        return Option(code, [hex_piece(code - HEX)], hex_message("opt-flip", code - HEX, None))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-flip")

    def rule(self) -> str:
        return "V7.1"


def spot_at(state: Antiquity, hex: int) -> int:
    """The explorer token that lies on a hex."""
    for at in range(len(state.spots)):
        if state.spots[at] == hex and state.token[at] >= 0:
            return at
    raise AssertionError(f"no token on {hex}")


EXPLORE_FLIP: Final = ExploreFlip()
