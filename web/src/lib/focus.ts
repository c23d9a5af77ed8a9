/** Where on the table the present options lie. */
import type { Focus } from "../games/types";
import { END_TURN } from "./narrow";
import type { Option } from "./types";

/** The seat whose board or holdings a piece belongs to. */
function ownerOf(piece: string): number | null {
  const found = /^(?:cell|space|die|store):(\d+)/.exec(piece);
  return found ? Number(found[1]) : null;
}

/** The part of the table that holds these pieces: a phone unfolds it. What *lies* open for all has to be large to be chosen from. */
export function whereOptionsLie(pieces: string[], mine: number, lies: (piece: string) => Focus | null = () => null): Focus {
  if (!pieces.length) return "mine";
  const places = pieces.map(lies);
  if (places.includes("common")) return "common";
  if (places.includes("mine")) return "mine";
  const owners = pieces.map(ownerOf).filter((owner) => owner !== null);
  if (owners.some((owner) => owner !== mine)) return "rivals";
  return owners.length ? "mine" : "common";
}

/** The rivals whose boards hold every answer to a question; none when an answer lies elsewhere. */
export function rivalsAsked(options: Option[], mine: number): number[] {
  const pieces = options.filter((option) => option.code !== END_TURN).flatMap((option) => option.pieces);
  const owners = pieces.map((piece) => (/^(cell|space):/.test(piece) ? ownerOf(piece) : mine));
  return owners.includes(mine) ? [] : ([...new Set(owners)] as number[]);
}
