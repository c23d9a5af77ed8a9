"""What must hold for any box: an owner's correction that breaks it is a slip, and is explained (2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.core.tables import BadInput, Tables
from bailiwick.games.village.actions import (
    AREA_COUNCIL,
    COUNCILS,
    CRAFTS,
    FIELDS,
    GOOD_NAMES,
    GUILD_COUNCIL,
    KIND_NAMES,
    KINDS,
    LETTER_NAMES,
    LETTERS,
    MONK_PILES,
    PILE_NAMES,
    WINDOWS,
)

if TYPE_CHECKING:
    from bailiwick.games.village.data import Data

DIE_FACES: Final = 6


def check(data: Data, tables: Tables) -> None:
    """What must hold for any box; an owner's correction that breaks it is a slip (2.14)."""
    check_no_negative(tables)
    check_crafts(data)
    check_customers(data)
    check_travel(data)
    check_monks(data)
    check_main_board(data)
    check_councils(data)


def check_no_negative(tables: Tables) -> None:
    """Only the day labourer's points are below zero."""
    for value in tables.values.values():
        if value.name != "labourer_pp" and isinstance(value.cell, int) and value.cell < 0:
            raise BadInput(f"{value.name}: {value.cell} is less than nothing")


def check_crafts(data: Data) -> None:
    """Four cards of each kind, which differ only in their banners; boards play on such banners."""
    for kind in range(KINDS):
        cards = [card for card in range(CRAFTS) if data.craft_kind[card] == kind]
        if len(cards) != 4:
            raise BadInput(f"crafts: there are {len(cards)} cards of kind {KIND_NAMES[kind]}, not 4")
        for card in cards:
            twins = [other for other in cards if data.craft_banner[other] == data.craft_banner[card]]
            if len(twins) > 1:
                both = " and ".join([data.craft_ids[twin] for twin in twins])
                raise BadInput(f"crafts: {both} have the same banner; cards of one kind differ in it")
            if data.craft_good[card] != kind:
                made = f"a {KIND_NAMES[kind]} makes {GOOD_NAMES[kind]}"
                raise BadInput(f"crafts.{data.craft_ids[card]}.good: {made}")
            if data.craft_spaces[card] < 1:
                raise BadInput(
                    f"crafts.{data.craft_ids[card]}.spaces: a building holds at least the good it comes with"
                )
    for board, banner in enumerate(data.play_banner):
        if banner not in data.craft_banner:
            raise BadInput(
                f"boards.{data.board_ids[board]}.play: no craft building has this banner; correct both"
            )


def check_customers(data: Data) -> None:
    """A customer asks for one to three goods."""
    for customer, needs in enumerate(data.customer_needs):
        if not 1 <= sum(needs) <= 3:
            raise BadInput(
                f"customers.{data.customer_ids[customer]}: asks for {sum(needs)} goods, not 1 to 3"
            )


def check_travel(data: Data) -> None:
    """The dark side of a pile announces what its light sides give; one card ends the journey."""
    for letter in range(LETTERS):
        cards = [card for card in range(len(data.travel_ids)) if data.travel_letter[card] == letter]
        name = f"travel_piles.{LETTER_NAMES[letter]}"
        if len(cards) != data.travel_cards[letter]:
            raise BadInput(
                f"{name}.cards: {data.travel_cards[letter]}, but {len(cards)} cards have this letter"
            )
        points = sorted([data.travel_pp[card] for card in cards])
        found = [str(pp) for at, pp in enumerate(points) if at == 0 or pp != points[at - 1]]
        if data.travel_possible[letter] != "/".join(found):
            raise BadInput(
                f"{name}.possible: {data.travel_possible[letter]!r}, but the cards give {'/'.join(found)};"
                " correct the cards' pp or this list"
            )
    if sum([int(ends) for ends in data.travel_ends]) != 1:
        raise BadInput("travel: exactly one card, the chapel, ends the journey")


def check_monks(data: Data) -> None:
    """The piles hold 3, 4 and 5 monks; the limit is six windows."""
    for pile in range(MONK_PILES):
        cards = data.monk_pile.count(pile)
        if cards != data.monk_cards[pile]:
            raise BadInput(
                f"monks: the {PILE_NAMES[pile]} pile has {cards} cards, not {data.monk_cards[pile]}"
            )
    for windows in range(WINDOWS):
        if data.window_pp[windows + 1] < data.window_pp[windows]:
            raise BadInput(f"windows.{windows + 1}.pp: more windows cannot be worth less")


def check_main_board(data: Data) -> None:
    """Dice for everybody, rising prices, and a rat that needs more than one roll."""
    for seats in (2, 3, 4):
        dice = data.white_dice[seats] + data.black_dice[seats]
        if dice < 2 * seats * data.turns[seats]:
            raise BadInput(
                f"players.{seats}: {dice} dice are not enough for {seats * data.turns[seats]} turns"
            )
        if not DIE_FACES < data.rat_start[seats] <= data.rat_fields:
            raise BadInput(
                f"players.{seats}.rat_start: {data.rat_start[seats]} is not from 7 to {data.rat_fields}"
            )
        if data.rounds[seats] < 1 or data.deaths[seats] < 1:
            raise BadInput(f"players.{seats}: rounds and deaths are at least 1")
    for taken in range(1, len(data.steward_time)):
        less_time = data.steward_time[taken] < data.steward_time[taken - 1]
        if less_time or data.steward_coins[taken] < data.steward_coins[taken - 1]:
            raise BadInput(f"steward.{taken + 1}: {taken + 1} customers cannot cost less than {taken}")
    if not 1 <= data.steward_monk_customers <= len(data.steward_time):
        raise BadInput(f"steward_monk_customers: {data.steward_monk_customers} is not from 1 to 4")
    if data.clouds < 5:
        raise BadInput(f"life_clouds: {data.clouds} clouds are too few, a life has at least 5")


def check_councils(data: Data) -> None:
    """The meeting place must have room for its first marker; areas and professions are five."""
    if data.field_count > FIELDS:
        raise BadInput(
            f"fields.field.count: {data.field_count} fields are more than the {FIELDS} we can name"
        )
    if data.meeting_spaces < 1 or data.council_spaces[GUILD_COUNCIL] < 1:
        raise BadInput("meetings and the guild council have room for at least one marker")
    for council in range(AREA_COUNCIL, COUNCILS):
        if data.council_spaces[council] != 5:
            raise BadInput(
                f"councils.{data.council_ids[council]}.spaces: there are 5 areas and 5 professions"
            )
