import { describe, expect, it } from "vitest";
import { links, medallion, newTrios, trios, type Cell, type Printed } from "../src/games/provence/look";

const land = (crops: string): Printed => ({ crops: [...crops], type: "", towers: 0, saracens: 0, nobles: 0, coins: 0, vp: 0, fallow: 0, min: 2 });
const tiles = { w: land("w"), wl: land("wl"), castle_ow: land("ow") };
const kingdom = (spots: Record<number, keyof typeof tiles>): (Cell | null)[] =>
  Array.from({ length: 9 }, (_, at) => (spots[at] ? { tile: spots[at], ruin: false, towers: 0, nobles: 0 } : null));
const shown = (cells: (Cell | null)[]) => links(trios(cells, tiles), cells, tiles);

describe("the links of a trio", () => {
  it("lie across the corner that diagonal tiles share, at 45 degrees", () => {
    const [first, second] = shown(kingdom({ 0: "w", 4: "castle_ow", 8: "wl" }));
    expect([first.x, first.y, second.x, second.y]).toEqual([103.5, 103.5, 210.5, 210.5]);
    expect(first.dx).toBeCloseTo(first.dy);
    const [left] = shown(kingdom({ 2: "w", 4: "castle_ow", 6: "w" }));
    expect([left.x, left.y]).toEqual([210.5, 103.5]);
    expect(left.dx).toBeCloseTo(-left.dy);
  });

  it("bridge the gap between neighbours on the way from medallion to medallion", () => {
    const [row] = shown(kingdom({ 3: "w", 4: "castle_ow", 5: "w" }));
    expect(row.x).toBe(103.5);
    expect(row.y).toBeGreaterThan(107 + 27);
    expect(row.y).toBeLessThan(107 + 40.5);
    const [column] = shown(kingdom({ 1: "w", 4: "wl", 7: "w" }));
    expect(column.y).toBe(103.5);
    expect(column.x).toBeGreaterThan(107 + 25);
    expect(column.x).toBeLessThan(107 + 50);
  });
});

describe("two crops on a tile", () => {
  const pairs: [string, Printed][] = [["wl1", { ...land("wl"), vp: 1, type: "church" }], ["flower_meadow", { ...land("lp"), vp: 1, type: "special" }]];
  it.each(pairs)("stay clear of the points and of the type on %s", (id, printed) => {
    const [[left, top, r], [right, , other]] = printed.crops.map((crop) => medallion(id, printed, crop));
    expect(Math.hypot(right - 84.5, top - 15.5)).toBeGreaterThan(other + 12.5);
    expect(Math.hypot(left - 17, top - 28)).toBeGreaterThan(r);
    expect(top + r).toBeLessThan(75.5);
    expect(right - left).toBeGreaterThan(r + other);
  });
});

describe("a tile that is placed", () => {
  it("completes lines of each of its crops", () => {
    const cells = kingdom({ 0: "w", 4: "castle_ow", 2: "wl", 1: "w", 7: "w" });
    expect(newTrios(cells, 8, "w", tiles)).toEqual(["w"]);
    expect(newTrios(cells, 6, "wl", tiles)).toEqual(["w"]);
    expect(newTrios(cells, 3, "w", tiles)).toEqual([]);
    expect(newTrios(kingdom({ 0: "w", 1: "w", 4: "castle_ow", 6: "w" }), 2, "w", tiles)).toEqual(["w", "w"]);
  });
});
