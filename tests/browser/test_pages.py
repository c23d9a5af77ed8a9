"""Every page, on a wide screen and on a phone, by day and by candlelight, in four languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bailiwick.cli import main

from .conftest import PHONE, Arrive, Watch
from .house import House
from .page_checks import barriers, unreadable
from .player import Player
from .positions import Told

LANGUAGES = ["en", "nl", "fr", "de"]
GAMES = ["provence", "burgundy"]
LONG_NAMES = [
    "me",
    "hotseat:Maximiliane-Sophie",
    "hotseat:Wilhelmina Charlotte",
    "hotseat:Konstantin der Erste",
]


def finished_match(
    host: Player,
    game: str,
    choices: int = 10_000,
    liked: Callable[[Told], bool] = lambda option: True,
    seats: Sequence[str] = ("me", "hotseat:Ben"),
    **more: Any,
) -> tuple[dict[str, Any], int]:
    """A match played to its end without a window, *liked* options first, and how many choices it took."""
    rng, table = Random(5), host.set_table(*seats, game=game, **more)
    address = f"{host.url}/api/tables/{table['id']}"
    state = host.context.request.get(address).json()
    while not state["over"] and state["seq"] < choices:
        options = state["decision"]["options"]
        code = rng.choice([option for option in options if liked(option)] or options)["code"]
        wish = {
            "seq": state["seq"],
            "code": code,
            "key": str(state["seq"]),
            "seat": state["decision"]["seat"],
        }
        answer = host.context.request.post(f"{address}/choices", data=wish)
        assert answer.ok, answer.text()
        state = answer.json()
    return table, state["seq"]


class Home:
    """People with tables of all kinds, who come back in every test."""

    def __init__(self) -> None:
        self.cookies: dict[str, Any] = {}
        self.tables: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        self.remembers = ""

    def prepare(self, anna: Player, ben: Player, cleo: Player) -> None:
        for game in GAMES:
            over, _ = finished_match(ben, game)
            self.tables[f"end of {game}"] = f"/table/{over['id']}"
            self.tables[f"replay of {game}"] = f"/replay/{over['id']}"
            middle, _ = finished_match(anna, game, 30)
            self.tables[f"table of {game}"] = f"/table/{middle['id']}"
            self.sides[game] = self.crowd(cleo, game)
        told, _ = finished_match(ben, "colonia", 12, seats=("me", "hotseat:Dan", "hotseat:Eve"))
        self.tables["game without a board"] = f"/table/{told['id']}"
        secret = cleo.set_table("me", "hotseat:Ben", game="burgundy", variant={"mode": "advanced_secret"})
        self.sides["curtain"] = f"/table/{secret['id']}"
        self.sides["guide"] = f"/table/{cleo.set_table('me', 'hotseat:Ben')['id']}"
        waiting = anna.set_table("me", "open")
        self.tables["waiting room"] = f"/table/{waiting['id']}"
        # the link is told once, to the browser that set the table
        self.remembers = f"localStorage.setItem('invite-{waiting['id']}', '{waiting['invite']}')"
        self.cookies = {player.name: player.context.storage_state() for player in (anna, cleo)}

    def crowd(self, host: Player, game: str) -> str:
        """Four people with long names, a clock and talk, in the middle of their match."""
        table, _ = finished_match(host, game, 60, seats=LONG_NAMES, pace="live")
        said = {"text": "Donaudampfschifffahrtsgesellschaft! " * 3}
        host.context.request.post(f"{host.url}/api/tables/{table['id']}/chat", data=said)
        return f"/table/{table['id']}"


@pytest.fixture(scope="module")
def home() -> Home:
    return Home()


@pytest.fixture
def come_home(arrive: Arrive, home: Home) -> Callable[..., Player]:
    def come_home(name: str = "Anna", **options: Any) -> Player:
        if not home.cookies:
            home.prepare(arrive("Anna"), arrive("Ben"), arrive("Cleo"))
        player = arrive(name, guest=False, storage_state=home.cookies[name], **options)
        player.context.add_init_script(home.remembers)
        return player

    return come_home


PAGES: dict[str, str] = {
    "lobby": "/",
    "watch": "/watch",
    "how to play": "/rules",
    "how to play provence": "/rules/provence",
    "how to play burgundy": "/rules/burgundy",
    "you": "/account",
    "confirm": "/confirm/a-link-from-a-mail",
    "about": "/about",
    "nothing": "/there-is-no-such-page",
}


def first(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def open_new_table(page: Page) -> None:
    first(page, ".hero .btn.seal")
    expect(page.locator("dialog form")).to_be_visible()
    page.locator("dialog summary").click()


def open_menu(page: Page) -> None:
    page.locator("header.top .icon-btn").last.click()
    expect(page.locator("dialog")).to_be_visible()


# a part that opens on a page: the page and how it is opened
PARTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "new table": ("lobby", open_new_table),
    "join by link": ("lobby", lambda page: first(page, ".hero .btn:not(.seal)")),
    "table menu": ("table of provence", open_menu),
    "keys": ("table of provence", lambda page: page.keyboard.press("?")),
    "options": ("table of burgundy", lambda page: page.keyboard.press("l")),
}


def settle(page: Page) -> None:
    """Until the page has its words, its pictures and its letters."""
    assert page.evaluate("bailiwick.quiet()"), "the page does not come to rest"


def visit(player: Player, name: str, tables: dict[str, str]) -> None:
    at, open_part = PARTS.get(name, (name, None))
    player.open({**PAGES, **tables}[at])
    settle(player.page)
    if player.page.locator(".note").count():
        player.page.keyboard.press("Escape")
    if open_part is not None:
        open_part(player.page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_page_is_readable(
    come_home: Callable[..., Player], home: Home, phone: bool, language: str
) -> None:
    anna = come_home(phone=phone, locale=language)
    faults = []
    for name in [*PAGES, *home.tables, *PARTS]:
        visit(anna, name, home.tables)
        assert anna.page.evaluate("document.documentElement.lang") == language
        found = unreadable(anna.page)
        if language == "en":
            found += barriers(anna.page)
        faults += [f"{name}: {fault}" for fault in found]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_page_is_accessible_by_candlelight(
    come_home: Callable[..., Player], home: Home, phone: bool
) -> None:
    anna = come_home(phone=phone, color_scheme="dark")
    faults = []
    for name in [*PAGES, *home.tables, *PARTS]:
        visit(anna, name, home.tables)
        assert anna.page.evaluate("document.documentElement.dataset.theme") == "night"
        faults += [f"{name}: {fault}" for fault in barriers(anna.page)]

    assert not faults, "\n".join(faults)


def turn_to(side: int) -> Callable[[Page], None]:
    return lambda page: page.locator("nav.tabs button").nth(side).click()


def point_at_a_piece(page: Page) -> None:
    page.locator(".own [data-piece]").last.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


# what else a table shows, one after the other
PHONE_SIDES = {"table": turn_to(0), "rivals": turn_to(1), "cards": turn_to(2), "journal": turn_to(3)}
WIDE_SIDES = {
    "large board": lambda page: first(page, ".rail .see"),
    "chat": lambda page: page.locator(".talk header button").nth(1).click(),
    "tip": point_at_a_piece,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_side_of_a_table_is_readable(
    come_home: Callable[..., Player], home: Home, phone: bool, language: str
) -> None:
    """In English by candlelight, in the other languages by day."""
    light = "dark" if language == "en" else "light"
    cleo = come_home("Cleo", phone=phone, locale=language, color_scheme=light)
    faults = []

    def check(what: str) -> None:
        found = unreadable(cleo.page) + (barriers(cleo.page) if language == "en" else [])
        faults.extend(f"{what}: {fault}" for fault in found)

    for game in GAMES:
        cleo.open(home.sides[game])
        settle(cleo.page)
        expect(cleo.page.locator("header .clock")).to_be_visible()
        cleo.skip_guide()
        for side, turn in (PHONE_SIDES if phone else WIDE_SIDES).items():
            turn(cleo.page)
            check(f"{game}, {side}")
    for part, place in (("curtain", ".curtain"), ("guide", ".note")):
        cleo.open(home.sides[part])
        settle(cleo.page)
        expect(cleo.page.locator(place)).to_be_visible()
        check(part)

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_pages_for_somebody_without_a_name(arrive: Arrive, phone: bool, language: str) -> None:
    """In English by day; the invitation by candlelight in the other languages."""
    light = "light" if language == "en" else "dark"
    host = arrive("Anna")
    stranger = arrive("", phone=phone, guest=False, locale=language, color_scheme=light)
    invitation = host.set_table("me", "open", private=True)["invite"]
    faults = []
    for path in ("/", "/watch", "/account", invitation) if language == "en" else (invitation,):
        stranger.open(path)
        settle(stranger.page)
        if path == "/":
            first(stranger.page, ".hero .btn.seal")
            expect(stranger.page.locator("dialog form")).to_be_visible()
        faults += [f"{path}: {fault}" for fault in unreadable(stranger.page) + barriers(stranger.page)]

    assert not faults, "\n".join(faults)


def test_a_game_without_a_board_is_told(arrive: Arrive) -> None:
    ben = arrive("Ben")
    table, _ = finished_match(
        ben, "colonia", 12, seats=("me", "hotseat:Cleo", "hotseat:Dan"), title="In Cologne"
    )
    anna = arrive("Anna")
    anna.open("/watch")
    row = anna.page.locator(".row").filter(has_text="In Cologne")
    row.get_by_role("button", name="Watch").click()

    expect(anna.page.get_by_text("no board in the browser yet")).to_be_visible()
    expect(anna.page.get_by_role("list", name="Who plays?").get_by_role("listitem")).to_have_count(3)
    told = anna.context.request.get(f"{anna.url}/api/tables/{table['id']}").json()["journal"]
    expect(anna.page.locator("ol li")).to_have_count(len(told))
    lines = anna.page.locator("ol li").all_inner_texts()
    assert any("Cleo" in line for line in lines)

    address = f"{ben.url}/api/tables/{table['id']}"
    state = ben.context.request.get(address).json()
    asked = state["decision"]
    wish = {"seq": 12, "code": asked["options"][0]["code"], "key": "next", "seat": asked["seat"]}
    assert ben.context.request.post(f"{address}/choices", data=wish).ok
    expect(anna.page.locator("ol li")).not_to_have_count(len(lines))
    assert anna.page.locator("ol li").all_inner_texts()[-len(lines) :] == lines, "the newest come first"


def test_who_plays_a_game_without_a_board_can_leave_it(arrive: Arrive) -> None:
    ben = arrive("Ben")
    table, _ = finished_match(ben, "colonia", 6, seats=("me", "hotseat:Cleo", "hotseat:Dan"))
    ben.open(f"/table/{table['id']}")
    ben.page.get_by_role("button", name="Settings and more").click()
    ben.page.get_by_role("button", name="Let a bot play for me").click()

    seats = ben.page.get_by_role("list", name="Who plays?").get_by_role("listitem")
    expect(seats.first).to_contain_text("Bot")


def test_a_game_without_a_board_tells_who_won(arrive: Arrive) -> None:
    ben = arrive("Ben")
    table, _ = finished_match(ben, "colonia", seats=("me", "hotseat:Cleo", "hotseat:Dan"))
    ben.open(f"/table/{table['id']}")
    state = ben.told
    first = state["ranking"].index(1)

    places = ben.page.get_by_role("list", name="The match is over").get_by_role("listitem")
    expect(places).to_have_count(3)
    said = f"{state['people'][first]['name']}: {state['scores'][first]} points"
    expect(places.first).to_contain_text(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The others are not affected."), ("de", "Die anderen sind nicht betroffen.")],
)
def test_a_match_that_cannot_be_opened_says_so_in_the_language_of_the_reader(
    arrive: Arrive, language: str, said: str
) -> None:
    anna = arrive("Anna", locale=language)
    table = anna.set_table("me", "hotseat:Ben")
    card = {key: table[key] for key in ("id", "game", "title", "variant", "seats", "pace")}
    broken = {**card, "state": "broken", "reason": "this match could not be loaded", "chat": []}
    anna.page.route(f"**/api/tables/{table['id']}", lambda route: route.fulfill(json=broken))
    anna.page.route_web_socket("**/live?**", lambda _: None)
    anna.open(f"/table/{table['id']}")

    expect(anna.page.get_by_role("main")).to_contain_text(said)
    expect(anna.page.get_by_role("main")).not_to_contain_text("this match could not be loaded")


def test_a_match_that_is_set_aside_leaves_the_pages_and_comes_back_when_it_is_released(
    arrive: Arrive, house: House
) -> None:
    """Both to who was playing and to who came meanwhile."""
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.set_table("me", "hotseat:Cleo")
    at = ["--database", str(house.folder / "test.db")]
    anna.open_table(table)
    assert main(["admin", "quarantine", table["id"], *at]) == 0
    ben.open(f"/table/{table['id']}")
    for player in (anna, ben):
        expect(player.page.get_by_role("main")).to_contain_text("The others are not affected.")
    assert main(["admin", "release", table["id"], *at]) == 0
    for player in (anna, ben):
        expect(player.page.locator(".table[data-seq]")).to_be_visible()
    anna.choose()


def test_the_language_is_switched_on_the_page_and_kept(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open("/")
    said = set()
    for language in LANGUAGES:
        anna.page.get_by_role("combobox").select_option(language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        said.add(anna.page.locator("h1").inner_text())
    anna.page.reload()

    expect(anna.page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("at", ["lobby", "table"])
def test_day_and_candlelight_are_switched_on_the_page_and_kept(arrive: Arrive, at: str) -> None:
    anna = arrive("Anna")
    anna.open("/" if at == "lobby" else f"/table/{anna.set_table('me', 'hotseat:Ben')['id']}")
    settle(anna.page)
    page, ground = anna.page.locator("html"), "getComputedStyle(document.body).backgroundColor"
    by_day = anna.page.evaluate(ground)

    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Day or candlelight").click()
    expect(page).to_have_attribute("data-theme", "night")
    anna.page.reload()
    settle(anna.page)

    expect(page).to_have_attribute("data-theme", "night")
    assert anna.page.evaluate(ground) != by_day
    anna.page.get_by_role("button", name="Day or candlelight").click()
    assert anna.page.evaluate(ground) == by_day


def test_finished_matches_lie_below_under_their_own_rubric(arrive: Arrive) -> None:
    ben = arrive("Ben")
    finished_match(ben, "provence", title="Done")
    ben.open("/")
    lists = ben.page.locator(".list").first
    expect(lists.get_by_text("No match under way")).to_be_visible()
    ben.set_table("me", "hotseat:Anna", title="Not done")
    ben.page.reload()

    expect(lists.locator(".row")).to_have_count(2)
    assert lists.locator("h2, .row b").all_inner_texts() == ["Your tables", "Not done", "Finished", "Done"]


@pytest.mark.parametrize(
    ("game", "counts"), [("provence", [18, 10, 6]), ("burgundy", [8, 3, 26])], ids=["provence", "burgundy"]
)
def test_the_rules_explain_every_card_and_building(arrive: Arrive, game: str, counts: list[int]) -> None:
    anna = arrive("Anna")
    anna.open(f"/rules/{game}")
    lists = anna.page.locator("dl")
    expect(lists).to_have_count(len(counts))

    for at, count in enumerate(counts):
        names, texts = lists.nth(at).locator("dt"), lists.nth(at).locator("dd")
        expect(names).to_have_count(count)
        assert all(name.strip() for name in names.all_inner_texts())
        assert len(set(texts.all_inner_texts())) == count


def test_whoever_plays_on_needs_no_guide(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    anna.open(f"/table/{table['id']}")
    guide = anna.page.get_by_role("dialog", name="First-turn guide")
    expect(guide).to_be_visible()
    anna.look()
    anna.page.keyboard.press("1")

    expect(guide).to_have_count(0)


def test_the_lobby_shows_all_tables_to_who_asks(arrive: Arrive) -> None:
    anna = arrive("Anna")
    for host in (arrive("Ben"), arrive("Cleo")):
        for number in range(5):
            anna.join(host.set_table("me", "open", title=f"Table {number}"))
    anna.open("/")
    rows = anna.page.locator(".list").first.locator(".row")
    expect(rows).to_have_count(8)

    anna.page.get_by_role("button", name="Show all 10").click()

    expect(rows).to_have_count(10)


def test_no_tip_lies_over_the_guide(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    anna.open(f"/table/{table['id']}")
    expect(anna.page.get_by_role("dialog", name="First-turn guide")).to_be_visible()
    anna.page.locator(".own [data-piece^='cell:']").first.hover()
    assert anna.page.evaluate("bailiwick.until(() => document.querySelector('[role=tooltip]'), 1.5)") is None

    anna.page.keyboard.press("Escape")
    anna.page.locator(".own [data-piece^='cell:']").last.hover()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()


BOARDS = "() => [...document.querySelectorAll('.boards figure')].map((one) => one.offsetWidth)"
FOUR = ("me", "hotseat:Ben", "hotseat:Bartholomäus-Friedrich", "hotseat:Dan")


def test_the_end_grows_with_the_screen_and_shows_all_boards_alike(arrive: Arrive) -> None:
    anna = arrive("Anna", viewport={"width": 1024, "height": 768})
    table, _ = finished_match(anna, "burgundy", seats=FOUR)
    anna.open(f"/table/{table['id']}")
    expect(anna.page.locator(".boards figure")).to_have_count(4)
    assert len(set(anna.page.evaluate(BOARDS))) == 1
    small = anna.page.locator(".rank").first.bounding_box()

    anna.page.set_viewport_size({"width": 1920, "height": 1080})
    large = anna.page.locator(".rank").first.bounding_box()
    assert small
    assert large
    assert large["height"] == pytest.approx(1.25 * small["height"], abs=2)


def test_the_lobby_says_that_the_line_is_down_as_long_as_it_is(arrive: Arrive, watch: Watch) -> None:
    watch.allow("Failed to load resource")
    anna = arrive("Anna")
    anna.page.route("**/api/lobby", lambda route: route.abort())
    anna.open("/")
    expect(anna.page.get_by_role("alert")).to_have_text("The line is down")

    anna.page.unroute("**/api/lobby")

    expect(anna.page.get_by_role("alert")).to_have_count(0, timeout=15_000)


def test_a_refusal_in_the_lobby_stays_until_the_next_try(arrive: Arrive, watch: Watch) -> None:
    watch.allow("409")
    anna, ben = arrive("Anna"), arrive("Ben")
    anna.set_table("me", "open", title="A seat that is gone")
    taken = {"error": "not-now", "detail": "that seat is taken"}
    ben.page.route("**/api/tables/*/join", lambda route: route.fulfill(status=409, json=taken))
    ben.open("/")
    row = ben.page.locator(".row", has_text="A seat that is gone")
    with ben.page.expect_response("**/api/lobby"):
        row.get_by_role("button", name="Sit down").click()
    alert = ben.page.get_by_role("alert")
    expect(alert).to_have_text("All seats are taken.")

    ben.page.get_by_role("button", name="Set a table").click()

    expect(alert).to_have_count(0)


def test_the_longest_name_stays_on_its_page(arrive: Arrive) -> None:
    anna, phone = arrive("W" * 24), arrive("Ben", phone=True)
    names = ("me", f"hotseat:{'W' * 23}M")
    table, _ = finished_match(anna, "provence", seats=names)
    phone.open(f"/table/{table['id']}")
    expect(phone.page.locator("div.end h1")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]

    table, _ = finished_match(anna, "provence", 30, seats=names)
    anna.open_table(table)
    lines = anna.page.get_by_role("log", name="Journal")
    expect(lines.get_by_role("button").nth(5)).to_be_visible()
    assert lines.evaluate("lines => lines.scrollWidth <= lines.clientWidth")
