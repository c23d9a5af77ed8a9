/** Who is at this browser, and the games the house offers. */
import { api, whenStranger } from "./api";
import type { GameCard, Me } from "./types";
import { words } from "./words.svelte";

class House {
  me = $state<Me | null>(null);
  games = $state<GameCard[]>([]);

  async open(): Promise<void> {
    [this.me, this.games] = await Promise.all([api.me(), api.games()]);
  }

  card(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The words of a game, ready to be said. */
  async learn(id: string): Promise<void> {
    const card = this.card(id);
    if (card) await words.learn(card);
  }
}

export const house = new House();
whenStranger(() => (house.me = null));
