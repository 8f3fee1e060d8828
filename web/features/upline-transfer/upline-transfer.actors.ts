import { fromPromise } from 'xstate';
import {
  type Sending,
  type TermsOutcome,
  type TransferOutcome,
  uplineTransferMachine,
} from '#machines/upline-transfer/upline-transfer.machine.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Sending money to the upline with its calls (W2); passwords are read from the draft. */
export function provideUplineTransfer({ api }: Pick<Services, 'api'>, draft: MoneyPasswordDraft) {
  return uplineTransferMachine.provide({
    actors: {
      readTerms: fromPromise<TermsOutcome, void>(({ signal }) =>
        api.transfers.uplineTerms({}, { signal }),
      ),
      sendMoney: fromPromise<TransferOutcome, Sending>(({ input: { amount } }) => {
        const body = { amount, ...givenMoneyPasswords(draft.values()) };
        return api.transfers.toUpline({ body }, { key: draft.key() });
      }),
    },
  });
}
