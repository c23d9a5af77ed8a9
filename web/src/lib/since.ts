/** What happened since my last turn, read from the journal. */
import type { Line } from "./types";

export interface Since {
  /** The moment at which my last turn ended. */
  seq: number;
  /** The first and the last line of what the others did then. */
  from: number;
  to: number;
}

/** A turn of mine that is under way does not count: null if nobody else has acted. What comes by itself, such as a roll, belongs to the choice before it. */
export function sinceMine(journal: Line[], mine: number[]): Since | null {
  const isMine = ({ by }: Line) => by !== null && mine.includes(by);
  const to = journal.findLastIndex((line) => line.seq > 0 && !isMine(line));
  if (to < 0 || !mine.length) return null;
  const own = journal.slice(0, to).findLastIndex(isMine);
  const from = own < 0 ? journal.findIndex((line) => line.seq > 0) : own + 1;
  return { seq: own < 0 ? 0 : journal[own].seq, from, to };
}
