"""Matches played without a window, up to the moment a test is about."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from .player import Player

Told = dict[str, Any]
PEOPLE = ["me", "hotseat:Ben", "hotseat:Cleo", "hotseat:Dan"]


def keys(state: Told) -> list[str]:
    """What kinds of options there are."""
    return [option["message"]["key"] for option in state["decision"]["options"]]


def play_to(
    host: Player,
    table: Told,
    until: Callable[[Told], bool],
    liked: Callable[[Told], bool] = lambda option: True,
    seed: int = 1,
) -> Told:
    """One person plays all seats, by chance among the *liked* options; the state in which *until* holds."""
    rng = Random(seed)
    address = f"{host.url}/api/tables/{table['id']}"
    state: Told = host.context.request.get(address).json()
    while state["decision"] and not until(state):
        decision, seq = state["decision"], state["seq"]
        options = [option for option in decision["options"] if liked(option)] or decision["options"]
        wish = {"seq": seq, "code": rng.choice(options)["code"], "key": str(seq), "seat": decision["seat"]}
        answer = host.context.request.post(f"{address}/choices", data=wish)
        assert answer.ok, answer.text()
        state = answer.json()
    assert state["decision"], "the match was over before that moment came"
    return state


def likes_trios(option: Told) -> bool:
    """Characters come from trios."""
    key, args = option["message"]["key"], option["message"]["args"]
    return key == "opt-recruit" or (key == "opt-place" and args["trios"] > 0)


def likes_fallow(option: Told) -> bool:
    """Fallow land can be replaced later."""
    return re.fullmatch(r"f\d", str(option["message"]["args"].get("tile"))) is not None
