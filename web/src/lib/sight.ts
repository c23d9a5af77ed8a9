/** What a phone has to scroll to. */
import { reducedMotion } from "./prefs.svelte";

function isInSight(piece: Element): boolean {
  const box = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

/** Where something is lit in a section of the page, some of it lies in sight. */
export function bringIntoSight(lit: Element[]): void {
  const sections = new Set(lit.map((piece) => piece.closest("section")));
  for (const section of sections) {
    const here = lit.filter((piece) => piece.closest("section") === section && piece.getClientRects().length);
    if (here.length && !here.some(isInSight)) here[0].scrollIntoView({ block: "center", behavior: reducedMotion() ? "auto" : "smooth" });
  }
}
