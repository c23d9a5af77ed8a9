"""Set-up and the first cities (S1–S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import HEX
from bailiwick.games.antiquity.geometry import add_hexes, bodies
from bailiwick.games.antiquity.rules.founding import found_city
from bailiwick.games.antiquity.rules.land import hex_message, hex_piece, hex_pieces

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


class StartCity(Decision["Antiquity"]):
    """START_CITY: a centre on a start tile that has no city yet; any terrain, also sea (S6)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        layout, cities = state.layout(), state.all_cities()
        codes: list[int] = []
        for tile in layout.start_tiles:
            if not layout.tile_masks[tile] & cities:
                add_hexes(codes, layout.start_sites[tile], HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        found_city(state, seat, code - HEX)
        hexes = state.city_hexes[seat]
        # R3: its sea hexes count as grassland from now on
        state.grass |= hexes & state.sea
        state.sea &= ~hexes
        state.tell("placed-city", seat)
        state.finish_turn(seat)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        hex = code - HEX
        pieces = [hex_piece(hex), *hex_pieces(state.around(hex))]
        return Option(code, pieces, hex_message("opt-hex", hex, None))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-start")

    def rule(self) -> str:
        return "S6"


def find_waters(state: Antiquity) -> None:
    """The bodies of water; only first cities can split them, so they are found once."""
    state.waters = tuple(bodies(state.sea))


START_CITY: Final = StartCity()
