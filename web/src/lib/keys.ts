/** Moving by arrow keys from one piece to the nearest in that direction. */
const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

export interface Spot {
  x: number;
  y: number;
}

/** Farther than anything on a screen. */
const ASIDE = 1e4;

/** The index of the nearest spot in the direction of *key*, what lies more aside than ahead last; or the first one. */
export function nearest(spots: Spot[], from: Spot | null, key: string): number {
  if (!from) return spots.length ? 0 : -1;
  const [dx, dy] = DIRECTIONS[key];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 2) return;
    const distance = Math.hypot(along, across) + (across > along + 1 ? ASIDE : 0);
    if (distance < least) [least, best] = [distance, index];
  });
  return best;
}

export function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In a list of buttons the arrows go up and down, from the last on to the first. */
export function upAndDown(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
