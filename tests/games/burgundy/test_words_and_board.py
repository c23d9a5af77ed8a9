"""Names and explanations in four languages; the table drawn in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import bailiwick
from bailiwick import Match, Message, Rng
from bailiwick.games.burgundy.data import Data
from bailiwick.terminal.boards.burgundy import draw
from bailiwick.words import LANGUAGES, Words

from .builders import ME, choose, lay_out, message, turn

GAME = bailiwick.game("burgundy")
DATA = GAME.printed()
assert isinstance(DATA, Data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    words = Words(GAME, language, [])
    keys = [f"tile-{id}" for id in DATA.type_ids] + [f"about-tile-{id}" for id in DATA.type_ids]
    keys += [f"good-{id}" for id in DATA.good_ids] + [f"colour-{id}" for id in DATA.colour_ids]
    keys += [f"board-{id}" for id in DATA.board_ids] + [f"phase-{id}" for id in DATA.phase_ids]
    keys += [f"card-{id}" for id in DATA.card_ids] + [f"source-k{n}" for n in range(15, 27)]
    keys += ["source-spaces", "bonus-large", "bonus-small", "rules-title"]
    for key in keys:
        assert words.text(key.replace("_", "-"))


def test_an_option_says_die_cost_and_points() -> None:
    state = turn(dice=(2, 5), workers=1, storage=["watchtower"])
    words = Words(GAME, "en", ["Ann", "Bob"])
    said = words.say(message(state, "place:0:0:h12"))
    assert said == "2 ▸ Place Watchtower on a 3, row 3, space\u00a03 (1 worker), +15 points"
    assert words.say(message(state, "workers:1")) == "5 ▸ Get 2 workers"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Round 3: ale for depot 4.", "Ann loads 2 × cloth.", "Give one good (apples)"]),
        ("nl", ["Ronde 3: bier voor depot 4.", "Ann laadt 2 × laken.", "Geef een goederentegel (appels)"]),
        (
            "fr",
            ["Manche 3 : bière pour le dépôt 4.", "Ann charge 2 × drap.", "Donner une marchandise (pommes)"],
        ),
        ("de", ["Runde 3: Bier für Depot 4.", "Ann lädt 2 × Tuch.", "Eine Ware abgeben (Äpfel)"]),
    ],
)
def test_goods_are_called_what_their_tiles_show(language: str, said: list[str]) -> None:
    words = Words(GAME, language, ["Ann", "Bob"])
    told = [Message("round-begins", 3, "brown", 4), Message("loaded", 0, 2, "turquoise")]
    assert [words.say(one) for one in [*told, Message("option-give", "red")]] == said


def test_v4_43_a_purchase_names_its_depot_and_only_what_is_paid() -> None:
    """With k06 the same tile may lie in several depots."""
    state = turn(silver=2, workers=2, on={"h13": "k06"}, k06_workers="on")
    lay_out(state, "black:0", "bank")
    lay_out(state, "4:1", "bank")
    words = Words(GAME, "en", ["Ann", "Bob"])
    assert words.say(message(state, "buy:black:0")) == "Buy Bank from the black depot for 2 silver"
    assert words.say(message(state, "buy:4:1")) == "Buy Bank from depot 4 for 2 silver"
    assert words.say(message(state, "buy1:4:1")) == "Buy Bank from depot 4 for 1 silver and 1 worker"
    assert words.say(message(state, "buy2:4:1")) == "Buy Bank from depot 4 for 2 workers"
    state.journal = []
    choose(state, "buy2:4:1")
    assert words.say(state.journal[0]) == "Ann buys Bank from depot 4 for 2 workers."


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", Message("goods-swept", 1), "1 good on the other depots leaves the game."),
        ("fr", Message("solo-lost", 0, 1), "1 case reste vide : Ann perd."),
        ("fr", Message("chose-board", 0, "b2"), "Ann a choisi : duché 2."),
        ("fr", Message("declined", 0, "city_hall"), "Ann n'utilise pas l'effet (Hôtel de ville)."),
        ("de", Message("ended-with", 0, 47, 1), "Ann endet mit 47 Punkten auf Platz 1."),
        ("de", Message("chose-board", 0, "x2"), "Ann spielt auf Herzogtum 2 von 2019."),
    ],
)
def test_sentences_agree_with_their_numbers_and_names(language: str, line: Message, said: str) -> None:
    assert Words(GAME, language, ["Ann", "Bob"]).say(line) == said


def picture(view: dict[str, object], seats: int, language: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(draw(view, Words(GAME, language, ["Ann", "Bob", "Cid", "Dan"][:seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_fits_into_100_by_40_from_beginning_to_end(seats: int) -> None:
    match = Match.new("burgundy", seats, seats)
    rng = Rng(seats)
    while actors := match.state.actors():
        if len(match.log) % 40 == 0:
            lines = picture(match.state.view(ME), seats, LANGUAGES[len(match.log) // 40 % 4])
            assert len(lines) <= 40
            assert max(len(line) for line in lines) <= 100
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))


def test_the_duchy_is_drawn_as_hexagons() -> None:
    lines = picture(turn(storage=["bank"]).view(ME), 2)
    assert any("╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲" in line for line in lines)
    assert any("│S6 │S1 │S2 │C6 │S5 │S4 │S1 │" in line for line in lines)
    assert any("│4.1│4.2│4.3│CAS│4.5│4.6│4.7│" in line for line in lines)
    assert any("bnk" in line for line in lines)


@pytest.mark.parametrize("mode", ["advanced_open", "advanced_secret", "free", "same"])
def test_boards_to_choose_from_are_shown(mode: str) -> None:
    state = bailiwick.new("burgundy", 3, 1, {"mode": mode})
    lines = picture(state.view(ME), 3)
    assert any("6  " in line for line in lines)
    assert len(lines) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name_whatever_the_number_of_seats(language: str) -> None:
    words = Words(GAME, language, [])
    for seats in GAME.seats:
        for source in GAME.new(seats, 1).breakdown(0):
            assert words.text(f"source-{source}".replace("_", "-"))
