/** Alone with bots: what only concerns the one person at the table may be taken back, and asked. */
import { api } from "./api";
import { whyRefused } from "./refusal";
import type { TableLine } from "./live.svelte";
import type { Card } from "./types";

export function isPractice(card: Card | null): boolean {
  const seats = card?.seats ?? [];
  const alone = seats.filter((seat) => seat.me).length === 1;
  return alone && seats.every((seat) => (seat.me ? seat.kind === "person" : seat.kind === "bot" && !seat.name));
}

/** Show a bot's best options, or hide them again. */
export async function toggleHints(line: TableLine): Promise<void> {
  const picker = line.picker;
  if (!picker.decision || !isPractice(line.card)) return;
  if (picker.hints.length) {
    picker.hints = [];
    return;
  }
  try {
    const hint = await api.hint(line.id);
    if (hint.seq === line.now?.seq) picker.hints = hint.options;
  } catch (error) {
    line.refused = whyRefused(error);
  }
}
