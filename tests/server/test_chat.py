"""Talk at the table."""

from __future__ import annotations

from .helpers import Person, Served, two_at_a_table


def test_a_line_reaches_everybody_and_stays(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    with bob.live(id) as socket:
        socket.next("state")
        anna.post(f"/api/tables/{id}/chat", text="  Good\nevening ")
        line = socket.next("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "Good evening")
    assert bob.state(id)["chat"] == [line]
    assert Person(served.url, None).state(id)["chat"] == [line]


def test_chat_among_the_players_is_hidden_from_spectators(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, spectator_chat=False)
    carl = served.person("Carl")
    with carl.live(id) as theirs, bob.live(id) as his:
        theirs.next("state")
        his.next("state")
        anna.post(f"/api/tables/{id}/chat", text="between us")
        assert his.next("chat")["line"]["text"] == "between us"
        theirs.say("chat", text="let me in")
        assert theirs.next("refused")["error"] == "not-yours"
        assert not [text for text in theirs.heard if "between us" in text]
    assert carl.state(id)["chat"] == []


def test_an_empty_or_endless_line_is_refused(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    assert anna.post(f"/api/tables/{id}/chat", 400, text=" \u200b ")["error"] == "invalid"
    assert anna.post(f"/api/tables/{id}/chat", 400, text="x" * 501)["error"] == "invalid"
