"""Everything that can be said is said in four languages, with the same arguments."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

import bailiwick
from bailiwick.words import KERNEL_MESSAGES, LANGUAGES, OWN_WORDS, Words, argument_kinds

from .play import EVERY_TABLE, GAMES, moments


class Variables(visitor.Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(folder, language: str) -> dict[str, set[str]]:
    """The messages of a file with the arguments they use."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = used.names
    return found


@pytest.mark.parametrize("id", GAMES)
def test_all_languages_have_the_same_messages(id: str) -> None:
    folder = bailiwick.game(id).folder / "words"
    english = catalogue(folder, "en")
    for language in LANGUAGES:
        assert catalogue(folder, language).keys() == english.keys()


def test_all_languages_have_the_same_messages_of_the_kernel() -> None:
    english = catalogue(OWN_WORDS, "en")
    for language in LANGUAGES:
        assert catalogue(OWN_WORDS, language) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_messages_use_the_arguments_they_are_given(id: str, language: str) -> None:
    game = bailiwick.game(id)
    words = catalogue(game.folder / "words", language) | catalogue(OWN_WORDS, language)
    for key in [*game.messages, *KERNEL_MESSAGES]:
        given = {name for name, _ in argument_kinds(game, key)}
        assert words[key] <= given, key


@pytest.mark.parametrize("id", GAMES)
def test_options_of_the_game_and_sources_of_points_have_names(id: str) -> None:
    game = bailiwick.game(id)
    state = game.new(game.seats[0], 1)
    for language in LANGUAGES:
        words = Words(game, language, ["A"] * 6)
        keys = [f"source-{source}" for source in state.breakdown(0)]
        for variant in game.variants:
            keys.append(f"variant-{variant.key}")
            if variant.span is None:
                keys += [f"variant-{variant.key}-{value}" for value in variant.values]
        for key in keys:
            assert words.text(key.replace("_", "-"))


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_every_option_question_and_event_of_random_matches_can_be_said(id: str, seats: int) -> None:
    game = bailiwick.game(id)
    languages = [Words(game, language, [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
    for step, (match, _) in enumerate(moments(id, seats, 60)):
        words = languages[step % 4]
        for seat in match.state.actors():
            prompt = match.state.prompt(seat)
            assert prompt is not None
            assert words.say(prompt)
            assert match.state.stacks[seat][-1].rule() or match.state.legal(seat) == [0]
            for option in match.state.options(seat):
                assert words.say(option.message)
                assert all(":" in piece for piece in option.pieces)
    for words in languages:
        for event in match.state.journal or []:
            assert words.say(event)
