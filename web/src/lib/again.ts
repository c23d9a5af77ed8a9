/** Another match like one that is over. */
import type { CardSeat } from "./types";

/** Who may sit where next time: I first, my other seats at this screen, bots as they were, everybody else is invited. */
export function sameSeats(seats: CardSeat[]): string[] {
  const mine = seats.filter((seat) => seat.me);
  const others = seats.filter((seat) => !seat.me).map((seat) => (seat.kind === "bot" ? `bot:${seat.level}` : "open"));
  return ["me", ...mine.slice(1).map(() => "hotseat"), ...others].slice(0, seats.length);
}
