"""The solo game: jokers for goods, goods swept away, tiles that leave the depots (appendix A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Decision, Message, Option
from bailiwick.games.burgundy.actions import BLACK_SLOTS, DEPOTS, GIVE, GOODS, JOKER, SKIP, SLOTS
from bailiwick.games.burgundy.data import FACE_DOWN
from bailiwick.games.burgundy.pieces import store_piece, tile_piece, type_id
from bailiwick.games.burgundy.rules.storage import store, take_from

if TYPE_CHECKING:
    from bailiwick.games.burgundy.state import Burgundy


def black_tiles(state: Burgundy) -> list[int]:
    """The places 0 … 7 of the black depot that hold a tile."""
    return [place for place in range(BLACK_SLOTS) if state.slots[SLOTS + place] >= 0]


def remove_first_tile(state: Burgundy, depot: int) -> None:
    """The first tile of the white die's depot leaves the game, or of the next one clockwise (A3)."""
    for step in range(DEPOTS):
        first = 4 * ((depot + step) % DEPOTS)
        for slot in range(first, first + 4):
            if state.slots[slot] >= 0:
                tile = take_from(state, slot)
                state.gone.append(tile)
                state.tell("tile-removed", type_id(state, tile), slot // 4 + 1)
                return


def sweep_goods(state: Burgundy) -> None:
    """After a ship has loaded, all goods on the other depots leave the game (A5)."""
    swept = 0
    for at in range(DEPOTS * GOODS):
        swept += state.depot_goods[at]
        state.gone_goods[at % GOODS] += state.depot_goods[at]
        state.depot_goods[at] = 0
    if swept:
        state.tell("goods-swept", swept)


def offer_joker(state: Burgundy, seat: int) -> None:
    """Right after a ship, and only then, goods may be given for a black tile (A5)."""
    if state.goods_held(seat) >= state.data.solo_swap_goods and black_tiles(state):
        state.ask(seat, TAKE_JOKER)


class TakeJoker(Decision["Burgundy"]):
    """After a ship: five goods for a black tile, which goes face down to storage as a joker (A5)."""

    def options(self, state: Burgundy, seat: int) -> list[int]:
        return [*[JOKER + place for place in black_tiles(state)], SKIP]

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        if code == SKIP:
            return
        tile = take_from(state, SLOTS + code - JOKER)
        state.tell("took-joker", seat, type_id(state, tile))
        store(state, seat, tile + FACE_DOWN)
        state.ask(seat, GiveGoods(state.data.solo_swap_goods, 0))

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        if code == SKIP:
            return Option(code, [], Message("option-no-joker"))
        tile = state.slots[SLOTS + code - JOKER]
        message = Message("option-joker", type_id(state, tile), state.data.solo_swap_goods)
        return Option(code, [tile_piece(tile)], message)

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-joker", state.data.solo_swap_goods)

    def rule(self) -> str:
        return "A5"


TAKE_JOKER: Final = TakeJoker()


class GiveGoods(Decision["Burgundy"]):
    """Which goods pay for a joker: one after the other, types ascending (A5)."""

    def __init__(self, count: int, first: int) -> None:
        self.count = count
        self.first = first

    def options(self, state: Burgundy, seat: int) -> list[int]:
        codes: list[int] = []
        for good in range(self.first, GOODS):
            if state.goods[GOODS * seat + good] and self.left_from(state, seat, good) >= self.count:
                codes.append(GIVE + good)
        return codes

    def left_from(self, state: Burgundy, seat: int, good: int) -> int:
        """Goods of this type and the later ones: they must suffice for the rest of the price."""
        return sum(state.goods[GOODS * seat + good : GOODS * seat + GOODS])

    def choose(self, state: Burgundy, seat: int, code: int) -> None:
        good = code - GIVE
        state.goods[GOODS * seat + good] -= 1
        state.gone_goods[good] += 1
        state.tell("gave", seat, state.data.good_ids[good])
        if self.count > 1:
            state.ask(seat, GiveGoods(self.count - 1, good))

    def describe(self, state: Burgundy, seat: int, code: int) -> Option:
        good = code - GIVE
        return Option(
            code, [store_piece(state, seat, good)], Message("option-give", state.data.good_ids[good])
        )

    def prompt(self, state: Burgundy, seat: int) -> Message:
        return Message("ask-give", self.count)

    def rule(self) -> str:
        return "A5"
