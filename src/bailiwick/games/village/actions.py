"""The fixed action space: every code and its spelling (4.11). Codes never change their meaning."""

from __future__ import annotations

from typing import Final

from bailiwick.core.decision import END_TURN

GOODS: Final = 5
KINDS: Final = 5  # of craft buildings, one for each good
PROFESSIONS: Final = 5
CRAFTS: Final = 20
CHURCHES: Final = 4
COUNCILS: Final = 4
MONK_PILES: Final = 3
LETTERS: Final = 5
FIELDS: Final = 8
CUSTOMERS: Final = 33

GOOD_NAMES: Final = ["horse", "beer", "plow", "scroll", "wagon"]
KIND_NAMES: Final = ["stable", "brewery", "smithy", "office", "wainwright"]
PROFESSION_NAMES: Final = ["abbot", "councilman", "traveller", "craftsman", "merchant"]
PAIR_NAMES: Final = ["58", "59", "68", "69"]
CHURCH_NAMES: Final = ["church_disinfection", "church_convent", "church_trade", "church_travel"]
COUNCIL_NAMES: Final = ["council_finance", "council_guild", "council_area", "council_population"]
PILE_NAMES: Final = ["quill", "chalice", "rosary"]
LETTER_NAMES: Final = ["a", "b", "c", "d", "e"]
AREA_NAMES: Final = ["travel", "craft", "customers", "religion", "fields"]

# places in the lists of names above
BEER: Final = 1
PLOW: Final = 2
WAGON: Final = 4
ABBOT: Final = 0
COUNCILMAN: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
DISINFECTION_CHURCH: Final = 0
TRADE_CHURCH: Final = 2
TRAVEL_CHURCH: Final = 3
FINANCE_COUNCIL: Final = 0
GUILD_COUNCIL: Final = 1
AREA_COUNCIL: Final = 2
POPULATION_COUNCIL: Final = 3

WINDOWS: Final = 6  # of a church at most
COFFINS: Final = 2  # in the chronicle, for each profession

# the white banners of a village, as they follow WHITE and TILE
SCHOOL: Final = 0
PLAY: Final = 1
COUNCIL: Final = 2
MEETING: Final = 3
WORKSHOP: Final = 4  # 5 kinds
FIELD: Final = 9  # 8 fields
CUSTOMER: Final = 17  # 33 customers
WHITES: Final = 50

#                              how many follow          spelled
END: Final = END_TURN  # 1                        end
DIE: Final = 1  # 6 white, 6 black         die:w1 … die:b6
ADJUST_COIN: Final = 13  # 2 dice of 6 faces        adj:0:coin:1 … adj:1:coin:6
ADJUST_MARK: Final = 25  # 2 dice of 6 faces        adj:0:mark:1 … adj:1:mark:6
BLUE_QUESTION: Final = 37  # 1                        blue:question
BLUE_HAND: Final = 38  # 1                        blue:hand
BLUE_STEWARD: Final = 39  # 1                        blue:steward
BLUE_FIELD: Final = 40  # 1                        blue:field
BLUE_MEETING: Final = 41  # 1                        blue:meeting
BLUE_CRAFT: Final = 42  # 20 craft buildings       blue:stable_58 … blue:wainwright_69
BLUE_CHURCH: Final = 62  # 4 churches               blue:church_disinfection …
BLUE_MONK: Final = 66  # 3 piles                  blue:monk_quill …
BLUE_COUNCIL: Final = 69  # 4 council chambers       blue:council_finance …
BLUE_TRAVEL: Final = 73  # 5 letters                blue:travel_a … blue:travel_e
WHITE: Final = 78  # 50 white banners         white:school … white:cust_33
PLOW_SMITHY: Final = 128  # 8 fields                 plow:smithy:field_1 …
PLOW_GUILD: Final = 136  # 8 fields                 plow:guild:field_1 …
ALT_WAGON: Final = 144  # 1                        alt:wagon
ALT_COINS: Final = 145  # 1                        alt:coins
PAY_STOCK: Final = 146  # 1                        pay:stock
PAY_GUILD: Final = 147  # 1                        pay:guild
PAY_COIN: Final = 148  # 1                        pay:coin
PAY_FIELD: Final = 149  # 8 fields                 pay:field_1 …
TAKE: Final = 157  # 33 customers             take:cust_01 …
STOP: Final = 190  # 1                        stop
TILE: Final = 191  # 50, the meeting place is “keep”: tile:school … tile:keep …
MARK_AREA: Final = 241  # 5 areas                  mark:travel …
MARK_PROFESSION: Final = 246  # 5 professions            mark:abbot …
PROFESSION: Final = 251  # 5 professions            prof:abbot …
DEAD: Final = 256  # 5 professions            dead:abbot …
HEAD_HOUSE: Final = 261  # 1                        head:house
HEAD_STORIES: Final = 262  # 1                        head:stories
HEAD_STAY: Final = 263  # 1                        head:stay
SCHOOL_NEW: Final = 264  # 1                        school:new
SCHOOL_RIGHT: Final = 265  # 1                        school:right
SCHOOL_PLACE_LEFT: Final = 266
SCHOOL_PLACE_RIGHT: Final = 267
SCHOOL_SKIP: Final = 268
YES: Final = 269
NO: Final = 270
DO: Final = 271
SKIP: Final = 272
BOARD: Final = 273  # 4 village boards         board:58 … (only where boards are chosen)

CRAFT_NAMES: Final = [f"{kind}_{pair}" for kind in KIND_NAMES for pair in PAIR_NAMES]
FIELD_NAMES: Final = [f"field_{n + 1}" for n in range(FIELDS)]
CUSTOMER_NAMES: Final = [f"cust_{n + 1:02}" for n in range(CUSTOMERS)]
WHITE_NAMES: Final = ["school", "play", "council", "meeting", *KIND_NAMES, *FIELD_NAMES, *CUSTOMER_NAMES]
BLUE_NAMES: Final = [
    "question",
    "hand",
    "steward",
    "field",
    "meeting",
    *CRAFT_NAMES,
    *CHURCH_NAMES,
    *[f"monk_{pile}" for pile in PILE_NAMES],
    *COUNCIL_NAMES,
    *[f"travel_{letter}" for letter in LETTER_NAMES],
]


def spellings() -> list[str]:
    """The name of every code."""
    names = ["end"]
    names += [f"die:{colour}{face}" for colour in "wb" for face in range(1, 7)]
    names += [f"adj:{die}:coin:{face}" for die in (0, 1) for face in range(1, 7)]
    names += [f"adj:{die}:mark:{face}" for die in (0, 1) for face in range(1, 7)]
    names += [f"blue:{name}" for name in BLUE_NAMES]
    names += [f"white:{name}" for name in WHITE_NAMES]
    names += [f"plow:{place}:{field}" for place in ("smithy", "guild") for field in FIELD_NAMES]
    names += ["alt:wagon", "alt:coins", "pay:stock", "pay:guild", "pay:coin"]
    names += [f"pay:{field}" for field in FIELD_NAMES]
    names += [f"take:{customer}" for customer in CUSTOMER_NAMES]
    names.append("stop")
    names += ["tile:keep" if name == "meeting" else f"tile:{name}" for name in WHITE_NAMES]
    names += [f"mark:{name}" for name in [*AREA_NAMES, *PROFESSION_NAMES]]
    names += [f"prof:{name}" for name in PROFESSION_NAMES]
    names += [f"dead:{name}" for name in PROFESSION_NAMES]
    names += ["head:house", "head:stories", "head:stay"]
    names += ["school:new", "school:right", "school:place_left", "school:place_right", "school:skip"]
    names += ["yes", "no", "do", "skip"]
    names += [f"board:{pair}" for pair in PAIR_NAMES]
    return names


ACTIONS: Final = spellings()
