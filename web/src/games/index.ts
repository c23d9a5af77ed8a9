/** Boards are loaded when a table of theirs is opened. */
import type { GameUI } from "./types";

const loaders: Record<string, () => Promise<{ ui: GameUI }>> = {
  provence: () => import("./provence"),
  burgundy: () => import("./burgundy"),
};

export interface Shelf {
  id: string;
  letter: string;
  colour: string;
  minutes: number;
  seats: string;
}

/** The five games of the house, in the order of the shelf. */
export const SHELF: Shelf[] = [
  { id: "burgundy", letter: "B", colour: "var(--seat-1)", minutes: 60, seats: "2–4" },
  { id: "provence", letter: "P", colour: "#6f4a9c", minutes: 35, seats: "2–4" },
  { id: "colonia", letter: "C", colour: "#2e6f8e", minutes: 90, seats: "3–6" },
  { id: "village", letter: "V", colour: "var(--castle)", minutes: 75, seats: "2–4" },
  { id: "antiquity", letter: "A", colour: "#8a5a12", minutes: 120, seats: "2–4" },
];

export function shelf(id: string): Shelf {
  return SHELF.find((game) => game.id === id) ?? { id, letter: id[0]?.toUpperCase() ?? "?", colour: "var(--seat-0)", minutes: 0, seats: "" };
}

export function hasBoard(id: string): boolean {
  return id in loaders;
}

export async function loadBoard(id: string): Promise<GameUI | null> {
  return loaders[id] ? (await loaders[id]()).ui : null;
}
