"""The fixed action space (4.6): every code and its spelling. New codes go at the end."""

from __future__ import annotations

from typing import Final

#                          how many follow                  spelled
TAKE: Final = 1  # 2 dice × 24 slots                        take:0:1:0 (die, depot, slot) …
PLACE: Final = 49  # 2 dice × 3 stored tiles × 37 spaces    place:0:2:h19 (die, storage slot, space) …
SELL: Final = 271  # 2 dice × 6 goods types                 sell:0:1 (die, type) …
WORKERS: Final = 283  # 2 dice                              workers:0, workers:1
BUY: Final = 285  # 8 black slots, 24 slots                 buy:black:0 … buy:6:3
DISCARD: Final = 317  # 3 stored tiles                      discard:0 …
FREE_TAKE: Final = 320  # 24 slots                          free_take:1:0 …
FREE_PLACE: Final = 344  # 3 stored tiles × 37 spaces       free_place:0:h01 …
FREE_SELL: Final = 455  # 6 goods types                     free_sell:1 …
FREE_WORKERS: Final = 461  # 1                              free_workers
SHIP_DEPOT: Final = 462  # 6 depots                         ship_depot:1 …
SHIP_NONE: Final = 468  # 1                                 ship_none
SHIP_SECOND: Final = 469  # 6 depots                        ship_second:1 …
SHIP_STOP: Final = 475  # 1                                 ship_stop
SHIP_STORE: Final = 476  # 6 goods types                    ship_store:1 …
SKIP: Final = 482  # 1                                      skip
CHOOSE_BOARD: Final = 483  # 10 boards                      choose_board:b1 … choose_board:x2
CHOOSE_START: Final = 493  # 37 spaces                      choose_start:h01 …
BUY_WITH_ONE: Final = 530  # 8 black slots, 24 slots        buy1:black:0 … (1 worker, 9.6)
BUY_WITH_TWO: Final = 562  # 8 black slots, 24 slots        buy2:black:0 … (2 workers, 9.6)
JOKER: Final = 594  # 8 black slots                         joker:0 … (A5)
GIVE: Final = 602  # 6 goods types                          give:1 … (A5)
BONUS_TILE: Final = 608  # 8 black slots                    bonus_tile:0 … (A7)
BONUS_SPACE: Final = 616  # 37 spaces                       bonus_space:h01 … (A7)
CASH_SILVER: Final = 653  # 1                               cash_silver (A8)
CODES: Final = 654

SPACES: Final = 37
STORAGE: Final = 3
DEPOTS: Final = 6
SLOTS: Final = 24  # of the six numbered depots; the black depot follows
BLACK_SLOTS: Final = 8
GOODS: Final = 6
DUCHIES: Final = 10  # b1 … b9 and x2; the solo boards follow


def spellings() -> list[str]:
    """The name of every code; the index is the code."""
    spaces = [f"h{space + 1:02d}" for space in range(SPACES)]
    slots = [f"{depot + 1}:{slot}" for depot in range(DEPOTS) for slot in range(4)]
    black = [f"{slot}" for slot in range(BLACK_SLOTS)]
    sources = [f"black:{slot}" for slot in black] + slots
    depots = [f"{depot + 1}" for depot in range(DEPOTS)]
    goods = [f"{good + 1}" for good in range(GOODS)]
    boards = [f"b{number}" for number in range(1, DUCHIES)] + ["x2"]
    placements = [f"{stored}:{space}" for stored in range(STORAGE) for space in spaces]
    names = ["end_turn"]
    for verb, things in (("take", slots), ("place", placements), ("sell", goods)):
        names += [f"{verb}:{die}:{thing}" for die in range(2) for thing in things]
    names += [f"workers:{die}" for die in range(2)]
    for verb, things in (
        ("buy", sources),
        ("discard", [f"{stored}" for stored in range(STORAGE)]),
        ("free_take", slots),
        ("free_place", placements),
        ("free_sell", goods),
    ):
        names += [f"{verb}:{thing}" for thing in things]
    names.append("free_workers")
    names += [*[f"ship_depot:{depot}" for depot in depots], "ship_none"]
    names += [*[f"ship_second:{depot}" for depot in depots], "ship_stop"]
    names += [*[f"ship_store:{good}" for good in goods], "skip"]
    for verb, things in (
        ("choose_board", boards),
        ("choose_start", spaces),
        ("buy1", sources),
        ("buy2", sources),
        ("joker", black),
        ("give", goods),
        ("bonus_tile", black),
        ("bonus_space", spaces),
    ):
        names += [f"{verb}:{thing}" for thing in things]
    names.append("cash_silver")
    assert len(names) == CODES
    return names


ACTIONS: Final = spellings()
