/** Narrowing: every press on a piece keeps the options that concern it, until one is left. */
import type { Message, Option } from "./types";

export const END_TURN = 0;

/** The options that concern all the chosen pieces and belong to the chosen group. */
export function remaining(options: Option[], chosen: string[], group: string | null = null): Option[] {
  return options.filter(
    (option) => (group === null || groupOf(option) === group) && chosen.every((piece) => option.pieces.includes(piece)),
  );
}

/** The pieces that a further press could choose. */
export function legalPieces(options: Option[], chosen: string[], group: string | null = null): Set<string> {
  const legal = new Set<string>();
  for (const option of remaining(options, chosen, group)) {
    for (const piece of option.pieces) if (!chosen.includes(piece)) legal.add(piece);
  }
  return legal;
}

/** What a set of presses leads to: one option fully named, several to pick from, or more pieces to press. */
export type Outcome =
  | { kind: "one"; option: Option; named: boolean }
  | { kind: "ambiguous"; options: Option[] }
  | { kind: "more"; options: Option[] }
  | { kind: "none" };

export function outcome(options: Option[], chosen: string[], group: string | null = null): Outcome {
  const left = remaining(options, chosen, group);
  if (left.length === 0) return { kind: "none" };
  const named = left.filter((option) => option.pieces.every((piece) => chosen.includes(piece)));
  if (left.length === 1) return { kind: "one", option: left[0], named: named.length === 1 };
  if (named.length > 0) return { kind: "ambiguous", options: left };
  return { kind: "more", options: left };
}

/** What pressing *piece* chooses: it narrows further, or begins anew where it cannot. */
export function press(options: Option[], chosen: string[], piece: string, group: string | null = null): string[] | null {
  if (chosen.includes(piece)) return chosen.filter((other) => other !== piece);
  if (legalPieces(options, chosen, group).has(piece)) return [...chosen, piece];
  if (legalPieces(options, []).has(piece)) return [piece];
  return null;
}

/** Options are put on tickets by what they do. */
export function groupOf(option: Option): string {
  return option.code === END_TURN ? "end-turn" : option.message.key;
}

export interface Ticket {
  group: string;
  options: Option[];
}

/** The first level of a question: one ticket per option if they are few, else one per kind, in an order that stays. */
export function tickets(options: Option[], most = 5, order: string[] = []): Ticket[] {
  const real = options.filter((option) => option.code !== END_TURN);
  if (real.length <= most) return real.map((option) => ({ group: groupOf(option), options: [option] }));
  const kinds = new Map<string, Option[]>();
  for (const option of real) kinds.set(groupOf(option), [...(kinds.get(groupOf(option)) ?? []), option]);
  const place = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...kinds].map(([group, members]) => ({ group, options: members })).sort((a, b) => place(a.group) - place(b.group));
}

/** The same tickets, each in its place, with the options that the chosen pieces leave. */
export function narrowTickets(all: Ticket[], left: Option[]): Ticket[] {
  return all.map(({ group, options }) => ({ group, options: options.filter((option) => left.includes(option)) }));
}

/** What all these options have in common. */
export function shared(options: Option[]): Message["args"] {
  const [first, ...rest] = options;
  const same = Object.entries(first?.message.args ?? {}).filter(([name, value]) => rest.every((option) => option.message.args[name] === value));
  return Object.fromEntries(same);
}

export interface Price {
  count: number;
  icon: string;
}

/** What the cheapest of these options costs, for the pill beside a piece; none if one is free, or if they are paid in different things. */
export function lowestPrice(options: Option[], price: (option: Option) => Price | null): Price | null {
  const prices = options.map(price).sort((a, b) => (a?.count ?? 0) - (b?.count ?? 0));
  const [lowest] = prices;
  return lowest && lowest.count > 0 && prices.every((one) => one?.icon === lowest.icon) ? lowest : null;
}
