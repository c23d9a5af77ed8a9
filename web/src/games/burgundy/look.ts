/** Icons, colours and places of Burgundy's pieces. */
import type { Option } from "../../lib/types";

export const COLOUR_ICONS: Record<string, string> = {
  castle: "medieval-gate", mine: "mine-wagon", ship: "caravel", animal: "sheep", knowledge: "open-book", building: "medieval-village-01", joker: "fleur", black: "fleur",
};
export const BUILDINGS: Record<string, string> = {
  warehouse: "cellar-barrels", carpenter: "hand-saw", church: "church", market: "medieval-pavilion", boarding_house: "bed", bank: "open-treasure-chest", city_hall: "clock-tower",
  watchtower: "guarded-tower",
};
const ANIMALS: Record<string, string> = { cow: "cow", sheep: "sheep", pig: "pig", chicken: "rooster" };
const IVORY = new Set(["castle", "ship", "building", "joker"]);

export interface TileView {
  piece: string;
  tile: string;
  colour: string;
}

export function tileIcon(tile: TileView): string {
  return BUILDINGS[tile.tile] ?? ANIMALS[tile.tile.split("_")[0]] ?? COLOUR_ICONS[tile.colour] ?? "medieval-gate";
}

/** The colour of a kind of tile. */
export function colourOf(tile: string): string {
  if (/^k\d\d$/.test(tile)) return "knowledge";
  if (/_\d$/.test(tile)) return "animal";
  return ["castle", "mine", "ship"].includes(tile) ? tile : "building";
}

/** The number an animal or a knowledge tile carries. */
export function tileNumber(tile: TileView): string {
  if (tile.colour === "animal") return tile.tile.split("_")[1] ?? "";
  return /^k\d\d$/.test(tile.tile) ? String(Number(tile.tile.slice(1))) : "";
}

export function tileInk(colour: string): string {
  return IVORY.has(colour) ? "var(--ivory)" : "var(--piece-ink)";
}

export function tileColour(colour: string): string {
  return colour === "joker" ? "die-black" : colour;
}

export const GOODS = ["turquoise", "purple", "pink", "red", "brown", "orange"];
export const GOOD_ICONS: Record<string, string> = { turquoise: "rolled-cloth", purple: "grapes", pink: "painted-pottery", red: "shiny-apple", brown: "barrel", orange: "honeypot" };
const GOOD_IVORY = new Set(["purple", "red", "brown"]);

export function goodNumber(good: string): number {
  return GOODS.indexOf(good) + 1;
}

export function goodInk(good: string): string {
  return GOOD_IVORY.has(good) ? "var(--ivory)" : "var(--piece-ink)";
}

/** Size of a hex on the common board, and where its depots lie. */
export const DEPOT_HEX = 25;
export const CENTRE: [number, number] = [260, 315];
export const RADIUS = 241;
export const DEPOTS: [number, number][][] = [
  [[187, 139], [236, 139], [285, 139], [334, 139]],
  [[383, 218], [432, 218], [358, 261], [407, 261]],
  [[358, 370], [407, 370], [383, 413], [432, 413]],
  [[187, 491], [236, 491], [285, 491], [334, 491]],
  [[113, 370], [162, 370], [88, 413], [137, 413]],
  [[88, 218], [137, 218], [113, 261], [162, 261]],
];
export const TRAYS: [number, number][] = [[217, 186], [364, 284], [364, 318], [217, 417], [70, 318], [70, 284]];

export interface DepotView {
  slots: { tile: TileView | null }[];
}

/** What it costs in workers to take from a depot, by the better die; said once for all its tiles. */
export function depotPrice(depot: DepotView, options: Option[]): number | null {
  const lying = depot.slots.flatMap((slot) => slot.tile?.piece ?? []);
  const prices = options.filter(({ message, pieces }) => message.key === "option-take" && pieces.some((piece) => lying.includes(piece))).map(({ message }) => Number(message.args.workers ?? 0));
  return prices.length ? Math.min(...prices) : null;
}

export interface SpaceView {
  id: string;
  q: number;
  r: number;
  colour: string;
  die: number;
  near: string[];
  tile: TileView | null;
  piece?: string;
}
export interface Area {
  colour: string;
  spaces: string[];
  missing: number;
  points: number;
}

export const SPACE = 35.6;

export function spacePlace(space: SpaceView): [number, number] {
  return [SPACE * Math.sqrt(3) * (space.q + space.r / 2), SPACE * 1.5 * space.r];
}

/** How to draw these spaces into a frame round its own middle; the boards differ in shape. */
export function fitInto(spaces: SpaceView[], width: number, height: number): string {
  const places = spaces.map(spacePlace);
  const [left, right] = [Math.min(...places.map(([x]) => x)) - SPACE, Math.max(...places.map(([x]) => x)) + SPACE];
  const [top, bottom] = [Math.min(...places.map(([, y]) => y)) - SPACE, Math.max(...places.map(([, y]) => y)) + SPACE];
  const scale = Math.min(1, (width - 24) / (right - left), (height - 24) / (bottom - top));
  return `scale(${scale.toFixed(4)}) translate(${(-(left + right) / 2).toFixed(2)} ${(-(top + bottom) / 2).toFixed(2)})`;
}

/** Corner indices of the edge towards each neighbour, by (dq, dr). */
export const EDGES: [dq: number, dr: number, from: number, to: number][] = [
  [1, 0, 0, 1], [0, 1, 1, 2], [-1, 1, 2, 3], [-1, 0, 3, 4], [0, -1, 4, 5], [1, -1, 5, 0],
];
