"""The guard table of the product: each way in which others were broken, closed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bailiwick import Rng
from bailiwick.server import answers
from bailiwick.server.app import TOO_BIG
from bailiwick.server.errors import Refusal
from bailiwick.server.limits import LIMITS, Limits

from .helpers import Person, Served, two_at_a_table, until

ODD = [
    "<script>alert(1)</script>",
    "'; DROP TABLE users; --",
    "\u202eevil",
    "a\x00b",
    "🏰" * 20,
    "${7*7}",
    "\u0301" * 30,
]


def test_headers_allow_no_inline_script_and_no_frame(served: Served) -> None:
    for path in ("/", "/api/me", "/api/docs", "/nowhere.js", "/api/nowhere"):
        headers = served.person("Anna").http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "base-uri 'none'" in policy
        assert "unsafe" not in policy
        assert "data:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_pages_we_make_need_no_script_and_nothing_from_elsewhere(served: Served) -> None:
    for path in ("/", "/api/docs"):
        page = served.person("Anna").http.get(path).text
        assert "<script>" not in page
        assert " style=" not in page
        assert not re.search(r"(src|href)=.https?:", page)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[::1"]
)
def test_another_sites_form_is_refused(served: Served, origin: str) -> None:
    answer = served.person("Anna").http.post("/api/guest", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"] == "origin"
    assert "content-security-policy" in answer.headers


def test_another_sites_websocket_is_refused(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        anna.live(id, Origin="https://evil.example") as socket,
    ):
        socket.next()
    with anna.live(id, Origin=served.url) as socket:
        assert socket.next("state")


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(served: Served) -> None:
    http = Person(served.url, None).http
    plain = http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "samesite=lax" in plain.lower()
    assert "Secure" not in plain
    secure = http.post(
        "/api/guest",
        json={"name": "Anna"},
        headers={"X-Forwarded-Proto": "https", "Origin": served.url.replace("http:", "https:")},
    )
    assert "Secure" in secure.headers["set-cookie"]
    token = plain.split("=", 1)[1].split(";")[0]
    assert len(token) >= 32


def test_sessions_cannot_be_guessed_or_made_up(served: Served) -> None:
    stranger = Person(served.url, None)
    for token in ("", "x", "a" * 32, "a" * 5000, "%00" * 12, "' OR 1=1 --aaaaaaaaaaaaaaaa"):
        answer = stranger.http.get("/api/me", headers={"Cookie": f"bailiwick={token}"})
        assert answer.json() is None


@pytest.mark.parametrize("text", ODD)
def test_names_titles_and_chat_come_back_as_text(served: Served, text: str) -> None:
    person = Person(served.url, None)
    answer = person.http.post("/api/guest", json={"name": text[:40]})
    assert answer.status_code in (201, 400)
    if answer.status_code == 400:
        person.post("/api/guest", name="Plain")
    assert answer.headers["content-type"].startswith("application/json")
    id = person.post("/api/tables", game="provence", seats=["me", "bot:random"], title=text)["id"]
    line = person.post(f"/api/tables/{id}/chat", text=text)
    for shown in (line["text"], line["name"], person.state(id)["title"]):
        assert not re.search(r"[\x00-\x1f\u202a-\u202e\u2066-\u2069]", shown)


def test_random_text_never_breaks_anything(served: Served) -> None:
    rng = Rng("fuzz")
    person = served.person("Anna")
    id = person.new_table("me", "bot:random")["id"]
    blocks = [(0, 0x80), (0x80, 0x3000), (0xD7FF - 0x50, 0xD7FF), (0xE000, 0xFFFF), (0x1F300, 0x1FAFF)]
    for _ in range(60):
        served.desk.limits.moments.clear()
        low, high = rng.pick(blocks)
        text = "".join(chr(low + rng.below(high - low)) for _ in range(1 + rng.below(60)))
        for path, field in (("/api/guest", "name"), (f"/api/tables/{id}/chat", "text")):
            answer = person.http.post(path, json={field: text})
            assert answer.status_code in (201, 400), (text, answer.text)
        body = {"game": "provence", "seats": ["me", f"hotseat:{text}"], "title": text}
        assert person.http.post("/api/tables", json=body).status_code in (201, 400)


def test_chat_is_limited(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    for _ in range(30):
        anna.post(f"/api/tables/{id}/chat", text="and another thing")
    assert anna.post(f"/api/tables/{id}/chat", 429, text="and")["error"] == "too-often"


def test_new_guests_are_limited_per_address(served: Served) -> None:
    stranger = Person(served.url, None)
    for _ in range(LIMITS["guest"][0]):
        stranger.post("/api/guest", name="Legion")
    assert stranger.post("/api/guest", 429, name="Legion")["error"] == "too-often"


def test_messages_on_a_websocket_are_limited(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    with anna.live(id) as socket:
        socket.next("state")
        for _ in range(LIMITS["message"][0] + 1):
            socket.say("seen", seq=0)
        assert socket.next("refused")["error"] == "too-often"


@pytest.mark.parametrize("text", ["", '{"type": "seen", "seq": 0}'], ids=["nonsense", "sense"])
@pytest.mark.parametrize("name", [None, "Anna"])
def test_so_are_those_that_make_no_sense_and_those_of_strangers(
    served: Served, name: str | None, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing more is heard of who says too much, for a while."""
    monkeypatch.setattr(answers, "PAUSE", 3600.0)
    anna, _, id = two_at_a_table(served)
    with Person(served.url, name).live(id) as socket:
        socket.next("state")
        for _ in range(LIMITS["message"][0] + 2):
            socket.ws.send(text)
        assert socket.until(lambda m: m["error"] == "too-often", "refused")
        (viewer,) = served.desk.hub.at(id)
        line: Any = viewer.line
        inbox = line.__self__.inbox
        until(lambda: inbox.qsize() == 1)
        anna.state(id)
        assert inbox.qsize() == 1
        served.desk.writer.loop.call_soon_threadsafe(viewer.close)
        assert socket.closed_with() == 4001


@pytest.mark.parametrize("size", [600_000, 3_000_000])
def test_a_body_that_is_too_big_is_refused(served: Served, size: int) -> None:
    answer = served.person("Anna").http.post("/api/import", json={"text": "x" * size})
    assert answer.status_code == 413
    assert answer.json() == {"error": "too-big", "detail": TOO_BIG}


def test_errors_are_a_word_and_a_sentence(served: Served) -> None:
    anna = served.person("Anna")
    for answer in (
        anna.http.get("/api/nowhere"),
        anna.http.get("/api/tables/nothing"),
        anna.http.post("/api/guest", json={}),
        anna.http.post("/api/guest", content=b"{", headers={"content-type": "application/json"}),
        anna.http.put("/api/guest", json={}),
        anna.http.post("/api/tables", json={"game": 7}),
        anna.http.get("/api/words/provence/xx"),
    ):
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"error", "detail"}


def test_only_admins_look_at_all_tables(served: Served) -> None:
    assert served.person("Anna").get("/api/admin/tables", 403)["error"] == "not-yours"
    assert Person(served.url, None).get("/api/admin/tables", 401)["error"] == "who"


@pytest.mark.parametrize("where", ["192.0.2.7", "2001:db8::7", "10.0.0.7", "nowhere"])
def test_figures_stay_on_the_machine_itself(served: Served, where: str) -> None:
    """They count secret choices: others could see when one is made."""
    anna = served.person("Anna")
    assert "bailiwick_choices_total" in anna.get("/metrics")
    answer = anna.http.get("/metrics", headers={"X-Forwarded-For": where})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")


@pytest.mark.parametrize(("what", "times"), [("table", 5), ("chat", 30)])
def test_new_tables_and_talk_are_limited_as_promised(what: str, times: int) -> None:
    """In any minute, for each person."""
    now = 0.0
    limits = Limits(lambda: now)
    for _ in range(times):
        limits.spend(what, "Anna")
        now += 1
    with pytest.raises(Refusal, match=f"try again in {60 - times} seconds"):
        limits.spend(what, "Anna")
    limits.spend(what, "Bob")
    now = 60.0
    limits.spend(what, "Anna")  # the first is forgotten, and no other
    with pytest.raises(Refusal, match="try again in 1 seconds"):
        limits.spend(what, "Anna")


def test_new_tables_are_limited(served: Served) -> None:
    anna = served.person("Anna")
    for _ in range(5):
        anna.new_table("me", "open")
    assert anna.post("/api/tables", 429, game="provence", seats=["me", "open"])["error"] == "too-often"


def test_who_has_been_quiet_is_forgotten() -> None:
    """Counting takes no memory for people who are gone."""
    now = [0.0]
    limits = Limits(lambda: now[0])
    for at in range(100):
        limits.spend("message", f"person {at}")
    now[0] = 11.0
    limits.spend("message", "somebody else")
    assert list(limits.moments["message"]) == ["somebody else"]
