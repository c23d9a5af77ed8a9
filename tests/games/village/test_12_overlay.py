"""An owner's corrections: the documented example works, slips are explained (12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bailiwick import BadInput, Match, Rng, game
from bailiwick.cli import main
from bailiwick.games.village.data import Data
from bailiwick.games.village.rules.act import ACT
from bailiwick.games.village.state import Village

from .table import do, offered, ready, store

EXAMPLE = Path(__file__).parents[3] / "docs" / "games" / "village-overlay.toml"


def overlay(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_documented_example_is_read() -> None:
    data = game("village").printed(EXAMPLE)
    assert isinstance(data, Data)
    assert (data.clouds, data.rat_start[4], data.window_pp[6]) == (11, 20, 24)
    assert data.chronicle[0] == [3, 2]
    assert (data.craft_time[0], data.craft_spaces[0], data.craft_pp[0]) == (3, 4, 2)
    assert data.customer_needs[0] == [0, 0, 0, 0, 1]
    assert data.customers_on[2][0] == 0
    assert data.church_needs[2] == [0, 0, 0, 1, 0]
    assert (data.monk_units[0], data.monk_good[0]) == (3, 1)
    assert (data.council_spaces[1], data.meeting_spaces, data.meeting_time) == (4, 3, 1)


def test_every_value_of_the_example_differs_or_is_marked_as_the_owners() -> None:
    tables = game("village").tables(EXAMPLE)
    assert tables.provenance()["owner"] == 27
    assert tables.values["life_clouds"].source == "owner"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_are_played_and_replayed_with_the_example(seats: int) -> None:
    rng = Rng(seats)
    match = Match.new("village", seats, 3, data=EXAMPLE)
    while actors := match.state.actors():
        match.choose(actors[0], rng.pick(match.state.legal(actors[0])))
        match.state.check()
    again = Match.parse(match.text(), data=EXAMPLE)
    assert again.state.hash() == match.state.hash()


def test_a_church_that_costs_goods_is_paid_and_never_a_dead_end() -> None:
    state = game("village").new(2, 1, {"start_player": "host"}, EXAMPLE)
    assert isinstance(state, Village)
    state.dice[0], state.dice[1], state.first, state.second, state.dice_taken = 1, 6, 0, 1, 3
    state.stacks[0], state.coins[0] = [ACT], 1
    assert "blue:church_trade" not in offered(ready(state))
    store(state, scroll=1)
    do(ready(state), "blue:church_trade")
    assert (state.church[0], state.coins[0], sum(state.goods)) == (2, 0, 0)


def test_the_command_lists_values_with_their_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "village", "--data", str(EXAMPLE)]) == 0
    printed = capsys.readouterr().out
    assert "reconstructed" in printed
    assert "your overlay" in printed
    assert "times, marker spaces and prestige of the meeting place" in printed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clouds = 11", "there is no printed value clouds"),
        ("life_clouds = '11'", "life_clouds must be a whole number such as 10"),
        ("life_clouds = 2", "life_clouds: 2 clouds are too few"),
        ("[crafts.stable_57]\npp = 2", "crafts has the ids stable_58"),
        ("[crafts.stable_58]\npoints = 2", "crafts has the columns kind, good, banner"),
        ("[crafts.stable_58]\nbanner = '5/9'", "stable_58 and stable_59 have the same banner"),
        ("[crafts.stable_58]\nbanner = '5/13'", "crafts.stable_58.banner: '5/13' is no banner"),
        ("[crafts.stable_58]\nkind = 'brewery'", "there are 3 cards of kind stable, not 4"),
        ("[crafts.stable_58]\nkind = 'bakery'", "'bakery' is none of stable, brewery"),
        ("[crafts.stable_58]\ngood = 'beer'", "a stable makes horse"),
        ("[crafts.stable_58]\nspaces = 0", "crafts.stable_58.spaces"),
        ("[boards.board_58]\nplay = '2/3'", "boards.board_58.play: no craft building has this banner"),
        ("[customers.cust_01]\nhorse = 0", "customers.cust_01: asks for 0 goods"),
        ("[customers.cust_01]\nhorse = 4", "customers.cust_01: asks for 4 goods"),
        ("[customers.cust_01]\npp = -1", "customers.cust_01.pp: -1 is less than nothing"),
        ("[travel.travel_a1]\npp = 1", "travel_piles.a.possible: '2/3', but the cards give 1/2/3"),
        ("[travel.travel_a1]\nends = true", "exactly one card, the chapel"),
        ("[travel.travel_a1]\nletter = 'b'", "travel_piles.a.cards: 4, but 3 cards"),
        ("[monks.monk_quill_1]\naction = 'sing'", "'sing' is none of stories_2"),
        ("[monks.monk_quill_1]\npile = 'rosary'", "the quill pile has 2 cards, not 3"),
        ("[windows.3]\npp = 1", "windows.3.pp: more windows cannot be worth less"),
        ("[players.2]\nrat_start = 5", "players.2.rat_start: 5 is not from 7 to 18"),
        ("[players.4]\nwhite_dice = 2", "5 dice are not enough for 4 turns"),
        ("[steward.3]\ntime = 1", "steward.3: 3 customers cannot cost less than 2"),
        ("[councils.council_area]\nspaces = 4", "there are 5 areas and 5 professions"),
        ("[meetings.meeting]\nspaces = 0", "at least one marker"),
        ("[fields.field]\ncount = 9", "fields.field.count"),
        ("steward_monk_customers = 5", "steward_monk_customers: 5 is not from 1 to 4"),
        ("life_clouds = ", "Invalid value"),
    ],
)
def test_slips_are_explained_and_name_the_file(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        game("village").new(2, 1, data=overlay(tmp_path, text))
    assert message in str(error.value)
    assert "my.toml" in str(error.value)


def test_a_match_remembers_that_it_was_played_with_corrections(tmp_path: Path) -> None:
    text = Match.new("village", 2, 3, data=EXAMPLE).text()
    with pytest.raises(BadInput, match="overlay"):
        Match.parse(text)
