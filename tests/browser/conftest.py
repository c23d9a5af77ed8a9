"""A browser, a server, and people in windows of their own. What a page must never do fails every test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from .house import House
from .player import Player

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
WIDE = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
EYES = (Path(__file__).parent / "eyes.js").read_text()
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """For tests that kill it."""
    house = House(tmp_path).start()
    yield house
    house.close()


class Watch:
    """Console errors and requests that leave the host, of all windows of a test."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.allowed: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("request", self._request)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", lambda said: self._said(said.type, f"{said.text} {said.location.get('url', '')}"))
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))

    def _said(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(f"console {kind}: {text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname != "localhost":
            self.faults.append(f"request to {request.url}")

    def allow(self, pattern: str) -> None:
        """What this test provokes on purpose."""
        self.allowed.append(pattern)

    def left(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(one, fault) for one in self.allowed)]


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert watch.left() == []


NewContext = Callable[..., BrowserContext]
Arrive = Callable[..., Player]


@pytest.fixture
def new_context(browser: Browser, watch: Watch) -> Iterator[NewContext]:
    """Windows that share nothing with each other."""
    opened: list[BrowserContext] = []

    def make(phone: bool = False, **options: Any) -> BrowserContext:
        screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": WIDE}
        given = {"locale": "en-GB", "reduced_motion": "reduce", **screen, **options}
        context = browser.new_context(**given)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(EYES)
        watch.over(context)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def arrive(new_context: NewContext, house: House) -> Arrive:
    """Somebody comes to the house and is a guest at once."""

    def arrive(
        name: str, phone: bool = False, at: House = house, guest: bool = True, **options: Any
    ) -> Player:
        context = new_context(phone, **options)
        player = Player(context, at.url, name, touch=phone)
        if guest:
            player.become_guest()
        return player

    return arrive
