"""Where sites, inns and cities are founded, and where alchemists clean (V4.3–V4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import GOOD_IDS, HEX, HEXES, PAIR, RANGE
from bailiwick.games.antiquity.data import LAND_IDS
from bailiwick.games.antiquity.estate import GOLD_GOOD, STONE_GOOD, WOOD_GOOD
from bailiwick.games.antiquity.geometry import DIRECTIONS, add_hexes, hexes_of, q_of, r_of
from bailiwick.games.antiquity.rules.land import (
    LAND_CITY,
    LAND_INN,
    city_sites,
    cleanable,
    hex_message,
    hex_piece,
    hex_pieces,
    inn_hexes,
    pairs_from,
    site_hexes,
)
from bailiwick.games.antiquity.rules.payment import LandPay
from bailiwick.games.antiquity.rules.sites import fillable, found_site, take_cart, tokens_at
from bailiwick.games.antiquity.rules.zone import zone_changed
from bailiwick.games.antiquity.terms import FARM_SITE, FISHERY_SITE, MINE_SITE, NO_RANGE_GOOD

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


class SiteHex(Decision["Antiquity"]):
    """L_HEX of a woodcutter, farm or mine: the centre; all fitting neighbours fill too (V4.3–V4.5)."""

    def __init__(self, kind: int, good: int, free: bool) -> None:
        self.kind = kind
        self.good = good
        self.free = free

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, site_hexes(state, seat, self.kind), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        hex = code - HEX
        estate = state.estates[seat]
        estate.lose(WOOD_GOOD, state.data.land_wood[self.kind])
        if self.kind == FARM_SITE:
            if self.free:
                estate.biology_used = True
            else:
                estate.lose(self.good, 1)
        if self.kind != MINE_SITE:
            found_site(state, seat, self.kind, self.good, 1 << hex, tokens_at(state, self.kind, hex))
            return
        range = range_of(state, hex)
        if state.range_good[range] == NO_RANGE_GOOD:
            state.ask(seat, RangeGood(hex))
        else:
            found_mine(state, seat, hex)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        tokens = tokens_at(state, self.kind, code - HEX)
        pieces = [hex_piece(code - HEX), *hex_pieces(tokens & ~(1 << code - HEX))]
        return Option(code, pieces, hex_message("opt-site", code - HEX, tokens.bit_count()))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-site", LAND_IDS[self.kind])

    def rule(self) -> str:
        return "V4.2"


def range_of(state: Antiquity, hex: int) -> int:
    """The mountain range of a hex, by printed terrain."""
    for at in range(len(state.ranges)):
        if state.ranges[at] >> hex & 1:
            return at
    raise AssertionError(f"no range at {hex}")


def found_mine(state: Antiquity, seat: int, hex: int) -> None:
    """A mine brings the good of its range (V4.5)."""
    good = state.range_good[range_of(state, hex)]
    found_site(state, seat, MINE_SITE, good, 1 << hex, tokens_at(state, MINE_SITE, hex))


class RangeGood(Decision["Antiquity"]):
    """L_RANGE: the first mine of a range decides for the whole game (V4.5)."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def options(self, state: Antiquity, seat: int) -> list[int]:
        return [RANGE, RANGE + 1]

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        good = STONE_GOOD if code == RANGE else GOLD_GOOD
        state.range_good[range_of(state, self.hex)] = good
        state.tell("named-range", seat, GOOD_IDS[good])
        found_mine(state, seat, self.hex)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        good = GOOD_IDS[STONE_GOOD if code == RANGE else GOLD_GOOD]
        range = state.ranges[range_of(state, self.hex)]
        return Option(code, hex_pieces(range), Message("opt-range", good, range.bit_count()))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-range")

    def rule(self) -> str:
        return "V4.5"


class FisheryPair(Decision["Antiquity"]):
    """L_PAIR: two coast hexes side by side, one of them in the zone (V4.6)."""

    def __init__(self, good: int) -> None:
        self.good = good

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        for direction in range(3):
            add_hexes(codes, pairs_from(state, seat, direction), PAIR + direction * HEXES)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        huts = hut_hexes(code)
        state.estates[seat].lose(WOOD_GOOD, state.data.land_wood[FISHERY_SITE])
        tokens = state.neighbours(huts) & fillable(state, FISHERY_SITE)
        found_site(state, seat, FISHERY_SITE, self.good, huts, tokens)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        huts = hut_hexes(code)
        tokens = state.neighbours(huts) & fillable(state, FISHERY_SITE)
        one, two = hexes_of(huts)
        message = Message("opt-pair", q_of(one), r_of(one), q_of(two), r_of(two), tokens.bit_count())
        return Option(code, hex_pieces(huts) + hex_pieces(tokens), message)

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-site", LAND_IDS[FISHERY_SITE])

    def rule(self) -> str:
        return "V4.6"


def hut_hexes(code: int) -> int:
    """The two hexes of a pair code."""
    first = (code - PAIR) % HEXES
    return 1 << first | 1 << first + DIRECTIONS[(code - PAIR) // HEXES]


class InnHex(Decision["Antiquity"]):
    """L_HEX of an inn: the zone grows at once (V4.8)."""

    def __init__(self, food: int) -> None:
        self.food = food

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, inn_hexes(state, seat), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        estate = state.estates[seat]
        estate.lose(self.food, state.data.land_food[LAND_INN])
        state.inns[seat] |= 1 << code - HEX
        state.discard_tokens(1 << code - HEX)
        take_cart(estate)
        estate.free_workers += 1
        zone_changed(state, seat)
        state.tell("founded-inn", seat, GOOD_IDS[self.food])

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        return Option(code, [hex_piece(code - HEX)], hex_message("opt-hex", code - HEX, None))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-inn")

    def rule(self) -> str:
        return "V4.8"


class CityHex(Decision["Antiquity"]):
    """L_HEX of a new city: its centre; then food and luxury are paid (V4.9)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, city_sites(state, seat), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        data, estate = state.data, state.estates[seat]
        estate.lose(WOOD_GOOD, data.land_wood[LAND_CITY])
        estate.lose(STONE_GOOD, data.land_stone[LAND_CITY])
        found_city(state, seat, code - HEX)
        take_cart(estate)
        estate.free_workers += 1
        state.tell("founded-city", seat, estate.cities)
        state.ask(seat, LandPay(data.land_food[LAND_CITY], data.land_luxury[LAND_CITY], 0))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        hex = code - HEX
        pieces = [hex_piece(hex), *hex_pieces(state.around(hex))]
        return Option(code, pieces, hex_message("opt-hex", hex, None))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-city")

    def rule(self) -> str:
        return "V4.9"


def found_city(state: Antiquity, seat: int, centre: int) -> None:
    """Seven hexes become a city; pollution and explorer tokens on them go (S6, V4.9)."""
    estate = state.estates[seat]
    hexes = 1 << centre | state.around(centre)
    state.centres[seat * state.data.max_cities + estate.cities] = centre
    estate.cities += 1
    state.city_hexes[seat] |= hexes
    state.polluted &= ~hexes
    state.discard_tokens(hexes)
    zone_changed(state, seat)


class AlchemyHex(Decision["Antiquity"]):
    """L_HEX of the alchemists: polluted, unoccupied hexes here and around become clean (V4.10)."""

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, cleanable(state, seat), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        cleaned = self.cleaned(state, code - HEX)
        state.polluted &= ~cleaned
        state.estates[seat].alchemy_used = True
        state.tell("cleaned", seat, cleaned.bit_count())

    def cleaned(self, state: Antiquity, hex: int) -> int:
        """What becomes clean around *hex*."""
        return (1 << hex | state.around(hex)) & state.polluted & ~state.occupied()

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        cleaned = self.cleaned(state, code - HEX)
        pieces = [hex_piece(code - HEX), *hex_pieces(cleaned & ~(1 << code - HEX))]
        return Option(code, pieces, hex_message("opt-clean", code - HEX, cleaned.bit_count()))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        return Message("ask-clean")

    def rule(self) -> str:
        return "V4.10"


CITY_HEX: Final = CityHex()
ALCHEMY_HEX: Final = AlchemyHex()
