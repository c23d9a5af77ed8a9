"""Choices, live news, staleness, idempotency: R3, R4, R7, R8."""

from __future__ import annotations

import json
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

import bailiwick
from bailiwick import Match
from bailiwick.server.live import Live
from bailiwick.server.payloads import view_of, whole

from .helpers import Person, Served, play_on, to_act, two_at_a_table


def test_both_see_a_choice_the_moment_it_is_made(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    with anna.live(id) as hers, bob.live(id) as his:
        states = [hers.next("state"), his.next("state")]
        actor, other = (hers, his) if states[0]["decision"] else (his, hers)
        key = actor.choose(states[0] if states[0]["decision"] else states[1])
        assert actor.next("state")["seq"] == 1
        assert actor.next("accepted") == {"type": "accepted", "key": key, "seq": 1}
        news = other.next("state")
        assert news["seq"] == 1
        assert news["journal"][-1]["key"] == "took-castle"
        assert news["journal"][-1]["seq"] == 1
        assert news["journal"][-1]["by"] == news["journal"][-1]["args"]["seat"]


def test_a_whole_match_over_websockets(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, variant={"end_turn": "auto"})
    finals = []

    def play(person: Person) -> None:
        with person.live(id) as socket:
            while not (state := socket.next("state"))["over"]:
                if state["decision"]:
                    socket.choose(state, -1)
            finals.append(state)

    threads = [threading.Thread(target=play, args=(person,)) for person in (anna, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert [final["ranking"] for final in finals] == [finals[0]["ranking"]] * 2
    assert sorted(finals[0]["ranking"]) == [1, 2]
    assert [sum(parts.values()) for parts in finals[0]["breakdown"]] == finals[0]["scores"]
    assert anna.state(id)["state"] == "over"
    assert Match.parse(anna.get(f"/api/tables/{id}/export")).state.scores() == finals[0]["scores"]


def test_r7_a_stale_choice_gets_409_and_the_current_state(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, variant={"end_turn": "auto"})
    first = to_act(id, anna, bob)
    first.choose(id)
    second = to_act(id, anna, bob)
    code = second.state(id)["decision"]["options"][0]["code"]
    refused = second.choose(id, 409, seq=0, code=code)
    assert refused["error"] == "stale"
    assert refused["state"]["seq"] == 1
    assert refused["state"]["decision"]["options"]
    assert second.choose(id, 409, seq=2, code=code)["error"] == "stale"


def test_r7_what_is_not_offered_cannot_be_done(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor = to_act(id, anna, bob)
    refused = actor.choose(id, 422, code=100)
    assert refused["error"] == "illegal"
    assert "it may castle:" in refused["detail"]
    assert actor.state(id)["seq"] == 0


def test_r8_the_seat_comes_from_the_session(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor, other = (anna, bob) if anna.state(id)["decision"] else (bob, anna)
    code = actor.state(id)["decision"]["options"][0]["code"]
    seat = actor.state(id)["you"][0]
    assert other.choose(id, 403, code=code, seat=seat)["error"] == "not-yours"
    refused = other.choose(id, 422, code=code)
    assert "has nothing to decide" in refused["detail"]
    assert Person(served.url, None).post(f"/api/tables/{id}/choices", 401, seq=0, code=code, key="k")


def test_the_same_key_again_gets_the_first_answer(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor = to_act(id, anna, bob)
    code = actor.state(id)["decision"]["options"][0]["code"]
    wish = {"seq": 0, "code": code, "key": "once"}
    assert actor.post(f"/api/tables/{id}/choices", **wish)["seq"] == 1
    assert actor.post(f"/api/tables/{id}/choices", **wish)["seq"] == 1
    served.desk.drop(id)  # also after a cold load
    assert actor.post(f"/api/tables/{id}/choices", **wish)["seq"] == 1
    with actor.live(id) as socket:
        socket.next("state")
        socket.ws.send(json.dumps({"type": "choose", **wish}))
        assert socket.next("accepted") == {"type": "accepted", "key": "once", "seq": 1}


def test_two_tabs_of_one_person_choose_at_once_and_one_wins(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    actor = to_act(id, anna, bob)
    with actor.live(id) as one, actor.live(id) as two:
        state = one.next("state")
        two.next("state")
        keys = {one.choose(state), two.choose(state, 1)}
        answers = [socket.until(lambda m: m.get("key") in keys, "") for socket in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        assert next(a for a in answers if a["type"] == "refused")["state"]["seq"] == 1


def test_a_client_resumes_with_the_lines_it_has_not_seen(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=6)
    with anna.live(id) as socket:
        whole = socket.next("state")
    play_on(id, anna, bob, choices=3)
    have = len(whole["journal"])
    with anna.live(id, f"?since={have}&seq={whole['seq']}") as socket:
        rest = socket.next("state")
    assert rest["journal_from"] == have
    assert [line["n"] for line in rest["journal"]] == list(range(have, have + len(rest["journal"])))
    assert whole["journal"] + rest["journal"] == anna.state(id)["journal"]


def test_r4_nothing_is_told_before_its_commit(served: Served) -> None:
    """While another program keeps the database, nobody hears of the choice, not even who made it."""
    anna, bob, id = two_at_a_table(served)
    with anna.live(id) as hers, bob.live(id) as his:
        states = [hers.next("state"), his.next("state")]
        actor = hers if states[0]["decision"] else his
        database = sqlite3.connect(served.settings.database, isolation_level=None)
        with closing(database) as other, ThreadPoolExecutor() as pool:
            other.execute("BEGIN IMMEDIATE")
            key = actor.choose(states[0] if states[0]["decision"] else states[1])
            for socket in (hers, his):
                with pytest.raises(TimeoutError):
                    socket.next("state", seconds=0.2)
            looks = pool.submit(bob.state, id)
            with pytest.raises(TimeoutError):
                looks.result(0.2)
            assert anna.get("/health")["ok"], "the server does not wait with us"
            other.execute("ROLLBACK")
            assert looks.result(10)["seq"] == 1
        assert actor.next("accepted")["key"] == key
        assert his.next("state")["seq"] == 1 if actor is hers else hers.next("state")["seq"] == 1


def test_presence_tells_who_is_here(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    watcher = Person(served.url, None)
    with anna.live(id) as hers:
        assert hers.next("presence") == {"type": "presence", "here": [0], "watching": 0}
        with bob.live(id), watcher.live(id):
            assert hers.until(lambda m: m["here"] == [0, 1] and m["watching"] == 1, "presence")
            assert [person["here"] for person in anna.state(id)["people"]] == [True, True]
        assert hers.until(lambda m: m["here"] == [0] and m["watching"] == 0, "presence")


def test_last_seen_survives(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=4)
    with anna.live(id) as socket:
        socket.next("state")
        socket.say("seen", seq=3)
        socket.say("nonsense")
        socket.next("refused")
    anna.post(f"/api/tables/{id}/chat", text="a write after it: the note is on disk")
    served.desk.drop(id)
    assert anna.state(id)["last_seen"] == 3
    assert Person(served.url, None).state(id)["last_seen"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        '{"type":"choose"}',
        '{"type":"choose","seq":"x"}',
        '{"type":"dance"}',
        '{"type":"choose","seq":0,"key":"k","code":-1}',
        '{"type":"choose","seq":0,"key":"k","code":4611686018427387904}',
        '{"type":"choose","seq":0,"key":"k","code":99999999999999999999999}',
        '{"type":"choose","seq":4611686018427387904,"key":"k","code":1}',
        '{"type":"choose","seq":0,"key":"k","code":1,"seat":4611686018427387904}',
        '{"type":"undo","seq":0,"key":""}',
        r'{"type":"undo","seq":0,"key":"q\u0000"}',
        r'{"type":"undo","seq":0,"key":"two\nlines"}',
        "9" * 9000,
    ],
)
def test_nonsense_over_the_websocket_is_refused_and_harmless(served: Served, text: str) -> None:
    anna, _, id = two_at_a_table(served)
    with anna.live(id) as socket:
        socket.next("state")
        socket.ws.send(text)
        assert socket.next("refused")["error"] == "invalid"
        key = socket.say("chat", text="still here")
        assert socket.next("accepted")["key"] == key


def test_unknown_tables_close_the_websocket(served: Served) -> None:
    with served.person("Anna").live("nowhere") as socket:
        assert socket.next("refused")["error"] == "unknown"
        assert socket.closed_with() == 4404


@pytest.mark.parametrize("id", bailiwick.games())
def test_a_view_is_told_as_the_game_shows_it(id: str) -> None:
    """What is printed is encoded once for all matches; it reads as if it were not."""
    game = bailiwick.game(id)
    for seed in range(2):
        live = Live(game, game.seats[0], seed, game.full_variant({}))
        for _ in range(12):
            for eyes in (None, 0):
                told = whole(live, view_of(live, eyes))
                assert json.loads(bytes(told)) == json.loads(json.dumps(live.state.view(eyes)))
            seat = live.state.actors()[0]
            live.choose(seat, live.state.legal(seat)[0])


def test_positions_on_a_line_hold_nothing_printed_after_the_first(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    anna = to_act(id, anna, bob)
    with anna.live(id) as socket:
        first = socket.next("state")
        assert set(first["printed"]) == {"tiles", "characters"}
        socket.choose(first)
        again = socket.next("state")
        assert again["seq"] == 1
        assert "printed" not in again
        assert again["view"] == anna.state(id)["view"], "the client has put it there"
    with anna.live(id) as socket:
        assert set(socket.next("state")["printed"]) == {"tiles", "characters"}, (
            "another line knows nothing yet"
        )


def test_why_a_piece_is_not_on_offer_is_told_to_those_who_are_asked(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    while (state := to_act(id, anna, bob).state(id))["decision"]["prompt"]["key"] != "ask-take":
        play_on(id, anna, bob, choices=1)
    asked, castle = to_act(id, anna, bob), f"cell:{state['seat']}:4"
    waiting = bob if asked is anna else anna

    def why(person: Person, piece: str) -> dict[str, Any]:
        return person.get(f"/api/tables/{id}/why?piece={piece}")

    message = {"key": "why-not-fallow", "args": {}}
    assert why(asked, castle) == {"seq": state["seq"], "rule": "PV3.2", "message": message}
    nothing = {"seq": state["seq"], "rule": "", "message": None}
    assert why(asked, state["decision"]["options"][0]["pieces"][0]) == nothing
    assert why(waiting, castle) == nothing
    assert why(Person(served.url, "Clara"), castle) == nothing, "she watches"
    assert Person(served.url, None).get(f"/api/tables/{id}/why?piece={castle}", 401)["error"] == "who"
    asked.get(f"/api/tables/{id}/why?piece={'x' * 65}", 400)
