import { answers, c } from '../call.ts';
import { balanceSchema } from '../entities/money.ts';

/** A member's money. */
export const walletCalls = c.router({
  balance: {
    method: 'GET',
    path: '/wallet/balance',
    ...answers({ summary: 'The balance over all wallets', auth: 'member', value: balanceSchema }),
  },
});
