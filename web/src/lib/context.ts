/** What every drawing on a table page may ask for. */
import { getContext, setContext } from "svelte";
import type { TableLine } from "./live.svelte";

export interface TableContext {
  /** The live line; a picture in the rules has none. */
  line?: TableLine;
  words: { legal: string; chosen: string };
}

const KEY = Symbol("table");

export function setTable(table: TableContext): void {
  setContext(KEY, table);
}

export function getTable(): TableContext | undefined {
  return getContext(KEY);
}
