"""A press that means several things asks which, in a small menu where the hand is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import WIDE, Arrive
from .player import Player
from .positions import PEOPLE, Told, play_to
from .test_dragging import Hand

NEAR = 60.0


def reached_by_both_dice(state: Told) -> list[Told]:
    """What both dice can do with one tile of a depot."""
    takes = [one for one in state["decision"]["options"] if one["message"]["key"] == "option-take"]
    for option in takes:
        alike = [one for one in takes if one["pieces"][1:] == option["pieces"][1:]]
        if len(alike) == 2:
            return alike
    return []


def open_menu(anna: Player) -> tuple[Locator, list[Told], tuple[float, float]]:
    """Drag the tile into the storage: the menu that opens, what it offers, and where the hand let go."""
    table = anna.set_table(*PEOPLE, game="burgundy")
    state = play_to(anna, table, lambda state: bool(reached_by_both_dice(state)))
    anna.open_table(table)
    both, storage = reached_by_both_dice(state), f"storage:{state['decision']['seat']}"
    hand = Hand(anna, both[0]["pieces"][1])
    hand.over(storage)
    there = hand.middle(storage)
    hand.let_go()
    menu = anna.page.get_by_role("menu", name="Which of these?")
    expect(menu.get_by_role("menuitem")).to_have_count(2)
    return menu, both, there


def test_the_menu_opens_at_the_hand_and_wholly_on_the_screen(arrive: Arrive) -> None:
    menu, _, (x, y) = open_menu(arrive("Anna"))

    box = menu.bounding_box()
    assert box
    right, below = box["x"] + box["width"], box["y"] + box["height"]
    assert max(box["x"] - x, x - right, box["y"] - y, y - below) < NEAR
    assert min(box["x"], box["y"], WIDE["width"] - right, WIDE["height"] - below) >= 0
    expect(menu.get_by_role("menuitem").first).to_be_focused()


@pytest.mark.parametrize(
    ("keys", "at"), [(["1"], 0), (["2"], 1), (["Enter"], 0), (["ArrowDown", "Enter"], 1)], ids=str
)
def test_a_key_takes_what_it_stands_for(arrive: Arrive, keys: list[str], at: int) -> None:
    anna = arrive("Anna")
    menu, both, _ = open_menu(anna)
    seq, die = anna.seq, both[at]["pieces"][0]

    for key in keys:
        anna.page.keyboard.press(key)

    assert anna.sees(seq + 1)
    expect(menu).to_have_count(0)
    seat, index = map(int, die.split(":")[1:])
    assert [one["used"] for one in anna.told["view"]["players"][seat]["dice"]][index]


def test_a_press_takes_one_and_escape_takes_none(arrive: Arrive) -> None:
    anna = arrive("Anna")
    menu, both, _ = open_menu(anna)
    seq, tile = anna.seq, both[0]["pieces"][1]

    anna.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert anna.look()["seq"] == seq
    assert anna.page.locator(".piece[aria-pressed=true]").count() == 0

    hand = Hand(anna, tile)
    seat = anna.told["decision"]["seat"]
    hand.over(f"storage:{seat}")
    hand.let_go()
    menu.get_by_role("menuitem").last.click()
    assert anna.sees(seq + 1)
    stored = anna.told["view"]["players"][seat]["storage"]
    assert tile in [one["piece"] for one in stored if one]
