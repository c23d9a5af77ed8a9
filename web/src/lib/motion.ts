/** Pieces that changed place fly there, above everything else, on a layer of their own. */
import { reducedMotion } from "./prefs.svelte";

const GLIDE = 420;
const STAGGER = 60;
const MOST = 15;
const EASE = "cubic-bezier(.22,.8,.24,1)";

export type Places = Map<string, DOMMatrix>;

function gliders(): SVGGraphicsElement[] {
  return [...document.querySelectorAll<SVGGraphicsElement>("[data-glide]")];
}

/** Where every gliding piece lies now. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of gliders()) {
    const matrix = element.getScreenCTM();
    if (matrix && element.getClientRects().length) found.set(element.dataset.glide!, DOMMatrix.fromMatrix(matrix));
  }
  return found;
}

function moved(from: DOMMatrix, to: DOMMatrix): boolean {
  return Math.hypot(from.e - to.e, from.f - to.f) > 3 || Math.abs(from.a - to.a) > 0.05;
}

let layer: SVGSVGElement | null = null;

function flightLayer(): SVGSVGElement {
  if (!layer?.isConnected) {
    layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    layer.setAttribute("class", "flight");
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** Let the pieces fly from where they were to where they are; says which ones moved. */
export function glide(before: Places, speed = 1): string[] {
  const flights = gliders()
    .map((element) => ({ element, id: element.dataset.glide!, to: element.getScreenCTM() }))
    .filter(({ element, id, to }) => to && element.getClientRects().length && before.has(id) && moved(before.get(id)!, DOMMatrix.fromMatrix(to)));
  if (!reducedMotion() && flights.length <= MOST && document.visibilityState === "visible") {
    flights.forEach(({ element, id, to }, index) => fly(element, before.get(id)!, DOMMatrix.fromMatrix(to!), index, speed));
  }
  return flights.map(({ id }) => id);
}

function fly(element: SVGGraphicsElement, from: DOMMatrix, to: DOMMatrix, index: number, speed: number): void {
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("data-glide");
  copy.querySelectorAll("[data-piece]").forEach((part) => part.removeAttribute("data-piece"));
  const wrap = document.createElementNS("http://www.w3.org/2000/svg", "g");
  wrap.append(copy);
  flightLayer().append(wrap);
  const middle = DOMMatrix.fromMatrix({
    a: ((from.a + to.a) / 2) * 1.06,
    d: ((from.d + to.d) / 2) * 1.06,
    e: (from.e + to.e) / 2,
    f: (from.f + to.f) / 2 - 14,
  });
  const timing = { duration: GLIDE / speed, delay: Math.min(index * STAGGER, 480) / speed, easing: EASE, fill: "both" as const };
  const frames = [from, middle, to].map((matrix) => ({ transform: matrix.toString() }));
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  wrap.animate(frames, timing).finished.finally(() => {
    wrap.remove();
    hidden.cancel();
  });
}
