import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUILDINGS, COLOUR_ICONS, GOOD_ICONS, GOODS, tileIcon } from "../src/games/burgundy/look";
import { CHARACTER_ICONS, CROP_COLOURS, CROP_ICONS, SPECIAL_ICONS, TYPE_ICONS } from "../src/games/provence/look";
import icons from "../src/icons.json";
import { CHARGES } from "../src/lib/seats";

const own = readFileSync("src/own-icons.svg", "utf8");
const isDrawn = (symbol: string) => Object.values(icons).flat().includes(symbol) || own.includes(`id="${symbol}"`);
const only = (all: Record<string, string>, keys: string[]) => keys.map((key) => all[key]);

/** Who sees no colours tells the things of one set apart by their symbols. */
describe("shape as well as colour", () => {
  it.each<[string, string[], number]>([
    ["colours of Burgundy's tiles", Object.values(COLOUR_ICONS), 6],
    ["buildings of Burgundy", Object.values(BUILDINGS), 8],
    ["animals of Burgundy", ["cow", "sheep", "pig", "chicken"].map((tile) => tileIcon({ piece: "", tile: `${tile}_3`, colour: "animal" })), 4],
    ["goods of Burgundy", only(GOOD_ICONS, GOODS), 6],
    ["crops of Provence", only(CROP_ICONS, Object.keys(CROP_COLOURS)), 4],
    ["kinds of buildings of Provence", Object.values(TYPE_ICONS), 3],
    ["special buildings of Provence", Object.values(SPECIAL_ICONS), 10],
    ["characters of Provence", Object.values(CHARACTER_ICONS), 18],
    ["seats", CHARGES.map((charge) => `charge-${charge}`), 6],
  ])("%s", (_, symbols, count) => {
    expect(new Set(symbols).size).toBe(count);
    expect(symbols.filter((symbol) => !isDrawn(symbol))).toEqual([]);
  });
});
