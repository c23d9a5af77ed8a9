"""Clocks, votes, and time during which nobody served."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from bailiwick.server import schema
from bailiwick.server.clocks import PACES, Clock, clock_view, turn_clocks
from bailiwick.server.clockwork import beat, give_back
from bailiwick.server.database import open_database, upgrade

from .helpers import Person, Served, to_act, two_at_a_table


def test_a_clock_runs_while_its_seat_has_to_act() -> None:
    pace = PACES["days"]
    assert pace is not None
    clocks: list[Clock | None] = [Clock(100.0), Clock(200.0), None]
    assert turn_clocks(clocks, pace, [0], 1000.0) == [0]
    assert clocks[0] == Clock(100.0 + pace.turn, 1000.0)
    assert turn_clocks(clocks, pace, [0], 1010.0) == []
    assert turn_clocks(clocks, pace, [1, 2], 1030.0) == [0, 1]
    assert clocks[0] == Clock(70.0 + pace.turn, None)


def test_the_bank_is_capped_but_never_cut() -> None:
    pace = PACES["days-fast"]
    assert pace is not None
    clock = Clock(pace.most - 1)
    clock.begin_turn(pace, 0.0)
    assert clock.bank == pace.most
    rich = Clock(pace.most + 5)
    rich.begin_turn(pace, 0.0)
    assert rich.bank == pace.most + 5


def test_a_reminder_is_due_at_80_percent() -> None:
    clock = Clock(100.0, 0.0)
    views = [clock_view(clock, now) for now in (79.0, 80.0, 101.0)]
    assert [(view.remind, view.up) for view in views if view] == [(False, False), (True, False), (True, True)]


def test_people_are_shown_tenths_of_seconds() -> None:
    shown = [clock_view(Clock(bank, 0.0), now) for bank, now in ((100.0, 0.04), (100.0, 0.26), (5.0, 5.3))]
    assert [(view.left, view.remind_at) for view in shown if view] == [
        (100.0, 20.0),
        (99.7, 20.0),
        (0.0, 1.0),
    ]


def late(served: Served, id: str) -> None:
    """Nobody's clock has anything left."""
    seats = schema.seats.c
    with served.desk.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(schema.seats.update().where(seats.match == id).values(bank=-1.0))
    served.desk.drop(id)


def test_clocks_are_stored_with_the_choice(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, pace="live", variant={"end_turn": "auto"})
    actor = to_act(id, anna, bob)
    seat = actor.state(id)["you"][0]
    assert actor.state(id)["people"][seat]["clock"]["running"]
    actor.choose(id)
    served.desk.drop(id)
    clocks = [person["clock"] for person in actor.state(id)["people"]]
    assert [clock["running"] for clock in clocks] == [at != seat for at in range(2)]
    assert 0 < clocks[seat]["left"] <= 600


def test_when_time_is_up_the_others_vote_a_bot_in_and_the_person_may_come_back(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, pace="live", variant={"end_turn": "auto"})
    slow, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    seat = slow.state(id)["you"][0]
    assert other.post(f"/api/tables/{id}/vote", 409, seat=seat)["error"] == "not-now"
    late(served, id)
    assert other.state(id)["people"][seat]["clock"]["up"]
    assert slow.post(f"/api/tables/{id}/vote", 403, seat=seat)["error"] == "not-yours"
    card = other.post(f"/api/tables/{id}/vote", seat=seat)
    assert card["seats"][seat]["kind"] == "bot"
    assert [(line["seat"], line["event"]) for line in slow.state(id)["chat"]] == [(seat, "voted")]
    card = slow.post(f"/api/tables/{id}/take-back")
    assert card["seats"][seat]["kind"] == "person"
    assert slow.state(id)["people"][seat]["clock"]["left"] > 0


def one_is_late(served: Served) -> tuple[list[Person], int, str]:
    """Three people who wait for a fourth whose time is up, the late seat, and the match."""
    people = [served.person(name) for name in ("Anna", "Bob", "Carl", "Dora")]
    id = people[0].new_table("me", "open", "open", "open", pace="days")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{id}/join")
    slow = to_act(id, *people)
    seat = slow.state(id)["you"][0]
    late(served, id)
    return [person for person in people if person is not slow], seat, id


def test_with_three_people_one_vote_is_not_enough(served: Served) -> None:
    others, seat, id = one_is_late(served)
    kinds = [person.post(f"/api/tables/{id}/vote", seat=seat)["seats"][seat]["kind"] for person in others[:2]]
    assert kinds == ["person", "bot"]


@pytest.mark.parametrize("how", ["resign", "leave", "hand-over", "account"])
def test_who_does_not_play_any_more_has_no_vote(served: Served, how: str) -> None:
    (gone, *stay), seat, id = one_is_late(served)
    gone.post(f"/api/tables/{id}/vote", seat=seat)
    if how == "account":
        gone.ask("DELETE", "/api/account", 200, password="")
    else:
        gone.post(f"/api/tables/{id}/{how}")
    kinds = [person.post(f"/api/tables/{id}/vote", seat=seat)["seats"][seat]["kind"] for person in stay]
    assert kinds == ["person", "bot"]


def test_nobody_votes_on_their_companion(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "hotseat:Mia", "open", pace="days")["id"]
    bob.post(f"/api/tables/{id}/join")
    late(served, id)
    for seat in (0, 1, 3, -1):
        assert anna.post(f"/api/tables/{id}/vote", 403, seat=seat)["error"] == "not-yours"


@pytest.mark.parametrize("busy", [False, True])
def test_votes_lapse_when_the_late_seat_has_acted(tmp_path: Path, busy: bool) -> None:
    """The next delay is another matter, whether the thread writes it or the event loop."""
    with Served(tmp_path / "votes.db") as served:
        served.desk.writer.in_thread += busy
        people = [served.person(name) for name in ("Anna", "Bob", "Carl", "Dora")]
        variant = {"end_turn": "auto"}
        id = people[0].new_table("me", "open", "open", "open", pace="days", variant=variant)["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{id}/join")
        slow = to_act(id, *people)
        seat = slow.state(id)["you"][0]
        one, two = [person for person in people if person is not slow][:2]
        late(served, id)
        one.post(f"/api/tables/{id}/vote", seat=seat)
        while to_act(id, *people) is slow:
            slow.choose(id)
        while to_act(id, *people) is not slow:
            to_act(id, *people).choose(id)

        late(served, id)
        assert two.post(f"/api/tables/{id}/vote", seat=seat)["seats"][seat]["kind"] == "person"
        assert one.post(f"/api/tables/{id}/vote", seat=seat)["seats"][seat]["kind"] == "bot"


def test_r3_time_during_which_no_server_ran_is_credited(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "clock.db"))
    upgrade(engine)
    seats = schema.seats
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        beat(connection, 1000.0)
        for at, since in enumerate([900.0, 1004.0, None]):
            row = {"match": "m", "seat": at, "kind": "person", "bank": 60.0, "since": since}
            connection.execute(seats.insert().values(row))
        assert give_back(connection, 1500.0) == 500.0
        query = sa.select(seats.c.since).order_by(seats.c.seat)
        # 100 seconds were used before the beat; the second clock began after it
        assert connection.scalars(query).all() == [1400.0, 1500.0, None]
    engine.dispose()


def test_the_heartbeat_is_written(served: Served) -> None:
    with served.desk.engine.connect() as connection:
        value = connection.scalar(sa.select(schema.facts.c.value).where(schema.facts.c.key == "alive"))
    assert value is not None
    assert float(value) == pytest.approx(time.time(), abs=300)
