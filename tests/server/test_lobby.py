"""Tables: made, joined, started, left, handed over."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest
import sqlalchemy as sa

from bailiwick import Rng
from bailiwick.core.registry import game as find_game
from bailiwick.core.registry import games
from bailiwick.server import schema
from bailiwick.server.cards import lobby
from bailiwick.server.limits import LIMITS

from .helpers import WAIT, Person, Served, two_at_a_table


def ids(cards: list[dict[str, str]]) -> list[str]:
    return [card["id"] for card in cards]


def test_an_open_table_is_in_everybodys_lobby_until_it_is_full(served: Served) -> None:
    anna, bob, carl = served.person("Anna"), served.person("Bob"), served.person("Carl")
    id = anna.new_table("me", "open", title="Tonight")["id"]
    assert id in ids(bob.get("/api/lobby")["open"])
    assert id in ids(anna.get("/api/lobby")["mine"])
    card = bob.post(f"/api/tables/{id}/join")
    assert card["state"] == "running"
    assert card["title"] == "Tonight"
    lobby = carl.get("/api/lobby")
    assert id in ids(lobby["running"])
    assert id not in ids(lobby["open"])


def plan_of(served: Served, user: str | None) -> list[str]:
    """How SQLite finds the tables of a lobby."""
    plans: list[str] = []

    @sa.event.listens_for(served.desk.engine, "before_cursor_execute")
    def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if "FROM matches" in statement:
            cursor.execute("EXPLAIN QUERY PLAN " + statement, parameters)
            plans.extend(row[3] for row in cursor.fetchall())

    try:
        with served.desk.engine.connect() as connection:
            lobby(connection, user)
    finally:
        sa.event.remove(served.desk.engine, "before_cursor_execute", explain)
    return plans


def test_the_public_lists_are_read_by_an_index_in_their_order(served: Served) -> None:
    """However many tables are played: no more rows are read than are shown."""
    plans = plan_of(served, None)
    assert plans.count("SEARCH matches USING INDEX matches_by_state (state=? AND private=?)") == 2
    assert not [plan for plan in plans if plan.startswith(("SCAN", "USE TEMP B-TREE"))]


def test_ones_own_tables_are_found_by_indexes(served: Served) -> None:
    plans = plan_of(served, "anna")
    assert "SEARCH matches USING INDEX ix_matches_host (host=?)" in plans
    assert "SEARCH seats USING INDEX ix_seats_user (user=?)" in plans
    assert not [plan for plan in plans if plan.startswith("SCAN")]


def test_a_private_table_is_unknown_to_strangers_and_open_to_its_link(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", private=True)
    id = table["id"]
    assert id not in ids(bob.get("/api/lobby")["open"])
    bob.get(f"/api/tables/{id}", 404)
    bob.post(f"/api/tables/{id}/join", 404)
    assert bob.get("/api" + table["invite"])["id"] == id
    assert bob.post("/api" + table["invite"])["state"] == "running"
    assert bob.state(id)["you"] == [1]


@pytest.mark.parametrize("private", [False, True])
def test_a_link_to_a_match_that_has_started_promises_no_more_than_the_table_keeps(
    served: Served, private: bool
) -> None:
    anna, bob, carl = (served.person(name) for name in ("Anna", "Bob", "Carl"))
    table = anna.new_table("me", "open", private=private)
    bob.post("/api" + table["invite"])
    detail = carl.post("/api" + table["invite"], 409)["detail"]
    assert detail.endswith("only its players see it" if private else "you can watch it")
    carl.get(f"/api/tables/{table['id']}", 404 if private else 200)


def test_a_guest_by_link_makes_the_first_choice(served: Served) -> None:
    invite = served.person("Anna").new_table("me", "open", private=True, variant={"start_player": "host"})[
        "invite"
    ]
    guest = Person(served.url, None)
    guest.post("/api" + invite, 401)
    guest.post("/api/guest", name="Just passing")
    id = guest.post("/api" + invite)["id"]
    # the castle draft begins with the last seat
    assert guest.choose(id)["seq"] == 1


def test_invitations_are_long_hashed_and_revocable(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", "open", private=True)
    token = table["invite"].removeprefix("/join/")
    assert len(token) >= 22
    with served.desk.engine.connect() as connection:
        assert token not in connection.scalars(sa.select(schema.invites.c.token)).all()
    second = anna.post(f"/api/tables/{table['id']}/invite")["invite"]
    assert second != table["invite"]
    anna.ask("DELETE", f"/api/tables/{table['id']}/invite", 200)
    bob.get("/api" + second, 404)
    bob.post("/api" + table["invite"], 404)


def test_a_new_link_takes_the_place_of_all_others(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", "open", private=True)
    path = f"/api/tables/{table['id']}/invite"
    second = anna.post(path)["invite"]
    new = anna.ask("PUT", path, 200)["invite"]
    for old in (table["invite"], second):
        bob.get("/api" + old, 404)
    assert bob.post("/api" + new)["id"] == table["id"]


def test_only_the_host_ends_links(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", "open", private=True)
    path = f"/api/tables/{table['id']}/invite"
    served.person("Cleo").ask("PUT", path, 404)
    bob.post("/api" + table["invite"])
    for method in ("PUT", "DELETE"):
        assert bob.ask(method, path, 403)["error"] == "not-yours"
    assert bob.get("/api" + bob.post(path)["invite"])["id"] == table["id"]
    assert bob.get("/api" + table["invite"])["id"] == table["id"]


def test_who_asks_for_too_many_links_gets_none_and_loses_none(served: Served) -> None:
    anna = served.person("Anna")
    table = anna.new_table("me", "open", private=True)
    path = f"/api/tables/{table['id']}/invite"
    for _ in range(LIMITS["invite"][0]):
        last = anna.ask("PUT", path, 200)["invite"]
    for method in ("PUT", "POST"):
        assert anna.ask(method, path, 429)["error"] == "too-often"
    assert anna.get("/api" + last)["id"] == table["id"]
    with served.desk.engine.connect() as connection:
        links = sa.select(sa.func.count()).where(schema.invites.c.match == table["id"])
        assert connection.scalar(links) == 1


def test_bots_fill_empty_seats_at_the_start(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "open", "open")["id"]
    bob.post(f"/api/tables/{id}/join", seat=2)
    assert bob.post(f"/api/tables/{id}/start", 403, fill="random")["error"] == "not-yours"
    assert anna.post(f"/api/tables/{id}/start", 409)["error"] == "not-now"
    card = anna.post(f"/api/tables/{id}/start", fill="random")
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "person"]
    assert card["state"] == "running"


def test_a_taken_seat_cannot_be_taken(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "open", "open")["id"]
    assert bob.post(f"/api/tables/{id}/join", 409, seat=0)["error"] == "not-now"
    bob.post(f"/api/tables/{id}/join", seat=1)
    assert bob.post(f"/api/tables/{id}/join")["seats"][1]["me"]


def test_leaving_before_the_start_frees_the_seat(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "open", "open")["id"]
    bob.post(f"/api/tables/{id}/join")
    assert bob.post(f"/api/tables/{id}/leave")["seats"][1]["kind"] == "empty"
    assert anna.post(f"/api/tables/{id}/leave") is None
    anna.get(f"/api/tables/{id}", 404)


def test_who_waits_for_a_leaving_person_sees_the_seat_left(served: Served) -> None:
    """It is one change: nobody comes in between what the disk knows and what is told."""
    anna, _, id = two_at_a_table(served)
    desk = served.desk
    seen: list[Future[str]] = []

    async def kind() -> str:
        return (await desk.table(id)).seats[0].kind

    def look(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith("INSERT INTO chat"):
            seen.append(asyncio.run_coroutine_threadsafe(kind(), desk.writer.loop))

    sa.event.listen(desk.engine, "before_cursor_execute", look)
    try:
        anna.post(f"/api/tables/{id}/leave")
    finally:
        sa.event.remove(desk.engine, "before_cursor_execute", look)
    assert [look.result(WAIT) for look in seen] == ["resigned"]


def test_resigning_leaves_the_seat_to_a_bot_for_good(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    anna.post(f"/api/tables/{id}/resign")
    assert bob.state(id)["seats"][0] == {"kind": "resigned", "name": "Anna", "level": "greedy", "me": False}
    assert bob.state(id)["people"][0]["kind"] == "resigned"
    assert anna.state(id)["you"] == []
    anna.post(f"/api/tables/{id}/take-back", 409)
    anna.post(f"/api/tables/{id}/hand-over", 409, level="random")
    anna.post(f"/api/tables/{id}/resign", 403)


def test_who_resigned_from_a_private_table_may_look_on(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", private=True)
    bob.post("/api" + table["invite"])
    id = table["id"]
    with bob.live(id) as socket:
        socket.next("state")
        bob.post(f"/api/tables/{id}/resign")
        assert socket.next("state")["you"] == []
    assert bob.state(id)["view"]
    assert bob.state(id)["decision"] is None
    assert id in ids(bob.get("/api/lobby")["mine"])
    assert bob.choose(id, 403, code=1)["error"] == "not-yours"


def test_a_finished_match_cannot_be_left(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    with served.desk.engine.begin() as connection:
        connection.execute(schema.matches.update().where(schema.matches.c.id == id).values(state="over"))
    assert anna.post(f"/api/tables/{id}/leave", 409)["error"] == "not-now"
    assert anna.state(id)["seats"][0]["kind"] == "person"


@pytest.mark.parametrize("call", ["leave", "resign", "hand-over", "take-back", "vote"])
def test_the_seats_of_a_broken_match_stay_as_they_are(served: Served, call: str) -> None:
    anna, _, id = two_at_a_table(served)
    with served.desk.engine.begin() as connection:
        connection.execute(schema.matches.update().where(schema.matches.c.id == id).values(state="broken"))
    served.desk.drop(id)
    assert anna.post(f"/api/tables/{id}/{call}", 423, seat=1)["error"] == "broken"
    assert anna.state(id)["seats"][0]["kind"] == "person"


def test_everybody_is_told_what_happens_to_a_seat(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    with bob.live(id) as socket:
        socket.next("state")
        for call, event in (("hand-over", "bot"), ("take-back", "back"), ("resign", "resigned")):
            anna.post(f"/api/tables/{id}/{call}")
            line = socket.next("chat")["line"]
            assert (line["seat"], line["name"], line["text"], line["event"]) == (0, "Anna", "", event)
    assert [line["event"] for line in bob.state(id)["chat"]] == ["bot", "back", "resigned"]


def test_a_handed_over_seat_can_be_taken_back(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    anna.post(f"/api/tables/{id}/hand-over", level="random")
    assert anna.state(id)["you"] == []
    assert bob.state(id)["seats"][0]["kind"] == "bot"
    anna.post(f"/api/tables/{id}/take-back")
    assert anna.state(id)["you"] == [0]
    assert bob.state(id)["seats"][0]["kind"] == "person"


def test_who_talks_a_lot_may_still_hand_over_and_take_back(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    for _ in range(LIMITS["chat"][0]):
        anna.post(f"/api/tables/{id}/chat", text="and then")
    assert anna.post(f"/api/tables/{id}/chat", 429, text="and then")["error"] == "too-often"
    for _ in range(LIMITS["hand-over"][0]):
        anna.post(f"/api/tables/{id}/hand-over", level="random")
        anna.post(f"/api/tables/{id}/take-back")
    assert anna.post(f"/api/tables/{id}/hand-over", 429, level="random")["error"] == "too-often"
    assert anna.state(id)["you"] == [0]


def test_seats_can_be_shuffled(served: Served) -> None:
    orders = set()
    for _ in range(40):
        served.desk.limits.moments.clear()
        card = served.person("Anna").new_table("me", "bot:random", shuffle=True)
        orders.add(tuple(seat["kind"] for seat in card["seats"]))
        if len(orders) == 2:
            return
    raise AssertionError("always the same order")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": ["me", "open"]},
        {"game": "_template", "seats": ["me", "open"]},
        {"game": "provence", "seats": ["me"]},
        {"game": "provence", "seats": ["me", "me"]},
        {"game": "provence", "seats": ["me", "bot:genius"]},
        {"game": "provence", "seats": ["me", "king"]},
        {"game": "provence", "seats": ["me", "hotseat:\u200b"]},
        {"game": "provence", "seats": ["me", "open"], "pace": "slow"},
        {"game": "provence", "seats": ["me", "open"], "variant": {"scenario": "moon"}},
        {"game": "provence", "seats": ["me", "open"], "title": "x" * 81},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(served: Served, wish: dict[str, object]) -> None:
    answer = served.person("Anna").post("/api/tables", 400, **wish)
    assert answer["error"] == "invalid"
    assert len(answer["detail"]) > 20


TOO_FEW = [
    ("advanced_open", 2, 9),
    ("advanced_secret", 2, 8),
    ("advanced_open", 4, 6),
    ("random", 4, 8),
    ("free", 2, 9),
]
BANS = {f"ban_b{board}": "on" for board in range(1, 10)}


@pytest.mark.parametrize(("mode", "seats", "banned"), TOO_FEW)
@pytest.mark.parametrize("other", ["open", "hotseat:Bob"])
def test_a_match_that_could_not_begin_is_refused_when_its_table_is_set(
    served: Served, mode: str, seats: int, banned: int, other: str
) -> None:
    variant = {"mode": mode, **dict(list(BANS.items())[:banned])}
    wish = {"game": "burgundy", "seats": ["me", *[other] * (seats - 1)], "variant": variant}
    answer = served.person("Anna").post("/api/tables", 400, **wish)
    assert answer["error"] == "invalid"
    assert answer["detail"].endswith("(9.9)")


def test_a_table_that_was_set_before_its_match_could_not_begin_stays_open(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    id = anna.new_table("me", "open", game="burgundy", variant={"mode": "random"})["id"]
    variant = find_game("burgundy").full_variant({"mode": "random", **BANS})
    with served.desk.engine.begin() as connection:
        connection.execute(schema.matches.update().where(schema.matches.c.id == id).values(variant=variant))
    assert "ban fewer" in bob.post(f"/api/tables/{id}/join", 400)["detail"]
    assert "ban fewer" in anna.post(f"/api/tables/{id}/start", 400, fill="random")["detail"]
    assert [seat["kind"] for seat in anna.state(id)["seats"]] == ["person", "empty"]


@pytest.mark.parametrize("game", games())
def test_any_variant_makes_a_table_or_a_sentence(served: Served, game: str) -> None:
    anna, card, rng = served.person("Anna"), find_game(game), Rng(game)
    for seats in card.seats:
        for _ in range(10):
            served.desk.limits.moments.clear()
            variant = {variant.key: rng.pick(variant.values) for variant in card.variants}
            wish = {"game": game, "seats": ["me"] + ["hotseat:Bob"] * (seats - 1), "variant": variant}
            answer = anna.http.post("/api/tables", json=wish)
            assert answer.status_code in (201, 400), (wish, answer.text)


def test_new_tables_are_limited(served: Served) -> None:
    anna = served.person("Anna")
    for _ in range(5):
        anna.new_table("me", "open")
    assert anna.post("/api/tables", 429, game="provence", seats=["me", "open"])["error"] == "too-often"


def test_hot_seat_shows_the_seat_to_act(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Bob", variant={"start_player": "host", "end_turn": "auto"})["id"]
    state = anna.state(id)
    assert (state["you"], state["seat"]) == ([0, 1], 1)
    assert anna.choose(id)["seat"] == 0
    assert anna.choose(id, 422, seat=1, code=5)["error"] == "illegal"


def test_a_person_watches_a_running_table_without_a_seat(served: Served) -> None:
    _, _, id = two_at_a_table(served)
    watcher = Person(served.url, None)
    state = watcher.state(id)
    assert (state["you"], state["seat"], state["decision"]) == ([], None, None)
    carl = served.person("Carl")
    assert carl.post(f"/api/tables/{id}/choices", 403, seq=0, code=1, key="k")["error"] == "not-yours"
