"""The printed values as flat tables, checked once. Adjacency, areas and reach are masks of 37 bits."""

from __future__ import annotations

from typing import Final

from bailiwick.core.fields import Printed
from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.burgundy.actions import BLACK_SLOTS, DUCHIES, SLOTS, SPACES, STORAGE

TILES: Final = 164
GOODS_TILES: Final = 42
FACE_DOWN: Final = TILES  # A5: tile + FACE_DOWN is that tile as a joker
EMPTY: Final = -1

# colours, in the order of the table; the black stack is the seventh
CASTLES: Final = 0
MINES: Final = 1
SHIPS: Final = 2
ANIMALS: Final = 3
KNOWLEDGE: Final = 4
BUILDINGS: Final = 5
COLOURS: Final = 6
BLACK: Final = 6
STACKS: Final = 7
ANY_COLOUR: Final = 6  # of a joker

# types of tiles, in the order of the table
WAREHOUSE: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
MARKET: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
BUILDING_TYPES: Final = 8
FIRST_ANIMAL: Final = 8
ANIMAL_KINDS: Final = ["cow", "sheep", "pig", "chicken"]
FIRST_KNOWLEDGE: Final = 20
CASTLE: Final = 46
MINE: Final = 47
SHIP: Final = 48
JOKER_TYPE: Final = 49
TYPES: Final = 49

PHASES: Final = 5
ROUNDS: Final = 5
MAX_DISTANCE: Final = 3
BOARDS: Final = 12
SOLO_BOARDS: Final = ["sa", "sb"]

# the index is the number of the knowledge tile, its bit in a mask of such tiles too
K01: Final = 1 << 1
K02: Final = 1 << 2
K03: Final = 1 << 3
K04: Final = 1 << 4
K05: Final = 1 << 5
K06: Final = 1 << 6
K07: Final = 1 << 7
K08: Final = 1 << 8
K09: Final = 1 << 9
K10: Final = 1 << 10
K11: Final = 1 << 11
K12: Final = 1 << 12
K13: Final = 1 << 13
K14: Final = 1 << 14
# the tile that makes a step free when a die places a tile of this colour (V4.11)
FREE_STEP: Final = [K11, K11, K10, K10, K11, K09, 0]


def distance(a: int, b: int) -> int:
    """Steps between two die numbers on the ring in which 6 and 1 are neighbours (4.3)."""
    apart = abs(a - b)
    return min(apart, 6 - apart)


DISTANCE: Final = [distance(a, b) for a in range(7) for b in range(7)]  # index 7 × face + number
# 2 ** n mod 67 differs for every n below 66: the position of a lone bit without a search
BIT_AT: Final = [next(n for n in range(66) if 2**n % 67 == rest) if rest else 0 for rest in range(67)]


def index_of(word: str, words: list[str], what: str) -> int:
    """The position of *word*, or BadInput that lists what there is."""
    if word not in words:
        raise BadInput(f"{what} cannot be {word!r}; it can be {', '.join(words)}")
    return words.index(word)


def spaces_in(mask: int) -> list[int]:
    """The spaces of a mask, ascending."""
    return [space for space in range(SPACES) if mask >> space & 1]


class Board:
    """The 37 spaces of one duchy as they are printed; *land* is adjacency without rivers (A4)."""

    def __init__(
        self, id: str, colours: list[int], dice: list[int], near: list[int], land: list[int]
    ) -> None:
        self.id = id
        self.colours = colours
        self.dice = dice
        self.near = near
        self.land = land

    def area(self, space: int) -> int:
        """The connected spaces of one colour that *space* belongs to."""
        found = 1 << space
        while True:
            grown = found
            for other in spaces_in(found):
                for neighbour in spaces_in(self.land[other]):
                    if self.colours[neighbour] == self.colours[space]:
                        grown |= 1 << neighbour
            if grown == found:
                return found
            found = grown

    def within(self, face: int, steps: int) -> int:
        """The spaces whose number lies at most *steps* from *face*."""
        return sum([1 << h for h in range(SPACES) if DISTANCE[7 * face + self.dice[h]] <= steps])


class Data(Printed):
    """Tiles are numbered type by type, normal backs before black ones; space h01 is number 0."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.fingerprint)
        self._read_values(tables)
        self._read_tiles(tables)
        self._read_centre(tables)
        self._read_boards(tables)
        check(self)

    def _read_values(self, tables: Tables) -> None:
        self.start_silver = tables.number("start_silver")
        self.start_goods = tables.number("start_goods")
        self.storage_slots = tables.number("storage_slots")
        self.store_slots = tables.number("store_slots")
        self.price = tables.number("price")
        self.worker_action = tables.number("worker_action")
        self.boarding_house_workers = tables.number("boarding_house_workers")
        self.bank_silver = tables.number("bank_silver")
        self.watchtower_points = tables.number("watchtower_points")
        self.sale_silver = tables.number("sale_silver")
        self.k03_silver = tables.number("k03_silver")
        self.k04_workers = tables.number("k04_workers")
        self.k07_points = tables.number("k07_points")
        self.k13_silver = tables.number("k13_silver")
        self.k14_workers = tables.number("k14_workers")
        self.workers_per_point = tables.number("workers_per_point")
        self.track_spaces = tables.number("track_spaces")
        self.solo_workers = tables.number("solo_workers")
        self.solo_swap_goods = tables.number("solo_swap_goods")
        self.solo_target_step = tables.number("solo_target_step")
        # by number of players: index seats − 1
        self.black_slots = tables.numbers("players", "black")
        self.bonus_points = [tables.numbers("players", "large"), tables.numbers("players", "small")]
        self.sale_points = tables.numbers("players", "sale")
        self.layout_players = tables.numbers("players", "layout")
        self.start_workers = tables.numbers("workers_by_order", "workers")
        self.area_points = [0, *tables.numbers("area_points", "points")]
        self.phase_ids = tables.ids("phase_points")
        self.phase_points = tables.numbers("phase_points", "points")
        self.good_ids = tables.ids("goods")
        self.good_copies = tables.numbers("goods", "copies")

    def _read_tiles(self, tables: Tables) -> None:
        self.colour_ids = tables.ids("colours")
        self.colour_letters = tables.texts("colours", "letter")
        self.type_ids = [*tables.ids("tiles"), "joker"]
        colours = [index_of(word, self.colour_ids, "colour") for word in tables.texts("tiles", "colour")]
        self.type_colour = [*colours, ANY_COLOUR]
        self.type_value = [*tables.numbers("tiles", "value"), 0]
        animals = tables.texts("tiles", "animal")
        self.type_animal = [ANIMAL_KINDS.index(word) if word in ANIMAL_KINDS else -1 for word in animals] + [
            -1
        ]
        normal = tables.numbers("tiles", "normal")
        black = tables.numbers("tiles", "black")
        self.tile_type: list[int] = []
        self.tile_stack: list[int] = []
        for type in range(len(colours)):
            self.tile_type += [type] * (normal[type] + black[type])
            self.tile_stack += [colours[type]] * normal[type] + [BLACK] * black[type]
        counts = [self.tile_stack.count(stack) for stack in range(STACKS)]
        self.stack_start = [sum(counts[:stack]) for stack in range(STACKS + 1)]
        self.tile_type += [JOKER_TYPE] * len(self.tile_type)
        # V6.4: points of k01 … k26 (index 1 … 26) and the building type k16–k23 count
        self.knowledge_points = [0, *tables.numbers("knowledge", "points")]
        counted = tables.texts("knowledge", "building")
        buildings = self.type_ids[:BUILDING_TYPES]
        self.knowledge_building = [-1] + [index_of(b, buildings, "building") if b else -1 for b in counted]

    def _read_centre(self, tables: Tables) -> None:
        self.slot_colour = [
            index_of(word, self.colour_ids, "colour") for word in tables.texts("slots", "colour")
        ]
        self.slot_players = tables.numbers("slots", "players")
        self.odd_slot = tables.ids("slots").index(tables.text("three_player_slot"))
        self.odd_colour = index_of(tables.text("three_player_colour"), self.colour_ids, "colour")
        odd_phases = tables.text("three_player_phases")
        self.odd_phases = [phase in odd_phases for phase in self.phase_ids]

    def _read_boards(self, tables: Tables) -> None:
        boards = [*duchies(tables, self.colour_letters), *solo_boards(tables, self.colour_letters)]
        self.board_ids = [board.id for board in boards]
        self.cards = [
            [self.board_ids.index(front), self.board_ids.index(back)]
            for front, back in zip(tables.texts("cards", "front"), tables.texts("cards", "back"), strict=True)
        ]
        self.card_ids = tables.ids("cards")
        self.beginner_board = index_of(
            tables.text("beginner_board"), self.board_ids[:DUCHIES], "beginner_board"
        )
        self.start_space = index_of(tables.text("start_space"), tables.ids("spaces"), "start_space")
        flat = tables.numbers("spaces", "q"), tables.numbers("spaces", "r")
        self.space_q = flat[0] * DUCHIES + tables.numbers("solo_a", "q") + tables.numbers("solo_b", "q")
        self.space_r = flat[1] * DUCHIES + tables.numbers("solo_a", "r") + tables.numbers("solo_b", "r")
        # index 37 × board + space
        self.space_colour: list[int] = []
        self.space_die: list[int] = []
        self.space_row: list[int] = []  # counted from the top, and in its row from the left: what people read
        self.space_place: list[int] = []
        self.printed_spaces: list[dict[str, object]] = [{} for _ in self.space_q]  # as views show them
        self.neighbours: list[int] = []
        self.area: list[int] = []
        self.area_spaces: list[list[int]] = []
        self.colour_mask: list[int] = []  # 6 × board + colour
        self.within: list[int] = []  # (7 × board + face) × 4 + steps
        for board in boards:
            self.space_colour += board.colours
            self.space_die += board.dice
            self.neighbours += board.near
            areas = [board.area(space) for space in range(SPACES)]
            self.area += areas
            self.area_spaces += [spaces_in(area) for area in areas]
            for colour in range(COLOURS):
                spaces = [space for space in range(SPACES) if board.colours[space] == colour]
                self.colour_mask.append(sum([1 << space for space in spaces]))
            for face in range(7):
                self.within += [board.within(face, steps) for steps in range(MAX_DISTANCE + 1)]
        for start in range(0, len(self.space_q), SPACES):
            q, r = self.space_q[start : start + SPACES], self.space_r[start : start + SPACES]
            rows = sorted(set(r))
            lines = [sorted([q[at] for at in range(SPACES) if r[at] == row]) for row in rows]
            self.space_row += [1 + rows.index(row) for row in r]
            self.space_place += [1 + lines[rows.index(r[at])].index(q[at]) for at in range(SPACES)]


def duchies(tables: Tables, letters: list[str]) -> list[Board]:
    """The boards of 2.6: one honeycomb, one set of die numbers, different colours."""
    q, r = tables.numbers("spaces", "q"), tables.numbers("spaces", "r")
    dice = tables.numbers("spaces", "die")
    near: list[int] = []
    for a in range(SPACES):
        steps = [
            max(abs(q[a] - q[b]), abs(r[a] - r[b]), abs(q[a] + r[a] - q[b] - r[b])) for b in range(SPACES)
        ]
        near.append(sum([1 << b for b in range(SPACES) if steps[b] == 1]))
    boards: list[Board] = []
    for id, text in zip(tables.ids("boards"), tables.texts("boards", "colours"), strict=True):
        if len(text) != SPACES:
            raise BadInput(f"boards.{id}.colours needs {SPACES} letters, not {len(text)}")
        colours = [index_of(letter, letters, f"boards.{id}.colours") for letter in text]
        boards.append(Board(id, colours, dice, near, near))
    return boards


def solo_boards(tables: Tables, letters: list[str]) -> list[Board]:
    """The two sides of the solo board; rivers connect for placing, not for areas (A4)."""
    boards: list[Board] = []
    for id, table in zip(SOLO_BOARDS, ["solo_a", "solo_b"], strict=True):
        colours = [index_of(letter, letters, f"{table}.colour") for letter in tables.texts(table, "colour")]
        near = [mask_of(text, table) for text in tables.texts(table, "neighbours")]
        rivers = [mask_of(text, table) for text in tables.texts(table, "rivers")]
        land = [near[space] & ~rivers[space] for space in range(SPACES)]
        boards.append(Board(id, colours, tables.numbers(table, "die"), near, land))
    return boards


def mask_of(text: str, table: str) -> int:
    """The spaces written as "02 05 31", as a mask."""
    mask = 0
    for word in text.split():
        if not word.isdecimal() or not 1 <= int(word) <= SPACES:
            raise BadInput(f"{table}: {word!r} is not a space from 01 to {SPACES}")
        mask |= 1 << int(word) - 1
    return mask


def check(data: Data) -> None:
    """Values with which no match could be played are refused; everything else is the owner's word."""
    if data.storage_slots != STORAGE or data.store_slots != STORAGE:
        raise BadInput("storage_slots and store_slots must be 3")
    if len(data.tile_type) != 2 * TILES:
        raise BadInput(f"tiles: there must be {TILES} tiles in all, not {len(data.tile_type) // 2} (2.2)")
    if sum(data.good_copies) != GOODS_TILES or min(data.good_copies) < 0:
        raise BadInput(f"goods: there must be {GOODS_TILES} goods in all, not {sum(data.good_copies)} (2.2)")
    if data.price < 0 or data.price > 2:
        raise BadInput("price must be from 0 to 2: an option pays at most two workers")
    if min(data.black_slots) < 0 or max(data.black_slots) > BLACK_SLOTS:
        raise BadInput(f"players.*.black must be from 0 to {BLACK_SLOTS}")
    if data.workers_per_point < 1 or min(data.space_die) < 1 or max(data.space_die) > 6:
        raise BadInput("workers_per_point must be at least 1, die numbers from 1 to 6")
    for board in range(len(data.board_ids)):
        check_board(data, board)
    for seats in (1, 2, 3, 4):
        check_supply(data, seats)


def check_board(data: Data, board: int) -> None:
    """There is a castle space to start from and no area is larger than the score table (2.8)."""
    if data.colour_mask[COLOURS * board + CASTLES] == 0:
        raise BadInput(f"board {data.board_ids[board]} has no castle space")
    sizes = [len(spaces) for spaces in data.area_spaces[SPACES * board : SPACES * board + SPACES]]
    if max(sizes) >= len(data.area_points):
        raise BadInput(f"board {data.board_ids[board]} has an area of {max(sizes)} spaces; points end at 8")


def check_supply(data: Data, seats: int) -> None:
    """No stack may run out in five phases (2.8, R19)."""
    need = [seats if stack == CASTLES else 0 for stack in range(STACKS)]
    for phase in range(PHASES):
        for slot in range(SLOTS):
            if data.slot_players[slot] <= data.layout_players[seats - 1]:
                need[slot_colour(data, slot, phase, seats)] += 1
    need[BLACK] = PHASES * data.black_slots[seats - 1]
    for stack in range(STACKS):
        have = data.stack_start[stack + 1] - data.stack_start[stack]
        if have < need[stack]:
            name = "black" if stack == BLACK else data.colour_ids[stack]
            raise BadInput(f"the {name} stack has {have} tiles; {seats} seats need {need[stack]} (2.8)")
    if PHASES * ROUNDS + data.start_goods * seats > GOODS_TILES:
        raise BadInput(f"start_goods: {GOODS_TILES} goods are too few for {seats} seats")


def slot_colour(data: Data, slot: int, phase: int, seats: int) -> int:
    """The colour of a slot; with three players one of them alternates (2.5)."""
    if seats == 3 and slot == data.odd_slot and data.odd_phases[phase]:
        return data.odd_colour
    return data.slot_colour[slot]
