/** What a table is called. */
import type { Card } from "./types";
import { t } from "./words.svelte";

/** Without a name of its own, as a match from a file, it is called after its game. */
export function titleOf(card: Card): string {
  return card.title || t(`game-${card.game}`);
}
