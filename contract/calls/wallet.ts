import { answers, c } from '../call.ts';
import { balanceSchema } from '../entities/money.ts';

/** Money of a member. */
export const walletCalls = c.router({
  balance: {
    method: 'GET',
    path: '/wallet/balance',
    ...answers({ summary: 'The balance over all wallets', auth: 'member', value: balanceSchema }),
  },
});
