import { describe, expect, it } from "vitest";
import { hitsMe } from "../src/lib/hit";

describe("a line of the journal hits me", () => {
  it("when somebody else did it to me, however long ago", () => {
    expect(hitsMe([1, 0], [0], false)).toBe(true);
    expect(hitsMe([2, 1, 0], [0], false)).toBe(true);
  });

  it("when it came over me while the others played, such as a raid", () => {
    expect(hitsMe([0], [0], true)).toBe(true);
  });

  it("not when I did it myself, also to somebody else", () => {
    expect(hitsMe([0], [0], false)).toBe(false);
    expect(hitsMe([0, 1], [0], false)).toBe(false);
  });

  it("not when it is between others, about nobody, or I only watch", () => {
    expect(hitsMe([1, 2], [0], true)).toBe(false);
    expect(hitsMe([], [0], true)).toBe(false);
    expect(hitsMe([1, 0], [], true)).toBe(false);
  });

  it("on any seat that I play at this screen", () => {
    expect(hitsMe([1, 2], [0, 2], false)).toBe(true);
  });
});
