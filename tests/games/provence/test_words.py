"""Every id of Provence has a name and, where a reader may wonder, an explanation."""

from __future__ import annotations

import pytest

from bailiwick.core.decision import Message
from bailiwick.games.provence import GAME, PRINTED
from bailiwick.games.provence.actions import CELLS, CROPS
from bailiwick.games.provence.data import ELEMENTS
from bailiwick.games.provence.rules.effects import PIECES
from bailiwick.words import LANGUAGES, Words

SYMBOLS = ["tower", "saracen", "noble", "coin"]
KEYS = {
    "tile": [*PRINTED.ids("land"), *PRINTED.ids("special"), *PRINTED.ids("castle")],
    "character": PRINTED.ids("character"),
    "scenario": PRINTED.ids("scenario"),
    "crop": list(CROPS),
    "letter": list(CROPS),
    "cell": [str(cell) for cell in range(CELLS)],
    "piece": PIECES,
    "element": ELEMENTS,
    "type": ["tavern", "church", "special", "castle", "fallow", "ruin"],
    "label": [*SYMBOLS, "points"],
    "about-character": PRINTED.ids("character"),
    "short-character": PRINTED.ids("character"),
    "about-tile": PRINTED.ids("special"),
    "about-scenario": PRINTED.ids("scenario"),
    "about-symbol": [
        "tower",
        "saracen",
        "noble",
        "coin",
        "tavern",
        "church",
        "special",
        "fallow",
        "token",
        "ruin",
    ],
    "source": ["tiles", "bonuses", "characters", "nobles", "towers", "coins", "scenario"],
}
PEOPLE = ["Marie", "Jules", "Emma", "Paul"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param, PEOPLE)


@pytest.mark.parametrize("kind", KEYS)
def test_every_id_has_its_words(words: Words, kind: str) -> None:
    for id in KEYS[kind]:
        assert words.text(f"{kind}-{id}".replace("_", "-")).strip()


def test_every_source_of_points_is_named() -> None:
    assert list(GAME.new(seats=2).breakdown(0)) == KEYS["source"]


def test_land_tiles_share_a_name_exactly_when_they_look_alike(words: Words) -> None:
    columns = ["crops", "type", "towers", "saracens", "nobles", "coins", "vp", "fallow"]
    texts = [PRINTED.texts("land", column) for column in columns[:2]]
    numbers = [PRINTED.numbers("land", column) for column in columns[2:]]
    looks = list(zip(*texts, *numbers, strict=True))
    names = [words.text(f"tile-{id}") for id in PRINTED.ids("land")]
    pairs = set(zip(looks, names, strict=True))
    assert len(pairs) == len(set(looks)) == len(set(names))


@pytest.mark.parametrize("kind", ["crop", "letter", "cell", "character", "scenario"])
def test_different_things_have_different_names(words: Words, kind: str) -> None:
    names = {words.text(f"{kind}-{id}".replace("_", "-")) for id in KEYS[kind]}
    assert len(names) == len(KEYS[kind])


def test_nothing_is_said_about_coins_and_tokens_that_are_not_there(words: Words) -> None:
    plain = words.say(Message("opt-land", "w1", 0, 0, 0))
    rich = words.say(Message("opt-land", "w1", 2, 3, 1))
    assert "0" not in plain
    assert all(figure in rich for figure in "231")


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_pieces_are_counted_in_words(words: Words, piece: str, count: int) -> None:
    said = words.say(Message("put-pieces", 0, count, piece, "castle_wo", "4"))
    assert (str(count) in said) == (count > 0)
