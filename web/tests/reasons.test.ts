import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownReason, undoLock } from "../src/lib/reasons";

const SERVER = join(import.meta.dirname, "../../src/bailiwick/server");
const sentences = readdirSync(SERVER)
  .filter((name) => name.endsWith(".py"))
  .flatMap((name) => [...readFileSync(join(SERVER, name), "utf8").matchAll(/Undelivered\(f?"([^"]+)"/g)].map((match) => match[1].replace(/\{[^}]+\}/g, "7")));

it("has words for every reason that the server gives", () => {
  const words = readFileSync(join(import.meta.dirname, "../src/words/en.ftl"), "utf8");
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((said) => !words.includes(`\n${knownReason(said)?.key} = `))).toEqual([]);
});

it("keeps what a reason adds, and leaves alone what others say", () => {
  expect(knownReason("the answer was 503")).toEqual({ key: "reason-answer", more: "503" });
  expect(knownReason("this channel was removed")).toEqual({ key: "reason-removed", more: "" });
  expect(knownReason("550 no such mailbox")).toBeNull();
});

describe("why nothing is taken back", () => {
  const kernel = readFileSync(join(SERVER, "../core/match.py"), "utf8");
  it.each([
    ["has not chosen anything yet", "undo-nothing"],
    ["cannot undo: another seat has the turn", "undo-others"],
    ["cannot undo: something was revealed or drawn since its last choice", "undo-locked"],
  ])("has words for what the kernel says: %s", (said, key) => {
    expect(kernel).toContain(said);
    expect(undoLock(`seat 0 ${said}`)).toBe(key);
  });
});
