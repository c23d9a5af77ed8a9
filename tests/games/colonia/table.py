"""Small builders: a table with chosen cards, members, raw materials, goods and ships."""

from __future__ import annotations

from typing import Any

from bailiwick.core.decision import END_TURN, Event
from bailiwick.core.game import Setup
from bailiwick.core.registry import game
from bailiwick.core.rng import Rng
from bailiwick.core.state import State
from bailiwick.games.colonia.actions import (
    CARD,
    EXCHANGE_SKIP,
    GOOD_IDS,
    MAYOR_REJECT,
    PASS,
    RAW_IDS,
    RELIC_IDS,
    VOTE_NO,
    VOTE_YES,
)
from bailiwick.games.colonia.data import EFFECTS, KINDS, STREETS, Data
from bailiwick.games.colonia.rules.rounds import begin_round
from bailiwick.games.colonia.state import Colonia, deal

GAME = game("colonia")
YELLOW, BLUE, GREEN, RED, ORANGE, PURPLE = range(6)
TUE, WED, THU, FRI = range(4)
BERGEN, BRUEGGE, LONDON, NOWGOROD = range(4)
SADDLER, CARTWRIGHT, PAINTER, TAILOR, SHOEMAKER = range(5)
LEATHER, IRON, WOOD, LINEN, FUR = range(5)


def data() -> Data:
    printed = GAME.printed()
    assert isinstance(printed, Data)
    return printed


def fresh(seats: int, seed: int) -> Colonia:
    """A match before its first choice."""
    state = GAME.new(seats, seed)
    assert isinstance(state, Colonia)
    return state


def first(deck: tuple[int, ...], wanted: list[int]) -> tuple[int, ...]:
    """The deck with the wanted cards on top."""
    return (*wanted, *[card for card in deck if card not in wanted])


def week(
    card: str = "w01", decrees: list[str] | None = None, seats: int = 4, seed: int = 1, **options: str
) -> Colonia:
    """Week 1 with a chosen week card and decrees, everybody about to choose a family card."""
    variant = GAME.full_variant(options)
    state = deal(Setup(seats, variant, Rng(seed), data()))
    state.week_deck = first(state.week_deck, [data().week_ids.index(card)])
    wanted = [EFFECTS.index(key) for key in decrees or ["extra_saddler", "sail_one", "one_fewer"]]
    state.decree_deck = first(state.decree_deck, wanted)
    state.journal = []
    state.settle()
    while "choose" not in phase(state):
        state.choose(state.actors()[0], state.legal(state.actors()[0])[0])
    return state


def seen(state: State, seat: int | None) -> dict[str, Any]:
    """The view of a seat."""
    return state.view(seat)


def phase(state: Colonia) -> str:
    return str(seen(state, None)["phase"])


def play_cards(state: Colonia, *values: int) -> None:
    """Seat 0 plays the first value, seat 1 the second …"""
    for seat, value in enumerate(values):
        if seat in state.actors():
            state.choose(seat, CARD + value - 3)


def started(card: str = "w01", decrees: list[str] | None = None, seats: int = 4, **options: Any) -> Colonia:
    """The same after Tuesday: seat 0 is first, then 1, 2, …"""
    state = week(card, decrees, seats, **options)
    play_cards(state, *[8, 7, 6, 5, 4, 3][:seats])
    return state


def vote(state: Colonia, *yes: int) -> None:
    """The seats named vote yes, all others no."""
    for seat in list(state.actors()):
        state.choose(seat, VOTE_YES if seat in yes else VOTE_NO)


def adopt(state: Colonia) -> None:
    vote(state, *range(state.seats))


def idle(state: Colonia) -> None:
    """The next seat passes, votes no, skips, or takes the first option."""
    seat = state.actors()[0]
    legal = state.legal(seat)
    quiet = [code for code in (PASS, VOTE_NO, MAYOR_REJECT, EXCHANGE_SKIP, END_TURN) if code in legal]
    state.choose(seat, quiet[0] if quiet else legal[0])


def skip_to(state: Colonia, wanted: str) -> None:
    """Everybody passes and votes no until the phase *wanted*."""
    for _ in range(500):
        if phase(state) == wanted:
            return
        idle(state)
    raise AssertionError(f"{wanted} never came; now {phase(state)}")


def go(state: Colonia, to: int, day: int) -> None:
    """Jump to a phase with everybody in the round."""
    state.stacks = [[] for _ in range(state.seats)]
    state.phase, state.day = to, day
    begin_round(state)
    state.settle()


def empty_handed(state: Colonia) -> None:
    """Nobody owns raw materials or goods."""
    for at in range(KINDS * state.seats):
        state.bag[at % KINDS] += state.raw[at]
        state.supply[at % KINDS] += state.goods[at]
        state.raw[at] = state.goods[at] = state.opening[at] = state.later[at] = 0


def give_raw(state: Colonia, seat: int, *kinds: str) -> None:
    for kind in kinds:
        state.bag[RAW_IDS.index(kind)] -= 1
        state.raw[KINDS * seat + RAW_IDS.index(kind)] += 1


def give_goods(state: Colonia, seat: int, *goods: str) -> None:
    for good in goods:
        state.supply[GOOD_IDS.index(good)] -= 1
        state.goods[KINDS * seat + GOOD_IDS.index(good)] += 1


def members(state: Colonia, seat: int, reserve: int, *streets: int) -> None:
    """Where the members of a family stand: reserve, then the streets of Tue, Wed, Thu, Fri."""
    state.reserve[seat] = reserve
    for street, count in enumerate([*streets, 0, 0, 0, 0][:STREETS]):
        state.streets[STREETS * seat + street] = count


def streets(state: Colonia, seat: int) -> list[int]:
    return state.streets[STREETS * seat : STREETS * seat + STREETS]


def goods(state: Colonia, seat: int) -> list[int]:
    return state.goods[KINDS * seat : KINDS * seat + KINDS]


def money(state: Colonia, seat: int) -> list[int]:
    return state.money[4 * seat : 4 * seat + 4]


def stall_sizes(state: Colonia) -> list[int]:
    return list(state.stall_size)


def harbour(state: Colonia, *ships: str) -> None:
    """These ships lie in harbour, empty."""
    ids = [data().ship_ids.index(ship) for ship in ships]
    state.berths = ids
    state.loads = [-1] * 20
    state.ship_deck = tuple([ship for ship in range(16) if ship not in ids])
    state.ship_top = state.ship_discard = 0


def on_display(state: Colonia, *cards: str) -> None:
    """These cards lie on r1, r2, …; all others are in the deck."""
    ids = [RELIC_IDS.index(card) for card in cards]
    state.display = [*ids, *[-1] * 12][:12]
    state.insurer = [-1] * 12
    state.relic_deck = tuple([card for card in range(48) if card not in ids])
    state.relic_top = state.relic_discard = 0


def relic(name: str) -> int:
    return RELIC_IDS.index(name)


def own(state: Colonia, seat: int, *cards: str) -> None:
    """Loose relics behind the screen of *seat*."""
    for card in cards:
        state.loose[seat] |= 1 << relic(card)
        state.relic_deck = tuple([other for other in state.relic_deck if other != relic(card)])


def heard(state: Colonia, key: str) -> list[Event]:
    return [event for event in state.journal or [] if event.key == key]
