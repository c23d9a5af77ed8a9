/** Everything with a text of its own, for the page of rules. */
import { words } from "../../lib/words.svelte";
import type { Reference } from "../types";
import { BUILDINGS, COLOUR_ICONS, KNOWLEDGE } from "./look";

const colour = (id: string) => words.of("burgundy", `colour-${id}`) ?? "";

export const reference: Reference[] = [
  { title: () => colour("building"), kind: "tile", icons: BUILDINGS },
  { title: () => [colour("castle"), colour("mine"), colour("ship")].join(", "), kind: "tile", icons: { castle: COLOUR_ICONS.castle, mine: COLOUR_ICONS.mine, ship: COLOUR_ICONS.ship } },
  { title: () => colour("knowledge"), kind: "tile", icons: Object.fromEntries(KNOWLEDGE.map((id) => [id, COLOUR_ICONS.knowledge])) },
];
