import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wire } from "../src/lib/wire";

/** A line that the test holds at the other end. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState = 0;
  said: unknown[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.drop(1000);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  drop(code = 1011): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const listener = { address: () => "ws://house/live", hear: vi.fn(), up: vi.fn(), down: vi.fn(), lost: vi.fn(), missing: vi.fn() };
let wire: Wire;

/** How long until the line is tried again. */
function wait(): number {
  const before = Socket.all.length;
  let waited = 0;
  while (Socket.all.length === before && waited < 60_000) {
    vi.advanceTimersByTime(100);
    waited += 100;
  }
  return waited;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  wire = new Wire(listener);
  wire.open();
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line", () => {
  it("says again what was not answered, and nothing after the answer", () => {
    Socket.last.accept();
    wire.ask({ type: "choose", code: 7 });
    Socket.last.drop();
    wait();
    Socket.last.accept();
    expect(Socket.last.said).toEqual([{ type: "choose", code: 7 }]);
    wire.answered();
    Socket.last.drop();
    wait();
    Socket.last.accept();
    expect(Socket.last.said).toEqual([]);
    expect(listener.lost).not.toHaveBeenCalled();
  });

  it("keeps what is asked while there is no line", () => {
    wire.ask({ type: "choose", code: 7 });
    for (let tries = 0; tries < 6; tries++) {
      Socket.last.drop();
      wait();
    }
    Socket.last.accept();
    expect(Socket.last.said).toEqual([{ type: "choose", code: 7 }]);
  });

  it("gives up a message that breaks the line three times", () => {
    Socket.last.accept();
    wire.ask({ type: "choose", code: 7 });
    for (let tries = 0; tries < 3; tries++) {
      expect(listener.lost).not.toHaveBeenCalled();
      Socket.last.drop();
      wait();
      Socket.last.accept();
    }
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(Socket.last.said).toEqual([]);
  });

  it("waits longer from break to break, and little again after a steady line", () => {
    const waits = [];
    for (let breaks = 0; breaks < 6; breaks++) {
      Socket.last.accept();
      Socket.last.drop();
      waits.push(wait());
    }
    expect(waits).toEqual([500, 1000, 2000, 3000, 5000, 5000]);
    Socket.last.accept();
    vi.advanceTimersByTime(11_000);
    Socket.last.drop();
    expect(wait()).toBe(500);
  });

  it("does not come back when it was closed, or when there is no such table", () => {
    Socket.last.accept();
    wire.close();
    expect(wait()).toBe(60_000);
    wire.open();
    Socket.last.drop(4404);
    expect(listener.missing).toHaveBeenCalledOnce();
    expect(wait()).toBe(60_000);
  });
});
