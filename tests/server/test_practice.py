"""Alone with bots: what if, free rewind, hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bailiwick import Match, Rng, State
from bailiwick.bots import BOTS, GUESSES, Bot, Weighed
from bailiwick.server.botprocess import Task, Worker, think
from bailiwick.server.live import Row, first_wrong_row
from bailiwick.server.stored import read_rows, read_table, start_live

from .helpers import KEYS, Person, Served, play_on, two_at_a_table, until

GOLDEN = (Path(__file__).parents[1] / "golden" / "provence" / "2-seats.txt").read_text(encoding="utf-8")


def imported(anna: Person, text: str = GOLDEN) -> str:
    """A finished match of ghosts."""
    return str(anna.post("/api/import", text=text)["id"])


def sealed_file(seed: int = 3) -> str:
    """A finished match of a game with secrets."""
    match, rng = Match.new("sealed", 2, seed), Rng(seed)
    while actors := match.state.actors():
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))
    return match.text()


def stored(served: Served, id: str) -> tuple[list[Row], str]:
    """The rows in the database, and the first of them that does not lead where its hash says."""

    def check(connection: sa.Connection) -> tuple[list[Row], str]:
        found = read_table(connection, id)
        assert found is not None
        rows = read_rows(connection, id)
        return rows, first_wrong_row(start_live(*found), rows)

    return served.desk._read(check)


def settled(anna: Person, id: str) -> dict[str, Any]:
    """The table when no bot has anything to do."""

    def mine() -> dict[str, Any] | None:
        state = anna.state(id)
        return state if set(state["actors"]) <= set(state["you"]) else None

    return dict(until(mine))


def rewind(anna: Person, id: str, seq: int, status: int = 200) -> Any:
    return anna.post(f"/api/tables/{id}/rewind", status, seq=seq, key=f"key {next(KEYS)}")


# ---- what if --------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [0, 1, 20])
def test_a_fork_is_the_match_up_to_that_moment(served: Served, at: int) -> None:
    anna, golden = served.person("Anna"), Match.parse(GOLDEN)
    source = imported(anna)
    seat = golden.at(at).state.actors()[0]

    card = anna.post(f"/api/tables/{source}/fork", seq=at, seat=seat, level="random")

    assert (card["state"], card["private"], card["choices"]) == ("running", True, at)
    assert [one["kind"] for one in card["seats"]] == ["person" if s == seat else "bot" for s in range(2)]
    state = anna.state(card["id"])
    assert state["seq"] == at
    assert state["view"] == golden.at(at).state.view(seat)
    assert [option["code"] for option in state["decision"]["options"]] == golden.at(at).state.legal(seat)
    assert anna.state(source)["over"], "the finished match stays as it is"


def test_the_rows_of_a_fork_lead_where_their_hashes_say(served: Served) -> None:
    anna = served.person("Anna")
    seat = Match.parse(GOLDEN).at(20).state.actors()[0]
    id = anna.post(f"/api/tables/{imported(anna)}/fork", seq=20, seat=seat)["id"]
    rows, wrong = stored(served, id)
    assert (len(rows), wrong) == (20, "no wrong row")

    anna.choose(id)
    served.desk.drop(id)
    assert settled(anna, id)["seq"] > 20


def test_a_fork_of_a_match_with_secrets_counts_as_its_reader_does(served: Served) -> None:
    anna = served.person("Anna")
    source = imported(anna, sealed_file())
    whole = anna.get(f"/api/tables/{source}/at/7?eyes=all")

    card = anna.post(f"/api/tables/{source}/fork", seq=7, seat=1, eyes="all")

    rows, wrong = stored(served, card["id"])
    assert (rows[:7][-1].seq, wrong) == (6, "no wrong row")
    first = anna.get(f"/api/tables/{card['id']}/at/0")
    assert first["view"] == anna.get(f"/api/tables/{source}/at/0?eyes=1")["view"]
    assert whole["views"][1] != whole["views"][0]
    assert anna.state(card["id"])["seat"] == 1


def test_only_a_finished_match_can_be_forked(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=3)
    assert anna.post(f"/api/tables/{id}/fork", 409, seq=1, seat=0)["error"] == "not-now"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seq": 68, "seat": 0}, 409),
        ({"seq": 9999, "seat": 0}, 404),
        ({"seq": 3, "seat": 2}, 400),
        ({"seq": 3, "seat": -1}, 400),
        ({"seq": 3, "seat": 0, "level": "genius"}, 400),
        ({"seq": 3, "seat": 0, "title": "x" * 81}, 400),
    ],
)
def test_a_fork_that_cannot_be_is_refused(served: Served, wish: dict[str, Any], status: int) -> None:
    anna, length = served.person("Anna"), len(Match.parse(GOLDEN).log)
    seq = length if wish["seq"] == 68 else wish["seq"]
    anna.post(f"/api/tables/{imported(anna)}/fork", status, **(wish | {"seq": seq}))


def test_a_stranger_cannot_fork_a_private_match(served: Served) -> None:
    source = imported(served.person("Anna"))
    served.person("Eve").post(f"/api/tables/{source}/fork", 404, seq=3, seat=0)


def test_a_fork_is_called_what_if(served: Served) -> None:
    anna = served.person("Anna")
    source = imported(anna)
    named = anna.post(f"/api/tables/{source}/fork", seq=0, seat=0, title="Et si : Provence")
    plain = anna.post(f"/api/tables/{source}/fork", seq=0, seat=0)
    assert named["title"] == "Et si : Provence"
    assert plain["title"] == "What if: Provence (890 Anno Domini)"


# ---- free rewind ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["provence", "burgundy", "sealed"])
def test_any_moment_against_bots_can_be_played_on_from(served: Served, game: str) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random", game=game)["id"]
    for _ in range(5):
        settled(anna, id)
        anna.choose(id)
    before = settled(anna, id)
    moments = anna.get(f"/api/tables/{id}/journal")["moments"]
    target = moments[len(moments) // 3]
    then = anna.get(f"/api/tables/{id}/at/{target}")

    rewind(anna, id, target)

    rows, wrong = stored(served, id)
    assert wrong == "no wrong row"
    assert any(row.undoes is not None for row in rows)
    after = settled(anna, id)
    assert after["seq"] > before["seq"]
    back = anna.get(f"/api/tables/{id}/journal")
    assert back["moments"][: moments.index(target) + 1] == moments[: moments.index(target) + 1]
    if then["decision"]:
        assert after["view"] == then["view"]
        assert after["journal"] == then["journal"]
    served.desk.drop(id)
    again = anna.state(id)
    assert [again[key] for key in ("seq", "view", "journal", "decision")] == [
        after[key] for key in ("seq", "view", "journal", "decision")
    ]


def test_those_who_watch_hear_which_lines_are_gone(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    settled(anna, id)
    with anna.live(id) as socket:
        state = socket.next("state")
        for _ in range(4):
            socket.choose(state)
            last = state["seq"]
            state = socket.until(lambda s, last=last: s["decision"] and s["seq"] > last)
        first = anna.get(f"/api/tables/{id}/at/0")["journal"]
        rewind(anna, id, 0)
        told = socket.until(lambda s: s["seq"] > state["seq"])
    assert told["journal_from"] == len(first) < state["journal"][-1]["n"]


def test_chance_repeats_itself_after_a_rewind(served: Served) -> None:
    """The seed stays: as many draws as before bring the same numbers."""
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random", game="burgundy")["id"]
    settled(anna, id)
    start = anna.get(f"/api/tables/{id}/at/0")
    anna.choose(id)
    settled(anna, id)
    rewind(anna, id, 0)
    assert anna.get(f"/api/tables/{id}/at/0")["view"] == start["view"]
    table = served.desk.tables[id]
    assert table.live is not None
    live = table.live
    assert live.state.rng.key == live.copy().state.rng.key


def test_the_same_rewind_twice_is_one(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random", variant={"start_player": "host"})["id"]
    for _ in range(3):
        settled(anna, id)
        anna.choose(id)
    settled(anna, id)
    anna.post(f"/api/tables/{id}/rewind", seq=1, key="once")
    settled(anna, id)
    seq = anna.state(id)["seq"]
    anna.post(f"/api/tables/{id}/rewind", seq=1, key="once")
    assert anna.state(id)["seq"] == seq


def test_r1_nobody_rewinds_where_people_sit(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    play_on(id, anna, bob, choices=3)
    for person in (anna, bob):
        assert rewind(person, id, 1, 409)["error"] == "not-now"
    bob.post(f"/api/tables/{id}/resign")
    assert rewind(anna, id, 1, 409)["error"] == "not-now", "a person has played that seat"
    assert rewind(bob, id, 1, 403)["error"] == "not-yours"
    assert rewind(served.person("Eve"), id, 1, 403)["error"] == "not-yours"


def test_companions_at_one_screen_are_people(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Ben", "bot:random")["id"]
    settled(anna, id)
    anna.choose(id)
    assert rewind(anna, id, 0, 409)["error"] == "not-now"


def test_a_moment_that_is_now_or_never_was_is_refused(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    seq = settled(anna, id)["seq"]
    assert rewind(anna, id, seq, 409)["error"] == "not-now"
    assert rewind(anna, id, 9999, 404)["error"] == "unknown"


# ---- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["provence", "burgundy", "village", "antiquity", "sealed"])
def test_a_hint_names_the_best_options_first(served: Served, game: str) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random", game=game)["id"]
    state = settled(anna, id)

    hint = anna.post(f"/api/tables/{id}/hint")

    legal = [option["code"] for option in state["decision"]["options"]]
    codes = [option["code"] for option in hint["options"]]
    values = [option["value"] for option in hint["options"]]
    assert hint["seq"] == state["seq"]
    assert len(set(codes)) == min(3, len(legal))
    assert set(codes) <= set(legal)
    assert values[0] == 0
    assert values == sorted(values, reverse=True)


def test_hints_are_for_practice(served: Served) -> None:
    anna, bob, id = two_at_a_table(served)
    for person in (anna, bob):
        assert person.post(f"/api/tables/{id}/hint", 409)["error"] == "not-now"
    assert served.person("Eve").post(f"/api/tables/{id}/hint", 403)["error"] == "not-yours"


def test_a_hint_that_does_not_come_in_time_is_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "ask", lambda self, task, seconds: None)
    anna = served.person("Anna")
    id = anna.new_table("me", "bot:random")["id"]
    settled(anna, id)
    assert "ask it again" in anna.post(f"/api/tables/{id}/hint", 409)["detail"]


def test_r5_a_hint_is_made_from_guesses_never_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any level that can weigh gives hints; all that it is shown is a determinization."""
    real = Match.new("sealed", 2, b"seed").state
    seen: list[State] = []

    class Spy(Bot):
        def weigh(self, state: State, seat: int) -> Weighed:
            seen.append(state)
            return [(code, float(code)) for code in state.legal(seat)]

    monkeypatch.setitem(BOTS, "spy", Spy)
    weighed = think(Task("sealed", 2, b"seed", {}, [], 0, "random", True))

    assert weighed == [
        (code, float(code - max(real.legal(0)))) for code in sorted(real.legal(0), reverse=True)
    ]
    assert len(seen) == GUESSES
    for guess in seen:
        assert guess.rng.key != real.rng.key
        assert guess.view(0) == real.view(0)
    assert any(guess.view(1) != real.view(1) for guess in seen)


def test_other_eyes_see_the_moment_that_i_mean(served: Served) -> None:
    """A seat's eyes do not change how moments are counted; eyes=all counts every row."""
    anna, bob, id = two_at_a_table(served, game="sealed")
    while not (state := anna.state(id))["over"]:
        for person in (anna, bob):
            if person.state(id)["decision"]:
                person.choose(id)
    moments = anna.get(f"/api/tables/{id}/journal")["moments"]
    assert state["seq"] == moments[-1] < len(stored(served, id)[0])
    for moment in moments:
        own = anna.get(f"/api/tables/{id}/at/{moment}")
        through = anna.get(f"/api/tables/{id}/at/{moment}?eyes=0")
        other = anna.get(f"/api/tables/{id}/at/{moment}?eyes=1")
        assert own["view"] == through["view"]
        assert (other["seq"], other["seat"]) == (moment, 1)
