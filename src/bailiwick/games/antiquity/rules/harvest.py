"""Harvest (P6): fish from the cathedral, then a token of every land site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.antiquity.actions import GOOD_IDS, HEX
from bailiwick.games.antiquity.data import LAND_IDS
from bailiwick.games.antiquity.estate import FISH_GOOD, FORCED_LABOUR, GIORGIO
from bailiwick.games.antiquity.geometry import add_hexes
from bailiwick.games.antiquity.rules.land import hex_message, hex_piece
from bailiwick.games.antiquity.rules.sites import end_site
from bailiwick.games.antiquity.terms import FISHERY_SITE

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


def cathedral_fish(state: Antiquity) -> None:
    """A fish for every cathedral of this round to each working San Giorgio (V6.1)."""
    built = sum([estate.cathedrals_built for estate in state.estates])
    if not built:
        return
    for seat in state.active():
        estate = state.estates[seat]
        if estate.has_power(GIORGIO):
            estate.goods[FISH_GOOD] += built
            if state.rules.fish_in_cathedral:
                estate.cathedral_fish += built
            state.tell("cathedral-fish", seat, built)


def harvest_from(state: Antiquity, seat: int, site: int) -> None:
    """Go through the sites of *seat* from number *site* on; ask where there is a choice (V6.3)."""
    while site < len(state.site_owner):
        if state.site_owner[site] == seat:
            tokens = state.site_hexes[site].bit_count()
            take = tokens_to_take(state, seat, tokens)
            bring_in(state, seat, site, take)
            if take == tokens:
                exhaust(state, seat, site)
                continue
            loose = loose_hexes(state, site)
            if loose.bit_count() > take:
                state.ask(seat, Take(site, take))
                return
            remove_token(state, site, loose)
        site += 1


def tokens_to_take(state: Antiquity, seat: int, tokens: int) -> int:
    """One token, with forced labour up to three (V6.2)."""
    if state.estates[seat].works(FORCED_LABOUR):
        return min(state.data.forced_tokens, tokens)
    return 1


def bring_in(state: Antiquity, seat: int, site: int, take: int) -> None:
    """The goods of the tokens taken; with forced labour the first is lost (V6.2)."""
    estate = state.estates[seat]
    gain = take - state.data.forced_lost if estate.works(FORCED_LABOUR) else take
    good = state.site_good[site]
    estate.goods[good] += gain
    state.tell("harvested", seat, gain, GOOD_IDS[good], state.site_hexes[site].bit_count() - take)


def loose_hexes(state: Antiquity, site: int) -> int:
    """The tokens that may be taken: the one under the worker goes last (V6.3)."""
    hexes = state.site_hexes[site]
    if state.site_kind[site] == FISHERY_SITE or hexes == state.site_seat[site]:
        return hexes
    return hexes & ~state.site_seat[site]


def remove_token(state: Antiquity, site: int, hex: int) -> None:
    """A hex loses its good; terrain and pollution stay (V6.4)."""
    state.site_hexes[site] &= ~hex
    state.loaded &= ~hex


def exhaust(state: Antiquity, seat: int, site: int) -> None:
    """The last token: the worker comes home and the site ends (V6.5)."""
    state.estates[seat].free_workers += 1
    state.tell("exhausted", seat, LAND_IDS[state.site_kind[site]])
    end_site(state, site)


class Take(Decision["Antiquity"]):
    """HV_TAKE: which token of a site is taken (V6.3)."""

    def __init__(self, site: int, left: int) -> None:
        self.site = site
        self.left = left

    def options(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        add_hexes(codes, loose_hexes(state, self.site), HEX)
        return codes

    def choose(self, state: Antiquity, seat: int, code: int) -> None:
        remove_token(state, self.site, 1 << code - HEX)
        if self.left > 1:
            state.ask(seat, Take(self.site, self.left - 1))
            return
        harvest_from(state, seat, self.site + 1)
        if not state.stacks[seat]:
            state.finish_turn(seat)

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        good = GOOD_IDS[state.site_good[self.site]]
        return Option(code, [hex_piece(code - HEX)], hex_message("opt-take", code - HEX, good))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        site = self.site
        return Message("ask-take", LAND_IDS[state.site_kind[site]], GOOD_IDS[state.site_good[site]])

    def rule(self) -> str:
        return "V6.3"
