/** One table, live: the newest state, what the person is choosing, the line to the server. */
import { tick } from "svelte";
import { api, ApiError, newKey } from "./api";
import { house } from "./me.svelte";
import { glide, lay, places } from "./motion";
import { Pace } from "./pace";
import { patiently } from "./patience";
import { Picker } from "./picker.svelte";
import { reducedMotion } from "./prefs.svelte";
import { undoLock } from "./reasons";
import { refusalText, whyRefused } from "./refusal";
import type { Card, ChatLine, Line, Option, Person, State, Table } from "./types";
import { Wire } from "./wire";
import { t } from "./words.svelte";

/** Who has no name, as bots and people who are gone, is called after the colour of their seat. */
function named(person: Person): Person {
  return person.name ? person : { ...person, name: t(`colour-${person.seat % 6}`) };
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.error === "unknown";
const kinds = (state: State): string => state.people.map((person) => person.kind).join();

export class TableLine {
  card = $state.raw<Card | null>(null);
  now = $state.raw<State | null>(null);
  /** A moment of the past that is being looked at. */
  past = $state.raw<State | null>(null);
  /** Through whose eyes the past is seen, after the end; null: my own. */
  eyes = $state<number | null>(null);
  journal = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  sending = $state(false);
  refused = $state<string | null>(null);
  /** Why there is no table here; nothing to add is an empty text. */
  missing = $state<string | null>(null);
  /** Pieces that moved with the last choice. */
  fresh = $state.raw<Set<string>>(new Set());
  /** The journal line from which on everything is new to this reader. */
  news = $state(0);

  shown = $derived(this.past ?? this.now);
  picker: Picker;

  private wire: Wire;
  private pace = new Pace<State>((state) => this.receive(state));
  /** Words on their way to the others. */
  private said: { key: string; heard: (why: string | null) => void } | null = null;
  private waiting: { key: string; seq: number } | null = null;
  private printed: Record<string, unknown> = {};
  private moments = new Map<string, State>();
  private closed = false;
  private standingAt = -1;
  private standing_: Promise<number[]> = Promise.resolve([]);
  private looks = 0;
  private overdue = 0;

  constructor(readonly id: string) {
    this.picker = new Picker((option) => this.choose(option));
    this.wire = new Wire({
      address: () => this.address(),
      hear: (message) => this.hear(message),
      up: () => {
        this.rest(false);
        if (document.hidden) this.turn();
      },
      down: () => this.rest(true),
      lost: () => this.lost(),
      missing: () => (this.missing = ""),
    });
  }

  /** Without a line the board is at rest; what is half chosen stays. */
  private rest(on: boolean): void {
    if (on) this.told(t("offline"));
    this.online = !on;
    this.picker.resting = on;
  }

  /** What does not come from the past is asked for until it does; meanwhile the line counts as down. */
  async late<T>(ask: () => Promise<T>): Promise<T> {
    let waits = false;
    const down = () => {
      if (this.closed) throw new ApiError(0, "offline", "");
      if (!waits) this.overdue += 1;
      waits = true;
      this.rest(true);
    };
    try {
      return await patiently(ask, down);
    } finally {
      if (waits && !--this.overdue) this.rest(!this.wire.isUp);
    }
  }

  /** A page that nobody sees does not keep notices away. */
  private turn = (): void => {
    this.wire.mention({ type: document.hidden ? "away" : "back" });
  };

  async open(): Promise<void> {
    document.addEventListener("visibilitychange", this.turn);
    try {
      const table: Table = await patiently(() => api.table(this.id), () => this.rest(true));
      if (this.closed) return;
      this.card = table;
      this.chat = table.chat ?? [];
      if (table.view) this.receive(table as State);
      this.wire.open();
    } catch (error) {
      this.missing = isGone(error) ? "" : whyRefused(error);
    }
  }

  /** Somebody else sits here now: I have a name since. */
  reopen(): void {
    this.rest(true);
    this.wire.close();
    this.wire.open();
    void this.refreshCard();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.turn);
    this.closed = true;
    this.wire.close();
    this.pace.stop();
  }

  private address(): string {
    this.catchUp();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // other eyes read other lines: the server has to know whose these are
    const has = new URLSearchParams({ since: `${this.journal.length}`, seq: `${this.now?.seq ?? 0}` });
    if (this.now?.seat != null) has.set("eyes", `${this.now.seat}`);
    for (const seat of this.now?.you ?? []) has.append("you", `${seat}`);
    return `${scheme}://${location.host}/api/tables/${this.id}/live?${has}`;
  }

  private hear(message: any): void {
    if (message.type === "state") {
      if (this.card?.state === "open" && message.view) void this.refreshCard();
      this.arrive(this.complete(message));
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message.line];
    } else if (message.type === "presence") {
      const here = new Set<number>(message.here ?? []);
      if (this.now) this.now = { ...this.now, people: this.now.people.map((person) => ({ ...person, here: person.kind === "bot" || here.has(person.seat) })) };
      if (this.card?.state === "open") void this.refreshCard();
    } else if (message.type === "refused") {
      if (message.error === "who") house.me = null;
      const why = refusalText(message.error, message.detail);
      if (this.said?.key === message.key) return this.told(why);
      if (this.waiting?.key === message.key) this.settled();
      if (message.state) this.pace.skipTo(message.state);
      if (message.error === "broken") void this.refreshCard(); // until it is released, and its position comes
      else if (message.error !== "stale") this.refused = why;
    } else if (message.type === "accepted") {
      if (this.said?.key === message.key) return this.told(null);
      if (this.waiting?.key === message.key) this.settled();
    }
  }

  /** What is printed on things comes once on a line, not with every position. */
  private complete(sent: State): State {
    this.printed = sent.printed ?? this.printed;
    return { ...sent, view: { ...sent.view, ...this.printed } };
  }

  async refreshCard(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.card = table;
      if (table.view && !this.now) this.receive(table as State);
    } catch (error) {
      if (isGone(error)) this.missing = ""; // all else the line finds out by itself
    }
  }

  private settled(): void {
    this.wire.answered();
    this.waiting = null;
    this.sending = false;
    this.picker.sent = null;
    lay();
  }

  private lost(): void {
    this.settled();
    this.refused = t("not-delivered");
  }

  /** What I did is shown at once; what others do comes step by step. */
  private arrive(state: State): void {
    // the state that a choice led to comes before the word that it was accepted
    const mine = !!this.waiting && state.seq > this.waiting.seq;
    if (mine) this.settled();
    if (mine || !this.now?.view || reducedMotion()) this.pace.skipTo(state);
    else this.pace.add(state);
  }

  /** Are there steps that were not shown yet? */
  get behind(): boolean {
    return this.pace.behind;
  }

  catchUp(): void {
    this.pace.catchUp();
  }

  private receive(sent: State): void {
    const state = { ...sent, people: sent.people.map(named) };
    const before = this.past ? null : places();
    const first = this.now === null || !this.now.view;
    this.mergeJournal(state);
    const changed = this.now?.seq !== state.seq;
    const seatsChanged = !!this.now && kinds(this.now) !== kinds(state);
    const became = state.over && !this.now?.over;
    this.now = state;
    if (changed) this.refused = null;
    if (this.card) {
      const over = state.over ? "over" : state.view ? "running" : this.card.state;
      if (over !== this.card.state) this.card = { ...this.card, state: over };
    }
    if (became) this.past = null;
    if (seatsChanged) void this.refreshCard();
    this.picker.ask(this.past ? null : state.decision);
    if (first || !before || !changed) return;
    void tick().then(() => (this.fresh = new Set(state.over ? [] : glide(before))));
  }

  private mergeJournal(state: State): void {
    const lines = state.journal ?? [];
    const from = state.journal_from ?? lines[0]?.n ?? this.journal.length;
    if (from < this.journal.length || lines.length) this.journal = [...this.journal.slice(0, from), ...lines];
  }

  private send(message: object): void {
    const key = newKey();
    this.waiting = { key, seq: this.now?.seq ?? 0 };
    this.sending = true;
    this.refused = null;
    this.wire.ask({ ...message, key });
  }

  choose(option: Option): void {
    if (!this.now || this.now.seat === null || this.sending) return;
    this.news = this.journal.length;
    this.send({ type: "choose", seq: this.now.seq, code: option.code, seat: this.now.seat });
  }

  undo(turn = false): void {
    this.catchUp();
    if (!this.now || this.now.seat === null || this.sending || !this.online) return;
    if (!this.now.can_undo) {
      this.refused = t(undoLock(this.now.undo_why));
      return;
    }
    this.picker.clear();
    this.send({ type: "undo", seq: this.now.seq, turn, seat: this.now.seat });
  }

  /** Why nobody heard it, or null: words that were not heard are not lost, whoever wrote them keeps them. */
  say(text: string): Promise<string | null> {
    const key = newKey();
    return new Promise((heard) => {
      this.said = { key, heard };
      if (!this.wire.mention({ type: "chat", text, key })) this.told(t("offline"));
    });
  }

  private told(why: string | null): void {
    this.said?.heard(why);
    this.said = null;
  }

  /** The moments that still stand, undone ones left out. */
  standing(): Promise<number[]> {
    if (this.standingAt !== this.now?.seq) {
      this.standingAt = this.now?.seq ?? 0;
      this.standing_ = this.late(() => api.journal(this.id)).then(
        (journal) => journal.moments,
        (error) => {
          this.refused = whyRefused(error);
          return [];
        },
      );
    }
    return this.standing_;
  }

  /** The moment that is looked at *mine*; undefined when it is refused. */
  private async recall(seq: number, mine: number): Promise<State | null | undefined> {
    try {
      return await this.late(async () => (mine === this.looks ? this.moment(seq) : null));
    } catch (error) {
      if (mine === this.looks) this.refused = whyRefused(error);
    }
  }

  async moment(seq: number): Promise<State> {
    const key = `${seq}/${this.eyes}/${this.now?.seat}`;
    let state = this.moments.get(key);
    if (!state) {
      const sent = await api.at(this.id, seq, this.eyes);
      state = { ...sent, people: sent.people.map(named) };
      this.moments.set(key, state);
    }
    return state;
  }

  /** Show the table as it was after *seq* choices; null is now. Whoever has looked elsewhere meanwhile stays there. */
  async look(seq: number | null): Promise<void> {
    const mine = ++this.looks;
    this.refused = null;
    const next = seq === null || seq === this.now?.seq ? null : await this.recall(seq, mine);
    if (mine !== this.looks || next === undefined || next === this.past) return;
    const before = places();
    const far = Math.abs((next ?? this.now)!.seq - (this.shown?.seq ?? 0)) > 1;
    this.past = next;
    this.picker.ask(next ? null : (this.now?.decision ?? null));
    await tick();
    const moved = glide(before);
    // after a leap nearly everything lies elsewhere: that is no news of one choice
    this.fresh = new Set(far ? [] : moved);
  }
}
