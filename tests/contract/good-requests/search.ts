import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `search`. */
export const searchRequests: GoodRequestsOf<'search'> = {
  find: () => ({ query: { text: 'tigre', language: 'PT' } }),
};
