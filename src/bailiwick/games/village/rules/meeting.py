"""The 2/12 tile of the meeting place (2.12, V4.11, R-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.village.actions import (
    COUNCIL,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    KINDS,
    MEETING,
    PLAY,
    SCHOOL,
    TILE,
    WORKSHOP,
)
from bailiwick.games.village.rules.banners import banner_piece, card_of

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

KEEP: Final = TILE + MEETING


class TilePlace(Decision["Village"]):
    """Put the tile beside a white banner of the own village, or leave it where it is."""

    def options(self, state: Village, seat: int) -> list[int]:
        lies = state.tile[seat]
        codes = [TILE + banner for banner in own_banners(state, seat) if banner != lies]
        codes.append(KEEP)
        return codes

    def choose(self, state: Village, seat: int, code: int) -> None:
        if code == KEEP:
            state.tell("kept-tile", seat)
            return
        state.tile[seat] = code - TILE
        state.tell("moved-tile", seat, card_of(state, seat, code - TILE))

    def describe(self, state: Village, seat: int, code: int) -> Option:
        tile = f"tile:{seat}"
        if code == KEEP:
            return Option(code, [tile], Message("keep-tile"))
        banner = code - TILE
        return Option(
            code,
            [tile, banner_piece(state, seat, banner)],
            Message("move-tile", card_of(state, seat, banner)),
        )

    def prompt(self, state: Village, seat: int) -> Message:
        return Message("ask-tile")

    def rule(self) -> str:
        return "V4.11"


def own_banners(state: Village, seat: int) -> list[int]:
    """The white banners of a village but the meeting place's own (R-26)."""
    banners = [SCHOOL, PLAY]
    if state.council[seat] >= 0:
        banners.append(COUNCIL)
    for kind in range(KINDS):
        if state.workshop[seat * KINDS + kind] >= 0:
            banners.append(WORKSHOP + kind)
    banners.extend([FIELD + field for field in range(state.fields[seat])])
    waiting = state.waiting[seat]
    if waiting:
        banners.extend([CUSTOMER + customer for customer in range(CUSTOMERS) if waiting >> customer & 1])
    return banners


TILE_PLACE: Final = TilePlace()
