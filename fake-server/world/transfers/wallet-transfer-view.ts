import type { WalletTransfer } from '#contract/entities/wallet.ts';
import { allVendors } from '../../content/vendors.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { WalletTransferRow } from '../../store/transfers/wallet-transfers.ts';

/** The name of the vendor that keeps a wallet. */
export function walletNameOf(vendor: string): string {
  return allVendors.find(({ code }) => code === vendor)?.name ?? vendor;
}

/** A transfer between wallets as its owner sees it. */
export function walletTransferView(row: WalletTransferRow): WalletTransfer {
  const { id, vendor, direction, amount, currency, state, at, ended_at } = row;
  return {
    id,
    vendor,
    name: walletNameOf(vendor),
    direction,
    amount,
    currency,
    state,
    at: momentOf(at),
    endedAt: ended_at === null ? null : momentOf(ended_at),
  };
}
