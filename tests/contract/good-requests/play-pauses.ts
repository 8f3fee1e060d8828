import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `playPauses`. A pause would stop the requests after it. */
export const playPausesRequests: GoodRequestsOf<'playPauses'> = {
  choose: 'an account does it once',
};
