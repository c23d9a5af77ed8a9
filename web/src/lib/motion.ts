/** Pieces that changed place fly there, above everything else, on a layer of their own. */
import { reducedMotion } from "./prefs.svelte";

const GLIDE = 420;
const STAGGER = 60;
const MOST = 15;
const EASE = "cubic-bezier(.22,.8,.24,1)";

/** Where a piece lies: on the screen, in its drawing, and on which other piece. */
interface Place {
  screen: DOMMatrix;
  drawing: SVGSVGElement | null;
  local: DOMMatrix;
  host: string;
}
export type Places = Map<string, Place>;

function gliders(): SVGGraphicsElement[] {
  return [...document.querySelectorAll<SVGGraphicsElement>("[data-glide]")].filter((element) => element.getClientRects().length);
}

function placeOf(element: SVGGraphicsElement): Place {
  const screen = DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);
  const drawing = element.ownerSVGElement;
  const frame = DOMMatrix.fromMatrix(drawing?.getScreenCTM() ?? undefined);
  return { screen, drawing, local: frame.inverse().multiply(screen), host: element.closest<SVGElement>("[data-piece]")?.dataset.piece ?? "" };
}

/** Where every gliding piece lies now. */
export function places(): Places {
  return new Map(gliders().map((element) => [element.dataset.glide!, placeOf(element)]));
}

/** A drawing that only changed its size has not moved its pieces. */
function moved(from: Place, to: Place): boolean {
  if (from.host !== to.host) return true;
  return from.drawing === to.drawing && Math.hypot(from.local.e - to.local.e, from.local.f - to.local.f) > 2;
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

/** Let the pieces fly from where they were to where they are; says which ones lie on a new place or are new. */
export function glide(before: Places, speed = 1): string[] {
  const flights = gliders().flatMap((element) => {
    const from = before.get(element.dataset.glide!);
    const to = placeOf(element);
    return from && moved(from, to) ? [{ element, from, to }] : [];
  });
  if (!reducedMotion() && flights.length <= MOST && document.visibilityState === "visible") {
    flights.forEach(({ element, from, to }, index) => fly(element, from.screen, to.screen, index, speed));
  }
  const settled = flights.filter(({ from, to }) => from.host !== to.host).map(({ element }) => element.dataset.glide!);
  const arrived = gliders().map((element) => element.dataset.glide!).filter((id) => !before.has(id));
  return before.size && arrived.length <= MOST ? [...settled, ...arrived] : settled;
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
