/* What a person sees of a page; installed in every page of the tests, used by nothing else. */
let asking = 0;
const fetch_ = window.fetch;
window.fetch = (...about) => {
  asking += 1;
  return fetch_(...about).finally(() => setTimeout(() => (asking -= 1), 0));
};

window.bailiwick = {
  /** Wait until *true* holds; the page changes by itself. */
  async until(holds, seconds = 60) {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const found = await holds();
      if (found) return found;
      await new Promise((resume) => setTimeout(resume, 8));
    }
    return null;
  },

  /** The place of an element where a press really reaches it, or nothing. */
  spot(element, same) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const x = box.x + box.width * across, y = box.y + box.height * down;
        if (same(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  },
  button(element) {
    if (!element || element.disabled || element.getAttribute("aria-disabled") === "true") return null;
    const found = this.spot(element, (hit) => hit && element.contains(hit));
    return found && { ...found, says: element.innerText.trim() };
  },
  piece(element) {
    const found = this.spot(element, (hit) => hit?.closest("[data-piece]") === element);
    return found && { ...found, piece: element.dataset.piece };
  },

  /** The page has its words, answers, pictures and letters. */
  quiet() {
    const ready = () => !asking && document.querySelector("h1, h2") && document.fonts.status === "loaded" && [...document.images].every((one) => one.complete);
    return this.until(() => ready() && new Promise((resume) => setTimeout(() => resume(ready()), 30)));
  },

  seq() {
    return Number(document.querySelector(".table")?.dataset.seq ?? -1);
  },
  over() {
    return !!document.querySelector("div.end");
  },
  /** My turn, or the end. */
  asked() {
    return this.until(() => (this.over() ? "over" : document.querySelector(".table.breathe") && "asked"));
  },
  busy() {
    const bar = document.querySelector("section.bar");
    return bar?.getAttribute("aria-busy") === "true";
  },

  /** Everything one may press now. */
  look() {
    const table = document.querySelector(".table"), bar = document.querySelector("section.bar");
    if (!table) return { over: this.over(), asked: false, seq: -1 };
    const some = (selector, root = document) => [...root.querySelectorAll(selector)].map((one) => this.button(one)).filter(Boolean);
    const live = [...table.querySelectorAll(".piece.live")].filter((one) => one.getAttribute("aria-pressed") !== "true");
    const lit = live.map((one) => this.piece(one)).filter(Boolean);
    return {
      over: false,
      asked: table.classList.contains("breathe"),
      seq: this.seq(),
      prompt: bar?.querySelector(".ask h2, .ask h3")?.innerText ?? "",
      hint: bar?.querySelector("p span")?.innerText ?? "",
      curtain: some(".curtain .btn")[0] ?? null,
      guide: some(".note .btn.plain")[0] ?? null,
      menu: some("[role=menuitem]"),
      list: some(".bar ul button"),
      all: some(".bar [aria-expanded]")[0] ?? null,
      lit,
      live: [...new Set(live.map((one) => one.dataset.piece))],
      covered: [...new Set(live.map((one) => one.dataset.piece))].filter((id) => !lit.some((one) => one.piece === id)),
      tickets: some(".bar .ticket"),
      seal: some(".bar > .btn.seal, .bar .acts .btn.seal")[0] ?? null,
      end: some(".bar > .btn:last-of-type, .bar .acts .btn:not(.undo):not([aria-expanded])").find((one) => one.says === "End turn") ?? null,
      undo: some(".bar > .btn, .bar .acts .undo").find((one) => one.says === "Undo") ?? null,
    };
  },

  async settled() {
    await this.until(() => !this.busy());
    return this.look();
  },

  /** Bring a lit piece that lies further down into sight, as a thumb would. */
  reveal() {
    const live = [...document.querySelectorAll(".table .piece.live")].find((one) => one.getAttribute("aria-pressed") !== "true" && one.getClientRects().length);
    live?.scrollIntoView({ block: "center" });
    return !!live;
  },

  /** Every piece that lies on the table, by its name. */
  board({ lit }) {
    return [...document.querySelectorAll(".table .pane [data-piece], .table .rival [data-piece], .table .page [data-piece]")]
      .map((one) => `${one.dataset.piece} ${one.getAttribute("aria-label") ?? ""}`)
      .map((one) => (lit ? one : one.replace(/, (can be chosen|chosen)( \(.*\))?$/, "")))
      .sort();
  },
  journal() {
    return [...document.querySelectorAll("[role=log] button")].map((one) => one.innerText.replace(/\s+/g, " "));
  },
  /** The name and the value of what has the focus. */
  focus() {
    const at = document.activeElement;
    return at && at !== document.body ? `${(at.getAttribute("aria-label") ?? at.innerText ?? "").trim()}|${at.value ?? ""}` : "";
  },

  // ---- what is wrong with a page ------------------------------------------------------------

  sideways() {
    const page = document.documentElement;
    return page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} wide on a screen of ${page.clientWidth}`] : [];
  },

  /** What a finger presses and is smaller than a fingertip. Words in a sentence are as large as the sentence. */
  small(least = 44) {
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".sr");
    const pressed = [...document.querySelectorAll("button, a.btn, input, select, summary, .piece.live > .hit")].filter(seen);
    return pressed
      .map((element) => [element, (element.closest("label") ?? element).getBoundingClientRect()])
      .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
      .map(([element, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.closest("[data-piece]")?.dataset.piece ?? (element.innerText || element.getAttribute("aria-label") || element.tagName)}`);
  },

  /** Texts that are cut off, or that a drawing puts outside its leaf. A title shows its text in full; a list that scrolls is meant to. */
  clipped() {
    const found = [];
    const say = (element, why) => found.push(`${why}: <${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 60)}`);
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const element of document.querySelectorAll("body *")) {
      if (element.closest(".sr, svg, select, [title]") || !(element.textContent ?? "").trim() || !shown(element)) continue;
      const style = getComputedStyle(element);
      if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) say(element, `${element.scrollWidth} wide in ${element.clientWidth}`);
      else if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3) say(element, `${element.scrollHeight} high in ${element.clientHeight}`);
    }
    for (const text of document.querySelectorAll("svg text")) {
      const leaf = text.closest(".leaf, .band");
      if (!leaf || !shown(text) || text.closest("[aria-hidden=true]")) continue;
      const box = text.getBoundingClientRect(), around = leaf.getBoundingClientRect();
      if (box.width && (box.left < around.left - 1 || box.right > around.right + 1)) say(text, `outside its leaf, ${text.closest("[data-piece]")?.dataset.piece ?? ""}`);
    }
    return found;
  },

  /** Texts that are too small to read, as high as they are on the screen. Rivals' small boards are pictures: a press opens them large. */
  tiny(least = 12) {
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width;
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim(), element = walker.currentNode.parentElement;
      if (!text || element.closest(".sr, .rail .rival svg .piece, .rail .rival svg .badge") || !seen(element)) continue;
      const frame = element.closest("svg") ? element.getScreenCTM() : { c: 0, d: 1 };
      const high = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(frame.c, frame.d);
      if (high < least - 0.05) found.push(`${high.toFixed(1)}: ${text.slice(0, 40)} (${element.closest("[data-piece]")?.dataset.piece ?? element.getAttribute("class")})`);
    }
    return found;
  },

  /** Texts on a leaf whose ink can hardly be told from it. */
  pale(least = 4.5) {
    const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour) => {
      const [red, green, blue] = parts(colour).slice(0, 3).map((one) => one / 255).map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const isBare = (element) => (parts(getComputedStyle(element).backgroundColor)[3] ?? 1) === 0 && getComputedStyle(element).backgroundImage === "none";
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement, text = walker.currentNode.textContent.trim();
      if (!text || element.closest("svg, .sr, :disabled, [aria-disabled=true]") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let under = element;
      while (under && isBare(under)) under = under.parentElement;
      if (!under?.classList.contains("leaf")) continue;
      const [ink, paper] = [light(getComputedStyle(element).color), light(getComputedStyle(under).backgroundColor)];
      const ratio = Math.max(ink, paper) / Math.min(ink, paper);
      if (ratio < least) found.push(`${ratio.toFixed(1)} to 1: ${text.slice(0, 60)}`);
    }
    return found;
  },

  /** What the tickets of the bar say, without their keys. */
  tickets() {
    return [...document.querySelectorAll("section.bar .ticket > span")].map((one) => one.textContent.trim());
  },

  /** Texts of the decision bar that are cut, stick out of it or lie on a button. What has no room at all may step back. */
  cutInBar() {
    const bar = document.querySelector("section.bar"), found = [];
    if (!bar) return found;
    const within = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top && one.bottom <= other.bottom;
    const meet = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
    const around = bar.getBoundingClientRect();
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim(), element = walker.currentNode.parentElement;
      if (!text || element.closest("ul, svg, .sr")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // the letters themselves: the box of a line is higher than they are
      const lines = [...range.getClientRects()].map((line) => ({ left: line.left, right: line.right, top: line.top + line.height * 0.18, bottom: line.bottom - line.height * 0.18 }));
      const say = (why) => found.push(`${why} in the bar: ${text}`);
      let clip = element;
      while (clip !== bar && getComputedStyle(clip).overflow === "visible") clip = clip.parentElement;
      const box = clip.getBoundingClientRect();
      if (clip !== bar && lines.every((line) => !meet(line, box))) continue;
      if (!lines.every((line) => within(line, box))) say("cut");
      else if (!lines.every((line) => within(line, around))) say("out");
      const buttons = [...bar.querySelectorAll("button")].filter((button) => !button.contains(element) && !button.closest("ul"));
      if (buttons.some((button) => lines.some((line) => meet(line, button.getBoundingClientRect())))) say("under a button");
    }
    return found;
  },

  /** Everything one can read or hear. */
  words() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      // libraries in the credits keep their own names
      if (text && !walker.currentNode.parentElement.closest("a[href^=http]")) found.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) if (element.getAttribute(name)) found.push(element.getAttribute(name));
    return found;
  },

  /** What axe-core calls serious or critical. */
  async barriers() {
    const report = await axe.run(document, { resultTypes: ["violations"], elementRef: true });
    // numbers drawn on a piece are a picture of it: its name says them in words and in another order
    const drawn = (rule, node) => rule === "label-content-name-mismatch" && node.element.closest("svg .piece");
    return report.violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map((one) => ({ ...one, nodes: one.nodes.filter((node) => !drawn(one.id, node)) }))
      .filter((one) => one.nodes.length)
      .map((one) => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" … ")}`);
  },
};
