import { FINDS_OF_GROUP } from '#contract/entities/search-types.ts';
import { type Behaviour, Skipped } from './probe.ts';

/** One search over everything (L3a). */
export const searchBehaviours: readonly Behaviour[] = [
  {
    name: 'the search finds a game by its name, and counts what it finds',
    calls: ['search.find', 'games.list'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const { games: listed } = await probe.call('games.list', { query: { pageSize: 100 } });
      const game = listed.find(({ isGame }) => isGame === 'GAME');
      if (!game) throw new Skipped('there is no game');
      const query = { text: game.gameName };
      const { total, games, vendors, promotions, pages, articles } = await probe.call(
        'search.find',
        { query },
      );
      const found = games.flatMap((group) => group.found);
      probe.expect(
        'search.find',
        found.some(({ gameName }) => gameName === game.gameName),
        'it is not found',
        { query, found: found.map(({ gameName }) => gameName) },
      );
      const groups = [...games, vendors, promotions, pages, articles];
      const sum = groups.reduce((before, group) => before + group.total, 0);
      probe.expectSame('search.find', total, sum, 'its total is not the sum of its groups');
      const short = groups.find(
        (group) => group.found.length !== Math.min(group.total, FINDS_OF_GROUP),
      );
      probe.expect('search.find', short === undefined, 'a group lacks some of its first', short);
      const nothing = await probe.call('search.find', { query: { text: 'zqxjkvwqzxj' } });
      probe.expectSame('search.find', nothing.total, 0, 'nonsense is found');
    },
  },
];
