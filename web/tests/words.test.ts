import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { argumentKinds, counted, format, idKey, makeBundle } from "../src/lib/catalogue";

const SOURCE = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(SOURCE, path), "utf8");
const LANGUAGES = ["en", "nl", "fr", "de"];

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((one) => variables(one, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    if (one.type === "var") found.add(String(one.name));
    Object.values(one).forEach((value) => variables(value, found));
  }
  return found;
}

function catalogue(path: string): Map<string, string> {
  const resource = new FluentResource(read(path));
  return new Map(resource.body.map((message) => [message.id, [...variables(message.value)].sort().join(" ")]));
}

function sources(folder: string): string[] {
  return readdirSync(join(SOURCE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

describe("catalogues", () => {
  const english = catalogue("words/en.ftl");

  it.each(LANGUAGES.slice(1))("%s says everything that English says, with the same arguments", (language) => {
    const other = catalogue(`words/${language}.ftl`);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, args] of english) {
      const theirs = other.get(key)!.split(" ").filter(Boolean);
      expect(args.split(" "), key).toEqual(expect.arrayContaining(theirs));
    }
  });

  it.each(["provence", "burgundy"])("the rules of %s have the same parts in every language", (game) => {
    const keys = [...catalogue(`rules/${game}.en.ftl`).keys()];
    for (const language of LANGUAGES) expect([...catalogue(`rules/${game}.${language}.ftl`).keys()]).toEqual(keys);
  });

  it.each([
    ["en", ["silverling"]],
    ["de", ["Silberling", "Durchgang", "Fürstentum", "Zimmermann", "decken"]],
    ["fr", ["bateau", "pièces? d.argent", "zone", "savoirs? ", "charpentier"]],
    ["nl", ["zilverling", "etappe", "vorstendom", "bonuskaart", "timmerman", "dekken"]],
  ])("%s has one word for each thing of Burgundy, on every page and in the game", (language, strays) => {
    const texts = [`words/${language}.ftl`, `rules/burgundy.${language}.ftl`, `../../src/bailiwick/games/burgundy/words/${language}.ftl`].map(read).join("\n");
    const lines = texts.split("\n").filter((line) => /burgundy|silver|ship|phase|area|tile|bonus|s\d|table|create/.test(line.split(" = ")[0]));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => new RegExp(`(?<!pouvez )(${strays.join("|")})`, "i").test(line))).toEqual([]);
  });

  it("has a word for every key that the client says", () => {
    const missing = sources(".").flatMap((path) =>
      [...read(path).matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1]).filter((key) => !english.has(key)),
    );
    expect(missing).toEqual([]);
  });
});

describe("messages", () => {
  it("name several things with their numbers", () => {
    expect(counted("wood:2+fish:1")).toEqual([["wood", "2"], ["fish", "1"]]);
    expect(counted("pig_farm")).toEqual([["pig_farm", ""]]);
  });
  const bundle = makeBundle("en", "took = { $seat } takes the { $tile } for { $cost ->\n    [one] a coin\n   *[other] { $cost } coins\n}\ntile-pig-farm = pig farm\n");

  it("names the kinds of arguments", () => {
    expect(argumentKinds("payer:seat seat crop")).toEqual({ payer: "seat", seat: "seat", crop: "crop" });
    expect(idKey("tile", "pig_farm")).toBe("tile-pig-farm");
  });

  it("formats with numbers and names, and says null for what it does not know", () => {
    expect(format(bundle, "took", { seat: "Marie", tile: "pig farm", cost: 1 })).toBe("Marie takes the pig farm for a coin");
    expect(format(bundle, "took", { seat: "Marie", tile: "pig farm", cost: 4 })).toBe("Marie takes the pig farm for 4 coins");
    expect(format(bundle, "unknown")).toBeNull();
  });
});
