"""How much the things in a village are worth before they score: estimates, tuned by play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.village.actions import (
    ABBOT,
    COUNCILMAN,
    CRAFTSMAN,
    CUSTOMERS,
    FINANCE_COUNCIL,
    GOODS,
    GUILD_COUNCIL,
    KINDS,
    LETTERS,
    MERCHANT,
    PLOW,
    PROFESSIONS,
    TRAVELLER,
    WINDOWS,
)

if TYPE_CHECKING:
    from bailiwick.games.village.state import Village

AT_COIN: Final = 1
RED_FIELDS: Final = 6


class Outlook:
    """The prices of one moment for one seat; *left* is the part of the match still to come."""

    def __init__(self, state: Village, seat: int) -> None:
        self.state = state
        self.seat = seat
        end = state.data.deaths[state.seats]
        self.left: float = max(0.0, (end - state.buried()) / end)
        self.story: float = story_price(state, seat, self.left)
        self.coin: float = 0.55 * min(1.0, self.left * 3.0)
        self.good: float = 0.4 * min(1.0, self.left * 3.0)
        self.marker: float = 0.9 * min(1.0, self.left * 3.0)
        self.time: float = 0.02 + 0.36 * min(1.0, self.left * 2.0)
        if state.villagers[seat].bit_count() < 2:
            self.time += 0.3

    def village(self) -> float:
        """Everything that does not score yet, and the nearness of the next death."""
        state, seat = self.state, self.seat
        worth = state.tree[seat] * self.story + self.coins() + self.goods() + self.customers()
        worth += self.buildings() + self.people() + self.journeys()
        worth -= self.time * state.clock[seat]
        if state.reaper[seat]:
            worth -= self.time * state.data.clouds
        if state.hand_holder == seat and not state.palm_up:
            worth += 0.5
        if state.monk_in_hand >= 0 and state.active == seat:
            worth += self.next_window()
        return worth

    def coins(self) -> float:
        """The first coins buy something, a hoard does not."""
        coins = self.state.coins[self.seat]
        return self.coin * (min(coins, 7) + 0.25 * max(0, coins - 7))

    def goods(self) -> float:
        """Goods, plows on fields and wild markers."""
        state, seat = self.state, self.seat
        goods = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
        plows = state.plows[seat].bit_count()
        turns = 1.0 + self.left
        return self.good * (goods + plows * turns) + self.marker * (
            state.guild[seat] + state.meeting_markers[seat] * 0.8
        )

    def customers(self) -> float:
        """Waiting customers, less the longer the queue."""
        waiting = self.state.waiting[self.seat]
        if not waiting:
            return 0.0
        worth = 0.0
        for customer in range(CUSTOMERS):
            if waiting >> customer & 1:
                worth += self.customer(customer)
        return worth * max(0.4, 1.06 - 0.06 * waiting.bit_count())

    def customer(self, customer: int) -> float:
        """A waiting customer: his points by the goods in hand and those that can be made."""
        state, seat, needs = self.state, self.seat, self.state.data.customer_needs[customer]
        wanted, covered = 0, 0.0
        spare = state.guild[seat]
        for good in range(GOODS):
            for unit in range(needs[good]):
                wanted += 1
                if state.goods[seat * GOODS + good] > unit:
                    covered += 1.0
                elif spare:
                    spare -= 1
                    covered += 0.9
                elif state.workshop[seat * KINDS + good] >= 0:
                    covered += 0.6 * min(1.0, self.left * 2.0)
                elif good == PLOW and state.plows[seat]:
                    covered += 0.8
        chance = (0.05 + 0.55 * covered / wanted) * min(1.0, 0.2 + self.left * 2.5)
        if state.data.customer_any[customer]:
            chance *= 1.15
        return state.data.customer_pp[customer] * chance * (1.0 if state.has(seat, MERCHANT) else 0.5)

    def buildings(self) -> float:
        """Buildings that will work again, more if several show the same values."""
        state, seat = self.state, self.seat
        worth = 0.0
        for kind in range(KINDS):
            if state.workshop[seat * KINDS + kind] >= 0:
                worth += self.workshop(state.workshop[seat * KINDS + kind]) - 0.35 * self.left
        worth += state.fields[seat] * 1.0 * self.left
        if state.council[seat] >= 0:
            worth += self.council(state.council[seat])
        if state.meeting[seat]:
            worth += 2.0 * self.left
        if state.church[seat] >= 0:
            worth += self.church()
        return worth

    def workshop(self, card: int) -> float:
        """A craft building by how many banners of the village show its values (10.1)."""
        state, seat, banner = self.state, self.seat, self.state.data.craft_banner[card]
        shared = 1 if state.data.play_banner[state.board[seat]] == banner else 0
        for kind in range(KINDS):
            other = state.workshop[seat * KINDS + kind]
            if other >= 0 and state.data.craft_banner[other] == banner:
                shared += 1
        return self.left * (3.0 + 0.35 * shared)

    def council(self, council: int) -> float:
        """What a council chamber will still bring."""
        state, seat = self.state, self.seat
        if council <= GUILD_COUNCIL:
            return (3.0 if council == FINANCE_COUNCIL else 3.5) * self.left
        free = PROFESSIONS - state.council_marks[seat].bit_count()
        return self.left * min(5.0, 1.5 * free)

    def church(self) -> float:
        """A church opens the way to windows that are worth more and more."""
        state, seat = self.state, self.seat
        room = WINDOWS - state.windows(seat)
        return self.left * min(4.0, 1.0 * room) if state.has(seat, ABBOT) else 0.0

    def next_window(self) -> float:
        """The points of one more window."""
        table, windows = self.state.data.window_pp, self.state.windows(self.seat)
        return float(table[min(WINDOWS, windows + 1)] - table[min(WINDOWS, windows)])

    def people(self) -> float:
        """Villagers at work and students."""
        state, seat = self.state, self.seat
        worth = 0.0
        for profession in range(PROFESSIONS):
            if state.has(seat, profession):
                worth += self.villager(profession)
        students = state.students[seat]
        full = 0.4 if state.villagers[seat].bit_count() == PROFESSIONS else 1.0
        if students & 1:
            worth += self.left * (0.6 + full)
        if students & 2:
            worth += self.left * (1.0 + full) + 2.0 * self.story * min(1.0, self.left * 3.0) * 0.6
        return worth

    def villager(self, profession: int) -> float:
        """What a village loses with one of its people."""
        state, seat = self.state, self.seat
        if profession == ABBOT:
            return self.left * (0.6 + (2.5 if state.church[seat] >= 0 else 0.0))
        if profession == COUNCILMAN:
            return self.left * (0.8 + (2.0 if state.council[seat] >= 0 else 0.0) + state.meeting[seat])
        if profession == TRAVELLER:
            return self.left * (2.0 if self.road_is_open() else 0.1)
        if profession == CRAFTSMAN:
            workshops = len([c for c in state.workshop[seat * KINDS : seat * KINDS + KINDS] if c >= 0])
            return self.left * (2.0 + 0.8 * workshops)
        return self.left * 1.5

    def road_is_open(self) -> bool:
        """Is there a next journey at all?"""
        journeys = self.state.journeys[self.seat]
        if journeys == LETTERS:
            return False
        last = self.state.travel[self.seat * LETTERS + journeys - 1] if journeys else -1
        return last < 0 or not self.state.data.travel_ends[last]

    def journeys(self) -> float:
        """Journeys made lead to better ones, unless the last card makes them dear."""
        state, seat = self.state, self.seat
        journeys = state.journeys[seat]
        if not journeys or not self.road_is_open():
            return 0.0
        data, last = state.data, state.travel[seat * LETTERS + journeys - 1]
        grey = (
            data.grey_coins[last] * self.coin + data.grey_beer[last] * 0.8 + data.grey_time[last] * self.time
        )
        onward = self.left * (1.8 * journeys) * (1.0 if state.has(seat, TRAVELLER) else 0.4)
        return max(0.0, onward - grey * min(1.0, self.left * 2.0))


def story_price(state: Village, seat: int, left: float) -> float:
    """A story on the tree: it must reach the house before the plague and before the end."""
    urgency = max(0.0, 1.0 - left * 4.0)
    price = 0.80 - 0.35 * urgency if state.headman[seat] == AT_COIN else 0.70 - 0.60 * urgency
    if state.rat <= RED_FIELDS:
        price -= 0.10
    return max(0.02, price)
