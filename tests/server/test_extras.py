"""What only people are offered: told to the seat alone, accepted from it alone (R5, R7)."""

from __future__ import annotations

from bailiwick import Match
from bailiwick.games.antiquity.actions import ACTIONS

from .helpers import Person, Served, play_on, two_at_a_table

CODES = {name: code for code, name in enumerate(ACTIONS)}
AT_ONCE = {"end_turn": "auto", "map_mode": "fixed"}


def planning(served: Served) -> tuple[Person, Person, str]:
    """Anna and Bob in the first city building of Antiquity."""
    anna, bob, id = two_at_a_table(served, game="antiquity", variant=AT_ONCE)
    play_on(id, anna, bob, choices=2)
    return anna, bob, id


def names(person: Person, id: str) -> list[str]:
    return [ACTIONS[option["code"]] for option in person.state(id)["extras"]]


def test_extras_stand_beside_the_options_of_their_seat(served: Served) -> None:
    anna, bob, id = planning(served)
    assert names(anna, id) == names(bob, id) == ["resign"]
    assert CODES["resign"] not in [option["code"] for option in anna.state(id)["decision"]["options"]]
    assert anna.state(id)["extras"][0]["message"] == {"key": "opt-resign", "args": {}}
    assert Person(served.url, None).state(id)["extras"] == []


def test_a_seat_that_waits_may_still_choose_them(served: Served) -> None:
    anna, bob, id = planning(served)
    anna.choose(id, code=CODES["commit"])
    assert anna.state(id)["decision"] is None
    assert anna.choose(id, code=CODES["resign"])
    state = bob.state(id)
    assert state["over"]
    assert state["ranking"] == ([2, 1] if anna.state(id)["you"] == [0] else [1, 2])
    assert state["extras"] == []
    assert Match.parse(bob.get(f"/api/tables/{id}/export")).state.over


def test_r7_what_is_no_extra_now_is_refused(served: Served) -> None:
    anna, _, id = planning(served)
    assert anna.choose(id, 422, code=CODES["withdraw"])["error"] == "illegal"
    anna.choose(id, code=CODES["build:market"])
    assert anna.state(id)["extras"] == []
    assert anna.choose(id, 422, code=CODES["resign"])["error"] == "illegal"


def test_a_moment_of_the_past_offers_none(served: Served) -> None:
    anna, _, id = planning(served)
    assert anna.get(f"/api/tables/{id}/at/2")["extras"] == []


def test_numbers_of_a_game_have_a_least_and_a_most(served: Served) -> None:
    anna = served.person()
    card = next(card for card in anna.get("/api/games") if card["id"] == "antiquity")
    assert card["numbers"]["max_rounds"] == [1, 99]
    assert card["variants"]["max_rounds"] == ["40"]
    wish = {"game": "antiquity", "seats": ["me", "open"]}
    refused = anna.post("/api/tables", 400, **wish, variant={"max_rounds": "0"})
    assert refused["detail"] == "antiquity: max_rounds cannot be '0'; it can be a number from 1 to 99"
    assert anna.post("/api/tables", **wish, variant={"max_rounds": "17"})["variant"]["max_rounds"] == "17"
