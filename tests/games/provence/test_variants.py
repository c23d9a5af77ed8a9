"""Scenarios and options (2.7, section 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bailiwick.core.tables import BadInput
from bailiwick.games.provence import GAME
from bailiwick.games.provence.actions import CELLS, MIDDLE
from bailiwick.games.provence.data import COINS, NOBLES, TOWERS
from bailiwick.games.provence.scoring import majority_points
from bailiwick.games.provence.state import Provence

from .builders import actor, give, kingdom, legal, play, recruit, stand, table, wheat_trio

SCENARIOS = [
    "first_steps",
    "burning_coast",
    "royal_court",
    "great_fair",
    "fleet_at_anchor",
    "harvest_home",
]


def fresh(seats: int, seed: int, **variant: str) -> Provence:
    state = GAME.new(seats, seed, variant)
    assert isinstance(state, Provence)
    return state


def test_9_the_options_and_their_defaults() -> None:
    options = {variant.key: variant.values for variant in GAME.variants}

    assert GAME.seats == [2, 3, 4]
    assert options == {
        "scenario": [*SCENARIOS, "random"],
        "start_player": ["random", "host"],
        "castles": ["draft", "deal"],
        "bonus_needs_one": ["off", "on"],
        "castle_safe_from_theft": ["off", "on"],
        "end_turn": ["auto", "ask"],
    }


@pytest.mark.parametrize(("id", "coins"), list(zip(SCENARIOS, [4, 4, 3, 6, 5, 4], strict=True)))
def test_pv1_4_the_scenario_gives_the_first_coins(id: str, coins: int) -> None:
    state = table(3, scenario=id)

    assert state.data.scenario_ids[state.scenario] == id
    assert state.coins == [coins] * 3


def test_9_a_random_scenario_can_be_any() -> None:
    found = {fresh(2, seed, scenario="random").scenario for seed in range(60)}

    assert found == set(range(6))


def test_pv1_1_the_start_player_is_drawn_unless_the_host_starts() -> None:
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(4, seed, start_player="host").first for seed in range(40)} == {0}


def test_9_dealt_castles_leave_nothing_to_draft() -> None:
    state = fresh(4, 3, castles="deal")

    assert state.castles == []
    assert (state.round, actor(state)) == (1, state.first)
    assert len({state.tile_on[CELLS * seat + MIDDLE] for seat in range(4)}) == 4
    state.check()


def test_9_bonus_needs_one_leaves_out_who_has_none() -> None:
    state = table(4, bonus_needs_one="on")
    stand(state, 2, MIDDLE, "t")
    state.coins = [0, 3, 3, 0]

    assert [majority_points(state, seat, TOWERS) for seat in range(4)] == [0, 0, 5, 0]
    assert [majority_points(state, seat, NOBLES) for seat in range(4)] == [0, 0, 0, 0]
    assert [majority_points(state, seat, COINS) for seat in range(4)] == [0, 1, 3, 0]


def test_9_bonus_needs_one_with_two_players() -> None:
    state = table(2, bonus_needs_one="on")
    give(state, 0, "duchess")

    assert [majority_points(state, seat, NOBLES) for seat in range(2)] == [0, 0]


def test_q18_a_safe_castle_protects_towers_too() -> None:
    state = table(3, castle_safe_from_theft="on")
    kingdom(state, 0, "w3 - - / - castle_wo - / - - -")
    kingdom(state, 1, "w2+t - o2+tt / - castle_wl+tt - / - - -")
    recruit(state, 0, "traitor")

    assert legal(state) == ["steal:1:0", "steal:1:2"]


def test_2_7_the_young_kings_court_puts_a_noble_on_every_castle() -> None:
    for castles in ("draft", "deal"):
        state = fresh(4, 1, scenario="royal_court", castles=castles)
        while state.round == 0:
            assert state.nobles == 20
            play(state, legal(state)[0])

        assert [state.nobles_on[CELLS * seat + MIDDLE] for seat in range(4)] == [1, 1, 1, 1]
        assert state.nobles == 16


@pytest.mark.parametrize("id", SCENARIOS)
def test_2_7_only_the_great_fair_pays_three_for_a_trio_without_card(id: str) -> None:
    state = table(3, scenario=id)
    coins = state.coins[0]

    wheat_trio(state, 0, "")

    assert state.coins[0] - coins == (3 if id == "great_fair" else 2)


@pytest.mark.parametrize("id", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pv7_5_the_side_of_the_scenario_card(seats: int, id: str) -> None:
    state = table(seats, scenario=id)
    data, at = state.data, SCENARIOS.index(id)
    for kind in range(3):
        points = sorted([majority_points(state, seat, kind) for seat in range(seats)], reverse=True)
        first, second = data.first_bonus[kind][at], data.second_bonus[kind][at]
        prizes = [data.duel_bonus[kind][at], 0] if seats == 2 else [first, second, 0, 0]

        assert points == prizes[:seats]


def test_9_the_end_of_a_turn_may_be_confirmed() -> None:
    state = table(2, end_turn="ask")
    play(state, "land:0", "place:0")

    assert legal(state) == ["end_turn"]
    play(state, "end_turn")
    assert actor(state) == 1


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"scenario": "siege"}, "scenario cannot be 'siege'"),
        ({"solo": "on"}, "has no option 'solo'"),
        ({"bonus_needs_one": "yes"}, "it can be off, on"),
    ],
)
def test_9_unknown_options_are_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.new(2, 0, given)


@pytest.mark.parametrize("seats", [1, 5])
def test_9_there_is_no_match_for_one_or_five(seats: int) -> None:
    with pytest.raises(BadInput, match="for 2, 3, 4 seats"):
        GAME.new(seats)


# ---- an owner's own values ------------------------------------------------------------------


def overlay(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owner_may_correct_a_printed_value(tmp_path: Path) -> None:
    path = overlay(tmp_path, 'towers = 16\n[character.thief]\nvp = 5\n[castle.castle_wo]\ncrops = "wp"\n')
    state = GAME.new(2, 0, None, path)
    assert isinstance(state, Provence)

    assert state.towers == 16
    assert state.data.character_vp[10] == 5
    assert state.data.crops[58] == 0b1001
    assert state.data.fingerprint != GAME.printed().fingerprint


def test_an_owner_may_correct_what_a_character_does(tmp_path: Path) -> None:
    state = GAME.new(2, 0, {"castles": "deal"}, overlay(tmp_path, "merchant_coins = 5\n"))
    assert isinstance(state, Provence)

    recruit(state, 0, "merchant")

    assert state.coins[0] == 4 + 5


TOO_FEW = "".join([f"[land.{tile}]\nmin = 3\n" for tile in ("w1", "w2", "w3", "w4", "o1")])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tower = 16", "line 1: there is no printed value tower"),
        ("[land.w9]\nvp = 1", "land has the ids w1, w2"),
        ("[land.w1]\npoints = 1", "land has the columns min, crops"),
        ('towers = "many"', "line 1: towers must be a whole number such as 15"),
        ("[land.w1]\ncrops = 1", "line 2: land.w1.crops must be a text"),
        ("towers = -1", "cannot be negative"),
        ("rounds = 9", "rounds must be 8"),
        ("special_price = 5", "special_price must be 4"),
        ("[special.forge]\nper = 0", "per must be at least 1"),
        ('[special.forge]\nelement = "goat"', "element cannot be 'goat'"),
        ('[land.w1]\ncrops = "x"', "crops 'x': use letters of"),
        ('[land.w1]\ntype = "inn"', "type cannot be 'inn'"),
        ('[scenario.first_steps]\nrule = "plague"', "rule cannot be 'plague'"),
        ('[land.w1]\ncrops = "ww"', "each once"),
        ("[special.fortress]\ntimes = 2", "special.fortress.element must say what its bonus counts"),
        ("decline_coins = -1", "cannot be negative"),
        ("land_ruin_towers = -1", "cannot be negative"),
        ("[land.w1]\nfallow = 2", "fallow cannot be '2'; it can be 0, 1"),
        ("mystic_tokens = 0", "must be at least 1"),
        (TOO_FEW, "21 land tiles for 2 seats are too few: 22 may be needed"),
        ("[dealt.3]\ncastles = 7", "castles must be from 3 to 6"),
        ("[dealt.3]\nspecial = 11", "special must be from 0 to 10"),
        ("[dealt.4]\nper_banner = 5", "per_banner must be from 0 to 4"),
        ("towers =", "mine.toml"),
    ],
)
def test_an_impossible_overlay_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.new(2, 0, None, overlay(tmp_path, text))


def test_a_missing_overlay_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        GAME.new(2, 0, None, tmp_path / "none.toml")
