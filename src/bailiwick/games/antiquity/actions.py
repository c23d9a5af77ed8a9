"""The fixed action space: every code, and how the log spells it. New codes go at the end."""

from __future__ import annotations

from typing import Final

from bailiwick.core.decision import END_TURN

GOODS: Final = 10
KINDS: Final = 18  # city buildings without the house
HOUSES: Final = 20
SQUARES: Final = 49  # of a city grid: y * 7 + x
CITIES: Final = 4
TURNS: Final = 8  # four quarter turns, and four of the flipped piece
COLUMNS: Final = 28  # q from -14
ROWS: Final = 31  # r from -8
FIRST_Q: Final = -14
FIRST_R: Final = -8
HEXES: Final = COLUMNS * ROWS
HAND: Final = 160  # as many as there are squares

GOOD_IDS: Final = ["wood", "stone", "grain", "olives", "sheep", "fish", "wine", "gold", "pearls", "dye"]
KIND_IDS: Final = [
    "cart_shop",
    "storage",
    "fountain",
    "explorer",
    "granary",
    "market",
    "brewery",
    "harbour",
    "university",
    "hospital",
    "stable",
    "cathedral",
    "forced_labour",
    "dump",
    "faculty_theology",
    "faculty_biology",
    "faculty_alchemy",
    "faculty_philosophy",
]
SAINT_IDS: Final = ["nicolo", "barbara", "christofori", "giorgio", "maria"]
FARM_GOODS: Final = [2, 3, 4, 6]  # grain, olives, sheep, wine
FISH_GOODS: Final = [5, 8, 9]  # fish, pearls, dye
SEED_SOURCES: Final = ["seed", "biology"]

#                                         how many follow                     spelled
COMMIT: Final = END_TURN + 1  # 1                                             commit
BUILD: Final = COMMIT + 1  # 18 kinds                                         build:market
HOUSE: Final = BUILD + KINDS  # 20 houses, number - 1                         house:5
SIZE: Final = HOUSE + HOUSES  # 7 widths × 7 heights                          size:4x3
PLACE: Final = SIZE + 49  # 4 cities × 8 turns × 49 squares                   place:0:r1:3,4
SQUARE: Final = PLACE + CITIES * TURNS * SQUARES  # 4 cities × 49 squares     square:0:3,4
MAN: Final = SQUARE + CITIES * SQUARES  # 4 × 49, first square of a building  man:0:3,4
HEAL: Final = MAN + CITIES * SQUARES  # 4 × 49                                heal:0:3,4
LIFT: Final = HEAL + CITIES * SQUARES  # 4 × 49, first square of a building   lift:0:3,4
MOVE_GRAVE: Final = LIFT + CITIES * SQUARES  # 4 × 49                         grave:0:3,4
DROP: Final = MOVE_GRAVE + CITIES * SQUARES  # 160 buildings                  drop:7
ABORT: Final = DROP + HAND  # 1                                               abort
BANK: Final = ABORT + 1  # 1                                                  bank
GIVE: Final = BANK + 1  # 10 goods                                            give:wood
GET: Final = GIVE + GOODS  # 10 goods                                         get:wood
PAY: Final = GET + GOODS  # 10 goods                                          pay:wood
SAINT: Final = PAY + GOODS  # 5 saints                                        saint:nicolo
FREE_HOUSE: Final = SAINT + 5  # 20 houses                                    free-house:4
NO_FREE_HOUSE: Final = FREE_HOUSE + HOUSES  # 1                               free-house:none
RAZE: Final = NO_FREE_HOUSE + 1  # 1                                          raze
PARTNER: Final = RAZE + 1  # 4 seats                                          partner:2
OFFER: Final = PARTNER + 4  # 10 goods                                        offer:wood
OFFER_DONE: Final = OFFER + GOODS  # 1                                        offer:done
ASK: Final = OFFER_DONE + 1  # 10 goods                                       ask:wood
SEND: Final = ASK + GOODS  # 1                                                send
CANCEL: Final = SEND + 1  # 1                                                 cancel
ACCEPT: Final = CANCEL + 1  # 1                                               accept
REJECT: Final = ACCEPT + 1  # 1                                               reject
PASS: Final = REJECT + 1  # 1                                                 pass
WOOD: Final = PASS + 1  # 1                                                   woodcutter
FARM: Final = WOOD + 1  # 4 goods × 2 sources                                 farm:grain:seed
MINE: Final = FARM + 8  # 1                                                   mine
FISH: Final = MINE + 1  # 3 goods                                             fishery:pearls
INN: Final = FISH + 3  # 4 foods                                              inn:grain
CITY: Final = INN + 4  # 1                                                    city
ALCHEMY: Final = CITY + 1  # 1                                                alchemy
RANGE: Final = ALCHEMY + 1  # stone, gold                                     range:stone
DISCARD: Final = RANGE + 2  # 10 goods                                        discard:wood
SKIP: Final = DISCARD + GOODS  # 1                                            skip
HEX: Final = SKIP + 1  # 28 columns × 31 rows                                 hex:2,-1
PAIR: Final = HEX + HEXES  # 3 directions × 868 hexes                         pair:2,-1:s
RESIGN: Final = PAIR + 3 * HEXES  # 1                                         resign
WITHDRAW: Final = RESIGN + 1  # 1                                             withdraw
COUNT: Final = WITHDRAW + 1

DIRECTION_IDS: Final = ["s", "se", "ne"]


def hex_name(hex: int) -> str:
    """The coordinates of a hex: 2,-1."""
    return f"{hex // ROWS + FIRST_Q},{hex % ROWS + FIRST_R}"


def square_name(at: int) -> str:
    """A square of a seat's cities: city, column and row."""
    square = at % SQUARES
    return f"{at // SQUARES}:{square % 7},{square // 7}"


def place_name(at: int) -> str:
    """A placement: city, turn, and the upper left corner of the piece."""
    square, turn, city = at % SQUARES, at // SQUARES % TURNS, at // SQUARES // TURNS
    return f"{city}:r{turn}:{square % 7},{square // 7}"


def spell_all() -> list[str]:
    """The names of all codes; the index is the code."""
    squares = [square_name(at) for at in range(CITIES * SQUARES)]
    hexes = [hex_name(hex) for hex in range(HEXES)]
    names = ["end-turn", "commit"]
    names += [f"build:{kind}" for kind in KIND_IDS]
    names += [f"house:{number + 1}" for number in range(HOUSES)]
    names += [f"size:{size // 7 + 1}x{size % 7 + 1}" for size in range(49)]
    names += [f"place:{place_name(at)}" for at in range(CITIES * TURNS * SQUARES)]
    for word in ["square", "man", "heal", "lift", "grave"]:
        names += [f"{word}:{square}" for square in squares]
    names += [f"drop:{held}" for held in range(HAND)]
    names += ["abort", "bank"]
    for word in ["give", "get", "pay"]:
        names += [f"{word}:{good}" for good in GOOD_IDS]
    names += [f"saint:{saint}" for saint in SAINT_IDS]
    names += [f"free-house:{number + 1}" for number in range(HOUSES)]
    names += ["free-house:none", "raze"]
    names += [f"partner:{seat}" for seat in range(4)]
    names += [f"offer:{good}" for good in GOOD_IDS]
    names.append("offer:done")
    names += [f"ask:{good}" for good in GOOD_IDS]
    names += ["send", "cancel", "accept", "reject", "pass", "woodcutter"]
    names += [f"farm:{GOOD_IDS[good]}:{source}" for good in FARM_GOODS for source in SEED_SOURCES]
    names.append("mine")
    names += [f"fishery:{GOOD_IDS[good]}" for good in FISH_GOODS]
    names += [f"inn:{GOOD_IDS[good]}" for good in range(2, 6)]
    names += ["city", "alchemy", "range:stone", "range:gold"]
    names += [f"discard:{good}" for good in GOOD_IDS]
    names.append("skip")
    names += [f"hex:{hex}" for hex in hexes]
    for direction in DIRECTION_IDS:
        names += [f"pair:{hex}:{direction}" for hex in hexes]
    names += ["resign", "withdraw"]
    return names


ACTIONS: Final = spell_all()
