"""The phases of the week, in order; a vote is asked, counted, and carried out."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
MONDAY: Final = 1
TUESDAY: Final = 2
COUNCIL: Final = 3
VOTES: Final = 4
COUNTING: Final = 5
EFFECT: Final = 6
MARKET: Final = 7
ORDERS: Final = 8
LOADING: Final = 9
SAILING: Final = 10
BUYING: Final = 11
INSURING: Final = 12
PHASE_IDS: Final = [
    "setup",
    "mon_prepare",
    "tue_choose",
    "tue_choose",
    "vote",
    "vote",
    "vote",
    "wed_buy",
    "thu_order",
    "fri_load",
    "sat_sail",
    "sun_buy",
    "sun_insure",
]
