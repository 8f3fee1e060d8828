import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `sports`. */
export const sportsRequests: GoodRequestsOf<'sports'> = {
  matches: () => ({ query: { gameType: 'SPORTS', language: 'EN' } }),
};
