/** Pieces that changed place fly there, above everything else, on a layer of their own. */
import { reducedMotion } from "./prefs.svelte";

const GLIDE = 420;
const STAGGER = 60;
const MOST = 15;
const LAND = 280;
const ROLL = 600;
const EASE = "cubic-bezier(.22,.8,.24,1)";

/** Where a piece lies: on the screen, in its drawing, and on which other piece. */
interface Place {
  screen: DOMMatrix;
  drawing: SVGSVGElement | null;
  local: DOMMatrix;
  host: string;
}
/** A heap of pieces that are all alike: coins in a purse, towers on a tile. */
interface Heap {
  place: Place;
  count: number;
}
export interface Places {
  pieces: Map<string, Place>;
  heaps: Map<string, Heap>;
  drawings: Set<SVGSVGElement>;
}

function shown(selector: string): SVGGraphicsElement[] {
  return [...document.querySelectorAll<SVGGraphicsElement>(selector)].filter((element) => element.getClientRects().length);
}
const gliders = () => shown("[data-glide]");
const heaps = () => shown("[data-heap]");

function placeOf(element: SVGGraphicsElement): Place {
  const screen = DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);
  const drawing = element.ownerSVGElement;
  const frame = DOMMatrix.fromMatrix(drawing?.getScreenCTM() ?? undefined);
  return { screen, drawing, local: frame.inverse().multiply(screen), host: element.closest<SVGElement>("[data-piece]")?.dataset.piece ?? "" };
}

function heapOf(element: SVGGraphicsElement): Heap {
  return { place: placeOf(element), count: Number(element.dataset.count) };
}

/** Where every piece lies now. */
export function places(): Places {
  return {
    pieces: new Map(gliders().map((element) => [element.dataset.glide!, placeOf(element)])),
    heaps: new Map(heaps().map((element) => [element.dataset.heap!, heapOf(element)])),
    drawings: new Set(document.querySelectorAll<SVGSVGElement>(".table svg")),
  };
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

const still = () => reducedMotion() || document.visibilityState !== "visible";

/** Let the pieces fly from where they were to where they are; says which ones lie on a new place or are new. */
export function glide(before: Places): string[] {
  const flights = gliders().flatMap((element) => {
    const from = before.pieces.get(element.dataset.glide!);
    const to = placeOf(element);
    return from && moved(from, to) ? [{ element, from, to }] : [];
  });
  if (!still() && flights.length <= MOST) {
    const flown = flights.filter(({ element }) => element.dataset.glide !== laid);
    flown.forEach(({ element, from, to }, index) => fly(element, from.screen, to.screen, index, true));
    flow(before, flown.length);
  }
  const settled = flights.filter(({ from, to }) => from.host !== to.host).map(({ element }) => element.dataset.glide!);
  // a part of the table that was only unfolded shows nothing new
  const arrived = gliders().filter((element) => !before.pieces.has(element.dataset.glide!) && before.drawings.has(element.ownerSVGElement!));
  return before.pieces.size && arrived.length <= MOST ? [...settled, ...arrived.map((element) => element.dataset.glide!)] : settled;
}

/** What a heap lost, another heap of its kind has won: it flies there. What came from nowhere drops from above. */
function flow(before: Places, index: number): void {
  const now = heaps().filter((element) => before.drawings.has(element.ownerSVGElement!));
  const counts = new Map(now.map((element) => [element.dataset.heap!, Number(element.dataset.count)]));
  const givers = [...before.heaps].filter(([key, heap]) => (counts.get(key) ?? 0) < heap.count);
  const kind = (key: string) => key.split("@")[0];
  for (const element of now) {
    const old = before.heaps.get(element.dataset.heap!);
    if (Number(element.dataset.count) <= (old?.count ?? 0)) continue;
    const giver = givers.find(([key]) => kind(key) === kind(element.dataset.heap!));
    if (giver) fly(element, giver[1].place.screen, placeOf(element).screen, index++, !old);
    else if (!old) land(element);
  }
}

function land(element: SVGGraphicsElement): void {
  element.animate([{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }], { duration: LAND, easing: EASE });
}

/** A copy of a drawing in the layer above the table, in a group that gives it its place. */
function copyAbove(element: SVGGraphicsElement): SVGGElement {
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  // its place is that of the layer's group now
  copy.removeAttribute("transform");
  for (const name of ["glide", "heap", "piece"]) {
    copy.removeAttribute(`data-${name}`);
    copy.querySelectorAll(`[data-${name}]`).forEach((part) => part.removeAttribute(`data-${name}`));
  }
  const wrap = document.createElementNS("http://www.w3.org/2000/svg", "g");
  wrap.append(copy);
  flightLayer().append(wrap);
  return wrap;
}

function fly(element: SVGGraphicsElement, from: DOMMatrix, to: DOMMatrix, index: number, hide: boolean): void {
  const wrap = copyAbove(element);
  const middle = DOMMatrix.fromMatrix({
    a: ((from.a + to.a) / 2) * 1.06,
    d: ((from.d + to.d) / 2) * 1.06,
    e: (from.e + to.e) / 2,
    f: (from.f + to.f) / 2 - 14,
  });
  const timing = { duration: GLIDE, delay: Math.min(index * STAGGER, 480), easing: EASE, fill: "both" as const };
  const frames = [from, middle, to].map((matrix) => ({ transform: matrix.toString() }));
  const hidden = hide ? element.animate([{ opacity: 0 }, { opacity: 0 }], timing) : null;
  wrap.animate(frames, timing).finished.finally(() => {
    wrap.remove();
    hidden?.cancel();
  });
}

/** What a hand carries: a copy that follows the pointer, and the piece itself, faint where it lies. */
let carried: { copy: SVGGElement; body: SVGGraphicsElement; from: DOMMatrix; x: number; y: number } | null = null;
/** The piece that a hand laid down last: it needs no flight. */
let laid: string | undefined;

/** The hand takes a piece up, at this point of the screen. */
export function carry(piece: Element, x: number, y: number): void {
  const body = piece.querySelector<SVGGraphicsElement>(":scope > .lift") ?? (piece as SVGGraphicsElement);
  const { screen } = placeOf(body);
  carried = { copy: copyAbove(body), body, from: screen, x, y };
  laid = body.dataset.glide;
  body.style.opacity = "0.35";
  carryTo(x, y);
}

export function carryTo(x: number, y: number): void {
  if (!carried) return;
  const { a, b, c, d, e, f } = carried.from;
  carried.copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e + x - carried.x} ${f + y - carried.y})`);
}

/** The hand is empty again. */
export function lay(): void {
  carried?.copy.remove();
  carried?.body.style.removeProperty("opacity");
  carried = null;
}

/** The next choice is not the end of a drag: everything flies again. */
export function forgetLaid(): void {
  laid = undefined;
}

/** A die tumbles over two other faces to the one that was rolled. */
export function tumble(die: SVGGraphicsElement, index: number): Animation | null {
  if (still()) return null;
  const frames = [
    { transform: "translateY(-10px) rotate(-200deg) scale(.9)" },
    { transform: "translateY(-4px) rotate(-70deg) scale(1.05)", offset: 0.5 },
    { transform: "none" },
  ];
  return die.animate(frames, { duration: ROLL, delay: index * 80, easing: EASE, fill: "backwards" });
}
