import type { Game } from '#contract/entities/game.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

const SIZE = 5;

const idsOf = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

async function list(probe: Probe, query: object) {
  return await probe.call('games.list', { query: { gameType: 'RNG', pageSize: SIZE, ...query } });
}

/** A filter must leave something, and exclude what it should. */
async function expectNarrowed(
  probe: Probe,
  query: object,
  keeps: (game: Game) => boolean,
): Promise<void> {
  const narrowed = await probe.call('games.list', { query: { pageSize: 100, ...query } });
  const stranger = narrowed.games.find((game) => !keeps(game));
  probe.expect('games.list', stranger === undefined, 'a game is listed that it keeps out', {
    query,
    game: stranger,
  });
}

/** One behaviour for each filter: the list is asked by a value that its own games have. */
function filter(
  name: string,
  valueOf: (
    games: readonly Game[],
  ) => { query: object; keeps: (game: Game) => boolean } | undefined,
): Behaviour {
  return {
    name,
    calls: ['games.list'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const { games } = await probe.call('games.list', { query: { pageSize: 100 } });
      const narrowed = valueOf(games);
      if (!narrowed) throw new Skipped('the first page of games has too little variety');
      await expectNarrowed(probe, narrowed.query, narrowed.keeps);
    },
  };
}

/** Lists of games: their pages, their filters, and one game by itself. */
export const gameBehaviours: readonly Behaviour[] = [
  filter('a highest stake keeps dearer games out', (games) => {
    const stakes = games.map(({ minBet }) => minBet.amount);
    const min = Math.min(...stakes);
    return stakes.some((stake) => stake > min)
      ? { query: { minBet: min }, keeps: ({ minBet }) => minBet.amount <= min }
      : undefined;
  }),
  filter('hot games are hot', (games) =>
    games.some(({ isHot }) => isHot === 1)
      ? { query: { isHot: '1' }, keeps: ({ isHot }) => isHot === 1 }
      : undefined,
  ),
  {
    name: 'a game is found by its name, and fewer with it',
    calls: ['games.list'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const all = await probe.call('games.list', { query: { pageSize: 100 } });
      const game = all.games.find(({ isGame }) => isGame === 'GAME');
      if (!game) throw new Skipped('there is no game');
      const query = { gameName: game.gameName, pageSize: 100 };
      const found = await probe.call('games.list', { query });
      probe.expect('games.list', idsOf(found.games).includes(game.nodeId), 'it is not found', {
        name: game.gameName,
        found: found.games.map(({ gameName }) => gameName),
      });
      probe.expect('games.list', found.totalGames < all.totalGames, 'all games are found', {
        name: game.gameName,
        total: found.totalGames,
      });
      const nothing = await probe.call('games.list', { query: { gameName: 'zqxjkvwqzxj' } });
      probe.expectSame('games.list', nothing.totalGames, 0, 'nonsense is found');
    },
  },
  {
    name: 'a game by itself is the one of the list',
    calls: ['games.one', 'games.list'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const { games } = await list(probe, { pageNo: 1 });
      for (const game of games.slice(0, 2)) {
        const one = await probe.call('games.one', { params: { nodeId: game.nodeId } });
        probe.expectSame('games.one', one, game, 'it is another');
      }
      const stranger = { params: { nodeId: 'no-such-game' } };
      await probe.expectRefused('games.one', 'a game that does not exist', stranger, [
        'game_not_found',
      ]);
    },
  },
  {
    name: 'the most played games of a vendor are its own',
    calls: ['games.hot'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const [first] = await probe.call('games.hot');
      if (!first) throw new Skipped('no game is hot');
      const { vassalage } = first;
      const hot = await probe.call('games.hot', { query: { vassalage } });
      const stranger = hot.find((game) => game.vassalage !== vassalage);
      probe.expect('games.hot', stranger === undefined, "another vendor's is among them", stranger);
    },
  },
];
