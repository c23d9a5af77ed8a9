"""The table of Burgundy in a terminal: the ring of depots, and every duchy as a honeycomb."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bailiwick.terminal.reading import Part, as_list, as_part, inner, inners, number, numbers, text, texts
from bailiwick.words import Words

PAINT = {
    "castle": ("#2f6b2f", "white"),
    "mine": ("#8a8a8a", "black"),
    "ship": ("#4f8fd6", "black"),
    "animal": ("#9bd34a", "black"),
    "knowledge": ("#f2d21f", "black"),
    "building": ("#c9a165", "black"),
    "joker": ("#303030", "white"),
}
LETTERS = {"castle": "C", "mine": "M", "ship": "S", "animal": "A", "knowledge": "K", "building": "B"}
GOOD_PAINT = {
    "turquoise": "#1fb6c9",
    "purple": "#9b5fd0",
    "pink": "#f08bc0",
    "red": "#e8524a",
    "brown": "#a8904f",
    "orange": "#f29a1f",
}
GOOD_NUMBERS = {good: number for number, good in enumerate(GOOD_PAINT, 1)}
# three letters for every kind of tile, so that colour is never needed to tell them apart
SHORT = {
    "warehouse": "war",
    "carpenter": "crp",
    "church": "chu",
    "market": "mkt",
    "boarding_house": "brd",
    "bank": "bnk",
    "city_hall": "hal",
    "watchtower": "twr",
    "castle": "CAS",
    "mine": "MIN",
    "ship": "SHI",
    "joker": "***",
    "cow": "co",
    "sheep": "sh",
    "pig": "pi",
    "chicken": "he",
}
DICE = " ⚀⚁⚂⚃⚄⚅"
CELL = 4  # columns from one hexagon to the next
WIDE = 96  # columns for the centre and two duchies


def draw(view: Part, words: Words) -> RenderableType:
    """The whole table from what a viewer sees."""
    if not view["phase"] and not view["solo"]:
        return choosing(view, words)
    return Picture(view, words)


class Picture:
    """Centre and duchies beside each other as far as the terminal is wide."""

    def __init__(self, view: Part, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        players = sorted(inners(view, "players"), key=lambda one: one["seat"] != view["active"])
        middle: RenderableType = Group(centre(view, words), side(view, words)) if view["phase"] else ""
        parts = [middle, duchy(players[0], view, words)]
        if len(players) == 2:
            parts.append(duchy(players[1], view, words))
        elif len(players) > 2:
            parts.append(Group(*[small_duchy(player, view, words) for player in players[1:]]))
        yield headline(view, words)
        if options.max_width >= WIDE:
            yield beside(parts)
        else:
            yield beside(parts[:2])
            yield from parts[2:]


def beside(parts: list[RenderableType]) -> Table:
    """Parts in one row."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*parts)
    return grid


def choosing(view: Part, words: Words) -> Group:
    """Before the first phase: the boards on offer and what everybody has."""
    boards = [small_board(board, words) for board in inners(view, "boards")]
    duchies = [small_duchy(player, view, words) for player in inners(view, "players")]
    return Group(headline(view, words), Columns(boards), Columns(duchies))


def counts(part: Part, key: str) -> dict[str, int]:
    """Goods by type."""
    goods = inner(part, key)
    return {good: number(goods, good) for good in goods}


def tile_of(slot: Part) -> Part | None:
    """The tile lying on a slot or space."""
    return None if slot["tile"] is None else inner(slot, "tile")


def headline(view: Part, words: Words) -> Text:
    """Phase, round, points for areas now and in the next phase, white die, goods to come."""
    if not view["phase"]:
        return Text(words.game.title, style="bold")
    line = Text(style="bold")
    line.append(f"{words.text('label-phase')} {view['phase']}, {words.text('label-round')} {view['round']}")
    line.append(f"  (+{view['phase_points']} → +{view['next_phase_points']})", style="not bold")
    line.append(f"  {words.text('label-white-die')} {view['white_die']}")
    line.append(f"  {words.text('label-goods-to-come')}: ", style="not bold")
    for good in texts(view, "round_goods"):
        line.append(f"{GOOD_NUMBERS[good]} ", style=f"not bold {GOOD_PAINT[good]}")
    if view["solo"]:
        line.append(f"  {words.text('label-target')} {view['counter']}/{view['target']}")
    return line


# ---- the central board ----------------------------------------------------------------------


def centre(view: Part, words: Words) -> Table:
    """The depots as they lie round the black one."""
    depots = inners(view, "depots")
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", depot_row(depots[0]), "")
    grid.add_row(depot_block(depots[5]), "", depot_block(depots[1]))
    grid.add_row("", black_depot(view, words), "")
    grid.add_row(depot_block(depots[4]), "", depot_block(depots[2]))
    grid.add_row("", depot_row(depots[3]), "")
    return grid


def depot_title(depot: Part) -> Text:
    """The die face, the number and the goods of a depot."""
    face = number(depot, "number")
    title = Text(f"{DICE[face]}{face} ", style="bold")
    title.append_text(goods_text(counts(depot, "goods")))
    return title


def depot_row(depot: Part) -> Text:
    """Depots 1 and 4 are rows."""
    line = depot_title(depot)
    line.append("\n")
    for slot in inners(depot, "slots"):
        line.append_text(slot_text(slot))
        line.append(" ")
    return line


def depot_block(depot: Part) -> Text:
    """The other depots are blocks of two by two."""
    line = depot_title(depot)
    slots = inners(depot, "slots")
    for row in (slots[:2], slots[2:]):
        line.append("\n")
        for slot in row:
            line.append_text(slot_text(slot))
            line.append(" ")
    return line


def black_depot(view: Part, words: Words) -> Text:
    """The tiles for silver."""
    line = Text(words.text("label-black"), style="bold")
    slots = inners(view, "black")
    for at, slot in enumerate(slots):
        line.append("\n" if at % 4 == 0 else " ")
        line.append_text(slot_text(slot))
    return line


def slot_text(slot: Part) -> Text:
    """The tile on a slot, or its colour's letter while it is empty."""
    tile = tile_of(slot)
    if tile is not None:
        return tile_text(tile)
    return Text(f" {LETTERS[text(slot, 'colour')].lower()} " if slot.get("used") else " · ", style="dim")


def tile_text(tile: Part) -> Text:
    """Three letters on the tile's colour."""
    ground, ink = PAINT[text(tile, "colour")]
    return Text(short(text(tile, "tile")), style=Style(color=ink, bgcolor=ground))


def short(id: str) -> str:
    """bnk, co3, k07, CAS, …"""
    kind, _, value = id.partition("_")
    if id in SHORT:
        return SHORT[id]
    return SHORT[kind] + value if kind in SHORT else id


def goods_text(counts: dict[str, int]) -> Text:
    """Every goods tile as its number."""
    line = Text()
    for good, count in counts.items():
        line.append(str(GOOD_NUMBERS[good]) * count, style=f"bold {GOOD_PAINT[good]}")
    return line


def side(view: Part, words: Words) -> Text:
    """Turn order, the track, bonus tiles."""
    line = Text()
    order = numbers(view, "order")
    if len(order) > 1:
        line.append(words.text("label-order") + "\n", style="bold")
        line.append(" → ".join([words.people[seat] for seat in order]) + "\n")
        spaces = [
            "/".join([words.people[seat][:3] for seat in reversed(stack)]) or "·" for stack in tracks(view)
        ]
        line.append(" | ".join(spaces) + "\n\n", style="dim")
        line.append(words.text("label-bonus") + "\n", style="bold")
        for bonus in inners(view, "bonus"):
            line.append_text(bonus_text(bonus, words))
    return line


def tracks(view: Part) -> list[list[int]]:
    """The markers on each space of the turn-order track, from bottom to top."""
    return [[seat for seat in as_list(stack) if isinstance(seat, int)] for stack in as_list(view["track"])]


def bonus_text(bonus: Part, words: Words) -> Text:
    """The two bonus tiles of a colour: points, or who has them."""
    colour = text(bonus, "colour")
    ground, ink = PAINT[colour]
    line = Text(f" {LETTERS[colour]} ", style=Style(color=ink, bgcolor=ground))
    for size in ("large", "small"):
        tile = inner(bonus, size)
        line.append(
            f" {tile['points']}" if tile["owner"] is None else f" {words.people[number(tile, 'owner')]}"
        )
    line.append("\n")
    return line


# ---- the players ----------------------------------------------------------------------------


def duchy(player: Part, view: Part, words: Words) -> Group:
    """A player's supplies above the honeycomb."""
    parts: list[RenderableType] = [supplies(player, view, words)]
    spaces = inners(player, "spaces")
    if spaces:
        parts.append(honeycomb(spaces))
    return Group(*parts)


def small_board(board: Part, words: Words) -> Group:
    """A board one might choose."""
    return Group(
        Text(words.text(f"board-{board['board']}"), style="bold"), *small_rows(inners(board, "spaces")), ""
    )


def small_duchy(player: Part, view: Part, words: Words) -> Group:
    """Another player's supplies and duchy in a few lines: rows of a honeycomb without its edges."""
    lines = [name_line(player, view, words), supply_line(player, words), storage_line(player, words)]
    return Group(*lines, *small_rows(inners(player, "spaces")), "")


def small_rows(spaces: list[Part]) -> list[Text]:
    """The rows of a duchy, each shifted by half a space."""
    rows: list[Text] = []
    for row in sorted({number(space, "r") for space in spaces}):
        line = Text(" " * (2 * abs(row)))
        for space in spaces:
            if number(space, "r") == row:
                line.append_text(small_space(space))
                line.append(" ")
        rows.append(line)
    return rows


def small_space(space: Part) -> Text:
    """The tile on a space, or its letter and number."""
    tile = tile_of(space)
    if tile is not None:
        return tile_text(tile)
    colour = text(space, "colour")
    return Text(f"{LETTERS[colour]}{space['die']} ", style=PAINT[colour][0])


def supplies(player: Part, view: Part, words: Words) -> Text:
    """Name, points, dice, silver, workers, storage, goods, knowledge."""
    goods = Text(f"{words.text('label-goods')} ")
    goods.append_text(goods_text(counts(player, "goods")))
    goods.append(f"  {words.text('label-sold')} {sum(counts(player, 'sold').values())}")
    known = " ".join([text(tile, "tile") for tile in inners(player, "knowledge")])
    lines = [name_line(player, view, words), supply_line(player, words), storage_line(player, words), goods]
    return Text("\n").join([*lines, Text(known or "·", style="#c0a000"), Text()])


def name_line(player: Part, view: Part, words: Words) -> Text:
    """Who, and how many points now and as things stand."""
    seat = number(player, "seat")
    mark = "▶ " if view["active"] == seat else ""
    line = Text(f"{mark}{words.people[seat]}", style="bold")
    line.append(f"  {words.text('label-score')} {player['score']}")
    if player["projected"] is not None and not view["solo"]:
        line.append(f" → {player['projected']}", style="not bold dim")
    if player["card"] is not None and not view["phase"]:
        line.append(f"  {words.text('label-card')}: {' / '.join(texts(player, 'sides'))}")
    return line


def supply_line(player: Part, words: Words) -> Text:
    """Dice, silver, workers."""
    line = Text()
    for die in inners(player, "dice"):
        line.append(f" {die['face'] or '·'} ", style="dim strike" if die["used"] else "bold black on white")
        line.append(" ")
    line.append(f"{words.text('label-silver')} {player['silver']}")
    line.append(f"  {words.text('label-workers')} {player['workers']}")
    return line


def storage_line(player: Part, words: Words) -> Text:
    """The three storage slots."""
    line = Text(f"{words.text('label-storage')} ")
    for tile in as_list(player["storage"]):
        line.append_text(Text(" · ", style="dim") if tile is None else tile_text(as_part(tile)))
        line.append(" ")
    return line


def honeycomb(spaces: list[Part]) -> Text:
    """The spaces as hexagons with pointed tops: roof, two lines of text, and the roof of the next row."""
    placed = [(column_of(space), number(space, "r"), space) for space in spaces]
    left = min([column for column, _, _ in placed])
    top = min([row for _, row, _ in placed])
    bottom = max([row for _, row, _ in placed])
    canvas = Canvas()
    for column, row, space in placed:
        canvas.hexagon((column - left) * CELL // 2, 3 * (row - top), space)
    return canvas.text(3 * (bottom - top) + 4)


def column_of(space: Part) -> int:
    """Half-hexagons to the right of the middle."""
    return 2 * number(space, "q") + number(space, "r")


class Canvas:
    """Characters with a style, by line and column."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def write(self, line: int, column: int, text: str, style: Style) -> None:
        """Put *text* on the canvas."""
        for at, letter in enumerate(text):
            if letter != " " or style.bgcolor is not None or (line, column + at) not in self.cells:
                self.cells[line, column + at] = (letter, style)

    def hexagon(self, column: int, line: int, space: Part) -> None:
        """One space: its edges, its colour, and what it shows."""
        edge = Style(color="#777777")
        self.write(line, column + 1, "╱", edge)
        self.write(line, column + 3, "╲", edge)
        for inside in (1, 2):
            self.write(line + inside, column, "│", edge)
            self.write(line + inside, column + CELL, "│", edge)
        self.write(line + 3, column + 1, "╲", edge)
        self.write(line + 3, column + 3, "╱", edge)
        self.fill(column + 1, line + 1, space)

    def fill(self, column: int, line: int, space: Part) -> None:
        """Above, the letter of the colour and the die number; below, the tile or else row and place."""
        colour = text(space, "colour")
        tile = tile_of(space)
        ground, ink = PAINT[colour]
        above = f"{LETTERS[colour]}{space['die']} "
        if tile is None:
            self.write(line, column, above, Style(color=ground, bold=True))
            self.write(line + 1, column, f"{space['row']}.{space['place']}", Style(color="#888888"))
            return
        if tile["colour"] == "joker":
            ground, ink = PAINT["joker"]
        style = Style(color=ink, bgcolor=ground)
        self.write(line, column, above, style)
        self.write(line + 1, column, short(text(tile, "tile")), style)

    def text(self, lines: int) -> Text:
        """The canvas as text."""
        found = Text(no_wrap=True)
        for line in range(lines):
            columns = [column for at, column in self.cells if at == line]
            for column in range(max(columns, default=-1) + 1):
                letter, style = self.cells.get((line, column), (" ", Style()))
                found.append(letter, style)
            found.append("\n")
        return found
