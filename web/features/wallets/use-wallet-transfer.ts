import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import { leafOf } from '#machines/leaf-state.ts';
import type { WalletOrder } from '#machines/wallet-transfer/wallet-transfer.machine.ts';
import {
  consolidatedWalletQuery,
  merchantWalletQuery,
  walletsKey,
} from '#web/api/vendor-wallet-queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideWalletTransfer } from './wallet-transfer.actors.ts';

/** A transfer between wallets as its page sees it. */
export type WalletTransferFlow = ReturnType<typeof useWalletTransfer>;

/**
 * Runs the flow of a transfer between wallets for as long as its page stands (W2). What is in the
 * wallets is read beside it: it changes with each bet, and when a vendor answers.
 */
export function useWalletTransfer() {
  const services = useServices();
  const { api, queryClient } = services;
  const [machine] = useState(() => provideWalletTransfer(services));
  const [state, send] = useMachine(machine, { ...services.watching });
  const merchant = useQuery(merchantWalletQuery(api));
  const wallets = useQuery(consolidatedWalletQuery(api));
  const { refusal } = state.context;
  const leaf = leafOf(state.value);

  useEffect(() => {
    // What was shown may have been out of date; what was moved lies elsewhere now.
    if (leaf === 'sending' || (leaf === 'entering' && refusal === null)) return;
    void queryClient.invalidateQueries({ queryKey: walletsKey });
  }, [queryClient, leaf, refusal]);

  return {
    ...state.context,
    leaf,
    merchant: merchant.data,
    wallets: wallets.data,
    failure: failureOf(merchant, wallets),
    unanswered: useUnanswered(state.children.moveMoney),
    isBusy: state.hasTag('busy'),
    submit: (order: WalletOrder) => send({ type: 'order.submitted', order }),
    resume: (transfer: WalletTransfer) => send({ type: 'transfer.resumed', transfer }),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    check: () => send({ type: 'check.requested' }),
    startAnother: () => send({ type: 'another.requested' }),
  };
}
