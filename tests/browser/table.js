/* What a person sees of a table: asked once after every press. Installed in every page of the tests. */
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
    if (!element || element.disabled) return null;
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
};
