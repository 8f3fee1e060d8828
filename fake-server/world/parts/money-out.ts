import { withdrawalTable } from '../../store/withdrawals.ts';
import { createDirectoryClient } from '../partners/directory-client.ts';
import { createPayoutAccounts, type PayoutAccounts } from '../payout-accounts.ts';
import { createPayoutAnswers, type PayoutAnswers } from '../payout-answers.ts';
import { createPayoutDesk, type PayoutDesk } from '../payout-desk.ts';
import { createPayoutScenes, type PayoutScenes } from '../payout-scenes.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { createRedemptions, type Redemptions } from '../redemptions.ts';
import { createUplineTransfers, type UplineTransfers } from '../upline-transfers.ts';
import { createWithdrawalSteps } from '../withdrawal-steps.ts';
import { createWithdrawals, type Withdrawals } from '../withdrawals.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** Where money goes from here, and points. */
export interface MoneyOut {
  readonly payoutAccounts: PayoutAccounts;
  readonly uplineTransfers: UplineTransfers;
  readonly withdrawals: Withdrawals;
  readonly payoutAnswers: PayoutAnswers;
  readonly payoutDesk: PayoutDesk;
  readonly payoutScenes: PayoutScenes;
  readonly redemptions: Redemptions;
}

interface MoneyOutNeeds
  extends Foundation,
    Money,
    Pick<People, 'messages' | 'moneyPasswords' | 'uplines'>,
    Pick<SiteAccounts, 'pix'> {}

/** The share of money and points that leave in a world. */
export function moneyOutOf(needs: MoneyOutNeeds): MoneyOut {
  const table = withdrawalTable(needs.database);
  const payoutAccounts = createPayoutAccounts({
    ...needs,
    directory: createDirectoryClient(needs.pix),
    isPaidTo: (accountId) => table.isUnderWay(accountId),
  });
  const steps = createWithdrawalSteps(needs);
  const payoutDesk = createPayoutDesk(needs, steps);
  return {
    uplineTransfers: createUplineTransfers(needs),
    payoutAccounts,
    withdrawals: createWithdrawals({ ...needs, payoutAccounts }, steps),
    payoutAnswers: createPayoutAnswers(needs, steps),
    payoutDesk,
    payoutScenes: createPayoutScenes(needs, steps, payoutDesk),
    redemptions: createRedemptions(needs),
  };
}
