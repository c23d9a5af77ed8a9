import { describe, expect, it } from "vitest";
import { legalPieces, lowestPrice, narrowTickets, outcome, press, remaining, shared, tickets } from "../src/lib/narrow";
import type { Option } from "../src/lib/types";

const option = (code: number, pieces: string[], key = "take", args = {}): Option => ({ code, pieces, message: { key, args } });

const dice: Option[] = [
  option(1, ["die:0", "tile:1"]),
  option(2, ["die:0", "tile:2"], "take", { workers: 1 }),
  option(3, ["die:1", "tile:2"]),
  option(4, ["die:0", "tile:9", "space:4"], "place"),
  option(5, ["die:1", "workers:0"], "workers"),
  option(0, [], "end-turn"),
];

describe("narrowing", () => {
  it("keeps the options that concern every chosen piece", () => {
    expect(remaining(dice, ["die:0"]).map((one) => one.code)).toEqual([1, 2, 4]);
    expect(remaining(dice, ["tile:2", "die:1"]).map((one) => one.code)).toEqual([3]);
    expect(remaining(dice, [], "place").map((one) => one.code)).toEqual([4]);
  });

  it("lights the pieces that a further press could choose", () => {
    expect([...legalPieces(dice, ["die:0"])].sort()).toEqual(["space:4", "tile:1", "tile:2", "tile:9"]);
    expect(legalPieces(dice, ["die:0", "tile:1"]).size).toBe(0);
  });

  it("tells one option from several and from none", () => {
    expect(outcome(dice, ["die:0", "tile:1"])).toMatchObject({ kind: "one", named: true });
    expect(outcome(dice, ["space:4"])).toMatchObject({ kind: "one", named: false });
    expect(outcome(dice, ["tile:2"]).kind).toBe("more");
    expect(outcome(dice, ["die:0", "die:1"]).kind).toBe("none");
  });

  it("asks which is meant when a press names one option and leaves another", () => {
    const inventor = [option(11, ["tile:forge"]), option(21, ["tile:forge", "character:inventor"])];
    expect(outcome(inventor, ["tile:forge"])).toMatchObject({ kind: "ambiguous" });
  });

  it("presses: narrow further, take back, begin anew, or nothing", () => {
    expect(press(dice, ["die:0"], "tile:1")).toEqual(["die:0", "tile:1"]);
    expect(press(dice, ["die:0"], "die:0")).toEqual([]);
    expect(press(dice, ["die:0", "tile:1"], "die:1")).toEqual(["die:1"]);
    expect(press(dice, [], "goods:3")).toBeNull();
  });

  it("puts few options on a ticket each, many on a ticket per kind, and the end of the turn on none", () => {
    expect(tickets(dice, 5)).toHaveLength(5);
    expect(tickets(dice, 4).map((ticket) => ticket.group)).toEqual(["take", "place", "workers"]);
  });

  it("keeps the tickets of a game in its order, and in their places while one narrows", () => {
    const order = ["workers", "take", "sell", "place"];
    const all = tickets(dice, 4, order);
    expect(all.map((ticket) => ticket.group)).toEqual(["workers", "take", "place"]);
    expect(tickets([...dice].reverse(), 4, order).map((ticket) => ticket.group)).toEqual(["workers", "take", "place"]);
    const left = narrowTickets(all, remaining(dice, ["die:0"]));
    expect(left.map((ticket) => [ticket.group, ticket.options.map((one) => one.code)])).toEqual([["workers", []], ["take", [1, 2]], ["place", [4]]]);
  });

  it("says what all options have in common", () => {
    const faces = [option(1, [], "take", { face: 5, tile: "ship" }), option(2, [], "sell", { face: 5, good: "wine" })];
    expect(shared(faces)).toEqual({ face: 5 });
    expect(shared([])).toEqual({});
  });

  it("says what the cheapest option costs, and nothing where one is free or another coin is meant", () => {
    const price = (one: Option) => ({ count: Number(one.message.args.workers ?? 0), icon: "meeple" });
    const dearer = option(6, ["die:1", "tile:2"], "take", { workers: 2 });
    const silver = (one: Option) => ({ count: 2, icon: one === dice[1] ? "crown" : "meeple" });
    expect(lowestPrice([dice[1]], price)).toEqual({ count: 1, icon: "meeple" });
    expect(lowestPrice([dearer, dice[1]], price)).toEqual({ count: 1, icon: "meeple" });
    expect(lowestPrice([dice[1], dice[0]], price)).toBeNull();
    expect(lowestPrice([dice[0]], price)).toBeNull();
    expect(lowestPrice([dice[1], dearer], silver)).toBeNull();
    expect(lowestPrice([], price)).toBeNull();
  });
});
