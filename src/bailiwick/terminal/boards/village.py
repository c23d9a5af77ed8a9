"""The table of Village, drawn from a view alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bailiwick.words import Words


def draw(view: dict[str, object], words: Words) -> RenderableType:
    """Main board, supply, and a panel for each village."""
    return Group(
        Panel(Group(main_board(view, words), dice(view, words), chronicle(view, words)), padding=(0, 1)),
        Panel(
            Group(display(view, words), supply(view, words)),
            title=f"{label(words, 'display')} (+{view['deck']})",
            padding=(0, 1),
        ),
        villages(view, words),
    )


# ---- reading a view -------------------------------------------------------------------------------


def part(value: object) -> dict[str, object]:
    """A part of the view that has named entries."""
    assert isinstance(value, dict)
    return value


def items(value: object) -> list[object]:
    """A part of the view that is a list."""
    assert isinstance(value, list)
    return value


def banner(values: object) -> str:
    """A banner as people write it: 5/8."""
    return "/".join([str(value) for value in items(values)])


def name(words: Words, kind: str, id: object) -> str:
    """The name of a piece."""
    return words.text(f"{kind}-{id}".replace("_", "-"))


def label(words: Words, key: str) -> str:
    """A heading of the board."""
    return words.text(f"board-label-{key}")


def goods(words: Words, wanted: object) -> str:
    """Goods in words: horse + 2 beer."""
    found = part(wanted)
    return " + ".join([(f"{n} " if n != 1 else "") + name(words, "good", good) for good, n in found.items()])


# ---- the main board -------------------------------------------------------------------------------


def main_board(view: dict[str, object], words: Words) -> Text:
    """Round, value, deaths, rat and hand in one line."""
    deaths, rat, hand = part(view["deaths"]), part(view["rat"]), part(view["hand"])
    buried, end = deaths["buried"], deaths["end"]
    assert isinstance(buried, int)
    assert isinstance(end, int)
    at, holder = rat["at"], hand["holder"]
    assert isinstance(at, int)
    assert isinstance(holder, int)
    text = Text()
    text.append(f"{label(words, 'round')} {view['round']}  ", "bold")
    if view["value"] is not None:
        text.append(f"{label(words, 'value')} {view['value']}  ", "bold cyan")
    text.append(f"{label(words, 'deaths')} {'†' * buried}{'·' * max(0, end - buried)} {buried}/{end}  ")
    if buried >= end:
        text.append(f"{label(words, 'last')}!  ", "bold red")
    text.append(f"{label(words, 'rat')} {at}{'!' if at <= 6 else ''}  ", "red" if at <= 6 else "")
    palm = "✋" if hand["palm_up"] else "✊"
    text.append(f"{label(words, 'hand')} {palm} {words.people[holder]} +{hand['stories']}")
    return text


def dice(view: dict[str, object], words: Words) -> Text:
    """White dice (4), black dice [4]; the two taken ones after the arrow."""
    pool, taken = Text(f"{label(words, 'dice')} "), Text("→ ", "bold")
    for entry in items(view["dice"]):
        die = part(entry)
        black = die["colour"] == "black"
        face = Text(
            f"[{die['face']}]" if black else f"({die['face']})", "bold white on black" if black else "bold"
        )
        if not die["taken"]:
            pool.append_text(face).append(" ")
        elif die["chosen"] != -1:
            taken.append_text(face).append("* " if die["adjusted"] else " ")
    return pool.append_text(taken)


def chronicle(view: dict[str, object], words: Words) -> Text:
    """Who may still be remembered, and for how many stories."""
    text = Text(f"{label(words, 'chronicle')} ")
    for profession, entry in part(view["chronicle"]).items():
        coffins = part(entry)
        filled = coffins["filled"]
        assert isinstance(filled, int)
        marks = "".join(["†" if at < filled else str(sp) for at, sp in enumerate(items(coffins["stories"]))])
        text.append(f"{name(words, 'profession', profession)} {marks}  ")
    return text.append(f"{label(words, 'graves')} {part(view['graves'])['filled']}")


def display(view: dict[str, object], words: Words) -> Table:
    """The customers on show, three rows of two."""
    grid = Table.grid(padding=(0, 2), expand=True)
    shown = [entry for entry in items(view["display"]) if entry is not None]
    cards = part(part(view["cards"])["customers"])
    cells = [customer(words, str(id), part(cards[str(id)])) for id in shown]
    for row in range(0, len(cells), 2):
        grid.add_row(*cells[row : row + 2])
    return grid


def customer(words: Words, id: str, card: dict[str, object]) -> Text:
    """A customer: banner, name, goods, points."""
    text = Text(f"{banner(card['banner']):>5} ", "bold")
    text.append(name(words, "card", id), "blue")
    return text.append(f": {goods(words, card['goods'])} → {card['pp']}")


def supply(view: dict[str, object], words: Words) -> Group:
    """What can be bought."""
    stock, cards = part(view["supply"]), part(view["cards"])
    crafts: dict[str, list[str]] = {}
    for id in items(stock["crafts"]):
        card = part(part(cards["crafts"])[str(id)])
        kind = name(words, "card", id).rsplit(" ", 1)[0]
        crafts.setdefault(kind, []).append(banner(card["banner"]))
    built = Text(f"{label(words, 'crafts')} ", "dark_orange")
    built.append("  ".join([f"{kind} {' '.join(left)}" for kind, left in crafts.items()]), "default")
    others = [*items(stock["churches"]), *items(stock["councils"])]
    open_cards = Text(f"{label(words, 'supply')} ", "bold")
    open_cards.append(" · ".join([name(words, "card", id) for id in others]), "not bold")
    open_cards.append(f" · {name(words, 'card', 'meeting')} ×{stock['meetings']}", "not bold")
    open_cards.append(f" · {name(words, 'card', 'field')} ×{stock['fields']}", "not bold")
    return Group(built, open_cards, piles(view, words))


def piles(view: dict[str, object], words: Words) -> Text:
    """Open monks and what the travel piles promise."""
    stock, cards = part(view["supply"]), part(view["cards"])
    text = Text(f"{label(words, 'monks')} ", "yellow")
    for entry in part(stock["monks"]).values():
        pile = part(entry)
        if pile["top"] is not None:
            monk = part(part(cards["monks"])[str(pile["top"])])
            price = f"{monk['units']}×{name(words, 'good', monk['good'])}"
            text.append(
                f"{banner(monk['banner'])} {price}: {name(words, 'action', monk['action'])}; ", "default"
            )
    text.append(f"\n{label(words, 'travel')} ", "green")
    for letter, left in part(stock["travel"]).items():
        possible = part(part(cards["piles"])[letter])["possible"]
        text.append(f"{letter.upper()} {possible} ×{len(items(left))}  ", "default")
    return text


# ---- the villages ---------------------------------------------------------------------------------


def villages(view: dict[str, object], words: Words) -> Table:
    """Two villages to a row."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    players = items(view["players"])
    panels = [village(view, part(player), seat, words) for seat, player in enumerate(players)]
    for row in range(0, len(panels), 2):
        grid.add_row(*panels[row : row + 2])
    return grid


def village(view: dict[str, object], player: dict[str, object], seat: int, words: Words) -> Panel:
    """One village in a few lines."""
    title = f"{'▶ ' if view['active'] == seat else ''}{words.people[seat]}: {player['total']}"
    lines = [
        clock_line(view, player, words),
        people_line(player, words),
        crafts_line(player, words),
        religion_line(player, words),
        travel_line(player, words),
        market_line(view, player, words),
        banners_line(player, words),
    ]
    return Panel(
        Group(*lines), title=title, padding=(0, 1), border_style="cyan" if view["active"] == seat else ""
    )


def clock_line(view: dict[str, object], player: dict[str, object], words: Words) -> Text:
    """The life track with the bridge at its end, coins, stories on the tree and in the house."""
    clock, clouds = player["clock"], view["clouds"]
    assert isinstance(clock, int)
    assert isinstance(clouds, int)
    track = "".join(["●" if cloud == clock else "·" for cloud in range(clouds)])
    text = Text(
        f"{track}╫ {label(words, 'coins')} {player['coins']} {label(words, 'tree')} {player['tree']} "
    )
    text.append(f"{label(words, 'house')} {player['house']} ")
    if player["reaper"]:
        text.append(label(words, "reaper"), "bold red")
    return text


def people_line(player: dict[str, object], words: Words) -> Text:
    """The living, the students, and where the headman is."""
    school = part(player["school"])
    desks = ("●" if school["left"] else "○") + ("●" if school["right"] else "○")
    people = ", ".join([name(words, "profession", one) for one in items(player["villagers"])])
    labourers = f" −{player['labourers']}" if player["labourers"] else ""
    place = name(words, "place", player["headman"])
    return Text(f"{people} {desks}{labourers} {label(words, 'headman')}: {place}")


def crafts_line(player: dict[str, object], words: Words) -> Text:
    """Craft buildings with their goods, and fields."""
    parts = []
    for entry in items(player["workshops"]):
        workshop = part(entry)
        parts.append(f"{name(words, 'card', workshop['id'])}:{workshop['goods']}")
    fields = "".join(["▤" if part(field)["plow"] else "□" for field in items(player["fields"])])
    if fields:
        parts.append(f"{label(words, 'fields')} {fields}")
    return Text(" · ".join(parts) or "–", "dark_orange")


def religion_line(player: dict[str, object], words: Words) -> Text:
    """Church with windows and used markers, council, meeting place and where its tile lies."""
    parts = []
    if player["church"] is not None:
        windows, markers = player["windows"], player["church_markers"]
        assert isinstance(windows, int)
        assert isinstance(markers, int)
        parts.append(f"{name(words, 'card', player['church'])} {'▮' * windows}{'✚' * markers}".rstrip())
    if player["council"] is not None:
        marks = len(items(player["council_marks"])) or player["guild"]
        parts.append(f"{name(words, 'card', player['council'])} {marks or ''}")
    if player["meeting"]:
        parts.append(f"{name(words, 'card', 'meeting')} {player['meeting_markers']}{tile(player, words)}")
    return Text(" · ".join(parts) or "–", "yellow")


def tile(player: dict[str, object], words: Words) -> str:
    """The banner that also shows 2 and 12, if the tile lies beside one."""
    kind, _, rest = str(player["tile"]).partition(":")
    if kind == "meeting":
        return ""
    id = rest
    if kind == "field":
        id = f"field_{int(rest.partition(':')[2]) + 1}"
    elif kind in ("school", "play"):
        id = kind
    return f", 2/12: {name(words, 'card', id)}"


def travel_line(player: dict[str, object], words: Words) -> Text:
    """The journey so far."""
    return Text(" → ".join([name(words, "card", card) for card in items(player["travel"])]) or "–", "green")


def market_line(view: dict[str, object], player: dict[str, object], words: Words) -> Text:
    """Who waits, and how many were served."""
    cards = part(part(view["cards"])["customers"])
    waiting = []
    for id in items(player["waiting"]):
        card = part(cards[str(id)])
        waiting.append(f"{banner(card['banner'])} {goods(words, card['goods'])}→{card['pp']}")
    served = f"{label(words, 'served')} {len(items(player['served']))}"
    return Text(f"{served}, {label(words, 'waiting')}: {'; '.join(waiting) or '–'}", "blue")


def banners_line(player: dict[str, object], words: Words) -> Text:
    """How many white banners show each value (11.1)."""
    counts = [(value, len(items(cards))) for value, cards in part(player["value_map"]).items()]
    shown = " ".join([f"{value}:{count}" for value, count in counts if count])
    return Text(f"{label(words, 'banners')} {shown}", "dim")
