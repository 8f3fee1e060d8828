import { newcomer } from '../own-people.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `playPauses`. A pause would stop the requests after it: it is somebody else's. */
export const playPausesRequests: GoodRequestsOf<'playPauses'> = {
  choose: async (portal) => {
    const { authorization } = await newcomer(portal);
    return { authorization, body: { length: 'oneHour' } };
  },
};
