/** The answer that a person is putting together: chosen pieces, hovered piece, preview. */
import { END_TURN, legalPieces, outcome, press, remaining } from "./narrow";
import type { Decision, Hint, Option } from "./types";

export interface Menu {
  options: Option[];
  x: number;
  y: number;
}

export interface Advice {
  option: Option;
  value: number;
  rank: number;
}

const kindOf = (piece: string): string => piece.split(":")[0];

export class Picker {
  decision = $state.raw<Decision | null>(null);
  chosen = $state<string[]>([]);
  group = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The option whose words are pointed at. */
  pointed = $state.raw<Option | null>(null);
  /** The one option that the next press or the button confirms. */
  pinned = $state.raw<Option | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** A piece that was pressed and is not on offer: the board asks why. */
  why = $state<string | null>(null);
  /** A bot's best options, the best first, while they are shown. */
  hints = $state.raw<Hint["options"]>([]);
  /** There is no line to the server: nothing is lit and nothing can be chosen. */
  resting = $state(false);
  /** Where the piece that is dragged may be laid besides the answers: on the way to an answer, or after one. */
  landing = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that is on its way: the board shows it already. */
  sent = $state.raw<Option | null>(null);
  /** Where a piece was dropped that has to be taken first. */
  private then: string | null = null;

  options = $derived<Option[]>(this.decision?.options ?? []);
  left = $derived(remaining(this.options, this.chosen, this.group));
  legal = $derived(this.resting ? new Set<string>() : legalPieces(this.options, this.chosen, this.group));
  /** What could be pressed when the last piece was. */
  before = $derived(legalPieces(this.options, this.chosen.slice(0, -1), this.group));
  end = $derived(this.options.find((option) => option.code === END_TURN) ?? null);
  /** What the next press would do, if that is one thing. */
  preview = $derived.by<Option | null>(() => {
    if (this.sent) return this.sent;
    if (this.pinned) return this.pinned;
    if (this.pointed) return this.pointed;
    if (this.hovered && this.landing.has(this.hovered) && this.left.length === 1) return this.left[0];
    if (this.hovered && this.legal.has(this.hovered)) {
      const found = outcome(this.options, [...this.chosen, this.hovered], this.group);
      if (found.kind === "one") return found.option;
    }
    return null;
  });
  /** How many options the hovered piece leaves open. */
  open = $derived(this.hovered && this.legal.has(this.hovered) ? remaining(this.options, [...this.chosen, this.hovered], this.group) : this.left);

  /** The hints that the chosen pieces leave open. */
  advice = $derived<Advice[]>(
    this.hints.flatMap(({ code, value }, index) => {
      const option = this.left.find((one) => one.code === code);
      return option ? [{ option, value, rank: index + 1 }] : [];
    }),
  );
  /** The best rank of each piece that a hint names. */
  advised = $derived(new Map(this.advice.toReversed().flatMap(({ option, rank }) => option.pieces.map((piece) => [piece, rank] as const))));

  constructor(private commit: (option: Option) => void) {}

  ask(decision: Decision | null): void {
    const same = JSON.stringify(decision?.options) === JSON.stringify(this.decision?.options);
    this.decision = decision;
    if (same) return;
    this.pointed = null;
    this.hints = [];
    this.clear();
    const next = this.then;
    this.then = null;
    if (next && this.legal.has(next)) this.press(next, { careful: false });
  }

  clear(): void {
    this.chosen = [];
    this.group = null;
    this.pinned = null;
    this.menu = null;
    this.why = null;
  }

  hover(piece: string | null): void {
    this.hovered = piece;
    this.pointed = null;
  }

  /** Only this kind of options, of those that the chosen pieces leave. */
  narrowTo(group: string | null): void {
    this.group = this.group === group ? null : group;
    if (!this.left.length) this.chosen = [];
    this.pinned = null;
  }

  /** Words are pointed at: show on the board what they mean. */
  point(option: Option | null): void {
    this.pointed = option;
    this.hovered = option?.pieces[0] ?? null;
  }

  /** A press on a piece. *careful*: show what it does, and do it on the second press. */
  press(piece: string, { careful, x = 0, y = 0 }: { careful: boolean; x?: number; y?: number }): void {
    this.menu = null;
    this.why = null;
    if (!this.decision || this.resting) return;
    if (this.pinned && this.pinned.pieces.includes(piece)) return this.confirm();
    const chosen = press(this.options, this.chosen, piece, this.group);
    if (chosen === null) {
      this.why = piece;
      return;
    }
    if (chosen.length === 1 && !legalPieces(this.options, [], this.group).has(piece)) this.group = null;
    this.pinned = null;
    this.chosen = chosen;
    if (!chosen.length) return;
    const found = outcome(this.options, chosen, this.group);
    if (found.kind === "one" && found.named && !careful) this.take(found.option);
    else if (found.kind === "one") this.pinned = found.option;
    else if (found.kind === "ambiguous") this.menu = { options: found.options, x, y };
  }

  /** A hand takes a piece up: what it may be laid on is lit. The tile in hand is part of every answer, and of no option. */
  lift(piece: string, landing: string[]): void {
    if (this.legal.has(piece)) this.chosen = [piece];
    // where the answers name a place of the same kind, it is laid there only
    const named = new Set(this.left.flatMap((option) => option.pieces.map(kindOf)));
    this.landing = new Set(landing.filter((place) => !named.has(kindOf(place))));
  }

  /** A drag from one piece to another narrows by both; what has to be taken first is taken first. */
  drop(piece: string, target: string | null, { careful, x, y }: { careful: boolean; x: number; y: number }): void {
    const { landing } = this;
    this.landing = new Set();
    this.clear();
    if (!target || target === piece || this.resting) return;
    this.chosen = press(this.options, [], piece) ?? [];
    if (this.legal.has(target)) return this.press(target, { careful, x, y });
    if (!this.chosen.length || !landing.has(target)) return this.clear();
    const found = outcome(this.options, this.chosen);
    if (found.kind !== "one") this.menu = { options: this.left, x, y };
    else if (careful) this.pinned = found.option;
    else {
      this.then = target;
      this.take(found.option);
    }
  }

  pin(option: Option): void {
    this.chosen = [...option.pieces];
    this.group = null;
    this.menu = null;
    this.pinned = option;
  }

  confirm(): void {
    if (this.pinned) this.take(this.pinned);
  }

  take(option: Option): void {
    if (this.resting) return;
    this.clear();
    this.point(null);
    this.sent = option;
    this.commit(option);
  }
}
