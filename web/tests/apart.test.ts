import { describe, expect, it } from "vitest";
import { toldApart, type Named } from "../src/lib/apart";

const named = (text: string, args: Record<string, number> = {}): Named => ({ text, part: (name) => (args[name] === undefined ? null : `${name} ${args[name]}`) });

describe("short words", () => {
  it("stay as they are while they differ", () => {
    expect(toldApart([named("Ship", { depot: 1 }), named("Bank", { depot: 1 })])).toEqual(["Ship", "Bank"]);
  });

  it("also say in what the options differ where the words do not", () => {
    const offered = [named("3 chickens", { depot: 6, face: 5, workers: 0 }), named("Ship", { depot: 6 }), named("3 chickens", { depot: 2, face: 5, workers: 0 })];
    expect(toldApart(offered)).toEqual(["3 chickens, depot 6", "Ship", "3 chickens, depot 2"]);
  });

  it("add a second thing where the first leaves two alike", () => {
    const offered = [named("Bank", { depot: 4, face: 3 }), named("Bank", { depot: 4, face: 5 }), named("Bank", { depot: 1, face: 5 })];
    expect(toldApart(offered)).toEqual(["Bank, depot 4, face 3", "Bank, depot 4, face 5", "Bank, depot 1"]);
  });

  it("count what no words tell apart", () => {
    expect(toldApart([named("wheat church"), named("wheat church")])).toEqual(["wheat church (1)", "wheat church (2)"]);
  });
});
