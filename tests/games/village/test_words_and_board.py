"""Every id has a name and an explanation in four languages; the board fits a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from bailiwick import Rng, game
from bailiwick.core.decision import Message
from bailiwick.games.village.actions import (
    ACTIONS,
    AREA_NAMES,
    BLUE_NAMES,
    GOOD_NAMES,
    PROFESSION_NAMES,
    WHITE_NAMES,
)
from bailiwick.games.village.state import Village
from bailiwick.terminal.boards.village import draw
from bailiwick.words import LANGUAGES, Words

from .table import acting, build, church, council, do, fields, meeting, new_table, ready, store, waiting

GAME = game("village")
TABLES = GAME.tables()
CARDS = [
    id
    for table in ("crafts", "customers", "travel", "churches", "monks", "councils")
    for id in TABLES.ids(table)
]
PLACES = [
    "school",
    "play",
    "question",
    "hand",
    "steward",
    "tile",
    "headman",
    "rat",
    "labourer",
    "meeting",
    "field",
]
PILES = [name for name in BLUE_NAMES if name.startswith(("monk", "travel"))]
KEYS = {
    "card": [*CARDS, *PLACES, *PILES, *[name for name in WHITE_NAMES if name.startswith("field")]],
    "about-card": [*CARDS, *PLACES, *PILES],
    "good": GOOD_NAMES,
    "profession": PROFESSION_NAMES,
    "about-profession": PROFESSION_NAMES,
    "area": AREA_NAMES,
    "action": TABLES.ids("monk_actions"),
    "board": TABLES.ids("boards"),
    "about-board": TABLES.ids("boards"),
    "colour": ["white", "black"],
    "effect": ["coins", "marker", "mark", "nothing"],
    "source": list(new_table().breakdown(0)),
}
PEOPLE = ["Marie", "Jules", "Emma", "Paul"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param, PEOPLE)


@pytest.mark.parametrize("kind", KEYS)
def test_every_id_has_its_words(words: Words, kind: str) -> None:
    for id in KEYS[kind]:
        assert words.text(f"{kind}-{id}".replace("_", "-")).strip()


def test_english_names_are_those_of_the_data() -> None:
    words = Words(GAME, "en", PEOPLE)
    for table in ("customers", "travel", "churches", "councils"):
        for id, name in zip(TABLES.ids(table), TABLES.texts(table, "name"), strict=True):
            assert words.text(f"card-{id}".replace("_", "-")) == name


def test_different_customers_and_journeys_have_different_names(words: Words) -> None:
    for table in ("customers", "travel", "crafts", "churches", "councils"):
        names = {words.text(f"card-{id}".replace("_", "-")) for id in TABLES.ids(table)}
        assert len(names) == len(TABLES.ids(table))


def test_nothing_is_said_about_time_and_coins_that_cost_nothing(words: Words) -> None:
    assert "0" not in words.say(Message("pick-die", "white", 4, 0))
    assert "2" in words.say(Message("pick-die", "black", 4, 2))
    assert "0" not in words.say(Message("take-customer", "cust_01", 0, 1))
    assert "0" not in words.say(Message("buy-travel", "travel_a", 1, 1, 2, 0, 0))


def said(state: Village, name: str) -> str:
    """What the option *name* of seat 0 says in English."""
    options = [option for option in state.options(0) if ACTIONS[option.code] == name]
    return Words(GAME, "en", PEOPLE).say(options[0].message)


def test_options_of_white_banners_tell_price_and_effect() -> None:
    state = acting(2)
    waiting(state, "cust_30")
    store(state, horse=1, scroll=1, wagon=1)
    assert said(ready(state), "white:cust_30") == (
        "Serve: Bishop's envoy (horse + scroll + wagon → 7 prestige points)"
    )
    meeting(state, markers=1)
    assert "a marker" in said(ready(state), "white:meeting")
    state.meeting_markers[0] = 2
    assert "a marker" not in said(ready(state), "white:meeting")


def test_options_of_councils_tell_when_nothing_is_left_to_gain() -> None:
    state = acting(11)
    council(state, "guild", guild=2)
    assert said(ready(state), "white:council") == "Guild council: a guild marker (1 time)"
    state.guild[0] = 3
    assert said(ready(state), "white:council") == "Guild council: no effect any more (1 time)"
    state = acting(3)
    council(state, "area", marks=(0, 1, 2, 3))
    assert said(ready(state), "white:council") == "Area council: mark a space (1 time)"
    state.council_marks[0] = 31
    assert said(ready(state), "white:council") == "Area council: no effect any more (1 time)"
    assert said(acting(3), "blue:council_finance") == "Finance council (4 time; 4 prestige points): 2 coins"


def test_options_of_buildings_tell_what_comes_with_them() -> None:
    assert said(acting(5), "blue:stable_58") == "Stable 5/8 (2 time; 1 prestige point): 1 × horse"
    assert said(acting(4), "blue:field") == "Field (2 time; 1 prestige point): 1 coin"
    assert said(acting(7), "blue:church_trade") == "Trade church (3 time; 3 prestige points)"
    dear = Words(GAME, "en", PEOPLE).say(Message("buy-church", "church_trade", 3, 4, 1, 1))
    assert dear == "Trade church (3 time; 4 prestige points, 1 coin, 1 good)"


def test_the_journal_tells_the_time_and_the_stories_of_a_student() -> None:
    state = acting(3)
    state.journal, state.students[0], state.villagers[0] = [], 2, 30
    do(ready(state), "white:school", "school:place_right")
    told = [Words(GAME, "en", PEOPLE).say(event) for event in state.journal or []]
    assert "A student of Marie leaves the school (1 time): 2 story points." in told


@pytest.mark.parametrize("key", ["headman-to-house", "took-hand"])
def test_german_says_mit_with_the_dative(key: str) -> None:
    words = Words(GAME, "de", PEOPLE)
    assert "mit 3 Geschichtenpunkten" in words.say(Message(key, 0, 3))
    assert "mit 1 Geschichtenpunkt " in words.say(Message(key, 0, 1))


def test_french_puts_no_de_before_a_name() -> None:
    """It would have to become d' before Emma."""
    text = (GAME.folder / "words" / "fr.ftl").read_text(encoding="utf-8")
    assert "de { $seat }" not in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_a_hundred_columns_in_every_language(words: Words, seats: int) -> None:
    rng, state = Rng(seats), GAME.new(seats, 2)
    while actors := state.actors():
        state.choose(actors[0], rng.pick(state.legal(actors[0])))
        if rng.below(40) == 0:
            lines = drawn(state.view(None), words).splitlines()
            assert max(len(line) for line in lines) <= 100
            assert len(lines) <= 44


def drawn(view: dict[str, object], words: Words) -> str:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(draw(view, words))
    return captured.get()


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("meeting", "Meeting place 1 "),
        ("school", "Meeting place 1, 2/12: School"),
        ("stable", "Meeting place 1, 2/12: Stable 5/8"),
        ("field_2", "Meeting place 1, 2/12: field 2"),
        ("cust_05", "Meeting place 1, 2/12: Alderman's bailiff"),
    ],
)
def test_the_board_shows_where_the_tile_lies(place: str, shown: str) -> None:
    state = acting(7)
    build(state, "stable_58")
    fields(state, 2)
    waiting(state, "cust_05")
    meeting(state, markers=1, tile=place)
    assert shown in drawn(ready(state).view(None), Words(GAME, "en", PEOPLE))


def test_the_board_counts_the_window_of_the_convent() -> None:
    state = acting(7)
    church(state, "convent", monks=2)
    assert "Convent church ▮▮▮ " in drawn(ready(state).view(None), Words(GAME, "en", PEOPLE))


def test_11_1_a_view_has_every_printed_number_of_the_open_cards() -> None:
    cards = new_table().view(None)["cards"]
    assert isinstance(cards, dict)
    assert cards["councils"]["council_finance"]["coins"] == 2
    assert cards["churches"]["church_convent"]["windows"] == 1
    field = cards["field"]
    assert (field["coins"], field["white_coins"], field["plow_coins"]) == (1, 1, 1)
    assert cards["meeting"]["stories"] == 1
    assert cards["boards"]["board_58"] == [5, 8]
    assert list(cards["board"].values()) == [1, 2, 1, 1, 1, 3]
    assert (cards["black_die_time"], cards["labourer_pp"]) == (2, -5)


def test_the_board_shows_everybody_with_their_points() -> None:
    text = drawn(new_table(4).view(None), Words(GAME, "en", PEOPLE))
    for person in PEOPLE:
        assert f"{person}: 0" in text
    assert len(text.splitlines()) <= 40
