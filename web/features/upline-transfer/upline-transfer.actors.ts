import { fromPromise } from 'xstate';
import {
  type Sending,
  type TermsOutcome,
  type TransferOutcome,
  uplineTransferMachine,
} from '#machines/upline-transfer/upline-transfer.machine.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Sending money to the upline with its calls (W2); passwords are read from the draft. */
export function provideUplineTransfer(
  services: Pick<Services, 'api' | 'modals'>,
  draft: MoneyPasswordDraft,
) {
  const { api } = services;
  return uplineTransferMachine.provide({
    actors: {
      readTerms: fromPromise<TermsOutcome, void>(({ signal }) =>
        api.transfers.uplineTerms({}, { signal }),
      ),
      sendMoney: fromPromise<TransferOutcome, Sending>(({ input: { amount } }) => {
        const body = { amount, ...givenMoneyPasswords(draft.values()) };
        const key = draft.key();
        return withFreshProof(services, () => api.transfers.toUpline({ body }, { key }));
      }),
    },
  });
}
