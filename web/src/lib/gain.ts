/** What a line of the journal brought. */
import type { Message } from "./types";

/** Lines that say what somebody has in the end, not what they get. */
const TOTALS = ["ended-with", "won"];

/** The points that come with it, in all: those of an area for its size, and more for the phase. */
export function gain({ key, args }: Message): number {
  if (TOTALS.includes(key)) return 0;
  return [args.points, args.more].reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);
}
