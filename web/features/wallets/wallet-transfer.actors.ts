import { fromPromise } from 'xstate';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type CheckInput,
  type TransfersOutcome,
  type WalletOrder,
  walletTransferMachine,
} from '#machines/wallet-transfer/wallet-transfer.machine.ts';
import type { OnceKey } from '#web/shared/money/once-key.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Moving money between wallets with its calls (W2). */
export function provideWalletTransfer(
  { api }: Pick<Services, 'api'>,
  { key }: Pick<OnceKey, 'key'>,
) {
  const move = async ({
    vendor,
    direction,
    amount,
  }: WalletOrder & { kind: 'move' }): Promise<TransfersOutcome> => {
    const body = { vendor, direction, amount };
    const outcome = await api.wallet.transfer({ body }, { key: key() });
    return outcome.ok ? { ok: true, value: [outcome.value] } : outcome;
  };
  const recall = async ({
    vendors,
  }: WalletOrder & { kind: 'recall' }): Promise<TransfersOutcome> => {
    const body = { vendors: [...vendors] };
    const outcome = await api.wallet.recall({ body }, { key: key() });
    return outcome.ok ? { ok: true, value: outcome.value.transfers } : outcome;
  };
  /** One that has ended stays as it is known. */
  const check = async (transfer: WalletTransfer): Promise<Outcome<WalletTransfer>> =>
    transfer.state === 'moving'
      ? api.wallet.checkTransfer({ params: { id: transfer.id }, body: {} })
      : { ok: true, value: transfer };

  return walletTransferMachine.provide({
    actors: {
      moveMoney: fromPromise<TransfersOutcome, WalletOrder>(({ input }) =>
        input.kind === 'move' ? move(input) : recall(input),
      ),
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
