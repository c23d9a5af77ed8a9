/** What others said at a table that this reader has not seen. */
import type { ChatLine } from "./types";
import { t } from "./words.svelte";

/** Who was deleted is called so in the chat. */
const NOBODY = "–";

/** What happened to a seat, in the reader's words; without a person's name it is called by its colour. */
export function eventText(line: ChatLine): string {
  return t(`event-${line.event}`, { name: line.name === NOBODY ? t(`colour-${line.seat}`) : line.name });
}

const place = (table: string) => `heard-${table}`;
const idOf = (line: ChatLine | undefined): number => Number(line?.id ?? 0);

/** The newest line that was seen in this browser. */
export function heard(table: string): number {
  try {
    return Number(localStorage.getItem(place(table)) ?? 0);
  } catch {
    return 0;
  }
}

/** All lines up to now are seen; the answer is the newest of them. */
export function hear(table: string, lines: ChatLine[]): number {
  const newest = idOf(lines.at(-1));
  try {
    localStorage.setItem(place(table), String(newest));
  } catch {
    // a browser that keeps nothing counts them again next time
  }
  return newest;
}

export function unheard(lines: ChatLine[], heard: number, isMine: (line: ChatLine) => boolean): number {
  return lines.filter((line) => idOf(line) > heard && !isMine(line)).length;
}
