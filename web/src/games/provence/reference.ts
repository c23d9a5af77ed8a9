/** Everything with a text of its own, for the page of rules. */
import { t, words } from "../../lib/words.svelte";
import type { Reference } from "../types";
import { CHARACTER_ICONS, SPECIAL_ICONS } from "./look";

const SCENARIOS = ["first_steps", "burning_coast", "royal_court", "great_fair", "fleet_at_anchor", "harvest_home"];

export const reference: Reference[] = [
  { title: () => t("tab-characters"), kind: "character", icons: CHARACTER_ICONS },
  { title: () => words.of("provence", "label-buildings") ?? "", kind: "tile", icons: SPECIAL_ICONS },
  { title: () => words.of("provence", "variant-scenario") ?? "", kind: "scenario", icons: Object.fromEntries(SCENARIOS.map((id) => [id, "scroll-unfurled"])) },
];
