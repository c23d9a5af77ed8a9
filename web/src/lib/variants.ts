/** The options of a match, sorted for the sheet on which a table is set. */
import type { GameCard } from "./types";

export interface Variant {
  key: string;
  values: string[];
  /** A number between these, in place of a choice. */
  span: [number, number] | null;
  /** Yes or no; *on* is the value that a check mark stands for. */
  on: string | null;
}

export interface Sheet {
  /** What most tables decide: asked at once. */
  first: Variant[];
  /** The rest, folded: choices and numbers, then what is on or off. */
  choices: Variant[];
  marks: Variant[];
}

export const END_TURN = "end_turn";
/** What is only for one person alone. */
const isSolo = (key: string) => key.startsWith("solo_");

/** The values of a variant, the usual one first: here people end their turns themselves. */
export const valuesOf = (card: GameCard | undefined, key: string): string[] => (key === END_TURN ? ["ask", "auto"] : (card?.variants[key] ?? []));

/** The value that is shown as a check mark, if there are but two; what is banned is shown as what is allowed. */
function markOf(key: string, values: string[]): string | null {
  if (key === END_TURN) return "auto";
  if (values.length !== 2 || !values.includes("on") || !values.includes("off")) return null;
  return key.startsWith("ban_") ? "off" : "on";
}

export function sheet(card: GameCard, seats: number): Sheet {
  const found: Sheet = { first: [], choices: [], marks: [] };
  for (const key of Object.keys(card.variants)) {
    if (isSolo(key) && seats !== 1) continue;
    const values = valuesOf(card, key);
    const variant = { key, values, span: card.numbers[key] ?? null, on: markOf(key, values) };
    if (variant.on) found.marks.push(variant);
    else if (!variant.span && (values.length > 2 || isSolo(key))) found.first.push(variant);
    else found.choices.push(variant);
  }
  return found;
}

/** Which of these do not have their usual value. */
export function changed(variants: Variant[], chosen: Record<string, string>): Variant[] {
  return variants.filter(({ key, values }) => (chosen[key] ?? values[0]) !== values[0]);
}
