import { moneyPassword } from '../money-requests.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** The least that the fake lets anybody send, in hundredths. */
const LEAST = 100;

/** One good request for each call of `transfers`. */
export const transfersRequests: GoodRequestsOf<'transfers'> = {
  uplineTerms: async (portal) => (portal.knowsSeed ? await asMember(portal) : undefined),
  toUpline: async (portal) => {
    if (!portal.knowsSeed) return undefined;
    const transactionPassword = await moneyPassword(portal);
    return { ...(await asMember(portal)), body: { amount: LEAST, transactionPassword } };
  },
};
