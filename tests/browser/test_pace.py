"""One's own step is drawn at once; what bots do follows step by step."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from .conftest import Arrive
from .player import Player

# every moment the table shows from now on, with its time
RECORD = """() => {
  const table = document.querySelector(".table");
  window.steps = [];
  const note = () => window.steps.push([Number(table.dataset.seq), performance.now()]);
  window.watcher ??= new MutationObserver(note);
  window.watcher.observe(table, { attributeFilter: ["data-seq"] });
}"""
FOLLOWED = 150  # milliseconds between two steps that an eye can tell apart


def sent(page: Page) -> list[int]:
    """The moments the server tells, as they come."""
    told: list[int] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "state":
            told.append(message["seq"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def begin(arrive: Arrive) -> tuple[Player, list[int], dict[str, Any]]:
    """Somebody who lets things move, against a bot."""
    anna = arrive("Anna", reduced_motion="no-preference")
    told = sent(anna.page)
    table = anna.set_table("me", "bot:random", game="burgundy")
    anna.open_table(table)
    assert anna.is_asked()
    return anna, told, table


def gaps(page: Page) -> list[float]:
    times = [time for _, time in page.evaluate("window.steps")]
    return [later - sooner for sooner, later in pairwise(times)]


def end_turn(anna: Player) -> None:
    """Choose until the bot is asked; the record begins with the last choice."""
    while anna.page.evaluate("!!document.querySelector('.table.breathe')"):
        anna.page.evaluate(RECORD)
        anna.choose()


def test_a_bots_steps_follow_mine_one_by_one(arrive: Arrive) -> None:
    anna, told, _ = begin(arrive)

    end_turn(anna)
    assert anna.is_asked()

    seqs = [seq for seq, _ in anna.page.evaluate("window.steps")]
    assert len(seqs) > 3, "the bot does several things"
    assert seqs == told[-len(seqs) :], "each commit is shown by itself, mine first"
    assert min(gaps(anna.page)) > FOLLOWED


def test_the_space_bar_shows_the_end_of_the_bots_turn_at_once(arrive: Arrive) -> None:
    anna, told, table = begin(arrive)
    end_turn(anna)
    state: dict[str, Any] = {"decision": None}
    while not state["decision"]:
        state = anna.context.request.get(f"{anna.url}/api/tables/{table['id']}").json()
    while told[-1] < state["seq"]:
        anna.look()

    anna.page.keyboard.press("Space")

    assert anna.seq == state["seq"]
    assert anna.look()["asked"]
