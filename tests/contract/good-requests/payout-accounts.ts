import { addAccount, checkAccount, someAccount, spareAccount } from '../money-requests.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `payoutAccounts`. */
export const payoutAccountsRequests: GoodRequestsOf<'payoutAccounts'> = {
  list: asMember,
  check: checkAccount,
  add: addAccount,
  makeDefault: async (portal) => {
    const account = await someAccount(portal);
    return account && { ...account, body: {} };
  },
  rename: async (portal) => {
    const account = await someAccount(portal);
    return account && { ...account, body: { label: 'Home' } };
  },
  remove: spareAccount,
};
