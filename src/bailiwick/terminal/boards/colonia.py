"""Colonia in a terminal: the week, the council, market, craftsmen, harbour, cathedral and families."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bailiwick.words import Words

STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "orange": "orange3",
    "purple": "magenta",
}
COLOURS = list(STYLES)
SYMBOLS = {"bergen": "M", "bruegge": "G", "london": "£", "nowgorod": "Gr"}
CITY_STYLES = {"bergen": "wheat1", "bruegge": "violet", "london": "orange4", "nowgorod": "turquoise2"}
RAW_LETTERS = {"leather": "L", "iron": "I", "wood": "W", "linen": "N", "fur": "F"}
GOOD_LETTERS = {"saddle": "Sa", "cartwheel": "Ca", "painting": "Pa", "clothing": "Cl", "shoes": "Sh"}
HEADINGS = ["families", "reserve", "streets", "hand", "votes", "raw", "goods", "money", "relics", "points"]
BERTHS = ["I", "II", "III", "IV"]


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole table; letters stand beside colours everywhere."""
    return Group(
        headline(view, words),
        Columns([market(view, words), craftsmen(view, words)]),
        Columns([harbour(view, words), cathedral(view, words)]),
        families(view, words),
        legend(words),
    )


def headline(view: dict[str, Any], words: Words) -> Text:
    """Week, phase, week card and the three decrees."""
    line = Text()
    week = words.text("board-week", {"week": view["week"], "weeks": view["weeks"]})
    line.append(f"{week} · {words.text('phase-' + view['phase'].replace('_', '-'))}", style="bold")
    card = view["week_card"]
    if card is not None:
        line.append(f" · {card['id']} · {words.text('board-dice', {'dice': card['dice']})}")
    for decree in view["decrees"]:
        line.append("\n ► " if decree["voting"] else "\n   ", style="bold")
        line.append(decree_line(decree, words), style="dim" if decree["verdict"] == "rejected" else "")
    return line


def decree_line(decree: dict[str, Any], words: Words) -> str:
    """Day, name, effect and verdict of a decree."""
    day = words.text("day-" + ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][decree["day"] - 1])
    key = decree["key"].replace("_", "-")
    name, about = words.text(f"decree-{key}"), words.text(f"about-decree-{key}")
    verdict = words.text("verdict-" + decree["verdict"])
    return words.text("board-decree", {"day": day, "name": name, "verdict": verdict, "about": about})


def seat_mark(seat: int | None) -> Text:
    """A family by number and colour; a dot for nobody."""
    if seat is None:
        return Text("·", style="dim")
    return Text(f"●{seat + 1}", style=STYLES[COLOURS[seat]])


def letters(counts: dict[str, int], names: dict[str, str]) -> str:
    """A multiset as letters: 2L1I."""
    return "".join([f"{counts[id]}{names[id]}" for id in names if counts[id]]) or "–"


def market(view: dict[str, Any], words: Words) -> Panel:
    """Stalls with their raw materials, or their buyer."""
    grid = Table.grid(padding=(0, 1))
    for stall in view["stalls"]:
        if stall["size"]:
            raw = letters(stall["raw"], RAW_LETTERS)
            grid.add_row(Text(stall["id"], style="bold"), str(stall["size"]), raw)
        elif stall["buyer"] is not None:
            grid.add_row(Text(stall["id"], style="dim"), str(stall["members"]), seat_mark(stall["buyer"]))
    return Panel(grid, title=words.text("board-market"), width=30)


def craftsmen(view: dict[str, Any], words: Words) -> Panel:
    """Per craftsman: recipe, stick, price of the next order, supply, and the queue from the top."""
    grid = Table(box=None, padding=(0, 1))
    for heading in ("", "", "board-stick", "board-next", "board-supply", "board-queue"):
        grid.add_column(words.text(heading) if heading else "")
    for craftsman in view["craftsmen"]:
        recipe = "+".join([RAW_LETTERS[raw] for raw in craftsman["needs"]])
        good = GOOD_LETTERS[craftsman["good"]]
        grid.add_row(
            words.text("craftsman-" + craftsman["id"]),
            f"{recipe}→{good}",
            str(craftsman["stick"]),
            str(craftsman["price"]),
            str(view["supply"][craftsman["good"]]),
            queue(craftsman),
        )
    return Panel(grid, title=words.text("board-craftsmen"), width=68)


def queue(craftsman: dict[str, Any]) -> Text:
    """Orders with their members; a bar stands where the stick lies."""
    line = Text()
    for place, order in enumerate(craftsman["queue"]):
        if place == craftsman["stick"] and place > 0:
            line.append("| ", style="bold")
        line.append_text(seat_mark(order["seat"]))
        line.append(f"×{order['members']} ")
    return line


def harbour(view: dict[str, Any], words: Words) -> Panel:
    """Ships in berth order; each hold shows goods, pay and loader."""
    grid = Table.grid(padding=(0, 1))
    for at, ship in enumerate(view["berths"]):
        if ship is None:
            continue
        mark = "⛵" if ship["sails"] else "⚓"
        city = f"{SYMBOLS[ship['city']]} {words.text('city-' + ship['city'])}"
        grid.add_row(f"{BERTHS[at]} {mark}", Text(city, style=CITY_STYLES[ship["city"]]), holds(ship))
    title = f"{words.text('board-harbour')} ⛵ {words.text('board-sails')} ⚓ {words.text('board-stays')}"
    return Panel(grid, title=title, width=68)


def holds(ship: dict[str, Any]) -> Text:
    """[Sa+Sh 5 ●2] for each hold, the extra one marked x."""
    line = Text()
    for hold in ship["holds"]:
        line.append("+".join([GOOD_LETTERS[good] for good in hold["goods"]]) + f"={hold['pay']}")
        line.append_text(seat_mark(hold["seat"]))
        line.append("  ")
    if ship["extra"]["open"] or ship["extra"]["seat"] is not None:
        line.append(f"x={ship['extra']['pay']}")
        line.append_text(seat_mark(ship["extra"]["seat"]))
    return line


def cathedral(view: dict[str, Any], words: Words) -> Panel:
    """Cards on display: cost in their currency, points, insurer."""
    grid = Table.grid(padding=(0, 1))
    cells = [relic(space) for space in view["display"] if space["relic"] is not None]
    for row in range(0, len(cells), 2):
        grid.add_row(*cells[row : row + 2])
    deck = words.text("board-deck", {"count": view["relic_deck"]})
    return Panel(grid, title=f"{words.text('board-cathedral')} ({deck})", width=30)


def relic(space: dict[str, Any]) -> Text:
    """r3 14M 4★, a shrine as ⛨, with the insurer's mark."""
    text = Text(f"{space['id']} ", style="bold")
    text.append(f"{space['cost']}{SYMBOLS[space['city']]} ", style=CITY_STYLES[space["city"]])
    text.append("×2" if space["shrine"] else f"{space['points']}★")
    if space["insurer"] is not None:
        text.append_text(seat_mark(space["insurer"]))
    return text


def families(view: dict[str, Any], words: Words) -> Panel:
    """One row per family, in player order; a dash is what the screen hides."""
    grid = Table(box=None, padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        grid.add_column(words.text(f"board-{heading}"))
    order = view["order"] or range(len(view["families"]))
    for seat in order:
        grid.add_row(*family_cells(view, view["families"][seat], words))
    return Panel(grid, title=words.text("board-families"), width=100)


def family_cells(view: dict[str, Any], family: dict[str, Any], words: Words) -> list[RenderableType]:
    """The cells of one family."""
    name = seat_mark(family["seat"])
    name.append(f" {words.people[family['seat']]}")
    name.append(" ♛" if view["mayor"] == family["seat"] else "")
    name.append(" ✓" if family["submitted"] else "")
    streets = " ".join([str(count) for count in family["streets"].values()])
    hand = "".join([str(value) for value in family["hand"]])
    shown = [
        letters(family["raw"], RAW_LETTERS) if family["raw"] else hidden_raw(family),
        letters(family["goods"], GOOD_LETTERS) if family["goods"] else "–",
        purse(family["money"]) if family["money"] else "–",
        relic_summary(family),
        "–" if family["points"] is None else str(family["points"]),
    ]
    return [name, str(family["reserve"]), streets, hand, str(family["votes"]), *shown]


def purse(money: dict[str, int]) -> str:
    """The four currencies with their symbols."""
    return "".join([f"{amount}{SYMBOLS[city]}" for city, amount in money.items() if amount]) or "–"


def hidden_raw(family: dict[str, Any]) -> str:
    """What can be derived of raw materials behind a screen, or nothing."""
    if family["raw_count"] is None:
        return "–"
    unknown = family["raw_count"] - sum(family["raw_known"].values())
    return f"{letters(family['raw_known'], RAW_LETTERS)} +{unknown}?"


def relic_summary(family: dict[str, Any]) -> str:
    """Loose relics, and shrines with what stands in them."""
    loose = "–" if family["relics"] is None else str(len(family["relics"]))
    shrines = "".join([SYMBOLS[city] for city in family["shrines"]])
    return f"{loose} [{shrines}:{len(family['enshrined'])}]" if shrines else loose


def legend(words: Words) -> Text:
    """What the letters mean."""
    raws = ", ".join([f"{letter} {words.text('raw-' + id)}" for id, letter in RAW_LETTERS.items()])
    goods = ", ".join([f"{letter} {words.text('good-' + id)}" for id, letter in GOOD_LETTERS.items()])
    moneys = ", ".join([f"{symbol} {words.text('currency-' + id)}" for id, symbol in SYMBOLS.items()])
    return Text(f"{raws}\n{goods}\n{moneys}", style="dim")
