"""Positions in a few words. Every builder takes its pieces from where they lie, so nothing is lost."""

from __future__ import annotations

from bailiwick.games.provence import GAME
from bailiwick.games.provence.actions import CELLS, CROPS, MIDDLE
from bailiwick.games.provence.data import FIRST_CASTLE, FIRST_SPECIAL, LANDS, Data
from bailiwick.games.provence.kingdom import lay_tile, put_nobles, put_towers, ruin_tile
from bailiwick.games.provence.rules.place import PLACE_TILE
from bailiwick.games.provence.rules.trio import Trio
from bailiwick.games.provence.rules.turn import start_turn
from bailiwick.games.provence.state import Provence


def table(seats: int = 3, seed: int = 1, **variant: str) -> Provence:
    """Seat 0 starts, castles are dealt, seat 0 has to take a tile in round 1."""
    state = GAME.new(seats, seed, {"start_player": "host", "castles": "deal", **variant})
    assert isinstance(state, Provence)
    return state


def printed() -> Data:
    data = GAME.printed()
    assert isinstance(data, Data)
    return data


def number_of(tile: str) -> int:
    return printed().tile_ids.index(tile)


def card_number(name: str) -> int:
    return printed().character_ids.index(name)


def cards_of(state: Provence, seat: int) -> list[str]:
    return [name for at, name in enumerate(printed().character_ids) if state.cards[seat] >> at & 1]


# ---- laying things out ----------------------------------------------------------------------


def kingdom(state: Provence, seat: int, rows: str) -> None:
    """Three rows of three: `-` is empty, `p3!` a ruin, `+t` and `+n` a tower and a noble on the tile."""
    for cell, word in enumerate(rows.replace("/", " ").split()):
        if word == "-":
            continue
        tile, *pieces = word.split("+")
        lay_tile(state, seat, cell, fetch(state, seat, number_of(tile.rstrip("!"))))
        if tile.endswith("!"):
            ruin_tile(state, seat, cell)
        stand(state, seat, cell, "".join(pieces))


def stand(state: Provence, seat: int, cell: int, pieces: str) -> None:
    """Pieces from the supply on a cell: `tt` two towers, `n` a noble."""
    put_towers(state, seat, cell, pieces.count("t"))
    put_nobles(state, seat, cell, pieces.count("n"))


def fetch(state: Provence, seat: int, tile: int) -> int:
    """The tile in hand, whoever had it; a castle leaves the seat's old one in exchange."""
    if tile < LANDS:
        if tile in state.column:
            state.column[state.column.index(tile)] = state.deck.pop()
        else:
            state.deck.remove(tile)
    elif tile < FIRST_CASTLE:
        state.row.remove(tile if tile in state.row else state.row[0])
    else:
        old = lift_castle(state, seat)
        owners = [other for other in range(state.seats) if state.tile_on[CELLS * other + MIDDLE] == tile]
        for owner in owners:
            lift_castle(state, owner)
            lay_tile(state, owner, MIDDLE, old)
    return tile


def lift_castle(state: Provence, seat: int) -> int:
    """The castle leaves its place for another one; what stands on it stays."""
    at = CELLS * seat + MIDDLE
    castle = state.tile_on[at]
    for crop in range(4):
        state.shown[4 * seat + crop] &= ~(1 << MIDDLE)
    state.tile_on[at] = -1
    return castle


def column(state: Provence, tiles: str, coins: str = "0 0 0 0", tokens: str = "0 0 0 0") -> None:
    """Slots 0 to 3; a tile `?` stays as it is."""
    for slot, word in enumerate(tiles.split()):
        if word != "?":
            wanted = fetch(state, 0, number_of(word))
            state.deck.append(state.column[slot])
            state.column[slot] = wanted
    state.column_coins = [int(coin) for coin in coins.split()]
    state.tokens += sum(state.column_tokens)
    state.column_tokens = [int(token) for token in tokens.split()]
    state.tokens -= sum(state.column_tokens)


def row(state: Provence, tiles: str) -> None:
    """These special buildings lie out, and others up to the usual number."""
    wanted = [number_of(tile) for tile in tiles.split()]
    others = [tile for tile in range(FIRST_SPECIAL, FIRST_CASTLE) if tile not in wanted + state.tile_on]
    state.row = sorted((wanted + others)[: len(state.row)])


def banner(state: Provence, crop: str, names: str) -> None:
    """Exactly these characters lie at the banner."""
    at = CROPS.index(crop)
    state.pile += [card for card in range(18) if state.banners[at] >> card & 1]
    state.banners[at] = 0
    for name in names.split():
        state.banners[at] |= fetch_card(state, name)


def give(state: Provence, seat: int, names: str) -> None:
    """The seat owns these characters; their effects are past."""
    for name in names.split():
        state.cards[seat] |= fetch_card(state, name)


def on_pile(state: Provence, names: str) -> None:
    """These characters are drawn next from the pile."""
    for name in names.split():
        fetch_card(state, name)
        state.pile.append(card_number(name))


def fetch_card(state: Provence, name: str) -> int:
    """The card as a bit, taken from a banner, a player or the pile."""
    card = card_number(name)
    bit = 1 << card
    for owners in (state.banners, state.cards):
        owners[:] = [cards & ~bit for cards in owners]
    if card in state.pile:
        state.pile.remove(card)
    return bit


# ---- playing --------------------------------------------------------------------------------


def actor(state: Provence) -> int:
    (seat,) = state.actors()
    return seat


def legal(state: Provence) -> list[str]:
    """What the one seat that has to decide may do, spelled."""
    seat = actor(state)
    return [state.spell(seat, code) for code in state.legal(seat)]


def play(state: Provence, *spelled: str) -> None:
    """The seat whose decision it is chooses, one thing after the other."""
    for name in spelled:
        seat = actor(state)
        found = [code for code in state.legal(seat) if state.spell(seat, code) == name]
        assert found, f"seat {seat} cannot {name}; it may {legal(state)}"
        state.choose(seat, found[0])


def begin_turn(state: Provence, seat: int = 0, round: int = 1) -> None:
    """It is the seat's turn to take a tile."""
    state.stacks = [[] for _ in range(state.seats)]
    state.round = round
    start_turn(state, seat)
    state.settle()


def place(state: Provence, seat: int, tile: str, cell: int) -> None:
    """The seat's turn, with the tile already taken: it goes on the cell."""
    begin_turn(state, seat, state.round)
    state.hand = fetch(state, seat, number_of(tile))
    state.stacks[seat] = [PLACE_TILE]
    state.settle()
    play(state, f"place:{cell}")


def wheat_trio(state: Provence, seat: int, at_banner: str) -> None:
    """The seat has just made a wheat trio; these characters lie at the banner."""
    banner(state, "w", at_banner)
    begin_turn(state, seat, state.round)
    state.stacks[seat] = [Trio(1)]
    state.settle()


def recruit(state: Provence, seat: int, name: str) -> None:
    """The seat has just made a wheat trio and takes this character."""
    wheat_trio(state, seat, name)
    play(state, f"recruit:{name}")


def invade(state: Provence, seat: int) -> None:
    """The seat's turn is over and the attack has moved: phase 4."""
    begin_turn(state, seat, state.round)
    state.attack_moved = True
    state.stacks[seat] = []
    state.settle()
