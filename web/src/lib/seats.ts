/** How a seat is told apart: colour and charge. */
export const CHARGES = ["cross", "fleur", "chevron", "trefoil", "star", "crescent"];
/** Seats whose charge is drawn in ivory; on the others it is ink. */
const IVORY = [true, true, false, false, false, true];

export function seatColour(seat: number): string {
  return `var(--seat-${seat % 6})`;
}

export function seatInk(seat: number): string {
  return IVORY[seat % 6] ? "var(--ivory)" : "var(--piece-ink)";
}

export function light(colour: string): string {
  return `color-mix(in srgb, ${colour} 74%, #fff6dd)`;
}

export function dark(colour: string): string {
  return `color-mix(in srgb, ${colour} 50%, #1a0f06)`;
}

export function deep(colour: string): string {
  return `color-mix(in srgb, ${colour} 84%, #1a0f06)`;
}
