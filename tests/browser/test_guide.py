"""Whoever plays for the first time is shown round: every step points at something that lies in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import PHONE, WIDE, Arrive
from .player import Player
from .positions import PEOPLE, keys, play_to

TABLET = {"width": 900, "height": 1100}
# does the ring surround another piece than the last, on the screen, with nothing over it but the note?
POINTED = """last => bailiwick.until(() => {
    const [ring, leaf] = [".hole", ".note"].map((one) => document.querySelector(one));
    if (!ring || ring.getAnimations().length) return null;
    const [hole, note] = [ring, leaf].map((one) => one.getBoundingClientRect());
    const within = [1, 2, 3].map((part) => document.elementsFromPoint(
        hole.left + hole.width * part / 4, hole.top + hole.height / 2).find((one) => !leaf.contains(one)));
    const surrounds = (box) => ["left", "top"].every((side) => Math.abs(box[side] - hole[side] - 8) < 1.5)
        && ["right", "bottom"].every((side) => Math.abs(hole[side] - box[side] - 8) < 1.5);
    const all = [...document.querySelectorAll("[data-piece]")];
    const piece = all.find((one) => surrounds(one.getBoundingClientRect()));
    const wide = Math.max(0, Math.min(hole.right, note.right) - Math.max(hole.left, note.left));
    const high = Math.max(0, Math.min(hole.bottom, note.bottom) - Math.max(hole.top, note.top));
    return piece && piece.dataset.piece !== last && {
        piece: piece.dataset.piece,
        open: within.some((one) => piece.contains(one)),
        inside: Math.min(hole.top, hole.left, innerHeight - hole.bottom, innerWidth - hole.right) >= -8,
        covered: wide * high / (hole.width * hole.height),
    };
})"""


def guide_of(person: Player) -> Locator:
    return person.page.get_by_role("dialog", name="First-turn guide")


def walk(person: Player) -> list[str]:
    """Every piece that the guide points at, to its last step."""
    guide, pieces = guide_of(person), [""]
    expect(guide).to_be_visible()
    steps = int(guide.locator(".row span").inner_text().split("/")[1])
    for step in range(1, steps + 1):
        expect(guide.locator(".row span")).to_have_text(f"{step} / {steps}")
        pointed: dict[str, Any] | None = person.page.evaluate(POINTED, pieces[-1])
        assert pointed, f"step {step} points at nothing"
        assert pointed["inside"], pointed
        assert pointed["open"], pointed
        assert pointed["covered"] < 0.1, pointed
        pieces.append(pointed["piece"])
        guide.locator(".btn.seal").click()
    expect(guide).to_have_count(0)
    return pieces[1:]


@pytest.mark.parametrize("screen", [WIDE, PHONE, TABLET], ids=str)
@pytest.mark.parametrize(
    ("game", "first", "kinds"),
    [
        ("provence", "opt-land", ["tile", "tile", "cell", "banner", "info", "info"]),
        ("burgundy", "option-take", ["die", "tile", "space", "workers", "info", "info"]),
    ],
)
def test_every_step_of_a_first_turn_points_at_what_it_speaks_of(
    arrive: Arrive, screen: dict[str, int], game: str, first: str, kinds: list[str]
) -> None:
    anna = arrive("Anna", phone=screen == PHONE, viewport=screen)
    table = anna.set_table(*PEOPLE, game=game)
    play_to(anna, table, lambda state: first in keys(state))
    anna.open(f"/table/{table['id']}")

    assert [piece.split(":")[0] for piece in walk(anna)] == kinds

    anna.page.reload()
    expect(anna.page.locator(".piece.live").first).to_be_visible()
    expect(guide_of(anna)).to_have_count(0)


def test_who_was_shown_the_castles_is_shown_the_first_turn_too(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open(f"/table/{anna.set_table('me', 'hotseat:Ben')['id']}")
    assert walk(anna) == ["info:castles"]

    while anna.is_asked() and "opt-land" not in keys(anna.told):
        expect(guide_of(anna)).to_have_count(0)
        anna.choose()

    assert len(walk(anna)) == 6


def test_who_plays_alone_is_shown_the_dice_and_no_duchies_to_choose_from(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", game="burgundy")
    anna.open(f"/table/{table['id']}")
    while anna.is_asked() and "option-take" not in keys(anna.told):
        expect(guide_of(anna)).to_have_count(0)
        anna.choose()

    assert walk(anna)[0].startswith("die:")


def test_a_duchy_bears_the_shields_of_all_whose_cards_show_it(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE, game="burgundy", variant={"mode": "advanced_open"})
    anna.open_table(table)
    sides = [player["sides"] for player in anna.told["view"]["players"]]
    for board in (shown["board"] for shown in anna.told["view"]["boards"]):
        shields = anna.page.locator(f"[data-piece='board:{board}'] .shield")
        expect(shields).to_have_count(sum(board in shown for shown in sides))
