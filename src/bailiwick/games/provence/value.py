"""What a position is worth to a seat, in points, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from bailiwick.core.state import State
from bailiwick.games.provence.actions import CELLS, OUTER
from bailiwick.games.provence.data import COINS, LINES, NOBLES
from bailiwick.games.provence.rules.place import lines_filled
from bailiwick.games.provence.rules.take import ClearPick
from bailiwick.games.provence.rules.trio import Trio
from bailiwick.games.provence.scoring import amount, bonus_points, character_points, tile_points
from bailiwick.games.provence.state import Provence

COIN: Final = 0.4
SPARE_COIN: Final = 0.1
ENOUGH_COINS: Final = 5
NOBLE: Final = 0.4
TOWER: Final = 0.3
MAJORITY: Final = 1.3
UNCERTAIN: Final = 1.5
TRIO: Final = 5.0
NO_CARD_TRIO: Final = 1.0
RUINED: Final = 1.5
FREE_TILE: Final = 2.0
LINE_WORTH: Final = [0.0, 0.15, 0.7]  # by matching tiles, the rest of the line still empty


def value(state: State, seat: int) -> float:
    """Points in sight, pieces, coins, lines that may still become trios, and the Saracens' threat."""
    assert isinstance(state, Provence)
    points = float(tile_points(state, seat) + character_points(state, seat) + bonus_points(state, seat))
    for kind in range(3):
        points += majority_outlook(state, seat, kind)
    coins = state.coins[seat]
    points += COIN * min(coins, ENOUGH_COINS) + SPARE_COIN * max(coins - ENOUGH_COINS, 0)
    points += NOBLE * state.nobles_of[seat] + TOWER * state.towers_of[seat]
    points += lines_worth(state, seat, state.shown[4 * seat : 4 * seat + 4], occupied_cells(state, seat))
    points += pending_worth(state, seat) - threat(state, seat)
    if state.hand >= 0 and state.active == seat:
        points += best_placement(state, seat)
    return points


def majority_outlook(state: Provence, seat: int, kind: int) -> float:
    """The bonus for most, by how likely the present lead lasts; the tile in hand counts already."""
    mine = amount(state, seat, kind) + (promised(state, kind) if state.active == seat else 0)
    best_other = 0
    for other in range(state.seats):
        if other != seat:
            best_other = max(best_other, amount(state, other, kind))
    spread = 1.0 + UNCERTAIN * (1.0 - state.round / state.data.rounds)
    chance = min(1.0, max(0.0, 0.5 + (mine - best_other) / (2 * spread)))
    bonus = state.data.duel_bonus if state.seats == 2 else state.data.first_bonus
    return MAJORITY * bonus[kind][state.scenario] * chance


def promised(state: Provence, kind: int) -> int:
    """What the tile in hand will add to a majority."""
    if state.hand < 0 or kind == COINS:
        return 0
    return state.data.nobles[state.hand] if kind == NOBLES else state.data.towers[state.hand]


def occupied_cells(state: Provence, seat: int) -> int:
    """The cells with a tile as a mask."""
    mask = 0
    for cell in range(CELLS):
        if state.tile_on[CELLS * seat + cell] >= 0:
            mask |= 1 << cell
    return mask


def trio_worth(state: Provence, crop: int) -> float:
    """A trio is worth a card while the banner has one, otherwise coins."""
    return TRIO if state.banners[crop] else NO_CARD_TRIO


def lines_worth(state: Provence, seat: int, shown: list[int], occupied: int) -> float:
    """Each line that can still become a trio of a crop."""
    worth = 0.0
    for crop in range(4):
        chance = 0.0
        for line in LINES:
            matching = shown[crop] & line
            if matching and not occupied & line & ~matching and matching != line:
                chance += LINE_WORTH[1 if matching & (matching - 1) == 0 else 2]
        worth += chance * trio_worth(state, crop) / TRIO
    return worth * 1.3


def pending_worth(state: Provence, seat: int) -> float:
    """Trios not yet answered, a free tile not yet picked."""
    worth = 0.0
    for decision in state.stacks[seat]:
        if isinstance(decision, Trio):
            for crop in range(4):
                worth += decision.waits(crop) * trio_worth(state, crop)
        elif isinstance(decision, ClearPick):
            worth += FREE_TILE
    return worth


def threat(state: Provence, seat: int) -> float:
    """Who has the fewest towers loses a tile when the attack passes the defence."""
    if state.towers_of[seat] > min(state.towers_of):
        return 0.0
    margin = state.defence() - state.attack
    if margin > 4:
        return 0.0
    return RUINED * (5 - max(margin, 0)) / 5


def best_placement(state: Provence, seat: int) -> float:
    """The tile in hand on the field where it does most."""
    best = -99.0
    occupied = occupied_cells(state, seat)
    before = lines_worth(state, seat, state.shown[4 * seat : 4 * seat + 4], occupied)
    crops = state.data.crops[state.hand]
    for cell in OUTER:
        if occupied >> cell & 1:
            continue
        shown = state.shown[4 * seat : 4 * seat + 4]
        gain = 0.0
        for crop in range(4):
            if crops >> crop & 1:
                shown[crop] |= 1 << cell
                gain += lines_filled(shown[crop], cell) * trio_worth(state, crop)
        gain += lines_worth(state, seat, shown, occupied | 1 << cell) - before
        best = max(best, gain)
    return best + symbols_worth(state, seat)


def symbols_worth(state: Provence, seat: int) -> float:
    """What the tile in hand will bring whatever its field."""
    data = state.data
    tile = state.hand
    worth = data.vp[tile] + COIN * data.coins[tile] + NOBLE * data.nobles[tile] + TOWER * data.towers[tile]
    saracens = data.saracens[tile] + state.hand_tokens
    if state.towers_of[seat] + data.towers[tile] <= min(state.towers_of):
        worth -= 0.2 * saracens
    if tile >= len(data.min_seats):
        worth += 2.0 * data.bonus_times[tile - len(data.min_seats)]
    return worth
