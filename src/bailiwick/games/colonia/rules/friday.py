"""Friday: load goods into the holds of the ships in harbour (C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Message, Option
from bailiwick.games.colonia.actions import CITY_IDS, GOOD_IDS, LOAD, LOAD_EXTRA, PASS
from bailiwick.games.colonia.data import BERTHS, EXTRA_HOLD, HOLDS, KINDS, LOADS, STREETS
from bailiwick.games.colonia.rules.rounds import DayDecision, finish_action

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia

LOADED_KEYS = ["loaded-one", "loaded-two", "loaded-three"]
LOAD_KEYS = ["opt-load-one", "opt-load-two", "opt-load-three"]


class LoadHold(DayDecision):
    """Fill one hold with exactly the goods it shows, or pass for the day (C5.2)."""

    def options(self, state: Colonia, seat: int) -> list[int]:
        codes: list[int] = []
        have = goods_mask(state, seat)
        for berth in range(BERTHS):
            for hold in range(HOLDS):
                if is_open(state, berth, hold, have):
                    codes.append(LOAD + HOLDS * berth + hold)
        if state.extra_holds:
            add_extra_holds(state, seat, codes)
        codes.append(PASS)
        return codes

    def can_act(self, state: Colonia, seat: int) -> bool:
        return can_load(state, seat)

    def act(self, state: Colonia, seat: int, code: int) -> None:
        if code < LOAD_EXTRA:
            load_hold(state, seat, (code - LOAD) // HOLDS, (code - LOAD) % HOLDS)
        else:
            load_extra(state, seat, (code - LOAD_EXTRA) // KINDS, (code - LOAD_EXTRA) % KINDS)
        finish_action(state, seat)

    def describe_action(self, state: Colonia, seat: int, code: int) -> Option:
        if code >= LOAD_EXTRA:
            return describe_extra(state, code)
        berth, hold = (code - LOAD) // HOLDS, (code - LOAD) % HOLDS
        ship = state.berths[berth]
        goods = goods_in(state, ship, hold)
        city = CITY_IDS[state.data.ship_city[ship]]
        pay = state.data.hold_pay[HOLDS * ship + hold]
        pieces = [f"ship:{state.data.ship_ids[ship]}", f"hold:{berth + 1}:{hold + 1}"]
        key = LOAD_KEYS[state.data.hold_size[HOLDS * ship + hold] - 1]
        return Option(code, pieces, Message(key, city, berth + 1, pay, goods[0], goods[1], goods[2]))

    def prompt(self, state: Colonia, seat: int) -> Message:
        return Message("ask-load", state.reserve[seat])

    def rule(self) -> str:
        return "C5.2"


LOAD_HOLD = LoadHold()


def describe_extra(state: Colonia, code: int) -> Option:
    """The extra hold of a ship with one good in it (CD.15)."""
    berth, good = (code - LOAD_EXTRA) // KINDS, (code - LOAD_EXTRA) % KINDS
    ship = state.berths[berth]
    city = CITY_IDS[state.data.ship_city[ship]]
    pieces = [f"ship:{state.data.ship_ids[ship]}", f"hold:{berth + 1}:x", f"good:{GOOD_IDS[good]}"]
    pay = state.data.extra_hold_pay
    return Option(code, pieces, Message("opt-load-extra", city, berth + 1, pay, GOOD_IDS[good]))


def goods_in(state: Colonia, ship: int, hold: int) -> list[str | None]:
    """The goods a hold asks for, by name; three entries, the last ones None in a smaller hold."""
    start = KINDS * (HOLDS * ship + hold)
    goods: list[str | None] = []
    for good in range(KINDS):
        for _ in range(state.data.hold_goods[start + good]):
            goods.append(GOOD_IDS[good])
    return [*goods, None, None][:3]


def goods_mask(state: Colonia, seat: int) -> int:
    """At least one, two, three of each good: bit 3 × good + number − 1."""
    mask = 0
    for good in range(KINDS):
        count = state.goods[KINDS * seat + good]
        mask |= AT_LEAST[count if count < 3 else 3] << 3 * good
    return mask


AT_LEAST = [0b000, 0b001, 0b011, 0b111]


def is_open(state: Colonia, berth: int, hold: int, have: int) -> bool:
    """The hold is there and empty, and the goods are at hand (C5.2–C5.3, R31)."""
    ship = state.berths[berth]
    if ship < 0 or state.loads[LOADS * berth + hold] >= 0:
        return False
    need = state.data.hold_mask[HOLDS * ship + hold]
    return need != 0 and need & have == need


def add_extra_holds(state: Colonia, seat: int, codes: list[int]) -> None:
    """Under the decree any one good goes into the extra hold (CD.15)."""
    for berth in range(BERTHS):
        if state.extra_hold_open(berth):
            for good in range(KINDS):
                if state.goods[KINDS * seat + good]:
                    codes.append(LOAD_EXTRA + KINDS * berth + good)


def can_load(state: Colonia, seat: int) -> bool:
    """A member to send and a hold this family can fill."""
    if state.reserve[seat] == 0:
        return False
    have = goods_mask(state, seat)
    if have == 0:
        return False
    for berth in range(BERTHS):
        if state.extra_hold_open(berth):
            return True
        for hold in range(HOLDS):
            if is_open(state, berth, hold, have):
                return True
    return False


def load_hold(state: Colonia, seat: int, berth: int, hold: int) -> None:
    """The goods go to the supply, one member stands on the hold."""
    ship = state.berths[berth]
    start = KINDS * (HOLDS * ship + hold)
    for good in range(KINDS):
        count = state.data.hold_goods[start + good]
        state.goods[KINDS * seat + good] -= count
        state.supply[good] += count
    place_member(state, seat, berth, hold)
    if state.journal is not None:
        city = CITY_IDS[state.data.ship_city[ship]]
        goods = goods_in(state, ship, hold)
        key = LOADED_KEYS[state.data.hold_size[HOLDS * ship + hold] - 1]
        state.tell(key, seat, city, berth + 1, goods[0], goods[1], goods[2])


def load_extra(state: Colonia, seat: int, berth: int, good: int) -> None:
    """One good of any kind into the extra hold (CD.15)."""
    state.goods[KINDS * seat + good] -= 1
    state.supply[good] += 1
    place_member(state, seat, berth, EXTRA_HOLD)
    city = CITY_IDS[state.data.ship_city[state.berths[berth]]]
    state.tell("loaded-extra", seat, city, berth + 1, GOOD_IDS[good])


def place_member(state: Colonia, seat: int, berth: int, hold: int) -> None:
    """A member stays with the load until the ship sails."""
    state.reserve[seat] -= 1
    state.loads[LOADS * berth + hold] = seat


def return_members(state: Colonia) -> None:
    """Everybody takes the members of Friday's street home; unused extra holds vanish (C5.5, R8, CD.15)."""
    for seat in range(state.seats):
        state.reserve[seat] += state.streets[STREETS * seat + 3]
        state.streets[STREETS * seat + 3] = 0
    state.extra_holds = False
