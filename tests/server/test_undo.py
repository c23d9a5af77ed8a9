"""Undo, R1 on the wire: up to the barrier and no further; the stored log only grows."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bailiwick import Rng
from bailiwick.core.registry import game
from bailiwick.server import schema
from bailiwick.server.live import Live, Row, replay
from bailiwick.server.payloads import ENCODER, face, journal
from bailiwick.server.play import Wish, carry_out

from ..every_game.play import random_choice
from .helpers import Served, play_on, to_act, two_at_a_table


def test_a_step_is_taken_back_and_everybody_sees_it(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    before = actor.state(id)
    with other.live(id) as socket:
        first = socket.next("state")
        actor.choose(id)
        assert actor.state(id)["can_undo"]
        after = actor.undo(id)
        assert after["view"] == before["view"]
        assert after["decision"] == before["decision"]
        assert after["seq"] == 2
        news = socket.until(lambda state: state["seq"] == 2)
        assert news["view"] == first["view"]
        # the lines of the choice are to be dropped
        assert news["journal_from"] == len(first["journal"])
        assert news["journal"] == []


def test_the_whole_turn_is_taken_back_at_once(served: Served) -> None:
    anna, _, id = two_at_a_table(served, game="sealed")
    before = anna.state(id)
    for _ in range(3):
        anna.choose(id)
    after = anna.undo(id, turn=True)
    assert after["view"] == before["view"]
    assert after["seq"] == 6
    with served.desk.engine.connect() as connection:
        rows = connection.execute(sa.select(schema.log).where(schema.log.c.match == id)).all()
    assert [row.undoes for row in rows] == [None, None, None, 2, 1, 0]


def test_a_whole_turn_is_taken_back_before_the_eyes_of_all(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, game="burgundy")
    actor, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    with actor.live(id) as mine, other.live(id) as theirs:
        first = theirs.next("state")
        for _ in range(2):
            actor.choose(id)
        assert theirs.until(lambda state: state["seq"] == 2)
        mine.say("undo", seq=2, turn=True)
        assert mine.next("accepted")["seq"] == 4
        news = theirs.until(lambda state: state["seq"] == 4)
    assert news["view"] == first["view"]
    assert news["journal_from"] == len(first["journal"])


def test_nobody_undoes_another_seats_choice(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, variant={"end_turn": "auto"})
    actor, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    actor.choose(id)
    refused = other.undo(id, 422)
    assert refused["error"] == "cannot-undo"
    assert actor.undo(id, 422)["error"] == "cannot-undo"
    state = actor.state(id)
    assert not state["can_undo"]
    assert "another seat has the turn" in state["undo_why"]


def test_a_client_that_was_away_during_an_undo_gets_the_lines_from_there(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor = to_act(id, anna, bob)
    actor.choose(id)
    shown = actor.state(id)
    actor.undo(id)
    play_on(id, anna, bob, choices=4)
    with actor.live(id, f"?since={len(shown['journal'])}&seq={shown['seq']}") as socket:
        news = socket.next("state")
    kept = shown["journal"][: news["journal_from"]]
    assert kept + news["journal"] == actor.state(id)["journal"]


@pytest.mark.parametrize("id", ["provence", "sealed", "antiquity"])
@pytest.mark.parametrize("seed", range(6))
def test_random_choices_and_undos_replay_from_the_stored_rows(id: str, seed: int) -> None:
    """Whatever was chosen and taken back, also out of order: the rows lead to the same match again.

    And where the same choices stand as before, everybody is shown what they were shown then.
    """
    rng = Rng(f"{id} {seed}")
    card = game(id)
    live = Live(card, 3, seed, {"end_turn": "ask"})
    rows: list[Row] = []
    shown: dict[tuple[int, ...], list[bytes]] = {}
    while live.state.actors() and len(rows) < 120:
        now = pictures(live)
        assert shown.setdefault(tuple(live.rows), now) == now
        undoable = [seat for seat in range(3) if live.match.can_undo(seat)]
        if undoable and rng.below(3) == 0:
            seat, wish = rng.pick(undoable), Wish(0, "k", None, rng.below(2) == 0)
        else:
            seat, code = random_choice(live.match, rng, people=True)
            wish = Wish(0, "k", code)
        made = carry_out(live, seat, wish)
        for row, (_, hidden) in zip(made, live.history[-len(made) :], strict=True):
            rows.append(
                Row(row["seq"], seat, row["code"], row["undoes"], row.get("hash", live.hash()), hidden)
            )
    for again in (replay(live.copy(), rows), stepwise(live.copy(), rows)):
        assert again.hash() == live.hash()
        assert again.rows == live.rows
        assert again.marks == live.marks
        assert again.history == live.history
        assert [repr(event) for event in again.events] == [repr(event) for event in live.events]


def pictures(live: Live) -> list[bytes]:
    """What the seats and a spectator are shown, but for the count of rows."""
    viewers = [None, *range(live.match.seats)]
    return [
        ENCODER.encode((face(live, eyes), journal(live, eyes, 0, [] if eyes is None else [eyes])))
        for eyes in viewers
    ]


def stepwise(live: Live, rows: list[Row]) -> Live:
    """As another process follows: row by row, each hash compared."""
    for row in rows:
        live.follow([row])
    return live
