import { addAccount, checkAccount, someAccount, spareAccount } from '../money-requests.ts';
import { type GoodRequestsOf } from './good-request.ts';

/** Good requests of `payoutAccounts`. */
export const payoutAccountsRequests: GoodRequestsOf<'payoutAccounts'> = {
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
