import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `notifications`. */
export const notificationsRequests: GoodRequestsOf<'notifications'> = {
  preferences: async (portal) => (portal.credentials ? asMember(portal) : undefined),
  choose: async (portal) =>
    portal.credentials
      ? { ...(await asMember(portal)), body: { topic: 'points', channel: 'mail', isOn: false } }
      : undefined,
};
