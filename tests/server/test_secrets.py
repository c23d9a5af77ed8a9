"""R5: what a viewer may not know is in nothing it is ever sent: state, news, past, lobby, report, logs."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import bailiwick
from bailiwick import Rng
from bailiwick.cli import main
from bailiwick.server import schema
from bailiwick.server.live import Live
from bailiwick.server.payloads import ENCODER, journal, whole_state
from bailiwick.server.replays import moments
from bailiwick.server.tables import PERSON, Seat, Table

from ..every_game.play import new_match, random_choice
from .crier import Crier
from .helpers import Person, Served, Socket, to_act, two_at_a_table, until


def table_of(live: Live) -> Table:
    """A table around a match."""
    people = [Seat(PERSON, f"user {at}", f"Name {at}") for at in range(live.match.seats)]
    game = live.match.game
    whose = (game.id, game.version, {}, "", "user 0")
    return Table("id", *whose, False, False, True, "none", "running", 0.0, 0.0, people, live)


def page(live: Live, viewer: int | None) -> bytes:
    """All that is sent to a viewer."""
    you = [] if viewer is None else [viewer]
    return ENCODER.encode(whole_state(table_of(live), you, set(), viewer))


OPTIONS = [
    (id, variant.key, value)
    for id in bailiwick.games()
    if bailiwick.game(id).secrets
    for variant in bailiwick.game(id).variants
    if len(variant.values) < 9  # not how many rounds at most
    for value in variant.values[1:]
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", bailiwick.games())
def test_states_that_differ_in_the_unknown_give_byte_identical_pages(id: str, seed: int) -> None:
    """At every step of a random match with random options, for a seat or a spectator in turn."""
    match, rng = new_match(id, max(bailiwick.game(id).seats), seed)
    check_pages(Live(match.game, match.seats, seed, match.variant), rng)


@pytest.mark.parametrize(("id", "option", "value"), OPTIONS)
def test_so_they_do_with_every_option(id: str, option: str, value: str) -> None:
    card = bailiwick.game(id)
    check_pages(Live(card, max(card.seats), 7, {option: value}), Rng(f"{id} {option} {value}"))


def check_pages(live: Live, rng: Rng) -> None:
    """The page of each viewer tells nothing of what they may not know."""
    seats, step = live.match.seats, 0
    while live.state.actors():
        viewer = [None, *range(seats)][step % (seats + 1)]
        told = page(live, viewer)
        real, events = live.match.state, live.events
        imagined = real.determinize(viewer, rng)
        imagined.journal = events
        # how much chance there was is known to all; undo asks for it
        imagined.rng.block, imagined.rng.at = real.rng.block, real.rng.at
        live.match.state = imagined
        assert page(live, viewer) == told
        live.match.state = real
        live.choose(*random_choice(live.match, rng, people=True))
        step += 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", [id for id in bailiwick.games() if not bailiwick.game(id).secrets])
def test_a_game_without_secrets_shows_everybody_the_same(id: str, seed: int) -> None:
    card = bailiwick.game(id)
    rng = Rng(f"{id} {seed}")
    variant = {variant.key: rng.pick(variant.values) for variant in card.variants if rng.below(2)}
    try:
        live = Live(card, max(card.seats), 5, variant)
    except bailiwick.BadInput:
        live = Live(card, max(card.seats), 5, {})
    while actors := live.state.actors():
        views = [json.dumps(live.state.view(viewer)) for viewer in [None, *range(live.match.seats)]]
        assert len(set(views)) == 1
        assert not any(live.state.stacks[seat][-1].private() for seat in actors)
        assert all(event.only < 0 for event in live.events)
        seat = rng.pick(actors)
        live.choose(seat, rng.pick(live.state.legal(seat)))


def heard_by_others(served: Served, steps: int) -> tuple[list[Any], Any, Any, list[Any]]:
    """Anna plans *steps* cards in secret, taking the first back once; what Bob and others get to know."""
    anna, bob, id = two_at_a_table(served, game="sealed")
    spectator = Person(served.url, None)
    with contextlib.ExitStack() as windows:
        his = windows.enter_context(bob.live(id))
        his.next("presence")
        theirs = windows.enter_context(spectator.live(id))
        his.until(lambda m: m["watching"] == 1, "presence")
        theirs.next("presence")
        lobby = card_in(spectator, id)
        for at in range(steps):
            anna.choose(id)
            if at == 0:
                anna.undo(id)
                anna.choose(id)
        key = his.say("chat", text="hm")
        his.until(lambda m: m["key"] == key, "accepted")
        theirs.next("chat")
        kinds = [json.loads(text)["type"] for text in his.heard[1:] + theirs.heard[1:]]
        now = bob.state(id)
        report = bob.get(f"/api/tables/{id}/report")
        assert card_in(spectator, id) == lobby
    page = [now["seq"], now["view"]["hands"], now["people"], now["journal"], now["actors"], now["can_undo"]]
    return kinds, page, [report["seq"], report["journal"]], spectator.state(id)["journal"]


def card_in(person: Person, id: str) -> dict[str, Any]:
    """The table in the list of those to watch."""
    return next(card for card in person.get("/api/lobby")["running"] if card["id"] == id)


def test_secret_steps_are_neither_told_nor_counted(served: Served) -> None:
    """Zero, one or two secret steps and an undo: opponent and spectator get the same messages."""
    assert heard_by_others(served, 0) == heard_by_others(served, 1) == heard_by_others(served, 2)


def test_who_was_slower_than_their_other_window_betrays_nothing(tmp_path: Path) -> None:
    """Anna's step is stored by another process, so her second one is stale: that is news for her alone."""
    with Served(tmp_path / "one.db") as one, Served(tmp_path / "one.db") as two:
        anna, _, id = two_at_a_table(one, game="sealed")
        here = Person(two.url, None)
        here.http.cookies = anna.http.cookies
        with Person(two.url, None).live(id) as theirs, here.live(id) as hers:
            code = hers.next("state")["decision"]["options"][0]["code"]
            anna.choose(id)
            assert (
                here.post(f"/api/tables/{id}/choices", 409, seq=0, code=code, key="slow")["state"]["seq"] == 1
            )
            assert hers.next("state")["seq"] == 1
            hers.say("chat", text="oh")
            theirs.next("chat")
            assert [json.loads(text)["type"] for text in theirs.heard].count("state") == 1


def test_secret_simultaneous_choices_do_not_make_each_other_stale(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, game="sealed")
    his = bob.state(id)
    anna.choose(id)
    code = his["decision"]["options"][0]["code"]
    assert bob.choose(id, seq=his["seq"], code=code)["seq"] == 1


def long_match(rows: int) -> Live:
    """As many rows, most of them secrets of one of two seats."""
    rng, live = Rng("rows"), Live(bailiwick.game("sealed"), 2, 1, {})
    for _ in range(rows):
        live.record(rng.below(2), rng.below(3) > 0)
    return live


@pytest.mark.parametrize("you", [None, [], [0], [0, 1]])
def test_a_moment_is_the_first_at_which_so_much_was_noticed(you: list[int] | None) -> None:
    live = long_match(60)
    counts = [live.noticed(you, end) for end in range(61)]
    assert live.counts(you) == counts
    assert [live.moment(you, count) for count in range(counts[-1] + 1)] == [
        counts.index(count) for count in range(counts[-1] + 1)
    ]
    for count in (-1, counts[-1] + 1):
        with pytest.raises(IndexError):
            live.moment(you, count)


def test_a_moment_of_a_long_match_is_found_at_once() -> None:
    """The event loop waits for it: counting from the start for each row took half a minute."""
    live = long_match(40_000)
    started = time.process_time()
    assert live.moment([0], live.noticed([0])) > 39_000
    live.rows = list(range(0, 40_000, 7))
    assert len(moments(live, [0])) > 3_000
    assert time.process_time() - started < 2


def planners() -> Live:
    """Antiquity, three plan in secret; two of them have a manned market."""
    card = bailiwick.game("antiquity")
    live = Live(card, 3, 6, card.full_variant({"map_mode": "fixed"}))
    while live.state.phase == 0:
        seat = live.state.actors()[0]
        live.choose(seat, live.state.legal(seat)[11])
    for seat in (0, 1):
        plan(live, seat, "house:1", "square:0:6,0", "build:market", "place:0:r0:0,0", "man:0:0,0")
    return live


def plan(live: Live, seat: int, *names: str) -> None:
    """Choices by name."""
    for name in names:
        live.choose(seat, live.match.game.actions.index(name))


def test_a_shared_stock_that_changes_is_noticed() -> None:
    live = planners()
    before = live.noticed([1])
    plan(live, 0, "build:cart_shop")
    assert live.noticed([1]) == before + 1
    plan(live, 0, "place:0:r0:3,3")
    assert live.noticed([1]) == before + 1
    live.undo(0)
    assert live.noticed([1]) == before + 1
    live.undo(0)
    assert live.noticed([1]) == before + 2


def test_an_offer_is_noticed_also_when_its_proposer_is_still_to_act() -> None:
    """Seat 0 has an offer to answer and sends its own: who is to act stays the same."""
    live = planners()
    plan(live, 0, "partner:2", "offer:wood", "offer:done")
    plan(live, 1, "partner:0", "offer:wood", "offer:done", "send")
    before, actors = live.noticed([2]), live.state.actors()
    plan(live, 0, "send")
    assert live.state.actors() == actors
    assert live.noticed([2]) == before + 1
    live.undo(0)
    assert live.noticed([2]) == before + 2


def merged(lines: list[Any], state: dict[str, Any]) -> list[Any]:
    """The journal of a client that had *lines* and is shown *state*."""
    return lines[: state["journal_from"]] + state["journal"]


def resumed(state: dict[str, Any], lines: list[Any]) -> str:
    """How a client that was shown *state* comes back."""
    eyes = "" if state["seat"] is None else f"&eyes={state['seat']}"
    return f"?since={len(lines)}&seq={state['seq']}{eyes}" + "".join(f"&you={at}" for at in state["you"])


@pytest.mark.parametrize("game", ["sealed", "colonia"])
def test_who_plays_several_seats_reads_the_journal_of_the_seat_to_act(served: Served, game: str) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Bob", "hotseat:Cleo", game=game)["id"]
    with anna.live(id) as socket:
        state, lines, eyes = socket.next("state"), [], set()
        for _ in range(12):
            lines = merged(lines, state)
            assert lines == anna.state(id)["journal"]
            eyes.add(state["seat"])
            seq = state["seq"]
            socket.choose(state, len(state["decision"]["options"]) - 1)
            state = socket.until(lambda s, seq=seq: s["seq"] > seq)
    assert eyes == {0, 1, 2}


@pytest.mark.parametrize("game", ["sealed", "colonia"])
def test_who_plays_several_seats_sees_the_past_with_the_eyes_of_now(served: Served, game: str) -> None:
    """Ben, at the same screen, steps back to what Anna did in secret."""
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Ben", "hotseat:Cleo", game=game)["id"]
    eyes = set()
    for _ in range(12):
        now = anna.choose(id)
        eyes.add(now["seat"])
        past = [anna.get(f"/api/tables/{id}/at/{seq}") for seq in range(now["seq"] + 1)]
        assert {then["seat"] for then in past} == {now["seat"]}
        for then in past:
            assert now["journal"][: len(then["journal"])] == then["journal"]
    assert len(eyes) > 1


def test_who_comes_back_with_other_eyes_reads_all_lines_again(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.new_table("me", "hotseat:Bob", game="sealed")["id"]
    with anna.live(id) as socket:
        state = socket.next("state")
    before, lines = state, state["journal"]
    while (state := anna.state(id))["seat"] == before["seat"]:
        anna.choose(id, code=state["decision"]["options"][-1]["code"])
    with anna.live(id, resumed(before, lines)) as socket:
        news = socket.next("state")
    assert news["journal_from"] == 0
    assert merged(lines, news) == state["journal"]
    with anna.live(id, resumed(state, state["journal"])) as socket:
        assert socket.next("state")["journal"] == [], "nothing that they have"


def test_who_gives_up_a_seat_and_takes_it_again_reads_the_right_journal(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, game="sealed")
    while not Person(served.url, None).state(id)["journal"]:
        to_act(id, anna, bob).choose(id)
    with anna.live(id) as socket:
        lines = socket.next("state")["journal"]
        for change, mine in (("hand-over", False), ("take-back", True)):
            anna.post(f"/api/tables/{id}/{change}")
            state = socket.until(lambda s, mine=mine: bool(s["you"]) is mine)
            lines = merged(lines, state)
            assert lines == anna.state(id)["journal"]
            assert any(line["key"] == "dealt" for line in lines) is mine


@pytest.mark.parametrize("goodbye", ["hand-over", "resign"])
def test_strangers_and_former_players_see_no_more_than_spectators(served: Served, goodbye: str) -> None:
    anna, bob, id = two_at_a_table(served, game="sealed")
    anna.choose(id)
    spectator = Person(served.url, None).state(id)
    stranger = served.person("Carl")
    bob.post(f"/api/tables/{id}/{goodbye}")
    for person in (stranger, bob):
        seen = person.state(id)
        assert seen["view"]["hand"] is None
        assert seen["view"]["plan"] is None
        assert seen["decision"] is None
        assert all(line["key"] not in ("planned", "dealt") for line in seen["journal"])
    assert spectator["view"]["hand"] is None


def test_who_leaves_a_private_table_does_not_go_on_watching_it(served: Served) -> None:
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", "open", private=True)
    bob.post("/api" + table["invite"])
    with bob.live(table["id"]) as his, anna.live(table["id"]) as hers:
        hers.until(lambda m: m["here"] == [0, 1], "presence")
        bob.post(f"/api/tables/{table['id']}/leave")
        assert his.closed_with() == 4001
        hers.until(lambda m: 1 not in m["here"], "presence")
        hers.say("chat", text="alone at last")
        assert hers.next("chat")["line"]["text"] == "alone at last"


def test_who_left_a_private_table_says_nothing_there(served: Served) -> None:
    """Also where the process they are connected to has not heard of it."""
    anna, bob = served.person("Anna"), served.person("Bob")
    table = anna.new_table("me", "open", private=True)
    bob.post("/api" + table["invite"])
    with bob.live(table["id"]) as his:
        his.next("state")
        served.desk.tables[table["id"]].seats[1].user = None
        key = his.say("chat", text="boo")
        assert his.until(lambda m: m["key"] == key, "refused")["error"] == "not-yours"


def spellings(secret: bytes) -> list[str]:
    """How somebody might have written *secret* down."""
    packed = base64.b64encode(secret).decode().rstrip("=")
    url_safe = packed.replace("+", "-").replace("/", "_")
    return [secret.hex(), packed, url_safe, repr(secret)[2:-1], str(int.from_bytes(secret))]


def answered(message: dict[str, Any]) -> bool:
    """Was a choice taken, or was a bot faster?"""
    return message["type"] in ("accepted", "refused")


def hear_out(socket: Socket) -> None:
    """Read on to a line of one's own: what was told before it has been heard."""
    key = socket.say("chat", text="so far")
    socket.until(lambda message: message["key"] == key, "accepted")


def try_everything(person: Person, id: str) -> None:
    """What a person can ask about a table, allowed or not; nothing that lets bots play it to its end."""
    asked = ("", "/at/0", "/at/2", "/at/0?eyes=all", "/journal", "/journal?eyes=all", "/report", "/notices")
    for path in (*asked, "/export", "/export.json", *(f"/why?piece={piece}" for piece in PIECES)):
        person.http.get(f"/api/tables/{id}{path}")
    seq = person.state(id)["seq"]
    for path, body in (
        ("choices", {"seq": seq, "key": "illegal", "code": 9999}),
        ("choices", {"seq": seq + 1, "key": "stale", "code": 0}),
        ("undo", {"seq": seq, "key": "step", "turn": False}),
        ("undo", {"seq": seq, "key": "turn", "turn": True}),
        ("rewind", {"seq": 0, "key": "back"}),
        ("fork", {"seq": 0, "seat": 0, "level": "random"}),
        ("order", {"code": 0}),
        ("chat", {"text": "what is the seed?"}),
        ("vote", {"seat": 0}),
        *((path, {}) for path in ("take-back", "join", "start", "hint", "invite")),
    ):
        person.http.post(f"/api/tables/{id}/{path}", json=body)
    for path in ("lobby", "me", "games", "notices", "admin/tables"):
        person.http.get(f"/api/{path}")


PIECES = ("tile:w1", "space:0", "craftsman:0", "hex:0,0", "nothing")


@pytest.mark.parametrize("game", bailiwick.games())
def test_no_payload_holds_the_seed_or_the_generator(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that players, an admin who looks on, notices, logs and the operator are told while matches run."""
    logger = logging.getLogger("bailiwick.server")
    logger.propagate = True
    caplog.set_level(logging.INFO, logger="bailiwick.server")
    bots = ["bot:random"] * (max(2, bailiwick.game(game).seats[0]) - 2)
    database = str(tmp_path / "crier.db")
    with Crier(tmp_path) as crier:
        people = anna, bob, eve = [crier.person(name) for name in ("Anna", "Bob", "Eve")]
        anna.post("/api/notices/mail", address="anna@example.org")
        eve.post("/api/account", name="Eve", password="correct horse")
        assert main(["admin", "make-admin", "Eve", "--database", database]) == 0
        id = anna.new_table("me", "open", *bots, game=game, pace="days")["id"]
        bob.post(f"/api/tables/{id}/join")
        crier.cry()
        alone = anna.new_table("me", "bot:random", *bots, game=game)["id"]
        with anna.live(id) as hers, bob.live(id) as his, eve.live(id) as theirs, anna.live(alone) as practice:
            for _ in range(4):
                socket = until(lambda: next((s for s in (hers, his) if s.person.state(id)["decision"]), None))
                socket.choose(socket.person.state(id))
                socket.until(answered, "")
            practice.choose(practice.until(lambda state: state["decision"]))
            practice.until(answered, "")
            for person, table in itertools.product(people, (id, alone)):
                try_everything(person, table)
                for socket in (hers, his, theirs, practice):
                    hear_out(socket)
        crier.cry()
        for task in (["list"], ["inspect", id], ["inspect", alone]):
            assert main(["admin", *task, "--database", database]) == 0
        with crier.served.desk.engine.connect() as connection:
            seeds = connection.scalars(sa.select(schema.matches.c.seed)).all()
        told = [text for person in people for text in person.heard]
        told += [post.body.decode(errors="replace") for post in crier.hooks.posts]
        told += [mail.as_string() for mail in crier.letters.mails]
    told += [record.getMessage() for record in caplog.records]
    told += capsys.readouterr()
    assert len(seeds) == 2
    assert all(len(seed) == 32 for seed in seeds)
    assert crier.hooks.posts
    assert crier.letters.mails
    secrets = [spelt for seed in seeds for key in (seed, Rng(seed).key) for spelt in spellings(key)]
    assert not [secret for secret in secrets for text in told if secret in text]


def test_logs_name_routes_not_tokens(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("bailiwick.server")
    logger.propagate = True
    caplog.set_level(logging.INFO, logger="bailiwick.server")
    anna, bob = served.person("Anna"), served.person("Bob")
    invite = anna.new_table("me", "open", private=True)["invite"]
    bob.post("/api" + invite)
    bob.post("/api/account", name="Bob the Logged", password="a secret horse")
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert '"/api/join/{token}"' in said
    for secret in (invite.rsplit("/", 1)[1], "a secret horse", bob.http.cookies["bailiwick"]):
        assert secret not in said


def test_r2_any_moment_shows_what_that_viewer_could_see_then(served: Served) -> None:
    anna, bob, id = two_at_a_table(served, game="sealed")
    pages: dict[str, dict[int, Any]] = {"anna": {}, "bob": {}}
    people = {"anna": anna, "bob": bob}
    for _ in range(7):
        for name, person in people.items():
            state = person.state(id)
            pages[name][state["seq"]] = (state["view"], state["journal"], state["actors"])
        actor = next((p for p in people.values() if p.state(id)["decision"]), None)
        if actor is None:
            break
        actor.choose(id)
    for name, person in people.items():
        for seq, seen in pages[name].items():
            then = person.get(f"/api/tables/{id}/at/{seq}")
            assert (then["view"], then["journal"], then["actors"]) == seen
            assert then["seq"] == seq
    assert bob.get(f"/api/tables/{id}/at/0?eyes=0", 403)["error"] == "not-yours"
    assert bob.get(f"/api/tables/{id}/at/999", 404)["error"] == "unknown"


def test_who_chose_is_told_of_others_only_where_there_are_no_secrets() -> None:
    for id in bailiwick.games():
        card = bailiwick.game(id)
        live, rng = Live(card, max(card.seats), 3, {}), Rng(id)
        while live.state.actors() and live.seq < 60:
            live.choose(*random_choice(live.match, rng, people=True))
        lines = journal(live, 0, 0, [0])
        assert {line.by for line in lines if line.seq == 0} <= {None}
        if card.secrets:
            assert {line.by for line in lines} == {0, None}
        else:
            assert all(line.by == live.history[line.seq - 1][0] for line in lines if line.seq)
            assert {line.by for line in lines} >= set(range(live.match.seats))
