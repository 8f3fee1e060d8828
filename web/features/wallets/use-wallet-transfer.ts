import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { provideWalletTransfer } from './wallet-transfer.actors.ts';

/** A transfer between wallets: state and actions for its page. */
export type WalletTransferFlow = ReturnType<typeof useWalletTransfer>;

/**
 * Runs the flow of a transfer between wallets while its page is mounted (W2). The balances are read
 * separately: they change with each bet, and when a vendor answers.
 */
export function useWalletTransfer() {
  const flow = useFlow(provideWalletTransfer);
  const merchant = useQuery(queries.wallet.merchant());
  const wallets = useQuery(queries.wallet.consolidated());
  return {
    ...flow,
    edited: editing(flow),
    merchant: merchant.data,
    wallets: wallets.data,
    failure: failureOf(merchant, wallets),
  };
}
