/** Pointing at pieces, pressing and dragging them, with a mouse or a finger; and what is said about them. */
import type { Explanation } from "../games/types";
import { api } from "./api";
import type { TableLine } from "./live.svelte";
import { carry, carryTo, forgetLaid, lay } from "./motion";
import { prefs } from "./prefs.svelte";
import { screen } from "./screen.svelte";
import type { Why } from "./types";

const HOVER = 450;
const LONG = 450;
const FOCUS = 700;
const FAR = 8;

export function pieceAt(target: EventTarget | null): Element | null {
  return (target as Element | null)?.closest?.("[data-piece]") ?? null;
}
const idOf = (element: Element | null): string | null => element?.getAttribute("data-piece") ?? null;

export interface Tip {
  about: Explanation;
  box: DOMRect;
  /** Of a piece that is not on offer: why, as soon as the server has said it. */
  why?: Why;
}

/** What the board knows of its pieces. */
interface Board {
  about(piece: string): Explanation | null;
  /** The piece that every answer is about, and no option names. */
  inHand(): string | null;
  /** Where a piece may be laid besides what its options name. */
  landing(piece: string): string[];
  /** A press on this piece opens a leaf, and says nothing more. */
  opens(piece: string): boolean;
}

export class Pointing {
  tip = $state.raw<Tip | null>(null);
  /** The piece that is dragged. */
  drag = $state<string | null>(null);
  /** The last choice came from the keyboard: it keeps its place. */
  byKeyboard = false;

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment at which it was taken up: a drag ends with its question. */
  private takenUpAt = 0;
  private pressed: { element: Element; piece: string; x: number; y: number; long: boolean } | null = null;
  private dropped = false;
  private lastPress = { x: -Infinity, y: -Infinity };

  constructor(
    private line: TableLine,
    private board: Board,
  ) {}

  over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const element = pieceAt(event.target);
    if (this.drag) return; // what is dragged says itself where it goes
    this.line.picker.hover(idOf(element));
    this.hush();
    // what slides under a resting pointer after a press, or lay under a leaf that it closed, explains nothing
    const hasMoved = Math.hypot(event.clientX - this.lastPress.x, event.clientY - this.lastPress.y) > FAR;
    if (element && hasMoved) this.explainLater(() => element.isConnected && this.explain(element), HOVER);
  };

  down = (event: PointerEvent): void => {
    const element = pieceAt(event.target);
    this.hush();
    if (!element) return;
    forgetLaid();
    this.pressed = { element, piece: idOf(element)!, x: event.clientX, y: event.clientY, long: false };
    if (event.pointerType === "touch") this.explainLater(() => this.holdOn(element), LONG);
  };

  move = (event: PointerEvent): void => {
    if (!this.pressed) return;
    const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > FAR;
    if (event.pointerType === "touch") return far ? this.letGo(event) : undefined;
    if (this.drag && !(event.buttons & 1)) return this.letGo(event); // let go outside the window
    if (!(event.buttons & 1) || !(this.drag || (far && this.takeUp(this.pressed)))) return;
    carryTo(event.clientX, event.clientY);
    this.line.picker.hover(this.under(event));
  };

  private takeUp({ element, piece, x, y }: { element: Element; piece: string; x: number; y: number }): boolean {
    const { picker, behind, sending } = this.line;
    const mayBe = picker.legal.has(piece) || (piece === this.board.inHand() && picker.legal.size > 0);
    if (behind || sending || !mayBe) return false;
    this.hush();
    this.drag = piece;
    this.takenUpAt = this.line.now!.seq;
    carry(element, x, y);
    picker.lift(piece, this.board.landing(piece));
    return true;
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.lastPress = { x: event.clientX, y: event.clientY };
    if (!this.drag) return;
    this.drop(this.under(event), event);
    // the click that follows is the end of the drag
    this.dropped = true;
    setTimeout(() => (this.dropped = false), 0);
  };

  private drop(target: string | null, { clientX: x, clientY: y }: PointerEvent): void {
    const isAsked = this.line.now!.seq === this.takenUpAt;
    this.line.picker.drop(this.drag!, isAsked ? target : null, { careful: prefs.confirm, x, y });
    // what was laid down on an answer stays there until the server has said yes
    if (!this.line.sending) lay();
    this.drag = null;
    this.pressed = null;
  }

  /** A finger that moves on meant no piece; a drag that the browser ends leads nowhere. */
  letGo = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.pressed = null;
    if (this.drag) this.drop(null, event);
  };

  click = (event: MouseEvent): void => {
    this.byKeyboard = false;
    const long = this.pressed?.long;
    this.pressed = null;
    if (this.line.behind) return this.line.catchUp();
    if (this.dropped || long) return;
    const element = pieceAt(event.target);
    if (element?.matches(".rail .rival [data-piece]:not(.live, [data-piece^='info:'])")) return this.hush(); // the press opens that board
    if (element) this.act(element, (event as PointerEvent).pointerType === "touch" || screen.phone, event.clientX, event.clientY);
    else if ((event.target as Element).closest("svg")) this.line.picker.clear();
  };

  /** Choose a piece, or say what it is. */
  act(element: Element, touch: boolean, x: number, y: number): void {
    const picker = this.line.picker;
    const piece = idOf(element)!;
    if (this.board.opens(piece)) return this.hush();
    if (!picker.decision || this.line.past) return this.explain(element);
    picker.press(piece, { careful: touch || prefs.confirm, x, y });
    if (picker.why === piece) this.explain(element);
  }

  focus = (event: FocusEvent): void => {
    const element = pieceAt(event.target);
    if (!element || !this.byKeyboard) return;
    this.line.picker.hover(idOf(element));
    this.hush();
    this.explainLater(() => element === document.activeElement && this.explain(element), FOCUS);
  };

  menu = (event: Event): void => {
    if (pieceAt(event.target) && screen.phone) event.preventDefault();
  };

  /** Say nothing more. */
  hush(): void {
    clearTimeout(this.timer);
    this.tip = null;
  }

  /** What a dragged piece would be laid on, also where something else lies on it. */
  private under(event: PointerEvent): string | null {
    const { legal, landing } = this.line.picker;
    const pieces = document.elementsFromPoint(event.clientX, event.clientY).map((element) => idOf(pieceAt(element)));
    return pieces.find((piece) => piece && (legal.has(piece) || landing.has(piece))) ?? pieces[0] ?? null;
  }

  private explainLater(explain: () => unknown, after: number): void {
    this.timer = setTimeout(explain, after);
  }

  private holdOn(element: Element): void {
    if (!this.pressed) return;
    this.pressed.long = true;
    this.explain(element);
  }

  private explain(element: Element): void {
    const piece = idOf(element)!;
    const refused = this.isRefused(piece);
    const about = this.board.about(piece) ?? (refused ? { title: element.getAttribute("aria-label") ?? "", lines: [] } : null);
    const tip = about && { about, box: element.getBoundingClientRect() };
    this.tip = tip;
    if (tip && refused) void this.askWhy(tip, piece);
  }

  private async askWhy(tip: Tip, piece: string): Promise<void> {
    const seq = this.line.now!.seq;
    const unknown: Why = { seq, rule: "", message: null };
    const why = await api.why(this.line.id, piece).catch(() => unknown);
    if (this.tip === tip) this.tip = { ...tip, why: why.seq === seq ? why : unknown };
  }

  /** Am I asked something that this piece is no answer to? */
  private isRefused(piece: string): boolean {
    const { decision, options } = this.line.picker;
    return !!decision && !this.line.past && !piece.startsWith("info:") && !options.some((option) => option.pieces.includes(piece));
  }
}
