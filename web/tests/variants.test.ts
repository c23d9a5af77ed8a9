import { describe, expect, it } from "vitest";
import type { GameCard } from "../src/lib/types";
import { changed, sheet } from "../src/lib/variants";

const card = {
  variants: { mode: ["beginner", "random", "free"], extra: ["none", "x2"], projected: ["on", "off"], solo_side: ["a", "b"], ban_b3: ["off", "on"], rounds: ["40"], end_turn: ["auto", "ask"] },
  numbers: { rounds: [1, 99] },
} as unknown as GameCard;
const keys = (seats: number) => Object.fromEntries(Object.entries(sheet(card, seats)).map(([part, variants]) => [part, variants.map((one: { key: string }) => one.key)]));

describe("the options of a match", () => {
  it("asks at once what has many answers, folds the rest, and leaves out what is for one person alone", () => {
    expect(keys(2)).toEqual({ first: ["mode"], choices: ["extra", "rounds"], marks: ["projected", "ban_b3", "end_turn"] });
    expect(keys(1).first).toEqual(["mode", "solo_side"]);
  });

  it("marks what is on, and what is banned by what is allowed", () => {
    expect(sheet(card, 2).marks.map(({ key, on }) => [key, on])).toEqual([["projected", "on"], ["ban_b3", "off"], ["end_turn", "auto"]]);
  });

  it("counts what is not as usual", () => {
    const { choices, marks } = sheet(card, 2);
    const wanted = (chosen: Record<string, string>) => changed([...choices, ...marks], chosen).map((one) => one.key);
    expect(wanted({ extra: "x2", projected: "on", ban_b3: "on" })).toEqual(["extra", "ban_b3"]);
    expect(wanted({ end_turn: "ask" })).toEqual([]);
    expect(wanted({ end_turn: "auto" })).toEqual(["end_turn"]);
  });
});
