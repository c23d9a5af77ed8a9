import { expect, test } from "vitest";
import { sameSeats } from "../src/lib/again";
import type { CardSeat } from "../src/lib/types";

const seat = (kind: CardSeat["kind"], me = false, level: string | null = null): CardSeat => ({ kind, me, level, name: "Somebody" });

test("I sit first, bots are as they were, and people are invited again", () => {
  expect(sameSeats([seat("bot", false, "greedy"), seat("person"), seat("person", true)])).toEqual(["me", "bot:greedy", "open"]);
});

test("who plays alone at one screen does so again", () => {
  expect(sameSeats([seat("person", true), seat("person", true)])).toEqual(["me", "hotseat"]);
});

test("who only looked on takes a seat of somebody else", () => {
  expect(sameSeats([seat("person"), seat("resigned"), seat("bot", false, "random")])).toEqual(["me", "open", "open"]);
});
