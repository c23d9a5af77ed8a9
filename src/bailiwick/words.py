"""What the kernel and the games have to say, in the reader's language (Fluent catalogues)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bailiwick.core.decision import Message
from bailiwick.core.game import Game

LANGUAGES = ("en", "nl", "fr", "de")
OWN_WORDS = Path(__file__).parent / "words"
KERNEL_MESSAGES = {"forced": "seat", "end-turn": "", "ask-end-turn": "seat", "why-end-turn": ""}


class Words:
    """The catalogue of one game in one language, and the names of the people at the table."""

    def __init__(self, game: Game, language: str, people: list[str]) -> None:
        self.game = game
        self.language = language
        self.people = people
        self.bundle = bundle(game, language)

    def say(self, message: Message) -> str:
        """A message with its arguments: seats become people, ids become their names."""
        kinds = argument_kinds(self.game, message.key)
        arguments: dict[str, int | str] = {}
        for (name, kind), value in zip(kinds, message.args, strict=True):
            if kind == "seat" and isinstance(value, int):
                arguments[name] = self.people[value]
            elif isinstance(value, str):
                arguments[name] = self.named(kind, value)
            else:
                arguments[name] = 0 if value is None else value
        return self.text(message.key, arguments)

    def named(self, kind: str, ids: str) -> str:
        """The name of a thing, or of several with their numbers, written wood:2+fish:1."""
        if not ids:
            return self.text("nothing")
        names: list[str] = []
        for part in ids.split("+"):
            id, _, number = part.partition(":")
            name = self.text(f"{kind}-{id}".replace("_", "-"))
            names.append(f"{number} {name}" if number else name)
        return ", ".join(names)

    def text(self, key: str, arguments: dict[str, int | str] | None = None) -> str:
        """The text of *key*; an unknown key or argument is an error, never a blank."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, arguments or {})
        if errors:
            raise errors[0]
        return str(text)


def argument_kinds(game: Game, key: str) -> list[tuple[str, str]]:
    """Name and kind of each argument: "victim:seat coins" gives (victim, seat), (coins, coins)."""
    described = game.messages.get(key, KERNEL_MESSAGES.get(key))
    if described is None:
        raise KeyError(f"{game.id} has no message {key!r}")
    pairs = [word.partition(":") for word in described.split()]
    return [(name, kind or name) for name, _, kind in pairs]


@cache
def bundle(game: Game, language: str) -> FluentBundle:
    """Kernel and game catalogues of *language*, loaded once."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
    loaded = FluentBundle([language], use_isolating=False)
    for folder in (OWN_WORDS, game.folder / "words"):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        loaded.add_resource(FluentResource(text), allow_overrides=False)
    return loaded
