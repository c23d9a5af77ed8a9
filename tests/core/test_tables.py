"""Printed values, their sources, and an owner's overlay."""

from __future__ import annotations

from pathlib import Path

import pytest

import bailiwick
from bailiwick import BadInput, Match


def overlay(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_overlay_replaces_values_and_says_so(tmp_path: Path) -> None:
    path = overlay(tmp_path, "stones = 9\n[take.three]\nstones = 4\n")
    game = bailiwick.game("_template")
    assert game.new(2, 1, None, path).view(None)["left"] == 9
    assert game.tables(path).provenance() == {"S": 3, "P": 0, "R": 0, "owner": 2}


def test_a_match_with_an_overlay_needs_it_again(tmp_path: Path) -> None:
    path = overlay(tmp_path, "stones = 9\n")
    text = Match.new("_template", 2, 1, None, path).text()
    assert Match.parse(text, "match", path).state.view(None)["left"] == 9
    with pytest.raises(BadInput, match="line 1: this match was played with the overlay with fingerprint"):
        Match.parse(text)
    with pytest.raises(BadInput, match="line 1: this match was played with no overlay"):
        Match.parse(Match.new("_template").text(), "match", path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pebbles = 3", "mine.toml, line 1: there is no printed value pebbles; single values are stones"),
        (
            "\n[take.four]\nstones = 4",
            "mine.toml, line 3: there is no printed value take.four.stones; take has the ids one",
        ),
        ("[take.one]\nweight = 4", "line 2: .* take has the columns stones"),
        ("[take]\none = 4", r"line 2: write \[take.<id>\]"),
        ("stones = 'many'", "line 1: stones must be a whole number such as 21, not 'many'"),
        ("stones = ", "mine.toml: Invalid value"),
        ("stones = 0", "mine.toml: stones must be at least 1"),
    ],
)
def test_a_wrong_overlay_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        bailiwick.game("_template").printed(overlay(tmp_path, text))


def test_a_missing_overlay_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        bailiwick.game("_template").printed(tmp_path / "none.toml")
