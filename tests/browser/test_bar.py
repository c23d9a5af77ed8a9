"""The decision bar: the question, what the next press would do, the tickets."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .test_pages import LANGUAGES

POSITIONS = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_every_question_is_whole_and_its_tickets_differ(arrive: Arrive, game: str, language: str) -> None:
    """Alone with bots, where the bar holds the most."""
    anna, rng, faults = arrive("Wilhelmina", locale=language), Random(5), []
    table = anna.set_table("me", "bot:random", "bot:random", game=game)
    anna.open_table(table)
    for _ in range(POSITIONS):
        if not anna.is_asked():
            break
        look = anna.look()
        said: list[str] = anna.page.evaluate("bailiwick.tickets()")
        found: list[str] = anna.page.evaluate("bailiwick.cutInBar()")
        found += [f"two tickets say {one}" for one in set(said) if said.count(one) > 1]
        faults += [f"{look['seq']}, {look['prompt']}: {fault}" for fault in found]
        code = rng.choice(anna.told["decision"]["options"])["code"]
        wish = {"seq": look["seq"], "code": code, "key": str(look["seq"]), "seat": 0}
        answer = anna.context.request.post(f"{anna.url}/api/tables/{table['id']}/choices", data=wish)
        assert answer.ok, answer.text()
        assert anna.sees(answer.json()["seq"])

    assert not faults, "\n".join(faults)


def test_a_chosen_die_narrows_the_question_and_every_ticket_keeps_its_key(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    bar = anna.page.locator("section.bar")
    while bar.locator(".ticket").count() < 2 or "Use a die" not in anna.look()["prompt"]:
        anna.choose()
    keys, question = bar.locator(".ticket kbd").all_inner_texts(), anna.look()["prompt"]
    die = next(spot for spot in anna.look()["lit"] if spot["piece"].startswith("die:"))

    anna.press(die)

    expect(bar.locator("h2")).to_have_text(re.compile(r"Die [1-6]: what shall it do\?"))
    assert bar.locator(".ticket kbd").all_inner_texts() == keys
    anna.page.keyboard.press("Escape")
    expect(bar.locator("h2")).to_have_text(question)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_on_a_tablet_undo_and_end_stand_beside_the_question(arrive: Arrive, locale: str) -> None:
    anna = arrive("Anna", locale=locale, viewport={"width": 1024, "height": 768})
    anna.open_table(anna.set_table("me", "bot:random", game="burgundy"))
    assert anna.is_asked()

    bar = anna.page.locator("section.bar")
    tops = [bar.locator("h2").bounding_box(), *[one.bounding_box() for one in bar.locator("> .btn").all()]]
    tickets = bar.locator(".opts").bounding_box()
    assert tickets
    assert len(tops) == 4
    assert all(one and one["y"] + one["height"] < tickets["y"] for one in tops)
