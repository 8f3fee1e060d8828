import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';
import { SMALL_PNG } from './withdrawals.ts';

/** A body by a person with a real account: a trial account changes nothing of itself. */
const withBody = (body: unknown) => async (portal: PortalSubject) =>
  portal.member && { ...(await asMember(portal)), body };

/** Good requests of `profile`. */
export const profileRequests: GoodRequestsOf<'profile'> = {
  rank: async (portal) => portal.member && (await asMember(portal)),
  rename: withBody({ nickname: 'Contract Tester' }),
  chooseAvatar: withBody({ icon: '1' }),
  sendAvatar: withBody({ picture: SMALL_PNG }),
};
