import { describe, expect, it } from "vitest";
import { nearest } from "../src/lib/keys";

describe("arrows", () => {
  const ring = [[-37, -37], [37, -37], [37, 37], [-37, 37]].map(([x, y]) => ({ x, y }));

  it("lead from a ring to what lies in its middle", () => {
    const spots = [...ring, { x: 0, y: 0 }];
    for (const [at, ways] of [["ArrowRight", "ArrowDown"], ["ArrowLeft", "ArrowDown"], ["ArrowLeft", "ArrowUp"], ["ArrowRight", "ArrowUp"]].entries())
      for (const key of ways) expect(nearest(spots, ring[at], key)).toBe(4);
  });

  it("lead from a ring of eight to what lies in its middle, from above, below and both sides", () => {
    const eight = [[0, -55], [39, -39], [55, 0], [39, 39], [0, 55], [-39, 39], [-55, 0], [-39, -39]].map(([x, y]) => ({ x, y }));
    const spots = [...eight, { x: 0, y: 0 }];
    for (const [at, key] of [[0, "ArrowDown"], [2, "ArrowLeft"], [4, "ArrowUp"], [6, "ArrowRight"]] as const) expect(nearest(spots, eight[at], key)).toBe(8);
  });

  it("lead to what is ahead before what is nearer and aside", () => {
    expect(nearest([{ x: 20, y: 60 }, { x: 200, y: 0 }], { x: 0, y: 0 }, "ArrowRight")).toBe(1);
    expect(nearest([{ x: 20, y: 60 }], { x: 0, y: 0 }, "ArrowRight")).toBe(0);
    expect(nearest([{ x: -20, y: 0 }], { x: 0, y: 0 }, "ArrowRight")).toBe(-1);
  });

  it("begin at the first", () => {
    expect(nearest(ring, null, "ArrowUp")).toBe(0);
    expect(nearest([], null, "ArrowUp")).toBe(-1);
  });
});
