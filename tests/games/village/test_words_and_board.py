"""Every id has a name and an explanation in four languages; the board fits a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from bailiwick import Rng, game
from bailiwick.core.decision import Message
from bailiwick.games.village.actions import AREA_NAMES, BLUE_NAMES, GOOD_NAMES, PROFESSION_NAMES, WHITE_NAMES
from bailiwick.terminal.boards.village import draw
from bailiwick.words import LANGUAGES, Words

from .table import new_table

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


def test_the_board_shows_everybody_with_their_points() -> None:
    text = drawn(new_table(4).view(None), Words(GAME, "en", PEOPLE))
    for person in PEOPLE:
        assert f"{person}: 0" in text
    assert len(text.splitlines()) <= 40
