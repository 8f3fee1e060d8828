import { fromPromise } from 'xstate';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type CheckInput,
  type TransfersOutcome,
  type WalletOrder,
  walletTransferMachine,
} from '#machines/wallet-transfer/wallet-transfer.machine.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Moving money between wallets with its calls (W2). */
export function provideWalletTransfer(services: SubmissionServices) {
  const { api } = services;
  const move = async (
    { vendor, direction, amount }: WalletOrder & { kind: 'move' },
    key: string,
  ): Promise<TransfersOutcome> => {
    const body = { vendor, direction, amount };
    const outcome = await api.wallet.transfer({ body }, { key });
    return outcome.ok ? { ok: true, value: [outcome.value] } : outcome;
  };
  const recall = async (
    { vendors }: WalletOrder & { kind: 'recall' },
    key: string,
  ): Promise<TransfersOutcome> => {
    const body = { vendors: [...vendors] };
    const outcome = await api.wallet.recall({ body }, { key });
    return outcome.ok ? { ok: true, value: outcome.value.transfers } : outcome;
  };
  /** An ended one keeps its known state. */
  const check = async (transfer: WalletTransfer): Promise<Outcome<WalletTransfer>> =>
    transfer.state === 'moving'
      ? api.wallet.checkTransfer({ params: { id: transfer.id }, body: {} })
      : { ok: true, value: transfer };

  return walletTransferMachine.provide({
    actors: {
      moveMoney: provideSubmission<WalletOrder, readonly WalletTransfer[]>(services, {
        call: (order) => (order.kind === 'move' ? 'wallet.transfer' : 'wallet.recall'),
        send: ({ payload: order, key }) =>
          order.kind === 'move' ? move(order, key) : recall(order, key),
        facts: (order) => (order.kind === 'move' ? { amount: order.amount } : {}),
      }),
      checkTransfers: fromPromise<TransfersOutcome, CheckInput>(async ({ input }) => {
        const outcomes = await Promise.all(input.transfers.map(check));
        const value: WalletTransfer[] = [];
        for (const outcome of outcomes) {
          if (!outcome.ok) return outcome;
          value.push(outcome.value);
        }
        return { ok: true, value };
      }),
    },
  });
}
