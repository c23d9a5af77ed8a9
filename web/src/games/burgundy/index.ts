/** Burgundy on the screen. */
import { words } from "../../lib/words.svelte";
import type { Option, Person } from "../../lib/types";
import type { Explanation, GameUI, GuideStep } from "../types";
import Cards from "./Cards.svelte";
import Common from "./Common.svelte";
import Final from "./Final.svelte";
import { GOODS, bonusOf, colourOf, type Area, type SpaceView, type TileView } from "./look";
import Mine from "./Mine.svelte";
import Phone from "./Phone.svelte";
import PhoneMine from "./PhoneMine.svelte";
import Rival from "./Rival.svelte";
import Stock from "./Stock.svelte";

const GAME = "burgundy";
const COLOURS = ["castle", "mine", "ship", "animal", "knowledge", "building"];
const { t } = words;
const name = (kind: string, id: string) => words.name(GAME, kind, id);
const label = (id: string) => words.of(GAME, `label-${id}`) ?? id;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function everyTile(view: any): TileView[] {
  const slots = [...view.depots.flatMap((depot: any) => depot.slots), ...view.black].map((slot: any) => slot.tile);
  const owned = view.players.flatMap((player: any) => [...player.storage, ...player.spaces.map((space: any) => space.tile)]);
  return [...slots, ...owned, view.hand].filter(Boolean);
}

function aboutTile(tile: TileView): Explanation {
  return { title: upper(name("tile", tile.tile)), kind: upper(name("colour", tile.colour)), lines: [words.of(GAME, `about-tile-${tile.tile}`) ?? ""] };
}

/** How many tiles of a colour are still to come. */
function toCome(view: any, colour: string): number {
  return Object.entries(view.to_come as Record<string, number>).reduce((sum, [tile, count]) => sum + (colourOf(tile) === colour ? count : 0), 0);
}

/** A tile that lies in no duchy yet, how one takes or places it, and how many like it are still to come. */
function aboutLooseTile(tile: TileView, view: any): Explanation {
  const found = aboutTile(tile);
  const about = { ...found, lines: [...found.lines, t("alike-to-come", { count: view.to_come[tile.tile] ?? 0 })] };
  const lies = (slots: any[]) => slots.some((slot) => slot.tile?.piece === tile.piece);
  if (lies(view.black)) return { ...about, lines: [...about.lines, t("black-about")], rule: "V4.14" };
  if (lies(view.depots.flatMap((depot: any) => depot.slots))) return { ...about, lines: [...about.lines, t("depot-about")], rule: "V4.10" };
  return { ...about, rule: "V4.11" };
}

function aboutSpace(space: SpaceView, areas: Area[], owner: string): Explanation {
  const area = areas.find((one) => one.spaces.includes(space.id));
  const where = t("space-owner", { name: owner, row: space.row, space: space.place });
  const lines = area ? [area.missing ? t("area-open", { size: area.spaces.length, missing: area.missing, points: area.points }) : t("area-done", { size: area.spaces.length })] : [];
  if (space.tile) {
    const about = aboutTile(space.tile);
    return { ...about, kind: where, lines: [...about.lines, ...lines] };
  }
  return { title: upper(t("space-of", { colour: name("colour", space.colour), die: space.die })), kind: where, lines: [t("space-about"), ...lines], rule: "V4.16" };
}

function aboutBonus(pair: any, size: "large" | "small", people: Person[]): Explanation {
  const { points, owner } = pair[size];
  const taken = owner === null ? [] : [t("bonus-taken", { name: people[owner]?.name ?? "" })];
  return { title: upper(name("colour", pair.colour)), kind: `${label("bonus")}, ${name("bonus", size)}: ${t("points", { points })}`, lines: [...taken, t("bonus-about")], rule: "V4.39" };
}

/** The goods that somebody has sold or the bonus tiles they have won, one by one. */
function listOwned(what: "sold" | "won", view: any, seat: number): string {
  if (what === "won") return bonusOf(view, seat).map(({ colour, tile }) => `${name("colour", colour)} +${tile.points}`).join(", ");
  const sold = view.players[seat].sold as Record<string, number>;
  return GOODS.flatMap((good) => (sold[good] ? [`${sold[good]} ${name("good", good)}`] : [])).join(", ");
}

function explain(piece: string, view: any, people: Person[]): Explanation | null {
  const [kind, id, third, size] = piece.split(":");
  if (kind === "tile") {
    const tile = everyTile(view).find((one) => one.piece === piece);
    return tile ? aboutLooseTile(tile, view) : null;
  }
  if (kind === "space") {
    const player = view.players[Number(id)];
    const space = player?.spaces.find((one: SpaceView) => one.id === third);
    return space ? aboutSpace(space, player.areas, people[Number(id)]?.name ?? "") : null;
  }
  if (kind === "die") return { title: t("die-face", { face: view.players[Number(id)].dice[Number(third)].face }), kind: people[Number(id)]?.name, lines: [t("die-about")], rule: "V4.10" };
  if (kind === "goods" || kind === "good") return { title: t("goods-at", { depot: id }), lines: [t("goods-about")], rule: "V4.24" };
  if (kind === "store") return { title: upper(name("good", third)), lines: [t("store-about")], rule: "V4.12" };
  if (kind === "storage") return { title: upper(label("storage")), kind: people[Number(id)]?.name, lines: [t("storage-about")], rule: "V4.11" };
  if (kind === "workers" || piece === "info:worker") return { title: upper(label("workers")), lines: [t("workers-about")], rule: "V4.13" };
  if (kind === "silver" || piece === "info:silver") return { title: upper(label("silver")), lines: [t("silver-about")], rule: "V4.14" };
  if (kind === "slot") {
    const slot = [...view.depots.flatMap((depot: any) => depot.slots), ...view.black].find((one: any) => one.piece === piece);
    return slot?.tile ? aboutTile(slot.tile) : { title: upper(name("colour", slot?.colour ?? "black")), lines: [t("slot-about"), ...(slot?.colour ? [t("alike-to-come", { count: toCome(view, slot.colour) })] : [])] };
  }
  if (piece.startsWith("info:tile:")) return aboutTile({ piece, tile: third, colour: colourOf(third) });
  if (piece.startsWith("info:good:")) return { title: upper(name("good", third)), lines: [t("store-about")], rule: "V4.12" };
  if (piece.startsWith("info:bonus:")) return aboutBonus(view.bonus.find((pair: any) => pair.colour === third), size as "large" | "small", people);
  if (piece === "info:goal" || kind === "target") return { title: t("solo-goal"), lines: [t("solo-filled", { filled: view.players[0].score, spaces: view.players[0].spaces.length }), t("target-about")], rule: kind === "target" ? "A8" : "A9" };
  if (kind === "ship" || piece === "info:order") return { title: upper(label("order")), kind: view.order.map((seat: number) => people[seat]?.name).join(" · "), lines: [t("order-about")], rule: "V4.23" };
  if (kind === "board") return { title: upper(name("board", id)), lines: [t("board-about")] };
  const info: Record<string, [string, string]> = {
    phase: [label("phase"), "phase-about"], goods: [label("goods-to-come"), "to-come-about"], white: [label("white-die"), "white-about"], depot: [t("depots"), "depot-about"],
    black: [label("black"), "black-about"], income: [t("income-word"), "income-about"], sold: [label("sold"), "sold-about"], won: [label("bonus"), "won-about"],
  };
  if (kind !== "info" || !info[id]) return null;
  const owned = id === "sold" || id === "won" ? [listOwned(id, view, Number(third))].filter(Boolean) : [];
  const counts = COLOURS.map((colour) => `${name("colour", colour)} ${toCome(view, colour)}`).join(" · ");
  return { title: upper(info[id][0]), lines: [...owned, t(info[id][1]), ...(id === "black" || id === "depot" ? [t("tiles-to-come", { counts })] : [])] };
}

function guide(view: any, seat: number): GuideStep[] {
  const lying = (depots: any[]) => depots.flatMap((depot) => depot.slots).find((slot: any) => slot.tile)?.tile.piece;
  const mine = view.depots.filter((depot: any) => view.players[seat].dice.some((die: any) => die.face === depot.number));
  const first = lying(mine) ?? lying(view.depots) ?? "goods:1";
  const shown = (view.boards ?? []).map(({ board }: { board: string }) => board);
  const choice = shown.find((board: string) => view.players[seat].sides.includes(board)) ?? shown[0];
  if (!view.phase) return choice ? [{ key: "guide-burgundy-boards", piece: `board:${choice}` }] : [];
  return [
    { key: "guide-burgundy-dice", piece: `die:${seat}:0` },
    { key: "guide-burgundy-take", piece: first },
    { key: "guide-burgundy-place", piece: `space:${seat}:${view.players[seat].start ?? "h19"}` },
    { key: "guide-burgundy-workers", piece: `workers:${seat}` },
    { key: "guide-burgundy-silver", piece: "info:black" },
    { key: "guide-burgundy-phase", piece: "info:phase" },
  ];
}

/** A tile that lies in a depot is dragged into the storage. */
function landing(piece: string, view: any, seat: number): string[] {
  const stored = view.players[seat].storage.some((tile: TileView | null) => tile?.piece === piece);
  return piece.startsWith("tile:") && !stored ? [`storage:${seat}`] : [];
}

export const ui: GameUI = {
  shares: [524, 502],
  Common, Mine, Rival, Phone, PhoneMine, Cards, Final,
  stock: { piece: "info:black", title: () => t("stock"), Leaf: Stock },
  holdings: (view, seat) => {
    const player = view.players[seat];
    return [["laurels", player.score], ["meeple", player.workers], ["crown", player.silver]];
  },
  explain,
  heads: ["phase-begins", "round-begins"],
  progress: (view) => ({
    text: view.phase ? t("phase-round", { phase: view.phase, round: view.round }) : t("set-up"),
    share: view.over ? 1 : Math.max(0, "ABCDE".indexOf(view.phase) * 5 + view.round - 1) / 25,
  }),
  turnOrder: (view) => view.round_order,
  active: (view) => view.active ?? -1,
  inHand: (view, seat) => (view.hand && view.active === seat ? view.hand.piece : null),
  landing,
  price: (option: Option) => {
    const { key, args } = option.message;
    if (key === "option-buy") return { count: Number(args.silver ?? 0), icon: "crown" };
    return key === "option-workers" || key === "option-sell-helped" ? null : { count: Number(args.workers ?? 0), icon: "meeple" };
  },
  ticketIcons: {
    "option-take": "hand", "option-place": "house", "option-sell": "two-coins", "option-sell-helped": "two-coins", "option-workers": "meeple", "option-buy": "crown", "option-discard": "cross-mark",
    "option-ship-depot": "caravel", "option-ship-none": "cross-mark", "option-ship-second": "caravel", "option-ship-stop": "check-mark", "option-ship-store": "caravel", "option-skip": "cross-mark",
    "option-board": "castle", "option-start": "medieval-gate", "option-bonus-tile": "hand", "option-give": "barrel", "option-joker": "hand", "option-cash-silver": "crown",
  },
  guide,
  sourceIcons: {
    goods: "two-coins", animals: "sheep", watchtower: "guarded-tower", area_size: "medieval-village-01", area_phase: "hourglass", colour_bonus: "laurels", end_goods: "barrel", end_silver: "crown",
    end_workers: "meeple",
  },
  sourceColours: {
    goods: "var(--building)", animals: "var(--animal)", watchtower: "var(--stone)", area_size: "var(--castle)", area_phase: "#729a84", colour_bonus: "var(--ship)", end_goods: "var(--good-6)",
    end_silver: "var(--silver)", end_workers: "var(--bone)", k15: "var(--knowledge)", k16: "var(--knowledge)", k17: "var(--knowledge)", k18: "var(--knowledge)", k19: "var(--knowledge)",
    k20: "var(--knowledge)", k21: "var(--knowledge)", k22: "var(--knowledge)", k23: "var(--knowledge)", k24: "var(--knowledge)", k25: "var(--knowledge)", k26: "var(--knowledge)",
  },
  aboutSource: (source) => words.of(GAME, `about-tile-${source}`) ?? undefined,
  cardsWord: "tab-tiles",
  cardsIcon: "medieval-village-01",
  boardWord: "duchies-at-end",
  // alone, points count towards the target, and the filled spaces are told below the wheel
  score: (view, seat) => (view.solo ? view.counter : view.players[seat].score),
  alone: {
    won: (view) => !view.players[0].empty,
    verdict: ({ players: [{ empty }] }) => ({ key: empty ? "solo-lost" : "solo-won", args: { seat: 0, empty } }),
    measure: (view) => view.players[0].score,
  },
  mark: (line) => (line.key === "phase-begins" ? String(line.args.phase) : ""),
  hasSecretsNow: (view) => !view.phase,
  projected: (view, seat) => (view.solo || view.over ? null : view.players[seat].projected),
};
