/** What a game brings to the table page. */
import type { Component } from "svelte";
import type { Message, Option, Person } from "../lib/types";

export interface Explanation {
  title: string;
  kind?: string;
  lines: string[];
  rule?: string;
}

export interface GameUI {
  /** Shares of the columns for what is common and what is mine. */
  shares: [number, number];
  Common: Component<{ view: any; people: Person[] }>;
  Mine: Component<{ view: any; seat: number }>;
  Rival: Component<{ view: any; seat: number; height?: number }>;
  /** The phone's table: common in strips, mine large. */
  Phone: Component<{ view: any; seat: number; people: Person[]; focus: Focus }>;
  /** What one person has, on a phone; where it is missing, *Mine* is small enough. */
  PhoneMine?: Component<{ view: any; seat: number }>;
  /** What somebody else has, where the common board lies; where it is missing, *Mine* is large enough there. */
  Peek?: Component<{ view: any; seat: number }>;
  /** What lies open for all and has no place on the board: a press on *piece* opens it where the common board lies. */
  stock?: { piece: string; title(): string; Leaf: Component<{ view: any }> };
  /** The phone's third tab. */
  Cards: Component<{ view: any; seat: number; people: Person[] }>;
  Final: Component<{ view: any; seat: number }>;
  /** Holdings in a line for the rivals' chips: icon and number. */
  holdings(view: any, seat: number): [icon: string, count: number][];
  explain(piece: string, view: any, people: Person[]): Explanation | null;
  /** The journal lines that head a group. */
  heads: string[];
  progress(view: any): { text: string; share: number };
  turnOrder(view: any): number[];
  /** The seat whose turn it is by the game's own reckoning. */
  active(view: any): number;
  /** Where a piece lies that does not say so by itself: that part has to be unfolded when it is an answer. */
  lies?(piece: string): Focus | null;
  /** What I hold, drawn in the sheet of a phone beside the question. */
  Hand?: Component<{ view: any; seat: number }>;
  /** The piece in my hand: every answer is about it, so it can be dragged onto one. */
  inHand?(view: any, seat: number): string | null;
  /** Where a piece that is dragged may be laid besides what its options name: where it goes once it is mine. */
  landing?(piece: string, view: any, seat: number): string[];
  /** What an option costs, for the pill beside its pieces. */
  price?(option: Option): { count: number; icon: string } | null;
  /** What an option would bring, where its own words say less than the table shows. */
  preview?(option: Option, view: any): string | null;
  /** Where a ticket's icon comes from. */
  ticketIcons: Record<string, string>;
  /** The guide, before the match and on the first turn: steps with the pieces they point at; the first gives the lesson its name. */
  guide(view: any, seat: number): GuideStep[];
  sourceIcons: Record<string, string>;
  /** What a source means, where its name does not say it. */
  aboutSource?(source: string): string | undefined;
  sourceColours: Record<string, string>;
  /** What the points of a source came from, where that is worth telling one by one. */
  broughtBy?(view: any, seat: number, source: string): { icon: string; name: string; points: number }[];
  cardsWord: string;
  cardsIcon: string;
  boardWord: string;
  /** Points as they lie open on the table. */
  score(view: any, seat: number): number;
  /** Points that would be added if it ended now, and may still go to somebody else. */
  pending?(view: any, seat: number): number;
  /** For a match of one seat: whether it is won, the line that says so, and what counts on the way there. */
  alone?: { won(view: any): boolean; verdict(view: any): Message; measure(view: any): number };
  /** What a head of the journal is called under the curve. */
  mark(line: Message): string;
  /** Is there something now that the next person at this screen may not see? */
  hasSecretsNow?(view: any): boolean;
  projected?(view: any, seat: number): number | null;
}

/** A list of things that are explained alike: their names and what they do. */
export interface Reference {
  title(): string;
  kind: string;
  /** Icons by id. */
  icons: Record<string, string>;
}

export type Focus = "common" | "mine" | "rivals";

export interface GuideStep {
  key: string;
  piece: string;
}

export type Say = (message: Message) => string;
