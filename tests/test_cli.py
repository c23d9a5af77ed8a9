"""The command line: what it prints, and one clear message for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bailiwick import Match
from bailiwick.cli import main

GOLDEN = Path(__file__).parent / "golden" / "provence" / "2-seats.txt"


def test_games_lists_every_game_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    rows = {row["id"]: row for row in json.loads(capsys.readouterr().out)}
    assert rows["provence"]["seats"] == [2, 3, 4]
    assert rows["provence"]["actions"] == 172
    assert rows["provence"]["variants"]["scenario"][0] == "first_steps"
    assert rows["provence"]["values"]["R"] > rows["provence"]["values"]["S"] > 0


def test_games_for_people_names_titles_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "Provence (890 Anno Domini), 2–4 seats" in said
    assert "scenario: first_steps" in said
    assert "max_rounds: 40, 1 to 99" in said


def test_verify_accepts_a_golden_and_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(GOLDEN.read_text().replace("end ", "end 0"))
    assert main(["verify", str(GOLDEN)]) == 0
    assert main(["verify", str(broken), str(GOLDEN)]) == 2
    captured = capsys.readouterr()
    assert f"{GOLDEN}: " in captured.out
    assert "broken.txt, line" in captured.err


def test_bench_measures_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "_template", "--seats", "3", "--seconds", "0.05", "--json"]) == 0
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["seats"] == 3
    assert figures["decisions_per_match"] > 6
    assert 1 < figures["options_per_decision"] <= 3
    assert figures["clone_us"] > 0


def test_data_shows_every_value_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "provence", "--json"]) == 0
    values = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert values["towers"] == {
        "name": "towers",
        "value": 15,
        "source": "R",
        "check": values["towers"]["check"],
    }
    assert values["land.w2.towers"]["source"] == "S"


def test_data_shows_an_owners_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text("towers = 16\n")
    assert main(["data", "provence", "--data", str(overlay)]) == 0
    said = capsys.readouterr().out
    assert "your overlay" in said
    assert "count the noble pieces" in said


def test_replay_of_a_file_through_a_pipe_prints_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN)]) == 0
    assert "Final score" in capsys.readouterr().out


def test_a_whole_match_can_be_played_by_typing_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    saved = tmp_path / "mine.txt"
    assert (
        main(["play", "provence", "--seats", "you,random,greedy", "--seed", "5", "--save", str(saved)]) == 0
    )
    assert "Final score" in capsys.readouterr().out
    assert Match.load(saved).state.over


def test_hints_and_going_back_are_for_somebody_alone_with_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "mine.txt"
    typed = iter(["h", "1", "1", "1", "b", "b", "b", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    command = ["play", "provence", "--seats", "you,random", "--seed", "5"]
    assert main([*command, "--save", str(saved)]) == 0
    assert "+0.0" in capsys.readouterr().out
    match = Match.load(saved)
    assert not [entry for entry in match.log if entry.seat == 0]

    typed = iter(["h", "b", "q"])
    assert main(["play", "provence", "--seats", "you,you", "--seed", "5"]) == 0
    assert capsys.readouterr().out.count("That is for somebody alone with bots.") == 2


def test_a_match_file_is_taken_up_from_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tmp_path / "what-if.txt"
    typed = iter(["1", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert main(["play", "--from", str(GOLDEN), "--at", "20", "--save", str(saved)]) == 0
    played, golden = Match.load(saved), Match.load(GOLDEN)
    same = [(entry.seat, entry.code) for entry in golden.log[:20]]
    assert [(entry.seat, entry.code) for entry in played.log[:20]] == same
    assert len(played.log) > 20


def test_undo_help_nonsense_and_quitting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["99", "?", "u", "1", "place:9", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert main(["play", "provence", "--seats", "you,you", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "“99” is not on the list" in said
    assert "takes back" in said
    assert "has not chosen anything yet" in said


def test_options_are_found_by_coordinates_and_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A cart shop has 144 places; 3,4 leaves its four turns, and a word one of them."""
    typed = iter(["0,0", "cart shop", "3,4", "3,4 twice", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert main(["play", "antiquity", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "144 options" in said
    assert "129 cart shop: first city, column 3, row 4, turned three times" in said
    assert "Player builds: cart shop, first city." in said


def test_resigning_is_asked_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["0,0", "resign", "no", "resign", "yes"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    saved = tmp_path / "lost.txt"
    assert main(["play", "antiquity", "--seed", "5", "--save", str(saved)]) == 0
    assert "Final score" in capsys.readouterr().out
    assert Match.load(saved).state.ranking() == [2, 1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["play", "provence", "--seats", "you"], "is for 2, 3, 4 seats, not 1"),
        (
            ["play", "provence", "--seats", "you,alice"],
            "nobody called 'alice' can sit down; use you, random, greedy",
        ),
        (["play", "provence", "--variant", "scenario"], "write it as key=value"),
        (["play", "provence", "--variant", "scenario=x"], "scenario cannot be 'x'; it can be first_steps"),
        (
            ["play", "antiquity", "--variant", "max_rounds=100"],
            "max_rounds cannot be '100'; it can be a number from 1 to 99",
        ),
        (["play", "antiquity", "--variant", "max_trade_ask=all"], "it can be a number from 1 to 48"),
        (["play", "provence", "--data", "none.toml"], "cannot read none.toml"),
        (["play", "--from", str(GOLDEN)], "the match is over there; take it up earlier with --at"),
        (["play", "--from", str(GOLDEN), "--at", "9999"], "--at 9999: "),
        (["play", "--from", str(GOLDEN), "--at", "3", "--seats", "you"], "the match has 2 seats, not 1"),
        (["replay", "none.txt"], "cannot read none.txt"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "provence", "--seats", "7"], "is for 2, 3, 4 seats, not 7"),
        (["bench", "provence", "--seconds", "0"], "--seconds must be more than 0"),
        (["data", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_input_is_one_message_and_exit_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("bailiwick: ")
    assert complaint in captured.err
    assert captured.err.count("\n") == 1


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "mine.txt"
    saved.write_text("precious")
    assert main(["play", "provence", "--save", str(saved)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert saved.read_text() == "precious"
