/** Clocks run on by themselves between two messages of the server. */
import type { Clock } from "./types";

class Seconds {
  at = $state(Date.now());

  constructor() {
    setInterval(() => (this.at = Date.now()), 1000);
  }
}

const seconds = new Seconds();
const arrived = new WeakMap<Clock, number>();

/** Seconds left now. */
export function secondsLeft(clock: Clock): number {
  const since = arrived.get(clock) ?? Date.now();
  arrived.set(clock, since);
  return clock.running ? Math.max(0, clock.left - Math.max(0, seconds.at - since) / 1000) : clock.left;
}

/** Most of the time is used. */
export function isLate(clock: Clock): boolean {
  return clock.running && secondsLeft(clock) <= clock.remind_at;
}

/** The time is up: the others may vote for a bot. */
export function isUp(clock: Clock): boolean {
  return clock.running && secondsLeft(clock) <= 0;
}
