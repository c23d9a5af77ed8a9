import { describe, expect, it } from "vitest";
import { sinceMine } from "../src/lib/since";
import type { Line } from "../src/lib/types";

/** A journal by the seats whose choices led to its lines: a dash is the set-up, a question mark a seat that is kept secret. */
const journal = (text: string): Line[] => [...text].map((seat, n) => ({ n, seq: seat === "-" ? 0 : n + 1, by: /\d/.test(seat) ? Number(seat) : null, key: "did", args: {} }));

describe("since my turn", () => {
  it.each([
    ["00112", { seq: 2, from: 2, to: 4 }],
    ["0011200", { seq: 2, from: 2, to: 4 }],
    ["--12", { seq: 0, from: 2, to: 3 }],
    ["0101", { seq: 3, from: 3, to: 3 }],
    ["-00??", { seq: 3, from: 3, to: 4 }],
  ])("in %s it begins where my last turn ended", (text, since) => {
    expect(sinceMine(journal(text), [0])).toEqual(since);
  });

  it("counts a line by who chose, whoever it is about", () => {
    // the last to end their turn is 1: the lines of the new round, my roll among them, are theirs
    const round = journal("0112").concat({ n: 4, seq: 4, by: 2, key: "rolled", args: { seat: 0 } });
    expect(sinceMine(round, [0])).toEqual({ seq: 1, from: 1, to: 4 });
  });

  it("is nothing while nobody else has acted, and for who only watches", () => {
    expect(sinceMine(journal("-00"), [0])).toBeNull();
    expect(sinceMine(journal("0112"), [])).toBeNull();
  });
});
