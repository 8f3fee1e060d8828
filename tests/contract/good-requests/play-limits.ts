import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `playLimits`: a limit that stops no other request. */
export const playLimitsRequests: GoodRequestsOf<'playLimits'> = {
  goWithout: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  choose: async (portal) => ({
    ...(await asMember(portal)),
    body: { kind: 'time', frame: 'month', amount: 44_640 },
  }),
};
