import { describe, expect, it } from "vitest";
import { sinceMine } from "../src/lib/since";
import type { Line } from "../src/lib/types";

/** A journal by the seats that act; a dash is a line of nobody. */
const journal = (text: string): Line[] => [...text].map((seat, n) => ({ n, seq: n + 1, key: "did", args: (seat === "-" ? {} : { seat: Number(seat) }) as Line["args"] }));
const actor = (line: Line) => line.args.seat as number | undefined;

describe("since my turn", () => {
  it.each([
    ["00112", { seq: 2, from: 2, to: 4 }],
    ["0011200", { seq: 2, from: 2, to: 4 }],
    ["-12-", { seq: 0, from: 0, to: 2 }],
    ["0101", { seq: 3, from: 3, to: 3 }],
  ])("in %s it begins where my last turn ended", (text, since) => {
    expect(sinceMine(journal(text), actor, [0])).toEqual(since);
  });

  it("is nothing while nobody else has acted, and for who only watches", () => {
    expect(sinceMine(journal("-00"), actor, [0])).toBeNull();
    expect(sinceMine(journal("0112"), actor, [])).toBeNull();
  });
});
