"""Games, words, health, figures, and the built client."""

from __future__ import annotations

from pathlib import Path

import pytest

import bailiwick
from bailiwick.words import LANGUAGES

from .helpers import Served


def test_every_game_is_listed_with_what_a_client_needs(served: Served) -> None:
    games = {game["id"]: game for game in served.person("Anna").get("/api/games")}
    assert set(games) == set(bailiwick.games())
    provence = games["provence"]
    assert provence["seats"] == [2, 3, 4]
    assert provence["messages"]["took-land"] == "seat tile cost coins"
    assert provence["messages"]["forced"] == "seat"
    assert {"random", "greedy"} <= set(provence["bots"])
    assert not provence["secrets"]
    assert games["sealed"]["secrets"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_as_fluent(served: Served, language: str) -> None:
    answer = served.person("Anna").http.get(f"/api/words/provence/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "end-turn = " in answer.text
    assert "took-castle = " in answer.text


def test_health_and_metrics(served: Served) -> None:
    anna = served.person("Anna")
    assert anna.get("/health") == {"ok": True, "version": bailiwick.__version__}
    figures = anna.get("/metrics")
    assert "bailiwick_choices_total" in figures
    assert "bailiwick_live_matches" in figures


def test_the_built_client_is_served_and_knows_its_own_pages(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "app-1a2b.js").write_text("let a = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with Served(tmp_path / "page.db", static=static) as served:
        http = served.person("Anna").http
        for path in ("/", "/table/abc", "/join/x-y_z", "/table/../about"):
            assert "<title>client</title>" in http.get(path).text
        script = http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        again = http.get("/", headers={"if-none-match": http.get("/").headers["etag"]})
        assert again.status_code == 304
        for path in ("/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = http.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text.replace("secret.txt", "")
        assert http.get("/api/nothing").status_code == 404
