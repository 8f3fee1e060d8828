import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `points`. */
export const pointsRequests: GoodRequestsOf<'points'> = {
  balance: asMember,
  config: async (portal) => ({ ...(await asMember(portal)), query: { language: 'EN' } }),
  rewards: async (portal) => ({ ...(await asMember(portal)), query: { language: 'PT' } }),
  transactions: async (portal) => ({
    ...(await asMember(portal)),
    query: { pageNo: 1, kind: 'bet' },
  }),
};
