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

/** The round one speaks of: castles are chosen before the first. */
export function roundOf(view: { round: number }): number {
  return Math.max(1, view.round);
}

/** Has anybody placed a tile beside the castle? Before that ties alone would give points for majorities. */
export function hasBegun(view: any): boolean {
  return view.players.some((player: { cells: (Cell | null)[] }) => player.cells.some((cell, at) => cell && at !== 4));
}

/** Points that count at the end as things stand now: majorities and the scenario's own rule. Once it is over there are none left open. */
export function pendingPoints(view: any, seat: number): number {
  const { nobles, towers, coins, scenario } = view.players[seat].score;
  return hasBegun(view) && !view.over ? nobles + towers + coins + scenario : 0;
}

/** Points of tiles, buildings and characters; at the end of everything. */
export function points(view: any, seat: number): number {
  const { tiles, bonuses, characters } = view.players[seat].score;
  return view.over ? view.players[seat].total : tiles + bonuses + characters;
}

/** An invasion follows only when a Saracen has moved the attack beyond the defence this turn (PV6.1). */
export function isInvaded(view: any, after: { attack: number; defence: number }): boolean {
  return after.attack > after.defence && (view.attack_moved || after.attack > view.attack);
}

/** Who is hit: who has the fewest towers, once the active player has raised *more* of them (PV6.2). */
export function victimsOf(view: any, more: number): number[] {
  if (!more) return view.hit_now;
  const towers = view.players.map((player: { towers: number }, seat: number) => player.towers + (seat === view.active ? more : 0)) as number[];
  const fewest = Math.min(...towers);
  return towers.flatMap((count, seat) => (count === fewest ? [seat] : []));
}

/** The characters that somebody has, the one kept by the Apprentice among them. */
export function cardsOf(view: any, seat: number): string[] {
  const { characters, kept } = view.players[seat];
  return kept ? [...characters, kept] : characters;
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

/** The crops of the lines that a tile on this cell would complete, once for every line. */
export function newTrios(cells: (Cell | null)[], cell: number, tile: string, tiles: Record<string, Printed>): string[] {
  const after = cells.map((old, at) => (at === cell ? { tile, ruin: false, towers: 0, nobles: 0 } : old));
  return trios(after, tiles).flatMap((trio) => (trio.cells.includes(cell) ? [trio.crop] : []));
}

/** Where the medallion of a crop sits on a tile, and its radius; two of them lie under pennant and points, over a castle's gate. */
export function medallion(id: string, printed: Printed, crop: string): [x: number, y: number, r: number] {
  const special = printed.type === "special";
  if (printed.crops.length < 2) return special ? [50, 30, 15] : [50, 40.5, 21];
  const x = printed.crops.indexOf(crop) === 0 ? 25 : 75;
  if (id.startsWith("castle_")) return [x, 27, 15.5];
  return special ? [x, 53, 15.5] : [x, 47, 17];
}

/** A gold link: its middle, and from there to its end. */
export interface Link {
  key: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}
const GAP = STEP - 100;
const HALF_LINK = 13;

/** The gold links of trios: across the gap between two tiles, towards their medallions; diagonal ones over the corner that the tiles share. */
export function links(found: Trio[], cells: (Cell | null)[], tiles: Record<string, Printed>): Link[] {
  return found.flatMap(({ crop, cells: line }) =>
    [0, 1].map((index) => {
      const [one, two] = [line[index], line[index + 1]];
      const [[ax, ay], [bx, by]] = [place(one), place(two)];
      const [from, to] = [one, two].map((at) => medallion(cells[at]!.tile, tiles[cells[at]!.tile], crop));
      const way = ax !== bx && ay !== by ? [Math.sign(bx - ax), 1] : [bx + to[0] - ax - from[0], by + to[1] - ay - from[1]];
      const length = Math.hypot(way[0], way[1]);
      const [dx, dy] = [(way[0] / length) * HALF_LINK, (way[1] / length) * HALF_LINK];
      // from the middle of the gap, how far along the way the first medallion lies on the other axis
      const [gx, gy] = [ax + (bx > ax ? 100 + GAP / 2 : -GAP / 2), ay + 100 + GAP / 2];
      const x = ax === bx ? ax + from[0] + ((gy - ay - from[1]) * way[0]) / way[1] : gx;
      const y = ay === by ? ay + from[1] + ((gx - ax - from[0]) * way[1]) / way[0] : gy;
      return { key: `${crop}${line}${index}`, x, y, dx, dy };
    }),
  );
}
