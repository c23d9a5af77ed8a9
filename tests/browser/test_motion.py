"""Dice tumble, pieces glide, heaps flow; nothing moves for those who want it still."""

from __future__ import annotations

import pytest

from .conftest import Arrive
from .player import Player

# what is set in motion, by its name
RECORD = """
window.moving = [];
const animate_ = Element.prototype.animate;
Element.prototype.animate = function (...about) {
  const name = this.closest(".flight") ? "flight" : (this.dataset.heap ?? this.getAttribute("class") ?? "");
  window.moving.push(name.split("@")[0].split(" ")[0]);
  return animate_.apply(this, about);
};
"""


def play(arrive: Arrive, game: str, choices: int, motion: str) -> Player:
    anna = arrive("Anna", reduced_motion=motion)
    anna.context.add_init_script(RECORD)
    anna.open_table(anna.set_table("me", "hotseat:Ben", game=game))
    while anna.choices < choices:
        anna.choose()
    return anna


@pytest.mark.parametrize(
    ("game", "expected"), [("burgundy", {"die", "flight"}), ("provence", {"flight", "tower"})]
)
def test_what_changes_place_is_seen_to_move(arrive: Arrive, game: str, expected: set[str]) -> None:
    anna = play(arrive, game, 16, "no-preference")

    assert expected <= set(anna.page.evaluate("window.moving"))
    anna.page.wait_for_function("() => !document.querySelector('.flight > *')")


def test_nothing_moves_for_those_who_want_it_still(arrive: Arrive) -> None:
    anna = play(arrive, "burgundy", 16, "reduce")

    assert anna.page.evaluate("window.moving") == []
