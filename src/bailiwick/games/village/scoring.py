"""Points by source, the tie-break, and who is placed where (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.village.actions import GOODS, KINDS, LETTERS, POPULATION_COUNCIL, PROFESSIONS, WINDOWS

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def score(state: Village, seat: int) -> int:
    """The prestige points of *seat* as they stand (V6.2)."""
    return (
        state.house[seat]
        + religion_points(state, seat)
        + council_points(state, seat)
        + council_bonus(state, seat)
        + craft_points(state, seat)
        + travel_points(state, seat)
        + market_points(state, seat)
        + state.fields[seat] * state.data.field_pp
        + state.labourers[seat] * state.data.labourer_pp
    )


def breakdown(state: Village, seat: int) -> dict[str, int]:
    """The points of *seat* by source (V6.2)."""
    return {
        "house": state.house[seat],
        "religion": religion_points(state, seat),
        "council": council_points(state, seat),
        "bonus": council_bonus(state, seat),
        "crafts": craft_points(state, seat),
        "travel": travel_points(state, seat),
        "market": market_points(state, seat),
        "harvest": state.fields[seat] * state.data.field_pp,
        "labourers": state.labourers[seat] * state.data.labourer_pp,
    }


def religion_points(state: Village, seat: int) -> int:
    """The church and its windows; an abbot is not needed for them (R-16)."""
    data, church = state.data, state.church[seat]
    windows = data.window_pp[min(WINDOWS, state.windows(seat))]
    return windows + (data.church_pp[church] if church >= 0 else 0)


def council_points(state: Village, seat: int) -> int:
    """What is printed on the council chamber and on the meeting place."""
    data, council = state.data, state.council[seat]
    printed = data.council_pp[council] if council >= 0 else 0
    return printed + (data.meeting_pp if state.meeting[seat] else 0)


def council_bonus(state: Village, seat: int) -> int:
    """The area council counts cards in marked areas, the population council marked, living villagers."""
    council, marks = state.council[seat], state.council_marks[seat]
    if not marks:
        return 0
    if council == POPULATION_COUNCIL:
        return (marks & state.villagers[seat]).bit_count() * state.data.council_bonus[council]
    counted = 0
    for area in range(PROFESSIONS):
        if marks >> area & 1:
            counted += area_cards(state, seat, area)
    return counted * state.data.council_bonus[council]


def area_cards(state: Village, seat: int, area: int) -> int:
    """Cards in an area as the area council counts them: travel, craft, customers, religion, fields (R-32)."""
    if area == 0:
        return state.journeys[seat]
    if area == 1:
        return len(workshops(state, seat))
    if area == 2:
        return state.served[seat].bit_count()
    if area == 3:
        return state.monks[seat].bit_count() + (1 if state.church[seat] >= 0 else 0)
    return state.fields[seat]


def craft_points(state: Village, seat: int) -> int:
    """The craft buildings."""
    total = 0
    for card in workshops(state, seat):
        total += state.data.craft_pp[card]
    return total


def workshops(state: Village, seat: int) -> list[int]:
    """The craft buildings of a village."""
    return [card for card in state.workshop[seat * KINDS : seat * KINDS + KINDS] if card >= 0]


def market_points(state: Village, seat: int) -> int:
    """The served customers."""
    total = 0
    served = state.served[seat]
    for points in state.data.customer_pp:
        if served & 1:
            total += points
        served >>= 1
    return total


def travel_points(state: Village, seat: int) -> int:
    """The travel cards."""
    total = 0
    for at in range(seat * LETTERS, seat * LETTERS + state.journeys[seat]):
        total += state.data.travel_pp[state.travel[at]]
    return total


def tie_break(state: Village, seat: int) -> int:
    """Coins, goods on buildings and fields, guild markers and stories on the tree (V6.4, R-33)."""
    goods = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
    plows = state.plows[seat].bit_count()
    return state.coins[seat] + goods + plows + state.guild[seat] + state.tree[seat]


def ranking(state: Village) -> list[int]:
    """The place of each seat; equal seats share the better one (V6.4)."""
    results = [(score(state, seat), tie_break(state, seat)) for seat in range(state.seats)]
    return [1 + len([other for other in results if other > mine]) for mine in results]
