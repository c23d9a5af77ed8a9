/** Provence on the screen. */
import { words } from "../../lib/words.svelte";
import type { Option, Person } from "../../lib/types";
import type { Explanation, GameUI, GuideStep } from "../types";
import Cards from "./Cards.svelte";
import Common from "./Common.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import Lord from "./Lord.svelte";
import { CHARACTER_ICONS, cardsOf, isInvaded, newTrios, pendingPoints, points, roundOf, type Cell, type Printed } from "./look";
import Mine from "./Mine.svelte";
import Phone from "./Phone.svelte";
import Rival from "./Rival.svelte";

const GAME = "provence";
const { t } = words;
const name = (kind: string, id: string) => words.name(GAME, kind, id);
const about = (key: string) => words.of(GAME, `about-${key}`);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function aboutTile(id: string, printed: Printed): Explanation {
  const lines: string[] = [];
  const text = about(`tile-${id}`);
  if (text) lines.push(text);
  if (printed.crops.length && !text) lines.push(upper(printed.crops.map((crop) => name("crop", crop)).join(", ")));
  for (const symbol of ["tower", "saracen", "noble", "coin"] as const) {
    const count = printed[`${symbol}s` as "towers" | "saracens" | "nobles" | "coins"];
    if (!text) lines.push(...Array(count).fill(about(`symbol-${symbol}`)));
  }
  if (printed.type && printed.type !== "special") lines.push(about(`symbol-${printed.type}`) ?? "");
  if (printed.type === "special") lines.push(about("symbol-special") ?? "");
  if (printed.fallow) lines.push(about("symbol-fallow") ?? "");
  if (printed.vp && !text) lines.push(t("worth", { points: printed.vp }));
  return { title: upper(name("tile", id)), lines: lines.filter(Boolean) };
}

/** A tile that one can take, and what it costs. */
function aboutOffer(id: string, view: any): Explanation {
  const found = aboutTile(id, view.tiles[id]);
  if (view.column.some((slot: any) => slot.tile === id)) return { ...found, lines: [...found.lines, t("guide-provence-take")], rule: "PV3.1" };
  return view.row.includes(id) ? { ...found, rule: "PV3.3" } : found;
}

function explain(piece: string, view: any, people: Person[]): Explanation | null {
  const [kind, id, cell] = piece.split(":");
  if (kind === "hand") return view.tiles[id] ? aboutTile(id, view.tiles[id]) : null;
  if (kind === "tile") return view.tiles[id] ? aboutOffer(id, view) : null;
  if (kind === "cell") {
    const seat = Number(id);
    const on = view.players[seat]?.cells[Number(cell)] as Cell | null;
    const kindText = t("cell-of", { name: people[seat]?.name ?? "", cell: name("cell", cell) });
    if (!on && view.hand) return null; // the bar says what a press would do; a tip would lie on other fields
    if (!on) return { title: upper(t("empty-cell")), kind: kindText, lines: [t("empty-cell-about")] };
    const found = aboutTile(on.tile, view.tiles[on.tile]);
    if (on.ruin) return { title: upper(name("type", "ruin")), kind: kindText, lines: [about("symbol-ruin") ?? "", t("ruin-of", { tile: found.title })] };
    return { ...found, kind: kindText };
  }
  if (kind === "character") {
    return { title: name("character", id), kind: t("points", { points: view.characters[id] ?? 0 }), lines: [about(`character-${id}`) ?? ""], rule: "PV5" };
  }
  if (kind === "banner") return { title: t("banner-of", { crop: name("crop", id) }), lines: [t("banner-about")], rule: "PV5.1" };
  if (kind !== "info") return null;
  if (id === "coast") {
    const victims = (view.hit_now as number[]).map((seat) => people[seat]?.name).join(", ");
    return { title: upper(words.of(GAME, "label-invasion") ?? ""), lines: [t("coast-about"), t("coast-victims", { names: victims })], rule: "PV6.1" };
  }
  if (id === "points") {
    const title = t("points", { points: points(view, Number(cell)) });
    return { title, kind: people[Number(cell)]?.name, lines: [t("pending-about"), t("majorities-about")], rule: "PV7.5" };
  }
  if (id === "scenario") return { title: name("scenario", view.scenario.id), lines: [about(`scenario-${view.scenario.id}`) ?? "", t("majorities-about")], rule: "PV7.5" };
  if (id === "deck") {
    const kinds = view.unseen as string[];
    return { title: upper(t("deck", { left: view.deck })), lines: [t("deck-about", { pile: view.pile }), kinds.map((tile) => name("tile", tile)).join(" · ")] };
  }
  if (id === "supply") return { title: upper(words.of(GAME, "label-supply") ?? ""), lines: [t("supply-about", view.supply)], rule: "PV1.7" };
  if (id === "round") return { title: t("round-of", { round: roundOf(view), rounds: view.rounds }), lines: [t("round-about")], rule: "PV2.1" };
  const symbol = about(`symbol-${id}`);
  return symbol ? { title: upper(words.of(GAME, `label-${id}`) ?? id), lines: [symbol, t(`supply-${id}`, { left: view.supply[`${id}s`] ?? 0 })] } : null;
}

/** Where the tile in hand goes, the trios it completes, and how the coast would stand. */
function preview(option: Option, view: any): string | null {
  const { key, args } = option.message;
  if (key !== "opt-place" || !view.hand) return null;
  const [, seat, cell] = option.pieces[0].split(":").map(Number);
  const crops = newTrios(view.players[seat].cells, cell, view.hand.tile, view.tiles);
  const [attack, defence] = [Number(args.attack), Number(args.defence)];
  const coast = [
    attack === view.attack ? t("attack-stays", { attack }) : t("attack-moves", { from: view.attack, to: attack }),
    defence === view.defence ? t("defence-stays", { defence }) : t("defence-moves", { from: view.defence, to: defence }),
  ].join(", ");
  return [
    t("preview-place", { cell: name("cell", String(cell)) }),
    ...[...new Set(crops)].map((crop) => t("preview-trios", { count: crops.filter((one) => one === crop).length, crop: name("crop", crop) })),
    coast,
    ...(isInvaded(view, { attack, defence }) ? [t("coast-falls", { by: attack - defence })] : []),
  ].join(" · ");
}

/** Each character with its points; what is more than is printed came from the Caravan Guide. */
function broughtBy(view: any, seat: number, source: string): { icon: string; name: string; points: number }[] {
  if (source !== "characters") return [];
  const { score } = view.players[seat];
  const cards = cardsOf(view, seat);
  const printed = cards.reduce((sum, id) => sum + view.characters[id], 0);
  return cards.map((id) => ({ icon: CHARACTER_ICONS[id], name: name("character", id), points: view.characters[id] + (id === "caravan_guide" ? score.characters - printed : 0) }));
}

/** A tile that is dragged from the market goes on an empty field, a castle in the middle. */
function landing(piece: string, view: any, seat: number): string[] {
  const [kind, id] = piece.split(":");
  if (kind !== "tile") return [];
  const cells = view.players[seat].cells as (Cell | null)[];
  return cells.flatMap((cell, at) => (!cell && (at === 4) === view.castles.includes(id) ? [`cell:${seat}:${at}`] : []));
}

function guide(view: any, seat: number): GuideStep[] {
  if (view.castles.length) return [{ key: "guide-provence-castle", piece: "info:castles" }];
  const free = (view.players[seat].cells as (Cell | null)[]).indexOf(null);
  return [
    { key: "guide-provence-take", piece: `tile:${view.column[0].tile}` },
    ...(view.row.length ? [{ key: "guide-provence-building", piece: `tile:${view.row[0]}` }] : []),
    { key: "guide-provence-place", piece: `cell:${seat}:${free}` },
    { key: "guide-provence-banners", piece: "banner:w" },
    { key: "guide-provence-coast", piece: "info:coast" },
    { key: "guide-provence-scenario", piece: "info:scenario" },
  ];
}

export const ui: GameUI = {
  shares: [440, 580],
  Common, Mine, Rival, Phone, Cards, Final, Hand,
  PhoneMine: Lord,
  Peek: Lord,
  holdings: (view, seat) => {
    const player = view.players[seat];
    return [["two-coins", player.coins], ["white-tower", player.towers], ["crown", player.nobles]];
  },
  explain,
  heads: ["round"],
  progress: (view) => ({ text: t("round-of", { round: roundOf(view), rounds: view.rounds }), share: view.over ? 1 : Math.max(0, view.round - 1) / view.rounds }),
  // castles are chosen against the order of the turns
  turnOrder: (view) => view.players.map((_: unknown, at: number) => ((view.castles.length ? view.seats - 1 - at : at) + view.first) % view.seats),
  active: (view) => view.active,
  lies: (piece) => (piece.startsWith("tile:castle") ? "mine" : piece.startsWith("tile:") ? "common" : null),
  inHand: (view, seat) => (view.hand && view.active === seat ? `hand:${view.hand.tile}` : null),
  landing,
  price: (option) => ({ count: Number(option.message.args.cost ?? 0), icon: "two-coins" }),
  preview,
  ticketIcons: {
    "opt-land": "wheat", "opt-free": "wheat", "opt-special": "ancient-columns", "opt-inventor": "gears", "opt-clear": "spade", "opt-place": "hand", "opt-recruit": "meeple-king",
    "opt-decline": "two-coins", "opt-castle": "medieval-gate", "opt-ruin": "castle-ruins", "opt-put": "hand", "opt-steal": "robber", "opt-from": "medieval-gate",
    "opt-restore": "hammer-nails", "opt-swap": "cycle", "opt-swap-with": "cycle", "opt-token": "crossed-sabres", "opt-keep": "quill-ink", "opt-stop": "check-mark",
  },
  guide,
  sourceIcons: { tiles: "wheat", bonuses: "ancient-columns", characters: "meeple-king", nobles: "crown", towers: "white-tower", coins: "two-coins", scenario: "scroll-unfurled" },
  sourceColours: { tiles: "var(--wheat)", bonuses: "var(--building)", characters: "var(--lavender)", nobles: "var(--noble)", towers: "var(--stone)", coins: "var(--coin)", scenario: "var(--poppy)" },
  broughtBy,
  cardsWord: "tab-characters",
  cardsIcon: "vertical-banner",
  boardWord: "kingdoms-at-end",
  score: points,
  pending: pendingPoints,
  mark: (line) => String(line.args.round),
};
