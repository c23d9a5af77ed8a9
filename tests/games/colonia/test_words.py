"""Sentences of the journal and of options, as people read them."""

from __future__ import annotations

import pytest

from bailiwick.core.decision import Message
from bailiwick.games.colonia.rules.phases import BUYING, LOADING, ORDERS
from bailiwick.games.colonia.state import Colonia
from bailiwick.words import Words

from .table import (
    GAME,
    LONDON,
    YELLOW,
    empty_handed,
    give_goods,
    give_raw,
    go,
    harbour,
    on_display,
    started,
)

PEOPLE = ["Anna", "Bert", "Cleo", "Dirk"]


def said(language: str, message: Message) -> str:
    """The sentence, with ordinary spaces."""
    return Words(GAME, language, PEOPLE).say(message).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna is brought: saddle; 1 member goes to the street."),
        ("nl", "Anna krijgt geleverd: zadel; 1 familielid naar de straat."),
        ("fr", "Livraison pour Anna : selle ; 1 membre dans la rue."),
        ("de", "Anna bekommt geliefert: Sattel; 1 Mitglied auf die Straße."),
    ],
)
def test_one_member_alone_goes(language: str, sentence: str) -> None:
    assert said(language, Message("delivered", 0, "saddle", 1)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna is paid 9 Pounds."),
        ("nl", "Anna ontvangt 9 Pond."),
        ("fr", "Anna touche 9 Livres."),
        ("de", "Anna erhält 9 Pfund."),
    ],
)
def test_money_is_counted_in_the_plural_where_the_language_has_one(language: str, sentence: str) -> None:
    assert said(language, Message("was-paid", 0, 9, "london")) == sentence


def test_a_stall_lists_what_lies_on_it() -> None:
    message = Message("stall-holds", "f1", 0, 1, 0, 2, 1)
    assert said("en", message) == "foreign stall 1 · 1 iron · 2 linen · 1 fur"
    assert said("de", message) == "Fremdhändlerstand 1 · 1 Eisen · 2 Leinen · 1 Pelz"


def offered(state: Colonia, seat: int) -> list[str]:
    """What a seat may do, in English."""
    return [said("en", option.message) for option in state.options(seat)]


def test_an_order_says_what_goes_in_and_what_comes_out() -> None:
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"])
    empty_handed(state)
    give_raw(state, YELLOW, "fur", "leather")
    go(state, ORDERS, 4)
    assert (
        offered(state, YELLOW)[0] == "Shoemaker: fur + leather → shoes for 1 member, on space 1 (stick on 1)"
    )


def test_two_ships_to_one_city_are_told_apart() -> None:
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"])
    empty_handed(state)
    harbour(state, "bergen_1", "bergen_4", "london_4", "nowgorod_4")
    give_goods(state, YELLOW, "saddle", "shoes")
    go(state, LOADING, 5)
    assert offered(state, YELLOW)[1:3] == [
        "Bergen (berth 1): saddle + shoes; 1 member, pays 5",
        "Bergen (berth 2): saddle + shoes; 1 member, pays 5",
    ]


def test_a_shrine_on_sale_says_what_it_does() -> None:
    state = started("w01", ["home_tuesday", "home_wednesday", "one_fewer"])
    on_display(state, "london_shrine", "london_r01")
    state.money[LONDON] = 10
    go(state, BUYING, 7)
    assert offered(state, YELLOW)[:2] == [
        "Shrine (London) for 10 Pounds: doubles one relic of its city",
        "Tooth (London) for 5 Pounds: 1 point",
    ]
