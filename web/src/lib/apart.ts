/** Short words that still tell one option from another. */
export interface Named {
  text: string;
  /** One argument of the option in words, or null. */
  part(name: string): string | null;
}

/** What may be added, the most telling first. */
const PARTS = ["depot", "cell", "space", "victim", "crop", "good", "coins", "face", "workers"];

/** The texts; where several are the same, each also says in what they differ. */
export function toldApart(options: Named[]): string[] {
  const texts = options.map((option) => option.text);
  for (const name of PARTS) {
    for (const group of alike(texts)) {
      const parts = group.map((at) => options[at].part(name));
      if (new Set(parts).size === 1 || parts.includes(null)) continue;
      group.forEach((at, index) => (texts[at] = `${texts[at]}, ${parts[index]}`));
    }
  }
  // nothing in words: the pieces differ, in the order in which they are offered
  for (const group of alike(texts)) group.forEach((at, index) => (texts[at] = `${texts[at]} (${index + 1})`));
  return texts;
}

/** The places of texts that occur more than once. */
function alike(texts: string[]): number[][] {
  const places = new Map<string, number[]>();
  texts.forEach((text, at) => places.set(text, [...(places.get(text) ?? []), at]));
  return [...places.values()].filter((group) => group.length > 1);
}
