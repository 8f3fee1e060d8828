import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `help`. */
export const helpRequests: GoodRequestsOf<'help'> = {
  centre: () => ({ query: { language: 'EN' } }),
};
