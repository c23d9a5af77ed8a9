/** How a finished match ended. */
import type { State } from "./types";

/** Seats from the first place on, what the winner has more than the next, and whether several won. */
export function verdict(end: State): { places: number[]; margin: number; tied: boolean } {
  const places = end.people.map((person) => person.seat).sort((a, b) => (end.ranking?.[a] ?? 0) - (end.ranking?.[b] ?? 0));
  const margin = places.length > 1 ? end.scores![places[0]] - end.scores![places[1]] : 0;
  return { places, margin, tied: places.filter((seat) => end.ranking?.[seat] === 1).length > 1 };
}
