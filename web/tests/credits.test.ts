import { describe, expect, it } from "vitest";
import credits from "../src/credits.json";
import icons from "../src/icons.json";

/** Icons of the set that our own drawings hold: the charges of two seats and the miniatures. */
const DRAWN_IN = ["dead-wood", "fleur-de-lys", "shamrock"];

describe("credits", () => {
  it("name the author of every icon, once", () => {
    const used = [...new Set([...Object.values(icons).flat(), ...DRAWN_IN])].sort();
    expect(Object.values(credits.icons).flat().sort()).toEqual(used);
  });
});
