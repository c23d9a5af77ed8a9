"""What boards show at moments that come once in many matches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, WIDE, Arrive
from .player import Player
from .positions import PEOPLE, Told, keys, likes_fallow, likes_trios, play_to

# how wide each ring of these pieces is on the screen, and the shorter side of where a press hits it
RINGS = """(places) => [...document.querySelectorAll(`${places} .piece.live`)].map((piece) => {
    const line = piece.querySelector(".r-line"), hit = piece.querySelector(".hit").getBoundingClientRect();
    const wide = parseFloat(getComputedStyle(line).strokeWidth) * line.getScreenCTM().a;
    return [wide, Math.min(hit.width, hit.height)];
})"""


@pytest.mark.parametrize("screen", [WIDE, PHONE, {"width": 900, "height": 1100}], ids=str)
def test_special_buildings_lie_open_while_castles_are_chosen(arrive: Arrive, screen: dict[str, int]) -> None:
    """PV1.3: they are revealed before the draft, so they count for it."""
    anna = arrive("Anna", phone=screen == PHONE, viewport=screen)
    table = anna.set_table(*PEOPLE)
    anna.open_table(table)
    view = anna.told["view"]
    assert (len(view["row"]), len(view["castles"])) == (5, 4)
    for castle in view["castles"]:
        expect(anna.page.locator(f".piece.live[data-piece='tile:{castle}']")).to_be_in_viewport(ratio=1)
    if screen["width"] == 900:  # a tablet shows one half at a time
        anna.page.locator(".halves button").first.click()
    for tile in [*view["row"], *(slot["tile"] for slot in view["column"])]:
        expect(anna.page.locator(f".piece[data-piece='tile:{tile}']")).to_be_in_viewport(ratio=1)


def prices(state: Told) -> dict[str, set[int]]:
    """What each tile on offer costs in workers, by the dice that reach it."""
    found: dict[str, set[int]] = {}
    for option in state["decision"]["options"]:
        if option["message"]["key"] == "option-take":
            tile = next(piece for piece in option["pieces"] if piece.startswith("tile:"))
            found.setdefault(tile, set()).add(option["message"]["args"]["workers"])
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_a_depot_that_both_dice_reach_says_the_lower_price(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(
        anna, table, lambda state: any(len(some) == 2 and 0 not in some for some in prices(state).values())
    )
    anna.open_table(table)
    if phone:
        anna.page.get_by_role("button", name="Depots").click()
    for tile, some in prices(state).items():
        piece = anna.page.locator(f".piece[data-piece='{tile}']")
        price = min(some)
        expect(piece).to_have_attribute("aria-label", re.compile(rf"\({price}\)$" if price else r"chosen$"))
        expect(piece.locator(".ring.dear")).to_have_count(1 if price else 0)
    depots = [depot for depot in state["view"]["depots"] if any(slot["tile"] for slot in depot["slots"])]
    lit = [
        [prices(state).get(slot["tile"]["piece"]) for slot in depot["slots"] if slot["tile"]]
        for depot in depots
    ]
    free = "0" if phone else "free"
    said = [str(min(some[0]) or free) for some in lit if some and some[0]]
    assert sorted(anna.page.locator(".pill .num").all_text_contents()) == sorted(said)


def victims(state: Told) -> set[str]:
    """The rivals that something can be taken from."""
    options = state["decision"]["options"] if "opt-steal" in keys(state) else []
    return {option["pieces"][0].split(":")[1] for option in options}


def test_what_lies_on_three_rivals_boards_is_shown_large(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE)
    state = play_to(anna, table, lambda state: len(victims(state)) == 3, likes_trios, seed=7)
    anna.open_table(table)

    large = anna.page.evaluate(RINGS, ".boards")
    assert len(large) == len(state["decision"]["options"])
    assert min(side for _, side in large) > 50
    for ring, side in large + anna.page.evaluate(RINGS, ".rail"):
        assert ring > 2
        assert side >= 24

    spot = next(spot for spot in anna.look()["lit"] if spot["x"] < 450)
    anna.press(spot)
    assert anna.sees(state["seq"] + 1)
    assert anna.page.locator(".boards").count() == 0


def test_a_phone_leads_to_the_rivals_and_back(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table(*PEOPLE)
    state = play_to(anna, table, lambda state: len(victims(state)) == 3, likes_trios, seed=7)
    anna.open_table(table)
    assert anna.page.locator(".stack").count() == 1

    while anna.seq == state["seq"]:
        anna.choose()

    assert anna.page.locator(".phone-table").count() == 1


def test_the_banners_of_a_new_trio_stay_until_the_answer_is_confirmed(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: "opt-recruit" in keys(state), likes_trios)
    anna.open_table(table)
    pieces = [option["pieces"][0] for option in state["decision"]["options"]]

    for spot in anna.look()["lit"]:
        anna.press(spot)
        assert anna.look()["seal"], spot
        shown = [anna.page.locator(f'.phone-table [data-piece="{piece}"]').count() for piece in pieces]
        assert shown == [1] * len(pieces), f"after {spot['piece']}"


SIDES = """() => [...document.querySelectorAll('.phone-table .piece.live[data-piece^="tile:"]')]
    .map((piece) => piece.querySelector(".hit").getBoundingClientRect().width)"""


def test_a_phone_shows_the_market_large_whenever_one_may_take_from_it(arrive: Arrive) -> None:
    """Also when fallow land in the kingdom may be replaced first, and for the tile that replaces it."""
    anna = arrive("Anna", phone=True, viewport={"width": 360, "height": 740})
    table = anna.set_table(*PEOPLE)
    play_to(anna, table, lambda state: "opt-clear" in keys(state), likes_fallow)
    anna.open_table(table)
    assert min(anna.page.evaluate(SIDES)) >= 44

    seq, fallow = anna.seq, next(one for one in anna.look()["lit"] if one["piece"].startswith("cell:"))
    anna.press(fallow)
    assert anna.look()["seal"]
    anna.press(fallow)
    assert anna.sees(seq + 1), "the second press is where the first was"
    sides = anna.page.evaluate(SIDES)
    assert len(sides) == 4
    assert min(sides) >= 44

    seq, land = anna.seq, next(one for one in anna.look()["lit"] if one["piece"].startswith("tile:"))
    anna.press(land)
    assert anna.look()["seal"]
    anna.press(land)
    assert anna.sees(seq + 1), "the second press is where the first was"


# texts of the market that lie on a shield or on a card
ON_OTHERS = """() => {
    const all = (one) => [...document.querySelectorAll(one)];
    const boxes = (one) => all(one).map((found) => [found, found.getBoundingClientRect()]);
    const others = boxes('.common .shield, .common [data-piece^="character:"] > .hit');
    const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 0.5
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 0.5;
    return boxes(".common .amount, .common .price")
        .filter(([, box]) => others.some(([, other]) => meet(box, other)))
        .map(([text]) => text.textContent);
}"""


def test_numbers_of_the_market_keep_clear_of_shields_and_cards(arrive: Arrive) -> None:
    """With purses of two figures, and in Dutch, where free is a long word."""
    anna = arrive("Anna", locale="nl-NL")
    table = anna.set_table(*PEOPLE)
    state = play_to(
        anna,
        table,
        lambda state: min(player["coins"] for player in state["view"]["players"][:2]) > 9,
        lambda option: option["message"]["key"] == "opt-decline",
        seed=2,
    )
    assert state["view"]["seats"] == 4
    anna.open_table(table)
    anna.page.evaluate("bailiwick.quiet()")

    assert anna.page.locator(".common .amount").count() == 12
    assert anna.page.evaluate(ON_OTHERS) == []


def test_board_and_header_speak_of_the_same_round(arrive: Arrive) -> None:
    """Castles are chosen before the first round."""
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben"))

    assert "Round 1 of 8" in anna.page.locator("header.top").inner_text()
    assert anna.page.locator('.own [data-piece="info:round"] .round').text_content() == "1"


def test_nobody_has_points_before_the_first_tile_is_placed(arrive: Arrive) -> None:
    """Ties alone would give the scenario's majorities to somebody."""
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE)
    state = play_to(anna, table, lambda state: "opt-place" in keys(state))
    assert [player["total"] for player in state["view"]["players"]] != [0] * 4
    anna.open_table(table)
    names = [one.get_attribute("aria-label") for one in anna.page.locator(".points").all()]
    assert names == ["0 points"] * 4

    anna.choose()
    after = [one.get_attribute("aria-label") for one in anna.page.locator(".points").all()]
    assert any("if it ended now" in str(name) for name in after)


def brings_a_trio_and_a_saracen(state: Told) -> bool:
    return any(
        option["message"]["key"] == "opt-place"
        and option["message"]["args"]["trios"] == 1
        and option["message"]["args"]["attack"] > state["view"]["attack"]
        for option in state["decision"]["options"]
    )


def test_a_phone_says_what_a_placement_brings(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, brings_a_trio_and_a_saracen)
    anna.open_table(table)
    options, before = state["decision"]["options"], state["view"]["attack"]
    best = next(option for option in options if option["message"]["args"]["trios"])
    spot = next(one for one in anna.look()["lit"] if one["piece"] == best["pieces"][0])

    anna.press(spot)
    hint = anna.look()["hint"]
    assert "trio of" in hint
    assert f"attack {before} to {best['message']['args']['attack']}" in hint

    anna.press(spot)
    assert anna.sees(state["seq"] + 1)
    assert anna.page.locator('.phone-table [data-piece^="banner:"] .coin').text_content() == "2"


def test_a_press_on_a_rival_shows_their_board_large(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))
    name = anna.page.locator(".rail .rival header > b")
    large = anna.page.locator(".pane.common").get_by_role("heading", name=name.inner_text())
    expect(large).to_have_count(0)

    name.click()
    expect(large).to_be_visible()

    name.click()
    expect(large).to_have_count(0)

    anna.page.locator(".rail .rival [data-piece^='space:']").first.click()
    expect(large).to_be_visible()
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)

    anna.page.locator(".pane.common [data-piece^='space:']").last.click()
    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text(f"This belongs to {name.inner_text()}.")
    assert "V4" not in tip.inner_text(), "no rule of my question"


def sells_a_pile(state: Told) -> bool:
    """May goods be sold that lie on one another?"""
    goods = state["view"]["players"][state["decision"]["seat"]]["goods"]
    sold = {option["message"]["args"].get("good") for option in state["decision"]["options"]}
    return any(count > 1 and good in sold for good, count in goods.items())


@pytest.mark.parametrize("phone", [False, True])
def test_no_ring_covers_how_many_goods_lie_there(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    play_to(anna, table, sells_a_pile)
    anna.open_table(table)

    drawn_last = anna.page.locator(".piece.live[data-piece^='store:'] > .ring ~ g circle + text")
    expect(drawn_last).not_to_have_count(0)
    assert all(int(text) > 1 for text in drawn_last.all_text_contents())


def test_nothing_lies_over_the_fields_while_one_looks_for_a_place(arrive: Arrive) -> None:
    """What a press would do is said in the bar."""
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    play_to(anna, table, lambda state: "opt-place" in keys(state))
    anna.open_table(table)
    spot = anna.look()["lit"][0]
    before = anna.look()["hint"]

    anna.page.mouse.move(spot["x"], spot["y"])
    expect(anna.page.locator("section.bar p").first).not_to_have_text(before)
    covered = anna.page.evaluate("bailiwick.until(() => document.querySelector('[role=tooltip]'), 1.5)")

    assert covered is None
    anna.page.mouse.move(*centre_of_hand(anna))
    expect(anna.page.get_by_role("tooltip")).to_be_visible()


def centre_of_hand(anna: Player) -> tuple[float, float]:
    box = anna.page.locator(".own [data-piece^='hand:']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# do the two texts over the invasion track, and the shields there, lie on one another?
HEADS_MEET = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    return box(".coast-head").right > box(".coast-told").left;
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_who_is_hit_is_shown_over_the_track(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Bartholomäus-Friedrich", phone=phone, locale="de-DE")
    table = anna.set_table(*PEOPLE)
    state = play_to(
        anna, table, lambda state: "opt-ruin" in keys(state) and len(state["view"]["hit_now"]) > 2
    )
    anna.open_table(table)

    expect(anna.page.locator("[data-piece='info:coast'] .shield")).to_have_count(
        len(state["view"]["hit_now"])
    )
    assert not anna.page.evaluate(HEADS_MEET)


def may_only_buy(state: Told) -> bool:
    return state["decision"]["prompt"]["key"] == "ask-buy" and "option-buy" in keys(state)


def test_a_phone_scrolls_to_what_is_lit(arrive: Arrive) -> None:
    """The black depot is the last of seven."""
    anna = arrive("Anna", phone=True)
    table = anna.set_table(*PEOPLE, game="burgundy")
    play_to(anna, table, may_only_buy)
    anna.open_table(table)

    lit = anna.page.locator(".board .piece.live")
    expect(lit).not_to_have_count(0)
    assert anna.page.evaluate(
        "bailiwick.until(() => bailiwick.look().lit.some((one) => one.piece.startsWith('tile:')))"
    )


@pytest.mark.parametrize("phone", [False, True])
def test_no_ring_covers_the_number_of_a_tile(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, lambda state: any(numbers_on_offer(state)))
    anna.open_table(table)
    if phone:
        anna.page.get_by_role("button", name="Depots").click()

    drawn_last = anna.page.locator(".piece.live[data-piece^='tile:'] > .ring ~ g .badge text")
    assert sorted(drawn_last.all_text_contents()) == sorted(numbers_on_offer(state))


def numbers_on_offer(state: Told) -> list[str]:
    """The numbers of knowledge and animals that a die may take, or that are already in storage."""
    offered = {piece for option in state["decision"]["options"] for piece in option["pieces"]}
    slots = [slot["tile"] for depot in state["view"]["depots"] for slot in depot["slots"]]
    slots += [slot["tile"] for slot in state["view"]["black"]]
    tiles = [*slots, *state["view"]["players"][state["decision"]["seat"]]["storage"]]
    lit = [tile["tile"] for tile in tiles if tile and tile["piece"] in offered]
    numbers = [re.search(r"(?:^k|_)(\d+)$", tile) for tile in lit]
    return [str(int(found[1])) for found in numbers if found]


def pays_for_points(option: Told) -> bool:
    args = option["message"]["args"]
    return option["message"]["key"] == "option-place" and args["workers"] > 0 and args["points"] > 9


def test_what_a_placement_costs_and_brings_can_both_be_read(arrive: Arrive) -> None:
    """Price and seal lie above the neighbours, and beside each other."""
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, lambda state: any(map(pays_for_points, state["decision"]["options"])))
    anna.open_table(table)
    *first, space = next(filter(pays_for_points, state["decision"]["options"]))["pieces"]

    for piece in first:
        anna.press(next(one for one in anna.look()["lit"] if one["piece"] == piece))
    spot = next(one for one in anna.look()["lit"] if one["piece"] == space)
    anna.page.mouse.move(spot["x"], spot["y"])

    seal = anna.page.locator(".own .seal").bounding_box()
    prices = [one.bounding_box() for one in anna.page.locator(".own .above .price").all()]
    assert seal
    assert prices
    for price in prices:
        assert price
        assert price["x"] > seal["x"] + seal["width"] or price["y"] > seal["y"] + seal["height"] * 0.8


# medallions that lie on a slot, and goods that stick out of their tray
CROWDED = """() => {
    const boxes = (one) => [...document.querySelectorAll(`.common ${one}`)]
        .map((found) => [found.dataset.piece ?? found.dataset.heap, found.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
    const inside = (a, b) => a.left >= b.left && a.right <= b.right;
    const medals = boxes('[data-piece="info:depot"]'), trays = boxes(".goods");
    return [
        ...boxes(".slot-line").filter(([, slot]) => medals.some(([, medal]) => meet(slot, medal))),
        ...boxes("[data-heap]").filter(([, heap]) => !trays.some(([, tray]) => inside(heap, tray))),
    ].map(([name]) => name);
}"""


def test_nothing_overlaps_on_the_wheel_of_four(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE, game="burgundy")
    play_to(anna, table, lambda state: any(len(depot["goods"]) > 3 for depot in state["view"]["depots"]))
    anna.open_table(table)
    anna.look()

    assert anna.page.locator(".common [data-heap]").count() > 3
    assert anna.page.evaluate(CROWDED) == []


def likes_sales(option: Told) -> bool:
    return option["message"]["key"] in ("option-sell", "option-place")


def all_have_sold(state: Told) -> bool:
    return min(len(player["sold"]) for player in state["view"]["players"]) > 1


def test_what_everybody_sold_is_told_kind_by_kind(arrive: Arrive) -> None:
    """It lies open, and some knowledge counts it."""
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, all_have_sold, likes_sales)
    mine = state["decision"]["seat"]
    anna.open_table(table)

    for seat, place in [(mine, ".own"), (1 - mine, ".rail")]:
        sold = state["view"]["players"][seat]["sold"]
        shown = anna.page.locator(f"{place} g[data-piece='info:sold:{seat}']")
        assert sorted(shown.locator("text").all_text_contents()) == sorted(map(str, sold.values()))
        shown.click()
        said = anna.page.get_by_role("tooltip")
        for count in sold.values():
            expect(said).to_contain_text(re.compile(rf"\b{count} \w"))


def test_a_phone_tells_what_rivals_sold(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, all_have_sold, likes_sales)
    anna.open_table(table)
    anna.page.get_by_role("button", name="Rivals").click()

    rival = 1 - state["decision"]["seat"]
    sold = state["view"]["players"][rival]["sold"]
    counts = anna.page.locator(f".stack g[data-piece='info:sold:{rival}'] .num").all_text_contents()
    assert sorted(counts) == sorted(map(str, sold.values()))


def test_a_bonus_tile_is_explained_and_never_refused(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))

    anna.page.locator("[data-piece='info:bonus:mine:large']").click()

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text("5 points")
    assert "Why not?" not in tip.inner_text()


@pytest.mark.parametrize("phone", [False, True])
def test_alone_the_table_says_what_counts(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", game="burgundy")
    play_to(anna, table, lambda state: state["view"]["counter"] > 0, likes_sales)
    anna.open_table(table)
    view = anna.told["view"]
    filled = f"{37 - view['players'][0]['empty']} of 37 spaces filled"

    if phone:
        anna.page.get_by_role("button", name="Tiles").last.click()
    expect(anna.page.get_by_text(filled, exact=True)).to_be_visible()
    expect(anna.page.get_by_text("Fill all 37 spaces by the end of phase E")).to_be_visible()
    assert anna.page.locator("[data-piece='info:order'], [data-piece^='info:bonus']").count() == 0
    if not phone:
        points = anna.page.locator(".own .points").get_attribute("aria-label")
        assert re.match(rf"{view['counter']} points?$", str(points))
        assert anna.page.locator(".own .river").count() == 1


def in_phase_b(state: Told) -> bool:
    return bool(state["view"]["phase"] == "B")


def counts_of(row: Told, kind: str, said: str) -> list[str]:
    return [f"{row[kind]} {said}"] if kind in row else []


@pytest.mark.parametrize("phone", [False, True])
def test_every_kind_of_tile_and_good_says_how_many_are_left_and_gone(arrive: Arrive, phone: bool) -> None:
    """What left the game was open, and what is still face down is known by it (5)."""
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    view = play_to(anna, table, in_phase_b)["view"]
    anna.open_table(table)

    if phone:
        anna.page.get_by_role("button", name="Tiles").last.click()
    else:
        anna.page.locator("[data-piece='info:black'] text").click()
    stock = anna.page.locator(".stock")
    assert sum(view["gone"].values()) > 4
    for kind in view["to_come"].keys() | view["gone"].keys():
        told = stock.locator(f"[data-piece='info:tile:{kind}']")
        expect(told).to_have_count(1)
        if not re.match(r"k\d\d", kind):
            left = f"{view['to_come'].get(kind, 0)} left"
            expect(told.locator("small")).to_have_text(
                ", ".join([left, *counts_of(view["gone"], kind, "gone")])
            )
    for good, count in view["goods_unseen"].items():
        expect(stock.locator(f"[data-piece='info:good:{good}'] small")).to_have_text(f"{count} unseen")

    stock.locator("[data-piece='info:tile:bank']").click()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Bank")
    if not phone:
        anna.page.keyboard.press("Escape")
        expect(stock).to_have_count(0)


def test_the_supply_lies_open_beside_the_coast(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: state["view"]["supply"]["towers"] < 15)
    anna.open_table(table)

    supply = anna.page.locator(".common [data-piece='info:supply']")
    assert supply.locator("text").all_text_contents()[1:] == [
        str(count) for count in state["view"]["supply"].values()
    ]
    supply.click()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Left in the supply: towers")


def rolled_a_double(state: Told) -> bool:
    dice = state["view"]["players"][state["decision"]["seat"]]["dice"]
    return (
        state["decision"]["prompt"]["key"] == "ask-turn"
        and not any(die["used"] for die in dice)
        and len({die["face"] for die in dice}) == 1
    )


@pytest.mark.parametrize("phone", [False, True])
def test_of_two_equal_dice_either_may_be_pressed(arrive: Arrive, phone: bool) -> None:
    """V4.9: they are offered once."""
    anna = arrive("Anna", phone=phone)
    table = anna.set_table("me", "hotseat:Ben", game="burgundy")
    state = play_to(anna, table, rolled_a_double)
    anna.open_table(table)
    offered = next(
        piece
        for option in state["decision"]["options"]
        for piece in option["pieces"]
        if piece.startswith("die:")
    )
    dice = [spot for spot in anna.look()["lit"] if spot["piece"] == offered]
    assert len(dice) == 2

    anna.press(max(dice, key=lambda spot: spot["x"]))

    chosen = anna.page.locator(f".piece.live[data-piece='{offered}']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_count(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_every_text_is_large_enough_to_read(arrive: Arrive, game: str, seats: int) -> None:
    """Also on a rival's board that is shown large, in the middle of a match."""
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE[:seats], game=game)
    play_to(anna, table, lambda state: state["seq"] > (36 if game == "provence" else 90))
    anna.open_table(table)
    anna.page.evaluate("bailiwick.quiet()")
    assert anna.page.evaluate("bailiwick.tiny()") == []

    anna.page.locator(".rail .see").first.click()
    expect(anna.page.locator(".peek")).to_be_visible()
    assert anna.page.evaluate("bailiwick.tiny()") == []


@pytest.mark.parametrize("game", ["provence", "burgundy"])
def test_every_text_on_a_phone_is_large_enough_to_read(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna", phone=True)
    table = anna.set_table(*PEOPLE, game=game)
    play_to(anna, table, lambda state: state["seq"] > (36 if game == "provence" else 240), likes_sales)
    anna.open_table(table)
    anna.page.evaluate("bailiwick.quiet()")

    for buttons in (".switch button", "nav.tabs button"):
        for button in anna.page.locator(buttons).all():
            button.click()
            # tiles of a market that is folded to a strip are pictures: a long press explains them
            small = [one for one in anna.page.evaluate("bailiwick.tiny()") if "(tile:" not in one]
            assert small == [], button.inner_text()


def ahead(state: Told) -> bool:
    return bool(state["view"]["attack"] > state["view"]["defence"])


def harmless(state: Told) -> Told | None:
    """A field for a tile without Saracens while the attack is ahead already: no invasion follows (PV6.1)."""
    view = state["view"]
    if "opt-place" not in keys(state) or view["attack_moved"] or not ahead(state):
        return None
    options: list[Told] = state["decision"]["options"]
    return next((one for one in options if one["message"]["args"]["attack"] == view["attack"]), None)


@pytest.mark.parametrize("phone", [False, True])
def test_no_invasion_is_announced_that_does_not_come(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    table = anna.set_table(*PEOPLE[:3])
    state = play_to(anna, table, lambda state: harmless(state) is not None, seed=2)
    anna.open_table(table)
    field = next(one for one in anna.look()["lit"] if one["piece"] == harmless(state)["pieces"][0])

    if phone:
        anna.press(field)
    else:
        anna.page.mouse.move(field["x"], field["y"])
    expect(anna.page.locator("section.bar p b")).to_be_visible()

    assert "falls" not in anna.look()["hint"]
    expect(anna.page.locator(".coast-head")).to_contain_text("The Saracens are")
    expect(anna.page.locator("[data-piece='info:coast'] .shield")).to_have_count(0)


def raises_a_tower_and_falls(state: Told) -> Told | None:
    view = state["view"]
    if "opt-place" not in keys(state):
        return None
    args = state["decision"]["options"][0]["message"]["args"]
    towers = [player["towers"] for player in view["players"]]
    mine = towers[state["decision"]["seat"]]
    others = [count for seat, count in enumerate(towers) if seat != state["decision"]["seat"]]
    wrong = mine < min(others) <= mine + args["defence"] - view["defence"]
    falls = args["attack"] > max(view["attack"], args["defence"])
    return state["decision"]["options"][0] if wrong and falls else None


def test_a_placement_says_whom_its_invasion_hits(arrive: Arrive) -> None:
    """Its own towers stand before the Saracens land (PV4.1, PV6.2)."""
    anna = arrive("Anna")
    table = anna.set_table("me", "hotseat:Ben")
    state = play_to(anna, table, lambda state: raises_a_tower_and_falls(state) is not None, seed=5)
    anna.open_table(table)
    spot = next(
        one for one in anna.look()["lit"] if one["piece"] == raises_a_tower_and_falls(state)["pieces"][0]
    )

    anna.page.mouse.move(spot["x"], spot["y"])
    expect(anna.page.locator(".coast-head")).to_contain_text("falls")
    shown = anna.page.locator("[data-piece='info:coast'] .shield").count()
    anna.press(spot)
    assert anna.sees(state["seq"] + 1)

    assert shown == len(anna.told["view"]["hit_now"])


def is_clear_of(one: dict[str, float], other: dict[str, float]) -> bool:
    return one["y"] >= other["y"] + other["height"] or one["x"] >= other["x"] + other["width"]


def test_ships_on_one_another_keep_clear_of_the_words_above(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.set_table(*PEOPLE, game="burgundy")
    play_to(anna, table, lambda state: max(map(len, state["view"]["track"])) > 2)
    anna.open_table(table)

    words = anna.page.get_by_text("Turn order, by ships").bounding_box()
    ships = [one.bounding_box() for one in anna.page.locator("[data-piece='info:order'] .shield").all()]
    assert words
    assert len(ships) == 4
    assert all(ship and is_clear_of(ship, words) for ship in ships)


# does the ring of a lit piece stand out from what lies under it, and the chosen tab from the others?
FORCED = """() => {
    const style = (one) => getComputedStyle(document.querySelector(one));
    const tabs = [...document.querySelectorAll(".talk header button")].slice(0, 2);
    const [journal, chat] = tabs.map((one) => getComputedStyle(one).backgroundColor);
    const under = style(".ring.legal .r-case").stroke;
    const over = style(".ring.legal .r-line").stroke;
    return [over !== under, under === style(".pane").backgroundColor, journal !== chat];
}"""
CHOOSE_THE_OTHER = """localStorage.setItem(
    "theme", matchMedia("(prefers-color-scheme: dark)").matches ? "parchment" : "night"
)"""


@pytest.mark.parametrize(("scheme", "theme"), [("light", "parchment"), ("dark", "night")])
def test_a_board_can_be_read_on_colours_that_the_system_forces(
    arrive: Arrive, scheme: str, theme: str
) -> None:
    """Its own inks go with them, whatever theme was chosen."""
    anna = arrive("Anna", forced_colors="active", color_scheme=scheme)
    anna.page.add_init_script(CHOOSE_THE_OTHER)
    anna.open_table(anna.set_table("me", "hotseat:Ben", game="burgundy"))

    expect(anna.page.locator(f"html[data-theme={theme}]")).to_have_count(1)
    assert anna.page.evaluate(FORCED) == [True, True, True]
