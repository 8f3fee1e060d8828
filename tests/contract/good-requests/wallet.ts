import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `wallet`. */
export const walletRequests: GoodRequestsOf<'wallet'> = {
  balance: asMember,
};
