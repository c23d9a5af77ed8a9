"""The names and pieces of the white banners, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.village.actions import COUNCIL, CUSTOMER, FIELD, KINDS, WHITE_NAMES, WORKSHOP

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def card_of(state: Village, seat: int, banner: int) -> str:
    """The card a white banner is printed on; school and play stand on the board."""
    if banner == COUNCIL:
        return state.data.council_ids[state.council[seat]]
    if WORKSHOP <= banner < WORKSHOP + KINDS:
        return state.data.craft_ids[state.workshop[seat * KINDS + banner - WORKSHOP]]
    return WHITE_NAMES[banner]


def banner_piece(state: Village, seat: int, banner: int) -> str:
    """The piece to point at."""
    if banner >= CUSTOMER:
        return f"customer:{WHITE_NAMES[banner]}"
    if banner >= FIELD:
        return f"field:{seat}:{banner - FIELD}"
    if banner >= WORKSHOP:
        return f"craft:{card_of(state, seat, banner)}"
    if banner == COUNCIL:
        return f"council:{card_of(state, seat, banner)}"
    return f"{WHITE_NAMES[banner]}:{seat}"
