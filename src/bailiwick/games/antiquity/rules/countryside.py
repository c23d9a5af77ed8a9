"""Countryside building (P4): the menu of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import (
    ALCHEMY,
    CITY,
    FARM,
    FARM_GOODS,
    FISH,
    FISH_GOODS,
    GOOD_IDS,
    INN,
    MINE,
    PASS,
    WOOD,
)
from bailiwick.games.antiquity.estate import ALCHEMY_FACULTY, BIOLOGY, FIRST_FOOD, WOOD_GOOD, Estate
from bailiwick.games.antiquity.rules.founding import ALCHEMY_HEX, CITY_HEX, FisheryPair, InnHex, SiteHex
from bailiwick.games.antiquity.rules.land import (
    can_found_city,
    can_found_inn,
    cleanable,
    has_pair,
    site_hexes,
)
from bailiwick.games.antiquity.terms import (
    FARM_SITE,
    FISHERY_SITE,
    MINE_SITE,
    NO_RANGE_GOOD,
    STOCK_FISHERIES,
    WOODCUTTER_SITE,
)

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def add_builds(state: Antiquity, seat: int, estate: Estate, codes: list[int]) -> None:
    """What a manned cart shop can do."""
    wood = estate.goods[WOOD_GOOD]
    if wood >= state.data.land_wood[WOODCUTTER_SITE] and site_hexes(state, seat, WOODCUTTER_SITE):
        codes.append(WOOD)
    add_farms(state, seat, estate, codes)
    if wood >= state.data.land_wood[MINE_SITE] and site_hexes(state, seat, MINE_SITE):
        codes.append(MINE)
    if wood >= state.data.land_wood[FISHERY_SITE] and state.stock[STOCK_FISHERIES] and has_pair(state, seat):
        codes += [FISH, FISH + 1, FISH + 2]
    if can_found_inn(state, seat, estate):
        for food in range(4):
            if estate.goods[FIRST_FOOD + food]:
                codes.append(INN + food)
    if can_found_city(state, seat, estate):
        codes.append(CITY)


def add_farms(state: Antiquity, seat: int, estate: Estate, codes: list[int]) -> None:
    """A seed of each kind at hand; any kind once a round with biology (V4.4)."""
    free = not estate.biology_used and estate.works(BIOLOGY)
    if not free and not sum([estate.goods[good] for good in FARM_GOODS]):
        return
    if not site_hexes(state, seat, FARM_SITE):
        return
    for crop in range(4):
        if estate.goods[FARM_GOODS[crop]]:
            codes.append(FARM + 2 * crop)
        if free:
            codes.append(FARM + 2 * crop + 1)


def land_codes(state: Antiquity, seat: int) -> list[int]:
    """All steps of a turn on the countryside, without the pass."""
    estate = state.estates[seat]
    codes: list[int] = []
    if estate.carts():
        add_builds(state, seat, estate, codes)
    if not estate.alchemy_used and estate.works(ALCHEMY_FACULTY) and cleanable(state, seat):
        codes.append(ALCHEMY)
    return codes


class LandMenu(Decision["Antiquity"]):
    """L_MENU: build with the manned cart shops until the pass."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes = land_codes(state, seat)
        codes.append(PASS)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        if code == PASS:
            state.finish_turn(seat)
            return
        state.ask(seat, self)
        if code == WOOD:
            state.ask(seat, SiteHex(WOODCUTTER_SITE, WOOD_GOOD, False))
        elif code < MINE:
            state.ask(seat, SiteHex(FARM_SITE, FARM_GOODS[(code - FARM) // 2], (code - FARM) % 2 == 1))
        elif code == MINE:
            state.ask(seat, SiteHex(MINE_SITE, NO_RANGE_GOOD, False))
        elif code < INN:
            state.ask(seat, FisheryPair(FISH_GOODS[code - FISH]))
        elif code < CITY:
            state.ask(seat, InnHex(FIRST_FOOD + code - INN))
        else:
            state.ask(seat, CITY_HEX if code == CITY else ALCHEMY_HEX)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        if FARM <= code < MINE:
            good = GOOD_IDS[FARM_GOODS[(code - FARM) // 2]]
            key = "opt-farm-biology" if (code - FARM) % 2 else "opt-farm-seed"
            return Option(code, [f"good:{seat}:{good}"], Message(key, good))
        if FISH <= code < INN:
            good = GOOD_IDS[FISH_GOODS[code - FISH]]
            return Option(code, [f"good:{seat}:{good}"], Message("opt-fishery", good))
        if INN <= code < CITY:
            good = GOOD_IDS[FIRST_FOOD + code - INN]
            return Option(code, [f"good:{seat}:{good}"], Message("opt-inn", good))
        keys = {
            PASS: "opt-pass",
            WOOD: "opt-woodcutter",
            MINE: "opt-mine",
            CITY: "opt-city",
            ALCHEMY: "opt-alchemy",
        }
        return Option(code, [], Message(keys[code]))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-land", state.estates[seat].carts())

    def rule(self) -> str:
        return "V4.1"


LAND_MENU: Final = LandMenu()
