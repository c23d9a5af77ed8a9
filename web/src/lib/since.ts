/** What happened since my last turn, read from the journal. */
import type { Line } from "./types";

export interface Since {
  /** The moment at which my last turn ended. */
  seq: number;
  /** The first and the last line of what the others did then. */
  from: number;
  to: number;
}

/** *actor* says whose line it is. A turn of mine that is under way does not count: null if nobody else has acted. */
export function sinceMine(journal: Line[], actor: (line: Line) => number | undefined, mine: number[]): Since | null {
  const isMine = (line: Line) => mine.includes(actor(line) ?? -1);
  const to = journal.findLastIndex((line) => actor(line) !== undefined && !isMine(line));
  if (to < 0 || !mine.length) return null;
  const own = journal.slice(0, to).findLastIndex(isMine);
  return { seq: own < 0 ? 0 : journal[own].seq, from: own + 1, to };
}
