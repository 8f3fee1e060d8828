import { withdrawalTable } from '../../store/withdrawals/withdrawals.ts';
import { createDirectoryClient } from '../partners/directory-client.ts';
import { createPostcodeClient } from '../partners/postcode-client.ts';
import { createVendorWalletClient } from '../partners/vendor-wallet-client.ts';
import { createPostcodePlaces, type PostcodePlaces } from '../points/postcode-places.ts';
import { createRedemptions, type Redemptions } from '../points/redemptions.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { type Applications, createApplications } from '../promotions/applications.ts';
import { createMoneyTransfers, type MoneyTransfers } from '../transfers/money-transfers.ts';
import { createWalletTransfers, type WalletTransfers } from '../transfers/wallet-transfers.ts';
import { createPayoutAccounts, type PayoutAccounts } from '../withdrawals/payout-accounts.ts';
import { createPayoutAnswers, type PayoutAnswers } from '../withdrawals/payout-answers.ts';
import { createPayoutOperator, type PayoutOperator } from '../withdrawals/payout-operator.ts';
import { createWithdrawalSteps } from '../withdrawals/withdrawal-steps.ts';
import { createWithdrawals, type Withdrawals } from '../withdrawals/withdrawals.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** Withdrawals, rewards and applications. */
export interface MoneyOut {
  readonly payoutAccounts: PayoutAccounts;
  readonly moneyTransfers: MoneyTransfers;
  readonly walletTransfers: WalletTransfers;
  readonly withdrawals: Withdrawals;
  readonly payoutAnswers: PayoutAnswers;
  readonly payoutOperator: PayoutOperator;
  readonly redemptions: Redemptions;
  readonly postcodePlaces: PostcodePlaces;
  readonly applications: Applications;
}

interface MoneyOutNeeds
  extends Foundation,
    Money,
    Pick<People, 'history' | 'notifications' | 'moneyPasswords' | 'transferReceivers'>,
    Pick<SiteAccounts, 'pix' | 'postcodes' | 'vendorWallets'> {}

/** A world's part about requests to the operator. */
export function moneyOutOf(needs: MoneyOutNeeds): MoneyOut {
  const table = withdrawalTable(needs.database);
  const payoutAccounts = createPayoutAccounts({
    ...needs,
    directory: createDirectoryClient(needs.pix),
    isPaidTo: (accountId) => table.isUnderWay(accountId),
    mostPaidOf: (memberId) => table.mostPaidAccountOf(memberId),
  });
  const steps = createWithdrawalSteps(needs);
  const payoutOperator = createPayoutOperator(needs, steps);
  return {
    moneyTransfers: createMoneyTransfers(needs),
    walletTransfers: createWalletTransfers({
      ...needs,
      vendors: createVendorWalletClient(needs.vendorWallets),
    }),
    payoutAccounts,
    withdrawals: createWithdrawals({ ...needs, payoutAccounts }, steps),
    payoutAnswers: createPayoutAnswers(needs, steps),
    payoutOperator,
    redemptions: createRedemptions(needs),
    postcodePlaces: createPostcodePlaces({
      ...needs,
      directory: createPostcodeClient(needs.postcodes),
    }),
    applications: createApplications(needs),
  };
}
