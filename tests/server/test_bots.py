"""Bots at the table: in time, or with a fallback; woken again after a restart."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
import sealed
import sqlalchemy as sa

import bailiwick.bots
from bailiwick import Rng, State
from bailiwick.core.game import Game
from bailiwick.server import botprocess, botwork, schema
from bailiwick.server.botprocess import Task, Workers, think

from .helpers import Served, two_at_a_table, until


def test_a_bot_answers_and_the_person_goes_on(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:greedy", "bot:random", variant={"end_turn": "auto"})["id"]
    with anna.live(id) as socket:
        for _ in range(3):
            state = socket.until(lambda s: s["decision"])
            socket.choose(state)
        assert socket.until(lambda s: s["decision"] and s["seq"] > state["seq"])


def test_a_whole_match_against_bots(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    with anna.live(id) as socket:
        while not (state := socket.next("state"))["over"]:
            if state["decision"]:
                socket.choose(state)
    assert sorted(state["ranking"]) == [1, 2]


def task(level: str = "random") -> Task:
    return Task("sealed", 2, b"seed", {}, [], 0, level)


def test_a_bot_is_shown_a_guess_never_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bailiwick.new("sealed", 2, b"seed")
    seen: list[State] = []

    class Spy:
        name = "spy"

        def __init__(self, game: Game, rng: Rng) -> None:
            pass

        def choose(self, state: State, seat: int) -> int:
            seen.append(state)
            return state.legal(seat)[0]

    monkeypatch.setitem(bailiwick.bots.BOTS, "spy", Spy)
    assert think(task("spy")) in real.legal(0)
    assert seen[0].rng.key != real.rng.key
    assert seen[0].view(0) == real.view(0)
    assert seen[0].view(1) != real.view(1)


def hang(pipe: Any) -> None:
    """A worker that never answers."""
    pipe.send("ready")
    pipe.recv()
    time.sleep(3600)


def die(pipe: Any) -> None:
    """A worker that ends at the first question."""
    pipe.send("ready")
    pipe.recv()
    os._exit(1)


@pytest.mark.parametrize("fault", [hang, die])
def test_r9_a_bot_that_hangs_or_dies_is_late_by_less_than_half_a_second(
    fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botprocess, "serve", fault)
    workers = Workers(1, 0.3)
    worker = botprocess.Worker()
    workers.free.append(worker)
    started = time.monotonic()
    assert workers._choose(task()) is None
    assert time.monotonic() - started < 0.3 + 0.5
    assert not worker.process.is_alive()
    assert workers.free == []
    workers.close()


def test_a_late_bot_gets_a_fallback_choice_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(workers: Workers, task: Task) -> None:
        return None

    monkeypatch.setattr(Workers, "choose", never)
    with Served(tmp_path / "late.db") as served:
        anna = served.person("Anna")
        # the castle draft begins with the last seat
        variant = {"end_turn": "auto", "start_player": "host"}
        id = anna.new_table("me", "bot:greedy", variant=variant)["id"]
        with anna.live(id) as socket:
            assert socket.until(lambda s: s["decision"])["seq"] == 1


def broken_rules(monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """The draft of sealed bids breaks down so many times; the codes that were tried."""
    choose, tried = sealed.Draft.choose, []

    def crash(self: sealed.Draft, state: sealed.Sealed, seat: int, code: int) -> None:
        if len(tried) < times:
            tried.append(code)
            raise RuntimeError("the rules of sealed bids are wrong")
        choose(self, state, seat, code)

    monkeypatch.setattr(sealed.Draft, "choose", crash)
    return tried


def test_a_match_whose_rules_break_down_when_a_bot_acts_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a few of its choices were tried, each another one; who looks on is told."""
    with Served(tmp_path / "broken.db") as served:
        anna = served.person("Anna")
        id = anna.new_table("me", "open", game="sealed")["id"]
        with anna.live(id) as socket:
            socket.next("presence")
            tried = broken_rules(monkeypatch, 1000)
            anna.post(f"/api/tables/{id}/start", fill="random")
            assert socket.until(lambda m: m["error"] == "broken", "refused")
        assert len(set(tried)) == len(tried) == botwork.TRIES
        assert anna.state(id)["state"] == "broken"
        with served.desk.engine.connect() as connection:
            reason = connection.scalar(sa.select(schema.matches.c.reason).where(schema.matches.c.id == id))
        assert reason is not None
        assert "the rules of sealed bids are wrong" in reason


def test_a_bot_chooses_otherwise_when_the_rules_break_down_on_its_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = broken_rules(monkeypatch, botwork.TRIES - 1)
    with Served(tmp_path / "odd.db") as served:
        anna = served.person("Anna")
        id = anna.new_table("me", "bot:random", game="sealed")["id"]
        chosen = sa.select(schema.log.c.seq).where(schema.log.c.match == id, schema.log.c.seat == 1)

        def has_chosen() -> bool:
            with served.desk.engine.connect() as connection:
                return connection.scalar(chosen) is not None

        until(has_chosen)
        assert len(tried) == botwork.TRIES - 1
        assert anna.state(id)["state"] == "running"


def test_a_bot_that_was_thinking_when_the_server_died_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botwork.Botwork, "wake", lambda self, table: None)
    monkeypatch.setattr("bailiwick.server.play.CLAIM_SECONDS", 0.0)
    with Served(tmp_path / "bots.db") as served:
        anna = served.person("Anna")
        id = anna.new_table("bot:random", "me", variant={"start_player": "host", "end_turn": "auto"})["id"]
        anna.choose(id)
        assert anna.state(id)["actors"] == [0]
    monkeypatch.undo()
    with Served(tmp_path / "bots.db") as served:
        anna.http.base_url = anna.url = served.url
        with anna.live(id) as socket:
            assert socket.until(lambda s: s["seq"] > 1)


def think_when_told(pipe: Any) -> None:
    """A worker that says when it has a task, and begins with it only when it may."""
    pipe.send("ready")
    while True:
        task = pipe.recv()
        Path(os.environ["BOT_BUSY"]).write_text("busy")  # both are pipes: each side waits for the other
        Path(os.environ["BOT_GO"]).read_text()
        pipe.send(think(task))


def test_r9_people_play_on_while_all_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each choice is accepted, and told to the other, before the only bot process has answered."""
    monkeypatch.setattr(botprocess, "serve", think_when_told)
    for name in ("BOT_BUSY", "BOT_GO"):
        os.mkfifo(tmp_path / name)
        monkeypatch.setenv(name, str(tmp_path / name))
    with Served(tmp_path / "busy.db", bot_workers=1, bot_seconds=30.0) as served:
        carl = served.person("Carl")
        # the castle draft begins with the last seat
        theirs = carl.new_table("me", "bot:greedy", variant={"start_player": "host"})["id"]
        anna, bob, id = two_at_a_table(served)
        assert (tmp_path / "BOT_BUSY").read_text() == "busy"
        with anna.live(id) as hers, bob.live(id) as his, carl.live(theirs) as carls:
            sockets = (hers, his)
            states = [socket.next("state") for socket in sockets]
            for seq in range(1, 11):
                actor = 0 if states[0]["decision"] else 1
                key = sockets[actor].choose(states[actor])
                states = [socket.until(lambda s, seq=seq: s["seq"] == seq) for socket in sockets]
                assert sockets[actor].next("accepted")["key"] == key
            carl.post(f"/api/tables/{theirs}/chat", text="take your time")
            assert carls.next("chat")["line"]["text"] == "take your time"
            assert [json.loads(text).get("seq") for text in carls.heard if '"state"' in text] == [0]
            (tmp_path / "BOT_GO").write_text("go")
            assert carls.until(lambda s: s["seq"] == 1)
