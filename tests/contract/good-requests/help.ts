import type { GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `help`. */
export const helpRequests: GoodRequestsOf<'help'> = {
  centre: () => ({ query: { language: 'EN' } }),
};
