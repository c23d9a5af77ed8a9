"""What must hold in every position: cards are conserved, counters are in bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.village.actions import (
    BLUE_CHURCH,
    BLUE_MONK,
    COFFINS,
    COUNCIL,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    GOODS,
    GUILD_COUNCIL,
    KINDS,
    LETTERS,
    MEETING,
    WINDOWS,
    WORKSHOP,
)

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village


def check(state: Village) -> None:
    """Raise AssertionError if a card is lost or the position is impossible."""
    check_cards(state)
    check_customers(state)
    check_main_board(state)
    for seat in range(state.seats):
        check_village(state, seat)
        check_markers(state, seat)
        check_tile(state, seat)


def check_cards(state: Village) -> None:
    """Each card is in the supply, in exactly one village, or in the hand of who pays for it."""
    data, seats = state.data, range(state.seats)
    crafts = [card for card in state.workshop if card >= 0]
    crafts += [card for card in range(len(data.craft_ids)) if state.craft_supply >> card & 1]
    assert sorted(crafts) == list(range(len(data.craft_ids))), "craft buildings"
    churches = [church for church in state.church if church >= 0]
    churches += [church for church in range(len(data.church_ids)) if state.church_supply >> church & 1]
    in_hand = 1 if BLUE_CHURCH <= state.paying < BLUE_MONK else 0
    assert len(churches) + in_hand == len(data.church_ids), "churches"
    councils = [council for council in state.council if council >= 0]
    councils += [council for council in range(len(data.council_ids)) if state.council_supply >> council & 1]
    assert sorted(councils) == list(range(len(data.council_ids))), "council chambers"
    monks = [monk for pile in state.monk_piles for monk in pile]
    monks += [monk for monk in range(len(data.monk_ids)) for seat in seats if state.monks[seat] >> monk & 1]
    monks += [state.monk_in_hand] if state.monk_in_hand >= 0 else []
    assert sorted(monks) == list(range(len(data.monk_ids))), "monks"
    travel = [card for pile in state.travel_piles for card in pile] + [
        card for card in state.travel if card >= 0
    ]
    assert sorted(travel) == list(range(len(data.travel_ids))), "travel cards"
    assert state.meetings_left + sum(state.meeting) == data.meeting_count, "meeting places"
    assert state.fields_left + sum(state.fields) == data.field_count, "fields"


def check_customers(state: Village) -> None:
    """33 customers: in the pile, on display, waiting or served."""
    customers = state.deck + [customer for customer in state.display if customer >= 0]
    for seat in range(state.seats):
        both = state.waiting[seat] | state.served[seat]
        assert state.waiting[seat] & state.served[seat] == 0, "a customer waits and is served"
        customers += [customer for customer in range(CUSTOMERS) if both >> customer & 1]
    assert sorted(customers) == list(range(CUSTOMERS)), "customers"
    assert len(state.display) == state.data.display + 1


def check_main_board(state: Village) -> None:
    """Graves, rat, dice."""
    assert all(0 <= coffins <= COFFINS for coffins in state.chronicle), "chronicle"
    assert 0 <= state.rat <= state.data.rat_fields, "rat"
    assert state.hand_stories >= 0
    assert all(1 <= face <= 6 for face in state.dice), "dice"
    assert state.paying >= 0 or sum(state.bill[: GOODS + 1]) == 0, "a bill without a banner"


def check_village(state: Village, seat: int) -> None:
    """Counters of one village."""
    data = state.data
    assert state.coins[seat] >= 0
    assert state.tree[seat] >= 0
    assert state.house[seat] >= 0
    assert 0 <= state.clock[seat] < data.clouds, "clock"
    assert 0 <= state.villagers[seat] < 32
    assert 0 <= state.students[seat] < 4
    assert state.villagers[seat] or state.stacks[seat], "a village without villagers"
    for kind in range(KINDS):
        card, goods = state.workshop[seat * KINDS + kind], state.goods[seat * GOODS + kind]
        assert card < 0 or data.craft_kind[card] == kind, "a building in the wrong place"
        assert 0 <= goods <= (data.craft_spaces[card] if card >= 0 else 0), "goods"
    assert state.plows[seat] < 1 << state.fields[seat], "a plow without a field"
    journeys = [card >= 0 for card in state.travel[seat * LETTERS : seat * LETTERS + LETTERS]]
    assert journeys == [letter < state.journeys[seat] for letter in range(LETTERS)], "journeys"
    assert state.windows(seat) <= WINDOWS, "windows"


def check_markers(state: Village, seat: int) -> None:
    """Markers on cards that are there."""
    data, church, council = state.data, state.church[seat], state.council[seat]
    assert 0 <= state.church_markers[seat] <= (data.church_spaces[church] if church >= 0 else 0)
    assert 0 <= state.guild[seat] <= (data.council_spaces[council] if council == GUILD_COUNCIL else 0)
    assert state.council_marks[seat] == 0 or council > GUILD_COUNCIL
    assert 0 <= state.meeting_markers[seat] <= (data.meeting_spaces if state.meeting[seat] else 0)


def check_tile(state: Village, seat: int) -> None:
    """The tile is there with the meeting place, beside a banner of the own village."""
    tile = state.tile[seat]
    assert (tile >= 0) == (state.meeting[seat] == 1)
    if tile >= CUSTOMER:
        assert state.waiting[seat] >> (tile - CUSTOMER) & 1, "the tile lies at a customer who is gone"
    elif tile >= FIELD:
        assert tile - FIELD < state.fields[seat]
    elif tile >= WORKSHOP:
        assert state.workshop[seat * KINDS + tile - WORKSHOP] >= 0
    elif tile == COUNCIL:
        assert state.council[seat] >= 0
    else:
        assert tile <= MEETING
