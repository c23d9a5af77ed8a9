"""The menu of a private plan: everything one may do in his cities, and commit (P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.decision import Message, Option
from bailiwick.games.antiquity.actions import (
    ABORT,
    ACCEPT,
    BANK,
    BUILD,
    COMMIT,
    DROP,
    GOODS,
    HEAL,
    HOUSE,
    HOUSES,
    KIND_IDS,
    KINDS,
    LIFT,
    MAN,
    MOVE_GRAVE,
    PARTNER,
    RAZE,
    REJECT,
    RESIGN,
    SQUARES,
    WITHDRAW,
)
from bailiwick.games.antiquity.estate import (
    BARBARA,
    CART_SHOP,
    CATHEDRAL,
    HOSPITAL,
    MARIA,
    MARKET,
    THEOLOGY,
    Estate,
)
from bailiwick.games.antiquity.geometry import add_squares, first_square, square_bit
from bailiwick.games.antiquity.rules import rearrange, trade
from bailiwick.games.antiquity.rules.bank import NONE_YET, BankGive
from bailiwick.games.antiquity.rules.building import can_build, cell_pieces, start_build
from bailiwick.games.antiquity.rules.houses import PlaceHouse, add_houses
from bailiwick.games.antiquity.rules.plan import PlanDecision, city_id, square_message, square_piece
from bailiwick.games.antiquity.rules.resigning import go_on, resign

if TYPE_CHECKING:
    from bailiwick.games.antiquity.state import Antiquity


PLAIN_STEPS: Final = {
    COMMIT: "opt-commit",
    ABORT: "opt-abort",
    BANK: "opt-bank",
    RAZE: "opt-raze",
    RESIGN: "opt-resign",
}


def add_men(estate: Estate, codes: list[int]) -> None:
    """Buildings that wait for a worker; cart shops are alike, so one is offered (V2.6, V0.4)."""
    if not estate.free_workers:
        return
    cart_offered = False
    for at in range(len(estate.kind)):
        if estate.can_be_manned(at):
            if estate.kind[at] == CART_SHOP:
                if cart_offered:
                    continue
                cart_offered = True
            codes.append(MAN + estate.name_of(at))


def add_heals(state: Antiquity, estate: Estate, codes: list[int]) -> None:
    """The hospital takes away up to five graves a round (V2.7)."""
    if estate.healed < state.data.hospital_graves and estate.works(HOSPITAL):
        for city in range(estate.cities):
            add_squares(codes, estate.graves[city], HEAL + city * SQUARES)


def can_raze(estate: Estate) -> bool:
    """Theology works, once a round, a grave-free cathedral of any saint but Maria (V2.10)."""
    at = estate.slot[CATHEDRAL]
    if at < 0 or estate.raze_used or estate.saint == MARIA:
        return False
    return estate.is_clear(at) and estate.works(THEOLOGY)


class Menu(PlanDecision):
    """C_MENU: the next step of a plan, an answer to an offer, or the commit (V2.0–V2.17)."""

    def codes(self, state: Antiquity, seat: int) -> list[int]:
        codes: list[int] = []
        estate = state.estates[seat]
        if state.offers:
            waiting = trade.offer_for(state, seat)
            if waiting >= 0 and not estate.held:
                trade.add_answers(state, seat, waiting, codes)
                return codes
            if trade.offer_of(state, seat) >= 0:
                return codes
        if state.committed[seat] or (state.floor and state.floor[-1] != seat):
            return codes
        if estate.held:
            rearrange.add_drops(state, estate, codes)
            rearrange.add_lifts(estate, codes)
            rearrange.add_grave_moves(estate, codes)
            codes.append(ABORT)
            return codes
        self.add_steps(state, seat, estate, codes)
        codes.append(COMMIT)
        return codes

    def extras(self, state: Antiquity, seat: int) -> list[int]:
        """Resigning, and taking an offer back (E4, T3)."""
        return [WITHDRAW, RESIGN] if trade.offer_of(state, seat) >= 0 else [RESIGN]

    def add_steps(self, state: Antiquity, seat: int, estate: Estate, codes: list[int]) -> None:
        """All steps with an empty hand."""
        if estate.has_empty_square():
            for kind in range(KINDS):
                if can_build(state, estate, kind):
                    codes.append(BUILD + kind)
            add_houses(state, estate, codes)
        add_men(estate, codes)
        add_heals(state, estate, codes)
        if estate.works(MARKET) and estate.total_goods() >= 2:
            codes.append(BANK)
        if can_raze(estate):
            codes.append(RAZE)
        if estate.has_power(BARBARA):
            rearrange.add_lifts(estate, codes)
            rearrange.add_grave_moves(estate, codes)
        trade.add_partners(state, seat, estate, codes)

    def act(self, state: Antiquity, seat: int, code: int) -> None:
        if code == RESIGN:
            resign(state, seat)
            return
        state.ask(seat, self)
        estate = state.estates[seat]
        if code == COMMIT:
            commit(state, seat)
        elif code < HOUSE:
            start_build(state, seat, code - BUILD)
        elif code < HOUSE + HOUSES:
            state.ask(seat, PlaceHouse(code - HOUSE, False))
        elif code < HEAL:
            man(state, seat, estate.named(code - MAN))
        elif code < LIFT:
            heal(state, seat, code - HEAL)
        elif code < MOVE_GRAVE:
            rearrange.lift(state, seat, estate.named(code - LIFT))
        elif code < DROP:
            state.ask(seat, rearrange.GraveTo(code - MOVE_GRAVE))
        elif code < ABORT:
            state.ask(seat, rearrange.DropPlace(code - DROP))
        else:
            self.act_on_goods(state, seat, code)

    def act_on_goods(self, state: Antiquity, seat: int, code: int) -> None:
        """The rarer steps: bank, raze, trade, and putting back."""
        if code == ABORT:
            rearrange.abort(state, seat)
        elif code == BANK:
            state.ask(seat, BankGive(NONE_YET))
        elif code == RAZE:
            state.estates[seat].raze_used = True
            state.estates[seat].remove_cathedral()
            state.note(seat, "razed")
        elif code == ACCEPT:
            trade.accept(state, seat)
        elif code == REJECT:
            trade.reject(state, seat)
        elif code == WITHDRAW:
            trade.withdraw(state, seat)
        else:
            state.estates[seat].offers_opened += 1
            state.ask(seat, trade.Draft(code - PARTNER, [0] * GOODS, [0] * GOODS, False, 0))

    def describe(self, state: Antiquity, seat: int, code: int) -> Option:
        estate, data = state.estates[seat], state.data
        if code < HOUSE and code != COMMIT:
            kind = code - BUILD
            message = Message(
                "opt-build", KIND_IDS[kind], data.wood[kind], data.stone[kind], data.luxury[kind]
            )
            return Option(code, [f"building:{KIND_IDS[kind]}"], message)
        if HOUSE <= code < HOUSE + HOUSES:
            house = code - HOUSE
            message = Message("opt-house", house + 1, data.house_food[house], data.house_luxury[house])
            return Option(code, [f"house:{seat}:{house + 1}"], message)
        if MAN <= code < HEAL:
            return describe_building(seat, estate, code, estate.named(code - MAN), "opt-man")
        if HEAL <= code < LIFT:
            return Option(code, [square_piece(seat, code - HEAL)], square_message("opt-heal", code - HEAL))
        if LIFT <= code < MOVE_GRAVE:
            return describe_building(seat, estate, code, estate.named(code - LIFT), "opt-lift")
        if MOVE_GRAVE <= code < DROP:
            message = square_message("opt-move-grave", code - MOVE_GRAVE)
            return Option(code, [square_piece(seat, code - MOVE_GRAVE)], message)
        if DROP <= code < ABORT:
            kind_id = rearrange.kind_id(estate.kind[code - DROP])
            return Option(code, [f"hand:{seat}:{code - DROP}"], Message("opt-drop", kind_id))
        if code in (ACCEPT, REJECT):
            return trade.describe_answer(state, seat, code)
        if PARTNER <= code < PARTNER + state.seats:
            return Option(code, [f"seat:{code - PARTNER}"], Message("opt-partner", code - PARTNER))
        if code == WITHDRAW:
            return trade.describe_withdrawal(state, seat)
        return Option(code, [], Message(PLAIN_STEPS[code]))

    def prompt(self, state: Antiquity, seat: int) -> Message:
        at = trade.offer_for(state, seat)
        if at >= 0 and not state.estates[seat].held:
            return trade.ask_answer(state, at)
        if state.estates[seat].held:
            return Message("ask-hand", state.estates[seat].held)
        return Message("ask-plan", state.round, state.estates[seat].free_workers)

    def rule(self) -> str:
        return "V2.0"

    def auto(self) -> bool:
        return False  # a plan ends when its owner says so, and others' stock must not decide it


def describe_building(seat: int, estate: Estate, code: int, at: int, key: str) -> Option:
    """An option about a building that stands on a grid."""
    city = estate.city[at]
    pieces = cell_pieces(seat, city, estate.cells[at])
    square = first_square(estate.cells[at])
    building = rearrange.kind_id(estate.kind[at])
    return Option(code, pieces, Message(key, building, city_id(city), square % 7 + 1, square // 7 + 1))


def man(state: Antiquity, seat: int, at: int) -> None:
    """A free worker goes to a building and stays until the next round (V2.6)."""
    estate = state.estates[seat]
    estate.free_workers -= 1
    estate.manned[at] = 1
    state.note(seat, "manned", KIND_IDS[estate.kind[at]])


def heal(state: Antiquity, seat: int, name: int) -> None:
    """The hospital removes a grave (V2.7)."""
    estate = state.estates[seat]
    city, cell = name // SQUARES, square_bit(name % SQUARES)
    estate.graves[city] &= ~cell
    estate.moved[city] &= ~cell
    estate.healed += 1
    state.note(seat, "healed", city_id(city))


def commit(state: Antiquity, seat: int) -> None:
    """The plan is ready; when all are, the phase is over (V2.14, V2.17)."""
    state.committed[seat] = True
    state.tell("committed", seat)
    state.trace()
    if state.floor:
        state.floor.pop()
        state.forget_plans()
        state.reveal()
    go_on(state)


MENU: Final = Menu()
