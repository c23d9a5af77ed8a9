/** What the server and the browser say to each other. */

export type Argument = number | string;
export interface Message {
  key: string;
  args: Record<string, Argument>;
}
export interface Option {
  code: number;
  pieces: string[];
  message: Message;
}
export interface Decision {
  seat: number;
  prompt: Message;
  rule: string;
  options: Option[];
}
export interface Line extends Message {
  n: number;
  seq: number;
  /** The seat whose choice led to it; null for the set-up, and for others where seats have secrets. */
  by: number | null;
}
export interface Person {
  seat: number;
  name: string;
  kind: "person" | "bot" | "resigned" | "empty" | "ghost";
  level: string | null;
  here: boolean;
  clock: Clock | null;
}
export interface Clock {
  left: number;
  running: boolean;
  /** Seconds left at which it is time for a reminder. */
  remind_at: number;
}
export interface State {
  seq: number;
  people: Person[];
  you: number[];
  seat: number | null;
  view: any;
  /** Once on a line: what is printed on things, by part of the view; the view itself leaves it out. */
  printed?: Record<string, unknown>;
  actors: number[];
  over: boolean;
  ranking: number[] | null;
  /** Null while a match with secrets runs. */
  scores: number[] | null;
  breakdown?: Record<string, number>[] | null;
  decision: Decision | null;
  /** What else this seat may choose, also while it waits: rare and final things such as resigning. */
  extras: Option[];
  can_undo: boolean;
  undo_why: string | null;
  journal: Line[];
  /** Lines from here on are replaced by *journal*. */
  journal_from?: number;
  last_seen: number | null;
  /** The pass that the server takes for me until the round ends. */
  order?: number | null;
}
/** A bot's best options, the best first; a value is how many points less than the best. */
export interface Hint {
  seq: number;
  options: { code: number; value: number }[];
}
/** What keeps a piece from being chosen at this moment; no message: nothing but the question. */
export interface Why {
  seq: number;
  rule: string;
  message: Message | null;
}
export type Pace = "live" | "days-fast" | "days" | "days-slow" | "none";
export interface CardSeat {
  kind: Person["kind"];
  name: string | null;
  level: string | null;
  me: boolean;
}
export interface Card {
  id: string;
  game: string;
  title: string;
  variant: Record<string, string>;
  seats: CardSeat[];
  state: "open" | "running" | "over" | "broken";
  private: boolean;
  /** May spectators read and write what is said? */
  spectator_chat: boolean;
  pace: Pace;
  my_turn: boolean;
  waiting_for: number[];
  choices: number;
  created: string;
  touched: string;
  round: string | null;
  host?: boolean;
  invite?: string;
}
export interface ChatLine {
  id?: number | string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
  /** Nothing was said: this happened to the seat. */
  event: string | null;
}
/** Before the start there is no state yet. */
export type Table = Card & Partial<State> & { chat: ChatLine[] };
export interface Lobby {
  open: Card[];
  mine: Card[];
  running: Card[];
}
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  language: string | null;
}
export interface GameCard {
  id: string;
  title: string;
  rules: number;
  seats: number[];
  variants: Record<string, string[]>;
  /** Variants that are a number: the least and the most. */
  numbers: Record<string, [number, number]>;
  messages: Record<string, string>;
  bots: string[];
  secrets: boolean;
}
export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string;
  ready: boolean;
  created: string;
}
/** A table of mine, and whether I am told of it. */
export interface Watched {
  table: string;
  title: string;
  game: string;
  pace: Pace;
  on: boolean;
}
export interface Outcome {
  at: string;
  kind: "turn" | "remind" | "over" | "seat" | "test";
  table: string | null;
  title: string | null;
  game: string | null;
  via: Channel["kind"] | null;
  outcome: "sent" | "looking" | "moved" | "off" | "failed" | "waits";
  detail: string | null;
}
export interface Notices {
  push_key: string;
  mail: boolean;
  webhooks: boolean;
  channels: Channel[];
  tables: Watched[];
  outcomes: Outcome[];
}
