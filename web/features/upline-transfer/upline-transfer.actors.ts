import { fromPromise } from 'xstate';
import type { UplineTransfer } from '#contract/entities/transfer.ts';
import {
  type Sending,
  type TermsOutcome,
  uplineTransferMachine,
} from '#machines/upline-transfer/upline-transfer.machine.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Sending money to the upline with its calls (W2); passwords are read from the draft. */
export function provideUplineTransfer(
  services: SubmissionServices & Pick<Services, 'modals'>,
  draft: MoneyPasswordDraft,
) {
  const { api } = services;
  return uplineTransferMachine.provide({
    actors: {
      readTerms: fromPromise<TermsOutcome, void>(({ signal }) =>
        api.transfers.uplineTerms({}, { signal }),
      ),
      sendMoney: provideSubmission<Sending, UplineTransfer>(services, {
        call: 'transfers.toUpline',
        send: ({ asked: { amount }, key }) => {
          const body = { amount, ...givenMoneyPasswords(draft.values()) };
          return withFreshProof(services, () => api.transfers.toUpline({ body }, { key }));
        },
        facts: ({ amount }) => ({ amount }),
      }),
    },
  });
}
