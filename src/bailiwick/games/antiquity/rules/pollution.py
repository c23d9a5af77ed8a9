"""Pollution (P9): each city spoils the land, or its own squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import HEX
from bailiwick.games.antiquity.estate import DUMP
from bailiwick.games.antiquity.geometry import add_hexes
from bailiwick.games.antiquity.rules.graves import bury
from bailiwick.games.antiquity.rules.land import hex_message, hex_piece
from bailiwick.games.antiquity.rules.zone import zone_of

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def tokens_due(state: Antiquity, seat: int) -> int:
    """Three for each city, less fountains and the dump (V9.1, R12)."""
    data, estate = state.data, state.estates[seat]
    spared = data.fountain_pollution * estate.clear_fountains()
    dump = estate.slot[DUMP]
    if dump >= 0 and estate.is_clear(dump):
        if estate.manned[dump]:
            spared += data.dump_manned
        elif state.rules.dump_unmanned:
            spared += data.dump_unmanned
    return max(0, data.city_pollution * estate.cities - spared)


def clean_hexes(state: Antiquity, seat: int) -> int:
    """The zone without polluted and occupied hexes and without what dumps protect (V9.2)."""
    hexes = zone_of(state, seat) & ~(state.polluted | state.occupied())
    for other in range(state.seats):
        if other != seat and state.is_active(other) and state.estates[other].works(DUMP):
            hexes &= ~zone_of(state, other)
    return hexes


def pollute(state: Antiquity, seat: int) -> None:
    """Ask for the next token; what has no hex becomes graves (V9.3)."""
    if state.due[seat]:
        if clean_hexes(state, seat):
            state.ask(seat, PLACE_POLLUTION)
        else:
            bury(state, seat)


class PlacePollution(Decision["Antiquity"]):
    """PO_PLACE: a clean hex of the zone (V9.2)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, clean_hexes(state, seat), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        hex = 1 << code - HEX
        state.polluted |= hex
        state.discard_tokens(hex)
        state.due[seat] -= 1
        state.tell("polluted", seat)
        pollute(state, seat)
        if not state.stacks[seat] and state.is_active(seat):
            state.finish_turn(seat)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        return Option(code, [hex_piece(code - HEX)], hex_message("opt-pollute", code - HEX, None))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-pollute", state.due[seat])

    def rule(self) -> str:
        return "V9.2"


PLACE_POLLUTION: Final = PlacePollution()
