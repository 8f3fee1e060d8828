import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** A trial account invites nobody. */
const asTrueMember = async (portal: PortalSubject) => portal.member && (await asMember(portal));

/** Good requests of `referral`. */
export const referralRequests: GoodRequestsOf<'referral'> = {
  terms: asTrueMember,
  people: asTrueMember,
};
