"""The table of Provence in a terminal: fleet and scenario, market, banners, kingdoms."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bailiwick.terminal.reading import Part, as_list, as_part, inner, inners, number, numbers, text, texts
from bailiwick.words import Words

FIELDS = 20
CELL_WIDTH = 7
KINGDOM_WIDTH = 3 * CELL_WIDTH + 4
TRACK_WIDTH = 3 * FIELDS + 4
ROW_WIDTH = 44
WIDE = 100

CROP_STYLE = {
    "w": "bold black on yellow3",
    "o": "white on dark_green",
    "l": "white on purple4",
    "p": "white on red3",
}
TOWER, NOBLE, COIN, SARACEN, POINTS = "♜", "♛", "●", "⚔", "★"
MAJORITIES = {"nobles": NOBLE, "towers": TOWER, "coins": COIN}
SYMBOLS = {"towers": TOWER, "saracens": SARACEN, "nobles": NOBLE, "coins": COIN}
SYMBOL_STYLE = {TOWER: "bold", NOBLE: "bold bright_blue", COIN: "bold yellow3", SARACEN: "bold bright_red"}


def draw(view: Part, words: Words) -> RenderableType:
    """The whole table."""
    return Board(view, words)


class Board:
    """The table, laid out for the width it is given."""

    def __init__(self, view: Part, words: Words) -> None:
        self.view = view
        self.words = words
        self.tiles = inner(view, "tiles")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        if wide:
            yield side_by_side([self.invasion(), self.scenario()], [TRACK_WIDTH, None])
            yield side_by_side([self.buildings(), self.column()], [ROW_WIDTH, None])
        else:
            yield from (self.invasion(), self.scenario(), self.buildings(), self.column())
        yield self.banners(2 if wide else 1)
        yield self.kingdoms(max(1, options.max_width // KINGDOM_WIDTH))

    def label(self, key: str) -> str:
        return self.words.text(f"label-{key}")

    def name(self, kind: str, id: str) -> str:
        return self.words.text(f"{kind}-{id}".replace("_", "-"))

    def tile(self, id: str) -> Part:
        return as_part(self.tiles[id])

    def panel(self, title: str, *lines: RenderableType) -> Panel:
        return Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    # ---- the fleet and the scenario ---------------------------------------------------------

    def invasion(self) -> Panel:
        """The track with both markers, how far the attack is, and who has the fewest towers."""
        attack, defence = number(self.view, "attack"), number(self.view, "defence")
        title = f"{self.label('invasion')} · {self.label('round')} {self.round()}"
        return self.panel(title, track(attack, defence), self.margin(attack, defence))

    def round(self) -> str:
        return f"{number(self.view, 'round')}/{number(self.view, 'rounds')}"

    def margin(self, attack: int, defence: int) -> Text:
        line = Text.assemble(
            (f"{SARACEN} {self.label('attack')} {attack}", "bold bright_red"),
            (f"  {TOWER} {self.label('defence')} {defence}", "bold"),
            f"  {self.label('margin')} {defence - attack}",
        )
        if attack > defence:
            line.append("  ").append(f" {self.label('danger')} ", "bold reverse red")
        hit = ", ".join([self.words.people[seat] for seat in numbers(self.view, "hit_now")])
        return line.append(f"\n{self.label('hit')} ", "dim").append(hit)

    def supply(self) -> Text:
        """What is left in the box."""
        supply = inner(self.view, "supply")
        line = Text.assemble((f"{self.label('supply')} ", "dim"))
        line.append_text(counted(TOWER, number(supply, "towers"))).append("  ")
        line.append_text(counted(NOBLE, number(supply, "nobles"))).append("  ")
        line.append_text(counted(SARACEN, number(supply, "tokens")))
        for key in ("deck", "pile"):
            line.append(f"  {self.label(key)} ", "dim").append(str(number(self.view, key)))
        return line

    def scenario(self) -> Panel:
        """The bonuses for the most and second most, with those who would get them now."""
        scenario = inner(self.view, "scenario")
        id = text(scenario, "id")
        bonuses = inner(scenario, "bonuses")
        lines = [self.majority(kind, as_part(bonuses[kind])) for kind in bonuses]
        about = Text(self.name("about-scenario", id), "dim")
        return self.panel(self.name("scenario", id), *lines, about)

    def majority(self, kind: str, bonus: Part) -> Text:
        """What there is most of, the prizes, and those who would get them."""
        room = max([len(self.name("source", one)) for one in MAJORITIES])
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(MAJORITIES[kind], SYMBOL_STYLE[MAJORITIES[kind]])
        line.append(f" {self.name('source', kind):<{room}} ").append(f"{prizes(bonus)} ", "bold green")
        return line.append(self.leaders(bonus))

    def leaders(self, bonus: Part) -> str:
        """Those who get points now, best first, with what they have."""
        points, amounts = numbers(bonus, "points"), numbers(bonus, "amounts")
        seats = [seat for seat in range(len(points)) if points[seat] > 0]
        seats.sort(key=lambda seat: -points[seat])
        return ", ".join([f"{self.words.people[seat]} ({amounts[seat]})" for seat in seats])

    # ---- the market -------------------------------------------------------------------------

    def buildings(self) -> Panel:
        """The special row; before the first round the castles, later the tile in hand as well."""
        grid = Table.grid(padding=(0, 1))
        for id in texts(self.view, "row"):
            grid.add_row(*self.tile_row(id), self.bonus(id))
        lines: list[RenderableType] = [grid if grid.row_count else Text("–", "dim")]
        castles = texts(self.view, "castles")
        if castles:
            lines.append(self.castles(castles))
        if self.view["hand"] is not None:
            lines.append(self.hand(inner(self.view, "hand")))
        drawn = ", ".join([self.card(id) for id in texts(self.view, "drawn")])
        if drawn:
            lines.append(Text.assemble((f"{self.label('drawn')} ", "dim"), drawn))
        return self.panel(f"{self.label('buildings')} · {number(self.view, 'price')} {COIN}", *lines)

    def castles(self, castles: list[str]) -> Text:
        """The castles nobody has chosen yet."""
        line = Text.assemble((self.label("castles"), "dim"))
        for id in castles:
            line.append("  ").append_text(self.crops(texts(self.tile(id), "crops")))
        return line

    def hand(self, hand: Part) -> Text:
        """The tile that was taken and not placed yet."""
        line = Text.assemble((f" {self.label('hand')} ", "reverse"), " ")
        line.append_text(Text(" ").join(self.tile_row(text(hand, "tile"))))
        return line.append_text(repeated(SARACEN, number(hand, "tokens")))

    def bonus(self, id: str) -> Text:
        """Such as 2 × church, or 2 × tower/2."""
        printed = self.tile(id)["bonus"]
        if printed is None:
            return Text()
        part = as_part(printed)
        per = f"/{number(part, 'per')}" if number(part, "per") > 1 else ""
        return Text(f"{number(part, 'times')}×{self.name('element', text(part, 'element'))}{per}", "green")

    def column(self) -> Panel:
        """The land tiles, the dearest on top, with what lies beside them."""
        grid = Table.grid(padding=(0, 1))
        slots = inners(self.view, "column")
        for price in range(len(slots) - 1, -1, -1):
            name, crops, symbols = self.tile_row(text(slots[price], "tile"))
            symbols.append_text(beside(slots[price]))
            grid.add_row(Text(f"{price}{COIN}", "bold yellow3"), name, crops, symbols)
        return self.panel(self.label("land"), grid, self.supply())

    def tile_row(self, id: str) -> tuple[Text, Text, Text]:
        """Name, crops and symbols of a tile."""
        tile = self.tile(id)
        name = Text(self.name("tile", id), "bold", no_wrap=True, overflow="ellipsis")
        return name, self.crops(texts(tile, "crops")), symbols(tile)

    def crops(self, crops: list[str]) -> Text:
        """A letter on its colour for each crop."""
        return Text.assemble(*[(f" {self.name('letter', crop)} ", CROP_STYLE[crop]) for crop in crops])

    # ---- the banners ------------------------------------------------------------------------

    def banners(self, columns: int) -> Panel:
        """Each crop's characters with points and effect, so many banners side by side."""
        grid = Table.grid(padding=(0, 2), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        banners = [self.banner(crop) for crop in inner(self.view, "banners")]
        for start in range(0, len(banners), columns):
            grid.add_row(*banners[start : start + columns])
        return self.panel(self.label("banners"), grid, self.legend())

    def banner(self, crop: str) -> Table:
        """The characters a trio of this crop can bring."""
        grid = Table.grid(padding=(0, 1))
        letter = self.crops([crop])
        for id in texts(inner(self.view, "banners"), crop):
            effect = Text(self.name("short-character", id), "dim", no_wrap=True, overflow="ellipsis")
            grid.add_row(letter, Text(self.card(id), no_wrap=True), effect)
        if grid.row_count == 0:
            grid.add_row(letter, "–")
        return grid

    def card(self, id: str) -> str:
        """A character with its points."""
        return f"{self.name('character', id)} {number(inner(self.view, 'characters'), id)}"

    # ---- the kingdoms -----------------------------------------------------------------------

    def kingdoms(self, in_a_row: int) -> Table:
        """All kingdoms, in turn order of the seats."""
        grid = Table.grid()
        for _ in range(in_a_row):
            grid.add_column(width=KINGDOM_WIDTH)
        every = [self.kingdom(seat, player) for seat, player in enumerate(inners(self.view, "players"))]
        for start in range(0, len(every), in_a_row):
            grid.add_row(*every[start : start + in_a_row])
        return grid

    def kingdom(self, seat: int, player: Part) -> Group:
        """Name and points, nine cells, then coins, pieces and cards."""
        grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
        for _ in range(3):
            grid.add_column(width=CELL_WIDTH, no_wrap=True)
        cells = [self.cell(value) for value in as_list(player["cells"])]
        for start in (0, 3, 6):
            grid.add_row(*cells[start : start + 3])
        return Group(self.heading(seat, player), grid, self.belongings(player))

    def heading(self, seat: int, player: Part) -> Text:
        """Whose kingdom, marked if it is their turn, and the points as they stand."""
        active = seat == number(self.view, "active") and not self.view["over"]
        points = f" {number(player, 'total')}{POINTS} "
        line = Text(f"{'►' if active else ' '}{self.words.people[seat]}")
        line.truncate(KINGDOM_WIDTH - len(points), overflow="ellipsis", pad=True)
        line.append(points)
        line.stylize("bold reverse" if active else "bold underline")
        return line

    def belongings(self, player: Part) -> Text:
        """Coins, towers, nobles; the characters below."""
        line = Text(" ")
        for symbol, key in ((COIN, "coins"), (TOWER, "towers"), (NOBLE, "nobles")):
            line.append_text(counted(symbol, number(player, key))).append("  ")
        cards = [self.name("character", id) for id in texts(player, "characters")]
        if player["kept"] is not None:
            cards.append(f"({self.name('character', text(player, 'kept'))})")
        return line.append("\n " + ", ".join(cards), "italic") if cards else line

    def cell(self, value: object) -> Text:
        """Three lines: crops and points, what it is, what stands on it."""
        if value is None:
            return Text("\n   ·\n", "dim")
        cell = as_part(value)
        lines = [self.ruin() if cell["ruin"] else self.face(text(cell, "tile")), standing(cell)]
        return Text("\n").join(lines)

    def ruin(self) -> Text:
        return Text(f"▒▒▒▒▒▒▒\n{self.name('type', 'ruin')}", "grey50")

    def face(self, id: str) -> Text:
        """Crops on the left, points on the right; below them what kind of tile it is."""
        tile = self.tile(id)
        points = number(tile, "vp")
        crops = self.crops(texts(tile, "crops"))
        crops.append(
            str(points or "").rjust(CELL_WIDTH - len(crops)), "bold red" if points < 0 else "bold green"
        )
        kind = Text(self.kind(id, tile))
        kind.truncate(CELL_WIDTH, overflow="ellipsis")
        return Text("\n").join([crops, kind])

    def kind(self, id: str, tile: Part) -> str:
        """Tavern, church, castle, fallow, or the special building's name."""
        if id.startswith("castle_"):
            return self.name("type", "castle")
        if tile["fallow"]:
            return self.name("type", "fallow")
        if tile["type"] == "special":
            return self.name("tile", id)
        return self.name("type", text(tile, "type")) if tile["type"] else ""

    def legend(self) -> Text:
        """What symbols and letters mean."""
        line = Text()
        for symbol, key in ((TOWER, "tower"), (NOBLE, "noble"), (COIN, "coin"), (SARACEN, "saracen")):
            line.append(symbol, SYMBOL_STYLE[symbol]).append(f" {self.label(key)}  ", "dim")
        line.append(POINTS).append(f" {self.label('points')}  ", "dim")
        for crop, style in CROP_STYLE.items():
            line.append(f" {self.name('letter', crop)}={self.name('crop', crop)} ", style)
        return line


def side_by_side(parts: list[RenderableType], widths: list[int | None]) -> Table:
    """Parts next to each other; those without a width share what is left."""
    grid = Table.grid(expand=True)
    for width in widths:
        grid.add_column(width=width, ratio=None if width else 1)
    grid.add_row(*parts)
    return grid


def track(attack: int, defence: int) -> Text:
    """The fields with their numbers, red as far as the attack came; below them both markers."""
    line = Text()
    for field in range(FIELDS):
        line.append(f"{field:>2} ", "white on red3" if field <= attack else "dim")
    line.append("\n")
    for field in range(FIELDS):
        marks = (SARACEN if field == min(attack, FIELDS - 1) else " ") + (TOWER if field == defence else " ")
        line.append(f"{marks} ", "bold")
    return line


def prizes(bonus: Part) -> str:
    """First and second prize; with two players there is only one."""
    first, second = number(bonus, "first"), number(bonus, "second")
    return f"{first}/{second}" if second else str(first)


def repeated(symbol: str, times: int) -> Text:
    """A symbol drawn so many times."""
    return Text(symbol * times, SYMBOL_STYLE[symbol])


def counted(symbol: str, times: int) -> Text:
    """A symbol and a number."""
    return Text.assemble((symbol, SYMBOL_STYLE[symbol]), str(times))


def symbols(tile: Part) -> Text:
    """The printed symbols and points of a tile."""
    line = Text()
    for key, symbol in SYMBOLS.items():
        line.append_text(repeated(symbol, number(tile, key)))
    points = number(tile, "vp")
    if points:
        line.append(f" {points:+d}", "bold red" if points < 0 else "bold green")
    return line


def beside(slot: Part) -> Text:
    """Coins and Saracen tokens that come with a land tile."""
    line = Text()
    for symbol, key in ((COIN, "coins"), (SARACEN, "tokens")):
        if number(slot, key):
            line.append(" + ").append_text(counted(symbol, number(slot, key)))
    return line


def standing(cell: Part) -> Text:
    """The pieces on a tile."""
    parts = [(TOWER, number(cell, "towers")), (NOBLE, number(cell, "nobles"))]
    return Text(" ").join([counted(symbol, times) for symbol, times in parts if times])
