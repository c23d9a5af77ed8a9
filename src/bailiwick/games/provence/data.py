"""The printed values as flat tables, checked once."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.provence.actions import CROPS

LANDS: Final = 48
SPECIALS: Final = 10
CASTLES: Final = 6
CHARACTERS: Final = 18
FIRST_SPECIAL: Final = LANDS
FIRST_CASTLE: Final = LANDS + SPECIALS
TILES: Final = LANDS + SPECIALS + CASTLES

NO_TYPE: Final = 0
TAVERN: Final = 1
CHURCH: Final = 2
SPECIAL_BUILDING: Final = 3
TYPES: Final = ["", "tavern", "church", "special"]

# what a bonus counts (PV7.3); crops come first so that a crop is its own element
TOWER: Final = 4
NOBLE: Final = 5
ELEMENT_TAVERN: Final = 6
ELEMENT_CHURCH: Final = 7
ELEMENT_SPECIAL: Final = 8
CHARACTER: Final = 9
ELEMENTS: Final = ["w", "o", "l", "p", "tower", "noble", "tavern", "church", "special", "character"]

NOBLES: Final = 0
TOWERS: Final = 1
COINS: Final = 2
MAJORITIES: Final = ["nobles", "towers", "coins"]

RULES: Final = ["none", "ruin_penalty", "start_noble", "rich_decline", "fleet_tokens", "harvest_bonus"]
RUIN_PENALTY: Final = 1
START_NOBLE: Final = 2
RICH_DECLINE: Final = 3
FLEET_TOKENS: Final = 4
HARVEST_BONUS: Final = 5

# 2.1: the eight lines as masks of cells: rows, columns, diagonals
LINES: Final = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]
LINES_THROUGH: Final = [[line for line in LINES if line >> cell & 1] for cell in range(9)]


def crop_mask(crops: str) -> int:
    """Bit 0 wheat, 1 olives, 2 lavender, 3 poppies."""
    mask = 0
    for crop in crops:
        if crop not in CROPS or mask >> CROPS.index(crop) & 1:
            raise BadInput(f"crops {crops!r}: use letters of {CROPS!r}, each once")
        mask |= 1 << CROPS.index(crop)
    return mask


def index_of(word: str, words: list[str], what: str) -> int:
    """The position of *word*, or BadInput that lists what there is."""
    if word not in words:
        raise BadInput(f"{what} cannot be {word!r}; it can be {', '.join([w or '(empty)' for w in words])}")
    return words.index(word)


class Data(Printed):
    """Tiles are numbered 0–47 land, 48–57 special, 58–63 castles; characters and scenarios in order."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self.tower_pieces = tables.number("towers")
        self.noble_pieces = tables.number("nobles")
        self.token_pieces = tables.number("tokens")
        self.rounds = tables.number("rounds")
        self.slots = tables.number("column_slots")
        self.special_price = tables.number("special_price")
        self.decline_coins = tables.number("decline_coins")
        self.land_ruin_towers = tables.number("land_ruin_towers")
        self.special_ruin_towers = tables.number("special_ruin_towers")
        self.apprentice_cards = tables.number("apprentice_cards")
        self.castle_moves = tables.number("castle_moves")
        self.caravan_guide_vp = tables.number("caravan_guide_vp")
        self.merchant_coins = tables.number("merchant_coins")
        self.mystic_tokens = tables.number("mystic_tokens")
        self.strategist_towers = tables.number("strategist_towers")
        self.ruin_penalty_vp = tables.number("ruin_penalty_vp")
        self.rich_decline_coins = tables.number("rich_decline_coins")
        self.fleet_rounds = [tables.number("first_fleet_round"), tables.number("second_fleet_round")]
        self.all_crops_vp = tables.number("all_crops_vp")
        self.no_ruin_vp = tables.number("no_ruin_vp")

        none = [0] * SPECIALS
        bare = [0] * CASTLES
        self.tile_ids = tables.ids("land") + tables.ids("special") + tables.ids("castle")
        self.faces: dict[str, object] = {}  # as all views show them
        self.min_seats = tables.numbers("land", "min")
        crops = (
            tables.texts("land", "crops") + tables.texts("special", "crops") + tables.texts("castle", "crops")
        )
        self.crops = [crop_mask(letters) for letters in crops]
        land_types = [index_of(word, TYPES[:3], "type") for word in tables.texts("land", "type")]
        self.types = land_types + [SPECIAL_BUILDING] * SPECIALS + bare
        self.towers = tables.numbers("land", "towers") + tables.numbers("special", "towers") + bare
        self.saracens = tables.numbers("land", "saracens") + none + bare
        self.nobles = tables.numbers("land", "nobles") + tables.numbers("special", "nobles") + bare
        self.coins = tables.numbers("land", "coins") + tables.numbers("special", "coins") + bare
        self.vp = tables.numbers("land", "vp") + tables.numbers("special", "vp") + bare
        fallow = [index_of(str(flag), ["0", "1"], "fallow") == 1 for flag in tables.numbers("land", "fallow")]
        self.fallow = fallow + [False] * (SPECIALS + CASTLES)
        self.bonus_times = tables.numbers("special", "times")
        self.bonus_per = tables.numbers("special", "per")
        self.bonus_element = [
            index_of(word, ELEMENTS, "element") if word else -1 for word in tables.texts("special", "element")
        ]

        self.character_ids = tables.ids("character")
        self.character_vp = tables.numbers("character", "vp")
        self.points_of_characters = dict(zip(self.character_ids, self.character_vp, strict=True))

        self.scenario_ids = tables.ids("scenario")
        self.start_coins = tables.numbers("scenario", "coins")
        self.scenario_rule = [index_of(word, RULES, "rule") for word in tables.texts("scenario", "rule")]
        self.first_bonus = [tables.numbers("scenario", f"{name}1") for name in MAJORITIES]
        self.second_bonus = [tables.numbers("scenario", f"{name}2") for name in MAJORITIES]
        self.duel_bonus = [tables.numbers("scenario", f"{name}_duel") for name in MAJORITIES]

        self.dealt_specials = tables.numbers("dealt", "special")
        self.dealt_per_banner = tables.numbers("dealt", "per_banner")
        self.dealt_castles = tables.numbers("dealt", "castles")
        self.start_defence = tables.numbers("dealt", "defence")
        check(self)


def check(data: Data) -> None:
    """Values with which no match could be played are refused; everything else is the owner's word."""
    if data.rounds != 8 or data.slots != 4:
        raise BadInput("rounds must be 8 and column_slots 4: a kingdom has eight fields round its castle")
    symbols = data.towers + data.saracens + data.nobles + data.coins
    pieces = [data.tower_pieces, data.noble_pieces, data.token_pieces, *data.start_coins, *symbols]
    pieces += [data.decline_coins, data.rich_decline_coins, data.merchant_coins]
    pieces += [data.land_ruin_towers, data.special_ruin_towers]
    if min(pieces) < 0:
        raise BadInput("pieces, coins and symbols cannot be negative")
    if min(data.apprentice_cards, data.castle_moves, data.mystic_tokens, data.strategist_towers) < 1:
        raise BadInput("what a character draws, moves or puts must be at least 1")
    if data.special_price != data.slots:
        raise BadInput("special_price must be 4: one coin beside each land tile (PV3.3)")
    if min(data.bonus_per) < 1:
        raise BadInput("special.*.per must be at least 1")
    for special in range(SPECIALS):
        if data.bonus_times[special] and data.bonus_element[special] < 0:
            name = data.tile_ids[FIRST_SPECIAL + special]
            raise BadInput(f"special.{name}.element must say what its bonus counts")
    for seats in (2, 3, 4):
        check_supply(data, seats)


def check_supply(data: Data, seats: int) -> None:
    """Everything that is laid out exists, and the land deck can never run out (2.3)."""
    lands = [tile for tile in range(LANDS) if data.min_seats[tile] <= seats]
    fallow = len([tile for tile in lands if data.fallow[tile]])
    need = data.slots + data.rounds * seats + fallow
    if len(lands) < need:
        raise BadInput(f"{len(lands)} land tiles for {seats} seats are too few: {need} may be needed (2.3)")
    row = seats - 2
    if data.dealt_castles[row] < seats or data.dealt_castles[row] > CASTLES:
        raise BadInput(f"dealt.{seats}.castles must be from {seats} to {CASTLES}")
    if not 0 <= data.dealt_specials[row] <= SPECIALS:
        raise BadInput(f"dealt.{seats}.special must be from 0 to {SPECIALS}")
    if not 0 <= data.dealt_per_banner[row] <= 4:
        raise BadInput(f"dealt.{seats}.per_banner must be from 0 to 4: there are {CHARACTERS} characters")
