"""C7: relics, shrines, insuring, refill."""

from __future__ import annotations

from bailiwick.games.colonia.actions import (
    ENSHRINE_NO,
    ENSHRINE_YES,
    INSURE,
    PASS,
    RELIC,
    SHRINE,
    SHRINE_EMPTY,
)
from bailiwick.games.colonia.rules.phases import BUYING, INSURING
from bailiwick.games.colonia.rules.sunday import clear_display, refill_display
from bailiwick.games.colonia.scoring import total
from bailiwick.games.colonia.state import Colonia

from .table import (
    BLUE,
    BRUEGGE,
    GREEN,
    LONDON,
    RED,
    YELLOW,
    go,
    on_display,
    own,
    phase,
    relic,
    seen,
    skip_to,
    started,
)


def sunday(*cards: str) -> Colonia:
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"])
    on_display(state, *cards)
    return state


def rich(state: Colonia, seat: int, city: int, money: int) -> None:
    state.money[4 * seat + city] = money


def test_x18_an_enshrined_relic_counts_twice_and_is_public() -> None:
    state = sunday("bruegge_shrine", "bergen_r01")
    own(state, GREEN, "bruegge_r09")
    rich(state, GREEN, BRUEGGE, 10)
    state.order = [GREEN, YELLOW, BLUE, RED]
    go(state, BUYING, 7)
    assert total(state, GREEN) == 4
    state.choose(GREEN, RELIC)
    assert state.legal(GREEN) == [SHRINE + relic("bruegge_r09"), SHRINE_EMPTY]
    state.choose(GREEN, SHRINE + relic("bruegge_r09"))
    assert total(state, GREEN) == 8
    family = seen(state, RED)["families"][GREEN]
    assert family["enshrined"] == ["bruegge_r09"]
    assert family["shrines"] == ["bruegge"]
    assert family["relics"] is None


def test_y14_an_empty_shrine_waits_for_a_later_relic() -> None:
    state = sunday("london_shrine", "london_r07", "london_r11", "bergen_r01")
    own(state, YELLOW, "london_r04")
    rich(state, YELLOW, LONDON, 10 + 12 + 15)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    state.choose(YELLOW, SHRINE_EMPTY)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC + 1)
    assert state.legal(YELLOW) == [ENSHRINE_YES, ENSHRINE_NO]
    state.choose(YELLOW, ENSHRINE_NO)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC + 2)
    state.choose(YELLOW, ENSHRINE_YES)
    assert total(state, YELLOW) == 2 + 3 + 10


def test_r24_a_full_shrine_asks_no_more() -> None:
    state = sunday("london_r07", "london_r11")
    state.shrines[YELLOW] = 1 << LONDON
    own(state, YELLOW, "london_r04")
    state.enshrined[YELLOW], state.loose[YELLOW] = state.loose[YELLOW], 0
    rich(state, YELLOW, LONDON, 12)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    assert state.loose[YELLOW] == 1 << relic("london_r07")
    assert ENSHRINE_YES not in state.legal(YELLOW)


def test_c7_4_only_relics_of_its_own_city_fit_a_shrine() -> None:
    state = sunday("london_shrine", "bergen_r01")
    own(state, YELLOW, "london_r04", "bruegge_r09")
    rich(state, YELLOW, LONDON, 10)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    assert state.legal(YELLOW) == [SHRINE + relic("london_r04"), SHRINE_EMPTY]
    state = sunday("london_shrine", "bergen_r01")
    own(state, YELLOW, "bruegge_r09")
    rich(state, YELLOW, LONDON, 10)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    assert state.actors() == [BLUE]


def test_c7_4_without_a_relic_the_shrine_stays_empty_at_once() -> None:
    state = sunday("london_shrine", "bergen_r01")
    rich(state, YELLOW, LONDON, 10)
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    assert state.has_empty_shrine(YELLOW, LONDON)
    assert state.actors() != [YELLOW] or RELIC + 1 in state.legal(YELLOW)


def test_y15_the_insurer_gets_the_member_back_at_once() -> None:
    state = sunday("bergen_r09", "bergen_r01")
    state.insurer[0] = GREEN
    rich(state, YELLOW, 0, 14)
    reserve = state.reserve[GREEN]
    go(state, BUYING, 7)
    state.choose(YELLOW, RELIC)
    assert state.money[0] == 0
    assert state.reserve[GREEN] == reserve + 1
    assert state.insurer[0] == -1


def test_y29_r23_r32_a_member_that_came_home_can_insure_but_not_buy_again() -> None:
    state = sunday("bergen_r09", "bergen_r01", "london_r01")
    state.insurer[0] = YELLOW
    state.reserve[YELLOW] = 0
    rich(state, BLUE, 0, 14)
    go(state, BUYING, 7)
    state.choose(YELLOW, PASS)
    state.choose(BLUE, RELIC)
    assert state.reserve[YELLOW] == 1
    while phase(state) == "sun_buy":
        assert state.actors() != [YELLOW]
        state.choose(state.actors()[0], PASS)
    assert phase(state) == "sun_insure"
    assert state.actors() == [YELLOW]
    state.choose(YELLOW, INSURE + 1)
    assert state.insurer[1] == YELLOW
    assert state.reserve[YELLOW] == 0


def test_x19_an_insured_card_survives_the_refill() -> None:
    state = sunday("bergen_r09", "london_r01", "london_r02")
    go(state, INSURING, 7)
    state.choose(YELLOW, INSURE + 1)
    skip_to(state, "tue_choose")
    assert state.display[0] == relic("london_r01")
    assert state.insurer[0] == YELLOW
    assert len([card for card in state.display if card >= 0]) == 10
    state.check()


def test_x20_y16_cards_shift_to_the_lowest_spaces() -> None:
    cards = [f"bergen_r{number:02}" for number in range(1, 9)]
    state = sunday(*cards)
    state.display = [-1, *state.display[:7], -1, -1, -1, state.display[7]]
    for space in (2, 5, 11):
        state.insurer[space] = RED
    kept = [state.display[space] for space in (2, 5, 11)]
    clear_display(state)
    refill_display(state)
    assert state.display[:3] == kept
    assert state.insurer[:4] == [RED, RED, RED, -1]
    assert bin(state.relic_discard).count("1") == 5
    assert len([card for card in state.display if card >= 0]) == 10
    assert state.display[10:] == [-1, -1]


def test_y26_eleven_insured_cards_leave_no_room_for_new_ones() -> None:
    cards = [f"bergen_r{number:02}" for number in range(1, 12)]
    state = sunday(*cards, "london_r01")
    state.insurer = [RED] * 11 + [-1]
    top = state.relic_top
    clear_display(state)
    refill_display(state)
    assert state.display[10] == relic("bergen_r11")
    assert state.display[11] == -1
    assert state.relic_top == top
    assert state.relic_discard == 1 << relic("london_r01")


def test_c7_8_with_both_piles_empty_the_display_stays_short() -> None:
    state = sunday("bergen_r01")
    state.relic_deck, state.relic_top, state.relic_discard = (), 0, 0
    state.insurer[0] = RED
    clear_display(state)
    refill_display(state)
    assert state.display[1:] == [-1] * 11


def test_c7_2_only_money_of_the_city_buys() -> None:
    state = sunday("bergen_r01", "london_r04")
    state.money[:4] = [4, 50, 8, 50]
    go(state, BUYING, 7)
    assert state.actors() == [BLUE]


def test_r22_an_insured_card_cannot_be_insured_again() -> None:
    state = sunday("bergen_r01", "london_r04")
    state.insurer[0] = RED
    go(state, INSURING, 7)
    assert state.legal(YELLOW) == [INSURE + 1, PASS]


def test_c7_6_an_empty_display_voids_insuring() -> None:
    state = sunday()
    go(state, INSURING, 7)
    assert (state.week, phase(state)) == (2, "tue_choose")


def test_c7_7_no_insuring_in_the_last_week() -> None:
    state = sunday("bergen_r01")
    state.week = state.last_week
    go(state, BUYING, 7)
    skip_to(state, "game_end")
    assert state.over
