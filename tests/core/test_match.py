"""Match files, undo, replay, and what is said about broken input."""

from __future__ import annotations

from pathlib import Path

import pytest

import bailiwick
from bailiwick import BadInput, CannotUndo, IllegalChoice, Match
from bailiwick.core.game import Variant, number


def stones(*codes: int, **variant: str) -> Match:
    """A match of the template with these choices; seat 0 or 1 begins at random."""
    match = Match.new("_template", seats=2, seed=7, variant=variant)
    for code in codes:
        match.choose(match.state.actors()[0], code)
    return match


def test_a_saved_match_is_loaded_as_it_was(tmp_path: Path) -> None:
    match = stones(1, 2, 3)
    match.save(tmp_path / "match.txt")
    again = Match.load(tmp_path / "match.txt")

    assert again.text() == match.text()
    assert again.state.hash() == match.state.hash()
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


@pytest.mark.parametrize("seed", [7, -3, "two words = # tricky\n", b"\x00\xff"])
def test_every_kind_of_seed_survives_the_file(seed: int | str | bytes) -> None:
    match = Match.new("_template", seats=3, seed=seed)
    assert Match.parse(match.text()).seed == seed


def test_a_choice_without_an_alternative_is_taken_and_the_journal_says_for_whom() -> None:
    """One stone is left on the pile: nobody is asked, and the log has no row of it."""
    match = stones(3, 3, 3, 3, 3, 3)
    last = 1 - match.state.actors()[0]
    match.choose(1 - last, 2)

    lines = [(line.key, line.args[0]) for line in match.journal(None)]
    assert lines[-4:] == [("took", 1 - last), ("forced", last), ("took", last), ("won", last)]
    assert len(match.log) == 7


def test_the_text_is_short_and_says_what_codes_mean() -> None:
    lines = stones(1, 3, bonus="off").text().splitlines()
    assert lines[0] == "_template rules=1 seats=2 seed=7 bonus=off"
    assert lines[1].endswith("# take:one")
    assert lines[2].endswith("# take:three")
    assert lines[3].startswith("now ")


def test_at_shows_any_moment() -> None:
    match = stones(1, 2, 3)
    assert [match.at(step).state.view(None)["left"] for step in range(4)] == [21, 20, 18, 15]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: "", "is empty"),
        (lambda text: text.replace("_template", "chess"), "no game 'chess'; there are"),
        (lambda text: text.replace("seats=2", "seats=9"), "line 1: _template is for 2, 3, 4 seats, not 9"),
        (lambda text: text.replace("seats=2 ", ""), "line 1: seats=… is missing"),
        (lambda text: text.replace("seed=7", "seed=?"), "line 1: seats and seed must be numbers"),
        (lambda text: text.replace("seed=7", "seed=true"), "line 1: seats and seed must be numbers"),
        (
            lambda text: text.replace("rules=1", "rules=99"),
            "line 1: rules=99 of _template are not known here",
        ),
        (
            lambda text: text.replace("seed=7", "seed=7 colour=red"),
            "line 1: _template has no option 'colour'",
        ),
        (
            lambda text: text.replace("seed=7", "seed=7 bonus=maybe"),
            "bonus cannot be 'maybe'; it can be on, off",
        ),
        (lambda text: text.replace("seed=7", "seed=7 nonsense"), "line 1: 'nonsense' should be key=value"),
        (lambda text: text.replace("seed=7", "seed='7"), "line 1: No closing quotation"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "line 3: the file is cut short"),
        (lambda text: text.replace(" 3 ", " three "), "line 3: .* should be a seat and a code"),
        (
            lambda text: text.replace(" 3 ", " 99 "),
            "line 3: seat . cannot choose code 99, which does not exist",
        ),
        (lambda text: text.replace("scores", "points"), "line 4: the file is cut short"),
        (lambda text: text.replace("scores ", "scores 9"), "line 4: the scores are"),
        (lambda text: text.replace("now ", "now 0"), "line 4: the match leads to"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(change, complaint: str) -> None:
    text = stones(1, 3).text()
    assert change(text) != text
    with pytest.raises(BadInput, match=complaint):
        Match.parse(change(text), "file.txt")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        Match.load(tmp_path / "none.txt")


def test_undo_is_a_shorter_log_while_the_turn_is_open() -> None:
    match = stones(end_turn="ask")
    seat = match.state.actors()[0]
    match.choose(seat, 2)
    assert match.state.legal(seat) == [0]

    assert match.undo(seat) == 1
    assert match.log == []
    assert match.state.view(None)["left"] == 21


def test_after_the_end_of_the_turn_there_is_no_undo() -> None:
    match = stones(end_turn="ask")
    seat = match.state.actors()[0]
    match.choose(seat, 2)
    match.choose(seat, 0)
    with pytest.raises(CannotUndo, match="another seat has the turn"):
        match.undo(seat)
    with pytest.raises(CannotUndo, match="has not chosen anything"):
        match.undo(1 - seat)


def test_an_illegal_choice_names_the_seat_the_attempt_and_the_offer() -> None:
    match = stones()
    seat = match.state.actors()[0]
    with pytest.raises(
        IllegalChoice, match=f"seat {seat} cannot end_turn; it may take:one, take:two, take:three"
    ):
        match.choose(seat, 0)
    with pytest.raises(
        IllegalChoice, match=f"seat {1 - seat} has nothing to decide; waiting for seat {seat}"
    ):
        match.choose(1 - seat, 1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "there is no game 'chess'; there are .*provence"),
        (("../x",), "there is no game"),
        (("_template", 5), "is for 2, 3, 4 seats, not 5"),
        (("_template", 2, 1, {"x": "y"}), "has no option 'x'; it has bonus, end_turn"),
        (("_template", 2, 1, {"bonus": "x"}), "bonus cannot be 'x'; it can be on, off"),
    ],
)
def test_wrong_tables_are_refused(arguments, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        bailiwick.new(*arguments)


def test_an_option_that_is_a_number_has_a_least_and_a_most() -> None:
    rounds = number("rounds", 5, 2, 6)
    assert rounds.values == ["5", "2", "3", "4", "6"]
    assert rounds.listed() == ["5"]
    assert rounds.allowed() == "a number from 2 to 6"
    assert Variant("bonus", ["on", "off"]).allowed() == "on, off"


@pytest.mark.parametrize("value", ["0", "100", "-1", "040", "4.0", "many", ""])
def test_a_number_out_of_its_span_is_refused_with_the_span(value: str) -> None:
    with pytest.raises(BadInput, match=r"max_rounds cannot be .*; it can be a number from 1 to 99"):
        Match.new("antiquity", variant={"max_rounds": value})


def test_a_number_survives_the_file() -> None:
    match = Match.new("antiquity", seats=2, seed=1, variant={"max_rounds": "17"})
    assert " max_rounds=17" in match.text().splitlines()[0]
    assert Match.parse(match.text()).variant == match.variant
