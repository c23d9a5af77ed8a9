/** A drawing that two fingers make larger and that a finger then moves about; a double tap shows it whole. */
import { shownPart, whole, type Part } from "./part";

interface Grip {
  x: number;
  y: number;
  spread: number;
}

const TWICE = 350;
const NEAR = 30;

function grip(touches: TouchList): Grip {
  const [one, two = one] = [...touches];
  return {
    x: (one.clientX + two.clientX) / 2,
    y: (one.clientY + two.clientY) / 2,
    spread: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
  };
}

export function pinch(drawing: SVGSVGElement): { destroy(): void } {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const full: Part = { x, y, width, height };
  let part = full;
  let last: Grip | null = null;
  let tapped = { at: -Infinity, x: 0, y: 0 };

  function show(next: Part): void {
    part = next;
    drawing.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`);
    drawing.style.overflow = whole(part, full) ? "" : "hidden";
  }
  function start(event: TouchEvent): void {
    last = event.touches.length === 2 || !whole(part, full) ? grip(event.touches) : null;
    // two fingers are ours: the page neither scrolls nor grows
    if (event.touches.length === 2) event.preventDefault();
  }
  function move(event: TouchEvent): void {
    const frame = drawing.getScreenCTM();
    if (!last || !frame || event.touches.length > 2) return;
    event.preventDefault();
    const now = grip(event.touches);
    const from = new DOMPoint(last.x, last.y).matrixTransform(frame.inverse());
    const to = new DOMPoint(now.x, now.y).matrixTransform(frame.inverse());
    const larger = event.touches.length === 2 && last.spread ? now.spread / last.spread : 1;
    show(shownPart(part, full, from, to, larger));
    last = now;
  }
  function end(event: TouchEvent): void {
    last = event.touches.length && !whole(part, full) ? grip(event.touches) : null;
  }
  /** The second tap on a part that is shown large shows the whole, and chooses nothing. */
  function tap(event: MouseEvent): void {
    const again = event.timeStamp - tapped.at < TWICE && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
    tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!again || whole(part, full)) return;
    event.stopPropagation();
    show(full);
  }

  const loud = { passive: false };
  drawing.addEventListener("touchstart", start, loud);
  drawing.addEventListener("touchmove", move, loud);
  drawing.addEventListener("touchend", end);
  drawing.addEventListener("touchcancel", end);
  drawing.addEventListener("click", tap, true);
  return {
    destroy() {
      drawing.removeEventListener("touchstart", start);
      drawing.removeEventListener("touchmove", move);
      drawing.removeEventListener("touchend", end);
      drawing.removeEventListener("touchcancel", end);
      drawing.removeEventListener("click", tap, true);
    },
  };
}
