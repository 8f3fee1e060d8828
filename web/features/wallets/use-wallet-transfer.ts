import { useQuery } from '@tanstack/react-query';
import { consolidatedWalletQuery, merchantWalletQuery } from '#web/api/vendor-wallet-queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideWalletTransfer } from './wallet-transfer.actors.ts';

/** A transfer between wallets as its page sees it. */
export type WalletTransferFlow = ReturnType<typeof useWalletTransfer>;

/**
 * Runs the flow of a transfer between wallets for as long as its page stands (W2). What is in the
 * wallets is read beside it: it changes with each bet, and when a vendor answers.
 */
export function useWalletTransfer() {
  const { api } = useServices();
  const flow = useFlow(provideWalletTransfer);
  const merchant = useQuery(merchantWalletQuery(api));
  const wallets = useQuery(consolidatedWalletQuery(api));
  return {
    ...flow,
    edited: editing(flow),
    merchant: merchant.data,
    wallets: wallets.data,
    failure: failureOf(merchant, wallets),
  };
}
