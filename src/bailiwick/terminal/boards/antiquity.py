"""The table of Antiquity in a terminal: the land, the players, and as many city grids as fit."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bailiwick.terminal.reading import Part, inner, inners, number, numbers, text, texts
from bailiwick.words import Words

TERRAIN = {
    "forest": ("F", "white on dark_green"),
    "grassland": ("G", "black on yellow3"),
    "mountain": ("M", "white on grey39"),
    "sea": ("S", "white on dark_blue"),
}
SEAT_STYLES = ["bold white on red3", "bold white on blue3", "bold black on gold1", "bold white on black"]
GOOD_LETTERS = {
    "wood": "w",
    "stone": "s",
    "grain": "g",
    "olives": "o",
    "sheep": "e",
    "fish": "f",
    "wine": "v",
    "gold": "u",
    "pearls": "p",
    "dye": "d",
}
CODES = {
    "cart_shop": "Ca",
    "storage": "St",
    "fountain": "Fo",
    "explorer": "Ex",
    "granary": "Gr",
    "market": "Ma",
    "brewery": "Br",
    "harbour": "Ha",
    "university": "Un",
    "hospital": "Ho",
    "stable": "Sb",
    "cathedral": "Kt",
    "forced_labour": "FL",
    "dump": "Du",
    "faculty_theology": "Th",
    "faculty_biology": "Bi",
    "faculty_alchemy": "Al",
    "faculty_philosophy": "Ph",
    "house": "hs",
}
GRIDS_IN_A_ROW = 6
SEATS = "ABCD"


def draw(view: Part, words: Words) -> RenderableType:
    """The whole table from a view alone, in about 100 by 40 characters."""
    middle = Table.grid(padding=(0, 2))
    middle.add_column(no_wrap=True)
    middle.add_column()
    middle.add_row(land(view), players(view, words))
    return Group(headline(view, words), middle, cities(view), legend(words))


def name(words: Words, kind: str, id: str) -> str:
    """The name of a thing in the reader's language."""
    return words.text(f"{kind}-{id}".replace("_", "-"))


def headline(view: Part, words: Words) -> Text:
    """Round, phase, famine and the shared stock."""
    stock = inner(view, "stock")
    parts = [
        f"{name(words, 'label', 'round')} {number(view, 'round')}/{number(view, 'max_rounds')}",
        name(words, "phase", text(view, "phase")),
        f"{name(words, 'label', 'famine')} {number(view, 'famine')}",
        ", ".join([f"{name(words, 'stock', pile)} {pieces}" for pile, pieces in stock.items()]),
    ]
    return Text(" · ".join(parts), style="bold")


def land(view: Part) -> Text:
    """The hexes: a column is q, and r is the number of the row plus the figure above the column."""
    cells: dict[tuple[int, int], Text] = {}
    goods = {hex: site for site in inners(view, "sites") for hex in texts(site, "hexes")}
    for hex in inners(view, "hexes"):
        q = number(hex, "q")
        cells[number(hex, "r") + q // 2, q] = cell(hex, goods.get(text(hex, "id")))
    columns = range(min(q for _, q in cells), max(q for _, q in cells) + 1)
    drawn = Text("q   " + "".join([f"{abs(q):>2}" for q in columns]) + "\n", style="dim")
    drawn.append("+   " + "".join([f"{-(q // 2):>2}" for q in columns]), style="dim")
    for row in sorted({row for row, _ in cells}):
        drawn.append(f"\n{row:>3} ", style="dim")
        for q in columns:
            drawn.append_text(cells.get((row, q), Text("  ")))
    return drawn


def cell(hex: Part, site: Part | None) -> Text:
    """Two characters: what lies on the hex, and # where it is polluted."""
    letter, style = TERRAIN[text(hex, "terrain")]
    mark = "#" if hex["polluted"] else "?" if hex["token"] else " "
    if hex["city"] is not None:
        return Text(SEATS[number(hex, "city")] * 2, style=SEAT_STYLES[number(hex, "city")])
    if hex["inn"] is not None:
        return Text("i" + SEATS[number(hex, "inn")], style=SEAT_STYLES[number(hex, "inn")])
    if hex["hut"]:
        return Text("^^", style=style)
    if site is not None:
        worker = text(hex, "id") in texts(site, "post")
        drawn = GOOD_LETTERS[text(site, "good")] + ("*" if worker else mark)
        return Text(drawn, style=SEAT_STYLES[number(site, "owner")])
    return Text((letter.lower() if hex["cut"] else letter) + mark, style=style)


def players(view: Part, words: Words) -> Table:
    """Goods, workers, saint and progress of everybody, in turn order; open offers; names of buildings."""
    table = Table.grid(padding=(0, 0))
    for seat in numbers(view, "order"):
        table.add_row(player(view, words, seat))
    for kind in ("offers", "refused"):
        for offer in inners(view, kind):
            given, asked = goods_line(inner(offer, "give"), words), goods_line(inner(offer, "ask"), words)
            table.add_row(Text(f"{name(words, 'label', kind)}: {given} → {asked}"))
    if view["tokens_seen"] is not None:
        table.add_row(tokens(inner(view, "tokens_seen"), words))
    buildings = ", ".join([f"{code} {name(words, 'building', kind)}" for kind, code in CODES.items()])
    table.add_row(Text(buildings, style="dim"))
    return table


def tokens(seen: Part, words: Words) -> Text:
    """The explorer tokens nobody turned up: where they lie, and those taken away unseen."""
    lying = [f"{name(words, 'good', str(good))} ({hex[4:]})" for hex, good in inner(seen, "on_map").items()]
    gone = [name(words, "good", good) for good in texts(seen, "discarded")]
    return Text(f"{name(words, 'label', 'tokens')}: {', '.join(lying + gone) or '–'}")


def player(view: Part, words: Words, seat: int) -> Text:
    """Some lines about one player."""
    one = inners(view, "players")[seat]
    drawn = Text(f" {SEATS[seat]} {words.people[seat]} ", style=SEAT_STYLES[seat])
    if not one["active"]:
        drawn.append(f" {name(words, 'label', 'out')} ({one['fallen_in_round']})", style="dim")
    elif numbers(view, "committed")[seat]:
        drawn.append(f" {name(words, 'label', 'committed')}", style="green")
    saint = name(words, "saint", text(one, "saint")) if one["saint"] else name(words, "label", "none")
    workers = f"{one['free_workers']}+{one['city_workers']}+{one['land_workers']}"
    lines = [
        f"{name(words, 'label', 'workers')} {workers}  {name(words, 'label', 'saint')} {saint}",
        f"{name(words, 'label', 'progress')} "
        + " ".join(
            [f"{letter}{step}%" for letter, step in zip("NBCG", numbers(one, "progress"), strict=True)]
        ),
        goods_line(inner(one, "goods"), words),
    ]
    drawn.append("".join([f"\n {line}" for line in lines]), style="not bold")
    return drawn


def goods_line(goods: Part, words: Words) -> str:
    """Goods that are there, by name."""
    return ", ".join([f"{n} {name(words, 'good', good)}" for good, n in goods.items() if n]) or "–"


def cities(view: Part) -> Table:
    """City grids: one's own first, then the others' as far as there is room."""
    first = number(view, "you") if view["you"] is not None else numbers(view, "order")[0]
    grids: list[Text] = []
    for step in range(number(view, "seats")):
        seat = (first + step) % number(view, "seats")
        for at, city in enumerate(inners(inners(view, "players")[seat], "cities")):
            grids.append(grid(seat, at, city))
    table = Table.grid(padding=(0, 2))
    table.add_row(*grids[:GRIDS_IN_A_ROW])
    return table


def grid(seat: int, at: int, city: Part) -> Text:
    """A city: two letters for a building, inverted while it is manned, + for a grave."""
    squares: dict[tuple[int, int], Text] = {}
    for building in inners(city, "buildings"):
        style = "reverse" if building["manned"] else "bold" if building["clear"] else "dim"
        for square in texts(building, "squares"):
            squares[place(square)] = Text(CODES[text(building, "kind")], style=style)
    for square in texts(city, "graves"):
        under = squares.get(place(square), Text("  ")).plain
        squares[place(square)] = Text("+" + under[0], style="bold red")
    side = number(city, "side")
    drawn = Text(f"{SEATS[seat]}{at + 1}", style=SEAT_STYLES[seat])
    drawn.append(" " + "".join([f"{x + 1:>2}" for x in range(side)])[1:], style="dim")
    for y in range(side):
        drawn.append(f"\n{y + 1} ", style="dim")
        for x in range(side):
            drawn.append_text(squares.get((x, y), Text("· ", style="dim")))
    return drawn


def place(square: str) -> tuple[int, int]:
    """Column and row of square:0:1:3,4."""
    x, y = square.split(":")[3].split(",")
    return int(x), int(y)


def legend(words: Words) -> Text:
    """What the letters of the land mean."""
    goods = ", ".join([f"{letter} {name(words, 'good', good)}" for good, letter in GOOD_LETTERS.items()])
    return Text(f"{name(words, 'label', 'legend')}; {goods}", style="dim")
