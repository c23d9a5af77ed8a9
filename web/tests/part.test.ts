import { describe, expect, it } from "vitest";
import { shownPart, whole } from "../src/lib/part";

const full = { x: -100, y: -50, width: 200, height: 100 };

describe("the part of a drawing that is shown", () => {
  it("grows round the fingers", () => {
    const at = { x: -50, y: 0 };
    const part = shownPart(full, full, at, at, 2);
    expect(part).toEqual({ x: -75, y: -25, width: 100, height: 50 });
    expect((at.x - part.x) / part.width).toBe((at.x - full.x) / full.width);
  });

  it("follows a finger", () => {
    const near = shownPart(full, full, { x: 0, y: 0 }, { x: 0, y: 0 }, 2);
    expect(shownPart(near, full, { x: 0, y: 0 }, { x: 10, y: 5 }, 1)).toEqual({ x: -60, y: -30, width: 100, height: 50 });
  });

  it("never leaves the drawing, and is never larger than three times", () => {
    const near = shownPart(full, full, { x: 0, y: 0 }, { x: 0, y: 0 }, 50);
    expect(near.width).toBeCloseTo(200 / 3);
    expect(shownPart(near, full, { x: 0, y: 0 }, { x: 500, y: 500 }, 1)).toMatchObject({ x: -100, y: -50 });
    expect(shownPart(near, full, { x: 0, y: 0 }, { x: -500, y: -500 }, 1).x + near.width).toBeCloseTo(100);
    expect(whole(shownPart(near, full, { x: 0, y: 0 }, { x: 0, y: 0 }, 0.01), full)).toBe(true);
  });
});
