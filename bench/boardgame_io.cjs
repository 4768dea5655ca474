// boardgame.io's own server with a game of the same shape: five people answer at once, twenty times.
// `node boardgame_io.cjs <port>`; it keeps its matches in memory only.
const path = require('node:path');
const from = (name) => require(path.join(process.cwd(), 'node_modules', 'boardgame.io', 'dist', 'cjs', name));
const { Server, Origins } = from('server.js');
const { ActivePlayers, INVALID_MOVE, PlayerView } = from('core.js');

const ROUNDS = 20;
const dinner = {
  name: 'dinner',
  minPlayers: 5,
  maxPlayers: 5,
  setup: ({ ctx }) => ({
    done: Array(ctx.numPlayers).fill(0),
    scores: Array(ctx.numPlayers).fill(0),
    eaten: Array.from({ length: ctx.numPlayers }, () => []),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { order: null }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    order: {
      // Sealed answers come at once: each was made in a position that the others have left by then.
      ignoreStaleStateID: true,
      client: false,
      move: ({ G, playerID }, dish) => {
        const seat = Number(playerID);
        if (G.done[seat] > Math.min(...G.done) || !(dish >= 0 && dish < 5)) return INVALID_MOVE;
        G.players[seat].order = dish;
        G.done[seat] += 1;
        if (Math.min(...G.done) < Math.max(...G.done)) return;
        for (let diner = 0; diner < G.done.length; diner += 1) {
          const order = G.players[diner].order;
          G.eaten[diner].push(order);
          G.scores[diner] += order;
          G.players[diner].order = null;
        }
      },
    },
  },
  endIf: ({ G }) => (Math.min(...G.done) >= ROUNDS ? { scores: G.scores } : undefined),
};

Server({ games: [dinner], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
