import { describe, expect, it } from "vitest";
import { rivalsAsked, whereOptionsLie } from "../src/lib/focus";
import type { Option } from "../src/lib/types";

const option = (code: number, ...pieces: string[]): Option => ({ code, pieces, message: { key: "take", args: {} } });

describe("where the options lie", () => {
  it("is the part of the table that holds them", () => {
    expect(whereOptionsLie([], 0)).toBe("mine");
    expect(whereOptionsLie(["cell:0:4"], 0)).toBe("mine");
    expect(whereOptionsLie(["character:duchess", "banner:w"], 0)).toBe("common");
    expect(whereOptionsLie(["cell:1:4", "cell:2:0"], 0)).toBe("rivals");
  });

  it("is what is common as soon as a piece there is an answer", () => {
    const lies = (piece: string) => (piece.startsWith("tile:") ? "common" : null);
    expect(whereOptionsLie(["cell:0:1", "tile:w1"], 0, lies)).toBe("common");
    expect(whereOptionsLie(["cell:0:1", "tile:w1"], 0)).toBe("mine");
    expect(whereOptionsLie(["cell:0:1"], 0, lies)).toBe("mine");
  });

  it("is mine where a game lays things beside my board", () => {
    expect(whereOptionsLie(["tile:castle_wo"], 0, () => "mine")).toBe("mine");
    expect(whereOptionsLie(["tile:castle_wo"], 0)).toBe("common");
  });

  it("names the rivals whose boards hold every answer", () => {
    expect(rivalsAsked([option(1, "cell:2:0"), option(2, "cell:1:3"), option(3, "cell:2:8")], 0)).toEqual([2, 1]);
    expect(rivalsAsked([option(1, "cell:2:0"), option(0)], 0)).toEqual([2]);
  });

  it("names nobody when an answer lies elsewhere", () => {
    expect(rivalsAsked([option(1, "cell:2:0"), option(2, "cell:0:3")], 0)).toEqual([]);
    expect(rivalsAsked([option(1, "cell:2:0"), option(2, "tile:w1")], 0)).toEqual([]);
    expect(rivalsAsked([], 0)).toEqual([]);
  });
});
