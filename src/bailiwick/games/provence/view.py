"""What everybody may see: there is no private information in Provence (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.games.provence.actions import CELLS, CROPS
from bailiwick.games.provence.data import (
    CHARACTERS,
    ELEMENTS,
    FIRST_CASTLE,
    FIRST_SPECIAL,
    LANDS,
    MAJORITIES,
    TILES,
    Data,
)
from bailiwick.games.provence.rules.invasion import threatened
from bailiwick.games.provence.rules.turn import INVASION
from bailiwick.games.provence.scoring import amount, breakdown, majority_points

if TYPE_CHECKING:
    from bailiwick.games.provence.state import Provence


def view_of(state: Provence) -> dict[str, object]:
    """The whole open table, as plain data."""
    data = state.data
    return {
        "game": "provence",
        "seats": state.seats,
        "round": state.round,
        "rounds": data.rounds,
        "active": state.active,
        "first": state.first,
        "over": state.over,
        "scenario": scenario(state),
        "attack": state.attack,
        "attack_moved": state.attack_moved and state.step <= INVASION,  # carried out, it counts no more
        "defence": state.defence(),
        "hit_now": threatened(state),
        "victims": state.victims[:],
        "supply": {"towers": state.towers, "nobles": state.nobles, "tokens": state.tokens},
        "deck": len(state.deck),
        "unseen": [data.tile_ids[tile] for tile in sorted(state.deck)],
        "pile": len(state.pile),
        "column": [
            {
                "tile": data.tile_ids[state.column[slot]],
                "coins": state.column_coins[slot],
                "tokens": state.column_tokens[slot],
            }
            for slot in range(len(state.column))
        ],
        "price": data.special_price,
        "row": [data.tile_ids[tile] for tile in state.row],
        "castles": [data.tile_ids[tile] for tile in state.castles],
        "banners": {CROPS[crop]: card_ids(state, state.banners[crop]) for crop in range(4)},
        "hand": None if state.hand < 0 else {"tile": data.tile_ids[state.hand], "tokens": state.hand_tokens},
        "drawn": [data.character_ids[card] for card in state.drawn],
        "discarded": card_ids(state, state.discarded),
        "removed": [data.tile_ids[tile] for tile in state.removed],
        "tiles": printed_tiles(data),
        "characters": data.points_of_characters,
        "players": [player(state, seat) for seat in range(state.seats)],
    }


def card_ids(state: Provence, mask: int) -> list[str]:
    """The characters of a mask."""
    return [state.data.character_ids[card] for card in range(CHARACTERS) if mask >> card & 1]


def printed_tiles(data: Data) -> dict[str, object]:
    """What is printed on every tile of the box; it never changes, so that all views share it."""
    if not data.faces:
        data.faces = {data.tile_ids[tile]: printed_tile(data, tile) for tile in range(TILES)}
    return data.faces


def printed_tile(data: Data, tile: int) -> dict[str, object]:
    """What is printed on a tile."""
    return {
        "crops": [CROPS[crop] for crop in range(4) if data.crops[tile] >> crop & 1],
        "type": ["", "tavern", "church", "special"][data.types[tile]],
        "towers": data.towers[tile],
        "saracens": data.saracens[tile],
        "nobles": data.nobles[tile],
        "coins": data.coins[tile],
        "vp": data.vp[tile],
        "fallow": data.fallow[tile],
        "min": data.min_seats[tile] if tile < LANDS else 2,
        "bonus": printed_bonus(data, tile - FIRST_SPECIAL),
    }


def printed_bonus(data: Data, special: int) -> dict[str, object] | None:
    """Points a special building brings for every so many of an element (PV7.3)."""
    if not 0 <= special < FIRST_CASTLE - FIRST_SPECIAL or data.bonus_times[special] == 0:
        return None
    element = ELEMENTS[data.bonus_element[special]]
    return {"times": data.bonus_times[special], "element": element, "per": data.bonus_per[special]}


def scenario(state: Provence) -> dict[str, object]:
    """The scenario card: its bonuses and who leads now."""
    data = state.data
    bonuses: dict[str, object] = {}
    for kind in range(3):
        first = data.duel_bonus if state.seats == 2 else data.first_bonus
        bonuses[MAJORITIES[kind]] = {
            "first": first[kind][state.scenario],
            "second": 0 if state.seats == 2 else data.second_bonus[kind][state.scenario],
            "amounts": [amount(state, seat, kind) for seat in range(state.seats)],
            "points": [majority_points(state, seat, kind) for seat in range(state.seats)],
        }
    return {"id": data.scenario_ids[state.scenario], "bonuses": bonuses}


def player(state: Provence, seat: int) -> dict[str, object]:
    """A kingdom and what its lord owns."""
    parts = breakdown(state, seat)
    return {
        "coins": state.coins[seat],
        "towers": state.towers_of[seat],
        "nobles": state.nobles_of[seat],
        "characters": card_ids(state, state.cards[seat]),
        "kept": state.data.character_ids[state.kept] if state.kept >= 0 and state.cards[seat] & 1 else None,
        "cells": [cell_of(state, CELLS * seat + cell, seat, cell) for cell in range(CELLS)],
        "score": parts,
        "total": sum(parts.values()),
    }


def cell_of(state: Provence, at: int, seat: int, cell: int) -> dict[str, object] | None:
    """The tile on a cell with what stands on it; a ruin still tells what lies beneath."""
    if state.tile_on[at] < 0:
        return None
    return {
        "tile": state.data.tile_ids[state.tile_on[at]],
        "ruin": bool(state.ruins[seat] >> cell & 1),
        "towers": state.towers_on[at],
        "nobles": state.nobles_on[at],
    }
