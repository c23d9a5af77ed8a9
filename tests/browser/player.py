"""A person at a browser: opens pages, sits down, plays by pressing what is lit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, expect

PRESSES = 14  # more presses than any choice needs
Look = dict[str, Any]


class Player:
    """One page of one person. All presses are real ones, at a point where they hit."""

    def __init__(
        self, context: BrowserContext, url: str, name: str, touch: bool = False, seed: int = 1
    ) -> None:
        self.context, self.url, self.name, self.touch = context, url, name, touch
        self.rng = Random(seed)
        self.page = context.new_page()
        self.choices = 0
        self.dark: set[str] = set()  # pieces of options that nobody could press

    # ---- setting up -------------------------------------------------------------------------

    def become_guest(self) -> None:
        """The quick way to a name, for tests about something else."""
        answer = self.context.request.post(f"{self.url}/api/guest", data={"name": self.name})
        assert answer.ok, answer.text()

    def set_table(self, *seats: str, game: str = "provence", **more: Any) -> dict[str, Any]:
        body = {
            "game": game,
            "seats": list(seats),
            "title": "A test",
            "pace": "none",
            "shuffle": False,
            **more,
        }
        answer = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    def join(self, table: dict[str, Any]) -> None:
        answer = self.context.request.post(f"{self.url}/api/tables/{table['id']}/join", data={})
        assert answer.ok, answer.text()

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)

    def open_table(self, table: dict[str, Any]) -> None:
        self.open(f"/table/{table['id']}")
        expect(self.page.locator("div.table, div.end")).to_be_visible()
        self.skip_guide()

    def skip_guide(self) -> None:
        """The first match is explained; whoever knows it skips that."""
        if self.look().get("guide"):
            self.page.locator(".note .btn.plain").first.click()
            expect(self.page.locator(".note")).to_have_count(0)

    # ---- looking ----------------------------------------------------------------------------

    def look(self) -> Look:
        """The table once nothing is on its way."""
        found: Look = self.page.evaluate("bailiwick.settled()")
        return found

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("bailiwick.seq()"))

    @property
    def told(self) -> dict[str, Any]:
        """What the server tells this person of the table whose page is open."""
        answer = self.context.request.get(f"{self.url}/api/tables/{self.page.url.rpartition('/')[2]}")
        assert answer.ok, answer.text()
        state: dict[str, Any] = answer.json()
        return state

    def sees(self, seq: int) -> bool:
        """Has the table, without a reload, come to that moment?"""
        script = "seq => bailiwick.until(() => bailiwick.over() || bailiwick.seq() >= seq)"
        return bool(self.page.evaluate(script, seq))

    def is_asked(self) -> bool:
        """Wait until it is my turn or the match is over; True when it is my turn."""
        found = self.page.evaluate("bailiwick.asked()")
        assert found, "neither my turn nor the end of the match"
        return bool(found == "asked")

    def journal(self) -> list[str]:
        lines: list[str] = self.page.evaluate("bailiwick.journal()")
        return lines

    def board(self, lit: bool = False) -> list[str]:
        """Every piece on the table; with *lit*, also whether it can be chosen."""
        self.look()
        pieces: list[str] = self.page.evaluate("lit => bailiwick.board({ lit })", lit)
        return pieces

    # ---- pressing ---------------------------------------------------------------------------

    def press(self, spot: dict[str, Any]) -> None:
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def choose(self) -> Look:
        """One choice, from the first press to the server's answer."""
        look = self.look()
        begin = look["seq"]
        self.note_dark(look)
        presses = []
        for _ in range(PRESSES):
            if look["over"] or look["seq"] != begin or not look["asked"]:
                self.choices += 1
                return look
            spot = self.pick(look)
            presses.append(spot.get("piece") or spot.get("says"))
            self.press(spot)
            look = self.look()
        raise AssertionError(f"{self.name} pressed {presses} and nothing came of it: {look}")

    def pick(self, look: Look) -> dict[str, Any]:
        """Something that leads on: what is asked last comes first."""
        for single in ("curtain", "guide"):
            if look[single]:
                return dict(look[single])
        for several in ("menu", "list"):
            if look[several]:
                return dict(self.rng.choice(look[several]))
        if look["seal"]:
            return dict(look["seal"])
        if look["end"] and self.rng.random() < 0.7:
            return dict(look["end"])
        if look["tickets"] and self.rng.random() < 0.2:
            return dict(self.rng.choice(look["tickets"]))
        if not look["lit"] and look["live"] and self.page.evaluate("bailiwick.reveal()"):
            look = self.look()
        for choices in (look["lit"], look["tickets"]):
            if choices:
                return dict(self.rng.choice(choices))
        for single in ("end", "all"):
            if look[single]:
                return dict(look[single])
        raise AssertionError(f"{self.name} is asked and there is nothing to press: {look}")

    def note_dark(self, look: Look) -> None:
        """On a wide screen every piece of every option is lit where it can be pressed."""
        if self.touch or look["curtain"] or look["guide"]:
            return
        told = self.told
        if told["seq"] != look["seq"]:  # somebody else has chosen meanwhile
            return
        options = (told["decision"] or {}).get("options", [])
        wanted = {piece for option in options for piece in option["pieces"]}
        self.dark |= wanted - {spot["piece"] for spot in look["lit"]}

    def play_alone(self, until: Callable[[], bool] = lambda: False) -> None:
        """To the end against whoever else sits there."""
        while self.is_asked() and not until():
            self.choose()


def play_together(*players: Player, until: Callable[[], bool] = lambda: False) -> None:
    """Whoever is asked chooses; the others see it without doing anything."""
    while not until():
        looks = [player.look() for player in players]
        if any(look["over"] for look in looks):
            break
        acting = [at for at, look in enumerate(looks) if look["asked"]]
        assert acting, f"nobody is asked: {looks}"
        after = players[acting[0]].choose()
        for other in players:
            assert other.sees(after["seq"]), f"{other.name} did not see what {players[acting[0]].name} did"
