import { describe, expect, it } from "vitest";
import { pendingPoints, points } from "../src/games/provence/look";

const castle = { tile: "castle_wo", ruin: false, towers: 0, nobles: 0 };
const score = { tiles: 2, bonuses: 3, characters: 4, nobles: 5, towers: 0, coins: 3, scenario: -2 };
const view = (cells: object[], over = false) => ({ over, players: [{ cells: [null, null, null, null, castle, ...cells], score, total: 15 }] });

describe("points of Provence", () => {
  it("are what one has, apart from what would come if it ended now", () => {
    expect(points(view([castle]), 0)).toBe(9);
    expect(pendingPoints(view([castle]), 0)).toBe(6);
  });

  it("leave ties aside before the first tile is placed", () => {
    expect(pendingPoints(view([]), 0)).toBe(0);
  });

  it("are exact at the end", () => {
    expect(points(view([castle], true), 0)).toBe(15);
    expect(pendingPoints(view([castle], true), 0)).toBe(0);
  });
});
