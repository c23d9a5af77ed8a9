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

/** What is banned is shown as what is allowed. */
const isBan = (key: string) => key.startsWith("ban_");
/** What is only for one person alone. */
const isSolo = (key: string) => key.startsWith("solo_");
/** People always end their turns themselves here. */
const OWN = ["end_turn"];

export function sheet(card: GameCard, seats: number): Sheet {
  const found: Sheet = { first: [], choices: [], marks: [] };
  for (const [key, values] of Object.entries(card.variants)) {
    if (OWN.includes(key) || (isSolo(key) && seats !== 1)) continue;
    const span = card.numbers[key] ?? null;
    const marked = !span && values.length === 2 && values.includes("on") && values.includes("off");
    const variant = { key, values, span, on: marked ? (isBan(key) ? "off" : "on") : null };
    if (marked) found.marks.push(variant);
    else if (!span && (values.length > 2 || isSolo(key))) found.first.push(variant);
    else found.choices.push(variant);
  }
  return found;
}

/** Which of these do not have their usual value. */
export function changed(variants: Variant[], chosen: Record<string, string>): Variant[] {
  return variants.filter(({ key, values }) => (chosen[key] ?? values[0]) !== values[0]);
}
