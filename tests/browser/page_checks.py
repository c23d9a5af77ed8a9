"""What every page must satisfy, looked at in the page itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIDEWAYS = """() => {
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? `${page.scrollWidth} > ${page.clientWidth}` : null;
}"""

# Text that is cut off, or that a drawing puts outside its leaf. A text with a title shows itself in full there;
# a list that scrolls is meant to.
CLIPPED = """() => {
  const found = [];
  const say = (element, why) => found.push(`${why}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 60)}`);
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.sr, svg, select, [title]') || !(element.textContent ?? '').trim() || !shown(element)) continue;
    const style = getComputedStyle(element);
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) say(element, `${element.scrollWidth} wide in ${element.clientWidth}`);
    else if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3) say(element, `${element.scrollHeight} high in ${element.clientHeight}`);
  }
  for (const text of document.querySelectorAll('svg text')) {
    const leaf = text.closest('.leaf, .band');
    if (!leaf || !shown(text) || text.closest('[aria-hidden=true]')) continue;
    const box = text.getBoundingClientRect(), around = leaf.getBoundingClientRect();
    if (box.width && (box.left < around.left - 1 || box.right > around.right + 1)) say(text, 'outside its leaf');
  }
  return found;
}"""

WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    // libraries in the credits keep their own names
    if (text && !walker.currentNode.parentElement.closest('a[href^=http]')) found.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) if (element.getAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""

AXE_RUN = """async () => {
  const report = await axe.run(document, { resultTypes: ['violations'] });
  return report.violations.filter(one => one.impact === 'serious' || one.impact === 'critical')
    .map(one => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' … ')}`);
}"""


@cache
def message_keys() -> frozenset[str]:
    """The names of all texts: none of them may be read on a page."""
    catalogues = [*ROOT.glob("web/src/words/*.ftl"), *ROOT.glob("src/bailiwick/**/words/en.ftl")]
    names = {name for path in catalogues for name in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(), re.M)}
    return frozenset(name for name in names if "-" in name)


def sideways(page: Page) -> str | None:
    """How far the page scrolls sideways."""
    found: str | None = page.evaluate(SIDEWAYS)
    return found


def clipped(page: Page) -> list[str]:
    """Texts that cannot be read in full."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def raw_keys(page: Page) -> list[str]:
    """Names of texts where the text should be, and texts that look like one."""
    texts: list[str] = page.evaluate(WORDS)
    known = [text for text in texts if message_keys() & set(text.split())]
    strange = [text for text in texts if re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)+", text)]
    return sorted({*known, *strange})


def barriers(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        # handed over as code of the debugger: the page's own policy forbids foreign scripts
        page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(AXE_RUN)
    return [str(one) for one in found]
