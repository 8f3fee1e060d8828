import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `playLimits`: a limit that stops no other request. */
export const playLimitsRequests: GoodRequestsOf<'playLimits'> = {
  goWithout: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  choose: async (portal) => ({
    ...(await asMember(portal)),
    body: { kind: 'time', frame: 'month', amount: 44_640 },
  }),
  chooseCheck: async (portal) => ({ ...(await asMember(portal)), body: { everyMinutes: 30 } }),
  answerCheck: async (portal) => ({
    ...(await asMember(portal)),
    body: { dueAt: '2026-01-01T12:00:00.000Z' },
  }),
};
