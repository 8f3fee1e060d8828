import { unknown } from '../kit/unknown.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `playPauses`. A pause would stop the requests after it: it is somebody else's. */
export const playPausesRequests: GoodRequestsOf<'playPauses'> = {
  choose: async ({ tokens }) => {
    const token = await tokens.apart?.('current');
    return token === undefined
      ? unknown.apart
      : { authorization: `Bearer ${token}`, body: { length: 'oneHour' } };
  },
};
