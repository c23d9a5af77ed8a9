"""Export, import and reports. What comes in is hostile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bailiwick import Match, Rng
from bailiwick.server.imports import MOST_LINES

from .helpers import Served, two_at_a_table

GOLDEN = (Path(__file__).parents[1] / "golden" / "provence" / "2-seats.txt").read_text(encoding="utf-8")


def test_a_golden_match_can_be_imported_watched_and_exported(served: Served) -> None:
    anna = served.person("Anna")
    card = anna.post("/api/import", text=GOLDEN)
    assert (card["state"], card["private"]) == ("over", True)
    state = anna.state(card["id"])
    golden = Match.parse(GOLDEN)
    assert state["scores"] == golden.state.scores()
    assert state["ranking"] == golden.state.ranking()
    again = Match.parse(anna.get(f"/api/tables/{card['id']}/export"))
    assert again.state.hash() == golden.state.hash()
    middle = anna.get(f"/api/tables/{card['id']}/at/20?eyes=all")
    assert middle["view"] == golden.at(20).state.view(None)
    assert len(middle["views"]) == 2
    assert anna.get(f"/api/tables/{card['id']}/journal?eyes=all")["moments"] == list(
        range(len(golden.log) + 1)
    )


def test_a_finished_match_is_exported_as_json(served: Served) -> None:
    anna, golden = served.person("Anna"), Match.parse(GOLDEN)
    id = anna.post("/api/import", text=GOLDEN)["id"]

    match = anna.get(f"/api/tables/{id}/export.json")

    assert [(choice["seat"], choice["code"]) for choice in match["choices"]] == [
        (entry.seat, entry.code) for entry in golden.log
    ]
    assert all(f"# {choice['name']}\n" in GOLDEN for choice in match["choices"])
    assert match["hash"] == golden.state.hash()
    assert match["scores"] == [sum(sources.values()) for sources in match["breakdown"]]
    assert len(match["journal"]) == len(golden.state.journal or [])


def test_a_running_match_is_not_exported(served: Served) -> None:
    anna, _, id = two_at_a_table(served)
    for path in ("export", "export.json"):
        assert anna.get(f"/api/tables/{id}/{path}", 409)["error"] == "not-now"


@pytest.mark.parametrize("seed", ["7", '"a text"', "0x00ff"])
def test_every_kind_of_seed_survives_the_import(served: Served, seed: str) -> None:
    match = Match.new("sealed", 2, {"7": 7, '"a text"': "a 'quoted' \"text\"", "0x00ff": b"\x00\xff"}[seed])
    rng = Rng(1)
    while actors := match.state.actors():
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))
    anna = served.person("Anna")
    id = anna.post("/api/import", text=match.text())["id"]
    assert anna.get(f"/api/tables/{id}/export") == match.text()


HOSTILE = {
    "empty": "",
    "html": "<script>alert(1)</script>\n" * 3,
    "no such game": GOLDEN.replace("provence", "../../etc/passwd", 1),
    "other rules": GOLDEN.replace("rules=1", "rules=99", 1),
    "many seats": GOLDEN.replace("seats=2", "seats=999999999", 1),
    "wrong seats": GOLDEN.replace("seats=2", "seats=x", 1),
    "huge seed": GOLDEN.replace("seed=", "seed=" + "9" * 400, 1),
    "deep seed": "provence rules=1 seats=2 seed=" + "[" * 300,
    "seed of truth": "provence rules=1 seats=2 seed=true\nend 0 scores 0 0",
    "bad hex": "provence rules=1 seats=2 seed=0xzz\nend 0 scores 0 0",
    "overlay": GOLDEN.replace("rules=1", "rules=1 data=abc", 1),
    "cut short": "\n".join(GOLDEN.splitlines()[:20]),
    "illegal choice": GOLDEN.replace("\n", "\n0 171\n", 1),
    "negative": GOLDEN.replace("\n", "\n-1 -1\n", 1),
    "huge code": GOLDEN.replace("\n", "\n0 " + "9" * 300 + "\n", 1),
    "other digits": GOLDEN.replace("\n", "\n٠ ٣\n", 1),
    "superscript": GOLDEN.replace("\n", "\n² ³\n", 1),
    "wrong hash": GOLDEN.replace("end ", "end f", 1),
    "too many lines": GOLDEN + "# again\n" * MOST_LINES,
    "long line": GOLDEN + "#" * 600,
    "nul": GOLDEN.replace("provence", "prov\x00ence", 1),
    "quotes": "'unclosed",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_with_a_sentence(served: Served, what: str) -> None:
    answer = served.person("Eve").http.post("/api/import", json={"text": HOSTILE[what]})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "invalid"


def test_random_damage_never_gets_in_or_breaks_anything(served: Served) -> None:
    rng = Rng("damage")
    anna = served.person("Eve")
    for _ in range(40):
        served.desk.limits.moments.clear()
        text = list(GOLDEN)
        for _ in range(1 + rng.below(4)):
            text[rng.below(len(text))] = rng.pick(list("0123456789 #=\n\"'x\\"))
        answer = anna.http.post("/api/import", json={"text": "".join(text)})
        assert answer.status_code in (201, 400, 409), answer.text


def test_an_unfinished_match_cannot_be_imported(served: Served) -> None:
    text = Match.parse(GOLDEN).at(10).text()
    assert served.person("Eve").post("/api/import", 409, text=text)["error"] == "not-now"


def test_a_report_tells_no_more_than_the_screen(served: Served) -> None:
    anna, _, id = two_at_a_table(served, game="sealed")
    report, screen = anna.get(f"/api/tables/{id}/report"), anna.state(id)
    assert report["report"] == "bailiwick"
    assert report["view"] == screen["view"]
    assert report["journal"] == screen["journal"]
    assert "people" not in report
    assert "attachment" in anna.http.get(f"/api/tables/{id}/report").headers["content-disposition"]
