"""Set-up: stacks, goods, start player, supplies, boards (3, 9.1 to 9.3, appendix A)."""

from __future__ import annotations

from bailiwick.core.game import Setup
from bailiwick.core.tables import BadInput
from bailiwick.games.burgundy.actions import DUCHIES, GOODS
from bailiwick.games.burgundy.data import PHASES, ROUNDS, STACKS, TILES, Data
from bailiwick.games.burgundy.rules.setup import boards_for, castle_spaces
from bailiwick.games.burgundy.state import Burgundy


def deal(setup: Setup) -> Burgundy:
    """V3.1 to V3.7, and the boards as far as nobody has to choose them."""
    data = setup.data
    assert isinstance(data, Data)
    state = Burgundy(setup.seats, setup.rng, data)
    set_switches(state, setup)
    shuffle_stacks(state)
    shuffle_goods(state)
    seat_players(state)
    if state.solo:
        set_up_solo(state, setup)
    else:
        deal_boards(state)
    return state


def set_switches(state: Burgundy, setup: Setup) -> None:
    """The variant of this match (9.9)."""
    state.mode = setup.variant["mode"]
    state.buy_during_effects = setup.has("buy_during_effects")
    state.k06_workers = setup.has("k06_workers")
    state.k15_points = int(setup.variant["k15_value"])
    state.k26_points = int(setup.variant["k26_value"])
    state.show_projected = setup.has("show_projected")
    for board in range(DUCHIES - 1):
        if not setup.has(f"ban_b{board + 1}"):
            state.offered_boards |= 1 << board
    if setup.variant["extra_boards"] == "x2" and state.mode in ("random", "free", "same"):
        state.offered_boards |= 1 << DUCHIES - 1


def shuffle_stacks(state: Burgundy) -> None:
    """Six normal stacks and the black one (V3.1)."""
    deck: list[int] = []
    for stack in range(STACKS):
        tiles = [tile for tile in range(TILES) if state.data.tile_stack[tile] == stack]
        state.rng.shuffle(tiles)
        deck += tiles
    state.deck = tuple(deck)


def shuffle_goods(state: Burgundy) -> None:
    """Five for each phase, then the players' goods, then those that leave the game unseen (V3.2)."""
    goods: list[int] = []
    for good in range(GOODS):
        goods += [good] * state.data.good_copies[good]
    state.rng.shuffle(goods)
    state.goods_deck = tuple(goods)


def seat_players(state: Burgundy) -> None:
    """Start player by lot, silver, workers by turn order, three goods each (V3.4 to V3.7)."""
    seats = state.seats
    first = state.rng.below(seats) if seats > 1 else 0
    state.order = [(first + place) % seats for place in range(seats)]
    state.round_order = state.order[:]
    at = PHASES * ROUNDS
    for place, seat in enumerate(state.order):
        state.silver[seat] = state.data.start_silver
        state.workers[seat] = state.data.solo_workers if state.solo else state.data.start_workers[place]
        for good in state.goods_deck[at : at + state.data.start_goods]:
            state.goods[GOODS * seat + good] += 1
        at += state.data.start_goods


def set_up_solo(state: Burgundy, setup: Setup) -> None:
    """The solo board; the start castle may go on any castle space of it (A1)."""
    state.board[0] = state.data.board_ids.index(f"s{setup.variant['solo_side']}")
    state.target = int(setup.variant["solo_target"])


def deal_boards(state: Burgundy) -> None:
    """What each mode fixes before anybody chooses (9.1 to 9.3)."""
    if state.mode == "beginner":
        state.board = [state.data.beginner_board] * state.seats
        state.start = [state.data.start_space] * state.seats
        return
    offered = [board for board in range(DUCHIES) if state.offered_boards >> board & 1]
    if state.mode in ("advanced_open", "advanced_secret"):
        deal_cards(state)
        return
    needed = state.seats if state.mode == "random" else 1
    if len(offered) < needed:
        raise BadInput(f"{len(offered)} boards are left; mode={state.mode} needs {needed}: ban fewer (9.9)")
    if state.mode == "same":
        state.board = [state.rng.pick(offered)] * state.seats
    elif state.mode == "random":
        state.rng.shuffle(offered)
        for seat in state.order:
            state.board[seat] = offered.pop()
            state.start[seat] = state.rng.pick(castle_spaces(state, state.board[seat]))


def deal_cards(state: Burgundy) -> None:
    """One random card each; a card with two banned sides stays in the box (9.2, 9.9)."""
    cards = list(range(len(state.data.cards)))
    usable: list[int] = []
    for card in cards:
        state.card[0] = card
        if boards_for(state, 0):
            usable.append(card)
    if len(usable) < state.seats:
        raise BadInput(f"{len(usable)} cards are left for {state.seats} seats: ban fewer boards (9.9)")
    state.rng.shuffle(usable)
    for place, seat in enumerate(state.order):
        state.card[seat] = usable[place]
