/** The line to the server: it comes back by itself, and what was not answered is said again, a few times. */
const WAITS = [500, 1000, 2000, 3000, 5000];
/** A line that held this long was a good one: the next wait is a short one again. */
const STEADY = 10_000;
const TRIES = 3;
const MISSING = 4404;

export interface Listener {
  address(): string;
  hear(message: any): void;
  up(): void;
  down(): void;
  /** The line broke each time this was said: it is not said any more. */
  lost(): void;
  missing(): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private upSince = Infinity;
  private breaks = 0;
  private unanswered: { text: string; tries: number } | null = null;

  constructor(private listener: Listener) {}

  open(): void {
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    socket.onopen = () => {
      this.upSince = performance.now();
      this.listener.up();
      this.tell();
    };
    socket.onmessage = (event) => this.listener.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  get isUp(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Say something that has to be answered. */
  ask(message: object): void {
    this.unanswered = { text: JSON.stringify(message), tries: 0 };
    this.tell();
  }

  answered(): void {
    this.unanswered = null;
  }

  /** Say something that may get lost; false when there is no line. */
  mention(message: object): boolean {
    if (!this.socket || !this.isUp) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private tell(): void {
    if (!this.socket || !this.unanswered || !this.isUp) return;
    this.unanswered.tries += 1;
    this.socket.send(this.unanswered.text);
  }

  private broken(code: number): void {
    if (code === MISSING) return this.listener.missing();
    if (performance.now() - this.upSince > STEADY) this.breaks = 0;
    this.upSince = Infinity;
    this.listener.down();
    if (this.unanswered && this.unanswered.tries >= TRIES) {
      this.unanswered = null;
      this.listener.lost();
    }
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.breaks++, WAITS.length - 1)]);
  }
}
