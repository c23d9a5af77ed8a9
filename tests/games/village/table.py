"""Small builders: a table in the middle of a turn, villages with cards, choices by their spelling."""

from __future__ import annotations

from bailiwick import game
from bailiwick.games.village.actions import (
    ACTIONS,
    CUSTOMER_NAMES,
    FIELD_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LETTER_NAMES,
    PROFESSION_NAMES,
    WHITE_NAMES,
)
from bailiwick.games.village.data import Data
from bailiwick.games.village.rules.act import ACT
from bailiwick.games.village.rules.dice import PICK_DIE
from bailiwick.games.village.rules.phases import PLAYING
from bailiwick.games.village.state import Village

DATA = game("village").printed()
assert isinstance(DATA, Data)


def new_table(seats: int = 2, seed: int = 1) -> Village:
    """The first turn of seat 0, before it takes a die; nobody has a coin."""
    state = game("village").new(seats, seed, {"start_player": "host"})
    assert isinstance(state, Village)
    state.coins = [0] * seats
    return state


def acting(value: int, seats: int = 2, seed: int = 1) -> Village:
    """Seat 0 has taken two white dice of *value* and may act; call `ready` after changing fields."""
    state = new_table(seats, seed)
    low = max(1, value - 6)
    state.dice[0], state.dice[1] = low, value - low
    state.first, state.second, state.dice_taken = 0, 1, 3
    state.phase = PLAYING
    state.stacks = [[ACT], *[[] for _ in range(seats - 1)]]
    return ready(state)


def ready(state: Village) -> Village:
    """Fields were changed by hand: find the options anew and check the position."""
    state.settle()
    state.check()
    return state


def picking(state: Village, *dice: str) -> Village:
    """Seat 0 picks dice; the pool begins with *dice* such as w1 or b2."""
    white, black = 0, state.data.white_dice[state.seats]
    for die in dice:
        if die[0] == "w":
            state.dice[white] = int(die[1])
            white += 1
        else:
            state.dice[black] = int(die[1])
            black += 1
    state.stacks[0] = [PICK_DIE]
    return ready(state)


def offered(state: Village, prefix: str = "") -> list[str]:
    """The spellings of what the acting seat may do."""
    seat = state.actors()[0]
    return [name for code in state.legal(seat) if (name := ACTIONS[code]).startswith(prefix)]


def do(state: Village, *names: str) -> Village:
    """The acting seat chooses, one after the other; every position is checked."""
    for name in names:
        state.choose(state.actors()[0], ACTIONS.index(name))
        state.check()
    return state


# ---- furnishing a village -------------------------------------------------------------------------


def build(state: Village, *crafts: str, seat: int = 0) -> None:
    """Craft buildings, empty: stable_58."""
    for craft in crafts:
        card = state.data.craft_ids.index(craft)
        state.craft_supply &= ~(1 << card)
        state.workshop[seat * 5 + state.data.craft_kind[card]] = card


def store(state: Village, seat: int = 0, **goods: int) -> None:
    """Goods in their buildings, which are built on 6/9 where they are missing: horse=2."""
    for good, count in goods.items():
        kind = GOOD_NAMES.index(good)
        if state.workshop[seat * 5 + kind] < 0:
            build(state, f"{KIND_NAMES[kind]}_69", seat=seat)
        state.goods[seat * 5 + kind] = count


def fields(state: Village, count: int, plows: int = 0, seat: int = 0) -> None:
    """Fields, the first of them with plows."""
    state.fields[seat] = count
    state.fields_left -= count
    state.plows[seat] = (1 << plows) - 1


def church(state: Village, name: str, monks: int = 0, seat: int = 0) -> None:
    """A church, and monks from the bottom of the piles."""
    index = state.data.church_ids.index(f"church_{name}")
    state.church[seat] = index
    state.church_supply &= ~(1 << index)
    for _ in range(monks):
        pile = max(state.monk_piles, key=len)
        state.monks[seat] |= 1 << pile.pop()


def top_monk(state: Village, action: str) -> str:
    """Put a monk with *action* on top of his pile; the spelling of his blue banner."""
    data = state.data
    for pile, name in enumerate(["quill", "chalice", "rosary"]):
        for monk in state.monk_piles[pile]:
            if data.action_ids[data.monk_action[monk]] == action:
                state.monk_piles[pile].remove(monk)
                state.monk_piles[pile].insert(0, monk)
                return f"blue:monk_{name}"
    raise AssertionError(action)


def council(state: Village, name: str, guild: int = 0, marks: tuple[int, ...] = (), seat: int = 0) -> None:
    """A council chamber with markers."""
    index = state.data.council_ids.index(f"council_{name}")
    state.council[seat] = index
    state.council_supply &= ~(1 << index)
    state.guild[seat] = guild
    for space in marks:
        state.council_marks[seat] |= 1 << space


def meeting(state: Village, markers: int = 0, tile: str = "meeting", seat: int = 0) -> None:
    """A meeting place, its markers, and where the tile lies."""
    state.meeting[seat] = 1
    state.meetings_left -= 1
    state.meeting_markers[seat] = markers
    state.tile[seat] = WHITE_NAMES.index(tile)


def waiting(state: Village, *customers: str, seat: int = 0) -> None:
    """Customers in the queue."""
    for name in customers:
        state.waiting[seat] |= fetch(state, name)


def served(state: Village, *customers: str, seat: int = 0) -> None:
    """Served customers."""
    for name in customers:
        state.served[seat] |= fetch(state, name)


def fetch(state: Village, name: str) -> int:
    """Take a customer out of pile or display; his bit."""
    customer = CUSTOMER_NAMES.index(name)
    if customer in state.deck:
        state.deck.remove(customer)
    else:
        state.display[state.display.index(customer)] = state.deck.pop()
    return 1 << customer


def travelled(state: Village, *cards: str, seat: int = 0) -> None:
    """Travel cards: travel_a1, travel_b3."""
    for name in cards:
        card = state.data.travel_ids.index(name)
        letter = LETTER_NAMES.index(name[7])
        state.travel_piles[letter].remove(card)
        state.travel[seat * 5 + letter] = card
        state.journeys[seat] += 1


def alive(state: Village, *professions: str, seat: int = 0) -> None:
    """Only these villagers are present."""
    state.villagers[seat] = sum([1 << PROFESSION_NAMES.index(name) for name in professions])


def dead(state: Village, *professions: str, seat: int = 0) -> None:
    """These villagers are missing."""
    for name in professions:
        state.villagers[seat] &= ~(1 << PROFESSION_NAMES.index(name))


def goods_of(state: Village, seat: int = 0) -> dict[str, int]:
    """The goods in stock by name."""
    return {
        good: state.goods[seat * 5 + kind]
        for kind, good in enumerate(GOOD_NAMES)
        if state.goods[seat * 5 + kind]
    }


def field_names(count: int) -> list[str]:
    """field_1, field_2, …"""
    return FIELD_NAMES[:count]
