import { z } from 'zod/v4';
import { SEA_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';

/** A game of an answer, as far as a launch needs it. */
export const gameSchema = z.object({
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
});
/** Answer of `games.list`. */
const gamesSchema = z.object({ games: z.array(gameSchema).min(1) });

const memberSchema = z.object({ account: z.string() });
const siteSchema = z.object({ merchantCode: z.string() });

/** Why a call's success is not proved here: it needs a person, and a journey proves it. */
async function someGame(portal: PortalSubject) {
  const query = { gameType: 'RNG', pageSize: 1 };
  const { games } = gamesSchema.parse(await portal.succeed('games.list', { query }));
  const [game] = games;
  if (!game) throw new Error('There is no game.');
  return game;
}

/** What every launch says beside the game. */
export async function launching(portal: PortalSubject) {
  const token = await portal.tokens.current();
  const authorization = `Bearer ${token}`;
  const { account } = memberSchema.parse(await portal.succeed('account.member', { authorization }));
  const { merchantCode } = siteSchema.parse(await portal.succeed('site.permission'));
  const body = {
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: account,
    token,
    merchantCode,
    language: 'EN',
  };
  return { authorization, body };
}

/** A slot as a favourite, in the part of the request that names it. */
function favourite(part: 'body' | 'query'): GoodRequest {
  return async (portal) => {
    const { nodeId, vassalage, gameType } = await someGame(portal);
    return { ...(await asMember(portal)), [part]: { nodeId, vendor: vassalage, gameType } };
  };
}

/** Good requests of `games`. */
export const gamesRequests: GoodRequestsOf<'games'> = {
  list: () => ({ query: { gameType: 'RNG', pageSize: 5, language: 'PT' } }),
  one: async (portal) => {
    const { nodeId } = await someGame(portal);
    return { params: { nodeId } };
  },
  rules: async (portal) => {
    const { nodeId } = await someGame(portal);
    return { params: { nodeId }, query: { language: 'EN' } };
  },
  vendorGameTypes: async (portal) => {
    const { vassalage } = await someGame(portal);
    return { params: { vassalage } };
  },
  addFavourite: favourite('body'),
  removeFavourite: favourite('query'),
  announcements: () => ({ query: { gameClassify: 'RNG', language: 'EN' } }),
  launch: async (portal) => {
    const { nodeId, vassalage } = await someGame(portal);
    const { authorization, body } = await launching(portal);
    return { authorization, body: { ...body, nodeId, vassalage, gameId: nodeId } };
  },
  launchSeaLottery: async (portal) => {
    const query = { gameType: 'LOTT', vassalage: SEA_LOTTERY_VENDOR_CODES[0], pageSize: 1 };
    const { games } = gamesSchema.parse(await portal.succeed('games.list', { query }));
    const [game] = games;
    return (
      game && {
        ...(await asMember(portal)),
        body: {
          nodeId: game.nodeId,
          vassalage: game.vassalage,
          playType: 'today',
          device: 'WEB',
          language: 'EN',
        },
      }
    );
  },
  closeOpenRounds: async (portal) => ({
    ...(await asMember(portal)),
    body: { roundIds: ['no-such-round'] },
  }),
};
