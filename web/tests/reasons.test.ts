import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownReason, refusalKey, undoLock } from "../src/lib/reasons";

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

describe("refusals", () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".py"));
  const server = files.map((name) => readFileSync(join(SERVER, name), "utf8")).join("\n");
  const words = readFileSync(join(import.meta.dirname, "../src/words/en.ftl"), "utf8");
  const has = (key: string) => words.includes(`\n${key} = `);

  it("have words for every code of the server", () => {
    const codes = [...server.matchAll(/(?:Refusal\(\s*|return Refusal\(\s*)\d+,\s*"([a-z-]+)"/g)].map((match) => match[1]);
    expect(new Set(codes).size).toBeGreaterThan(10);
    const details: Record<string, string> = { "too-often": "that was too often; try again in 7 seconds", "name-taken": "Anna has an account here; log in, or take another name" };
    expect([...codes, "offline", "error"].filter((code) => !has(refusalKey(code, details[code] ?? "").key))).toEqual([]);
  });

  it("have words of their own for what people meet, as the server says it", () => {
    const said = [...server.matchAll(/(?:not_now|not_yours|invalid)\(\s*f?"([^"]+)"/g)].map((match) => match[1].replace(/\{what\}/, "name").replace(/\{[^}]+\}/g, "7"));
    const exact = said.filter((one) => refusalKey("not-now", one).exact);
    expect(exact.filter((one) => !has(refusalKey("not-now", one).key))).toEqual([]);
    for (const one of ["this match has started already; you can watch it", "this match has started already; only its players see it", "that seat is taken; look at the table again", "only who made the table can start it", "a password has 7 to 7 characters", "this seat still has time"]) expect(exact).toContain(one);
    expect(refusalKey("invalid", "the file, line 3: what is this?")).toEqual({ key: "refused-file", more: "", exact: false });
    const tooBig = /TOO_BIG = f?"([^"]+)"/.exec(server)![1];
    expect(refusalKey("too-big", tooBig)).toEqual({ key: "refused-file", more: "", exact: false });
    expect(refusalKey("unknown", "there is no such invitation; perhaps it was removed, or it is private").key).toBe("refused-no-invitation");
  });
});
