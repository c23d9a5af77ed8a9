"""CV: votes on decrees."""

from __future__ import annotations

from bailiwick.games.colonia.actions import MAYOR_ADOPT, MAYOR_REJECT, VOTE_NO, VOTE_YES
from bailiwick.games.colonia.rules.phases import VOTES
from bailiwick.games.colonia.state import Colonia

from .table import GREEN, RED, YELLOW, adopt, go, heard, phase, play_cards, seen, started, vote, week

MARKET = ["market_plus_one", "sail_one", "one_fewer"]


def verdicts(state: Colonia) -> list[str]:
    return [decree["verdict"] for decree in seen(state, None)["decrees"]]


def test_x7_the_larger_side_wins() -> None:
    """Seats vote 5 and 3 yes, 7 and 4 no: 8 to 11."""
    state = started(decrees=MARKET)
    state.votes = [5, 3, 7, 4]
    vote(state, 0, 1)
    assert verdicts(state)[0] == "rejected"
    counted = heard(state, "votes-counted")[-1]
    assert counted.args == ["market_plus_one", 8, 11]
    assert phase(state) == "wed_buy"


def test_cv_3_more_yes_adopts() -> None:
    state = started(decrees=MARKET)
    adopt(state)
    assert verdicts(state) == ["adopted", "open", "open"]


def test_y6_the_mayor_breaks_a_tie_against_its_own_vote() -> None:
    state = started(decrees=MARKET)
    state.votes = [5, 4, 6, 3]
    vote(state, 1, 0)
    assert state.actors() == [YELLOW]
    assert state.legal(YELLOW) == [MAYOR_ADOPT, MAYOR_REJECT]
    state.choose(YELLOW, MAYOR_REJECT)
    assert verdicts(state)[0] == "rejected"


def test_cv_4_the_mayor_may_adopt() -> None:
    state = started(decrees=MARKET)
    state.votes = [5, 4, 6, 3]
    vote(state, 2, 3)
    state.choose(YELLOW, MAYOR_ADOPT)
    assert verdicts(state)[0] == "adopted"
    assert sum(state.stall_size) == 28 + 7


def test_cv_4_the_mayor_need_not_sit_first() -> None:
    state = week(decrees=MARKET)
    play_cards(state, 3, 4, 5, 8)
    vote(state, 0, 1, 2)
    assert seen(state, None)["decrees"][0]["verdict"] == "adopted"
    state = week(decrees=MARKET)
    play_cards(state, 3, 4, 5, 8)
    state.votes = [1, 1, 1, 3]
    vote(state, 0, 1, 2)
    assert state.actors() == [RED] == [state.mayor()]
    assert [option.message.key for option in state.options(RED)] == ["opt-adopt", "opt-reject"]


def test_r18_nobody_may_vote_so_the_mayor_decides() -> None:
    state = started(decrees=MARKET)
    state.votes = [0, 0, 0, 0]
    state.verdicts = [0, 0, 0]
    go(state, VOTES, 3)
    assert state.actors() == [state.mayor()]
    assert state.legal(state.mayor()) == [MAYOR_ADOPT, MAYOR_REJECT]


def test_cv_2_who_has_no_votes_is_not_asked() -> None:
    state = started(decrees=MARKET)
    state.votes[GREEN] = 0
    go(state, VOTES, 3)
    assert state.actors() == [0, 1, 3]


def test_cv_2_votes_stay_secret_until_the_last_one_is_in() -> None:
    state = started(decrees=MARKET)
    state.choose(0, VOTE_YES)
    state.choose(1, VOTE_NO)
    family = seen(state, 2)["families"][0]
    assert family["submitted"] is True
    assert "picked" not in family
    assert heard(state, "voted-yes") == []
    assert seen(state, 0)["families"][0]["picked"] == "vote:yes"


def test_cv_1_two_decrees_of_a_day_are_settled_one_after_the_other() -> None:
    state = started(decrees=["market_plus_one", "foreign_merchants", "one_fewer"])
    adopt(state)
    assert phase(state) == "wed_vote"
    assert state.stall_size[7:] == [0, 0]
    adopt(state)
    assert state.stall_size[7:] == [4, 4]


def test_cv_1_a_day_without_decrees_starts_at_once() -> None:
    assert phase(started(decrees=["draw_two", "sail_one", "one_fewer"])) == "wed_buy"
