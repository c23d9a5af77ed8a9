"""What a banner brings once its price is paid (V4.10, V4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.village.actions import (
    BLUE_CHURCH,
    BLUE_COUNCIL,
    BLUE_CRAFT,
    BLUE_MEETING,
    BLUE_MONK,
    BLUE_TRAVEL,
    CUSTOMER,
    CUSTOMER_NAMES,
    GOOD_NAMES,
    GOODS,
    MEETING,
    WHITE,
)
from bailiwick.games.village.rules.councils import use_council
from bailiwick.games.village.rules.meeting import TILE_PLACE
from bailiwick.games.village.rules.monks import ask_monk
from bailiwick.games.village.rules.travel import reveal_travel

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def complete(state: Village, seat: int, code: int) -> None:
    """The printed effect, and the card in its village."""
    if code >= WHITE:
        serve(state, seat, code - WHITE - CUSTOMER)
    elif code >= BLUE_TRAVEL:
        reveal_travel(state, seat, code - BLUE_TRAVEL)
    elif code >= BLUE_COUNCIL:
        found_council(state, seat, code - BLUE_COUNCIL)
    elif code >= BLUE_MONK:
        ask_monk(state, seat)
    elif code >= BLUE_CHURCH:
        state.church[seat] = code - BLUE_CHURCH
        # its time was told when it was chosen
        state.tell("built", seat, state.data.church_ids[code - BLUE_CHURCH], 0)
    elif code >= BLUE_CRAFT:
        build_workshop(state, seat, code - BLUE_CRAFT)
    elif code == BLUE_MEETING:
        found_meeting(state, seat)
    else:
        lay_out_field(state, seat)


def serve(state: Village, seat: int, customer: int) -> None:
    """He leaves the queue, content; a tile beside him goes back to the meeting place."""
    state.waiting[seat] &= ~(1 << customer)
    state.served[seat] |= 1 << customer
    if state.tile[seat] == CUSTOMER + customer:
        state.tile[seat] = MEETING
    state.tell("served", seat, CUSTOMER_NAMES[customer], state.data.customer_pp[customer])


def found_council(state: Village, seat: int, council: int) -> None:
    """The chamber joins the village and works once."""
    state.council[seat] = council
    state.tell("built", seat, state.data.council_ids[council], state.data.council_time[council])
    use_council(state, seat)


def build_workshop(state: Village, seat: int, card: int) -> None:
    """A craft building comes with one of its goods."""
    data = state.data
    kind = data.craft_kind[card]
    state.workshop[seat * GOODS + kind] = card
    state.goods[seat * GOODS + kind] = 1
    state.tell("built-workshop", seat, data.craft_ids[card], GOOD_NAMES[kind], data.craft_time[card])


def found_meeting(state: Village, seat: int) -> None:
    """The meeting place: a story point, a marker, and a tile to put beside a banner."""
    state.meeting[seat] = 1
    state.tile[seat] = MEETING
    state.tree[seat] += state.data.meeting_stories
    state.meeting_markers[seat] = 1
    state.tell("built", seat, "meeting", state.data.meeting_time)
    state.tell("met", seat, state.data.meeting_stories, 1)
    state.ask(seat, TILE_PLACE)


def lay_out_field(state: Village, seat: int) -> None:
    """A field, without a plow, and its coin."""
    state.fields[seat] += 1
    state.coins[seat] += state.data.field_build_coins
    state.tell("built-field", seat, state.data.field_build_coins, state.data.field_build_time)
