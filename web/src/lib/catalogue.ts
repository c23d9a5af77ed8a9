/** Fluent catalogues: making them and saying a message of theirs. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function format(bundle: FluentBundle | undefined, key: string, args: Arguments = {}): string | null {
  const message = bundle?.getMessage(key);
  if (!message?.value) return null;
  const given: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(args)) given[name] = typeof value === "number" ? new FluentNumber(value) : value;
  return bundle!.formatPattern(message.value, given, []);
}

/** Name and kind of each argument: "victim:seat coins" gives victim → seat, coins → coins. */
export function argumentKinds(described: string): Record<string, string> {
  const kinds: Record<string, string> = {};
  for (const word of described.split(" ").filter(Boolean)) {
    const [name, kind] = word.split(":");
    kinds[name] = kind ?? name;
  }
  return kinds;
}

/** The things of an argument with their numbers: "wood:2+fish" gives wood and 2, fish and none. */
export function counted(ids: string): [id: string, number: string][] {
  return ids.split("+").map((part) => {
    const [id, number = ""] = part.split(":");
    return [id, number];
  });
}

export function idKey(kind: string, id: string): string {
  return `${kind}-${id}`.replaceAll("_", "-");
}
