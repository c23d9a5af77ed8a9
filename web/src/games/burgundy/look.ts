/** Icons, colours and places of Burgundy's pieces. */
import type { Option } from "../../lib/types";

export const COLOUR_ICONS: Record<string, string> = {
  castle: "medieval-gate", mine: "mine-wagon", ship: "caravel", animal: "sheep", knowledge: "open-book", building: "medieval-village-01",
};
export const BUILDINGS: Record<string, string> = {
  warehouse: "cellar-barrels", carpenter: "hand-saw", church: "church", market: "medieval-pavilion", boarding_house: "bed", bank: "open-treasure-chest", city_hall: "clock-tower",
  watchtower: "guarded-tower",
};
const ANIMALS: Record<string, string> = { cow: "cow", sheep: "sheep", pig: "pig", chicken: "rooster" };
/** Every kind of tile there are several of, in the order in which they are counted. */
export const KINDS = ["castle", "mine", "ship", ...Object.keys(BUILDINGS), ...Object.keys(ANIMALS).flatMap((animal) => [2, 3, 4].map((count) => `${animal}_${count}`))];
export const KNOWLEDGE = Array.from({ length: 26 }, (_, index) => `k${String(index + 1).padStart(2, "0")}`);
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
  [[385, 210], [434, 210], [360, 253], [409, 253]],
  [[360, 377], [409, 377], [385, 420], [434, 420]],
  [[187, 491], [236, 491], [285, 491], [334, 491]],
  [[111, 377], [160, 377], [86, 420], [135, 420]],
  [[86, 210], [135, 210], [111, 253], [160, 253]],
];
/** The middle of each tray of goods. */
export const TRAYS: [number, number][] = [[260, 200], [414, 299], [414, 331], [260, 431], [106, 331], [106, 299]];
/** Where the dice of the depots are on the rim, in degrees, and their prices beside them: where no tile lies. */
export const MEDALS = [0, 49, 131, 180, 229, 311];
export const PILLS = [-10, 39, 141, 190, 219, 321];

/** How wide a tray is for so many kinds of goods, and how far apart they lie. */
export function trayFor(kinds: number): { width: number; pitch: number } {
  const pitch = kinds > 5 ? 22.4 : 26;
  return { width: Math.max(86, (kinds - 1) * pitch + 26), pitch };
}

/** The slots of the black depot lie in a ring round its price. */
export function blackPlaces(count: number): [number, number][] {
  const radius = count > 6 ? 55 : 52;
  // eight stand straight above and beside the middle, so that the arrows find it between them
  const turn = count > 6 ? 0 : 1;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((2 * index + turn) * Math.PI) / count;
    return [CENTRE[0] + radius * Math.sin(angle), CENTRE[1] - radius * Math.cos(angle)];
  });
}

export interface BonusView {
  colour: string;
  size: "large" | "small";
  tile: { points: number; owner: number | null };
}

/** The bonus tiles that somebody has won. */
export function bonusOf(view: any, seat: number): BonusView[] {
  const all: BonusView[] = view.bonus.flatMap((pair: any) => (["large", "small"] as const).map((size) => ({ colour: pair.colour, size, tile: pair[size] })));
  return all.filter(({ tile }) => tile.owner === seat);
}

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
  /** Where it lies, as people say it: the row from the top, in it from the left. */
  row: number;
  place: number;
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

/** Equal dice are offered once (V4.9): as long as none of them is chosen, either stands for the one on offer. */
export function dieOnOffer(dice: { piece: string; face: number; used: boolean }[], index: number, chosen: string[]): string {
  const alike = dice.every((die) => !die.used && die.face === dice[0].face);
  return alike && !chosen.includes(dice[0].piece) ? dice[0].piece : dice[index].piece;
}
