/** What every drawing on a table page may ask for. */
import { getContext, setContext } from "svelte";
import { lowestPrice, type Price } from "./narrow";
import type { Option } from "./types";
import type { TableLine } from "./live.svelte";

export interface TableContext {
  /** The live line; a picture in the rules has none. */
  line?: TableLine;
  /** What an option costs. */
  price?: (option: Option) => Price | null;
  /** The piece that the guide points at. */
  guided?: string | null;
  words: { legal: string; chosen: string; hint: (rank: number) => string };
}

const KEY = Symbol("table");

export function setTable(table: TableContext): void {
  setContext(KEY, table);
}

/** What the cheapest thing costs that a piece would do now. */
export function priceOf(table: TableContext | undefined, piece: string): Price | null {
  const picker = table?.line?.picker;
  if (!picker?.legal.has(piece) || !table?.price) return null;
  return lowestPrice(picker.left.filter((option) => option.pieces.includes(piece)), table.price);
}

export function getTable(): TableContext | undefined {
  return getContext(KEY);
}
