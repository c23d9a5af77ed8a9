import { expect, it } from "vitest";
import { gain } from "../src/lib/gain";

it("a line carries all the points it brings", () => {
  expect(gain({ key: "sold", args: { seat: 0, points: 4, silver: 1 } })).toBe(4);
  expect(gain({ key: "finished-area", args: { seat: 0, size: 1, points: 1, more: 10 } })).toBe(11);
});

it("a line without points carries none, and the final count is no gain", () => {
  expect(gain({ key: "took", args: { seat: 0, tile: "ship" } })).toBe(0);
  expect(gain({ key: "ended-with", args: { seat: 0, points: 141, place: 1 } })).toBe(0);
});
