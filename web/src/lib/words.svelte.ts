/** Everything that is said, in the reader's language: Fluent catalogues of the client and of the games. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import { toldApart } from "./apart";
import { argumentKinds, counted, format, idKey, makeBundle, type Arguments } from "./catalogue";
import { shared } from "./narrow";
import { patiently } from "./patience";
import type { GameCard, Message, Option, Person } from "./types";

export const LANGUAGES = ["en", "nl", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
};

const catalogues = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

type Naming = (game: string, kind: string, ids: string) => string;

class Words {
  language = $state<Language>("en");
  ready = $state(false);
  /** Grows when a catalogue arrives, so that texts are said again. */
  private edition = $state(0);
  private own = new Map<string, FluentBundle>();
  private games = new Map<string, FluentBundle>();
  private cards = new Map<string, GameCard>();

  async start(preferred: string | null): Promise<void> {
    await this.speak(chooseLanguage(preferred, navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    if (!this.own.has(language)) {
      this.own.set(language, makeBundle(language, await catalogues[`../words/${language}.ftl`]()));
    }
    await Promise.all([...this.cards.keys()].map((game) => this.load(game, language)));
    this.language = language;
    this.ready = true;
    this.edition += 1;
    document.documentElement.lang = language;
  }

  /** Fetch the catalogue of a game; its card says what kinds of arguments its messages have. */
  async learn(card: GameCard): Promise<void> {
    this.cards.set(card.id, card);
    await this.load(card.id, this.language);
    this.edition += 1;
  }

  private async load(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    if (this.games.has(key)) return;
    this.games.set(key, makeBundle(language, await patiently(() => api.words(game, language))));
  }

  /** Is the catalogue of a game here? */
  knows = (game: string): boolean => {
    void this.edition;
    return this.games.has(`${game}/${this.language}`);
  };

  /** A text of the client itself. */
  t = (key: string, args: Arguments = {}): string => {
    void this.edition;
    return format(this.own.get(this.language), key, args) ?? key;
  };

  /** A text of a game, or null. */
  of = (game: string, key: string, args: Arguments = {}): string | null => {
    void this.edition;
    return format(this.games.get(`${game}/${this.language}`), key.replaceAll("_", "-"), args);
  };

  /** The name of a thing of a game, or of several with their numbers: wood:2+fish:1. */
  name = (game: string, kind: string, ids: string): string =>
    ids === "" ? (this.of(game, "nothing") ?? "") : counted(ids).map(([id, number]) => `${number ? `${number} ` : ""}${this.of(game, idKey(kind, id)) ?? id}`).join(", ");

  /** The arguments of a message: seats become people, ids become their names. */
  resolve = (game: string, message: Message, people: Person[], name: Naming = this.name): Arguments => {
    const kinds = argumentKinds(this.cards.get(game)?.messages[message.key] ?? "");
    const args: Arguments = {};
    for (const [argument, value] of Object.entries(message.args)) {
      const kind = kinds[argument] ?? argument;
      if (kind === "seat" && typeof value === "number") args[argument] = people[value]?.name ?? String(value + 1);
      else if (typeof value === "string") args[argument] = name(game, kind, value);
      else args[argument] = value ?? 0;
    }
    return args;
  };

  /** A message in words. */
  say = (game: string, message: Message, people: Person[], name: Naming = this.name): string => {
    const args = this.resolve(game, message, people, name);
    return this.of(game, message.key, args) ?? `${message.key} ${Object.values(args).join(" ")}`;
  };

  /** The name of a thing in few words: without what stands in brackets. */
  private short = (game: string, kind: string, ids: string): string =>
    format(this.own.get(this.language), `short-${game}-${idKey(kind, ids)}`) ?? this.name(game, kind, ids).replace(/ \([^)]*\)/g, "");

  /** A message with the short names of things. */
  brief = (game: string, message: Message, people: Person[]): string => this.say(game, message, people, this.short);

  /** The few words of a ticket; the whole message where there are none. */
  private ticket = (game: string, message: Message, people: Person[]): string => {
    const short = format(this.own.get(this.language), `ticket-${game}-${message.key}`, this.resolve(game, message, people, this.short));
    return short ?? this.say(game, message, people);
  };

  /** The few words of several tickets, no two of them the same. A ticket of many options has the name of their group. */
  tickets = (game: string, tickets: { options: Option[]; group: string | null }[], people: Person[]): string[] => {
    void this.edition;
    return toldApart(
      tickets.map(({ options: [option], group }) => {
        const { message } = option;
        const whole = (group && this.group(game, group)) || null;
        return {
          text: whole ?? this.ticket(game, message, people),
          part: (name) => (whole !== null || message.args[name] === undefined ? null : format(this.own.get(this.language), `apart-${name}`, this.resolve(game, message, people, this.short))),
        };
      }),
    );
  };

  /** What a group of options does, in a word or two. */
  group = (game: string, key: string): string | null => {
    void this.edition;
    return format(this.own.get(this.language), `group-${game}-${key}`);
  };

  /** The question about what is chosen, where there are words for it: Die 5, what shall it do? */
  about = (game: string, chosen: string[], options: Option[]): string | null => {
    void this.edition;
    const kinds = new Set(chosen.map((piece) => piece.split(":")[0]));
    for (const kind of kinds) {
      const text = format(this.own.get(this.language), `chosen-${game}-${kind}`, this.resolve(game, { key: "", args: shared(options) }, []));
      if (text) return text;
    }
    return null;
  };

  /** Which seats a message speaks of, the acting one first. */
  seatsIn = (game: string, message: Message): number[] => {
    const kinds = argumentKinds(this.cards.get(game)?.messages[message.key] ?? "");
    const seats = Object.entries(message.args).filter(([name, value]) => kinds[name] === "seat" && typeof value === "number");
    seats.sort(([a], [b]) => Number(b === "seat") - Number(a === "seat"));
    return seats.map(([, value]) => value as number);
  };
}

export function chooseLanguage(preferred: string | null, wanted: readonly string[]): Language {
  for (const tag of [preferred, ...wanted]) {
    const short = tag?.slice(0, 2).toLowerCase();
    if (short && (LANGUAGES as readonly string[]).includes(short)) return short as Language;
  }
  return "en";
}

export const words = new Words();
export const t = words.t;
