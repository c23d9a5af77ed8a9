"""Standing orders: the server passes for a seat until the round ends or its person acts."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bailiwick.server import botwork, schema
from bailiwick.server.play import Wish, act, rules_fault
from bailiwick.server.tables import Order, round_of

from .helpers import WAIT, Person, Served, until

PASS = 155
WEEK = ("Anna", "Bob", "Cora")


def colonia(served: Served, **more: Any) -> tuple[list[Person], str]:
    """Three people who are about to buy on the first Wednesday."""
    people = [served.person(name) for name in WEEK]
    id = people[0].new_table("me", "open", "open", game="colonia", **more)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{id}/join")
    return people, id


def asked(person: Person, id: str) -> list[int]:
    """The codes on offer to a person."""
    return [option["code"] for option in (person.state(id)["decision"] or {"options": []})["options"]]


def to_pass(people: list[Person], id: str) -> Person:
    """Play on to a pass, and say whose it is."""
    while True:
        for person in people:
            codes = asked(person, id)
            if PASS in codes:
                return person
            if codes:
                person.choose(id)


def quiet(served: Served, id: str) -> int:
    """Wait until the server has nothing to do; the week."""
    until(lambda: served.desk.tables[id].bots_to_act() == [])
    live = served.desk.tables[id].live
    assert live is not None
    return int(getattr(live.state, "week"))  # noqa: B009  only Colonia has one


def test_a_pass_is_ordered_for_the_rest_of_the_week(served: Served) -> None:
    """Its seat is not asked to pass again; whoever else is asked passes too."""
    people, id = colonia(served)
    anna = to_pass(people, id)
    anna.post(f"/api/tables/{id}/order", code=PASS)

    while quiet(served, id) == 1 and not asked(anna, id):
        other = next(person for person in people if asked(person, id))
        codes = asked(other, id)
        other.choose(id, code=PASS if PASS in codes else codes[0])

    assert PASS not in asked(anna, id)
    live = served.desk.tables[id].live
    assert live is not None
    seat = anna.state(id)["seat"]
    passes = [entry for entry in live.match.log if (entry.seat, entry.code) == (seat, PASS)]
    assert len(passes) >= 1
    assert (anna.state(id)["order"] is None) == (quiet(served, id) > 1)
    if asked(anna, id):
        anna.choose(id)
        assert anna.state(id)["order"] is None, "who acts again has no order"


def test_an_order_is_told_to_nobody_else(served: Served) -> None:
    people, id = colonia(served)
    anna = to_pass(people, id)
    other = next(person for person in people if person is not anna)
    anna.post(f"/api/tables/{id}/order", code=PASS)
    quiet(served, id)
    assert anna.state(id)["order"] == PASS
    assert other.state(id)["order"] is None
    assert served.person("Eve").state(id)["order"] is None


def test_an_order_can_be_cancelled(served: Served) -> None:
    people, id = colonia(served)
    anna = to_pass(people, id)
    anna.post(f"/api/tables/{id}/order", code=PASS)
    assert anna.ask("DELETE", f"/api/tables/{id}/order", 200)["order"] is None


def test_what_is_no_pass_cannot_be_ordered(served: Served) -> None:
    people, id = colonia(served)
    anna = to_pass(people, id)
    others = [person for person in people if person is not anna]
    wrong = next(o["code"] for o in anna.state(id)["decision"]["options"] if o["code"] != PASS)
    assert anna.post(f"/api/tables/{id}/order", 400, code=wrong)["error"] == "invalid"
    assert others[0].post(f"/api/tables/{id}/order", 409, code=PASS)["error"] == "not-now"
    assert served.person("Eve").post(f"/api/tables/{id}/order", 403, code=PASS)["error"] == "not-yours"


def test_an_order_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path / "orders.db") as served:
        people, id = colonia(served)
        anna = to_pass(people, id)
        monkeypatch.setattr(botwork.Botwork, "_play", nobody)
        anna.post(f"/api/tables/{id}/order", code=PASS)
        assert PASS in asked(anna, id), "the server was stopped before it could pass"
    monkeypatch.undo()
    with Served(tmp_path / "orders.db") as served:
        for person in people:
            person.http.base_url = person.url = served.url
        until(lambda: PASS not in asked(anna, id))
        assert anna.state(id)["order"] == PASS


async def nobody(self: botwork.Botwork, id: str) -> None:
    """The server does not come to it."""


def test_lists_know_when_an_order_leaves_the_server_nothing_to_do(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, id = colonia(served)
    anna = to_pass(people, id)
    monkeypatch.setattr(served.desk, "wake_bots", lambda table: None)  # slow: its person is there first

    anna.post(f"/api/tables/{id}/order", code=PASS)
    assert is_due(served, id)
    anna.ask("DELETE", f"/api/tables/{id}/order", 200)
    assert not is_due(served, id)

    anna.post(f"/api/tables/{id}/order", code=PASS)
    assert is_due(served, id)
    anna.choose(id, code=next(code for code in asked(anna, id) if code != PASS))
    assert not is_due(served, id)


def test_a_choice_that_is_refused_leaves_the_order(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    people, id = colonia(served)
    anna = to_pass(people, id)
    monkeypatch.setattr(served.desk, "wake_bots", lambda table: None)
    anna.post(f"/api/tables/{id}/order", code=PASS)

    assert anna.choose(id, 422, code=999_999)["error"] == "illegal"
    assert anna.state(id)["order"] == PASS
    assert stored_orders(served, id) == [PASS]

    anna.choose(id, code=next(code for code in asked(anna, id) if code != PASS))
    assert anna.state(id)["order"] is None
    assert stored_orders(served, id) == []


def test_who_acts_against_their_order_leaves_the_bot_its_turn(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the order and the choice are written in one batch: the choice has the last word."""
    anna, desk, disk = served.person("Anna"), served.desk, threading.Event()
    monkeypatch.setattr(desk, "wake_bots", lambda table: None)  # the process dies before the bot's answer
    variant = {"end_turn": "auto", "start_player": "host"}  # the castle draft begins with the last seat
    id = anna.new_table("bot:random", "me", variant=variant)["id"]
    table = desk.tables[id]
    assert table.live is not None

    async def choose(code: int, seq: int) -> None:
        desk.writer.later(lambda connection: disk.wait(WAIT))
        choosing = asyncio.create_task(act(desk, id, anna.me["id"], Wish(seq, f"key {seq}", code)))
        await asyncio.sleep(0)
        disk.set()
        await choosing
        disk.clear()

    while not table.bots_to_act():
        table.seats[1].order = Order(PASS, round_of(table.live) or "")  # not on offer at this moment
        chosen = choose(asked(anna, id)[0], table.live.seq)
        asyncio.run_coroutine_threadsafe(chosen, desk.writer.loop).result(WAIT)
        assert table.seats[1].order is None
    assert is_due(served, id)


def stored_orders(served: Served, id: str) -> list[int]:
    """The orders on the disk."""
    seats = schema.seats.c
    query = sa.select(seats.order_code).where(seats.match == id, seats.order_code.is_not(None))
    with served.desk.engine.connect() as connection:
        return list(connection.scalars(query))


def is_due(served: Served, id: str) -> bool:
    """Would a restarted server look for something to do here?"""
    with served.desk.engine.connect() as connection:
        due = sa.select(schema.matches.c.bot_due).where(schema.matches.c.id == id)
        return bool(connection.scalar(due))


def test_whose_order_the_rules_break_down_on_is_asked_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks_down(*what: object) -> bool:
        raise rules_fault(RuntimeError("of the pass"))

    people, id = colonia(served)
    anna = to_pass(people, id)
    monkeypatch.setattr(botwork, "act_as_bot", breaks_down)
    with anna.live(id) as socket:
        anna.post(f"/api/tables/{id}/order", code=PASS)
        assert socket.until(lambda state: state["order"] == PASS)
        assert socket.until(lambda state: state["order"] is None)["decision"]
