import { expect, it, vi } from "vitest";
import { eventText, unheard } from "../src/lib/talk";
import type { ChatLine } from "../src/lib/types";
import { words } from "../src/lib/words.svelte";

const line = (id: number, seat: number | null): ChatLine => ({ id, seat, name: "", text: "", at: "", event: null });
const isMine = (one: ChatLine) => one.seat === 0;

it("what others said since the chat was looked at is unread, my own words never are", () => {
  const said = [line(4, 1), line(7, 0), line(9, 1), line(12, null)];
  expect(unheard(said, 0, isMine)).toBe(3);
  expect(unheard(said, 4, isMine)).toBe(2);
  expect(unheard(said, 12, isMine)).toBe(0);
});

it("who was deleted has no name any more: the seat is called by its colour", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  expect(eventText({ ...line(1, 2), name: "–", event: "gone" })).toContain("Orpiment is gone for good");
  expect(eventText({ ...line(1, 2), name: "Anna", event: "back" })).toContain("Anna");
});
