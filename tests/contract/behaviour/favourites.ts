import type { Game } from '#contract/entities/game.ts';
import { launching } from '../good-requests/games.ts';
import type { KitRequest } from '../kit/request.ts';
import type { Behaviour, Probe } from './probe.ts';

async function recentIds(probe: Probe, me: KitRequest): Promise<string[]> {
  const recent = await probe.call('games.recent', { ...me, query: { pageSize: 100 } });
  return recent.list.map(({ nodeId }) => nodeId);
}

const favouriteOf = ({ nodeId, vassalage, gameType }: Game) => ({
  nodeId,
  vendor: vassalage,
  gameType,
});

/** A game that is not a favourite, and not in the recent ones. */
async function newGame(probe: Probe, me: KitRequest): Promise<Game> {
  const recent = await recentIds(probe, me);
  const known = [...(await probe.call('games.favouriteIds', me)), ...recent];
  const query = { gameType: 'RNG', pageSize: 100 };
  const { games } = await probe.call('games.list', { query });
  const game = games.find(
    ({ nodeId, isGame, status }) =>
      isGame === 'GAME' && status === 'open' && !known.includes(nodeId),
  );
  return game ?? probe.skip('every game is a favourite');
}

const remove = (me: KitRequest, game: Game): KitRequest => ({ ...me, query: favouriteOf(game) });

/** Favourites, games that were opened, and the launch that opens them. */
export const favouriteBehaviours: readonly Behaviour[] = [
  {
    name: 'a favourite that is added is listed once, and one that is removed is gone',
    calls: [
      'games.addFavourite',
      'games.removeFavourite',
      'games.favouriteIds',
      'games.favourites',
    ],
    needs: 'member',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const game = await newGame(probe, me);
      const before = await probe.call('games.favouriteIds', me);
      const add = { ...me, body: favouriteOf(game) };
      await probe.call('games.addFavourite', add);
      await probe.call('games.addFavourite', add);
      const ids = await probe.call('games.favouriteIds', me);
      const times = ids.filter((id) => id === game.nodeId).length;
      probe.expectSame('games.addFavourite', times, 1, 'what was added twice is not listed once');
      const { content } = await probe.call('games.favourites', { ...me, query: { pageSize: 100 } });
      const [newest] = content;
      const listed = newest?.nodeId;
      probe.expectSame('games.favourites', listed, game.nodeId, 'what was added is not the first');

      await probe.call('games.removeFavourite', remove(me, game));
      const left = await probe.call('games.favouriteIds', me);
      probe.expectSame('games.removeFavourite', left, before, 'what was removed is still listed');
    },
  },
  {
    name: "another member's favourites stay theirs",
    calls: ['games.addFavourite', 'games.favouriteIds'],
    needs: 'other member',
    changes: true,
    async run(probe) {
      const [me, other] = [await probe.me(), await probe.other()];
      const game = await newGame(probe, me);
      const othersFavourites = await probe.call('games.favouriteIds', other);
      await probe.call('games.addFavourite', { ...me, body: favouriteOf(game) });
      const now = await probe.call('games.favouriteIds', other);
      await probe.call('games.removeFavourite', remove(me, game));
      probe.expectSame('games.favouriteIds', now, othersFavourites, "they follow somebody else's");
    },
  },
  {
    name: 'a game that is launched is one of the recent ones',
    calls: ['games.launch', 'games.recent'],
    needs: 'member',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const game = await newGame(probe, me);
      const { authorization, body } = await launching(probe.portal);
      const { nodeId, vassalage } = game;
      const launch = { authorization, body: { ...body, nodeId, vassalage, gameId: nodeId } };
      const launched = await probe.call('games.launch', launch);
      probe.expectSame('games.launch', launched.game.nodeId, nodeId, 'another game is launched');
      const [latest] = await recentIds(probe, me);
      probe.expectSame('games.recent', latest, nodeId, 'it is not the latest of them');
    },
  },
  {
    name: "a launch with another person's token, or with a made-up one, is refused",
    calls: ['games.launch'],
    needs: 'member',
    changes: false,
    async run(probe) {
      const { authorization, body } = await launching(probe.portal);
      const game = await newGame(probe, { authorization });
      const { nodeId, vassalage } = game;
      const { otherMember, sessionOf, tokens } = probe.portal;
      const stranger = otherMember ? await sessionOf(otherMember) : await tokens.trial?.();
      for (const token of [stranger ?? 'made-up', 'made-up']) {
        const request = {
          authorization,
          body: { ...body, nodeId, vassalage, gameId: nodeId, token },
        };
        await probe.expectRefused('games.launch', 'a token that is not the caller’s', request, [
          'token_invalid',
          'validation_failed',
        ]);
      }
    },
  },
];
