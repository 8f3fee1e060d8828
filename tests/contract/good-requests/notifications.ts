import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `notifications`. */
export const notificationsRequests: GoodRequestsOf<'notifications'> = {
  preferences: async (portal) => (portal.member ? asMember(portal) : undefined),
  choose: async (portal) =>
    portal.member
      ? { ...(await asMember(portal)), body: { topic: 'points', channel: 'mail', isOn: false } }
      : undefined,
};
