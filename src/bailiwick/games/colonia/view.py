"""What a seat may see (5.1), as plain data. A field that is not named here is seen by nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.colonia import scoring
from bailiwick.games.colonia.actions import (
    CITY_IDS,
    CRAFTSMAN_IDS,
    GOOD_IDS,
    RAW_IDS,
    RELIC_IDS,
    SPACE_IDS,
    STALL_IDS,
    VOTE_YES,
)
from bailiwick.games.colonia.data import (
    BERTHS,
    CARD_VALUES,
    CARDS,
    CITIES,
    DAY_IDS,
    EFFECTS,
    EXTRA_HOLD,
    HOLDS,
    KINDS,
    LOADS,
    OPEN,
    REGULAR_STALLS,
    RELICS,
    SCREEN_MODES,
    SHIPS,
    SPACES,
    STALLS,
    STREETS,
    TRACKED,
)
from bailiwick.games.colonia.rules.phases import (
    BUYING,
    COUNCIL,
    COUNTING,
    EFFECT,
    INSURING,
    LOADING,
    MARKET,
    ORDERS,
    PHASE_IDS,
    VOTES,
)
from bailiwick.games.colonia.rules.queues import members_in, seat_of
from bailiwick.games.colonia.rules.votes import VERDICT_IDS

if TYPE_CHECKING:
    from bailiwick.games.colonia.state import Colonia

PASS_OUT_ROUNDS: Final = (MARKET, ORDERS, LOADING, BUYING, INSURING)
COLOURS: Final = ["yellow", "blue", "green", "red", "orange", "purple"]


def view_of(state: Colonia, seat: int | None) -> dict[str, object]:
    """The table as *seat* sees it; None is a spectator."""
    card = state.week_card() if state.week else -1
    return {
        "game": "colonia",
        "seats": state.seats,
        "screen_mode": SCREEN_MODES[state.screen_mode],
        "week": state.week,
        "weeks": state.last_week,
        "phase": phase_of(state),
        "over": state.over,
        "week_card": week_card_of(state, card) if card >= 0 else None,
        "past_week_cards": [state.data.week_ids[past] for past in state.week_deck[: max(0, state.week - 1)]],
        "fewer": state.fewer,
        "fewer_next": state.fewer_next,
        "sail_count": state.sail_count,
        "order": state.order[:] if state.has_order() else None,
        "mayor": state.mayor() if state.has_order() else None,
        "active": [at for at in range(state.seats) if state.stacks[at]],
        "passed": passed_in(state),
        "decrees": [decree_of(state, at) for at in range(len(state.decrees))],
        "decrees_to_come": decrees_to_come(state),
        "stalls": [stall_of(state, stall) for stall in range(STALLS)],
        "craftsmen": [craftsman_of(state, craftsman) for craftsman in range(KINDS)],
        "supply": named(GOOD_IDS, state.supply),
        "berths": [berth_of(state, berth) for berth in range(BERTHS)],
        "extra_holds": state.extra_holds,
        "ship_deck": len(state.ship_deck) - state.ship_top,
        "ship_discard": [state.data.ship_ids[s] for s in range(SHIPS) if state.ship_discard >> s & 1],
        "display": [space_of(state, space) for space in range(SPACES)],
        "relic_deck": len(state.relic_deck) - state.relic_top,
        "relic_discard": relic_ids(state.relic_discard),
        "windows": window_owners(state),
        "families": [family_of(state, at, seat) for at in range(state.seats)],
    }


def passed_in(state: Colonia) -> list[int]:
    """Who has passed in the step at hand; nobody has where nobody passes (C0.3)."""
    if state.phase not in PASS_OUT_ROUNDS:
        return []
    return [at for at in range(state.seats) if state.passed >> at & 1]


def phase_of(state: Colonia) -> str:
    """The phase by its name in the spec; votes carry their day."""
    if VOTES <= state.phase <= EFFECT:
        return f"{DAY_IDS[state.day]}_vote"
    return "game_end" if state.over else PHASE_IDS[state.phase]


def named(ids: list[str], row: list[int]) -> dict[str, object]:
    """A row of numbers with the names of its columns."""
    return {id: row[at] for at, id in enumerate(ids)}


def relic_ids(cards: int) -> list[str]:
    """The relic cards in a mask."""
    return [RELIC_IDS[card] for card in range(RELICS) if cards >> card & 1]


def who(seat: int) -> int | None:
    """A seat, or nobody."""
    return seat if seat >= 0 else None


def week_card_of(state: Colonia, card: int) -> dict[str, object]:
    """The week card on top of the discard (2.7)."""
    data = state.data
    return {
        "id": data.week_ids[card],
        "raw": data.stall_raw[REGULAR_STALLS * card : REGULAR_STALLS * card + REGULAR_STALLS],
        "regular": data.regular[KINDS * card : KINDS * card + KINDS],
        "dice": data.dice[card],
        "ships": data.sailing[card],
    }


def decree_of(state: Colonia, at: int) -> dict[str, object]:
    """A decree of this week and what became of it."""
    decree = state.decrees[at]
    return {
        "id": state.data.decree_ids[decree],
        "key": EFFECTS[state.data.effects[decree]],
        "day": state.data.decree_days[decree],
        "verdict": VERDICT_IDS[state.verdicts[at]],
        "voting": VOTES < state.phase <= EFFECT and at == state.decree_at,
    }


def decrees_to_come(state: Colonia) -> list[str]:
    """Which decrees were not turned up yet; only their order is unknown."""
    return [EFFECTS[state.data.effects[decree]] for decree in sorted(state.decree_deck[3 * state.week :])]


def stall_of(state: Colonia, stall: int) -> dict[str, object]:
    """A stall: raw materials or the members of its buyer."""
    return {
        "id": STALL_IDS[stall],
        "raw": named(RAW_IDS, state.stalls[KINDS * stall : KINDS * stall + KINDS]),
        "size": state.stall_size[stall],
        "buyer": who(state.stall_buyer[stall]),
        "members": state.stall_members[stall],
    }


def craftsman_of(state: Colonia, craftsman: int) -> dict[str, object]:
    """A craftsman's column: stick, queue from the top, the price of the next order."""
    data = state.data
    return {
        "id": CRAFTSMAN_IDS[craftsman],
        "good": GOOD_IDS[craftsman],
        "needs": [RAW_IDS[data.recipe_first[craftsman]], RAW_IDS[data.recipe_second[craftsman]]],
        "spaces": data.order_spaces,
        "stick": state.sticks[craftsman],
        "price": state.new_orders[craftsman] + 1,
        "queue": [{"seat": seat_of(order), "members": members_in(order)} for order in state.queue(craftsman)],
    }


def berth_of(state: Colonia, berth: int) -> dict[str, object] | None:
    """The ship at a berth, its holds and their loaders."""
    ship = state.berths[berth]
    if ship < 0:
        return None
    city = state.data.ship_city[ship]
    extra = state.loads[LOADS * berth + EXTRA_HOLD]
    return {
        "id": state.data.ship_ids[ship],
        "city": CITY_IDS[city],
        "sails": berth < state.sail_count and state.phase < BUYING,
        "holds": [
            hold_of(state, berth, hold) for hold in range(HOLDS) if state.data.hold_size[HOLDS * ship + hold]
        ],
        "extra": {"open": state.extra_hold_open(berth), "seat": who(extra), "pay": state.data.extra_hold_pay},
    }


def hold_of(state: Colonia, berth: int, hold: int) -> dict[str, object]:
    """A hold: what goes in, what it pays, who loaded it."""
    at = HOLDS * state.berths[berth] + hold
    counts = state.data.hold_goods[KINDS * at : KINDS * at + KINDS]
    return {
        "hold": hold + 1,
        "goods": [GOOD_IDS[good] for good in range(KINDS) for _ in range(counts[good])],
        "pay": state.data.hold_pay[at],
        "seat": who(state.loads[LOADS * berth + hold]),
    }


def space_of(state: Colonia, space: int) -> dict[str, object]:
    """A relic space: its card, if any, and who insured it."""
    card = state.display[space]
    found: dict[str, object] = {"id": SPACE_IDS[space], "relic": None, "insurer": who(state.insurer[space])}
    if card >= 0:
        found["relic"] = RELIC_IDS[card]
        found["city"] = CITY_IDS[state.data.relic_city[card]]
        found["cost"] = state.data.relic_cost[card]
        found["points"] = state.data.relic_points[card]
        found["shrine"] = state.data.is_shrine[card]
    return found


def window_owners(state: Colonia) -> dict[str, object]:
    """Who has each window; nobody before the end."""
    return {CITY_IDS[at]: who(state.windows[at]) if state.windows else None for at in range(CITIES)}


# ---- families ---------------------------------------------------------------------------------------


def family_of(state: Colonia, at: int, seat: int | None) -> dict[str, object]:
    """A family: what lies openly, and behind the screen as far as *seat* may look (5.1, 5.3)."""
    streets = state.streets[STREETS * at : STREETS * at + STREETS]
    asked = state.phase == COUNCIL or state.phase == COUNTING
    family: dict[str, object] = {
        "seat": at,
        "colour": COLOURS[at],
        "reserve": state.reserve[at],
        "streets": named(["tue", "wed", "thu", "fri"], streets),
        "hand": [CARD_VALUES[card] for card in range(CARDS) if state.hands[at] >> card & 1],
        "played": state.played[at],
        "votes": state.votes[at],
        "submitted": asked and state.picked[at] >= 0,
        "shrines": [CITY_IDS[city] for city in range(CITIES) if state.shrines[at] >> city & 1],
        "enshrined": relic_ids(state.enshrined[at]),
        "windows": [CITY_IDS[city] for city, owner in enumerate(state.windows) if owner == at],
    }
    if at == seat and asked and state.picked[at] >= 0:
        family["picked"] = picked_of(state, at)
    family.update(behind_screen(state, at, at == seat))
    return family


def picked_of(state: Colonia, at: int) -> str:
    """The own secret answer, until all are in."""
    if state.phase == COUNCIL:
        return f"card:{CARD_VALUES[state.picked[at]]}"
    return "vote:yes" if state.picked[at] == VOTE_YES else "vote:no"


def behind_screen(state: Colonia, at: int, own: bool) -> dict[str, object]:
    """Raw materials, goods, money, loose relics, points; None is what this viewer is not shown."""
    everything = own or state.over or state.screen_mode == OPEN
    derived = everything or state.screen_mode == TRACKED
    raw = state.raw[KINDS * at : KINDS * at + KINDS]
    money = state.money[CITIES * at : CITIES * at + CITIES]
    return {
        "raw": named(RAW_IDS, raw) if everything else None,
        "raw_count": sum(raw) if derived else None,
        "raw_known": named(RAW_IDS, known_raw(state, at)) if derived else None,
        "drawn_known": named(RAW_IDS, state.shown[KINDS * at : KINDS * at + KINDS]) if derived else None,
        "goods": named(GOOD_IDS, state.goods[KINDS * at : KINDS * at + KINDS]) if derived else None,
        "money": named(CITY_IDS, money) if derived else None,
        "relics": relic_ids(state.loose[at]) if derived else None,
        "points": scoring.total(state, at) if derived else None,
        "breakdown": scoring.breakdown(state, at) if derived else None,
    }


def known_raw(state: Colonia, at: int) -> list[int]:
    """The raw materials everybody can be sure of: bought and not spent, or shown to be drawn (5.3)."""
    start = KINDS * at
    return [
        state.raw[start + k] - state.opening[start + k] - state.later[start + k] + state.shown[start + k]
        for k in range(KINDS)
    ]
