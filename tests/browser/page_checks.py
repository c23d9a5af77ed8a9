"""What every page must satisfy."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def message_keys() -> frozenset[str]:
    """The names of all texts: none of them may be read on a page."""
    catalogues = [*ROOT.glob("web/src/words/*.ftl"), *ROOT.glob("src/bailiwick/**/words/en.ftl")]
    names = {
        name for path in catalogues for name in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(), re.M)
    }
    return frozenset(name for name in names if "-" in name)


def unreadable(page: Page) -> list[str]:
    """What scrolls sideways, is cut off, is too pale, or is the name of a text where the text should be."""
    far: list[str] = page.evaluate("bailiwick.sideways()")
    cut: list[str] = page.evaluate("[...bailiwick.clipped(), ...bailiwick.cutInBar()]")
    pale: list[str] = page.evaluate("bailiwick.pale()")
    faults = [f"scrolls sideways, {one}" for one in far] + [f"cuts off {one}" for one in cut]
    faults += [f"is too pale, {one}" for one in pale]
    return faults + [f"shows the key {key}" for key in raw_keys(page)]


def raw_keys(page: Page) -> list[str]:
    """Names of texts, and texts that look like one."""
    texts: list[str] = page.evaluate("bailiwick.words()")
    # a message without words is shown as its key and its arguments
    known = {text for text in texts if text.split()[0] in message_keys()}
    strange = {text for text in texts if re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)+", text)}
    return sorted(known | strange)


def barriers(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        # handed over by the debugger: the page's own policy forbids foreign scripts
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate("bailiwick.barriers()")
    return found
