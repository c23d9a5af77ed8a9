// boardgame.io's own server with its in-memory storage, and a game whose state is about as big as Provence's view.
const { Server } = require('boardgame.io/server');

const tile = (n) => ({ crops: ['wheat', 'vine', 'olive'].slice(0, 1 + (n % 3)), type: 'tavern', towers: n % 3, saracens: n % 2, nobles: n % 2, coins: n % 4, vp: n % 5, fallow: 0, min: 2 });

const setup = () => ({
  round: 1, attack: 0, defence: 0,
  tiles: Object.fromEntries(Array.from({ length: 30 }, (_, n) => ['tile' + n, tile(n)])),
  column: Array.from({ length: 6 }, (_, n) => ({ tile: 'tile' + n, coins: 0, tokens: 0 })),
  players: [0, 1].map(() => ({
    coins: 5, towers: 0, nobles: 0, characters: [], total: 0,
    score: { tiles: 0, bonuses: 0, characters: 0, nobles: 0, towers: 0, coins: 0, scenario: 0 },
    cells: Array.from({ length: 9 }, () => null),
  })),
});

const kingdoms = {
  name: 'kingdoms', minPlayers: 2, maxPlayers: 2, setup, disableUndo: true,
  moves: {
    place: ({ G, ctx, random, events }, cell) => {
      const player = G.players[Number(ctx.currentPlayer)];
      const slot = G.column[random.Die(6) - 1];
      player.cells[cell] = { tile: slot.tile, ruin: false, towers: G.tiles[slot.tile].towers, nobles: 0 };
      player.towers = player.cells.reduce((sum, at) => sum + (at ? at.towers : 0), 0);
      player.score.tiles = player.cells.reduce((sum, at) => sum + (at ? G.tiles[at.tile].vp : 0), 0);
      player.total = player.score.tiles + player.towers;
      G.attack = (G.attack + 1) % 20;
      slot.coins = (slot.coins + 1) % 5;
      events.endTurn();
    },
  },
};

Server({ games: [kingdoms], origins: [/.*/] }).run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
