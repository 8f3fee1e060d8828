import { createDirectoryClient } from '../partners/directory-client.ts';
import { createPayoutAccounts, type PayoutAccounts } from '../payout-accounts.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { createUplineTransfers, type UplineTransfers } from '../upline-transfers.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** Where money goes from here. */
export interface MoneyOut {
  readonly payoutAccounts: PayoutAccounts;
  readonly uplineTransfers: UplineTransfers;
}

interface MoneyOutNeeds
  extends Foundation,
    Pick<Money, 'books' | 'wallet'>,
    Pick<People, 'messages' | 'moneyPasswords' | 'uplines'>,
    Pick<SiteAccounts, 'pix'> {}

/** The share of money that leaves in a world. */
export function moneyOutOf(needs: MoneyOutNeeds): MoneyOut {
  return {
    payoutAccounts: createPayoutAccounts({
      ...needs,
      directory: createDirectoryClient(needs.pix),
      // Nothing is paid out yet.
      isPaidTo: () => false,
    }),
    uplineTransfers: createUplineTransfers(needs),
  };
}
