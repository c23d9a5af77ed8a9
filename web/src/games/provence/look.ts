/** Icons and colours of Provence's pieces, and the geometry of a kingdom. */
export const CROP_COLOURS: Record<string, string> = { w: "wheat", o: "olive", l: "lavender", p: "poppy" };
export const CROP_ICONS: Record<string, string> = { w: "wheat", o: "olive", l: "lavender", p: "poppy" };
export const CROP_IVORY: Record<string, boolean> = { w: false, o: false, l: true, p: true };
export const TYPE_ICONS: Record<string, string> = { tavern: "beer-stein", church: "gothic-cross", special: "ancient-columns" };
export const SPECIAL_ICONS: Record<string, string> = {
  cathedral: "byzantin-temple", triumphal_arch: "india-gate", amphitheatre: "coliseum", pig_farm: "pig", forge: "anvil-impact",
  fortress: "hill-fort", hamlet: "huts-village", forest: "forest", pasture: "high-grass", flower_meadow: "flowers",
};
export const CHARACTER_ICONS: Record<string, string> = {
  apprentice: "quill-ink", military_architect: "defensive-wall", treasurer: "chest", caravan_guide: "camel", master_builder: "hammer-nails",
  cartographer: "treasure-map", courtesan: "rose", duchess: "queen-crown", blacksmith: "blacksmith", inventor: "gears", thief: "robber",
  minstrel: "lyre", merchant: "scales", mystic: "crystal-ball", seamstress: "sewing-needle", strategist: "chess-knight", traitor: "backstab",
  trumpeter: "trumpet-flag",
};
export const ELEMENT_ICONS: Record<string, string> = {
  ...CROP_ICONS, tower: "white-tower", noble: "crown", tavern: "beer-stein", church: "gothic-cross", special: "ancient-columns", character: "meeple-king",
};

export interface Printed {
  crops: string[];
  type: string;
  towers: number;
  saracens: number;
  nobles: number;
  coins: number;
  vp: number;
  fallow: number;
  min: number;
  bonus?: { times: number; element: string; per: number };
}
export interface Cell {
  tile: string;
  ruin: boolean;
  towers: number;
  nobles: number;
}

export const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
export const STEP = 107;

export function place(cell: number): [number, number] {
  return [(cell % 3) * STEP, Math.floor(cell / 3) * STEP];
}

export interface Trio {
  crop: string;
  cells: number[];
}

/** The lines that show one crop three times, face up. */
export function trios(cells: (Cell | null)[], tiles: Record<string, Printed>): Trio[] {
  const found: Trio[] = [];
  for (const line of LINES) {
    for (const crop of "wolp") {
      if (line.every((at) => cells[at] && !cells[at].ruin && tiles[cells[at].tile].crops.includes(crop))) found.push({ crop, cells: line });
    }
  }
  return found;
}

/** Where the medallion of a crop sits on a tile. */
export function medallion(printed: Printed, crop: string): [number, number] {
  if (printed.crops.length < 2) return [50, 40.5];
  return printed.crops.indexOf(crop) === 0 ? [25, 27] : [75, 27];
}
