"""Pictures of every page and board, at both sizes, by day and by night, into docs/img/.

Starts a server of its own on a new database, sets tables, plays some turns and photographs them:

    python tools/screenshots.py [--out docs/img] [--chromium /usr/bin/chromium] [--only burgundy]
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
SIZES = {"": (1366, 768), "-phone": (390, 844)}
THEMES = {"": "light", "-night": "dark"}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LESSONS = ["guide-provence-castle", "guide-provence-take", "guide-burgundy-boards", "guide-burgundy-dice"]
GUIDED = f"for (const lesson of {LESSONS}) localStorage.setItem(lesson, 'yes')"


@contextmanager
def server(port: int) -> Iterator[str]:
    """A server on an empty database; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bailiwick", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/pictures.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://localhost:{port}"
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"no server answers at {address}")


class House:
    """A guest who sets tables and plays by the interface for programs."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        self.address = address
        self.context = browser.new_context()
        self.post("guest", {"name": name})

    def post(self, path: str, data: dict[str, Any]) -> Any:
        answer = self.context.request.post(
            f"{self.address}/api/{path}", data=data, headers={"Origin": self.address}
        )
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.text()}")
        return answer.json()

    def table(self, game: str, title: str, seats: list[str]) -> dict[str, str]:
        """A new table: its *id*, and the *invite* to it."""
        made: dict[str, str] = self.post(
            "tables",
            {
                "game": game,
                "variant": {},
                "seats": seats,
                "private": False,
                "pace": "none",
                "title": title,
                "spectator_chat": True,
                "shuffle": False,
            },
        )
        return made

    def play(self, table: str, choices: int, seed: int) -> None:
        """Make up to *choices* choices at random; the bots answer in between."""
        rng = random.Random(seed)
        while choices:
            state = self.context.request.get(f"{self.address}/api/tables/{table}").json()
            if state.get("over"):
                return
            decision = state.get("decision")
            if not decision:
                time.sleep(0.1)
                continue
            option = rng.choice(decision["options"])
            choice = {"seq": state["seq"], "code": option["code"], "key": f"{seed}-{choices}"}
            self.post(f"tables/{table}/choices", choice)
            choices -= 1

    def wait_for_turn(self, table: str) -> None:
        while not self.context.request.get(f"{self.address}/api/tables/{table}").json().get("decision"):
            time.sleep(0.1)


def set_tables(house: House) -> dict[str, str]:
    """The pages to photograph: name and path."""
    bots = ["bot:greedy", "bot:greedy"]
    provence = house.table("provence", "Thursday table", ["me", *bots])["id"]
    burgundy = house.table("burgundy", "Nine duchies", ["me", *bots])["id"]
    ended = house.table("provence", "Quick kingdoms", ["me", "bot:greedy"])["id"]
    waiting = house.table("provence", "Who joins?", ["me", "open", "open"])
    house.play(provence, 10, 3)
    house.play(burgundy, 40, 3)
    house.play(ended, 200, 2)
    done = house.table("burgundy", "Quick duchies", ["me", "bot:greedy"])["id"]
    house.play(done, 500, 2)
    house.wait_for_turn(provence)
    house.wait_for_turn(burgundy)
    return {
        "lobby": "/",
        "watch": "/watch",
        "account": "/account",
        "about": "/about",
        "rules": "/rules",
        "rules-provence": "/rules/provence",
        "rules-burgundy": "/rules/burgundy",
        "waiting-room": f"/table/{waiting['id']}",
        "join": waiting["invite"],
        "confirm": "/confirm/a-link-from-a-mail",
        "missing": "/there-is-no-such-page",
        "provence": f"/table/{provence}",
        "burgundy": f"/table/{burgundy}",
        "end-of-match": f"/table/{ended}",
        "end-of-burgundy": f"/table/{done}",
        "replay": f"/replay/{ended}",
        "replay-burgundy": f"/replay/{done}",
    }


def photograph(page: Page, address: str, path: str, target: Path) -> None:
    page.goto(address + path, wait_until="networkidle" if "/table/" not in path else "load")
    page.wait_for_timeout(1500)
    page.screenshot(path=target)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "img")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--only", default="", help="only pages whose name contains this")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with server(asked.port) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=FLAGS)
        house = House(browser, address, "Marie")
        pages = {name: path for name, path in set_tables(house).items() if asked.only in name}
        for size, (width, height) in SIZES.items():
            for theme, scheme in THEMES.items():
                with context(browser, house, width, height, scheme) as visitor:
                    page = visitor.new_page()
                    for name, path in pages.items():
                        photograph(page, address, path, asked.out / f"{name}{size}{theme}.png")
        browser.close()


@contextmanager
def context(browser: Browser, house: House, width: int, height: int, scheme: str) -> Iterator[BrowserContext]:
    """A browser of the same guest in another size and light."""
    opened = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=width < 700,
        locale="en-GB",
        storage_state=house.context.storage_state(),
    )
    opened.add_init_script(GUIDED)
    try:
        yield opened
    finally:
        opened.close()


if __name__ == "__main__":
    main()
