import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../src/lib/pace";

let shown: number[];
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace((moment) => shown.push(moment));
});
afterEach(() => vi.useRealTimers());

describe("the pace of others' steps", () => {
  it("shows a single step at once", () => {
    pace.add(1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(5000);
    pace.add(2);
    expect(shown).toEqual([1, 2]);
  });

  it("shows steps that come together one after the other", () => {
    [1, 2, 3].forEach((moment) => pace.add(moment));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2]);
    expect(pace.behind).toBe(true);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.behind).toBe(false);
  });

  it("hurries when it is far behind", () => {
    for (let moment = 1; moment <= 20; moment++) pace.add(moment);
    vi.advanceTimersByTime(600 + 14 * 200);
    expect(shown.length).toBe(16);
    vi.advanceTimersByTime(4 * 600);
    expect(shown.length).toBe(20);
  });

  it("shows one's own step at once, and all before it, and lets the others wait", () => {
    [1, 2].forEach((moment) => pace.add(moment));
    pace.skipTo(3);
    pace.add(4);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("catches up when it is told to", () => {
    [1, 2, 3].forEach((moment) => pace.add(moment));
    pace.catchUp();
    expect(shown).toEqual([1, 2, 3]);
    pace.add(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});
